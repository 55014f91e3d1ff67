"""The ten results with which the report opens."""

from __future__ import annotations

from typing import Any, NamedTuple


class Headline(NamedTuple):
    """A result.

    Attributes:
        words: what it is.
        claim: the id of the claim that says it.
        statement: which of its statements is shown, counted from 1.
        definitions: the letters in it, in LaTeX, whose definitions are shown beside it.
        derivation: the section of derivations.md that derives it, or "".
    """

    words: str
    claim: str
    statement: int
    definitions: tuple[str, ...]
    derivation: str


HEADLINES = (
    Headline("Eq. (6)", "riechers.eq6", 5, (), "eq6"),
    Headline("the projector", "riechers.projector", 1, (r"\Pi",), "projectors"),
    Headline("the variance", "riechers.variance", 3, (), "eq6"),
    Headline("the orthogonal subspace", "riechers.nullspace", 3, (r"\boldsymbol{\alpha}",), "nullspace"),
    Headline("the principal axes", "riechers.principal-axes", 1, ("A", "M"), "axes"),
    Headline("zero gains, corrected", "lnverify.principal-axes.zero-gain", 6, ("C",), "zero-gain"),
    Headline("the secular equation", "lnverify.secular-equation", 1, ("p",), "axes"),
    Headline("the backward formula", "walkthrough.backward.input", 3, (r"\boldsymbol{\delta}",), "backward"),
    Headline("RMSNorm", "lnverify.rmsnorm", 3, (), ""),
    Headline("the mean-free gradient", "walkthrough.gradient-sum", 1, (), "backward"),
)
READINGS = ("mpmath", "float64", "float32")


def headlines(claims: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows of the table: each headline with its claim, its formulas, and what each reading measured or None."""
    # A report may be on some claims alone.
    by_id = {claim["id"]: claim for claim in claims}
    results = []
    for headline in (each for each in HEADLINES if each.claim in by_id):
        claim = by_id[headline.claim]
        formulas = [claim["steps"][headline.statement - 1]["statement"]]
        formulas += [f"{letter} = {claim['definitions'][letter]}" for letter in headline.definitions]
        corrected = [other for other in claims if other["corrected_by"] == headline.claim and other["witness"]]
        measured = {row["reading"]: row for row in claim["rows"] if not row["skipped"]}
        rows = {reading: measured.get(reading) for reading in READINGS}
        results.append(
            headline._asdict() | {"claim": claim, "formulas": formulas, "corrected": corrected, "rows": rows}
        )
    return results

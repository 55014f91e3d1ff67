"""The pages on Rocq: results by hand and what has to be trusted; what was said of each; where they apply."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from lnverify.kernels.rounding.rocq import Axioms, rests_on
from lnverify.numeric.publishing.files import read_errors, read_object
from lnverify.numeric.publishing.render import page_template
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.registry import DeclaredClaim
from lnverify.proofs.rocq.files import NEAR_MISSES, topics
from lnverify.proofs.rocq.results import results
from lnverify.rocq.answers import Checked, kernel_row, kernel_rows

PAGES = ("rocq.md", "rocq-claims.md", "rocq-points.md")
"""The names of the pages, in the folder of the report."""
POINTS = "points.json"
"""Where hypotheses hold, beside the theorems: a test finds it, and writes it when it is run as a script."""


def points(folder: Path) -> dict[str, dict[str, list[str]]]:
    """Where the hypotheses of theorems hold, by N, from the file beside them; nothing where there is none."""
    path, right = folder / POINTS, "the file that the test of witnesses writes"
    known = read_object(path, right)
    with read_errors(path, right, TypeError, AttributeError):
        return {id: {n: list(map(str, found)) for n, found in by_size.items()} for id, by_size in known.items()}


def pages(
    answers: Mapping[str, Checked],
    points: Mapping[str, Mapping[str, Sequence[str]]] | None = None,
    axioms: Axioms | None = None,
) -> dict[str, str]:
    """The pages by name, in Markdown.

    Args:
        answers: what Rocq said, by the key of the theorem.
        points: where hypotheses hold, as `points` reads it.
        axioms: what results by hand rest on.
    """
    by_hand = [{"result": result, "axioms": rests_on((axioms or {}).get(result.place))} for result in results()]
    rows = [_row(claim, answers) for claim in CLAIMS.values()]
    misses = [{"id": key.removeprefix("not ")} | kernel_row(key, answers.get(key)) for key in topics()[NEAR_MISSES]]
    return {
        name: page_template(Path(__file__).with_name(f"{name}.j2")).render(
            rows=rows,
            misses=misses,
            missing=_refusals(rows),
            results=by_hand,
            versions=_versions(answers),
            points=points or {},
        )
        for name in PAGES
    }


def _row(claim: DeclaredClaim, answers: Mapping[str, Checked]) -> dict[str, Any]:
    rows = kernel_rows(claim, answers)
    return {
        "id": claim.id, **{row["part"]: row for row in rows}, "parts": [row["part"] for row in rows],
        "kind": "refuted" if claim.corrected_by else "qualified" if claim.extra_hypotheses else "proved",
    }  # fmt: skip


def _refusals(rows: Sequence[Mapping[str, Any]]) -> dict[str, list[str]]:
    """What was not accepted, by the reason: claims, and their negations."""
    values: dict[str, list[str]] = {}
    for row in rows:
        for part in row["parts"]:
            if not row[part]["accepted"]:
                name = row["id"] if part == "theorem" else f"{row['id']} (negation)"
                values.setdefault(row[part]["said"].removeprefix("not accepted: "), []).append(name)
    return dict(sorted(values.items(), key=lambda item: -len(item[1])))


def _versions(answers: Mapping[str, Checked]) -> list[str]:
    """The versions that accepted anything."""
    return sorted({answer.versions for answer in answers.values() if answer.accepted})

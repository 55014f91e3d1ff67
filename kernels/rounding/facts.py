"""Theorems by hand as facts of claims, so that what finds, cites and verifies claims knows them too."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

from lnverify.kernels.programs.rocq import library, statements
from lnverify.kernels.programs.stated import near_misses, statement
from lnverify.kernels.programs.theorems import LAWS, REFUTED, THEOREMS, Law
from lnverify.kernels.rounding.printed import in_latex, where_of_title
from lnverify.proofs.prose import plain
from lnverify.proofs.rocq.results import Result, results

Facts = dict[str, Any]


@cache
def facts() -> dict[str, Facts]:
    """Of each theorem, by id, what `numeric.verdicts.decided` says of a claim: of rounding, and of results by hand."""
    return {law.id: _of_law(law) for law in (*THEOREMS, *LAWS, *REFUTED)} | {it.id: _of_result(it) for it in results()}


def in_words(law: Law) -> str:
    """The verdict on a theorem: all are proved; that of a refuted bound says that the bound fails."""
    what = "no such bound holds" if law.kept_by else "true for every N, order of sums and format"
    return f"proved in Rocq: {what}"


def page(id: str) -> str:
    """The page of a theorem, below the folder of the reports."""
    return f"rounding/{id}.md"


def _of_law(law: Law) -> Facts:
    text, context = (statement(law), "") if law.is_stated else _by_hand(*law.place)
    misses = [{"name": miss} for miss in near_misses(law)] if law.is_stated else []
    words = {"in_words": in_words(law), "remark": "rounding error of a program", "near_misses": misses}
    shown = in_latex(law) if law.is_stated else {"where": where_of_title(law)}
    return _facts(law, law.place, text, [text, statements([law.program])], shown) | words | {"context": context}


def _by_hand(file: str, name: str) -> tuple[str, str]:
    """A theorem of a file by hand as it stands there, and the hypotheses of its section."""
    before, _, after = library()[f"{file}.v"].partition(f"\nTheorem {name} ")
    section = before.rpartition("\nSection ")[2].splitlines()
    assumed = [line.partition(" ")[2].removesuffix(".") for line in section if line.startswith("Hypothes")]
    text, _, _ = after.partition(".\nProof")
    return f"Theorem {name} {text}.", " ".join(assumed)


def _in_unicode(shown: Facts) -> Facts:
    """What `in_latex` prints, for the terminal and for search."""

    def text(latex: str) -> str:
        return plain(f"${latex}$")

    return {
        "hypotheses": [*map(text, shown["hypotheses"])],
        "extra_hypotheses": [],
        "definitions": {text(name): text(meaning) for name, meaning in shown["definitions"].items()},
        "steps": [text(step["statement"]) for step in shown["steps"]],
        "letters": {"vectors": [], "scalars": []},
    }


def _of_result(result: Result) -> Facts:
    words = {"in_words": "proved in Rocq", "remark": "proved by hand in Rocq", "near_misses": [], "context": ""}
    return _facts(result, (result.file, result.name), result.text, [result.text, result.definitions], {}) | words


def _facts(theorem: Law | Result, place: tuple[str, str], text: str, said: list[str], shown: Facts) -> Facts:
    """What is common to both; `said` is what a citation holds it to, `shown` what is printed beside the title."""
    hashed = "\n".join([theorem.id, "proved", *said])
    values: Facts = {
        "id": theorem.id,
        "hash": hashlib.sha256(hashed.encode()).hexdigest()[:12],
        "title": theorem.title,
        "source": "lnverify",
        "document": "this project",
        "place": f"{place[0]}.v",
        "verdict": "proved",
        "theorem": place[1],
        "faults": [],
        **dict.fromkeys(
            ("charitable_reading", "seen", "condition", "misprint", "reading", "law", "clause", "corrected_by"), ""
        ),
        "rocq": text,
        "witness": None,
        # Of most the title is the statement; `in_latex` prints a bound.
        **{name: [] for name in ("steps", "apart", "hypotheses", "extra_hypotheses", "where")},
        **{"definitions": {}, "lines": {}},
        "letters": {"vectors": [], "scalars": [], "zero_gains": False, "dimension": False},
    }
    values |= shown
    return values | {"text": _in_unicode(values)}

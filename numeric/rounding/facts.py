"""The theorems of rounding as facts of claims, so that what finds, cites and verifies claims knows them too."""

from __future__ import annotations

import hashlib
from typing import Any

from lnverify.numeric.citations.latex_text import tex_text
from lnverify.numeric.rounding.statements import rocq_text
from lnverify.proofs.programs.rocq import statements
from lnverify.proofs.programs.theorems import LAWS, REFUTED, THEOREMS, Law, Refutation, Theorem

Facts = dict[str, Any]
IN_WORDS = {
    "proved": "proved in Rocq: true for every N, order of sums and format",
    "refuted": "refuted in Rocq: true of no constant",
}


def facts() -> dict[str, Facts]:
    """Of each theorem, each refuted bound and each law, by id, what `numeric.verdicts.decided` says of a claim."""
    proved = {bound.id: _facts(bound, "proved") for bound in (*THEOREMS, *LAWS)}
    return proved | {bound.id: _facts(bound, "refuted") for bound in REFUTED}


def page(id: str) -> str:
    """The page of a theorem, below the folder of the reports."""
    return f"rounding/{id}.md"


def _facts(bound: Law, verdict: str) -> Facts:
    file, name = bound.place
    text = rocq_text(file, name)
    said = "\n".join([bound.id, verdict, text, statements([bound.program])])
    misses = [{"name": miss} for miss in bound.near_misses] if isinstance(bound, Theorem) else []
    return {
        "id": bound.id,
        "hash": hashlib.sha256(said.encode()).hexdigest()[:12],
        "title": bound.title,
        "source": "lnverify",
        "document": "this project",
        "place": f"{file}.v",
        "verdict": verdict,
        "in_words": IN_WORDS[verdict],
        "theorem": name,
        "near_misses": misses,
        "faults": [],
        "remark": "rounding error of a program",
        **dict.fromkeys(("charitable_reading", "seen", "proviso", "misprint", "reading", "law", "clause"), ""),
        "text": {"hypotheses": [], "extra_hypotheses": [], "definitions": {}, "steps": [text], "letters": {}},
        "corrected_by": bound.kept_by_id if isinstance(bound, Refutation) else "",
        "witness": None,
        "steps": [{"name": "", "statement": _latex(text), "form": ""}],
        **{
            "hypotheses": [],
            "extra_hypotheses": [],
            "where": [],
            "definitions": {},
            "lines": {_latex(text): _latex(text)},
        },
        "letters": {"vectors": [], "scalars": [], "zero_gains": False, "dimension": True},
    }


def _latex(text: str) -> str:
    """Rocq's text in typewriter letters, which may break between words."""
    return r"\ \allowbreak ".join(rf"\texttt{{{tex_text(word)}}}" for word in text.split())

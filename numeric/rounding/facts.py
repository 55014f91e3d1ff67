"""The theorems of rounding as facts of claims, so that what finds, cites and verifies claims knows them too."""

from __future__ import annotations

import hashlib
from typing import Any

from lnverify.numeric.citations.latex_text import tex_text
from lnverify.numeric.rounding.statements import rocq_text
from lnverify.proofs.programs.rocq import statements
from lnverify.proofs.programs.theorems import LAWS, REFUTED, THEOREMS, Law, Refutation, Theorem

Facts = dict[str, Any]


def facts() -> dict[str, Facts]:
    """Of each theorem, each refuted bound and each law, by id, what `numeric.verdicts.decided` says of a claim."""
    return {law.id: _facts(law) for law in (*THEOREMS, *LAWS, *REFUTED)}


def in_words(law: Law) -> str:
    """The verdict on a theorem: all are proved; that of a refuted bound says that the bound fails."""
    what = "no such bound holds" if isinstance(law, Refutation) else "true for every N, order of sums and format"
    return f"proved in Rocq: {what}"


def page(id: str) -> str:
    """The page of a theorem, below the folder of the reports."""
    return f"rounding/{id}.md"


def _facts(bound: Law) -> Facts:
    file, name = bound.place
    text = rocq_text(file, name)
    said = "\n".join([bound.id, "proved", text, statements([bound.program])])
    misses = [{"name": miss} for miss in bound.near_misses] if isinstance(bound, Theorem) else []
    return {
        "id": bound.id,
        "hash": hashlib.sha256(said.encode()).hexdigest()[:12],
        "title": bound.title,
        "source": "lnverify",
        "document": "this project",
        "place": f"{file}.v",
        "verdict": "proved",
        "in_words": in_words(bound),
        "theorem": name,
        "near_misses": misses,
        "faults": [],
        "remark": "rounding error of a program",
        **dict.fromkeys(
            ("charitable_reading", "seen", "proviso", "misprint", "reading", "law", "clause", "corrected_by"), ""
        ),
        "text": {"hypotheses": [], "extra_hypotheses": [], "definitions": {}, "steps": [text], "letters": {}},
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

"""What the page of a claim shows: the facts of the report, with formulas and citations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lnverify.numeric.citations.citation import cite, csl, pin
from lnverify.numeric.publishing.mathml import add_hints, math
from lnverify.numeric.verdicts.decided import apart_words, second_proof_words
from lnverify.proofs.rocq.files import write_theorem
from lnverify.site.html_text import address, to_html

Facts = Mapping[str, Any]
CITED = ("bibtex", "latex", "markdown")
# What Rocq is asked of a claim, and the key of it.
_KINDS = {"theorem": "{}", "negation": "not {}"}


def view(claim: Facts) -> dict[str, Any]:
    """The values that the template of a claim takes, apart from what all pages take.

    Args:
        claim: its facts in the report.
    """
    meanings = _meanings(claim)

    def shown(latex: str, block: bool = False) -> str:
        return add_hints(math(latex, block), meanings)

    necessities = {item["hypothesis"]: item["witness"] for item in claim["necessities"]}
    kinds = [("", h) for h in claim["hypotheses"]] + [("further", h) for h in claim["extra_hypotheses"]]
    return {
        "claim": claim,
        "steps": [
            {"name": step["name"], "formula": shown(step["statement"], True), "form": form}
            for step, form in zip(claim["steps"], claim["text"]["forms"], strict=True)
        ],
        "definitions": [shown(f"{name} = {text}") for name, text in claim["definitions"].items()],
        "hypotheses": [{"formula": shown(text), "kind": kind, "needed": necessities.get(text)} for kind, text in kinds],
        "near_misses": [
            {**miss, "formulas": [shown(text) for text in miss["statement"]]} for miss in claim["near_misses"]
        ],
        "apart": [apart_words(apart) for apart in claim["apart"]],
        "second_proof": second_proof_words(claim["second_proof"]),
        "citations": [(style, cite([dict(claim)], style)) for style in CITED],
        "title_html": add_hints(str(to_html(claim["title"])), meanings),
        "theorems": theorems(claim),
        "pin": pin(dict(claim)),
    }


def _meanings(claim: Facts) -> dict[str, str]:
    """What the letters of a claim mean, by their LaTeX: the definitions in plain Unicode."""
    defined = zip(claim["definitions"], claim["text"]["definitions"].items(), strict=True)
    return {**claim["roles"], **{latex: f"{name} = {meaning}" for latex, (name, meaning) in defined}}


def citation(claim: Facts) -> dict[str, str]:
    """What managers of citations read in the head of a page, by the name of the tag behind "citation_"."""
    item = csl([dict(claim)])[0]
    (issued,) = item["issued"]["date-parts"]
    authors = (author.get("literal") or f"{author['family']}, {author.get('given', '')}" for author in item["author"])
    return {
        "title": item["title"],
        "author": "; ".join(authors),
        "publication_date": "/".join(f"{part:02}" for part in issued),
        "technical_report_institution": "lnverify",
        "technical_report_number": pin(dict(claim)),
    }


def entry(claim: Facts) -> dict[str, str]:
    """What the search shows of a claim or a theorem."""
    return {
        "key": claim["id"],
        "address": address(claim["id"], ""),
        "title": str(to_html(claim["title"])),
        "verdict": claim["verdict"],
        "words": claim["in_words"],
    }


def theorems(claim: Facts) -> list[dict[str, str]]:
    """What Rocq was asked of a claim: "kind", "kernel" and "text".

    "kind" is "theorem" or "negation": that the claim fails as stated. "kernel" is what the kernel said; "text" is ""
    where no proof was written.
    """
    keys = {part: pattern.format(claim["id"]) for part, pattern in _KINDS.items()}
    return [
        {"kind": row["part"], "kernel": row["said"], "text": write_theorem(keys[row["part"]]).statement}
        for row in claim["kernel"]
    ]

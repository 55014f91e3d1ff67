"""What the page of a claim shows: the facts of the report, with formulas, pictures, citations and relations."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from lnverify.numeric.citations.citation import cite
from lnverify.numeric.publishing.mathml import add_hints, math
from lnverify.numeric.site import draw
from lnverify.numeric.site.relations import Relations
from lnverify.numeric.site.words import to_html
from lnverify.numeric.verdicts.selection import fields_of
from lnverify.proofs.readings.rocq.files import name_of

Facts = Mapping[str, Any]
CITED = ("bibtex", "latex", "markdown")
# What Rocq is asked of a claim, and the key of it.
_KINDS = {"theorem": "{}", "negation": "not {}"}


def view(
    claim: Facts, related: Relations, corrects: Sequence[str], theorems: Mapping[str, list[dict[str, str]]]
) -> dict[str, Any]:
    """The values that the template of a claim takes, apart from what all pages take.

    Args:
        claim: its facts in the report.
        related: of all claims.
        corrects: the ids of the claims that it corrects.
        theorems: as `theorems` gives them.
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
        "outcomes": outcomes(claim["second_proof"]),
        "rows": draw.rows(claim["rows"]) if claim["rows"] else None,
        "citations": [(style, cite([dict(claim)], style)) for style in CITED],
        "title_html": add_hints(str(to_html(claim["title"])), meanings),
        "neighbours": neighbours(claim, related, corrects),
        "theorems": theorems.get(claim["id"], []),
    }


def _meanings(claim: Facts) -> dict[str, str]:
    """What the letters of a claim mean, by their LaTeX: the definitions in plain Unicode."""
    defined = zip(claim["definitions"], claim["text"]["definitions"].items(), strict=True)
    return {**claim["roles"], **{latex: f"{name} = {meaning}" for latex, (name, meaning) in defined}}


def outcomes(found: list[Facts]) -> list[tuple[str, list[str]]]:
    """Of the second proof, each outcome with the dimensions at which it came out."""
    told: dict[str, list[str]] = {}
    for item in found:
        zeros = "" if item["zeros"] is None else f", k = {item['zeros']}"
        told.setdefault(item["outcome"], []).append(f"N = {item['dimension']}{zeros}")
    return list(told.items())


def entry(claim: Facts) -> dict[str, Any]:
    """What the search knows of a claim, and what it shows."""
    return {
        "id": claim["id"],
        "title": str(to_html(claim["title"])),
        "verdict": claim["verdict"],
        "words": claim["in_words"],
        "fields": fields_of(claim),
    }


def neighbours(claim: Facts, related: Relations, corrects: Sequence[str]) -> list[tuple[str, list[tuple[str, str]]]]:
    """The claims beside a claim, before and after it: each with how it is related, the strongest relation first."""
    id = claim["id"]
    before = {
        "what is true instead": [claim["corrected_by"]] if claim["corrected_by"] else [],
        "the exact law": [claim["law"]] if claim["law"] else [],
        "it uses": related.uses[id],
        "it names": related.mentions[id],
    }
    after = {"it corrects": corrects, "uses it": related.used_by[id], "names it": related.mentioned_by[id]}
    return [("before", _drop_repeats(before)), ("after", _drop_repeats(after))]


def _drop_repeats(found: Mapping[str, Sequence[str]]) -> list[tuple[str, str]]:
    """Each id once, with the first of its relations."""
    told: dict[str, str] = {}
    for how, ids in found.items():
        for id in ids:
            told.setdefault(id, how)
    return [(how, id) for id, how in told.items()]


def theorems(claims: Sequence[Facts], folder: Path) -> dict[str, list[dict[str, str]]]:
    """What Rocq was asked of each claim, by id: "kind", "kernel", "text" and "file".

    "kind" is "theorem" or "negation": that the claim fails as stated. "kernel" is what the kernel said; "text" and
    "file" are "" where no proof was written.

    Args:
        claims: their facts in the report, which say what the kernel said.
        folder: of the report, with the theorems in rocq/; without them nothing is told.
    """
    written = {}
    for path in sorted((folder / "rocq").glob("*.v")):
        text = path.read_text(encoding="utf-8")
        for block in re.findall(r"^Definition .*?(?=\n\n|\Z)", text, re.M | re.S):
            for name in re.findall(r"^Definition (\w+)_says\b", block, re.M):
                written[name] = {"text": block.rstrip(), "file": path.name}
    if not written:
        return {}
    nothing = {"text": "", "file": ""}
    return {
        claim["id"]: [
            {"kind": row["part"], "kernel": row["said"]}
            | written.get(name_of(_KINDS[row["part"]].format(claim["id"])), nothing)
            for row in claim["kernel"]
        ]
        for claim in claims
    }

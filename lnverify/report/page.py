"""The pages of the report, made from its data with templates."""

from __future__ import annotations

import math
import re
from collections.abc import Container, Iterable
from functools import cache, partial
from itertools import accumulate
from pathlib import Path
from typing import Any

from jinja2 import Template

from lnverify.numeric.publishing.address import DATA, anchor, claim_page, statements_page
from lnverify.numeric.publishing.json_text import json_text
from lnverify.numeric.publishing.numbers import number
from lnverify.numeric.publishing.render import page_template
from lnverify.numeric.verdicts.decided import apart_words, second_proof_words
from lnverify.proofs.sources.source import ID
from lnverify.report.headline import READINGS, headlines

_TEMPLATES = Path(__file__).parent / "templates"
_SINGLE = ("verification.md", "verdicts.md", "errata.md", "sources.md")
# Characters of LaTeX. A near miss with more is read in the data; the summaries, which are tables, show less.
_LONGEST_FORMULA = 250
_LONGEST_IN_A_TABLE = 160

# Always with a power of ten: residuals and bounds stand below each other.
residual = partial(number, low=math.inf)


def contents(data: dict[str, Any]) -> dict[str, str | bytes]:
    """The pages and the data, by file name."""
    return {**{name: render(name, data) for name in pages(data)}, DATA: json_text(data)}


def pages(data: dict[str, Any]) -> list[str]:
    """The names of all pages on some data: those on everything, one a source, one a claim."""
    return list(_subjects(data))


def render(name: str, data: dict[str, Any]) -> str:
    """One page as text."""
    template, values = _subjects(data)[name]
    return str(_template(template).render(data | {"longest_formula": _LONGEST_FORMULA} | values))


def _subjects(data: dict[str, Any]) -> dict[str, tuple[str, dict[str, Any]]]:
    """By the name of each page its template, and what it is about."""
    claims = data["claims"]
    # Only of the sources that ship is there a list of what each says.
    single = [name for name in _SINGLE if data["statements"] or name != "sources.md"]
    results: dict[str, tuple[str, dict[str, Any]]] = {name: (name, {}) for name in single}
    results["verification.md"] = ("verification.md", {"headlines": headlines(claims), "readings": READINGS})
    for source, told in data["statements"].items():
        results[statements_page(source)] = ("statements.md", {"source": source, "rows": told["rows"]})
    by_id = {claim["id"]: claim for claim in claims}
    corrects: dict[str, list[str]] = {}
    for claim in claims:
        corrects.setdefault(claim["corrected_by"], []).append(claim["id"])
    for claim in claims:
        corrects.setdefault(claim["id"], []).extend(claim.get("corrects", []))
    for id, claim in by_id.items():
        around = {"correction": by_id.get(claim["corrected_by"]), "corrects": corrects.get(id, []), "ids": by_id}
        results[claim_page(id)] = ("claim.md", {"claim": claim} | around)
    return results


@cache
def _template(name: str) -> Template:
    filters: dict[str, Any] = {"number": residual, "anchor": anchor, "short": short, "linked": add_links}
    filters |= {
        "named": link_claim_ids,
        "leading": leading_formulas,
        "real_ratios": real_ratios,
        "engines": engines,
        "confirmed_at": sizes_confirmed,
        "differ": apart_words,
        "second": second_proof_words,
    }
    return page_template(_TEMPLATES / f"{name}.j2", filters)


# -- what stands for much ------------------------------------------------------------------------------


def leading_formulas(formulas: Iterable[str], longest: int = _LONGEST_IN_A_TABLE) -> list[str]:
    """As many formulas, from the first one on, as fit into so many characters of LaTeX together."""
    lengths = accumulate(map(len, chosen := list(formulas)))
    return [formula for formula, length in zip(chosen, lengths, strict=True) if length <= longest]


def engines(claim: dict[str, Any]) -> str:
    """What stands behind the verdict on a claim, in the order of what it says."""
    if claim["witness"] and claim["verdict"] == "refuted":
        results = [f"a witness in exact numbers {claim['witness']['text'].split(':')[0]}"]
    else:
        results = ["canonical forms" + ", for every N" * (claim["letters"]["dimension"] and not claim["apart"])]
        if (sizes := sizes_confirmed(claim)) != "no N":
            results.append(f"exact matrices{sizes and f' at {sizes}'}")
    results += ["Rocq's kernel"] * any(part["accepted"] for part in claim["kernel"])
    measured = [row["reading"] for row in claim["rows"] if not row["skipped"]]
    return "; ".join([*results, *([f"numbers in {', '.join(measured)}"] * bool(measured))])


def sizes_confirmed(claim: dict[str, Any]) -> str:
    """At which N the second engine says that a claim holds; "" where it does so and the claim has no N."""
    if [(i["dimension"], i["outcome"]) for i in claim["second_proof"]] == [(None, "holds")]:
        return ""
    sizes = dict.fromkeys(item["dimension"] for item in claim["second_proof"])
    good = [n for n in sizes if {i["outcome"] for i in claim["second_proof"] if i["dimension"] == n} == {"holds"}]
    return f"N = {', '.join(map(str, good))}" if good else "no N"


def real_ratios(layers: list[dict[str, Any]], id: str) -> list[float | None]:
    """A claim's largest ratio of residual to bound on real gains, by reading; None where none was measured."""
    columns = zip(*(layer["rows"][id] for layer in layers), strict=True)
    return [max((row["worst_ratio"] for row in column if not row["skipped"]), default=None) for column in columns]


# -- how things look -----------------------------------------------------------------------------------


def short(name: str) -> str:
    """The name of a LayerNorm without the words that all share."""
    return name.replace("encoder.layer.", "layer ").replace(".LayerNorm", "").replace(".", " ")


def add_links(text: str) -> str:
    """Text in which papers of arXiv and pages of the report are links."""
    text = re.sub(r"arXiv:(\d{4}\.\d{4,5})", r"[arXiv:\1](https://arxiv.org/abs/\1)", text)
    return re.sub(r"[\w-]+\.md", r"[\g<0>](\g<0>)", text)


def link_claim_ids(text: str, ids: Container[str]) -> str:
    """Text of a claim's page in which the ids of other claims, where they are not code, are links to their pages."""
    parts = text.split("`")
    for i in range(0, len(parts), 2):
        parts[i] = ID.sub(lambda found: f"[{found[0]}]({found[0]}.md)" if found[0] in ids else found[0], parts[i])
    return "`".join(parts)

"""What was decided of a claim, as plain data."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from lnverify.numeric.publishing.address import anchor
from lnverify.proofs.expressions import in_order
from lnverify.proofs.readings.printed import LATEX, LINES, TEXT, Style
from lnverify.proofs.registry import AS_PRINTED, CLAIMS, DeclaredClaim
from lnverify.proofs.rocq.files import name_of, write_statement
from lnverify.proofs.sources.source import SOURCES
from lnverify.proofs.verdicts.confirmation import Confirmation
from lnverify.proofs.verdicts.decision import Decision
from lnverify.proofs.verdicts.reasons import reason_lines
from lnverify.proofs.verdicts.verdict import Verdict, assumptions, print_hypotheses, print_letters, print_steps
from lnverify.proofs.verdicts.witness import Witness, text_of
from lnverify.proofs.vocabulary import ZEROS_GAIN

Facts = dict[str, Any]
_LETTERS = ("scalar", "vector", "zeros_gain", "dimension")
_ROLES = {
    "activation": "the activation",
    "gain": "the gain",
    ZEROS_GAIN: "the gain; k of its entries are zero",
    "bias": "the bias",
    "upstream": "the upstream gradient",
    "eps": "what LayerNorm adds to the variance",
}
LONGEST_DISPLAY = 60
"""How many characters, in plain Unicode, a formula may have that is displayed on one line of an article."""


def verdict_to_facts(verdict: Verdict) -> Facts:
    """A claim, its verdict and what it rests on; numeric/publishing/schema.json says what each part is."""
    declared, decision = verdict.claim, verdict.decision
    latex, text, lines = (print_claim(declared, style) for style in (LATEX, TEXT, LINES))
    # Of what was not decided, or is false, there is no form.
    proved = [step if step.proved else None for step in decision.steps] + [None] * len(latex["steps"])
    misses = [
        {"name": m.name, "statement": m.statement, "rejected": m.rejected, "witness": witness_data(m.decision.witness)}
        for m in verdict.near_misses
    ]
    return {
        "id": declared.id,
        "hash": _hash(declared.id, verdict.status, text),
        "anchor": anchor(declared.id),
        "title": declared.title,
        "source": declared.source,
        "document": str(SOURCES[declared.source]),
        "place": declared.place,
        "where": list(declared.where),
        "verdict": verdict.status,
        "in_words": verdict.in_words,
        "clause": verdict.clause,
        **latex,
        "steps": [
            {"name": name, "statement": statement, "form": step.form if step else ""}
            for name, statement, step in zip(declared.function.names, latex["steps"], proved, strict=False)
        ],
        "text": {
            **text,
            "forms": [step.form_text if step else "" for step, _ in zip(proved, text["steps"], strict=False)],
            "certificates": [
                reason_lines([step.certificate]) if step and step.certificate else []
                for step, _ in zip(proved, text["steps"], strict=False)
            ],
        },
        "roles": _roles(declared),
        "lines": _lines(latex, text, lines)
        | {step.form: step.form for step in proved if step and len(step.form_text) > LONGEST_DISPLAY},
        "remark": declared.remark,
        "charitable_reading": declared.charitable_reading,
        "seen": declared.seen,
        "condition": declared.condition,
        "misprint": declared.misprint,
        "reading": declared.reading,
        "law": declared.law,
        "corrected_by": declared.corrected_by,
        **_links(declared, verdict),
        "theorem": theorem_name(declared),
        "witness": None if verdict.as_stated.holds else witness_data(verdict.as_stated.witness),
        "apart": apart_data(decision),
        "near_misses": misses,
        "as_printed": [miss for miss in misses if miss["name"] == AS_PRINTED],
        "necessities": [{"hypothesis": n.hypothesis, "witness": witness_data(n.witness)} for n in verdict.necessities],
        "confirmation": confirmation_data(decision.confirmation),
        "faults": verdict.faults(),
    }


def _links(declared: DeclaredClaim, verdict: Verdict) -> Facts:
    """What few claims have: the claims of other sources that it corrects, those that it rests on, what is open."""
    told = {"corrects": list(declared.corrects), "rests_on": list(declared.rests_on), "open": verdict.open}
    return {name: value for name, value in told.items() if value}


def print_claim(declared: DeclaredClaim, style: Style = LATEX) -> Facts:
    """What a claim states, as it prints in a style: hypotheses, extra_hypotheses, definitions, steps, letters."""
    assumed = assumptions(declared)
    hypotheses = print_hypotheses(assumed, style)
    steps, definitions = print_steps(declared.function, style, assumed)
    return {
        "hypotheses": hypotheses[: len(declared.hypotheses)],
        "extra_hypotheses": hypotheses[len(declared.hypotheses) :],
        "definitions": definitions,
        "steps": [text for _, text in steps],
        "letters": print_letters(declared.function, assumed, style),
    }


def formulas(claim: Facts) -> list[str]:
    """The formulas of a theorem, as `printed` gives them: definitions, hypotheses, statements."""
    definitions = [f"{name} = {meaning}" for name, meaning in claim["definitions"].items()]
    return [*definitions, *claim["hypotheses"], *claim["extra_hypotheses"], *claim["steps"]]


def _roles(declared: DeclaredClaim) -> dict[str, str]:
    """What the letters of the vocabulary stand for, of those that a claim and its hypotheses use, by their LaTeX."""
    said = [*(it for claim in assumptions(declared) for it in claim.statements), *declared.function.statements]
    nodes = [node for node in in_order(*said, *declared.function.nodes) if node.shape is not None]
    used = {node.parts[0] if node.parts else ZEROS_GAIN for node in nodes if node.operation in _LETTERS}
    results = {
        LATEX.vector(LATEX.symbol(name)) if name != "eps" else LATEX.symbol(name): words
        for name, words in _ROLES.items()
        if name in used
    }
    if any(node.shape for node in nodes) or "N" in used:
        results |= {"N": "the dimension, the number of coordinates", r"\mathbf{1}": "the vector whose entries are 1"}
    return results | ({"M": "the second dimension, the number of rows of a free matrix"} if "M" in used else {})


def _lines(latex: Facts, text: Facts, lines: Facts) -> dict[str, str]:
    """What is too long for a display, in LaTeX that TeX breaks into lines, by the LaTeX of the display."""
    result = zip(formulas(latex), formulas(text), formulas(lines), strict=True)
    return {display: broken for display, plain, broken in result if len(plain) > LONGEST_DISPLAY}


def theorem_name(declared: DeclaredClaim) -> str:
    """The name of the theorem of Rocq that says the claim, or of a refuted one its negation; "" for none."""
    if declared.id not in CLAIMS:
        return ""
    key = f"not {declared.id}" if declared.corrected_by else declared.id
    return name_of(key) if write_statement(key) else ""


def confirmation_data(confirmation: Confirmation | None) -> Facts | None:
    """What a proof was held against: at how many points of each dimension, and whether against free symbols."""
    if confirmation is None:
        return None
    points = {str(n): confirmation.dimensions.count(n) for n in sorted(set(confirmation.dimensions))}
    return {"points": points, "free_symbols": confirmation.in_symbols}


def is_about(facts: Any, declared: DeclaredClaim) -> bool:
    """Whether facts that were kept are those of a claim: the hash is of what it says and of the verdict beside it.

    What it says are hypotheses, definitions and statements in the plain print, so that neither the wording of a title
    nor the looks of a formula change it.
    """
    if not isinstance(facts, dict):
        return False
    return facts.get("hash") == _hash(declared.id, str(facts.get("verdict")), print_claim(declared, TEXT))


def _hash(id: str, verdict: str, text: Facts) -> str:
    """Twelve hexadecimal digits of a SHA-256."""
    said = [id, verdict, text["hypotheses"], text["extra_hypotheses"], text["definitions"], text["steps"]]
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()[:12]


def apart_data(decision: Decision) -> list[Facts]:
    """Of each statement that two sides differ, which one it is, counted from 1, for which N they do, and where."""
    return [
        {"step": number, "extent": str(apart.extent), "family": apart.family, "witness": witness_data(apart.witness)}
        for number, step in enumerate(decision.steps, 1)
        if (apart := step.apart)
    ]


def apart_words(apart: Facts) -> str:
    """Where the two sides of a statement differ."""
    point = apart["witness"]["text"]
    if not apart["family"]:
        return f"Statement {apart['step']}: the two sides differ {point}."
    sizes = apart["extent"].partition(",")[0]
    return f"Statement {apart['step']}: for {sizes} the two sides differ where {apart['family']}. For example, {point}."


def second_proof_words(found: Sequence[Facts]) -> str:
    """What the second proof says of a claim, each outcome with the dimensions at which it came out."""
    told: dict[str, list[str]] = {}
    failures = []
    for item in found:
        if item.get("witness"):
            failures.append(f"{item['outcome']} {item['witness']['text']}")
            continue
        zeros = "" if item["zeros"] is None else f" (k = {item['zeros']})"
        told.setdefault(item["outcome"], []).append(f"{item['dimension']}{zeros}" if item["dimension"] else "")
    places = [outcome + (f" at N = {', '.join(at)}" if all(at) else "") for outcome, at in told.items()]
    return "; ".join([*places, *failures])


def witness_data(witness: Witness | None) -> Facts | None:
    """A witness as plain data."""
    if witness is None:
        return None
    values = {n: [text_of(x) for x in v] if isinstance(v, list) else str(v) for n, v in witness.values.items()}
    return {
        "N": witness.dimension,
        "k": witness.zeros,
        "values": values,
        "failure": witness.failure,
        "text": str(witness),
        "undefined": witness.undefined,
    }

"""What was decided of a claim, as plain data."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from numeric.pages.address import anchor
from proofs.readings.printed import TEXT
from proofs.registry import AS_PRINTED, SOURCES, DeclaredClaim
from proofs.verdicts.confirmation import Confirmation
from proofs.verdicts.verdict import Verdict, assumptions, print_hypotheses, print_letters, print_steps
from proofs.verdicts.witness import Witness, text_of

Facts = dict[str, Any]


def decided(verdict: Verdict) -> Facts:
    """A claim, its verdict and what it rests on; numeric/pages/schema.json says what each part is."""
    declared, decision = verdict.claim, verdict.decision
    assumed = assumptions(declared)
    hypotheses = print_hypotheses(assumed)
    steps, definitions = print_steps(declared.function, given=assumed)
    proved = dict(enumerate(decision.steps))
    misses = [
        {"name": m.name, "statement": m.statement, "rejected": m.rejected, "witness": witness_data(m.decision.witness)}
        for m in verdict.near_misses
    ]
    return {
        "id": declared.id,
        "hash": content_hash(declared, verdict.status),
        "anchor": anchor(declared.id),
        "title": declared.title,
        "source": declared.source,
        "document": SOURCES[declared.source],
        "place": declared.place,
        "verdict": verdict.status,
        "in_words": verdict.in_words,
        "erratum": verdict.erratum,
        "hypotheses": hypotheses[: len(declared.hypotheses)],
        "further": hypotheses[len(declared.hypotheses) :],
        "steps": [
            {"name": name, "statement": text, "form": proved[i].form if i in proved and proved[i].proved else ""}
            for i, (name, text) in enumerate(steps)
        ],
        "definitions": definitions,
        "letters": print_letters(declared.function, assumed),
        "remark": declared.remark,
        "likely": declared.likely,
        "repair": declared.repair,
        "corrected_by": declared.corrected_by,
        "witness": witness_data(verdict.as_stated.witness),
        "near_misses": misses,
        "as_printed": [miss for miss in misses if miss["name"] == AS_PRINTED],
        "necessities": [{"hypothesis": n.hypothesis, "witness": witness_data(n.witness)} for n in verdict.necessities],
        "confirmation": confirmation_data(decision.confirmation),
        "faults": verdict.faults(),
    }


def confirmation_data(confirmation: Confirmation | None) -> Facts | None:
    """What a proof was held against: at how many points of each dimension, and whether against free symbols."""
    if confirmation is None:
        return None
    points = {str(n): confirmation.dimensions.count(n) for n in sorted(set(confirmation.dimensions))}
    return {"points": points, "free_symbols": confirmation.in_symbols}


def content_hash(declared: DeclaredClaim, verdict: str) -> str:
    """Twelve hexadecimal digits of the SHA-256 of what a claim says: hypotheses, definitions, statements, verdict.

    It is taken of the plain print, so that neither the wording of a title nor the looks of a formula change it.
    """
    assumed = assumptions(declared)
    hypotheses = print_hypotheses(assumed, TEXT)
    steps, definitions = print_steps(declared.function, TEXT, assumed)
    said = [
        declared.id,
        verdict,
        hypotheses[: len(declared.hypotheses)],
        hypotheses[len(declared.hypotheses) :],
        definitions,
        [text for _, text in steps],
    ]
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()[:12]


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

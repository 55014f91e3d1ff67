"""Claims that are more than one theorem: they say that two things differ somewhere, or speak of critical points.

Such a claim has two theorems or more: one of what it says besides, with the derivatives, divisors and radicands of the
two things; and for each two things, that not for all N and all letters the hypotheses imply that they are equal. What a
claim says of critical points is a theorem of its own: where all gₙ² are equal there is none, and it says nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import add

from lnverify.proofs.expressions import build
from lnverify.proofs.recording import Recorded, record
from lnverify.proofs.rocq import witness
from lnverify.proofs.rocq.draft import Unproved
from lnverify.proofs.rocq.naming import identifier
from lnverify.proofs.rocq.proof import Script, prove, state
from lnverify.proofs.statements import Relation
from lnverify.proofs.verdicts.witness import Witness, find_witness
from lnverify.proofs.vocabulary import Claim


def scripts(id: str, claim: Claim, hypotheses: Sequence[Claim]) -> Script:
    """The theorems that a claim is, with their proofs.

    Raises:
        Unproved: where no proof was written, with the reason.
    """
    said = state(claim, hypotheses)
    unequal = [
        witness.negate(f"{identifier(id)}_equal_{i + 1}", equality, _values(claim, i, hypotheses))
        for i, equality in enumerate(said.equalities())
    ]
    # Where that is all that the claim says, there is nothing to prove for all letters.
    proofs = [prove(f"{id}{end}", part) for end, part in said.split_critical()] if said.says_something else []
    return reduce(add, [*proofs, *unequal])


def statement(id: str, claim: Claim, hypotheses: Sequence[Claim]) -> str:
    """What these theorems say.

    Raises:
        Unproved: where there are no words for it.
    """
    said = state(claim, hypotheses)
    name = identifier(id)
    parts = said.split_critical() if said.says_something else []
    definitions = [part.definition(f"{name}{identifier(end)}_says") for end, part in parts]
    unequal = [witness.definition(f"{name}_equal_{i + 1}", item) for i, item in enumerate(said.equalities())]
    return "\n".join([*definitions, *unequal])


def _values(claim: Claim, index: int, hypotheses: Sequence[Claim]) -> Witness:
    """Where the things of which a claim says in this place that they differ are not equal."""

    recorded = record(claim)
    different = [item for item in recorded.statements if item.operation == Relation.DIFFER]
    equality = Recorded([build("equal", *different[index].parts)], [""], recorded.nodes)
    result = find_witness(equality, hypotheses, False)
    if result is None:
        raise Unproved("no witness in exact numbers")
    return result

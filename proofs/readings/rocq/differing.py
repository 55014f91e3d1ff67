"""Claims that say that two things differ somewhere.

Such a claim has two theorems or more: one of what it says besides, with the derivatives, divisors and radicands of the
two things; and for each two things, that not for all N and all letters the hypotheses imply that they are equal.
"""

from __future__ import annotations

from collections.abc import Sequence

from proofs.readings.rocq import witness
from proofs.readings.rocq.identities import Unproved
from proofs.readings.rocq.proof import FOOTER, SECTION, identifier, proved, script
from proofs.readings.rocq.statement import theorem
from proofs.statements import Relation, Statement, statements
from proofs.verdicts.witness import find_witness
from proofs.vocabulary import Claim, Inexpressible


def scripts(id: str, claim: Claim, hypotheses: Sequence[Claim]) -> str:
    """The theorems that a claim is, with their proofs.

    Raises:
        Unproved: where no proof was written, with the reason.
    """
    try:
        said = theorem(claim, hypotheses)
    except Inexpressible as reason:
        raise Unproved(str(reason)) from None
    if not said.differing:
        return script(id, claim, hypotheses)
    unequal = [_unequal(f"{identifier(id)}_equal_{i + 1}", claim, i, hypotheses) for i in range(len(said.differing))]
    return "\n".join([proved(id, said), FOOTER, *unequal, SECTION.strip()])


def _unequal(name: str, claim: Claim, index: int, hypotheses: Sequence[Claim]) -> str:
    """That the things of which a claim says in this place that they differ are not equal for all N and all letters."""

    def equality(s: object) -> Statement:
        found = [item for item in statements(claim(s)) if item.relation is Relation.DIFFER][index]
        return Statement(Relation.EQUAL, found.left, found.right)

    found = find_witness(equality, hypotheses, False)
    if found is None:
        raise Unproved("no witness in exact numbers")
    return witness.negation(name, equality, hypotheses, witness.values_of(found))

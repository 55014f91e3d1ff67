"""Claims that say that two things differ somewhere.

Such a claim has two theorems or more: one of what it says besides, with the derivatives, divisors and radicands of the
two things; and for each two things, that not for all N and all letters the hypotheses imply that they are equal.
"""

from __future__ import annotations

from collections.abc import Sequence

from proofs.readings.rocq import witness
from proofs.readings.rocq.identities import Unproved
from proofs.readings.rocq.proof import FOOTER, SECTION, identifier, proved, stated
from proofs.statements import Relation, Statement, statements
from proofs.verdicts.witness import find_witness
from proofs.vocabulary import Claim


def scripts(id: str, claim: Claim, hypotheses: Sequence[Claim]) -> str:
    """The theorems that a claim is, with their proofs.

    Raises:
        Unproved: where no proof was written, with the reason.
    """
    said = stated(claim, hypotheses)
    if not said.differing:
        return proved(id, said)
    if not said.conclusions():
        raise Unproved("that two things differ somewhere, and nothing else")
    unequal = [
        witness.negated(f"{identifier(id)}_equal_{i + 1}", equality, _values(claim, i, hypotheses))
        for i, equality in enumerate(said.equalities())
    ]
    return "\n".join([proved(id, said), FOOTER, *unequal, SECTION.strip()])


def _values(claim: Claim, index: int, hypotheses: Sequence[Claim]) -> witness.Values:
    """Where the things of which a claim says in this place that they differ are not equal."""

    def equality(s: object) -> Statement:
        found = [item for item in statements(claim(s)) if item.relation is Relation.DIFFER][index]
        return Statement(Relation.EQUAL, found.left, found.right)

    found = find_witness(equality, hypotheses, False)
    if found is None:
        raise Unproved("no witness in exact numbers")
    return witness.values_of(found)

"""The second proof: the claim on exact matrices over SymPy's polynomial rings, at N = 1, 2, 3, 4.

It decides identities of rational functions and their roots, so wherever both sides are defined; that everything
which was divided by is non-zero under the hypotheses is for the moment calculus to show.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from lnverify.proofs.readings.matrices.symbolic import Symbolic
from lnverify.proofs.readings.matrices.symbols import TooMuchWork
from lnverify.proofs.statements import Relation, statements
from lnverify.proofs.values import Inexpressible, Undefined, Vacuous, ZerosNeeded
from lnverify.proofs.vocabulary import Claim

DIMENSIONS = (1, 2, 3, 4)


@dataclass(frozen=True)
class AtDimension:
    """What was found at one N (and k).

    Attributes:
        dimension: N.
        zeros: k, or None.
        outcome: "holds", "fails", or "vacuous" where no values satisfy the hypotheses.
    """

    dimension: int
    zeros: int | None
    outcome: str


def second_proof(
    claim: Claim, hypotheses: Sequence[Claim] = (), dimensions: Sequence[int] = DIMENSIONS
) -> list[AtDimension]:
    """Decide a claim for all values of its free symbols, at each small N by itself."""
    found = []
    for dimension in dimensions:
        try:
            found.append(AtDimension(dimension, None, _outcome(claim, hypotheses, dimension, None)))
        except ZerosNeeded:
            for zeros in range(dimension + 1):
                found.append(AtDimension(dimension, zeros, _outcome(claim, hypotheses, dimension, zeros)))
    return found


def holds(found: Sequence[AtDimension]) -> bool:
    """Whether the claim held wherever its hypotheses can be satisfied, and that is somewhere."""
    outcomes = {item.outcome for item in found}
    return "holds" in outcomes and "fails" not in outcomes


def holds_somewhere(found: Sequence[AtDimension]) -> bool:
    """Whether the claim held at one N: what a claim that two things differ asks for."""
    return any(item.outcome == "holds" for item in found)


class _Branch:
    """One way through the equations among the hypotheses: of a product that is 0, which factor is.

    Args:
        chosen: which factor, for the first so many equations; for the others it is the first one.
    """

    def __init__(self, chosen: tuple[int, ...] = ()) -> None:
        self._chosen = chosen
        self._taken: list[tuple[int, int]] = []

    def choose(self, factors: list[Any]) -> Any:
        """The factor that is 0."""
        place = len(self._taken)
        taken = self._chosen[place] if place < len(self._chosen) else 0
        self._taken.append((taken, len(factors)))
        return factors[taken]

    def others(self) -> list[_Branch]:
        """The branches that part from this one where nothing was prescribed."""
        path = [taken for taken, _ in self._taken]
        return [
            _Branch((*path[:place], other))
            for place in range(len(self._chosen), len(path))
            for other in range(1, self._taken[place][1])
        ]


def _outcome(claim: Claim, hypotheses: Sequence[Claim], dimension: int, zeros: int | None) -> str:
    """What holds has to hold on every branch that there is."""
    waiting, found = [_Branch()], set()
    while waiting:
        branch = waiting.pop()
        found.add(_outcome_on(Symbolic(dimension, zeros, branch.choose), claim, hypotheses))
        waiting += branch.others()
    return next(outcome for outcome in ("fails", "holds", "vacuous") if outcome in found)


def _outcome_on(space: Symbolic, claim: Claim, hypotheses: Sequence[Claim]) -> str:
    try:
        space.assume_all(hypotheses)
        return "holds" if all(map(space.holds, statements(claim(space)))) else "fails"
    except Vacuous:
        return "vacuous"
    except (Undefined, Inexpressible):
        return "fails"


def holds_in_symbols(claim: Claim, hypotheses: Sequence[Claim], dimension: int, work: int) -> bool | None:
    """Whether the equations of a claim hold at one N, for all values; None where this does not settle it.

    Args:
        claim: a function of a space.
        hypotheses: functions of a space.
        dimension: N; of zero gains there is one.
        work: how many terms may be gone through.
    """
    branch = _Branch()
    try:
        space = Symbolic(dimension, 1, branch.choose, work)
        space.assume_all(hypotheses)
        if branch.others():
            return None
        equations = [s for s in statements(claim(space)) if s.relation is Relation.EQUAL]
        if all(map(space.holds, equations)):
            return True if equations else None
    except (TooMuchWork, Undefined, Inexpressible):
        return None
    return False if space.symbols.are_independent else None

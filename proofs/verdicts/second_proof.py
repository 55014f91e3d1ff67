"""The second proof: the claim on exact matrices over SymPy's polynomial rings, at N = 1, 2, 3, 4.

It proves identities of rational functions and their roots, and assumes that the divisors are non-zero: the moment
calculus shows that. Of inequalities it sees the plain signs alone. What it does not prove may be true: a claim fails
only at a point that is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from lnverify.proofs.readings.matrices.plain import try_claim
from lnverify.proofs.readings.matrices.symbolic import Symbolic
from lnverify.proofs.readings.matrices.symbols import TooMuchWork
from lnverify.proofs.readings.printed import has_dimension
from lnverify.proofs.statements import Relation
from lnverify.proofs.values import Inexpressible, Undefined, Vacuous, ZerosNeeded
from lnverify.proofs.verdicts.witness import Witness, find_witness
from lnverify.proofs.vocabulary import Claim

DIMENSIONS = (1, 2, 3, 4)


class Outcome(StrEnum):
    """What the second proof says at one N."""

    HOLDS = "holds"
    FAILS = "fails"
    OPEN = "cannot tell"
    AGREES = "no difference"
    VACUOUS = "vacuous"


@dataclass(frozen=True)
class AtDimension:
    """What was found at one N (and k).

    Attributes:
        dimension: N; None of a claim that does not speak of it.
        zeros: k, or None.
        outcome: HOLDS for all values; FAILS at a point; VACUOUS where no values satisfy the hypotheses; AGREES where a
            claim that two things differ holds but for that; else OPEN.
        witness: the point at which it fails, else None.
    """

    dimension: int | None
    zeros: int | None
    outcome: Outcome
    witness: Witness | None = None

    @property
    def place(self) -> str:
        """N, and k where there is one."""
        return f"N = {self.dimension}{'' if self.zeros is None else f', k = {self.zeros}'}"

    def __str__(self) -> str:
        return f"{self.outcome} {self.witness or (f'at {self.place}' if self.dimension else '')}".strip()


def second_proof(
    claim: Claim, hypotheses: Sequence[Claim] = (), dimensions: Sequence[int] = DIMENSIONS
) -> list[AtDimension]:
    """Decide a claim for all values of its free symbols, at each small N by itself; once where it has no N."""
    results = []
    if not any(map(has_dimension, (claim, *hypotheses))):
        return [replace(_at(claim, hypotheses, dimensions[0], None), dimension=None)]
    for dimension in dimensions:
        try:
            results.append(_at(claim, hypotheses, dimension, None))
        except ZerosNeeded:
            results += [_at(claim, hypotheses, dimension, zeros) for zeros in range(dimension + 1)]
    return results


def _at(claim: Claim, hypotheses: Sequence[Claim], dimension: int, zeros: int | None) -> AtDimension:
    outcome = _outcome(claim, hypotheses, dimension, zeros)
    witness = find_witness(claim, hypotheses, True, size=(dimension, zeros)) if outcome is Outcome.OPEN else None
    return AtDimension(dimension, zeros, Outcome.FAILS if witness else outcome, witness)


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


def _outcome(claim: Claim, hypotheses: Sequence[Claim], dimension: int, zeros: int | None) -> Outcome:
    """What holds has to hold on every branch that there is."""
    waiting, result = [_Branch()], set()
    while waiting:
        branch = waiting.pop()
        result.add(_outcome_on(Symbolic(dimension, zeros, branch.choose), claim, hypotheses))
        waiting += branch.others()
    order = Outcome.OPEN, Outcome.HOLDS, Outcome.AGREES, Outcome.VACUOUS
    return next(outcome for outcome in order if outcome in result)


def _outcome_on(space: Symbolic, claim: Claim, hypotheses: Sequence[Claim]) -> Outcome:
    try:
        space.assume_all(hypotheses)
        failed = {said.relation for said in try_claim(claim, space) if not space.holds(said)}
    except Vacuous:
        return Outcome.VACUOUS
    except (Undefined, Inexpressible):
        return Outcome.OPEN
    return Outcome.HOLDS if not failed else Outcome.AGREES if failed == {Relation.DIFFER} else Outcome.OPEN


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
        equations = [said for said in try_claim(claim, space) if said.relation is Relation.EQUAL]
        if all(map(space.holds, equations)):
            return True if equations else None
    except (TooMuchWork, Undefined, Inexpressible):
        return None
    return False if space.symbols.are_independent else None

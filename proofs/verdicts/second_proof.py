"""The second proof: the claim worked out on SymPy matrices with free symbols at N = 1, 2, 3, 4.

It decides identities of rational functions and their roots, so wherever both sides are defined; that everything
which was divided by is non-zero under the hypotheses is for the moment calculus to show.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from proofs.readings.matrices.signs import NON_NEGATIVE, POSITIVE, strength, strength_of_symbol
from proofs.readings.matrices.space import Explicit, ExplicitOperator, ExplicitVector
from proofs.readings.matrices.symbols import Symbol, Symbols, TooMuchWork
from proofs.space import Claim, Inexpressible, Undefined, Vacuous, ZerosNeeded
from proofs.statements import Relation, Statement, statements

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
        found.add(_outcome_on(branch, claim, hypotheses, Explicit(Symbols(strength), dimension, zeros)))
        waiting += branch.others()
    return next(outcome for outcome in ("fails", "holds", "vacuous") if outcome in found)


def _outcome_on(branch: _Branch, claim: Claim, hypotheses: Sequence[Claim], space: Explicit) -> str:
    symbols: Any = space.numbers
    try:
        for hypothesis in hypotheses:
            for statement in statements(hypothesis(space)):
                _assume(symbols, statement, branch)
        return "holds" if all(_holds(symbols, s) for s in statements(claim(space))) else "fails"
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
    symbols, branch = Symbols(strength, work), _Branch()
    try:
        space = Explicit(symbols, dimension, 1)
        for hypothesis in hypotheses:
            for statement in statements(hypothesis(space)):
                _assume(symbols, statement, branch)
        if branch.others():
            return None
        equations = [s for s in statements(claim(space)) if s.relation is Relation.EQUAL]
        if all(_holds(symbols, s) for s in equations):
            return True if equations else None
    except (TooMuchWork, Undefined, Inexpressible):
        return None
    return False if symbols.are_independent else None


def _assume(symbols: Symbols, statement: Statement, branch: _Branch) -> None:
    if statement.relation is Relation.NONZERO:
        if any(entry.is_zero() for entry in _values(statement.left)):
            raise Vacuous("a hypothesis is false at this N")
        symbols.nonzero += [factor for entry in _values(statement.left) for factor, _ in entry.factored()[1]]
    elif statement.relation is Relation.EQUAL:
        (difference,) = _values(statement.left - statement.right)
        if not difference.is_zero() and symbols.is_nonzero(difference):
            raise Vacuous("a hypothesis is false at this N")
        if not difference.is_zero():
            symbols.relate_first(branch.choose(symbols.factors_of_zero(difference)))
    else:
        (x,) = _values(statement.excess)
        if (x.is_zero() and statement.relation is Relation.POSITIVE) or _is_negative_number(x):
            raise Vacuous("a hypothesis is false at this N")
        symbols.learn(x, POSITIVE if statement.relation is Relation.POSITIVE else NON_NEGATIVE)


def _is_negative_number(x: Symbol) -> bool:
    content, factors = x.factored()
    return not factors and content < 0


def _holds(symbols: Symbols, statement: Statement) -> bool:
    left, right = statement.left, statement.right
    if statement.relation is Relation.EQUAL:
        return all(value.is_zero() for value in _values(left - right))
    if statement.relation is Relation.DIFFER:
        return not all(value.is_zero() for value in _values(left - right))
    if statement.relation is Relation.NONZERO:
        return all(_never_zero(value) for value in _values(left))
    (x,) = _values(statement.excess)
    needed = POSITIVE if statement.relation is Relation.POSITIVE else NON_NEGATIVE
    return strength_of_symbol(symbols, x) >= needed


def _never_zero(x: Symbol) -> bool:
    return POSITIVE in (strength_of_symbol(x.symbols, x), strength_of_symbol(x.symbols, -x))


def _values(x: Any) -> list[Symbol]:
    if isinstance(x, ExplicitOperator):
        return [entry.value for row in x.rows for entry in row]
    if isinstance(x, ExplicitVector):
        return [entry.value for entry in x.entries]
    return [x.entry.value]

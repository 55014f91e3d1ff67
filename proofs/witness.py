"""Witnesses: points at which a statement fails, confirmed in exact arithmetic on explicit matrices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from flint import fmpq_poly

from proofs.explicit import Explicit, ExplicitOperator, ExplicitVector
from proofs.printed import TEXT
from proofs.sampled import Point, Sampled, points, solve
from proofs.space import Claim, Inexpressible, Undefined
from proofs.statements import Statement, statements
from proofs.surds import Surd
from proofs.symbols import Symbols

# How many witnesses are compared before the simplest is kept.
_COMPARED = 2
# How many dimensions further a point is looked for at which the statement has a meaning and is false.
_PATIENCE = 1


@dataclass(frozen=True)
class Witness:
    """A point at which a statement is false, or has no meaning.

    Attributes:
        dimension: N.
        zeros: k where the claim speaks of zero gains, else None.
        values: the value of each free letter; a vector's are listed in order.
        statement: the index of the statement that fails.
        name: its name as a step, or "".
        failure: what was found, such as "entry 1: 1/2 is not 1", or "division by zero".
        undefined: whether the statement has no meaning at the point.
    """

    dimension: int
    zeros: int | None
    values: dict[str, Any]
    statement: int
    name: str
    failure: str
    undefined: bool

    def __str__(self) -> str:
        parts = [f"N = {self.dimension}"]
        for name, value in self.values.items():
            text = f"({', '.join(map(str, value))})" if isinstance(value, list) else str(value)
            parts.append(f"{TEXT.symbols.get(name, name)} = {text}")
        return f"at {', '.join(parts)}: {self.failure}"


def find_witness(
    claim: Claim, hypotheses: Sequence[Claim], undefined_counts: bool, violated: Claim | None = None
) -> Witness | None:
    """The simplest witness among the first that are found, or None.

    Args:
        claim: the function of a space whose statements are tried.
        hypotheses: functions of a space; at a witness all their statements are true.
        undefined_counts: whether a point at which the claim has no meaning is a witness.
        violated: a function of a space; at a witness one of its statements is false.
    """
    found: list[tuple[int, Witness]] = []
    for point in points():
        if found and point.dimension > found[0][1].dimension + (_PATIENCE if _all_undefined(found) else 0):
            break
        space = _placed(point, hypotheses)
        if space is None or (violated and _holds_at(violated, space)):
            continue
        witness = _try(claim, space, undefined_counts)
        if witness is not None:
            found.append((_complexity(witness), witness))
        if len(found) >= _COMPARED and not _all_undefined(found):
            break
    return min(found, key=lambda pair: pair[0])[1] if found else None


def _all_undefined(found: list[tuple[int, Witness]]) -> bool:
    return all(witness.undefined for _, witness in found)


def satisfiable(hypotheses: Sequence[Claim]) -> bool:
    """Whether some point satisfies the hypotheses: a claim about nothing is no claim."""
    return any(_placed(point, hypotheses) for point in points())


def _space(point: Point) -> Explicit:
    return Explicit(Sampled(point), point.dimension, point.zeros)


def _placed(point: Point, hypotheses: Sequence[Claim]) -> Explicit | None:
    """The space of a point, moved onto the equations among the hypotheses; None where they cannot all hold."""
    space = _space(point)
    try:
        moved = False
        for hypothesis in hypotheses:
            false = [s for s in statements(hypothesis(space)) if failure_of(s)]
            if false and all(s.relation == "equal" for s in false):
                point = _solve_for_a_letter(point, hypothesis)
                space, moved = _space(point), True
            elif false:
                return None
        return space if not moved or _all_true(hypotheses, space) else None
    except (Undefined, Inexpressible):
        return None


def _try(claim: Claim, space: Explicit, undefined_counts: bool) -> Witness | None:
    try:
        for index, statement in enumerate(statements(claim(space))):
            # That two sides agree at one point is no witness against their being different.
            if statement.relation != "differ" and (failure := failure_of(statement)) is not None:
                return _witness(space, index, statement.name, failure, False)
    except Inexpressible:
        return None
    except Undefined as reason:
        return _witness(space, 0, "", str(reason), True) if undefined_counts else None
    return None


def _holds_at(hypothesis: Claim, space: Explicit) -> bool:
    try:
        return _all_true([hypothesis], space)
    except (Undefined, Inexpressible):
        return False


def _all_true(hypotheses: Sequence[Claim], space: Explicit) -> bool:
    return all(failure_of(item) is None for hypothesis in hypotheses for item in statements(hypothesis(space)))


def _witness(space: Explicit, index: int, name: str, failure: str, undefined: bool) -> Witness:
    sampled: Any = space.numbers
    values: dict[str, Any] = {}
    for (letter, position), value in sampled.values.items():
        if position is None:
            values[letter] = value
        else:
            values.setdefault(letter, []).append(value)
    zeros = None
    if "zeros_gain" in space._vectors:
        zeros = space.zeros
        values["zeros gain"] = values.get("zeros gain", []) + [Surd.rational(0)] * (zeros or 0)
    return Witness(space.dimension, zeros, values, index, name, failure, undefined)


def _complexity(witness: Witness) -> int:
    flat = [v for value in witness.values.values() for v in (value if isinstance(value, list) else [value])]
    size = sum(len(str(v)) + (2 if str(v) not in ("0", "1") else 0) for v in flat)
    return size + (1000 if witness.undefined else 0)


# -- truth at a point ----------------------------------------------------------------------------------


def failure_of(statement: Statement) -> str | None:
    """What is wrong with a statement whose values are exact numbers, or None where it is true."""
    left, right = statement.left, statement.right
    if statement.relation == "equal":
        for place, a, b in _entries(left, right):
            if not (a - b).is_zero():
                return f"{place}{a} is not {b}"
        return None
    if statement.relation == "differ":
        same = all((a - b).is_zero() for _, a, b in _entries(left, right))
        return "the two sides agree" if same else None
    if statement.relation == "at_most":
        a, b = left.entry.value, right.entry.value
        return f"{a} is greater than {b}" if (a - b).sign() > 0 else None
    if statement.relation == "positive":
        a = left.entry.value
        return None if a.sign() > 0 else f"{a} is not positive"
    for place, a, _ in _entries(left, left):
        if a.is_zero():
            return f"{place}0 is zero"
    return None


def _entries(left: Any, right: Any) -> Iterator[tuple[str, Surd, Surd]]:
    if isinstance(left, ExplicitVector):
        for n, (a, b) in enumerate(zip(left.entries, right.entries, strict=True), 1):
            yield f"entry {n}: ", a.value, b.value
    elif isinstance(left, ExplicitOperator):
        for i, (p, q) in enumerate(zip(left.rows, right.rows, strict=True), 1):
            for j, (a, b) in enumerate(zip(p, q, strict=True), 1):
                yield f"entry ({i}, {j}): ", a.value, b.value
    else:
        yield "", left.entry.value, right.entry.value


# -- hypotheses that are equations -----------------------------------------------------------------------


def _solve_for_a_letter(point: Point, hypothesis: Claim) -> Point:
    """A point near `point` that satisfies an equation between scalars.

    Raises:
        Inexpressible: where the equation has no solution of degree one or two in one letter.
    """
    symbols = Symbols(lambda _symbols, _polynomial: 0)
    space = Explicit(symbols, point.dimension, point.zeros)
    (statement,) = statements(hypothesis(space))
    if not hasattr(statement.left, "entry"):
        raise Inexpressible("an equation between vectors or operators")
    numerator = (statement.left - statement.right).entry.value.numerator
    sampled = Sampled(point)
    values = [sampled.free(name, index, False) for name, index in symbols.names]
    for unknown in sorted(range(len(values)), key=lambda i: symbols.names[i][1] is not None):
        try:
            root = solve(_univariate(numerator, values, unknown))
        except Inexpressible:
            continue
        return Point(point.dimension, point.zeros, point.number, {**point.fixed, symbols.names[unknown]: root})
    raise Inexpressible("an equation without a solution that can be written down")


def _univariate(numerator: Any, values: list[Surd], unknown: int) -> fmpq_poly:
    total = fmpq_poly([])
    for monomial, coefficient in numerator.items():
        term = Surd.rational(int(coefficient.numerator), int(coefficient.denominator))
        for i, exponent in enumerate(monomial):
            for _ in range(exponent if i != unknown else 0):
                term = term * values[i]
        if set(term.parts) - {1}:
            raise Inexpressible("an irrational coefficient")
        if term.parts:
            total += fmpq_poly([0] * monomial[unknown] + [term.parts[1]])
    return total


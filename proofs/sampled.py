"""Exact values for free letters: the points at which a witness is looked for.

Points come in a fixed order, small numbers first, so that the witness that is found is a simple one and the
same one every time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from typing import Any

from flint import fmpq, fmpq_poly

from proofs.space import Inexpressible, Undefined, Vacuous
from proofs.surds import Surd

# Values by growing complexity: a point of level L draws from the first _POOLS[L] of these.
_VALUES = [(0, 1), (1, 1), (2, 1), (-1, 1), (3, 1), (-2, 1), (1, 2), (5, 1), (-3, 2), (7, 3), (-11, 4), (13, 5)]
_POOLS = (2, 3, 4, 6, 9, 12)
_DIMENSIONS = ((1, 40), (2, 80), (3, 80), (4, 40), (5, 12), (6, 12), *((n, 4) for n in range(7, 14)), (24, 2))


@dataclass
class Point:
    """A dimension and a rule that gives each free letter a value.

    Attributes:
        dimension: N.
        zeros: k for claims about zero gains.
        number: the number of the point in the order of the search.
        fixed: values that override the rule.
    """

    dimension: int
    zeros: int
    number: int
    fixed: dict[tuple[str, int | None], Surd] = field(default_factory=dict)


def points() -> Iterator[Point]:
    """The points of a search, in order: small N first, small values first."""
    for dimension, count in _DIMENSIONS:
        for number in range(count):
            yield Point(dimension, (number + 1) % (dimension + 1), number)


class Sampled:
    """The numbers of an explicit space at a point; `values` records what each free letter was given."""

    def __init__(self, point: Point) -> None:
        self.point = point
        self.values: dict[tuple[str, int | None], Surd] = {}

    def rational(self, numerator: int, denominator: int) -> Surd:
        return Surd.rational(numerator, denominator)

    def free(self, name: str, index: int | None, nonzero: bool) -> Surd:
        key = name, index
        if key not in self.values:
            drawn = _draw(self.point.dimension, self.point.number, name, index, nonzero)
            self.values[key] = self.point.fixed.get(key, drawn)
        return self.values[key]

    def critical_point(self, gains: list[Any]) -> Surd:
        counts: dict[str, tuple[Surd, int]] = {}
        for gain in gains:
            square = gain * gain
            known = counts.get(str(square), (square, 0))
            counts[str(square)] = square, known[1] + 1
        return _root_between([(square, count) for square, count in counts.values()])


@cache
def _draw(dimension: int, number: int, name: str, index: int | None, nonzero: bool) -> Surd:
    """The value of a letter at a point: a hash scatters the values, and gives the same ones on every machine."""
    rule = int.from_bytes(blake2b(f"{dimension}:{number}:{name}:{index}".encode(), digest_size=8).digest())
    level = min(number // 8, len(_POOLS) - 1)
    pool = [value for value in _VALUES[int(nonzero) : _POOLS[level]] if name != "eps" or value[0] >= 0]
    return Surd.rational(*pool[rule % len(pool)])


def _root_between(squares: list[tuple[Surd, int]]) -> Surd:
    """A root of Σ count·∏ (other squares − z) for rational squares.

    Raises:
        Vacuous: where there is none.
        Inexpressible: where it is no square root.
    """
    if len(squares) == 1:
        raise Vacuous("there is no critical point")
    total = fmpq_poly([])
    for skipped, (_, count) in enumerate(squares):
        term = fmpq_poly([count])
        for position, (square, _) in enumerate(squares):
            if position != skipped:
                if set(square.parts) - {1}:
                    raise Inexpressible("an irrational pole")
                term *= fmpq_poly([square.parts.get(1, fmpq(0)), -1])
        total += term
    return solve(total)


def solve(polynomial: fmpq_poly) -> Surd:
    """A real root of a rational polynomial of degree 1 or 2.

    Raises:
        Inexpressible: for any other degree, or where the roots are not real.
    """
    if polynomial.degree() == 1:
        return Surd({1: -polynomial[0] / polynomial[1]})
    if polynomial.degree() != 2:
        raise Inexpressible("a root of degree above two")
    c, b, a = polynomial.coeffs()
    try:
        root = Surd({1: b * b - 4 * a * c}).sqrt()
    except Undefined:
        raise Inexpressible("no real root") from None
    return (Surd({1: -b}) + root) * Surd({1: 1 / (2 * a)})

"""Exact values for free letters: the points at which a witness is looked for, and those at which a proof is tried.

Points come in a fixed order, small numbers first, so that the witness that is found is a simple one and the
same one every time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, lru_cache
from hashlib import blake2b
from typing import Any

from flint import ctx, fmpq, fmpq_poly, fmpz_poly

from lnverify.proofs.readings.matrices.surds import Surd
from lnverify.proofs.values import Inexpressible, Vacuous
from lnverify.proofs.vocabulary import ZEROS_GAIN

# Values by growing complexity: a point of level L draws from the first _POOLS[L] of these.
_VALUES = [(0, 1), (1, 1), (2, 1), (-1, 1), (3, 1), (-2, 1), (1, 2), (5, 1), (-3, 2), (7, 3), (-11, 4), (13, 5)]
_POOLS = (2, 3, 4, 6, 9, 12)
# The numbers of the points at each dimension, in the order of a search. Few statements fail at N = 1 alone: most of its
# points come last.
_ORDER = (
    (1, range(16)),
    (2, range(80)),
    (3, range(80)),
    (4, range(40)),
    *((n, range(6)) for n in (5, 6)),
    *((n, range(2)) for n in range(7, 14)),
    (24, range(1)),
    (1, range(16, 40)),
)
# The dimensions at which a proof is tried, and at how many points each.
_TRIED = ((1, 3), (2, 4), (3, 4), (5, 1), (2, 5), (3, 5), (1, 3), (5, 2))
# The dimensions and the shapes of the points at which all letters are alike; they come last.
_ALIKE = ((2, 1), (3, 6), (2, 0), (2, 7))

Value = tuple[int, int]
# Which entry of a free letter: none of a scalar, its place in a vector, row and column in a matrix.
Index = int | tuple[int, int] | None
Rule = Callable[[int, int, str, Index, bool], Value]


@dataclass
class Point:
    """A dimension and a rule that gives each free letter a value.

    Attributes:
        dimension: N.
        zeros: k for claims about zero gains.
        number: the number of the point in the order of the search.
        fixed: values that override the rule.
        rule: gives the value of (dimension, number, name, index, nonzero); None for the scattered values of a search.
        hurting: whether it is one of those chosen to try a proof.
        rows: M; None for one that its number tells.
    """

    dimension: int
    zeros: int
    number: int
    fixed: dict[tuple[str, Index], Surd] = field(default_factory=dict)
    rule: Rule | None = None
    hurting: bool = False
    rows: int | None = None

    def value_of(self, name: str, index: Index, nonzero: bool = False) -> Value:
        """The value that the rule gives to a letter."""
        return (self.rule or draw)(self.dimension, self.number, name, index, nonzero)

    @property
    def height(self) -> int:
        """M; where it is not given, less than N, N itself and more, and 1."""
        return self.rows or (self.dimension, 1, self.dimension + 1, max(self.dimension - 1, 1), 2)[self.number % 5]

    @property
    def key(self) -> tuple[Any, ...]:
        """What tells points apart at which nothing is fixed."""
        return self.dimension, self.zeros, self.number, self.rule, self.rows

    def values_of(self, letters: list[tuple[str, Index]]) -> tuple[Value, ...]:
        """The values that the rule gives to letters."""
        rule, dimension, number = self.rule or draw, self.dimension, self.number
        return tuple([rule(dimension, number, name, index, name == ZEROS_GAIN) for name, index in letters])


@cache
def points() -> tuple[Point, ...]:
    """The points of a search, in order: small N first, small values first."""
    return tuple(Point(n, (number + 1) % (n + 1), number) for n, numbers in _ORDER for number in numbers)


@cache
def hurting_points() -> tuple[Point, ...]:
    """Points at which a wrong proof shows: zeros, ties, constant rows, single entries, and plain numbers between."""
    return tuple(_hurting_points())


def _hurting_points() -> Iterator[Point]:
    number = 0
    for dimension, count in _TRIED:
        for _ in range(count):
            # Every fourth point is a plain one, of values that nothing ties.
            plain = number % 4 == 3
            rule: Rule = draw if plain else draw_shape
            yield Point(dimension, number % (dimension + 1), number + 40 * plain, {}, rule, hurting=True)
            number += 1
    for dimension, shape in _ALIKE:
        yield Point(dimension, 0, shape, {}, draw_alike, hurting=True)


class Sampled:
    """The numbers of an explicit space at a point; `values` records what each free letter was given."""

    are_free = False

    def __init__(self, point: Point) -> None:
        self.point = point
        self.values: dict[tuple[str, Index], Surd] = {}

    def number(self, x: Any) -> Surd:
        """A rational number of FLINT as one of these numbers; one of these as it is."""
        return x if isinstance(x, Surd) else Surd.of(x)

    def free(self, name: str, index: Index, nonzero: bool) -> Surd:
        key = name, index
        if key not in self.values:
            point = self.point
            fixed = point.fixed.get(key)
            value = point.value_of(name, index, nonzero)
            self.values[key] = fixed if fixed is not None else Surd.rational(*value)
        return self.values[key]

    def is_nonzero(self, value: Any) -> bool:
        return not value.is_zero()

    def enclose(self, value: Any) -> Any:
        """A ball around a number."""
        return value.enclosure(ctx.prec)

    def critical_point(self, gains: list[Any]) -> Surd:
        return solve(secular_polynomial(gains))


@lru_cache(maxsize=50_000)
def draw(dimension: int, number: int, name: str, index: Index, nonzero: bool) -> Value:
    """The value of a letter at a point: a hash scatters the values, and gives the same ones on every machine."""
    level = min(number // 8, len(_POOLS) - 1)
    pool = [value for value in _VALUES[int(nonzero) : _POOLS[level]] if name != "eps" or value[0] >= 0]
    return pool[_hash(f"{dimension}:{number}:{name}:{index}") % len(pool)]


@lru_cache(maxsize=50_000)
def draw_shape(dimension: int, number: int, name: str, index: Index, nonzero: bool) -> Value:
    """The value of a letter at a point where each letter has one of a few shapes: zero, constant, tied, …"""
    # An odd step takes each letter through all shapes, in an order of its own.
    code = _hash(name)
    shape = (number * (2 * (code % 4) + 1) + code // 4) % len(_SHAPES)
    if isinstance(index, tuple):
        return _MATRICES[(number + code) % len(_MATRICES)](*index)
    value = _SHAPES[shape](index or 0) if index is not None else _SCALARS[shape]
    if name == "eps":
        value = abs(value[0]), value[1]
    return value if value[0] or not nonzero else (1, 1)


def draw_alike(dimension: int, number: int, name: str, index: Index, nonzero: bool) -> Value:
    """The value of a letter at a point where all letters have the same shape: each ties with each."""
    if isinstance(index, tuple):
        return _MATRICES[number % len(_MATRICES)](*index)
    value = _SHAPES[number](index or 0)
    return (abs(value[0]) if name == "eps" else value[0] or int(nonzero)), value[1]


_SCALARS: list[Value] = [(0, 1), (1, 1), (3, 2), (-1, 1), (2, 1), (0, 1), (1, 3), (-2, 1)]
_SHAPES: list[Callable[[int], Value]] = [
    lambda n: (0, 1),
    lambda n: (1, 1),
    lambda n: (int(n == 0), 1),
    lambda n: ((-1) ** n, 1),
    lambda n: (1 if n < 2 else 2, 1),
    lambda n: (n, 1),
    lambda n: (n + 1, 2),
    lambda n: (-2, 1),
]


# Free matrices: the identity as far as there is room, its columns orthogonal; a reflection's signs; 0; of rank one;
# a single entry; a rotation of the first two coordinates; of all different entries.
_MATRICES: list[Callable[[int, int], Value]] = [
    lambda i, j: (int(i == j), 1),
    lambda i, j: ((-1) ** (i & j).bit_count(), 1),
    lambda i, j: (0, 1),
    lambda i, j: ((i + 1) * (-1) ** j, 1),
    lambda i, j: (int(i == j == 0), 1),
    lambda i, j: ((3 if i == j else 4 * (i - j)), 5) if i < 2 and j < 2 else (int(i == j), 1),
    lambda i, j: (i - 2 * j + 1, 2),
    lambda i, j: (1, 1),
]


def _hash(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest())


def secular_polynomial(gains: list[Surd]) -> fmpq_poly:
    """Σ count·∏ (other squares − z), the squares taken once each.

    Raises:
        Vacuous: where all squares are equal: there is no critical point.
        Inexpressible: where a square is irrational.
    """
    counts: dict[tuple[tuple[int, int, int], ...], tuple[Surd, int]] = {}
    for gain in gains:
        square = gain * gain
        key = tuple(sorted((d, int(c.p), int(c.q)) for d, c in square.parts.items()))
        counts[key] = square, counts.get(key, (square, 0))[1] + 1
    if len(counts) == 1:
        raise Vacuous("there is no critical point")
    total = fmpq_poly([])
    for skipped, (_, count) in counts.items():
        term = fmpq_poly([count])
        for key, (square, _) in counts.items():
            if key != skipped:
                if set(square.parts) - {1}:
                    raise Inexpressible("an irrational pole")
                term *= fmpq_poly([square.parts.get(1, fmpq(0)), -1])
        total += term
    return total


def solve(polynomial: fmpq_poly) -> Surd:
    """A real root of a rational polynomial that is a rational number or a square root.

    Raises:
        Inexpressible: where there is none.
    """
    for root in solutions(polynomial):
        return root
    raise Inexpressible("no root of degree one or two")


def solutions(polynomial: fmpq_poly) -> list[Surd]:
    """The real roots of a rational polynomial that are rational numbers or square roots."""
    if polynomial.degree() < 1:
        return []
    results: list[Surd] = []
    for factor, _ in (polynomial * fmpq(polynomial.denom())).numer().factor()[1]:
        results += _roots_of(factor)
    return results


def _roots_of(factor: fmpz_poly) -> list[Surd]:
    if factor.degree() == 1:
        return [Surd({1: fmpq(-factor[0], factor[1])})]
    if factor.degree() != 2:
        return []
    c, b, a = factor[0], factor[1], factor[2]
    if b * b - 4 * a * c < 0:
        return []
    root = Surd({1: fmpq(b * b - 4 * a * c)}).sqrt() * Surd({1: fmpq(1, 2 * a)})
    middle = Surd({1: fmpq(-b, 2 * a)})
    return [middle + root, middle - root]

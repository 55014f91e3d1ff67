"""Rows of few different entries at which a polynomial in sums over the coordinates is negative, or not 0.

The rows of a search have few coordinates; what fails first at N = 21 or N = 768 is found here. Where few columns are
enough for a proof, a point of a cell at which the polynomial is negative has the entries of such a row, and how often
each stands there.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import lcm

from flint import fmpq

from lnverify.proofs.algebra.field import terms_of
from lnverify.proofs.orders.cells import Point, TooLarge, value_at
from lnverify.proofs.orders.columns import WAYS, Columns, Order

# The longest row that is written out.
_LONGEST = 10_000

# The entries of each vector.
Rows = dict[str, list[Fraction]]


def rows_against(order: Order, is_equation: bool) -> Iterator[Rows]:
    """Rows at which P is negative, or, of an equation, not 0; what else it speaks of is left to whoever tries them."""
    yield from _scattered_rows(order) if is_equation else _rows_of_cells(order)


def _scattered_rows(order: Order) -> Iterator[Rows]:
    """Rows that nothing ties, for each N at one of which a form that is not 0 has to show it (docs/method.md)."""
    sizes = [i for i, g in order.generators.items() if g.kind == "size"]
    terms = [exponents for exponents, _ in terms_of(order.polynomial)]
    factors, degree = (max((sum(e[i] for i in some) for e in terms), default=0) for some in (order.moments, sizes))
    for size in range(max(factors, order.at_least), min(factors + degree, _LONGEST) + 1):
        yield {
            name: [Fraction(1 + (n * n * (2 * k + 3) + 7 * n) % 23, 1 + k) for n in range(size)]
            for k, name in enumerate(order.names)
        }


def _rows_of_cells(order: Order) -> Iterator[Rows]:
    """Rows with the entries of a point at which one of the polynomials on few columns is negative."""
    for way in WAYS:
        try:
            for columns in getattr(order, way)() or ():
                point = columns.negative_point()
                if point is not None:
                    yield from _rows(columns, point)
        except TooLarge:
            continue


def _rows(columns: Columns, point: Point) -> Iterator[Rows]:
    """The rows that a point stands for: the weights made whole, or the next whole numbers where they have to stay."""
    weights = [value_at(weight, point) for weight in columns.weights]
    values = {name: [_number(value_at(x, point)) for x in entries] for name, entries in columns.values.items()}
    scale = lcm(*(int(weight.q) for weight in weights)) if columns.is_scaled else 1
    for shift in (0, fmpq(1, 2), 1):
        counts = [int((weight * scale + shift).floor()) for weight in weights]
        if 0 < sum(counts) <= _LONGEST:
            yield {
                name: [x for x, count in zip(entries, counts, strict=True) for _ in range(count)]
                for name, entries in values.items()
            }


def _number(x: fmpq) -> Fraction:
    return Fraction(int(x.p), int(x.q))

"""Rows of few different entries at which a polynomial in sums over the coordinates is negative, or not 0.

The rows of a search have few coordinates; what fails first at N = 21 or N = 768 is found here. Where few columns are
enough for a proof, a point of a cell at which the polynomial is negative has the entries of such a row, and how often
each stands there.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import lcm, prod

from flint import fmpq

from lnverify.proofs.algebra.field import terms_of
from lnverify.proofs.orders.cells import Point, TooLarge, value_at
from lnverify.proofs.orders.columns import WAYS, Columns, Order

# The entries that are tried, and up to which N beyond what the degrees ask.
_ENTRIES, _FURTHER = (0, 1, -1, 2, -2, 3), 40
# The longest row that is written out.
_LONGEST = 10_000

# The entries of each vector.
Rows = dict[str, list[Fraction]]


def rows_against(order: Order, is_equation: bool) -> Iterator[Rows]:
    """Rows at which P is negative, or, of an equation, not 0; what else it speaks of is left to whoever tries them."""
    yield from _rows_of_two(order, is_equation)
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


def _rows_of_two(order: Order, is_equation: bool) -> Iterator[Rows]:
    """Rows of one letter with two different entries, short ones first, at which P is negative, or not 0."""
    names, moments = order.names, order.moments
    plain = len(names) <= 1 and all(g.kind in ("size", "moment") for g in order.generators.values())
    if not plain or order.places:
        return
    (name,) = names or [""]
    powers = {i: sum(e for _, e in order.generators[i].key[1]) for i in moments}
    if any(power < 1 for power in powers.values()):
        return
    allowed = [x for x in _ENTRIES if x > 0 or not order.letters.get(name)]
    pairs = [(x, y) for x, y in product(allowed, repeat=2) if x != y] if name else [(0, 0)]
    terms = [(e, int(c)) for e, c in terms_of(order.polynomial)]
    most = min(_FURTHER + sum(order.polynomial.degrees()), _LONGEST)
    for size in range(order.at_least, most + 1):
        for count in dict.fromkeys((1, 2, size // 2)):
            for x, y in pairs if count <= size else ():
                values = {i: count * x**k + (size - count) * y**k for i, k in powers.items()}
                value = sum(c * prod(values.get(i, size) ** e for i, e in enumerate(es) if e) for es, c in terms)
                if value < 0 or (is_equation and value):
                    yield {name: [Fraction(x)] * count + [Fraction(y)] * (size - count)} if name else {}
                    return


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

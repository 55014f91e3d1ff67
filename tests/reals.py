"""Numbers of the evaluator: exact fractions, 80 digits where a root is irrational, dual numbers for derivatives.

An irrational root is kept to 80 digits. The inputs are small and the expressions short, so that rounding takes a few
dozen digits at most: two numbers that agree to 30 digits are the same.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from math import isqrt
from typing import Any

from mpmath import MPContext

mp = MPContext()
mp.dps = 80
SAME = mp.mpf(10) ** -30
# A root by secants is right to 30 digits, and what is worked out with it to somewhat fewer.
_NEAR = mp.mpf(10) ** -25


class Meaningless(ArithmeticError):
    """The value does not exist: a division by zero, the root of a negative number, a derivative at a kink."""


class Vacuous(Meaningless):
    """What the statement speaks of does not exist at this point: a critical point among equal gains."""


class Irrational:
    """A number to 80 digits; what cancels to 30 digits is the fraction 0."""

    __slots__ = ("x",)

    def __init__(self, x: Any) -> None:
        self.x = x

    def __add__(self, other: Any) -> Any:
        if type(other) is Dual:
            return NotImplemented
        y = digits(other)
        total = self.x + y
        return Irrational(total) if abs(total) > SAME * max(abs(self.x), abs(y)) else Fraction(0)

    __radd__ = __add__

    def __neg__(self) -> Irrational:
        return Irrational(-self.x)

    def __sub__(self, other: Any) -> Any:
        return self + (-other)

    def __rsub__(self, other: Any) -> Any:
        return -self + other

    def __mul__(self, other: Any) -> Any:
        if type(other) is Dual:
            return NotImplemented
        return Irrational(self.x * digits(other)) if other != 0 else Fraction(0)

    __rmul__ = __mul__

    def __str__(self) -> str:
        return str(mp.nstr(self.x, 15))


def digits(x: Any) -> Any:
    """A plain number to 80 digits."""
    return x.x if type(x) is Irrational else mp.mpf(x.numerator) / x.denominator


def sign(x: Any) -> int:
    """−1, 0 or 1 for a plain number."""
    x = x.x if type(x) is Irrational else x
    return (x > 0) - (x < 0)


class Dual:
    """value + Σ slopeₙ dₙ with dₙ dₘ = 0: a number and its derivatives in some directions.

    The numbers in it may be dual themselves, in the directions of an outer derivative; a greater tag is an inner one.
    """

    __slots__ = ("slopes", "tag", "value")

    def __init__(self, value: Any, slopes: list[Any], tag: int) -> None:
        self.value = value
        self.slopes = slopes
        self.tag = tag

    def _with(self, other: Any) -> tuple[Any, Any, list[Any], list[Any], int]:
        """Both numbers in the directions of the inner one."""
        tag = max(self.tag, other.tag if type(other) is Dual else 0)
        (a, da), (b, db) = parts(self, tag), parts(other, tag)
        return a, b, da or [0] * len(db), db or [0] * len(da), tag

    def __add__(self, other: Any) -> Dual:
        a, b, da, db, tag = self._with(other)
        return Dual(a + b, [x + y for x, y in zip(da, db, strict=True)], tag)

    __radd__ = __add__

    def __neg__(self) -> Dual:
        return Dual(-self.value, [-x for x in self.slopes], self.tag)

    def __sub__(self, other: Any) -> Dual:
        return self + (-other)

    def __rsub__(self, other: Any) -> Dual:
        return -self + other

    def __mul__(self, other: Any) -> Dual:
        a, b, da, db, tag = self._with(other)
        return Dual(a * b, [x * b + a * y for x, y in zip(da, db, strict=True)], tag)

    __rmul__ = __mul__


def parts(x: Any, tag: int) -> tuple[Any, list[Any]]:
    """The value and the slopes at a tag; no slopes where it does not depend on those directions."""
    return (x.value, x.slopes) if type(x) is Dual and x.tag == tag else (x, [])


def primal(x: Any) -> Any:
    """The number without its derivatives."""
    while type(x) is Dual:
        x = x.value
    return x


def is_zero(x: Any) -> bool:
    """Whether the number itself is zero, whatever its derivatives."""
    return sign(primal(x)) == 0


_total = False


@contextmanager
def total() -> Iterator[None]:
    """As in MathComp, 1/0 is 0, and so is the root of a negative number; but a derivative has neither."""
    global _total
    _total = True
    try:
        yield
    finally:
        _total = False


def _is_fixed(x: Any) -> bool:
    """Whether a number has no slopes but zeros."""
    return type(x) is not Dual or (all(_is_fixed(part) and is_zero(part) for part in x.slopes) and _is_fixed(x.value))


def inverse(x: Any) -> Any:
    """1/x."""
    if is_zero(x):
        if _total and _is_fixed(x):
            return Fraction(0)
        raise Meaningless("division by zero")
    if type(x) is Dual:
        r = inverse(x.value)
        return Dual(r, [-(d * r * r) for d in x.slopes], x.tag)
    return Irrational(1 / x.x) if type(x) is Irrational else Fraction(1) / x


def root(x: Any) -> Any:
    """√x, exact where x is the square of a fraction."""
    if type(x) is Dual:
        r = root(x.value)
        if is_zero(r):
            raise Meaningless("a root has no derivative at zero")
        half = inverse(2 * r)
        return Dual(r, [d * half for d in x.slopes], x.tag)
    if sign(x) < 0:
        if _total:
            return Fraction(0)
        raise Meaningless("the root of a negative number")
    if type(x) is not Irrational:
        top, bottom = isqrt(x.numerator), isqrt(x.denominator)
        if top * top == x.numerator and bottom * bottom == x.denominator:
            return Fraction(top, bottom)
    return Irrational(mp.sqrt(digits(x)))


def exponential(x: Any) -> Any:
    """eˣ, to 80 digits."""
    if type(x) is Dual:
        y = exponential(x.value)
        return Dual(y, [y * d for d in x.slopes], x.tag)
    return Fraction(1) if is_zero(x) else Irrational(mp.exp(digits(x)))


def logarithm(x: Any) -> Any:
    """log x, to 80 digits."""
    if type(x) is Dual:
        r = inverse(x.value)
        return Dual(logarithm(x.value), [d * r for d in x.slopes], x.tag)
    if sign(x) <= 0:
        raise Meaningless("the logarithm of a number that is not positive")
    return Fraction(0) if is_zero(x - 1) else Irrational(mp.log(digits(x)))


def tanh(x: Any) -> Any:
    """tanh x = 1 − 2/(e²ˣ + 1)."""
    return 1 - 2 * inverse(exponential(2 * x) + 1)


def power(x: Any, exponent: int) -> Any:
    """x to an integer power."""
    if exponent < 0:
        return power(inverse(x), -exponent)
    result: Any = Fraction(1)
    for _ in range(exponent):
        result = result * x
    return result


def compare(x: Any, y: Any) -> int:
    """−1, 0 or 1 as x is less than y, the same or greater."""
    x, y = primal(x), primal(y)
    difference = x - y
    if type(difference) is Irrational and abs(difference.x) < _NEAR:
        return 0
    return sign(difference)


def determinant(rows: list[list[Any]]) -> Any:
    """By expansion along the rows, each set of columns once: no division, so that dual numbers pass."""
    minors: dict[frozenset[int], Any] = {frozenset(): Fraction(1)}
    for row in rows:
        grown: dict[frozenset[int], Any] = {}
        for used, minor in minors.items():
            for column, entry in enumerate(row):
                if column in used:
                    continue
                way = (-1) ** sum(other > column for other in used)
                key = used | {column}
                grown[key] = grown.get(key, 0) + way * minor * entry
        minors = grown
    return minors[frozenset(range(len(rows)))]


def critical_points(gains: list[Any]) -> list[Any]:
    """The real roots ζ of Σ 1/(hₙ² − ζ) = 0, h plain numbers: one between each two neighbouring squares."""
    counts: dict[Any, int] = {}
    for h in gains:
        square = h * h
        known = next((s for s in counts if compare(s, square) == 0), square)
        counts[known] = counts.get(known, 0) + 1
    squares = sorted(counts, key=digits)
    return [_between(counts, low, high) for low, high in itertools.pairwise(squares)]


def _between(counts: dict[Any, int], low: Any, high: Any) -> Any:
    """The root between two neighbouring squares: the sum grows from −∞ to ∞ there."""
    if len(counts) == 2:
        return (counts[low] * high + counts[high] * low) * Fraction(1, counts[low] + counts[high])
    if len(counts) == 3 and (exact := _rational(counts, low, high)) is not None:
        return exact
    terms = [(digits(square), count) for square, count in counts.items()]
    left, right = digits(low), digits(high)
    # Halving comes near enough for Newton's steps, which double the digits.
    for _ in range(40):
        middle = (left + right) / 2
        if sum(c / (s - middle) for s, c in terms) > 0:
            right = middle
        else:
            left = middle
    z = (left + right) / 2
    for _ in range(4):
        z -= sum(c / (s - z) for s, c in terms) / sum(c / (s - z) ** 2 for s, c in terms)
    return Irrational(z)


def _rational(counts: dict[Any, int], low: Any, high: Any) -> Any:
    """The root of the quadratic that three squares give, where it is a fraction."""
    if any(type(x) is Irrational for x in counts):
        return None
    (p, i), (q, j), (r, k) = counts.items()
    a, b, c = i + j + k, -(i * (q + r) + j * (p + r) + k * (p + q)), i * q * r + j * p * r + k * p * q
    side = root(b * b - 4 * a * c)
    results = [(-b + way * side) * Fraction(1, 2 * a) for way in (-1, 1)]
    return next((z for z in results if type(z) is Fraction and low < z < high), None)


def follow(gains: list[Any], zeta: Any) -> Any:
    """A critical point of dual gains from that of their values: ζ′ Σ w² = Σ 2 h h′ w² with w = 1/(h² − ζ)."""
    tag = max((h.tag for h in gains if type(h) is Dual), default=0)
    if not tag:
        return zeta
    values, slopes = zip(*(parts(h, tag) for h in gains), strict=True)
    size = max(map(len, slopes))
    z = follow(list(values), zeta)
    weights = [power(inverse(h * h - z), 2) for h in values]
    scale = inverse(sum(weights, Fraction(0)))
    rows = [d or [0] * size for d in slopes]
    triples = list(zip(values, rows, weights, strict=True))
    change = [sum((2 * h * d[i] * w for h, d, w in triples), Fraction(0)) for i in range(size)]
    return Dual(z, [c * scale for c in change], tag)

"""Expectations at one N, entry by entry: normal vectors multiplied out, draws gone through one by one.

A normal vector is a = Σ yₖhₖ in orthogonal coordinates, h₀ = 1 and hₖ = (1, …, 1, −k, 0, …): the yₖ are independent, of
variance 1/‖hₖ‖², E yₖ²ᵐ is (2m − 1)!!/‖hₖ‖²ᵐ, ‖a‖² is Σ ‖hₖ‖²yₖ² and ‖Πa‖² the same without k = 0. Under a monomial
stands 1/qʲ = ∫ tʲ⁻¹ e^(−tq) dt/(j − 1)!, for which E e^(−tq) Π yₖ²ᵐ is its value at t = 0 over (1 + 2t)^(n/2 + Σ m), n
squares in q. Where absolute values of entries are taken, a = Σ ±rₙeₙ with rₙ = |aₙ|, and all signs are gone through.
Nothing is shared with the rules of the moment calculus.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import permutations, product
from math import perm, prod
from typing import Any

from flint import fmpq, fmpq_mpoly_ctx

from lnverify.proofs.readings.matrices.surds import Number
from lnverify.proofs.values import Inexpressible, Undefined, Vacuous

# Entries of a normal vector, vectors that stand inside each other's expectations, draws, and terms of a polynomial.
_ENTRIES, _VECTORS, _DRAWS, _TERMS = 5, 3, 1100, 20_000


@cache
def _ring() -> Any:
    # Vectors in orthogonal coordinates, of either sign, and then their absolute values, which are positive.
    return fmpq_mpoly_ctx.get([f"y{i}" for i in range(2 * _ENTRIES * _VECTORS)], "degrevlex")


class _Coordinates:
    """The coordinates of a normal vector.

    Attributes:
        places: where they stand in the ring.
        are_sizes: whether they are the absolute values of the entries, whose signs were gone through.
        weights: 1 over the variance of each.
        lengths: ‖a‖² and, of orthogonal ones, ‖Πa‖², each with the numbers of its coordinates.
    """

    def __init__(self, size: int, number: int, are_sizes: bool) -> None:
        start = (number + are_sizes * _VECTORS) * _ENTRIES
        self.places = range(start, start + size)
        self.are_sizes = are_sizes
        self.weights = [1] * size if are_sizes else [size, *(k * (k + 1) for k in range(1, size))]
        sets = [list(range(size)), *([list(range(1, size))] if size > 1 and not are_sizes else [])]
        self.lengths = [(self._square(chosen), chosen) for chosen in sets]

    def _square(self, chosen: list[int]) -> Any:
        ys = self.letters
        return sum((self.weights[k] * ys[k] ** 2 for k in chosen), _ring().constant(0))

    @property
    def letters(self) -> list[Any]:
        """The coordinates as polynomials."""
        return [_ring().gens()[place] for place in self.places]


coordinates = cache(_Coordinates)


@cache
def _all_lengths() -> list[Any]:
    ways = product(range(1, _ENTRIES + 1), range(_VECTORS), (False, True))
    return [length for way in ways for length, _ in coordinates(*way).lengths]


class Random(Number):
    """(p + q√r)/d, polynomials over the rational numbers in the coordinates of normal vectors; √r is a length."""

    __slots__ = ("d", "p", "q", "r")

    def __init__(self, p: Any, d: Any = None, q: Any = None, r: Any = None) -> None:
        one, zero = _ring().constant(1), _ring().constant(0)
        self.p, self.d, self.q, self.r = p, d or one, q or zero, r
        if max(map(len, (self.p, self.d, self.q))) > _TERMS:
            raise Inexpressible(f"an expectation of more than {_TERMS} terms, entry by entry")
        if not self.d.is_one():
            common = self.p.gcd(self.d) if self.q.is_zero() else self.p.gcd(self.q).gcd(self.d)
            self.p, self.q, self.d = self.p / common, self.q / common, self.d / common
        if self.q.is_zero():
            self.r = None

    def plain(self) -> Any:
        """A rational number where it is one."""
        if self.q.is_zero() and self.p.is_constant() and self.d.is_constant():
            return fmpq(0) if self.p.is_zero() else self.p.leading_coefficient() / self.d.leading_coefficient()
        return self

    def in_numbers(self, numbers: Any) -> Any:
        """A constant as one of the numbers of a point.

        Raises:
            Inexpressible: where it is no constant.
        """
        if not all(x.is_constant() for x in (self.p, self.q, self.d)):
            raise Inexpressible("an expectation inside another, entry by entry")
        parts = [fmpq(0) if x.is_zero() else x.leading_coefficient() for x in (self.p, self.q, self.d, self.r)]
        p, q, d, r = (numbers.number(x) for x in parts)
        return ((p + q * r.sqrt()) * d.inverse()).plain()

    def __bool__(self) -> bool:
        return not self.is_zero()

    def is_zero(self) -> bool:
        """Whether it is 0 for all values."""
        return bool(self.p.is_zero() and self.q.is_zero())

    def _beside(self, other: Any) -> tuple[Random, Random] | None:
        """The two with the same root; None beside a number with slopes.

        Raises:
            Inexpressible: beside a number that is no sum of a rational number and a root of one.
        """
        if not isinstance(other, Random):
            if hasattr(other, "slopes"):
                return None
            other = _constant(other)
        if self.r is None or other.r is None or self.r == other.r:
            return self, other
        scale = _root_of_rational(_ratio(other.r, self.r))
        return self, Random(other.p, other.d, other.q * scale, self.r)

    def __add__(self, other: Any) -> Any:
        pair = self._beside(other)
        if pair is None:
            return NotImplemented
        a, b = pair
        if a.d == b.d:
            return Random(a.p + b.p, a.d, a.q + b.q, a.r or b.r).plain()
        return Random(a.p * b.d + b.p * a.d, a.d * b.d, a.q * b.d + b.q * a.d, a.r or b.r).plain()

    def __neg__(self) -> Random:
        return Random(-self.p, self.d, -self.q, self.r)

    def __mul__(self, other: Any) -> Any:
        if type(other) is fmpq and not other:
            return other
        pair = self._beside(other)
        if pair is None:
            return NotImplemented
        a, b = pair
        r = a.r or b.r or _ring().constant(0)
        return Random(a.p * b.p + a.q * b.q * r, a.d * b.d, a.p * b.q + b.p * a.q, r).plain()

    __radd__, __rmul__ = __add__, __mul__

    def inverse(self) -> Any:
        """1 over it."""
        norm = self.p * self.p - (self.q * self.q * self.r if self.r else 0)
        if norm.is_zero():
            raise Undefined("division by zero")
        return Random(self.p * self.d, norm, -self.q * self.d, self.r).plain()

    def sqrt(self) -> Random:
        """The root of the square of a length, or of absolute values, times a rational number."""
        square, of = self.p / self.d.leading_coefficient(), _ring().constant
        if self.r is None and self.d.is_constant() and not square.is_zero() and square.leading_coefficient() > 0:
            if len(square) == 1 and not any(square.degrees()[: _ENTRIES * _VECTORS]):
                return Random(_root(square))
            if any(_is_multiple(square, length) for length in _all_lengths()):
                return Random(of(0), None, of(1), square)
        return self._refuse()

    def function(self, name: str) -> Random:
        return self._refuse()

    def _refuse(self) -> Random:
        raise Inexpressible("a function of what an expectation is taken over, other than a length")


def _constant(x: Any) -> Random:
    """A rational number, or one plus a root of one, as a constant."""
    value = getattr(x, "value", x)
    parts = {1: value} if isinstance(value, (int, fmpq)) else dict(getattr(value, "parts", {1: None, 2: None, 3: None}))
    rational = parts.pop(1, fmpq(0))
    if len(parts) > 1:
        raise Inexpressible("an expectation of numbers with several roots, entry by entry")
    of = _ring().constant
    for square, factor in parts.items():
        return Random(of(rational), None, of(factor), of(square))
    return Random(of(rational))


def _ratio(a: Any, b: Any) -> Any:
    """The rational number c with a = c·b."""
    if not _is_multiple(a, b):
        raise Inexpressible("the roots of two lengths, entry by entry")
    return a.leading_coefficient() / b.leading_coefficient()


def _is_multiple(a: Any, b: Any) -> bool:
    """Whether a polynomial is a number times another."""
    return bool(a * b.leading_coefficient() == b * a.leading_coefficient())


def _root_of_rational(x: Any) -> Any:
    try:
        return fmpq(x.p.sqrt(), x.q.sqrt())
    except Exception as error:
        raise Inexpressible("the roots of two multiples of a length, entry by entry") from error


def _root(square: Any) -> Any:
    """The root of a monomial in what is positive."""
    ((exponents, coefficient),) = zip(square.monoms(), square.coeffs(), strict=True)
    if any(int(k) % 2 for k in exponents):
        raise Inexpressible("the root of an odd power, entry by entry")
    return _ring().from_dict({tuple(int(k) // 2 for k in exponents): _root_of_rational(coefficient)})


def expect(f: Callable[[list[Any]], Any], size: int, number: int) -> Any:
    """E[f] over a normal vector, the one of this number among those of a claim.

    Raises:
        Undefined: where it does not exist.
        Inexpressible: where it is none of those that are worked out here.
    """
    if size > _ENTRIES or number >= _VECTORS:
        raise Inexpressible(f"an expectation over more than {_ENTRIES} entries or {_VECTORS} vectors, entry by entry")
    own = coordinates(size, number, False)
    ys, zero = own.letters, _ring().constant(0)
    try:
        return _integrate(f([Random(ys[0] + sum(ys[n + 1 :], zero) - n * ys[n] * (n > 0)) for n in range(size)]), own)
    except Inexpressible:
        own, ways = coordinates(size, number, True), list(product((1, -1), repeat=size))
        drawn = ([Random(sign * r) for sign, r in zip(signs, own.letters, strict=True)] for signs in ways)
        return _integrate(sum(map(f, drawn), fmpq(0)) * fmpq(1, len(ways)), own)


def _integrate(f: Any, own: _Coordinates) -> Any:
    if not isinstance(f, Random):
        if isinstance(f, fmpq):
            return f
        raise Inexpressible("an expectation of numbers that are not rational, entry by entry")
    below, power, chosen = f.d, 0, own.lengths[0][1]
    for length, numbers in own.lengths:
        while not power or chosen == numbers:
            quotient, rest = divmod(below, length)
            if not rest.is_zero():
                break
            below, power, chosen = quotient, power + 1, numbers
    has_length = f.r is not None and not f.r.is_constant()
    for length, numbers in own.lengths if has_length else []:
        if _is_multiple(f.r, length):
            if power and numbers != chosen:
                raise Inexpressible("an expectation of two lengths, entry by entry")
            chosen = numbers
    if any(below.degrees()[i] for i in own.places):
        raise Inexpressible("an expectation of what divides by more than a length, entry by entry")
    totals = []
    for part, half in ((f.p, 0), (f.q, int(has_length))):
        total = _ring().constant(0)
        for exponents, coefficient in zip(part.monoms(), part.coeffs(), strict=True):
            powers = [int(exponents[i]) for i in own.places]
            freedom = len(chosen) + sum(powers[k] for k in chosen)
            if freedom + half <= 2 * power:
                raise Undefined("an expectation that does not exist")
            if any(k % 2 for k in powers) and not own.are_sizes:
                continue
            if half or any(k % 2 for k in powers):
                raise Inexpressible("the expectation of an odd power of a size, entry by entry")
            moments = (fmpq(prod(range(1, k, 2)), w ** (k // 2)) for k, w in zip(powers, own.weights, strict=True))
            value = prod(moments, start=fmpq(1)) / prod(freedom - 2 * j for j in range(1, power + 1))
            others = tuple(0 if i in own.places else int(exponent) for i, exponent in enumerate(exponents))
            total += _ring().from_dict({others: coefficient * value})
        totals.append(total)
    return Random(totals[0], below, totals[1], f.r).plain()


def average(f: Callable[[list[Any]], Any], row: list[Any], size: int, replace: bool) -> Any:
    """The mean of f over all draws of so many entries of a row, each draw in each order.

    Raises:
        Vacuous: where there are more to draw than there are.
    """
    if size > len(row) and not replace:
        raise Vacuous(f"a draw of {size} entries without replacement")
    ways = len(row) ** size if replace else perm(len(row), size)
    if ways > _DRAWS:
        raise Inexpressible(f"more than {_DRAWS} draws, entry by entry")
    draws = product(row, repeat=size) if replace else permutations(row, size)
    return sum((f(list(draw)) for draw in draws), fmpq(0)) * fmpq(1, ways)

"""Expectations at one N, entry by entry: normal vectors multiplied out, draws gone through one by one.

A normal vector is a = Σ yₖhₖ in orthogonal coordinates, h₀ = 1 and hₖ = (1, …, 1, −k, 0, …): the yₖ are independent, of
variance 1/‖hₖ‖², E yₖ²ᵐ is (2m − 1)!!/‖hₖ‖²ᵐ, ‖a‖² is Σ ‖hₖ‖²yₖ² and ‖Πa‖² the same without k = 0. Under a monomial
stands 1/qʲ = ∫ tʲ⁻¹ e^(−tq) dt/(j − 1)!, for which E e^(−tq) Π yₖ²ᵐ is its value at t = 0 over (1 + 2t)^(n/2 + Σ m), n
squares in q. Nothing is shared with the rules of the moment calculus.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import permutations, product
from math import perm, prod
from typing import Any

from flint import fmpq, fmpq_mpoly_ctx

from lnverify.proofs.values import Inexpressible, Undefined, Vacuous

# Entries of a normal vector, vectors that stand inside each other's expectations, draws, and terms of a polynomial.
_ENTRIES, _VECTORS, _DRAWS, _TERMS = 5, 3, 1100, 20_000


@cache
def _ring() -> Any:
    return fmpq_mpoly_ctx.get([f"y{i}" for i in range(_ENTRIES * _VECTORS)], "degrevlex")


@cache
def _weights(size: int) -> list[int]:
    """‖hₖ‖²."""
    return [size, *(k * (k + 1) for k in range(1, size))]


@cache
def _lengths(size: int, number: int) -> list[tuple[Any, list[int]]]:
    """‖a‖² and ‖Πa‖², each with its coordinates."""
    ys = _ring().gens()[number * _ENTRIES :]
    weights = _weights(size)
    return [
        (sum((weights[k] * ys[k] ** 2 for k in chosen), _ring().constant(0)), chosen)
        for chosen in (list(range(size)), list(range(1, size)))
        if chosen
    ]


class Random:
    """(p + q√r)/d, polynomials over the rational numbers in the coordinates of normal vectors; √r is a length."""

    __slots__ = ("d", "p", "q", "r")

    def __init__(self, p: Any, d: Any = None, q: Any = None, r: Any = None) -> None:
        one, zero = _ring().constant(1), _ring().constant(0)
        self.p, self.d, self.q, self.r = p, d or one, q or zero, r
        if max(map(len, (self.p, self.d, self.q))) > _TERMS:
            raise Inexpressible(f"an expectation of more than {_TERMS} terms, entry by entry")
        common = self.p.gcd(self.d) if self.q.is_zero() else self.p.gcd(self.q).gcd(self.d)
        if not (common.is_zero() or common.is_one()):
            self.p, self.q, self.d = self.p / common, self.q / common, self.d / common
        if self.q.is_zero():
            self.r = None

    def plain(self) -> Any:
        """A rational number where it is one."""
        if self.q.is_zero() and self.p.is_constant() and self.d.is_constant():
            return fmpq(0) if self.p.is_zero() else self.p.leading_coefficient() / self.d.leading_coefficient()
        return self

    def __bool__(self) -> bool:
        return not self.is_zero()

    def is_zero(self) -> bool:
        """Whether it is 0 for all values."""
        return bool(self.p.is_zero() and self.q.is_zero())

    def _beside(self, other: Any) -> tuple[Random, Random] | None:
        """The two with the same root; None beside what is no number of this kind."""
        if not isinstance(other, Random):
            if not isinstance(other, (int, fmpq)):
                return None
            other = Random(_ring().constant(other))
        if self.r is None or other.r is None or self.r == other.r:
            return self, other
        scale = _root_of_rational(_ratio(other.r, self.r))
        return self, Random(other.p, other.d, other.q * scale, self.r)

    def __add__(self, other: Any) -> Any:
        pair = self._beside(other)
        if pair is None:
            return NotImplemented
        a, b = pair
        return Random(a.p * b.d + b.p * a.d, a.d * b.d, a.q * b.d + b.q * a.d, a.r or b.r).plain()

    def __neg__(self) -> Random:
        return Random(-self.p, self.d, -self.q, self.r)

    def __sub__(self, other: Any) -> Any:
        return self + -other

    def __rsub__(self, other: Any) -> Any:
        return -self + other

    def __mul__(self, other: Any) -> Any:
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
        """The root of the square of a length, times a rational number."""
        if self.r is None and self.d.is_constant():
            square = self.p / self.d
            sizes, numbers = range(1, _ENTRIES + 1), range(_VECTORS)
            for length, _ in (each for size in sizes for number in numbers for each in _lengths(size, number)):
                if square.is_zero() or length.leading_coefficient() * square == square.leading_coefficient() * length:
                    if square.is_zero() or square.leading_coefficient() > 0:
                        return Random(_ring().constant(0), None, _ring().constant(1), square)
        return self._refuse()

    def _refuse(self) -> Any:
        raise Inexpressible("a function of what an expectation is taken over, other than a length")

    exp = log = tanh = _refuse


def _ratio(a: Any, b: Any) -> Any:
    """The rational number c with a = c·b."""
    ratio = a.leading_coefficient() / b.leading_coefficient()
    if a != ratio * b:
        raise Inexpressible("the roots of two lengths, entry by entry")
    return ratio


def _root_of_rational(x: Any) -> Any:
    try:
        return fmpq(x.p.sqrt(), x.q.sqrt())
    except Exception as error:
        raise Inexpressible("the roots of two multiples of a length, entry by entry") from error


def normal_entries(size: int, number: int) -> list[Any]:
    """The entries of a normal vector, the one of this number among those of a claim.

    Raises:
        Inexpressible: where there are too many.
    """
    if size > _ENTRIES or number >= _VECTORS:
        raise Inexpressible(f"an expectation over more than {_ENTRIES} entries or {_VECTORS} vectors, entry by entry")
    ys = _ring().gens()[number * _ENTRIES :]
    entries = []
    for n in range(size):
        later = sum((ys[k] for k in range(n + 1, size)), _ring().constant(0))
        entries.append(Random(ys[0] + later - (n * ys[n] if n else 0)))
    return entries


def integrate(f: Any, size: int, number: int) -> Any:
    """E[f] over the normal vector of this number.

    Raises:
        Undefined: where it does not exist.
        Inexpressible: where it is none of those that are worked out here.
    """
    if not isinstance(f, Random):
        if isinstance(f, fmpq):
            return f
        raise Inexpressible("an expectation of numbers that are not rational, entry by entry")
    own = range(number * _ENTRIES, number * _ENTRIES + size)
    below, power, chosen = f.d, 0, list(range(size))
    for length, coordinates in _lengths(size, number):
        while not power or chosen == coordinates:
            quotient, rest = divmod(below, length)
            if not rest.is_zero():
                break
            below, power, chosen = quotient, power + 1, coordinates
    if f.r is not None:
        chosen = next((c for q, c in _lengths(size, number) if q.leading_coefficient() * f.r == f.r.leading_coefficient() * q), chosen)
    if any(below.degrees()[i] for i in own):
        raise Inexpressible("an expectation of what divides by more than a length, entry by entry")
    total = _ring().constant(0)
    for part, half in ((f.p, 0), (f.q, 1)):
        for exponents, coefficient in zip(part.monoms(), part.coeffs(), strict=True):
            powers = [int(exponents[i]) for i in own]
            freedom = len(chosen) + sum(powers[k] for k in chosen)
            if freedom + half <= 2 * power:
                raise Undefined("an expectation that does not exist")
            if any(k % 2 for k in powers):
                continue
            if half:
                raise Inexpressible("the expectation of an odd power of a length, entry by entry")
            moments = (
                fmpq(prod(range(1, k, 2)), weight ** (k // 2)) for k, weight in zip(powers, _weights(size), strict=True)
            )
            value = prod(moments, start=fmpq(1)) / prod(freedom - 2 * j for j in range(1, power + 1))
            others = tuple(0 if i in own else int(exponent) for i, exponent in enumerate(exponents))
            total += _ring().from_dict({others: coefficient * value})
    return Random(total, below).plain()


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

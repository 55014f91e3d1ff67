"""Exact real numbers: sums of rational multiples of square roots of integers.

√d for different square-free d are linearly independent over the rationals, so a sum is zero only when every
coefficient is: equality is decided, never guessed. Signs come from Arb enclosures of rising precision.
"""

from __future__ import annotations

from functools import lru_cache
from math import gcd
from typing import Any

from flint import arb, ctx, fmpq, fmpz

from lnverify.proofs.algebra.integers import factors_of
from lnverify.proofs.elementary import FUNCTIONS
from lnverify.proofs.values import Inexpressible, Undefined

NOT_POSITIVE = "the {} of what is not positive"
# Powers of powers have numbers without end.
_LONGEST = 100_000


class Number:
    """What is subtracted by adding the opposite."""

    __slots__ = ()

    def __sub__(self: Any, other: Any) -> Any:
        return self + -other

    def __rsub__(self: Any, other: Any) -> Any:
        return -self + other


class Surd(Number):
    """Σ c_d √d over square-free d ≥ 1, with rational c_d ≠ 0."""

    __slots__ = ("parts",)

    def __init__(self, parts: dict[int, fmpq]) -> None:
        self.parts = {d: c for d, c in parts.items() if c != 0}

    @classmethod
    def _single(cls, d: int, c: fmpq) -> Surd:
        """c√d for c ≠ 0: the common case, built without a second look."""
        result = cls.__new__(cls)
        result.parts = {d: c}
        return result

    @classmethod
    def of(cls, c: fmpq) -> Surd:
        """A rational number of FLINT."""
        return cls._single(1, c) if c else cls({})

    @classmethod
    @lru_cache(maxsize=1000)
    def rational(cls, numerator: int, denominator: int = 1) -> Surd:
        return cls._single(1, fmpq(numerator, denominator)) if numerator else cls({})

    def __add__(self, other: Surd | fmpq) -> Surd:
        if not isinstance(other, Surd):
            if not isinstance(other, fmpq):
                return NotImplemented
            other = Surd.of(other)
        if not self.parts or not other.parts:
            return self if self.parts else other
        if len(self.parts) == 1 == len(other.parts):
            ((d, a),), ((e, b),) = self.parts.items(), other.parts.items()
            if d == e:
                return Surd._single(d, a + b) if a + b != 0 else Surd({})
        parts = dict(self.parts)
        for d, c in other.parts.items():
            parts[d] = parts.get(d, fmpq(0)) + c
        return Surd(parts)

    __radd__ = __add__

    def __neg__(self) -> Surd:
        return Surd({d: -c for d, c in self.parts.items()})

    def __mul__(self, other: Surd | fmpq) -> Surd:
        if not isinstance(other, Surd):
            if not isinstance(other, fmpq):
                return NotImplemented
            other = Surd.of(other)
        if not self.parts or not other.parts:
            return other if self.parts else self
        if len(self.parts) == 1 == len(other.parts):
            ((d, a),), ((e, b),) = self.parts.items(), other.parts.items()
            if a.p.bit_length() + b.p.bit_length() > _LONGEST:
                raise Inexpressible(f"a number of more than {_LONGEST} bits")
            if d == 1 or e == 1:
                return Surd._single(d * e, a * b)
            common = gcd(d, e)
            return Surd._single((d // common) * (e // common), a * b * common if common > 1 else a * b)
        parts: dict[int, fmpq] = {}
        for d, a in self.parts.items():
            for e, b in other.parts.items():
                common = gcd(d, e)
                key = (d // common) * (e // common)
                parts[key] = parts.get(key, fmpq(0)) + a * b * common
        return Surd(parts)

    __rmul__ = __mul__

    def inverse(self) -> Surd:
        """1/self, by conjugates: x = A + B√p, 1/x = (A − B√p)/(A² − pB²).

        Raises:
            Undefined: for 0.
        """
        if self.is_zero():
            raise Undefined("division by zero")
        if len(self.parts) == 1:
            ((d, c),) = self.parts.items()
            return Surd._single(d, 1 / (c * d))
        top, bottom = Surd.rational(1), self
        while set(bottom.parts) != {1}:
            prime = int(max(p for d in bottom.parts for p, _ in fmpz(d).factor()))
            conjugate = Surd({d: -c if d % prime == 0 else c for d, c in bottom.parts.items()})
            top, bottom = top * conjugate, bottom * conjugate
        return top * Surd({1: 1 / bottom.parts[1]})

    def sqrt(self) -> Surd:
        """The non-negative square root.

        Raises:
            Undefined: for a negative number.
            Inexpressible: for an irrational number.
        """
        if self.is_zero():
            return self
        if self.sign() < 0:
            raise Undefined("the square root of a negative number")
        if set(self.parts) != {1}:
            raise Inexpressible("the square root of an irrational number")
        value = self.parts[1]
        outside, inside = _root_of(int(value.p * value.q))
        return Surd._single(inside, fmpq(outside, value.q))

    def function(self, name: str) -> Surd:
        """The function of this name.

        Raises:
            Undefined: where it does not exist.
            Inexpressible: where it is not algebraic.
        """
        function = FUNCTIONS[name]
        if function.is_of_positive and self.sign() <= 0:
            raise Undefined(NOT_POSITIVE.format(function.noun))
        of, value = map(Surd.rational, function.algebraic)
        if self.parts != of.parts:
            raise Inexpressible(f"a {function.noun}")
        return value

    def plain(self) -> Surd | fmpq:
        """A rational number as such, anything else as it is."""
        if not self.parts:
            return fmpq(0)
        return self.parts[1] if len(self.parts) == 1 and 1 in self.parts else self

    def is_zero(self) -> bool:
        return not self.parts

    def sign(self) -> int:
        """−1, 0 or 1."""
        above = [c > 0 for c in self.parts.values()]
        if not above or all(above) or not any(above):
            return len(above) and (1 if above[0] else -1)
        precision = 64
        while self.parts:
            ball = self.enclosure(precision)
            if ball > 0 or ball < 0:
                return 1 if ball > 0 else -1
            precision *= 2
        return 0

    def enclosure(self, precision: int) -> arb:
        """A ball that holds the number, computed with so many bits."""
        with ctx.workprec(precision):
            return sum((arb(c) * arb(d).sqrt() for d, c in self.parts.items()), arb(0))

    def __str__(self) -> str:
        pieces = []
        for d, c in sorted(self.parts.items()):
            root = "" if d == 1 else f"√{d}"
            number = _digits(c.p) if not root or abs(c.p) != 1 else "-" if c.p < 0 else ""
            text = f"{number}{root}"
            pieces.append(text if c.q == 1 else f"{text}/{_digits(c.q)}")
        return " + ".join(pieces).replace("+ -", "- ") or "0"


@lru_cache(maxsize=10_000)
def _root_of(n: int) -> tuple[int, int]:
    """a and the square-free b with √n = a√b, for n > 0."""
    outside, inside = 1, 1
    for prime, exponent in factors_of(n):
        outside *= prime ** (exponent // 2)
        inside *= prime ** (exponent % 2)
    return outside, inside


def _digits(n: fmpz) -> str:
    """The number; one too long to read with its middle left out."""
    return fmpz(n).str(condense=12)

"""Real numbers for the confirmation of a proof: exact where that is easy, else a ball that holds the number.

A sum of square roots is kept exactly (see `surds`); the root of an irrational number, and sums of many roots, become
Arb balls of 256 bits. A ball that contains 0 leaves open whether the number is 0, and says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from operator import add, mul
from typing import Any

from flint import arb, ctx, fmpq, fmpq_poly

from lnverify.proofs.elementary import FUNCTIONS
from lnverify.proofs.readings.matrices.points import Index, Sampled, secular_polynomial
from lnverify.proofs.readings.matrices.surds import NOT_POSITIVE, Number, Surd
from lnverify.proofs.values import Inexpressible, Undefined

_BITS = 256
# A sum of more roots than this is no longer kept exactly: products of such sums grow without end.
_ROOTS = 8


class Real(Number):
    """A real number: a sum of square roots, or a ball."""

    __slots__ = ("value",)

    def __init__(self, value: Surd | arb) -> None:
        self.value = value

    def __add__(self, other: Real | fmpq) -> Real:
        return self._with(add, other)

    def __mul__(self, other: Real | fmpq) -> Real:
        # 0 times a ball is 0 exactly.
        return Real(Surd({})) if type(other) is fmpq and not other else self._with(mul, other)

    __radd__, __rmul__ = __add__, __mul__

    def _with(self, operation: Callable[[Any, Any], Any], other: Real | fmpq) -> Real:
        if not isinstance(other, Real | fmpq):
            return NotImplemented
        a, b = self.value, other.value if isinstance(other, Real) else other
        if isinstance(a, arb) or isinstance(b, arb):
            return Real(operation(_ball(a), _ball(b)))
        return _keep_sum(operation(a, b))

    def __neg__(self) -> Real:
        return Real(-self.value)

    def inverse(self) -> Real:
        """1/self.

        Raises:
            Undefined: for 0.
            Inexpressible: for a ball that contains 0.
        """
        if self.is_zero():
            raise Undefined("division by zero")
        return Real(self.value.inverse() if isinstance(self.value, Surd) else 1 / self.value)

    def sqrt(self) -> Real:
        """The non-negative square root.

        Raises:
            Undefined: for a negative number.
            Inexpressible: for a ball that contains 0.
        """
        if isinstance(self.value, Surd) and (not self.value.parts or set(self.value.parts) == {1}):
            return Real(self.value.sqrt())
        if self.sign() < 0:
            raise Undefined("the square root of a negative number")
        return Real(_ball(self.value).sqrt())

    def function(self, name: str) -> Real:
        """The function of this name: exactly where that is algebraic, else a ball.

        Raises:
            Undefined: where it does not exist.
            Inexpressible: for a ball that contains 0, where it has to be positive.
        """
        if isinstance(self.value, Surd):
            try:
                return Real(self.value.function(name))
            except Inexpressible:
                pass
        elif FUNCTIONS[name].is_of_positive and self.sign() < 0:
            raise Undefined(NOT_POSITIVE.format(FUNCTIONS[name].noun))
        return Real(getattr(_ball(self.value), name)())

    def plain(self) -> Real | fmpq:
        """A rational number as such, anything else as it is."""
        result = self.value.plain() if isinstance(self.value, Surd) else None
        return result if isinstance(result, fmpq) else self

    def is_zero(self) -> bool:
        """Whether it is 0.

        Raises:
            Inexpressible: for a ball that contains 0.
        """
        return self.sign() == 0

    def sign(self) -> int:
        """−1, 0 or 1.

        Raises:
            Inexpressible: for a ball that contains 0.
        """
        if isinstance(self.value, Surd):
            return self.value.sign()
        if self.value > 0 or self.value < 0:
            return 1 if self.value > 0 else -1
        raise Inexpressible("a ball that contains 0")

    def __str__(self) -> str:
        if isinstance(self.value, Surd):
            return str(self.value)
        return "nearly 0" if self.value.contains(0) else self.value.str(15, radius=False)


class Reals(Sampled):
    """The numbers of an explicit space at a point, with balls where no exact number is at hand."""

    def number(self, x: Any) -> Real:
        return x if isinstance(x, Real) else Real(super().number(x))

    def free(self, name: str, index: Index, nonzero: bool) -> Real:
        return Real(super().free(name, index, nonzero))

    def enclose(self, value: Real) -> arb:
        return _ball(value.value)

    def critical_point(self, gains: list[Any]) -> Real:
        values = [gain.value for gain in gains]
        if not all(isinstance(value, Surd) for value in values):
            raise Inexpressible("a critical point of gains that are no exact numbers")
        try:
            return Real(super().critical_point(values))
        except Inexpressible:
            return Real(_some_real_root(secular_polynomial(values)))


@contextmanager
def precision() -> Iterator[None]:
    """Balls are computed with 256 bits inside, and the former precision is given back."""
    with ctx.workprec(_BITS):
        yield


def _keep_sum(value: Surd) -> Real:
    """A sum of roots as it is; as a ball where the roots are many."""
    return Real(value if len(value.parts) <= _ROOTS else value.enclosure(_BITS))


def _ball(value: Surd | fmpq | arb) -> arb:
    return value.enclosure(_BITS) if isinstance(value, Surd) else arb(value)


def _some_real_root(polynomial: fmpq_poly) -> arb:
    """FLINT encloses real roots by balls whose imaginary part is exactly 0."""
    roots: Any = (polynomial * fmpq(polynomial.denom())).numer().complex_roots()
    for root, _ in roots:
        if root.imag == 0:
            return arb(root.real)
    raise Inexpressible("no real root")

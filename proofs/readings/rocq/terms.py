"""The space of terms: a claim as data, each value a tuple of its operation and its parts.

It computes nothing and knows no engine. What the operators of Python do is kept as it was written: x − y, −x, x/y, x^e.
"""

from __future__ import annotations

from typing import Any

from proofs.readings.rocq.words import MATRIX, REAL, VECTOR
from proofs.values import Inexpressible, Operator, Scalar, Vector
from proofs.vocabulary import Space

Term = tuple[Any, ...]


class _Said:
    """A value as the term that says it."""

    def __init__(self, space: Any, term: Term) -> None:
        self.space = space
        self.term = term

    def _new(self, name: str, *parts: Any) -> Any:
        return type(self)(self.space, (name, *(part.term if isinstance(part, _Said) else part for part in parts)))

    def plus(self, other: Any) -> Any:
        return self._new("add", self, other)

    def scaled(self, factor: Any) -> Any:
        if factor.term == ("integer", 0) and self.term in (("ones",), ("identity",)):
            return self._new("zero", kind_of(self))
        return self._new("scale", factor, self)

    def __neg__(self) -> Any:
        return self._new("neg", self)

    def __sub__(self, other: Any) -> Any:
        return self._new("sub", self, self._like(other, "-"))  # type: ignore[attr-defined]

    def __rsub__(self, other: Any) -> Any:
        return self._new("sub", self._like(other, "-"), self)  # type: ignore[attr-defined]


class SaidScalar(_Said, Scalar):
    """A scalar as a term."""

    def scaled(self, factor: Any) -> Any:
        return self._new("mul", self, factor)

    def inverse(self) -> Any:
        return self._new("inv", self)

    def __truediv__(self, other: Any) -> Any:
        other = self.space.lift(other)
        return self._new("div", self, other) if isinstance(other, Scalar) else super().__truediv__(other)

    def __rtruediv__(self, other: Any) -> Any:
        return self.space.lift(other) / self

    def __pow__(self, exponent: int) -> Any:
        return _power(self, exponent, super().__pow__)


class SaidVector(_Said, Vector):
    """A vector as a term."""

    def times(self, other: Any) -> Any:
        return self._new("had", self, other)

    def inverse(self) -> Any:
        return self._new("vinv", self)

    def __pow__(self, exponent: int) -> Any:
        return _power(self, exponent, super().__pow__)


def _power(base: Any, exponent: int, check: Any) -> Any:
    if type(exponent) is not int or abs(exponent) > 2**15:
        return check(exponent)
    if exponent < 0:
        return base.inverse() ** -exponent
    return base if exponent == 1 else base._new("pow" if isinstance(base, Scalar) else "vpow", base, exponent)


class SaidOperator(_Said, Operator):
    """An operator as a term."""

    def apply(self, vector: Any) -> Any:
        return SaidVector(self.space, ("apply", self.term, vector.term))

    def compose(self, other: Any) -> Any:
        return self._new("compose", self, other)

    def times(self, other: Any) -> Any:
        raise Inexpressible("an entrywise product of matrices")

    @property
    def T(self) -> Any:
        return self._new("transpose", self)


class Terms(Space):
    """The space of terms.

    Attributes:
        letters: the free letters in the order in which they are met, each with its kind.
        critical: the gain of each critical point ζ that the claim speaks of, by its letter.
    """

    def __init__(self) -> None:
        self.letters: dict[str, str] = {}
        self.critical: dict[str, Term] = {}

    def _scalar(self, *term: Any) -> SaidScalar:
        return SaidScalar(self, term)

    def _vector(self, *term: Any) -> SaidVector:
        return SaidVector(self, term)

    def _operator(self, *term: Any) -> SaidOperator:
        return SaidOperator(self, term)

    def _letter(self, kind: str, name: str) -> Any:
        self.letters.setdefault(name, kind)
        return (self._scalar if kind == REAL else self._vector)("letter", kind, name)

    @property
    def N(self) -> SaidScalar:
        return self._scalar("N")

    def rational(self, numerator: int, denominator: int = 1) -> SaidScalar:
        if denominator == 1:
            whole = self._scalar("integer", abs(numerator))
            return -whole if numerator < 0 else whole
        return self.rational(numerator) / self.rational(denominator)  # type: ignore[no-any-return]

    def scalar(self, name: str) -> Any:
        return self._letter(REAL, name)

    def sqrt(self, x: Any) -> SaidScalar:
        if isinstance(x, SaidVector):
            raise Inexpressible("the square root of a vector")
        return self._scalar("sqrt", x.term)

    def _applied(self, name: str, x: Any) -> Any:
        raise Inexpressible(f"the function {name}, which a real closed field does not have")

    @property
    def ones(self) -> SaidVector:
        return self._vector("ones")

    def vector(self, name: str) -> Any:
        return self._letter(VECTOR, name)

    def basis(self, name: str) -> Any:
        raise Inexpressible("a basis vector")

    def zeros_gain(self) -> Any:
        return self._letter(VECTOR, "zeros gain")

    def drazin(self, v: SaidVector) -> SaidVector:
        return self._vector("drazin", v.term)

    def critical_point(self, gain: SaidVector) -> Any:
        known = [name for name, term in self.critical.items() if term == gain.term]
        name = known[0] if known else "zeta" + "'" * len(self.critical)
        self.critical[name] = gain.term
        return self._letter(REAL, name)

    @property
    def identity(self) -> SaidOperator:
        return self._operator("identity")

    def diag(self, v: SaidVector) -> SaidOperator:
        return self._operator("diag", v.term)

    def outer(self, u: SaidVector, v: SaidVector) -> SaidOperator:
        return self._operator("outer", u.term, v.term)

    def sum(self, v: SaidVector) -> SaidScalar:
        return self._scalar("sum", v.term)

    def dot(self, u: SaidVector, v: SaidVector) -> SaidScalar:
        return self._scalar("dot", u.term, v.term)

    def product(self, v: SaidVector) -> SaidScalar:
        return self._scalar("product", v.term)

    def trace(self, A: SaidOperator) -> SaidScalar:
        return self._scalar("trace", A.term)

    def det(self, A: SaidOperator) -> SaidScalar:
        return self._scalar("det", A.term)

    def jacobian(self, f: SaidVector, v: SaidVector) -> SaidOperator:
        return self._operator("jacobian", f.term, v.term)

    def gradient(self, x: SaidScalar, v: SaidVector) -> SaidVector:
        return self._vector("gradient", x.term, v.term)

    def derivative(self, x: SaidScalar, c: SaidScalar) -> SaidScalar:
        return self._scalar("derivative", x.term, c.term)


def kind_of(value: Any) -> str:
    """REAL, VECTOR or MATRIX."""
    return REAL if isinstance(value, Scalar) else VECTOR if isinstance(value, Vector) else MATRIX

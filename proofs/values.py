"""The values of a claim: scalars, vectors and operators, each of a space, and what combines with what.

The types are kept apart: a scalar is never silently broadcast to a vector. Write ``c * s.ones``.
"""

from __future__ import annotations

from typing import Any

from lnverify.proofs.errors import InputError


class Undefined(ArithmeticError):
    """A value that does not exist: a division by zero, the square root of a negative number."""


class Vacuous(Undefined):
    """Nothing of the kind that the claim speaks of exists at this N."""


class Inexpressible(ArithmeticError):
    """A value that exists but lies outside what this reading can represent exactly."""


class ZerosNeeded(Exception):
    """The claim speaks of zero gains: it has to be read anew, in a space that has some."""


_HELP = "scalars, vectors and operators combine as s.dot(u, v), c * u, u * v, A @ B, A @ v, A * B, c * s.ones"
# A power is worked out as a product.
_LARGEST_EXPONENT = 2**15
LARGEST_POWER = 200
"""e^(kx) is worked out as a power of e^x, and 1/(1 + e^(kx)) by the factors of its denominator: k is bounded."""


def mismatch(sign: str, left: Any, right: Any) -> InputError:
    hint = _HELP
    if sign == "/" and isinstance(right, Vector) and not isinstance(left, Operator):
        hint = "one over each entry of v is " + (
            "s.ones / v" if right.side == "N" else f's.on("{right.side}").ones / v'
        )
    return InputError(f"{kind_of(left)} {sign} {kind_of(right)} has no meaning; {hint}")


def kind_of(value: Any) -> str:
    for kind in (Scalar, Vector, Operator):
        if isinstance(value, kind):
            return kind.__name__.lower()
    return type(value).__name__


def a_kind(value: Any) -> str:
    """The kind of a value with its article: "a vector", "an int"."""
    kind = kind_of(value)
    # "ndarray" is read "en-d-array".
    return f"{'an' if kind[0] in 'aeiou' or kind == 'ndarray' else 'a'} {kind}"


def describe(value: Any) -> str:
    """A value in a message: a number or a short text as it is written, anything else by its kind."""
    text = repr(value)
    return a_kind(value) if isinstance(value, Value) or " at 0x" in text or "\n" in text or len(text) > 60 else text


def shape_of(value: Any) -> tuple[str, ...]:
    """The dimensions of a value: () of a scalar, ("N",) of a vector, ("M", "N") of a matrix with M rows."""
    if isinstance(value, Operator):
        return value.sides
    return (value.side,) if isinstance(value, Vector) else ()


def unfit(sign: str, left: Any, right: Any) -> InputError:
    return InputError(
        f"{with_size(left)} {sign} {with_size(right)} has no meaning: the dimensions M and N are not the same"
    )


def with_size(value: Any) -> str:
    return f"{kind_of(value)} of {' by '.join(shape_of(value))}"


class UnknownWord(InputError, AttributeError):
    """A name that is not in the vocabulary; also an AttributeError, so that hasattr() answers no."""


class Value:
    """What scalars, vectors and operators share: sums, differences and multiples.

    Plain classes, not abstract ones: a decision asks a million times what kind a value is.
    """

    space: Any
    # Keeps NumPy from spreading an operation over this value: `array * vector` is then a type mismatch.
    __array_ufunc__ = None
    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        raise InputError("== compares nothing here; a statement is written equal(left, right)")

    def __bool__(self) -> bool:
        raise InputError("a value has no truth of its own; a claim returns statements such as equal(left, right)")

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        raise UnknownWord(f"{a_kind(self)} has no .{name}; {_HELP}")

    def __getitem__(self, index: Any) -> Any:
        raise InputError(f"{a_kind(self)} is not indexed by numbers, for N is any number; write s.entry(v, 'i')")

    def __iter__(self) -> Any:
        raise InputError(f"{a_kind(self)} cannot be gone through, for N is any number; a sum is s.sum(v)")

    def __len__(self) -> int:
        raise InputError(f"{a_kind(self)} has no length in Python; the dimension is s.N")

    def plus(self, other: Any) -> Any:
        """The sum with a value of the same kind."""
        raise NotImplementedError

    def minus(self, other: Any) -> Any:
        """The difference to a value of the same kind."""
        return self.plus(-other)

    def scale(self, factor: Any) -> Any:
        """The multiple by a scalar."""
        raise NotImplementedError

    def over(self, other: Any) -> Any:
        """The quotient by a scalar, or of vectors entry by entry."""
        return self.scale(other.inverse()) if isinstance(other, Scalar) else self.times(other.inverse())

    def _like(self, other: Any, sign: str) -> Any:
        if type(other) is type(self) and other.space is self.space:
            return other
        other = self.space.lift(other)
        for kind in (Scalar, Vector, Operator):
            if isinstance(self, kind) and isinstance(other, kind):
                return other
        raise mismatch(sign, self, other)

    def __add__(self, other: Any) -> Any:
        return self.plus(self._like(other, "+"))

    def __radd__(self, other: Any) -> Any:
        return self._like(other, "+").plus(self)

    def __sub__(self, other: Any) -> Any:
        return self.minus(self._like(other, "-"))

    def __rsub__(self, other: Any) -> Any:
        return self._like(other, "-").minus(self)

    def __neg__(self) -> Any:
        return self.scale(self.space.rational(-1))

    def __mul__(self, other: Any) -> Any:
        other = self.space.lift(other)
        if isinstance(other, Scalar):
            return self.scale(other)
        if isinstance(self, Scalar):
            return other.scale(self)
        for kind in (Vector, Operator):
            if isinstance(self, kind) and isinstance(other, kind):
                if shape_of(self) != shape_of(other):
                    raise unfit("*", self, other)
                return self.times(other)
        raise mismatch("*", self, other)

    def __rmul__(self, other: Any) -> Any:
        return self.__mul__(other)

    def __truediv__(self, other: Any) -> Any:
        other = self.space.lift(other)
        if isinstance(self, Vector) and isinstance(other, Vector) and self.side != other.side:
            raise unfit("/", self, other)
        if isinstance(other, Scalar) or (isinstance(self, Vector) and isinstance(other, Vector)):
            return self.over(other)
        raise mismatch("/", self, other)

    def __rtruediv__(self, other: Any) -> Any:
        raise mismatch("/", other, self)

    def __matmul__(self, other: Any) -> Any:
        raise mismatch("@", self, other)

    def __rmatmul__(self, other: Any) -> Any:
        raise mismatch("@", other, self)

    def __pow__(self, other: Any) -> Any:
        raise mismatch("**", self, other)

    def __rpow__(self, other: Any) -> Any:
        raise mismatch("**", other, self)

    def __pos__(self) -> Any:
        return self

    def __abs__(self) -> Any:
        raise InputError("abs() is not in the vocabulary; write s.sqrt(x**2)")

    def __lt__(self, other: Any) -> Any:
        raise InputError("an order is written at_most(left, right), or positive(x)")

    __le__ = __gt__ = __ge__ = __lt__

    def __call__(self, *values: Any) -> Any:
        raise InputError(f"{a_kind(self)} is no function; s.N, s.eps, s.ones and s.identity have no brackets")

    def __mod__(self, other: Any) -> Any:
        raise InputError(f"remainders, roundings and conversions of {a_kind(self)} are not in the vocabulary; {_HELP}")

    __rmod__ = __floordiv__ = __rfloordiv__ = __divmod__ = __rdivmod__ = __mod__

    def __int__(self) -> Any:
        return self % 1

    __float__ = __complex__ = __round__ = __trunc__ = __floor__ = __ceil__ = __index__ = __int__


def check_exponent(exponent: Any) -> int:
    """The exponent of an integer power.

    Raises:
        InputError: where it is none, or too large to be worked out.
    """
    if type(exponent) is not int:
        raise InputError(
            f"an exponent is an integer, such as 2, not {describe(exponent)}; square roots are written s.sqrt(x)"
        )
    if abs(exponent) > _LARGEST_EXPONENT:
        raise InputError(f"an exponent beyond {_LARGEST_EXPONENT} is not worked out")
    return exponent


class _Powers(Value):
    """Integer powers, shared by scalars and vectors."""

    def inverse(self) -> Any:
        """The reciprocal, entry by entry for a vector.

        Raises:
            Undefined: where it would divide by zero.
        """
        raise NotImplementedError

    def _one(self) -> Any:
        raise NotImplementedError

    def __pow__(self, exponent: int) -> Any:
        check_exponent(exponent)
        if exponent < 0:
            return self.inverse() ** -exponent
        result, square = self._one(), self
        while exponent:
            if exponent & 1:
                result = result * square
            exponent >>= 1
            square = square * square if exponent else square
        return result


class Scalar(_Powers):
    """A real number that may depend on N, on free scalars and on vectors."""

    def _one(self) -> Any:
        return self.space.rational(1)

    def __rtruediv__(self, other: Any) -> Any:
        return self.space.lift(other) / self


class Vector(_Powers):
    """A column vector with N entries; products, quotients and powers are taken entry by entry.

    Attributes:
        side: its dimension, "N", or "M" where it comes from a free matrix with M rows.
    """

    side = "N"

    def _like(self, other: Any, sign: str) -> Any:
        other = super()._like(other, sign)
        if other.side != self.side:
            raise unfit(sign, self, other)
        return other

    def times(self, other: Any) -> Any:
        """The elementwise product with a vector."""
        raise NotImplementedError

    def _one(self) -> Any:
        return self.space.ones if self.side == "N" else self.space.ones_in(self.side)


class Operator(Value):
    """A matrix, N by N unless it comes from a free matrix.

    Attributes:
        sides: the dimensions of its rows and of its columns.
    """

    sides = ("N", "N")

    def _like(self, other: Any, sign: str) -> Any:
        other = super()._like(other, sign)
        if other.sides != self.sides:
            raise unfit(sign, self, other)
        return other

    def apply(self, vector: Any) -> Any:
        """The product with a column vector."""
        raise NotImplementedError

    def compose(self, other: Any) -> Any:
        """The product with an operator."""
        raise NotImplementedError

    def times(self, other: Any) -> Any:
        """The entrywise product with an operator of the same sides."""
        raise NotImplementedError

    @property
    def T(self) -> Any:
        """The transpose."""
        raise NotImplementedError

    def __matmul__(self, other: Any) -> Any:
        if not isinstance(other, Vector | Operator):
            raise mismatch("@", self, other)
        if self.sides[1] != shape_of(other)[0]:
            raise unfit("@", self, other)
        return self.apply(other) if isinstance(other, Vector) else self.compose(other)

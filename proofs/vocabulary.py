"""The vocabulary in which a claim is said, once.

A claim is a function of a *space*. `proofs.recording` calls it once, checks it, and keeps what it says as expressions;
each reading folds them in a subclass of `Space` with its own scalars, vectors and operators: `proofs.readings.moments`
decides for every N, `proofs.readings.matrices` works out matrices, `proofs.readings.printed` prints,
`numeric.readings.arrays` and `numeric.readings.balls` measure.
What scalars, vectors and operators do is in `proofs.values`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from difflib import get_close_matches
from typing import Any, TypeVar

from lnverify.proofs.elementary import FUNCTIONS
from lnverify.proofs.errors import InputError
from lnverify.proofs.values import Inexpressible, Operator, Scalar, UnknownWord, Value, Vector, describe

# The name of the gain with zero entries: no user can write it, so it never meets `s.gain`.
ZEROS_GAIN = "zeros gain"
DIMENSIONS = ("N", "M")
"""The dimensions: N, of which a claim's vectors are, and M, the rows of a free matrix."""
AnyValue = TypeVar("AnyValue", bound=Value)
"""A value of any kind."""
Entries = TypeVar("Entries", Scalar, Vector)
"""A scalar, or a vector of which each entry is worked on."""
Differentiated = TypeVar("Differentiated", Vector, Operator)
"""What a scalar is differentiated at: a free vector or a free matrix."""


class Space(ABC):
    """The vocabulary. Every reading implements the same names.

    Source: the objects of P. M. Riechers, arXiv:2405.04134, and of the posts whose claims are decided.
    """

    # The dimension that stands in the place of N.
    _side = "N"
    # Whether derivatives are words of this reading; others get them worked out (see `proofs.derivatives`).
    differentiates = False

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        words = [word for word in dir(Space) if not word.startswith("_")]
        near = get_close_matches(name, words, n=1, cutoff=0.75)
        hint = f"did you mean s.{near[0]}?" if near else f"it has {', '.join(words)}"
        raise UnknownWord(f"the vocabulary has no s.{name}; {hint}")

    # -- scalars ---------------------------------------------------------------------------------------

    @property
    def N(self) -> Scalar:
        """The dimension, a positive integer."""
        return self.size_in(self._side)

    @property
    def eps(self) -> Scalar:
        """The ε of LayerNorm, ε ≥ 0."""
        return self.scalar("eps")

    @abstractmethod
    def rational(self, numerator: int, denominator: int = 1) -> Scalar:
        """An exact rational number."""

    @abstractmethod
    def scalar(self, name: str) -> Scalar:
        """A free real scalar."""

    @abstractmethod
    def sqrt(self, x: Entries) -> Entries:
        """The non-negative square root of a scalar, or of each entry of a vector, which are to be positive."""

    def abs(self, x: Entries) -> Entries:
        """The absolute value of a scalar, or of each entry of a vector: the root of the square."""
        return self.sqrt(x**2)

    # -- vectors ---------------------------------------------------------------------------------------

    @property
    def ones(self) -> Vector:
        """The vector whose entries are all 1."""
        return self.ones_in(self._side)

    def vector(self, name: str) -> Vector:
        """A free vector."""
        return self.vector_in(name, self._side)

    @abstractmethod
    def basis(self, name: str) -> Vector:
        """The basis vector of an index: 1 there and 0 elsewhere.

        Two names are two indices, i ≠ j: a claim with k of them speaks of N ≥ k.

        Raises:
            Vacuous: where N is less than the number of indices.
        """

    def entry(self, v: Vector, name: str) -> Scalar:
        """The entry of a vector at the index of this name, as `basis` has it."""
        return self.dot(self.basis(name), v)

    @property
    def gain(self) -> Vector:
        """The gain g (γ in some sources)."""
        return self.vector("gain")

    @property
    def bias(self) -> Vector:
        """The bias b (β in some sources)."""
        return self.vector("bias")

    @property
    def activation(self) -> Vector:
        """The activation a, the input of LayerNorm (x in some sources)."""
        return self.vector("activation")

    @property
    def upstream(self) -> Vector:
        """The upstream gradient ∂L/∂y."""
        return self.vector("upstream")

    @abstractmethod
    def zeros_gain(self) -> Vector:
        """A gain with k zero entries; its other N − k entries are non-zero. k may be anything from 0 to N."""

    @abstractmethod
    def drazin(self, v: Vector) -> Vector:
        """The vector with 1/vₙ where vₙ ≠ 0 and 0 where vₙ = 0: diag of it is the Drazin inverse of diag(v)."""

    @abstractmethod
    def critical_point(self, gain: Vector) -> Scalar:
        """A real ζ with Σₙ 1/(gₙ² − ζ) = 0: a critical point of ∏(z − gₙ²) that is none of the gₙ²."""

    # -- operators -------------------------------------------------------------------------------------

    @property
    def identity(self) -> Operator:
        """The identity operator I."""
        return self.identity_in(self._side)

    @abstractmethod
    def diag(self, v: Vector) -> Operator:
        """The diagonal operator with the entries of v."""

    @abstractmethod
    def outer(self, u: Vector, v: Vector) -> Operator:
        """The rank-one operator u vᵀ."""

    # -- free matrices, and a second dimension ---------------------------------------------------------

    def matrix(self, name: str, rows: str = "M", columns: str = "N") -> Operator:
        """A free matrix, M by N unless it is said otherwise."""
        raise Inexpressible("a free matrix or a second dimension")

    def on(self, dimension: str) -> Space:
        """The vocabulary with another dimension in the place of N.

        `s.on("M").ones` has M entries, `s.on("M").vector("u")` too, `s.on("M").N` is M, and
        `layer_norm(s.on("M"), W @ s.activation)` is LayerNorm of the M outputs of a free matrix.
        """
        raise Inexpressible("a free matrix or a second dimension")

    def vector_in(self, name: str, dimension: str) -> Vector:
        """A free vector of a dimension: `s.on(dimension).vector(name)`."""
        raise Inexpressible("a free matrix or a second dimension")

    @abstractmethod
    def ones_in(self, dimension: str) -> Vector:
        """The vector of a dimension whose entries are all 1: `s.on(dimension).ones`."""

    @abstractmethod
    def size_in(self, dimension: str) -> Scalar:
        """A dimension, a positive integer: `s.on(dimension).N`."""

    def identity_in(self, dimension: str) -> Operator:
        """The identity operator of a dimension: `s.on(dimension).identity`."""
        return self.diag(self.ones_in(dimension))

    # -- sums, products, derivatives -------------------------------------------------------------------

    @abstractmethod
    def sum(self, v: Vector) -> Scalar:
        """Σₙ vₙ."""

    def dot(self, u: Vector, v: Vector) -> Scalar:
        """Σₙ uₙ vₙ."""
        return self.sum(u * v)

    @abstractmethod
    def product(self, v: Vector) -> Scalar:
        """∏ₙ vₙ."""

    @abstractmethod
    def trace(self, A: Operator) -> Scalar:
        """The trace of an operator."""

    @abstractmethod
    def det(self, A: Operator) -> Scalar:
        """The determinant of an operator."""

    def jacobian(self, f: Vector, v: Vector) -> Operator:
        """The derivative of the vector f at the free vector v: entry (j, i) is ∂fⱼ/∂vᵢ."""
        raise Inexpressible("a derivative of values: it is taken of what a claim says")

    def gradient(self, x: Scalar, v: Differentiated) -> Differentiated:
        """The derivative of the scalar x at the free vector v, as a vector; or at a free matrix, as a matrix."""
        raise Inexpressible("a derivative of values: it is taken of what a claim says")

    def derivative(self, x: Scalar, c: Scalar) -> Scalar:
        """The derivative of the scalar x at the free scalar c."""
        raise Inexpressible("a derivative of values: it is taken of what a claim says")

    def derived(self, value: Any, kind: str, name: str) -> Any:
        """A derivative that was worked out, with the variable that it is taken at: "scalar", "vector" or "matrix".

        Raises:
            InputError: where that is no variable any more.
        """
        return value

    def slope_of_root(self, root: Any, kind: str, name: str) -> Any:
        """1/(2√f), from the root √f, in a derivative at a variable."""
        return (2 * root).inverse()

    def of_calculus(self) -> AbstractContextManager[None]:
        """Inside, it is a rule that divides, not the claim."""
        return nullcontext()

    # -- expectations ----------------------------------------------------------------------------------

    def expect(self, f: Scalar, over: Vector, drawn_from: Vector | None = None, replace: bool = False) -> Scalar:
        """The expectation E[f] of a scalar over a free vector, which stands nowhere outside of f.

        Args:
            f: the scalar; it may hold other expectations, over other vectors.
            over: the vector, with independent standard normal entries unless it is drawn.
            drawn_from: the row of which the entries of the vector are drawn, each as likely as any other. A batch of
                M of N entries is ``s.on("M").vector("v")``.
            replace: whether an entry of the row may be drawn again; otherwise M is at most N.

        Raises:
            InputError: where `over` is no free vector, or stands outside of f too.
        """
        raise Inexpressible("an expectation")

    def expectation(self, law: str, f: Scalar, v: Vector, *row: Vector, again: Callable[[Vector], Scalar]) -> Scalar:
        """What `expect` records: a law; `again` is f at another value of the random vector.

        Raises:
            Inexpressible: where this reading holds no expectation.
        """
        raise Inexpressible("an expectation")

    def random_in(self, name: str, dimension: str) -> Vector:
        """A vector that an expectation is taken over."""
        return self.vector_in(name, dimension)

    # -- functions, entry by entry for a vector ----------------------------------------------------------

    @abstractmethod
    def _apply(self, name: str, x: Entries) -> Entries:
        """The function of this name of a scalar, or of each entry of a vector.

        Raises:
            Undefined: for the logarithm of what is not positive.
        """

    # -- names and numbers -----------------------------------------------------------------------------

    def let(self, name: str, value: AnyValue) -> AnyValue:
        """Give a value a name, for print; every other reading passes the value on."""
        return value

    def write_out(self, definition: Callable[..., Any], *values: Any) -> Any:
        """What a definition makes of values, in print without the names that it gives: to see what is compared."""
        if not callable(definition):
            raise InputError("s.write_out() takes a definition, a function of a space, and then its values")
        return definition(self, *values)

    def lift(self, value: Any) -> Any:
        """An int as a scalar of this space; a value of this space as it is.

        Raises:
            InputError: for anything else, a float above all: it would not be exact.
        """
        if isinstance(value, Value):
            if value.space is not self:
                raise InputError("a value of another space was used; a claim uses only the space that it is given")
            return value
        if isinstance(value, int) and not isinstance(value, bool):
            return self.rational(value)
        if callable(value):
            raise InputError(f"{describe(value)} is no value of the space; what it gives is: call it, such as mean(s)")
        raise InputError(f"{describe(value)} is not exact; write integers, or s.rational(p, q)")


def _function(name: str) -> Callable[[Space, Any], Any]:
    """The function of this name as an operation of a space."""

    def function(self: Space, x: Entries) -> Entries:
        return self._apply(name, x)

    of = "a positive number" if FUNCTIONS[name].is_of_positive else "a number"
    function.__name__, function.__doc__ = name, f"The {FUNCTIONS[name].noun}, of {of}, or of each entry of a vector."
    return function


# A function that is declared is an operation of each space.
for _name in FUNCTIONS:
    setattr(Space, _name, _function(_name))


Claim = Callable[[Any], Any]

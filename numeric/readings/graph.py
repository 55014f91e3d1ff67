"""Readings on concrete numbers: vectors with N entries, operators as diagonal plus finite rank, the chain rule.

A value remembers what it was made from, with its partial derivatives, which are worked out, in the same
arithmetic, when a claim asks for a derivative. What a number is (a rounded float with an error bound, a ball)
is left to the readings: `numeric.readings.arrays`, `numeric.readings.balls`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import reduce
from typing import Any, TypeVar

import numpy as np

from lnverify.proofs.errors import InputError
from lnverify.proofs.readings.operators import Matrix, Structured, StructuredSpace, Word
from lnverify.proofs.values import Inexpressible, Scalar, Undefined, Vacuous, Vector, ZerosNeeded

# What a value was made from, each with its partial derivative (None stands for 1). For a vector made from a
# vector it is the diagonal of a diagonal matrix; for a vector made from a scalar, a column; for a scalar made
# from a vector, a row.
Parents = tuple[tuple[Any, Callable[[], Any] | None], ...]


# Monte Carlo: its seed, samples, and samples inside another expectation. A mean of 32 normal samples is off by more
# than 8 standard errors once in 10⁸ draws (Student’s law, 31 degrees of freedom).
_SEED, _SAMPLES, _INNER_SAMPLES, _STANDARD_ERRORS = 20240515, 32, 8, 8

_Letter = TypeVar("_Letter", "GraphScalar", "GraphVector")


class GraphScalar(Scalar):
    """A scalar with its numbers in `data`.

    Attributes:
        trace_of: the product of free matrices of which it is the trace, or None.
    """

    trace_of: Word | None = None

    def __init__(self, space: Any, data: Any, parents: Parents = ()) -> None:
        self.space = space
        self.data = data
        self.parents = parents

    def plus(self, other: GraphScalar) -> GraphScalar:
        return GraphScalar(self.space, self.space.add(self.data, other.data), ((self, None), (other, None)))

    def scale(self, factor: GraphScalar) -> GraphScalar:
        data = self.space.multiply(self.data, factor.data)
        return GraphScalar(self.space, data, ((self, lambda: factor), (factor, lambda: self)))

    def inverse(self) -> GraphScalar:
        result = GraphScalar(self.space, self.space.invert(self.data))
        result.parents = ((self, lambda: -(result * result)),)
        return result


class GraphVector(Vector):
    """A vector with its N numbers, or M, in `data`.

    Attributes:
        made_along: the free matrix by which, and the vector from which it was made, or None.
    """

    made_along: tuple[Matrix, GraphVector] | None = None

    def __init__(self, space: Any, data: Any, parents: Parents = (), side: str = "N") -> None:
        self.space = space
        self.data = data
        self.parents = parents
        self.side = side

    def _make_vector(self, data: Any, parents: Parents = ()) -> GraphVector:
        return GraphVector(self.space, data, parents, self.side)

    def plus(self, other: GraphVector) -> GraphVector:
        return self._make_vector(self.space.add(self.data, other.data), ((self, None), (other, None)))

    def scale(self, factor: GraphScalar) -> GraphVector:
        data = self.space.multiply(self.data, factor.data)
        return self._make_vector(data, ((self, lambda: self._one().scale(factor)), (factor, lambda: self)))

    def times(self, other: GraphVector) -> GraphVector:
        data = self.space.multiply(self.data, other.data)
        return self._make_vector(data, ((self, lambda: other), (other, lambda: self)))

    def inverse(self) -> GraphVector:
        result = self._make_vector(self.space.invert(self.data))
        result.parents = ((self, lambda: -(result * result)),)
        return result


class GraphSpace(StructuredSpace):
    """The vocabulary on concrete numbers.

    Args:
        dimension: N.
        inputs: the floats of every free letter, by name; that of `zeros_gain` is "zeros gain", its k zeros last.
        zeros: k, or None where the claim has no zero gains.
        height: M, the second dimension.
    """

    def __init__(self, dimension: int, inputs: dict[str, Any], zeros: int | None = None, height: int = 1) -> None:
        self.dimension = dimension
        self.zeros = zeros
        self.height = height
        self._inputs = {name: self.of_floats(value) for name, value in inputs.items()}
        self._free: dict[str, Any] = {}
        # Inside how many expectations a value is worked out.
        self._depth = 0
        self._bases: dict[str, GraphVector] = {}
        self._critical_points: list[tuple[GraphVector, GraphScalar]] = []
        self._ones = GraphVector(self, self.constant(1, 1, dimension))
        self._ones_of_rows = GraphVector(self, self.constant(1, 1, height), (), "M")

    # -- numbers, left to the readings -------------------------------------------------------------------

    @abstractmethod
    def of_floats(self, values: Any) -> Any:
        """The data of floats, rounded to the format and then taken exactly."""

    @abstractmethod
    def to_float(self, x: Any) -> float:
        """A scalar as a float."""

    @abstractmethod
    def widen(self, x: Any, by: float) -> Any:
        """x where so much more is not known of it."""

    @abstractmethod
    def constant(self, numerator: int, denominator: int, length: int | None) -> Any:
        """The data of a rational constant: a scalar (length None) or a vector."""

    @abstractmethod
    def add(self, x: Any, y: Any) -> Any:
        """x + y, entry by entry; a scalar goes with every entry of a vector."""

    @abstractmethod
    def multiply(self, x: Any, y: Any) -> Any:
        """x·y."""

    @abstractmethod
    def invert(self, x: Any) -> Any:
        """1/x."""

    @abstractmethod
    def root(self, x: Any) -> Any:
        """√x."""

    @abstractmethod
    def function(self, name: str, x: Any) -> Any:
        """exp, log or tanh of x, entry by entry."""

    @abstractmethod
    def total(self, x: Any) -> Any:
        """The sum of the entries of a vector."""

    @abstractmethod
    def critical(self, gain: Any) -> Any:
        """The data of a ζ with Σ 1/(gₙ² − ζ) = 0."""

    @abstractmethod
    def contract(self, table: Any, columns: Any) -> Any:
        """The matrix product of the data of two tables."""

    @abstractmethod
    def entries(self, operator: Structured, columns: list[int]) -> Any:
        """The entries of an operator in some columns, as data of shape (rows, number of columns)."""

    @abstractmethod
    def is_zero(self, x: Any) -> Any:
        """For every entry, whether it is exactly 0."""

    @abstractmethod
    def select(self, condition: Any, x: Any) -> Any:
        """x where the condition holds, 0 elsewhere; x where it is not taken does not count."""

    # -- scalars and vectors -----------------------------------------------------------------------------

    @property
    def N(self) -> GraphScalar:
        return self.rational(self.dimension)

    def rational(self, numerator: int, denominator: int = 1) -> GraphScalar:
        if not denominator:
            raise Undefined("division by zero")
        return GraphScalar(self, self.constant(numerator, denominator, None))

    def scalar(self, name: str) -> GraphScalar:
        return self._letter(name, GraphScalar)

    def vector(self, name: str) -> GraphVector:
        return self._letter(name, GraphVector)

    def _letter(self, name: str, kind: type[_Letter]) -> _Letter:
        if name not in self._free:
            if name not in self._inputs:
                raise InputError(f"no input is given for {name!r}")
            self._free[name] = kind(self, self._inputs[name])
        letter: _Letter = self._free[name]
        return letter

    def sqrt(self, x: Any) -> Any:
        data = self.root(x.data)
        result = x._make_vector(data) if isinstance(x, GraphVector) else GraphScalar(self, data)
        result.parents = ((x, lambda: x._one() / (result + result)),)
        return result

    def _apply(self, name: str, x: Any) -> Any:
        data = self.function(name, x.data)
        y = x._make_vector(data) if isinstance(x, GraphVector) else GraphScalar(self, data)
        one = x._one()
        y.parents = ((x, {"exp": lambda: y, "log": lambda: x.inverse(), "tanh": lambda: one - y * y}[name]),)
        return y

    @property
    def ones(self) -> GraphVector:
        return self._ones

    def _ones_in(self, dimension: str) -> GraphVector:
        return self._ones_of_rows

    def _vector_in(self, name: str, dimension: str) -> GraphVector:
        letter = self._letter(name, GraphVector)
        letter.side = dimension
        return letter

    def length(self, dimension: str) -> int:
        """How many entries a vector of a dimension has."""
        return self.height if dimension == "M" else self.dimension

    def basis(self, name: str) -> GraphVector:
        if name not in self._bases:
            if len(self._bases) == self.dimension:
                raise Vacuous(f"{self.dimension + 1} indices that differ")
            here = np.arange(self.dimension) == len(self._bases)
            self._bases[name] = GraphVector(self, self.select(here, self._ones.data))
        return self._bases[name]

    def zeros_gain(self) -> GraphVector:
        if self.zeros is None:
            raise ZerosNeeded
        return self._letter("zeros gain", GraphVector)

    def drazin(self, v: GraphVector) -> GraphVector:
        zero = self.is_zero(v.data)
        safe = self.add(v.data, self.select(zero, self._ones.data))
        return v._make_vector(self.select(~zero, self.invert(safe)))

    def critical_point(self, gain: GraphVector) -> GraphScalar:
        for known, zeta in self._critical_points:
            if known is gain:
                return zeta
        self._critical_points.append((gain, GraphScalar(self, self.critical(gain.data))))
        return self._critical_points[-1][1]

    # -- sums, products, derivatives -----------------------------------------------------------------------

    def sum(self, v: GraphVector) -> GraphScalar:
        return GraphScalar(self, self.total(v.data), ((v, v._one),))

    def product(self, v: GraphVector) -> GraphScalar:
        data = self.constant(1, 1, None)
        for n in range(self.length(v.side)):
            data = self.multiply(data, v.data[n])
        result = GraphScalar(self, data)
        result.parents = ((v, lambda: (v._one() / v).scale(result)),)
        return result

    # -- expectations --------------------------------------------------------------------------------------

    def random_in(self, name: str, dimension: str) -> GraphVector:
        """A normal vector: what is made of it outside of its expectation does not count."""
        sample = np.random.default_rng(_SEED).standard_normal(self.length(dimension))
        letter = self._free[name] = GraphVector(self, self.of_floats(sample), (), dimension)
        return letter

    def expectation(self, law: str, f: GraphScalar, v: GraphVector, *row: GraphVector, again: Any) -> GraphScalar:
        """By Monte Carlo, with a fixed seed; unknown by so many standard errors of the mean."""
        size, generator = self.length(v.side), np.random.default_rng(_SEED + self._depth)
        if law == "drawn" and size > len(row[0].data):
            raise Vacuous(f"a draw of {size} entries without replacement")
        (name,) = (name for name, letter in self._free.items() if letter is v)
        count = _INNER_SAMPLES if self._depth else _SAMPLES
        samples, self._depth = [], self._depth + 1
        for _ in range(count):
            if law == "normal":
                data = self.of_floats(generator.standard_normal(size))
            else:
                data = row[0].data[generator.choice(len(row[0].data), size, replace=law == "resampled")]
            self._free[name] = GraphVector(self, data, (), v.side)
            samples.append(again(self._free[name]).data)
        self._depth, self._free[name] = self._depth - 1, v
        share = self.constant(1, count, None)
        mean = reduce(self.add, [self.multiply(share, sample) for sample in samples])
        error = float(np.std([self.to_float(sample) for sample in samples], ddof=1)) / count**0.5
        return GraphScalar(self, self.widen(mean, _STANDARD_ERRORS * error))

    def jacobian(self, f: GraphVector, v: GraphVector) -> Any:
        self._require_free(v)
        outcome = self._derivative(f, v, {})
        return self.no_operator(f.side, v.side) if outcome is None else outcome

    def gradient(self, x: GraphScalar, v: Any) -> Any:
        if isinstance(v, Structured):
            return self._gradient_at_matrix(x, self.matrix_of(v))
        self._require_free(v)
        outcome: GraphVector | None = self._derivative(x, v, {})
        return self.zero_vector_in(v.side) if outcome is None else outcome

    def derivative(self, x: GraphScalar, c: GraphScalar) -> GraphScalar:
        self._require_free(c)
        outcome = self._rate(x, c, {})
        return self.rational(0) if outcome is None else outcome

    def _require_free(self, letter: Any) -> None:
        if not any(letter is free for free in self._free.values()):
            raise InputError("a derivative is taken at a free letter, such as s.activation or s.scalar('c')")

    def _derivative(self, value: Any, at: GraphVector, known: dict[int, Any]) -> Any:
        """∂value/∂at: an operator for a vector, a vector for a scalar, None for zero."""
        if value is at:
            return self.diag(at._one())
        if id(value) not in known:
            parts = [self._chain(value, parent, partial, at, known) for parent, partial in value.parents]
            known[id(value)] = _add_all(parts)
        return known[id(value)]

    def _chain(self, value: Any, parent: Any, partial: Any, at: GraphVector, known: dict[int, Any]) -> Any:
        inner = self._derivative(parent, at, known)
        if inner is None or (partial is None and isinstance(parent, type(value))):
            return inner
        slope = partial()
        if isinstance(slope, Structured):
            return slope @ inner
        if isinstance(value, Vector):
            return self.diag(slope) @ inner if isinstance(parent, Vector) else self.outer(slope, inner)
        return inner.T @ slope if isinstance(parent, Vector) else slope * inner

    def _rate(self, value: Any, at: GraphScalar, known: dict[int, Any]) -> Any:
        """∂value/∂at for a scalar `at`: a value of the same kind, None for zero."""
        if value is at:
            return self.rational(1)
        if id(value) not in known:
            parts = []
            for parent, partial in value.parents:
                inner = self._rate(parent, at, known)
                if inner is not None and partial is not None:
                    inner = self._weigh(value, parent, partial(), inner)
                parts.append(inner)
            known[id(value)] = _add_all(parts)
        return known[id(value)]

    def _weigh(self, value: Any, parent: Any, slope: Any, inner: Any) -> Any:
        if isinstance(slope, Structured):
            return slope @ inner
        if isinstance(value, Scalar) and isinstance(parent, Vector):
            return self.dot(slope, inner)
        return slope * inner

    # -- free matrices -------------------------------------------------------------------------------------

    def table(self, matrix: Matrix) -> Any:
        """The data of an entrywise product of free matrices, of shape (rows, columns)."""
        return reduce(
            self.multiply, [self._factor(name, bool(is_transposed)) for name, is_transposed in matrix.factors]
        )

    def _factor(self, name: str, is_transposed: bool) -> Any:
        if name not in self._inputs:
            raise InputError(f"no input is given for {name!r}")
        table = self._inputs[name]
        return table.T if is_transposed else table

    def along(self, matrix: Matrix, v: GraphVector) -> GraphVector:
        data = self.contract(self.table(matrix), v.data[:, None])[:, 0]
        result = GraphVector(self, data, ((v, lambda: self.operator_of(matrix)),), matrix.rows)
        result.made_along = matrix, v
        return result

    def columns_of(self, word: Word, columns: list[int]) -> Any:
        """Some columns of a product of free matrices and diagonal ones."""
        *others, last = word.vectors
        data = self.table(word.matrices[-1])[:, columns]
        if last is not None:
            data = self.multiply(data, last.data[columns][None, :])
        for place in reversed(range(len(others))):
            if others[place] is not None:
                data = self.multiply(data, others[place].data[:, None])
            if place:
                data = self.contract(self.table(word.matrices[place - 1]), data)
        return data

    def vanishes(self, v: GraphVector) -> bool:
        return bool(np.all(self.is_zero(v.data)))

    def trace_of_word(self, word: Word) -> GraphScalar:
        """The trace, over the shorter dimension where the matrices are not square."""
        turned = next((turn for turn in word.turns() if turn.matrices[0].rows == "M"), word)
        places = list(range(self.length(turned.matrices[0].rows)))
        result = GraphScalar(self, self.total(self.columns_of(turned, places)[places, places]))
        result.parents = tuple((v, _no_derivative) for v in word.vectors if v is not None)
        result.trace_of = word
        return result

    def _gradient_at_matrix(self, x: GraphScalar, matrix: Matrix) -> Any:
        """The chain rule from the result backwards: what y = W v passes on to W is the upstream gradient times vᵀ."""
        order = _in_order(x)
        reached: set[int] = set()
        for value in order:
            if _is_made_of(value, matrix) or any(id(parent) in reached for parent, _ in value.parents):
                reached.add(id(value))
        total = self.no_operator(*matrix.sides)
        upstream: dict[int, Any] = {id(x): self.rational(1)}
        for value in (value for value in reversed(order) if id(value) in reached):
            above = upstream[id(value)]
            total = total + self._passed_to_matrix(value, matrix, above)
            for parent, partial in value.parents:
                if id(parent) in reached:
                    part = above if partial is None else _pass_to_parent(value, parent, partial(), above)
                    upstream[id(parent)] = upstream[id(parent)] + part if id(parent) in upstream else part
        return total

    def _passed_to_matrix(self, value: Any, matrix: Matrix, above: Any) -> Any:
        if not _is_made_of(value, matrix):
            return self.no_operator(*matrix.sides)
        if isinstance(value, Vector):
            own, v = value.made_along
            (name,) = matrix.names
            return own.gradient(self, name, above, v)
        return above * self.gradient_of_trace(value.trace_of, matrix)


def _is_made_of(value: Any, matrix: Matrix) -> bool:
    """Whether a value was made from a free matrix, other than through its parents."""
    if isinstance(value, Vector):
        return value.made_along is not None and matrix.names <= value.made_along[0].names
    return value.trace_of is not None and any(matrix.names <= own.names for own in value.trace_of.matrices)


def _no_derivative() -> Any:
    raise Inexpressible("the derivative of a trace of free matrices at what stands between them")


def _pass_to_parent(value: Any, parent: Any, slope: Any, above: Any) -> Any:
    """What a value passes on to a parent from the gradient above it."""
    if isinstance(slope, Structured):
        return slope.T @ above
    if isinstance(value, Vector) and isinstance(parent, Scalar):
        return value.space.dot(slope, above)
    return slope * above


def _in_order(value: Any) -> list[Any]:
    """The values that a value was made from, each after its own, the value itself last."""
    order: list[Any] = []
    seen: set[int] = set()
    waiting = [(value, False)]
    while waiting:
        current, finished = waiting.pop()
        if finished:
            order.append(current)
        elif id(current) not in seen:
            seen.add(id(current))
            waiting.append((current, True))
            waiting += [(parent, False) for parent, _ in current.parents]
    return order


def _add_all(parts: list[Any]) -> Any:
    present = [part for part in parts if part is not None]
    if not present:
        return None
    total = present[0]
    for part in present[1:]:
        total = total + part
    return total

"""Readings on concrete numbers: vectors with N entries, operators as diagonal plus finite rank.

What a number is (a rounded float with an error bound, a ball) is left to the readings: `numeric.readings.arrays`,
`numeric.readings.balls`. Behind its own axes each array has three of samples: those of an expectation, and those of one
inside of it, which are drawn once and serve all samples of the outer one, and once more.
"""

from __future__ import annotations

from abc import abstractmethod
from functools import reduce
from operator import add, mul
from typing import Any, TypeVar

import numpy as np

from lnverify.proofs.errors import InputError
from lnverify.proofs.readings.operators import Matrix, Structured, StructuredSpace, Word
from lnverify.proofs.values import Scalar, Undefined, Vacuous, Vector, ZerosNeeded
from lnverify.proofs.vocabulary import DIMENSIONS

# Monte Carlo: its seed, and its samples: of an expectation, of one inside of it, and of one inside of that. A mean of
# 32 normal samples is off by more than 8 standard errors once in 10⁸ draws (Student’s law, 31 degrees of freedom).
_SEED, _SAMPLES, _STANDARD_ERRORS = 20240515, (32, 8, 8), 8

EACH = ..., None, None, None, None
"""What gives an array the axes of samples and formats."""

_Letter = TypeVar("_Letter", "NumericScalar", "NumericVector")


class NumericScalar(Scalar):
    """A scalar with its numbers in `data`."""

    def __init__(self, space: Any, data: Any) -> None:
        self.space = space
        self.data = data

    def plus(self, other: NumericScalar) -> NumericScalar:
        return NumericScalar(self.space, self.data + other.data)

    def scale(self, factor: NumericScalar) -> NumericScalar:
        return NumericScalar(self.space, self.data * factor.data)

    def inverse(self) -> NumericScalar:
        return NumericScalar(self.space, self.space.invert(self.data))


class NumericVector(Vector):
    """A vector with its N numbers, or M, in `data`."""

    def __init__(self, space: Any, data: Any, side: str = "N") -> None:
        self.space = space
        self.data = data
        self.side = side

    def _make_vector(self, data: Any) -> NumericVector:
        return NumericVector(self.space, data, self.side)

    def plus(self, other: NumericVector) -> NumericVector:
        return self._make_vector(self.data + other.data)

    def scale(self, factor: NumericScalar) -> NumericVector:
        return self._make_vector(self.data * factor.data)

    def times(self, other: NumericVector) -> NumericVector:
        return self._make_vector(self.data * other.data)

    def inverse(self) -> NumericVector:
        return self._make_vector(self.space.invert(self.data))


class NumericSpace(StructuredSpace):
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
        self._bases: dict[str, NumericVector] = {}
        self._critical_points: list[tuple[NumericVector, NumericScalar]] = []
        self._ones = {side: NumericVector(self, self.constant(1, 1, self.length(side)), side) for side in DIMENSIONS}

    # -- numbers, left to the readings -------------------------------------------------------------------

    @abstractmethod
    def of_floats(self, values: Any) -> Any:
        """The data of floats, rounded to the format and then taken exactly."""

    @abstractmethod
    def to_floats(self, x: Any) -> Any:
        """A scalar as floats, the last axis the formats."""

    @abstractmethod
    def widen(self, x: Any, by: Any) -> Any:
        """A scalar where so much more is not known of it, in each format."""

    @abstractmethod
    def constant(self, numerator: int, denominator: int, *length: int) -> Any:
        """The data of a rational constant: a scalar, or a vector of a length."""

    @abstractmethod
    def invert(self, x: Any) -> Any:
        """1/x."""

    @abstractmethod
    def root(self, x: Any) -> Any:
        """√x."""

    @abstractmethod
    def function(self, name: str, x: Any) -> Any:
        """The function of this name, entry by entry."""

    @abstractmethod
    def total(self, x: Any) -> Any:
        """The sum over the first axis."""

    @abstractmethod
    def critical(self, gain: Any) -> Any:
        """The data of a ζ with Σ 1/(gₙ² − ζ) = 0."""

    @abstractmethod
    def is_zero(self, x: Any) -> Any:
        """For every entry, whether it is exactly 0, the last axis the formats."""

    @abstractmethod
    def select(self, condition: Any, x: Any) -> Any:
        """x where the condition holds, which has the axes of `is_zero`, and 0 elsewhere."""

    # -- scalars and vectors -----------------------------------------------------------------------------

    def size_in(self, dimension: str) -> NumericScalar:
        return self.rational(self.length(dimension))

    def rational(self, numerator: int, denominator: int = 1) -> NumericScalar:
        if not denominator:
            raise Undefined("division by zero")
        return NumericScalar(self, self.constant(numerator, denominator))

    def scalar(self, name: str) -> NumericScalar:
        return self._letter(name, NumericScalar)

    def _letter(self, name: str, kind: type[_Letter]) -> _Letter:
        if name not in self._free:
            if name not in self._inputs:
                raise InputError(f"no input is given for {name!r}")
            self._free[name] = kind(self, self._inputs[name])
        letter: _Letter = self._free[name]
        return letter

    def sqrt(self, x: Any) -> Any:
        return self._like(x, self.root(x.data))

    def _like(self, x: Any, data: Any) -> Any:
        return x._make_vector(data) if isinstance(x, NumericVector) else NumericScalar(self, data)

    def _apply(self, name: str, x: Any) -> Any:
        return self._like(x, self.function(name, x.data))

    def ones_in(self, dimension: str) -> NumericVector:
        return self._ones[dimension]

    def vector_in(self, name: str, dimension: str) -> NumericVector:
        letter = self._letter(name, NumericVector)
        letter.side = dimension
        return letter

    def length(self, dimension: str) -> int:
        """How many entries a vector of a dimension has."""
        return self.height if dimension == "M" else self.dimension

    def basis(self, name: str) -> NumericVector:
        if name not in self._bases:
            if len(self._bases) == self.dimension:
                raise Vacuous(f"{self.dimension + 1} indices that differ")
            here = np.arange(self.dimension) == len(self._bases)
            self._bases[name] = NumericVector(self, self.select(here[EACH], self.ones.data))
        return self._bases[name]

    def zeros_gain(self) -> NumericVector:
        if self.zeros is None:
            raise ZerosNeeded
        return self._letter("zeros gain", NumericVector)

    def drazin(self, v: NumericVector) -> NumericVector:
        zero = self.is_zero(v.data)
        safe = v.data + self.select(zero, self.constant(1, 1))
        return v._make_vector(self.select(~zero, self.invert(safe)))

    def critical_point(self, gain: NumericVector) -> NumericScalar:
        for known, zeta in self._critical_points:
            if known is gain:
                return zeta
        self._critical_points.append((gain, NumericScalar(self, self.critical(gain.data))))
        return self._critical_points[-1][1]

    # -- sums and products ---------------------------------------------------------------------------------

    def sum(self, v: NumericVector) -> NumericScalar:
        return NumericScalar(self, self.total(v.data))

    def product(self, v: NumericVector) -> NumericScalar:
        data = self.constant(1, 1)
        for n in range(self.length(v.side)):
            data = data * v.data[n]
        return NumericScalar(self, data)

    # -- expectations --------------------------------------------------------------------------------------

    def random_in(self, name: str, dimension: str) -> NumericVector:
        """A normal vector: what is made of it outside of its expectation does not count."""
        sample = np.random.default_rng(_SEED).standard_normal(self.length(dimension))
        letter = self._free[name] = NumericVector(self, self.of_floats(sample), dimension)
        return letter

    def expectation(
        self, law: str, f: NumericScalar, v: NumericVector, *row: NumericVector, again: Any
    ) -> NumericScalar:
        """By Monte Carlo, with a fixed seed; unknown by so many standard errors of the mean.

        Raises:
            InputError: inside of three others.
        """
        depth, size, generator = self._depth, self.length(v.side), np.random.default_rng(_SEED + self._depth)
        if law == "drawn" and size > len(row[0].data):
            raise Vacuous(f"a draw of {size} entries without replacement")
        if depth == len(_SAMPLES):
            raise InputError("an expectation inside of three others is not sampled")
        (name,) = (name for name, letter in self._free.items() if letter is v)
        count = _SAMPLES[depth]
        if law == "normal":
            drawn = self.of_floats(np.stack([generator.standard_normal(size) for _ in range(count)], axis=1))
        else:
            places = [generator.choice(len(row[0].data), size, replace=law == "resampled") for _ in range(count)]
            drawn = row[0].data[np.stack(places, axis=1)]
        # The samples, which are the second axis, are to be the axis of this depth.
        self._free[name] = NumericVector(self, drawn.swapaxes(1, 2 + depth)[:, 0], v.side)
        self._depth = depth + 1
        values = again(self._free[name]).data
        self._depth, self._free[name] = depth, v
        # What does not depend on the vector is the same in all samples.
        last = values.shape[depth] - 1
        samples = [values[(slice(None),) * depth + (slice(n, n + 1),)] for n in (min(n, last) for n in range(count))]
        share = self.constant(1, count)
        mean = reduce(add, [share * sample for sample in samples])
        error = np.std(np.stack([self.to_floats(sample) for sample in samples], axis=-1), axis=-1, ddof=1) / count**0.5
        return NumericScalar(self, self.widen(mean, _STANDARD_ERRORS * error))

    # -- free matrices -------------------------------------------------------------------------------------

    def table(self, matrix: Matrix) -> Any:
        """The data of an entrywise product of free matrices, of shape (rows, columns)."""
        return reduce(mul, [self._factor(name, bool(is_transposed)) for name, is_transposed in matrix.factors])

    def _factor(self, name: str, is_transposed: bool) -> Any:
        if name not in self._inputs:
            raise InputError(f"no input is given for {name!r}")
        table = self._inputs[name]
        return table.swapaxes(0, 1) if is_transposed else table

    def contract(self, table: Any, columns: Any) -> Any:
        """The matrix product of the data of two tables."""
        return self.total(table.swapaxes(0, 1)[:, :, None] * columns[:, None])

    def along(self, matrix: Matrix, v: NumericVector) -> NumericVector:
        data = self.contract(self.table(matrix), v.data[:, None])[:, 0]
        return NumericVector(self, data, matrix.rows)

    def entries(self, operator: Structured, columns: list[int]) -> Any:
        """The entries of an operator in some columns, as data of shape (rows, number of columns)."""
        on_diagonal = np.arange(self.length(operator.sides[0]))[:, None] == columns
        diagonal = self.constant(0, 1, len(columns))
        if operator.diagonal is not None:
            diagonal = operator.diagonal.data[columns]
        result = self.select(on_diagonal[EACH], diagonal[None])
        for p, q in operator.terms:
            result = result + p.data[:, None] * q.data[columns][None]
        for word in operator.words:
            result = result + self.columns_of(word, columns)
        return result

    def columns_of(self, word: Word, columns: list[int]) -> Any:
        """Some columns of a product of free matrices and diagonal ones."""
        *others, last = word.vectors
        data = self.table(word.matrices[-1])[:, columns]
        if last is not None:
            data = data * last.data[columns][None]
        for place in reversed(range(len(others))):
            if others[place] is not None:
                data = data * others[place].data[:, None]
            if place:
                data = self.contract(self.table(word.matrices[place - 1]), data)
        return data

    def vanishes(self, v: NumericVector) -> bool:
        return bool(np.all(self.is_zero(v.data)))

    def trace_of_word(self, word: Word) -> NumericScalar:
        """The trace, over the shorter dimension where the matrices are not square."""
        turned = next((turn for turn in word.turns() if turn.matrices[0].rows == "M"), word)
        places = list(range(self.length(turned.matrices[0].rows)))
        return NumericScalar(self, self.total(self.columns_of(turned, places)[places, places]))

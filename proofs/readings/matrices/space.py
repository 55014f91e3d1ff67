"""Where letters have numbers: an N, an M, a number k of zero gains, and what each letter is there.

A scalar is a number, a vector a list, a matrix a list of rows. What a claim says of them is worked out in `plain`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from flint import fmpq

from lnverify.proofs.expressions import Expression
from lnverify.proofs.readings.matrices.expectations import Random, expect
from lnverify.proofs.values import Vacuous, ZerosNeeded
from lnverify.proofs.vocabulary import ZEROS_GAIN


class Numbers(Protocol):
    """The numbers of a space beside the rational ones of FLINT.

    They know +, -, *, inverse(), sqrt(), function(name), is_zero(), and plain(), which makes a rational one of FLINT
    where they are one.

    Attributes:
        are_free: whether they are made of free symbols, so that what is 0 is 0 for all values of the letters.
    """

    are_free: bool

    def number(self, x: Any) -> Any:
        """A rational number of FLINT as one of these numbers; one of these as it is."""

    def free(self, name: str, index: int | tuple[int, int] | None, nonzero: bool) -> Any:
        """The value of a free scalar (index None), or of one entry of a free vector, or of a free matrix."""

    def is_nonzero(self, value: Any) -> bool:
        """Whether a number is known not to be zero."""

    def critical_point(self, gains: list[Any]) -> Any:
        """A ζ with Σ 1/(gₙ² − ζ) = 0.

        Raises:
            Inexpressible: where these numbers hold none.
        """

    def enclose(self, value: Any) -> Any:
        """A ball around a number; not asked for free symbols.

        Raises:
            Inexpressible: where these numbers have none.
        """


class MatrixSpace:
    """The letters at one N, in some numbers.

    Args:
        numbers: what entries are made of, rational ones aside.
        dimension: N.
        zeros: k, how many entries of `zeros_gain` are zero, the last ones; None where the claim has no zero gains.
        height: M, the second dimension.
        names: indices in the order of their entries; others that are met come after them. The first is entry 1, the
            next entry 2: all claims say the same of every entry, those about zero gains aside.

    Attributes:
        values: the value of each node of a claim that was tried here.
    """

    def __init__(
        self, numbers: Numbers, dimension: int, zeros: int | None = None, height: int = 2, names: Sequence[str] = ()
    ) -> None:
        self.numbers = numbers
        self.dimension = dimension
        self.zeros = zeros
        self.height = height
        self._bases = list(names)
        self.values: dict[Expression, Any] = {}

    @property
    def indices(self) -> dict[str, int]:
        """The number of the entry that each index is, from 1."""
        return {name: place for place, name in enumerate(self._bases, 1)}

    def length(self, dimension: str) -> int:
        """How many entries a vector of a dimension has."""
        return self.height if dimension == "M" else self.dimension

    def _free(self, name: str, index: int | tuple[int, int] | None, nonzero: bool = False) -> Any:
        return self.numbers.free(name, index, nonzero).plain()

    def scalar(self, name: str) -> Any:
        """The value of a free scalar."""
        return self._free(name, None)

    def vector(self, name: str, dimension: str = "N") -> list[Any]:
        """The entries of a free vector."""
        return [self._free(name, n) for n in range(self.length(dimension))]

    def matrix(self, name: str, rows: str, columns: str) -> list[list[Any]]:
        """The rows of a free matrix."""
        width = self.length(columns)
        return [[self._free(name, (i, j)) for j in range(width)] for i in range(self.length(rows))]

    def expect(self, f: Callable[[list[Any]], Any], name: str, dimension: str, number: int, is_inside: bool) -> Any:
        """E[f] over a normal vector: its name, its dimension, its number among those of a claim.

        Args:
            is_inside: whether the result depends on the vector of another expectation.
        """
        result = expect(f, self.length(dimension), number)
        return result if is_inside or not isinstance(result, Random) else result.in_numbers(self.numbers)

    def place(self, index: str) -> int:
        """The place of the entry that an index is, from 0."""
        self._bases += [index] if index not in self._bases else []
        place = self._bases.index(index)
        if place >= self.dimension:
            raise Vacuous(f"{place + 1} indices that differ")
        return place

    def basis(self, name: str) -> list[Any]:
        """The basis vector of an index."""
        place = self.place(name)
        return [fmpq(int(n == place)) for n in range(self.dimension)]

    def zeros_gain(self) -> list[Any]:
        """The gain of which k entries are 0."""
        if self.zeros is None:
            raise ZerosNeeded
        entries = [self._free(ZEROS_GAIN, n, True) for n in range(self.dimension - self.zeros)]
        return entries + [fmpq(0)] * self.zeros

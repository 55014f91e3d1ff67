"""The exact answer, one entry at a time: integers and rationals throughout, one root a row."""

import numpy as np
from flint import fmpq

from lnverify.numeric.reference.problem import Problem
from lnverify.numeric.reference.surd import Surd, rational


class Exact:
    """Entries of the exact solution of a problem, as surds; what a row has in common is computed once."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.kept: dict[int, tuple[fmpq, fmpq]] = {}
        self.kept_upstream: dict[int, tuple[fmpq, fmpq]] = {}

    def moments(self, row: int) -> tuple[fmpq, fmpq]:
        """(mean, variance + eps) of a row, RMSNorm's mean being 0."""
        if row not in self.kept:
            integers, exponent = as_integers(self.problem.x[row])
            size = self.problem.size
            mean = shift_exponent(fmpq(integers.sum()), exponent) / size if self.problem.centred else fmpq(0)
            squares = shift_exponent(fmpq(integers @ integers), 2 * exponent)
            self.kept[row] = mean, squares / size - mean * mean + rational(float(self.problem.eps))
        return self.kept[row]

    def upstream_moments(self, row: int) -> tuple[fmpq, fmpq]:
        """(mean of gain·upstream, mean of gain·upstream·(x - mean)) of a row."""
        if row not in self.kept_upstream:
            assert self.problem.upstream is not None
            gains, gain_exponent = as_integers(self.problem.gain)
            upstream, upstream_exponent = as_integers(self.problem.upstream[row])
            integers, exponent = as_integers(self.problem.x[row])
            products = gains * upstream
            scale, size = gain_exponent + upstream_exponent, self.problem.size
            total = shift_exponent(fmpq(products.sum()), scale)
            with_x = shift_exponent(fmpq(products @ integers), scale + exponent)
            self.kept_upstream[row] = total / size, (with_x - total * self.moments(row)[0]) / size
        return self.kept_upstream[row]

    def entry(self, quantity: str, index: tuple[int, ...]) -> Surd | None:
        """The exact value of one entry; None where it is undefined (0/0: variance and eps both 0).

        Args:
            quantity: one of `problem.quantities`.
            index: (row, column) for output and dx, (row,) for mean and rstd, (column,) for dgain and dbias.
        """
        entry: Surd | None = getattr(self, quantity)(*index)
        return entry

    def _at(self, array: np.ndarray, *index: int) -> fmpq:
        return rational(float(array[index]))

    def output(self, row: int, column: int) -> Surd | None:
        """gain·(x - mean)/√(variance + eps) + bias."""
        mean, spread = self.moments(row)
        if spread == 0:
            return None
        scaled = self._at(self.problem.gain, column) * (self._at(self.problem.x, row, column) - mean)
        return Surd(self._at(self.problem.bias, column), ((scaled, 1 / spread),) if scaled != 0 else ())

    def mean(self, row: int) -> Surd:
        """The mean of the row."""
        return Surd(self.moments(row)[0])

    def rstd(self, row: int) -> Surd | None:
        """1/√(variance + eps)."""
        spread = self.moments(row)[1]
        return None if spread == 0 else Surd(fmpq(0), ((fmpq(1), 1 / spread),))

    def dx(self, row: int, column: int) -> Surd | None:
        """rstd·(p - mean(p) - (x - mean)·mean(p·(x - mean))/(variance + eps)), p = gain·upstream."""
        assert self.problem.upstream is not None
        mean, spread = self.moments(row)
        if spread == 0:
            return None
        product_mean, covariance = self.upstream_moments(row)
        product = self._at(self.problem.gain, column) * self._at(self.problem.upstream, row, column)
        deviation = self._at(self.problem.x, row, column) - mean
        centre = product_mean if self.problem.centred else fmpq(0)
        factor = product - centre - deviation * covariance / spread
        return Surd(fmpq(0), ((factor, 1 / spread),) if factor != 0 else ())

    def dgain(self, column: int) -> Surd | None:
        """Σ over rows of upstream·(x - mean)·rstd."""
        assert self.problem.upstream is not None
        roots = []
        for row in range(self.problem.rows):
            mean, spread = self.moments(row)
            if spread == 0:
                return None
            factor = self._at(self.problem.upstream, row, column) * (self._at(self.problem.x, row, column) - mean)
            if factor != 0:
                roots.append((factor, 1 / spread))
        return Surd(fmpq(0), tuple(roots))

    def dbias(self, column: int) -> Surd:
        """Σ over rows of upstream."""
        assert self.problem.upstream is not None
        integers, exponent = as_integers(self.problem.upstream[:, column])
        return Surd(shift_exponent(fmpq(integers.sum()), exponent))


def shift_exponent(value: fmpq, exponent: int) -> fmpq:
    """value·2^exponent."""
    return value * (1 << exponent) if exponent >= 0 else value / (1 << -exponent)


def as_integers(values: np.ndarray) -> tuple[np.ndarray, int]:
    """Finite floats as long integers nᵢ and one exponent e: valueᵢ = nᵢ·2^e."""
    fractions, exponents = np.frexp(values.astype(np.float64))
    mantissas = np.ldexp(fractions, 53).astype(np.int64)
    lowest = int(exponents.min(where=mantissas != 0, initial=1100))
    shifts = np.maximum(exponents - lowest, 0)  # that of a zero is of no account
    return mantissas.astype(object) << shifts.astype(object), lowest - 53

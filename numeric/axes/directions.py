"""The axis that belongs to a root: yₙ = gₙ/(gₙ² - ζ), made a unit vector.

Each difference gₙ² - ζ, the smallest one included, must be right to a few u, so that entries and orthogonality are: the
offset of the root is refined by one Newton step on a residual in twice the working precision. Where the other poles
pull hard on both sides of a near one, a residual in working precision loses a factor of up to √N/2 (balance N/2 poles
on each side at distance D against one at D/√N). Weights need not be recomputed as Gu and Eisenstat do (SIAM J. Matrix
Anal. Appl. 15, 1994), and one axis costs O(N), not O(N²).
"""

import numpy as np
from numpy.typing import NDArray

from lnverify.numeric.axes.gains import Vector
from lnverify.numeric.floats.pairs import fast_two_sum, split_exactly, two_product, two_sum

Rows = NDArray[np.float64]
FARTHEST = 2.0**400
"""Poles beyond this many units act as if they stood here: their terms are below 2⁻⁷⁰⁰ of the largest."""


def above_pole(nearest: Vector, offset: Vector) -> Vector:
    """√ζ - c = offset/(c + √(c² + offset)): the root above its pole, as lengths, not as squares."""
    return offset / (nearest + np.sqrt(nearest * nearest + offset))


class UnitAxes:
    """Unit axes for roots in one unit.

    Args:
        size: c = |gₙ| in the unit of the roots, shape (N,).
        sign: of the gain, 0 where it is 0, shape (N,).
    """

    def __init__(self, size: Vector, sign: Vector) -> None:
        near = np.minimum(size, FARTHEST)
        self.square, self.square_error = two_product(near, near)
        # Beyond FARTHEST c/(c² - ζ) is 1/c.
        with np.errstate(over="ignore", under="ignore", divide="ignore"):
            self.numerator = sign * np.where(size <= FARTHEST, size, FARTHEST * (FARTHEST / size))

    def write(self, nearest: NDArray[np.intp], offset: Vector, out: Rows) -> None:
        """The axes of some roots as rows.

        Args:
            nearest: a coordinate whose pole is nearest to each root, shape (B,).
            offset: of the root from it, to about 2⁻²⁸, shape (B,).
            out: where they go, shape (B, N).
        """
        gap, tail = self._differences(nearest, offset)
        total, slope = _residual(gap, tail, offset)
        gap += (total / slope)[:, None]
        np.divide(self.numerator, gap, out=out)
        out /= np.sqrt(np.multiply(out, out, out=gap).sum(axis=1))[:, None]

    def _differences(
        self, nearest: NDArray[np.intp], offset: Vector
    ) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """gₙ² - ζ as unevaluated sums."""
        gap, tail = two_sum(self.square, -self.square[nearest, None])
        tail += self.square_error
        tail -= self.square_error[nearest, None]
        # The pole is the nearest: no other difference is smaller than the offset. Its own is 0, which is exact too.
        gap, error = fast_two_sum(gap, -offset[:, None])
        tail += error
        return fast_two_sum(gap, tail)  # squares of different c may round to the same number


def _residual(gap: Rows, tail: Rows, offset: Vector) -> tuple[Vector, Vector]:
    """Σ 1/(gap + tail), to about u²N² of its largest term 1/|offset|, and its slope to a few u."""
    term = 1 / gap
    (short, _), (upper, lower) = split_exactly(term), split_exactly(gap)
    upper *= short
    rest = np.subtract(1, upper, out=upper)
    for part in (lower, tail):
        part *= short
        rest -= part
    rest *= term
    slope = np.einsum("ij,ij->i", term, term)
    # Adding and taking away a large power of two leaves multiples of its ulp, whose sum is exact.
    grid = np.exp2(np.ceil(np.log2(gap.shape[1] / np.abs(offset))) + 1)[:, None]
    leading = np.add(short, grid, out=term)
    leading -= grid
    short -= leading
    rest += short
    return leading.sum(axis=1) + rest.sum(axis=1), slope

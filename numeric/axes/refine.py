"""Offsets to nearly full precision, by one Newton step on a residual formed in twice the working precision.

The lengths do not need this, the directions do: an entry of an axis is gₙ/(gₙ² - ζ), so each difference,
the smallest one included, must be right to a few u. Where the other poles pull hard on both sides of a near
one, a residual in working precision loses a factor of up to √N/2 (balance N/2 poles on each side at
distance D against one at D/√N). Once offsets are right to a few u, axes computed from them are orthonormal
to a few u too, because each entry is: weights need not be recomputed as Gu and Eisenstat do (SIAM J. Matrix
Anal. Appl. 15, 1994), and one axis costs O(N), not O(N²).
"""

import numpy as np
from numpy.typing import NDArray

from lnverify.numeric.axes.gains import Vector
from lnverify.numeric.floats.pairs import split_exactly, two_product, two_sum

FARTHEST = 2.0**400
"""Poles beyond this many units act as if they stood here: their terms are below 2⁻⁷⁰⁰ of the largest."""


class Residual:
    """The secular function, each term and the sum in twice the working precision.

    Args:
        value: c, the square roots of the poles, in the unit of the roots, shape (M,).
        weight: multiplicities, shape (M,).
    """

    def __init__(self, value: Vector, weight: Vector) -> None:
        value = np.minimum(value, FARTHEST)
        self.weight = weight
        self.square, self.square_error = two_product(value, value)

    def at(self, pole: NDArray[np.intp], offset: Vector) -> tuple[Vector, Vector]:
        """The function at the given points, to about u²N² of its largest term, and its slope to a few u."""
        gap, tail = two_sum(self.square, -self.square[pole, None])
        tail += self.square_error
        tail -= self.square_error[pole, None]
        gap, error = two_sum(gap, -offset[:, None])
        tail += error
        gap, tail = two_sum(gap, tail)  # squares of different c may round to the same number
        term = self.weight / gap
        (short, _), (upper, lower) = split_exactly(term), split_exactly(gap)
        rest = self.weight - short * upper
        rest -= short * lower
        rest -= short * tail
        rest /= gap
        # Adding and taking away a large power of two leaves multiples of its ulp, whose sum is exact.
        largest = np.maximum(term.max(axis=1), -term.min(axis=1))
        grid = np.exp2(np.ceil(np.log2(self.square.size * largest)) + 1)[:, None]
        leading = short + grid
        leading -= grid
        short -= leading
        rest += short
        return leading.sum(axis=1) + rest.sum(axis=1), np.sum(np.divide(term, gap, out=gap), axis=1)

    def refine(self, pole: NDArray[np.intp], offset: Vector) -> Vector:
        """The offsets after one Newton step, with a relative error of about u."""
        total, slope = self.at(pole, offset)
        return offset - total / slope

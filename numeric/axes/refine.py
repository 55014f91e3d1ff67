"""Offsets to nearly full precision, by one Newton step on a residual formed in twice the working precision.

The lengths do not need this, the directions do: an entry of an axis is gₙ/(gₙ² - ζ), so each difference,
the smallest one included, must be right to a few u. Where the other poles pull hard on both sides of a near
one, a residual in working precision loses a factor of up to √N/2 (balance N/2 poles on each side at
distance D against one at D/√N). Once offsets are right to a few u, the axes computed from them are orthonormal
to a few u too, because each entry is: weights need not be recomputed as Gu and Eisenstat do (SIAM J. Matrix
Anal. Appl. 15, 1994), and one axis costs O(N), not O(N²).
"""

import numpy as np
from numpy.typing import NDArray

from numeric.axes.gains import Vector

Array = NDArray[np.float64]
FARTHEST = 2.0**400
"""Poles beyond this many units act as if they stood here: their terms are below 2⁻⁷⁰⁰ of the largest."""


def two_sum(a: Array, b: Array) -> tuple[Array, Array]:
    """fl(a + b) and its exact error (Knuth)."""
    total = a + b
    shadow = total - a
    return total, (a - (total - shadow)) + (b - shadow)


def split(a: Array) -> tuple[Array, Array]:
    """a as a sum of two numbers of 26 bits (Veltkamp)."""
    spread = a * 134217729.0
    high = spread - (spread - a)
    return high, a - high


def two_product(a: Array, b: Array) -> tuple[Array, Array]:
    """fl(a·b) and its exact error (Dekker)."""
    product = a * b
    (a1, a2), (b1, b2) = split(a), split(b)
    return product, ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2


def residual(value: Vector, weight: Vector, pole: NDArray[np.intp], offset: Vector) -> tuple[Vector, Vector]:
    """The secular function at the given points, to about u²N² of its largest term, and its slope to a few u.

    Args:
        value: c, the square roots of the poles, in the unit of the roots, shape (M,).
        weight: multiplicities, shape (M,).
        pole, offset: the points, shape (B,).
    """
    value = np.minimum(value, FARTHEST)
    nearest = value[pole, None]
    low, low_error = two_sum(value, -nearest)
    high, high_error = two_sum(value, nearest)
    square, square_error = two_product(low, high)
    gap, gap_error = two_sum(square, -offset[:, None])
    tail = gap_error + (square_error + (low * high_error + high * low_error))
    term = weight / gap
    product, product_error = two_product(term, gap)
    correction = (((weight - product) - product_error) - term * tail) / gap
    # Adding and taking away a large power of two leaves multiples of its ulp, whose sum is exact.
    grid = np.exp2(np.ceil(np.log2(value.size * np.abs(term).max(axis=1))) + 1)[:, None]
    leading = (term + grid) - grid
    rest = (term - leading) + correction
    return leading.sum(axis=1) + rest.sum(axis=1), np.sum(term / gap, axis=1)


def refine(value: Vector, weight: Vector, pole: NDArray[np.intp], offset: Vector) -> Vector:
    """The offsets after one Newton step, with a relative error of about u."""
    total, slope = residual(value, weight, pole, offset)
    return offset - total / slope

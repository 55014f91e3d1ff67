"""Roundings that are no single operation of NumPy: from one format to another, and of a fused multiply–add."""

import numpy as np

from numeric.floats.formats import FLOAT64, Format
from numeric.floats.pairs import two_product, two_sum
from numeric.floats.rounding import round_array
from numeric.reference.problem import format_of


def cast(array: np.ndarray, format: Format) -> np.ndarray:
    """An array rounded once into a format."""
    if array.dtype == format.dtype:
        return array
    return round_array(array.astype(np.float64), format)


def fused(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    """a·b + c rounded once, in a format of at most 24 bits; arrays of one shape. In float64 it is a rounded pair.

    The product is exact in float64. Its sum with c is rounded there to odd, and since a float64 has at least
    two bits more than twice 24, the second rounding gives what one would have given.
    """
    if format_of(a) is FLOAT64:
        with np.errstate(all="ignore"):
            high, low = two_product(a, b)
            total, rest = two_sum(high, c)
            sums = total + (rest + low)
        return np.where(np.isfinite(sums), sums, a * b + c)
    product, addend = a.astype(np.float64) * b.astype(np.float64), c.astype(np.float64)
    total = product + addend
    part = total - product
    rest = (product - (total - part)) + (addend - part)
    even = (total.view(np.int64) & 1) == 0
    odd = np.where(even & (rest != 0), np.nextafter(total, np.where(rest > 0, np.inf, -np.inf)), total)
    return round_array(odd, format_of(a))

"""Rounding to nearest, ties to even, in each format: of arrays of float64, and of exact rationals."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from lnverify.numeric.floats.formats import BFLOAT16, FLOAT64, Format

if TYPE_CHECKING:
    from flint import fmpq

EXPONENT = np.int64(0x7FF << 52)
"""The bits of a float64's exponent."""


def nearest(value: fmpq, format: Format) -> float:
    """The number of `format` nearest to a rational, ties to even, beyond the largest to infinity.

    Args:
        value: the exact rational.
        format: where to round; the answer is a Python float, which holds every number of every format.
    """
    numerator, denominator = int(value.p), int(value.q)
    if numerator == 0:
        return 0.0
    size = abs(numerator)
    exponent = size.bit_length() - denominator.bit_length()
    if (size << max(-exponent, 0)) < (denominator << max(exponent, 0)):
        exponent -= 1
    quantum = max(exponent, format.emin) - format.precision + 1
    quotient, rest = divmod(size << max(-quantum, 0), denominator << max(quantum, 0))
    half = 2 * rest - (denominator << max(quantum, 0))
    quotient += half > 0 or (half == 0 and quotient % 2 == 1)
    if quotient.bit_length() + quantum > format.emax + 1:
        return math.inf if numerator > 0 else -math.inf
    return math.ldexp(quotient if numerator > 0 else -quotient, quantum)


def round_array(values: np.ndarray, format: Format) -> np.ndarray:
    """float64 values rounded once into the format, ties to even, as an array of the format's own type.

    NumPy's casts to float32 and float16 round once. ml_dtypes' cast to bfloat16 goes by way of float32 and
    so rounds twice (1 + 2⁻⁸ + 2⁻³⁰ becomes 1): here the numbers are rounded in float64 first.
    """
    if format is FLOAT64:
        return np.asarray(values, dtype=np.float64)
    with np.errstate(over="ignore", invalid="ignore"):
        if format is BFLOAT16:
            values = to_multiple(values, ulps(values, format)).astype(np.float32)
        return values.astype(format.dtype)


def to_multiple(values: np.ndarray, spacing: np.ndarray) -> np.ndarray:
    """The multiples of the spacing, a power of two, nearest to the values, ties to even multiples."""
    magic = spacing * (1.5 * 2.0**52)
    rounded = values + magic
    rounded -= magic
    return rounded


def ulps(values: np.ndarray, format: Format) -> np.ndarray:
    """The distance of neighbouring numbers of the format at each value v.

    It is 2^(max(e, emin) - p + 1) with 2^e ≤ |v| < 2^(e+1), and e = emax beyond the largest number.
    """
    power = (np.asarray(values, dtype=np.float64).view(np.int64) & EXPONENT).view(np.float64)
    return np.clip(power, 2.0**format.emin, 2.0**format.emax) * 2.0 ** (1 - format.precision)

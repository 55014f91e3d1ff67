"""Rounding to nearest, ties to even, in each format: of arrays of float64, and of exact rationals."""

import math

import ml_dtypes
import numpy as np
from flint import fmpq

from numeric.formats import BFLOAT16, FLOAT64, Format


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
    """float64 values rounded once into the format, as an array of the format's own type.

    NumPy's casts to float32 and float16 round once. ml_dtypes' cast to bfloat16 goes by way of float32 and
    so rounds twice (1 + 2⁻⁸ + 2⁻³⁰ becomes 1): here the float32 step rounds to odd, which makes it innocuous.
    """
    if format is FLOAT64:
        return np.asarray(values, dtype=np.float64)
    if format is not BFLOAT16:
        with np.errstate(over="ignore"):
            return values.astype(format.dtype)
    with np.errstate(over="ignore", invalid="ignore"):
        single = values.astype(np.float32)
        back = single.astype(np.float64)
        away = np.abs(back) > np.abs(values)
        bits = single.view(np.uint32)
        inexact = (back != values) & np.isfinite(values)
        # Towards zero, then the last bit set where anything was cut off: rounding to odd.
        odd = np.where(inexact, (bits - away.astype(np.uint32)) | np.uint32(1), bits)
        return odd.view(np.float32).astype(ml_dtypes.bfloat16)


def ulps(values: np.ndarray, format: Format) -> np.ndarray:
    """The distance of neighbouring numbers of the format at each value v.

    It is 2^(max(e, emin) - p + 1) with 2^e ≤ |v| < 2^(e+1), and e = emax beyond the largest number.
    """
    _, exponent = np.frexp(values)
    exponent = np.clip(exponent - 1, format.emin, format.emax)
    exponent = np.where(values == 0, format.emin, exponent)
    return np.ldexp(1.0, exponent - format.precision + 1)

"""Roundings that are no single operation of NumPy: from one format to another, and of a fused multiply–add."""

from typing import Any

import numpy as np

from lnverify.numeric.floats.formats import FLOAT64, Format
from lnverify.numeric.floats.pairs import two_product, two_sum
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference.problem import format_of


def cast(array: np.ndarray, format: Format) -> np.ndarray:
    """An array rounded once into a format."""
    if array.dtype == format.dtype:
        return array
    return round_array(array.astype(np.float64), format)


def fused(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> np.ndarray:
    """a·b + c rounded once; arrays of one shape, in a format of at most 24 bits or in float64.

    Up to 24 bits the product is exact in float64, where its sum with c is rounded to odd; a float64 has at least two
    bits more than twice 24, so that the second rounding gives what one would have given. In float64 the product is a
    pair of numbers, and the sum is Boldo and Melquiond's, whose small parts are added with rounding to odd.
    """
    if format_of(a) is FLOAT64:
        with np.errstate(all="ignore"):
            high, low = two_product(a, b)
            small, smaller = two_sum(c, low)
            total, rest = two_sum(high, small)
            sums = total + _to_odd(*two_sum(rest, smaller))
        return np.where(np.isfinite(sums), sums, a * b + c)
    total, rest = two_sum(a.astype(np.float64) * b.astype(np.float64), c.astype(np.float64))
    return round_array(_to_odd(total, rest), format_of(a))


def _to_odd(total: np.ndarray, rest: np.ndarray) -> np.ndarray:
    """A sum rounded to odd: of the two numbers beside total + rest the one whose last bit is set."""
    even = (total.view(np.int64) & 1) == 0
    return np.where(even & (rest != 0), np.nextafter(total, np.where(rest > 0, np.inf, -np.inf)), total)


class Flushing(np.ndarray):
    """float32 or float64 numbers whose subnormal ones are 0, as they are read and as they are written.

    XLA's code for processors runs so (jax-ml/jax#16200, #26668, #37762).
    """

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        """The operation on flushed inputs, its result flushed."""
        out = options.pop("out", None)
        given = [_flushed(np.asarray(one)) if isinstance(one, np.ndarray) else one for one in inputs]
        result = getattr(ufunc, method)(*given, **options)
        answer = _flushed(np.asarray(result)).view(Flushing) if np.asarray(result).dtype.kind == "f" else result
        if out is not None:
            np.asarray(out[0])[...] = answer
            return out[0]
        return answer


def _flushed(values: np.ndarray) -> np.ndarray:
    """Subnormal numbers replaced by 0."""
    if values.dtype not in (np.float32, np.float64):
        return values
    return np.where(np.abs(values) < np.finfo(values.dtype).tiny, np.copysign(values.dtype.type(0), values), values)

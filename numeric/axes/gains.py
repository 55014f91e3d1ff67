"""A gain vector, read exactly."""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lnverify.proofs.errors import InputError

Vector = NDArray[np.float64]


def exact_gain(gain: ArrayLike, name: str = "gain") -> Vector:
    """The gain as a new float64 vector that holds exactly the numbers given.

    float16, bfloat16 and float32 widen without rounding; integers and longer floats are taken where
    float64 holds them.

    Args:
        gain: N ≥ 1 finite real numbers, shape (N,).
        name: what to call it in an error.

    Raises:
        InputError: for another shape or type, for NaN or infinity, for a number that float64 does not hold.
    """
    given = np.asarray(gain)
    if given.ndim != 1 or given.size == 0:
        raise InputError(f"{name}: shape {given.shape}; one axis with at least one entry would be right")
    if given.dtype.kind in "bcOSUMm":
        raise InputError(f"{name}: entries of type {given.dtype}; real floating-point numbers would be right")
    with np.errstate(over="ignore"):
        exact = np.array(given, dtype=np.float64)
    wrong = np.flatnonzero(~np.isfinite(exact))
    if wrong.size:
        raise InputError(f"{name}: entry {wrong[0]} is {given[wrong[0]]}; finite numbers would be right")
    changed = np.flatnonzero(exact.astype(given.dtype) != given)
    if changed.size:
        place = changed[0]
        raise InputError(f"{name}: entry {place}, {given[place]}, is not a float64; give one that is")
    return exact

"""The axis that belongs to a root: yₙ = gₙ/(gₙ² - ζ), made a unit vector."""

import numpy as np
from numpy.typing import NDArray

from lnverify.numeric.axes.gains import Vector


def above_pole(nearest: Vector, offset: Vector) -> Vector:
    """√ζ - c = offset/(c + √(c² + offset)): the root above its pole, as lengths, not as squares."""
    return offset / (nearest + np.sqrt(nearest * nearest + offset))


def unit_axes(value: Vector, weight: Vector, pole: NDArray[np.intp], offset: Vector) -> NDArray[np.float64]:
    """Unit axes over the poles, for roots in one unit; one row for each root, shape (B, M).

    A coordinate's entry is that of its pole, with the sign of its gain. With s = √ζ it is formed as
    1/((c - s)(1 + s/c)), which neither over- nor underflows before the entry itself would.

    Args:
        value: c, the distinct |g| in the unit of the roots, shape (M,).
        weight: how many coordinates share each, shape (M,).
        pole, offset: the roots, shape (B,).
    """
    nearest = value[pole]
    rise = above_pole(nearest, offset)
    with np.errstate(all="ignore"):
        axes = np.subtract(value, nearest[:, None])
        axes -= rise[:, None]
        ratio = np.divide((nearest + rise)[:, None], value)
        ratio += 1
        axes *= ratio
        np.divide(1, axes, out=axes)
        np.multiply(axes, axes, out=ratio)
        ratio *= weight
        axes /= np.sqrt(ratio.sum(axis=1))[:, None]
    return axes

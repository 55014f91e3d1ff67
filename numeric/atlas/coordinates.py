"""The image of LayerNorm as the figures need it: sub-steps, axes, sixths of its plane."""

import numpy as np
from numpy.typing import NDArray

from lnverify.numeric.axes import principal_axes
from lnverify.numeric.floats import plain

Array = NDArray[np.float64]

SECTORS = 6
"""The plane ⟂ 1 is divided into so many parts, each with its colour (`numeric.publishing.plot_style.SECTORS`)."""


def substeps(a: Array, gain: Array, bias: Array, eps: float) -> list[Array]:
    """a and the results of sub-steps (i) to (iv) (Riechers, Sec. II), each of shape (count, N)."""
    scaled = plain.normalize(a, eps)
    return [a, plain.center(a), scaled, gain * scaled, gain * scaled + bias]


def semi_axes(gain: Array) -> Array:
    """The semi-axes of the image {GΠx : ‖Πx‖ ≤ √N} as the rows of an array (N − 1, N), longest first.

    Each is turned so that its largest entry is positive: an axis has no sign of its own.
    """
    result = principal_axes(gain)
    axes = (result.semi_axes * result.directions()).T[::-1]
    largest = np.take_along_axis(axes, np.abs(axes).argmax(axis=1)[:, None], axis=1)
    return axes * np.where(largest < 0, -1, 1)


def ellipse(first: Array, second: Array, center: Array, count: int = 181) -> Array:
    """Points of the ellipse with these semi-axes and centre, (count, N)."""
    angle = np.linspace(0, 2 * np.pi, count)[:, None]
    return center + np.cos(angle) * first + np.sin(angle) * second


def sectors(a: Array) -> NDArray[np.intp]:
    """The sixth of the plane ⟂ 1 into which each activation at N = 3 falls, from 0 on; a (count, 3)."""
    centred = plain.center(a)
    first, second = centred @ np.array([1, -1, 0]) / np.sqrt(2), centred @ np.array([1, 1, -2]) / np.sqrt(6)
    angle = np.arctan2(second, first) / (2 * np.pi) % 1
    return np.asarray(np.minimum((angle * SECTORS).astype(np.intp), SECTORS - 1))

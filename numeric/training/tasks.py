"""The two data sets of "Re-Examining LayerNorm": a two-class spiral, and a sphere in eight parts.

Points are columns, of shape (dimension, count); labels are 0.0 or 1.0. Nothing is drawn at random.
"""

import math

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]


def spiral(count: int, turns: float = 1.0, offset: float = 0.0) -> tuple[Array, Array]:
    """Two spiral arms of `count` points each, one the other's mirror image in the origin.

    Args:
        count: points on an arm; their radius grows evenly from 0.1 to 1.
        turns: full turns that an arm makes.
        offset: moves every point along its arm, in steps between neighbours: 1/2 gives points in between.
    """
    s = (np.arange(count) + offset) / (count - 1)
    radius, angle = 0.1 + 0.9 * s, 2 * math.pi * turns * s
    arm = radius * np.stack([np.cos(angle), np.sin(angle)])
    return np.concatenate([arm, -arm], axis=1), np.repeat([0.0, 1.0], count)


def octants(count: int, offset: float = 0.0) -> tuple[Array, Array]:
    """Points spread evenly over the unit sphere; adjacent octants are of opposite classes, the sign of xyz.

    Args:
        count: points, on a Fibonacci lattice.
        offset: turns the lattice by this angle, about the z axis and back about the x axis: other points.
    """
    i = np.arange(count) + 0.5
    z, angle = 1 - 2 * i / count, i * math.pi * (3 - math.sqrt(5))
    radius = np.sqrt(1 - z * z)
    points = np.stack([radius * np.cos(angle), radius * np.sin(angle), z])
    points = _rotate(_rotate(points, offset, (0, 1)), -offset, (1, 2))
    return points, (np.prod(points, axis=0) > 0).astype(np.float64)


def _rotate(points: Array, angle: float, plane: tuple[int, int]) -> Array:
    if angle == 0:
        return points
    i, j = plane
    turned = points.copy()
    turned[i] = math.cos(angle) * points[i] - math.sin(angle) * points[j]
    turned[j] = math.sin(angle) * points[i] + math.cos(angle) * points[j]
    return turned

"""Ties: equal |g| give exact axes, and leave one pole each to the secular equation."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lnverify.numeric.axes.gains import Vector


@dataclass(frozen=True)
class Poles:
    """The distinct values of |g| in ascending order, with their coordinates.

    Among m coordinates of equal |g| the contrasts, weighted by the signs of g, are m - 1 axes of exactly that
    length; the m-th combination enters the secular equation as one pole of weight m.

    Attributes:
        value: the M distinct |g|, shape (M,).
        weight: how many coordinates share each, shape (M,), as floats.
        group: the pole of each coordinate, shape (N,).
    """

    value: Vector
    weight: Vector
    group: NDArray[np.intp]

    @property
    def size(self) -> int:
        """M, the number of distinct |g|: the secular equation has M - 1 roots."""
        return self.value.size

    @property
    def starts(self) -> NDArray[np.intp]:
        """How many coordinates have a smaller |g| than each pole, shape (M,)."""
        return np.concatenate(([0], np.cumsum(self.weight)[:-1])).astype(np.intp)

    @property
    def root_places(self) -> NDArray[np.intp]:
        """Where the root above each pole but the last stands among the N - 1 axes; shape (M - 1,)."""
        return (self.starts + self.weight.astype(np.intp) - 1)[:-1]

    def members(self, pole: int) -> NDArray[np.intp]:
        """The coordinates n with |gₙ| equal to the pole, ascending."""
        return np.flatnonzero(self.group == pole)


def find_poles(gain: Vector) -> Poles:
    """Sort |g| and gather what is exactly equal."""
    value, group, weight = np.unique(np.abs(gain), return_inverse=True, return_counts=True)
    return Poles(value, weight.astype(np.float64), group)


def contrast(size: int, members: NDArray[np.intp], signs: Vector, place: int) -> Vector:
    """The unit axis number `place` (0 … m - 2) among m tied coordinates, shape (size,).

    These are the Helmert contrasts (1, …, 1, -p, 0, …)/√(p(p+1)), p = place + 1: orthonormal, and, with
    the signs of the gain on them, orthogonal to the gain.
    """
    p = place + 1
    axis = np.zeros(size)
    axis[members[:p]] = signs[members[:p]] / np.sqrt(p * (p + 1.0))
    axis[members[p]] = -signs[members[p]] * np.sqrt(p / (p + 1.0))
    return axis

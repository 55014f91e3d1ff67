"""RMSNorm: without centering, the ball is stretched along the neural basis."""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lnverify.numeric.axes.gains import Vector, exact_gain


class NeuralAxes:
    """The principal axes of the image of RMSNorm, {Gz : ‖z‖ ≤ √N}: the neural basis, lengths √N·|gₙ|.

    Args:
        gain: g, shape (N,).

    Raises:
        InputError: for a gain that is empty, not a vector, not real, or not finite.

    Attributes:
        gain: g, shape (N,).
        semi_axes: the N lengths, ascending; infinite where one exceeds the largest float64.
        log_semi_axes: their natural logarithms; -∞ for a zero gain.
        coordinates: the neural direction of each axis, shape (N,).
    """

    def __init__(self, gain: ArrayLike) -> None:
        self.gain: Vector = exact_gain(gain)
        self.coordinates: NDArray[np.intp] = np.argsort(np.abs(self.gain), kind="stable")
        length = np.abs(self.gain)[self.coordinates]
        with np.errstate(over="ignore", divide="ignore"):
            self.semi_axes: Vector = np.sqrt(self.N) * length
            self.log_semi_axes: Vector = np.log(length) + np.log(self.N) / 2

    @property
    def N(self) -> int:
        """The number of coordinates."""
        return self.gain.size

    @property
    def vanishing(self) -> NDArray[np.bool_]:
        """Which axes have length 0: those of zero gains."""
        return np.asarray(self.gain[self.coordinates] == 0)

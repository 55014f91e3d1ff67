"""Adam (Kingma and Ba, arXiv:1412.6980, Algorithm 1), with a step size that falls linearly to zero."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

FIRST_DECAY, SECOND_DECAY, FLOOR = 0.9, 0.999, 1e-8


def minimize(gradient: Callable[[int, Array], Array], start: Array, steps: int, rate: float) -> Array:
    """The parameters after `steps` steps, each on the whole data set.

    Args:
        gradient: from the number of the step and the parameters to the derivative of the loss.
        start: initial parameters, of any shape; left unchanged.
        steps: number of steps.
        rate: step size α of the first step.
    """
    parameters, first, second = start.copy(), np.zeros_like(start), np.zeros_like(start)
    for step in range(steps):
        g = gradient(step, parameters)
        first += (1 - FIRST_DECAY) * (g - first)
        second += (1 - SECOND_DECAY) * (g * g - second)
        mean = first / (1 - FIRST_DECAY ** (step + 1))
        scale = np.sqrt(second / (1 - SECOND_DECAY ** (step + 1))) + FLOOR
        parameters -= rate * (1 - step / steps) * mean / scale
    return parameters

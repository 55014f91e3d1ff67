"""The array reading: a claim computed in a format, with the bound that its rounding errors cannot exceed."""

from __future__ import annotations

from typing import Any

import numpy as np

from lnverify.numeric.readings import tracked
from lnverify.numeric.readings.critical_point import enclose_critical_point
from lnverify.numeric.readings.numeric_space import NumericSpace
from lnverify.numeric.readings.tracked import Rounding, Tracked


class Arrays(NumericSpace):
    """The space of vectors in a format.

    Args:
        rounding: how the format rounds.
        dimension: N.
        inputs: the value of every free letter, by name; each is rounded to the format and then taken exactly.
        zeros: k, or None where the claim has no zero gains.
        height: M, the second dimension.
    """

    def __init__(
        self,
        rounding: Rounding,
        dimension: int,
        inputs: dict[str, Any],
        zeros: int | None = None,
        height: int = 1,
    ) -> None:
        self.rounding = rounding
        super().__init__(dimension, inputs, zeros, height)

    def of_floats(self, values: Any) -> Tracked:
        return tracked.exact(self.rounding, values)

    def to_float(self, x: Tracked) -> float:
        return float(x.value)

    def widen(self, x: Tracked, by: float) -> Tracked:
        return Tracked(x.rounding, x.value, x.bound + by)

    def constant(self, numerator: int, denominator: int, length: int | None) -> Tracked:
        return tracked.constant(self.rounding, numerator, denominator, length)

    def invert(self, x: Tracked) -> Tracked:
        return tracked.invert(x)

    def root(self, x: Tracked) -> Tracked:
        return tracked.root(x)

    def function(self, name: str, x: Tracked) -> Tracked:
        return tracked.function(name, x)

    def total(self, x: Tracked) -> Tracked:
        return tracked.total(x)

    def critical(self, gain: Tracked) -> Tracked:
        low, high = enclose_critical_point(tuple(tracked.as_fraction(value) for value in gain.value))
        middle = (low + high) / 2
        value = self.rounding.round(middle)
        error = max(abs(tracked.as_fraction(value) - low), abs(tracked.as_fraction(value) - high))
        bound = np.asarray(np.nextafter(float(error), np.inf))
        return Tracked(self.rounding, np.asarray(value, dtype=self.rounding.dtype), bound)

    def is_zero(self, x: Tracked) -> Any:
        return np.asarray((x.value == 0) & (x.bound == 0), dtype=bool)

    def select(self, condition: Any, x: Tracked) -> Tracked:
        zero = np.zeros((), dtype=self.rounding.dtype)
        return Tracked(x.rounding, np.where(condition, x.value, zero), np.where(condition, x.bound, 0.0))

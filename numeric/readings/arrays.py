"""The array reading: a claim computed in formats, with the bound that its rounding errors cannot exceed."""

from __future__ import annotations

from typing import Any

import numpy as np

from lnverify.numeric.readings import tracked
from lnverify.numeric.readings.critical_point import enclose_critical_point
from lnverify.numeric.readings.numeric_space import EACH, NumericSpace
from lnverify.numeric.readings.tracked import Roundings, Tracked


class Arrays(NumericSpace):
    """The space of vectors in formats, in all of them at once.

    Args:
        roundings: how the formats round.
        dimension: N.
        inputs: the value of every free letter, by name; each is rounded to the format and then taken exactly.
        zeros: k, or None where the claim has no zero gains.
        height: M, the second dimension.
    """

    def __init__(
        self,
        roundings: Roundings,
        dimension: int,
        inputs: dict[str, Any],
        zeros: int | None = None,
        height: int = 1,
    ) -> None:
        self.roundings = roundings
        super().__init__(dimension, inputs, zeros, height)

    def of_floats(self, values: Any) -> Tracked:
        return tracked.exact(self.roundings, np.asarray(values)[EACH[:-1]])

    def to_floats(self, x: Tracked) -> Any:
        return tracked.to_floats(x.values)

    def widen(self, x: Tracked, by: Any) -> Tracked:
        return Tracked(x.roundings, x.values, x.bound + by)

    def constant(self, numerator: int, denominator: int, *length: int) -> Tracked:
        return tracked.constant(self.roundings, numerator, denominator, (*length, 1, 1, 1))

    invert = staticmethod(tracked.invert)
    root = staticmethod(tracked.root)
    function = staticmethod(tracked.function)
    total = staticmethod(tracked.total)

    def critical(self, gain: Tracked) -> Tracked:
        values = [np.empty(gain.shape[1:], value.dtype) for value in gain.values]
        bound = np.empty(gain.bound.shape[1:])
        for *sample, place in np.ndindex(bound.shape):
            entries = gain.values[place][:, *sample]
            low, high = enclose_critical_point(tuple(map(tracked.as_fraction, entries)))
            value = gain.roundings.each[place].round((low + high) / 2)
            values[place][*sample] = value
            error = max(abs(tracked.as_fraction(value) - end) for end in (low, high))
            bound[*sample, place] = np.nextafter(float(error), np.inf)
        return Tracked(gain.roundings, values, bound)

    def is_zero(self, x: Tracked) -> Any:
        return np.stack([np.asarray(value == 0, dtype=bool) for value in x.values], axis=-1) & (x.bound == 0)

    def select(self, condition: Any, x: Tracked) -> Tracked:
        bound = np.where(condition, x.bound, 0.0)
        taken = np.moveaxis(np.broadcast_to(condition, bound.shape), -1, 0)
        zeros = [np.zeros((), value.dtype) for value in x.values]
        return Tracked(x.roundings, [*map(np.where, taken, x.values, zeros)], bound)

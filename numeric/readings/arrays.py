"""The array reading: a claim computed in a format, with the bound that its rounding errors cannot exceed."""

from __future__ import annotations

from typing import Any

import numpy as np

from lnverify.numeric.readings import tracked
from lnverify.numeric.readings.critical_point import enclose_critical_point
from lnverify.numeric.readings.graph import GraphSpace
from lnverify.numeric.readings.tracked import Rounding, Tracked
from lnverify.proofs.readings.operators import Structured


class Arrays(GraphSpace):
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
        return Tracked(x.value, x.bound + by)

    def constant(self, numerator: int, denominator: int, length: int | None) -> Tracked:
        return tracked.constant(self.rounding, numerator, denominator, length)

    def add(self, x: Tracked, y: Tracked) -> Tracked:
        return tracked.add(self.rounding, x, y)

    def multiply(self, x: Tracked, y: Tracked) -> Tracked:
        return tracked.multiply(self.rounding, x, y)

    def invert(self, x: Tracked) -> Tracked:
        return tracked.invert(self.rounding, x)

    def root(self, x: Tracked) -> Tracked:
        return tracked.root(self.rounding, x)

    def function(self, name: str, x: Tracked) -> Tracked:
        return tracked.function(self.rounding, name, x)

    def total(self, x: Tracked) -> Tracked:
        return tracked.total(self.rounding, x)

    def critical(self, gain: Tracked) -> Tracked:
        low, high = enclose_critical_point(tuple(tracked.as_fraction(value) for value in gain.value))
        middle = (low + high) / 2
        value = self.rounding.round(middle)
        error = max(abs(tracked.as_fraction(value) - low), abs(tracked.as_fraction(value) - high))
        return Tracked(np.asarray(value, dtype=self.rounding.dtype), np.asarray(np.nextafter(float(error), np.inf)))

    def contract(self, table: Tracked, columns: Tracked) -> Tracked:
        return self.total(self.multiply(table.T[:, :, None], columns[:, None, :]))

    def entries(self, operator: Structured, columns: list[int]) -> Tracked:
        shape = (self.length(operator.sides[0]), len(columns))
        zero = np.zeros(shape, dtype=np.float64)
        value = zero.astype(self.rounding.dtype) if self.rounding.dtype != object else np.full(shape, 0, dtype=object)
        result = Tracked(value, zero)
        if operator.diagonal is not None:
            diagonal = operator.diagonal.data[columns]
            result.value[columns, range(len(columns))] = diagonal.value
            result.bound[columns, range(len(columns))] = diagonal.bound
        for p, q in operator.terms:
            part = self.multiply(p.data[:, None], q.data[columns][None, :])
            result = self.add(result, part)
        for word in operator.words:
            result = self.add(result, self.columns_of(word, columns))
        return result

    def is_zero(self, x: Tracked) -> Any:
        return np.asarray((x.value == 0) & (x.bound == 0), dtype=bool)

    def select(self, condition: Any, x: Tracked) -> Tracked:
        zero = np.zeros((), dtype=self.rounding.dtype)
        return Tracked(np.where(condition, x.value, zero), np.where(condition, x.bound, 0.0))

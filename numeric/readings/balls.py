"""The ball reading: a claim computed in Arb, both sides enclosed with proven radius."""

from __future__ import annotations

from contextlib import AbstractContextManager
from fractions import Fraction
from typing import Any

import numpy as np
from flint import arb, ctx, fmpq

from lnverify.numeric.readings.critical_point import enclose_critical_point
from lnverify.numeric.readings.numeric_space import EACH, NumericSpace
from lnverify.proofs.values import Inexpressible

PRECISION = 256
"""Bits of the balls."""


def ball_precision() -> AbstractContextManager[Any]:
    """Arb's precision is PRECISION inside, and afterwards what it was."""
    context: AbstractContextManager[Any] = ctx.workprec(PRECISION)
    return context


class Balls(NumericSpace):
    """The space of vectors of balls; data are NumPy arrays of arb. It is used inside `ball_precision`.

    Args:
        dimension: N.
        inputs: the value of every free letter, by name: binary floats taken exactly.
        zeros: k, or None where the claim has no zero gains.
        height: M, the second dimension.
    """

    def of_floats(self, values: Any) -> Any:
        return np.asarray(_to_ball(np.asarray(values)[EACH]), dtype=object)

    def to_floats(self, x: Any) -> Any:
        return np.asarray(_middle(x), dtype=np.float64)

    def widen(self, x: Any, by: Any) -> Any:
        return x + _around_zero(by)

    def constant(self, numerator: int, denominator: int, *length: int) -> Any:
        return np.full((*length, 1, 1, 1, 1), arb(fmpq(numerator, denominator)), dtype=object)

    def invert(self, x: Any) -> Any:
        return np.asarray(np.frompyfunc(lambda t: 1 / t, 1, 1)(x), dtype=object)

    def root(self, x: Any) -> Any:
        return np.asarray(np.frompyfunc(lambda t: t.sqrt(), 1, 1)(x), dtype=object)

    def function(self, name: str, x: Any) -> Any:
        return np.asarray(np.frompyfunc(getattr(arb, name), 1, 1)(x), dtype=object)

    def total(self, x: Any) -> Any:
        return np.asarray(np.sum(x, axis=0), dtype=object)

    def critical(self, gain: Any) -> Any:
        return np.apply_along_axis(_critical_point, 0, gain)

    def is_zero(self, x: Any) -> Any:
        return np.asarray(np.frompyfunc(lambda t: t.is_zero(), 1, 1)(x), dtype=bool)

    def select(self, condition: Any, x: Any) -> Any:
        return np.where(condition, x, np.full(x.shape, arb(0), dtype=object))


def _critical_point(gains: Any) -> arb:
    if not all(ball.is_exact() for ball in gains):
        raise Inexpressible("a critical point of gains that are not known exactly")
    low, high = enclose_critical_point(tuple(Fraction(float(ball)) for ball in gains))
    return arb(fmpq(low.numerator, low.denominator)).union(arb(fmpq(high.numerator, high.denominator)))


_to_ball = np.frompyfunc(lambda t: arb(float(t)), 1, 1)
_middle = np.frompyfunc(lambda ball: float(ball.mid()), 1, 1)
_around_zero = np.frompyfunc(lambda radius: arb(0, float(radius)), 1, 1)

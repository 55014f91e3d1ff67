"""Powers of two that keep an evaluation away from overflow and underflow, and the enclosures that come of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from lnverify.numeric.floats.formats import FLOAT64
from lnverify.numeric.floats.pairs import TAME, Pairs, row_max
from lnverify.numeric.reference.problem import Problem

SAFE = 2.0**-850
"""Scaled numbers below this may have met underflow."""

ROOT_SAFE = 2.0**-425
"""Squares of numbers below this may have met underflow."""


@dataclass
class Enclosed:
    """An array known to within a radius: |exact - (high + low)| ≤ radius.

    Attributes:
        high: float64.
        low: float64, or None for zeros.
        radius: float64, of a shape that broadcasts to that of high; infinite where nothing is known.
    """

    high: np.ndarray
    low: np.ndarray | None
    radius: np.ndarray


class Scales:
    """Powers of two that bring x, gain, bias and upstream near 1; none where nothing needs them."""

    def __init__(self, problem: Problem) -> None:
        gain, bias = problem.gain.astype(np.float64), problem.bias.astype(np.float64)
        self.active = problem.format is FLOAT64 and not all(
            _tame(values) for values in (problem.x, gain, bias, problem.upstream, np.array(problem.eps))
        )
        self.output = self.exponent(np.maximum(np.abs(gain), np.abs(bias)))
        self.gain = self.exponent(gain)
        self.upstream = self.exponent(problem.upstream) if problem.upstream is not None else 0
        self.output_gain, self.output_bias = self.scale_down(gain, self.output), self.scale_down(bias, self.output)
        self.gains = self.scale_down(gain, self.gain)
        self.gain_size, self.bias_size = np.abs(self.output_gain), np.abs(self.output_bias)
        self.biased, self.even_gain = bool(bias.any()), bool((gain == gain[0]).all())
        tiny = ((self.gain_size < SAFE) & (gain != 0)) | ((self.bias_size < SAFE) & (bias != 0))
        self.lost_columns = np.where(tiny, np.inf, 0.0) if self.active and tiny.any() else None

    def exponent(self, values: np.ndarray) -> int:
        """e with max|values| < 2^e, 0 where nothing is scaled."""
        return int(np.frexp(np.max(np.abs(values)))[1]) if self.active else 0

    def row_exponent(self, x: np.ndarray) -> Any:
        """The same for each row, (rows, 1)."""
        return np.frexp(row_max(x))[1] if self.active else 0

    def scale_down(self, values: Any, exponent: Any) -> Any:
        """values·2^-exponent, in two steps so that the power itself cannot overflow."""
        if not self.active:
            return values
        first = exponent // 2
        factors = np.ldexp(1.0, -first), np.ldexp(1.0, first - exponent)
        if isinstance(values, Pairs):
            return Pairs(values.high * factors[0] * factors[1], values.low * factors[0] * factors[1])
        return values * factors[0] * factors[1]


def _tame(values: np.ndarray | None) -> bool:
    """Whether every number is 0 or lies between 1/TAME and TAME: then nothing needs scaling."""
    if values is None:
        return True
    sizes = np.abs(values)
    return bool(sizes.max() < TAME and sizes.min(where=sizes > 0, initial=1.0) > 1 / TAME)


def eps_below(eps: float, exponent: Any) -> Any:
    """What eps is beside squares of numbers that were scaled by 2^-exponent: eps·2^(-2·exponent)."""
    fraction, own = np.frexp(eps)
    return np.ldexp(fraction, np.maximum(own - 2 * exponent, -5000))


def second_exponent(d: np.ndarray, eps: float, first: np.ndarray) -> np.ndarray:
    """The exponent that brings the larger of max|d| and √eps near 1, after rows were scaled by 2^-first."""
    nothing = -4000
    root = (np.frexp(eps)[1] + 1) // 2 - first if eps > 0 else np.full_like(first, nothing)
    largest = row_max(d)
    again = np.where(largest > 0, np.maximum(np.frexp(largest)[1], root), root)
    return np.where(again == nothing, 0, again)


def enclose(value: Any, radius: np.ndarray, scales: Scales, exponent: Any) -> Enclosed:
    """value·2^-exponent with its radius, infinite where the value may have met underflow or overflow."""
    high, low = value, None
    if isinstance(value, Pairs):
        value = value.normal()
        high, low = value.high, value.low
    if not scales.active:
        return Enclosed(high, low, radius)
    inside = np.abs(high) >= SAFE
    high, low = scales.scale_down(high, exponent), None if low is None else scales.scale_down(low, exponent)
    inside &= (np.abs(high) >= SAFE) & np.isfinite(high)
    return Enclosed(high, low, np.where(inside, scales.scale_down(radius, exponent), np.inf))

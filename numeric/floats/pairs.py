"""Pairs of float64 (double-double), and the exact transformations of float64 that they rest on.

u = 2⁻⁵³. Nothing here may meet overflow or underflow: the evaluation scales.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

TAME = 2.0**200
"""Products of numbers that are 0 or between 1/TAME and TAME stay away from both ends of the range."""

HALF, LEADING = np.int64(1 << 26), np.int64(-(1 << 27))
"""Half of the last place that stays, and the mask of what stays, where a float64 loses its last 27 bits."""

SPLITTER = 2.0**27 + 1


@dataclass(frozen=True, eq=False)
class Pairs:
    """An array of unevaluated sums high + low; normal where |low| ≤ u·|high|."""

    high: np.ndarray
    low: np.ndarray

    def __getitem__(self, index: Any) -> Pairs:
        return Pairs(self.high[index], self.low[index])

    def __neg__(self) -> Pairs:
        return Pairs(-self.high, -self.low)

    def __add__(self, other: Pairs | np.ndarray | float) -> Pairs:
        """The sum. It errs by 2u times the sizes of the low parts: for normal a and b, 4u²·(|a| + |b|)."""
        if isinstance(other, Pairs):
            high, low = two_sum(self.high, other.high)
            low += other.low
        else:
            high, low = two_sum(self.high, other)
        low += self.low
        return Pairs(high, low)

    def __sub__(self, other: Pairs | np.ndarray | float) -> Pairs:
        return self + (-other)

    @cached_property
    def parts(self) -> tuple[np.ndarray, np.ndarray]:
        """The leading part of high, and the rest of the number."""
        lead = round_to_half(self.high)
        rest = self.high - lead
        rest += self.low
        return lead, rest

    def normal(self) -> Pairs:
        """The same number with |low| ≤ u·|high|, where |low| ≤ |high|; else to within u·|low|."""
        return Pairs(*fast_two_sum(self.high, self.low))


def two_sum(a: Any, b: Any) -> tuple[np.ndarray, np.ndarray]:
    """a + b = s + e exactly (Knuth): e = (a - (s - b')) + (b - b'), b' = s - a."""
    s = np.asarray(a + b)
    back = np.asarray(s - a)
    e = np.asarray(s - back)
    np.subtract(a, e, out=e)
    e += np.subtract(b, back, out=back)
    return s, e


def fast_two_sum(a: Any, b: Any) -> tuple[np.ndarray, np.ndarray]:
    """a + b = s + e exactly where |a| ≥ |b| (Dekker): e = b - (s - a)."""
    s = np.asarray(a + b)
    e = np.asarray(s - a)
    return s, np.subtract(b, e, out=e)


def round_to_half(a: np.ndarray) -> np.ndarray:
    """a rounded to 26 bits, so that products of two such numbers are exact; it errs by at most 2⁻²⁶·|a|."""
    bits = a.view(np.int64) + HALF
    bits &= LEADING
    return bits.view(np.float64)


def two_product(a: Any, b: Any) -> tuple[np.ndarray, np.ndarray]:
    """a·b = p + e exactly (Dekker)."""
    p = np.asarray(a * b)
    a_high, a_low = split_exactly(a)
    b_high, b_low = split_exactly(b)
    e = np.asarray(a_high * b_high)
    e -= p
    e += a_high * b_low
    e += a_low * b_high
    e += a_low * b_low
    return p, e


def split_exactly(a: Any) -> tuple[np.ndarray, np.ndarray]:
    """a = high + low exactly, 26 bits each (Veltkamp): high = c - (c - a), c = (2²⁷ + 1)·a."""
    high = np.asarray(SPLITTER * a)
    rest = np.asarray(high - a)
    np.subtract(high, rest, out=high)
    return high, np.subtract(a, high, out=rest)


def row_max(a: np.ndarray) -> np.ndarray:
    """max|a| of each row, (rows, 1)."""
    return np.asarray(np.maximum(a.max(axis=1, keepdims=True), -a.min(axis=1, keepdims=True)))


def round_to_quantum(a: np.ndarray, quantum: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Each entry as its nearest multiple of q and the rest, exactly, for quantum = 3·2^51·q, |a| ≤ 2^51·q."""
    multiples = a + quantum
    multiples -= quantum
    return multiples, a - multiples

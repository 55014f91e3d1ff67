"""Two arithmetics in which the same formulas are evaluated: float64, and pairs of float64 (double-double).

Every operation of an arithmetic has relative error at most its `unit` (no underflow: the evaluation scales).
Double-double: additions 3·2⁻¹⁰⁶, products 7·2⁻¹⁰⁶ (M. Joldes, J.-M. Muller, V. Popescu, "Tight and rigorous
error bounds for basic building blocks of double-word arithmetic", ACM TOMS 44 (2017), Algorithms 6, 9
and 12), both below 2⁻¹⁰³.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

SPLITTER = 2.0**27 + 1


@dataclass(frozen=True, eq=False)
class Pairs:
    """An array of unevaluated sums high + low, |low| ≤ ulp(high)/2."""

    high: np.ndarray
    low: np.ndarray

    def __getitem__(self, index: Any) -> Pairs:
        return Pairs(self.high[index], self.low[index])

    def __neg__(self) -> Pairs:
        return Pairs(-self.high, -self.low)

    def __add__(self, other: Pairs | np.ndarray | float) -> Pairs:
        if isinstance(other, Pairs):
            return _add_pairs(self, other)
        high, low = two_sum(self.high, other)
        low += self.low
        return Pairs(*fast_two_sum(high, low))

    def __sub__(self, other: Pairs | np.ndarray | float) -> Pairs:
        return self + (-other)

    def __mul__(self, other: Pairs | np.ndarray | float) -> Pairs:
        if isinstance(other, Pairs):
            high, low = two_product(self.high, other.high)
            low += self.high * other.low
            low += self.low * other.high
            return Pairs(*fast_two_sum(high, low))
        high, low = two_product(self.high, other)
        low += self.low * other
        return Pairs(*fast_two_sum(high, low))


def _add_pairs(a: Pairs, b: Pairs) -> Pairs:
    high, error = two_sum(a.high, b.high)
    low, low_error = two_sum(a.low, b.low)
    low += error
    high, low = fast_two_sum(high, low)
    low += low_error
    return Pairs(*fast_two_sum(high, low))


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


def split(a: Any) -> tuple[np.ndarray, np.ndarray]:
    """a = high + low exactly, 26 bits each (Veltkamp): high = c - (c - a), c = (2²⁷ + 1)·a."""
    high = np.asarray(SPLITTER * a)
    rest = np.asarray(high - a)
    np.subtract(high, rest, out=high)
    return high, np.subtract(a, high, out=rest)


def two_product(a: Any, b: Any) -> tuple[np.ndarray, np.ndarray]:
    """a·b = p + e exactly (Dekker), away from overflow and underflow."""
    p = np.asarray(a * b)
    a_high, a_low = split(a)
    b_high, b_low = (a_high, a_low) if a is b else split(b)
    e = np.asarray(a_high * b_high)
    e -= p
    e += a_high * b_low
    e += a_low * b_high
    e += a_low * b_low
    return p, e


class Plain:
    """float64 as it is: for formats whose products it holds exactly."""

    unit = 2.0**-53

    @staticmethod
    def difference(a: np.ndarray, b: np.ndarray) -> np.ndarray:
        return a - b

    @staticmethod
    def product(a: np.ndarray, b: np.ndarray) -> np.ndarray:
        return a * b

    @staticmethod
    def inverse_root(a: np.ndarray) -> np.ndarray:
        """1/√a, relative error below 2 units."""
        return 1 / np.sqrt(a)

    @staticmethod
    def parts(a: np.ndarray) -> tuple[np.ndarray, None]:
        return a, None


class Double:
    """Pairs of float64: for float64 itself."""

    unit = 2.0**-103

    @staticmethod
    def difference(a: np.ndarray, b: np.ndarray) -> Pairs:
        return Pairs(*two_sum(a, -b))

    @staticmethod
    def product(a: np.ndarray, b: np.ndarray) -> Pairs:
        return Pairs(*two_product(a, b))

    @staticmethod
    def inverse_root(a: Pairs) -> Pairs:
        """1/√a by one Newton step from float64: y + y·(1 - a·y²)/2.

        The float64 start has relative error δ < 2⁻⁵¹·⁵; the step leaves 3δ²/2 < 2⁻¹⁰² and its roundings, a
        product and two additions on a correction of size δ: together below 4 units.
        """
        start = 1 / np.sqrt(a.high)
        square = Double.product(start, start)
        rest = -(a * square) + 1.0
        return Double.product(start, rest.high / 2) + start

    @staticmethod
    def parts(a: Pairs) -> tuple[np.ndarray, np.ndarray]:
        return a.high, a.low


def tree_sum(terms: Any, axis: int) -> Any:
    """The sum along an axis (kept), by halving: its depth is `depth(length)`, so its error is provable.

    The error is at most depth·unit·Σ|terms| (1 + O(unit)).
    """
    high = terms.high if isinstance(terms, Pairs) else terms
    length = high.shape[axis]
    lead = (slice(None),) * axis
    while length > 1:
        half = length // 2
        folded = terms[(*lead, slice(0, half))] + terms[(*lead, slice(half, 2 * half))]
        if length % 2:
            last = terms[(*lead, slice(2 * half, length))]
            first = folded[(*lead, slice(0, 1))] + last
            folded = _replace_first(folded, first, lead)
        terms, length = folded, half
    return terms


def _replace_first(folded: Any, first: Any, lead: tuple[slice, ...]) -> Any:
    if isinstance(folded, Pairs):
        return Pairs(
            _replace_first(folded.high, first.high, lead), _replace_first(folded.low, first.low, lead)
        )
    folded[(*lead, slice(0, 1))] = first
    return folded


def depth(length: int) -> int:
    """The largest number of additions that a term of `tree_sum` goes through."""
    return 2 * max(length - 1, 0).bit_length()

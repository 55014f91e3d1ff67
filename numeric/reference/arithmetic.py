"""Two arithmetics in which the same formulas are evaluated: float64, and pairs of float64 (double-double).

Every operation of an arithmetic has relative error at most its `unit` (no underflow: the evaluation scales).
Double-double: M. Joldes, J.-M. Muller, V. Popescu, "Tight and rigorous error bounds for basic building blocks
of double-word arithmetic", ACM TOMS 44 (2017): Algorithm 4 (sum with a float64, 2·2⁻¹⁰⁶), 6 (sum, 3·2⁻¹⁰⁶),
7 (product with a float64, 3·2⁻¹⁰⁶) and 10 (product, 7·2⁻¹⁰⁶), all below 2⁻¹⁰³.
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

    def __setitem__(self, index: Any, value: Pairs) -> None:
        self.high[index], self.low[index] = value.high, value.low

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

    def square(self) -> Pairs:
        """The square, cheaper than the product with itself."""
        high, low = two_product(self.high, self.high)
        cross = self.high * self.low
        cross += cross
        low += cross
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
    def lift(a: np.ndarray) -> np.ndarray:
        """An array of float64 in this arithmetic."""
        return a

    @staticmethod
    def difference(a: np.ndarray, b: np.ndarray) -> np.ndarray:
        """a - b."""
        return a - b

    @staticmethod
    def product(a: np.ndarray, b: np.ndarray) -> np.ndarray:
        """a·b."""
        return a * b

    @staticmethod
    def square(a: np.ndarray) -> np.ndarray:
        """a·a."""
        return a * a

    @staticmethod
    def over(a: np.ndarray, count: int) -> np.ndarray:
        """a/count."""
        return a / count

    @staticmethod
    def inverse_root(a: np.ndarray) -> np.ndarray:
        """1/√a, relative error below 2 units."""
        return 1 / np.sqrt(a)

    @staticmethod
    def sum(terms: np.ndarray, axis: int) -> np.ndarray:
        """The sum along an axis (kept), by halving; error at most sum_error(length)·Σ|terms|."""
        lead = (slice(None),) * axis
        length = terms.shape[axis]
        while length > 1:
            half = length // 2
            folded = terms[(*lead, slice(0, half))] + terms[(*lead, slice(half, 2 * half))]
            if length % 2:
                folded[(*lead, slice(0, 1))] += terms[(*lead, slice(length - 1, length))]
            terms, length = folded, half
        return terms

    @staticmethod
    def sum_error(length: int) -> float:
        """Every term goes through `depth` additions."""
        return depth(length) * Plain.unit


class Double:
    """Pairs of float64: for float64 itself."""

    unit = 2.0**-103

    @staticmethod
    def lift(a: np.ndarray) -> Pairs:
        """An array of float64 in this arithmetic."""
        return Pairs(a, np.zeros_like(a))

    @staticmethod
    def difference(a: np.ndarray, b: np.ndarray) -> Pairs:
        """a - b, exactly."""
        return Pairs(*two_sum(a, -b))

    @staticmethod
    def product(a: np.ndarray, b: np.ndarray) -> Pairs:
        """a·b, exactly."""
        return Pairs(*two_product(a, b))

    @staticmethod
    def square(a: Pairs) -> Pairs:
        """a·a."""
        return a.square()

    @staticmethod
    def over(a: Pairs, count: int) -> Pairs:
        """a/count, by way of 1/count as a pair: below 2 units."""
        high = np.array(1 / count)
        # 1 - high·count is exact in float64: the residual of a division is.
        product = Double.product(high, np.array(float(count)))
        return a * Pairs(high, ((1 - product.high) - product.low) / count)

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
    def sum(terms: Pairs, axis: int) -> Pairs:
        """The sum along an axis (kept); error at most sum_error(length)·Σ|terms|.

        The high parts go through exact additions; their errors, and the low parts, are summed in float64.
        """
        total, corrections = terms.high, terms.low
        lead = (slice(None),) * axis
        length = total.shape[axis]
        while length > 1:
            half = length // 2
            one, two = (*lead, slice(0, half)), (*lead, slice(half, 2 * half))
            folded, error = two_sum(total[one], total[two])
            error += corrections[one]
            error += corrections[two]
            if length % 2:
                first, last = (*lead, slice(0, 1)), (*lead, slice(length - 1, length))
                folded[first], rest = two_sum(folded[first], total[last])
                error[first] += rest + corrections[last]
            total, corrections, length = folded, error, half
        return Pairs(*fast_two_sum(total, corrections))

    @staticmethod
    def sum_error(length: int) -> float:
        """2D(D + 1)·u² with D the depth and u = 2⁻⁵³.

        A term brings corrections of at most (D + 1)·u times its size, each of which goes through at most 2D
        float64 additions.
        """
        D = depth(length)
        return 2 * D * (D + 1) * 2.0**-106


def depth(length: int) -> int:
    """The most additions that a term goes through in a sum by halving: two where a length is odd."""
    return 2 * max(length - 1, 0).bit_length()

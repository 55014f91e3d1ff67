"""The arithmetics in which the same formulas are evaluated: float64, and pairs of float64.

u = 2⁻⁵³. Each states how much its operations err, where nothing overflows or underflows:

    unit                products, relative to the exact one
    sum_unit            sums a + b, relative to |a| + |b|
    root_unit           inverse roots, relative
    mean_error          means of rows, relative to the row's root mean square
    mean_product_error  means of a·b over rows, relative to the product of their root mean squares
    total_error         sums over rows, relative to the sum of the moduli
    chunk               entries evaluated at a time: temporary arrays in the cache, and few calls an entry

NumPy has no fused multiply–add, so a pair's product takes leading parts of 26 bits, whose product is exact,
and float64 for the rest. The rest is at most 2⁻²⁵ of the product, and seven roundings or neglected terms of
2⁻²⁶·u make `Double.unit`. Means of rows first take out of each entry what float64 adds exactly: S. M. Rump,
T. Ogita, S. Oishi, "Accurate floating-point summation, part I", SIAM J. Sci. Comput. 31 (2008), 189-224.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from lnverify.numeric.floats.pairs import (
    Pairs,
    fast_two_sum,
    round_to_quantum,
    two_product,
    two_sum,
)

Array = NDArray[np.float64]
BLOCK = 64
"""Entries of a row that are summed in any order."""

LOW_BITS = 24
"""The rests of products are summed with a quantum that is finer by so many bits."""


class Plain:
    """float64 as it is: for formats whose products it holds exactly."""

    unit = sum_unit = 2.0**-53
    root_unit = 2.0**-52
    chunk = 196608

    @staticmethod
    def lift(a: Array) -> Array:
        """An array of float64 in this arithmetic."""
        return a

    @staticmethod
    def difference(a: Array, b: Array) -> Array:
        """a - b; errs by `sum_unit` relative to the difference itself."""
        return a - b

    @staticmethod
    def product(a: Array, b: Array) -> Array:
        """a·b."""
        return a * b

    @staticmethod
    def inverse_root(a: Array) -> Array:
        """1/√a."""
        return 1 / np.sqrt(a)

    @staticmethod
    def mean(a: Array) -> Array:
        """Means of rows, (rows, 1)."""
        return Plain.mean_product(a, np.ones_like(a[:1]))

    @staticmethod
    def mean_product(a: Array, b: Array) -> Array:
        """Means of a·b over rows, (rows, 1)."""
        return _block_dots(a, b) / int(a.shape[1])

    @staticmethod
    def mean_error(size: int) -> float:
        """As of products with 1."""
        return Plain.mean_product_error(size)

    @staticmethod
    def mean_product_error(size: int) -> float:
        """A block in any order, the blocks in any order, product and division."""
        return (BLOCK + size // BLOCK + 3) * Plain.unit

    @staticmethod
    def total(a: Array) -> Array:
        """Sums over rows, (1, columns)."""
        return np.asarray(a.sum(axis=0, keepdims=True))

    @staticmethod
    def total_error(length: int) -> float:
        """Additions in any order."""
        return length * Plain.unit


class Double:
    """Pairs of float64: for float64 itself."""

    unit = 7 * 2.0**-79
    sum_unit = 2.0**-104
    root_unit = 2.0**-99
    chunk = 65536

    @staticmethod
    def lift(a: Array) -> Pairs:
        """An array of float64 in this arithmetic."""
        return Pairs(a, np.broadcast_to(0.0, a.shape))

    @staticmethod
    def difference(a: Array, b: Array) -> Pairs:
        """a - b, exactly."""
        return Pairs(*two_sum(a, -b))

    @staticmethod
    def product(a: Pairs, b: Pairs) -> Pairs:
        """a·b, its low part up to 2⁻²⁴ of it: to be made normal before it is multiplied again."""
        return Pairs(*_products(a, b))

    @staticmethod
    def inverse_root(a: Pairs) -> Pairs:
        """1/√a by one Newton step from float64: y + y·(1 - a·y²)/2.

        The float64 start has relative error δ < 2⁻⁵¹·⁵; the step leaves 3δ²/2 < 2⁻¹⁰², the roundings of low
        parts and those of a correction of size δ.
        """
        start = 1 / np.sqrt(a.high)
        square, square_low = two_product(start, start)
        one, one_low = two_product(a.high, square)
        rest = (1 - one) - (one_low + (a.high * square_low + a.low * square))
        return Pairs(*fast_two_sum(start, start * rest / 2))

    @staticmethod
    def mean(a: Pairs) -> Pairs:
        """Means of rows, (rows, 1), of normal pairs."""
        total, rest = _extract(a.high, _quantum(a.high))
        rest += a.low
        return _divide(two_sum(total, rest.sum(axis=1, keepdims=True)), a.high.shape[1])

    @staticmethod
    def mean_product(a: Pairs, b: Pairs) -> Pairs:
        """Means of a·b over rows, (rows, 1)."""
        high, low = _products(a, b)
        quantum = _quantum(high)
        first, rest = _extract(high, quantum)
        rest += low
        second, rest = _extract(rest, quantum * 2.0**-LOW_BITS)
        total, low = two_sum(first, second)
        return _divide((total, low + rest.sum(axis=1, keepdims=True)), high.shape[1])

    @staticmethod
    def mean_error(size: int) -> float:
        """Of the rests, each at most 4.1·N·u of the row's root mean square, and of the low parts."""
        return ((size + 2) * (4.1 * size + 2) + 8) * 2.0**-106

    @staticmethod
    def mean_product_error(size: int) -> float:
        """Products, their rests' own rounding, and the sum of what the second extraction leaves."""
        rest: float = 4.1 * size**2.5 * 2.0**-130
        return 10 * 2.0**-79 + rest

    @staticmethod
    def total(a: Pairs) -> Pairs:
        """Sums over rows, (1, columns), of normal pairs, by halving.

        The high parts go through exact additions; their errors, and the low parts, are summed in float64.
        """
        total, low = a.high, a.low
        length = len(total)
        while length > 1:
            half, odd = divmod(length, 2)
            folded, error = two_sum(total[:half], total[half : 2 * half])
            error += low[:half]
            error += low[half : 2 * half]
            if odd:
                folded[:1], rest = two_sum(folded[:1], total[-1:])
                error[:1] += rest + low[-1:]
            total, low, length = folded, error, half
        return Pairs(*fast_two_sum(total, low))

    @staticmethod
    def total_error(length: int) -> float:
        """2D(D + 1)·u² with D the most additions that a term goes through, two a halving.

        A term brings corrections of at most (D + 1)·u times its size, each of which goes through at most 2D
        float64 additions.
        """
        D = 2 * max(length - 1, 0).bit_length()
        return 2 * D * (D + 1) * 2.0**-106


def _block_dots(a: Array, b: Array) -> Array:
    """Σa·b over rows, (rows, 1): in blocks, each summed in any order."""
    whole = a.shape[1] // BLOCK
    total: Array = np.vecdot(a[:, whole * BLOCK :], b[:, whole * BLOCK :])
    if whole:
        blocks = (one[:, : whole * BLOCK].reshape(len(one), whole, BLOCK) for one in (a, b))
        total = total + np.vecdot(*blocks).sum(axis=1)
    return total[:, None]


def _products(a: Pairs, b: Pairs) -> tuple[Array, Array]:
    """a·b as high + low, |low| ≤ 2⁻²⁴·|high|: the leading parts' product, and the rest in float64."""
    (a_lead, a_rest), (b_lead, b_rest) = a.parts, b.parts
    low = a_rest * b.high
    low += a_lead * b_rest
    return a_lead * b_lead, low


def _quantum(a: Array) -> Array:
    """3·2^(k-1) for each row, with 2^k at least 2·Σ|a| and at most 4.1·N times its root mean square.

    So sums of multiples of 2^(k-52) are exact.
    """
    size = 2.02 * np.sqrt(a.shape[1] * np.vecdot(a, a))
    quanta: Array = np.ldexp(1.5, np.frexp(size)[1])
    return quanta[:, None]


def _extract(a: Array, quantum: Array) -> tuple[Array, Array]:
    """The exact row sums, (rows, 1), of what `cut` cuts off, and the rests."""
    multiples, rest = round_to_quantum(a, quantum)
    return multiples.sum(axis=1, keepdims=True), rest


def _divide(a: tuple[Array, Array], count: int) -> Pairs:
    """a/count as a normal pair, to within 4u²."""
    quotient = a[0] / count
    product, low = two_product(quotient, np.array(float(count)))
    return Pairs(*fast_two_sum(quotient, ((a[0] - product) - low + a[1]) / count))

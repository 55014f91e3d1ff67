"""The variance from sums of squares as XLA compiles it for CPUs: its own orders of sums, and one product fused.

What is computed stands in the optimized HLO that XLA dumps (--xla_dump_to, jax 0.10.2): divisions by N are products by
the rounded 1/N, and for a row alone (Σx/N)² is (Σx)² times the square of 1/N. LLVM adds one of two products without
rounding it. The orders are those that sums of 2^k, -2^k and ones show.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from lnverify.kernels.audit.causes.algorithms import Statistics
from lnverify.kernels.audit.causes.forms import Terms, in_two_parts
from lnverify.kernels.audit.causes.operations import fused
from lnverify.kernels.rounding.orders import pairwise, row_sums
from lnverify.numeric.floats.formats import Format

WINDOW = 32
"""The entries that a row alone, or a short row, has in each partial sum."""

FOUR = 4
"""How many vectors, and then how many sums of them, are added in order."""

VECTOR = 64
"""The bytes of a vector."""

Total = Callable[[np.ndarray], np.ndarray]
"""Row sums, (rows, N) to (rows, 1)."""


def windows(terms: np.ndarray) -> np.ndarray:
    """Row sums by windows of WINDOW entries, then by windows of these sums; zeros fill the first and the last one."""
    while terms.shape[1] > 1:
        before = -terms.shape[1] % WINDOW // 2
        terms = np.pad(terms, ((0, 0), (before, 0)))
        terms = _in_order(terms[:, :, None], WINDOW)[:, :, 0]
    return terms


def vectors(terms: np.ndarray) -> np.ndarray:
    """Row sums by vectors: four in order, four such sums in order, the rest in order; at last the lanes by halving."""
    lanes = VECTOR // terms.dtype.itemsize
    parts = _padded(terms, lanes).reshape(len(terms), -1, lanes)
    for count in (FOUR, FOUR, parts.shape[1]):
        parts = _in_order(parts, count)
    return row_sums(parts[:, 0], pairwise)


def _in_order(parts: np.ndarray, count: int) -> np.ndarray:
    """Sums of `count` parts each, in order, (rows, parts, lanes) to (rows, fewer, lanes)."""
    rows, lanes = len(parts), parts.shape[2]
    padded = _padded(parts.reshape(rows, -1), count * lanes).reshape(rows, -1, count, lanes)
    return np.asarray(np.add.accumulate(padded, axis=2)[:, :, -1])


def _padded(terms: np.ndarray, count: int) -> np.ndarray:
    """Rows made a multiple of `count` long by zeros."""
    rows, size = terms.shape
    padded = np.zeros((rows, -(-size // count) * count), terms.dtype)
    padded[:, :size] = terms
    return padded


TOTALS: tuple[Total, ...] = (windows, vectors)
"""The orders of sums: which one is taken depends on the shape."""


def moments(x: np.ndarray, total: Total) -> tuple[np.ndarray, np.ndarray]:
    """(mean, variance), not clamped."""
    share = x.dtype.type(1) / x.dtype.type(x.shape[1])
    first, second = total(x), total(x * x)
    mean = first * share
    square = first * first * (share * share) if len(x) == 1 else mean * mean
    return mean, fused(second, np.full_like(second, share), -square)


def statistics(total: Total) -> Statistics:
    """The clamped variance from sums of squares."""

    def of(x: np.ndarray, eps: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        mean, variance = moments(x, total)
        return mean, x - mean, np.maximum(variance, x.dtype.type(0)) + eps

    return of


def through(total: Total, apart: Format | None, t: Terms) -> np.ndarray:
    """∂x by automatic differentiation of these statistics; a form of `kernels.audit.causes.forms`.

    Args:
        total: the order of sums.
        apart: the format to which p·r is rounded before the rest is added; None where x times its factor is fused.
        t: what it is put together from.
    """
    x, size, half = t.x, t.x.dtype.type(t.x.shape[1]), t.x.dtype.type(0.5)
    _, variance = moments(x, total)
    # Of the maximum of 0 and itself a 0 passes half of a gradient, a negative number none.
    slope = total(t.p * t.d) * (-half * (t.r / t.spread)) * (half + half * np.sign(variance))
    direct, twice = t.p * t.r, slope * (x.dtype.type(2) / size)
    level = (-total(direct) - slope * (t.mean + t.mean)) * (x.dtype.type(1) / size)
    if apart is None:
        return fused(x, np.broadcast_to(twice, x.shape), direct + level)
    return in_two_parts(direct, x * twice + level, apart)

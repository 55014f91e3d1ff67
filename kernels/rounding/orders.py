"""Sums in the orders that implementations use. An order is run on anything that can be added, heights included."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from lnverify.numeric.floats.sums import sum_by_halving

Add = Callable[[Any, Any], Any]
Order = Callable[[Any, Add], Any]


def sequential(terms: Any, add: Add) -> Any:
    """From first to last."""
    if isinstance(add, np.ufunc) and isinstance(terms, np.ndarray):
        return add.accumulate(terms, axis=0)[-1]
    total = terms[0]
    for term in terms[1:]:
        total = add(total, term)
    return total


def pairwise(terms: Any, add: Add) -> Any:
    """By halving."""
    return sum_by_halving(terms, add, lambda folded, rest: np.concatenate([folded, rest]))[0]


def vectors(terms: Any, add: Add, width: int = 8) -> Any:
    """In 8 lanes, these from first to last; zeros fill the last vector."""
    padded = np.zeros((-(-len(terms) // width) * width, *terms.shape[1:]), terms.dtype)
    padded[: len(terms)] = terms
    return sequential(sequential(padded.reshape(-1, width, *terms.shape[1:]), add), add)


def row_sums(terms: np.ndarray, order: Order = sequential) -> np.ndarray:
    """Sums of rows in an order, each addition rounded, (rows, N) to (rows, 1)."""
    totals: np.ndarray = np.asanyarray(order(terms.T, np.add))[:, None]
    return totals


def _lanes(width: int) -> Order:
    def lanes(terms: Any, add: Add) -> Any:
        total = terms[:width]
        for start in range(width, len(terms), width):
            part = terms[start : start + width]
            total = np.concatenate([add(total[: len(part)], part), total[len(part) :]])
        return pairwise(total, add)

    return lanes


def blocks(terms: Any, add: Add, size: int = 64) -> Any:
    """Blocks of 64 from first to last, then their sums by halving."""
    parts = [sequential(terms[start : start + size], add) for start in range(0, len(terms), size)]
    return pairwise(np.stack(parts), add)


def accumulate(products: np.ndarray, order: Order, rounded: Callable[[Any], Any]) -> np.ndarray:
    """Sums of rows, (rows, 1), by blocks of 4 that are exact until they are added, and a last rounding."""
    sums = np.stack([products[:, i : i + _BLOCK].sum(axis=1) for i in range(0, products.shape[1], _BLOCK)])
    return np.asarray(rounded(order(sums[..., None], lambda a, b: rounded(a + b))))


_BLOCK = 4
"""As tensor cores of the V100 add; later ones add 8 and 16."""


def numpy(terms: Any, add: Add) -> Any:
    """By halving down to blocks of 128 or fewer, these in 8 lanes, and what is left of them one after the other."""
    if len(terms) > 128:
        half = len(terms) // 16 * 8
        return add(numpy(terms[:half], add), numpy(terms[half:], add))
    whole = len(terms) // 8 * 8
    lanes = terms[: 8 if whole else 1]
    for start in range(8, whole, 8):
        lanes = add(lanes, terms[start : start + 8])
    while len(lanes) > 1:
        lanes = add(lanes[::2], lanes[1::2])
    return sequential([lanes[0], *terms[max(whole, 1) :]], add)


def random(terms: Any, add: Add) -> Any:
    """Two numbers at random, again and again; the same ones each time."""
    left = list(terms)
    for first, second in _random_pairs(len(left)):
        b, a = left.pop(second), left.pop(first)
        left.append(add(a, b))
    return left[0]


@lru_cache(maxsize=64)
def _random_pairs(count: int) -> list[tuple[int, int]]:
    """The places of the two numbers of each addition; to draw them takes longer than to add."""
    generator = np.random.default_rng(count)
    pairs = (generator.choice(left, 2, replace=False) for left in range(count, 1, -1))
    return [(int(min(pair)), int(max(pair))) for pair in pairs]


ORDERS: dict[str, Order] = {
    "sequential": sequential,
    "pairwise": pairwise,
    "simd": _lanes(8),
    "blocks": blocks,
    "gpu": _lanes(32),
    "numpy": numpy,
    "random": random,
}
"""The orders by name; `simd` adds in 8 lanes and `gpu` in 32 threads, then both by halving; `numpy` as NumPy."""


def blocks_height(order: Order, size: int) -> int:
    """The most blocks that a number goes through in `accumulate`."""
    return height(order, -(-size // _BLOCK)) + 1


@lru_cache(maxsize=4096)
def height(order: Order, size: int) -> int:
    """The most additions that a number goes through, of so many numbers."""
    return int(order(np.zeros(size, dtype=int), lambda a, b: np.maximum(a, b) + 1))

"""Sums in the orders that implementations use, each addition rounded to the format."""

from collections.abc import Callable
from typing import Any

import numpy as np

LANES = 8
"""Partial sums of the blocked summation."""


def sequential(terms: np.ndarray) -> np.ndarray:
    """Row sums from left to right, (rows, N) to (rows, 1)."""
    return np.add.accumulate(terms, axis=1)[:, -1:]


def pairwise(terms: np.ndarray) -> np.ndarray:
    """Row sums by halving."""
    total: np.ndarray = sum_by_halving(terms.T, np.add, lambda folded, rest: np.concatenate([folded, rest])).T
    return total


def sum_by_halving(terms: Any, add: Callable[[Any, Any], Any], join: Callable[[Any, Any], Any]) -> Any:
    """The sum over the first axis, of length 1: the first half plus the second, again and again.

    Args:
        terms: anything that has a length and slices.
        add: of two halves.
        join: of the sum of two halves and the odd term that is left over.
    """
    while len(terms) > 1:
        half = len(terms) // 2
        folded = add(terms[:half], terms[half : 2 * half])
        terms = join(folded, terms[2 * half :]) if len(terms) % 2 else folded
    return terms


def blocked_sum(terms: np.ndarray) -> np.ndarray:
    """Row sums in LANES interleaved partial sums, as vector units do."""
    rows, size = terms.shape
    padded = np.zeros((rows, -(-size // LANES) * LANES), terms.dtype)
    padded[:, :size] = terms
    return sequential(np.add.accumulate(padded.reshape(rows, -1, LANES), axis=1)[:, -1])


DEPTHS: dict[Any, Callable[[int], int]] = {
    sequential: lambda size: size,
    pairwise: lambda size: max(size - 1, 1).bit_length(),
    blocked_sum: lambda size: -(-size // LANES) + LANES,
}
"""How many additions an entry goes through at most, by the order of the sum."""

"""Row sums in the orders that implementations use, each addition rounded to the format."""

from collections.abc import Callable
from typing import Any

import numpy as np

LANES = 8
"""How many partial sums the blocked summation has."""


def sequential(terms: np.ndarray) -> np.ndarray:
    """Row sums from left to right, (rows, N) to (rows, 1)."""
    return np.add.accumulate(terms, axis=1)[:, -1:]


def pairwise(terms: np.ndarray) -> np.ndarray:
    """Row sums by halving."""
    while terms.shape[1] > 1:
        half, odd = divmod(terms.shape[1], 2)
        folded = terms[:, :half] + terms[:, half : 2 * half]
        terms = np.concatenate([folded, terms[:, -1:]], axis=1) if odd else folded
    return terms


def blocked(terms: np.ndarray) -> np.ndarray:
    """Row sums in LANES interleaved partial sums, as vector units do."""
    rows, size = terms.shape
    padded = np.zeros((rows, -(-size // LANES) * LANES), terms.dtype)
    padded[:, :size] = terms
    return sequential(np.add.accumulate(padded.reshape(rows, -1, LANES), axis=1)[:, -1])


DEPTHS: dict[Any, Callable[[int], int]] = {
    sequential: lambda size: size,
    pairwise: lambda size: max(size - 1, 1).bit_length(),
    blocked: lambda size: -(-size // LANES) + LANES,
}
"""How many additions an entry goes through at most, by the order of the sum."""

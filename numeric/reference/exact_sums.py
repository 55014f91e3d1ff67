"""Exact sums over many rows at once: entries are cut into pieces so short that float64 adds their products exactly.

This is for rows whose numbers are 0 or lie between 1/TAME and TAME. All others are summed as long integers.
"""

from __future__ import annotations

import numpy as np
from flint import fmpq

from lnverify.numeric.floats.pairs import TAME, exact_bits, round_to_quantum, row_max

ROWS = 64
"""Rows worked on at a time: pieces take several times the memory of their rows."""


def tame_rows(*arrays: np.ndarray) -> np.ndarray:
    """For each row, whether all its numbers in all arrays, (rows, N) each, are 0 or between 1/TAME and TAME."""
    tame = np.full(len(arrays[0]), True)
    for array in arrays:
        sizes = np.abs(array)
        tame &= ((sizes == 0) | ((sizes > 1 / TAME) & (sizes < TAME))).all(axis=1)
    return tame


class Pieces:
    """Rows cut so short that sums of products of their pieces are exact: a is the sum of its pieces.

    Args:
        a: (rows, N), every number tame.
    """

    def __init__(self, a: np.ndarray) -> None:
        self.parts = [_slice_bits(a[start : start + ROWS]) for start in range(0, len(a), ROWS)]

    def sums(self) -> list[fmpq]:
        """Σa over each row."""
        return [total for part in self.parts for total in rationals(part.sum(axis=2))]

    def products(self, other: Pieces) -> list[fmpq]:
        """Σa·b over each row."""
        results = []
        for one, two in zip(self.parts, other.parts, strict=True):
            results += rationals((one @ two.transpose(0, 2, 1)).reshape(len(one), -1))
        return results


def _slice_bits(a: np.ndarray) -> np.ndarray:
    """(rows, K, N), each piece of a row a multiple of a power of two, with few bits."""
    bits = exact_bits(a.shape[1])
    pieces, rest = [], a
    while rest.any():
        piece, rest = round_to_quantum(rest, np.ldexp(1.5, np.frexp(row_max(rest))[1] + 52 - bits))
        pieces.append(piece)
    return np.stack(pieces, axis=1) if pieces else np.zeros((len(a), 1, a.shape[1]))


def rationals(a: np.ndarray) -> list[fmpq]:
    """The exact sum of each row's few numbers."""
    fractions, exponents = np.frexp(a)
    # The quantum of a zero is of no account.
    exponents = np.where(fractions == 0, exponents.max(axis=1, keepdims=True), exponents)
    lowest = exponents.min(axis=1)
    integers, shifts = np.ldexp(fractions, 53).astype(np.int64), exponents - lowest[:, None]
    totals = (
        sum(n << s for n, s in zip(*row, strict=True)) for row in zip(integers.tolist(), shifts.tolist(), strict=True)
    )
    return [shift_exponent(fmpq(total), exponent - 53) for total, exponent in zip(totals, lowest.tolist(), strict=True)]


def shift_exponent(value: fmpq, exponent: int) -> fmpq:
    """value·2^exponent."""
    return value * (1 << exponent) if exponent >= 0 else value / (1 << -exponent)

"""Statistics and outputs as vector units compute them: Welford's update in lanes, with fused multiply–adds.

PyTorch's CPU kernels do so (aten/src/ATen/native/cpu/moments_utils.h): each lane takes every W-th entry, sixteen of
them at a time, and the lanes of the chunks are merged as a binary counter is carried, at last lane by lane.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from lnverify.kernels.audit.causes.algorithms import Algorithm, rounded, wider
from lnverify.kernels.audit.causes.operations import cast, fused
from lnverify.numeric.floats.formats import FLOAT64, Format
from lnverify.numeric.reference.problem import format_of

CHUNK = 16
"""The entries of a lane that are taken before lanes are merged."""

WIDTH = {8: 4, 4: 8}
"""The lanes of a vector of 256 bits, by the bytes of an entry."""

Moments = tuple[int, np.ndarray, np.ndarray]
"""How many entries, their mean, and the sum of their squared deviations."""


def lanes(x: np.ndarray, eps: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """(mean, x - mean, variance + eps) by Welford's update in lanes, in float32 or float64."""
    width, size = WIDTH[x.dtype.itemsize], x.shape[1]
    whole = size // width
    moments = merged_chunks(x, width, whole) if whole else []
    mean, squares = np.zeros_like(x[:, :1]), np.zeros_like(x[:, :1])
    for column in range(whole * width, size):
        entry = x[:, column : column + 1]
        before = entry - mean
        mean = mean + before / rounded(column - whole * width + 1, x)
        squares = fused(before, entry - mean, squares)
    total: Moments = size - whole * width, mean, squares
    for lane in range(width if whole else 0):
        part = slice(lane, lane + 1)
        total = merge((moments[0], moments[1][:, part], moments[2][:, part]), total)
    _, mean, squares = total
    return mean, x - mean, squares / rounded(size, x) + eps


def merged_chunks(x: np.ndarray, width: int, whole: int) -> Any:
    """The moments of each lane over all whole vectors: chunks merged as a binary counter is carried."""
    zero = np.zeros((len(x), width), x.dtype)
    chunks = -(-whole // CHUNK)
    stack: list[Moments] = [(0, zero, zero) for _ in range(max((chunks - 1).bit_length(), 1))]
    for chunk in range(chunks):
        first, count = chunk * CHUNK, min(CHUNK, whole - chunk * CHUNK)
        mean, squares = zero, zero
        for index in range(count):
            entries = x[:, (first + index) * width : (first + index + 1) * width]
            before = entries - mean
            mean = fused(before, np.full_like(before, x.dtype.type(1) / x.dtype.type(index + 1)), mean)
            squares = fused(before, entries - mean, squares)
        stack[0] = merge((count, mean, squares), stack[0])
        level = 1
        while level < len(stack) and (chunk + 1) % (1 << level) == 0:
            stack[level], stack[level - 1] = merge(stack[level - 1], stack[level]), (0, zero, zero)
            level += 1
    total = stack[0]
    for part in stack[1:]:
        total = merge(part, total)
    return total


def merge(added: Moments, total: Moments) -> Moments:
    """Moments of both, by the formula of Chan, Golub and LeVeque."""
    count = added[0] + total[0]
    kind = total[1].dtype.type
    share = kind(added[0]) / kind(count) if count else kind(0)
    delta = added[1] - total[1]
    mean = fused(delta, np.full_like(delta, share), total[1])
    spread = fused(delta * delta * share, np.full_like(delta, total[0]), added[2])
    return count, mean, total[2] + spread


@dataclass(frozen=True)
class Vectorized(Algorithm):
    """A way of computing on vector units: 16 bits in float32, and where `fused` is set by a fused multiply–add."""

    def forward(self, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> np.ndarray:
        """The output in the format of x: (x - mean)·r·g + b, or fl(x·r - fl(mean·r))·g + b."""
        format = format_of(x)
        inner = wider(format) if self.wider else format
        x, gain, bias = (cast(array, inner) for array in (x, gain, bias))
        with np.errstate(all="ignore"):
            mean, d, spread = self.statistics(x, rounded(eps, x))
            r = x.dtype.type(1) / np.sqrt(spread)
            h = fused(x, np.broadcast_to(r, x.shape), -(mean * r) + 0 * x) if self.fused else d * r
            return cast(h * gain + bias, format)

    def runs(self, format: Format) -> bool:
        """16 bits are always held in float32, wider formats never."""
        return (format.precision < 24) == self.wider and (format is not FLOAT64 or not self.fused)

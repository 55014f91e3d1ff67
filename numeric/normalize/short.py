"""The short way, for formats smaller than float64: few passes, a bound for each row, and no row on trust.

The bound is that of `numeric.reference.evaluate` with coarser constants. Sums run in any order within blocks
of BLOCK entries, so they err by s = (min(N, BLOCK) + blocks + 2)·w, w = 2⁻⁵³, relative to the mean of the
moduli. Centred once, d = x - mean errs by e + w·|d|, e = s·rms(x) (s times the mean of |x|, at most its root
mean square); with r = 1/√(variance + eps) and H = max|d|·r,

    r errs relatively by ρ = (r·e)² + s + 8w   (a shift of the mean enters the variance squared),
    the output by E = max|gain|·(r·e + H·(ρ + 8w)) + 2w·max|bias|.

A row is accepted where E is at most a quarter of u·min|output|. The others, those ordinary rows that happen
to have an entry very near 0 and every row whose mean is large beside its spread, go the long way.
"""

from __future__ import annotations

import numpy as np

from numeric.reference.problem import Problem
from numeric.reference.rounding import round_array

BLOCK = 512
CHUNK = 32768  # entries at a time, so that they stay in the cache
UNIT = 2.0**-53
SLACK = 1.05  # second-order terms, and the roundings of the bound itself


def forward(problem: Problem, margin: float) -> tuple[np.ndarray, np.ndarray]:
    """The output in the problem's format, and which rows it may not be relied on.

    Args:
        problem: in a format smaller than float64.
        margin: rows are accepted where the error before rounding is at most u/margin of every entry.
    """
    output = np.empty(problem.x.shape, problem.x.dtype)
    refused = np.empty(problem.rows, bool)
    step = max(1, CHUNK // problem.size)
    for start in range(0, problem.rows, step):
        rows = slice(start, start + step)
        output[rows], refused[rows] = _rows(problem, problem.x[rows].astype(np.float64), margin)
    return output, refused


def _rows(problem: Problem, d: np.ndarray, margin: float) -> tuple[np.ndarray, np.ndarray]:
    """The same for some rows; `d` holds x, and is overwritten."""
    size = problem.size
    blocks = -(-size // BLOCK)
    s = (min(size, BLOCK) + blocks + 2) * UNIT
    gain, bias = problem.gain.astype(np.float64), problem.bias.astype(np.float64)
    mean = np.zeros(len(d))
    with np.errstate(all="ignore"):
        if problem.centred:
            mean = _sum(d, None, blocks) / size
            d -= mean[:, None]
        variance = _sum(d, d, blocks) / size
        r = 1 / np.sqrt(variance + problem.eps)
        d *= r[:, None]
        height = np.maximum(d.max(axis=1), -d.min(axis=1))
        d *= gain
        d += bias
        re = r * s * np.sqrt(variance + mean * mean) if problem.centred else np.zeros(len(d))
        rho = re * re + s + 8 * UNIT
        error = np.abs(gain).max() * (re + height * (rho + 8 * UNIT)) + 2 * UNIT * np.abs(bias).max()
        smallest = np.abs(d).min(axis=1)
        accepted = SLACK * error * margin <= problem.format.unit_roundoff * smallest
    return round_array(d, problem.format), ~(accepted & (rho < 2.0**-8))


def _sum(a: np.ndarray, b: np.ndarray | None, blocks: int) -> np.ndarray:
    """Row sums of a, or of a·b, in blocks."""
    total = np.zeros(len(a))
    for block in range(blocks):
        part = slice(block * BLOCK, (block + 1) * BLOCK)
        total += a[:, part].sum(axis=1) if b is None else np.einsum("ij,ij->i", a[:, part], b[:, part])
    return total

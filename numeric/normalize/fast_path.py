"""The short way, for formats smaller than float64: few passes, a bound for each row, and no row on trust.

The bound is that of `numeric.reference.evaluate`, with w = 2⁻⁵³ and the errors μ and ν of its means. Centred
once, d = x - mean errs by e + w·|d|, e = μ·rms(x). With r = 1/√(variance + eps), the inverse root errs
relatively by ρ = (r·e)² + ν + 8w (a shift of the mean enters the variance squared), and an output
y = h·gain + bias by

    |gain|·r·e + |h·gain|·(ρ + 8w) + 2w·|bias| ≤ |y|·(ρ + 8w) + E,
    E = max|gain|·r·e + max|bias|·(ρ + 10w).

A row is accepted where that is at most a quarter of u·|y| for its smallest |y|, and no output overflows. The
others, those ordinary rows that happen to have an entry very near 0 and every row whose mean is very large
beside its spread, go the long way.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference.arithmetic import Plain
from lnverify.numeric.reference.problem import Problem, finite

UNIT = Plain.unit
SLACK = 1.05
"""A factor for second-order terms and for the roundings of the bound itself."""


def forward(problem: Problem, margin: float) -> tuple[np.ndarray, np.ndarray]:
    """The output in the problem's format, and which rows it may not be relied on.

    Args:
        problem: in a format smaller than float64.
        margin: rows are accepted where the error before rounding is at most u/margin of every entry.
    """
    output = np.empty(problem.x.shape, problem.x.dtype)
    refused = np.empty(problem.rows, bool)
    step = max(1, Plain.chunk // problem.size)
    for start in range(0, problem.rows, step):
        rows = slice(start, start + step)
        output[rows], refused[rows] = _rows(problem, problem.x[rows].astype(np.float64), margin)
    return output, refused


def _rows(problem: Problem, d: np.ndarray, margin: float) -> tuple[np.ndarray, np.ndarray]:
    """The same for some rows; `d` holds x, and is overwritten."""
    gain, bias = problem.gain.astype(np.float64), problem.bias.astype(np.float64)
    mean: Any = 0.0
    with np.errstate(all="ignore"):
        if problem.centred:
            mean = Plain.mean(d)
            d -= mean
        variance = Plain.mean_product(d, d)
        r = 1 / np.sqrt(variance + problem.eps)
        d *= r
        d *= gain
        if bias.any():
            d += bias
        shift = r * Plain.mean_error(problem.size) * np.sqrt(variance + mean * mean) * problem.centred
        rho = shift * shift + Plain.mean_product_error(problem.size) + 8 * UNIT
        absolute = np.abs(gain).max() * shift + np.abs(bias).max() * (rho + 10 * UNIT)
        smallest = np.abs(d).min(axis=1, keepdims=True)
        error = SLACK * (smallest * (rho + 8 * UNIT) + absolute)
        accepted = (margin * error <= problem.format.unit_roundoff * smallest) & (rho < 2.0**-8)
        output = round_array(d, problem.format)
    refused = ~accepted[:, 0]
    if not finite(output):
        refused |= ~np.isfinite(output.astype(np.float64)).all(axis=1)
    return output, refused

"""Correctly rounded LayerNorm and RMSNorm: output, mean, inverse standard deviation, and gradients.

A fast evaluation with a proved bound settles nearly every entry; the entries whose rounding it leaves in
doubt are settled by exact rational arithmetic and Arb with rising precision.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from numeric.formats import FLOAT64, Format
from numeric.reference.evaluate import Enclosed, evaluate
from numeric.reference.exact import Exact
from numeric.reference.problem import Problem
from numeric.reference.rounding import round_array, ulps

__all__ = ["Answer", "Problem", "Solution", "layer_norm", "rms_norm", "solve"]


@dataclass(frozen=True)
class Answer:
    """One quantity, correctly rounded.

    Attributes:
        rounded: in the problem's format; NaN where the exact value is undefined (variance and eps both 0).
        high, low: float64 arrays; high + low is the exact value to within `radius`.
        radius: far below one ulp of the format, or the entry's rounding is nevertheless certain.
        doubtful: how many entries the fast evaluation left to exact arithmetic.
    """

    rounded: np.ndarray
    high: np.ndarray
    low: np.ndarray
    radius: np.ndarray
    doubtful: int


@dataclass(frozen=True)
class Solution:
    """The answers to a problem, by quantity, and the exact arithmetic behind them for single entries."""

    problem: Problem
    answers: dict[str, Answer]
    exact: Exact

    def __getitem__(self, quantity: str) -> Answer:
        return self.answers[quantity]


def solve(problem: Problem) -> Solution:
    """Every quantity of the problem, correctly rounded in its format.

    Args:
        problem: rows, gain, bias, eps and, for gradients, the upstream gradient.
    """
    exact = Exact(problem)
    enclosed = evaluate(problem)
    return Solution(
        problem, {name: _settle(name, enclosed[name], exact) for name in problem.quantities}, exact
    )


def layer_norm(x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float = 1e-5) -> np.ndarray:
    """Correctly rounded LayerNorm of each row, in the format of x.

    Args:
        x: (rows, N). gain, bias: (N,), the format of x. eps: taken exactly.

    Raises:
        InputError: for shapes or types that do not fit, or entries that are not finite.
    """
    return solve(Problem(x, gain, bias, eps))["output"].rounded


def rms_norm(x: np.ndarray, gain: np.ndarray, eps: float = 1e-5) -> np.ndarray:
    """Correctly rounded RMSNorm of each row, in the format of x; shapes and errors as `layer_norm`."""
    return solve(Problem(x, gain, np.zeros_like(gain), eps, centred=False))["output"].rounded


def certain(enclosed: Enclosed, format: Format) -> np.ndarray:
    """Where every number of the enclosure rounds to the same number of the format."""
    with np.errstate(all="ignore"):
        if enclosed.low is None:
            return round_array(enclosed.high - enclosed.radius, format) == round_array(
                enclosed.high + enclosed.radius, format
            )
        assert format is FLOAT64
        # high is the rounding of high + low; twice the radius covers the rounding of low ± radius.
        spread = 2 * enclosed.radius
        return (enclosed.high + (enclosed.low + spread) == enclosed.high) & (
            enclosed.high + (enclosed.low - spread) == enclosed.high
        )


def _settle(quantity: str, enclosed: Enclosed, exact: Exact) -> Answer:
    """The rounded answer, its doubtful entries settled exactly."""
    format = exact.problem.format
    one_a_row = quantity in ("mean", "rstd")
    if one_a_row:
        low = None if enclosed.low is None else enclosed.low[:, 0]
        enclosed = Enclosed(enclosed.high[:, 0], low, enclosed.radius[:, 0])
    doubtful = ~(certain(enclosed, format) & np.isfinite(enclosed.radius))
    high, radius = enclosed.high.copy(), enclosed.radius.copy()
    low = np.zeros_like(high) if enclosed.low is None else enclosed.low.copy()
    rounded = round_array(high, format)
    for index in map(tuple, np.argwhere(doubtful).tolist()):
        surd = exact.entry(quantity, index)
        if surd is None:
            rounded[index], high[index], low[index], radius[index] = np.nan, np.nan, 0.0, 0.0
            continue
        rounded[index] = surd.nearest(format)
        if not radius[index] <= abs(high[index]) * format.unit_roundoff / 2**8:
            high[index], low[index] = surd.pair()
            radius[index] = abs(high[index]) * 2.0**-105 + 2.0**-1074
    return Answer(rounded, high, low, radius, int(doubtful.sum()))


def ulp_errors(values: np.ndarray, answer: Answer, format: Format) -> np.ndarray:
    """|value - exact| in ulps of the exact value, component by component; infinite for NaN and Inf."""
    with np.errstate(all="ignore"):
        errors = np.abs((values.astype(np.float64) - answer.high) - answer.low) / ulps(answer.high, format)
    return np.where(np.isfinite(values.astype(np.float64)), errors, np.inf)

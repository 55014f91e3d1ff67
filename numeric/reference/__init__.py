"""Correctly rounded LayerNorm and RMSNorm: output, mean, inverse standard deviation, and gradients.

A fast evaluation with a proved bound settles nearly every entry; the rows of entries whose rounding it leaves
in doubt are evaluated in pairs of float64, and what is still in doubt is settled by exact rational arithmetic
and Arb with rising precision.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from lnverify.numeric.floats.formats import FLOAT64
from lnverify.numeric.reference.accumulator import Answer, RoundingAccumulator
from lnverify.numeric.reference.arithmetic import Double
from lnverify.numeric.reference.evaluate import evaluate
from lnverify.numeric.reference.exact import Exact
from lnverify.numeric.reference.problem import Problem
from lnverify.numeric.reference.scales import Enclosed

__all__ = ["Answer", "Problem", "Solution", "layer_norm", "rms_norm", "solve"]


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
    accumulators = {name: RoundingAccumulator(name, problem) for name in problem.quantities}
    evaluate(problem, lambda name, rows, enclosed: accumulators[name].receive(rows, enclosed))
    if problem.format is not FLOAT64:
        _second_opinion(problem, accumulators)
    exact = Exact(problem)
    return Solution(problem, {name: accumulator.settle(exact) for name, accumulator in accumulators.items()}, exact)


def _second_opinion(problem: Problem, accumulators: dict[str, RoundingAccumulator]) -> None:
    """Rows with entries in doubt, evaluated in pairs of float64; sums over rows are left to exact arithmetic."""
    by_row = {name: accumulator for name, accumulator in accumulators.items() if not accumulator.over_rows}
    rows = np.unique([index[0] for accumulator in by_row.values() for index in accumulator.doubtful]).astype(int)
    if len(rows) == 0:
        return

    def receive(name: str, part: slice, enclosed: Enclosed) -> None:
        if name in by_row:
            by_row[name].reconsider(rows[part], enclosed)

    evaluate(problem.part(rows), receive, Double)


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

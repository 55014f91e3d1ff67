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
from numeric.reference.rounding import round_array

__all__ = ["Answer", "Problem", "Solution", "certain", "layer_norm", "rms_norm", "solve"]


@dataclass(frozen=True)
class Answer:
    """One quantity, correctly rounded.

    Attributes:
        rounded: in the problem's format; NaN where the exact value is undefined (variance and eps both 0).
        high: float64 array.
        low: float64 array, or None for zeros; high + low is the exact value to within `radius`.
        radius: float64; far below an ulp of the format, but for entries that are certain with a larger one.
        doubtful: how many entries the fast evaluation left to exact arithmetic.
    """

    rounded: np.ndarray
    high: np.ndarray
    low: np.ndarray | None
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
    desks = {name: _Desk(name, problem) for name in problem.quantities}
    evaluate(problem, lambda name, rows, enclosed: desks[name].receive(rows, enclosed))
    exact = Exact(problem)
    return Solution(problem, {name: desk.settle(exact) for name, desk in desks.items()}, exact)


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
            below = round_array(enclosed.high - enclosed.radius, format)
            return below == round_array(enclosed.high + enclosed.radius, format)
        # high is the rounding of high + low; twice the radius covers the rounding of low ± radius.
        spread = 2 * enclosed.radius
        above = enclosed.high + (enclosed.low + spread) == enclosed.high
        above &= enclosed.high + (enclosed.low - spread) == enclosed.high
        return above & np.isfinite(enclosed.high)


class _Desk:
    """Where the pieces of one quantity are put together and its doubtful entries settled."""

    def __init__(self, quantity: str, problem: Problem) -> None:
        self.quantity, self.format = quantity, problem.format
        shape: tuple[int, ...] = problem.x.shape
        if quantity in ("mean", "rstd"):
            shape = shape[:1]
        if quantity in ("dgain", "dbias"):
            shape = shape[1:]
        self.high, self.radius = np.empty(shape), np.empty(shape)
        self.low = np.zeros(shape) if self.format is FLOAT64 else None
        self.rounded = np.empty(shape, self.format.dtype)
        self.doubtful: list[tuple[int, ...]] = []

    def receive(self, rows: slice, enclosed: Enclosed) -> None:
        """Store a piece, note its doubtful entries."""
        self.high[rows], self.radius[rows] = enclosed.high, enclosed.radius
        if self.low is not None:
            self.low[rows] = 0.0 if enclosed.low is None else enclosed.low
        self.rounded[rows] = round_array(enclosed.high, self.format)
        sure = certain(enclosed, self.format)
        if not sure.all():
            start = rows.start or 0
            self.doubtful += [(start + first, *rest) for first, *rest in np.argwhere(~sure).tolist()]

    def settle(self, exact: Exact) -> Answer:
        """The answer, its doubtful entries taken from exact arithmetic."""
        for index in self.doubtful:
            surd = exact.entry(self.quantity, index)
            if surd is None:
                self.rounded[index], self.high[index], self.radius[index] = np.nan, np.nan, 0.0
                continue
            self.rounded[index] = surd.nearest(self.format)
            if not self.radius[index] <= abs(self.high[index]) * self.format.unit_roundoff / 2**8:
                self.high[index], low = surd.pair()
                self.radius[index] = abs(low) * (1 + 2.0**-51) + 2.0**-1074
                if self.low is not None:
                    self.low[index] = low
                    self.radius[index] = abs(low) * 2.0**-53 + 2.0**-1074
        return Answer(self.rounded, self.high, self.low, self.radius, len(self.doubtful))

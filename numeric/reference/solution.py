"""The answers to a problem: each entry settled by the first arithmetic whose bound leaves no doubt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property, wraps
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import numpy as np

from lnverify.numeric.floats.formats import FLOAT64
from lnverify.numeric.reference.accumulator import Answer, RoundingAccumulator
from lnverify.numeric.reference.arithmetic import Double
from lnverify.numeric.reference.evaluate import evaluate
from lnverify.numeric.reference.problem import PARAMETERS, Problem
from lnverify.numeric.reference.scales import Enclosed

if TYPE_CHECKING:
    from lnverify.numeric.reference.exact import Exact


@dataclass(frozen=True, eq=False)
class Solution:
    """The answers to a problem, by quantity, and the exact arithmetic behind them for single entries.

    An answer is settled when it is first asked for.

    Attributes:
        problem: what is asked.
        accumulators: what settles each quantity.
        settled: the answers that were asked for.
    """

    problem: Problem
    accumulators: dict[str, RoundingAccumulator] = field(repr=False)
    settled: dict[str, Answer] = field(default_factory=dict, repr=False)

    def __getitem__(self, quantity: str) -> Answer:
        if quantity not in self.settled:
            self.settled[quantity] = self.accumulators[quantity].settle(lambda: self.exact)
        return self.settled[quantity]

    @cached_property
    def exact(self) -> Exact:
        """The exact arithmetic, which few answers need; FLINT is imported for it."""
        from lnverify.numeric.reference.exact import Exact

        return Exact(self.problem)


OfRows = Callable[[Solution], np.ndarray]
"""A number of each row, (rows,)."""


def of_each_row(function: OfRows) -> OfRows:
    """The same, worked out once of each solution."""
    known: WeakKeyDictionary[Solution, np.ndarray] = WeakKeyDictionary()

    @wraps(function)
    def once(solution: Solution) -> np.ndarray:
        if solution not in known:
            known[solution] = function(solution)
        return known[solution]

    return once


def solve(problem: Problem) -> Solution:
    """Every quantity of the problem, correctly rounded in its format.

    Args:
        problem: rows, gain, bias, eps and, for gradients, the upstream gradient.
    """
    accumulators = {name: RoundingAccumulator(name, problem) for name in problem.quantities}
    evaluate(problem, lambda name, rows, enclosed: accumulators[name].receive(rows, enclosed))
    if problem.format is not FLOAT64:
        _second_opinion(problem, accumulators)
    return Solution(problem, accumulators)


def _second_opinion(problem: Problem, accumulators: dict[str, RoundingAccumulator]) -> None:
    """Rows with entries in doubt, evaluated in pairs of float64; sums over rows are left to exact arithmetic."""
    by_row = {name: accumulator for name, accumulator in accumulators.items() if name not in PARAMETERS}
    rows = np.unique([index[0] for accumulator in by_row.values() for index in accumulator.doubtful]).astype(int)
    if len(rows) == 0:
        return

    def receive(name: str, part: slice, enclosed: Enclosed) -> None:
        if name in by_row:
            by_row[name].reconsider(rows[part], enclosed)

    evaluate(problem.part(rows), receive, Double)


def layer_norm(x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float = 1e-5) -> np.ndarray:
    """Correctly rounded LayerNorm of each row, in the format of x; `solve` has RMSNorm and gradients.

    Args:
        x: (rows, N). gain, bias: (N,), the format of x. eps: taken exactly.

    Raises:
        InputError: for shapes or types that do not fit, or entries that are not finite.
    """
    return solve(Problem(x, gain, bias, eps))["output"].rounded

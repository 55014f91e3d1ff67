"""Correctly rounded LayerNorm and RMSNorm: output, mean, inverse standard deviation, and gradients.

A fast evaluation with a proved bound settles nearly every entry; those whose rounding it leaves in doubt are settled by
exact rational arithmetic and Arb with rising precision.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

import numpy as np

from lnverify.numeric.reference.accumulator import Answer, RoundingAccumulator
from lnverify.numeric.reference.evaluate import evaluate
from lnverify.numeric.reference.problem import Problem

if TYPE_CHECKING:
    from lnverify.numeric.reference.exact import Exact

__all__ = ["Answer", "Problem", "Solution", "layer_norm", "solve"]


@dataclass(frozen=True, eq=False)
class Solution:
    """The answers to a problem, by quantity, and the exact arithmetic behind them for single entries.

    An answer is settled when it is first asked for.

    Attributes:
        problem: what is asked.
        settle: gives the answer of a quantity, from what makes the exact arithmetic.
        settled: the answers that were asked for.
    """

    problem: Problem
    settle: Callable[[str, Callable[[], Exact]], Answer] = field(repr=False)
    settled: dict[str, Answer] = field(default_factory=dict, repr=False)

    def __getitem__(self, quantity: str) -> Answer:
        if quantity not in self.settled:
            self.settled[quantity] = self.settle(quantity, lambda: self.exact)
        return self.settled[quantity]

    @cached_property
    def exact(self) -> Exact:
        """The exact arithmetic, which few answers need; FLINT is imported for it."""
        from lnverify.numeric.reference.exact import Exact

        return Exact(self.problem)


def solve(problem: Problem) -> Solution:
    """Every quantity of the problem, correctly rounded in its format.

    Args:
        problem: rows, gain, bias, eps and, for gradients, the upstream gradient.
    """
    accumulators = {name: RoundingAccumulator(name, problem) for name in problem.quantities}
    evaluate(problem, lambda name, rows, enclosed: accumulators[name].receive(rows, enclosed))
    return Solution(problem, lambda quantity, exact: accumulators[quantity].settle(exact))


def layer_norm(x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float = 1e-5) -> np.ndarray:
    """Correctly rounded LayerNorm of each row, in the format of x; `solve` has RMSNorm and gradients.

    Args:
        x: (rows, N). gain, bias: (N,), the format of x. eps: taken exactly.

    Raises:
        InputError: for shapes or types that do not fit, or entries that are not finite.
    """
    return solve(Problem(x, gain, bias, eps))["output"].rounded

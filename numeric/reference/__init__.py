"""Correctly rounded LayerNorm and RMSNorm: output, mean, inverse standard deviation, and gradients.

A fast evaluation with a proved bound settles nearly every entry; those whose rounding it leaves in doubt are settled by
exact rational arithmetic and Arb with rising precision.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property, wraps
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import numpy as np

from lnverify.numeric.reference.accumulator import Answer, RoundingAccumulator
from lnverify.numeric.reference.evaluate import evaluate
from lnverify.numeric.reference.problem import PARAMETERS, Problem

if TYPE_CHECKING:
    from lnverify.numeric.reference.exact import Exact

__all__ = ["Answer", "Problem", "Solution", "layer_norm", "of_each_row", "solve"]


PIECE = 1 << 17
"""Of how many entries parts of a solution are, at most: what is computed of one stays in the cache."""


@dataclass(frozen=True, eq=False)
class Solution:
    """The answers to a problem, by quantity, and the exact arithmetic behind them for single entries.

    An answer is settled when it is first asked for.

    Attributes:
        problem: what is asked.
        settle: gives the answer of a quantity, from what makes the exact arithmetic.
        settled: the answers that were asked for.
        within: the solution of which this is a part, and its rows there.
    """

    problem: Problem
    settle: Callable[[str, Callable[[], Exact]], Answer] = field(repr=False)
    settled: dict[str, Answer] = field(default_factory=dict, repr=False)
    within: tuple[Solution, slice] | None = field(default=None, repr=False)

    def __getitem__(self, quantity: str) -> Answer:
        if quantity not in self.settled:
            self.settled[quantity] = self.settle(quantity, lambda: self.exact)
        return self.settled[quantity]

    @cached_property
    def exact(self) -> Exact:
        """The exact arithmetic, which few answers need; FLINT is imported for it."""
        from lnverify.numeric.reference.exact import Exact

        return Exact(self.problem)

    def part(self, rows: slice) -> Solution:
        """The answers to some rows: those that are sums over rows are the whole's."""
        problem = self.problem.part(rows)

        def settle(quantity: str, exact: Callable[[], Exact]) -> Answer:
            return self[quantity] if quantity in PARAMETERS else self[quantity].part(rows)

        return Solution(problem, settle)

    def parts(self) -> Iterator[tuple[slice, Solution]]:
        """All rows, a PIECE at a time, with the answers to them."""
        step = max(1, PIECE // self.problem.size)
        if step >= self.problem.rows:
            yield slice(None), self
            return
        for start in range(0, self.problem.rows, step):
            rows = slice(start, start + step)
            yield rows, replace(self.part(rows), within=(self, rows))


OfRows = Callable[[Solution], np.ndarray]
"""A number of each row, (rows,)."""


def of_each_row(function: OfRows) -> OfRows:
    """The same, worked out a part at a time, as a case may have millions of entries, and once of each solution."""
    known: WeakKeyDictionary[Solution, np.ndarray] = WeakKeyDictionary()

    @wraps(function)
    def whole(solution: Solution) -> np.ndarray:
        if solution.within is not None:
            all_rows, rows = solution.within
            return whole(all_rows)[rows]
        if solution not in known:
            known[solution] = np.concatenate([function(part) for _, part in solution.parts()])
        return known[solution]

    return whole


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

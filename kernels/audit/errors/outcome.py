"""What an implementation gives for one quantity of a problem, beside the exact answers."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.calls import value
from lnverify.kernels.audit.errors.table import half_of_the_digits
from lnverify.numeric.reference import Answer, Problem, Solution, solve
from lnverify.numeric.reference.measures import distances, row_errors


@dataclass(frozen=True, eq=False)
class Outcome:
    """Values of a quantity, and what is exact.

    Attributes:
        solution: the exact answers.
        quantity: output, dx, dgain or dbias.
        values: what was given.
    """

    solution: Solution
    quantity: str
    values: np.ndarray

    @property
    def problem(self) -> Problem:
        """What was asked."""
        return self.solution.problem

    @property
    def answer(self) -> Answer:
        """The exact answer."""
        return self.solution[self.quantity]

    @property
    def distances(self) -> np.ndarray:
        """|value - exact| of each entry."""
        return distances(self.values, self.answer)

    @property
    def loses_half(self) -> bool:
        """Whether more than half of the digits of some row are gone, or a number is missing."""
        return self.row_error() > half_of_the_digits(self.problem.format)

    def row_error(self, values: np.ndarray | None = None) -> float:
        """The largest row error of the values, or of others in their place; rows without an exact answer aside."""
        errors = row_errors(self.values if values is None else values, self.answer, self.problem.format)
        return float(np.nanmax(np.append(errors, 0.0)))


def argmax(array: np.ndarray) -> tuple[int, ...]:
    """The index of the largest entry."""
    return tuple(map(int, np.unravel_index(int(np.argmax(array)), array.shape)))


def outcome(
    implementation: Implementation, problem: Problem, quantity: str, solution: Solution | None = None
) -> Outcome | None:
    """What an implementation gives for a quantity; None where it gives nothing, as for an input that it refuses."""
    declared = implementation.declared.of(problem)
    if declared is not problem:
        problem, solution = declared, None
    values = value(implementation, problem, quantity)
    return None if values is None else Outcome(solution or solve(problem), quantity, values)

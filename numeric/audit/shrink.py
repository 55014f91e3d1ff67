"""The smallest input that still shows a fault: fewer entries, then shorter numbers."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from numeric.audit.adapters import Implementation
from numeric.audit.measure import half_of_the_digits
from numeric.reference import Problem, solve
from numeric.reference.measures import row_errors
from numeric.reference.rounding import round_array

LENGTHS = (1, 2, 3, 4, 6, 8, 12, 16, 32, 64, 128, 256)
BITS = (3, 5, 7, 8, 11, 14, 17, 20, 24, 32, 44)

Faulty = Callable[[Problem], bool]


def loses_half(implementation: Implementation) -> Faulty:
    """Whether an output loses more than half of the digits, or is not finite where the exact one is."""

    def faulty(problem: Problem) -> bool:
        answer = solve(problem)["output"]
        values = implementation.forward(problem.x, problem.gain, problem.bias, problem.eps)
        return bool(
            np.nanmax(row_errors(values, answer, problem.format)) > half_of_the_digits(problem.format)
        )

    return faulty


def shrink(problem: Problem, faulty: Faulty) -> Problem | None:
    """A small problem of one row, gain 1 and bias 0, that is faulty as well; None where none is found.

    Args:
        problem: one row on which it is faulty.
        faulty: the test.
    """
    row = _alone(problem, problem.x[:1])
    if not faulty(row):
        return None
    size = row.size
    short = next(
        (one for length in LENGTHS if length < size for one in _parts(row, length) if faulty(one)), row
    )
    return next((one for bits in BITS if (one := _rounded(short, bits)) is not None and faulty(one)), short)


def _alone(problem: Problem, x: np.ndarray) -> Problem:
    gain = np.ones(x.shape[1], x.dtype)
    return Problem(x, gain, 0 * gain, problem.eps, None, problem.centred)


def only(problem: Problem, row: int) -> Problem:
    """The problem of one row."""
    return Problem(problem.x[row : row + 1], problem.gain, problem.bias, problem.eps, None, problem.centred)


def _parts(problem: Problem, length: int) -> list[Problem]:
    """Stretches of the row: its start, its end, and about its largest entry."""
    x, size = problem.x, problem.size
    peak = int(np.argmax(np.abs(x[0].astype(np.float64))))
    starts = {0, size - length, min(max(0, peak - length // 2), size - length)}
    return [_alone(problem, x[:, start : start + length]) for start in sorted(starts)]


def _rounded(problem: Problem, bits: int) -> Problem | None:
    """The entries rounded to some bits below the largest's leading one."""
    x = problem.x.astype(np.float64)
    largest = float(np.abs(x).max())
    if largest == 0:
        return None
    quantum = 2.0 ** (int(np.frexp(largest)[1]) - bits)
    with np.errstate(all="ignore"):
        short = round_array(np.rint(x / quantum) * quantum, problem.format)
    return _alone(problem, short) if np.isfinite(short.astype(np.float64)).all() else None

"""What a kernel may not do beside giving wrong numbers: change its inputs, or let one row depend on another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from numeric.audit.adapters import Implementation
from numeric.reference import Problem, Solution
from numeric.testing.formula import SLACK
from numeric.testing.profiles import stable

INPUTS = ("x", "gain", "bias", "upstream")
"""The arrays of a problem."""


def changed_inputs(implementation: Implementation, problem: Problem) -> list[str]:
    """The inputs that a kernel changes."""
    assert problem.upstream is not None
    given = {name: getattr(problem, name).copy() for name in INPUTS}
    arrays = given["x"], given["gain"], given["bias"]

    def changed() -> list[str]:
        return [name for name in INPUTS if given[name].tobytes() != getattr(problem, name).tobytes()]

    implementation.forward(*arrays, problem.eps)
    if implementation.backward is not None and not changed():
        implementation.backward(given["upstream"], *arrays, problem.eps)
    return changed()


def depends_on_other_rows(implementation: Implementation, solution: Solution) -> bool:
    """Whether the output of a row, asked for alone, is another than within the batch, by more than rounding."""
    problem = solution.problem
    whole = output(implementation, problem)
    apart = np.concatenate([output(implementation, problem.part(slice(row, row + 1))) for row in range(problem.rows)])
    with np.errstate(all="ignore"):
        far = np.abs(whole.astype(np.float64) - apart.astype(np.float64)) > SLACK * stable(solution, "output")
    return bool(far.any())


def output(implementation: Implementation, problem: Problem) -> np.ndarray:
    """What a kernel gives for copies of the inputs."""
    return implementation.forward(problem.x.copy(), problem.gain.copy(), problem.bias.copy(), problem.eps)


def is_batch_invariant(implementation: Implementation, problem: Problem) -> bool:
    """Whether a row has the same bits alone, within the batch, and in its reverse."""
    whole = output(implementation, problem)
    rows = [output(implementation, problem.part(slice(row, row + 1))) for row in range(problem.rows)]
    back = output(implementation, problem.part(np.arange(problem.rows)[::-1]))
    return same(whole, np.concatenate(rows)) and same(whole, back[::-1])


def repeats(implementation: Implementation, problem: Problem) -> bool:
    """Whether a second call gives the same bits."""
    return same(output(implementation, problem), output(implementation, problem))


def takes_strides(implementation: Implementation, problem: Problem) -> bool:
    """Whether rows that do not lie one after the other in memory give the same bits."""
    wide = np.empty((problem.rows, 2 * problem.size), problem.x.dtype)
    wide[:, ::2], wide[:, 1::2] = problem.x, problem.x[:, ::-1]
    given = implementation.forward(wide[:, ::2], problem.gain.copy(), problem.bias.copy(), problem.eps)
    return same(given, output(implementation, problem))


def keeps_nan_to_its_row(implementation: Implementation, problem: Problem) -> bool:
    """Whether a NaN makes its own row NaN and leaves the others as they are."""
    x = problem.x.copy()
    x[0, 0] = np.nan
    found = implementation.forward(x, problem.gain.copy(), problem.bias.copy(), problem.eps)
    return bool(np.isnan(found[0].astype(np.float64)).all()) and same(found[1:], output(implementation, problem)[1:])


def tells_infinity(implementation: Implementation, problem: Problem) -> bool:
    """Whether an infinite entry shows as NaN or Inf in its row: finite numbers would hide it."""
    x = problem.x.copy()
    x[0, 0] = np.inf
    found = implementation.forward(x, problem.gain.copy(), problem.bias.copy(), problem.eps)
    return not np.isfinite(found[0].astype(np.float64)).all()


def takes_minus_zero(implementation: Implementation, problem: Problem) -> bool:
    """Whether -0 counts as 0."""
    x = problem.x.copy()
    x[:, 0] = 0
    minus = x.copy()
    minus[:, 0] = -minus[:, 0]
    found = [output(implementation, replace(problem, x=one)) for one in (x, minus)]
    return bool((found[0] == found[1]).all())


def refuses_negative_eps(implementation: Implementation, problem: Problem) -> bool:
    """Whether eps -1 is refused."""
    try:
        implementation.forward(problem.x.copy(), problem.gain.copy(), problem.bias.copy(), -1.0)
    except Exception:
        return True
    return False


def leaves_inputs(implementation: Implementation, problem: Problem) -> bool:
    """Whether all inputs are afterwards what they were."""
    return not changed_inputs(implementation, problem)


def same(one: Any, other: Any) -> bool:
    """Whether two arrays have the same bits."""
    return bool(np.ascontiguousarray(one).tobytes() == np.ascontiguousarray(other).tobytes())


PROPERTIES: dict[str, Callable[[Implementation, Problem], bool]] = {
    "batch-invariant": is_batch_invariant,
    "repeats": repeats,
    "strides": takes_strides,
    "inputs kept": leaves_inputs,
    "NaN stays": keeps_nan_to_its_row,
    "Inf shows": tells_infinity,
    "-0 is 0": takes_minus_zero,
    "eps < 0 refused": refuses_negative_eps,
}
"""What the scorecard says of an implementation, each a yes or no."""

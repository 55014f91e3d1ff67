"""Measure an implementation on a regime in a format."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from lnverify.numeric.floats.formats import Format
from lnverify.numeric.floats.rounding import ulps
from lnverify.numeric.kernels.adapters import Implementation
from lnverify.numeric.kernels.cases.regimes import Regime
from lnverify.numeric.kernels.errors.table import BINS, Measurement, Refusal, Table
from lnverify.numeric.kernels.runs import run
from lnverify.numeric.reference import Answer, Problem, Solution, solve
from lnverify.numeric.reference.measures import distances, row_errors, ulp_errors

EXACT_ENTRIES = 1 << 16
"""The largest errors of parameter gradients are confirmed exactly up to this many entries."""

Solutions = dict[tuple[bool, int], Solution]
"""Exact answers on one regime in one format, by whether they are centred and by the number of rows."""


Place = tuple[str, str, str, str]
"""Library, implementation, regime, format."""

Bound = Callable[[Problem], np.ndarray]
"""A bound of |output - exact| for each row."""


class DisagreementError(Exception):
    """The fast evaluation and exact arithmetic differ by more than the proved radius."""


def measure(
    library: str, implementation: Implementation, regime: Regime, format: Format, solutions: Solutions
) -> Table:
    """What an implementation does on a regime; nothing where it has not the format, or a row is too long for it.

    Args:
        library: whose it is.
        implementation: what is measured.
        regime, format: the input.
        solutions: the exact answers that are known; a new one is added.
    """
    if format.name not in implementation.formats:
        return Table()
    problem = implementation.part(regime.problem(format, implementation.centred))
    if problem is None:
        return Table()
    part = problem.centred, problem.rows
    if part not in solutions:
        solutions[part] = solve(problem)
    place = library, implementation.name, regime.name, format.name
    implementation.use_threads(regime.threads)
    done = run(implementation, problem)
    if done.refused:
        return Table((Refusal(*place, done.refused),))
    solution, bound = solutions[part], implementation.a_priori
    return Table(tuple(errors(place, name, values, solution, bound) for name, values in done.values.items()))


def errors(
    place: Place, quantity: str, values: np.ndarray, solution: Solution, a_priori: Bound | None = None
) -> Measurement:
    """The errors of one quantity, the largest confirmed in exact arithmetic; those of outputs beside their bound."""
    answer, format = solution[quantity], solution.problem.format
    component = ulp_errors(values, answer, format)
    rows = np.atleast_1d(row_errors(values, answer, format))
    # Of a finite value the error may be more ulps of 0 than can be counted.
    lost = np.isinf(component) & ~np.isfinite(values)
    finite = np.where(np.isfinite(component), component, -1.0)
    worst = np.unravel_index(int(np.argmax(finite)), finite.shape)
    index = tuple(map(int, worst))
    is_output = quantity == "output"
    counts = np.histogram(component[np.isfinite(component)], bins=(0.0, *BINS[:-1], 1e308))[0]
    bound, reached = bounded(a_priori, values, solution) if a_priori and is_output else (None, None)
    return Measurement(
        *place,
        quantity,
        row_error=_significant(max(0.0, float(np.where(np.isfinite(rows), rows, -1.0).max()))),
        ulp_error=confirmed(values, answer, quantity, index, solution) if finite[worst] >= 0 else 0.0,
        lost=int(lost.sum()),
        worst_row=int(np.argmax(np.where(np.isnan(rows), -1.0, rows))),
        histogram=tuple(counts.tolist()) if is_output else None,
        bound=bound,
        reached=reached,
    )


def confirmed(values: np.ndarray, answer: Answer, name: str, index: tuple[int, ...], solution: Solution) -> float:
    """The ulp error of the record entry, from exact arithmetic; the fast evaluation must agree with it."""
    format = solution.problem.format
    if not (np.isfinite(values[index]) and np.isfinite(answer.high[index])):
        return 0.0  # both are the same infinity
    unit = float(ulps(answer.high[index], format))
    fast = float(distances(values, answer)[index]) / unit
    if name in ("dgain", "dbias") and solution.problem.x.size > EXACT_ENTRIES:
        return _significant(fast)
    surd = solution.exact.entry(name, index)
    if surd is None:
        return 0.0
    exact = surd.distance(float(values[index]), unit)
    if abs(exact - fast) > 1.01 * answer.radius_at(index) / unit + 1e-9 * exact:
        raise DisagreementError(f"{name}{list(index)}: {fast} ulps by the fast evaluation, {exact} exactly")
    return _significant(exact)


def bounded(a_priori: Bound, values: np.ndarray, solution: Solution) -> tuple[float | None, float | None]:
    """The a-priori bound of outputs as a row error, and the largest part of it that a row reaches.

    The first is None where some row has no bound, the second where none has.
    """
    problem, answer = solution.problem, solution["output"]
    bound = a_priori(problem)
    with np.errstate(all="ignore"):
        observed = distances(values, answer).max(axis=-1)
        has = np.isfinite(bound) & (bound > 0)
        if not has.all():
            return None, _largest(observed[has] / bound[has])
        largest = np.abs(answer.high).max(axis=-1)
        scale = np.clip(np.where(largest == 0, 1.0, largest), 2.0**problem.format.emin, problem.format.largest)
        return _significant(float((bound / scale).max()) / problem.format.unit_roundoff), _largest(observed / bound)


def _largest(values: np.ndarray) -> float | None:
    return _significant(float(values.max())) if values.size else None


def _significant(value: float) -> float:
    """Six digits: what a page shows, and what does not depend on the last bit of a sum."""
    return float(f"{value:.6g}")

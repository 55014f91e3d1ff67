"""Measure an implementation on a case: how far each quantity is off, and how a profile judges that."""

from __future__ import annotations

import math
from time import monotonic
from typing import TYPE_CHECKING

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.calls import run
from lnverify.kernels.audit.cases import Case
from lnverify.kernels.audit.cases.points import Point
from lnverify.kernels.audit.errors.outcome import Outcome, argmax
from lnverify.kernels.audit.errors.profiles import Profile, stable
from lnverify.kernels.audit.errors.table import Measurement
from lnverify.numeric.floats.rounding import ulps
from lnverify.numeric.reference import Answer, Problem
from lnverify.numeric.reference.measures import row_errors, ulp_errors
from lnverify.numeric.reference.problem import PARAMETERS, format_of

if TYPE_CHECKING:
    from lnverify.kernels.audit.nearest import Nearest

EXACT_ENTRIES = 1 << 16
"""The largest errors of parameter gradients are confirmed exactly up to this many entries."""

LARGE, LONGEST = 1 << 20, 5.0
"""Inputs of more entries are left out where a kernel would need more seconds for them."""

Place = tuple[str, str, str | Point, str]
"""Library, implementation, case, format."""

NOWHERE: Place = ("", "", "", "")
"""Of an input that is no case."""


class DisagreementError(Exception):
    """The fast evaluation and exact arithmetic differ by more than the proved radius."""


def measure(
    library: str,
    implementation: Implementation,
    case: Case,
    profile: Profile | None = None,
    near: Nearest | None = None,
) -> list[Measurement]:
    """What an implementation does on a case; nothing where it has not the format, or a row is too long for it.

    Args:
        profile: what judges each quantity; without one the errors are those of an audit.
        near: the program whose bound is held against the outputs that a profile judges.
    """
    problem = implementation.part(case.problem) if case.format.name in implementation.formats else None
    if problem is None:
        return []
    place = library, implementation.name, case.key, case.format.name
    if profile is not None and (seconds := expected_seconds(implementation, problem)) > LONGEST:
        return [Measurement(*place, "output", refused=f"not tried: it would take about {seconds:.0f} s")]
    done, solution = run(implementation, problem), case.solution_of(problem)
    if done.refused and profile is None:
        return [Measurement(*place, "output", refused=done.refused)]
    if profile is not None and done.refused:
        asked = np.isfinite(profile.allowed(solution, "output")).any()
        return [Measurement(*place, "output", ratio=math.inf if asked else None, refused=done.reason)]
    seen = [Outcome(solution, quantity, values) for quantity, values in done.values.items()]
    if profile is not None:
        return [judge_quantity(place, one, profile, near) for one in seen]
    return [errors(place, one) for one in seen]


def expected_seconds(implementation: Implementation, problem: Problem) -> float:
    """How many seconds a kernel may need for a large problem, by what it needs for a part; 0 for a small one."""
    if problem.x.size <= LARGE:
        return 0.0
    part = problem.first(max(1, LARGE // 8 // problem.size))
    run(implementation, part)  # which may compile
    began = monotonic()
    run(implementation, part)
    return (monotonic() - began) * problem.rows / part.rows


def judge_quantity(place: Place, seen: Outcome, profile: Profile, near: Nearest | None = None) -> Measurement:
    """The errors of one quantity, and of the entry that takes most of what a profile allows."""
    reached = near.share(seen) if near and near.has_bound and seen.quantity == "output" else None
    return judge(place, seen.quantity, seen.values, seen.answer, _ratios(seen, profile), reached)


def judge(
    place: Place, quantity: str, values: np.ndarray, answer: Answer, ratios: np.ndarray, reached: float | None = None
) -> Measurement:
    """The same, where each error over its allowed one is known; -1 where nothing is asked."""
    format, index = format_of(answer.rounded), argmax(ratios)
    got, exact, wanted = float(values[index]), float(answer.high[index]), float(answer.rounded[index])
    far = abs(got - exact) / float(ulps(np.array(exact), format)) if math.isfinite(got) else math.inf
    return Measurement(
        *place,
        quantity,
        row_error=float(np.nanmax(np.append(row_errors(values, answer, format), 0.0))),
        ulp_error=0.0 if got == wanted and not math.isfinite(got) else far,
        ratio=float(ratios[index]) if ratios[index] >= 0 else None,
        index=index,
        got=got,
        wanted=wanted,
        size=values.shape[-1],
        reached=reached,
    )


def _ratios(seen: Outcome, profile: Profile) -> np.ndarray:
    """Each error over its allowed one; -1 where nothing is asked."""
    answer, format, values = seen.answer, seen.problem.format, seen.values.astype(np.float64)
    distance, allowed = seen.distances, profile.allowed(seen.solution, seen.quantity)
    with np.errstate(all="ignore"):
        # Of an exact value within its allowed error of overflow, an infinity of its sign is a rounding.
        over = np.isinf(values) & (np.sign(values) == np.sign(answer.high))
        distance = np.where(over & (np.abs(answer.high) + allowed >= format.largest), 0.0, distance)
        asked = np.isfinite(allowed) & ~np.isnan(distance)
        ratios = np.where(asked, distance / allowed, -1.0)
        no_number = np.isnan(values)
        if no_number.any() and seen.problem.eps >= profile.least_eps:
            # A NaN fails wherever a number can be asked for, however little the profile asks.
            lost = no_number & np.isfinite(answer.high) & np.isfinite(stable(seen.solution, seen.quantity))
            ratios = np.where(lost, np.inf, ratios)
    return ratios


def errors(place: Place, seen: Outcome) -> Measurement:
    """The errors of one quantity, the largest confirmed in exact arithmetic."""
    values, answer, format = seen.values, seen.answer, seen.problem.format
    component = ulp_errors(values, answer, format)
    rows = np.atleast_1d(row_errors(values, answer, format))
    # Of a finite value the error may be more ulps of 0 than can be counted.
    lost = np.isinf(component) & ~np.isfinite(values)
    finite = np.where(np.isfinite(component), component, -1.0)
    index = argmax(finite)
    return Measurement(
        *place,
        seen.quantity,
        row_error=_significant(max(0.0, float(np.where(np.isfinite(rows), rows, -1.0).max()))),
        ulp_error=confirm_ulp_error(seen, index) if finite[index] >= 0 else 0.0,
        lost=int(lost.sum()),
        worst_row=int(np.argmax(np.where(np.isnan(rows), -1.0, rows))),
    )


def confirm_ulp_error(seen: Outcome, index: tuple[int, ...]) -> float:
    """The ulp error of the record entry, from exact arithmetic; the fast evaluation must agree with it."""
    values, answer, format = seen.values, seen.answer, seen.problem.format
    if not (np.isfinite(values[index]) and np.isfinite(answer.high[index])):
        return 0.0  # both are the same infinity
    unit = float(ulps(answer.high[index], format))
    fast = float(seen.distances[index]) / unit
    if seen.quantity in PARAMETERS and seen.problem.x.size > EXACT_ENTRIES:
        return _significant(fast)
    surd = seen.solution.exact.entry(seen.quantity, index)
    if surd is None:
        return 0.0
    exact = surd.distance(float(values[index]), unit)
    if abs(exact - fast) > 1.01 * answer.radius_at(index) / unit + 1e-9 * exact:
        raise DisagreementError(f"{seen.quantity}{list(index)}: {fast} ulps by the fast evaluation, {exact} exactly")
    return _significant(exact)


def _significant(value: float) -> float:
    """Six digits: what a page shows, and what does not depend on the last bit of a sum."""
    return float(f"{value:.6g}")

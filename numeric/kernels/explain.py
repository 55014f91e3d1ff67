"""Why a kernel fails a profile in one quantity: the input that shows it, the entry, and the cause."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from lnverify.numeric.kernels.adapters import Implementation
from lnverify.numeric.kernels.behaviour import NOT_REPEATED, OTHER_ROWS, repeats
from lnverify.numeric.kernels.calls import value
from lnverify.numeric.kernels.cases import Case
from lnverify.numeric.kernels.causes.naming import by_eps, explained, most_voted, named
from lnverify.numeric.kernels.errors.measure import excess
from lnverify.numeric.kernels.errors.profiles import Profile, stable
from lnverify.numeric.kernels.errors.table import Measurement
from lnverify.numeric.kernels.shrink.problems import shortest
from lnverify.numeric.kernels.witness import Witness, witness
from lnverify.numeric.reference import Problem, solve
from lnverify.numeric.reference.conditioning import kappa
from lnverify.numeric.reference.measures import distances

MANY_ROWS = 1000
"""Sums over more rows than this are not traced to a cause: that would take minutes."""

TRACED = 8
"""How many of the failing cases are traced to a cause."""


def explain(implementation: Implementation, failing: Sequence[tuple[Case, Measurement]], profile: Profile) -> Witness:
    """The smallest input found that shows why one quantity fails in one format.

    The cause is the way of computing that makes the same error on most of the traced cases, each with its own rows,
    width and eps. Offsets are traced first: there ways of computing differ most.
    """
    quantity, seen = failing[0][1].quantity, []
    for case, shown in sorted(failing, key=lambda pair: _order(*pair))[:TRACED]:
        whole = implementation.part(case.problem)
        assert whole is not None
        part, behaviour = failing_part(implementation, whole, quantity, shown.index, profile)
        problem, recipe = whole.part(part), case.recipe + sliced(part)
        if behaviour:
            return witness(implementation, problem, quantity, profile, behaviour, recipe)
        seen.append((problem, recipe, causes_of(implementation, problem, quantity)))
    causes = most_voted([names for _, _, names in seen])
    problem, recipe, _ = next((one for one in seen if {*one[2]} & {*causes}), seen[0])
    small = shrunk(implementation, problem, quantity, profile, causes)
    recipe = recipe if small is problem else ""
    return witness(implementation, small, quantity, profile, named(causes, small.format), recipe)


def sliced(part: slice) -> str:
    """Python that takes a part of a problem; nothing for all of it."""
    return "" if part == slice(None) else f".part({part!r})"


def _order(case: Case, shown: Measurement) -> tuple[bool, bool, float]:
    rows = kappa(case.solution(case.problem.rows))
    return math.isinf(shown.ratio or 0), shown.tag != "offset", float(np.nanmax(np.append(rows, 0.0)))


def failing_part(
    implementation: Implementation, whole: Problem, quantity: str, index: tuple[int, ...], profile: Profile
) -> tuple[slice, str]:
    """The row that fails, or the first rows where they are summed; with it what a row right by itself says of a kernel.

    All rows where the part alone does not fail.
    """
    is_row = len(index) == 2
    rows = slice(index[0], index[0] + 1) if is_row else slice(0, MANY_ROWS)
    part = whole.part(rows)
    if fails(implementation, part, quantity, profile):
        return rows if part.rows < whole.rows else slice(None), ""
    if quantity == "output" and whole.rows > 1 and is_right(implementation, part, quantity):
        return slice(None), OTHER_ROWS if repeats(implementation, whole) else NOT_REPEATED
    return slice(None), ""


def shrunk(
    implementation: Implementation, problem: Problem, quantity: str, profile: Profile, causes: Sequence[str]
) -> Problem:
    """The first entries of the rows, as few as still fail for one of the causes."""
    anywhere = profile.anywhere  # a short row may be none that networks meet; its bound is the same

    def faulty(small: Problem) -> bool:
        if not fails(implementation, small, quantity, anywhere):
            return False
        return not causes or bool(set(causes_of(implementation, small, quantity)) & set(causes))

    return shortest(problem, faulty)


def causes_of(implementation: Implementation, problem: Problem, quantity: str) -> list[str]:
    """The ways of computing that make the same error on a problem."""
    if problem.rows > MANY_ROWS:
        return []
    return explained(implementation, quantity, problem) or by_eps(implementation, quantity, problem)


def fails(implementation: Implementation, problem: Problem, quantity: str, profile: Profile) -> bool:
    """Whether a kernel fails on a problem that it takes."""
    values = value(implementation, problem, quantity)
    if values is None:
        return False
    ratio, _ = excess(values, quantity, solve(problem), profile)
    return ratio is not None and ratio > 1


def is_right(implementation: Implementation, problem: Problem, quantity: str) -> bool:
    """Whether a kernel takes a problem and keeps the profile *stable* on it."""
    values = value(implementation, problem, quantity)
    if values is None:
        return False
    solution = solve(problem)
    with np.errstate(all="ignore"):
        return bool((distances(values, solution[quantity]) <= stable(solution, quantity)).all())

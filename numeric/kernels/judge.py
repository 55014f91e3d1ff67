"""A kernel on a case, held against a profile: the figures of each quantity, and the cause of an error."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from lnverify.numeric.floats.formats import BFLOAT16, FLOAT16, FLOAT32, Format
from lnverify.numeric.floats.rounding import round_array, ulps
from lnverify.numeric.kernels.adapters import Implementation
from lnverify.numeric.kernels.behaviour import NOT_REPEATED, OTHER_ROWS, repeats
from lnverify.numeric.kernels.cases import Case
from lnverify.numeric.kernels.causes.algorithms import ALGORITHMS
from lnverify.numeric.kernels.causes.float64_probe import has_float64
from lnverify.numeric.kernels.causes.tied_causes import shared
from lnverify.numeric.kernels.causes.trace import NEAR, remaining, trace
from lnverify.numeric.kernels.errors.profiles import Profile, stable, working
from lnverify.numeric.kernels.runs import run
from lnverify.numeric.kernels.shrink.problems import shortest
from lnverify.numeric.kernels.witness import Witness
from lnverify.numeric.reference import Problem, Solution, solve
from lnverify.numeric.reference.conditioning import kappa
from lnverify.numeric.reference.measures import distances, row_errors

MANY_ROWS = 1000
"""Sums over more rows than this are not traced to a cause: that would take minutes."""

TRACED = 8
"""How many of the failing cases are traced to a cause."""

VOTES = 2520
"""The votes of a case; divided by up to ten causes they stay whole."""

WAYS = {name for name, algorithm in ALGORITHMS.items() if not algorithm.wider}
"""The ways of computing whose every operation is rounded to the format."""

UNKNOWN = "no way of computing that is known here makes this error"
"""What is said where no cause is found."""


@dataclass(frozen=True)
class Figure:
    """How a quantity of a kernel does on a case.

    Attributes:
        case, tag, format, quantity: which.
        ratio: the largest part of its allowed error that an entry takes, infinite where it is NaN or Inf and should
            not be; None where the profile asks nothing of the case.
        row_error: of the audit, in units of u; infinite where an entry is lost.
        ulp_error: of the worst entry, in ulps; infinite where it is lost.
        index: of the worst entry.
        got, wanted: there.
        kappa: the largest κ of the rows.
        refused: the reason, where the kernel did not take the case; the numbers say nothing then.
    """

    case: str
    tag: str
    format: str
    quantity: str
    ratio: float | None
    row_error: float = 0.0
    ulp_error: float = 0.0
    index: tuple[int, ...] = ()
    got: float = 0.0
    wanted: float = 0.0
    kappa: float = 0.0
    refused: str = ""

    @property
    def passes(self) -> bool:
        """Whether the profile is kept, or asks nothing."""
        return self.ratio is None or self.ratio <= 1


def judge(implementation: Implementation, case: Case, profile: Profile) -> list[Figure]:
    """The figures of each quantity that the kernel gives on a case; none where it does not have the format."""
    if case.format.name not in implementation.formats:
        return []
    problem = implementation.part(case.problem)
    if problem is None:
        return []
    place = case.name, case.tag, case.format.name
    done, solution = run(implementation, problem), solved(case, problem.rows)
    if done.refused:
        asked = np.isfinite(profile.allowed(solution, "output")).any()
        return [Figure(*place, "output", math.inf if asked else None, refused=done.refused)]
    return [figure(place, quantity, values, solution, profile) for quantity, values in done.values.items()]


@lru_cache(maxsize=256)
def solved(case: Case, rows: int) -> Solution:
    """The exact answers to the first rows of a case; they are the same for every kernel."""
    return solve(case.problem.first(rows))


def figure(
    place: tuple[str, str, str], quantity: str, values: np.ndarray, solution: Solution, profile: Profile
) -> Figure:
    """How a quantity does."""
    answer, format = solution[quantity], solution.problem.format
    ratio, index = excess(values, quantity, solution, profile)
    got, exact = float(values[index]), float(answer.high[index])
    far = abs(got - exact) / float(ulps(np.array(exact), format)) if math.isfinite(got) else math.inf
    rows = np.atleast_1d(row_errors(values, answer, format))
    return Figure(
        *place,
        quantity,
        ratio=ratio,
        row_error=float(np.nanmax(np.append(rows, 0.0))),
        ulp_error=0.0 if got == float(answer.rounded[index]) and not math.isfinite(got) else far,
        index=index,
        got=got,
        wanted=float(answer.rounded[index]),
        kappa=float(np.nanmax(np.append(kappa(solution), 0.0))),
    )


def excess(
    values: np.ndarray, quantity: str, solution: Solution, profile: Profile
) -> tuple[float | None, tuple[int, ...]]:
    """The largest error over its allowed one, None where nothing is asked, and its index."""
    answer, format = solution[quantity], solution.problem.format
    distance, allowed = distances(values, answer), profile.allowed(solution, quantity)
    with np.errstate(all="ignore"):
        # Of an exact value within its allowed error of overflow, an infinity of its sign is a rounding.
        over = np.isinf(values.astype(np.float64)) & (np.sign(values.astype(np.float64)) == np.sign(answer.high))
        distance = np.where(over & (np.abs(answer.high) + allowed >= format.largest), 0.0, distance)
        asked = np.isfinite(allowed) & ~np.isnan(distance)
        ratios = np.where(asked, distance / allowed, -1.0)
        if not profile.may_lose:
            # A NaN fails wherever a number can be asked for, however little the profile asks.
            exact = np.isfinite(answer.high) & np.isfinite(stable(solution, quantity))
            lost = np.isnan(values.astype(np.float64)) & exact
            asked, ratios = asked | lost, np.where(lost, np.inf, ratios)
    index = tuple(map(int, np.unravel_index(int(np.argmax(ratios)), ratios.shape)))
    return (float(ratios[index]) if asked.any() else None), index


def explain(implementation: Implementation, failing: Sequence[tuple[Case, Figure]], profile: Profile) -> Witness:
    """The smallest input found that shows why one quantity fails in one format.

    The cause is the way of computing that makes the same error on most of the traced cases, each with its own rows,
    width and eps. Offsets are traced first: there ways of computing differ most. A case that many ways fit says little,
    so that each of them gets a share of its vote; what has as many votes is said beside it.
    """
    ordered = sorted(failing, key=lambda pair: (math.isinf(pair[1].ratio or 0), pair[1].tag != "offset", pair[1].kappa))
    seen = []
    for case, shown in ordered[:TRACED]:
        problem = failing_part(implementation, case, shown, profile)
        if shown.quantity == "output" and problem.rows > 1 and _alone_is_right(implementation, problem, shown):
            cause = OTHER_ROWS if repeats(implementation, problem) else NOT_REPEATED
            return _witness(implementation, problem, shown.quantity, profile, cause)
        seen.append((problem, causes_of(implementation, problem, shown.quantity)))
    votes: Counter[str] = Counter()
    for _, names in seen:
        for name in names:
            votes[name] += round(VOTES / len(names))
    causes = [name for name in votes if votes[name] == max(votes.values())]
    quantity = failing[0][1].quantity
    problem = next((problem for problem, names in seen if set(names) & set(causes)), seen[0][0])
    problem = shrunk(implementation, problem, quantity, profile, causes)
    return _witness(implementation, problem, quantity, profile, named(causes, problem.format))


def failing_part(implementation: Implementation, case: Case, shown: Figure, profile: Profile) -> Problem:
    """The row that fails; the whole case for sums over rows, and where the row alone does not fail."""
    whole = implementation.part(case.problem)
    assert whole is not None
    if len(shown.index) == 1:
        return whole
    row = whole.part(slice(shown.index[0], shown.index[0] + 1))
    return row if _fails(implementation, row, shown.quantity, profile) else whole


def shrunk(
    implementation: Implementation, problem: Problem, quantity: str, profile: Profile, causes: Sequence[str]
) -> Problem:
    """The first entries of the rows, as few as still fail for one of the causes."""
    anywhere = profile.anywhere  # a short row may be none that networks meet; its bound is the same

    def faulty(small: Problem) -> bool:
        if not _fails(implementation, small, quantity, anywhere):
            return False
        return not causes or bool(set(causes_of(implementation, small, quantity)) & set(causes))

    return shortest(problem, faulty)


def causes_of(implementation: Implementation, problem: Problem, quantity: str) -> list[str]:
    """The ways of computing that make the same error on a problem."""
    if problem.rows > MANY_ROWS:
        return []
    values = run(implementation, problem).values[quantity]
    exact = solve(problem)[quantity].high
    found = trace(problem, quantity, values, exact, has_float64(implementation, quantity))
    return found or by_eps(problem, quantity, values, exact)


def by_eps(problem: Problem, quantity: str, values: np.ndarray, exact: np.ndarray) -> list[str]:
    """The narrower format that holds eps, where the exact answer for the rounded eps explains an error."""
    for format in (FLOAT32, FLOAT16, BFLOAT16):
        eps = float(round_array(np.array([problem.eps]), format)[0])
        if eps != problem.eps:
            made = solve(replace(problem, eps=eps))[quantity].high
            if remaining(made, values.astype(np.float64), exact) <= NEAR:
                return [f"eps is held in {format.name}"]
    return []


def named(causes: Sequence[str], format: Format) -> str:
    """One cause in words; of ties what they share."""
    if not causes:
        return UNKNOWN
    narrow = working(format) is not format and all(cause.removesuffix(" algorithm") in WAYS for cause in causes)
    words = shared(causes).removesuffix(" algorithm")
    if len(causes) == 1 and "one-pass" in words:
        words += ": the variance is a difference of squares, which cancels"
    return words + (f", every operation rounded to {format.name}" if narrow else "")


def _fails(implementation: Implementation, problem: Problem, quantity: str, profile: Profile) -> bool:
    """Whether the kernel fails on a problem that it takes."""
    values = run(implementation, problem).values.get(quantity)
    if values is None:
        return False
    solution = solve(problem)
    ratio, _ = excess(values, quantity, solution, profile)
    return ratio is not None and ratio > 1


def _alone_is_right(implementation: Implementation, whole: Problem, shown: Figure) -> bool:
    """Whether a wrong row is right where it is asked for alone."""
    alone = whole.part(slice(shown.index[0], shown.index[0] + 1))
    solution = solve(alone)
    values = run(implementation, alone, backward=False).values.get("output")
    if values is None:
        return False
    with np.errstate(all="ignore"):
        return bool((distances(values, solution["output"]) <= stable(solution, "output")).all())


def _witness(implementation: Implementation, problem: Problem, quantity: str, profile: Profile, cause: str) -> Witness:
    solution = solve(problem)
    values = run(implementation, problem).values[quantity]
    shown = figure(("", "", problem.format.name), quantity, values, solution, profile)
    return Witness(problem, quantity, shown.index, shown.got, shown.wanted, shown.ulp_error, cause)

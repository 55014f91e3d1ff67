"""What an implementation does wrong at a point: the exact answer is the oracle, a profile says how far one may err."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from lnverify.numeric.kernels.adapters import Implementation
from lnverify.numeric.kernels.behaviour import NOT_REPEATED, OTHER_ROWS, repeats
from lnverify.numeric.kernels.cases import points
from lnverify.numeric.kernels.cases.points import Point
from lnverify.numeric.kernels.causes import formula
from lnverify.numeric.kernels.causes.trace import FLOAT32_EPS, FLOAT32_ONLY, NEAR, remaining
from lnverify.numeric.kernels.confirm import confirmed
from lnverify.numeric.kernels.errors.profiles import Profile, stable
from lnverify.numeric.kernels.judge import MANY_ROWS, causes_of, excess, figure
from lnverify.numeric.kernels.runs import run
from lnverify.numeric.kernels.witness import Witness
from lnverify.numeric.reference import Problem, Solution, solve
from lnverify.numeric.reference.measures import distances

BEHAVIOUR = "behaviour"
"""Stands for the quantity where a kernel changes its inputs or refuses them."""

ANEW = 3
"""With how many other numbers a mistake in the formula is tried again."""


@dataclass(frozen=True)
class Failure:
    """Something that an implementation does wrong at a point.

    Attributes:
        point: where.
        quantity: output, dx, dgain, dbias, or BEHAVIOUR.
        causes: what makes the same error; none where nothing known here does.
        ratio: the error over the allowed one; infinite where an entry is NaN or infinite and should not be.
    """

    point: Point
    quantity: str
    causes: tuple[str, ...]
    ratio: float

    def to_json(self) -> dict[str, Any]:
        """JSON values."""
        return asdict(self) | {"point": self.point.to_json(), "causes": list(self.causes)}


def from_json(facts: dict[str, Any]) -> Failure:
    """The failure that `to_json` wrote."""
    return Failure(points.from_json(facts["point"]), facts["quantity"], tuple(facts["causes"]), float(facts["ratio"]))


def failures(
    implementation: Implementation, point: Point, profile: Profile, only: str = "", causes: bool = True
) -> list[Failure]:
    """What an implementation does wrong at a point; nothing where it has not the format, or a row is too long for it.

    Args:
        implementation: what is tried.
        point: where.
        profile: how far it may err.
        only: the one quantity that is looked at; all of them by default.
        causes: whether causes are looked for, which takes longest.
    """
    if point.format not in implementation.formats:
        return []
    problem = implementation.part(point.problem(implementation.centred))
    if problem is None:
        return []
    found, wrong = answered(implementation, problem)
    if wrong:
        return [Failure(point, BEHAVIOUR, (wrong,), math.inf)]
    solution = solve(problem)
    failing = []
    for quantity in [name for name in found if only in ("", name)]:
        values = found[quantity]
        ratio, index = excess(values, quantity, solution, profile)
        if ratio is not None and ratio > 1:
            names: list[str] = []
            if causes:
                names = causes_at(implementation, solution, quantity, values, index)
                mistaken = (
                    [] if {OTHER_ROWS, NOT_REPEATED, FLOAT32_ONLY} & {*names} else mistakes(solution, quantity, values)
                )
                names += held_again(implementation, point, quantity, mistaken, profile)
            failing.append(Failure(point, quantity, tuple(in_any_format(name, point.format) for name in names), ratio))
    return failing


def in_any_format(cause: str, format: str) -> str:
    """A cause that names the format of its point, so that it is the same one in other formats."""
    return cause if cause in (FLOAT32_ONLY, FLOAT32_EPS) else cause.replace(format, "the input's format")


def answered(implementation: Implementation, problem: Problem) -> tuple[Mapping[str, np.ndarray], str]:
    """What an implementation gives for each quantity, and what it does that no LayerNorm should; empty for nothing."""
    done = run(implementation, problem)
    if done.raised:
        return {}, f"it raises {done.raised}: {re.sub(r'[0-9]+', '#', done.refused[:160])}"
    return done.values, done.refused or (f"it changes {', '.join(done.changed)} in place" if done.changed else "")


def causes_at(
    implementation: Implementation, solution: Solution, quantity: str, values: np.ndarray, index: tuple[int, ...]
) -> list[str]:
    """The ways of computing that make the same error on the row that fails; on the first rows where they are summed."""
    problem = solution.problem
    is_row = len(index) == 2
    if problem.rows > (1 if is_row else MANY_ROWS):
        part = problem.part(slice(index[0], index[0] + 1)) if is_row else problem.first(MANY_ROWS)
        # Computed alone, the row may come out otherwise; fewer rows may err by less.
        made, wrong = answered(implementation, part)
        if wrong or quantity not in made:
            return []
        if _is_right(made[quantity], solve(part), quantity):
            if not is_row:
                return []
            return [OTHER_ROWS if repeats(implementation, solution.problem) else NOT_REPEATED]
        problem = part
    return causes_of(implementation, problem, quantity)


def _is_right(values: np.ndarray, solution: Solution, quantity: str) -> bool:
    with np.errstate(all="ignore"):
        return bool((distances(values, solution[quantity]) <= stable(solution, quantity)).all())


def mistakes(solution: Solution, quantity: str, values: np.ndarray) -> list[str]:
    """The mistakes in the formula that make the same error: all that do alone, else the first two that do together."""
    values = values.astype(np.float64)
    exact, allowed = solution[quantity].high, formula.SLACK * stable(solution, quantity)
    finite = np.isfinite(values)
    found: list[str] = []
    for name, made in formula.wrong_ones(solution.problem, quantity):
        if found and ";" in name:
            break
        with np.errstate(all="ignore"):
            near = bool((np.abs(made - values) <= allowed)[finite].all())
        if near and (np.isfinite(made) == finite).all() and remaining(made, values, exact) <= NEAR:
            found.append(name)
            if ";" in name:
                break
    return found


def held_again(
    implementation: Implementation, point: Point, quantity: str, names: list[str], profile: Profile
) -> list[str]:
    """Those mistakes that make the same error with other numbers too, of the points that fail then."""
    seen = []
    for shift in range(1, ANEW + 1) if names else ():
        problem = implementation.part(replace(point, seed=point.seed + shift).problem(implementation.centred))
        found, wrong = answered(implementation, problem) if problem is not None else ({}, "")
        if problem is None or wrong or quantity not in found:
            continue
        solution = solve(problem)
        ratio, _ = excess(found[quantity], quantity, solution, profile)
        if ratio is not None and ratio > 1:
            seen.append(mistakes(solution, quantity, found[quantity]))
    return confirmed(names, seen)


def witness(implementation: Implementation, failure: Failure, profile: Profile, cause: str) -> Witness | None:
    """The entry that fails most, for a program that shows it; none for behaviour."""
    problem = implementation.part(failure.point.problem(implementation.centred))
    if problem is None or failure.quantity == BEHAVIOUR:
        return None
    found, wrong = answered(implementation, problem)
    if wrong or failure.quantity not in found:
        return None
    solution = solve(problem)
    shown = figure(("", "", failure.point.format), failure.quantity, found[failure.quantity], solution, profile)
    return Witness(problem, failure.quantity, shown.index, shown.got, shown.wanted, shown.ulp_error, cause)

"""What an implementation does wrong at a point, and why: the exact answer is the oracle, a profile judges."""

from __future__ import annotations

import math
import re
from dataclasses import asdict, replace
from typing import Any

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.calls import HANGING, run
from lnverify.kernels.audit.cases import of_point, points
from lnverify.kernels.audit.cases.points import Point
from lnverify.kernels.audit.causes import formula
from lnverify.kernels.audit.causes.cause import Cause, general_place, said
from lnverify.kernels.audit.causes.cause import from_json as cause_from_json
from lnverify.kernels.audit.causes.conditions import confirmed
from lnverify.kernels.audit.causes.ways import FLOAT32_ONLY, in_any_format
from lnverify.kernels.audit.errors.measure import excess, judge_quantity
from lnverify.kernels.audit.errors.outcome import Outcome, outcome
from lnverify.kernels.audit.errors.profiles import Profile
from lnverify.kernels.audit.errors.table import Measurement
from lnverify.kernels.audit.explain import causes_at
from lnverify.numeric.floats.formats import FORMATS
from lnverify.proofs.errors import InputError

BEHAVIOUR = "behaviour"
"""Stands for the quantity where a kernel changes its inputs or refuses them."""

RAISES = "it raises {detail}"
"""The kind of what is no answer but an error."""

ANEW = 3
"""With how many other numbers a mistake in the formula is tried again."""


def to_json(one: Measurement) -> dict[str, Any]:
    """A failure as JSON values."""
    return {
        "point": one.point.to_json(),
        "quantity": one.quantity,
        "causes": [asdict(cause) for cause in one.causes],
        "ratio": one.ratio,
    }


def from_json(facts: dict[str, Any]) -> Measurement:
    """The failure that `to_json` wrote."""
    return failure(
        points.from_json(facts["point"]),
        facts["quantity"],
        tuple(map(cause_from_json, facts["causes"])),
        float(facts["ratio"]),
    )


def failure(point: Point, quantity: str, causes: tuple[Cause, ...] = (), ratio: float = math.inf) -> Measurement:
    """Something that an implementation does wrong at a point."""
    return Measurement("", "", point, point.format, quantity, causes=causes, ratio=ratio)


def failures(
    implementation: Implementation, point: Point, profile: Profile, only: str = "", causes: bool = True
) -> list[Measurement]:
    """What an implementation does wrong at a point; nothing where it has not the format, or a row is too long for it.

    All quantities are looked at, or `only` one. Causes take longest.

    Raises:
        InputError: where a call does not come back: then the kernel is not called again, and nothing more can be seen.
    """
    result = _failures(implementation, point, profile, only, causes)
    if {implementation.forward, implementation.backward} & HANGING.keys():
        raise InputError(
            f"{implementation.name}: a call did not come back within {implementation.limit:g} s ({point.format}, "
            f"{point}); code that ends by itself, or a larger --call-timeout, would be right"
        )
    return result


def _failures(
    implementation: Implementation, point: Point, profile: Profile, only: str, causes: bool
) -> list[Measurement]:
    case = of_point(point, implementation.centred)
    problem = implementation.part(case.problem) if point.format in implementation.formats else None
    if problem is None:
        return []
    done = run(implementation, problem)
    if done.raised:
        wrong = f"{done.raised}: {re.sub(r'[0-9]+', '#', done.refused[:160])}"
        return [failure(point, BEHAVIOUR, (Cause(RAISES, detail=wrong),))]
    if done.refused or done.changed:
        return [failure(point, BEHAVIOUR, (said(done.refused or f"it changes {', '.join(done.changed)} in place"),))]
    solution, failing = case.solution_of(problem), []
    for quantity in [name for name in done.values if only in ("", name)]:
        seen = Outcome(solution, quantity, done.values[quantity])
        one = judge_quantity(("", "", point, point.format), seen, profile)
        if not one.passes:
            names: list[Cause] = []
            if causes:
                _, names = causes_at(implementation, problem, quantity, one.index, profile.anywhere)
                if FLOAT32_ONLY not in names:
                    # What a constant row gives is a rounding error by another, which many mistakes give; ∂β has no x.
                    rounding = quantity != "dbias" and (problem.x == problem.x[:, :1]).all()
                    mistakes = [] if rounding else formula.mistakes(seen)
                    names += confirm_mistakes(implementation, point, quantity, mistakes, profile)
            failing.append(replace(one, causes=tuple(in_general(name, point.format) for name in names)))
    return failing


def in_general(cause: Cause, format: str) -> Cause:
    """A cause that names the format of its point, or a place with its numbers, as it is named at other points."""
    return replace(in_any_format(cause, FORMATS[format]), where=general_place(cause.where))


def confirm_mistakes(
    implementation: Implementation, point: Point, quantity: str, names: list[Cause], profile: Profile
) -> list[Cause]:
    """Those mistakes that make the same error with other numbers too, of the points that fail then."""
    seen = []
    for shift in range(1, ANEW + 1) if names else ():
        problem = implementation.part(replace(point, seed=point.seed + shift).problem(implementation.centred))
        again = outcome(implementation, problem, quantity) if problem is not None else None
        if again is not None and (excess(again, profile)[0] or 0.0) > 1:
            seen.append(formula.mistakes(again, among=names))
    return confirmed(names, seen)

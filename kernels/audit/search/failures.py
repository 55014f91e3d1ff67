"""What an implementation does wrong at a point: the exact answer is the oracle, a profile judges."""

from __future__ import annotations

import math
import re

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.behaviour import CHANGES
from lnverify.kernels.audit.calls import HANGING, run
from lnverify.kernels.audit.cases import of_point
from lnverify.kernels.audit.cases.points import Point
from lnverify.kernels.audit.causes.cause import RAISES, Cause, said
from lnverify.kernels.audit.errors.measure import judge_quantity
from lnverify.kernels.audit.errors.outcome import Outcome
from lnverify.kernels.audit.errors.profiles import Profile
from lnverify.kernels.audit.errors.table import Measurement
from lnverify.proofs.errors import InputError

BEHAVIOUR = "behaviour"
"""Stands for the quantity where a kernel changes its inputs or refuses them."""


def failures(implementation: Implementation, point: Point, profile: Profile, only: str = "") -> list[Measurement]:
    """What an implementation does wrong at a point; nothing where it has not the format, or a row is too long for it.

    All quantities are looked at, or `only` one. Behaviour alone has a cause: what is seen.

    Raises:
        InputError: where a call does not come back: then the kernel is not called again, and nothing more can be seen.
    """
    case = of_point(point, implementation.centred)
    problem = implementation.part(case.problem) if point.format in implementation.formats else None
    if problem is None:
        return []
    done, place = run(implementation, problem), ("", "", point, point.format)
    if {implementation.forward, implementation.backward} & HANGING.keys():
        raise InputError(
            f"{implementation.name}: a call did not come back within {implementation.limit:g} s ({point.format}, "
            f"{point}); code that ends by itself, or a larger --call-timeout, would be right"
        )
    if done.refused or done.changed:
        cause = said(done.refused or CHANGES.format(", ".join(done.changed)))
        if done.raised:
            cause = Cause(RAISES, detail=f"{done.raised}: {re.sub('[0-9]+', '#', done.refused[:160])}")
        return [Measurement(*place, BEHAVIOUR, causes=(cause,), ratio=math.inf)]
    solution = case.solution_of(problem)
    names = [name for name in done.values if only in ("", name)]
    judged = [judge_quantity(place, Outcome(solution, name, done.values[name]), profile) for name in names]
    return [one for one in judged if not one.passes]

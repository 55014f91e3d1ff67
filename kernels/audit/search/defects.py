"""Failures under one condition that have one cause are one defect.

The failure nearest to plain inputs is made simple, and what falls under its condition belongs to it; so on with those
that are left. Each group is explained as an audit explains its failures, and groups with one cause are one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.cases import of_point
from lnverify.kernels.audit.cases.points import PLAIN, Point
from lnverify.kernels.audit.causes import formula
from lnverify.kernels.audit.causes.cause import Cause, said
from lnverify.kernels.audit.errors.outcome import outcome
from lnverify.kernels.audit.errors.profiles import Profile
from lnverify.kernels.audit.errors.table import QUANTITIES, Measurement
from lnverify.kernels.audit.explain import TRACED, explain, mistakes_at
from lnverify.kernels.audit.program import program
from lnverify.kernels.audit.search.failures import BEHAVIOUR, failures
from lnverify.kernels.audit.shrink.points import PLAINER, Simplest, simplest
from lnverify.kernels.audit.verdict import hexadecimal
from lnverify.kernels.audit.witness import Witness, witness
from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.publishing.quantities import SYMBOLS

ANEW = 3
"""With how many other numbers a mistake in the formula is tried again."""

MOST = 12
"""How many failures are made simple; what is left of them is counted with the last."""


@dataclass(frozen=True)
class Defect:
    """Failures of an implementation that have one cause.

    Attributes:
        implementation: whose it is.
        simplest: the simplest point found that shows it.
        failures: all of them, at least one.
        shown: the cause, and the entry that fails most there; no entry for behaviour, and where it does not show again.
        program: that shows it.
    """

    implementation: str
    simplest: Simplest
    failures: Sequence[Measurement]
    shown: Witness
    program: str

    @property
    def quantities(self) -> list[str]:
        """What is wrong, outputs first."""
        results = {one.quantity for one in self.failures}
        return [name for name in (*QUANTITIES, BEHAVIOUR) if name in results]

    @property
    def formats(self) -> list[str]:
        """In which formats."""
        results = {one.format for one in self.failures}
        return [name for name in FORMATS if name in results]

    @property
    def line(self) -> str:
        """The defect in one line."""
        symbols = ", ".join(SYMBOLS[name] for name in self.quantities if name != BEHAVIOUR)
        where = f"; needs {', '.join(self.simplest.where)}" if self.simplest.where else ""
        where = where if self.simplest.is_simple else "; there was no time to make it simple"
        count = len({one.point for one in self.failures})
        head = f"{symbols}: " if symbols else ""
        return f"{head}{self.shown.cause}{where} ({', '.join(self.formats)}; {count} point{'s' if count > 1 else ''})"

    def to_json(self) -> dict[str, Any]:
        """The defect as JSON values."""
        shown = self.shown
        facts: dict[str, Any] = {
            "implementation": self.implementation,
            "cause": shown.cause,
            "quantities": self.quantities,
            "formats": self.formats,
            "needs": self.simplest.where,
            "points": len({one.point for one in self.failures}),
            "largest": max(one.ratio or 0.0 for one in self.failures),
            "simplest": self.simplest.point.to_json(),
            "input": f"{self.simplest.point.format}, {self.simplest.point}",
        }
        if shown.index:
            facts |= {"at": list(shown.index), "got": hexadecimal(shown.got), "wanted": hexadecimal(shown.wanted)}
        return facts


@dataclass
class Group:
    """Failures of one quantity under one condition.

    Attributes:
        simplest: the condition, with the simplest point found that shows it.
        failures: those under it, the one that was made simple first.
        causes: why they fail.
    """

    simplest: Simplest
    failures: list[Measurement]
    causes: tuple[Cause, ...] = ()

    @property
    def quantity(self) -> str:
        """What is wrong."""
        return self.failures[0].quantity


def defects(
    implementation: Implementation,
    found: Sequence[Measurement],
    profile: Profile,
    origin: str = "",
    seconds: float = math.inf,
) -> list[Defect]:
    """The defects behind failures, made simple in so many seconds; `origin` is as of `program`."""
    ends = monotonic() + seconds
    merged: list[list[Group]] = []
    for group in _groups(implementation, sorted(found, key=_order), profile, ends):
        group.causes = _causes(implementation, group, profile, ends)
        alike = next((each for each in merged if _is_one(each, group)), None)
        if alike is None:
            merged.append([group])
        else:
            alike.append(group)
    return [_defect(implementation, groups, profile, origin) for groups in merged]


def _is_one(groups: Sequence[Group], other: Group) -> bool:
    """Whether groups of one defect have a cause in common with another; where none is known, their condition."""
    if not other.causes or not groups[0].causes:
        return not other.causes and not groups[0].causes and groups[0].simplest.matter == other.simplest.matter
    return bool(_in_common([*groups, other]))


def _in_common(groups: Sequence[Group]) -> tuple[Cause, ...]:
    """The causes that all groups have, with the numbers and places of the first."""
    others = [{cause.general for cause in group.causes} for group in groups[1:]]
    return tuple(cause for cause in groups[0].causes if all(cause.general in each for each in others))


def _groups(implementation: Implementation, left: list[Measurement], profile: Profile, ends: float) -> list[Group]:
    """Failures by their conditions."""
    results: list[Group] = []
    while left and len(results) < MOST:
        shown = left[0]
        others = [one.simplest for one in results if one.quantity == shown.quantity]

        def fails(point: Point, shown: Measurement = shown, others: list[Simplest] = others) -> bool | None:
            """Whether a point shows the same; None where another defect shows there, or a NaN for a wrong number."""
            if any(one.covers(point) for one in others):
                return None
            alike = [one for one in failures(implementation, point, profile, shown.quantity) if _is_like(one, shown)]
            if alike and not any(math.isinf(one.ratio or 0) == math.isinf(shown.ratio or 0) for one in alike):
                return None
            return bool(alike)

        simple = simplest(shown.point, fails, ends)
        there = [name for name in FORMATS if name == shown.format or fails(replace(simple.point, format=name))]
        under = [
            one
            for one in left
            if one is shown
            or (_is_like(one, shown) and one.format in there and (simple.covers(one.point) or not simple.is_simple))
        ]
        left = [one for one in left if one not in under]
        results.append(Group(simple, under))
    for one in left:
        alike = [group for group in results if group.quantity == one.quantity] or results
        alike[-1].failures.append(one)
    return results


def _is_like(one: Measurement, other: Measurement) -> bool:
    """Whether failures are of one quantity; those of behaviour also look the same."""
    return one.quantity == other.quantity and one.causes == other.causes


def _causes(implementation: Implementation, group: Group, profile: Profile, ends: float) -> tuple[Cause, ...]:
    """Why the failures of a group fail, by the audit's own explanation of some of them."""
    shown = group.failures[0]
    if group.quantity == BEHAVIOUR:
        return shown.causes
    if monotonic() > ends:
        return (said("there was no time to look for its cause"),)
    simple = failures(implementation, group.simplest.point, profile, group.quantity)
    alike = [one for one in group.failures if one.format == shown.format and one.quantity == group.quantity]
    traced = [*simple, *alike][:TRACED]
    cases = [(of_point(one.point, implementation.centred), one) for one in traced]
    explained = explain(implementation, cases, profile).causes
    # What is known only in part yields to a mistake that the condition hides from the plain rows.
    causes = explained if any(one.exact for one in explained) else _mistakes(implementation, group) or explained
    if causes and causes[0].exact and causes[0].places and not causes[0].where:
        # Of short rows all entries may be wrong where of longer ones a part is.
        problems = filter(None, (implementation.part(case.problem) for case, _ in cases))
        seen = filter(None, (outcome(implementation, problem, group.quantity) for problem in problems))
        there = (one for result in seen for one in mistakes_at(implementation, result) if one.where)
        causes = [next((one for one in there if one.general == causes[0].general), causes[0]), *causes[1:]]
    # As they are named at other points: of a short row all entries may be wrong, and of a long one the last ones.
    formats, last = {shown.format: "the input's format"}, {True: "the last rows", False: "the last entries"}
    named = [replace(one, detail=formats.get(one.detail, one.detail), where=one.where and last["row" in one.where])
             for one in causes]  # fmt: skip
    return tuple(dict.fromkeys(named))


def _mistakes(implementation: Implementation, group: Group) -> list[Cause]:
    """The mistakes in the formula that give a kernel's values at the simplest point, with whatever numbers.

    They may show there alone: plain rows do not refute them.
    """
    point, causes = group.simplest.point, list[Cause]()
    for shift in range(1 + ANEW):
        problem = implementation.part(replace(point, seed=point.seed + shift).problem(implementation.centred))
        result = outcome(implementation, problem, group.quantity) if problem is not None else None
        if result is not None and (not shift or causes) and result.problem.x.size <= formula.MANY_ENTRIES:
            causes = formula.mistakes(result, among=causes)
    return causes


def _defect(implementation: Implementation, groups: Sequence[Group], profile: Profile, origin: str) -> Defect:
    """The defect of groups with one cause; the first of them is shown."""
    first = groups[0]
    case = of_point(first.simplest.point, implementation.centred)
    problem = implementation.part(case.problem) or case.problem
    causes = _in_common(groups)
    if first.quantity != BEHAVIOUR and failures(implementation, first.simplest.point, profile, first.quantity):
        shown = witness(implementation, problem, first.quantity, profile, causes, case.recipe)
    else:
        shown = Witness(problem, causes, case.recipe)
    every = [one for group in groups for one in group.failures]
    return Defect(implementation.name, first.simplest, every, shown, program(implementation, shown, origin))


def _order(failure: Measurement) -> tuple[Any, ...]:
    """Outputs before gradients; then points that are nearly plain come first, then small ones."""
    point: Point = failure.point
    others = sum(getattr(point, name) != getattr(PLAIN, name) for name in PLAINER)
    return [*QUANTITIES, BEHAVIOUR].index(failure.quantity), others, point.size * point.rows

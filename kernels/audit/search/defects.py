"""Measurements that have one cause are one defect.

Where ways of computing make the same errors, that which explains most of them is the cause, as in the audit's findings.
Failures that nothing known here explains are told apart by their conditions: each is made simple, and those that fall
under the condition of an earlier one belong to it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.calls import value
from lnverify.kernels.audit.cases import of_point
from lnverify.kernels.audit.cases.points import PLAIN, Point
from lnverify.kernels.audit.causes.cause import Cause
from lnverify.kernels.audit.causes.conditions import attributed
from lnverify.kernels.audit.errors.profiles import Profile
from lnverify.kernels.audit.errors.table import QUANTITIES, Measurement
from lnverify.kernels.audit.program import program
from lnverify.kernels.audit.search.failures import BEHAVIOUR, failures
from lnverify.kernels.audit.shrink.points import PLAINER, Simplest, simplest
from lnverify.kernels.audit.verdict import hexadecimal
from lnverify.kernels.audit.witness import Witness, witness
from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.publishing.quantities import SYMBOLS

MOST_OPEN = 8
"""How many failures without a cause are made simple; what is left of them is counted with the last."""


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


def defects(
    implementation: Implementation, found: Sequence[Measurement], profile: Profile, origin: str = ""
) -> list[Defect]:
    """The defects behind failures: first those that have a cause, then those that are told apart by their conditions.

    A failure without a cause belongs to the defect under whose condition it falls. `origin` is as of `program`.
    """
    known = [one for one in found if one.causes]
    groups: dict[Cause | None, list[Measurement]] = {}
    for failure, cause in zip(known, attributed([_ways(one) for one in known]), strict=True):
        groups.setdefault(cause, []).append(failure)
    explained = [_group_explained(implementation, cause, group, profile) for cause, group in groups.items() if cause]
    left = sorted((one for one in found if not one.causes), key=_order_of_failure)
    for _, simple, group in explained:
        seen = {(each.quantity, each.format) for each in group}
        under = [one for one in left if simple.covers(one.point) and (one.quantity, one.format) in seen]
        left = [one for one in left if one not in under]
        group += under
    return [
        _defect(implementation, causes, simple, group, profile, origin)
        for causes, simple, group in [
            *explained,
            *_open(implementation, left, profile, {cause for causes, _, _ in explained for cause in causes}),
        ]
    ]


Group = tuple[list[Cause], Simplest, list[Measurement]]
"""Causes, where they are seen, and the failures that they explain."""


def _group_explained(implementation: Implementation, cause: Cause, group: list[Measurement], profile: Profile) -> Group:
    """What failures have in common that one cause explains: all causes that they share."""
    common = [name for name in _ways(group[0]) if all(name in _ways(one) for one in group)] or [cause]
    shown = replace(min(group, key=_order_of_failure), causes=tuple(dict.fromkeys([*common, cause])))
    return common, _simplest(implementation, shown, profile), group


def _open(
    implementation: Implementation, unexplained: Sequence[Measurement], profile: Profile, others: Collection[Cause]
) -> list[Group]:
    """What failures have in common that nothing explains: a condition; `others` are the causes of other defects."""
    results: dict[tuple[Any, ...], Group] = {}
    outputs = {one.point for one in unexplained if one.quantity == "output"}
    # A gradient that fails where the output does has most likely failed with it.
    left = sorted(unexplained, key=lambda one: one.quantity != "output" and one.point in outputs)
    for _ in range(MOST_OPEN):
        if not left:
            break
        shown = left[0]
        simple = _simplest(implementation, shown, profile, others)
        format = shown.format
        # Without time for a condition they are not told apart.
        covers = simple.covers if simple.is_simple else lambda point: True
        under = [one for one in left if one is shown or (one.format == format and covers(one.point))]
        left = [one for one in left if one not in under]
        results.setdefault(simple.matter, ([], simple, []))[2].extend(under)
    if left:
        results[next(reversed(results))][2].extend(left)
    return list(results.values())


def _defect(
    implementation: Implementation,
    causes: list[Cause],
    simple: Simplest,
    group: Sequence[Measurement],
    profile: Profile,
    origin: str,
) -> Defect:
    case, quantity = of_point(simple.point, implementation.centred), min(group, key=_order_of_failure).quantity
    shown_causes = in_common(causes, group)
    problem = implementation.part(case.problem) or case.problem
    if quantity != BEHAVIOUR and value(implementation, problem, quantity) is not None:
        shown = witness(implementation, problem, quantity, profile, shown_causes, case.recipe)
    else:
        shown = Witness(problem, shown_causes, case.recipe)
    return Defect(implementation.name, simple, group, shown, program(implementation, shown, origin))


def _simplest(
    implementation: Implementation, failure: Measurement, profile: Profile, others: Collection[Cause] = ()
) -> Simplest:
    """The simplest point found that shows a failure as the given one does; `others` as of `_is_like`."""
    return simplest(
        failure.point,
        lambda point: _is_like(implementation, failure, point, profile, others),
        lambda point: bool(failures(implementation, point, profile, failure.quantity, causes=False)),
    )


def _is_like(
    implementation: Implementation, failure: Measurement, point: Point, profile: Profile, others: Collection[Cause] = ()
) -> bool:
    """Whether a point shows the failure: the same quantity, and one of its causes.

    A failure without a cause is shown by any that has none of the `others`, the causes of other defects.
    """
    wanted = set(_ways(failure))
    for one in failures(implementation, point, profile, failure.quantity):
        ways = set(_ways(one))
        same = wanted & ways if wanted else not ways & set(others)
        if one.quantity == failure.quantity and same:
            return True
    return False


def _ways(failure: Measurement) -> list[Cause]:
    """The causes of a failure, wherever in an array they are seen, and in whatever quantity."""
    return list(dict.fromkeys(cause.general for cause in failure.causes))


def in_common(causes: Sequence[Cause], group: Sequence[Measurement]) -> tuple[Cause, ...]:
    """The causes of failures, with where they are seen; what explains less than half of them is no cause of all."""
    if 2 * sum(bool(one.causes) for one in group) < len(group):
        return ()
    return tuple(_as_seen(cause, group) for cause in causes)


def _as_seen(cause: Cause, group: Sequence[Measurement]) -> Cause:
    """A general cause with all places where it is seen, and with the number that it has in every failure."""
    alike = [each for one in group if (each := [same for same in one.causes if same.general == cause])]
    numbers = set.intersection(*({one.number for one in each if one.number is not None} for each in alike))
    where = {one.where for each in alike for one in each if one.where}
    return replace(cause, number=max(numbers, default=None), where=" or ".join(sorted(where)))


def _order_of_failure(failure: Measurement) -> tuple[Any, ...]:
    """Points that are nearly plain come first, then small ones; outputs before gradients."""
    point: Point = failure.point
    others = sum(getattr(point, name) != getattr(PLAIN, name) for name in PLAINER)
    order = [*QUANTITIES, BEHAVIOUR].index(failure.quantity)
    return order, others, point.size * point.rows, len(failure.causes)

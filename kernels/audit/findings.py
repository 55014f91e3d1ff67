"""Findings: each place where a released library loses more than half of its digits, or gives NaN, Inf or 0.

For every implementation, quantity, format and tag of regimes, the worst regime is taken, its input made small
(`kernels.audit.evidence`), and what may have caused the error traced (`kernels.audit.causes.trace`). Cases
with one cause are one finding, and so are those of implementations that run the same code. A gradient that is wrong
where the output is, for the same cause, belongs to it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import asdict, dataclass, replace
from typing import Any

from lnverify.kernels.audit import cache
from lnverify.kernels.audit.adapters.libraries import is_released, load, versions
from lnverify.kernels.audit.cases.reported import reports
from lnverify.kernels.audit.causes.conditions import Tried
from lnverify.kernels.audit.causes.naming import LISTED, OPEN, SPECIFIED, attributed, family, shared
from lnverify.kernels.audit.causes.outputs import BY_CAUSE, PLAINEST
from lnverify.kernels.audit.causes.shared_code import owner, promise
from lnverify.kernels.audit.cluster import gather
from lnverify.kernels.audit.errors.table import QUANTITIES, Measurement, Table, half_of_the_digits
from lnverify.kernels.audit.evidence import Evidence, investigate, try_causes
from lnverify.numeric.floats.formats import FLOAT32, FORMATS

FORMAT_ORDER = ("float32", "float64", "float16", "bfloat16")
"""Where a fault is shown if several formats have it: the first of these."""


@dataclass(frozen=True)
class Finding:
    """The cases that one line of code, or one implementation, makes for one cause.

    Attributes:
        cause: the way of computing that explains them, or OPEN.
        cases: all of them, at least one; those of the implementation that has the defect, where it has any, and of
            others that run its code.
        own: the ways of computing that meet the four conditions; None where they were not asked.
        tried: every way that was held to them.
    """

    cause: str
    cases: Sequence[Evidence]
    own: Sequence[str] | None = None
    tried: Sequence[Tried] = ()

    @property
    def example(self) -> Evidence:
        """The case that tells most: of who has the defect, outputs first, then small inputs with few explanations.

        On offsets ways of computing differ most; what is computed shows on plain inputs.
        """
        first = "plain" if self.cause in SPECIFIED else "offset"
        return min(
            self.cases, key=lambda case: (case.failure.implementation != self.owner, *_order_of_evidence(case, first))
        )

    @property
    def owner(self) -> str:
        """Whose code it is."""
        return owner(self.cases[0].failure.implementation, self.cause)

    @property
    def others(self) -> list[str]:
        """The other implementations that show it, since they run the same code."""
        names = dict.fromkeys(case.failure.implementation for case in self.cases)
        return [name for name in names if name != self.example.failure.implementation]

    @property
    def quantities(self) -> dict[str, list[str]]:
        """The quantities that are wrong, with the tags of the regimes on which they are."""
        results: dict[str, list[str]] = {}
        for quantity, tag in sorted((QUANTITIES.index(one.failure.quantity), one.failure.tag) for one in self.cases):
            results.setdefault(QUANTITIES[quantity], []).append(tag)
        return {quantity: list(dict.fromkeys(tags)) for quantity, tags in results.items()}

    @property
    def ties(self) -> list[str]:
        """Every way of computing that explains all cases, the cause first; the evidence cannot tell them apart."""
        if self.cause == OPEN:
            return list(self.own or ())
        ways = [list(dict.fromkeys(one.causes + one.shared)) for one in self.cases]
        results = [self.cause, *(name for name in ways[0] if name != self.cause and all(name in each for each in ways))]
        if self.own is None:
            return results
        return [name for name in results if name in self.own] or list(self.own)

    @property
    def description(self) -> str:
        """The cause in words: of ties what they share, but for a choice of what is computed, which is the simplest."""
        chosen = self.cause in SPECIFIED and (self.own is None or self.cause in self.own)
        if chosen:
            return self.cause
        if not self.ties:
            failures = [f"{one.cause} ({one.failure})" for one in self.tried]
            more = f", and {len(failures) - LISTED} other ways" if len(failures) > LISTED else ""
            return f"{OPEN}; tried: {', '.join(failures[:LISTED])}{more}" if failures else OPEN
        if self.own is not None and len(self.ties) > LISTED and not family(self.ties):
            listing = ", ".join(self.ties[:LISTED])
            return f"{OPEN}: {len(self.ties)} ways meet the conditions, {listing} among them"
        return shared(self.ties) + promise(self.owner, self.ties)

    def to_json(self) -> dict[str, Any]:
        """The finding as the page publishes it."""
        failures, one = [case.failure for case in self.cases], self.example.failure
        known = {matching_report(case) for case in self.cases}
        return (
            {"library": one.library, "implementation": one.implementation, "quantity": one.quantity, "tag": one.tag}
            | {"regime": one.regime, "format": one.format, "formats": [], "row": one.worst_row}
            | self.example.to_json()
            | {
                "formats": [name for name in FORMATS if any(name == each.format for each in failures)],
                "versions": versions(one.library),
                "report": ", ".join(sorted(known - {""})),
                "tags": sorted({each.tag for each in failures}),
                "cause": self.description,
                "also in": self.others,
                "ties": self.ties,
                "own width": self.own is not None and bool(self.own),
                "tried": [asdict(one) | {"holds": one.holds} for one in self.tried],
                "quantities": self.quantities,
            }
        )


def matching_report(case: Evidence) -> str:
    """The report of such a fault: of the same kind on the same tag; the reports are about outputs."""
    one = case.failure
    if one.quantity != "output":
        return ""
    got, exact = ([float(value) for value in values] for values in (case.got, case.exact))
    if any(math.isnan(value) for value in got):
        fault = "NaN"
    elif not any(exact):
        fault = "not 0"
    else:
        fault = "wrong" if any(got) else "0"
    return reports(one.library, one.tag, not _is_rms(one.implementation), (one.format,), fault)


def failures(table: Table) -> list[Measurement]:
    """What released implementations get wrong: for each, quantity, tag and format the worst regime."""
    worst: dict[tuple[str, str, str, str, str], Measurement] = {}
    for one in table:
        aside = not one.lost and cancels(one.implementation, one.quantity, one.regime)
        if is_released(one.library) and not aside and one.error > half_of_the_digits(FORMATS[one.format]):
            key = one.library, one.implementation, one.quantity, one.tag, one.format
            worst[key] = max(worst.get(key, one), one, key=lambda each: (each.error, each.regime, each.worst_row))
    return [worst[key] for key in sorted(worst)]


def cancels(implementation: str, quantity: str, regime: str) -> bool:
    """Whether an exact answer is below one rounding error of its terms: no arithmetic of one precision holds on to it.

    So it is with a bias that cancels the output, and with ∂x where N is 2, for RMSNorm 1: of its terms only the
    part of eps in the variance is left.
    """
    if quantity == "output":
        return regime == "a bias that cancels"
    return quantity == "dx" and regime == ("N = 1" if _is_rms(implementation) else "N = 2")


def _is_rms(implementation: str) -> bool:
    return "RMS" in implementation


def find(
    table: Table, executor: Executor, progress: Callable[[], None] = lambda: None
) -> tuple[list[Finding], list[Measurement]]:
    """Every finding, and the failures that did not show again.

    What was found out is kept, as measurements are.
    """
    result = gather({one: (_key(one), investigate_in_worker, one) for one in failures(table)}, executor, progress)
    cases = [Evidence(failure, **result[failure]) for failure in sorted(result, key=_order)]
    unseen = [case.failure for case in cases if not case.shown]
    return at_full_width(merge_evidence([case for case in cases if case.shown]), executor), unseen


def at_full_width(findings: Sequence[Finding], executor: Executor) -> list[Finding]:
    """The findings with what meets the four conditions at their regimes' own width; kept, as measurements are."""
    tasks = {}
    for place, finding in enumerate(findings):
        alike = _same_quantity(finding)
        key = cache.key(cache.CAUSE, alike[0].library, "conditions", *(part for one in alike for part in _parts(one)))
        tasks[place] = key, try_in_worker, alike, finding.ties
    answer = []
    for finding, result in zip(findings, gather(tasks, executor).values(), strict=True):
        ways = [Tried(**one | {"refuted": tuple(one["refuted"])}) for one in result["tried"]]
        answer.append(replace(finding, own=simplest([one.cause for one in ways if one.holds]), tried=ways))
    return answer


def simplest(causes: Sequence[str]) -> list[str]:
    """Those causes that need no more than the digits and the range of a format, where there are such.

    What others add explains nothing; nor do flushed numbers where an algorithm does without.
    """
    plain = [name for name in causes if name.startswith(PLAINEST)]
    kept = [name for name in causes if "flushed" not in name]
    algorithms = kept and all(name in BY_CAUSE for name in kept)
    return plain or (kept if algorithms and family(kept) else list(causes))


def _same_quantity(finding: Finding) -> list[Measurement]:
    """The shown failure, and those of the same implementation and quantity."""
    shown = finding.example.failure
    same = [case.failure for case in finding.cases if case.failure != shown]
    return [
        shown,
        *(one for one in same if (one.implementation, one.quantity) == (shown.implementation, shown.quantity)),
    ]


def try_in_worker(failures: Sequence[Measurement], names: Sequence[str]) -> dict[str, Any]:
    """What was tried as the cause of failures, as JSON values; in a worker."""
    result = try_causes(load(failures[0].library)[failures[0].implementation], failures, names)
    return {"tried": [asdict(one) for one in result]}


def investigate_in_worker(failure: Measurement) -> dict[str, Any]:
    """What shows a failure, as JSON values; in a worker."""
    return investigate(load(failure.library)[failure.implementation], failure).to_json()


def merge_evidence(cases: Sequence[Evidence]) -> list[Finding]:
    """One finding for each cause of an implementation, and of those that run the same code.

    A gradient that may have the cause of the output on the same tag has it. Where the output is right, its causes
    are named for a gradient only if nothing else makes the same error.
    """
    groups: dict[tuple[str, str], tuple[str, list[Evidence]]] = {}
    # Codes take other paths for 16 bits: what explains wider formats as well is not for that the likelier cause.
    for implementation, narrow in dict.fromkeys((case.failure.implementation, _is_narrow(case)) for case in cases):
        of = [case for case in cases if (case.failure.implementation, _is_narrow(case)) == (implementation, narrow)]
        outputs = [case for case in of if case.failure.quantity == "output"]
        causes = attributed([case.causes for case in outputs])
        known = dict(zip(map(_place, outputs), causes, strict=True))
        with_output = [case for case in of if case in outputs or known.get(_place(case)) in case.shared]
        alone = [case for case in of if case not in with_output]
        pairs = [(case, known[_place(case)]) for case in with_output]
        others = attributed([case.causes or case.shared for case in alone])
        for case, cause in [*pairs, *zip(alone, others, strict=True)]:
            # Of open causes, each tag is one.
            name = cause if cause != OPEN else f"{OPEN}: {case.failure.tag}, {case in outputs}"
            groups.setdefault((owner(implementation, cause), name), (cause, []))[1].append(case)
    return [Finding(*group) for group in groups.values()]


def _is_narrow(case: Evidence) -> bool:
    return FORMATS[case.failure.format].precision < FLOAT32.precision


def _place(case: Evidence) -> tuple[str, str]:
    return case.failure.tag, case.failure.format


def _order_of_evidence(case: Evidence, first: str) -> tuple[Any, ...]:
    """What makes an input telling: a tag, few ways that explain it, an answer other than 0, a small size."""
    zero = all(float(value) == 0 for value in case.exact)
    explanations = len(case.causes) or len(case.shared)
    format = FORMAT_ORDER.index(case.failure.format)
    quantity, other = QUANTITIES.index(case.failure.quantity), case.failure.tag != first
    return quantity, not case.snippet, other, format, zero, explanations, case.N, case.rows


def _order(failure: Measurement) -> tuple[str, str, int, str, int]:
    quantity, format = QUANTITIES.index(failure.quantity), FORMAT_ORDER.index(failure.format)
    return failure.library, failure.implementation, quantity, failure.tag, format


def _parts(failure: Measurement) -> tuple[str, ...]:
    """What tells a failure from others of its library."""
    return failure.implementation, failure.quantity, failure.regime, failure.format, str(failure.worst_row)


def _key(failure: Measurement) -> str:
    return cache.key(cache.CAUSE, failure.library, "evidence", *_parts(failure))

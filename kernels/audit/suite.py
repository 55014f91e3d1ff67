"""Named kernels and libraries on all cases, by the workers of an executor; reports of it for CI."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from functools import cache
from typing import Any

from lnverify.kernels.audit.adapters.libraries import implementations
from lnverify.kernels.audit.cases import Case, cases
from lnverify.kernels.audit.cases.points import Point
from lnverify.kernels.audit.cases.regimes import find_regime
from lnverify.kernels.audit.cluster import perform
from lnverify.kernels.audit.errors.measure import measure
from lnverify.kernels.audit.errors.profiles import Profile
from lnverify.kernels.audit.errors.table import QUANTITIES, Measurement
from lnverify.kernels.audit.explain import explain
from lnverify.kernels.audit.nearest import Nearest, nearest
from lnverify.kernels.audit.options import CALL_TIMEOUT, NOTHING_DECLARED, Declared, Options
from lnverify.kernels.audit.program import of_verdict
from lnverify.kernels.audit.verdict import Verdict, failures, marked, wrong_at_once
from lnverify.kernels.audit.witness import Witness
from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.publishing.quantities import SYMBOLS
from lnverify.proofs.errors import InputError


def judged(name: str, format: str, key: str | Point, asked: Options) -> dict[str, list[Measurement]]:
    """How a kernel, or each implementation of a library, does on a case; runs in a worker."""
    results = {}
    for implementation in implementations(name, asked.call_timeout, asked.declared).values():
        implementation.use_threads(1)
        # What a search found fails by its profile, whether networks meet it or not.
        bound = asked.bound_anywhere() if isinstance(key, Point) else asked.bound()
        case = case_of(key, format, implementation.centred)
        near = nearest_of(name, implementation.name, format, asked.call_timeout, asked.declared)
        results[implementation.name] = marked(measure("", implementation, case, bound, near))
    return results


@cache
def nearest_of(
    name: str, key: str, format: str, call_timeout: float = CALL_TIMEOUT, declared: Declared = NOTHING_DECLARED
) -> Nearest | None:
    """The program to which an implementation is closest in a format."""
    return nearest(implementations(name, call_timeout, declared)[key], FORMATS[format])


def case_of(key: str | Point, format: str, centred: bool) -> Case:
    """The case that a measurement is of."""
    return Case(key if isinstance(key, Point) else find_regime(key), FORMATS[format], centred)


def find_faults(name: str, format: str, asked: Options) -> dict[str, Witness | None]:
    """What is wrong with each implementation of a library, or a kernel, on plain inputs; runs in a worker."""
    results = {}
    for implementation in implementations(name, asked.call_timeout, asked.declared).values():
        implementation.use_threads(1)
        results[implementation.name] = wrong_at_once(implementation, FORMATS[format])
    return results


def explain_failures(
    name: str, key: str, format: str, quantity: str, failing: Sequence[Measurement], asked: Options
) -> Witness:
    """Why an implementation fails in a quantity; runs in a worker."""
    one = implementations(name, asked.call_timeout, asked.declared)[key]
    one.use_threads(1)
    return explain(one, [(case_of(each.case, format, one.centred), each) for each in failing], bound_of(asked))


def conclude_with_program(
    name: str,
    key: str,
    format: str,
    figures: Sequence[Measurement],
    fault: Witness | None,
    witnesses: Sequence[Witness],
    asked: Options,
) -> tuple[Verdict, str]:
    """The verdict on an implementation, and the program that shows its first fault; runs in a worker."""
    one = implementations(name, asked.call_timeout, asked.declared)[key]
    near = nearest_of(name, key, format, asked.call_timeout, asked.declared)
    verdict = Verdict(one.name, format, bound_of(asked).name, figures, fault, witnesses, near)
    return verdict, of_verdict(one, verdict, name)


def bound_of(asked: Options) -> Profile:
    """What is asked of a verdict."""
    return asked.bound_anywhere() if asked.found else asked.bound()


Place = tuple[str, str, str]
"""What was named, the implementation, and the format."""

PLAIN = ""
"""Stands in place of a case for all plain inputs."""


def run(asked: Options, executor: Executor, progress: Callable[[], None] = lambda: None) -> list[tuple[Verdict, str]]:
    """The verdicts on each implementation in each format that it takes, each with its program.

    Raises:
        InputError: where somebody's own functions take none of the inputs.
    """
    figures, faults = measure_all(asked, executor, progress)
    taken = {place: _in_order(value, place[2], asked) for place, value in figures.items() if _taken(value)}
    for name in asked.names:
        if not any(place[0] == name for place in taken):
            raise InputError(_took_nothing(name, figures, asked.declared.signature))
    witnesses: dict[Place, dict[str, Witness]] = {place: {} for place in taken}
    verdicts: dict[Place, tuple[Verdict, str]] = {}
    tasks = {
        (place, quantity): (explain_failures, *place, quantity, failing, asked)
        for place, outcome in taken.items()
        if not faults[place]
        for quantity, failing in failures(outcome).items()
    }
    perform(tasks, executor, lambda task, found: witnesses[task[0]].__setitem__(task[1], found))
    ends = {
        place: (conclude_with_program, *place, result, faults[place], _ordered(witnesses[place]), asked)
        for place, result in taken.items()
    }
    perform(ends, executor, verdicts.__setitem__)
    order = [
        (name, key, format)
        for name in asked.names
        for format in asked.formats or FORMATS
        for key in dict.fromkeys(key for _, key, _ in figures)
    ]
    return [verdicts[place] for place in order if place in verdicts]


def measure_all(
    asked: Options, executor: Executor, progress: Callable[[], None]
) -> tuple[dict[Place, list[Measurement]], dict[Place, Witness | None]]:
    """How each implementation does on its cases, and what is wrong with it on plain inputs, in each format."""
    figures: dict[Place, list[Measurement]] = {}
    faults: dict[Place, Witness | None] = {}

    def collect(place: tuple[str, str, str | Point], found: dict[str, Any]) -> None:
        name, format, case = place
        if case == PLAIN:
            faults.update({(name, key, format): fault for key, fault in found.items()})
            return
        for key, each in found.items():
            figures.setdefault((name, key, format), []).extend(each)
        progress()

    # The largest cases are the last ones; they go first, so that nobody waits for one of them.
    measured = {place: (judged, *place, asked) for place in reversed([*places(asked)])}
    plain = {(name, format, PLAIN): (find_faults, name, format, asked) for name, format, _ in measured}
    perform(plain | measured, executor, collect)
    return figures, faults


def _ordered(witnesses: dict[str, Witness]) -> list[Witness]:
    return [witnesses[quantity] for quantity in QUANTITIES if quantity in witnesses]


def places(asked: Options) -> Iterator[tuple[str, str, str | Point]]:
    """Each name, format and case that is asked for."""
    for name in asked.names:
        for format in asked.formats or FORMATS:
            yield from ((name, format, key) for key in chosen(format, asked))


def chosen(format: str, asked: Options) -> list[str | Point]:
    """The cases of a format, those that a search found last; none where no case of it is asked for."""
    options: dict[str, Any] = {"skip": asked.skip, "names": asked.regimes, "quick": asked.quick}
    results = [case.key for case in cases(format, asked.tags, **options, may_be_empty=True)]
    return [*results, *(point for point in dict.fromkeys(asked.found) if point.format == format)]


def _taken(figures: Sequence[Measurement]) -> bool:
    return any(not one.refused for one in figures)


def _in_order(figures: Sequence[Measurement], format: str, asked: Options) -> list[Measurement]:
    names = chosen(format, asked)
    return sorted(figures, key=lambda one: names.index(one.case))


def _took_nothing(name: str, figures: dict[Place, list[Measurement]], signature: str) -> str:
    reasons = sorted(f"{one.case}: {one.refused}" for place in figures if place[0] == name for one in figures[place])
    return (
        f"{name} takes none of the inputs ({min(reasons, default='none was asked')}); {signature}, "
        "of which the first gives an array in the format of x, would be right"
    )


def junit(verdicts: Sequence[Verdict]) -> str:
    """JUnit's XML: a suite for each implementation and format, a test for the formula and for each figure."""
    root = ElementTree.Element("testsuites")
    for verdict in verdicts:
        place = f"{verdict.name}.{verdict.format}"
        failed = (verdict.formula is not None) + sum(not one.passes for one in verdict.figures)
        counts = {"tests": str(1 + len(verdict.figures)), "failures": str(failed)}
        suite = ElementTree.SubElement(root, "testsuite", {"name": f"{place}, {verdict.profile}"} | counts)
        formula = ElementTree.SubElement(suite, "testcase", classname=place, name="formula")
        if verdict.formula is not None:
            ElementTree.SubElement(formula, "failure", message=verdict.line)
        for one in verdict.figures:
            name = f"{one.case}, {SYMBOLS[one.quantity]}"
            test = ElementTree.SubElement(suite, "testcase", classname=place, name=name)
            if not one.passes:
                size = f"{one.ratio:.3g} times the allowed error at {list(one.index)}"
                message = one.refused or f"{size}: got {one.got!r}, wanted {one.wanted!r}"
                ElementTree.SubElement(test, "failure", message=message)
    ElementTree.indent(root)
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"

"""Named kernels and libraries on all cases, by the workers of an executor; reports of it for CI."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from functools import cache
from typing import Any

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.adapters.libraries import implementations
from lnverify.kernels.audit.cases import Case, cases
from lnverify.kernels.audit.cases.points import Point
from lnverify.kernels.audit.cases.regimes import find_regime
from lnverify.kernels.audit.cluster import perform
from lnverify.kernels.audit.errors.measure import measure
from lnverify.kernels.audit.errors.profiles import Profile
from lnverify.kernels.audit.errors.table import Measurement
from lnverify.kernels.audit.explain import explain
from lnverify.kernels.audit.nearest import Nearest, nearest
from lnverify.kernels.audit.options import Options
from lnverify.kernels.audit.program import of_verdict
from lnverify.kernels.audit.verdict import Verdict, failures, wrong_at_once
from lnverify.kernels.audit.witness import Witness
from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.publishing.quantities import SYMBOLS
from lnverify.proofs.errors import InputError

Place = tuple[str, str, str]
"""What was named, the implementation, and the format."""

PLAIN = ""
"""Stands in place of a case for all plain inputs."""


def loaded(name: str, asked: Options) -> dict[str, Implementation]:
    """A kernel, or each implementation of a library, by one thread."""
    results = implementations(name, asked.call_timeout, asked.declared)
    for one in results.values():
        one.use_threads(1)
    return results


@cache
def nearest_of(place: Place, asked: Options) -> Nearest | None:
    """The program to which an implementation is closest in a format."""
    name, key, format = place
    return nearest(loaded(name, asked)[key], FORMATS[format])


def case_of(key: str | Point, format: str, centred: bool) -> Case:
    """The case that a measurement is of."""
    return Case(key if isinstance(key, Point) else find_regime(key), FORMATS[format], centred)


def bound_of(asked: Options) -> Profile:
    """What is asked of a verdict."""
    return asked.bound_anywhere() if asked.found else asked.bound()


def judge_case(name: str, format: str, key: str | Point, asked: Options) -> dict[str, Any]:
    """How each implementation does on a case, or what is wrong with it on plain inputs; runs in a worker."""
    if key == PLAIN:
        return {one.name: wrong_at_once(one, FORMATS[format]) for one in loaded(name, asked).values()}
    # What a search found fails by its profile, whether networks meet it or not.
    bound = asked.bound_anywhere() if isinstance(key, Point) else asked.bound()
    return {
        one.name: measure(
            "", one, case_of(key, format, one.centred), bound, nearest_of((name, one.name, format), asked)
        )
        for one in loaded(name, asked).values()
    }


def explain_failures(place: Place, failing: Sequence[Measurement], asked: Options) -> Witness:
    """Why an implementation fails in a quantity; runs in a worker."""
    name, key, format = place
    one = loaded(name, asked)[key]
    return explain(one, [(case_of(each.case, format, one.centred), each) for each in failing], bound_of(asked))


def conclude_with_program(
    place: Place, figures: Sequence[Measurement], fault: Witness | None, witnesses: Sequence[Witness], asked: Options
) -> tuple[Verdict, str]:
    """The verdict on an implementation, and the program that shows its first fault; runs in a worker."""
    name, key, format = place
    one, near = loaded(name, asked)[key], nearest_of(place, asked)
    verdict = Verdict(one.name, format, bound_of(asked).name, figures, fault, witnesses, near)
    return verdict, of_verdict(one, verdict, name)


def run(asked: Options, executor: Executor, progress: Callable[[], None] = lambda: None) -> list[tuple[Verdict, str]]:
    """The verdicts on each implementation in each format that it takes, each with its program.

    Raises:
        InputError: where somebody's own functions take none of the inputs.
    """
    figures, faults = measure_all(asked, executor, progress)
    order = {format: chosen(format, asked) for format in asked.formats or FORMATS}
    taken = {
        place: sorted(each, key=lambda one: order[one.format].index(one.case))
        for place, each in figures.items()
        if not all(one.refused for one in each)
    }
    for name in asked.names:
        if not any(place[0] == name for place in taken):
            raise InputError(_took_nothing(name, figures, asked.declared.signature))
    tasks = {
        (place, quantity): (explain_failures, place, failing, asked)
        for place, outcome in taken.items()
        if not faults[place]
        for quantity, failing in failures(outcome).items()
    }
    witnesses: dict[tuple[Place, str], Witness] = {}
    perform(tasks, executor, witnesses.__setitem__)
    ends = {
        place: (
            conclude_with_program, place, outcome, faults[place],
            [witnesses[task] for task in tasks if task[0] == place], asked,
        )
        for place, outcome in taken.items()
    }  # fmt: skip
    verdicts: dict[Place, tuple[Verdict, str]] = {}
    perform(ends, executor, verdicts.__setitem__)
    formats, keys = asked.formats or tuple(FORMATS), list(dict.fromkeys(key for _, key, _ in figures))
    by = sorted(
        verdicts, key=lambda place: (asked.names.index(place[0]), formats.index(place[2]), keys.index(place[1]))
    )
    return [verdicts[place] for place in by]


def measure_all(
    asked: Options, executor: Executor, progress: Callable[[], None]
) -> tuple[dict[Place, list[Measurement]], dict[Place, Witness | None]]:
    """How each implementation does on its cases, and what is wrong with it on plain inputs, in each format."""
    figures: dict[Place, list[Measurement]] = {}
    faults: dict[Place, Witness | None] = {}

    def collect(place: tuple[str, str, str | Point], found: dict[str, Any]) -> None:
        name, format, case = place
        for key, each in found.items():
            if case == PLAIN:
                faults[name, key, format] = each
            else:
                figures.setdefault((name, key, format), []).extend(each)
        if case != PLAIN:
            progress()

    # The largest cases are the last ones; they go first, so that nobody waits for one of them.
    measured = list(reversed([*places(asked)]))
    plain = dict.fromkeys((name, format, PLAIN) for name, format, _ in measured)
    perform({place: (judge_case, *place, asked) for place in [*plain, *measured]}, executor, collect)
    return figures, faults


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

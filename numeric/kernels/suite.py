"""Named kernels and libraries on all cases, by the workers of an executor; reports of it for CI."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import cache
from typing import Any

from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.kernels.adapters import Implementation
from lnverify.numeric.kernels.adapters.callables import LIMIT, SIGNATURE, with_limit
from lnverify.numeric.kernels.adapters.libraries import NotUsableError, load, versions
from lnverify.numeric.kernels.cases import Case, cases
from lnverify.numeric.kernels.cases.points import Point
from lnverify.numeric.kernels.cases.regimes import find_regime
from lnverify.numeric.kernels.cluster import perform
from lnverify.numeric.kernels.errors.measure import measure
from lnverify.numeric.kernels.errors.profiles import Profile, at_most, find_profile, no_worse_than
from lnverify.numeric.kernels.errors.table import Measurement
from lnverify.numeric.kernels.nearest import Nearest, nearest
from lnverify.numeric.kernels.program import of_verdict, takes_tensors
from lnverify.numeric.kernels.verdict import Verdict, conclude, marked
from lnverify.numeric.publishing.quantities import SYMBOLS
from lnverify.proofs.errors import InputError


@dataclass(frozen=True)
class Demand:
    """What is asked of kernels; all of it can be sent to a worker.

    Attributes:
        profile: the name of one of PROFILES.
        max_ulp: outputs within so many ulps, in place of the profile's bound.
        baseline: a library, or module:function, than which no row may be worse; in place of the profile's bound.
        tags, skip, regimes, quick: as of `cases`.
        found: points that a search found, beside the regimes.
        call_timeout: the most seconds that one call of somebody's own kernel may take.
    """

    profile: str = "practical"
    max_ulp: float | None = None
    baseline: str | None = None
    tags: tuple[str, ...] = ()
    skip: tuple[str, ...] = ()
    regimes: tuple[str, ...] = ()
    quick: bool = False
    found: tuple[Point, ...] = ()
    call_timeout: float = LIMIT

    def bound(self) -> Profile:
        """The profile that is meant."""
        if self.baseline is not None:
            return no_worse_than(baseline_of(self.baseline), self.baseline)
        return find_profile(self.profile) if self.max_ulp is None else at_most(self.max_ulp)

    def bound_anywhere(self) -> Profile:
        """What is asked of points that a search found: of *practical*, what the search asked."""
        return find_profile("stable") if self.bound().name == "practical" else self.bound()


def implementations(name: str, call_timeout: float = LIMIT) -> dict[str, Implementation]:
    """The implementations of a library, or somebody's own functions or module.

    Args:
        name: of the library, or module:function.
        call_timeout: the most seconds that one call may take, where it is somebody's own.

    Raises:
        InputError: where a library is not installed or cannot be used, or there is no such function.
    """
    try:
        return {key: with_limit(one, call_timeout) for key, one in load(name).items()}
    except NotUsableError as reason:
        raise InputError(f"{reason}; {name} was named") from None


def baseline_of(name: str) -> Implementation:
    """The first LayerNorm of a library, or somebody's own."""
    return next(one for one in implementations(name).values() if one.centred)


def require(names: Sequence[str]) -> None:
    """See that named libraries are installed.

    Raises:
        InputError: where one is not.
    """
    for name in names:
        try:
            versions(name)
        except NotUsableError as reason:
            raise InputError(f"{reason}; {name} was named") from None


def judged(name: str, format: str, key: str | Point, asked: Demand) -> dict[str, list[Measurement]]:
    """How a kernel, or each implementation of a library, does on a case; runs in a worker."""
    found = {}
    for implementation in implementations(name, asked.call_timeout).values():
        implementation.use_threads(1)
        # What a search found fails by its profile, whether networks meet it or not.
        bound = asked.bound_anywhere() if isinstance(key, Point) else asked.bound()
        case = case_of(key, format, implementation.centred)
        near = nearest_of(name, implementation.name, format, asked.call_timeout)
        found[implementation.name] = marked(measure("", implementation, case, bound, near))
    return found


@cache
def nearest_of(name: str, key: str, format: str, call_timeout: float = LIMIT) -> Nearest | None:
    """The program to which an implementation is closest in a format."""
    return nearest(implementations(name, call_timeout)[key], FORMATS[format])


def case_of(key: str | Point, format: str, centred: bool) -> Case:
    """The case that a measurement is of."""
    return Case(key if isinstance(key, Point) else find_regime(key), FORMATS[format], centred)


def concluded(name: str, key: str, format: str, figures: Sequence[Measurement], asked: Demand) -> tuple[Verdict, str]:
    """The verdict on an implementation, and the program that shows its first fault; runs in a worker."""
    one = implementations(name, asked.call_timeout)[key]
    one.use_threads(1)
    chosen = [case_of(key, format, one.centred) for key in dict.fromkeys(figure.case for figure in figures)]
    bound = asked.bound_anywhere() if asked.found else asked.bound()
    verdict = conclude(one, chosen, figures, bound, nearest_of(name, key, format, asked.call_timeout))
    return verdict, of_verdict(verdict, name if ":" in name else "", takes_tensors(one))


Place = tuple[str, str, str]
"""What was named, the implementation, and the format."""


def run(
    names: Sequence[str],
    formats: Sequence[str],
    asked: Demand,
    executor: Executor,
    progress: Callable[[], None] = lambda: None,
) -> list[tuple[Verdict, str]]:
    """The verdicts on each implementation in each format that it takes, each with its program.

    Raises:
        InputError: where somebody's own functions take none of the inputs.
    """
    asked.bound()
    places = [(name, format, key) for name in names for format in formats for key in chosen(format, asked)]
    figures: dict[Place, list[Measurement]] = {}
    verdicts: dict[Place, tuple[Verdict, str]] = {}

    def collect(place: tuple[str, str, str | Point], found: dict[str, list[Measurement]]) -> None:
        for key, each in found.items():
            figures.setdefault((place[0], key, place[1]), []).extend(each)
        progress()

    # The largest cases are the last ones; they go first, so that nobody waits for one of them.
    perform({place: (judged, *place, asked) for place in reversed(places)}, executor, collect)
    taken = {place: _in_order(found, place[2], asked) for place, found in figures.items() if _taken(found)}
    for name in names:
        if not any(place[0] == name for place in taken):
            raise InputError(_took_nothing(name, figures))
    ends = {place: (concluded, *place, found, asked) for place, found in taken.items()}
    perform(ends, executor, verdicts.__setitem__)
    order = [
        (name, format, key) for name in names for format in formats for key in dict.fromkeys(k for _, k, _ in figures)
    ]
    return [verdicts[name, key, format] for name, format, key in order if (name, key, format) in verdicts]


def chosen(format: str, asked: Demand) -> list[str | Point]:
    """The cases of a format, those that a search found last; none where no case of it is asked for."""
    options: dict[str, Any] = {"skip": asked.skip, "names": asked.regimes, "quick": asked.quick}
    found = [case.key for case in cases(format, asked.tags, **options, may_be_empty=True)]
    return [*found, *(point for point in dict.fromkeys(asked.found) if point.format == format)]


def _taken(figures: Sequence[Measurement]) -> bool:
    return any(not one.refused for one in figures)


def _in_order(figures: Sequence[Measurement], format: str, asked: Demand) -> list[Measurement]:
    names = chosen(format, asked)
    return sorted(figures, key=lambda one: names.index(one.case))


def _took_nothing(name: str, figures: dict[Place, list[Measurement]]) -> str:
    reasons = sorted(f"{one.case}: {one.refused}" for place in figures if place[0] == name for one in figures[place])
    return (
        f"{name} takes none of the inputs ({min(reasons, default='none was asked')}); {SIGNATURE}, "
        "of which the first gives an array in the format of x and the second dx, dgain and dbias, would be right"
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

"""Named kernels and libraries on all cases, by the workers of an executor."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any

from lnverify.kernels.audit import norms
from lnverify.kernels.audit.adapters import own
from lnverify.kernels.audit.adapters.libraries import implementations
from lnverify.kernels.audit.cases import Case, cases
from lnverify.kernels.audit.cases.regimes import TAGS
from lnverify.kernels.audit.cluster import perform
from lnverify.kernels.audit.options import Options
from lnverify.kernels.audit.program import of_verdict
from lnverify.kernels.audit.verdict import Verdict, examine
from lnverify.numeric.floats.formats import FORMATS
from lnverify.proofs.errors import InputError


def examine_named(name: str, format: str, asked: Options) -> list[tuple[Verdict, str] | str]:
    """The verdict on each implementation of a name in a format that it takes, with a program; runs in a worker.

    Of one that takes none of the inputs the reason stands there.
    """
    if asked.channels:
        kernel, given = own.functions(name), (asked.bound(), name, asked.call_timeout)
        return [(norms.examine(asked.channels, kernel, chosen(format, asked), *given), "")]
    results: list[tuple[Verdict, str] | str] = []
    for one in implementations(name, asked.call_timeout, asked.declared).values():
        if format not in one.formats:
            continue
        one.use_threads(1)
        verdict = examine(one, chosen(format, asked, one.centred), asked.bound())
        if verdict.figures and all(each.refused for each in verdict.figures):
            results.append(min(f"{each.case}: {each.refused}" for each in verdict.figures))
        elif verdict.figures:  # of rows that are too long for it there are none
            results.append((verdict, of_verdict(one, verdict, name)))
    return results


def run(asked: Options, executor: Executor, progress: Callable[[], None] = lambda: None) -> list[tuple[Verdict, str]]:
    """The verdicts on each implementation in each format that it takes, each with its program.

    Raises:
        InputError: where somebody's own functions take none of the inputs.
    """
    results = perform({place: (examine_named, *place, asked) for place in places(asked)}, executor, progress)
    for name in asked.names:
        every = [one for place, each in results.items() if place[0] == name for one in each]
        if all(isinstance(one, str) for one in every):
            reason = min((one for one in every if isinstance(one, str)), default="none was asked")
            raise InputError(
                f"{name} takes none of the inputs ({reason}); {asked.declared.signature}, "
                "of which the first gives an array in the format of x, would be right"
            )
    return [one for each in results.values() for one in each if not isinstance(one, str)]


def places(asked: Options) -> list[tuple[str, str]]:
    """Each name and format of which a case is asked for."""
    formats = [format for format in asked.formats or FORMATS if chosen(format, asked)]
    return [(name, format) for name in asked.names for format in formats]


def chosen(format: str, asked: Options, centred: bool = True) -> list[Case]:
    """The cases of a format; none where none of it is asked for."""
    skip = {*asked.skip, *({*TAGS} - {*norms.TAGS} if asked.channels else ())}
    options: dict[str, Any] = {"skip": skip, "names": asked.regimes, "quick": asked.quick, "declared": asked.declared}
    return cases(format, asked.tags, **options, centred=centred, may_be_empty=True)

"""GroupNorm, InstanceNorm and BatchNorm of libraries: how far they are off, beside what *practical* allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from lnverify.kernels.audit import cache, norms
from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.adapters.libraries import other_norms
from lnverify.kernels.audit.errors.profiles import find_profile
from lnverify.kernels.audit.errors.table import Measurement
from lnverify.numeric.publishing.cache import load_or_make

PROFILE = "practical"
"""What they are held to."""

IN_FORMATS = ("float32", "bfloat16")
"""Those that networks are trained in."""

CODE = (*cache.MEASUREMENT, "kernels/audit/norms.py", "kernels/audit/library_norms.py")


def of_library(library: str) -> list[dict[str, Any]]:
    """The results of a library's norms, as JSON values; kept, as measurements are. Runs in a worker."""
    key = cache.key(CODE, library, "other norms")
    outcome: list[dict[str, Any]] = load_or_make(key, lambda: [*results(other_norms(library))])
    return outcome


def results(implementations: Sequence[Implementation]) -> Iterator[dict[str, Any]]:
    """How each norm does in each format, on a few regimes of each tag."""
    for one in implementations:
        one.use_threads(1)
        functions = [one.forward, *filter(None, [one.backward])]
        for format in IN_FORMATS:
            verdict = norms.examine(one.norm, functions, format, find_profile(PROFILE), one.name, quick=True)
            yield {"implementation": one.name, "norm": one.norm, "format": format} | result(verdict.figures)


def result(figures: Sequence[Measurement]) -> dict[str, Any]:
    """What the figures of a norm in a format make.

    Returns:
        cases, failing: how many cases the profile asks something of, and on how many more than it allows came.
        refused: the reasons by case that it refuses.
        worst: by quantity the entry that takes most of its allowed error: which part, on which case, and what came.
    """
    asked = [figure for figure in figures if figure.ratio is not None and not figure.refused]
    worst = {}
    for figure in sorted(asked, key=lambda figure: figure.ratio or 0.0):
        facts = {"ratio": figure.ratio, "case": figure.regime, "got": figure.got, "wanted": figure.wanted}
        worst[figure.quantity] = facts
    return {
        "cases": len({figure.case for figure in asked}),
        "failing": len({figure.case for figure in asked if not figure.passes}),
        "refused": {figure.regime: figure.refused for figure in figures if figure.refused},
        "worst": worst,
    }

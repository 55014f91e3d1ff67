"""GroupNorm, InstanceNorm and BatchNorm of libraries: how far they are off, beside what *practical* allows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
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


@dataclass(frozen=True)
class Worst:
    """The entry of a quantity that takes most of its allowed error: which part, on which case, and what came."""

    ratio: float
    case: str
    got: float
    wanted: float


@dataclass(frozen=True)
class Result:
    """How a norm does in a format.

    Attributes:
        implementation, norm, format: which.
        cases, failing: how many cases the profile asks something of, and on how many more than it allows came.
        refused: the reasons by case that it refuses.
        worst: by quantity.
    """

    implementation: str
    norm: str
    format: str
    cases: int
    failing: int
    refused: dict[str, str]
    worst: dict[str, Worst]


def of_library(library: str) -> list[dict[str, Any]]:
    """The results of a library's norms, as JSON values; kept, as measurements are. Runs in a worker."""
    key = cache.key(CODE, library, "other norms")
    outcome: list[dict[str, Any]] = load_or_make(key, lambda: [asdict(one) for one in results(other_norms(library))])
    return outcome


def results(implementations: Sequence[Implementation]) -> Iterator[Result]:
    """How each norm does in each of its formats, on a few regimes of each tag."""
    for one in implementations:
        one.use_threads(1)
        functions = [one.forward, *filter(None, [one.backward])]
        for format in IN_FORMATS:
            verdict = norms.examine(one.norm, functions, format, find_profile(PROFILE), one.name, quick=True)
            yield result(one, format, verdict.figures)


def result(one: Implementation, format: str, figures: Sequence[Measurement]) -> Result:
    """The result that the figures of a norm in a format make."""
    asked = [figure for figure in figures if figure.ratio is not None and not figure.refused]
    worst: dict[str, Worst] = {}
    for figure in sorted(asked, key=lambda figure: figure.ratio or 0.0):
        worst[figure.quantity] = Worst(figure.ratio or 0.0, figure.regime, figure.got, figure.wanted)
    return Result(
        one.name,
        one.norm,
        format,
        cases=len({figure.case for figure in asked}),
        failing=len({figure.case for figure in asked if not figure.passes}),
        refused={figure.regime: figure.refused for figure in figures if figure.refused},
        worst=worst,
    )

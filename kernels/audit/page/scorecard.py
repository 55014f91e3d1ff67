"""The scorecard: one line for each implementation and format, to be read in a minute."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from lnverify.kernels.audit import behaviour, cache
from lnverify.kernels.audit.adapters.libraries import load
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.errors.table import Measurement, Table, half_of_the_digits, is_rms
from lnverify.numeric.floats.formats import FLOAT32, FORMATS
from lnverify.numeric.publishing.cache import load_or_make
from lnverify.numeric.publishing.numbers import superscript
from lnverify.numeric.reference import solve
from lnverify.numeric.reference.conditioning import kappa

NOISE = 4.0
"""Row errors below this, in u, are roundings of the result; no power of κ is fitted to them."""

Behaviours = Mapping[str, Mapping[str, Mapping[str, bool | None]]]
"""By implementation, format and property."""


Score = Mapping[str, Any]
"""How an implementation does in a format: both names, the value of each of MEASURES, and `behaves`, its properties."""


def of_library(library: str) -> dict[str, dict[str, dict[str, bool | None]]]:
    """The properties of a library's implementations, by format; kept, as measurements are."""

    def properties() -> dict[str, dict[str, dict[str, bool | None]]]:
        return {
            name: {format: behaviour.behaviour(one, FORMATS[format]) for format in one.formats}
            for name, one in load(library).items()
        }

    result: dict[str, dict[str, dict[str, bool | None]]] = load_or_make(
        cache.key(cache.BEHAVIOUR, library, "behaviour"), properties
    )
    return result


def scores(table: Table, behaviours: Behaviours) -> list[Score]:
    """The scores of all implementations."""
    groups = table.by("implementation", "format")
    return [
        {"implementation": name, "format": format}
        | {key: one.measure(groups[name, format]) for key, one in MEASURES.items()}
        | {"behaves": behaviours.get(name, {}).get(format, {})}
        for name in table.implementations
        for format in FORMATS
        if (name, format) in groups
    ]


def offsets(found: Table) -> list[tuple[float, Measurement]]:
    """The outputs on rows with an offset, after their mean/std."""
    outputs = found.where(quantity="output")
    return sorted((ratio, one) for one in outputs if (ratio := REGIMES[one.regime].ratio) is not None)


def power(found: Table) -> float | None:
    """p of error ~ u·κᵖ; None for RMSNorm, whose κ is 1."""
    if is_rms(found.entries[0].implementation):
        return None
    points = [(condition(one.regime, one.format), one.error) for _, one in offsets(found)]
    return fit_slope(points, found.entries[0].format)


@functools.cache
def condition(regime: str, format: str) -> float:
    """The largest κ of a regime's rows, from the exact statistics."""
    return float(kappa(solve(replace(REGIMES[regime].problem(FORMATS[format]), upstream=None))).max())


def fit_slope(points: list[tuple[float, float]], format: str) -> float | None:
    """The slope of log error over log κ, by least squares; 0 where no error is above NOISE, None for one point.

    Args:
        points: κ and row error in u.
        format: whose digits end the fit: errors above a quarter of 1/u are no longer small.
    """
    all_digits = 1 / FORMATS[format].unit_roundoff
    above = [(ratio, error) for ratio, error in points if error > NOISE]
    if not above:
        return 0.0
    usable = [(math.log2(ratio), math.log2(error)) for ratio, error in above if error < all_digits / 4]
    if len(usable) < 2:
        return None
    x, y = np.array(usable).T
    slope = float(np.polyfit(x, y, 1)[0])
    return round(slope, 1)


def first_loss(found: Table) -> float | None:
    """The first mean/std at which half of the digits are gone; None where none is."""
    return min((ratio for ratio, one in offsets(found) if not keeps_half(one)), default=None)


def on_regimes(holds: Callable[[Measurement], bool], *regimes: str) -> Callable[[Table], bool | None]:
    """Whether something holds of the outputs on some regimes; None where none of them was measured."""

    def measure(found: Table) -> bool | None:
        seen = [one for one in found.where(quantity="output") if one.regime in regimes]
        return all(map(holds, seen)) if seen else None

    return measure


def keeps_half(one: Measurement) -> bool:
    """Whether half of the digits are left."""
    return one.error <= half_of_the_digits(FORMATS[one.format])


# A row of zeros is measured against 1.
constant_rows = on_regimes(lambda one: one.error <= 1, "constant 1/3", "constant 1000.1", "constant 1234")

float64_digits = on_regimes(
    lambda one: one.error < FLOAT32.unit_roundoff / FORMATS["float64"].unit_roundoff / 8, "standard normal"
)


def sums_over_rows(found: Table) -> float | None:
    """The larger row error of ∂γ and ∂β over 100,000 rows, in u; infinite where one is lost, None without gradients."""
    seen = [one.error for one in found if one.regime == "100,000 rows" and one.quantity in ("dgain", "dbias")]
    return max(seen, default=None)


def mark(value: bool | None) -> str:
    """A yes, a no, or neither."""
    return "–" if value is None else "✓" if value else "✗"


class Measure(NamedTuple):
    """A fact that is read off the measurements of an implementation in a format.

    Attributes:
        column: the head of its column.
        words: what the column says.
        measure: the measurements in a format to the answer; None where there is none.
        write: an answer as text.
    """

    column: str
    words: str
    measure: Callable[[Table], Any]
    write: Callable[[Any], str] = mark


MEASURES = {
    "power": Measure(
        "p",
        "the power of κ in error ~ u·κᵖ, fitted over mean/std from 1 on, κ from the exact reference: 0 where no more "
        "than the result is rounded, 1 for two passes, 2 for one",
        power,
        "{:g}".format,
    ),
    "half": Measure(
        "half gone at",
        "the first mean/std at which half of the digits are gone (row error above 2^(digits/2) u)",
        first_loss,
        lambda ratio: f"2{superscript(round(math.log2(ratio)))}",
    ),
    "constant": Measure(
        "constant",
        "constant rows give 0 to within u",
        lambda found: None if is_rms(found.entries[0].implementation) else constant_rows(found),
    ),
    "large": Measure("x² large", "rows survive whose squares overflow", on_regimes(keeps_half, "squares overflow")),
    "small": Measure("x² small", "rows survive whose squares underflow", on_regimes(keeps_half, "squares underflow")),
    "float64": Measure(
        "float64",
        "it has more digits than float32",
        lambda found: float64_digits(found) if found.entries[0].format == "float64" else None,
    ),
    "many_rows": Measure(
        "10⁵ rows",
        "the row error of ∂γ and ∂β over 100,000 rows, in u",
        sums_over_rows,
        lambda error: "∞" if math.isinf(error) else _short(error),
    ),
}
"""What is read off the measurements, by its name in JSON; `behaviour.PROPERTIES` are asked beside them."""

COLUMNS = (
    {"implementation": "", "format": ""}
    | {one.column: one.words for one in MEASURES.values()}
    | {name: words for name, (words, _) in behaviour.PROPERTIES.items()}
)
"""The columns of the scorecard, and what each says; the first two need no words."""


def cells(score: Score) -> list[str]:
    """The score as texts, in the order of COLUMNS."""
    answers = [(score[key], one.write) for key, one in MEASURES.items()]
    answers += [(score["behaves"].get(name), mark) for name in behaviour.PROPERTIES]
    texts = ["–" if answer is None else write(answer) for answer, write in answers]
    return [score["implementation"], score["format"], *texts]


def _short(value: float) -> str:
    return f"{value:.2g}" if value < 1000 else f"{value:.0e}".replace("e+0", "e").replace("e+", "e")

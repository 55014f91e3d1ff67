"""The scorecard: one line for each implementation and format, to be read in a minute."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from lnverify.numeric.floats.formats import FLOAT32, FORMATS
from lnverify.numeric.kernels import behaviour
from lnverify.numeric.kernels import cache as disk
from lnverify.numeric.kernels.adapters.libraries import load
from lnverify.numeric.kernels.cases.regimes import REGIMES, TAGS
from lnverify.numeric.kernels.errors.table import Measurement, Table, half_of_the_digits
from lnverify.numeric.publishing.json_text import finite, restore
from lnverify.numeric.publishing.numbers import superscript
from lnverify.numeric.reference import solve
from lnverify.numeric.reference.conditioning import kappa

NOISE = 4.0
"""Row errors below this, in u, are roundings of the result; no power of κ is fitted to them."""

CONSTANT = ("constant 1/3", "constant 1000.1", "constant 1234")
"""The regimes whose rows are constant."""

ROWS = "100,000 rows"
"""The regime of parameter gradients over many rows."""

Behaviours = Mapping[str, Mapping[str, Mapping[str, bool | None]]]
"""By implementation, format and property."""


@dataclass(frozen=True)
class Score:
    """How an implementation does in a format.

    Attributes:
        implementation, format: which.
        power: p of error ~ u·κᵖ, fitted where the error is above NOISE and below all digits; 0 where it never is. None
            where one point is left, and for RMSNorm, whose κ is 1.
        half: the first mean/std at which half of the digits are gone; None where none is.
        constant: whether constant rows give 0.
        large, small: whether rows survive whose squares overflow, or underflow.
        float64: whether float64 has more digits than float32; None in other formats.
        many_rows: the larger row error of ∂γ and ∂β over 100,000 rows, in u; infinite where one is lost, None
            without gradients.
        behaves: the properties of `numeric.kernels.behaviour`; None where an input is refused.
    """

    implementation: str
    format: str
    power: float | None
    half: float | None
    constant: bool | None
    large: bool | None
    small: bool | None
    float64: bool | None
    many_rows: float | None
    behaves: Mapping[str, bool | None]


def of_library(library: str) -> dict[str, dict[str, dict[str, bool | None]]]:
    """The properties of a library's implementations, by format; kept, as measurements are."""
    key = disk.key(disk.BEHAVIOUR, library, "behaviour")
    kept: dict[str, dict[str, dict[str, bool | None]]] | None = disk.read_entry(key)
    if kept is None:
        kept = {
            name: {format: behaviour.behaviour(one, FORMATS[format]) for format in one.formats}
            for name, one in load(library).items()
        }
        disk.write(key, kept)
    return kept


def scores(table: Table, behaviours: Behaviours) -> list[Score]:
    """The scores of all implementations but the algorithms."""
    groups = table.by("implementation", "format")
    return [
        score(name, format, groups[name, format], behaviours)
        for name, library in table.implementations.items()
        for format in FORMATS
        if library != "algorithms" and (name, format) in groups
    ]


def score(name: str, format: str, found: Table, behaviours: Behaviours) -> Score:
    """The score of an implementation in a format, from its measurements there."""
    outputs = {one.regime: one for one in found.where(quantity="output")}
    half, rms = half_of_the_digits(FORMATS[format]), "rms" in name.lower()
    ratios = sorted((ratio, one) for one in outputs.values() if (ratio := REGIMES[one.regime].ratio) is not None)
    lost = [ratio for ratio, one in ratios if one.error > half]
    many = [one.error for one in found if one.regime == ROWS and one.quantity in ("dgain", "dbias")]
    return Score(
        name,
        format,
        power=None if rms else fitted([(condition(one.regime, format), one.error) for _, one in ratios], format),
        half=min(lost, default=None),
        constant=None if rms else _all(outputs.get(regime) for regime in CONSTANT),
        large=_survives(outputs.get("squares overflow"), half),
        small=_survives(outputs.get("squares underflow"), half),
        float64=_is_float64(outputs.get("standard normal")) if format == "float64" else None,
        many_rows=max(many, default=None),
        behaves=behaviours.get(name, {}).get(format, {}),
    )


@cache
def condition(regime: str, format: str) -> float:
    """The largest κ of a regime's rows, from the exact statistics."""
    return float(kappa(solve(replace(REGIMES[regime].problem(FORMATS[format]), upstream=None))).max())


def fitted(points: list[tuple[float, float]], format: str) -> float | None:
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


def _all(measured: Iterator[Measurement | None]) -> bool | None:
    found = [one for one in measured if one is not None]
    # A row of zeros is measured against 1.
    return all(one.error <= 1 for one in found) if found else None


def _survives(one: Measurement | None, half: float) -> bool | None:
    return None if one is None else one.error <= half


def _is_float64(one: Measurement | None) -> bool | None:
    return None if one is None else one.error < FLOAT32.unit_roundoff / FORMATS["float64"].unit_roundoff / 8


def cells(score: Score) -> list[str]:
    """The score as texts, in the order of COLUMNS."""
    behaves = [_mark(score.behaves.get(name)) for name in behaviour.PROPERTIES]
    return [
        score.implementation,
        score.format,
        "–" if score.power is None else f"{score.power:g}",
        "–" if score.half is None else f"2{superscript(round(math.log2(score.half)))}",
        *map(_mark, (score.constant, score.large, score.small, score.float64)),
        "–" if score.many_rows is None else "∞" if math.isinf(score.many_rows) else _short(score.many_rows),
        *behaves,
    ]


COLUMNS = {
    "implementation": "",
    "format": "",
    "p": "the power of κ in error ~ u·κᵖ, fitted over mean/std from 1 on, κ from the exact reference: 0 where no more "
    "than the result is rounded, 1 for two passes, 2 for one",
    "half gone at": "the first mean/std at which half of the digits are gone (row error above 2^(digits/2) u)",
    "constant": "constant rows give 0 to within u",
    "x² large": "rows survive whose squares overflow",
    "x² small": "rows survive whose squares underflow",
    "float64": "it has more digits than float32",
    "10⁵ rows": "the row error of ∂γ and ∂β over 100,000 rows, in u",
    "batch-invariant": "a row has the same bits alone, in its batch, and in another order",
    "threads": "one thread gives the same bits as all, gradients included",
    "repeats": "a second call gives the same bits",
    "NaN": "a NaN makes its own row NaN and no other",
    "Inf": "an infinity shows in its row",
    "−0": "−0 counts as 0",
    "eps < 0": "a negative eps is refused",
    "in place": "inputs are afterwards as they were (of Keras, MLX and tinygrad copies are, which they are given)",
    "strides": "rows that are not contiguous in memory give the same bits",
    "affine off": "without gain and bias it gives what gain 1 and bias 0 do, to within 4 u",
}
"""The columns of the scorecard, and what each says; the first two need no words, the last are behaviour.PROPERTIES."""


def to_json(score: Score) -> dict[str, Any]:
    """The score as JSON values, as `numeric.publishing.json_text.finite` has them."""
    facts: dict[str, Any] = finite(asdict(score))
    return facts


def from_json(facts: Mapping[str, Any]) -> Score:
    """The score that `to_json` wrote."""
    return Score(**restore(dict(facts)))


def _mark(value: bool | None) -> str:
    return "–" if value is None else "✓" if value else "✗"


def _short(value: float) -> str:
    return f"{value:.2g}" if value < 1000 else f"{value:.0e}".replace("e+0", "e").replace("e+", "e")


def heat(table: Table) -> dict[str, dict[str, dict[str, float]]]:
    """For each format, implementation and regime the share of the digits that the output loses, from 0 to 1.

    It is log₂ of the row error over the format's digits; 1 also stands for NaN and Inf.
    """
    found: dict[str, dict[str, dict[str, float]]] = {}
    for one in table.where(quantity="output"):
        if one.library == "algorithms":
            continue
        digits = FORMATS[one.format].precision
        share = 1.0 if one.lost else min(max(math.log2(max(one.row_error, 1.0)) / digits, 0.0), 1.0)
        found.setdefault(one.format, {}).setdefault(one.implementation, {})[one.regime] = round(share, 3)
    return found


def regimes_in_order() -> list[str]:
    """The regimes, by tag."""
    return [regime.name for tag in TAGS for regime in REGIMES.values() if regime.tag == tag]

"""Small pictures of the site, as SVG whose colours are those of the page and whose text is text."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from lnverify.numeric.axes import principal_axes
from lnverify.numeric.floats import plain
from lnverify.numeric.publishing.numbers import number, superscript

_ZERO_GAINS = (1.0, 1.0, 0.0)
_COUNT, _SEED, _EPS = 90, 7, 0.02
_LEAST = 1e-300


@dataclass(frozen=True)
class Mark:
    """One row of a claim as it stands in the picture; places are in pixels.

    Attributes:
        y: its height. reading: its name. observed, bound: places from the left.
        exceeded: whether the residual is above the bound. is_zero: whether the residual is 0.
        words: the numbers, for a hint.
        skipped: why nothing was measured, or "".
    """

    y: int
    reading: str
    observed: float
    bound: float
    exceeded: bool
    is_zero: bool
    words: str
    skipped: str


def rows(measured: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Observed beside bound, a line for each reading, on a scale of powers of ten."""
    left, right, first, line = 72, 620, 12, 20
    sizes = [
        v for row in measured for v in (row["residual"], row["bound"]) if not row["skipped"] and _LEAST < v < math.inf
    ]
    low = math.floor(math.log10(min(sizes, default=1e-3))) - 2
    high = math.ceil(math.log10(max(sizes, default=1))) + 1

    def place(value: float) -> float:
        x = math.log10(value) if value > _LEAST else low
        return round(left + (right - left) * (min(max(x, low), high) - low) / (high - low), 1)

    marks = [_mark(row, first + line * number, place) for number, row in enumerate(measured)]
    bottom = first + line * len(marks)
    step = max(1, math.ceil((high - low) / 8 / 5) * 5 if high - low > 12 else 2)
    ticks = [(place(10.0**k), f"10{superscript(k)}") for k in range(-(-low // step) * step, high + 1, step)]
    places = {"left": left, "right": right, "bottom": bottom, "height": bottom + 22, "width": 640}
    return {"marks": marks, "ticks": ticks, **places}


def _mark(row: Mapping[str, Any], y: int, place: Any) -> Mark:
    residual, bound = float(row["residual"]), float(row["bound"])
    words = f"{row['reading']}: residual {_format_value(residual)}, bound {_format_value(bound)}"
    return Mark(
        y, row["reading"], place(residual), place(bound), row["worst_ratio"] > 1, residual == 0, words, row["skipped"]
    )


def _format_value(value: float) -> str:
    return number(value, low=math.inf, tens=True)


def erratum() -> dict[str, Any]:
    """The image at g = (1, 1, 0), seen along the third axis: what is true, and what the rule of the paper says."""
    axes = principal_axes(_ZERO_GAINS)
    scale = 62
    directions = axes.directions()
    long, short = axes.semi_axes[::-1]
    angle = math.degrees(math.atan2(-directions[1, 1], directions[0, 1]))
    points = plain.normalize(np.random.default_rng(_SEED).standard_normal((_COUNT, 3)), _EPS) * _ZERO_GAINS
    # Without a zero gain among them, the rule's eigenvalues of (G^D)² are 1/gₙ²: semi-axes √N·|gₙ|.
    rule = [math.sqrt(len(_ZERO_GAINS)) * abs(g) for g in _ZERO_GAINS if g]
    return {
        "long": round(scale * long, 2),
        "short": round(scale * short, 2),
        "angle": round(angle, 2),
        "rule": round(scale * rule[0], 2),
        "points": [(round(scale * x, 1), round(-scale * y, 1)) for x, y, _ in points.tolist()],
        "told": {"long": number(long, 4), "short": number(short, 4), "rule": number(rule[0], 4)},
    }


def bars(counts: Mapping[str, int], verdicts: Iterable[str], width: float) -> list[tuple[str, float, float, int]]:
    """A bar of parts, each (verdict, start, length, count), in the order of the verdicts; lengths sum to the width."""
    total, start, result = sum(counts.values()), 0.0, []
    for verdict in verdicts:
        length = width * counts[verdict] / total
        if length:
            result.append((verdict, round(start, 2), round(length, 2), counts[verdict]))
        start += length
    return result

"""Small pictures of the site, as SVG whose colours are those of the page and whose text is text."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from lnverify.numeric.axes import principal_axes
from lnverify.numeric.floats import plain
from lnverify.numeric.publishing.numbers import number

_ZERO_GAINS = (1.0, 1.0, 0.0)
_COUNT, _SEED, _EPS = 90, 7, 0.02


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

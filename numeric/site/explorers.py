"""What the explorers are given: points and their colours, the axes of a real model."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from numeric.atlas.paper_1 import BIAS, GAIN
from numeric.atlas.paper_2 import activations
from numeric.axes import principal_axes
from numeric.floats import plain
from numeric.geometry.draw import WINDOW
from numeric.pages.numbers import number
from numeric.readings.inputs import bundled_layers
from numeric.report.page import short

SECTORS = 6
"""The points have so many colours: by the sixth of the plane ⟂ 1 in which an activation begins."""


def points() -> dict[str, Any]:
    """The activations at N = 3, three numbers each, and the sector of each."""
    a = np.round(activations(), 3)
    return {"POINTS": a.tolist(), "SECTORS": sectors(a).tolist()}


def sectors(a: Any) -> Any:
    """The number of the sector of the plane ⟂ 1 that each activation falls into, from 0 on; a (count, 3)."""
    centred = plain.centred(np.asarray(a))
    first, second = centred @ np.array([1, -1, 0]) / math.sqrt(2), centred @ np.array([1, 1, -2]) / math.sqrt(6)
    angle = np.arctan2(second, first) / (2 * math.pi) % 1
    return np.minimum((angle * SECTORS).astype(int), SECTORS - 1)


def figure_1() -> dict[str, list[float]]:
    """The gain and the bias of Figure 1 of the paper."""
    return {"gain": GAIN.tolist(), "bias": BIAS.tolist()}


def strips() -> dict[str, Any]:
    """The semi-axes of every LayerNorm of the bundled model as strokes on a logarithmic scale, in pixels."""
    left, right, height = 190, 1090, 22
    layers = [(short(layer.name), principal_axes(layer.gain).semi_axes) for layer in bundled_layers()]
    values = np.concatenate([axes for _, axes in layers])
    # As in the report's figure: what is far shorter than the others is told, lest it flatten them.
    low = math.log(values[values >= WINDOW * np.median(values)].min() * 0.9)
    high = math.log(max(axes[-1] for _, axes in layers) * 1.1)

    def place(value: float) -> float:
        return round(left + (right - left) * (math.log(value) - low) / (high - low), 1)

    rows = []
    for index, (name, axes) in enumerate(layers):
        y = 6 + height * index
        strokes = dict.fromkeys(place(float(value)) for value in axes if math.log(value) > low)
        below = [number(float(value), 2, tens=True) for value in axes if math.log(value) <= low]
        words = f"{name}: from {number(float(axes[0]), 4)} to {number(float(axes[-1]), 4)}"
        path = "".join(f"M{x:g} {y}v14" for x in strokes)
        rows.append({"name": name, "y": y, "words": words, "path": path, "below": ", ".join(below)})
    bottom = 6 + height * len(layers)
    round_values = [m * 10.0**k for k in range(-6, 4) for m in (1, 2, 5)]
    return {
        "rows": rows,
        "axes": len(layers[0][1]),
        "ticks": [(place(v), f"{v:g}") for v in round_values if low <= math.log(v) <= high],
        "left": left,
        "least": number(float(values.min()), 3),
        "greatest": number(float(values.max()), 3),
        "bottom": bottom,
        "height": bottom + 20,
        "width": 1110,
    }

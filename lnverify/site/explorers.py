"""What the explorers are given: points and their colours, the axes of a real model."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np

from lnverify.numeric.atlas.image import sectors
from lnverify.numeric.atlas.learned import TRAINING, kept_result
from lnverify.numeric.atlas.paper_1 import BIAS, GAIN
from lnverify.numeric.atlas.paper_2 import activations
from lnverify.numeric.axes import principal_axes
from lnverify.numeric.data import SHIPPED
from lnverify.numeric.geometry.draw import WINDOW
from lnverify.numeric.publishing import plot_style
from lnverify.numeric.publishing.numbers import number
from lnverify.numeric.readings.inputs import bundled_layers
from lnverify.numeric.training import SPHERE, SPIRAL
from lnverify.report.page import short


def points() -> dict[str, Any]:
    """The activations at N = 3, three numbers each, the sector of each, and the colours of the sectors."""
    a = np.round(activations(), 3)
    return {"POINTS": a.tolist(), "SECTORS": sectors(a).tolist(), "PALETTE": plot_style.SECTORS}


def figure_1() -> dict[str, list[float]]:
    """The gain and the bias of Figure 1 of the paper."""
    return {"gain": GAIN.tolist(), "bias": BIAS.tolist()}


def networks(reports: Path) -> dict[str, dict[str, Any]]:
    """The networks that learned with u_ε alone, by task, with their parameters at every recorded step.

    Those that ship where the folder holds no training results, or those of an older version.
    """
    results = {}
    for task, (width, height) in ((SPIRAL, (440, 440)), (SPHERE, (720, 360))):
        own = kept_result(reports / TRAINING, task)
        result = own if own and "path" in own else kept_result(SHIPPED / "training.json", task)
        if result:
            points, labels = task.data
            results[task.name] = {
                **{name: result[name] for name in ("sizes", "eps", "recorded", "path", "seeds")},
                "seed": result["best"],
                "points": np.round(points.T, 4).tolist(),
                "labels": labels.astype(int).tolist(),
                "width": width,
                "height": height,
            }
    return results


def strips() -> dict[str, Any]:
    """The semi-axes of every LayerNorm of the bundled model as strokes on a logarithmic scale, in pixels."""
    left, right, height = 250, 1090, 22
    layers = [(short(layer.name), principal_axes(layer.gain).semi_axes) for layer in bundled_layers()]
    values = np.concatenate([axes for _, axes in layers])
    # As in the report's figure: what is far shorter than the others is named, lest it flatten them.
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

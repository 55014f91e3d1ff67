"""What the explorers are given: points and their colours, and networks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from lnverify.numeric.atlas.image import sectors
from lnverify.numeric.atlas.learned import kept_in, read
from lnverify.numeric.atlas.paper_1 import BIAS, GAIN
from lnverify.numeric.atlas.paper_2 import activations
from lnverify.numeric.publishing import plot_style
from lnverify.numeric.training.runs import SPHERE, SPIRAL


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
    results, kept = {}, read(kept_in(reports)) or {"tasks": {}}
    for task, (width, height) in ((SPIRAL, (440, 440)), (SPHERE, (720, 360))):
        if result := kept["tasks"].get(task.name):
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

"""What the explorers are given: points and their colours, a gain and a bias."""

from __future__ import annotations

from typing import Any

import numpy as np

from lnverify.numeric.atlas.image import sectors
from lnverify.numeric.atlas.paper_1 import BIAS, GAIN
from lnverify.numeric.atlas.paper_2 import activations
from lnverify.numeric.publishing import plot_style


def points() -> dict[str, Any]:
    """The activations at N = 3, three numbers each, the sector of each, and the colours of the sectors."""
    a = np.round(activations(), 3)
    return {"POINTS": a.tolist(), "SECTORS": sectors(a).tolist(), "PALETTE": plot_style.SECTORS}


def figure_1() -> dict[str, list[float]]:
    """The gain and the bias of Figure 1 of the paper."""
    return {"gain": GAIN.tolist(), "bias": BIAS.tolist()}

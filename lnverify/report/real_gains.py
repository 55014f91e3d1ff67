"""Real gains: the axes that are true, and how the central claims hold on them."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from lnverify.numeric.axes import principal_axes
from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.readings.crosscheck import NumericRow, real_rows
from lnverify.numeric.readings.inputs import bundled_layers
from lnverify.numeric.readings.tracked import BALLS
from lnverify.proofs.claims import CLAIMS
from lnverify.report.headline import CENTRAL


@dataclass(frozen=True)
class LayerReport:
    """One LayerNorm of the bundled model.

    Attributes:
        name: its name in the checkpoint.
        dimension: N.
        smallest_gain: the least |gₙ|.
        largest_gain: the largest |gₙ|.
        shortest_axis: the certified length of the shortest semi-axis, in decimal digits.
        longest_axis: that of the longest.
        rows: the residuals of the central claims, by id.
    """

    name: str
    dimension: int
    smallest_gain: float
    largest_gain: float
    shortest_axis: str
    longest_axis: str
    rows: dict[str, list[NumericRow]]


def report_layer(number: int) -> LayerReport:
    """The report on the LayerNorm with this number, 0 to 12, of the bundled model."""
    layer = bundled_layers()[number]
    axes = principal_axes(layer.gain)
    rows = {id: real_rows(CLAIMS[id], layer, (*FORMATS, BALLS)) for id in CENTRAL}
    size = np.abs(layer.gain.astype(np.float64))
    shortest, longest = axes.digits(0, 8), axes.digits(axes.N - 2, 8)
    return LayerReport(layer.name, axes.N, float(size.min()), float(size.max()), shortest, longest, rows)

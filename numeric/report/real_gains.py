"""Real gains: the axes that are true, and what rounding leaves of them in the paper's recipe."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from lnverify.numeric.axes import principal_axes
from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.readings.crosscheck import NumericRow, real_rows
from lnverify.numeric.readings.inputs import bundled_layers
from lnverify.numeric.readings.tracked import READINGS
from lnverify.proofs.claims import CLAIMS

CENTRAL = (
    "riechers.eq6",
    "riechers.centered-sum",
    "riechers.variance",
    "riechers.ball",
    "riechers.image-in-hyperplane",
    "riechers.image-in-ellipsoid",
    "riechers.nullspace",
    "riechers.nullspace.zero-gain",
    "riechers.principal-axes",
    "riechers.lengths",
    "lnverify.secular-equation",
    "lnverify.axes-for-every-gain",
    "walkthrough.backward.input",
    "walkthrough.gradient-sum",
)
"""The claims that are confronted with the 13 LayerNorms: the map, its image, its axes, its gradient."""

# How many lengths at each end of the spectrum are listed one by one.
_LISTED = 4


@dataclass(frozen=True)
class LayerReport:
    """One LayerNorm of the bundled model.

    Attributes:
        name: its name in the checkpoint.
        dimension: N.
        smallest_gain: the least |gₙ|.
        largest_gain: the largest |gₙ|.
        listed: (index, certified length in decimal digits) for the shortest and longest semi-axes.
        recipe: by format, the relative error that rounding allows the paper's recipe: u·(longest/shortest)².
            Rounding Π₂G⁻²Π₂ moves each eigenvalue by about u times the largest, and the least belongs to the longest
            axis. What a machine's LAPACK makes of it is measured by `lnverify bench --section recipe`.
        rows: the residuals of the central claims, by id.
    """

    name: str
    dimension: int
    smallest_gain: float
    largest_gain: float
    listed: list[tuple[int, str]]
    recipe: dict[str, float]
    rows: dict[str, list[NumericRow]]


def report_layer(number: int) -> LayerReport:
    """The report on the LayerNorm with this number, 0 to 12, of the bundled model."""
    layer = bundled_layers()[number]
    axes = principal_axes(layer.gain)
    listed = [*range(_LISTED), *range(len(axes.semi_axes) - _LISTED, len(axes.semi_axes))]
    rows = {id: real_rows(CLAIMS[id], layer, READINGS) for id in CENTRAL}
    size = np.abs(layer.gain.astype(np.float64))
    digits = [(index, axes.digits(index, 8)) for index in listed]
    squared = (float(digits[-1][1]) / float(digits[0][1])) ** 2
    recipe = {name: FORMATS[name].unit_roundoff * squared for name in ("float64", "float32")}
    return LayerReport(layer.name, len(layer.gain), float(size.min()), float(size.max()), digits, recipe, rows)

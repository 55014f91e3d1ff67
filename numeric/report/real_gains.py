"""Real gains: the axes that are true, beside the axes that the paper's recipe gives in floating point."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from numeric.axes import principal_axes
from numeric.axes.dense import paper_recipe
from numeric.readings.crosscheck import NumericRow, real_rows
from numeric.readings.inputs import LayerNormWeights, bundled_layers
from numeric.readings.tracked import READINGS
from proofs.registry import find_claim

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
class Recipe:
    """The semi-axes that the paper's recipe, an eigendecomposition of Π₂G⁻²Π₂, gives in a format.

    Attributes:
        format: "float64" or "float32".
        worst_error: the largest relative error of a length; infinite or NaN where a length is.
        wrong: how many of the N − 1 lengths are off by more than 1 %, infinite or NaN.
        listed: (index, length) for the shortest and longest ones.
    """

    format: str
    worst_error: float
    wrong: int
    listed: list[tuple[int, float]]


@dataclass(frozen=True)
class LayerReport:
    """One LayerNorm of the bundled model.

    Attributes:
        name: its name in the checkpoint.
        dimension: N.
        smallest_gain: the least |gₙ|.
        largest_gain: the largest |gₙ|.
        listed: (index, certified length in decimal digits) for the shortest and longest semi-axes.
        recipes: what the paper's recipe gives.
        rows: the residuals of the central claims, by id.
    """

    name: str
    dimension: int
    smallest_gain: float
    largest_gain: float
    listed: list[tuple[int, str]]
    recipes: list[Recipe]
    rows: dict[str, list[NumericRow]]


def report_layer(number: int) -> LayerReport:
    """The report on the LayerNorm with this number, 0 to 12, of the bundled model."""
    layer = bundled_layers()[number]
    axes = principal_axes(layer.gain)
    listed = [*range(_LISTED), *range(len(axes.semi_axes) - _LISTED, len(axes.semi_axes))]
    recipes = [_recipe(layer, axes.semi_axes, listed, dtype) for dtype in (np.float64, np.float32)]
    rows = {id: real_rows(find_claim(id), layer, READINGS) for id in CENTRAL}
    size = np.abs(layer.gain.astype(np.float64))
    digits = [(index, axes.digits(index, 8)) for index in listed]
    return LayerReport(layer.name, len(layer.gain), float(size.min()), float(size.max()), digits, recipes, rows)


def _recipe(layer: LayerNormWeights, true: Any, listed: list[int], dtype: Any) -> Recipe:
    found = paper_recipe(layer.gain, dtype).astype(np.float64)
    with np.errstate(all="ignore"):
        errors = np.abs(found - true) / true
    wrong = ~(errors <= 0.01)
    worst = float("nan") if np.isnan(errors).any() else float(errors.max())
    return Recipe(np.dtype(dtype).name, worst, int(wrong.sum()), [(i, float(found[i])) for i in listed])

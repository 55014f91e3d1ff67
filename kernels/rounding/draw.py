"""The figure of rounding: errors against mean/deviation of rows, and the proved bound above them, for each program."""

from __future__ import annotations

import numpy as np
from matplotlib.figure import Figure

from lnverify.kernels.programs.theorems import Law, find_theorem
from lnverify.kernels.rounding import rows
from lnverify.kernels.rounding.arrays import Array
from lnverify.kernels.rounding.measure import Place
from lnverify.numeric.floats.formats import FLOAT32
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.publishing import plot_style

FIGURE = "figures/rounding.svg"
NAMES = {
    "two-pass": "two passes",
    "one-pass.squared": "one pass",
    "one-pass.shifted": "one pass, shifted by its first entry",
    "merged": "Chan's merges",
    "layer-norm.scaled": "x·s + (β − μ·s)",
    "rms-norm": "RMSNorm",
}
SIZE, ROWS = 64, 40
_OFFSETS = 2.0 ** np.arange(0, 21)


def errors(theorem: Law, offset: float) -> tuple[Array, float]:
    """The worst error of each row, in units of u, and the least of their largest bounds, NaN where there is none."""
    values = rows.inputs(theorem.program, "normal", (ROWS, SIZE), FLOAT32, [1])
    values["x"] = round_array(values["x"].astype(np.float64) + offset, FLOAT32)
    if "c" in values:
        values["c"] = values["x"][:, :1]
    error, bound, ratio = Place(theorem, FLOAT32, "pairwise").ratios(values)
    holds = bool((ratio >= 0).all())
    line = float(bound.max(axis=1).min() / FLOAT32.unit_roundoff) if holds else np.nan
    return error.max(axis=1) / FLOAT32.unit_roundoff, line


def bounds() -> Figure:
    """A panel a program, all on the same axes."""
    figure = plot_style.figure(6.0)
    plot_style.message(
        figure, f"What rounding does in float32, sums by halving, N = {SIZE}: errors, and the proved bound above them"
    )
    axes = figure.subplots(2, 3, sharex=True, sharey=True)
    for ax, (name, title) in zip(axes.flat, NAMES.items(), strict=True):
        results = [errors(find_theorem(name), offset) for offset in _OFFSETS]
        for offset, (points, _) in zip(_OFFSETS, results, strict=True):
            ax.plot(np.full(ROWS, offset), points, ".", color=plot_style.BLUE, ms=2.5, alpha=0.5)
        ax.plot(_OFFSETS, [line for _, line in results], color=plot_style.RED)
        ax.set(xscale="log", yscale="log", title=title)
    for ax in axes[-1]:
        ax.set_xlabel("mean/deviation")
    for ax in axes[:, 0]:
        ax.set_ylabel("error/u")
    return figure

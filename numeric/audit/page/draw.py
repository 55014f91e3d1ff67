"""The figures of the page: error against mean/std, and histograms of ulp errors; same data, same bytes."""

from __future__ import annotations

import numpy as np
from matplotlib.figure import Figure
from matplotlib.lines import Line2D

from numeric.audit.regimes import REGIMES
from numeric.audit.table import BINS, Table
from numeric.floats.formats import FORMATS

COLOURS = {"float64": "#1f3b73", "float32": "#2a9d8f", "float16": "#e76f51", "bfloat16": "#8d5fd3"}
"""The colour of each format."""

COLUMNS = 5
"""How many panels stand side by side."""

TOP = 1e20
"""The error at which a lost row is drawn."""


def draw_offsets(table: Table) -> Figure:
    """One panel an implementation: the largest row error in units of u against mean/std, a line a format."""
    ratios = {regime.name: regime.ratio for regime in REGIMES.values() if regime.ratio is not None}
    outputs = table.where(quantity="output").by("implementation", "format")
    names = list(table.implementations)
    lines = -(-len(names) // COLUMNS)
    height = 2.2 * lines + 1.2
    figure = Figure(figsize=(15, height))
    axes = figure.subplots(lines, COLUMNS, sharex=True, sharey=True, squeeze=False)
    figure.subplots_adjust(left=0.055, right=0.99, bottom=0.6 / height, top=1 - 0.75 / height, wspace=0.06, hspace=0.22)
    for axis, name in zip(axes.flat, names, strict=False):
        axis.set_title(short(name), fontsize=8)
        for format, colour in COLOURS.items():
            found = outputs.get((name, format), Table())
            points = sorted(
                ((ratios[one.regime], one) for one in found if one.regime in ratios), key=lambda point: point[0]
            )
            if not points:
                continue
            errors = [TOP if one.lost else max(one.row_error, 0.25) for _, one in points]
            x = [ratio for ratio, _ in points]
            axis.plot(x, errors, color=colour, marker="o", markersize=2.5, linewidth=1, label=format)
            lost = [(ratio, TOP) for ratio, one in points if one.lost]
            if lost:
                axis.plot(*zip(*lost, strict=True), linestyle="", marker="x", color=colour, markersize=6)
        axis.axhline(1, color="#999999", linewidth=0.6)
    for axis in axes.flat[len(names) :]:
        axis.set_visible(False)
    axes[0, 0].set(xscale="log", yscale="log", ylim=(0.1, TOP * 10))
    axes[0, 0].set_xscale("log", base=2)
    axes[0, 0].set_xticks([2.0**power for power in (0, 8, 16, 24, 32, 40, 48)])
    figure.supxlabel("mean / standard deviation", fontsize=10)
    figure.supylabel("largest row error, units of u (× at the top: NaN or Inf)", fontsize=10)
    handles = [Line2D([], [], color=colour, marker="o", markersize=3) for colour in COLOURS.values()]
    figure.legend(handles, COLOURS, loc="upper right", ncols=4, fontsize=9, frameon=False)
    return figure


def draw_histograms(table: Table) -> Figure:
    """One panel a format: for each implementation the share of output entries in each bin of ulp error."""
    names = list(table.implementations)
    outputs = table.where(quantity="output").by("implementation", "format")
    labels = ["≤ ½", *(f"≤ {edge:g}" for edge in BINS[1:-1]), "more"]
    height = 0.24 * len(names) + 1.6
    figure = Figure(figsize=(15, height))
    axes = figure.subplots(1, len(FORMATS), sharey=True, squeeze=False)
    figure.subplots_adjust(left=0.19, right=0.925, bottom=0.95 / height, top=1 - 0.35 / height, wspace=0.05)
    for axis, format in zip(axes[0], FORMATS, strict=True):
        shares = np.full((len(names), len(BINS)), np.nan)
        for row, name in enumerate(names):
            counts = [one.histogram for one in outputs.get((name, format), Table()) if one.histogram is not None]
            bins = np.sum(counts, axis=0)
            if bins.sum() > 0:
                shares[row] = bins / bins.sum()
        axis.grid(False)
        image = axis.imshow(np.sqrt(shares), aspect="auto", cmap="viridis", vmin=0, vmax=1, interpolation="nearest")
        for empty in np.flatnonzero(np.isnan(shares[:, 0])):
            axis.text(
                (len(BINS) - 1) / 2,
                empty,
                "not offered",
                ha="center",
                va="center",
                fontsize=6,
                color="#777777",
            )
        for (row, column), share in np.ndenumerate(shares):
            if share > 0:
                text = f"{100 * share:.0f}" if share >= 0.01 else "·"
                axis.text(column, row, text, ha="center", va="center", fontsize=6, color="w" if share < 0.4 else "k")
        axis.set_title(format, fontsize=10)
        axis.set_xticks(range(len(BINS)), labels, fontsize=7, rotation=60)
        axis.set_yticks(range(len(names)), [short(name) for name in names], fontsize=7)
    place = figure.add_axes((0.935, 0.3, 0.01, 0.4))
    bar = figure.colorbar(image, cax=place, ticks=[0, 0.1**0.5, 0.5**0.5, 1])
    bar.ax.set_yticklabels(["0 %", "10 %", "50 %", "100 %"], fontsize=7)
    figure.supxlabel("error in ulps of the exact value; numbers are percent of the entries, · less than 1", fontsize=9)
    return figure


def short(name: str) -> str:
    """A name that fits over a panel."""
    return (
        name.replace("LayerNormalization", "LayerNorm.")
        .replace("RMSNormalization", "RMSNorm.")
        .replace("use_fast_variance=False", "fast=False")
        .replace("algorithm: ", "")
    )

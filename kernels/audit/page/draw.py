"""The figures of the page: the digits that outputs lose, and six telling curves; same data, same bytes."""

from __future__ import annotations

from collections.abc import Mapping
from math import log2

import numpy as np
from matplotlib.figure import Figure

from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.errors.table import Table
from lnverify.kernels.audit.page.scorecard import regimes_in_order
from lnverify.numeric.floats.formats import FORMATS

CURVES = {
    "lnverify.layer_norm": ("#1f3b73", "lnverify.layer_norm: exact statistics"),
    "torch.nn.LayerNorm": ("#e76f51", "torch: Welford in lanes"),
    "equinox.nn.LayerNorm": ("#2a9d8f", "equinox: two passes"),
    "onnxruntime LayerNormalization": ("#6a994e", "onnxruntime"),
    "flax.linen.LayerNorm": ("#8d5fd3", "flax: one pass, clamped"),
    "onnx LayerNormalization, function body": ("#c1121f", "the ONNX standard's function body: one pass"),
}
"""The six implementations whose curves tell most, with their colours and legends."""

TOP = 1e12
"""The error at which a lost row is drawn."""


def draw_offsets(table: Table) -> Figure:
    """Row error of the output in float32, in units of u, against mean/std: a curve an implementation."""
    ratios = {regime.name: regime.ratio for regime in REGIMES.values() if regime.ratio is not None}
    figure = Figure(figsize=(9, 5))
    axis = figure.subplots()
    result = table.where(quantity="output", format="float32").by("implementation")
    no_digit = 1 / FORMATS["float32"].unit_roundoff
    drawn, gone = 0, []
    for name, (colour, legend) in CURVES.items():
        points = sorted((ratios[one.regime], one) for one in result.get((name,), Table()) if one.regime in ratios)
        if not points:
            continue
        x = [ratio for ratio, _ in points]
        y = [TOP if one.lost else max(one.row_error, 0.25) for _, one in points]
        axis.plot(x, y, color=colour, marker="o", markersize=3.5, linewidth=1.4, label=legend)
        lost = [ratio for ratio, one in points if one.lost]
        axis.plot(lost, [TOP] * len(lost), linestyle="", marker="x", color=colour, markersize=8)
        drawn += 1
        gone += [ratio for ratio, error in zip(x, y, strict=True) if error >= no_digit][:1]
    axis.set(xscale="log", yscale="log", ylim=(0.1, TOP * 5))
    axis.set_xscale("log", base=2)
    if gone:
        axis.set_title(
            f"{len(gone)} of {drawn} LayerNorms have no digit left from mean/std = $2^{{{log2(max(gone)):.0f}}}$ on",
            loc="left",
            fontsize=11,
        )
    axis.axhline(no_digit, color="#999999", linewidth=0.8)
    axis.text(2.0**13, 0.3 * no_digit, "no digit is left", fontsize=8, color="#666666")
    axis.set_xlabel("mean / standard deviation")
    axis.set_ylabel("largest row error, units of u (× at the top: NaN or Inf)")
    if axis.get_legend_handles_labels()[0]:
        axis.legend(fontsize=8, frameon=False, loc="upper left")
    return figure


def draw_heat(heat: Mapping[str, Mapping[str, Mapping[str, float]]]) -> Figure:
    """A panel a format, a row an implementation, a column a regime: the share of the digits that the output loses."""
    regimes = regimes_in_order()
    formats = [name for name in FORMATS if name in heat]
    heights = [len(heat[name]) for name in formats]
    height = 0.2 * sum(heights) + 0.4 * len(formats) + 5.4
    figure = Figure(figsize=(16, height))
    axes = figure.subplots(len(formats), 1, squeeze=False, sharex=True, gridspec_kw={"height_ratios": heights})
    figure.subplots_adjust(left=0.24, right=0.93, top=1 - 3.2 / height, bottom=2.6 / height, hspace=0.08)
    figure.suptitle(_message(heat), x=0.02, y=1 - 0.2 / height, ha="left", va="top", fontsize=15)
    for axis, format in zip(axes[:, 0], formats, strict=True):
        names = list(heat[format])
        shares = np.array([[heat[format][name].get(regime, np.nan) for regime in regimes] for name in names])
        axis.grid(False)
        image = axis.imshow(shares, aspect="auto", cmap="magma_r", vmin=0, vmax=1, interpolation="nearest")
        axis.set_facecolor("#e8e8e8")
        axis.set_yticks(range(len(names)), [short(name) for name in names], fontsize=10)
        axis.text(-0.005, 1.01, format, transform=axis.transAxes, ha="right", fontsize=12, fontweight="bold")
        tags = [REGIMES[regime].tag for regime in regimes]
        for place in range(1, len(regimes)):
            if tags[place] != tags[place - 1]:
                axis.axvline(place - 0.5, color="#666666", linewidth=0.6)
    axes[-1, 0].set_xticks(range(len(regimes)), regimes, fontsize=10, rotation=90)
    axes[0, 0].tick_params(axis="x", labeltop=True, labelrotation=90, labelsize=10)
    bar = figure.colorbar(image, cax=figure.add_axes((0.945, 0.4, 0.012, 0.3)), ticks=[0, 0.5, 1])
    bar.ax.set_yticklabels(["none", "half", "all"], fontsize=10)
    bar.set_label("digits that the output loses; grey: not run", fontsize=11)
    return figure


def _message(heat: Mapping[str, Mapping[str, Mapping[str, float]]]) -> str:
    """How many implementations lose more than half of the digits somewhere, in the format that most people use."""
    format = "float32" if "float32" in heat else next(iter(heat))
    rows = heat[format].values()
    losing = sum(any(share > 0.5 for share in row.values()) for row in rows)
    in_range = sum(any(share > 0.5 and REGIMES[name].tag != "range" for name, share in row.items()) for row in rows)
    return (
        f"In {format} {losing} of {len(rows)} implementations lose more than half of the digits of some output, "
        f"{in_range} where the squares are in range"
    )


def short(name: str) -> str:
    """A name that fits beside a panel."""
    return (
        name.replace("LayerNormalization", "LayerNorm.")
        .replace("RMSNormalization", "RMSNorm.")
        .replace("use_fast_variance=False", "fast=False")
    )

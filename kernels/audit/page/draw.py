"""The figure of the page: six telling curves; same data, same bytes."""

from __future__ import annotations

from math import log2

from matplotlib.figure import Figure

from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.errors.table import Table
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

"""The error of the gradient check over the step h, with its two asymptotes, in float64 and in float32."""

from typing import Any

import numpy as np
from matplotlib.figure import Figure

from lnverify.numeric.publishing import plot_style
from lnverify.numeric.walkthrough.gradients import STEP

Facts = dict[str, Any]

CURVES = (
    ("dx", "input", plot_style.BLUE, "o"),
    ("dgain", "gain", plot_style.OCHRE, "s"),
    ("dbias", "bias", plot_style.TEAL, "^"),
)
LOWEST, HIGHEST = 1e-17, 1e3


def draw(curves: list[Facts]) -> Figure:
    """One panel a format."""
    figure = plot_style.figure(4.6)
    plot_style.message(figure, "A gradient check is best between truncation and rounding, at the stars")
    panels = figure.subplots(1, len(curves), sharey=True)
    for ax, curve in zip(panels, curves, strict=True):
        _panel(ax, curve)
    panels[0].set_ylabel("largest |central difference − gradient|")
    panels[0].legend(loc="upper right", title="gradient with respect to", ncols=3, columnspacing=1.2)
    return figure


def _panel(ax: Any, curve: Facts) -> None:
    h = np.array([point["h"] for point in curve["points"]])
    truncation, rounding = curve["third"] * h**2 / 6, curve["u"] * curve["size"] / h
    ax.axvline(STEP, color=plot_style.GREY, lw=1, ls=(0, (1, 1.6)))
    ax.text(STEP * 1.2, LOWEST * 3, "the post’s h", color=plot_style.GREY, fontsize=8.5)
    for name, label, colour, marker in CURVES:
        error = np.array([point[name] for point in curve["points"]])
        ax.plot(h, np.where(error > 0, error, np.nan), marker, color=colour, ms=3, label=label)
    for error in (truncation, rounding):
        ax.plot(h, error, color=plot_style.RED, lw=1.1, ls=(0, (3, 2)))
    # Where both panels are empty, beside their lines.
    ax.text(8e-9, curve["third"] * 1e-16 / 6, "|f‴| h²/6", color=plot_style.RED, ha="right")
    ax.text(1e-7, 60 * curve["u"] * curve["size"] / 1e-7, "u |f|/h", color=plot_style.RED)
    ax.plot(curve["predicted_h"], curve["predicted_error"], "*", color=plot_style.INK, ms=10, mec="white", zorder=5)
    ax.set(xscale="log", yscale="log", ylim=(LOWEST, HIGHEST), xlabel="step $h$", title=curve["format"])

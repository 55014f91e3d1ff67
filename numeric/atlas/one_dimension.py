"""u_ε in one dimension: odd, bounded, with slope 1/√ε at 0."""

from typing import Any

import numpy as np
from matplotlib.figure import Figure

from lnverify.numeric.atlas import curves
from lnverify.numeric.publishing import plot_style

EPS = [1.0, 0.1, 0.01, 0.0001]


def draw() -> Figure:
    """Left: u_ε for several ε. Right: all of them are one curve, in the variable x/√ε."""
    figure = plot_style.figure(3.4)
    plot_style.message(figure, "ε sets the width of the step, and nothing of its shape")
    left, right = figure.subplots(1, 2, width_ratios=[1.25, 1])
    x = np.linspace(-2, 2, 801)
    for eps, colour in zip(EPS, plot_style.family(len(EPS)), strict=True):
        left.plot(x, curves.line(x, eps), color=colour, label=f"{eps:g}")
    left.set(title="$u_\\epsilon(x) = x/√(x^2 + \\epsilon)$", xlabel="$x$", xlim=(-2, 2), ylim=(-1.08, 1.08))
    left.legend(title="$\\epsilon$", loc="lower right")
    _scale_axes(right)
    return figure


def _scale_axes(ax: Any) -> None:
    s = np.linspace(-5, 5, 401)
    inside = np.abs(s) <= 1.1
    ax.plot(s[inside], s[inside], color=plot_style.RED, lw=1.2, ls=(0, (3, 2)))
    ax.plot(s, curves.line(s, 1.0), color=plot_style.INK)
    plot_style.note(ax, 0.62, 1.0, "slope 1 in $x/√\\epsilon$:\n$1/√\\epsilon$ in $x$", color=plot_style.RED)
    ax.plot([1], [1 / np.sqrt(2)], "o", color=plot_style.INK, ms=4.5)
    ax.annotate("$1/√2$ at $x = √\\epsilon$", (1, 1 / np.sqrt(2)), (1.4, 0.42), fontsize=8.5)
    ax.set(
        title="one curve for every $\\epsilon$",
        xlabel="$x/√\\epsilon$",
        xlim=(-5, 5),
        ylim=(-1.08, 1.4),
    )

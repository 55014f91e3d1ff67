"""Stretching and folding: a circle's points under u_ε(tx, y) and u_ε(x + t, y), and the curves they make."""

from collections.abc import Callable
from typing import Any

import numpy as np
from matplotlib.figure import Figure

from lnverify.numeric.atlas import curves
from lnverify.numeric.publishing import plot_style

EPS = 1e-5
STRETCHES = [0.5, 1.0, 2.0, 5.0, 20.0]
SHIFTS = [0.5, 1.0, 1.25, 2.0, 4.0]
POINTS = 72


def draw() -> Figure:
    """Above stretching, below folding; left where points of the circle go, right the first coordinates."""
    figure = plot_style.figure(7.5)
    plot_style.message(figure, "Stretching makes a step of the circle; shifting by more than 1 + ε folds it")
    (a, b), (c, d) = figure.subplots(2, 2, width_ratios=[1, 1.25])
    x = np.linspace(-1, 1, 801)
    _rings(a, [1.0, 2.0, 5.0], lambda p, t: np.stack([t * p[0], p[1]]))
    a.set_title("stretching: 72 points of the circle\nafter $u_\\epsilon(tx, y)$, for three $t$")
    _family(b, x, STRETCHES, curves.stretched_coordinate)
    b.set(title="$x \\mapsto$ first coordinate of $u_\\epsilon(tx, y)$", xlabel="$x$")
    _rings(c, [0.5, 1.25, 2.0], lambda p, t: np.stack([p[0] + t, p[1]]))
    c.set_title("folding: the same points\nafter $u_\\epsilon(x + t, y)$")
    _family(d, x, SHIFTS, curves.folded_coordinate, _minimum)
    d.set(title="$x \\mapsto$ first coordinate of $u_\\epsilon(x + t, y)$", xlabel="$x$")
    _minima(d)
    return figure


def _rings(ax: Any, values: list[float], move: Callable[[Any, float], Any]) -> None:
    """The images lie on one circle; a ring for each t, drawn at its own radius, keeps them apart."""
    angle = 2 * np.pi * (np.arange(POINTS) + 0.5) / POINTS
    points = np.stack([np.cos(angle), np.sin(angle)])
    whole = np.linspace(0, 2 * np.pi, 181)
    for ring, t in zip((0.55, 0.8, 1.05), values, strict=True):
        image = ring * curves.u(move(points, t), EPS)
        ax.plot(ring * np.cos(whole), ring * np.sin(whole), color=plot_style.PALE, lw=0.7, zorder=0)
        shown = ax.scatter(
            *image,
            c=points[0],
            cmap=plot_style.SIGNED,
            vmin=-1,
            vmax=1,
            s=15,
            edgecolors=plot_style.INK,
            linewidths=0.35,
        )
        ax.text(
            0,
            ring - 0.02,
            f"$t$ = {t:g}",
            ha="center",
            va="center",
            fontsize=8.5,
            bbox={"facecolor": "white", "edgecolor": "none", "pad": 1.2},
        )
    bar = ax.figure.colorbar(shown, ax=ax, shrink=0.6, ticks=[-1, 0, 1], pad=0.03, aspect=16)
    bar.set_label("$x$ before", labelpad=2)
    bar.outline.set_visible(False)
    plot_style.bare(ax)
    ax.set(xlim=(-1.12, 1.12), ylim=(-1.12, 1.12))


def _family(
    ax: Any,
    x: Any,
    values: list[float],
    curve: Callable[..., Any],
    remark: Callable[[float], str] = lambda t: "",
) -> None:
    for t, colour in zip(values, plot_style.family(len(values)), strict=True):
        ax.plot(x, curve(x, t, EPS), color=colour, label=f"{t:g}{remark(t)}")
    ax.set(xlim=(-1, 1), ylim=(-1.06, 1.06))
    ax.legend(title="$t$", loc="lower right")


def _minimum(t: float) -> str:
    result = curves.fold(t, EPS)
    return f":  minimum {result.value:.3f} at $x = {result.place:.2f}$" if result else ":  no fold"


def _minima(ax: Any) -> None:
    """Each fold's minimum, and the curve √(1 − x²/(1 + ε)) on which all of them lie."""
    x = np.linspace(-1, 0, 101)
    ax.plot(x, np.sqrt(np.maximum(0, 1 - x * x / (1 + EPS))), color=plot_style.GREY, lw=1, ls=(0, (1, 1.6)))
    for t, colour in zip(SHIFTS, plot_style.family(len(SHIFTS)), strict=True):
        result = curves.fold(t, EPS)
        if result:
            ax.plot(result.place, result.value, "o", color=colour, mec="white", ms=7)

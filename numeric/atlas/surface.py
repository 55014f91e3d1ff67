"""The activation surface (X, Y) ↦ X/√(X² + Y² + ε) and the curves of stretching and folding as its slices."""

from typing import Any

import numpy as np
from matplotlib.figure import Figure

from lnverify.numeric.atlas import curves
from lnverify.numeric.publishing import plot_style

EPS = 0.01
STRETCHES, SHIFTS = [0.5, 1.0, 2.0, 3.0], [1.0, 1.5, 2.0]
REACH = 3.2


def draw() -> Figure:
    """Left: the surface. Right: from above, with the ellipses and circles along which it is read."""
    figure = plot_style.figure(4.0)
    plot_style.message(figure, "Stretching and folding are slices of one surface")
    left, right = plot_style.parts(figure, 1, 2, width_ratios=[1, 1.12])
    _surface(left.add_subplot(projection="3d"))
    _map(right.add_subplot())
    return figure


def _surface(ax: Any) -> None:
    grid = np.linspace(-2.4, 2.4, 97)
    X, Y = np.meshgrid(grid, grid)
    ax.plot_surface(
        X,
        Y,
        curves.surface(X, Y, EPS),
        cmap=plot_style.SIGNED,
        vmin=-1.15,
        vmax=1.15,
        rstride=2,
        cstride=2,
        linewidth=0,
        antialiased=True,
        alpha=0.92,
    )
    angle = np.linspace(-np.pi, 0, 121)
    x, y = np.cos(angle), np.sin(angle)
    ax.computed_zorder = False
    for X1, colour in ((x, plot_style.OCHRE), (x + 1.25, plot_style.INK)):
        ax.plot(X1, y, curves.surface(X1, y, EPS) + 0.02, color=colour, lw=2.2, zorder=10)
    ax.view_init(elev=32, azim=-68)
    ax.set_box_aspect((1, 1, 0.5), zoom=1.0)
    ax.set(xlabel="$X$", ylabel="$Y$", zlabel="$u$", xticks=[-2, 0, 2], yticks=[-2, 0, 2], zticks=[-1, 0, 1])
    ax.set_title("$u = X/\\sqrt{X^2 + Y^2 + \\epsilon}$", x=0.1)
    plot_style.label(ax, (-1.0, 0.0, -0.62), "circle", color=plot_style.OCHRE, fontsize=9)
    plot_style.label(ax, (2.4, -0.3, 1.3), "circle + 1.25", fontsize=9)
    for axis in (ax.xaxis, ax.yaxis, ax.zaxis):
        axis.pane.fill = False


def _map(ax: Any) -> None:
    grid = np.linspace(-REACH, REACH, 401)
    X, Y = np.meshgrid(grid, grid[np.abs(grid) <= 1.7])
    levels = np.linspace(-1, 1, 21)
    filled = ax.contourf(X, Y, curves.surface(X, Y, EPS), levels=levels, cmap=plot_style.SIGNED)
    angle = np.linspace(0, np.pi, 121)
    x, y = np.cos(angle), np.sin(angle)
    for t in STRETCHES:
        ax.plot(t * x, y, color=plot_style.OCHRE, lw=1.5)
        ax.text(-t, -0.08, f"{t:g}", ha="center", va="top", fontsize=8.5)
    for t in SHIFTS:
        ax.plot(x + t, -y, color=plot_style.INK, lw=1.5)
        ax.text(t, -1.1, f"{t:g}", ha="center", va="top", fontsize=8.5, color="white")
    ax.set_aspect("equal")
    ax.grid(False)
    ax.set(xlabel="$X$", ylabel="$Y$", title="its slices, with $t$: ellipses $(tx, y)$, circles $(x + t, y)$")
    bar = ax.figure.colorbar(filled, ax=ax, ticks=[-1, 0, 1], orientation="horizontal", shrink=0.5, aspect=26)
    bar.outline.set_visible(False)

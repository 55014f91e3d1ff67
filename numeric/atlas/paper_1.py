"""Figure 1 of Riechers, rebuilt: the sub-steps of LayerNorm at N = 3, ε = 1/10."""

from typing import Any

import numpy as np
from matplotlib.figure import Figure

from lnverify.numeric.atlas.coordinates import Array, ellipse, sectors, semi_axes, substeps
from lnverify.numeric.publishing import plot_style

EPS = 0.1
GAIN = np.array([0.7, 1.4, 1.0])
BIAS = np.array([0.4, 0.5, 0.6])
COUNT, SEED = 900, 1

TITLES = [
    "activations:  $a$",
    "(i)  projection:  $\\Pi a$",
    "(ii)  normalization",
    "(iii)  gain",
    "(iv)  bias",
]
REACH = [0.85, 0.85, 1.8, 2.2, 2.2]


def draw() -> Figure:
    """Five panels of the same points, each with the colour of its part of the plane ⟂ 1, and a key."""
    points = substeps(np.random.default_rng(SEED).random((COUNT, 3)), GAIN, BIAS, EPS)
    figure = plot_style.figure(6.2)
    plot_style.message(
        figure, "Four sub-steps take every activation into one flat ellipse, orthogonal to α̂ and shifted by b"
    )
    grid = figure.add_gridspec(2, 3)
    cells = [grid[row, column] for row in range(2) for column in range(3)]
    axes = [figure.add_subplot(cell, projection="3d") for cell in cells[:5]]
    colours = np.array(plot_style.SECTORS)[sectors(points[0])]
    for ax, title, cloud, reach in zip(axes, TITLES, points, REACH, strict=False):
        _cloud(ax, title, cloud, colours, reach, is_first=cloud is points[0])
    for ax, reach, radius in zip(axes[1:3], REACH[1:3], (None, np.sqrt(3)), strict=True):
        _plane_of_ones(ax, reach, radius)
    for ax, shift in zip(axes[3:5], (np.zeros(3), BIAS), strict=True):
        _image(ax, shift)
    _key(figure.add_subplot(cells[5]))
    return figure


def _cloud(ax: Any, title: str, points: Array, colours: Any, reach: float, is_first: bool) -> None:
    if is_first:
        plot_style.as_space(ax, reach, center=0.5)
        plot_style.neural_axes(ax, 1.25, back=0)
    else:
        plot_style.as_space(ax, reach)
        plot_style.neural_axes(ax, 1.1 * reach)
    ax.scatter(*points.T, c=colours, s=5, depthshade=False, linewidths=0)
    ax.text2D(0.02, 1.0, title, transform=ax.transAxes, fontsize=9.5)


def _plane_of_ones(ax: Any, reach: float, radius: float | None) -> None:
    _arrow(ax, np.zeros(3), np.ones(3) / np.sqrt(3), min(1, 0.75 * reach), "$\\hat{1}$")
    if radius:
        first, second = np.array([1, -1, 0]) / np.sqrt(2), np.array([1, 1, -2]) / np.sqrt(6)
        ax.plot(*ellipse(radius * first, radius * second, np.zeros(3)).T, color=plot_style.INK, lw=0.8)


def _image(ax: Any, shift: Array) -> None:
    alpha = 1 / GAIN
    _arrow(ax, shift, alpha / np.linalg.norm(alpha), 1.9, "$\\hat{\\alpha}$")
    axes = semi_axes(GAIN)
    for axis in axes:
        ax.plot(*zip(shift, shift + axis, strict=True), color=plot_style.BLUE, lw=1.8, ls=(0, (3, 2)), zorder=5)
    ax.plot(*ellipse(axes[0], axes[1], shift).T, color=plot_style.INK, lw=0.8)
    if shift.any():
        ax.plot(*zip(np.zeros(3), shift, strict=True), color=plot_style.RED, lw=1.6)
        plot_style.label(ax, 0.5 * shift - [0, 0, 0.3], "$b$", color=plot_style.RED)


def _arrow(ax: Any, start: Array, direction: Array, length: float, name: str) -> None:
    ax.quiver(*start, *(length * direction), color=plot_style.INK, lw=1.6, arrow_length_ratio=0.16)
    plot_style.label(ax, start + 1.25 * length * direction, name)


def _key(ax: Any) -> None:
    ax.set_axis_off()
    first, second = np.linalg.norm(semi_axes(GAIN), axis=1)
    entries = [
        (plot_style.INK, "-", 1.6, "normal direction: $\\hat{1}$, then $\\hat{\\alpha} \\propto 1/g$"),
        (plot_style.INK, "-", 0.8, "surface, reached for $\\epsilon \\to 0$"),
        (plot_style.BLUE, (0, (3, 2)), 1.8, f"semi-axes $\\sqrt{{N/\\lambda}}$: {first:.3f}, {second:.3f}"),
        (plot_style.RED, "-", 1.6, f"bias $b$ = ({_row(BIAS)})"),
    ]
    for n, (colour, dashes, width, text) in enumerate(entries):
        y = 0.78 - 0.13 * n
        ax.plot([0.0, 0.11], [y, y], color=colour, ls=dashes, lw=width)
        ax.text(0.15, y, text, va="center")
    ax.text(0.0, 0.25, f"$N = 3$,  $\\epsilon = 1/10$,  $g$ = ({_row(GAIN)})", va="center")
    ax.text(0.0, 0.12, "colour: where $\\Pi a$ points, in six sectors", va="center")
    ax.set(xlim=(0, 1.1), ylim=(0, 1))


def _row(values: Array) -> str:
    return ", ".join(f"{v:g}" for v in values)

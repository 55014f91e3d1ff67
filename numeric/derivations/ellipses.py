"""The two ellipses of the derivations, at N = 3: g = (1, 2, 3), and g = (1, 1, 0) beside what the rule says."""

from itertools import product
from typing import Any

import numpy as np
import sympy as sp
from matplotlib.figure import Figure
from numpy.typing import NDArray

from lnverify.numeric.atlas.coordinates import ellipse
from lnverify.numeric.floats import plain
from lnverify.numeric.publishing import plot_style

Array = NDArray[np.float64]

EPS = 0.1
"""ε of the points that are shown: that of Figure 1 of the paper."""
_INPUTS = np.array([a for a in product(range(-3, 4), repeat=3) if len(set(a)) > 1], dtype=float)


GAIN = sp.Matrix([1, 2, 3])
"""The gains of the first figure."""
RULE = sp.diag(1, 1, 0)
"""At g = (1, 1, 0) the matrix of the rule as printed."""
RIGHT = RULE + sp.Matrix([1, 1, 0]) * sp.Matrix([[1, 1, 0]])
"""The matrix that is right there: (G^D)² + g^D(g^D)ᵀ/k."""
FAR = sp.sqrt(3) * sp.Matrix([1, 1, 0]) / sp.sqrt(2)
"""A point of the circle of the rule that is not in the image."""


def paper_matrix(gain: Any) -> Any:
    """Π₂G⁻²Π₂ for a column of gains that are not 0."""
    normal = gain.applyfunc(lambda each: 1 / each)
    projector = sp.eye(len(gain)) - normal * normal.T / normal.dot(normal)
    return projector * sp.diag(*normal) ** 2 * projector


def outputs(gain: Array) -> Array:
    """LayerNorm of all activations with entries −3, …, 3, but the constant ones; a row each."""
    return gain * plain.normalize(_INPUTS, EPS)


def semi_axes(matrix: Any) -> list[tuple[str, Array]]:
    """Of a matrix M with N = 3, the lengths √(N/λ) as text, and the semi-axes, the longest first."""
    results = []
    for value, _, vectors in matrix.eigenvects():
        for axis in sp.GramSchmidt(vectors) if value else ():
            length = sp.sqrt(3 / value)
            text = f"√{length**2}" if length.is_irrational else str(length)
            results.append((text, np.array(length * axis.normalized(), dtype=float).ravel()))
    return sorted(results, key=lambda each: -float(np.linalg.norm(each[1])))


def image() -> Figure:
    """The plane ⟂ α, its axes those of the ellipse."""
    figure = plot_style.figure(4.2, 7.2)
    plot_style.message(figure, "The image at $g = (1, 2, 3)$: an ellipse in the plane perpendicular to $\\alpha$")
    ax = figure.subplots()
    gain = np.array(GAIN, dtype=float).ravel()
    result = semi_axes(paper_matrix(GAIN))
    units = np.array([axis / np.linalg.norm(axis) for _, axis in result])
    points = outputs(gain) @ units.T
    ax.scatter(points[:, 0], points[:, 1], s=7, color=plot_style.BLUE, alpha=0.5, linewidths=0)
    ends = [units @ axis for _, axis in result]
    ax.plot(*ellipse(ends[0], ends[1], np.zeros(2)).T, color=plot_style.INK)
    _semi_axes(ax, result, ends)
    _plane(ax, "along the axis of $\\lambda = 1/7$", "along the axis of $\\lambda = 3/7$", 4.9, 3.0)
    return figure


def zero_gains() -> Figure:
    """The plane of the two coordinates whose gain is not zero."""
    figure = plot_style.figure(4.6, 7.2)
    plot_style.message(figure, "The image at $g = (1, 1, 0)$, and the circle of the rule as printed")
    ax = figure.subplots()
    result = semi_axes(RIGHT)
    points = outputs(np.array([1.0, 1.0, 0.0]))[:, :2]
    dots = "LayerNorm’s outputs, $\\epsilon = 0.1$"
    ax.scatter(points[:, 0], points[:, 1], s=7, color=plot_style.BLUE, alpha=0.5, linewidths=0, label=dots)
    ends = [axis[:2] for _, axis in result]
    ax.plot(*ellipse(ends[0], ends[1], np.zeros(2)).T, color=plot_style.INK, label="the image, as proved")
    rule = [axis[:2] for _, axis in semi_axes(RULE)]
    ax.plot(
        *ellipse(rule[0], rule[1], np.zeros(2)).T, color=plot_style.RED, ls=(0, (3, 2)), label="the rule as printed"
    )
    _semi_axes(ax, result, ends)
    far = np.array(FAR, dtype=float).ravel()[:2]
    ax.plot(*far, "o", color=plot_style.RED, ms=5)
    ax.annotate("not in the image:\n$|z|^2 = 9$", (far[0], far[1]), (1.45, 1.35), color=plot_style.RED, fontsize=8.5)
    _plane(ax, "$y_1$", "$y_2$", 3.4, 2.0)
    ax.legend(loc="upper center", bbox_to_anchor=(0.5, -0.14), ncols=3, markerscale=3)
    return figure


def _semi_axes(ax: Any, axes: list[tuple[str, Array]], ends: list[Array]) -> None:
    for (length, _), end in zip(axes, ends, strict=True):
        ax.plot([0, end[0]], [0, end[1]], color=plot_style.OCHRE, lw=2)
        side = np.array([-end[1], end[0]]) / np.linalg.norm(end)
        ax.text(*(0.55 * end + 0.22 * side), length, color=plot_style.OCHRE, ha="center", va="center", fontsize=10)


def _plane(ax: Any, along: str, across: str, width: float, height: float) -> None:
    ax.set_aspect("equal")
    ax.set(xlim=(-width, width), ylim=(-height, height), xlabel=along, ylabel=across)

"""Figure 2 of Riechers, rebuilt: how near to the surface points come."""

from fractions import Fraction
from typing import Any

import numpy as np
from matplotlib.figure import Figure

from lnverify.numeric.atlas.coordinates import Array, ellipse, sectors, semi_axes, substeps
from lnverify.numeric.atlas.paper_1 import GAIN
from lnverify.numeric.publishing import plot_style

EPS = [Fraction(1, 10), Fraction(1, 1000), Fraction(1, 100_000)]
NAMES = ["$10^{-1}$", "$10^{-3}$", "$10^{-5}$"]
COUNT, SEED = 2000, 2
SHOWN = 1200


def activations() -> Array:
    """The sample of all panels: a ~ N(0, I) at N = 3, (COUNT, 3)."""
    return np.random.default_rng(SEED).standard_normal((COUNT, 3))


def draw() -> Figure:
    """The image within its plane, for each ε."""
    figure = plot_style.figure(2.5)
    plot_style.message(figure, "The smaller ε beside the variance, the nearer all points lie to the surface")
    a = activations()
    for ax, eps, name in zip(figure.subplots(1, 3), EPS, NAMES, strict=True):
        _plane(ax, a, float(eps), name)
    return figure


def _plane(ax: Any, a: Array, eps: float, name: str) -> None:
    axes = semi_axes(GAIN)
    a = a[:SHOWN]
    lengths = np.linalg.norm(axes, axis=1)
    image = substeps(a, GAIN, np.zeros(3), eps)[3] @ (axes / lengths[:, None]).T
    surface = ellipse(np.array([lengths[0], 0]), np.array([0, lengths[1]]), np.zeros(2))
    ax.plot(*surface.T, color=plot_style.INK, lw=0.8)
    ax.scatter(*image.T, c=np.array(plot_style.SECTORS)[sectors(a)], s=4, linewidths=0)
    ax.set_aspect("equal")
    ax.set_axis_off()
    ax.set(title=f"$\\epsilon$ = {name}", xlim=(-2.5, 2.5), ylim=(-1.65, 1.65))

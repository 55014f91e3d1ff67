"""Figure 2 of Riechers, rebuilt: how near to the surface points come, and the exact law of the radius."""

from fractions import Fraction
from typing import Any

import numpy as np
from matplotlib.figure import Figure

from lnverify.numeric.atlas import radius
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


def relative_radius(a: Array, eps: Fraction) -> Array:
    """r/√N of each activation."""
    scaled = substeps(a, np.ones(a.shape[1]), np.zeros(a.shape[1]), float(eps))[2]
    return np.asarray(np.sqrt(np.mean(scaled**2, axis=1)))


def draw() -> Figure:
    """Above: the image within its plane. Below: the law of the distance to the surface, beside the sample and by N."""
    figure = plot_style.figure(5.9)
    plot_style.message(figure, "The smaller ε beside the variance, the nearer all points lie to the surface")
    halves: Any = figure.subfigures(2, 1, height_ratios=[0.72, 1])
    above, below = halves
    a = activations()
    for ax, eps, name in zip(above.subplots(1, 3), EPS, NAMES, strict=True):
        _plane(ax, a, float(eps), name)
    left, right = below.subplots(1, 2)
    _law(left, a)
    _gap(right)
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


def _law(ax: Any, a: Array) -> None:
    ranks = (np.arange(COUNT) + 0.5) / COUNT
    for eps, name, colour in zip(EPS, NAMES, plot_style.family(3), strict=True):
        distance = np.sort(1 - relative_radius(a, eps))
        ax.plot(distance[25::50], ranks[25::50], "o", ms=3.4, mfc="white", color=colour)
        _curve(ax, 3, eps, colour, "-")
        ax.text(float(distance[COUNT // 2]) * 0.6, 0.6, name, color=colour, ha="right", va="center")
    _scales(ax, "$N = 3$: exact law (lines) and sample (circles)")


def _gap(ax: Any) -> None:
    """Every law on one scale: the χ² law of q alone decides the shape, ε shifts it."""
    for eps, name, colour in zip(EPS, NAMES, plot_style.family(3), strict=True):
        for N, dashes in ((3, "-"), (768, (0, (2.2, 1.4)))):
            _curve(ax, N, eps, colour, dashes)
        ax.text(0.6 * _middle(eps), 0.6, name, color=colour, ha="right", va="center")
    ax.plot([], [], color=plot_style.GREY, label="$N = 3$")
    ax.plot([], [], color=plot_style.GREY, ls=(0, (2.2, 1.4)), label="$N = 768$")
    _scales(ax, "exact laws: in high dimension all points are equally near")
    ax.legend(loc="upper left")


def _curve(ax: Any, N: int, eps: Fraction, colour: Any, dashes: Any) -> None:
    """The law of the distance to the surface."""
    middle = _middle(eps)
    distances = np.geomspace(middle / 5, 0.999, 160) if N == 3 else middle * np.geomspace(0.86, 1.19, 50)
    ax.plot(distances, [float(radius.near_surface(float(v), N, eps)) for v in distances], color=colour, ls=dashes)


def _middle(eps: Fraction) -> float:
    return float(radius.surface_gap_quantile(Fraction(1, 2), 768, eps))


def _scales(ax: Any, title: str) -> None:
    ax.set_xscale("log")
    ax.set(title=title, xlabel="$1 - r/\\sqrt{N}$", ylabel="share of points nearer", xlim=(1e-7, 1), ylim=(0, 1.02))

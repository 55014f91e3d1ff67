"""Figure 2 of Riechers, rebuilt: how near to the surface points come, and the exact law of the radius."""

import math
from fractions import Fraction
from typing import Any

import numpy as np
from matplotlib.figure import Figure

from numeric.atlas import radius
from numeric.atlas.image import Array, ellipse, semi_axes, substeps, within_axes
from numeric.atlas.paper_1 import GAIN
from numeric.floats import plain
from numeric.pages import look

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


def largest_distance() -> float:
    """sup |F̂ − F| between the sample's distribution function of the radius and the exact one.

    It is the same for every ε, because r is an increasing function of ‖Πa‖², which does not depend on it.
    """
    a = activations()
    q = np.sum(plain.centred(a) ** 2, axis=1)
    return radius.sample_distance(q.tolist(), lambda x: radius.squared_norm_cdf(x, a.shape[1]))


def draw() -> Figure:
    """Above: the image within its plane. Below: the law of the radius and of the distance to the surface."""
    figure = look.figure(5.6)
    above, below = look.parts(figure, 2, 1, height_ratios=[0.72, 1])
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
    image = within_axes(substeps(a, GAIN, np.zeros(3), eps)[3], axes)
    lengths = np.linalg.norm(axes, axis=1)
    surface = ellipse(np.array([lengths[0], 0]), np.array([0, lengths[1]]), np.zeros(2))
    ax.plot(*surface.T, color=look.INK, lw=0.8)
    # The normal distribution function makes an even colour of each activation.
    ax.scatter(*image.T, c=0.5 + 0.5 * np.vectorize(math.erf)(a / math.sqrt(2)), s=4, linewidths=0)
    look.bare(ax)
    ax.set(title=f"$\\epsilon$ = {name}", xlim=(-2.5, 2.5), ylim=(-1.65, 1.65))


def _law(ax: Any, a: Array) -> None:
    x = np.linspace(0, 1, 201)
    ranks = (np.arange(COUNT) + 0.5) / COUNT
    for eps, name, colour in zip(EPS, NAMES, look.family(3), strict=True):
        ax.plot(np.sort(relative_radius(a, eps))[25::50], ranks[25::50], "o", ms=3.4, mfc="white", color=colour)
        law = [float(radius.radius_cdf(math.sqrt(3) * v, 3, eps)) for v in x]
        ax.plot(x, law, color=colour, label=name)
    ax.set(
        title="radius, $N = 3$: exact law (lines), sample (circles)",
        xlabel="$r/\\sqrt{N}$",
        ylabel="share of points below",
        xlim=(0, 1.01),
        ylim=(0, 1.02),
    )
    ax.legend(title="$\\epsilon$", loc="upper left")


def _gap(ax: Any) -> None:
    """Every law on one scale: the χ² law of q alone decides the shape, ε shifts it."""
    for eps, name, colour in zip(EPS, NAMES, look.family(3), strict=True):
        middle = float(radius.surface_gap_quantile(Fraction(1, 2), 768, eps))
        wide = np.geomspace(middle / 5, 0.999, 160)
        narrow = middle * np.geomspace(0.86, 1.19, 50)
        for N, d, dashes in ((3, wide, "-"), (768, narrow, (0, (2.2, 1.4)))):
            share = [float(radius.near_surface(float(v), N, eps)) for v in d]
            ax.plot(d, share, color=colour, ls=dashes)
        ax.text(0.6 * middle, 0.6, name, color=colour, ha="right", va="center")
    ax.plot([], [], color=look.GREY, label="$N = 3$")
    ax.plot([], [], color=look.GREY, ls=(0, (2.2, 1.4)), label="$N = 768$")
    ax.set_xscale("log")
    ax.set(
        title="distance to the surface, exact law",
        xlabel="$1 - r/\\sqrt{N}$",
        ylabel="share of points nearer",
        xlim=(1e-7, 1),
        ylim=(0, 1.02),
    )
    ax.legend(loc="upper left")

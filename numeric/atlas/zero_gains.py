"""With k ≥ 2 zero gains the image of the sphere is a solid: the picture and the exact law of the gauge."""

from fractions import Fraction
from typing import Any

import numpy as np
from matplotlib.figure import Figure

from lnverify.numeric.atlas import radius
from lnverify.numeric.atlas.image import Array, ellipse, semi_axes
from lnverify.numeric.floats import plain
from lnverify.numeric.publishing import plot_style

GAIN = (1.5, 0.8)
ZEROS = [1, 2, 3, 6]
COUNT, SEED, SHOWN, BINS = 3000, 3, 1500, 20


def sample(k: int) -> tuple[Array, Array]:
    """Images (COUNT, 2) of points of the sphere ‖z‖² = N, z ⟂ 1, N = k + 2, and the gauge ρ of each (COUNT,).

    The two coordinates are those of non-zero gain; ρ is one minus the share of ‖z‖² within the zero ones and
    orthogonal to 1 (`lnverify.surface.zero-gain`).
    """
    N = len(GAIN) + k
    z = plain.center(np.random.default_rng(SEED).standard_normal((COUNT, N)))
    z *= np.sqrt(N / np.sum(z * z, axis=1, keepdims=True))
    zeros = z[:, len(GAIN) :]
    lost = np.sum(plain.center(zeros) ** 2, axis=1)
    return z[:, : len(GAIN)] * GAIN, 1 - lost / N


def draw() -> Figure:
    """Above: the image of the sphere. Below: the gauge, sample and law."""
    figure = plot_style.figure(4.4)
    plot_style.message(figure, "One zero gain leaves a shell, two or more leave a solid")
    columns = figure.subplots(2, len(ZEROS), height_ratios=[0.62, 1]).T
    for (above, below), k in zip(columns, ZEROS, strict=True):
        image, rho = sample(k)
        _image(above, image[:SHOWN], k)
        _law(below, rho, k)
    columns[0][1].set_ylabel("density")
    return figure


def _image(ax: Any, image: Array, k: int) -> None:
    N = len(GAIN) + k
    axes = semi_axes(np.array([*GAIN, *[0.0] * k]))[:2, :2]
    # The ellipses grow with √N; in this unit they keep their size from panel to panel.
    ax.plot(*ellipse(axes[0], axes[1], np.zeros(2)).T / np.sqrt(N), color=plot_style.INK, lw=0.8)
    ax.scatter(*image.T / np.sqrt(N), s=3.5, color=plot_style.BLUE, linewidths=0, alpha=0.55)
    plot_style.bare(ax)
    ax.set(title=f"$k = {k}$,  $N = {N}$", xlim=(-1.5, 1.5), ylim=(-0.85, 0.85))


def _law(ax: Any, rho: Array, k: int) -> None:
    ax.set(xlim=(0, 1.02), ylim=(0, 3.2), xlabel="gauge $\\rho$", xticks=[0, 0.5, 1])
    if k == 1:
        ax.plot([1, 1], [0, 3.2], color=plot_style.RED, lw=2)
        plot_style.note(ax, 0.93, 0.93, "all points at $\\rho = 1$:\na shell", ha="right")
        return
    ax.hist(rho, bins=BINS, range=(0, 1), density=True, color=plot_style.BLUE, alpha=0.35)
    N = len(GAIN) + k
    x = [Fraction(2 * n + 1, 400) for n in range(200)]
    ax.plot([float(v) for v in x], [float(radius.gauge_density(v, N, k)) for v in x], color=plot_style.RED)
    b = Fraction(k - 1, 2)
    plot_style.note(ax, 0.04, 0.93, f"Beta({Fraction(N - k, 2)}, {b}):  a solid")

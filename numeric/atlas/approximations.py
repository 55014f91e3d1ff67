"""How well one activation makes a sign, and how well it makes an absolute value."""

from typing import Any

import numpy as np
from matplotlib.figure import Figure

from lnverify.numeric.atlas import curves
from lnverify.numeric.publishing import plot_style

EPS = 1e-5
MARGINS = [0.1, 0.25, 0.5, 0.75]
"""How far from 0 a sign is compared."""
X = np.linspace(-1, 1, 2001)


def fold_error(t: float) -> float:
    """max over [−1, 1] of the distance of |x| from the folded curve, scaled to minimum 0 and 1 at x = 1."""
    return float(np.abs(curves.fold_as_absolute_value(X, t, EPS) - np.abs(X)).max())


def dip_error(y: float) -> float:
    """max over [−1, 1] of the distance between |x| and the even curve of width y."""
    return float(np.abs(curves.even_dip(X, y, EPS) - np.abs(X)).max())


def best_dip() -> tuple[float, float]:
    """The y at which the even curve is nearest to |x|, and its distance, by golden-section search in log y.

    The distance first falls (the dip widens) and then rises towards that of x², 1/4: one minimum.
    """
    low, high, ratio = -3.0, 1.0, (np.sqrt(5) - 1) / 2
    for _ in range(60):
        left, right = high - ratio * (high - low), low + ratio * (high - low)
        low, high = (low, right) if dip_error(10**left) < dip_error(10**right) else (left, high)
    y = 10 ** float((low + high) / 2)
    return y, dip_error(y)


def draw() -> Figure:
    """Above the curves, below their errors; left the sign, right the absolute value."""
    figure = plot_style.figure(6.3)
    least = min(best_dip()[1], *(fold_error(float(t)) for t in np.geomspace(1.02, 100, 121)))
    said = f"Away from 0 stretching tends to the sign; a fold and a second coordinate stay {least:.2f} or more off |x|"
    plot_style.message(figure, said)
    (a, b), (c, d) = figure.subplots(2, 2, height_ratios=[1.15, 1])
    _sign(a)
    _absolute_value(b)
    _sign_error(c)
    _absolute_error(d)
    return figure


def _sign(ax: Any) -> None:
    values = [5, 20, 100]
    ax.plot([-1, 0, 0, 1], [-1, -1, 1, 1], color=plot_style.PALE, lw=4, label="sign $x$")
    for t, colour in zip(values, plot_style.family(len(values)), strict=True):
        ax.plot(X, curves.stretched_coordinate(X, t, EPS), color=colour, label=f"$t$ = {t}")
    ax.set(title="sign: points of the circle, stretched by $t$", xlabel="$x$", xlim=(-1, 1), ylim=(-1.08, 1.08))
    ax.legend(loc="lower right")


def _absolute_value(ax: Any) -> None:
    y, _ = best_dip()
    ax.plot([-1, 0, 1], [1, 0, 1], color=plot_style.PALE, lw=4, label="$|x|$")
    for t, colour in zip([1.25, 2.0], [plot_style.OCHRE, plot_style.RED], strict=True):
        ax.plot(X, curves.fold_as_absolute_value(X, t, EPS), color=colour, label=f"fold, $t$ = {t:g}")
    ax.plot(X, curves.even_dip(X, y, EPS), color=plot_style.BLUE, label=f"second coordinate, $y$ = {y:.3f}")
    ax.set(title="absolute value, after an affine map", xlabel="$x$", xlim=(-1, 1), ylim=(-0.03, 1.5))
    ax.legend(loc="upper center", ncols=2, columnspacing=1.2, handlelength=1.6)


def _sign_error(ax: Any) -> None:
    t = np.geomspace(1, 1000, 181)
    for margin, colour in zip(MARGINS, plot_style.family(len(MARGINS)), strict=True):
        ax.plot(
            t,
            [curves.stretched_sign_error(v, EPS, margin) for v in t],
            color=colour,
            label=f"$|x| \\geq$ {margin:g}",
        )
        ax.plot(t, [curves.sign_error(v, EPS, margin) for v in t], color=colour, ls=(0, (3, 2)), lw=1.2)
    ax.set(
        xscale="log",
        yscale="log",
        ylim=(1e-12, 300),
        xlim=(1, 1000),
        xlabel="stretch $t$",
        title="largest error of the sign",
    )
    kinds = [ax.plot([], [], color=plot_style.GREY, ls=dashes)[0] for dashes in ("-", (0, (3, 2)))]
    margins_key = ax.legend(loc="upper right", ncols=4, columnspacing=1, handlelength=1.4)
    ax.legend(kinds, ["points of the circle", "$x$ alone, one dimension"], loc="lower left")
    ax.add_artist(margins_key)


def _absolute_error(ax: Any) -> None:
    t = np.geomspace(1.02, 100, 121)
    ax.plot(t, [fold_error(v) for v in t], color=plot_style.RED)
    y = np.geomspace(0.01, 100, 161)
    ax.plot(y, [dip_error(v) for v in y], color=plot_style.BLUE)
    best, error = best_dip()
    ax.plot(best, error, "o", color=plot_style.BLUE, mec="white", ms=7)
    ax.annotate(f"least: {error:.3f}\nat $y$ = {best:.3f}", (best, error), (0.011, 0.04), fontsize=8.5)
    ax.axhline(0.25, color=plot_style.GREY, lw=1, ls=(0, (1, 1.6)))
    plot_style.note(ax, 0.99, 0.2, "1/4: the error of $x^2$", ha="right", color=plot_style.GREY)
    ax.text(2.1, 0.62, "fold", color=plot_style.RED)
    ax.text(0.03, 0.76, "second coordinate", color=plot_style.BLUE)
    ax.set(
        xscale="log",
        xlim=(0.01, 100),
        ylim=(0, 1.05),
        xlabel="shift $t$, or height $y$",
        title="largest error of the absolute value on [−1, 1]",
    )

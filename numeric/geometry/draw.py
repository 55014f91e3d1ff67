"""The picture of a model's normalizations over its depth, as SVG with the same bytes every time."""

import numpy as np
from matplotlib.axes import Axes
from matplotlib.axis import Axis
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, LogLocator, NullLocator

from lnverify.numeric.geometry.layers import NormGeometry
from lnverify.numeric.geometry.models import ModelGeometry
from lnverify.numeric.publishing import plot_style
from lnverify.numeric.publishing.numbers import number

RANKS = (0, 0.05, 0.25, 0.5, 0.75, 0.95, 1)
"""What is drawn of the lengths of a norm."""

WINDOW = 1e-3
"""What is shorter than this times the middle value is drawn as an arrow, lest it flatten all the rest."""

MOST_NAMES = 40
"""Up to so many norms their names stand beside the axis; beyond, their numbers do."""

BAND, BOX, MIDDLE = "#c6dbef", "#6baed6", "#08306b"
# Of what lies below the scale.
_BELOW = "#cb181d"


def draw_axes(model: ModelGeometry) -> Figure:
    """The semi-axes of every norm over the depth of the model."""
    norms = [norm for norm in model.norms if norm.axes]
    rows = [np.quantile(norm.semi_axes, RANKS).tolist() for norm in norms]
    whole = plot_style.figure(max(3.6, 1.5 + 0.22 * len(norms)) if len(norms) <= MOST_NAMES else 6, 8)
    panel = whole.subplots()
    plot_style.message(whole, _likeness(rows))
    _ranges(panel, norms, rows)
    panel.set_xlabel("semi-axis")
    return whole


def _likeness(rows: list[list[float]]) -> str:
    """How far the middle nine tenths of a norm reach, in a sentence; `rows` has the lengths at RANKS of each."""
    factors = [row[5] / row[1] for row in rows if row[1] > 0]
    if not factors:
        return "The semi-axes of each norm"
    middle = number(float(np.median(factors)))
    return f"In the median norm nine tenths of the semi-axes lie within a factor of {middle}"


def _floor(rows: list[list[float]]) -> float:
    """The least value to draw: the least that is not below WINDOW times the middle one."""
    values = np.concatenate([np.array(row) for row in rows]) if rows else np.ones(1)
    live = values[(values > 0) & np.isfinite(values)]
    return float(live[live >= WINDOW * np.median(live)].min()) if live.size else 1.0


def _ranges(panel: Axes, norms: list[NormGeometry], rows: list[list[float]]) -> None:
    """Bars from least to greatest, 5 to 95 % and 25 to 75 %, with the middle; arrows for what lies below.

    The first norm is at the top.
    """
    floor = _floor(rows)
    shown = np.maximum(np.array(rows).reshape(len(norms), 7), floor * 0.8)
    place = np.arange(len(norms))
    panel.hlines(place, shown[:, 0], shown[:, 6], color=BAND, linewidth=1, label="all")
    thick = float(np.clip(220 / max(1, len(norms)), 1.5, 9))
    panel.hlines(place, shown[:, 1], shown[:, 5], color=BAND, linewidth=thick, label="5 to 95 %")
    panel.hlines(place, shown[:, 2], shown[:, 4], color=BOX, linewidth=thick, label="25 to 75 %")
    panel.plot(shown[:, 3], place, "|", color=MIDDLE, markersize=thick + 2, label="middle")
    below = [(index, row[0]) for index, row in enumerate(rows) if row[0] < floor]
    panel.plot([floor * 0.8] * len(below), [index for index, _ in below], "<", color=_BELOW, markersize=5)
    for index, least in below if len(below) <= 12 else ():
        panel.annotate(
            f"{least:.1e}" if least else "0",
            (floor * 0.8, index),
            xytext=(7, 0),
            textcoords="offset points",
            ha="left",
            va="center",
            color=_BELOW,
            fontsize=8,
        )
    panel.set_xscale("log")
    panel.invert_yaxis()
    if len(norms) <= MOST_NAMES:
        names = [short_name(norm.norm.name) for norm in norms]
        panel.set_yticks(place, names, fontsize=8, parse_math=False)
    else:
        panel.set_ylabel("number of the norm, in the order of the table")
    panel.legend(fontsize=8, frameon=False, ncols=4, loc="lower left", bbox_to_anchor=(0, 1), borderaxespad=0)
    _plain_ticks(panel.xaxis)


def _plain_ticks(axis: Axis) -> None:
    """Numbers such as 2, 5, 10 instead of powers, where the picture spans less than three decades."""
    low, high = sorted(axis.get_view_interval())
    if high < 1e3 * low:
        axis.set_major_locator(LogLocator(subs=(1, 2, 5)))
        axis.set_minor_locator(NullLocator())
        axis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))


def short_name(name: str) -> str:
    """The name of a module without the words that all models share."""
    parts = [part for part in name.replace("/", ".").split(".") if part not in ("model", "transformer", "encoder")]
    joined = ".".join(parts) or name
    return joined if len(joined) <= 34 else "…" + joined[-33:]

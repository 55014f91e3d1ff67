"""One look for all figures: fonts, palette, and files that come out the same byte for byte."""

import io
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import matplotlib
import mpl_toolkits.mplot3d  # noqa: F401  (makes projection="3d" known)
import numpy as np
from matplotlib.figure import Figure
from matplotlib.patheffects import withStroke

INK, GREY, PALE = "#1f2a37", "#7b8794", "#d5dbe1"
BLUE, RED, OCHRE = "#2563a6", "#c2482f", "#c98a12"

SECTORS = ["#e69f00", "#56b4e9", "#009e73", "#0072b2", "#d55e00", "#cc79a7"]
"""Points that keep their colour: those of Okabe and Ito, safe for the colour-blind, that show on white and on black."""

WIDTH = 9.6
"""Inches: the full width of a page of the report."""

SETTINGS = matplotlib.rc_params_from_file(Path(__file__).with_name("figures.mplstyle"), use_default_template=False)
"""Of all figures, whatever the user's own are."""


def render_figure(draw: Callable[[], Figure], suffix: str, dpi: float = 170) -> bytes:
    """What is drawn, as ".svg", ".pdf" or ".png", with the project's settings, whatever the user's own are.

    The same picture gives the same bytes: neither a date nor a version is in the file. `dpi` is for ".png".
    """
    buffer = io.BytesIO()
    dated = {".svg": ("Date", "Creator"), ".pdf": ("CreationDate", "Creator", "Producer"), ".png": ("Software",)}
    metadata = dict.fromkeys(dated[suffix])
    with matplotlib.rc_context(), warnings.catch_warnings():
        # Names come from checkpoints, and no font has every character.
        warnings.filterwarnings("ignore", message="Glyph .* missing from font")
        matplotlib.rcdefaults()
        matplotlib.rcParams.update(SETTINGS)
        drawn = draw()
        drawn.savefig(buffer, format=suffix[1:], dpi=dpi, metadata=metadata, bbox_inches="tight", pad_inches=0.08)
    return buffer.getvalue()


def figure(height: float, width: float = WIDTH) -> Figure:
    """An empty figure; width and height in inches."""
    return Figure(figsize=(width, height), layout="constrained")


def message(whole: Any, text: str) -> None:
    """What the figure shows, in a sentence above all of its panels."""
    whole.suptitle(text, x=0.01, ha="left", fontsize=11, fontweight="bold")


def label(ax: Any, place: Any, text: str, **options: Any) -> None:
    """A name in a three-dimensional panel, on a halo that keeps it readable above points."""
    settings = {"fontsize": 11, "ha": "center", "va": "center", "zorder": 20} | options
    ax.text(*place, text, path_effects=[withStroke(linewidth=2.5, foreground="white")], **settings)


def as_space(ax: Any, reach: float, center: float = 0.0) -> None:
    """A three-dimensional panel with equal scales: a cube of half-width `reach` about center·(1, 1, 1)."""
    limits = (center - reach, center + reach)
    ax.set(xlim=limits, ylim=limits, zlim=limits)
    ax.set_box_aspect((1, 1, 1), zoom=1.45)
    ax.view_init(elev=18, azim=-20)
    ax.set_axis_off()


def neural_axes(ax: Any, length: float, back: float | None = None) -> None:
    """The three neural directions as thin lines, numbered at their positive ends.

    They reach from −back (by default −length) to length.
    """
    for n, direction in enumerate(np.eye(3)):
        start = -(length if back is None else back) * direction
        direction = length * direction
        ax.plot(*zip(start, direction, strict=True), color=PALE, lw=0.8, zorder=0)
        label(ax, 1.08 * direction, str(n + 1), color=GREY, fontsize=8)

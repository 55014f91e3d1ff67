"""The section on principal axes: what was measured of them, as text and as a figure."""

from pathlib import Path

import numpy as np
from matplotlib.figure import Figure

from lnverify.numeric.bench.sections import Data, Section
from lnverify.numeric.bench.time_axes import ALL_CERTIFIED, DENSE_BUDGET, METHODS, OURS, PAPER, SAMPLE, SIZES, measure
from lnverify.numeric.publishing import plot_style

FIGURE = "performance-axes.svg"


def _at(data: Data, method: str, size: int) -> Data | None:
    return next((row for row in data["rows"] if (row["method"], row["N"]) == (method, size)), None)


def _ratio(data: Data, method: str, other: str, size: int) -> float | None:
    ours, theirs = _at(data, method, size), _at(data, other, size)
    return theirs["seconds"] / ours["seconds"] if ours and theirs else None


def _units(value: float | None) -> str:
    if value is None:
        return "not finite"
    return f"{value:.1f} u" if value < 1e4 else f"{value:.1e} u"


def render(data: Data) -> str:
    """The section in Markdown."""
    lines = [_says(data), "", f"![Time against N]({FIGURE})", ""]
    lines += [
        "Times: the best of up to five, each method in a process of its own. Memory: what its peak grew by.",
        "Ratios: time over that of all lengths, and over that of all lengths with all directions.",
        "Gains: uniform in [0.5, 1.5], kind to the dense methods.",
        "",
        "| N | method | seconds | to lengths | to both | extra memory (MB) | worst relative error |",
        "|--:|---|--:|--:|--:|--:|--:|",
    ]
    for row in data["rows"]:
        first, second = (_ratio(data, ours, row["method"], row["N"]) for ours in OURS)
        lines.append(
            f"| {row['N']} | {row['method']} | {row['seconds']:.3g} | {first or 1:.3g} | {second or 1:.3g} |"
            f" {row['megabytes']:.0f} | {_units(row['error'])} |"
        )
    lines += [
        "",
        f"Errors are against Arb enclosures, of every length up to N = {ALL_CERTIFIED}, of {SAMPLE} above.",
        f"Dense runs share {DENSE_BUDGET:.0f} s; what N³ predicts to exceed the rest of it was not started.",
        "",
        "Fitted exponents p of time ∝ Nᵖ, over the three largest sizes: "
        + "; ".join(f"{method} {value:.2f}" for method, value in data["exponent"].items())
        + ".",
        "N² bounds the cost of the lengths for any gains; far poles that are summed at once bring it below.",
        "",
        "### Hard gains",
        "",
        "| gains | N | worst relative error of a length | of the paper's recipe |",
        "|---|--:|--:|--:|",
    ]
    for row in data["hard"]:
        paper = "undefined: zero gains" if row["undefined"] else _units(row["paper"])
        lines.append(f"| {row['gains']} | {row['N']} | {_units(row['error'])} | {paper} |")
    return "\n".join(lines)


def _says(data: Data) -> str:
    """The numbers that were asked for, in a sentence each."""
    one, both = (_ratio(data, ours, PAPER, 4096) for ours in OURS)
    large = _at(data, "lengths", 12288)
    worst = max(row["error"] for row in data["hard"])
    text = f"Every length of every hard family is within {worst:.1f} u of its certified value."
    if one and both:
        text += (
            f" At N = 4096 all lengths are found {one:.0f} times as fast as by numpy.linalg.eigh of the"
            f" paper's matrix, and all lengths with all directions {both:.1f} times."
        )
    if large:
        text += f" At N = 12288 the lengths take {large['seconds']:.2g} s and {large['megabytes']:.0f} MB."
    return text


def figures(data: Data) -> dict[str, bytes]:
    """Time against N, both on logarithmic scales."""

    def draw() -> Figure:
        whole = plot_style.figure(4.5, 7)
        panel = whole.subplots()
        colours = ("#08519c", "#6baed6", "#cb181d", "#fb6a4a", "#a1a1a1")
        for (method, colour), mark in zip(zip(METHODS, colours, strict=True), "os^vD", strict=True):
            points = [(row["N"], row["seconds"]) for row in data["rows"] if row["method"] == method]
            if points:
                size, seconds = zip(*points, strict=True)
                panel.loglog(size, seconds, f"{mark}-", color=colour, label=method, markersize=5, linewidth=1.3)
        ends = np.array([data["rows"][0]["N"], data["rows"][-1]["N"]], float)
        start = data["rows"][0]["seconds"]
        panel.loglog(ends, start * (ends / ends[0]) ** 2, ":", color="#555555", linewidth=1, label="slope 2")
        panel.set_xticks(SIZES, [str(each) for each in SIZES])
        panel.minorticks_off()
        panel.set(xlabel="N", ylabel="seconds", title=_message(data))
        panel.legend()
        return whole

    return {FIGURE: plot_style.render_figure(draw, Path(FIGURE).suffix)}


def _message(data: Data) -> str:
    """What the figure shows, at the largest N at which the paper's recipe was timed."""
    size = max(row["N"] for row in data["rows"] if row["method"] == PAPER)
    return f"At N = {size} all lengths come {_ratio(data, OURS[0], PAPER, size):.0f} times as fast as by eigh"


SECTION = Section("axes", "Principal axes", measure, render, figures)

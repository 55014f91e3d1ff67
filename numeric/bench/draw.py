"""The figure of the section on principal axes."""

from __future__ import annotations

from typing import Any

import numpy as np
from matplotlib.figure import Figure

from lnverify.numeric.bench.time_axes import METHODS, OURS, SIZES
from lnverify.numeric.publishing import plot_style

Data = dict[str, Any]


def ratio(data: Data, method: str, other: str, size: int) -> float | None:
    """The time of another method over that of a method, at N = size; None where one was not timed."""
    times = {row["method"]: row["seconds"] for row in data["rows"] if row["N"] == size}
    return times[other] / times[method] if {method, other} <= times.keys() else None


def draw(data: Data) -> Figure:
    """Time against N, both on logarithmic scales; the title is of the largest N of a dense method, and the fastest."""
    whole = plot_style.figure(4.5, 7)
    panel = whole.subplots()
    colours = ("#08519c", "#6baed6", "#cb181d", "#fb6a4a", "#a1a1a1")
    for method, colour, mark in zip(METHODS, colours, "os^vD", strict=True):
        points = [(row["N"], row["seconds"]) for row in data["rows"] if row["method"] == method]
        if points:
            size, seconds = zip(*points, strict=True)
            panel.loglog(size, seconds, f"{mark}-", color=colour, label=method, markersize=5, linewidth=1.3)
    ends = np.array([data["rows"][0]["N"], data["rows"][-1]["N"]], float)
    start = data["rows"][0]["seconds"]
    panel.loglog(ends, start * (ends / ends[0]) ** 2, ":", color="#555555", linewidth=1, label="slope 2")
    panel.set_xticks(SIZES, [str(each) for each in SIZES])
    panel.minorticks_off()
    dense = [row for row in data["rows"] if row["method"] not in OURS]
    fastest = min(dense, key=lambda row: (-row["N"], row["seconds"]))
    size, method = fastest["N"], fastest["method"]
    times = ratio(data, OURS[0], method, size)
    title = f"At N = {size} all lengths come {times:.0f} times as fast as by the best rival, {method}"
    panel.set(xlabel="N", ylabel="seconds", title=title)
    panel.legend()
    return whole

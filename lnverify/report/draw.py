"""The figure of the report: what became of the statements of each source."""

from __future__ import annotations

from typing import Any

from matplotlib.figure import Figure

from lnverify.numeric.publishing import plot_style
from lnverify.proofs.verdicts.verdict import RULE

COLOURS = {
    "proved": plot_style.BLUE,
    "misprint": plot_style.TEAL,
    "qualified": plot_style.OCHRE,
    "refuted": plot_style.RED,
    "run": plot_style.GREY,
    "open": plot_style.PALE,
}
"""By verdict, from the strongest to the weakest."""


def draw_sources(statements: dict[str, Any]) -> Figure:
    """The shares of each source's statements with each verdict, and of those that are open, with their numbers.

    Args:
        statements: by source, with "counts" by verdict; definitions and passages without a statement do not count.
    """
    whole = plot_style.figure(0.9 + 0.3 * len(statements), 8)
    panel = whole.subplots()
    for row, result in enumerate(statements.values()):
        counts = {verdict: result["counts"][verdict] for verdict in COLOURS}
        total, left = sum(counts.values()), 0.0
        for verdict, count in counts.items():
            width = 100 * count / total
            panel.barh(row, width, left=left, height=0.72, color=COLOURS[verdict], edgecolor="white")
            if count:
                ink = plot_style.INK if verdict in ("open", "qualified") else "white"
                panel.text(left + width / 2, row, str(count), ha="center", va="center", color=ink, fontsize=8)
            left += width
    panel.set_yticks(range(len(statements)), list(statements))
    panel.invert_yaxis()
    panel.grid(False)
    panel.set(xlim=(0, 100), xlabel="share of the statements (%), with their number")
    refuted = sum(item["counts"]["refuted"] + item["counts"]["qualified"] for item in statements.values())
    decided = sum(sum(value["counts"][v] for v in RULE) for value in statements.values())
    panel.set_title(f"{refuted} of {decided} decided statements fail as stated", pad=22)
    handles = [panel.barh(0, 0, color=colour) for colour in COLOURS.values()]
    panel.legend(handles, list(COLOURS), ncols=6, loc="lower left", bbox_to_anchor=(0, 1), borderaxespad=0.2)
    return whole

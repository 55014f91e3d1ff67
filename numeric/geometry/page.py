"""The page, the JSON and the figure about one model."""

from collections import Counter
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

from lnverify.numeric.data import BUNDLED
from lnverify.numeric.geometry.draw import draw_axes
from lnverify.numeric.geometry.layers import NormGeometry
from lnverify.numeric.geometry.models import ModelGeometry
from lnverify.numeric.publishing.json_text import finite
from lnverify.numeric.publishing.markdown import cell
from lnverify.numeric.publishing.numbers import number as written
from lnverify.numeric.publishing.provenance import versions
from lnverify.numeric.publishing.publish import Page
from lnverify.numeric.version import SCHEMA_VERSION

TEMPLATE = Path(__file__).with_name("geometry.md.j2")
DIGITS = 12
"""Significant digits of a number in the JSON."""

number = partial(written, digits=4, low=1e-3, high=1e6, powered=3)


def facts(model: ModelGeometry) -> dict[str, Any]:
    """What the page says, for programs.

    Numbers have DIGITS digits: those behind them are the processor's own, as its sums are.
    """
    return {
        "schema_version": SCHEMA_VERSION,
        "command": command(model),
        "versions": versions("lnverify", "numpy"),
        **finite(_round(asdict(model))),
    }


def _round(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _round(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_round(item) for item in value]
    return float(f"{value:.{DIGITS}g}") if isinstance(value, float) else value


def command(model: ModelGeometry) -> str:
    """What to type for this page."""
    return "lnverify geometry" if model.file == BUNDLED.name else f"lnverify geometry {model.file}"


def contents(model: ModelGeometry) -> dict[str, str | bytes]:
    """The files about a model, by name."""
    stem = f"geometry-{model.model}"
    figure = f"{stem}-axes.svg"
    reasons = Counter((norm.norm.kind, norm.norm.reason) for norm in model.norms)
    return Page(stem, TEMPLATE).contents(
        facts(model),
        {figure: partial(draw_axes, model)},
        model=model,
        summary=summary(model),
        figure=figure,
        rows=[table_row(norm) for norm in model.norms],
        reasons=[(kind, reason, count) for (kind, reason), count in sorted(reasons.items())],
        off=[
            (_code(norm.norm.name), numbers(norm.dead_at), numbers(norm.near_dead_at))
            for norm in model.norms
            if norm.dead + norm.near_dead
        ],
    )


def numbers(places: list[int], most: int = 24) -> str:
    """Coordinates, for people: neighbours as a range, and no more than `most` of these."""
    ranges: list[list[int]] = []
    for place in places:
        if ranges and place == ranges[-1][1] + 1:
            ranges[-1][1] = place
        else:
            ranges.append([place, place])
    shown = [str(a) if a == b else f"{a}–{b}" for a, b in ranges[:most]]
    return ", ".join(shown + ([f"{len(ranges) - most} more"] if len(ranges) > most else []))


def table_row(norm: NormGeometry) -> dict[str, Any]:
    """One row of the table, as text."""
    return {
        "name": _code(norm.norm.name),
        "kind": norm.norm.kind,
        "N": norm.N,
        "least": number(norm.least_gain),
        "median": number(norm.median_gain),
        "greatest": number(norm.greatest_gain),
        "dead": norm.dead,
        "near_dead": norm.near_dead,
        "shortest": number(norm.shortest),
        "longest": number(norm.longest),
        "dimension": f"{norm.effective_dimension:.1f}",
    }


def summary(model: ModelGeometry) -> str:
    """The page in a few sentences."""
    kinds = Counter(norm.norm.kind for norm in model.norms)
    counted = " and ".join(_count(count, kind) for kind, count in sorted(kinds.items()))
    widths = sorted({norm.N for norm in model.norms})
    width = f"N = {widths[0]}" if len(widths) == 1 else f"N from {widths[0]} to {widths[-1]}"
    text = f"{counted}, {width}."
    lengths = [norm for norm in model.norms if norm.longest is not None and norm.shortest is not None]
    if lengths:
        longest = max(lengths, key=lambda norm: norm.longest or 0)
        shortest = min(lengths, key=lambda norm: norm.shortest or 0)
        text += (
            f" The longest semi-axis is {number(longest.longest)} (`{_code(longest.norm.name)}`),"
            f" the shortest above 0 is {number(shortest.shortest)} (`{_code(shortest.norm.name)}`)."
        )
    return text


def _count(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def _code(name: str) -> str:
    """A name as it may stand between backticks in a table."""
    return cell(name.replace("`", "'"))

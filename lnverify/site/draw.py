"""Small pictures of the site, as SVG whose colours are those of the page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


def bars(counts: Mapping[str, int], verdicts: Iterable[str], width: float) -> list[tuple[str, float, float, int]]:
    """A bar of parts, each (verdict, start, length, count), in the order of the verdicts; lengths sum to the width."""
    total, start, result = sum(counts.values()), 0.0, []
    for verdict in verdicts:
        length = width * counts[verdict] / total
        if length:
            result.append((verdict, round(start, 2), round(length, 2), counts[verdict]))
        start += length
    return result

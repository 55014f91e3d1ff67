"""The picture of all claims: a row a source, a dot a claim, a line from what fails to what is true instead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lnverify.proofs.sources.source import SOURCES

# Pixels between dots, and the room for the names of the sources; dots in a line.
_STEP, _LEFT, _MOST = 20, 280, 40


def layout(claims: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Places of the claims and the corrections between them, in pixels.

    Returns:
        "width" and "height"; "headings", each (source, name, y); "nodes", each with "id", "verdict", "x", "y"; "edges",
        each with "from", "to", "kind" (corrects, or law: what holds without the further hypothesis) and "path".
    """
    by_source: dict[str, list[Mapping[str, Any]]] = {}
    for claim in claims:
        by_source.setdefault(claim["source"], []).append(claim)
    by_source["lnverify"] = by_source.pop("lnverify")
    headings, nodes, y = [], {}, _STEP
    for source, own in by_source.items():
        headings.append((source, SOURCES[source].name, y))
        for place, claim in enumerate(own):
            x, line = _LEFT + _STEP * (place % _MOST), y + _STEP * (place // _MOST)
            nodes[claim["id"]] = {"id": claim["id"], "verdict": claim["verdict"], "x": x, "y": line}
        y += _STEP * (1 + (len(own) - 1) // _MOST) + _STEP // 2
    edges = []
    for claim in claims:
        for kind, other in (("corrects", claim["corrected_by"]), ("law", claim["law"])):
            if other in nodes:
                edges.append(_edge(kind, nodes[claim["id"]], nodes[other]))
    width = _LEFT + _STEP * _MOST
    return {"width": width, "height": y, "headings": headings, "nodes": list(nodes.values()), "edges": edges}


def _edge(kind: str, start: Mapping[str, Any], end: Mapping[str, Any]) -> dict[str, Any]:
    x1, y1, x2, y2 = start["x"], start["y"], end["x"], end["y"]
    bend = (y2 - y1) // 2 or _STEP
    right, last = abs(bend) // 3, y2 - bend if y1 != y2 else y2 + bend
    path = f"M{x1} {y1}C{x1 + right} {y1 + bend} {x2 + right} {last} {x2} {y2}"
    return {"from": start["id"], "to": end["id"], "kind": kind, "path": path}

"""The graph of claims, laid out in columns: definitions, then the sources in their order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lnverify.numeric.site.relations import Relations

_ROW, _COLUMN, _TOP, _MOST = 19, 222, 44, 40
# Beside a dot, and the width of a letter.
_GAP, _LETTER = 14, 6
_DEFINITION = "lnverify.definition."


def layout(claims: Sequence[Mapping[str, Any]], related: Relations) -> dict[str, Any]:
    """Places of the claims and the edges between them, in pixels.

    Returns:
        "width" and "height"; "headings", each (text, x, y); "nodes", each with "id", "label", "verdict", "x", "y";
        "edges", each with "from", "to", "kind" (uses, names or corrects) and "path".
    """
    headings: list[tuple[str, int, int]] = []
    nodes: dict[str, dict[str, Any]] = {}
    x, y = 24, _TOP
    for group, members in _groups(claims).items():
        # A group stands below the one before it where the column has room for all of it.
        if nodes and (y - _TOP) // _ROW + len(members) > _MOST:
            x, y = x + _COLUMN, _TOP
        headings.append((group, x, y - 18))
        for place, claim in enumerate(members):
            if place and place % _MOST == 0:
                x, y = x + _COLUMN, _TOP
            label = claim["id"].removeprefix(_DEFINITION).removeprefix(f"{claim['source']}.")
            nodes[claim["id"]] = {"id": claim["id"], "label": label, "verdict": claim["verdict"], "x": x, "y": y}
            y += _ROW
        y += 2 * _ROW
    edges = [_edge("uses", nodes[id], nodes[other]) for id in nodes for other in related.uses[id]]
    edges += [_edge("names", nodes[id], nodes[other]) for id in nodes for other in related.mentions[id]]
    edges += [_edge("corrects", nodes[c["corrected_by"]], nodes[c["id"]]) for c in claims if c["corrected_by"]]
    height = max(node["y"] for node in nodes.values()) + _ROW
    return {
        "width": x + _COLUMN,
        "height": height,
        "headings": headings,
        "nodes": list(nodes.values()),
        "edges": edges,
    }


def _groups(claims: Sequence[Mapping[str, Any]]) -> dict[str, list[Mapping[str, Any]]]:
    """Definitions first, then the claims by source."""
    definitions = [claim for claim in claims if claim["id"].startswith(_DEFINITION)]
    found: dict[str, list[Mapping[str, Any]]] = {"definitions": definitions}
    for claim in claims:
        if claim not in definitions:
            found.setdefault(claim["source"], []).append(claim)
    own = found.pop("lnverify")
    return found | {"lnverify": own}


def _edge(kind: str, start: Mapping[str, Any], end: Mapping[str, Any]) -> dict[str, Any]:
    """A curve between the dots of two claims; it leaves and enters beside their labels, never across them."""
    x1, x2 = start["x"], end["x"]
    if x1 < x2:
        x1 += _GAP + _LETTER * len(start["label"])
        x2 -= _GAP // 2
    elif x1 > x2:
        x1 -= _GAP // 2
        x2 += _GAP + _LETTER * len(end["label"])
    else:
        x1 = x2 = x1 - _GAP // 2
    bend = (x2 - x1) // 2 or -30
    y1, y2 = start["y"], end["y"]
    path = f"M{x1} {y1}C{x1 + bend} {y1} {x2 - bend if x1 != x2 else x2 + bend} {y2} {x2} {y2}"
    return {"from": start["id"], "to": end["id"], "kind": kind, "path": path}

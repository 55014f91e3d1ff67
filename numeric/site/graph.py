"""The graph of claims, laid out in columns: definitions, then the sources in their order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from numeric.site.relations import Relations

_ROW, _COLUMN, _TOP, _MOST = 19, 222, 44, 40
# Beside a dot, and the width of a letter.
_GAP, _LETTER = 14, 6
_DEFINITION = "lnverify.definition."
# Sources with few claims share a column.
_SHARED = ("cheatsheet", "visualizing", "activation")


def layout(claims: Sequence[Mapping[str, Any]], related: Relations) -> dict[str, Any]:
    """Places of the claims and the edges between them, in pixels.

    Returns:
        "width" and "height"; "headings", each (text, x, y); "nodes", each with "id", "label", "verdict", "x", "y";
        "edges", each with "from", "to", "kind" (uses, names or corrects) and "path".
    """
    headings: list[tuple[str, int, int]] = []
    nodes: dict[str, dict[str, Any]] = {}
    x, y, before = 24, _TOP, ""
    for group, members in _groups(claims).items():
        shares = group in _SHARED and before in _SHARED
        for start in range(0, len(members), _MOST):
            if before and not shares:
                x, y = x + _COLUMN, _TOP
            if not start:
                headings.append((group, x, y - 18))
            for claim in members[start : start + _MOST]:
                label = claim["id"].removeprefix(_DEFINITION).removeprefix(f"{claim['source']}.")
                nodes[claim["id"]] = {"id": claim["id"], "label": label, "verdict": claim["verdict"], "x": x, "y": y}
                y += _ROW
            before, shares = group, False
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

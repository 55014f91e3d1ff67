"""What a search found, as a file: `lnverify audit --found FILE` has these inputs beside its regimes."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from numeric.pages.files import write_whole
from numeric.pages.json_text import json_text
from numeric.testing.search import points
from numeric.testing.search.defects import Defect
from numeric.testing.search.points import Point
from proofs.errors import InputError

SCHEMA = 1
"""The version of the file."""


def write(path: Path, found: Iterable[Defect]) -> int:
    """Add the simplest points of defects to a file; returns how many are new in it.

    Raises:
        InputError: where the file holds something else, or cannot be written.
    """
    records = _records(path) if path.exists() else []
    known = {json.dumps(one["point"], sort_keys=True) for one in records}
    before = len(records)
    for defect in found:
        point = defect.simplest.point.to_json()
        key = json.dumps(point, sort_keys=True)
        if key not in known:
            known.add(key)
            records.append({"of": defect.implementation, "why": defect.line, "point": point})
    write_whole(path, json_text({"schema_version": SCHEMA, "regimes": records}))
    return len(records) - before


def read(path: Path) -> tuple[Point, ...]:
    """The points of a file.

    Raises:
        InputError: where it cannot be read, or holds something else.
    """
    return tuple(points.from_json(one["point"]) for one in _records(path))


def _records(path: Path) -> list[dict[str, Any]]:
    wanted = "a file that `lnverify search --keep` wrote would be right"
    try:
        facts = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise InputError(f"{path} cannot be read ({error.strerror}); {wanted}") from None
    except ValueError:
        raise InputError(f"{path} holds no JSON; {wanted}") from None
    records = facts.get("regimes") if isinstance(facts, dict) and facts.get("schema_version") == SCHEMA else None
    if not isinstance(records, list) or not all(isinstance(one, dict) and "point" in one for one in records):
        raise InputError(f"{path} holds no regimes of version {SCHEMA}; {wanted}")
    return records

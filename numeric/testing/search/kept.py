"""What a search found, as a file: `lnverify audit --found FILE` has these inputs beside its regimes.

Of libraries, what is found is kept in `numeric/data/searches`, with the command that finds it again; the page reads it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from numeric.audit.adapters.libraries import versions
from numeric.audit.searches import FOLDER
from numeric.pages.files import write_whole
from numeric.pages.json_text import json_text
from numeric.testing.search import points
from numeric.testing.search.defects import Defect
from numeric.testing.search.points import Point
from numeric.testing.search.run import Found
from proofs.errors import InputError

SCHEMA = 1
"""The version of the file."""


def write(path: Path, found: Iterable[Defect]) -> int:
    """Add the simplest points of defects to a file; returns how many are new in it.

    Raises:
        InputError: where the file holds something else, or cannot be written.
    """
    before = _records(path) if path.exists() else []
    records = _with(before, found)
    write_whole(path, json_text({"schema_version": SCHEMA, "regimes": records}))
    return len(records) - len(before)


def _with(records: list[dict[str, Any]], found: Iterable[Defect]) -> list[dict[str, Any]]:
    """Records, and one for each defect whose simplest point is not among them."""
    answer = {json.dumps(one["point"], sort_keys=True): one for one in records}
    for defect in found:
        point = defect.simplest.point.to_json()
        record = {"of": defect.implementation, "why": defect.line, "point": point}
        answer.setdefault(json.dumps(point, sort_keys=True), record)
    return list(answer.values())


def record(library: str, found: Sequence[Found], folder: Path = FOLDER) -> Path:
    """Keep what a search of a library found, in place of what an earlier one did; returns the file.

    Raises:
        InputError: where it cannot be written.
    """
    asked = found[0].asked
    facts = {
        "schema_version": SCHEMA,
        "command": f"lnverify search {library} --points {found[0].points} --seed {asked.seed}",
        "versions": versions(library),
        "searches": [one.to_json() for one in found],
        "regimes": _with([], (defect for one in found for defect, _ in one.defects)),
    }
    path = folder / f"{library}.json"
    write_whole(path, json_text(facts))
    return path


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

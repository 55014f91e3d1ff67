"""Files of what searches found: a record a line, as JSON.

`lnverify search --keep FILE` writes the simplest point of each defect, and `lnverify audit --found FILE` tries them
again. What `lnverify search LIBRARY --record` found of libraries ships in `numeric/data`, for the page.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from lnverify.kernels.audit.adapters.libraries import versions
from lnverify.kernels.audit.cases import points
from lnverify.kernels.audit.cases.points import Point
from lnverify.kernels.audit.search.defects import Defect
from lnverify.kernels.audit.search.run import SearchResult
from lnverify.numeric.publishing.files import write_whole
from lnverify.proofs.errors import InputError

SEARCHES = Path(__file__).parents[3] / "numeric" / "data" / "searches.jsonl"
"""What searches of libraries found, a line an implementation."""

WANTED = "a file that `lnverify search --keep` wrote would be right"


def read(path: Path) -> list[dict[str, Any]]:
    """The records of a file.

    Raises:
        InputError: where it cannot be read, or a line is no JSON object.
    """
    try:
        records = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    except OSError as error:
        raise InputError(f"{path} cannot be read ({error.strerror}); {WANTED}") from None
    except ValueError:
        raise InputError(f"{path} has a line that is no JSON; {WANTED}") from None
    if not all(isinstance(one, dict) for one in records):
        raise InputError(f"{path} has a line that is no JSON object; {WANTED}")
    return records


def write(path: Path, records: Iterable[Mapping[str, Any]]) -> None:
    """Write records, a line each.

    Raises:
        InputError: where the file cannot be written.
    """
    write_whole(path, "".join(json.dumps(one, ensure_ascii=False) + "\n" for one in records))


def keep(path: Path, found: Iterable[Defect]) -> int:
    """Add the simplest points of defects to a file; returns how many are new in it.

    Raises:
        InputError: where the file holds something else, or cannot be written.
    """
    records, known = (read(path), {*read_points(path)}) if path.exists() else ([], set())
    before = len(records)
    for defect in found:
        point = defect.simplest.point
        if point not in known:
            records.append({"of": defect.implementation, "why": defect.line, "point": point.to_json()})
            known.add(point)
    write(path, records)
    return len(records) - before


def record(library: str, found: Sequence[SearchResult], path: Path = SEARCHES) -> None:
    """Keep what a search of a library found, in place of what an earlier one did.

    Raises:
        InputError: where the file cannot be written.
    """
    command = f"lnverify search {library} --points {found[0].points} --seed {found[0].asked.seed}"
    head = {"library": library, "command": command, "versions": versions(library)}
    others = [one for one in read(path) if one["library"] != library] if path.exists() else []
    write(path, sorted([*others, *(head | one.to_json() for one in found)], key=lambda one: str(one["library"])))


def read_points(path: Path) -> tuple[Point, ...]:
    """The points of a file: of a record of `record`, the simplest one of each defect.

    Raises:
        InputError: where it cannot be read, or holds something else.
    """
    results: list[Point] = []
    for number, one in enumerate(read(path), 1):
        try:
            kept = [defect["simplest"] for defect in one["defects"]] if "defects" in one else [one["point"]]
            results += map(points.from_json, kept)
        except (KeyError, TypeError):
            raise InputError(f"{path}, line {number}: a record without a point; {WANTED}") from None
        except InputError as error:
            raise InputError(f"{path}, line {number}: {error}") from None
    return tuple(results)


def of_libraries(path: Path = SEARCHES) -> dict[str, list[dict[str, Any]]]:
    """What is recorded of each library."""
    results: dict[str, list[dict[str, Any]]] = {}
    for one in read(path):
        results.setdefault(one["library"], []).append(one)
    return results

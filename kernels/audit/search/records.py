"""What searches of libraries found, for the page: a record a line, as JSON, which ships in `numeric/data`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lnverify.kernels.audit.adapters.libraries import versions
from lnverify.kernels.audit.search.run import SearchResult
from lnverify.numeric.publishing.files import write_whole

SEARCHES = Path(__file__).parents[3] / "numeric" / "data" / "searches.jsonl"
"""What searches of libraries found, a line an implementation."""


def record(library: str, found: Sequence[SearchResult], path: Path = SEARCHES) -> None:
    """Keep what a search of a library found, in place of what an earlier one did.

    Raises:
        InputError: where the file cannot be written.
    """
    command = f"lnverify search {library} --points {found[0].points} --seed {found[0].asked.seed}"
    head = {"library": library, "command": command, "versions": versions(library)}
    others = [one for one in read(path) if one["library"] != library] if path.exists() else []
    records = sorted([*others, *(head | one.to_json() for one in found)], key=lambda one: str(one["library"]))
    write_whole(path, "".join(json.dumps(one, ensure_ascii=False) + "\n" for one in records))


def read(path: Path = SEARCHES) -> list[dict[str, Any]]:
    """The records of a file."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def of_libraries(path: Path = SEARCHES) -> dict[str, list[dict[str, Any]]]:
    """What is recorded of each library."""
    results: dict[str, list[dict[str, Any]]] = {}
    for one in read(path):
        results.setdefault(one["library"], []).append(one)
    return results

"""Make the page of an audit: find causes, replay the strongest defects, then write the page and its JSON."""

from __future__ import annotations

import platform
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from lnverify.kernels.audit import findings, upstream
from lnverify.kernels.audit.adapters import accelerators, libraries
from lnverify.kernels.audit.adapters.libraries import in_order, versions
from lnverify.kernels.audit.audit import Result
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.cluster import perform
from lnverify.kernels.audit.errors.table import Measurement, to_json
from lnverify.kernels.audit.page import questions, tables
from lnverify.numeric.publishing.files import left_behind, write_set
from lnverify.numeric.publishing.json_text import laid_out
from lnverify.numeric.publishing.provenance import processor

Progress = Callable[[str, int], AbstractContextManager[Callable[[], None]]]
"""(what is done, how many steps) to a context that yields a function to call after each."""


def make(result: Result, executor: Executor, folder: Path, progress: Progress) -> list[Path]:
    """Make the page of what was measured; returns the paths of its files.

    Args:
        result: what was measured.
        executor: of workers.
        folder: where the files go.
        progress: see `Progress`.
    """
    with progress("finding causes", len(findings.failures(result.table))) as advance:
        outcome, unseen = findings.find(result.table, executor, advance)
    reports = {one.name: one for one in upstream.REPORTS if one.library in result.libraries}
    tasks: dict[Any, tuple[Any, ...]] = {one: (questions.of_library, one) for one in result.libraries}
    tasks |= {name: (upstream.replay, one) for name, one in reports.items()}
    with progress("behaviour, strongest defects", len(tasks)) as advance:
        done = perform(tasks, executor, advance)
    behaviours = {name: facts for library in result.libraries for name, facts in done[library].items()}
    facts = collect(result, outcome, unseen, [done[name] for name in reports], behaviours)
    return write(facts, folder)


def collect(
    result: Result,
    found: Iterable[findings.Finding],
    unseen: Sequence[Measurement] = (),
    defects: Sequence[dict[str, Any]] = (),
    behaviours: questions.Behaviours | None = None,
) -> dict[str, Any]:
    """Everything that the page says, as JSON values.

    Args:
        result: the measurements.
        found: of `kernels.audit.findings`.
        unseen: the failures that did not show again.
        defects: of `kernels.audit.upstream`, replayed.
        behaviours: by implementation, of `kernels.audit.behaviour`.
    """
    table = result.table
    devices = accelerators.devices() if any(map(accelerators.is_on_device, table.implementations)) else {}
    return {
        "command": "lnverify audit",
        "processor": processor(),
        "devices": devices,
        "python": platform.python_version(),
        "versions": {library: versions(library) for library in in_order({*result.libraries, "lnverify"})},
        "skipped": result.skipped,
        "regimes": {regime.name: {"tag": regime.tag, "why": regime.why} for regime in REGIMES.values()},
        "implementations": table.implementations,
        "defects": list(defects),
        "answers": questions.answers(table, behaviours or {}),
        "records": to_json(table),
        "findings": [finding.to_json() for finding in found],
        "unseen": [f"{one.implementation}, {one.quantity} in {one.format} on {one.regime}" for one in unseen],
    }


MAY_GO = (*(f"upstream/{library}-*.md" for library in libraries.LIBRARIES), "audit-*.md")
"""The files of which an audit may have fewer than the one before."""


def write(facts: dict[str, Any], folder: Path) -> list[Path]:
    """Write page and JSON; pages on libraries without findings any more go, and drafts. Returns the paths."""
    contents = pages(facts)
    return write_set(folder, contents, left_behind(folder, MAY_GO, contents))


def pages(facts: dict[str, Any]) -> dict[str, str]:
    """The page, its appendices and the JSON, by name, from the facts alone."""
    return {"audit.json": laid_out(facts, 3) + "\n", **tables.pages(facts)}

"""Everything that the page says, as JSON values."""

from __future__ import annotations

import json
import math
import platform
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from functools import cache
from typing import Any

from numeric.audit import searches
from numeric.audit.adapters import Implementation, accelerators
from numeric.audit.adapters.libraries import in_order, load, versions
from numeric.audit.causes.findings import Finding
from numeric.audit.causes.reproducer import Suspect
from numeric.audit.museum import Replay
from numeric.audit.page import scorecard
from numeric.audit.regimes import REGIMES
from numeric.audit.runner import Result
from numeric.audit.search import WorstCase
from numeric.audit.table import BINS, Table, to_json
from numeric.floats.formats import FORMATS
from numeric.pages.provenance import processor

COMMAND = "lnverify audit"
"""What makes the page."""


def collect(
    result: Result,
    findings: Iterable[Finding],
    museum: Iterable[Replay],
    worst: Iterable[WorstCase],
    unseen: Sequence[Suspect] = (),
    made_of: str = "",
    defects: Sequence[dict[str, Any]] = (),
    behaviours: scorecard.Behaviours | None = None,
    reported: Sequence[dict[str, Any]] = (),
) -> dict[str, Any]:
    """Everything that the page says, as JSON values.

    Args:
        result: the measurements.
        findings: of `numeric.audit.causes.findings`.
        museum: what implementations do on the museum's cases.
        worst: the records of the worst-case search.
        unseen: the suspects that did not show their fault again.
        made_of: the hash of the code and data that the page is made of.
        defects: of `numeric.audit.defects`, replayed.
        behaviours: by implementation, of `numeric.audit.behaviour`.
        reported: of `numeric.audit.reported`, replayed.
    """
    table = result.table
    libraries = table.implementations.items()
    return {
        "command": COMMAND,
        "made of": made_of,
        "processor": processor(),
        "devices": accelerators.devices() if any(accelerators.is_placed(name) for name, _ in libraries) else {},
        "python": platform.python_version(),
        "versions": {library: versions(library) for library in in_order({*result.libraries, "numeric"})},
        "skipped": result.skipped,
        "regimes": {regime.name: {"tag": regime.tag, "why": regime.why} for regime in REGIMES.values()},
        "bins": [str(edge) for edge in BINS],
        "implementations": dict(libraries),
        "given": {name: given(load(library)[name], table.where(implementation=name)) for name, library in libraries},
        "defects": list(defects),
        "scorecard": [scorecard.to_json(one) for one in scorecard.scores(table, behaviours or {})],
        "heat": scorecard.heat(table),
        "records": to_json(table),
        "museum": [_replay(replay) for replay in museum],
        "reported": list(reported),
        "searches": searches.recorded(),
        "findings": [finding.to_json() for finding in findings],
        "unseen": [f"{one.implementation}, {one.quantity} in {one.format} on {one.regime}" for one in unseen],
        "worst": [asdict(record) for record in worst],
    }


def given(implementation: Implementation, table: Table) -> dict[str, Any]:
    """What an implementation was given: its formats, and how many entries where long inputs were cut."""
    formats = {one.format for one in table if one.quantity == "output"}
    return {
        "formats": [name for name in FORMATS if name in formats],
        "first": implementation.entries if implementation.entries < longest() else None,
    }


@cache
def longest() -> int:
    """The most entries that a regime has."""
    return max(regime.problem(FORMATS[regime.formats[0]]).x.size for regime in REGIMES.values())


def _replay(replay: Replay) -> dict[str, Any]:
    return {
        "case": replay.case.name,
        "source": replay.case.source,
        "format": replay.format,
        "implementation": replay.implementation,
        "passes": replay.passes,
        "error": None if replay.error is None or not math.isfinite(replay.error) else replay.error,
        "first": repr(replay.first),
        "exact": repr(replay.exact),
    }


def as_text(facts: dict[str, Any]) -> str:
    """JSON with one line for each implementation and regime."""
    head = {name: value for name, value in facts.items() if name != "records"}
    lines = [
        f"{json.dumps(name)}: {{\n"
        + ",\n".join(f" {json.dumps(regime)}: {json.dumps(formats)}" for regime, formats in regimes.items())
        + "}"
        for name, regimes in facts["records"].items()
    ]
    text = json.dumps(head, indent=1, ensure_ascii=False)
    return text[:-2] + ',\n "records": {\n' + ",\n".join(lines) + "}\n}\n"

"""Everything that the page says, as JSON values."""

from __future__ import annotations

import json
import platform
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from lnverify.kernels.audit.adapters import accelerators
from lnverify.kernels.audit.adapters.libraries import in_order, versions
from lnverify.kernels.audit.audit import Result
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.errors.table import Measurement, Table, to_json
from lnverify.kernels.audit.findings import Finding
from lnverify.kernels.audit.page import scorecard
from lnverify.kernels.audit.search import records
from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.publishing.json_text import finite
from lnverify.numeric.publishing.provenance import processor

NOTHING: Mapping[str, list[dict[str, Any]]] = MappingProxyType({})

COMMAND = "lnverify audit"
"""What makes the page."""


def collect(
    result: Result,
    findings: Iterable[Finding],
    reported_inputs: Iterable[dict[str, Any]],
    unseen: Sequence[Measurement] = (),
    defects: Sequence[dict[str, Any]] = (),
    behaviours: scorecard.Behaviours | None = None,
    training: Mapping[str, list[dict[str, Any]]] = NOTHING,
) -> dict[str, Any]:
    """Everything that the page says, as JSON values.

    Args:
        result: the measurements.
        findings: of `kernels.audit.findings`.
        reported_inputs: what implementations do on them, of `kernels.audit.cases.reported`.
        unseen: the failures that did not show again.
        defects: of `kernels.audit.upstream`, replayed.
        behaviours: by implementation, of `kernels.audit.behaviour`.
        training: of `kernels.audit.many_rows` and `library_norms`, by their names on the page.
    """
    table = result.table
    libraries = table.implementations.items()
    return {
        "command": COMMAND,
        "processor": processor(),
        "devices": accelerators.devices() if any(accelerators.is_on_device(name) for name, _ in libraries) else {},
        "python": platform.python_version(),
        "versions": {library: versions(library) for library in in_order({*result.libraries, "lnverify"})},
        "skipped": result.skipped,
        "regimes": {regime.name: {"tag": regime.tag, "why": regime.why} for regime in REGIMES.values()},
        "implementations": dict(libraries),
        "given": {name: {"formats": formats_of(table.where(implementation=name))} for name, _ in libraries},
        "defects": list(defects),
        "scorecard": finite(scorecard.scores(table, behaviours or {})),
        "records": to_json(table),
        "reported inputs": list(reported_inputs),
        **{name: finite(training.get(name, [])) for name in ("many rows", "other norms")},
        "searches": records.of_libraries(),
        "findings": [finding.to_json() for finding in findings],
        "unseen": [f"{one.implementation}, {one.quantity} in {one.format} on {one.regime}" for one in unseen],
    }


def formats_of(table: Table) -> list[str]:
    """The formats in which an implementation was measured."""
    formats = {one.format for one in table if one.quantity == "output"}
    return [name for name in FORMATS if name in formats]


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

"""Everything that the page says, as JSON values."""

from __future__ import annotations

import platform
from collections.abc import Iterable, Sequence
from typing import Any

from lnverify.kernels.audit.adapters import accelerators
from lnverify.kernels.audit.adapters.libraries import in_order, versions
from lnverify.kernels.audit.audit import Result
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.errors.table import Measurement, to_json
from lnverify.kernels.audit.findings import Finding
from lnverify.kernels.audit.page import questions
from lnverify.numeric.publishing.provenance import processor

COMMAND = "lnverify audit"
"""What makes the page."""


def collect(
    result: Result,
    findings: Iterable[Finding],
    unseen: Sequence[Measurement] = (),
    defects: Sequence[dict[str, Any]] = (),
    behaviours: questions.Behaviours | None = None,
) -> dict[str, Any]:
    """Everything that the page says, as JSON values.

    Args:
        result: the measurements.
        findings: of `kernels.audit.findings`.
        unseen: the failures that did not show again.
        defects: of `kernels.audit.upstream`, replayed.
        behaviours: by implementation, of `kernels.audit.behaviour`.
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
        "defects": list(defects),
        "answers": questions.answers(table, behaviours or {}),
        "records": to_json(table),
        "findings": [finding.to_json() for finding in findings],
        "unseen": [f"{one.implementation}, {one.quantity} in {one.format} on {one.regime}" for one in unseen],
    }

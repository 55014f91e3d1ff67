"""The calculus alone; and the counts of the random statements, at the end of the output."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lnverify.proofs.verdicts import decision
from lnverify.proofs.verdicts.confirmation import Confirmation


@pytest.fixture
def unconfirmed(monkeypatch):
    """Nothing confirms a proof, and none is spared because a point refutes it: either would hide a fault of a rule."""
    monkeypatch.setattr(decision, "spot_check", lambda *_: Confirmation((1,), satisfiable=True, in_symbols=False))
    monkeypatch.setattr(decision, "is_refuted_at_once", lambda *_: False)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    runs = [
        value
        for reports in terminalreporter.stats.values()
        for report in reports
        for name, value in getattr(report, "user_properties", [])
        if name == "fuzz" and report.when == "call"
    ]
    if not runs:
        return
    counts: Counter[str] = sum((Counter(run["counts"]) for run in runs), Counter())
    reasons: Counter[str] = sum((Counter(run["reasons"]) for run in runs), Counter())
    seeds = ", ".join(f"{start}–{stop - 1}" for start, stop in sorted(tuple(run["seeds"]) for run in runs))
    total = sum(counts.values())
    terminalreporter.section("random statements")
    terminalreporter.line(f"seeds {seeds}")
    terminalreporter.line(f"{total} statements: " + ", ".join(f"{n} {name}" for name, n in counts.most_common()))
    for reason, n in reasons.most_common():
        if reason:
            terminalreporter.line(f"{n / total:8.2%}  {reason}")

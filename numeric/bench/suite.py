"""The suite itself: all decisions, the report, the tests, each as a user runs it."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

import numeric
import proofs
from numeric.bench.sections import Data, Section
from numeric.provenance import ROOT, fingerprint, is_checkout

DECISIONS = "from proofs.claims import CLAIMS\nfrom proofs.verdict import judge\nfor id in CLAIMS:\n    judge(id)\n"
"""Every claim, near miss and hypothesis, decided for all N; the time includes importing the suite."""

# (what, command, seconds that a user should not have to wait longer than)
JOBS = (
    ("all symbolic decisions", (sys.executable, "-c", DECISIONS), 10.0),
    ("`lnverify report`", (sys.executable, "-m", "numeric", "report", "--out"), 60.0),
    ("`pytest`", (sys.executable, "-m", "pytest", "-q"), 120.0),
)


def measure(tell: Callable[[str], None]) -> Data:
    """Run each job once."""
    rows = []
    for what, command, limit in JOBS:
        tell(what)
        if "pytest" in command and not is_checkout():
            rows.append({"what": what, "limit": limit, "missing": "an installed package has no tests: use a checkout"})
            continue
        rows.append({"what": what, "limit": limit, **_run(command)})
    return {"cores": os.cpu_count(), "rows": rows}


def _run(command: tuple[str, ...]) -> Data:
    """Wall-clock and processor seconds, and the memory of the largest process, in MB."""
    with tempfile.TemporaryDirectory() as folder:
        full = [*command, folder] if command[-1] == "--out" else list(command)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        start = time.perf_counter()
        done = subprocess.run(full, cwd=ROOT, capture_output=True, text=True)
        wall = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    # ru_maxrss is the largest child so far, in kB on Linux: jobs run from the lightest to the heaviest.
    return {"wall": wall, "processor": processor, "memory": after.ru_maxrss / 1024, "exit": done.returncode}


def render(data: Data) -> str:
    """The table: seconds, and their ratio to what a user should not have to wait longer than."""
    lines = [
        f"Each job ran once, on {data['cores']} cores. *Ratio* is wall-clock time over the limit that the project sets",
        "itself; *memory* is that of the largest process, and a job has one process more than cores at the most.",
        "",
        "| job | wall-clock s | processor s | limit s | ratio | memory MB | exit code |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for row in data["rows"]:
        if "missing" in row:
            lines.append(f"| {row['what']} | not run: {row['missing']} | | {row['limit']:.0f} | | | |")
            continue
        lines.append(
            f"| {row['what']} | {row['wall']:.1f} | {row['processor']:.1f} | {row['limit']:.0f} | "
            f"{row['wall'] / row['limit']:.2f} | {row['memory']:.0f} | {row['exit']} |"
        )
    return "\n".join(lines)


SECTION = Section(
    key="suite",
    title="The suite",
    measure=measure,
    render=render,
    figures=lambda data: {},
    code=lambda: fingerprint(proofs, numeric),
)

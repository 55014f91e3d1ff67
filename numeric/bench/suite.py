"""The suite itself: start-ups, all decisions, the report, the tests, each as a user runs it."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

from lnverify.numeric.publishing.provenance import ROOT, is_checkout

DECISIONS = """
import sys
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.verdicts.verdict import judge
for id in sys.argv[1:] or CLAIMS:
    judge(id)
"""
"""Claims, those named or all, with near misses and hypotheses, decided."""

START_UPS = {"--help": 0.3, "claims": 0.5, "find eps": 0.5, "cite riechers.eq6": 0.5}
"""Commands that a user waits for, each with its limit  in seconds."""

JOBS = (
    *((f"`lnverify {words}`", (sys.executable, "-m", "lnverify", *words.split()), limit, 5)
      for words, limit in START_UPS.items()),
    ("all symbolic decisions", (sys.executable, "-c", DECISIONS), 30.0, 1),
    ("`lnverify report`", (sys.executable, "-m", "lnverify", "report", "--out"), 120.0, 1),
    ("`lnverify report`, again", (sys.executable, "-m", "lnverify", "report", "--out"), 10.0, 1),
    ("`pytest`", (sys.executable, "-m", "pytest", "-q"), 150.0, 1),
)  # fmt: skip
"""(what, command, seconds that a user should not have to wait longer than, how often it runs)."""


def measure(tell: Callable[[str], None]) -> dict[str, Any]:
    """Run each job as often as it says, and keep the run of the middle. Nothing is cached before the first."""
    rows: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as cache:
        for what, command, limit, times in JOBS:
            tell(what)
            if "pytest" in command and not is_checkout():
                missing = "an installed package has no tests: use a checkout"
                rows.append({"what": what, "limit": limit, "missing": missing})
                continue
            runs = sorted((_run(command, cache) for _ in range(times)), key=lambda run: run["wall"])
            rows.append({"what": what, "limit": limit, **runs[times // 2]})
    return {"cores": os.cpu_count(), "rows": rows}


def _run(command: tuple[str, ...], cache: str) -> dict[str, Any]:
    """Wall-clock and processor seconds, and the memory of the largest process, in MB."""
    with tempfile.TemporaryDirectory() as folder:
        full = [*command, folder] if command[-1] == "--out" else list(command)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        start = time.perf_counter()
        done = subprocess.run(full, cwd=ROOT, env={**os.environ, "XDG_CACHE_HOME": cache}, capture_output=True)
        wall = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    # ru_maxrss is the largest child so far, in kB on Linux: jobs run from the lightest to the heaviest.
    memory = after.ru_maxrss / 1024
    return {"wall": wall, "processor": processor, "memory": memory, "exit": done.returncode}

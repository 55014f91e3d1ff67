"""The suite itself: start-ups, all decisions, the report, the tests, each as a user runs it."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from statistics import median

from lnverify.numeric.bench.sections import Data, Section
from lnverify.numeric.publishing.provenance import ROOT, is_checkout

DECISIONS = """
import json, sys, time
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.verdicts import decision
from lnverify.proofs.verdicts.verdict import judge
spent, spot_check = {}, decision.spot_check
def timed(*arguments):
    start = time.process_time()
    try:
        return spot_check(*arguments)
    finally:
        spent[id] = spent.get(id, 0.0) + time.process_time() - start
decision.spot_check = timed
start = time.process_time()
for id in sys.argv[1:] or CLAIMS:
    judge(id)
print(json.dumps({"all": time.process_time() - start, "by_claim": spent}))
"""
"""Claims, those named or all, with near misses and hypotheses, decided; says how long each one's confirmation took."""

START_UPS = {"--help": 0.3, "claims": 0.5, "find eps": 0.5, "cite riechers.eq6": 0.5}
"""Commands that a user waits for, each with its limit  in seconds."""

JOBS = (
    *((f"`lnverify {words}`", (sys.executable, "-m", "lnverify", *words.split()), limit, 5)
      for words, limit in START_UPS.items()),
    ("all symbolic decisions", (sys.executable, "-c", DECISIONS), 30.0, 1),
    ("`lnverify report`", (sys.executable, "-m", "lnverify", "report", "--out"), 120.0, 1),
    ("`pytest`", (sys.executable, "-m", "pytest", "-q"), 150.0, 1),
)  # fmt: skip
"""(what, command, seconds that a user should not have to wait longer than, how often it runs)."""


def measure(tell: Callable[[str], None]) -> Data:
    """Run each job as often as it says, and keep the run of the middle."""
    rows, confirmation = [], None
    for what, command, limit, times in JOBS:
        tell(what)
        if "pytest" in command and not is_checkout():
            rows.append({"what": what, "limit": limit, "missing": "an installed package has no tests: use a checkout"})
            continue
        runs = sorted((_run(command) for _ in range(times)), key=lambda run: run["wall"])
        run = runs[times // 2]
        said = run.pop("said")
        rows.append({"what": what, "limit": limit, **run})
        if DECISIONS in command and not run["exit"]:
            confirmation = _confirmation(json.loads(said))
    return {"cores": os.cpu_count(), "rows": rows, "confirmation": confirmation}


def _confirmation(told: Data) -> Data:
    """Milliseconds of processor time that the confirmation of a claim takes, and its share in all decisions."""
    by_claim: dict[str, float] = told["by_claim"]
    slowest = max(by_claim, key=lambda id: by_claim[id])
    return {
        "claims": len(by_claim),
        "median": 1000 * median(by_claim.values()),
        "largest": 1000 * by_claim[slowest],
        "slowest": slowest,
        "share": sum(by_claim.values()) / told["all"],
    }


def _run(command: tuple[str, ...]) -> Data:
    """Wall-clock and processor seconds, the memory of the largest process, in MB, and what was printed."""
    with tempfile.TemporaryDirectory() as folder:
        full = [*command, folder] if command[-1] == "--out" else list(command)
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        start = time.perf_counter()
        done = subprocess.run(full, cwd=ROOT, capture_output=True, text=True)
        wall = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    # ru_maxrss is the largest child so far, in kB on Linux: jobs run from the lightest to the heaviest.
    memory = after.ru_maxrss / 1024
    return {"wall": wall, "processor": processor, "memory": memory, "exit": done.returncode, "said": done.stdout}


def render(data: Data) -> str:
    """The table: seconds, and their ratio to what a user should not have to wait longer than."""
    lines = [
        f"Each job ran once, start-ups five times, of which the one in the middle counts, on {data['cores']} cores.",
        "*Ratio* is wall-clock time over the limit that the project sets itself; *memory* is that of the largest",
        "process, and a job has one process more than cores at the most.",
        "",
        "| job | wall-clock s | processor s | limit s | ratio | memory MB | exit code |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for row in data["rows"]:
        if "missing" in row:
            lines.append(f"| {row['what']} | not run: {row['missing']} | | {row['limit']:g} | | | |")
            continue
        lines.append(
            f"| {row['what']} | {seconds(row['wall'])} | {seconds(row['processor'])} | {row['limit']:g} | "
            f"{row['wall'] / row['limit']:.2f} | {row['memory']:.0f} | {row['exit']} |"
        )
    if result := data.get("confirmation"):
        lines += ["", _cost_of_confirmation(result)]
    return "\n".join(lines)


def _cost_of_confirmation(found: Data) -> str:
    return (
        "Each proof is checked against exact numbers and free symbols before it is reported. For the median claim of "
        f"{found['claims']} that takes {found['median']:.0f} ms of processor time, for the slowest,"
        f" `{found['slowest']}`, {found['largest']:.0f} ms, for all {found['share']:.0%} of the time of all decisions."
    )


def seconds(time: float) -> str:
    """Seconds to a tenth, below one to a hundredth."""
    return f"{time:.2f}" if time < 1 else f"{time:.1f}"


SECTION = Section(
    key="suite",
    title="The suite",
    measure=measure,
    render=render,
    figures=lambda data: {},
)

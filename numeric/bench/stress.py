"""Stress: reports under load, and runs that are killed at random moments. Nothing may hang, nothing may stay behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random

import typer

import numeric
import proofs
from numeric.bench.sections import Data, Section
from numeric.commands.console import interruptible, say
from numeric.pages import files, workers
from numeric.pages.provenance import ROOT, fingerprint

RUNS, SHORT_RUNS, KILLS, SEED = 3, 50, 200, 20240515
HANGS_AFTER = 1020.0
"""Seconds after which a report counts as hanging, on loaded cores where it takes up to 300."""

ENDS_WITHIN = 30.0
"""Seconds in which everything has ended that a killed run started."""

MARK = "LNVERIFY_STRESS"
_IDS = ("riechers.eq5", "riechers.eq6", "lnverify.axes-for-every-gain")
_FILES, _LENGTH = 12, 400_000
_REPORT = ("-m", "numeric", "report", "--out", "{folder}/reports")
_SHORT_RUN = ("-c", "from numeric.bench import stress; stress.short_run()", "{folder}", "0")


@dataclass(frozen=True)
class Kill:
    """How a run is ended: the signal, whether its process group gets it, and when.

    Attributes:
        writing: whether it waits for the writing.
        moment: seconds after the work has begun, or the writing.
    """

    number: int
    group: bool
    writing: bool
    moment: float

    @property
    def name(self) -> str:
        """SIGINT, SIGTERM or SIGKILL, to the process or to its group."""
        return f"{signal.Signals(self.number).name} to the {'group' if self.group else 'process'}"


@dataclass(frozen=True)
class Outcome:
    """What was found after a kill; every part has to be empty or False.

    Attributes:
        processes: what still ran, by command.
        files: files that do not belong to the set.
        mixed: whether the set was neither the old one nor the new one.
        hung: whether the run went on.
        said: what the run wrote that is not one line.
    """

    processes: tuple[str, ...]
    files: tuple[str, ...]
    mixed: bool
    hung: bool = False
    said: str = ""


def random_kill(random: Random, whole: float) -> Kill:
    """A random kill of a run that takes `whole` seconds: half of them while it writes."""
    number = random.choice((signal.SIGINT, signal.SIGTERM, signal.SIGKILL))
    writing = random.random() < 0.5
    return Kill(number, random.random() < 0.5, writing, random.uniform(0, 0.08 if writing else whole))


def start(folder: Path, number: int) -> subprocess.Popen[str]:
    """Start a run that writes the set of this number."""
    return subprocess.Popen(
        [sys.executable, *_SHORT_RUN[:2], str(folder), str(number)],
        cwd=ROOT,
        env=os.environ | {MARK: str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def kill(folder: Path, number: int, how: Kill) -> Outcome:
    """Start a run, end it, and look at what it leaves."""
    old = numbers(folder)
    run = start(folder, number)
    assert run.stdout is not None
    for _ in range(1 + how.writing):
        run.stdout.readline()
    try:
        run.wait(how.moment)
    except subprocess.TimeoutExpired:
        (os.killpg if how.group else os.kill)(run.pid, how.number)
    hung = False
    try:
        run.wait(ENDS_WITHIN)
    except subprocess.TimeoutExpired:
        hung = True
    found = traces(folder, number, old)
    said = run.communicate()[1]
    # Python's own tracker of semaphores tells of those that a killed parent left; it has removed them then.
    noisy = how.number != signal.SIGKILL and said.count("\n") > 1
    return replace(found, hung=hung, said=said if noisy else "")


def traces(folder: Path, number: int, old: dict[int, int]) -> Outcome:
    """What a run left behind that wrote this set over the old one; processes that still run are ended."""
    left = still_running(str(folder))
    for process in left:
        os.kill(process, signal.SIGKILL)
    now = numbers(folder)
    names = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    return Outcome(
        processes=tuple(left.values()),
        files=tuple(sorted(names - {name for name, _ in contents(0)})),
        mixed=now not in (old, {number: _FILES}),
    )


def still_running(mark: str) -> dict[int, str]:
    """The commands of processes that carry this mark although all should have ended, by number."""
    end = time.monotonic() + ENDS_WITHIN
    while (found := marked(mark)) and time.monotonic() < end:
        time.sleep(0.02)
    return found


def marked(mark: str) -> dict[int, str]:
    """The commands of the processes that carry this mark, by number."""
    found = {}
    for place in Path("/proc").glob("[0-9]*"):
        try:
            if f"{MARK}={mark}\0".encode() in (place / "environ").read_bytes():
                found[int(place.name)] = (place / "cmdline").read_bytes().replace(b"\0", b" ").decode()
        except OSError:
            continue
    return found


def contents(number: int) -> Iterator[tuple[str, str]]:
    """The files of a set: each begins with its number."""
    for place in range(_FILES):
        yield f"{'figures/' if place % 2 else ''}{place}.txt", f"{number} " * (_LENGTH // len(f"{number} "))


def numbers(folder: Path) -> dict[int, int]:
    """How many files are of which set."""
    return dict(Counter(int(path.read_text()[:20].split()[0]) for path in folder.rglob("*.txt")))


def measure(tell: Callable[[str], None]) -> Data:
    """Reports and short runs under load, then kills."""
    with busy():
        runs = [_ran(_REPORT) for _ in counted("report", RUNS, tell)]
        short = [_ran(_SHORT_RUN) for _ in counted("short run", SHORT_RUNS, tell)]
    return {
        "cores": os.cpu_count(),
        "runs": runs,
        "short_runs": short,
        "kills": kills(tell, KILLS, SEED),
        "seed": SEED,
    }


def counted(what: str, count: int, tell: Callable[[str], None]) -> Iterator[int]:
    """Count up to `count`, and tell each number."""
    for number in range(count):
        tell(f"{what} {number + 1} of {count}")
        yield number


def _ran(command: Sequence[str]) -> Data:
    """Seconds, exit code (None where it hung; then the stacks of all its processes go to standard error)."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        words = [sys.executable, *(word.format(folder=folder) for word in command)]
        run = subprocess.Popen(words, cwd=ROOT, env=os.environ | {MARK: folder}, stdout=subprocess.DEVNULL)
        try:
            code: int | None = run.wait(HANGS_AFTER)
        except subprocess.TimeoutExpired:
            code = None
            for process in marked(folder):
                os.kill(process, signal.SIGUSR1)
            time.sleep(1)
            run.kill()
        left = still_running(folder)
        hidden = [path.name for path in Path(folder).rglob(".*")]
        return {"seconds": round(time.perf_counter() - began, 1), "exit": code, "left": [*left.values(), *hidden]}


@contextmanager
def busy() -> Iterator[None]:
    """Every core has something else to do as well."""
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def kills(tell: Callable[[str], None], count: int, seed: int) -> list[Data]:
    random = Random(seed)
    rows = []
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        began = time.perf_counter()
        start(folder, 0).communicate()
        whole = time.perf_counter() - began
        for number in range(1, count + 1):
            how = random_kill(random, whole)
            tell(f"kill {number} of {count}: {how.name}")
            found = kill(folder, number, how)
            wrote = number in numbers(folder)
            rows.append({"how": how.name, "new": wrote, "found": asdict(found)})
    return rows


def render(data: Data) -> str:
    """The tables."""
    kills = data["kills"]
    lines = [
        f"On {data['cores']} cores that were busy with as many endless loops. A short run works out the rows of"
        f" {len(_IDS)} claims on the same workers, and writes {_FILES} files in the same way.",
        "",
        "| what ran | times | seconds | hangs | failures | processes and temporary files left |",
        "|---|--:|--:|--:|--:|--:|",
        _row("`lnverify report`", data["runs"]),
        _row("a short run", data["short_runs"]),
        "",
        f"A short run was ended {len(kills)} times at random moments"
        f" (seed {data['seed']}), about half of them while it wrote. *Old* and *new*: the set of files that was there.",
        "",
        "| ended by | kills | old | new | mixed | hangs | processes left | files left |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for name in sorted({row["how"] for row in kills}):
        rows = [row for row in kills if row["how"] == name]
        found = [row["found"] for row in rows]
        mixed = sum(one["mixed"] for one in found)
        new = sum(row["new"] and not row["found"]["mixed"] for row in rows)
        left = {what: sum(len(one[what]) for one in found) for what in ("processes", "files")}
        hung = sum(one["hung"] for one in found)
        lines.append(
            f"| {name} | {len(rows)} | {len(rows) - new - mixed} | {new} | {mixed} | {hung} |"
            f" {left['processes']} | {left['files']} |"
        )
    return "\n".join(lines)


def _row(name: str, runs: list[Data]) -> str:
    seconds = sorted(run["seconds"] for run in runs)
    return (
        f"| {name} | {len(runs)} | {seconds[0]:.0f} to {seconds[-1]:.0f} | {sum(run['exit'] is None for run in runs)} |"
        f" {sum(run['exit'] not in (0, None) for run in runs)} | {sum(len(run['left']) for run in runs)} |"
    )


def short_run() -> None:
    """What is killed: a little of a report's work on its workers, then a set of files that begin with a number."""
    from numeric.report.collect import rows_of

    folder, number = sys.argv[1:]

    try:
        with interruptible():
            print("begun", flush=True)
            with workers.workers() as pool:
                for future in [pool.submit(rows_of, id) for id in _IDS]:
                    future.result()
            print("writing", flush=True)
            files.write_set(Path(folder), dict(contents(int(number))))
    except workers.WorkersError as error:
        say(str(error))
        sys.exit(1)
    except typer.Exit as ended:
        sys.exit(ended.exit_code)


SECTION = Section(
    key="stress",
    title="Stress",
    measure=measure,
    render=render,
    figures=lambda data: {},
    code=lambda: fingerprint(proofs, numeric),
)

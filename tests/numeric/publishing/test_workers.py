"""The executor: a worker that is lost ends the work in one line; a command that is killed leaves nothing behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from threading import active_count

import pytest
from loky.backend.synchronize import SemLock
from processes import until

from lnverify.numeric.publishing.files import write_set
from lnverify.numeric.publishing.provenance import ROOT
from lnverify.numeric.publishing.workers import WorkersError, executor

pytestmark = pytest.mark.integration

MARK = "LNVERIFY_TEST_RUN"
KILLS = 10
FILES = [f"{'figures/' if place % 2 else ''}{place}.txt" for place in range(12)]
RUN = """
import sys
from pathlib import Path
from lnverify.commands.console import interruptible, say
from lnverify.commands import main
from lnverify.numeric.publishing.files import write_set
from lnverify.numeric.publishing import workers
from lnverify.numeric.publishing.workers import WorkersError, executor

folder, number, *names = sys.argv[1:]
try:
    with interruptible():
        with executor(count=2) as pool:
            print("begun", flush=True)
            sum(pool.map(abs, range(200)))
            print("worked", flush=True)
        write_set(Path(folder), {name: f"{number} " * 50_000 for name in names})
        print("written", flush=True)
except WorkersError as error:
    say(str(error))
    sys.exit(1)
"""
"""Work on two processes, then a set of files that say their number; a line is printed at each point."""


def begin(folder: Path, number: int) -> subprocess.Popen:
    return subprocess.Popen(
        [sys.executable, "-c", RUN, str(folder), str(number), *FILES],
        cwd=ROOT,
        env=os.environ | {MARK: str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def marked(folder: Path) -> set[int]:
    """The processes that a run on this folder began, and that are still there."""
    results = set()
    for place in Path("/proc").glob("[0-9]*"):
        try:
            if f"{MARK}={folder}\0".encode() in (place / "environ").read_bytes():
                results.add(int(place.name))
        except OSError:
            continue
    return results


def content(folder: Path) -> set[tuple[str, str]]:
    """Each file with the number that it says."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {(path.relative_to(folder).as_posix(), path.read_text()[:20].split()[0]) for path in files}


def test_work_is_done_in_other_processes():
    with executor(count=2) as pool:
        assert pool.submit(os.getpid).result() != os.getpid()
        assert list(pool.map(abs, [-1, 2, -3])) == [1, 2, 3]


def test_workers_inherit_environment(monkeypatch):
    monkeypatch.setenv("KNOWN", "before")
    with executor(environment={"KNOWN": "other"}, count=1) as pool:
        assert pool.submit(os.getenv, "KNOWN").result() == "other"
        assert os.environ["KNOWN"] == "before"


def test_a_worker_that_dies_is_one_line():
    with pytest.raises(WorkersError, match="a worker process died") as error, executor(count=2) as pool:
        pool.submit(os._exit, 3).result()
    assert "\n" not in str(error.value)


def test_an_error_ends_workers_that_are_busy():
    with pytest.raises(ZeroDivisionError), executor(count=1) as pool:
        pool.submit(signal.pause)
        raise ZeroDivisionError


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_while_a_lock_is_taken(monkeypatch, number):
    """It waits until the task is submitted: a lock that stayed held would let the end of the work wait for ever."""
    enter = SemLock.__enter__

    def taken(lock):
        enter(lock)
        os.kill(os.getpid(), number)

    def end(*_):
        raise KeyboardInterrupt

    before, threads = signal.signal(number, end), active_count()
    try:
        with pytest.raises(KeyboardInterrupt), executor(count=1) as pool:
            assert pool.submit(abs, -1).result() == 1
            monkeypatch.setattr(SemLock, "__enter__", taken)
            try:
                pool.submit(abs, 1)
            finally:
                monkeypatch.undo()
    finally:
        signal.signal(number, before)
    until(lambda: active_count() == threads)


def test_lost_worker_ends_in_one_line(tmp_path):
    """As when the system is out of memory and kills one."""
    run = begin(tmp_path, 1)
    assert run.stdout.readline() == "begun\n"
    until(lambda: len(marked(tmp_path) - {run.pid}) >= 2)
    os.kill(max(marked(tmp_path) - {run.pid}), signal.SIGKILL)
    _, said = run.communicate(timeout=300)
    assert run.returncode in (0, 1)
    assert run.returncode == 0 or (said.count("\n"), "a worker process died" in said) == (1, True), said
    until(lambda: not marked(tmp_path))


def test_ten_kills(tmp_path):
    """Whatever ends a run at whatever moment: all of the old files or all of the new ones, and nothing else."""
    random = Random(20240515)
    write_set(tmp_path, dict.fromkeys(FILES, "0 " * 50000))
    for number in range(1, KILLS + 1):
        before = content(tmp_path)
        run = begin(tmp_path, number)
        point = random.choice(["begun\n", "worked\n"])
        while run.stdout.readline() not in (point, ""):
            pass
        time.sleep(random.uniform(0, 0.1))  # a random moment, not a condition
        (os.killpg if random.random() < 0.5 else os.kill)(
            run.pid, random.choice([signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
        )
        run.communicate(timeout=300)
        until(lambda: not marked(tmp_path))
        assert content(tmp_path) in (before, {(name, str(number)) for name in FILES}), number

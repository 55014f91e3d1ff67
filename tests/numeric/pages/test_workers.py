"""Workers: those that die, stall or lose their parent end the work, in an error of one line, and leave no process."""

import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import active_children
from random import Random
from threading import Event

import pytest
from processes import until

from numeric.bench import stress
from numeric.pages.files import write_set
from numeric.pages.provenance import ROOT
from numeric.pages.workers import WorkersError, given_up, workers


def test_work_is_done_in_other_processes():
    with workers(2) as pool:
        assert pool.submit(os.getpid).result() != os.getpid()
        assert list(pool.map(abs, [-1, 2, -3])) == [1, 2, 3]
    assert active_children() == []


def test_workers_find_what_is_added_to_their_environment(monkeypatch):
    monkeypatch.setenv("KNOWN", "before")
    monkeypatch.delenv("NEW", raising=False)
    with workers(1, environment={"KNOWN": "other", "NEW": "new"}) as pool:
        assert [pool.submit(os.getenv, name).result() for name in ("KNOWN", "NEW")] == ["other", "new"]
        assert (os.environ["KNOWN"], "NEW" in os.environ) == ("before", False)


def test_a_worker_that_dies_is_one_line():
    with pytest.raises(WorkersError, match="a worker process died") as error, workers(2) as pool:
        pool.submit(os._exit, 3).result()
    assert "\n" not in str(error.value)
    assert active_children() == []


@pytest.fixture
def clock(monkeypatch):
    """The seconds that a pool sees, to be set."""
    seconds = [0.0]
    monkeypatch.setattr("numeric.pages.workers.monotonic", lambda: seconds[0])
    return seconds


def test_workers_that_stall_are_ended(clock):
    with pytest.raises(WorkersError, match="got anything done in 10 seconds"), workers(1, stalled=10) as pool:
        endless = pool.submit(signal.pause)
        clock[0] += 11
        endless.result(60)
    assert active_children() == []


def test_what_takes_long_but_goes_on_is_no_stall(clock):
    with workers(1, stalled=10) as pool:
        for _ in range(3):
            task = pool.submit(os.getpid)
            clock[0] += 4
            task.result(60)


def test_an_error_ends_workers_that_are_busy():
    with pytest.raises(ZeroDivisionError), workers(1) as pool:
        pool.submit(signal.pause)
        raise ZeroDivisionError
    assert active_children() == []


class Dask(ThreadPoolExecutor):
    """Ends as Dask's executor does, whose `shutdown` always cancels where it does not wait."""

    def shutdown(self, wait=True):
        super().shutdown(wait, cancel_futures=not wait)


@pytest.mark.parametrize("kind", [ThreadPoolExecutor, Dask])
def test_work_that_is_given_up_begins_nothing_more(kind):
    held, begun = Event(), []
    executor = kind(1)
    executor.submit(held.wait)
    waiting = executor.submit(begun.append, 1)
    with pytest.raises(KeyboardInterrupt), given_up(executor):
        raise KeyboardInterrupt
    held.set()
    executor.shutdown()
    assert waiting.cancelled() and not begun
    with pytest.raises(RuntimeError, match="after shutdown"):
        executor.submit(int)


def test_a_lost_worker_ends_a_command_in_one_line(tmp_path):
    """As when the system is out of memory and kills one."""
    run = stress.start(tmp_path, 1)
    assert run.stdout.readline() == "begun\n"
    until(lambda: len(stress.marked(str(tmp_path))) >= 3)
    worker = next(process for process, command in stress.marked(str(tmp_path)).items() if "spawn_main" in command)
    os.kill(worker, signal.SIGKILL)
    _, said = run.communicate(timeout=60)
    assert (run.returncode, said.count("\n")) == (1, 1), said
    assert "a worker process died" in said
    assert stress.still_running(str(tmp_path)) == {}
    assert list(tmp_path.iterdir()) == []


def test_a_killed_run_leaves_nothing_behind(tmp_path):
    """The first of the kills below, of a run that writes over a set of files."""
    write_set(tmp_path, dict(stress.contents(0)))
    how = stress.random_kill(Random(stress.SEED), whole=2.0)
    assert stress.kill(tmp_path, 1, how) == stress.Outcome((), (), False), how


@pytest.mark.slow
@pytest.mark.kills
def test_kills_at_random_moments():
    """All of the old files or all of the new ones; no process and no other file stays behind."""
    seed = Random().randrange(10**6)
    print(f"seed {seed}")
    for row in stress.kills(print, stress.KILLS, seed):
        assert not any(row["found"].values()), f"seed {seed}: {row}"


def test_a_mixed_set_a_file_and_a_process_that_stay_are_seen(tmp_path, monkeypatch):
    """What looks for the traces of a kill finds them."""
    monkeypatch.setattr(stress, "ENDS_WITHIN", 1.0)
    stays = subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"], env={stress.MARK: str(tmp_path)})
    for place, (name, text) in enumerate(stress.contents(7)):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text if place else "8 8")
    (tmp_path / ".left").write_text("")
    assert stress.numbers(tmp_path) == {8: 1, 7: 11}
    found = stress.traces(tmp_path, 8, {7: 12})
    assert found.mixed and found.files == (".left",) and len(found.processes) == 1
    stays.wait(10)


@pytest.mark.slow
def test_a_report_is_interrupted(tmp_path):
    page = tmp_path / "verification.md"
    page.write_text("the last report")
    run = subprocess.Popen(
        [sys.executable, "-m", "numeric", "report", "--out", str(tmp_path)],
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=os.environ | {stress.MARK: str(tmp_path)},
    )
    until(lambda: len(stress.marked(str(tmp_path))) >= 3)
    run.send_signal(signal.SIGTERM)
    _, said = run.communicate(timeout=30)
    assert (run.returncode, said.count("\n")) == (143, 1), said
    assert page.read_text() == "the last report"

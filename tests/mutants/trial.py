"""One mutant against the tests, in a process forked from one that has imported the libraries but not the package."""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import time
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType
from typing import Any

import pytest

from .changes import FOLDER, Mutant, path_of

ROOT = FOLDER.parent

# The most telling first; what imports `numeric` as well is left for those that are still alive.
FILES = (
    (
        "tests/proofs/readings/test_kernel.py",
        "tests/proofs/test_soundness.py",
        "tests/proofs/test_rules.py",
        "tests/proofs/test_hand_mutants.py",
        "tests/proofs/test_values_and_forms.py",
        "tests/proofs/test_values.py",
        "tests/proofs/test_expressions.py",
        "tests/proofs/readings/matrices/test_plain.py",
        "tests/proofs/readings/test_integers.py",
        "tests/proofs/readings/matrices/test_surds.py",
        "tests/proofs/readings/matrices/test_reals.py",
        "tests/proofs/readings/matrices/test_chosen_points.py",
        "tests/proofs/readings/matrices/test_truth.py",
        "tests/proofs/readings/matrices/test_constraints.py",
        "tests/proofs/readings/matrices/test_order_of_hypotheses.py",
        "tests/proofs/readings/matrices/test_symbols.py",
        "tests/proofs/readings/matrices/test_symbol_signs.py",
        "tests/proofs/test_reciprocals.py",
        "tests/proofs/test_functions.py",
        "tests/proofs/test_entries.py",
        "tests/proofs/test_matrices.py",
        "tests/proofs/test_vector_roots.py",
        "tests/proofs/readings/moments/test_hypotheses.py",
        "tests/proofs/readings/moments/test_signs.py",
        "tests/proofs/readings/moments/test_known_signs.py",
        "tests/proofs/verdicts/test_conditions.py",
        "tests/proofs/verdicts/test_witness.py",
        "tests/proofs/verdicts/test_decide.py",
        "tests/proofs/verdicts/test_calculus_extra.py",
        "tests/proofs/verdicts/test_completeness.py",
        "tests/proofs/verdicts/test_planted_faults.py",
        "tests/proofs/certificates/test_reasons.py",
        "tests/proofs/certificates/test_inequalities.py",
        "tests/proofs/test_bad_input.py",
        "tests/fuzz/test_fuzz.py",
        "tests/fuzz/test_knowledge.py",
        "tests/fuzz/test_fuzz_matrices.py",
        "tests/proofs/test_form.py",
    ),
    (
        "pyproject.toml",
        "tests/proofs/claims/test_points.py",
        "tests/proofs/readings/test_printed.py",
    ),
)
# Tests of the kernel's surroundings: what is declared, written down or measured.
LEFT_OUT = (
    "tests/fuzz/test_harness.py",
    "tests/proofs/claims/test_near_misses.py",
    "tests/proofs/derivations/test_derivations.py",
    "tests/proofs/derivations/test_mutations.py",
    "tests/proofs/programs/test_rounded_programs.py",
    "tests/proofs/readings/test_settle.py",
    "tests/proofs/readings/moments/test_folded.py",
    "tests/proofs/sources/test_run.py",
    "tests/proofs/test_prose.py",
    "tests/proofs/claims/test_generated.py",
    "tests/proofs/claims/test_ids.py",
    "tests/proofs/projects/test_claims_files.py",
    "tests/proofs/sources/test_sources.py",
)
# The files of a quick run. What these kill, all kill: the rate is a lower bound.
QUICK = (FILES[0][:-4],)
# Longer than the others by far: they come last, and are left out of a quick run.
_SLOW = ("test_memory", "test_random_orders", "test_sample", "test_residual_layers", "test_stacked_layers")

# Seconds of the processor for one test; the longest takes 12.
LIMIT = 40
# Seconds for all tests of a mutant, for a process that waits and computes nothing.
_PATIENCE = 3600


@dataclass(frozen=True)
class Outcome:
    """What the tests say of a mutant: the test that noticed it and how, or "" and "" where none did."""

    test: str
    how: str
    seconds: float

    @property
    def killed(self) -> bool:
        return bool(self.how)


def import_libraries() -> None:
    """Import what the package and its tests import, so that a forked process has it."""
    import flint  # noqa: F401
    import hypothesis  # noqa: F401
    import jinja2  # noqa: F401
    import mpmath  # noqa: F401
    import numpy  # noqa: F401
    import pylatexenc.latexencode  # noqa: F401
    import sympy  # noqa: F401

    if any(name.split(".")[0] in ("lnverify",) for name in sys.modules):
        raise RuntimeError("the package is imported already: a mutant would not be seen")


def trials(mutants: Sequence[Mutant], jobs: int, minutes: float, quick: bool) -> Iterator[tuple[Mutant, Outcome]]:
    """Each mutant with its outcome, as they come; a kill counts where the test passes on the unchanged code.

    After so many minutes none is begun, and those that were are finished: how long a mutant lives does not decide
    whether it is counted.
    """
    end = time.monotonic() + 60 * minutes
    broken: set[str] = set()
    sound: set[str] = set()
    begun: set[Mutant] = set()
    waiting = list(reversed(mutants))
    running: dict[int, _Running] = {}
    with TemporaryDirectory() as folder:
        while waiting or running:
            if time.monotonic() > end:
                waiting = [mutant for mutant in waiting if mutant in begun]
            while waiting and len(running) < jobs:
                begun.add(waiting[-1])
                started = _Running(waiting.pop(), Path(folder), FILES, (), broken, quick)
                running[started.pid] = started
            time.sleep(0.05)
            for pid, process in list(running.items()):
                outcome = process.outcome()
                if outcome is None:
                    continue
                del running[pid]
                if outcome.test and outcome.test not in sound:
                    again = _Running(None, Path(folder), FILES, (outcome.test,), set()).wait()
                    (broken if again.killed else sound).add(outcome.test)
                if outcome.test in broken:
                    waiting.append(process.mutant)  # type: ignore[arg-type]
                else:
                    yield process.mutant, outcome  # type: ignore[misc]


class _Running:
    """A process that runs the tests on one mutant, or on the unchanged code; only some, and not the broken ones."""

    def __init__(
        self,
        mutant: Mutant | None,
        folder: Path,
        files: Sequence[Sequence[str]],
        only: Sequence[str],
        broken: set[str],
        quick: bool = False,
    ) -> None:
        self.mutant = mutant
        self.start = time.monotonic()
        self.report = folder / f"{time.monotonic_ns()}.json"
        self.pid = os.fork()
        if self.pid == 0:
            try:
                os.setsid()
                _run(
                    mutant, self.report, QUICK if quick else files, _Watcher(self.report, set(only), set(broken), quick)
                )
            except BaseException:
                self.report.write_text(json.dumps(["", f"the harness: {traceback.format_exc()}"]))
            os._exit(0)

    def outcome(self) -> Outcome | None:
        """The outcome, or None while the tests run."""
        seconds = time.monotonic() - self.start
        done, status = os.waitpid(self.pid, os.WNOHANG)
        if not done and seconds <= _PATIENCE:
            return None
        os.killpg(self.pid, signal.SIGKILL) if not done else _end_group(self.pid)
        if not done:
            os.waitpid(self.pid, 0)
        test, how = json.loads(self.report.read_text()) if self.report.exists() else ("", "ended at once")
        if how.startswith("the harness"):
            raise RuntimeError(how)
        if not done or os.WIFSIGNALED(status):
            how = "no end within its limit" if not done or os.WTERMSIG(status) == signal.SIGPROF else "crash"
        return Outcome(test if how else "", how, seconds)

    def wait(self) -> Outcome:
        while (outcome := self.outcome()) is None:
            time.sleep(0.05)
        return outcome


def _end_group(group: int) -> None:
    try:
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        return


def _run(mutant: Mutant | None, report: Path, files: Sequence[Sequence[str]], watcher: _Watcher) -> None:
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    os.chdir(ROOT)
    # What a mutant decides is kept for nobody.
    os.environ["XDG_CACHE_HOME"] = str(report.with_suffix(".cache"))
    resource.setrlimit(resource.RLIMIT_AS, (6 * 2**30, 6 * 2**30))
    sys.dont_write_bytecode = True
    if mutant is not None:
        sys.meta_path.insert(0, _Changed(mutant))
    watcher.write("collection", "")
    for stage in files:
        options = ["-q", "-x", "-o", "addopts=", "-m", "not slow", "-p", "no:cacheprovider", "--tb=no"]
        few = ["--lnverify-formats", "float32,Arb", "--lnverify-largest", "4"]
        pytest.main([*options, *few, *stage], plugins=[watcher])
        if watcher.failed:
            return
    watcher.write("", "")


class _Watcher:
    """Orders and limits the tests, and writes down which one runs and which one failed."""

    def __init__(self, report: Path, only: set[str], broken: set[str], quick: bool) -> None:
        self.report, self.only, self.broken, self.quick, self.failed = report, only, broken, quick, False

    def write(self, test: str, how: str) -> None:
        self.report.write_text(json.dumps([test, how]))

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = [item for item in items if item.nodeid not in self.broken]
        if self.only:
            items[:] = [item for item in items if item.nodeid in self.only]
        if self.quick:
            items[:] = [item for item in items if not item.name.startswith(_SLOW)]
        items.sort(key=lambda item: item.name.startswith(_SLOW))

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed and not (self.only and report.nodeid not in self.only) and report.nodeid not in self.broken:
            self.failed = True
            self.write(report.nodeid, "error while the tests are collected")

    def pytest_runtest_setup(self, item: Any) -> None:
        self.write(item.nodeid, "")
        signal.setitimer(signal.ITIMER_PROF, LIMIT)

    def pytest_runtest_teardown(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed and not self.failed:
            self.failed = True
            crash = getattr(report.longrepr, "reprcrash", None)
            self.write(report.nodeid, (crash.message if crash else "error").splitlines()[0][:200] or "error")


class _Changed(MetaPathFinder):
    """Finds the changed module, and leaves the others to the finders behind it."""

    def __init__(self, mutant: Mutant) -> None:
        self.name, self.code = f"lnverify.proofs.{mutant.module}", mutant.code()

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        file = str(path_of(name.removeprefix("lnverify.proofs.")))
        return spec_from_file_location(name, file, loader=_Loader(name, file, self.code))


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        return self._code

"""Run the audit: tasks for any executor, what is measured kept at once, what is kept not measured again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass
from typing import Any

from numeric.audit import cache
from numeric.audit.adapters import LIBRARIES, NotUsableError, load, versions
from numeric.audit.measure import measure, set_threads
from numeric.audit.regimes import REGIMES, applies
from numeric.floats.formats import FORMATS
from numeric.reference import Solution, solve

Records = dict[str, dict[str, Any]]  # by implementation


@dataclass(frozen=True)
class Task:
    """One regime in one format, for some libraries: they share the reference's work."""

    regime: str
    format: str
    libraries: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """What was measured.

    Attributes:
        records: by (library, regime, format), then by implementation.
        skipped: the reason, by library that is not installed.
        reused: how many of the records were kept from earlier runs.
    """

    records: dict[tuple[str, str, str], Records]
    skipped: dict[str, str]
    reused: int


def plan(libraries: Iterable[str], formats: Iterable[str], quick: bool) -> tuple[list[Task], Result]:
    """The tasks that remain, and what is already known."""
    skipped, present = {}, []
    for library in libraries:
        try:
            versions(library)
            present.append(library)
        except NotUsableError as reason:
            skipped[library] = str(reason)
    known: dict[tuple[str, str, str], Records] = {}
    tasks = []
    for regime in REGIMES.values():
        for format in formats:
            if (quick and not regime.quick) or not applies(regime, FORMATS[format]):
                continue
            missing = []
            for library in present:
                kept = cache.read(cache.key(library, regime.name, format))
                if kept is None:
                    missing.append(library)
                else:
                    known[library, regime.name, format] = kept
            if missing:
                tasks.append(Task(regime.name, format, tuple(missing)))
    return tasks, Result(known, skipped, len(known))


def perform(task: Task) -> dict[str, Records]:
    """Measure a task's libraries; runs in a worker."""
    regime, format = REGIMES[task.regime], FORMATS[task.format]
    solutions: dict[tuple[bool, int], Solution] = {}
    found: dict[str, Records] = {}
    for library in task.libraries:
        try:
            implementations = load(library)
        except NotUsableError as reason:
            found[library] = {library: {"refused": str(reason)}}
            continue
        set_threads(library, regime.threads)
        found[library] = {}
        for implementation in implementations.values():
            if task.format not in implementation.formats:
                continue
            problem = regime.problem(format, implementation.centred)
            rows = min(problem.rows, implementation.entries // problem.size)
            if rows == 0:
                continue
            part = implementation.centred, rows
            if part not in solutions:
                solutions[part] = solve(problem.first(rows))
            found[library][implementation.name] = measure(implementation, solutions[part])
    return found


def run(
    tasks: list[Task], known: Result, executor: Executor, progress: Callable[[Task], None] = lambda task: None
) -> Result:
    """Perform tasks on any executor of `concurrent.futures`, keeping each as it comes.

    Interrupted, it cancels what has not begun; what was measured is kept.
    """
    records = dict(known.records)
    futures = {executor.submit(perform, task): task for task in tasks}
    try:
        for future in as_completed(futures):
            task = futures[future]
            for library, found in future.result().items():
                cache.write(cache.key(library, task.regime, task.format), found)
                records[library, task.regime, task.format] = found
            progress(task)
    except BaseException:
        for future in futures:
            future.cancel()
        raise
    return Result(records, known.skipped, known.reused)


def default_libraries() -> list[str]:
    """All of them, ours and the algorithms first."""
    return list(LIBRARIES)

"""Run an audit on any executor. Each measurement is kept as soon as it is made, and is not made again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass

from numeric.audit import cache, measure
from numeric.audit.adapters.libraries import NotUsableError, in_order, load, versions
from numeric.audit.regimes import REGIMES, applies
from numeric.audit.table import Table, from_json, to_json
from numeric.floats.formats import FORMATS
from numeric.pages.workers import given_up

Group = tuple[str, str, str]
"""A library, a regime and a format: what is measured and kept as one."""


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
        groups: the measurements, by library, regime and format.
        skipped: the reason, by library that is not installed or cannot be used.
        reused: how many of the groups were kept from earlier runs.
    """

    groups: dict[Group, Table]
    skipped: dict[str, str]
    reused: int

    @property
    def libraries(self) -> list[str]:
        """The libraries that were measured, in the order of the page."""
        return in_order({library for library, _, _ in self.groups})

    @property
    def table(self) -> Table:
        """All measurements: by library, then by regime, format and implementation."""
        order = {library: index for index, library in enumerate(self.libraries)}
        groups = sorted(self.groups.items(), key=lambda item: (order[item[0][0]], *item[0][1:]))
        return Table(tuple(entry for _, table in groups for entry in table.entries))


def plan(libraries: Iterable[str], formats: Iterable[str], quick: bool) -> tuple[list[Task], Result]:
    """The tasks that remain, and what is already known."""
    skipped, present = {}, []
    for library in libraries:
        try:
            versions(library)
            present.append(library)
        except NotUsableError as reason:
            skipped[library] = str(reason)
    known: dict[Group, Table] = {}
    tasks = []
    for regime in REGIMES.values():
        for format in formats:
            if (quick and not regime.quick) or not applies(regime, FORMATS[format]):
                continue
            groups = {library: read((library, regime.name, format)) for library in present}
            known |= {(library, regime.name, format): kept for library, kept in groups.items() if kept is not None}
            if missing := tuple(library for library, kept in groups.items() if kept is None):
                tasks.append(Task(regime.name, format, missing))
    return tasks, Result(known, skipped, len(known))


def perform(task: Task) -> tuple[dict[str, Table], dict[str, str]]:
    """Measure a task's libraries; runs in a worker.

    Returns:
        The measurements by library, and the reason by library that cannot be used.
    """
    regime, format = REGIMES[task.regime], FORMATS[task.format]
    solutions: measure.Solutions = {}
    found, skipped = {}, {}
    for library in task.libraries:
        try:
            implementations = load(library).values()
        except NotUsableError as reason:
            skipped[library] = str(reason)
            continue
        measured = (measure.measure(library, one, regime, format, solutions) for one in implementations)
        found[library] = sum(measured, Table())
    return found, skipped


def run(
    tasks: list[Task], known: Result, executor: Executor, progress: Callable[[Task], None] = lambda task: None
) -> Result:
    """Perform tasks on any executor of `concurrent.futures`, keeping each as it comes.

    Interrupted, it begins nothing more; what was measured is kept.
    """
    groups, skipped = dict(known.groups), dict(known.skipped)
    futures = {executor.submit(perform, task): task for task in tasks}
    with given_up(executor):
        for future in as_completed(futures):
            task = futures[future]
            found, unusable = future.result()
            skipped |= unusable
            for library, table in found.items():
                group = library, task.regime, task.format
                write(group, table)
                groups[group] = table
            progress(task)
    return Result(groups, skipped, known.reused)


def key(group: Group) -> str:
    """The key under which a group is kept."""
    return cache.key(measure, *group)


def read(group: Group) -> Table | None:
    """The measurements of a group that are kept; None where none are."""
    kept = cache.read(key(group))
    return None if kept is None else from_json(kept, dict.fromkeys(kept, group[0]))


def write(group: Group, table: Table) -> None:
    """Keep the measurements of a group."""
    cache.write(key(group), to_json(table))

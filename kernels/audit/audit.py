"""Run an audit on any executor. What a task measured is kept as soon as it ends, and is not measured again."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass

from lnverify.kernels.audit import cache, cluster
from lnverify.kernels.audit.adapters.libraries import NotUsableError, in_order, load, versions
from lnverify.kernels.audit.cases import Case
from lnverify.kernels.audit.cases.regimes import REGIMES, applies
from lnverify.kernels.audit.errors.measure import measure
from lnverify.kernels.audit.errors.profiles import OWN_LIMITS
from lnverify.kernels.audit.errors.table import Measurement, Table, from_json, to_json
from lnverify.numeric.floats.formats import FORMATS

Group = tuple[str, str, str]
"""A library, a regime and a format: what is measured and kept as one."""


Task = tuple[Group, ...]
"""What one worker measures, one group after the other; those of a regime and format share the reference's work."""


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


def plan(libraries: Iterable[str], formats: Iterable[str]) -> tuple[list[Task], Result]:
    """The tasks that remain, and what is already known; a task is a regime in a format, of all libraries."""
    skipped, present = {}, []
    for library in libraries:
        try:
            versions(library)
            present.append(library)
        except NotUsableError as reason:
            skipped[library] = str(reason)
    places = [(one.name, format) for one in REGIMES.values() for format in formats if applies(one, FORMATS[format])]
    shares = [[(library, *place) for library in present] for place in places]
    kept = {group: read(group) for share in shares for group in share}
    missing = [tuple(group for group in share if kept[group] is None) for share in shares]
    known = {group: table for group, table in kept.items() if table is not None}
    return [groups for groups in missing if groups], Result(known, skipped, len(known))


def perform(task: Task) -> tuple[dict[Group, Table], dict[str, str]]:
    """Measure a task's groups; runs in a worker.

    Returns:
        The measurements by group, and the reason by library that cannot be used.
    """
    result, skipped = {}, {}
    for group in task:
        library, name, format = group
        try:
            implementations = load(library).values()
        except NotUsableError as reason:
            skipped[library] = str(reason)
            continue
        entries: list[Measurement] = []
        for one in implementations:
            one.use_threads(REGIMES[name].threads)
            entries += measure(library, one, Case(REGIMES[name], FORMATS[format], one.centred, affine=False))
        result[group] = Table(tuple(entries))
    return result, skipped


def run(
    tasks: list[Task], known: Result, executor: Executor, progress: Callable[[Task], None] = lambda task: None
) -> Result:
    """Perform tasks on any executor of `concurrent.futures`, keeping each as it comes.

    Interrupted, it begins nothing more; what was measured is kept.
    """
    groups, skipped = dict(known.groups), dict(known.skipped)

    def keep(task: Task, result: tuple[dict[Group, Table], dict[str, str]]) -> None:
        outcome, unusable = result
        skipped.update(unusable)
        for group, table in outcome.items():
            write(group, table)
        groups.update(outcome)
        progress(task)

    cluster.perform({task: (perform, task) for task in tasks}, executor, keep)
    return Result(groups, skipped, known.reused)


def key(group: Group) -> str:
    """The key under which a group is kept."""
    return cache.key(cache.MEASUREMENT, *group)


def read(group: Group) -> Table | None:
    """The measurements of a group that are kept; None where none are."""
    kept = cache.read_entry(key(group))
    return None if kept is None else from_json(kept, dict.fromkeys(kept, group[0]))


def write(group: Group, table: Table) -> None:
    """Keep the measurements of a group."""
    cache.write(key(group), to_json(table))


def failures(table: Table) -> Iterator[str]:
    """What must not be: our own implementation beyond its guarantee."""
    for refusal in table.refusals:
        if refusal.library == "lnverify":
            yield f"{refusal.implementation} on {refusal.case} in {refusal.format}: {refusal.refused}"
    for one in table:
        where = f"{one.implementation} on {one.case} in {one.format}"
        kind, limit = OWN_LIMITS[one.quantity]
        error = math.inf if one.lost else getattr(one, kind)
        if one.library == "lnverify" and not error < limit:
            yield f"{where}: {one.quantity} errs by {error} ({kind.replace('_', ' ')}), {limit} at most"

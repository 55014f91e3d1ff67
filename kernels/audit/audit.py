"""Run an audit on any executor. What was measured of a library is kept by the worker, and is not measured again."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from typing import Any

from lnverify.kernels.audit import cache, cluster
from lnverify.kernels.audit.adapters.libraries import NotUsableError, in_order, load, versions
from lnverify.kernels.audit.cases import Case
from lnverify.kernels.audit.cases.regimes import EVERY, REGIMES, applies
from lnverify.kernels.audit.errors.measure import measure
from lnverify.kernels.audit.errors.profiles import OWN_LIMITS
from lnverify.kernels.audit.errors.table import Measurement, Table, from_json, to_json
from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.publishing.cache import load_or_make

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
    """

    groups: dict[Group, Table]
    skipped: dict[str, str]

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


def plan(libraries: Iterable[str], formats: Iterable[str]) -> tuple[list[Task], dict[str, str]]:
    """The tasks, each a regime in a format of all libraries, and why a library is left out."""
    skipped, present = {}, []
    for library in libraries:
        try:
            versions(library)
            present.append(library)
        except NotUsableError as reason:
            skipped[library] = str(reason)
    places = [(one.name, format) for one in REGIMES.values() for format in formats if applies(one, FORMATS[format])]
    return [tuple((library, *place) for library in present) for place in places if present], skipped


def perform(task: Task) -> tuple[dict[Group, Table], dict[str, str]]:
    """Measure a task's groups; runs in a worker.

    Returns:
        The measurements by group, and the reason by library that cannot be used.
    """
    result, skipped = {}, {}
    for group in task:
        library = group[0]
        try:
            # What somebody's own functions give rests on more than their files.
            make = partial(records, *group)
            kept = make() if ":" in library else load_or_make(cache.key(cache.MEASUREMENT, *group), make)
            result[group] = from_json(kept, dict.fromkeys(kept, library))
        except NotUsableError as reason:
            skipped[library] = str(reason)
    return result, skipped


def records(library: str, name: str, format: str) -> dict[str, Any]:
    """What the implementations of a library do on a regime in a format, as JSON values."""
    regime, entries = EVERY[name], list[Measurement]()
    for one in load(library).values():
        one.use_threads(regime.threads)
        entries += measure(library, one, Case(regime, FORMATS[format], one.centred, affine=False))
    return to_json(Table(tuple(entries)))


def run(
    tasks: list[Task], skipped: dict[str, str], executor: Executor, progress: Callable[[], None] = lambda: None
) -> Result:
    """Perform tasks on any executor of `concurrent.futures`.

    Interrupted, it begins nothing more; what was measured is kept.
    """
    result = Result({}, dict(skipped))
    for groups, unusable in cluster.perform({task: (perform, task) for task in tasks}, executor, progress).values():
        result.groups.update(groups)
        result.skipped.update(unusable)
    return result


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

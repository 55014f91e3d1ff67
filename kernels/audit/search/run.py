"""The search: points in their order, until a number of them or a time is reached.

A point depends on the seed and its index alone, and points are taken in their order: what so many points show is the
same on every machine, however many workers tried them.
"""

from __future__ import annotations

import math
import os
from collections import deque
from collections.abc import Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from time import monotonic
from typing import Any

from lnverify.kernels.audit.adapters.libraries import implementations
from lnverify.kernels.audit.cases.points import draw
from lnverify.kernels.audit.causes.cause import RAISES
from lnverify.kernels.audit.errors.table import Measurement
from lnverify.kernels.audit.options import Options
from lnverify.kernels.audit.search import failures
from lnverify.kernels.audit.search.defects import Defect, defects
from lnverify.kernels.audit.search.failures import BEHAVIOUR
from lnverify.numeric.publishing.progress import Progress
from lnverify.proofs.errors import InputError

CHUNK = 8
"""How many points a worker tries at once."""

TRYING = 2 / 3
"""The part of the time in which points are tried, once something has failed; the rest is for causes."""

AHEAD = 2 * (os.cpu_count() or 1)
"""How many chunks are asked for before the first of them has come."""


Failures = dict[str, list[Measurement]]
"""What failed, by implementation, in the order of the points."""


@dataclass(frozen=True)
class SearchResult:
    """What a search found of an implementation.

    Attributes:
        implementation: whose it is.
        asked, points: what was searched.
        defects: of all that failed.
    """

    implementation: str
    asked: Options
    points: int
    defects: Sequence[Defect]

    @property
    def line(self) -> str:
        """The first line: how many defects on how many points."""
        count = len(self.defects)
        number = f"{count} defect{'s' if count != 1 else ''}" if count else "nothing found"
        where = f"{self.points:,} points of seed {self.asked.seed}, {', '.join(self.asked.formats)}"
        return f"{self.implementation}, profile {self.asked.profile}: {number} on {where}"

    def to_json(self) -> dict[str, Any]:
        """JSON values."""
        return {
            "implementation": self.implementation,
            "profile": self.asked.profile,
            "seed": self.asked.seed,
            "formats": list(self.asked.formats),
            "points": self.points,
            "defects": [defect.to_json() for defect in self.defects],
        }


def search(
    name: str,
    asked: Options,
    executor: Executor,
    points: int | None = None,
    seconds: float = 60.0,
    progress: Progress = lambda what, done, total: None,
) -> list[SearchResult]:
    """Search for points at which a kernel, or an implementation of a library, fails.

    Args:
        name: a library or module:forward,backward.
        asked: what is searched.
        points: how many points in all.
        seconds: without a number of points, how long it takes: once something fails, two thirds of that for further
            points and a third for causes. What takes longer than its share ends with the step that it is in.

    Raises:
        InputError: for a profile that there is not, and where a kernel takes no point at all.
    """
    began = monotonic()
    count, failing = try_points(name, asked, executor, points, seconds, progress)
    for key, outcome in failing.items():
        refused = sum(one.quantity == BEHAVIOUR and one.causes[0].kind == RAISES for one in outcome)
        if ":" in name and count and refused >= count:
            raise InputError(
                f"{key} takes none of the inputs ({outcome[0].causes[0]}); {asked.declared.signature} would be right"
            )
    progress("finding causes", 0, 0)
    left = math.inf if points is not None else max(began + seconds - monotonic(), seconds * (1 - TRYING))
    each = left / -(-len(failing) // (os.cpu_count() or 1)) if failing else left
    ends = {
        key: executor.submit(conclude_in_worker, name, key, tuple(value), asked, each) for key, value in failing.items()
    }
    return [SearchResult(key, asked, count, end.result()) for key, end in ends.items()]


def try_points(
    name: str, asked: Options, executor: Executor, points: int | None, seconds: float, progress: Progress
) -> tuple[int, Failures]:
    """How many points were tried, the first ones, and what failed at them."""
    tried, next_index, failing = 0, 0, Failures()
    began, waiting = monotonic(), deque[tuple[int, Future[Failures]]]()
    while True:
        share = TRYING if failing else 1
        left = monotonic() - began < share * seconds if points is None else next_index < points
        while left and len(waiting) < AHEAD:
            end = next_index + CHUNK if points is None else min(next_index + CHUNK, points)
            waiting.append((end, executor.submit(try_in_worker, name, asked, next_index, end)))
            next_index = end
            left = points is None or next_index < points
        # When the time is up, what no worker has begun is not waited for.
        while points is None and not left and waiting and waiting[-1][1].cancel():
            waiting.pop()
        if not waiting:
            return tried, failing
        tried, future = waiting.popleft()
        for implementation, outcome in future.result().items():
            failing.setdefault(implementation, []).extend(outcome)
        count = sum(len({one.point for one in value}) for value in failing.values())
        done, total = (tried, points) if points is not None else (int(monotonic() - began), int(seconds))
        progress(f"searching {name}: {tried} points, {count} fail", done, total)


def try_in_worker(name: str, asked: Options, begin: int, end: int) -> Failures:
    """What fails at some points, by implementation; runs in a worker."""
    answer: Failures = {}
    profile, here = asked.bound(), [draw(asked.seed, i, asked.formats) for i in range(begin, end)]
    for key, one in implementations(name, asked.call_timeout, asked.declared).items():
        one.use_threads(1)
        answer[key] = [failure for point in here for failure in failures.failures(one, point, profile)]
    return answer


def conclude_in_worker(
    name: str, key: str, found: Sequence[Measurement], asked: Options, seconds: float = math.inf
) -> list[Defect]:
    """The defects of an implementation, with so much time for making them simple; runs in a worker."""
    one = implementations(name, asked.call_timeout, asked.declared)[key]
    one.use_threads(1)
    return defects(one, found, asked.bound(), name, seconds)

"""The simplest point that still shows a failure, and which of its parameters matter.

Each parameter in turn is given its plain value, or made as small as it can be, wherever the same quantity still fails
with one of the same causes. What cannot be made plain matters: it says under which condition the implementation fails.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from time import monotonic
from typing import Any

from lnverify.kernels.audit.cases.points import ENTRIES, LARGEST_SIZE, PLAIN, Point, describe_point
from lnverify.kernels.audit.causes.places import rule

SEEDS = 3
"""With how many numbers a simpler point is tried: one row may hide what others show."""

PLAINER = ("outlier", "scale", "eps", "shape", "affine", "upstream", "offset")
"""The parameters that are made plain, in this order; rows before them and N after them are made small."""

TRIVIAL = 2
"""Up to this many entries N is no condition: of one entry nothing is left to be normalized."""

Holds = Callable[[Point], bool | None]
"""Whether a point shows a failure; None where nothing can be said, as where it fails otherwise."""


@dataclass(frozen=True)
class Simplest:
    """A point at which nothing can be left out.

    Attributes:
        point: the point.
        failing, passing: other lengths that were tried, by whether they fail; of them a condition is read.
        is_simple: whether there was time for all of that; without it no condition is known.
    """

    point: Point
    failing: tuple[int, ...] = ()
    passing: tuple[int, ...] = ()
    is_simple: bool = True

    @property
    def lengths(self) -> str:
        """Which N fail; empty where all do, or all of more than TRIVIAL entries."""
        if not self.failing and not self.passing:
            return f"N from {self.point.size:,} on" if self.point.size > TRIVIAL else ""
        if not self.failing or all(size <= TRIVIAL for size in self.passing):
            return ""
        if result := rule(self.failing, self.passing):
            return result[0]
        # Where short rows fail as well, what others do is chance.
        return "" if min(self.failing) <= TRIVIAL else f"N such as {', '.join(map(str, self.failing[:4]))}"

    @property
    def where(self) -> list[str]:
        """The condition in words; empty where it fails on any plain row, and where none is known."""
        if not self.is_simple:
            return []
        rows, lengths = self.point.rows, self.lengths
        return [
            *([lengths] if lengths else []),
            *([f"from {rows:,} rows on"] if rows > 1 else []),
            *describe_point(self.point),
        ]

    @property
    def matter(self) -> tuple[Any, ...]:
        """What two failures of one defect have in common: which parameters matter, and those of no size themselves."""
        if not self.is_simple:
            return ()
        point = self.point
        sizes = [name for name in ("rows", "offset", "scale", "outlier") if _differs(point, name)]
        return tuple(sizes), self.lengths, point.shape, point.affine, point.upstream, _differs(point, "eps")

    def covers(self, other: Point) -> bool:
        """Whether the condition holds at another point; where none is known, at none."""
        if not self.is_simple:
            return False
        point = self.point
        for name in ("shape", "affine", "upstream"):
            if _differs(point, name) and getattr(point, name) != getattr(other, name):
                return False
        result = rule(self.failing, self.passing)
        if not (result[1](other.size) if result else other.size >= point.size):
            return False
        for name in ("offset", "outlier"):
            if _differs(point, name) and (getattr(other, name) is None or getattr(other, name) < getattr(point, name)):
                return False
        if _differs(point, "scale") and (other.scale * point.scale <= 0 or abs(other.scale) < abs(point.scale)):
            return False
        if _differs(point, "eps") and not _differs(other, "eps"):
            return False
        return other.rows >= point.rows


def _differs(point: Point, name: str) -> bool:
    return bool(getattr(point, name) != getattr(PLAIN, name))


def simplest(point: Point, fails: Holds, ends: float = math.inf) -> Simplest:
    """The simplest point found, of one that fails, until a time of `monotonic`."""

    @cache  # no point is asked twice
    def fails_in_time(point: Point) -> bool | None:
        if monotonic() > ends:
            raise _TimeUp
        return fails(point)

    try:
        point = smallest(point, "rows", fails_in_time)
        point = smallest(plainer(point, fails_in_time), "size", fails_in_time)
        for name in ("rows", "offset", "outlier"):
            point = smallest(point, name, fails_in_time)
        return Simplest(point, *lengths(enlarge(point, fails_in_time), fails_in_time))
    except _TimeUp:
        return Simplest(point, is_simple=False)


class _TimeUp(Exception):
    """Time is up."""


def enlarge(point: Point, fails: Holds) -> Point:
    """The point with a larger offset and outlier: at the smallest that fail, chance decides which lengths do."""
    for name in ("offset", "outlier"):
        value = getattr(point, name)
        if value is not None:
            point = find_failing(replace(point, **{name: value + 2}), fails) or point
    return point


def plainer(point: Point, holds: Holds) -> Point:
    """The point with plain values wherever it still shows the failure; again from the first after a change."""
    for name in PLAINER:
        if _differs(point, name) and (result := find_failing(replace(point, **{name: getattr(PLAIN, name)}), holds)):
            return plainer(result, holds)
    return point


def find_failing(point: Point, holds: Holds) -> Point | None:
    """The point, with its own numbers or others, that shows the failure; None where none does."""
    return next(filter(holds, (replace(point, seed=point.seed + shift) for shift in range(SEEDS))), None)


def smallest(point: Point, name: str, holds: Holds) -> Point:
    """The point with the least value of a parameter that still shows the failure: by powers of two, then by halving."""
    value = getattr(point, name)
    if value is None or value <= 1:
        return point
    below = 0
    for trial in [*(1 << power for power in range(int(value).bit_length()) if 1 << power < value), value]:
        result = find_failing(replace(point, **{name: trial}), holds)
        if result is None:
            below = trial
            continue
        while trial - below > 1:
            middle = (below + trial) // 2
            nearer = find_failing(replace(result, **{name: middle}), holds)
            below, trial = (middle, trial) if nearer is None else (below, middle)
            result = nearer or result
        return result
    return point


def lengths(point: Point, fails: Holds) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The lengths that fail and those that pass: short ones, about powers of two, and about the point's own.

    That failing is monotone in N is not assumed. A length of which nothing can be said is neither.
    """
    powers = [1 << power for power in range(1, LARGEST_SIZE.bit_length())]
    tried = {point.size - 1, point.size, point.size + 1, *range(2, 18), *powers}
    tried |= {power + shift for power in powers for shift in (-1, 1, 2, power // 2)}
    passing, failing = [], []
    for size in sorted(tried):
        if 1 < size <= LARGEST_SIZE and size * point.rows <= ENTRIES:
            other = replace(point, size=size)
            if find_failing(other, fails) is not None:
                failing.append(size)
            elif fails(other) is not None:
                passing.append(size)
    return tuple(failing), tuple(passing)

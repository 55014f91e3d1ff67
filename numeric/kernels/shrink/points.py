"""The simplest point that still shows a failure, and which of its parameters matter.

Each parameter in turn is given its plain value, or made as small as it can be, wherever the same quantity still fails
with one of the same causes. What cannot be made plain matters: it says under which condition the implementation fails.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from lnverify.numeric.kernels.cases.points import ENTRIES, PLAIN, Point, said

SEEDS = 3
"""With how many numbers a simpler point is tried: one row may hide what others show."""

PLAINER = ("outlier", "scale", "eps", "shape", "affine", "upstream", "offset")
"""The parameters that are made plain, in this order; rows before them and N after them are made small."""

DIVISORS = (2, 3, 4, 6, 8, 16, 32)
"""Of which a length may have to be a multiple, or none."""

TRIVIAL = 2
"""Up to this many entries N is no condition: of one entry nothing is left to be normalized."""

Holds = Callable[[Point], bool]


@dataclass(frozen=True)
class Simplest:
    """A point at which nothing can be left out.

    Attributes:
        point: the point.
        divisor: only N that are no multiple of it fail, or for a negative one only its multiples; 0 for neither.
    """

    point: Point
    divisor: int = 0

    @property
    def where(self) -> list[str]:
        """The condition in words; empty where it fails on any plain row."""
        size, rows = self.point.size, self.point.rows
        lengths = [f"N {'not ' if self.divisor > 0 else ''}a multiple of {abs(self.divisor)}"] if self.divisor else []
        if not self.divisor and size > TRIVIAL:
            lengths = [f"N from {size:,} on"]
        return [*lengths, *([f"from {rows:,} rows on"] if rows > 1 else []), *said(self.point)]

    @property
    def matter(self) -> tuple[Any, ...]:
        """What two failures of one defect have in common: which parameters matter, and those of no size themselves."""
        point = self.point
        sizes = [name for name in ("rows", "offset", "scale", "outlier") if _differs(point, name)]
        sizes += ["size"] * (point.size > TRIVIAL)
        return tuple(sizes), self.divisor, point.shape, point.affine, point.upstream, _differs(point, "eps")

    def covers(self, other: Point) -> bool:
        """Whether the condition holds at another point."""
        point = self.point
        for name in ("shape", "affine", "upstream"):
            if _differs(point, name) and getattr(point, name) != getattr(other, name):
                return False
        if self.divisor and (other.size % abs(self.divisor) == 0) == (self.divisor > 0):
            return False
        for name in ("offset", "outlier"):
            if _differs(point, name) and (getattr(other, name) is None or getattr(other, name) < getattr(point, name)):
                return False
        if _differs(point, "scale") and (other.scale * point.scale <= 0 or abs(other.scale) < abs(point.scale)):
            return False
        if _differs(point, "eps") and not _differs(other, "eps"):
            return False
        return other.rows >= point.rows and (bool(self.divisor) or other.size >= point.size)


def _differs(point: Point, name: str) -> bool:
    return bool(getattr(point, name) != getattr(PLAIN, name))


def simplest(point: Point, shows: Holds, fails: Holds) -> Simplest:
    """The simplest point found.

    Args:
        point: which shows a failure.
        shows: whether a point shows the same failure.
        fails: whether a point fails at all: of which lengths do, a divisor is read.
    """
    shows = remembered(shows)
    point = smallest(point, "rows", shows)
    point = smallest(plainer(point, shows), "size", shows)
    for name in ("rows", "offset", "outlier"):
        point = smallest(point, name, shows)
    return Simplest(point, divisor(point, remembered(fails)))


def plainer(point: Point, holds: Holds) -> Point:
    """The point with plain values wherever it still shows the failure; again from the first after a change."""
    for name in PLAINER:
        if _differs(point, name) and (found := shown(replace(point, **{name: getattr(PLAIN, name)}), holds)):
            return plainer(found, holds)
    return point


def remembered(holds: Holds) -> Holds:
    """The same test, which asks nothing twice."""
    known: dict[Point, bool] = {}

    def test(point: Point) -> bool:
        if point not in known:
            known[point] = holds(point)
        return known[point]

    return test


def shown(point: Point, holds: Holds) -> Point | None:
    """The point, with its own numbers or others, that shows the failure; None where none does."""
    others = (replace(point, seed=point.seed + shift) for shift in range(SEEDS))
    return next((one for one in others if holds(one)), None)


def smallest(point: Point, name: str, holds: Holds) -> Point:
    """The point with the least value of a parameter that still shows the failure: by powers of two, then by halving."""
    value = getattr(point, name)
    if value is None or value <= 1:
        return point
    below = 0
    for trial in [*(1 << power for power in range(int(value).bit_length()) if 1 << power < value), value]:
        found = shown(replace(point, **{name: trial}), holds)
        if found is None:
            below = trial
            continue
        while trial - below > 1:
            middle = (below + trial) // 2
            nearer = shown(replace(found, **{name: middle}), holds)
            below, trial = (middle, trial) if nearer is None else (below, middle)
            found = nearer or found
        return found
    return point


def divisor(point: Point, holds: Holds) -> int:
    """The number whose multiples alone are right, negative where they alone are wrong; 0 for none."""
    lengths = [size for size in range(point.size, point.size + 2 * max(DIVISORS[:-1])) if size * point.rows <= ENTRIES]
    failing = {size: shown(replace(point, size=size), holds) is not None for size in lengths if size > 1}
    if all(failing.values()):
        return 0
    for number in DIVISORS:
        if all(fails == (size % number != 0) for size, fails in failing.items()):
            return number
        if all(fails == (size % number == 0) for size, fails in failing.items()):
            return -number
    return 0

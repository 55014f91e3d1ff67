"""Turns the enclosures of one quantity into its correctly rounded answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from lnverify.numeric.floats.formats import FLOAT64, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference.problem import PARAMETERS, Problem
from lnverify.numeric.reference.scales import Enclosed

if TYPE_CHECKING:
    from lnverify.numeric.reference.exact import Exact


@dataclass(frozen=True)
class Answer:
    """One quantity, correctly rounded.

    Attributes:
        rounded: in the problem's format; NaN where the exact value is undefined (variance and eps both 0).
        high: float64 array.
        low: float64 array, or None for zeros; high + low is the exact value to within `radius`.
        radius: float64, of a shape that broadcasts to that of high: one number a row, or an entry of a
            vector; far below an ulp of the format, but for entries that are certain with a larger one.
        doubtful: how many entries were left to exact arithmetic.
    """

    rounded: np.ndarray
    high: np.ndarray
    low: np.ndarray | None
    radius: np.ndarray
    doubtful: int

    def radius_at(self, index: tuple[int, ...]) -> float:
        """The radius of one entry."""
        return float(np.broadcast_to(self.radius, self.high.shape)[index])


class RoundingAccumulator:
    """Takes the pieces of one quantity, and notes the entries whose rounding is in doubt."""

    def __init__(self, quantity: str, problem: Problem) -> None:
        self.quantity, self.format = quantity, problem.format
        shape: tuple[int, ...] = problem.x.shape
        if quantity in ("mean", "rstd"):
            shape = shape[:1]
        if quantity in PARAMETERS:
            shape = shape[1:]
        self.high = np.empty(shape)
        self.radius = np.empty((*shape[:-1], 1) if len(shape) == 2 else shape)
        # The answer in float64 is the high part itself.
        self.low = np.empty(shape) if self.format is FLOAT64 else None
        self.rounded = self.high if self.format is FLOAT64 else np.empty(shape, self.format.dtype)
        self.doubtful: list[tuple[int, ...]] = []

    def receive(self, rows: slice, enclosed: Enclosed) -> None:
        """Store a piece, note its doubtful entries."""
        rounded, sure = round_enclosure(enclosed, self.format)
        self.high[rows] = enclosed.high
        if self.low is None:
            self.rounded[rows] = rounded
        else:
            self.low[rows] = 0.0 if enclosed.low is None else enclosed.low
        radius = row_radius(enclosed.radius)
        if not sure.all():
            self.doubtful += indices_of(~sure, rows)
            if not np.isfinite(radius).all():
                # Entries in doubt bring their own radius when they are settled.
                radius = row_radius(np.where(sure, enclosed.radius, 0.0))
        self.radius[rows] = radius

    def reconsider(self, rows: np.ndarray, enclosed: Enclosed) -> None:
        """Take doubtful entries from a narrower enclosure of whole rows, as far as it settles them."""
        assert enclosed.low is not None
        rounded, sure = round_enclosure(enclosed, self.format)
        place = {int(row): index for index, row in enumerate(rows)}
        left = []
        for index in self.doubtful:
            here = (place.get(index[0], -1), *index[1:])
            if here[0] < 0 or not sure[here]:
                left.append(index)
                continue
            self.rounded[index], self.high[index] = rounded[here], enclosed.high[here]
            self._widen(index, np.broadcast_to(enclosed.radius, sure.shape)[here] + abs(enclosed.low[here]))
        self.doubtful = left

    def settle(self, arithmetic: Callable[[], Exact]) -> Answer:
        """The answer, its doubtful entries taken from exact arithmetic, where there are any."""
        if not self.doubtful:
            return Answer(self.rounded, self.high, self.low, self.radius, 0)
        exact = arithmetic()
        for index in self.doubtful:
            surd = exact.entry(self.quantity, index)
            if surd is None:
                self.rounded[index] = self.high[index] = np.nan
                continue
            self.high[index], low = surd.pair()
            if self.low is None:
                self.rounded[index] = surd.nearest(self.format)
            else:
                self.low[index], low = low, abs(low) * 2.0**-53
            self._widen(index, abs(low) * (1 + 2.0**-51) + 2.0**-1074)
        return Answer(self.rounded, self.high, self.low, self.radius, len(self.doubtful))

    def _widen(self, index: tuple[int, ...], radius: float) -> None:
        """See that the radius of an entry's row is no smaller than its own."""
        at = (*index[:-1], 0) if len(index) == 2 else index
        self.radius[at] = max(self.radius[at], radius)


def row_radius(radius: np.ndarray) -> np.ndarray:
    """The largest of each row, (rows, 1); of vectors each."""
    return radius.max(axis=1, keepdims=True) if radius.ndim == 2 else radius


def indices_of(chosen: np.ndarray, rows: slice) -> list[tuple[int, ...]]:
    """The indices of chosen entries in the whole array, of which `chosen` is about some rows."""
    first, *rest = np.unravel_index(np.flatnonzero(chosen), chosen.shape)
    return list(zip((first + (rows.start or 0)).tolist(), *(one.tolist() for one in rest), strict=True))


def round_enclosure(enclosed: Enclosed, format: Format) -> tuple[np.ndarray, np.ndarray]:
    """The rounding of the enclosure, and where all its numbers round to that."""
    high, radius = enclosed.high, enclosed.radius
    with np.errstate(all="ignore"):
        if format is FLOAT64:
            # Where low pushed outwards by twice the radius leaves high as it is, the radius is at most a
            # quarter of the gap between numbers there: on the other side nothing is crossed either.
            assert enclosed.low is not None
            outwards = np.copysign(2 * radius, enclosed.low)
            outwards += enclosed.low
            outwards += high
            return high, (outwards == high) & np.isfinite(high)
        if enclosed.low is not None:
            # So large that adding it to high in float64 moves it.
            radius = radius + np.abs(enclosed.low) + 2.0**-52 * np.abs(high)
        below = round_array(high - radius, format)
        return below, below == round_array(high + radius, format)

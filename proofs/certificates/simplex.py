"""An exact simplex method whose columns are made on demand.

Wanted are coefficients ≥ 0 with Σ coefficient·column = target, in rational numbers. While the target is not reached,
the multipliers y of the rows tell what a useful column has to look like, y·column > 0, and `price` is asked for one.
Where there is none, nothing reaches the target.

Source: G. B. Dantzig, Linear Programming and Extensions, 1963, chapters 5 and 22; the rule against cycling is
R. G. Bland's, Math. Oper. Res. 2 (1977).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from itertools import chain
from typing import Any

from flint import fmpq

from lnverify.proofs.certificates.work import Work

Row = Hashable
_ZERO, _ONE = fmpq(0), fmpq(1)
# How many pivots in a row may leave the distance as it is before the columns are taken in order.
_STALL = 12


@dataclass
class Column:
    """A column: its entries by row, its gain (what one unit of it adds to the objective), and what it stands for."""

    entries: dict[Row, fmpq]
    gain: int
    meaning: Any


class Simplex:
    """One linear programme.

    Args:
        rows: the rows.
        target: the right side; rows that it lacks are 0.
        price: for the multipliers of the rows and whether the columns are taken in order, a column whose value
            (gain plus y·entries) is above 0, or None; the second argument says how much the gain counts, 0 or 1.
        work: how much may be done.
    """

    def __init__(
        self,
        rows: Iterable[Row],
        target: dict[Row, fmpq],
        price: Callable[[dict[Row, fmpq], int, bool], Column | None],
        work: Work,
    ) -> None:
        self._rows = list(rows)
        self._flip = [-1 if target.get(row, _ZERO) < 0 else 1 for row in self._rows]
        self._index = {row: i for i, row in enumerate(self._rows)}
        size = len(self._rows)
        self._inverse = [{i: _ONE} for i in range(size)]
        self._level = [abs(target.get(row, _ZERO)) for row in self._rows]
        self._basis: list[Column | None] = [None] * size
        self._price = price
        self._work = work

    def solve(self, wants_gain: bool) -> list[tuple[fmpq, Column]] | None:
        """Coefficients that reach the target, with a gain above 0 if there are such and it is wanted; or None."""
        if not self._improve(lambda: not self._distance(), 0):
            return None
        if wants_gain:
            self._improve(lambda: self._gain() > 0, 1)
        return [(level, c) for level, c in zip(self._level, self._basis, strict=True) if c is not None and level]

    def _distance(self) -> fmpq:
        return sum((x for x, c in zip(self._level, self._basis, strict=True) if c is None), _ZERO)

    def _gain(self) -> fmpq:
        return sum((x * c.gain for x, c in zip(self._level, self._basis, strict=True) if c is not None), _ZERO)

    def _improve(self, done: Callable[[], bool], phase: int) -> bool:
        stalled, before = 0, None
        while not done():
            # A step of exact arithmetic takes longer the longer its numbers are, and those of the inverse may double
            # with each step: a target that is reached in the limit alone.
            numbers = (value for line in self._inverse for value in line.values())
            words = max(_length(x) for x in chain(self._level, numbers)) // 64 + 1
            self._work.spend(800 + sum(map(len, self._inverse)) * words)
            column = self._price(self._multipliers(phase), phase, stalled > _STALL)
            if column is None:
                return False
            if not self._enter(column, phase):
                return False
            now = self._gain() if phase else self._distance()
            stalled = stalled + 1 if now == before else 0
            before = now
        return True

    def _multipliers(self, phase: int) -> dict[Row, fmpq]:
        """y with y·column = how fast the distance shrinks; for the gain, minus what the basis would lose."""
        total: dict[int, fmpq] = {}
        for place, column in enumerate(self._basis):
            cost = (0 if column is None else -column.gain) if phase else int(column is None)
            if cost:
                for i, value in self._inverse[place].items():
                    total[i] = total.get(i, _ZERO) + value * cost
        return {self._rows[i]: value * self._flip[i] for i, value in total.items() if value}

    def _enter(self, column: Column, phase: int) -> bool:
        entries = [(self._index[row], value * self._flip[self._index[row]]) for row, value in column.entries.items()]
        step = [sum((line[i] * value for i, value in entries if i in line), _ZERO) for line in self._inverse]
        place = self._leaving(step, phase)
        if place is None:
            return False
        self._pivot(place, step, column)
        return True

    def _leaving(self, step: list[fmpq], phase: int) -> int | None:
        best, place = None, None
        for i, slope in enumerate(step):
            if not slope:
                continue
            stuck = phase and self._basis[i] is None
            if slope < 0 and not stuck:
                continue
            ratio = _ZERO if stuck else self._level[i] / slope
            key = (ratio, self._basis[i] is not None)
            if best is None or key < best:
                best, place = key, i
        return place

    def _pivot(self, place: int, step: list[fmpq], column: Column) -> None:
        scale = 1 / step[place]
        line = {i: value * scale for i, value in self._inverse[place].items()}
        level = self._level[place] * scale
        self._inverse[place], self._level[place], self._basis[place] = line, level, column
        for other, slope in enumerate(step):
            if slope and other != place:
                row = self._inverse[other]
                for i, value in line.items():
                    changed = row.get(i, _ZERO) - slope * value
                    if changed:
                        row[i] = changed
                    else:
                        row.pop(i, None)
                self._level[other] -= slope * level


def _length(x: fmpq) -> int:
    """The bits of numerator and denominator."""
    return int(x.q).bit_length() + int(x.p).bit_length()

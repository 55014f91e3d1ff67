"""What an audit measured, as one flat table: a row for each implementation, regime, format and quantity.

JSON is written and read here alone. Published and kept, it is nested by implementation, regime, format and quantity.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from lnverify.numeric.floats.formats import Format
from lnverify.numeric.kernels.cases.regimes import REGIMES

QUANTITIES = ("output", "dx", "dgain", "dbias")
"""What is measured: the output, and the gradients by input, gain and bias."""

BINS = (0.5, 1, 2, 4, 16, 256, 65536, math.inf)
"""The upper ends of the bins of a histogram, in ulps."""


@dataclass(frozen=True)
class Measurement:
    """The errors of one quantity that an implementation gave.

    Attributes:
        library, implementation: whose it is.
        regime, format: the input.
        quantity: one of QUANTITIES.
        row_error: the largest finite error of a row, over the row's largest exact entry, in units of u.
        ulp_error: the largest finite error of an entry, in ulps of the exact value.
        lost: how many entries are NaN or infinite where the exact value is finite.
        worst_row: the row of the largest error.
        histogram: of an output, how many ulp errors fall in each of BINS.
        bound: of an algorithm's output, what is proved of the row error; None where some row has no bound.
        reached: of an algorithm's output, the largest part of its bound that a row reaches; None where none has one.
    """

    library: str
    implementation: str
    regime: str
    format: str
    quantity: str
    row_error: float
    ulp_error: float
    lost: int = 0
    worst_row: int = 0
    histogram: tuple[int, ...] | None = None
    bound: float | None = None
    reached: float | None = None

    @property
    def tag(self) -> str:
        """The tag of the regime."""
        return REGIMES[self.regime].tag

    @property
    def error(self) -> float:
        """The row error; infinite where entries are lost."""
        return math.inf if self.lost else self.row_error


@dataclass(frozen=True)
class Refusal:
    """An input that an implementation did not take, and the reason in one line."""

    library: str
    implementation: str
    regime: str
    format: str
    reason: str


Entry = Measurement | Refusal


@dataclass(frozen=True)
class Table:
    """Measurements and refusals, in the order in which they are reported."""

    entries: tuple[Entry, ...] = ()

    def __iter__(self) -> Iterator[Measurement]:
        return (entry for entry in self.entries if isinstance(entry, Measurement))

    def __add__(self, other: Table) -> Table:
        return Table(self.entries + other.entries)

    @property
    def refusals(self) -> list[Refusal]:
        """What was refused."""
        return [entry for entry in self.entries if isinstance(entry, Refusal)]

    @property
    def implementations(self) -> dict[str, str]:
        """The library of each implementation."""
        return {entry.implementation: entry.library for entry in self.entries}

    def where(self, **facts: str) -> Table:
        """The entries that have these values; a refusal has no quantity and no tag."""
        return Table(tuple(one for one in self.entries if _facts(one, *facts) == tuple(facts.values())))

    def by(self, *names: str) -> dict[tuple[str, ...], Table]:
        """The entries that have these facts, grouped by their values, in order."""
        groups: dict[tuple[str, ...], list[Entry]] = {}
        for one in self.entries:
            if (key := _facts(one, *names)) is not None:
                groups.setdefault(key, []).append(one)
        return {key: Table(tuple(group)) for key, group in groups.items()}

    def worst(self) -> Measurement:
        """The measurement with the largest error; among those that lost entries, that with the largest rest."""
        return max(self, key=lambda one: (one.lost > 0, one.row_error))


def _facts(entry: Entry, *names: str) -> tuple[str, ...] | None:
    values = [getattr(entry, name, None) for name in names]
    return None if None in values else tuple(map(str, values))


def to_json(table: Table) -> dict[str, dict[str, dict[str, dict[str, Any]]]]:
    """Nested by implementation, regime, format and quantity; a refusal stands in the place of the quantities."""
    records: dict[str, dict[str, dict[str, dict[str, Any]]]] = {}
    for one in table.entries:
        record = records.setdefault(one.implementation, {}).setdefault(one.regime, {}).setdefault(one.format, {})
        if isinstance(one, Refusal):
            record["refused"] = one.reason
        else:
            record[one.quantity] = _record(one)
    return records


def _record(one: Measurement) -> dict[str, Any]:
    record: dict[str, Any] = {"lost": one.lost, "ulp": one.ulp_error, "row": one.row_error, "at": one.worst_row}
    if one.histogram is not None:
        record["histogram"] = list(one.histogram)
    if one.library == "algorithms" and one.quantity == "output":
        record |= {"certified": one.bound, "ratio": one.reached}
    return record


def from_json(records: Mapping[str, Any], libraries: Mapping[str, str]) -> Table:
    """The table that `to_json` wrote.

    Args:
        records: what it wrote.
        libraries: the library of each implementation.
    """
    return Table(tuple(_entries(records, libraries)))


def _entries(records: Mapping[str, Any], libraries: Mapping[str, str]) -> Iterable[Entry]:
    for implementation, regimes in records.items():
        for regime, formats in regimes.items():
            for format, record in formats.items():
                place = libraries[implementation], implementation, regime, format
                if "refused" in record:
                    yield Refusal(*place, record["refused"])
                    continue
                for quantity, one in record.items():
                    yield Measurement(
                        *place,
                        quantity,
                        row_error=one["row"],
                        ulp_error=one["ulp"],
                        lost=one["lost"],
                        worst_row=one["at"],
                        histogram=tuple(one["histogram"]) if "histogram" in one else None,
                        bound=one.get("certified"),
                        reached=one.get("ratio"),
                    )


def half_of_the_digits(format: Format) -> float:
    """The row error, in units of u, beyond which more than half of the digits are lost: 2^(p/2)."""
    return float(2.0 ** (format.precision / 2))

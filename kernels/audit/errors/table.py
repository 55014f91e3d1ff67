"""What an audit measured, as one flat table: a row for each implementation, regime, format and quantity.

JSON is written and read here alone. Published and kept, it is nested by implementation, regime, format and quantity.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from lnverify.kernels.audit.cases.points import Point
from lnverify.kernels.audit.cases.regimes import EVERY
from lnverify.numeric.floats.formats import Format
from lnverify.numeric.reference.problem import GRADIENTS

QUANTITIES = ("output", *GRADIENTS)
"""What is measured: the output, and the gradients by input, gain and bias."""


@dataclass(frozen=True)
class Measurement:
    """How far an implementation is off in one quantity of a case, or why it gave no answer.

    Attributes:
        library, implementation: whose it is; no library where somebody's own kernel is judged.
        case: a regime by its name, or a point.
        format: of all numbers.
        quantity: one of QUANTITIES; in a search also BEHAVIOUR.
        row_error: the largest finite error of a row, over the row's largest exact entry, in units of u.
        ulp_error: the largest finite error of an entry, in ulps of the exact value; of a judged one that of its entry.
        lost: how many entries are NaN or infinite where the exact value is finite.
        worst_row: the row of the largest error.
        reached: of a judged output the largest part of the nearest program's bound that a row reaches; None where none
            has one.
        ratio: where a profile judges, the largest part of its allowed error that an entry takes, infinite where it is
            NaN or Inf and should not be; None where the profile asks nothing.
        index, got, wanted: that entry, what the implementation gave, and what is exact, rounded once.
        size: N, where a profile judges.
        refused: the reason, where there is no answer.
        causes: the ways of computing that make the same error, where they were looked for.
    """

    library: str
    implementation: str
    case: str | Point
    format: str
    quantity: str
    row_error: float = 0.0
    ulp_error: float = 0.0
    lost: int = 0
    worst_row: int = 0
    reached: float | None = None
    ratio: float | None = None
    index: tuple[int, ...] = ()
    got: float = 0.0
    wanted: float = 0.0
    size: int = 0
    refused: str = ""
    causes: tuple[Any, ...] = ()

    @property
    def tag(self) -> str:
        """The tag of the case."""
        return EVERY[self.case].tag if isinstance(self.case, str) else self.case.tag

    @property
    def regime(self) -> str:
        """The name of the case."""
        return str(self.case)

    @property
    def point(self) -> Point:
        """The case, which is a point."""
        assert isinstance(self.case, Point)
        return self.case

    @property
    def error(self) -> float:
        """The row error; infinite where entries are lost."""
        return math.inf if self.lost else self.row_error

    @property
    def passes(self) -> bool:
        """Whether the profile is kept, or asks nothing."""
        return self.ratio is None or self.ratio <= 1


@dataclass(frozen=True)
class Table:
    """Measurements and refusals, in the order in which they are reported."""

    entries: tuple[Measurement, ...] = ()

    def __iter__(self) -> Iterator[Measurement]:
        """What was measured."""
        return (entry for entry in self.entries if not entry.refused)

    @property
    def refusals(self) -> list[Measurement]:
        """What was refused."""
        return [entry for entry in self.entries if entry.refused]

    @property
    def implementations(self) -> dict[str, str]:
        """The library of each implementation."""
        return {entry.implementation: entry.library for entry in self.entries}

    def by(self, *names: str) -> dict[tuple[str, ...], Table]:
        """The entries grouped by their values of facts, in order; by quantities or tags no refusals."""
        groups: dict[tuple[str, ...], list[Measurement]] = {}
        for one in self.entries:
            if not (one.refused and {"quantity", "tag"} & {*names}):
                groups.setdefault(tuple(str(getattr(one, name)) for name in names), []).append(one)
        return {key: Table(tuple(group)) for key, group in groups.items()}


def to_json(table: Table) -> dict[str, dict[str, dict[str, dict[str, Any]]]]:
    """Nested by implementation, regime, format and quantity; a refusal stands in the place of the quantities."""
    records: dict[str, dict[str, dict[str, dict[str, Any]]]] = {}
    for one in table.entries:
        record = records.setdefault(one.implementation, {}).setdefault(str(one.case), {}).setdefault(one.format, {})
        if one.refused:
            record["refused"] = one.refused
        else:
            record[one.quantity] = {key: getattr(one, name) for key, name in KEYS.items()}
    return records


KEYS = {"lost": "lost", "ulp": "ulp_error", "row": "row_error", "at": "worst_row"}
"""What JSON calls the errors of a measurement."""


def from_json(records: Mapping[str, Any], libraries: Mapping[str, str]) -> Table:
    """The table that `to_json` wrote.

    Args:
        records: what it wrote.
        libraries: the library of each implementation.
    """
    entries = list[Measurement]()
    for implementation, regimes in records.items():
        for regime, formats in regimes.items():
            for format, record in formats.items():
                place = libraries[implementation], implementation, regime, format
                if "refused" in record:
                    entries.append(Measurement(*place, "output", refused=record["refused"]))
                    continue
                for quantity, one in record.items():
                    entries.append(Measurement(*place, quantity, **{name: one[key] for key, name in KEYS.items()}))
    return Table(tuple(entries))


def is_rms(implementation: str) -> bool:
    """Whether an implementation is an RMSNorm."""
    return "rms" in implementation.lower()


def half_of_the_digits(format: Format) -> float:
    """The row error, in units of u, beyond which more than half of the digits are lost: 2^(p/2)."""
    return float(2.0 ** (format.precision / 2))

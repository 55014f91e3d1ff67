"""Who passes: the gates for somebody's function, and what our own implementation and the algorithms must keep."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from numeric.audit.table import Measurement, Refusal, Table
from numeric.audit.thresholds import half_of_the_digits
from numeric.floats.formats import FORMATS
from proofs.errors import InputError

OWN_LIMITS = {"output": ("ulp_error", 1.0)} | dict.fromkeys(("dx", "dgain", "dbias"), ("row_error", 2.0))
"""What `numeric.layer_norm` and `numeric.rms_norm` stay below, by quantity: the measure and its limit."""


@dataclass(frozen=True)
class Verdict:
    """How an implementation does on a quantity in a format.

    Attributes:
        implementation, format, quantity: which.
        passes: whether it keeps within the gate.
        worst: the measurement with the largest error.
        ulp_error: the largest finite one.
        lost: how many entries are lost on all regimes.
    """

    implementation: str
    format: str
    quantity: str
    passes: bool
    worst: Measurement
    ulp_error: float
    lost: int

    @property
    def cells(self) -> list[str]:
        """The verdict as a row of texts: all attributes, with the regime and the row that are worst."""
        error = "∞" if self.lost else f"{self.worst.row_error:.3g}"
        where = f"{self.worst.regime}, row {self.worst.worst_row}"
        verdict = "passes" if self.passes else "FAILS"
        numbers = [error, f"{self.ulp_error:.3g}", str(self.lost)]
        return [self.implementation, self.format, self.quantity, verdict, *numbers, where]


@dataclass(frozen=True)
class Refused:
    """What an implementation refused in a format.

    Attributes:
        implementation, format: which.
        refusals: the inputs that it did not take, at least one.
        taken: how many regimes it took.
    """

    implementation: str
    format: str
    refusals: Sequence[Refusal]
    taken: int

    @property
    def passes(self) -> bool:
        """Whether somebody's own function takes all inputs of a format, or none; a library may refuse some."""
        return self.taken == 0 or ":" not in self.implementation

    def __str__(self) -> str:
        count, first = len(self.refusals), self.refusals[0]
        some = f"{count} of {count + self.taken} regimes" if self.taken else "all regimes"
        fails = "" if self.passes else "; FAILS"
        return f"{self.implementation} refuses {some} in {self.format}, {first.regime}: {first.reason}{fails}"


def verdicts(table: Table, max_ulp: float | None = None) -> list[Verdict]:
    """The verdict on each implementation, format and quantity.

    Args:
        table: what was measured.
        max_ulp: the gate of outputs, in ulps; of the rest, and without it, the gate is half of the digits.
    """
    return [
        Verdict(
            implementation,
            format,
            quantity,
            passes=not any(exceeds(one, max_ulp) for one in rows),
            worst=rows.worst(),
            ulp_error=max(one.ulp_error for one in rows),
            lost=sum(one.lost for one in rows),
        )
        for (implementation, format, quantity), rows in sorted(
            table.by("implementation", "format", "quantity").items(), key=lambda item: item[0]
        )
    ]


def exceeds(one: Measurement, max_ulp: float | None = None) -> bool:
    """Whether an error is beyond the gate: `max_ulp` of outputs where given, else half of the digits."""
    if max_ulp is not None and one.quantity == "output":
        return one.lost > 0 or one.ulp_error > max_ulp
    return one.error > half_of_the_digits(FORMATS[one.format])


def refused(table: Table) -> list[Refused]:
    """What each implementation refused in each format."""
    return [
        Refused(implementation, format, rows.refusals, taken=len({one.regime for one in rows}))
        for (implementation, format), rows in sorted(
            table.by("implementation", "format").items(), key=lambda item: item[0]
        )
        if rows.refusals
    ]


def require_taken(table: Table, names: Sequence[str]) -> None:
    """See that somebody's own functions took at least one input.

    Raises:
        InputError: where one took none.
    """
    taken = {one.implementation for one in table}
    for name in names:
        if ":" in name and name not in taken:
            reasons = [f"{one.regime}: {one.reason}" for one in table.refusals if one.implementation == name]
            raise InputError(
                f"{name} takes none of the inputs ({min(reasons, default='none was asked')}); "
                "forward(x, gain, bias, eps) that gives an array and "
                "backward(upstream, x, gain, bias, eps) that gives dx, dgain and dbias, all in the format of x, "
                "would be right"
            )


def failures(table: Table) -> Iterator[str]:
    """What must not be: our own implementation beyond its guarantee, an algorithm beyond its bound."""
    for refusal in table.refusals:
        if refusal.library in ("numeric", "algorithms"):
            yield f"{refusal.implementation} on {refusal.regime} in {refusal.format}: {refusal.reason}"
    for one in table:
        where = f"{one.implementation} on {one.regime} in {one.format}"
        measure, limit = OWN_LIMITS[one.quantity]
        error = math.inf if one.lost else getattr(one, measure)
        if one.library == "numeric" and not error < limit:
            yield f"{where}: {one.quantity} errs by {error} ({measure.replace('_', ' ')}), {limit} at most"
        if one.reached is not None and one.reached > 1:
            yield f"{where}: {one.reached} times its bound"

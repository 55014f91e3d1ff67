"""What our own implementation and the algorithms must keep; `numeric.testing` says of others whether they pass."""

from __future__ import annotations

import math
from collections.abc import Iterator

from numeric.audit.table import Table

OWN_LIMITS = {"output": ("ulp_error", 1.0)} | dict.fromkeys(("dx", "dgain", "dbias"), ("row_error", 2.0))
"""What `numeric.layer_norm` and `numeric.rms_norm` stay below, by quantity: the measure and its limit."""


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

"""Does a cause hold at the regime's own width, with its own eps, and on rows drawn anew?

A library may take another path for short rows: what a small input shows need not be what goes wrong in the regime.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace

import numpy as np

from numeric.audit.adapters import Implementation
from numeric.audit.causes.digits import has_float64
from numeric.audit.causes.gradients import DEVIATION
from numeric.audit.causes.reproducer import Suspect, batch, own
from numeric.audit.causes.shrink import PARAMETERS, gives, only
from numeric.audit.causes.ties import family
from numeric.audit.causes.trace import trace
from numeric.audit.regimes import REGIMES
from numeric.audit.thresholds import half_of_the_digits
from numeric.floats.formats import FORMATS
from numeric.floats.rounding import round_array
from numeric.reference import Problem, solve
from numeric.reference.measures import row_errors

ROWS = 8
"""How many rows are drawn anew; a cause has to explain at least half of those that show the fault."""

MOST = 1 << 16
"""Entries of a batch that is traced whole: sums over more of them take minutes in each candidate."""


def causes(implementation: Implementation, suspect: Suspect) -> list[str] | None:
    """The ways of computing that explain a fault on the regime's own row and on most of those drawn anew that show it.

    None where the input is too large to be traced.
    """
    problem = own(implementation, suspect)
    if problem.x.size > MOST:
        return None
    implementation.use_threads(1)
    found = explained(implementation, suspect.quantity, problem)
    others = [one for one in anew(implementation, suspect) if loses(implementation, suspect.quantity, one)]
    if not others or not found:
        return found
    deviation = any(name.startswith(DEVIATION) for name in found)
    seen = [explained(implementation, suspect.quantity, one, deviation) for one in others]
    often = [name for name in found if 2 * sum(name in names for names in seen) >= len(seen)]
    if often:
        return often
    # The order of sums decides row by row what is left of a cancelled variance; the family is the same.
    alike = [names for names in seen if family(names) == family(found) != ""]
    return (
        list(dict.fromkeys([*found, *(name for names in alike for name in names)]))
        if 2 * len(alike) >= len(seen)
        else []
    )


def explained(implementation: Implementation, quantity: str, problem: Problem, deviation: bool = False) -> list[str]:
    """The causes of the error on a problem; `deviation` as of `trace`."""
    values, exact = gives(implementation, quantity, problem), solve(problem)[quantity].high
    return trace(problem, quantity, values, exact, has_float64(implementation, quantity), deviation)


def loses(implementation: Implementation, quantity: str, problem: Problem) -> bool:
    """Whether a quantity loses more than half of its digits."""
    values = gives(implementation, quantity, problem)
    errors = row_errors(values, solve(problem)[quantity], problem.format)
    return bool(np.nanmax(np.append(errors, 0.0)) > half_of_the_digits(problem.format))


def anew(implementation: Implementation, suspect: Suspect) -> list[Problem]:
    """The regime with other random numbers: each of its first rows, or all of them where they are summed.

    Nothing where none of its numbers is random.
    """
    regime, format = REGIMES[suspect.regime], FORMATS[suspect.format]
    seed = int.from_bytes(hashlib.sha256(f"{regime.name} drawn anew".encode()).digest()[:8], "big")
    generator = np.random.default_rng(seed)
    sample, before = regime.make(generator, format), batch(implementation, suspect)
    x = round_array(sample.x, format)[: before.rows]
    if (x == before.x).all():
        return []
    gain = before.gain if sample.gain is None else round_array(sample.gain, format)
    bias = before.bias if sample.bias is None or not before.centred else round_array(sample.bias, format)
    upstream = round_array(generator.standard_normal(x.shape), format)
    whole = replace(before, x=x, gain=gain, bias=bias, upstream=upstream)
    return [whole] if suspect.quantity in PARAMETERS else [only(whole, row) for row in range(min(ROWS, whole.rows))]

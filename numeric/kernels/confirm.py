"""Does a cause hold on other inputs that show the fault?

A row of zeros, or of one entry, is what many causes give; and a library may take another path for short rows. So a
cause is held against the regime's own row, with its width and eps, and against rows drawn anew.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.kernels.adapters import Implementation
from lnverify.numeric.kernels.cases.regimes import REGIMES
from lnverify.numeric.kernels.causes.float64_probe import has_float64
from lnverify.numeric.kernels.causes.gradients import DEVIATION
from lnverify.numeric.kernels.causes.tied_causes import family
from lnverify.numeric.kernels.causes.trace import trace
from lnverify.numeric.kernels.evidence import MOST, Suspect, batch, own
from lnverify.numeric.kernels.shrink.problems import PARAMETERS, gives, loses_half, only
from lnverify.numeric.reference import Problem, solve

ROWS = 8
"""How many rows are drawn anew; a cause has to explain at least half of those that show the fault."""


def causes(implementation: Implementation, suspect: Suspect) -> list[str] | None:
    """The ways of computing that explain a fault on the regime's own row and on most of those drawn anew that show it.

    None where the input is too large to be traced.
    """
    problem = own(implementation, suspect)
    if problem.x.size > MOST:
        return None
    implementation.use_threads(1)
    found = explained(implementation, suspect.quantity, problem)
    loses = loses_half(implementation, suspect.quantity)
    others = [one for one in anew(implementation, suspect) if loses(one)]
    if not others or not found:
        return found
    deviation = any(name.startswith(DEVIATION) for name in found)
    return confirmed(found, [explained(implementation, suspect.quantity, one, deviation) for one in others])


def confirmed(found: Sequence[str], seen: Sequence[Sequence[str]]) -> list[str]:
    """Those causes that hold on at least half of the other inputs that show the fault.

    The order of sums decides row by row what is left of a cancelled variance: where none of the causes holds so often
    but their family does, all of its causes are meant.

    Args:
        found: the causes on one input.
        seen: those on each other input.
    """
    often = [name for name in found if 2 * sum(name in names for names in seen) >= len(seen)]
    if often or not found:
        return often
    alike = [names for names in seen if family(names) == family(found) != ""]
    if 2 * len(alike) < len(seen):
        return []
    return list(dict.fromkeys([*found, *(name for names in alike for name in names)]))


def explained(implementation: Implementation, quantity: str, problem: Problem, deviation: bool = False) -> list[str]:
    """The causes of the error on a problem; `deviation` as of `trace`."""
    values, exact = gives(implementation, quantity, problem), solve(problem)[quantity].high
    return trace(problem, quantity, values, exact, has_float64(implementation, quantity), deviation)


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

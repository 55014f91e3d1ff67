"""Does an implementation compute float64 in float64? Plain rows tell."""

from __future__ import annotations

from functools import cache

import numpy as np

from lnverify.kernels.audit.adapters import Backward, Forward, Implementation
from lnverify.kernels.audit.errors.outcome import outcome
from lnverify.numeric.floats.formats import FLOAT32, FLOAT64
from lnverify.numeric.reference import Problem

LEAST, MOST = (factor * FLOAT32.unit_roundoff / FLOAT64.unit_roundoff for factor in (1 / 8, 16))
"""Between these row errors, in units of float64's u, is what float32 gives here; a wrong formula errs by more."""


def has_float64(implementation: Implementation, quantity: str) -> bool | None:
    """Whether a quantity has more digits in float64 than float32 has; None where it has neither's, or is not there."""
    if "float64" not in implementation.formats:
        return None
    return _has_digits(implementation.forward, implementation.backward, implementation.centred, quantity)


@cache
def _has_digits(forward: Forward, backward: Backward | None, centred: bool, quantity: str) -> bool | None:
    seen = outcome(Implementation("", forward, backward, centred), plain(centred), quantity)
    # An input that is refused shows nothing.
    return None if seen is None or seen.row_error() > MOST else seen.row_error() < LEAST


def plain(centred: bool) -> Problem:
    """Four rows of 64 normal numbers in float64, with a gain, a bias and an upstream gradient that are normal too."""
    generator = np.random.default_rng(64)
    x, upstream = generator.standard_normal((2, 4, 64))
    gain, bias = 1 + 0.5 * generator.standard_normal((2, 64))
    return Problem(x, gain, bias if centred else 0 * bias, 2.0**-17, upstream, centred)

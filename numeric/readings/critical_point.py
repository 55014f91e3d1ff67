"""An enclosure of a critical point: rational numbers between which ζ lies."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np
from flint import arb, ctx, fmpq

from lnverify.proofs.values import Vacuous

# Bits of the enclosure, far beyond any format that uses it.
_BITS = 256


@lru_cache(maxsize=64)
def enclose_critical_point(gains: tuple[Fraction, ...]) -> tuple[Fraction, Fraction]:
    """(low, high) with low ≤ ζ ≤ high for the ζ in the widest gap between two neighbouring gₙ².

    Σ 1/(gₙ² − ζ) rises from −∞ to ∞ over the gap, so bisection with the sign of a ball cannot miss. It begins around
    the point to which Newton's method leads, where the signs allow it.

    Raises:
        Vacuous: where all gₙ² are equal: there is no critical point between them.
    """
    squares = sorted({g * g for g in gains})
    if len(squares) < 2:
        raise Vacuous("there is no critical point")
    low, high = max(pairwise(squares), key=lambda gap: gap[1] - gap[0])
    # From here on the gap reaches from 0 to 2**_BITS.
    poles, width = [(g * g - low) / (high - low) for g in gains], (high - low) / 2**_BITS
    with ctx.workprec(4 * _BITS):
        balls = [arb(fmpq(pole.numerator, pole.denominator)) * 2**_BITS for pole in poles]

        def sign(place: int) -> int:
            value = sum((1 / (ball - place) for ball in balls), arb(0))
            return int(value > 0) - int(value < 0)

        near = _follow_newton(balls, 2**_BITS * arb(_bisect(np.array(poles, dtype=np.float64))))
        first, last = near - 1, near + 2
        if sign(first) >= 0 or sign(last) <= 0:
            first, last = 0, 2**_BITS
        while last - first > 1:
            middle = (first + last) // 2
            at_middle = sign(middle)
            first, last = first if at_middle > 0 else middle, last if at_middle < 0 else middle
        return low + first * width, low + last * width


def _bisect(poles: Any) -> float:
    """About where Σ 1/(p − z) is 0 between 0 and 1."""
    low, high = 0.0, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if np.sum(1 / (poles - middle)) > 0 else (middle, high)
    return low


def _follow_newton(poles: list[arb], start: arb) -> int:
    """The integer below where Σ 1/(p − z) is 0, if Newton's method leads there from a point."""
    z = start
    for _ in range(6):
        parts = [1 / (pole - z) for pole in poles]
        z = (z - sum(parts, arb(0)) / sum((part * part for part in parts), arb(0))).mid()
    return int(z.floor().unique_fmpz() or 0)

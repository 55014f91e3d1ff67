"""An enclosure of a critical point: rational numbers between which ζ lies."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from itertools import pairwise

from flint import arb, ctx, fmpq

from lnverify.proofs.values import Vacuous

# Bits of the enclosure, far beyond any format that uses it.
_BITS = 256


@lru_cache(maxsize=64)
def enclose_critical_point(gains: tuple[Fraction, ...]) -> tuple[Fraction, Fraction]:
    """(low, high) with low ≤ ζ ≤ high for the ζ in the widest gap between two neighbouring gₙ².

    Σ 1/(gₙ² − ζ) rises from −∞ to ∞ over the gap, so bisection with the sign of a ball cannot miss.

    Raises:
        Vacuous: where all gₙ² are equal: there is no critical point between them.
    """
    squares = sorted({g * g for g in gains})
    if len(squares) < 2:
        raise Vacuous("there is no critical point")
    low, high = max(pairwise(squares), key=lambda gap: gap[1] - gap[0])
    width = (high - low) / 2**_BITS
    with ctx.workprec(4 * _BITS):
        poles = [arb(fmpq(g.numerator, g.denominator)) ** 2 for g in gains]
        while high - low > width:
            middle = (low + high) / 2
            at = arb(fmpq(middle.numerator, middle.denominator))
            value = sum((1 / (pole - at) for pole in poles), arb(0))
            if value > 0:
                high = middle
            elif value < 0:
                low = middle
            else:
                return middle, middle
        return low, high

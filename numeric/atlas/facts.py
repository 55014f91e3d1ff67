"""The numbers beside the figures: quantiles and shares, as JSON can hold them."""

from fractions import Fraction
from typing import Any

from lnverify.numeric.atlas import paper_2, radius

Facts = dict[str, Any]

SHARES = [Fraction(1, 100), Fraction(1, 10), Fraction(1, 2), Fraction(9, 10), Fraction(99, 100)]
DIMENSIONS = [3, 64, 768]
NEAR = Fraction(1, 100)
"""What counts as near the surface: within this part of √N."""


def radius_facts() -> Facts:
    """Quantiles of the distance to the surface, and shares near it."""
    return {
        "near": float(NEAR),
        "shares": [float(p) for p in SHARES],
        "laws": [_law(N, eps) for N in DIMENSIONS for eps in paper_2.EPS],
    }


def _law(N: int, eps: Fraction) -> Facts:
    gaps = [radius.surface_gap_quantile(p, N, eps) for p in SHARES]
    return {
        "N": N,
        "eps": float(eps),
        "gap_quantiles": [float(d) for d in gaps],
        "near_surface": float(radius.near_surface(NEAR, N, eps)),
    }

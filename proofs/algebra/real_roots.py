"""Polynomials in one real number: are they positive wherever it may lie? Their roots are counted exactly."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from sympy import Poly, Symbol

_T = Symbol("t")
# Counting takes a division for each degree, of numbers that grow.
_LARGEST_DEGREE = 60


def is_positive(coefficients: Mapping[int, int], above_zero: bool) -> bool:
    """Whether Σ cₖ tᵏ is positive for every real t, or for every t > 0.

    Args:
        coefficients: cₖ by k ≥ 0.
        above_zero: whether t > 0 is known.

    Returns:
        False too where the degree is larger than what is worked out.
    """
    if max(coefficients, default=0) > _LARGEST_DEGREE or sum(coefficients.values()) <= 0:
        return False
    return _has_no_root(tuple(sorted(coefficients.items())), above_zero)


@lru_cache(maxsize=10_000)
def _has_no_root(coefficients: tuple[tuple[int, int], ...], above_zero: bool) -> bool:
    lowest = coefficients[0][0] if above_zero else 0
    polynomial = Poly({(k - lowest,): c for k, c in coefficients}, _T)
    return not polynomial.count_roots(0 if above_zero else None, None)

"""How near to the surface LayerNorm's points lie: exact laws for Gaussian activations.

**The radius.** Let a ~ N(0, I) have N coordinates. Then q = ‖Πa‖² follows the χ² law with N − 1 degrees of
freedom, because Π is a projector of rank N − 1, and σ² = q/N. So after sub-steps (i) and (ii) of Riechers
(Sec. II)

    r² = ‖Πa‖²/(σ² + ε) = N q/(q + Nε),

an increasing function of q. Hence P(r ≤ x) = P(q ≤ Nε x²/(N − x²)), a regularized incomplete gamma function.
A gain without zeros keeps r: it is √(yᵀMy) at the image point y = Gx̂, M = Π₂G⁻²Π₂, and the surface of the
ellipsoid is where it is √N.

Values are mpmath numbers at mpmath's working precision; arguments are taken exactly.
"""

from collections.abc import Callable
from fractions import Fraction
from typing import Any, TypeAlias

from mpmath import gammainc, mp, mpf

Number: TypeAlias = Any  # int, float, Fraction or mpf, each taken exactly


def squared_norm_cdf(q: Number, N: int) -> mpf:
    """P(‖Πa‖² ≤ q) for a ~ N(0, I) in N ≥ 2 dimensions: the χ² law with N − 1 degrees of freedom."""
    return gammainc(mpf(N - 1) / 2, 0, max(_exact(q), mpf(0)) / 2, regularized=True)


def squared_norm_quantile(p: Number, N: int) -> mpf:
    """The q with P(‖Πa‖² ≤ q) = p, 0 < p < 1, from a bracket grown by doubling."""
    p = _exact(p)
    low = high = mpf(N - 1)
    while squared_norm_cdf(low, N) > p:
        low /= 2
    while squared_norm_cdf(high, N) < p:
        high *= 2
    return _bisect(lambda q: squared_norm_cdf(q, N) - p, low, high)


def surface_gap_quantile(p: Number, N: int, eps: Number) -> mpf:
    """The d with P(1 − r/√N ≤ d) = p, ε > 0: a share p of the points lies at most d√N below the surface.

    Without cancellation: with s = Nε/q it is 1 − 1/√(1 + s) = s/(1 + s + √(1 + s)).
    """
    s = N * _exact(eps) / squared_norm_quantile(1 - _exact(p), N)
    return s / (1 + s + mp.sqrt(1 + s))


def near_surface(d: Number, N: int, eps: Number) -> mpf:
    """P(r ≥ (1 − d)√N), 0 < d < 1, ε > 0: the share of the points that lie within d√N of the surface."""
    d = _exact(d)
    # With x = (1 − d)√N the bound on q is Nε x²/(N − x²), and 1 − (1 − d)² = d(2 − d) without cancellation.
    least = N * _exact(eps) * (1 - d) ** 2 / (d * (2 - d))
    return gammainc(mpf(N - 1) / 2, least / 2, mp.inf, regularized=True)


def _bisect(f: Callable[[mpf], mpf], low: mpf, high: mpf) -> mpf:
    """The zero of an increasing function, to the last bit: halved until no number lies between the ends.

    mpmath's root finders stop at an absolute step instead, which is coarse for a small root.
    """
    while low < (middle := (low + high) / 2) < high:
        low, high = (middle, high) if f(middle) < 0 else (low, middle)
    return high


def _exact(x: Number) -> mpf:
    return mpf(x.numerator) / x.denominator if isinstance(x, Fraction) else mpf(x)

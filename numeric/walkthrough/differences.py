"""A row's part of Σ upstream·output along one of its entries, exactly: derivative, third derivative, difference.

With d = x − mean and t added to entry i, Σⱼ vⱼyⱼ = (a + b·t)/√q(t) + a constant, where p = gain·v,
a = Σ pⱼdⱼ, b = pᵢ − mean(p) and q(t) = σ² + ε + 2dᵢt/N + (N − 1)t²/N². a, b and q are rational.
"""

from dataclasses import dataclass
from fractions import Fraction

import mpmath

from lnverify.numeric.floats.plain import Array

WORK = 60
"""Digits to work with: a difference at h = 1e-12 loses 12 of them, its truncation another 24."""


@dataclass(frozen=True)
class Along:
    """(a + b·t)/√(q₀ + q₁t + q₂t²), q₀ > 0."""

    a: Fraction
    b: Fraction
    q: tuple[Fraction, Fraction, Fraction]

    def taylor(self, n: int) -> mpmath.mpf:
        """The coefficient of tⁿ at 0: of r = q^(−1/2) from 2qr′ = −q′r, times √q₀ a rational, then of (a + bt)r."""
        q0, q1, q2 = self.q
        r = [Fraction(0), Fraction(1)]  # of t⁻¹ and t⁰, times √q₀
        for k in range(n):
            r.append(-((2 * k + 1) * q1 * r[-1] + 2 * k * q2 * r[-2]) / (2 * q0 * (k + 1)))
        with mpmath.workdps(WORK):
            return _mpf(self.a * r[-1] + self.b * r[-2]) / mpmath.sqrt(_mpf(q0))

    def derivative(self) -> mpmath.mpf:
        """f′(0)."""
        return self.taylor(1)

    def third(self) -> mpmath.mpf:
        """f‴(0)."""
        return 6 * self.taylor(3)

    def truncation(self, h: float) -> mpmath.mpf:
        """(f(h) − f(−h))/(2h) − f′(0), h taken exactly."""
        step = Fraction(h)
        with mpmath.workdps(WORK):
            return (self._at(step) - self._at(-step)) / (2 * _mpf(step)) - self.derivative()

    def _at(self, t: Fraction) -> mpmath.mpf:
        q0, q1, q2 = self.q
        return _mpf(self.a + self.b * t) / mpmath.sqrt(_mpf(q0 + q1 * t + q2 * t * t))


def along(x: Array, gain: Array, upstream: Array, entry: int, eps: float) -> Along:
    """The function of one entry of a row.

    Args:
        x: the row, (N,), its floats taken exactly; likewise gain, upstream (N,) and eps.
        entry: i.
    """
    N = len(x)
    row = [Fraction(a) for a in x.tolist()]
    p = [Fraction(g) * Fraction(v) for g, v in zip(gain.tolist(), upstream.tolist(), strict=True)]
    mean = sum(row, Fraction(0)) / N
    d = [a - mean for a in row]
    q = (sum((a * a for a in d), Fraction(0)) / N + Fraction(eps), 2 * d[entry] / N, Fraction(N - 1, N * N))
    dot = sum((pj * dj for pj, dj in zip(p, d, strict=True)), Fraction(0))
    return Along(dot, p[entry] - sum(p, Fraction(0)) / N, q)


def _mpf(value: Fraction) -> mpmath.mpf:
    return mpmath.mpf(value.numerator) / value.denominator

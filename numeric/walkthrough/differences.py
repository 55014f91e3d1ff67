"""A row's part of Σ upstream·output along one of its entries, exactly: derivative and difference.

With d = x − mean and t added to entry i, Σⱼ vⱼyⱼ = (a + b·t)/√q(t) + a constant, where p = gain·v,
a = Σ pⱼdⱼ, b = pᵢ − mean(p) and q(t) = σ² + ε + 2dᵢt/N + (N − 1)t²/N². a, b and q are rational.
"""

from dataclasses import dataclass

from flint import arb, arb_series, ctx, fmpq, fmpq_poly

from lnverify.numeric.floats.plain import Array
from lnverify.numeric.reference.surd import rational

BITS = 200
"""To work with: a difference at h = 1e-5 loses 17 of them, its truncation another 34."""


@dataclass(frozen=True)
class Along:
    """linear/√quadratic, polynomials in t; the quadratic is positive at 0."""

    linear: fmpq_poly
    quadratic: fmpq_poly

    def derivative(self) -> arb:
        """f′(0)."""
        with ctx.workprec(BITS):
            return (arb_series(self.linear) * arb_series(self.quadratic).rsqrt())[1]

    def truncation(self, h: float) -> arb:
        """(f(h) − f(−h))/(2h) − f′(0), h taken exactly."""
        step = rational(h)
        with ctx.workprec(BITS):
            return (self._at(step) - self._at(-step)) / (2 * arb(step)) - self.derivative()

    def _at(self, t: fmpq) -> arb:
        return arb(self.linear(t)) / arb(self.quadratic(t)).sqrt()


def along(x: Array, gain: Array, upstream: Array, entry: int, eps: float) -> Along:
    """The function of one entry of a row.

    Args:
        x: the row, (N,), its floats taken exactly; likewise gain, upstream (N,) and eps.
        entry: i.
    """
    N, zero = len(x), fmpq(0)
    row = [*map(rational, x.tolist())]
    p = [rational(g) * rational(v) for g, v in zip(gain.tolist(), upstream.tolist(), strict=True)]
    d = [a - sum(row, zero) / N for a in row]
    dot = sum((pj * dj for pj, dj in zip(p, d, strict=True)), zero)
    variance = sum((a * a for a in d), zero) / N
    return Along(
        fmpq_poly([dot, p[entry] - sum(p, zero) / N]),
        fmpq_poly([variance + rational(eps), 2 * d[entry] / N, fmpq(N - 1, N * N)]),
    )

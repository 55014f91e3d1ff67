"""Exact numbers as mpmath's, at its present precision."""

from mpmath import mp, mpf


def real(x):
    """Σ c √d of the number's parts."""
    return mp.fsum(mpf(int(c.p)) / int(c.q) * mp.sqrt(d) for d, c in x.parts.items())

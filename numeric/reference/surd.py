"""The numbers that LayerNorm makes of binary floats: a + Σ bₖ·√qₖ with a, bₖ, qₖ rational.

Every exact output, statistic and gradient entry has this form, because a row's mean and variance are
rational and only the inverse standard deviation takes a root. So rounding is decidable: Arb with rising
precision settles every number that is not a tie, and a tie is recognised exactly.
"""

from __future__ import annotations

from dataclasses import dataclass

from flint import arb, ctx, fmpq

from lnverify.numeric.floats.formats import FLOAT64, Format
from lnverify.numeric.floats.rounding import nearest

FIRST_BITS = 128
"""Enough for nearly every entry; each further try doubles it."""

FEW_ROOTS, PATIENT_BITS = 8, 4096
"""The test for ties compares all roots; of many it waits for a precision at which what is 0 has rounded to 0."""


@dataclass(frozen=True)
class Surd:
    """a + Σ b·√q.

    Attributes:
        rational: a.
        roots: the pairs (b, q), q > 0.
    """

    rational: fmpq
    roots: tuple[tuple[fmpq, fmpq], ...] = ()

    def __sub__(self, other: fmpq) -> Surd:
        return Surd(self.rational - other, self.roots)

    def enclose(self, bits: int) -> tuple[fmpq, fmpq]:
        """(low, high) with low ≤ the number ≤ high, from an Arb ball computed with `bits` bits."""
        with ctx.workprec(bits):
            ball = sum((arb(b) * arb(q).sqrt() for b, q in self.roots), arb(self.rational))
            return exact(ball.lower()), exact(ball.upper())

    def equals(self, value: fmpq) -> bool:
        """Whether the number is exactly this rational.

        Roots of rationals whose pairwise ratios are no squares are linearly independent over the rationals,
        so the roots are gathered in classes and each irrational class must vanish.
        """
        total = self.rational - value
        same: dict[tuple[int, int], fmpq] = {}
        for b, q in self.roots:
            same[int(q.p), int(q.q)] = same.get((int(q.p), int(q.q)), fmpq(0)) + b
        classes: list[tuple[fmpq, fmpq]] = []
        for (p, denominator), b in same.items():
            q = fmpq(p, denominator)
            if b == 0:
                continue
            for index, (coefficient, representative) in enumerate(classes):
                ratio = rational_root(q / representative)
                if ratio is not None:
                    classes[index] = (coefficient + b * ratio, representative)
                    break
            else:
                classes.append((b, q))
        for coefficient, representative in classes:
            root = rational_root(representative)
            if root is not None:
                total += coefficient * root
            elif coefficient != 0:
                return False
        return total == 0

    def nearest(self, format: Format) -> float:
        """The number of the format nearest to this one, ties to even."""
        if not self.roots:
            return nearest(self.rational, format)
        bits = FIRST_BITS
        while True:
            low, high = self.enclose(bits)
            below, above = nearest(low, format), nearest(high, format)
            if below == above:
                return below
            if len(self.roots) < FEW_ROOTS or bits >= PATIENT_BITS:
                middle = (as_bounded_rational(below, format) + as_bounded_rational(above, format)) / 2
                if low <= middle <= high and self.equals(middle):
                    return nearest(middle, format)
            bits *= 2

    def pair(self) -> tuple[float, float]:
        """(high, low): the nearest float64, and the float64 nearest to what is left."""
        high = self.nearest(FLOAT64)
        if high in (float("inf"), float("-inf")):
            return high, 0.0
        return high, (self - rational(high)).nearest(FLOAT64)

    def distance(self, value: float, unit: float) -> float:
        """|value - self| / unit as a float64, its relative error below 2⁻⁵²; 0 where they are equal."""
        difference = self - rational(value)
        scaled = Surd(difference.rational / rational(unit), tuple((b / rational(unit), q) for b, q in difference.roots))
        return abs(scaled.nearest(FLOAT64))


def rational(value: float) -> fmpq:
    """A finite float as the rational that it is."""
    return fmpq(*value.as_integer_ratio())


def as_bounded_rational(value: float, format: Format) -> fmpq:
    """A number of the format as a rational; ±2^(emax + 1) for infinity, as rounding sees it."""
    if value in (float("inf"), float("-inf")):
        return fmpq(2) ** (format.emax + 1) * (1 if value > 0 else -1)
    return rational(value)


def exact(end: arb) -> fmpq:
    """An exact Arb number (the end of a ball) as a rational."""
    mantissa, exponent = end.man_exp()
    shift = int(exponent)
    return fmpq(int(mantissa) << max(shift, 0), 1 << max(-shift, 0))


def rational_root(value: fmpq) -> fmpq | None:
    """√value where it is rational, else None."""
    p, q = value.p, value.q
    p_root, q_root = p.isqrt(), q.isqrt()
    return fmpq(p_root, q_root) if p_root * p_root == p and q_root * q_root == q else None

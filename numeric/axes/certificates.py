"""Proven enclosures: a sign change of the secular function, in ball arithmetic (Arb, by python-flint)."""

from flint import arb, ctx, fmpz

from lnverify.numeric.axes.deflation import Poles
from lnverify.numeric.axes.roots import Roots

BITS = 80
"""Relative width of an enclosure, in bits of the offset: far below u = 2⁻⁵³, so it can judge a float64."""

MOST_STEPS = 8
"""Newton steps for a centre; from a root good to 20 bits, three reach 160."""


class Certifier:
    """Encloses the roots of one secular equation.

    Args:
        poles: the distinct |g| and their multiplicities, taken exactly.
        roots: approximations, good to a few digits at least.
    """

    def __init__(self, poles: Poles, roots: Roots) -> None:
        with ctx.workprec(128):  # exact: the square of a float64 has 106 bits
            self.squares = [arb(float(value)) ** 2 for value in poles.value]
        self.weights = [int(weight) for weight in poles.weight]
        self.simple = all(weight == 1 for weight in self.weights)
        self.roots = roots

    def secular(self, point: arb) -> arb:
        """A ball that contains Σ m/(d - point)."""
        terms = [1 / (square - point) for square in self.squares]
        if not self.simple:
            terms = [weight * term for weight, term in zip(self.weights, terms, strict=True)]
        return sum(terms, arb(0))

    def slope(self, point: arb) -> arb:
        """A ball that contains Σ m/(d - point)²."""
        terms = zip(self.weights, self.squares, strict=True)
        return sum((weight / (square - point) ** 2 for weight, square in terms), arb(0))

    def root(self, index: int, bits: int = BITS) -> arb:
        """A ball that contains ζ number `index`, ascending, and no other root; in units of g².

        Its ends lie strictly between the neighbouring poles and the secular function, which increases there
        from -∞ to ∞, is proved negative at the lower end and positive at the upper. Newton's method
        supplies the centre; precision and width grow until the two signs are proved.
        """
        unit = arb(fmpz(1)) * arb(2) ** (2 * int(self.roots.exponent[index]))
        with ctx.workprec(64):
            offset = arb(float(self.roots.offset[index])) * unit
        nearest = self.squares[int(self.roots.pole[index])]
        lost = max(0, _log2(nearest) - _log2(offset))
        work, width = bits + lost + 64, bits
        for _ in range(64):
            with ctx.workprec(work):
                centre, step = nearest + offset, offset
                for _ in range(MOST_STEPS):
                    if _log2(step) <= _log2(offset) - width // 2:
                        break
                    step = (self.secular(centre) / self.slope(centre)).mid()
                    centre = (centre - step).mid()
                reach = abs(offset) * arb(2) ** (-width)
                low, high = (centre - reach).lower(), (centre + reach).upper()
                inside = low > self.squares[index] and high < self.squares[index + 1]
                if inside and self.secular(low) < 0 and self.secular(high) > 0:
                    return low.union(high)
            work, width = work + bits, max(8, width - 4)
        raise ArithmeticError(f"root {index} could not be enclosed")


def _log2(x: arb) -> int:
    """The binary exponent of a number; far below all others for 0."""
    if x == 0:
        return -(10**6)
    mantissa, exponent = abs(x).mid().man_exp()
    return int(exponent) + int(mantissa).bit_length()

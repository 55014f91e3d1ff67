"""Signs of polynomials at one N: what is called positive or not negative is, and what is found by a form is found."""

import pytest
from variables import Given, s

from lnverify.proofs.readings.matrices.signs import known_sign, known_sign_of_symbol
from lnverify.proofs.readings.matrices.symbols import Symbols
from lnverify.proofs.sign import Sign

UNKNOWN, NON_NEGATIVE, POSITIVE = Sign


class Letters(Given):
    """Letters of any sign x, y, z; p > 0; r ≥ 0; n ≠ 0; entries v, w; ε ≥ 0."""

    def __init__(self):
        self.symbols = Symbols(known_sign)
        for name in "xyzprn":
            setattr(self, name, self.letter(name, None))
        self.v, self.w, self.eps = self.letter("v", 0), self.letter("v", 1), self.letter("eps", None)
        self.symbols.nonzero.append(self.n.numerator)
        self.symbols.facts += [(self.p.numerator, POSITIVE), (self.r.numerator, NON_NEGATIVE)]

    def letter(self, name, index):
        return self.symbols.free(name, index, False)

    def number(self, numerator, denominator=1):
        return self.symbols.rational(numerator, denominator)


def squared(x):
    return x * x


root = (s.number(1) + squared(s.x)).sqrt()  # √(1 + x²)


x, y, z, p, r, n, v, w, eps = s.x, s.y, s.z, s.p, s.r, s.n, s.v, s.w, s.eps

# An expression, and its sign.
CASES = {
    "0": (x + -x, NON_NEGATIVE),
    "3": (s.number(3), POSITIVE),
    "−3": (s.number(-3), UNKNOWN),
    "1/2": (s.number(1, 2), POSITIVE),
    "x": (x, UNKNOWN),
    "p": (p, POSITIVE),
    "−p": (-p, UNKNOWN),
    "r": (r, NON_NEGATIVE),
    "ε": (eps, NON_NEGATIVE),
    "ε + 1": (eps + s.number(1), POSITIVE),
    "p + ε + x²": (p + eps + squared(x), POSITIVE),
    "r + x²": (r + squared(x), NON_NEGATIVE),
    "r + p": (r + p, POSITIVE),
    "pr": (p * r, NON_NEGATIVE),
    "pr + 1": (p * r + s.number(1), POSITIVE),
    "p(−p)": (p * -p, UNKNOWN),
    "(−p)(−p)³": (squared(squared(p)), POSITIVE),
    "x²": (squared(x), NON_NEGATIVE),
    "n²": (squared(n), POSITIVE),
    "pn²": (p * squared(n), POSITIVE),
    "px²": (p * squared(x), NON_NEGATIVE),
    "−px²": (-(p * squared(x)), UNKNOWN),
    "px": (p * x, UNKNOWN),
    "x³": (x * squared(x), UNKNOWN),
    "p³": (p * squared(p), POSITIVE),
    "1/p": (p.inverse(), POSITIVE),
    "−1/p": (-p.inverse(), UNKNOWN),
    "r/p": (r * p.inverse(), NON_NEGATIVE),
    "1/x²": (squared(x).inverse(), NON_NEGATIVE),
    "p/(1 + x²)": (p * (s.number(1) + squared(x)).inverse(), POSITIVE),
    "(x + y)²": (squared(x + y), NON_NEGATIVE),
    "(x + y)² + 1": (squared(x + y) + s.number(1), POSITIVE),
    "x² + xy + y²": (squared(x) + x * y + squared(y), NON_NEGATIVE),
    "x² + 2xy + y² + p": (squared(x + y) + p, POSITIVE),
    "x² + 3xy + y²": (squared(x) + s.number(3) * x * y + squared(y), UNKNOWN),
    "x² + x + 1": (squared(x) + x + s.number(1), POSITIVE),
    "4x² − 4x + 1 + y²": (squared(x + x + s.number(-1)) + squared(y), NON_NEGATIVE),
    "x² + x": (squared(x) + x, UNKNOWN),
    "x² + y² − 1": (squared(x) + squared(y) + s.number(-1), UNKNOWN),
    "x⁴ + y²": (squared(squared(x)) + squared(y), NON_NEGATIVE),
    "x⁴ + 1": (squared(squared(x)) + s.number(1), POSITIVE),
    "x⁴ + y": (squared(squared(x)) + y, UNKNOWN),
    "x² + xy + y² + 1": (squared(x) + x * y + squared(y) + s.number(1), POSITIVE),
    "x² − y² + 1": (squared(x) + -squared(y) + s.number(1), UNKNOWN),
    "x² + y²": (squared(x) + squared(y), NON_NEGATIVE),
    "(x + 1)²": (squared(x + s.number(1)), NON_NEGATIVE),
    "(x + y)² + x²": (squared(x + y) + squared(x), NON_NEGATIVE),
    "x³ + 1": (x * squared(x) + s.number(1), UNKNOWN),
    "xy² + 1": (x * squared(y) + s.number(1), UNKNOWN),
    "x²y + y²x + 1": (squared(x) * y + squared(y) * x + s.number(1), UNKNOWN),
    "εx² + 1": (eps * squared(x) + s.number(1), POSITIVE),
    "ε − x²": (eps + -squared(x), UNKNOWN),
    "p + x²": (p + squared(x), POSITIVE),
    "p + x": (p + x, UNKNOWN),
    "rx": (r * x, UNKNOWN),
    "√(1 + r²) − r": ((s.number(1) + squared(r)).sqrt() + -r, POSITIVE),
    "√(1 + x²) − 2x": (root + -(s.number(2) * x), UNKNOWN),
    "x³ + x² + 1": (x * squared(x) + squared(x) + s.number(1), UNKNOWN),
    "(p − x)² + y²": (squared(p + -x) + squared(y), NON_NEGATIVE),
    "(p − x)² + εy² + 1": (squared(p + -x) + eps * squared(y) + s.number(1), POSITIVE),
    "x²y² + 1": (squared(x * y) + s.number(1), POSITIVE),
    "x²y + 1": (squared(x) * y + s.number(1), UNKNOWN),
    "ε(x² − xy + y²)": (eps * (squared(x) + -(x * y) + squared(y)), NON_NEGATIVE),
    "εx² + y² + 1": (eps * squared(x) + squared(y) + s.number(1), POSITIVE),
    "εx + y²": (eps * x + squared(y), UNKNOWN),
    "ε − 1": (eps + s.number(-1), UNKNOWN),
    "ε²x² + ε + p": (squared(eps * x) + eps + p, POSITIVE),
    "p(x + y)² + r": (p * squared(x + y) + r, NON_NEGATIVE),
    "px + y²": (p * x + squared(y), UNKNOWN),
    "v² + w² − vw": (squared(v) + squared(w) + -(v * w), NON_NEGATIVE),
    "√p": (p.sqrt(), POSITIVE),
    "√r": (r.sqrt(), NON_NEGATIVE),
    "√x²": (squared(x).sqrt(), NON_NEGATIVE),
    "√n²": (squared(n).sqrt(), NON_NEGATIVE),
    "√2": (s.number(2).sqrt(), POSITIVE),
    "√(1 + x²)": (root, POSITIVE),
    "−√(1 + x²)": (-root, UNKNOWN),
    "x√(1 + x²)": (x * root, UNKNOWN),
    "p√(1 + x²)": (p * root, POSITIVE),
    "√(1 + x²) + 1": (root + s.number(1), POSITIVE),
    "√(1 + x²) + x²": (root + squared(x), POSITIVE),
    "√r + x²": (r.sqrt() + squared(x), NON_NEGATIVE),
    "√r + p": (r.sqrt() + p, POSITIVE),
    "√(1 + x²) − 1": (root + s.number(-1), NON_NEGATIVE),
    "√(2 + x²) − 1": ((s.number(2) + squared(x)).sqrt() + s.number(-1), POSITIVE),
    "2 − √(1 + x²)": (s.number(2) + -root, UNKNOWN),
    "2 + x² − √(1 + x²)": (s.number(2) + squared(x) + -root, POSITIVE),
    "1 + x² − √(1 + x²)": (s.number(1) + squared(x) + -root, NON_NEGATIVE),
    "x − √(1 + x²)": (x + -root, UNKNOWN),
    "x − √(x² − 1)": (x + -(squared(x) + s.number(-1)).sqrt(), UNKNOWN),
    "√2 − 1": (s.number(2).sqrt() + s.number(-1), POSITIVE),
    "1 − √2": (s.number(1) + -s.number(2).sqrt(), UNKNOWN),
    "√3 − √2": (s.number(3).sqrt() + -s.number(2).sqrt(), POSITIVE),
    "√2 − √3": (s.number(2).sqrt() + -s.number(3).sqrt(), UNKNOWN),
}


@pytest.mark.each(CASES)
def test_known_sign(expression, wanted):
    s = Letters()
    assert known_sign_of_symbol(s.symbols, expression(s)) == wanted


# Facts that are not negative (or positive), an expression, and its sign with and without them.
WITH_FACTS = {
    "x ≥ y, y ≥ 1: x − 1": ([(x + -y, NON_NEGATIVE), (y + s.number(-1), NON_NEGATIVE)], x + s.number(-1), NON_NEGATIVE),
    "x > y, y ≥ 1: x − 1": ([(x + -y, POSITIVE), (y + s.number(-1), NON_NEGATIVE)], x + s.number(-1), POSITIVE),
    "x ≥ y: 2x − 2y": ([(x + -y, NON_NEGATIVE)], s.number(2) * (x + -y), NON_NEGATIVE),
    "x > y: 3x − 3y": ([(x + -y, POSITIVE)], s.number(3) * (x + -y), POSITIVE),
    "x ≥ y: y − x": ([(x + -y, NON_NEGATIVE)], y + -x, UNKNOWN),
    "x ≥ y: x − y + z²": ([(x + -y, NON_NEGATIVE)], x + -y + squared(z), NON_NEGATIVE),
    "x > y: x − y + z²": ([(x + -y, POSITIVE)], x + -y + squared(z), POSITIVE),
    "x ≥ y: x − y + 1": ([(x + -y, NON_NEGATIVE)], x + -y + s.number(1), POSITIVE),
    "x ≥ y: 2x − y": ([(x + -y, NON_NEGATIVE)], x + x + -y, UNKNOWN),
    "x ≥ y, x ≥ 0: 2x − y": ([(x + -y, NON_NEGATIVE), (x, NON_NEGATIVE)], x + x + -y, NON_NEGATIVE),
    "x² ≥ 4y, more than one step: x² − 4y + z² + 1": (
        [(squared(x) + -(s.number(4) * y), NON_NEGATIVE)],
        squared(x) + -(s.number(4) * y) + squared(z) + s.number(1),
        POSITIVE,
    ),
    "x ≥ y ≥ z ≥ 1, which takes a step too many: x − 1": (
        [(x + -y, NON_NEGATIVE), (y + -z, NON_NEGATIVE), (z + s.number(-1), NON_NEGATIVE)],
        x + s.number(-1),
        UNKNOWN,
    ),
    "x ≥ 0: x + y² over 1 + x²": (
        [(x, NON_NEGATIVE)],
        (x + squared(y)) * (s.number(1) + squared(x)).inverse(),
        NON_NEGATIVE,
    ),
    "y ≥ √(1 + x²): y − √(1 + x²)": ([(y + -root, NON_NEGATIVE)], y + -root, NON_NEGATIVE),
    "2y ≥ 2√(1 + x²): y − √(1 + x²)": ([(s.number(2) * (y + -root), NON_NEGATIVE)], y + -root, NON_NEGATIVE),
    "2y ≥ 2√(1 + x²): √(1 + x²) − y": ([(s.number(2) * (y + -root), NON_NEGATIVE)], -y + root, UNKNOWN),
    "z² ≥ 4: z√(1 + x²) − 1": ([(squared(z) + s.number(-4), NON_NEGATIVE)], z * root + s.number(-1), UNKNOWN),
    "y ≥ x²: y + z²": ([(y + -squared(x), NON_NEGATIVE)], y + squared(z), NON_NEGATIVE),
    "−x² + y ≥ 0: y + z²": ([(-squared(x) + y, NON_NEGATIVE)], y + squared(z), NON_NEGATIVE),
    "x ≥ 0 and x > 0: x + y²": ([(x, NON_NEGATIVE), (x, POSITIVE)], x + squared(y), POSITIVE),
    "y < 0, z < 0: yz": ([(-y, POSITIVE), (-z, POSITIVE)], y * z, POSITIVE),
    "y < 0: −py": ([(-y, POSITIVE)], -(p * y), POSITIVE),
    "y < 0: py": ([(-y, POSITIVE)], p * y, UNKNOWN),
}


@pytest.mark.each(WITH_FACTS)
def test_sign_with_facts(facts, expression, wanted):
    s = Letters()
    s.symbols.facts += [(fact(s).numerator, known) for fact, known in facts]
    assert known_sign_of_symbol(s.symbols, expression(s)) == wanted


def test_nonzero_square_is_positive():
    s = Letters()
    difference = s.x + -s.y
    s.symbols.nonzero.append(difference.numerator)
    for expression in (squared(difference), squared(-difference), s.p * squared(difference)):
        assert known_sign_of_symbol(s.symbols, expression) == POSITIVE


def test_a_form_with_fractions():
    """x²/3 + bxy + y²/3 is not negative exactly where |b| ≤ 2/3."""
    s = Letters()
    for b, wanted in (((2, 3), NON_NEGATIVE), ((1, 1), UNKNOWN), ((-2, 3), NON_NEGATIVE), ((-1, 1), UNKNOWN)):
        form = s.number(1, 3) * (squared(s.x) + squared(s.y)) + s.number(*b) * s.x * s.y
        assert known_sign(s.symbols, form.numerator) == wanted

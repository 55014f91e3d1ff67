"""Signs of polynomials at one N: what is called positive or not negative is, and what is found by a form is found."""

import pytest

from lnverify.proofs.readings.matrices.signs import known_sign, known_sign_of_symbol
from lnverify.proofs.readings.matrices.symbols import Symbols
from lnverify.proofs.sign import Sign

UNKNOWN, NON_NEGATIVE, POSITIVE = Sign


class Letters:
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


def root(s):
    """√(1 + x²)."""
    return (s.number(1) + squared(s.x)).sqrt()


# An expression, and its sign.
CASES = {
    "0": (lambda s: s.x + -s.x, NON_NEGATIVE),
    "3": (lambda s: s.number(3), POSITIVE),
    "−3": (lambda s: s.number(-3), UNKNOWN),
    "1/2": (lambda s: s.number(1, 2), POSITIVE),
    "x": (lambda s: s.x, UNKNOWN),
    "p": (lambda s: s.p, POSITIVE),
    "−p": (lambda s: -s.p, UNKNOWN),
    "r": (lambda s: s.r, NON_NEGATIVE),
    "ε": (lambda s: s.eps, NON_NEGATIVE),
    "ε + 1": (lambda s: s.eps + s.number(1), POSITIVE),
    "p + ε + x²": (lambda s: s.p + s.eps + squared(s.x), POSITIVE),
    "r + x²": (lambda s: s.r + squared(s.x), NON_NEGATIVE),
    "r + p": (lambda s: s.r + s.p, POSITIVE),
    "pr": (lambda s: s.p * s.r, NON_NEGATIVE),
    "pr + 1": (lambda s: s.p * s.r + s.number(1), POSITIVE),
    "p(−p)": (lambda s: s.p * -s.p, UNKNOWN),
    "(−p)(−p)³": (lambda s: squared(squared(s.p)), POSITIVE),
    "x²": (lambda s: squared(s.x), NON_NEGATIVE),
    "n²": (lambda s: squared(s.n), POSITIVE),
    "pn²": (lambda s: s.p * squared(s.n), POSITIVE),
    "px²": (lambda s: s.p * squared(s.x), NON_NEGATIVE),
    "−px²": (lambda s: -(s.p * squared(s.x)), UNKNOWN),
    "px": (lambda s: s.p * s.x, UNKNOWN),
    "x³": (lambda s: s.x * squared(s.x), UNKNOWN),
    "p³": (lambda s: s.p * squared(s.p), POSITIVE),
    "1/p": (lambda s: s.p.inverse(), POSITIVE),
    "−1/p": (lambda s: -s.p.inverse(), UNKNOWN),
    "r/p": (lambda s: s.r * s.p.inverse(), NON_NEGATIVE),
    "1/x²": (lambda s: squared(s.x).inverse(), NON_NEGATIVE),
    "p/(1 + x²)": (lambda s: s.p * (s.number(1) + squared(s.x)).inverse(), POSITIVE),
    "(x + y)²": (lambda s: squared(s.x + s.y), NON_NEGATIVE),
    "(x + y)² + 1": (lambda s: squared(s.x + s.y) + s.number(1), POSITIVE),
    "x² + xy + y²": (lambda s: squared(s.x) + s.x * s.y + squared(s.y), NON_NEGATIVE),
    "x² + 2xy + y² + p": (lambda s: squared(s.x + s.y) + s.p, POSITIVE),
    "x² + 3xy + y²": (lambda s: squared(s.x) + s.number(3) * s.x * s.y + squared(s.y), UNKNOWN),
    "x² + x + 1": (lambda s: squared(s.x) + s.x + s.number(1), POSITIVE),
    "4x² − 4x + 1 + y²": (lambda s: squared(s.x + s.x + s.number(-1)) + squared(s.y), NON_NEGATIVE),
    "x² + x": (lambda s: squared(s.x) + s.x, UNKNOWN),
    "x² + y² − 1": (lambda s: squared(s.x) + squared(s.y) + s.number(-1), UNKNOWN),
    "x⁴ + y²": (lambda s: squared(squared(s.x)) + squared(s.y), NON_NEGATIVE),
    "x⁴ + 1": (lambda s: squared(squared(s.x)) + s.number(1), POSITIVE),
    "x⁴ + y": (lambda s: squared(squared(s.x)) + s.y, UNKNOWN),
    "x² + xy + y² + 1": (lambda s: squared(s.x) + s.x * s.y + squared(s.y) + s.number(1), POSITIVE),
    "x² − y² + 1": (lambda s: squared(s.x) + -squared(s.y) + s.number(1), UNKNOWN),
    "x² + y²": (lambda s: squared(s.x) + squared(s.y), NON_NEGATIVE),
    "(x + 1)²": (lambda s: squared(s.x + s.number(1)), NON_NEGATIVE),
    "(x + y)² + x²": (lambda s: squared(s.x + s.y) + squared(s.x), NON_NEGATIVE),
    "x³ + 1": (lambda s: s.x * squared(s.x) + s.number(1), UNKNOWN),
    "xy² + 1": (lambda s: s.x * squared(s.y) + s.number(1), UNKNOWN),
    "x²y + y²x + 1": (lambda s: squared(s.x) * s.y + squared(s.y) * s.x + s.number(1), UNKNOWN),
    "εx² + 1": (lambda s: s.eps * squared(s.x) + s.number(1), POSITIVE),
    "ε − x²": (lambda s: s.eps + -squared(s.x), UNKNOWN),
    "p + x²": (lambda s: s.p + squared(s.x), POSITIVE),
    "p + x": (lambda s: s.p + s.x, UNKNOWN),
    "rx": (lambda s: s.r * s.x, UNKNOWN),
    "√(1 + r²) − r": (lambda s: (s.number(1) + squared(s.r)).sqrt() + -s.r, POSITIVE),
    "√(1 + x²) − 2x": (lambda s: root(s) + -(s.number(2) * s.x), UNKNOWN),
    "x³ + x² + 1": (lambda s: s.x * squared(s.x) + squared(s.x) + s.number(1), UNKNOWN),
    "(p − x)² + y²": (lambda s: squared(s.p + -s.x) + squared(s.y), NON_NEGATIVE),
    "(p − x)² + εy² + 1": (lambda s: squared(s.p + -s.x) + s.eps * squared(s.y) + s.number(1), POSITIVE),
    "x²y² + 1": (lambda s: squared(s.x * s.y) + s.number(1), POSITIVE),
    "x²y + 1": (lambda s: squared(s.x) * s.y + s.number(1), UNKNOWN),
    "ε(x² − xy + y²)": (lambda s: s.eps * (squared(s.x) + -(s.x * s.y) + squared(s.y)), NON_NEGATIVE),
    "εx² + y² + 1": (lambda s: s.eps * squared(s.x) + squared(s.y) + s.number(1), POSITIVE),
    "εx + y²": (lambda s: s.eps * s.x + squared(s.y), UNKNOWN),
    "ε − 1": (lambda s: s.eps + s.number(-1), UNKNOWN),
    "ε²x² + ε + p": (lambda s: squared(s.eps * s.x) + s.eps + s.p, POSITIVE),
    "p(x + y)² + r": (lambda s: s.p * squared(s.x + s.y) + s.r, NON_NEGATIVE),
    "px + y²": (lambda s: s.p * s.x + squared(s.y), UNKNOWN),
    "v² + w² − vw": (lambda s: squared(s.v) + squared(s.w) + -(s.v * s.w), NON_NEGATIVE),
    "√p": (lambda s: s.p.sqrt(), POSITIVE),
    "√r": (lambda s: s.r.sqrt(), NON_NEGATIVE),
    "√x²": (lambda s: squared(s.x).sqrt(), NON_NEGATIVE),
    "√n²": (lambda s: squared(s.n).sqrt(), NON_NEGATIVE),
    "√2": (lambda s: s.number(2).sqrt(), POSITIVE),
    "√(1 + x²)": (root, POSITIVE),
    "−√(1 + x²)": (lambda s: -root(s), UNKNOWN),
    "x√(1 + x²)": (lambda s: s.x * root(s), UNKNOWN),
    "p√(1 + x²)": (lambda s: s.p * root(s), POSITIVE),
    "√(1 + x²) + 1": (lambda s: root(s) + s.number(1), POSITIVE),
    "√(1 + x²) + x²": (lambda s: root(s) + squared(s.x), POSITIVE),
    "√r + x²": (lambda s: s.r.sqrt() + squared(s.x), NON_NEGATIVE),
    "√r + p": (lambda s: s.r.sqrt() + s.p, POSITIVE),
    "√(1 + x²) − 1": (lambda s: root(s) + s.number(-1), NON_NEGATIVE),
    "√(2 + x²) − 1": (lambda s: (s.number(2) + squared(s.x)).sqrt() + s.number(-1), POSITIVE),
    "2 − √(1 + x²)": (lambda s: s.number(2) + -root(s), UNKNOWN),
    "2 + x² − √(1 + x²)": (lambda s: s.number(2) + squared(s.x) + -root(s), POSITIVE),
    "1 + x² − √(1 + x²)": (lambda s: s.number(1) + squared(s.x) + -root(s), NON_NEGATIVE),
    "x − √(1 + x²)": (lambda s: s.x + -root(s), UNKNOWN),
    "x − √(x² − 1)": (lambda s: s.x + -(squared(s.x) + s.number(-1)).sqrt(), UNKNOWN),
    "√2 − 1": (lambda s: s.number(2).sqrt() + s.number(-1), POSITIVE),
    "1 − √2": (lambda s: s.number(1) + -s.number(2).sqrt(), UNKNOWN),
    "√3 − √2": (lambda s: s.number(3).sqrt() + -s.number(2).sqrt(), POSITIVE),
    "√2 − √3": (lambda s: s.number(2).sqrt() + -s.number(3).sqrt(), UNKNOWN),
}  # fmt: skip


@pytest.mark.each(CASES)
def test_known_sign(expression, wanted):
    s = Letters()
    assert known_sign_of_symbol(s.symbols, expression(s)) == wanted


# Facts that are not negative (or positive), an expression, and its sign with and without them.
WITH_FACTS = {
    "x ≥ y, y ≥ 1: x − 1": (
        lambda s: [(s.x + -s.y, NON_NEGATIVE), (s.y + s.number(-1), NON_NEGATIVE)],
        lambda s: s.x + s.number(-1),
        NON_NEGATIVE,
    ),
    "x > y, y ≥ 1: x − 1": (
        lambda s: [(s.x + -s.y, POSITIVE), (s.y + s.number(-1), NON_NEGATIVE)],
        lambda s: s.x + s.number(-1),
        POSITIVE,
    ),
    "x ≥ y: 2x − 2y": (
        lambda s: [(s.x + -s.y, NON_NEGATIVE)],
        lambda s: s.number(2) * (s.x + -s.y),
        NON_NEGATIVE,
    ),
    "x > y: 3x − 3y": (lambda s: [(s.x + -s.y, POSITIVE)], lambda s: s.number(3) * (s.x + -s.y), POSITIVE),
    "x ≥ y: y − x": (lambda s: [(s.x + -s.y, NON_NEGATIVE)], lambda s: s.y + -s.x, UNKNOWN),
    "x ≥ y: x − y + z²": (
        lambda s: [(s.x + -s.y, NON_NEGATIVE)],
        lambda s: s.x + -s.y + squared(s.z),
        NON_NEGATIVE,
    ),
    "x > y: x − y + z²": (lambda s: [(s.x + -s.y, POSITIVE)], lambda s: s.x + -s.y + squared(s.z), POSITIVE),
    "x ≥ y: x − y + 1": (lambda s: [(s.x + -s.y, NON_NEGATIVE)], lambda s: s.x + -s.y + s.number(1), POSITIVE),
    "x ≥ y: 2x − y": (lambda s: [(s.x + -s.y, NON_NEGATIVE)], lambda s: s.x + s.x + -s.y, UNKNOWN),
    "x ≥ y, x ≥ 0: 2x − y": (
        lambda s: [(s.x + -s.y, NON_NEGATIVE), (s.x, NON_NEGATIVE)],
        lambda s: s.x + s.x + -s.y,
        NON_NEGATIVE,
    ),
    "x² ≥ 4y, more than one step: x² − 4y + z² + 1": (
        lambda s: [(squared(s.x) + -(s.number(4) * s.y), NON_NEGATIVE)],
        lambda s: squared(s.x) + -(s.number(4) * s.y) + squared(s.z) + s.number(1),
        POSITIVE,
    ),
    "x ≥ y ≥ z ≥ 1, which takes a step too many: x − 1": (
        lambda s: [
            (s.x + -s.y, NON_NEGATIVE), (s.y + -s.z, NON_NEGATIVE), (s.z + s.number(-1), NON_NEGATIVE),
        ],
        lambda s: s.x + s.number(-1),
        UNKNOWN,
    ),
    "x ≥ 0: x + y² over 1 + x²": (
        lambda s: [(s.x, NON_NEGATIVE)],
        lambda s: (s.x + squared(s.y)) * (s.number(1) + squared(s.x)).inverse(),
        NON_NEGATIVE,
    ),
    "y ≥ √(1 + x²): y − √(1 + x²)": (
        lambda s: [(s.y + -root(s), NON_NEGATIVE)], lambda s: s.y + -root(s), NON_NEGATIVE,
    ),
    "2y ≥ 2√(1 + x²): y − √(1 + x²)": (
        lambda s: [(s.number(2) * (s.y + -root(s)), NON_NEGATIVE)], lambda s: s.y + -root(s), NON_NEGATIVE,
    ),
    "2y ≥ 2√(1 + x²): √(1 + x²) − y": (
        lambda s: [(s.number(2) * (s.y + -root(s)), NON_NEGATIVE)], lambda s: -s.y + root(s), UNKNOWN,
    ),
    "z² ≥ 4: z√(1 + x²) − 1": (
        lambda s: [(squared(s.z) + s.number(-4), NON_NEGATIVE)], lambda s: s.z * root(s) + s.number(-1), UNKNOWN,
    ),
    "y ≥ x²: y + z²": (
        lambda s: [(s.y + -squared(s.x), NON_NEGATIVE)], lambda s: s.y + squared(s.z), NON_NEGATIVE,
    ),
    "−x² + y ≥ 0: y + z²": (
        lambda s: [(-squared(s.x) + s.y, NON_NEGATIVE)], lambda s: s.y + squared(s.z), NON_NEGATIVE,
    ),
    "x ≥ 0 and x > 0: x + y²": (
        lambda s: [(s.x, NON_NEGATIVE), (s.x, POSITIVE)], lambda s: s.x + squared(s.y), POSITIVE,
    ),
    "y < 0, z < 0: yz": (lambda s: [(-s.y, POSITIVE), (-s.z, POSITIVE)], lambda s: s.y * s.z, POSITIVE),
    "y < 0: −py": (lambda s: [(-s.y, POSITIVE)], lambda s: -(s.p * s.y), POSITIVE),
    "y < 0: py": (lambda s: [(-s.y, POSITIVE)], lambda s: s.p * s.y, UNKNOWN),
}  # fmt: skip


@pytest.mark.each(WITH_FACTS)
def test_sign_with_facts(facts, expression, wanted):
    s = Letters()
    s.symbols.facts += [(fact.numerator, known) for fact, known in facts(s)]
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

"""Which scalars are called positive or not negative for all N: each sign, and what is learned from a hypothesis."""

import pytest
from variables import Given, s

from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.sign import Sign

UNKNOWN, NON_NEGATIVE, POSITIVE = Sign


class Letters(Given):
    """Scalars of any sign x, y, z; p > 0; r ≥ 0; m < 0; n ≠ 0; vectors a, b, and what a space has."""

    def __init__(self):
        self.space = space = Moments()
        for name in "xyzprmn":
            setattr(self, name, space.scalar(name))
        self.eps, self.N, self.a, self.b, self.ones = space.eps, space.N, space.activation, space.bias, space.ones
        self.sum, self.dot, self.sqrt, self.exp = space.sum, space.dot, space.sqrt, space.exp
        self.learn(self.p, POSITIVE)
        self.learn(self.r, NON_NEGATIVE)
        self.learn(-self.m, POSITIVE)
        space.assumptions.sign(self.n, UNKNOWN)

    def learn(self, x, sign):
        self.space.assumptions.sign(x, sign)

    def sign(self, x):
        return self.space.signs.known_sign(self.space.lift(x).value)


variance = s.dot(s.a, s.a) / s.N - (s.sum(s.a) / s.N) ** 2
root = s.sqrt(1 + s.x**2)  # √(1 + x²)


x, y, z, p, r, m, n = s.x, s.y, s.z, s.p, s.r, s.m, s.n
a, b, ones, eps, N = s.a, s.b, s.ones, s.eps, s.N

# An expression, and its sign.
CASES = {
    "0": (0 * x, NON_NEGATIVE),
    "3": (3 + 0 * x, POSITIVE),
    "−3": (-3 + 0 * x, UNKNOWN),
    "x": (x, UNKNOWN),
    "p": (p, POSITIVE),
    "−p": (-p, UNKNOWN),
    "r": (r, NON_NEGATIVE),
    "m": (m, UNKNOWN),
    "−m": (-m, POSITIVE),
    "mp": (m * p, UNKNOWN),
    "−mp": (-m * p, POSITIVE),
    "m²": (m**2, POSITIVE),
    "m³": (m**3, UNKNOWN),
    "−m³": (-(m**3), POSITIVE),
    "mr": (m * r, UNKNOWN),
    "−mr": (-m * r, NON_NEGATIVE),
    "n²": (n**2, POSITIVE),
    "n²p": (n**2 * p, POSITIVE),
    "n²r": (n**2 * r, NON_NEGATIVE),
    "n": (n, UNKNOWN),
    "x²": (x**2, NON_NEGATIVE),
    "x⁴": (x**4, NON_NEGATIVE),
    "x³": (x**3, UNKNOWN),
    "x² + 1": (x**2 + 1, POSITIVE),
    "x² + p": (x**2 + p, POSITIVE),
    "x² + r": (x**2 + r, NON_NEGATIVE),
    "x² + ε": (x**2 + eps, NON_NEGATIVE),
    "x² − y²": (x**2 - y**2, UNKNOWN),
    "x² + 2x + 1": (x**2 + 2 * x + 1, NON_NEGATIVE),
    "x² + 2x + 2": (x**2 + 2 * x + 2, POSITIVE),
    "x² − 2xy + y²": (x**2 - 2 * x * y + y**2, NON_NEGATIVE),
    "x² − 2xy + y² + p": (x**2 - 2 * x * y + y**2 + p, POSITIVE),
    "x² + xy + y²": (x**2 + x * y + y**2, NON_NEGATIVE),
    "x² + 3xy + y²": (x**2 + 3 * x * y + y**2, UNKNOWN),
    "p(x − y)² + r": (p * (x - y) ** 2 + r, NON_NEGATIVE),
    "p(x² − 2xy + y²) + pr + 1": (p * (x - y) ** 2 + p * r + 1, POSITIVE),
    "x² + 2x": (x**2 + 2 * x, UNKNOWN),
    "p² + p": (p**2 + p, POSITIVE),
    "p² − p + 1": (p**2 - p + 1, POSITIVE),
    "p² − 3p + 1": (p**2 - 3 * p + 1, UNKNOWN),
    "p³ + p² − p + 1": (p**3 + p**2 - p + 1, POSITIVE),
    "x⁴ − x + 1": (x**4 - x + 1, POSITIVE),
    "x⁴ − 2x + 1": (x**4 - 2 * x + 1, UNKNOWN),
    "N": (N, POSITIVE),
    "N − 1": (N - 1, UNKNOWN),
    "Nε + p": (N * eps + p, POSITIVE),
    "‖a‖²": (s.dot(a, a), NON_NEGATIVE),
    "Σa": (s.sum(a), UNKNOWN),
    "a·b": (s.dot(a, b), UNKNOWN),
    "Σa⁴": (s.sum(a**4), NON_NEGATIVE),
    "Σa³": (s.sum(a**3), UNKNOWN),
    "Σ1/(1 + a²)": (s.sum(ones / (ones + a**2)), POSITIVE),
    "Σa²/(1 + a²)": (s.sum(a**2 / (ones + a**2)), NON_NEGATIVE),
    "Σa/(1 + a²)": (s.sum(a / (ones + a**2)), UNKNOWN),
    "σ²": (variance, NON_NEGATIVE),
    "−σ²": (-variance, UNKNOWN),
    "σ² + ε": (variance + eps, NON_NEGATIVE),
    "σ² + p": (variance + p, POSITIVE),
    "pσ² + r": (p * variance + r, NON_NEGATIVE),
    "mσ²": (m * variance, UNKNOWN),
    "‖a‖²‖b‖² − (a·b)²": (s.dot(a, a) * s.dot(b, b) - s.dot(a, b) ** 2, NON_NEGATIVE),
    "(a·b)² − ‖a‖²‖b‖²": (s.dot(a, b) ** 2 - s.dot(a, a) * s.dot(b, b), UNKNOWN),
    "1/p": (1 / p, POSITIVE),
    "1/m": (1 / m, UNKNOWN),
    "−1/m": (-1 / m, POSITIVE),
    "r/p": (r / p, NON_NEGATIVE),
    "x/p": (x / p, UNKNOWN),
    "1/x²": (1 / x**2, POSITIVE),
    "p/(1 + x²)": (p / (1 + x**2), POSITIVE),
    "√p": (s.sqrt(p), POSITIVE),
    "√r": (s.sqrt(r), NON_NEGATIVE),
    "√2": (s.sqrt(s.space.rational(2)), POSITIVE),
    "√(1 + x²)": (root, POSITIVE),
    "−√(1 + x²)": (-root, UNKNOWN),
    "√(1 + x²) + 1": (root + 1, POSITIVE),
    "√r + x²": (s.sqrt(r) + x**2, NON_NEGATIVE),
    "√(1 + x²) − 1": (root - 1, NON_NEGATIVE),
    "√(2 + x²) − 1": (s.sqrt(2 + x**2) - 1, POSITIVE),
    "2 − √(1 + x²)": (2 - root, UNKNOWN),
    "2 + x² − √(1 + x²)": (2 + x**2 - root, POSITIVE),
    "x − √(1 + x²)": (x - root, UNKNOWN),
    "√(1 + p²) − p": (s.sqrt(1 + p**2) - p, POSITIVE),
    "p√(1 + x²)": (p * root, POSITIVE),
    "x√(1 + x²)": (x * root, UNKNOWN),
    "√3 − √2": (s.sqrt(s.space.rational(3)) - s.sqrt(s.space.rational(2)), POSITIVE),
    "√2 − √3": (s.sqrt(s.space.rational(2)) - s.sqrt(s.space.rational(3)), UNKNOWN),
    "1/√(1 + x²)": (1 / root, POSITIVE),
    "e^x": (s.exp(x), POSITIVE),
    "e^x + y²": (s.exp(x) + y**2, POSITIVE),
    "e^x − 1": (s.exp(x) - 1, UNKNOWN),
    "e^(2x) − e^x + 1": (s.exp(2 * x) - s.exp(x) + 1, POSITIVE),
    "Σe^a": (s.sum(s.exp(a)), POSITIVE),
}


@pytest.mark.each(CASES)
def test_known_sign(expression, wanted):
    s = Letters()
    assert s.sign(expression(s)) == wanted


@pytest.mark.each(CASES)
def test_reason_shows_its_sign(expression, wanted):
    s = Letters()
    polynomial, same = s.space.signs.polynomial_of(s.space.lift(expression(s)).value)
    reason = s.space.signs.reason(polynomial)
    assert (reason.sign if reason else UNKNOWN) == wanted or not same
    if reason is not None:
        again = reason.replay()
        assert (again.sign, again.polynomial) == (reason.sign, polynomial)


# What is learned, with its sign, and then an expression with its sign.
LEARNED = {
    "x > 0: x": ([(x, POSITIVE)], x, POSITIVE),
    "x ≥ 0: x": ([(x, NON_NEGATIVE)], x, NON_NEGATIVE),
    "−x > 0: x": ([(-x, POSITIVE)], x, UNKNOWN),
    "−x > 0: −x": ([(-x, POSITIVE)], -x, POSITIVE),
    "px > 0: x": ([(p * x, POSITIVE)], x, POSITIVE),
    "px ≥ 0: x": ([(p * x, NON_NEGATIVE)], x, NON_NEGATIVE),
    "mx > 0: −x": ([(m * x, POSITIVE)], -x, POSITIVE),
    "mx > 0: x": ([(m * x, POSITIVE)], x, UNKNOWN),
    "rx > 0: x": ([(r * x, POSITIVE)], x, POSITIVE),
    "rx > 0: r": ([(r * x, POSITIVE)], r, POSITIVE),
    "rx ≥ 0: x": ([(r * x, NON_NEGATIVE)], x, UNKNOWN),
    "xy > 0: x": ([(x * y, POSITIVE)], x, UNKNOWN),
    "xy > 0: x²": ([(x * y, POSITIVE)], x**2, POSITIVE),
    "xy ≥ 0: x²": ([(x * y, NON_NEGATIVE)], x**2, NON_NEGATIVE),
    "x²y > 0: y": ([(x**2 * y, POSITIVE)], y, POSITIVE),
    "x²y ≥ 0: y": ([(x**2 * y, NON_NEGATIVE)], y, UNKNOWN),
    "x³ > 0: x": ([(x**3, POSITIVE)], x, POSITIVE),
    "x³y² > 0: x": ([(x**3 * y**2, POSITIVE)], x, POSITIVE),
    "−x³ > 0: x": ([(-(x**3), POSITIVE)], x, UNKNOWN),
    "x/y > 0: xy": ([(x / y, POSITIVE)], x * y, POSITIVE),
    "x/p > 0: x": ([(x / p, POSITIVE)], x, POSITIVE),
    "x/m > 0: −x": ([(x / m, POSITIVE)], -x, POSITIVE),
    "x ≥ y, y ≥ 1: x − 1": ([(x - y, NON_NEGATIVE), (y - 1, NON_NEGATIVE)], x - 1, NON_NEGATIVE),
    "x > y, y ≥ 1: x": ([(x - y, POSITIVE), (y - 1, NON_NEGATIVE)], x, POSITIVE),
    "x ≥ y: y − x": ([(x - y, NON_NEGATIVE)], y - x, UNKNOWN),
    "x ≥ y: 2x − 2y + z²": ([(x - y, NON_NEGATIVE)], 2 * (x - y) + z**2, NON_NEGATIVE),
    "x > y: x − y + z²": ([(x - y, POSITIVE)], x - y + z**2, POSITIVE),
    "x ≥ y, y > 0: x² − y²": ([(x - y, NON_NEGATIVE), (y, POSITIVE), (x, POSITIVE)], x**2 - y**2, NON_NEGATIVE),
    "σ² > 0: ‖a‖² + σ²": ([(variance, POSITIVE)], s.dot(a, a) / N + variance, POSITIVE),
    "σ² > 0: σ² + ε": ([(variance, POSITIVE)], variance + eps, POSITIVE),
    "σ² + ε > 0: σ²": ([(variance + eps, POSITIVE)], variance, NON_NEGATIVE),
    "σ² + ε > 0: n²σ² + ε": ([(variance + eps, POSITIVE)], n**2 * variance + eps, POSITIVE),
    "σ² + ε > 0: x²σ² + ε": ([(variance + eps, POSITIVE)], x**2 * variance + eps, NON_NEGATIVE),
    "ε > 0: σ² + ε": ([(eps, POSITIVE)], variance + eps, POSITIVE),
    "1 − x² ≥ 0: 2 − x²": ([(1 - x**2, NON_NEGATIVE)], 2 - x**2, POSITIVE),
    "1 − x² ≥ 0: 1 − 2x²": ([(1 - x**2, NON_NEGATIVE)], 1 - 2 * x**2, UNKNOWN),
}


@pytest.mark.each(LEARNED)
def test_what_is_learned(facts, expression, wanted):
    s = Letters()
    for fact, sign in facts:
        s.learn(fact(s), sign)
    assert s.sign(expression(s)) == wanted
    reason = s.space.signs.reason(s.space.signs.polynomial_of(expression(s).value)[0])
    assert reason is None or reason.replay().sign == reason.sign


# What is known not to be 0, beside the letters.
NOWHERE_ZERO = {
    "n": (n, True),
    "−2n": (-2 * n, True),
    "np": (n * p, True),
    "n/p": (n / p, True),
    "m": (m, True),
    "x² + 1": (x**2 + 1, True),
    "−1 − x²": (-1 - x**2, True),
    "p + r": (p + r, True),
    "n + p": (n + p, False),
    "nx": (n * x, False),
    "x": (x, False),
    "r": (r, False),
    "‖a‖²": (s.dot(a, a), False),
    "1 + √(1 + x²)": (1 + root, True),
    "√(1 + x²) − 1": (root - 1, False),
    "0": (0 * x, False),
    "4": (4 + 0 * x, True),
}


@pytest.mark.each(NOWHERE_ZERO)
def test_what_is_nowhere_zero(expression, wanted):
    s = Letters()
    assert s.space.signs.scalar_is_nonzero(s.space.lift(expression(s)).value) == wanted


def test_nonzero_product_has_nonzero_factors():
    s = Letters()
    s.space.assumptions.sign(s.x * s.y**2 / s.p, UNKNOWN)
    for factor in (s.x, s.y, -s.x, s.x * s.y):
        assert s.space.signs.scalar_is_nonzero(factor.value)
    assert not s.space.signs.scalar_is_nonzero(s.z.value)


def test_signs_are_those_of_either_direction():
    s = Letters()
    signs = s.space.signs
    for x, wanted in ((s.p, 1), (s.r, 1), (s.m, -1), (s.x, 0), (-(s.x**2) - 1, -1), (-(s.x**2), -1)):
        assert signs.sign(x.value.numerator) == wanted


def test_what_is_sure_at_once():
    """Sums of terms that each have a sign: no search."""
    s = Letters()

    def obvious(polynomial):
        return s.space.kernel.terms(polynomial).sign

    cases = (
        (s.p + s.x**2, POSITIVE),
        (s.r + s.x**2, NON_NEGATIVE),
        (s.p - s.r, 0),
        (s.x, 0),
        (s.x**2 - 2 * s.x + 2, 0),
    )
    for x, wanted in cases:
        assert obvious(x.value.numerator) == wanted
    s.learn(s.r, POSITIVE)
    assert obvious((s.r + s.x**2).value.numerator) == POSITIVE


# -- how far the search goes -----------------------------------------------------------------------------


def chain(s, steps, last=NON_NEGATIVE):
    """k₀ − kₙ, where each k is at least the next one."""
    k = [s.space.scalar(f"k{i}") for i in range(steps + 1)]
    for i in range(steps):
        s.learn(k[i] - k[i + 1], last if i == steps - 1 else NON_NEGATIVE)
    return k[0] - k[steps]


def squares(s, steps):
    """Σ (kᵢ − lᵢ)²."""
    pairs = [(s.space.scalar(f"k{i}"), s.space.scalar(f"l{i}")) for i in range(steps)]
    return sum(((k - other) ** 2 for k, other in pairs), 0 * s.x)


def weighed(s, steps):
    """n²σ² + ε + k₀ − kₙ, where σ² + ε + k₀ − kₙ is positive."""
    gap = chain(s, steps)
    s.learn(variance(s) + s.eps + gap, POSITIVE)
    return s.n**2 * variance(s) + s.eps + gap


# An expression that takes so many steps, and its sign for one step, two and so on.
STEPS = {
    "facts": (chain, [1, 1, 1, 1, 0]),
    "facts, the last one positive": (lambda s, steps: chain(s, steps, POSITIVE), [2, 2, 2, 2, 0]),
    "facts, and a square": (lambda s, steps: chain(s, steps, POSITIVE) + s.z**2, [2, 2, 2, 2, 0]),
    "squares": (squares, [1, 1, 1, 1, 1, 0]),
    "facts beside a root": (lambda s, steps: chain(s, steps) + root(s), [2, 2, 2, 0]),
    "facts under a root that is taken away": (
        lambda s, steps: 1 + s.x**2 - s.sqrt(1 + s.x**2 - chain(s, steps)),
        [1, 1, 1, 0],
    ),
    "facts under a root": (lambda s, steps: s.sqrt(1 + s.x**2 + chain(s, steps)) - 1, [1, 1, 1, 0]),
    "facts beside what a positive fact is weighed against": (weighed, [2, 2, 1, 0]),
}


@pytest.mark.each(STEPS)
def test_how_far_the_search_goes(expression, wanted):
    results = []
    for steps in range(1, len(wanted) + 1):
        s = Letters()
        results.append(s.sign(expression(s, steps)))
    assert results == wanted

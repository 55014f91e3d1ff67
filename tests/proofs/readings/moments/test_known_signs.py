"""Which scalars are called positive or not negative for all N: each sign, and what is learned from a hypothesis."""

import pytest

from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.sign import Sign

UNKNOWN, NON_NEGATIVE, POSITIVE = Sign


class Letters:
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


def variance(s):
    return s.dot(s.a, s.a) / s.N - (s.sum(s.a) / s.N) ** 2


def root(s):
    """√(1 + x²)."""
    return s.sqrt(1 + s.x**2)


# An expression, and its sign.
CASES = {
    "0": (lambda s: 0 * s.x, NON_NEGATIVE),
    "3": (lambda s: 3 + 0 * s.x, POSITIVE),
    "−3": (lambda s: -3 + 0 * s.x, UNKNOWN),
    "x": (lambda s: s.x, UNKNOWN),
    "p": (lambda s: s.p, POSITIVE),
    "−p": (lambda s: -s.p, UNKNOWN),
    "r": (lambda s: s.r, NON_NEGATIVE),
    "m": (lambda s: s.m, UNKNOWN),
    "−m": (lambda s: -s.m, POSITIVE),
    "mp": (lambda s: s.m * s.p, UNKNOWN),
    "−mp": (lambda s: -s.m * s.p, POSITIVE),
    "m²": (lambda s: s.m**2, POSITIVE),
    "m³": (lambda s: s.m**3, UNKNOWN),
    "−m³": (lambda s: -(s.m**3), POSITIVE),
    "mr": (lambda s: s.m * s.r, UNKNOWN),
    "−mr": (lambda s: -s.m * s.r, NON_NEGATIVE),
    "n²": (lambda s: s.n**2, POSITIVE),
    "n²p": (lambda s: s.n**2 * s.p, POSITIVE),
    "n²r": (lambda s: s.n**2 * s.r, NON_NEGATIVE),
    "n": (lambda s: s.n, UNKNOWN),
    "x²": (lambda s: s.x**2, NON_NEGATIVE),
    "x⁴": (lambda s: s.x**4, NON_NEGATIVE),
    "x³": (lambda s: s.x**3, UNKNOWN),
    "x² + 1": (lambda s: s.x**2 + 1, POSITIVE),
    "x² + p": (lambda s: s.x**2 + s.p, POSITIVE),
    "x² + r": (lambda s: s.x**2 + s.r, NON_NEGATIVE),
    "x² + ε": (lambda s: s.x**2 + s.eps, NON_NEGATIVE),
    "x² − y²": (lambda s: s.x**2 - s.y**2, UNKNOWN),
    "x² + 2x + 1": (lambda s: s.x**2 + 2 * s.x + 1, NON_NEGATIVE),
    "x² + 2x + 2": (lambda s: s.x**2 + 2 * s.x + 2, POSITIVE),
    "x² − 2xy + y²": (lambda s: s.x**2 - 2 * s.x * s.y + s.y**2, NON_NEGATIVE),
    "x² − 2xy + y² + p": (lambda s: s.x**2 - 2 * s.x * s.y + s.y**2 + s.p, POSITIVE),
    "x² + xy + y²": (lambda s: s.x**2 + s.x * s.y + s.y**2, NON_NEGATIVE),
    "x² + 3xy + y²": (lambda s: s.x**2 + 3 * s.x * s.y + s.y**2, UNKNOWN),
    "p(x − y)² + r": (lambda s: s.p * (s.x - s.y) ** 2 + s.r, NON_NEGATIVE),
    "p(x² − 2xy + y²) + pr + 1": (lambda s: s.p * (s.x - s.y) ** 2 + s.p * s.r + 1, POSITIVE),
    "x² + 2x": (lambda s: s.x**2 + 2 * s.x, UNKNOWN),
    "p² + p": (lambda s: s.p**2 + s.p, POSITIVE),
    "p² − p + 1": (lambda s: s.p**2 - s.p + 1, POSITIVE),
    "p² − 3p + 1": (lambda s: s.p**2 - 3 * s.p + 1, UNKNOWN),
    "p³ + p² − p + 1": (lambda s: s.p**3 + s.p**2 - s.p + 1, POSITIVE),
    "x⁴ − x + 1": (lambda s: s.x**4 - s.x + 1, POSITIVE),
    "x⁴ − 2x + 1": (lambda s: s.x**4 - 2 * s.x + 1, UNKNOWN),
    "N": (lambda s: s.N, POSITIVE),
    "N − 1": (lambda s: s.N - 1, UNKNOWN),
    "Nε + p": (lambda s: s.N * s.eps + s.p, POSITIVE),
    "‖a‖²": (lambda s: s.dot(s.a, s.a), NON_NEGATIVE),
    "Σa": (lambda s: s.sum(s.a), UNKNOWN),
    "a·b": (lambda s: s.dot(s.a, s.b), UNKNOWN),
    "Σa⁴": (lambda s: s.sum(s.a**4), NON_NEGATIVE),
    "Σa³": (lambda s: s.sum(s.a**3), UNKNOWN),
    "Σ1/(1 + a²)": (lambda s: s.sum(s.ones / (s.ones + s.a**2)), POSITIVE),
    "Σa²/(1 + a²)": (lambda s: s.sum(s.a**2 / (s.ones + s.a**2)), NON_NEGATIVE),
    "Σa/(1 + a²)": (lambda s: s.sum(s.a / (s.ones + s.a**2)), UNKNOWN),
    "σ²": (variance, NON_NEGATIVE),
    "−σ²": (lambda s: -variance(s), UNKNOWN),
    "σ² + ε": (lambda s: variance(s) + s.eps, NON_NEGATIVE),
    "σ² + p": (lambda s: variance(s) + s.p, POSITIVE),
    "pσ² + r": (lambda s: s.p * variance(s) + s.r, NON_NEGATIVE),
    "mσ²": (lambda s: s.m * variance(s), UNKNOWN),
    "‖a‖²‖b‖² − (a·b)²": (lambda s: s.dot(s.a, s.a) * s.dot(s.b, s.b) - s.dot(s.a, s.b) ** 2, NON_NEGATIVE),
    "(a·b)² − ‖a‖²‖b‖²": (lambda s: s.dot(s.a, s.b) ** 2 - s.dot(s.a, s.a) * s.dot(s.b, s.b), UNKNOWN),
    "1/p": (lambda s: 1 / s.p, POSITIVE),
    "1/m": (lambda s: 1 / s.m, UNKNOWN),
    "−1/m": (lambda s: -1 / s.m, POSITIVE),
    "r/p": (lambda s: s.r / s.p, NON_NEGATIVE),
    "x/p": (lambda s: s.x / s.p, UNKNOWN),
    "1/x²": (lambda s: 1 / s.x**2, POSITIVE),
    "p/(1 + x²)": (lambda s: s.p / (1 + s.x**2), POSITIVE),
    "√p": (lambda s: s.sqrt(s.p), POSITIVE),
    "√r": (lambda s: s.sqrt(s.r), NON_NEGATIVE),
    "√2": (lambda s: s.sqrt(s.space.rational(2)), POSITIVE),
    "√(1 + x²)": (root, POSITIVE),
    "−√(1 + x²)": (lambda s: -root(s), UNKNOWN),
    "√(1 + x²) + 1": (lambda s: root(s) + 1, POSITIVE),
    "√r + x²": (lambda s: s.sqrt(s.r) + s.x**2, NON_NEGATIVE),
    "√(1 + x²) − 1": (lambda s: root(s) - 1, NON_NEGATIVE),
    "√(2 + x²) − 1": (lambda s: s.sqrt(2 + s.x**2) - 1, POSITIVE),
    "2 − √(1 + x²)": (lambda s: 2 - root(s), UNKNOWN),
    "2 + x² − √(1 + x²)": (lambda s: 2 + s.x**2 - root(s), POSITIVE),
    "x − √(1 + x²)": (lambda s: s.x - root(s), UNKNOWN),
    "√(1 + p²) − p": (lambda s: s.sqrt(1 + s.p**2) - s.p, POSITIVE),
    "p√(1 + x²)": (lambda s: s.p * root(s), POSITIVE),
    "x√(1 + x²)": (lambda s: s.x * root(s), UNKNOWN),
    "√3 − √2": (lambda s: s.sqrt(s.space.rational(3)) - s.sqrt(s.space.rational(2)), POSITIVE),
    "√2 − √3": (lambda s: s.sqrt(s.space.rational(2)) - s.sqrt(s.space.rational(3)), UNKNOWN),
    "1/√(1 + x²)": (lambda s: 1 / root(s), POSITIVE),
    "e^x": (lambda s: s.exp(s.x), POSITIVE),
    "e^x + y²": (lambda s: s.exp(s.x) + s.y**2, POSITIVE),
    "e^x − 1": (lambda s: s.exp(s.x) - 1, UNKNOWN),
    "e^(2x) − e^x + 1": (lambda s: s.exp(2 * s.x) - s.exp(s.x) + 1, POSITIVE),
    "Σe^a": (lambda s: s.sum(s.exp(s.a)), POSITIVE),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_known_sign(name):
    expression, wanted = CASES[name]
    s = Letters()
    assert s.sign(expression(s)) == wanted


@pytest.mark.parametrize("name", CASES)
def test_reason_shows_its_sign(name):
    expression, wanted = CASES[name]
    s = Letters()
    polynomial, same = s.space.signs.polynomial_of(s.space.lift(expression(s)).value)
    reason = s.space.signs.reason(polynomial)
    assert (reason.sign if reason else UNKNOWN) == wanted or not same
    if reason is not None:
        again = reason.replay()
        assert (again.sign, again.polynomial) == (reason.sign, polynomial)


# What is learned, with its sign, and then an expression with its sign.
LEARNED = {
    "x > 0: x": (lambda s: [(s.x, POSITIVE)], lambda s: s.x, POSITIVE),
    "x ≥ 0: x": (lambda s: [(s.x, NON_NEGATIVE)], lambda s: s.x, NON_NEGATIVE),
    "−x > 0: x": (lambda s: [(-s.x, POSITIVE)], lambda s: s.x, UNKNOWN),
    "−x > 0: −x": (lambda s: [(-s.x, POSITIVE)], lambda s: -s.x, POSITIVE),
    "px > 0: x": (lambda s: [(s.p * s.x, POSITIVE)], lambda s: s.x, POSITIVE),
    "px ≥ 0: x": (lambda s: [(s.p * s.x, NON_NEGATIVE)], lambda s: s.x, NON_NEGATIVE),
    "mx > 0: −x": (lambda s: [(s.m * s.x, POSITIVE)], lambda s: -s.x, POSITIVE),
    "mx > 0: x": (lambda s: [(s.m * s.x, POSITIVE)], lambda s: s.x, UNKNOWN),
    "rx > 0: x": (lambda s: [(s.r * s.x, POSITIVE)], lambda s: s.x, POSITIVE),
    "rx > 0: r": (lambda s: [(s.r * s.x, POSITIVE)], lambda s: s.r, POSITIVE),
    "rx ≥ 0: x": (lambda s: [(s.r * s.x, NON_NEGATIVE)], lambda s: s.x, UNKNOWN),
    "xy > 0: x": (lambda s: [(s.x * s.y, POSITIVE)], lambda s: s.x, UNKNOWN),
    "xy > 0: x²": (lambda s: [(s.x * s.y, POSITIVE)], lambda s: s.x**2, POSITIVE),
    "xy ≥ 0: x²": (lambda s: [(s.x * s.y, NON_NEGATIVE)], lambda s: s.x**2, NON_NEGATIVE),
    "x²y > 0: y": (lambda s: [(s.x**2 * s.y, POSITIVE)], lambda s: s.y, POSITIVE),
    "x²y ≥ 0: y": (lambda s: [(s.x**2 * s.y, NON_NEGATIVE)], lambda s: s.y, UNKNOWN),
    "x³ > 0: x": (lambda s: [(s.x**3, POSITIVE)], lambda s: s.x, POSITIVE),
    "x³y² > 0: x": (lambda s: [(s.x**3 * s.y**2, POSITIVE)], lambda s: s.x, POSITIVE),
    "−x³ > 0: x": (lambda s: [(-(s.x**3), POSITIVE)], lambda s: s.x, UNKNOWN),
    "x/y > 0: xy": (lambda s: [(s.x / s.y, POSITIVE)], lambda s: s.x * s.y, POSITIVE),
    "x/p > 0: x": (lambda s: [(s.x / s.p, POSITIVE)], lambda s: s.x, POSITIVE),
    "x/m > 0: −x": (lambda s: [(s.x / s.m, POSITIVE)], lambda s: -s.x, POSITIVE),
    "x ≥ y, y ≥ 1: x − 1": (
        lambda s: [(s.x - s.y, NON_NEGATIVE), (s.y - 1, NON_NEGATIVE)], lambda s: s.x - 1, NON_NEGATIVE,
    ),
    "x > y, y ≥ 1: x": (lambda s: [(s.x - s.y, POSITIVE), (s.y - 1, NON_NEGATIVE)], lambda s: s.x, POSITIVE),
    "x ≥ y: y − x": (lambda s: [(s.x - s.y, NON_NEGATIVE)], lambda s: s.y - s.x, UNKNOWN),
    "x ≥ y: 2x − 2y + z²": (lambda s: [(s.x - s.y, NON_NEGATIVE)], lambda s: 2 * (s.x - s.y) + s.z**2, NON_NEGATIVE),
    "x > y: x − y + z²": (lambda s: [(s.x - s.y, POSITIVE)], lambda s: s.x - s.y + s.z**2, POSITIVE),
    "x ≥ y, y > 0: x² − y²": (
        lambda s: [(s.x - s.y, NON_NEGATIVE), (s.y, POSITIVE), (s.x, POSITIVE)],
        lambda s: s.x**2 - s.y**2,
        NON_NEGATIVE,
    ),
    "σ² > 0: ‖a‖² + σ²": (
        lambda s: [(variance(s), POSITIVE)], lambda s: s.dot(s.a, s.a) / s.N + variance(s), POSITIVE,
    ),
    "σ² > 0: σ² + ε": (lambda s: [(variance(s), POSITIVE)], lambda s: variance(s) + s.eps, POSITIVE),
    "σ² + ε > 0: σ²": (lambda s: [(variance(s) + s.eps, POSITIVE)], variance, NON_NEGATIVE),
    "σ² + ε > 0: n²σ² + ε": (
        lambda s: [(variance(s) + s.eps, POSITIVE)], lambda s: s.n**2 * variance(s) + s.eps, POSITIVE,
    ),
    "σ² + ε > 0: x²σ² + ε": (
        lambda s: [(variance(s) + s.eps, POSITIVE)], lambda s: s.x**2 * variance(s) + s.eps, NON_NEGATIVE,
    ),
    "ε > 0: σ² + ε": (lambda s: [(s.eps, POSITIVE)], lambda s: variance(s) + s.eps, POSITIVE),
    "1 − x² ≥ 0: 2 − x²": (lambda s: [(1 - s.x**2, NON_NEGATIVE)], lambda s: 2 - s.x**2, POSITIVE),
    "1 − x² ≥ 0: 1 − 2x²": (lambda s: [(1 - s.x**2, NON_NEGATIVE)], lambda s: 1 - 2 * s.x**2, UNKNOWN),
}  # fmt: skip


@pytest.mark.parametrize("name", LEARNED)
def test_what_is_learned(name):
    facts, expression, wanted = LEARNED[name]
    s = Letters()
    for fact, sign in facts(s):
        s.learn(fact, sign)
    assert s.sign(expression(s)) == wanted
    reason = s.space.signs.reason(s.space.signs.polynomial_of(expression(s).value)[0])
    assert reason is None or reason.replay().sign == reason.sign


# What is known not to be 0, beside the letters.
NOWHERE_ZERO = {
    "n": (lambda s: s.n, True),
    "−2n": (lambda s: -2 * s.n, True),
    "np": (lambda s: s.n * s.p, True),
    "n/p": (lambda s: s.n / s.p, True),
    "m": (lambda s: s.m, True),
    "x² + 1": (lambda s: s.x**2 + 1, True),
    "−1 − x²": (lambda s: -1 - s.x**2, True),
    "p + r": (lambda s: s.p + s.r, True),
    "n + p": (lambda s: s.n + s.p, False),
    "nx": (lambda s: s.n * s.x, False),
    "x": (lambda s: s.x, False),
    "r": (lambda s: s.r, False),
    "‖a‖²": (lambda s: s.dot(s.a, s.a), False),
    "1 + √(1 + x²)": (lambda s: 1 + root(s), True),
    "√(1 + x²) − 1": (lambda s: root(s) - 1, False),
    "0": (lambda s: 0 * s.x, False),
    "4": (lambda s: 4 + 0 * s.x, True),
}


@pytest.mark.parametrize("name", NOWHERE_ZERO)
def test_what_is_nowhere_zero(name):
    expression, wanted = NOWHERE_ZERO[name]
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
        lambda s, steps: 1 + s.x**2 - s.sqrt(1 + s.x**2 - chain(s, steps)), [1, 1, 1, 0],
    ),
    "facts under a root": (lambda s, steps: s.sqrt(1 + s.x**2 + chain(s, steps)) - 1, [1, 1, 1, 0]),
    "facts beside what a positive fact is weighed against": (weighed, [2, 2, 1, 0]),
}  # fmt: skip


@pytest.mark.parametrize("name", STEPS)
def test_how_far_the_search_goes(name):
    expression, wanted = STEPS[name]
    results = []
    for steps in range(1, len(wanted) + 1):
        s = Letters()
        results.append(s.sign(expression(s, steps)))
    assert results == wanted

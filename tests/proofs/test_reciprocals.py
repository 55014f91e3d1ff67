"""What a reciprocal hides: 1/(k a + 1) is a letter that is 0 where k is, and has a divisor that is a scalar.

Each of these statements was once proved without a condition, or contradicted though true, or ended in a traceback.
"""

import functools

import pytest
from statement_tests import pytest_generate_tests, test_conditions_are_said  # noqa: F401
from variables import a, at_most, b, c, d, equal, nonzero, positive, s, z

from lnverify import Undecided, decide

k = c - 17  # 0 at a point that no search looks at
denominator = k * a + s.ones
exists = nonzero(denominator)
w = k * (s.ones / denominator)  # k/(k a + 1): 0 where k is
of_size = (s.N - 50) * b**2 + 100 * s.ones


def eight_squares(s):
    return sum((s.scalar(f"c{i}") ** 2 for i in range(1, 9)), s.rational(0))


quartic = eight_squares(s) * a**4 + a**2 + eight_squares(s) * s.ones  # a² where the eight squares are 0
quartic_in_eps = s.eps * a**4 + a**2 + s.eps * s.ones
root_of_one = (1 + s.scalar("e") - 2 * s.sqrt(s.scalar("e"))) * d  # (1 − √e)² d: 0 at e = 1, whatever d is
norm_of_one = (1 + s.dot(a, a) - 2 * s.sqrt(s.dot(a, a))) * d


# name: (claim, hypotheses, whether a point without a meaning counts)
NOT_PROVED = {
    "positive, 0 at N = 50": (positive((s.N - 50) ** 2 * s.sum((s.ones / of_size) ** 2)), [nonzero(of_size)], False),
    "its Drazin inverse is 1/w": (equal(w * s.drazin(w), s.ones), [exists], False),
    "no zero entry": (nonzero(w), [exists], False),
    "no zero product": (nonzero(s.product(w)), [exists], False),
    "no zero sum of squares": (nonzero(s.sum(w**2)), [exists], False),
    "a factor of an order": (at_most(z, 0), [exists, at_most(z * s.sum(w**2), 0)], False),
    "a radicand's factor": (
        lambda s: [equal(s.sqrt(s.sum(w(s) ** 2) * d(s)) ** 2, s.sum(w(s) ** 2) * d(s)), at_most(0, d(s))],
        [exists, at_most(0, s.sum(w**2) * d)],
        False,
    ),
    "0/0": (equal(s.sum(w**2) / s.sum(w**2), 1), [exists], True),
    "positive by itself, but for its leading coefficient": (
        positive(eight_squares(s) * s.sum(s.ones / quartic)),
        [nonzero(a)],
        False,
    ),
    "a divisor that is positive but for its leading coefficient": (
        equal(s.sum(s.ones / quartic), s.sum(s.ones / quartic)),
        [],
        True,
    ),
    "short": (positive(c**2 * s.sum((s.ones / (c * a + s.ones)) ** 2)), [], False),
    "short and not zero": (nonzero(c * (s.ones / (c * a + s.ones))), [], False),
    "with ε": (positive(s.eps * s.sum(s.ones / quartic_in_eps)), [], False),
    "with ε, a quotient": (equal(quartic_in_eps / quartic_in_eps, s.ones), [], True),
    "the other factor under a root": (
        lambda s: [equal(s.sqrt(root_of_one(s)) ** 2, root_of_one(s)), at_most(0, d(s))],
        [at_most(0, s.scalar("e")), at_most(0, root_of_one)],
        False,
    ),
    "the other factor under a root of a norm": (
        lambda s: [equal(s.sqrt(norm_of_one(s)), s.sqrt(norm_of_one(s))), at_most(0, d(s))],
        [at_most(0, norm_of_one)],
        False,
    ),
    "a divisor's factor N − 50": (
        equal((s.N - 50) * s.sum(s.ones / ((s.N - 50) * (a**2 + s.ones))), s.sum(s.ones / (a**2 + s.ones))),
        [],
        True,
    ),
    "a divisor's factor c − 17": (equal(k * (s.ones / (k * (a**2 + s.ones))), s.ones / (a**2 + s.ones)), [], True),
    "a reciprocal of a reciprocal": (equal(k * (s.ones / w), denominator), [exists], True),
    "a reciprocal of a sum of reciprocals": (
        equal((w * a + w) / (w * a + w), s.ones),
        [exists, nonzero(a + s.ones)],
        True,
    ),
}


@pytest.mark.each(NOT_PROVED)
def test_it_is_not_proved_without_a_condition(claim, hypotheses, everywhere):
    try:
        decision = decide(claim, hypotheses, everywhere)
    except Undecided:
        return
    assert not decision.holds or decision.conditions, decision


c_is_not_17 = nonzero(k)


PROVED = {
    "a factor of a divisor": (equal(c * (s.ones / (c * (a**2 + s.ones))), s.ones / (a**2 + s.ones)), [], ["c ≠ 0"]),
    "a reciprocal of a reciprocal": (
        equal(c * (s.ones / (c * s.ones / (c * a + s.ones))), c * a + s.ones),
        [nonzero(c * a + s.ones)],
        ["c ≠ 0"],
    ),
    "a reciprocal that is taken twice, and divided by": (
        equal(c * (s.ones / (c * s.ones / (c * a + s.ones))), s.ones / (s.ones / (c * a + s.ones))),
        [nonzero(c * a + s.ones)],
        ["c ≠ 0"],
    ),
    "a reciprocal divided by as it stands": (equal(s.ones / (s.ones / denominator), denominator), [exists], []),
    "the reciprocal of the reciprocal of a power": (equal(s.ones / (s.ones / a**3), a**3), [nonzero(a)], []),
    "no zero entry": (nonzero(w), [exists, c_is_not_17], []),
    "a positive sum of squares": (positive(s.sum(w**2)), [exists, c_is_not_17], []),
    "a reciprocal where its leading coefficient is 0": (equal(w * denominator, k * s.ones), [exists], []),
    "the negative of an entry that is not 0": (nonzero(c * s.ones - a), [nonzero(a - c * s.ones)], []),
    "a multiple of an entry that is not 0": (nonzero(a * 2), [nonzero((c + s.sqrt(c**2)) * a)], []),
}


@pytest.mark.parametrize("name", PROVED)
def test_it_is_proved(name):
    claim, hypotheses, conditions = PROVED[name]
    try:
        decision = decide(claim, hypotheses)
    except Undecided:
        assert name == "a multiple of an entry that is not 0"
        return
    assert decision.holds and [condition.text for condition in decision.conditions] == conditions


def test_squares_of_long_numbers_are_told_apart():
    """Σ 1/(h² − ζ) = 0 by definition, with squares that agree in their first and last digits."""

    def claim(s):
        h = 10**30 * s.ones + 15 * 10**17 * s.gain
        return equal(s.sum(s.ones / (h * h - s.critical_point(h) * s.ones)), 0)

    assert decide(claim).holds


def roots(s, number):
    return sum((s.sqrt(s.scalar(f"c{i}")) for i in range(number)), s.rational(0))


def many(s, order):
    return sum((s.scalar(f"c{i}") for i in order), s.rational(0))


def many_generators(s):
    x = sum((s.scalar(f"c{i}") ** 2 for i in range(8)), s.rational(0))
    return nonzero(x + s.sum(b(s) * (s.ones / (a(s) ** 2 + s.ones))) - 2 * s.sum(a(s)) * s.scalar("c0") + 1)


zero_by_sign = c - s.sqrt(c**2)


ENDS = {
    "a ring that is full": (many_generators, []),
    "41 symbols": (equal(many(s, range(41)), many(s, range(40, -1, -1))), []),
    "0/0 on a line": (equal(c, 0), [equal(s.sqrt(zero_by_sign / zero_by_sign) * c, 2)]),
    "a deep derivative": (
        lambda s: equal(s.derivative(functools.reduce(lambda x, _: x + 1, range(1200), c(s)), c(s)), 1),
        [],
    ),
    "an integer of 4,400 digits": (positive(s.sqrt(s.rational(10**4400 + 31927))), []),
    "a power of a power": (equal((c**32768) ** 32768, 0), []),
    "a number without end": (equal((s.rational(3) ** 32768) ** 32768, 0), []),
    "five roots in an order": (
        at_most(roots(s, 5) ** 2, 5 * many(s, range(5))),
        [lambda s, i=i: at_most(0, s.scalar(f"c{i}")) for i in range(5)],
    ),
    "five roots in a denominator": (equal(1 / (1 + roots(s, 5)) * (1 + roots(s, 5)), 1), []),
    "an order at whose edge stands a root": (
        positive(2 * s.scalar("z") - s.sqrt(s.rational(10, 9)) + c**2),
        [at_most(s.sqrt(s.rational(10, 9)), 2 * s.scalar("z"))],
    ),
    "the derivative of a root of 0": (equal(s.derivative(s.sqrt(c - c) + c, c), 1), []),
}


LONG = "five roots in a denominator", "five roots in an order", "a deep derivative"


@pytest.mark.each(ENDS, slow=LONG)
def test_it_ends(claim, hypotheses):
    try:
        decide(claim, hypotheses)
    except Undecided:
        return


def test_set_of_statements_equals_list():
    assert decide(lambda s: {equal(s.N, s.N)}).holds


def test_a_hypothesis_without_a_hash():
    class Positive:
        __hash__ = None

        def __call__(self, s):
            return positive(c(s))

    assert decide(positive(c), [Positive()]).holds


# What is divided by: a statement, and the conditions of its proof.
CONDITIONAL = {
    "a² + a, which a divides": (
        equal((a**2 + a) / (a**2 + a), s.ones),
        ["a ≠ 0 in every entry", "(1 + a) ≠ 0 in every entry"],
    ),
    "a³ + a, which a divides": (equal(s.sum((a**3 + a) / (a**3 + a)), s.N), ["a ≠ 0 in every entry"]),
    "a² + 1": (equal((a**2 + s.ones) / (a**2 + s.ones), s.ones), []),
    "two scalars and a² + 1": (
        equal(s.sum(s.ones / (c * d * (a**2 + s.ones))), s.sum(s.ones / (a**2 + s.ones)) / (c * d)),
        ["c d ≠ 0"],
    ),
}

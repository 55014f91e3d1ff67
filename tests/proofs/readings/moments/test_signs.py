"""Signs that follow: of polynomials in one letter, and of sums whose parts are known together."""

import pytest
from variables import a, at_most, c, equal, nonzero, positive, s

from lnverify import Undecided, decide
from lnverify.proofs.definitions import variance
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.sign import Sign

UNKNOWN, NON_NEGATIVE, POSITIVE = Sign


is_positive = positive(c)
denominator = positive(variance(s) + s.eps)
gap = s.scalar("p") - s.scalar("q")  # p − q


def r_is_between(s):
    return [at_most(s.scalar("q"), s.scalar("r")), at_most(s.scalar("r"), s.scalar("p"))]


def tripled_tanh(s):
    t = s.tanh(c(s))
    return equal(s.tanh(3 * c(s)), (3 * t + t**3) / (1 + 3 * t**2))


def root_sum(s):
    d = s.scalar("d")
    return (c(s) ** 4 - c(s) + 1) + (d**4 - d + 1) * s.sqrt(1 + c(s) ** 2)


# Statement and hypotheses: each holds without a condition.
TRUE = {
    "no real root": (positive(c**4 - c + 1), []),
    "no root above 0": (positive(c**3 - c + 1), [is_positive]),
    "an exponential": (positive(s.exp(2 * c) - s.exp(c) + 1), []),
    "tanh(3c), which divides by e^(6c) + 1": (tripled_tanh, []),
    "tanh(3a), entry by entry": (equal(s.tanh(3 * a), -s.tanh(-3 * a)), []),
    "a divisor with no real root": (equal((a**4 - a + s.ones) / (a**4 - a + s.ones), s.ones), []),
    "a divisor A + B√r whose A and B have no real root": (equal(root_sum(s) / root_sum(s), 1), []),
    "a scaled variance": (positive(c**2 * variance(s) + s.eps), [is_positive, denominator]),
    "a variance times what is not 0": (positive(c**2 * variance(s) + s.eps), [nonzero(c), denominator]),
    "a variance times what is not 0, and what takes three steps": (
        positive(c**2 * variance(s) + s.eps + gap),
        [nonzero(c), positive(variance(s) + s.eps + gap), r_is_between],
    ),
    "c, where c³ is positive": (positive(c), [positive(c**3)]),
    "c, where c³z² is positive": (positive(c), [positive(c**3 * s.scalar("z") ** 2)]),
    "ε scaled": (positive(variance(s) + 3 * c * s.eps), [is_positive, denominator]),
}
# Each is false somewhere within its hypotheses, or has no meaning there.
FALSE = {
    "a root": (positive(c**4 - 2 * c + 1), []),
    "a root below 0": (positive(c**3 + 1), []),
    "a root above 0": (positive(c**3 - 2 * c + 1), [is_positive]),
    "a root at 0": (positive(c**3 + c), [at_most(0, c)]),
    "negative at 1": (positive(c - c**2 - 1), [is_positive]),
    "an exponential": (positive(s.exp(2 * c) - 3 * s.exp(c) + 2), []),
    "a divisor with a root": (equal(s.ones / (a**3 + s.ones), s.ones / (a**3 + s.ones)), []),
    "a divisor that is not positive for negative letters": (positive(s.sum(s.ones / (a**3 + 2 * s.ones))), []),
    "a variance times what may be 0": (positive(c**2 * variance(s) + s.eps), [denominator]),
    "a variance times what may be 0, and what takes three steps": (
        positive(c**2 * variance(s) + s.eps + gap),
        [positive(variance(s) + s.eps + gap), r_is_between],
    ),
    "a sum that may be 0": (positive(c**2 * variance(s) + s.eps), [is_positive, at_most(0, variance(s) + s.eps)]),
    "c, where c² is positive": (positive(c), [positive(c**2)]),
    "c, where c³ is not negative": (positive(c), [at_most(0, c**3)]),
    "c, where c³z is positive": (positive(c), [positive(c**3 * s.scalar("z"))]),
    "a difference": (positive(c**2 * variance(s) - s.eps), [is_positive, denominator]),
    "one part alone": (positive(c * variance(s)), [is_positive, denominator]),
}


@pytest.mark.each(TRUE)
def test_it_is_proved_without_a_condition(claim, hypotheses):
    decision = decide(claim, hypotheses, everywhere=True)
    assert decision.holds, decision.witness
    assert decision.conditions == []


@pytest.mark.each(FALSE)
def test_it_is_not_proved(claim, hypotheses):
    try:
        decision = decide(claim, hypotheses, everywhere=True)
    except Undecided:
        return
    assert not decision.holds, decision


def test_logarithm_assumptions_are_undone():
    """As much is known again afterwards, but not the same."""
    space = Moments()
    x, y = space.scalar("x").value.numerator, space.scalar("y").value.numerator
    space.log(space.scalar("x"))
    assert space.signs.certify(x) == POSITIVE
    space.assumptions.sign(space.scalar("y"), POSITIVE)
    space.signs.forget_presupposed()
    assert (space.signs.certify(x), space.signs.certify(y)) == (0, POSITIVE)


reciprocal = s.ones / (s.zeros_gain() ** 2 + (1 + s.N**2) * s.ones)


def variance_of_direction(s):
    """The variance of v/√(1 + ‖v‖²), v a reciprocal: a search for signs asks 75,000 times for those of its moments."""
    v = reciprocal(s)
    x = v / s.sqrt(1 + s.dot(v, v))
    centred = x - s.sum(x) / s.N * s.ones
    return equal(s.dot(centred, centred), s.dot(x, x) - s.sum(x) ** 2 / s.N)


@pytest.mark.slow
def test_a_search_ends_soon():
    decision = decide(variance_of_direction)
    assert decision.holds and not decision.conditions


def test_new_fact_refreshes_moment():
    """The sum of 1/(x a² + 1) is not known to be positive, until x is."""
    space = Moments()
    x = space.scalar("x")
    space.sum(space.ones / (x * a(space) ** 2 + space.ones))
    (index,) = [i for i, generator in enumerate(space.field.generators) if generator.kind == "moment"]
    moment = space.field.polynomial_symbol(index)
    assert space.signs.certify(moment) == 0
    space.assumptions.sign(x, POSITIVE)
    assert space.signs.certify(moment) == POSITIVE

"""False statements beside the rules of the kernel: none of them holds, and none ends in a disagreement.

Each goes wrong at one N, where a factor is 0, where a sign changes, in an empty block, or for odd powers.
"""

import pytest
from variables import Q, a, b, c, d

from lnverify import Undecided, at_most, decide, equal, nonzero, positive


def is_symmetric(factor):
    return lambda s: equal(factor(s) * Q(s), factor(s) * Q(s).T)


def has_orthonormal_columns(factor):
    return lambda s: equal(factor(s) * (Q(s).T @ Q(s)), factor(s) * s.identity)


def are_equal(factor):
    return lambda s: equal(factor(s) * a(s), factor(s) * b(s))


# Each may be 0.
FACTORS = {
    "N − 17": lambda s: s.N - 17,
    "N − 1": lambda s: s.N - 1,
    "c": c,
    "√c": lambda s: s.sqrt(c(s)),
    "ε": lambda s: s.eps,
    "Σg": lambda s: s.sum(s.gain),
    "c² − d²": lambda s: c(s) ** 2 - d(s) ** 2,
    "e^c − 1": lambda s: s.exp(c(s)) - 1,
}
OF_FACTORS = {
    "symmetric": (is_symmetric, lambda s: equal(Q(s), Q(s).T)),
    "orthonormal": (has_orthonormal_columns, lambda s: equal(Q(s).T @ Q(s), s.identity)),
    "equal vectors": (are_equal, lambda s: equal(a(s), b(s))),
    "equal scalars": (
        lambda factor: lambda s: equal(factor(s) * s.scalar("x"), factor(s) * s.scalar("y")),
        lambda s: equal(s.scalar("x"), s.scalar("y")),
    ),
    "what a matrix makes of 1": (
        lambda factor: lambda s: equal(factor(s) * (Q(s) @ s.ones), factor(s) * s.ones),
        lambda s: equal(Q(s) @ s.ones, s.ones),
    ),
    "a sign": (
        lambda factor: lambda s: at_most(0, s.scalar("x") * factor(s) ** 2),
        lambda s: at_most(0, s.scalar("x")),
    ),
    "under a root": (
        lambda factor: lambda s: at_most(0, s.sqrt(s.scalar("x") * factor(s) ** 2)),
        lambda s: at_most(0, s.scalar("x")),
    ),
}
FALSE = {
    "a³/(a³ + c) from 1/(a³ + c) > 0": (
        lambda s: at_most(0, s.sum(a(s) ** 3 / (a(s) ** 3 + c(s) * s.ones))),
        lambda s: positive(s.ones / (a(s) ** 3 + c(s) * s.ones)),
    ),
    "1/(1 + a) ≤ 1 from 1/(1 + a) > 0": (
        lambda s: at_most(s.sum(s.ones / (s.ones + a(s))), s.N),
        lambda s: positive(s.ones / (s.ones + a(s))),
    ),
    "g ≥ 0 from √(a²g)": (
        lambda s: at_most(0, s.sum(s.gain)),
        lambda s: at_most(0, s.sum(s.sqrt(a(s) ** 2 * s.gain))),
    ),
    "a = 0 from Σa²b² = 0": (lambda s: equal(a(s), 0 * s.ones), lambda s: equal(s.sum(a(s) ** 2 * b(s) ** 2), 0)),
    "a > 0 from a + b > 0": (lambda s: positive(a(s)), lambda s: positive(a(s) + b(s))),
    "d ≠ 0 from d on a block that may be empty": (
        lambda s: nonzero(d(s)),
        lambda s: nonzero(d(s) * s.zeros_gain() + s.ones - s.zeros_gain() * s.drazin(s.zeros_gain())),
    ),
    "some gain is not 0": (lambda s: positive(s.sum(s.zeros_gain() ** 2)),),
    "some gain is 0": (lambda s: equal(s.product(s.zeros_gain()), 0),),
    "two coordinates": (lambda s: at_most(2, s.N), lambda s: at_most(s.entry(a(s), "i"), 5)),
    "N ≤ 3 as N ≤ 2": (lambda s: equal((s.N - 1) * (s.N - 2), 0), lambda s: at_most(s.N, 3)),
    "Qᵀ1 = 1 from Q1 = 1": (lambda s: equal(Q(s).T @ s.ones, s.ones), lambda s: equal(Q(s) @ s.ones, s.ones)),
    "Q(a²) = b² from Qa = b": (lambda s: equal(Q(s) @ a(s) ** 2, b(s) ** 2), lambda s: equal(Q(s) @ a(s), b(s))),
    "Q = I from Qa = a": (lambda s: equal(Q(s), s.identity), lambda s: equal(Q(s) @ a(s), a(s))),
    "tr(QRQᵀRᵀ) ≥ 0": (
        lambda s: at_most(0, s.trace(Q(s) @ s.matrix("R", "N", "N") @ Q(s).T @ s.matrix("R", "N", "N").T)),
    ),
    "∏(−a) = ∏a": (lambda s: equal(s.product(-a(s)), s.product(a(s))),),
    "log of a product of negative entries": (
        lambda s: equal(s.log(s.product(a(s))), s.sum(s.log(a(s)))),
        lambda s: nonzero(a(s)),
    ),
    "c ≥ 0 from log cd": (lambda s: positive(c(s)), lambda s: at_most(0, s.log(c(s) * d(s)))),
    "√(c⁶) = c³": (lambda s: equal(s.sqrt(c(s) ** 6), c(s) ** 3),),
}


def holds(claim, given, everywhere):
    try:
        decision = decide(claim, given, everywhere=everywhere)
    except Undecided:
        return False
    return decision.holds and not decision.conditions


@pytest.mark.parametrize("everywhere", [True, False])
@pytest.mark.parametrize("name", FACTORS)
@pytest.mark.parametrize("kind", OF_FACTORS)
def test_a_factor_that_may_be_zero_is_not_taken_away(kind, name, everywhere):
    hypothesis, claim = OF_FACTORS[kind]
    assert not holds(claim, [hypothesis(FACTORS[name])], everywhere)


@pytest.mark.parametrize("everywhere", [True, False])
@pytest.mark.parametrize("name", FALSE)
def test_a_falsehood_does_not_hold(name, everywhere):
    claim, *given = FALSE[name]
    assert not holds(claim, given, everywhere)


@pytest.mark.parametrize("kind", ["symmetric", "orthonormal", "equal vectors", "what a matrix makes of 1"])
def test_a_factor_that_is_not_zero_is_divided_by(kind):
    hypothesis, claim = OF_FACTORS[kind]
    assert decide(claim, [hypothesis(c), lambda s: nonzero(c(s))], everywhere=True).holds


def test_an_even_power_is_proved():
    def below(s):
        return a(s) ** 4 + c(s) * s.ones

    given = [lambda s: positive(s.ones / below(s)), lambda s: nonzero(below(s))]
    assert decide(lambda s: at_most(0, s.sum(a(s) ** 4 / below(s))), given, everywhere=True).holds


def test_the_root_teaches_its_factor_where_the_other_is_not_zero():
    given = [lambda s: nonzero(a(s)), lambda s: at_most(0, s.sum(s.sqrt(a(s) ** 2 * s.gain)))]
    assert decide(lambda s: equal(s.sqrt(s.gain) ** 2, s.gain), given, everywhere=True).holds

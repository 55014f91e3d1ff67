"""False statements beside the rules of the kernel: none of them holds, and none ends in a disagreement.

Each goes wrong at one N, where a factor is 0, where a sign changes, in an empty block, or for odd powers.
"""

import pytest
from variables import Q, a, at_most, b, c, d, equal, nonzero, positive, s

from lnverify import Undecided, decide


def is_symmetric(factor):
    return equal(factor(s) * Q, factor(s) * Q.T)


def has_orthonormal_columns(factor):
    return equal(factor(s) * (Q.T @ Q), factor(s) * s.identity)


def are_equal(factor):
    return equal(factor(s) * a, factor(s) * b)


# Each may be 0.
FACTORS = {
    "N − 17": s.N - 17,
    "N − 1": s.N - 1,
    "c": c,
    "√c": s.sqrt(c),
    "ε": s.eps,
    "Σg": s.sum(s.gain),
    "c² − d²": c**2 - d**2,
    "e^c − 1": s.exp(c) - 1,
}
OF_FACTORS = {
    "symmetric": (is_symmetric, equal(Q, Q.T)),
    "orthonormal": (has_orthonormal_columns, equal(Q.T @ Q, s.identity)),
    "equal vectors": (are_equal, equal(a, b)),
    "equal scalars": (
        lambda factor: equal(factor(s) * s.scalar("x"), factor(s) * s.scalar("y")),
        equal(s.scalar("x"), s.scalar("y")),
    ),
    "what a matrix makes of 1": (
        lambda factor: equal(factor(s) * (Q @ s.ones), factor(s) * s.ones),
        equal(Q @ s.ones, s.ones),
    ),
    "a sign": (lambda factor: at_most(0, s.scalar("x") * factor(s) ** 2), at_most(0, s.scalar("x"))),
    "under a root": (lambda factor: at_most(0, s.sqrt(s.scalar("x") * factor(s) ** 2)), at_most(0, s.scalar("x"))),
}
# 0 at c = ∛2, where no point of confirmation lies.
K = c**3 - 2
OVER = s.ones / (K * a + s.ones)
SPREAD = s.sum((s.vector("z") - s.sum(s.vector("z")) / s.N * s.ones) ** 2)
EVERYWHERE = [pytest.param(True, marks=pytest.mark.slow), False]
"""What fails where it has a meaning fails everywhere too, though not by the same steps."""
FALSE = {
    "a³/(a³ + c) from 1/(a³ + c) > 0": (
        at_most(0, s.sum(a**3 / (a**3 + c * s.ones))),
        positive(s.ones / (a**3 + c * s.ones)),
    ),
    "1/(1 + a) ≤ 1 from 1/(1 + a) > 0": (at_most(s.sum(s.ones / (s.ones + a)), s.N), positive(s.ones / (s.ones + a))),
    "g ≥ 0 from √(a²g)": (at_most(0, s.sum(s.gain)), at_most(0, s.sum(s.sqrt(a**2 * s.gain)))),
    "a = 0 from Σa²b² = 0": (equal(a, 0 * s.ones), equal(s.sum(a**2 * b**2), 0)),
    "a > 0 from a + b > 0": (positive(a), positive(a + b)),
    "d ≠ 0 from d on a block that may be empty": (
        nonzero(d),
        nonzero(d * s.zeros_gain() + s.ones - s.zeros_gain() * s.drazin(s.zeros_gain())),
    ),
    "some gain is not 0": (positive(s.sum(s.zeros_gain() ** 2)),),
    "some gain is 0": (equal(s.product(s.zeros_gain()), 0),),
    "two coordinates": (at_most(2, s.N), at_most(s.entry(a, "i"), 5)),
    "N ≤ 3 as N ≤ 2": (equal((s.N - 1) * (s.N - 2), 0), at_most(s.N, 3)),
    "Qᵀ1 = 1 from Q1 = 1": (equal(Q.T @ s.ones, s.ones), equal(Q @ s.ones, s.ones)),
    "Q(a²) = b² from Qa = b": (equal(Q @ a**2, b**2), equal(Q @ a, b)),
    "Q = I from Qa = a": (equal(Q, s.identity), equal(Q @ a, a)),
    "tr(QRQᵀRᵀ) ≥ 0": (at_most(0, s.trace(Q @ s.matrix("R", "N", "N") @ Q.T @ s.matrix("R", "N", "N").T)),),
    "∏(−a) = ∏a": (equal(s.product(-a), s.product(a)),),
    "log of a product of negative entries": (equal(s.log(s.product(a)), s.sum(s.log(a))), nonzero(a)),
    "c ≥ 0 from log cd": (positive(c), at_most(0, s.log(c * d))),
    "√(c⁶) = c³": (equal(s.sqrt(c**6), c**3),),
    "c ≥ 0 from √(cb²)": (at_most(0, c), at_most(0, s.sum(s.sqrt(c * b**2)))),
    "c ≥ 0 from w = √(cb²)": (equal(s.sqrt(c) ** 2, c), equal(s.vector("w"), s.sqrt(c * b**2))),
    "c ≥ 0 from √(cb²), b = 0": (at_most(0, c), at_most(0, s.sum(s.sqrt(c * b**2))), equal(b, 0 * s.ones)),
    "c ≥ 0 from √(c(b² + b|b|))": (
        at_most(0, c), equal(s.vector("w"), s.sqrt(c * (b**2 + b * s.abs(b)))), equal(s.N, 17),
    ),
    "c ≥ 0 from an entry of √(ca²)": (at_most(0, c), at_most(0, s.entry(s.sqrt(c * a**2), "i"))),
    "gᵢ ≥ 0 from an entry of √(a²g)": (
        at_most(0, s.entry(s.gain, "i")), at_most(0, s.entry(s.sqrt(a**2 * s.gain), "i")),
    ),
    "k/(ka + 1) ≠ 0 from 1/(ka + 1) ≠ 0": (nonzero(K * OVER), nonzero(K * a + s.ones), nonzero(OVER)),
    "kb ≠ 0 from b = 1/(ka + 1)": (nonzero(K * b), equal(b, OVER), nonzero(b), positive(K * a + s.ones)),
    "k²/(k²a + 1) > 0 from its logarithm": (
        positive(K**2 * (s.ones / (K**2 * a + s.ones))),
        positive(K**2 * a + s.ones),
        at_most(0, s.sum(s.log(s.ones / (K**2 * a + s.ones)))),
    ),
    "c ≥ 0 from E √(cV)√V, V = 0 at N = 1": (
        at_most(0, c), at_most(0, s.expect(s.sqrt(c * SPREAD) * s.sqrt(SPREAD), over=s.vector("z"))),
        at_most((c**3 + 2) ** 2, (s.N - 1) * d**2),
    ),
    "N ≥ 2 from √((N − 2)b²)": (at_most(2, s.N), at_most(0, s.sum(s.sqrt((s.N - 2) * b**2)))),
    "Σa² ≤ 2N from √((2N − Σa²)b²)": (
        at_most(s.sum(a**2), 2 * s.N), at_most(s.sum(s.sqrt((2 * s.N - s.sum(a**2)) * b**2)), s.N),
    ),
    "|c| = c beside √(ca²)": (
        equal(s.abs(c) + s.sum(s.sqrt(c * a**2)), c + s.sum(s.sqrt(c * a**2))),
    ),
    "|gᵢ| = gᵢ beside √(a²g)ᵢ": (
        equal(s.abs(s.entry(s.gain, "i")) + s.entry(s.sqrt(a**2 * s.gain), "i"),
              s.entry(s.gain, "i") + s.entry(s.sqrt(a**2 * s.gain), "i")),
    ),
}  # fmt: skip


def root_of(factor):
    """A root of f²b, as an equation between vectors."""
    return equal(s.gain, s.sqrt(a)), equal(a, factor(s) ** 2 * b)


def holds(claim, given, everywhere):
    try:
        decision = decide(claim, given, everywhere=everywhere)
    except Undecided:
        return False
    return decision.holds and not decision.conditions


@pytest.mark.parametrize("everywhere", EVERYWHERE)
@pytest.mark.parametrize("name", FACTORS)
@pytest.mark.each(OF_FACTORS)
def test_a_factor_that_may_be_zero_is_not_taken_away(hypothesis, claim, name, everywhere):
    assert not holds(claim, [hypothesis(FACTORS[name])], everywhere)


@pytest.mark.each(FACTORS, slow=["N − 17"])
def test_a_vector_is_not_told_from_its_multiple_by_what_may_be_zero(factor):
    assert not holds(equal(s.sqrt(b) ** 2, b), root_of(factor), True)


@pytest.mark.parametrize("everywhere", EVERYWHERE)
@pytest.mark.parametrize("name", FALSE)
def test_a_falsehood_does_not_hold(name, everywhere):
    claim, *given = FALSE[name]
    assert not holds(claim, given, everywhere)


@pytest.mark.parametrize("kind", ["symmetric", "orthonormal", "equal vectors", "what a matrix makes of 1"])
def test_a_factor_that_is_not_zero_is_divided_by(kind):
    hypothesis, claim = OF_FACTORS[kind]
    assert decide(claim, [hypothesis(c), nonzero(c)], everywhere=True).holds

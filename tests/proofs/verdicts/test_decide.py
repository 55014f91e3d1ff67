"""Statements that no source makes: the true ones are proved, the false ones refuted with a witness."""

import pytest
from statement_tests import (  # noqa: F401
    pytest_generate_tests,
    test_false_statement_is_refuted,
    test_it_is_proved,
)
from variables import a, at_most, b, c, d, differ, equal, g, nonzero, norm, positive, s, z

from lnverify import decide
from lnverify.proofs.definitions import centered, variance
from lnverify.proofs.hypotheses import eps_is_positive, not_zero


def newton(s):
    """e₃ of the power sums p₁, p₂, p₃, times 6."""
    p = [s.sum(a(s) ** k) for k in (1, 2, 3)]
    return p[0] ** 3 - 3 * p[0] * p[1] + 2 * p[2]


def _falling(s, length):
    product = s.rational(1)
    for n in range(1, length + 1):
        product = product * (s.N - n)
    return product


secular = equal(s.sum(s.ones / (s.gain**2 - z * s.ones)), 0)  # Σ 1/(gₙ² − z) = 0


SUM_OVER_SECULAR = s.sum(g**2 / (g**2 - z * s.ones))
FOURTH = a**4 + c * s.ones
FIRST, SECOND = s.ones / (g**2 - c * s.ones), s.ones / (g**2 - z * s.ones)

# What holds under its hypotheses, without a condition.
PROVED = {
    "the square of a root": equal(s.sqrt(s.dot(a, a) + s.eps) ** 2, s.dot(a, a) + s.eps),
    "a root of a product": equal(s.sqrt(s.N) * s.sqrt(s.N + 1), s.sqrt(s.N**2 + s.N)),
    "the root of a square of a positive number": equal(s.sqrt(s.N**2), s.N),
    "nested quotients": equal(1 / (1 + 1 / s.N), s.N / (s.N + 1)),
    "trace of a dyad": equal(s.trace(s.outer(a, g)), s.dot(a, g)),
    "a determinant": positive(s.det(s.diag(a**2 + s.ones) + s.outer(a, a))),
    "determinant of I + uvᵀ": equal(s.det(s.identity + s.outer(a, g)), 1 + s.dot(a, g)),
    "transpose of a product": equal((s.diag(a) @ s.outer(g, s.ones)).T, s.outer(s.ones, g) @ s.diag(a)),
    "derivative of a norm": equal(s.gradient(s.sqrt(s.dot(a, a) + 1), a), a / s.sqrt(s.dot(a, a) + 1)),
    "Hessian of a quartic": equal(
        s.jacobian(s.gradient(s.dot(a, a) ** 2, a), a), 4 * s.dot(a, a) * s.identity + 8 * s.outer(a, a)
    ),
    "derivative at a scalar": equal(s.derivative(c**3 * s.N, c), 3 * s.N * c**2),
    "a zero gain kills its coordinate": equal(
        s.zeros_gain() * (s.ones - s.zeros_gain() * s.drazin(s.zeros_gain())), 0 * s.ones
    ),
    "two different vectors differ": differ(a, g),
    "a sum of partial fractions": equal(s.sum(g**2 / (g**2 + s.ones)) + s.sum(s.ones / (g**2 + s.ones)), s.N),
    "partial fractions": (
        equal(FIRST - SECOND, (c - z) * (FIRST * SECOND)),
        [nonzero(g**2 - c * s.ones), nonzero(g**2 - z * s.ones)],
    ),
    "a billion coordinates": (equal(s.sum(s.ones), 10**9), [equal(s.N, 10**9)]),
    "what is divided by is not 0": (equal(a / a, s.ones), [nonzero(a)]),
    "1 ≤ 1/c says that c is not 0": (at_most(c, 1), [at_most(1, 1 / c)]),
    "√d ≤ 7 says that d ≥ 0": (at_most(0, d), [at_most(s.sqrt(d), 7)]),
    "log d ≤ 7 says that d > 0": (positive(d), [at_most(s.log(d), 7)]),
    "0 ≤ Σ1/b says that b is not 0": (nonzero(b), [at_most(0, s.sum(s.ones / b))]),
    "a length over √N": (positive(s.sqrt(s.dot(a, a) / s.N)), [not_zero]),
    "a root of Gram determinants": (positive(1 / s.sqrt(variance(s) * (1 + s.eps) + s.eps**2)), [eps_is_positive]),
    "a divisor that is a sum with a root": (equal(1 / (1 / (norm(s) + s.eps)), norm(s) + s.eps), [not_zero]),
    "√a > 0 where a > 0": (positive(s.sqrt(a)), [positive(a)]),
    "√(a² + 1) is nowhere 0": nonzero(s.sqrt(a**2 + s.ones)),
    "an even power over a sum": (at_most(0, s.sum(a**4 / FOURTH)), [positive(s.ones / FOURTH), nonzero(FOURTH)]),
    "√(a²g) teaches that g ≥ 0 where a is not 0": (
        equal(s.sqrt(g) ** 2, g),
        [nonzero(a), at_most(0, s.sum(s.sqrt(a**2 * g)))],
    ),
    "uncorrelated variances add, and Σb may be 0": (
        equal(variance(s, a + b), variance(s, a) + variance(s, b)),
        [equal(s.dot(centered(s, a), centered(s, b)), 0)],
    ),
    "c Σa = z is solved for z, not for Σa": (equal(c**2 * s.sum(a), z * c), [equal(c * s.sum(a), z)]),
    "a later hypothesis takes a condition away": (positive(s.sum(a)), [equal(c * s.sum(a), z), positive(z * c)]),
    "a factor that is not 0 leaves no case": (equal(z, 1000), [positive(c), equal(c * (z - 1000), 0)]),
    "both cases of a product": (equal(c * z, 1000 * c), [equal(c * (z - 1000), 0)]),
    "one case of a product": (equal(c, 0), [equal(c * (z - 1000), 0), at_most(z, 999)]),
    "the cases of two products": (equal(c * d, 0), [equal(c * (z - 1000), 0), equal(d * (z - 5), 0)]),
}
# ε is never negative, so that nothing is divided by 0 at ε = −n.
PROVED |= {f"ε + {n}": equal(s.dot(a, a) / (s.eps + n), s.sum(a**2) / (n + s.eps)) for n in (1, 2, 3)}

FALSE = {
    "zero at N = 2, 3, 4, 5 alone": equal((s.N - 2) * (s.N - 3) * (s.N - 4) * (s.N - 5) * a, 0 * a),
    "true for N ≤ 3": equal((s.N - 1) * (s.N - 2) * (s.N - 3) * s.sum(a), 0),
    "true for N ≤ 2: Newton's identity": equal(newton(s), 0),
    "true for N ≤ 11": equal(_falling(s, 11) * s.sum(a), 0),
    "true for g = 1": equal(s.gain * a, a),
    "true for ε = 0": equal(s.sqrt(s.dot(a, a) + s.eps), s.sqrt(s.dot(a, a))),
    "true for c ≥ 0": equal(s.sqrt(s.scalar("c") ** 2), s.scalar("c")),
    "matrices commute": equal(s.outer(a, s.gain) @ s.diag(s.bias), s.diag(s.bias) @ s.outer(a, s.gain)),
    "SymPy's derivative of a unit vector, without the projector": equal(
        s.jacobian(a / s.sqrt(s.dot(a, a) + 1), a), s.identity / s.sqrt(s.dot(a, a) + 1)
    ),
    "a sum is positive": positive(s.sum(a)),
    "a square is positive": positive(s.dot(a, a)),
    "no entry is zero": nonzero(a),
    "a moment, without its hypothesis": equal(SUM_OVER_SECULAR, s.N),
    "one less than a moment": (equal(SUM_OVER_SECULAR, s.N - 1), [secular]),
    "zero gains have inverses": equal(s.zeros_gain() * s.drazin(s.zeros_gain()), s.ones),
}


def test_conditions_are_what_was_divided_by():
    decision = decide(equal(a / a, s.ones))
    assert decision.holds
    assert [str(condition) for condition in decision.conditions] == [r"\mathbf{a}_n \ne 0 \;\text{for all } n"]
    assert [condition.text for condition in decision.conditions] == ["a ≠ 0 in every entry"]


def test_undefined_point_can_be_witness():
    decision = decide(equal(a / a, s.ones), everywhere=True)
    assert not decision.holds
    assert decision.witness.undefined


def test_a_hypothesis_on_a_moment_is_used():
    assert decide(equal(SUM_OVER_SECULAR, s.N), [secular]).holds


def test_no_derivative_at_a_constrained_vector():
    with pytest.raises(Exception, match="ties its entries together"):
        decide(equal(s.gradient(s.sum(s.gain), s.gain), s.ones), [secular])


PRINTED = {
    "a proof": (equal(s.sum(s.ones), s.N), "verdict: holds for every N\nconditions: none\nwitness: none"),
    "a proof with a condition": (
        equal(s.N / s.sum(s.activation), s.N / s.sum(s.activation)),
        "verdict: holds for every N\nconditions: Σₙ a ≠ 0\nwitness: none",
    ),
    "a refutation": (
        equal((s.N - 2) * s.activation, 0),
        "verdict: fails\nconditions: none\nwitness: at N = 1, a = (1): entry 1: -1 is not 0",
    ),
}


@pytest.mark.each(PRINTED)
def test_a_decision_prints_three_lines(claim, text):
    assert str(decide(claim)) == text

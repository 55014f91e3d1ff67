"""Statements that no source makes: the true ones are proved, the false ones refuted with a witness."""

import pytest
from variables import a, at_most, differ, equal, nonzero, positive, s

from lnverify import Undecided, decide


def newton(s):
    """e₃ of the power sums p₁, p₂, p₃, times 6."""
    p = [s.sum(a(s) ** k) for k in (1, 2, 3)]
    return p[0] ** 3 - 3 * p[0] * p[1] + 2 * p[2]


def _falling(s, length):
    product = s.rational(1)
    for n in range(1, length + 1):
        product = product * (s.N - n)
    return product


TRUE = {
    "Cauchy and Schwarz": at_most(s.dot(a, s.gain) ** 2, s.dot(a, a) * s.dot(s.gain, s.gain)),
    "the mean of squares": at_most(s.sum(a) ** 2, s.N * s.dot(a, a)),
    "a sum of squares": at_most(0, s.dot(a, a)),
    "one more": positive(s.dot(a, a) + 1),
    "the square of a root": equal(s.sqrt(s.dot(a, a) + s.eps) ** 2, s.dot(a, a) + s.eps),
    "a root of a product": equal(s.sqrt(s.N) * s.sqrt(s.N + 1), s.sqrt(s.N**2 + s.N)),
    "the root of a square of a positive number": equal(s.sqrt(s.N**2), s.N),
    "nested quotients": equal(1 / (1 + 1 / s.N), s.N / (s.N + 1)),
    "trace of a dyad": equal(s.trace(s.outer(a, s.gain)), s.dot(a, s.gain)),
    "determinant of I + uvᵀ": equal(s.det(s.identity + s.outer(a, s.gain)), 1 + s.dot(a, s.gain)),
    "transpose of a product": equal((s.diag(a) @ s.outer(s.gain, s.ones)).T, s.outer(s.ones, s.gain) @ s.diag(a)),
    "derivative of a norm": equal(s.gradient(s.sqrt(s.dot(a, a) + 1), a), a / s.sqrt(s.dot(a, a) + 1)),
    "Hessian of a quartic": equal(
        s.jacobian(s.gradient(s.dot(a, a) ** 2, a), a), 4 * s.dot(a, a) * s.identity + 8 * s.outer(a, a)
    ),
    "derivative at a scalar": equal(
        s.derivative(s.scalar("c") ** 3 * s.N, s.scalar("c")), 3 * s.N * s.scalar("c") ** 2
    ),
    "a zero gain kills its coordinate": equal(
        s.zeros_gain() * (s.ones - s.zeros_gain() * s.drazin(s.zeros_gain())), 0 * s.ones
    ),
    "two different vectors differ": differ(a, s.gain),
    "partial fractions": equal(s.sum(s.gain**2 / (s.gain**2 + s.ones)) + s.sum(s.ones / (s.gain**2 + s.ones)), s.N),
}

FALSE = {
    "zero at N = 2, 3, 4, 5 alone": equal((s.N - 2) * (s.N - 3) * (s.N - 4) * (s.N - 5) * a, 0 * a),
    "true for N ≤ 3": equal((s.N - 1) * (s.N - 2) * (s.N - 3) * s.sum(a), 0),
    "true for N ≤ 2: Newton's identity": equal(newton(s), 0),
    "true for N ≤ 11": equal(_falling(s, 11) * s.sum(a), 0),
    "true for g = 1": equal(s.gain * a, a),
    "true for ε = 0": equal(s.sqrt(s.dot(a, a) + s.eps), s.sqrt(s.dot(a, a))),
    "true for c ≥ 0": equal(s.sqrt(s.scalar("c") ** 2), s.scalar("c")),
    "the other Cauchy and Schwarz": at_most(s.dot(a, a) * s.dot(s.gain, s.gain), s.dot(a, s.gain) ** 2),
    "matrices commute": equal(s.outer(a, s.gain) @ s.diag(s.bias), s.diag(s.bias) @ s.outer(a, s.gain)),
    "SymPy's derivative of a unit vector, without the projector": equal(
        s.jacobian(a / s.sqrt(s.dot(a, a) + 1), a), s.identity / s.sqrt(s.dot(a, a) + 1)
    ),
    "a sum is positive": positive(s.sum(a)),
    "a square is positive": positive(s.dot(a, a)),
    "no entry is zero": nonzero(a),
    "the same vector differs from itself": differ(a + a, 2 * a),
    "zero gains have inverses": equal(s.zeros_gain() * s.drazin(s.zeros_gain()), s.ones),
}


@pytest.mark.parametrize("name", TRUE)
def test_true_statement_is_proved(name):
    decision = decide(TRUE[name])
    assert decision.holds, f"{name}: {decision}"
    assert (decision.witness is not None) == ("differ" in name), "only a difference is shown by a witness"


@pytest.mark.parametrize("name", FALSE)
def test_false_statement_is_refuted(name):
    decision = decide(FALSE[name])
    assert not decision.holds, f"{name} was accepted"
    if not name.startswith("the same vector"):
        assert decision.witness is not None
        assert str(decision.witness).startswith(("at N = ", "at c = ", "in numbers: "))


def test_conditions_are_what_was_divided_by():
    decision = decide(equal(a / a, s.ones))
    assert decision.holds
    assert [str(condition) for condition in decision.conditions] == [r"a_n \ne 0 \text{ for all } n"]
    assert [condition.text for condition in decision.conditions] == ["aₙ ≠ 0 for all n"]


def test_hypotheses_settle_conditions():
    decision = decide(equal(a / a, s.ones), [nonzero(a)])
    assert decision.holds and not decision.conditions


def test_undefined_point_can_be_witness():
    decision = decide(equal(a / a, s.ones), everywhere=True)
    assert not decision.holds
    assert decision.witness.undefined


def secular(s):
    """Σ 1/(gₙ² − z) = 0."""
    return equal(s.sum(s.ones / (s.gain**2 - s.scalar("z") * s.ones)), 0)


def test_a_hypothesis_on_a_moment_is_used():
    claim = equal(s.sum(s.gain**2 / (s.gain**2 - s.scalar("z") * s.ones)), s.N)
    assert decide(claim, [secular]).holds
    assert not decide(claim).holds


def test_a_hypothesis_on_a_moment_has_witnesses():
    claim = equal(s.sum(s.gain**2 / (s.gain**2 - s.scalar("z") * s.ones)), s.N - 1)
    decision = decide(claim, [secular])
    assert not decision.holds
    assert decision.witness.dimension >= 2


def test_no_derivative_at_a_constrained_vector():
    with pytest.raises(Exception, match="ties its entries together"):
        decide(equal(s.gradient(s.sum(s.gain), s.gain), s.ones), [secular])


def test_neither_proof_nor_witness_is_said_so():
    """A true inequality between sums that no means are: never a wrong answer, never a guess."""
    with pytest.raises(Undecided):
        decide(at_most(s.sum(a**4 * s.gain**4), s.sum(a**2 * s.gain**2) ** 2))


def test_order_that_is_no_sum_of_squares_is_decided():
    """T. S. Motzkin's polynomial, of two sums."""
    assert decide(at_most(3 * _product(s) ** 2, _product(s) ** 2 * (s.sum(a) ** 2 + s.sum(s.gain) ** 2) + 1)).holds


def _product(s):
    return s.sum(a(s)) * s.sum(s.gain)


PRINTED = {
    "a proof": (equal(s.sum(s.ones), s.N), "verdict: holds for every N\nconditions: none\nwitness: none"),
    "a proof with a condition": (
        equal(s.N / s.sum(s.activation), s.N / s.sum(s.activation)),
        "verdict: holds for every N\nconditions: Σ[a] ≠ 0\nwitness: none",
    ),
    "a refutation": (
        equal((s.N - 2) * s.activation, 0),
        "verdict: fails\nconditions: none\nwitness: at N = 1, a = (1): entry 1: -1 is not 0",
    ),
}


@pytest.mark.each(PRINTED)
def test_a_decision_prints_three_lines(claim, text):
    assert str(decide(claim)) == text

"""Exponentials, logarithms and tanh: what the calculus knows of them, and the false statements it must not prove."""

import pytest
from statement_tests import (  # noqa: F401
    is_undecided,
    pytest_generate_tests,
    test_false_statement_is_refuted,
    test_refused_in_one_line,
    test_the_second_engine_does_not_accept_it,
    test_true_statement_is_proved,
)
from variables import a, at_most, b, c, d, differ, equal, nonzero, positive, s

from lnverify import InputError, Undecided, decide


def softmax(s, v):
    return s.exp(v) / s.sum(s.exp(v))


def sigmoid(s, v):
    return s.ones / (s.ones + s.exp(-v))


def jacobian(s, v):
    return s.jacobian(v, a(s))


positive_entries = positive(a)
d_is_an_exponential = equal(d, s.exp(c))  # d = e^c


TRUE = {
    "d² = e^(2c) where d = e^c": (equal(d**2, s.exp(2 * c)), [d_is_an_exponential]),
    "e^(a + b) = e^a e^b": (equal(s.exp(a + b), s.exp(a) * s.exp(b)), []),
    "e^(a + c1) = e^c e^a": (equal(s.exp(a + c * s.ones), s.exp(c) * s.exp(a)), []),
    "e^a e^−a = 1": (equal(s.exp(a) * s.exp(-a), s.ones), []),
    "the whole first, then halves": (equal(s.exp(a), s.exp(a / 6) ** 6), []),
    "halves first, then the whole": (equal(s.exp(c / 2) ** 2, s.exp(c)), []),
    "e^0 = 1": (lambda s: [equal(s.exp(a(s) - a(s)), s.ones), equal(s.exp(0 * c(s)), 1)], []),
    "∏ e^a = e^Σa": (equal(s.product(s.exp(a)), s.exp(s.sum(a))), []),
    "d e^(c²)/dc": (equal(s.derivative(s.exp(c**2), c), 2 * c * s.exp(c**2)), []),
    "∂e^(a·b)/∂a": (equal(s.gradient(s.exp(s.dot(a, b)), a), s.exp(s.dot(a, b)) * b), []),
    "∂e^(μa)/∂a sees the mean": (
        equal(
            jacobian(s, s.exp(s.sum(a) * a)), s.diag(s.exp(s.sum(a) * a)) @ (s.sum(a) * s.identity + s.outer(a, s.ones))
        ),
        [],
    ),
    "e^a > 0": (lambda s: [positive(s.exp(a(s))), nonzero(s.exp(a(s))), positive(s.exp(c(s)))], []),
    "a sigmoid lies above 0 and below 1": (
        lambda s: [positive(sigmoid(s, a(s))), positive(s.ones - sigmoid(s, a(s)))],
        [],
    ),
    "tanh² < 1": (lambda s: [positive(1 - s.tanh(c(s)) ** 2), positive(s.ones - s.tanh(a(s)) ** 2)], []),
    "tanh of a sum": (equal(s.tanh(c + d), (s.tanh(c) + s.tanh(d)) / (1 + s.tanh(c) * s.tanh(d))), []),
    "tanh of a vector of several terms": (
        equal(jacobian(s, s.tanh(b * a + b)), s.diag(b * (s.ones - s.tanh(b * a + b) ** 2))),
        [],
    ),
    "log e^a = a": (lambda s: [equal(s.log(s.exp(a(s))), a(s)), equal(s.log(s.exp(c(s))), c(s))], []),
    "e^log v = v": (equal(s.exp(s.log(s.ones + a**2)), s.ones + a**2), []),
    "e^log c = c for positive c": (equal(s.exp(s.log(c)), c), [positive(c)]),
    "e^log −c = −c for negative c": (equal(s.exp(s.log(-c)), -c), [positive(-c)]),
    "e^log(1 − c) = 1 − c for c < 1": (equal(s.exp(s.log(1 - c)), 1 - c), [positive(1 - c)]),
    "e^log(1/(1 − c)) = 1/(1 − c) for c < 1": (equal(s.exp(s.log(1 / (1 - c))), 1 / (1 - c)), [positive(1 - c)]),
    "log(ab) for positive a and b": (equal(s.log(a * b), s.log(a) + s.log(b)), [positive_entries, positive(b)]),
    "log(cd) for positive c and d": (equal(s.log(c * d), s.log(c) + s.log(d)), [positive(c), positive(d)]),
    "log √(1 + c²)": (equal(2 * s.log(s.sqrt(1 + c**2)), s.log(1 + c**2)), []),
    "log 6 = log 2 + log 3": (equal(s.log(s.rational(6)), s.log(s.rational(2)) + s.log(s.rational(3))), []),
    "log(1 + e^−a) = log(1 + e^a) − a": (equal(s.log(s.ones + s.exp(-a)), s.log(s.ones + s.exp(a)) - a), []),
    "∂log a/∂a": (equal(jacobian(s, s.log(a)), s.diag(s.ones / a)), [positive_entries]),
    "Cauchy and Schwarz with the weights e^a": (at_most(s.dot(b, softmax(s, a)) ** 2, s.dot(b**2, softmax(s, a))), []),
    "Σp² ≥ 1/N": (at_most(1, s.N * s.dot(softmax(s, a), softmax(s, a))), []),
    "zero gains": (
        equal(
            s.sum(s.exp(s.zeros_gain()) * (s.ones - s.zeros_gain() * s.drazin(s.zeros_gain()))),
            s.sum(s.ones - s.zeros_gain() * s.drazin(s.zeros_gain())),
        ),
        [],
    ),
    "where nothing is known of a denominator": (
        equal(s.exp(1 / (s.sqrt(1 + c**2) + 1)) ** 2, s.exp(2 / (s.sqrt(1 + c**2) + 1))),
        [],
    ),
}


FALSE = {
    "e^(a + b) = e^a + e^b": (equal(s.exp(a + b), s.exp(a) + s.exp(b)), []),
    "e^(ab) = e^a e^b": (equal(s.exp(a * b), s.exp(a) * s.exp(b)), []),
    "e^Σa = Σe^a": (equal(s.exp(s.sum(a)), s.sum(s.exp(a))), []),
    "∏ e^a = e^∏a": (equal(s.product(s.exp(a)), s.exp(s.product(a))), []),
    "the exponentials of two vectors": (equal(s.exp(a), s.exp(b)), []),
    "of a vector and its mean": (equal(s.exp(a), s.exp(s.sum(a) / s.N) * s.ones), []),
    "e^(c/2) and e^c": (equal(s.exp(c / 2), s.exp(c)), []),
    "e^c ≥ 1": (at_most(1, s.exp(c)), []),
    "e^a is a square of what is at least 1": (positive(s.exp(a) - s.ones), []),
    "softmax is invariant to scale": (equal(softmax(s, 2 * a), softmax(s, a)), []),
    "softmax’s Jacobian is diag(p)": (equal(jacobian(s, softmax(s, a)), s.diag(softmax(s, a))), []),
    "softmax treats each entry by itself": (equal(softmax(s, a), sigmoid(s, a)), []),
    "∂Σe^a/∂a = N": (equal(s.gradient(s.sum(s.exp(a)), a), s.N * s.ones), []),
    "∂e^(Σa·b)/∂a without the sum": (equal(jacobian(s, s.exp(s.sum(a) * b)), 0), []),
    "∂(1/(e^a + ‖a‖² + 1))/∂a without the norm": (
        equal(
            jacobian(s, s.ones / (s.exp(a) + (s.dot(a, a) + 1) * s.ones)),
            -s.diag(s.exp(a) / (s.exp(a) + (s.dot(a, a) + 1) * s.ones) ** 2),
        ),
        [],
    ),
    "d/dc Σ1/(e^(cb) + 1) = 0": (equal(s.derivative(s.sum(s.ones / (s.exp(c * b) + s.ones)), c), 0), []),
    "tanh′ = 1 + tanh²": (equal(jacobian(s, s.tanh(a)), s.diag(s.ones + s.tanh(a) ** 2)), []),
    "tanh is even": (equal(s.tanh(-a), s.tanh(a)), []),
    "tanh(2x) = 2 tanh(x)": (equal(s.tanh(2 * a), 2 * s.tanh(a)), []),
    "|tanh| > 1/2": (at_most(s.rational(1, 4), s.tanh(c) ** 2), []),
    "log(a + b) = log a + log b": (equal(s.log(a + b), s.log(a) + s.log(b)), []),
    "log a² = log a": (equal(s.log(a**2), s.log(a)), []),
    "e^(log(a²)/2) = a, not |a|": (equal(s.exp(s.log(a**2) / 2), a), []),
    "e^(log(c²)/2) = c, not |c|": (equal(s.exp(s.log(c**2) / 2), c), []),
    "log(cd) says nothing of c alone": (
        lambda s: [equal(s.log(c(s) * d(s)), s.log(d(s) * c(s))), positive(c(s))],
        [positive(c * d)],
    ),
    "log(ca) says nothing of a alone": (lambda s: [equal(s.log(c(s) * a(s)), s.log(a(s) * c(s))), positive(a(s))], []),
    "log(ca + c1) says nothing of c alone": (
        lambda s: [equal(s.log(c(s) * (a(s) + s.ones)), s.log(c(s) * a(s) + c(s) * s.ones)), positive(c(s))],
        [],
    ),
    "log c² says nothing of c’s sign": (
        lambda s: [equal(s.log(c(s) ** 2), 2 * s.log(s.sqrt(c(s) ** 2))), positive(c(s))],
        [],
    ),
    "log′ = 1/a²": (equal(jacobian(s, s.log(a)), s.diag(s.ones / a**2)), [positive_entries]),
    "log > 0": (positive(s.log(s.ones + s.exp(a)) - s.ones), []),
    "the sum is positive, so every entry is": (positive(a), [positive(s.sum(a))]),
    "the squares are positive, so the entries are": (positive(a), [positive(a**2)]),
    "ab > 0, so a > 0": (positive(a), [positive(a * b)]),
    "−a > 0, so a > 0": (positive(a), [positive(-a)]),
    "ca > 0, so a > 0": (positive(a), [positive(c * a)]),
    "a > 0, so a > 1": (positive(a - s.ones), [positive_entries]),
    "a square is positive": (positive(a**2), []),
    "of c², e^c is the root": (equal(s.sqrt(c**2), s.exp(c)), []),
    "a letter of the exponential’s name": (equal(s.vector("exp1"), s.exp(a)), []),
    "a scalar of the exponential’s name": (equal(s.scalar("exp"), s.exp(c)), []),
    "a vector called log": (equal(s.vector("log"), s.log(s.exp(a))), []),
    "e^a and e^b for a zero gain": (equal(s.exp(s.zeros_gain()), s.exp(s.gain)), []),
    "e^0 = 0 where the gain is 0": (
        equal(s.sum(s.exp(s.zeros_gain())), s.dot(s.exp(s.zeros_gain()), s.zeros_gain() * s.drazin(s.zeros_gain()))),
        [],
    ),
}


# What a logarithm is taken of has to be positive: where that is not known, it is a condition.
CONDITIONS = {
    "log c": (equal(c * s.derivative(s.log(c), c), 1), ["c > 0"]),
    "log a": (equal(jacobian(s, s.log(a)), s.diag(s.ones / a)), ["a > 0 in every entry"]),
    "log 2a, of which log a is a part": (
        equal(s.log(2 * a), s.log(a) + s.log(s.rational(2)) * s.ones),
        ["(2 a) > 0 in every entry"],
    ),
}


@pytest.mark.each(CONDITIONS)
def test_a_logarithm_has_a_condition(claim, wanted):
    decision = decide(claim)
    texts = {condition.text for condition in decision.conditions}
    assert decision.holds
    assert set(wanted) <= texts
    assert all("> 0" in text for text in texts)
    assert not decide(claim, [], everywhere=True).holds
    assert decide(claim, [condition.statement for condition in decision.conditions]).conditions == []


@pytest.mark.parametrize("name", ["log of −1 − a²", "log of −(1 + c²)", "log of 0"])
def test_logarithm_needs_positive_argument(name):
    claims = {
        "log of −1 − a²": equal(s.log(-s.ones - a**2), 0),
        "log of −(1 + c²)": equal(s.log(-1 - c**2), 0),
        "log of 0": equal(s.log(c - c), 0),
    }
    decision = decide(claims[name], [], everywhere=True)
    assert not decision.holds
    assert "logarithm of what is not positive" in decision.witness.failure


REFUSED = {
    "of an operator": equal(s.exp(s.identity), s.identity),
    "of two vectors": equal(s.exp(a, b), a),
    "of a float": equal(s.exp(0.5), 1),
    "by name": equal(s.exp(x=a), a),
    "a derivative at an exponential": equal(s.jacobian(a, s.exp(a)), s.identity),
    "that an operator is positive": positive(s.identity),
}


def test_excess_is_reported_in_one_line():
    """e^c is at least its Taylor polynomial of degree 3, but this is no square and no tangent."""
    is_undecided(at_most(1 + c + c**2 / 2 + c**3 / 6, s.exp(c)))


LARGE = {
    "of a number": positive(s.exp(s.rational(10**9))),
    "of a multiple": equal(s.exp(10**20 * c), s.exp(10**20 * c)),
    "beside a small part": equal(s.exp(c / 10**6) * s.exp(c), s.exp(c / 10**6 + c)),
    "tanh of a vector": positive(s.ones - s.tanh(1000 * a) ** 2),
}


@pytest.mark.parametrize("name", LARGE)
def test_large_exponential_power_stays_symbolic(name):
    with pytest.raises(Undecided, match="power beyond 200"):
        decide(LARGE[name])


def test_sides_may_be_swapped():
    """That e^(aᵢ/5) is met late changes e^(aᵢ), which was worked out before."""

    def parts(s):
        return s.exp(s.entry(s.activation, "i") / 5), s.entry(s.exp(s.activation), "i")

    assert decide(equal(parts(s)[0] ** 5, parts(s)[1])).holds
    assert decide(equal(parts(s)[1], parts(s)[0] ** 5)).holds
    assert not decide(equal(parts(s)[1], parts(s)[0] ** 4)).holds


def test_differences_are_told_apart_by_a_point():
    assert decide(differ(s.exp(a), s.ones + a)).witness is not None


TIED = {
    "at c, where d = e^c": (equal(s.derivative(s.exp(c), c), d), d_is_an_exponential),
    "at a, where d = e^Σa": (equal(s.gradient(s.sum(a), a), s.ones), equal(d, s.exp(s.sum(a)))),
    "at c, where d = log(1 + c²)": (equal(s.derivative(c**2, c), 2 * c), equal(d, s.log(1 + c**2))),
}


@pytest.mark.each(TIED)
def test_no_derivative_at_what_a_function_ties(statement, hypothesis):
    with pytest.raises(InputError, match=r"no derivative at .* a hypothesis ties"):
        decide(statement, [hypothesis])

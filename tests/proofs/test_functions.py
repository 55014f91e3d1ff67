"""Exponentials, logarithms and tanh: what the calculus knows of them, and the false statements it must not prove."""

import pytest
from statements_under_test import (
    is_bad_input,
    is_proved,
    is_refuted,
    is_undecided,
    second_engine_accepts,
    second_engine_does_not_accept,
)
from variables import a, b, c, d

from lnverify import InputError, Undecided, at_most, decide, differ, equal, nonzero, positive
from lnverify.proofs.readings.printed import LATEX, TEXT, Printed


def softmax(s, v):
    return s.exp(v) / s.sum(s.exp(v))


def sigmoid(s, v):
    return s.ones / (s.ones + s.exp(-v))


def jacobian(s, v):
    return s.jacobian(v, a(s))


def positive_entries(s):
    return positive(a(s))


def d_is_an_exponential(s):
    """d = e^c."""
    return equal(d(s), s.exp(c(s)))


TRUE = {
    "d² = e^(2c) where d = e^c": (lambda s: equal(d(s) ** 2, s.exp(2 * c(s))), [d_is_an_exponential]),
    "e^(a + b) = e^a e^b": (lambda s: equal(s.exp(a(s) + b(s)), s.exp(a(s)) * s.exp(b(s))), []),
    "e^(a + c1) = e^c e^a": (lambda s: equal(s.exp(a(s) + c(s) * s.ones), s.exp(c(s)) * s.exp(a(s))), []),
    "e^a e^−a = 1": (lambda s: equal(s.exp(a(s)) * s.exp(-a(s)), s.ones), []),
    "the whole first, then halves": (lambda s: equal(s.exp(a(s)), s.exp(a(s) / 6) ** 6), []),
    "halves first, then the whole": (lambda s: equal(s.exp(c(s) / 2) ** 2, s.exp(c(s))), []),
    "e^0 = 1": (lambda s: [equal(s.exp(a(s) - a(s)), s.ones), equal(s.exp(0 * c(s)), 1)], []),
    "∏ e^a = e^Σa": (lambda s: equal(s.product(s.exp(a(s))), s.exp(s.sum(a(s)))), []),
    "d e^(c²)/dc": (lambda s: equal(s.derivative(s.exp(c(s) ** 2), c(s)), 2 * c(s) * s.exp(c(s) ** 2)), []),
    "∂e^(a·b)/∂a": (lambda s: equal(s.gradient(s.exp(s.dot(a(s), b(s))), a(s)), s.exp(s.dot(a(s), b(s))) * b(s)), []),
    "∂e^(μa)/∂a sees the mean": (
        lambda s: equal(
            jacobian(s, s.exp(s.sum(a(s)) * a(s))),
            s.diag(s.exp(s.sum(a(s)) * a(s))) @ (s.sum(a(s)) * s.identity + s.outer(a(s), s.ones)),
        ),
        [],
    ),
    "e^a > 0": (lambda s: [positive(s.exp(a(s))), nonzero(s.exp(a(s))), positive(s.exp(c(s)))], []),
    "a sigmoid lies above 0 and below 1": (
        lambda s: [positive(sigmoid(s, a(s))), positive(s.ones - sigmoid(s, a(s)))],
        [],
    ),
    "tanh² < 1": (lambda s: [positive(1 - s.tanh(c(s)) ** 2), positive(s.ones - s.tanh(a(s)) ** 2)], []),
    "tanh of a sum": (
        lambda s: equal(s.tanh(c(s) + d(s)), (s.tanh(c(s)) + s.tanh(d(s))) / (1 + s.tanh(c(s)) * s.tanh(d(s)))),
        [],
    ),
    "tanh of a vector of several terms": (
        lambda s: equal(
            jacobian(s, s.tanh(b(s) * a(s) + b(s))), s.diag(b(s) * (s.ones - s.tanh(b(s) * a(s) + b(s)) ** 2))
        ),
        [],
    ),
    "log e^a = a": (lambda s: [equal(s.log(s.exp(a(s))), a(s)), equal(s.log(s.exp(c(s))), c(s))], []),
    "e^log v = v": (lambda s: equal(s.exp(s.log(s.ones + a(s) ** 2)), s.ones + a(s) ** 2), []),
    "e^log c = c for positive c": (lambda s: equal(s.exp(s.log(c(s))), c(s)), [lambda s: positive(c(s))]),
    "e^log −c = −c for negative c": (lambda s: equal(s.exp(s.log(-c(s))), -c(s)), [lambda s: positive(-c(s))]),
    "e^log(1 − c) = 1 − c for c < 1": (
        lambda s: equal(s.exp(s.log(1 - c(s))), 1 - c(s)),
        [lambda s: positive(1 - c(s))],
    ),
    "e^log(1/(1 − c)) = 1/(1 − c) for c < 1": (
        lambda s: equal(s.exp(s.log(1 / (1 - c(s)))), 1 / (1 - c(s))),
        [lambda s: positive(1 - c(s))],
    ),
    "log(ab) for positive a and b": (
        lambda s: equal(s.log(a(s) * b(s)), s.log(a(s)) + s.log(b(s))),
        [positive_entries, lambda s: positive(b(s))],
    ),
    "log(cd) for positive c and d": (
        lambda s: equal(s.log(c(s) * d(s)), s.log(c(s)) + s.log(d(s))),
        [lambda s: positive(c(s)), lambda s: positive(d(s))],
    ),
    "log √(1 + c²)": (lambda s: equal(2 * s.log(s.sqrt(1 + c(s) ** 2)), s.log(1 + c(s) ** 2)), []),
    "log 6 = log 2 + log 3": (
        lambda s: equal(s.log(s.rational(6)), s.log(s.rational(2)) + s.log(s.rational(3))),
        [],
    ),
    "log(1 + e^−a) = log(1 + e^a) − a": (
        lambda s: equal(s.log(s.ones + s.exp(-a(s))), s.log(s.ones + s.exp(a(s))) - a(s)),
        [],
    ),
    "∂log a/∂a": (lambda s: equal(jacobian(s, s.log(a(s))), s.diag(s.ones / a(s))), [positive_entries]),
    "Cauchy and Schwarz with the weights e^a": (
        lambda s: at_most(s.dot(b(s), softmax(s, a(s))) ** 2, s.dot(b(s) ** 2, softmax(s, a(s)))),
        [],
    ),
    "Σp² ≥ 1/N": (lambda s: at_most(1, s.N * s.dot(softmax(s, a(s)), softmax(s, a(s)))), []),
    "zero gains": (
        lambda s: equal(
            s.sum(s.exp(s.zeros_gain()) * (s.ones - s.zeros_gain() * s.drazin(s.zeros_gain()))),
            s.sum(s.ones - s.zeros_gain() * s.drazin(s.zeros_gain())),
        ),
        [],
    ),
    "where nothing is known of a denominator": (
        lambda s: equal(s.exp(1 / (s.sqrt(1 + c(s) ** 2) + 1)) ** 2, s.exp(2 / (s.sqrt(1 + c(s) ** 2) + 1))),
        [],
    ),
}


@pytest.mark.parametrize("name", TRUE)
def test_true_statement_is_proved(name):
    """With no condition, and at N = 1, 2, 3, 4 by the matrices too."""
    is_proved(*TRUE[name])
    second_engine_accepts(*TRUE[name])


FALSE = {
    "e^(a + b) = e^a + e^b": (lambda s: equal(s.exp(a(s) + b(s)), s.exp(a(s)) + s.exp(b(s))), []),
    "e^(ab) = e^a e^b": (lambda s: equal(s.exp(a(s) * b(s)), s.exp(a(s)) * s.exp(b(s))), []),
    "e^Σa = Σe^a": (lambda s: equal(s.exp(s.sum(a(s))), s.sum(s.exp(a(s)))), []),
    "∏ e^a = e^∏a": (lambda s: equal(s.product(s.exp(a(s))), s.exp(s.product(a(s)))), []),
    "the exponentials of two vectors": (lambda s: equal(s.exp(a(s)), s.exp(b(s))), []),
    "of a vector and its mean": (lambda s: equal(s.exp(a(s)), s.exp(s.sum(a(s)) / s.N) * s.ones), []),
    "e^(c/2) and e^c": (lambda s: equal(s.exp(c(s) / 2), s.exp(c(s))), []),
    "e^c ≥ 1": (lambda s: at_most(1, s.exp(c(s))), []),
    "e^a is a square of what is at least 1": (lambda s: positive(s.exp(a(s)) - s.ones), []),
    "softmax is invariant to scale": (lambda s: equal(softmax(s, 2 * a(s)), softmax(s, a(s))), []),
    "softmax’s Jacobian is diag(p)": (lambda s: equal(jacobian(s, softmax(s, a(s))), s.diag(softmax(s, a(s)))), []),
    "softmax treats each entry by itself": (lambda s: equal(softmax(s, a(s)), sigmoid(s, a(s))), []),
    "∂Σe^a/∂a = N": (lambda s: equal(s.gradient(s.sum(s.exp(a(s))), a(s)), s.N * s.ones), []),
    "∂e^(Σa·b)/∂a without the sum": (
        lambda s: equal(jacobian(s, s.exp(s.sum(a(s)) * b(s))), 0),
        [],
    ),
    "∂(1/(e^a + ‖a‖² + 1))/∂a without the norm": (
        lambda s: equal(
            jacobian(s, s.ones / (s.exp(a(s)) + (s.dot(a(s), a(s)) + 1) * s.ones)),
            -s.diag(s.exp(a(s)) / (s.exp(a(s)) + (s.dot(a(s), a(s)) + 1) * s.ones) ** 2),
        ),
        [],
    ),
    "d/dc Σ1/(e^(cb) + 1) = 0": (
        lambda s: equal(s.derivative(s.sum(s.ones / (s.exp(c(s) * b(s)) + s.ones)), c(s)), 0),
        [],
    ),
    "tanh′ = 1 + tanh²": (lambda s: equal(jacobian(s, s.tanh(a(s))), s.diag(s.ones + s.tanh(a(s)) ** 2)), []),
    "tanh is even": (lambda s: equal(s.tanh(-a(s)), s.tanh(a(s))), []),
    "tanh(2x) = 2 tanh(x)": (lambda s: equal(s.tanh(2 * a(s)), 2 * s.tanh(a(s))), []),
    "|tanh| > 1/2": (lambda s: at_most(s.rational(1, 4), s.tanh(c(s)) ** 2), []),
    "log(a + b) = log a + log b": (lambda s: equal(s.log(a(s) + b(s)), s.log(a(s)) + s.log(b(s))), []),
    "log a² = log a": (lambda s: equal(s.log(a(s) ** 2), s.log(a(s))), []),
    "e^(log(a²)/2) = a, not |a|": (lambda s: equal(s.exp(s.log(a(s) ** 2) / 2), a(s)), []),
    "e^(log(c²)/2) = c, not |c|": (lambda s: equal(s.exp(s.log(c(s) ** 2) / 2), c(s)), []),
    "log(cd) says nothing of c alone": (
        lambda s: [equal(s.log(c(s) * d(s)), s.log(d(s) * c(s))), positive(c(s))],
        [lambda s: positive(c(s) * d(s))],
    ),
    "log(ca) says nothing of a alone": (
        lambda s: [equal(s.log(c(s) * a(s)), s.log(a(s) * c(s))), positive(a(s))],
        [],
    ),
    "log(ca + c1) says nothing of c alone": (
        lambda s: [equal(s.log(c(s) * (a(s) + s.ones)), s.log(c(s) * a(s) + c(s) * s.ones)), positive(c(s))],
        [],
    ),
    "log c² says nothing of c’s sign": (
        lambda s: [equal(s.log(c(s) ** 2), 2 * s.log(s.sqrt(c(s) ** 2))), positive(c(s))],
        [],
    ),
    "log′ = 1/a²": (lambda s: equal(jacobian(s, s.log(a(s))), s.diag(s.ones / a(s) ** 2)), [positive_entries]),
    "log > 0": (lambda s: positive(s.log(s.ones + s.exp(a(s))) - s.ones), []),
    "the sum is positive, so every entry is": (lambda s: positive(a(s)), [lambda s: positive(s.sum(a(s)))]),
    "the squares are positive, so the entries are": (lambda s: positive(a(s)), [lambda s: positive(a(s) ** 2)]),
    "ab > 0, so a > 0": (lambda s: positive(a(s)), [lambda s: positive(a(s) * b(s))]),
    "−a > 0, so a > 0": (lambda s: positive(a(s)), [lambda s: positive(-a(s))]),
    "ca > 0, so a > 0": (lambda s: positive(a(s)), [lambda s: positive(c(s) * a(s))]),
    "a > 0, so a > 1": (lambda s: positive(a(s) - s.ones), [positive_entries]),
    "a square is positive": (lambda s: positive(a(s) ** 2), []),
    "of c², e^c is the root": (lambda s: equal(s.sqrt(c(s) ** 2), s.exp(c(s))), []),
    "a letter of the exponential’s name": (lambda s: equal(s.vector("exp1"), s.exp(a(s))), []),
    "a scalar of the exponential’s name": (lambda s: equal(s.scalar("exp"), s.exp(c(s))), []),
    "a vector called log": (lambda s: equal(s.vector("log"), s.log(s.exp(a(s)))), []),
    "e^a and e^b for a zero gain": (lambda s: equal(s.exp(s.zeros_gain()), s.exp(s.gain)), []),
    "e^0 = 0 where the gain is 0": (
        lambda s: equal(
            s.sum(s.exp(s.zeros_gain())), s.dot(s.exp(s.zeros_gain()), s.zeros_gain() * s.drazin(s.zeros_gain()))
        ),
        [],
    ),
}


@pytest.mark.parametrize("name", FALSE)
def test_false_statement_is_refuted(name):
    is_refuted(*FALSE[name])


@pytest.mark.parametrize("name", FALSE)
def test_the_second_engine_does_not_accept_it(name):
    second_engine_does_not_accept(*FALSE[name])


# What a logarithm is taken of has to be positive: where that is not known, it is a condition.
CONDITIONS = {
    "log c": (lambda s: equal(c(s) * s.derivative(s.log(c(s)), c(s)), 1), ["c > 0"]),
    "log a": (lambda s: equal(jacobian(s, s.log(a(s))), s.diag(s.ones / a(s))), ["a > 0 for all n"]),
    "log 2a, of which log a is a part": (
        lambda s: equal(s.log(2 * a(s)), s.log(a(s)) + s.log(s.rational(2)) * s.ones),
        ["a > 0 for all n"],
    ),
}


@pytest.mark.parametrize("name", CONDITIONS)
def test_a_logarithm_has_a_condition(name):
    claim, wanted = CONDITIONS[name]
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
        "log of −1 − a²": lambda s: equal(s.log(-s.ones - a(s) ** 2), 0),
        "log of −(1 + c²)": lambda s: equal(s.log(-1 - c(s) ** 2), 0),
        "log of 0": lambda s: equal(s.log(c(s) - c(s)), 0),
    }
    decision = decide(claims[name], [], everywhere=True)
    assert not decision.holds
    assert "logarithm of what is not positive" in decision.witness.failure


REFUSED = {
    "of an operator": lambda s: equal(s.exp(s.identity), s.identity),
    "of two vectors": lambda s: equal(s.exp(a(s), b(s)), a(s)),
    "of a float": lambda s: equal(s.exp(0.5), 1),
    "by name": lambda s: equal(s.exp(x=a(s)), a(s)),
    "a derivative at an exponential": lambda s: equal(s.jacobian(a(s), s.exp(a(s))), s.identity),
    "that an operator is positive": lambda s: positive(s.identity),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused_in_one_line(name):
    is_bad_input(REFUSED[name])


def test_excess_is_reported_in_one_line():
    """e^c is at least its Taylor polynomial of degree 3, but this is no square and no tangent."""
    is_undecided(lambda s: at_most(1 + c(s) + c(s) ** 2 / 2 + c(s) ** 3 / 6, s.exp(c(s))))


LARGE = {
    "of a number": lambda s: positive(s.exp(s.rational(10**9))),
    "of a multiple": lambda s: equal(s.exp(10**20 * c(s)), s.exp(10**20 * c(s))),
    "beside a small part": lambda s: equal(s.exp(c(s) / 10**6) * s.exp(c(s)), s.exp(c(s) / 10**6 + c(s))),
    "tanh of a vector": lambda s: positive(s.ones - s.tanh(1000 * a(s)) ** 2),
}


@pytest.mark.parametrize("name", LARGE)
def test_large_exponential_power_stays_symbolic(name):
    with pytest.raises(Undecided, match="power beyond 200"):
        decide(LARGE[name])


def test_sides_may_be_swapped():
    """That e^(aᵢ/5) is met late changes e^(aᵢ), which was worked out before."""

    def parts(s):
        return s.exp(s.entry(s.activation, "i") / 5), s.entry(s.exp(s.activation), "i")

    assert decide(lambda s: equal(parts(s)[0] ** 5, parts(s)[1])).holds
    assert decide(lambda s: equal(parts(s)[1], parts(s)[0] ** 5)).holds
    assert not decide(lambda s: equal(parts(s)[1], parts(s)[0] ** 4)).holds


def test_differences_are_told_apart_by_a_point():
    assert decide(lambda s: differ(s.exp(a(s)), s.ones + a(s))).witness is not None


def test_print():
    texts = [
        [s.statement(item) for item in (equal(s.exp(a(s)) ** 2, s.log(a(s))), positive(s.tanh(a(s))))]
        for s in (Printed(TEXT), Printed(LATEX))
    ]
    assert texts[0] == ["exp(a)² = log(a)", "tanh(a) > 0 in every entry"]
    assert all(text.count("{") == text.count("}") for text in texts[1])


def test_forms_are_printed_as_exponentials():
    (step,) = decide(lambda s: equal(s.exp(2 * a(s) - b(s)), s.exp(a(s)) ** 2 / s.exp(b(s)))).steps
    assert step.form_text == "exp(2 a) exp(-b)"


TIED = {
    "at c, where d = e^c": (lambda s: equal(s.derivative(s.exp(c(s)), c(s)), d(s)), d_is_an_exponential),
    "at a, where d = e^Σa": (
        lambda s: equal(s.gradient(s.sum(a(s)), a(s)), s.ones), lambda s: equal(d(s), s.exp(s.sum(a(s)))),
    ),
    "at c, where d = log(1 + c²)": (
        lambda s: equal(s.derivative(c(s) ** 2, c(s)), 2 * c(s)), lambda s: equal(d(s), s.log(1 + c(s) ** 2)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", TIED)
def test_no_derivative_at_what_a_function_ties(name):
    statement, hypothesis = TIED[name]
    with pytest.raises(InputError, match=r"no derivative at .* a hypothesis ties"):
        decide(statement, [hypothesis])

"""Rules by which ordinary statements are proved, each beside a false statement that it must not prove."""

import pytest
from variables import Q, a, b, c, d, g, square

from lnverify import InputError, Undecided, at_most, decide, equal, nonzero, positive
from lnverify.proofs.definitions import centered, normalized, variance


def u(s):
    return s.vector("u")


def W(s):
    return s.matrix("W", "N", "N")


def softmax(s, index):
    return s.entry(s.exp(a(s)), index) / s.sum(s.exp(a(s)))


def of_two(s, scale=1):
    """(‖a‖² + ‖u‖²)(‖b‖² + ‖g‖²) less scale times (a·b + u·g)²."""
    wide = (square(s, a(s)) + square(s, u(s))) * (square(s, b(s)) + square(s, g(s)))
    return wide - scale * (s.dot(a(s), b(s)) + s.dot(u(s), g(s))) ** 2


def inner(s, X, Y):
    return s.trace(X.T @ Y)


def of_matrices(s, scale=1):
    X, Y = s.matrix("X"), s.matrix("Y")
    return inner(s, X, X) * inner(s, Y, Y) - scale * inner(s, X, Y) ** 2


def of_difference(s, scale=2):
    """‖X − Y‖² for a scale of 2."""
    X, Y = s.matrix("X"), s.matrix("Y")
    return inner(s, X, X) + inner(s, Y, Y) - scale * inner(s, X, Y)


def stacked(s, scale=1):
    return scale * s.N - square(s, normalized(s, a(s) + normalized(s, b(s))))


def rms(s, v):
    return v / s.sqrt(square(s, v) / s.N + s.eps)


eps_is_positive = [lambda s: positive(s.eps)]
a_is_positive = [lambda s: positive(a(s))]
is_zero = [lambda s: equal(square(s, a(s)), 0)]
are_zero = [lambda s: equal(c(s) ** 2 + d(s) ** 2, 0)]
is_orthogonal = [lambda s: equal(Q(s).T @ Q(s), s.identity)]
has_orthonormal_columns = [lambda s: equal(s.matrix("X").T @ s.matrix("X"), s.identity)]
is_symmetric = [lambda s: equal(Q(s), Q(s).T)]
is_sum = [lambda s: equal(a(s), b(s) + c(s) * s.ones)]
two_and_more, three_and_more = ([lambda s, n=n: at_most(n, s.N)] for n in (2, 3))


def is_known(n):
    return lambda s: equal(s.N, n)


varies = [lambda s: positive(variance(s))]

# rule: (true, its hypotheses, false, its hypotheses)
RULES = {
    "⟨p⟩⟨q⟩ ≥ ⟨√(pq)⟩² where p and q are positive": (
        lambda s: at_most(s.N**2, s.sum(a(s)) * s.sum(s.ones / a(s))),
        a_is_positive,
        lambda s: at_most(s.N**2, s.sum(a(s)) * s.sum(s.ones / a(s))),
        [lambda s: nonzero(a(s))],
    ),
    "exponentials beside those of an index are positive where there are some": (
        lambda s: positive(1 - softmax(s, "i")),
        two_and_more,
        lambda s: positive(1 - softmax(s, "i")),
        [],
    ),
    "and beside those of two": (
        lambda s: positive(1 - softmax(s, "i") - softmax(s, "j")),
        three_and_more,
        lambda s: positive(1 - softmax(s, "i") - softmax(s, "j")),
        two_and_more,
    ),
    "log x ≥ y where x ≥ e^y": (
        lambda s: at_most(s.entry(a(s), "i"), s.log(s.sum(s.exp(a(s))))),
        [],
        lambda s: positive(s.log(s.sum(s.exp(a(s)))) - s.entry(a(s), "i")),
        [],
    ),
    "and log x ≤ y where x ≤ e^y": (
        lambda s: at_most(-s.log(s.sum(s.exp(a(s)))), -s.entry(a(s), "i")),
        [],
        lambda s: at_most(s.log(s.sum(s.exp(a(s)))), s.entry(a(s), "i")),
        [],
    ),
    "sums of products of two vectors": (
        lambda s: at_most(0, of_two(s)), [], lambda s: at_most(0, of_two(s, s.rational(101, 100))), [],
    ),
    "traces of products of two matrices": (
        lambda s: at_most(0, of_matrices(s)), [], lambda s: at_most(0, of_matrices(s, s.rational(101, 100))), [],
    ),
    "the square of a sum or a difference of two matrices is not negative": (
        lambda s: at_most(0, of_difference(s)), [], lambda s: at_most(0, of_difference(s, s.rational(201, 100))), [],
    ),
    "a matrix and its transpose have one square": (
        lambda s: at_most(s.trace(Q(s) @ Q(s)), inner(s, Q(s), Q(s))),
        [],
        lambda s: at_most(inner(s, Q(s), Q(s)), s.trace(Q(s) @ Q(s))),
        [],
    ),
    "a multiple of an opaque vector is one of its letter": (
        lambda s: at_most(0, stacked(s)), eps_is_positive, lambda s: at_most(0, stacked(s, s.rational(1, 2))), [],
    ),
    "∏(c1) = cᴺ": (
        lambda s: equal(s.product(c(s) * s.ones), s.exp(s.N * s.log(c(s)))),
        [lambda s: positive(c(s))],
        lambda s: equal(s.product(c(s) * s.ones), s.exp((s.N + 1) * s.log(c(s)))),
        [lambda s: positive(c(s))],
    ),
    "where a sum of squares is 0, so is the vector": (
        lambda s: equal(s.dot(a(s), b(s)), 0), is_zero, lambda s: equal(s.dot(u(s), b(s)), 0), is_zero,
    ),
    "of a sum of what is not negative each term is 0": (
        lambda s: [equal(c(s), 0), equal(d(s), 0)],
        are_zero,
        lambda s: equal(c(s), 0),
        [lambda s: equal(c(s) ** 2 - d(s) ** 2, 0)],
    ),
    "also of a sum with ε, and with products": (
        lambda s: equal(c(s) * d(s), 0),
        [lambda s: equal(c(s) ** 2 * d(s) ** 2 + s.eps, 0)],
        lambda s: equal(c(s), 0),
        [lambda s: equal(c(s) ** 2 * d(s) ** 2 + s.eps, 0)],
    ),
    "a vector equation is solved for a letter": (
        lambda s: equal(s.sum(a(s)), s.sum(b(s)) + s.N * c(s)),
        is_sum,
        lambda s: equal(s.sum(a(s)), s.sum(b(s))),
        is_sum,
    ),
    "times what is not 0": (
        lambda s: equal(a(s), 0 * a(s)),
        [lambda s: equal(c(s) * a(s), 0 * a(s)), lambda s: nonzero(c(s))],
        lambda s: equal(a(s), 0 * a(s)),
        [lambda s: equal(c(s) * a(s), 0 * a(s))],
    ),
    "of a vector that is not 0 it says so": (
        lambda s: nonzero(b(s)),
        [lambda s: nonzero(a(s)), lambda s: equal(a(s), 2 * b(s))],
        lambda s: positive(b(s)),
        [lambda s: nonzero(a(s)), lambda s: equal(a(s), 2 * b(s))],
    ),
    "of a vector whose square is positive it says so": (
        lambda s: positive(square(s, b(s))),
        [lambda s: positive(square(s, a(s))), lambda s: equal(a(s), 2 * b(s))],
        lambda s: positive(square(s, b(s))),
        [lambda s: positive(square(s, a(s))), *is_sum],
    ),
    "a symmetric matrix is its transpose": (
        lambda s: equal(s.dot(a(s), Q(s) @ b(s)), s.dot(b(s), Q(s) @ a(s))),
        is_symmetric,
        lambda s: equal(s.dot(a(s), Q(s) @ b(s)), s.dot(b(s), Q(s) @ a(s))),
        [],
    ),
    "in traces too": (
        lambda s: equal(s.trace(Q(s) @ Q(s) @ W(s)), s.trace(Q(s) @ Q(s) @ W(s).T)),
        is_symmetric,
        lambda s: equal(s.trace(Q(s) @ W(s)), s.trace(Q(s)) * s.trace(W(s))),
        is_symmetric,
    ),
    "an orthogonal matrix keeps products": (
        lambda s: equal(s.dot(Q(s) @ a(s), Q(s) @ b(s)), s.dot(a(s), b(s))),
        is_orthogonal,
        lambda s: equal(s.dot(Q(s) @ a(s), b(s)), s.dot(a(s), b(s))),
        is_orthogonal,
    ),
    "and nothing but products": (
        lambda s: equal(s.sum((Q(s).T @ (Q(s) @ a(s))) ** 4), s.sum(a(s) ** 4)),
        is_orthogonal,
        lambda s: equal(s.sum((Q(s) @ a(s)) ** 4), s.sum(a(s) ** 4)),
        is_orthogonal,
    ),
    "what is between a matrix and its transpose stays": (
        lambda s: equal(Q(s).T @ (s.eps * (Q(s) @ a(s))), s.eps * a(s)),
        is_orthogonal,
        lambda s: equal(Q(s).T @ (g(s) * (Q(s) @ a(s))), g(s) * a(s)),
        is_orthogonal,
    ),
    "its squares sum to 1 in each row": (
        lambda s: equal((Q(s) * Q(s)) @ s.ones, s.ones),
        is_orthogonal,
        lambda s: equal((Q(s) * Q(s)) @ a(s), a(s)),
        is_orthogonal,
    ),
    "it cancels on a cycle": (
        lambda s: equal(s.trace(Q(s).T @ W(s) @ Q(s)), s.trace(W(s))),
        is_orthogonal,
        lambda s: equal(s.trace(Q(s) @ W(s) @ Q(s)), s.trace(W(s))),
        is_orthogonal,
    ),
    "orthonormal columns do not make orthonormal rows": (
        lambda s: equal(s.trace(s.matrix("X").T @ s.matrix("X")), s.N),
        has_orthonormal_columns,
        lambda s: equal(s.matrix("X") @ (s.matrix("X").T @ s.on("M").vector("v")), s.on("M").vector("v")),
        has_orthonormal_columns,
    ),
    "RMSNorm turns with what it normalizes, LayerNorm does not": (
        lambda s: equal(rms(s, Q(s) @ a(s)), Q(s) @ rms(s, a(s))),
        [*is_orthogonal, *eps_is_positive],
        lambda s: equal(normalized(s, Q(s) @ a(s)), Q(s) @ normalized(s, a(s))),
        [*is_orthogonal, *eps_is_positive],
    ),
    "where N is 2, entries are ±1": (
        lambda s: equal(normalized(s, eps=0) ** 2, s.ones),
        [is_known(2), *varies],
        lambda s: equal(normalized(s, eps=0) ** 2, s.ones),
        [is_known(3), *varies],
    ),
    "also where ε is said to be 0": (
        lambda s: equal(normalized(s) ** 2, s.ones),
        [is_known(2), *varies, lambda s: equal(s.eps, 0)],
        lambda s: equal(normalized(s) ** 2, s.ones),
        [is_known(2), *varies, lambda s: equal(s.eps, 1)],
    ),
    "where N is 1, nothing varies": (
        lambda s: [equal(variance(s), 0), equal(normalized(s), 0)],
        [is_known(1), *eps_is_positive],
        lambda s: equal(a(s), 0),
        [is_known(1), *eps_is_positive],
    ),
    "where N is known, other equations are not divided by what may be 0": (
        lambda s: equal(s.sum(normalized(s) ** 3), 0),
        [is_known(2), *eps_is_positive, lambda s: equal(c(s) * s.sum(u(s)), c(s) * s.sum(b(s)))],
        lambda s: equal(s.sum(u(s)), s.sum(b(s))),
        [is_known(2), lambda s: equal(c(s) * s.sum(u(s)), c(s) * s.sum(b(s)))],
    ),
    "the square of a deviation is at most the sum of all, weighted": (
        lambda s: at_most(square(s, g(s) * normalized(s)), s.N * square(s, g(s))),
        eps_is_positive,
        lambda s: at_most(square(s, g(s) * normalized(s)), square(s, g(s))),
        eps_is_positive,
    ),
    "and no more than N − 1 of N parts of it": (
        lambda s: at_most(square(s, g(s) * normalized(s, eps=0)), (s.N - 1) * square(s, g(s))),
        varies,
        lambda s: at_most(square(s, g(s) * normalized(s, eps=0)), (s.N - 2) * square(s, g(s))),
        varies,
    ),
    "where the weights are not negative": (
        lambda s: at_most(s.dot(g(s), centered(s) ** 2), s.sum(g(s)) * square(s, centered(s))),
        [lambda s: positive(g(s))],
        lambda s: at_most(s.dot(g(s), centered(s) ** 2), s.sum(g(s)) * square(s, centered(s))),
        [],
    ),
}  # fmt: skip


# False statements, refuted at a point that no search of small numbers meets.
RARE = {
    "an order where what is divided by is positive": (
        lambda s: positive((d(s) - 9) ** 2 * (c(s) - 1)), [lambda s: positive(c(s) - 1)],
    ),
    "a condition": (lambda s: equal((c(s) - 1000) / (c(s) - 1000), 1), []),
    "a condition on N": (lambda s: equal((s.N - 23) / (s.N - 23), 1), []),
    "a case of a product": (lambda s: equal(c(s) * d(s), 0), [lambda s: equal(c(s) * d(s) * (s.eps - 77), 0)]),
    "a multiple of an entry": (
        lambda s: positive(a(s) + 2 * b(s) + 1000 * s.ones), [lambda s: positive(a(s) + b(s) + 1000 * s.ones)],
    ),
    "what is divided by in a block without a coordinate": (
        lambda s: nonzero(c(s) - 1000), [lambda s: nonzero(s.ones / (s.zeros_gain() + (c(s) - 1000) * s.ones))],
    ),
    "what is rooted there": (
        lambda s: at_most(0, c(s)),
        [lambda s: equal(s.sum(s.sqrt(c(s) * (s.ones - s.drazin(s.zeros_gain()) * s.zeros_gain()))), d(s))],
    ),
    "an entry": (lambda s: at_most(s.entry(a(s), "i"), 1000), []),
    "a trace": (lambda s: nonzero(s.trace(W(s)) - 55), []),
}  # fmt: skip


@pytest.mark.parametrize("name", RARE)
def test_a_rare_point_refutes(name):
    claim, given = RARE[name]
    assert decide(claim, given, everywhere=True).witness is not None


@pytest.mark.parametrize("name", RULES)
def test_rule(name):
    claim, given, false, given_to_false = RULES[name]
    assert decide(claim, given, everywhere=True).conditions == []
    assert decide(false, given_to_false).witness is not None


def test_true_hypothesis_is_defined():
    """From 1 ≤ 1/c follows that c is not 0; of a claim alone it does not."""
    assert decide(lambda s: at_most(c(s), 1), [lambda s: at_most(1, 1 / c(s))], everywhere=True).holds
    assert decide(lambda s: at_most(0, d(s)), [lambda s: at_most(s.sqrt(d(s)), 7)], everywhere=True).holds
    assert decide(lambda s: positive(d(s)), [lambda s: at_most(s.log(d(s)), 7)], everywhere=True).holds
    assert decide(lambda s: nonzero(b(s)), [lambda s: at_most(0, s.sum(s.ones / b(s)))], everywhere=True).holds
    assert decide(lambda s: equal(c(s) / c(s), 1)).conditions != []


def test_equation_solved_where_slope_nonzero():
    """Uncorrelated variances add, and Σb may be 0."""
    given = [lambda s: equal(s.dot(centered(s, a(s)), centered(s, b(s))), 0)]
    claim = lambda s: equal(variance(s, a(s) + b(s)), variance(s, a(s)) + variance(s, b(s)))  # noqa: E731
    assert decide(claim, given, everywhere=True).holds


def test_constrained_variable_has_no_derivative():
    with pytest.raises(InputError):
        decide(lambda s: equal(s.gradient(s.dot(a(s), b(s)), b(s)), 2 * b(s)), [lambda s: equal(a(s), b(s))])


def test_unsolved_variable_is_reported():
    with pytest.raises(Undecided, match="solved for no letter"):
        decide(lambda s: equal(s.sum(a(s) ** 3), s.sum(a(s))), [lambda s: equal(a(s) ** 2, s.ones)])


OPEN = {
    "by a scalar": (lambda s: equal(c(s), 3), "differ by c - 3, but"),
    "by a vector": (lambda s: equal(c(s) * a(s), a(s)), "differ by \\(c - 1\\) a, but"),
    "by more than can be read": (lambda s: equal((s.N + c(s) + s.eps + s.sum(a(s))) ** 5, 1), " \\(57 terms\\), but"),
}


@pytest.mark.parametrize("name", OPEN)
def test_what_is_open_is_told(name):
    """Nothing satisfies the hypotheses, though no rule says so: there is no witness."""
    claim, expected = OPEN[name]
    with pytest.raises(Undecided, match=expected):
        decide(claim, [lambda s: positive(s.sum(b(s))), lambda s: positive(-b(s))])


def test_the_message_asks_for_no_larger_ring():
    """The search fills any ring; once it was repeated in larger and larger ones, for half a minute."""
    spread = lambda s: s.sum(s.abs(g(s) * normalized(s))) ** 2  # noqa: E731
    with pytest.raises(Undecided, match="no certificate found"):
        decide(lambda s: at_most(spread(s), s.N**2 * square(s, g(s))), eps_is_positive)

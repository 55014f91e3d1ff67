"""Rules by which ordinary statements are proved, each beside a false statement that it must not prove."""

import pytest
from variables import Q, a, at_most, b, c, d, equal, g, nonzero, positive, s, square

from lnverify import InputError, Undecided, decide
from lnverify.proofs.definitions import centered, normalized, variance

u = s.vector("u")
W = s.matrix("W", "N", "N")


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


eps_is_positive = [positive(s.eps)]
a_is_positive = [positive(a)]
is_zero = [equal(square(s, a), 0)]
are_zero = [equal(c**2 + d**2, 0)]
is_orthogonal = [equal(Q.T @ Q, s.identity)]
has_orthonormal_columns = [equal(s.matrix("X").T @ s.matrix("X"), s.identity)]
is_symmetric = [equal(Q, Q.T)]
is_sum = [equal(a, b + c * s.ones)]
two_and_more, three_and_more = ([lambda s, n=n: at_most(n, s.N)] for n in (2, 3))


def is_known(n):
    return equal(s.N, n)


varies = [positive(variance(s))]

# rule: (true, its hypotheses, false, its hypotheses)
RULES = {
    "⟨p⟩⟨q⟩ ≥ ⟨√(pq)⟩² where p and q are positive": (
        at_most(s.N**2, s.sum(a) * s.sum(s.ones / a)),
        a_is_positive,
        at_most(s.N**2, s.sum(a) * s.sum(s.ones / a)),
        [nonzero(a)],
    ),
    "exponentials beside those of an index are positive where there are some": (
        positive(1 - softmax(s, "i")),
        two_and_more,
        positive(1 - softmax(s, "i")),
        [],
    ),
    "and beside those of two": (
        positive(1 - softmax(s, "i") - softmax(s, "j")),
        three_and_more,
        positive(1 - softmax(s, "i") - softmax(s, "j")),
        two_and_more,
    ),
    "log x ≥ y where x ≥ e^y": (
        at_most(s.entry(a, "i"), s.log(s.sum(s.exp(a)))),
        [],
        positive(s.log(s.sum(s.exp(a))) - s.entry(a, "i")),
        [],
    ),
    "and log x ≤ y where x ≤ e^y": (
        at_most(-s.log(s.sum(s.exp(a))), -s.entry(a, "i")),
        [],
        at_most(s.log(s.sum(s.exp(a))), s.entry(a, "i")),
        [],
    ),
    "sums of products of two vectors": (at_most(0, of_two(s)), [], at_most(0, of_two(s, s.rational(101, 100))), []),
    "traces of products of two matrices": (
        at_most(0, of_matrices(s)),
        [],
        at_most(0, of_matrices(s, s.rational(101, 100))),
        [],
    ),
    "the square of a sum or a difference of two matrices is not negative": (
        at_most(0, of_difference(s)),
        [],
        at_most(0, of_difference(s, s.rational(201, 100))),
        [],
    ),
    "a matrix and its transpose have one square": (
        at_most(s.trace(Q @ Q), inner(s, Q, Q)),
        [],
        at_most(inner(s, Q, Q), s.trace(Q @ Q)),
        [],
    ),
    "a multiple of an opaque vector is one of its letter": (
        at_most(0, stacked(s)),
        eps_is_positive,
        at_most(0, stacked(s, s.rational(1, 2))),
        [],
    ),
    "∏(c1) = cᴺ": (
        equal(s.product(c * s.ones), s.exp(s.N * s.log(c))),
        [positive(c)],
        equal(s.product(c * s.ones), s.exp((s.N + 1) * s.log(c))),
        [positive(c)],
    ),
    "where a sum of squares is 0, so is the vector": (equal(s.dot(a, b), 0), is_zero, equal(s.dot(u, b), 0), is_zero),
    "of a sum of what is not negative each term is 0": (
        lambda s: [equal(c(s), 0), equal(d(s), 0)],
        are_zero,
        equal(c, 0),
        [equal(c**2 - d**2, 0)],
    ),
    "also of a sum with ε, and with products": (
        equal(c * d, 0),
        [equal(c**2 * d**2 + s.eps, 0)],
        equal(c, 0),
        [equal(c**2 * d**2 + s.eps, 0)],
    ),
    "a vector equation is solved for a letter": (
        equal(s.sum(a), s.sum(b) + s.N * c),
        is_sum,
        equal(s.sum(a), s.sum(b)),
        is_sum,
    ),
    "times what is not 0": (equal(a, 0 * a), [equal(c * a, 0 * a), nonzero(c)], equal(a, 0 * a), [equal(c * a, 0 * a)]),
    "of a vector that is not 0 it says so": (
        nonzero(b),
        [nonzero(a), equal(a, 2 * b)],
        positive(b),
        [nonzero(a), equal(a, 2 * b)],
    ),
    "of a vector whose square is positive it says so": (
        positive(square(s, b)),
        [positive(square(s, a)), equal(a, 2 * b)],
        positive(square(s, b)),
        [positive(square(s, a)), *is_sum],
    ),
    "a symmetric matrix is its transpose": (
        equal(s.dot(a, Q @ b), s.dot(b, Q @ a)),
        is_symmetric,
        equal(s.dot(a, Q @ b), s.dot(b, Q @ a)),
        [],
    ),
    "in traces too": (
        equal(s.trace(Q @ Q @ W), s.trace(Q @ Q @ W.T)),
        is_symmetric,
        equal(s.trace(Q @ W), s.trace(Q) * s.trace(W)),
        is_symmetric,
    ),
    "an orthogonal matrix keeps products": (
        equal(s.dot(Q @ a, Q @ b), s.dot(a, b)),
        is_orthogonal,
        equal(s.dot(Q @ a, b), s.dot(a, b)),
        is_orthogonal,
    ),
    "and nothing but products": (
        equal(s.sum((Q.T @ (Q @ a)) ** 4), s.sum(a**4)),
        is_orthogonal,
        equal(s.sum((Q @ a) ** 4), s.sum(a**4)),
        is_orthogonal,
    ),
    "what is between a matrix and its transpose stays": (
        equal(Q.T @ (s.eps * (Q @ a)), s.eps * a),
        is_orthogonal,
        equal(Q.T @ (g * (Q @ a)), g * a),
        is_orthogonal,
    ),
    "its squares sum to 1 in each row": (
        equal((Q * Q) @ s.ones, s.ones),
        is_orthogonal,
        equal((Q * Q) @ a, a),
        is_orthogonal,
    ),
    "it cancels on a cycle": (
        equal(s.trace(Q.T @ W @ Q), s.trace(W)),
        is_orthogonal,
        equal(s.trace(Q @ W @ Q), s.trace(W)),
        is_orthogonal,
    ),
    "orthonormal columns do not make orthonormal rows": (
        equal(s.trace(s.matrix("X").T @ s.matrix("X")), s.N),
        has_orthonormal_columns,
        equal(s.matrix("X") @ (s.matrix("X").T @ s.on("M").vector("v")), s.on("M").vector("v")),
        has_orthonormal_columns,
    ),
    "RMSNorm turns with what it normalizes, LayerNorm does not": (
        equal(rms(s, Q @ a), Q @ rms(s, a)),
        [*is_orthogonal, *eps_is_positive],
        equal(normalized(s, Q @ a), Q @ normalized(s, a)),
        [*is_orthogonal, *eps_is_positive],
    ),
    "where N is 2, entries are ±1": (
        equal(normalized(s, eps=0) ** 2, s.ones),
        [is_known(2), *varies],
        equal(normalized(s, eps=0) ** 2, s.ones),
        [is_known(3), *varies],
    ),
    "also where ε is said to be 0": (
        equal(normalized(s) ** 2, s.ones),
        [is_known(2), *varies, equal(s.eps, 0)],
        equal(normalized(s) ** 2, s.ones),
        [is_known(2), *varies, equal(s.eps, 1)],
    ),
    "where N is 1, nothing varies": (
        lambda s: [equal(variance(s), 0), equal(normalized(s), 0)],
        [is_known(1), *eps_is_positive],
        equal(a, 0),
        [is_known(1), *eps_is_positive],
    ),
    "where N is known, other equations are not divided by what may be 0": (
        equal(s.sum(normalized(s) ** 3), 0),
        [is_known(2), *eps_is_positive, equal(c * s.sum(u), c * s.sum(b))],
        equal(s.sum(u), s.sum(b)),
        [is_known(2), equal(c * s.sum(u), c * s.sum(b))],
    ),
    "the square of a deviation is at most the sum of all, weighted": (
        at_most(square(s, g * normalized(s)), s.N * square(s, g)),
        eps_is_positive,
        at_most(square(s, g * normalized(s)), square(s, g)),
        eps_is_positive,
    ),
    "and no more than N − 1 of N parts of it": (
        at_most(square(s, g * normalized(s, eps=0)), (s.N - 1) * square(s, g)),
        varies,
        at_most(square(s, g * normalized(s, eps=0)), (s.N - 2) * square(s, g)),
        varies,
    ),
    "where the weights are not negative": (
        at_most(s.dot(g, centered(s) ** 2), s.sum(g) * square(s, centered(s))),
        [positive(g)],
        at_most(s.dot(g, centered(s) ** 2), s.sum(g) * square(s, centered(s))),
        [],
    ),
}


# False statements, refuted at a point that no search of small numbers meets.
RARE = {
    "an order where what is divided by is positive": (positive((d - 9) ** 2 * (c - 1)), [positive(c - 1)]),
    "a condition": (equal((c - 1000) / (c - 1000), 1), []),
    "a condition on N": (equal((s.N - 23) / (s.N - 23), 1), []),
    "a case of a product": (equal(c * d, 0), [equal(c * d * (s.eps - 77), 0)]),
    "a multiple of an entry": (positive(a + 2 * b + 1000 * s.ones), [positive(a + b + 1000 * s.ones)]),
    "what is divided by in a block without a coordinate": (
        nonzero(c - 1000),
        [nonzero(s.ones / (s.zeros_gain() + (c - 1000) * s.ones))],
    ),
    "what is rooted there": (
        at_most(0, c),
        [equal(s.sum(s.sqrt(c * (s.ones - s.drazin(s.zeros_gain()) * s.zeros_gain()))), d)],
    ),
    "an entry": (at_most(s.entry(a, "i"), 1000), []),
    "a trace": (nonzero(s.trace(W) - 55), []),
}


@pytest.mark.each(RARE)
def test_a_rare_point_refutes(claim, given):
    assert decide(claim, given, everywhere=True).witness is not None


@pytest.mark.each(RULES)
def test_rule(claim, given, false, given_to_false):
    assert decide(claim, given, everywhere=True).conditions == []
    assert decide(false, given_to_false).witness is not None


def test_constrained_variable_has_no_derivative():
    with pytest.raises(InputError):
        decide(equal(s.gradient(s.dot(a, b), b), 2 * b), [equal(a, b)])


def test_unsolved_variable_is_reported():
    with pytest.raises(Undecided, match="solved for no letter"):
        decide(equal(s.sum(a**3), s.sum(a)), [equal(a**2, s.ones)])


OPEN = {
    "by a scalar": (equal(c, 3), "differ by c - 3, but"),
    "by a vector": (equal(c * a, a), "differ by \\(c - 1\\) a, but"),
    "by more than can be read": (equal((s.N + c + s.eps + s.sum(a)) ** 5, 1), " \\(57 terms\\), but"),
}


@pytest.mark.each(OPEN)
def test_what_is_open_is_told(claim, expected):
    """Nothing satisfies the hypotheses, though no rule says so: there is no witness."""
    with pytest.raises(Undecided, match=expected):
        decide(claim, [positive(s.sum(b)), positive(-b)])


def test_the_message_asks_for_no_larger_ring():
    """The search fills any ring; once it was repeated in larger and larger ones, for half a minute."""
    spread = lambda s: s.sum(s.abs(g(s) * normalized(s))) ** 2  # noqa: E731
    with pytest.raises(Undecided, match="no certificate found"):
        decide(at_most(spread(s), s.N**2 * square(s, g)), eps_is_positive)

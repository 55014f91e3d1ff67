"""Square roots of vectors: what the calculus knows of them, and the false statements it must not prove."""

import pytest
from variables import a, b

from lnverify import Undecided, at_most, decide, equal, nonzero, positive
from lnverify.proofs.definitions import centered
from lnverify.proofs.hypotheses import eps_is_positive
from lnverify.proofs.readings.printed import LATEX, TEXT, Printed
from lnverify.proofs.two_axes import column_variances, row_variances, rows_differ, tokens
from lnverify.proofs.verdicts.second_proof import holds, second_proof


def c(s):
    return s.on("M").vector("c")


def one_and(s, v):
    """1 + v², which is positive."""
    return s.ones + v**2


def root(s):
    """√(1 + a²)."""
    return s.sqrt(one_and(s, a(s)))


def spread(s):
    """√(σ² + ε) of each token."""
    return s.sqrt(row_variances(s, tokens(s)) + s.eps * s.on("M").ones)


def squares(s):
    """(X ⊙ X)1."""
    return (tokens(s) * tokens(s)) @ s.ones


def a_is_positive(s):
    return positive(a(s))


TRUE = {
    "√v √v = v": (lambda s: equal(root(s) * root(s), one_and(s, a(s))), []),
    "√v⁵": (lambda s: equal(root(s) ** 5, root(s) * one_and(s, a(s)) ** 2), []),
    "v/√v = √v": (lambda s: equal(one_and(s, a(s)) / root(s), root(s)), []),
    "1/√v² = 1/v": (lambda s: equal(root(s) ** -2, s.ones / one_and(s, a(s))), []),
    "1/v = 1/√v²": (lambda s: equal(s.ones / one_and(s, a(s)), root(s) ** -2), []),
    "1/√v = √v/v": (lambda s: equal(s.ones / root(s), root(s) / one_and(s, a(s))), []),
    "1/v, where v has the second of two roots": (
        lambda s: equal(root(s) * (s.ones / one_and(s, b(s))), root(s) / s.sqrt(one_and(s, b(s))) ** 2),
        [],
    ),
    "√(4v) = 2√v": (lambda s: equal(s.sqrt(4 * one_and(s, a(s))), 2 * root(s)), []),
    "√a√a = a": (lambda s: equal(s.sqrt(a(s)) ** 2, a(s)), [a_is_positive]),
    "a/√a = √a": (lambda s: equal(a(s) / s.sqrt(a(s)), s.sqrt(a(s))), [a_is_positive]),
    "√(a²b) = a√b": (
        lambda s: equal(s.sqrt(a(s) ** 2 * b(s)), a(s) * s.sqrt(b(s))),
        [a_is_positive, lambda s: positive(b(s))],
    ),
    "√(ab) = √a√b": (
        lambda s: equal(s.sqrt(a(s) * b(s)), s.sqrt(a(s)) * s.sqrt(b(s))),
        [a_is_positive, lambda s: positive(b(s))],
    ),
    "√(1/a) = 1/√a": (lambda s: equal(s.sqrt(s.ones / a(s)), s.ones / s.sqrt(a(s))), [a_is_positive]),
    "√(a⁴) = a²": (lambda s: equal(s.sqrt(a(s) ** 4), a(s) ** 2), [lambda s: nonzero(a(s))]),
    "√(c1) = √c 1": (
        lambda s: equal(s.sqrt(s.scalar("k") * s.ones), s.sqrt(s.scalar("k")) * s.ones),
        [lambda s: positive(s.scalar("k"))],
    ),
    "√(c²v) = c√v for tokens": (
        lambda s: equal(s.sqrt(row_variances(s, s.diag(c(s)) @ tokens(s))), c(s) * s.sqrt(row_variances(s, tokens(s)))),
        [rows_differ, lambda s: positive(c(s))],
    ),
    "√e^(2a)": (lambda s: equal(s.sqrt(s.exp(2 * a(s))), s.exp(a(s))), []),
    "the squares over the mean square": (
        lambda s: equal(squares(s) / s.sqrt(squares(s)) ** 2, s.on("M").ones),
        [lambda s: positive(squares(s))],
    ),
    "the variance over itself": (
        lambda s: equal((row_variances(s, tokens(s)) + s.eps * s.on("M").ones) / spread(s), spread(s)),
        [eps_is_positive],
    ),
    "around a tree": (
        lambda s: equal(
            s.dot(s.ones, (tokens(s) * tokens(s)).T @ (s.on("M").ones / squares(s) ** 0 / s.sqrt(squares(s)) ** 2)),
            s.on("M").N,
        ),
        [lambda s: positive(squares(s))],
    ),
    "∂√(1 + a²)/∂a": (lambda s: equal(s.jacobian(root(s), a(s)), s.diag(a(s) / root(s))), []),
    "∂Σ√(1 + (X ⊙ X)1)/∂X": (
        lambda s: equal(
            s.gradient(s.on("M").sum(s.sqrt(s.on("M").ones + squares(s))), tokens(s)),
            s.diag(s.on("M").ones / s.sqrt(s.on("M").ones + squares(s))) @ tokens(s),
        ),
        [],
    ),
    "d√(1 + k²a²)/dk": (
        lambda s: equal(
            s.derivative(s.sum(s.sqrt(one_and(s, s.scalar("k") * a(s)))), s.scalar("k")),
            s.scalar("k") * s.sum(a(s) ** 2 / s.sqrt(one_and(s, s.scalar("k") * a(s)))),
        ),
        [lambda s: positive(s.scalar("k"))],
    ),
    "0 < Σ√v": (lambda s: positive(s.sum(root(s))), []),
    "0 < √v": (lambda s: positive(root(s)), []),
    "a row’s variance + ε is positive": (
        lambda s: positive(row_variances(s, tokens(s)) + s.eps * s.on("M").ones),
        [eps_is_positive],
    ),
    "a column’s variance + ε is positive": (
        lambda s: positive(column_variances(s, tokens(s)) + s.eps * s.ones),
        [eps_is_positive],
    ),
    "|a||a| = a²": (lambda s: equal(s.abs(a(s)) ** 2, a(s) ** 2), []),
    "|−a| = |a|": (lambda s: equal(s.abs(-a(s)), s.abs(a(s))), []),
    "|ab| = |a||b|": (lambda s: equal(s.abs(a(s) * b(s)), s.abs(a(s)) * s.abs(b(s))), []),
    "|ka| = |k||a|": (
        lambda s: equal(s.abs(s.scalar("k") * a(s)), s.abs(s.scalar("k")) * s.abs(a(s))),
        [],
    ),
    "|a³| = a²|a|": (lambda s: equal(s.abs(a(s) ** 3), a(s) ** 2 * s.abs(a(s))), []),
    "1/|a| = |a|/a²": (lambda s: equal(s.ones / s.abs(a(s)), s.abs(a(s)) / a(s) ** 2), [lambda s: nonzero(a(s))]),
    "|a| = a for positive a": (lambda s: equal(s.abs(a(s)), a(s)), [a_is_positive]),
    "an entry of |a|": (lambda s: equal(s.entry(s.abs(a(s)), "i"), s.abs(s.entry(a(s), "i"))), []),
    "∂|a|/∂a": (lambda s: equal(s.jacobian(s.abs(a(s)), a(s)), s.diag(a(s) / s.abs(a(s)))), [lambda s: nonzero(a(s))]),
    "|a − μ|² = (a − μ)²": (lambda s: equal(s.abs(centered(s, a(s))) ** 2, centered(s, a(s)) ** 2), []),
    "Σa < 1 + Σ|a|": (lambda s: positive(1 + s.sum(s.abs(a(s)) - a(s))), []),
    "Σa³ < 1 + Σa²|a|": (lambda s: positive(1 + s.sum(a(s) ** 2 * s.abs(a(s)) - a(s) ** 3)), []),
    "2 Σa² < 1 + (Σ|a|)² + (Σa)²": (
        lambda s: positive(1 + s.sum(s.abs(a(s))) ** 2 + s.sum(a(s)) ** 2 - 2 * s.dot(a(s), a(s))),
        [],
    ),
    "(Σ|a|)² < 1 + N Σa²": (lambda s: positive(1 + s.N * s.dot(a(s), a(s)) - s.sum(s.abs(a(s))) ** 2), []),
    "(Σ|a − μ|)² < 1 + N Σ(a − μ)²": (
        lambda s: positive(
            1 + s.N * s.dot(centered(s, a(s)), centered(s, a(s))) - s.sum(s.abs(centered(s, a(s)))) ** 2
        ),
        [],
    ),
    "an entry": (lambda s: equal(s.entry(root(s), "i"), s.sqrt(1 + s.entry(a(s), "i") ** 2)), []),
}


@pytest.mark.parametrize("name", TRUE)
def test_true_statement_is_proved(name):
    """With no condition, and at N = 1, 2, 3 by the matrices too: of equations those."""
    claim, given = TRUE[name]
    decision = decide(claim, given)
    assert (decision.holds, decision.conditions) == (True, [])
    if "positive" not in name and "<" not in name:
        assert holds(second_proof(claim, given, dimensions=(1, 2, 3)))


FALSE = {
    "√(a²) = a": (lambda s: equal(s.sqrt(a(s) ** 2), a(s)), []),
    "√(a²) = −a for positive a": (lambda s: equal(s.sqrt(a(s) ** 2), -a(s)), [a_is_positive]),
    "√(a²b) = a√b, whatever the sign of a": (
        lambda s: equal(s.sqrt(a(s) ** 2 * b(s)), a(s) * s.sqrt(b(s))),
        [lambda s: nonzero(a(s)), lambda s: positive(b(s))],
    ),
    "|a + b| = |a| + |b|": (lambda s: equal(s.abs(a(s) + b(s)), s.abs(a(s)) + s.abs(b(s))), []),
    "|a| a = a²": (lambda s: equal(s.abs(a(s)) * a(s), a(s) ** 2), []),
    "|a³| = a³": (lambda s: equal(s.abs(a(s) ** 3), a(s) ** 3), []),
    "|ka| = k|a|": (lambda s: equal(s.abs(s.scalar("k") * a(s)), s.scalar("k") * s.abs(a(s))), []),
    "1/|a| = 1/a": (lambda s: equal(s.ones / s.abs(a(s)), s.ones / a(s)), [lambda s: nonzero(a(s))]),
    "∂|a|/∂a = 1": (lambda s: equal(s.gradient(s.sum(s.abs(a(s))), a(s)), s.ones), [lambda s: nonzero(a(s))]),
    "Σ|a| = |Σa|": (lambda s: equal(s.sum(s.abs(a(s))), s.abs(s.sum(a(s)))), []),
    "0 < |a|": (lambda s: positive(s.abs(a(s))), []),
    "Σb|a| ≤ 1 + Σba": (lambda s: positive(1 + s.dot(b(s), a(s) - s.abs(a(s)))), []),
    "N Σa² < 1 + (Σ|a|)²": (lambda s: positive(1 + s.sum(s.abs(a(s))) ** 2 - s.N * s.dot(a(s), a(s))), []),
    "Σa²b ≤ 1 + Σab|a|": (lambda s: positive(1 + s.dot(a(s) * b(s), s.abs(a(s)) - a(s))), []),
    "2 Σa² ≤ 1 + (Σ|a|)²": (lambda s: positive(1 + s.sum(s.abs(a(s))) ** 2 - 2 * s.dot(a(s), a(s))), []),
    "(Σ|a|)² < 1 + Σa²": (lambda s: positive(1 + s.dot(a(s), a(s)) - s.sum(s.abs(a(s))) ** 2), []),
    "√(a + b) = √a + √b": (
        lambda s: equal(s.sqrt(a(s) + b(s)), s.sqrt(a(s)) + s.sqrt(b(s))),
        [a_is_positive, lambda s: positive(b(s))],
    ),
    "√(1 + a²) = 1 + a": (lambda s: equal(root(s), s.ones + a(s)), [a_is_positive]),
    "√v = v": (lambda s: equal(root(s), one_and(s, a(s))), []),
    "∂√(1 + a²)/∂a, twice": (lambda s: equal(s.jacobian(root(s), a(s)), 2 * s.diag(a(s) / root(s))), []),
    "Σ√v = √Σv": (lambda s: equal(s.sum(root(s)), s.sqrt(s.sum(one_and(s, a(s))))), []),
    "0 < Σa√v": (lambda s: positive(s.dot(a(s), root(s))), []),
    "a row’s variance is positive": (lambda s: positive(row_variances(s, tokens(s))), []),
    "twice a row’s mean square less the squared sum is not negative": (
        lambda s: positive(s.on("M").ones + squares(s) - (tokens(s) @ s.ones) ** 2),
        [],
    ),
    "a row’s variance less ε": (
        lambda s: positive(row_variances(s, tokens(s)) - s.eps * s.on("M").ones),
        [eps_is_positive],
    ),
    "a row’s mean square by the length of a column": (
        lambda s: positive(s.on("M").ones + s.on("M").N * squares(s) - (tokens(s) @ s.ones) ** 2),
        [],
    ),
    "the square of a row’s sum less its squares": (
        lambda s: positive(s.on("M").ones + (tokens(s) @ s.ones) ** 2 - s.N * squares(s)),
        [],
    ),
    "a sum with other weights than 1": (
        lambda s: positive(s.on("M").ones + s.N * squares(s) - (tokens(s) @ b(s)) ** 2),
        [],
    ),
    "a mean square of another matrix": (
        lambda s: positive(s.on("M").ones + s.N * (s.matrix("Y") * s.matrix("Y")) @ s.ones - (tokens(s) @ s.ones) ** 2),
        [],
    ),
    "the scale of a negative factor": (
        lambda s: equal(s.sqrt(row_variances(s, s.diag(c(s)) @ tokens(s))), c(s) * s.sqrt(row_variances(s, tokens(s)))),
        [rows_differ, lambda s: nonzero(c(s))],
    ),
}


@pytest.mark.parametrize("name", FALSE)
def test_false_statement_is_refuted(name):
    claim, given = FALSE[name]
    decision = decide(claim, given)
    assert not decision.holds
    assert decision.witness is not None
    assert not holds(second_proof(claim, given, dimensions=(1, 2, 3)))


CONDITIONAL = {
    "a root of a": (lambda s: equal(s.sqrt(a(s)) ** 2, a(s)), ["a ≥ 0 for all n"]),
    "that is left in no form": (lambda s: equal(0 * s.sqrt(a(s)), 0), ["a ≥ 0 for all n"]),
    "of a product": (lambda s: equal(s.sqrt(a(s) * b(s)) ** 2, a(s) * b(s)), ["a b ≥ 0 for all n"]),
    "of a fourth power": (lambda s: equal(s.sqrt(a(s) ** 4), a(s) ** 2), []),
    "a derivative of it": (
        lambda s: equal(s.jacobian(s.sqrt(a(s) ** 4), a(s)), 2 * s.diag(a(s))),
        ["aₙ ≠ 0 for all n"],
    ),
    "of a difference": (lambda s: equal(s.sqrt(a(s) - b(s)) ** 2, a(s) - b(s)), ["a - b ≥ 0 for all n"]),
    "that is divided by": (lambda s: equal(a(s) / s.sqrt(a(s)), s.sqrt(a(s))), ["a > 0 for all n"]),
    "of 0": (lambda s: equal(s.sqrt(0 * a(s)), 0 * a(s)), []),
    "of a token’s variance": (
        lambda s: equal(spread(s) ** 2, row_variances(s, tokens(s)) + s.eps * s.on("M").ones),
        [],
    ),
}


@pytest.mark.parametrize("name", CONDITIONAL)
def test_radicand_is_nonnegative(name):
    claim, conditions = CONDITIONAL[name]
    decision = decide(claim)
    assert decision.holds
    assert [condition.text for condition in decision.conditions] == conditions


def test_a_negative_radicand_has_no_meaning():
    decision = decide(lambda s: equal(s.sqrt(-one_and(s, a(s))) ** 2, -one_and(s, a(s))))
    assert decision.conditions or not decision.holds


BEYOND = {
    "of what may be 0": (
        lambda s: equal(s.sqrt(s.scalar("k") * a(s) + b(s)) ** 2, s.scalar("k") * a(s) + b(s)),
        "leading coefficient may be 0",
    ),
    "of a sum with a quotient": (
        lambda s: equal(s.sqrt(a(s) + s.ones / one_and(s, a(s))) ** 2, a(s) + s.ones / one_and(s, a(s))),
        "in which a quotient is",
    ),
    "under a quotient": (
        lambda s: at_most(0, s.sum(s.ones / (s.ones + root(s)))),
        "the reciprocal of a sum in which a root is",
    ),
    "of a basis vector": (lambda s: equal(s.sqrt(s.basis("i")), s.basis("i")), "a basis vector"),
}


@pytest.mark.parametrize("name", BEYOND)
def test_excess_is_reported_in_one_line(name):
    claim, reason = BEYOND[name]
    with pytest.raises(Undecided, match=reason) as caught:
        decide(claim)
    assert "\n" not in str(caught.value)


def test_print():
    texts = [s.statement(equal(a(s) / root(s), s.sqrt(a(s)))) for s in (Printed(TEXT), Printed(LATEX))]
    assert texts[0] == "a/√(1 + a²) = √a"
    assert texts[1].startswith(r"\frac{\mathbf{a}}{\sqrt{")


def test_print_of_absolute_values():
    texts = [s.statement(equal(s.abs(s.scalar("k")) * s.ones, s.abs(a(s)))) for s in (Printed(TEXT), Printed(LATEX))]
    assert texts == ["|k| 1 = |a|", r"\left\lvert k \right\rvert \mathbf{1} = \left\lvert \mathbf{a} \right\rvert"]

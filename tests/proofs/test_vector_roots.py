"""Square roots of vectors: what the calculus knows of them, and the false statements it must not prove."""

from statement_tests import (  # noqa: F401
    pytest_generate_tests,
    test_conditions_are_said,
    test_excess_is_reported_in_one_line,
    test_false_statement_is_refuted,
    test_it_is_proved,
    test_the_second_engine_does_not_accept_it,
    test_true_statement_is_proved,
)
from variables import a, at_most, b, equal, nonzero, positive, s

from lnverify import decide
from lnverify.proofs.definitions import centered
from lnverify.proofs.hypotheses import eps_is_positive
from lnverify.proofs.two_axes import column_variances, row_variances, tokens

c = s.on("M").vector("c")
rows_differ = positive(row_variances(s, tokens(s)))  # σ² > 0 for each token: none is constant


def one_and(s, v):
    """1 + v², which is positive."""
    return s.ones + v**2


root = s.sqrt(one_and(s, a))  # √(1 + a²)
spread = s.sqrt(row_variances(s, tokens(s)) + s.eps * s.on("M").ones)  # √(σ² + ε) of each token
squares = (tokens(s) * tokens(s)) @ s.ones  # (X ⊙ X)1
a_is_positive = positive(a)


TRUE = {
    "√v √v = v": (equal(root * root, one_and(s, a)), []),
    "√v⁵": (equal(root**5, root * one_and(s, a) ** 2), []),
    "v/√v = √v": (equal(one_and(s, a) / root, root), []),
    "1/√v² = 1/v": (equal(root**-2, s.ones / one_and(s, a)), []),
    "1/v = 1/√v²": (equal(s.ones / one_and(s, a), root**-2), []),
    "1/√v = √v/v": (equal(s.ones / root, root / one_and(s, a)), []),
    "1/v, where v has the second of two roots": (
        equal(root * (s.ones / one_and(s, b)), root / s.sqrt(one_and(s, b)) ** 2),
        [],
    ),
    "√(4v) = 2√v": (equal(s.sqrt(4 * one_and(s, a)), 2 * root), []),
    "√a√a = a": (equal(s.sqrt(a) ** 2, a), [a_is_positive]),
    "a/√a = √a": (equal(a / s.sqrt(a), s.sqrt(a)), [a_is_positive]),
    "√(a²b) = a√b": (equal(s.sqrt(a**2 * b), a * s.sqrt(b)), [a_is_positive, positive(b)]),
    "√(ab) = √a√b": (equal(s.sqrt(a * b), s.sqrt(a) * s.sqrt(b)), [a_is_positive, positive(b)]),
    "√(1/a) = 1/√a": (equal(s.sqrt(s.ones / a), s.ones / s.sqrt(a)), [a_is_positive]),
    "√(a⁴) = a²": (equal(s.sqrt(a**4), a**2), [nonzero(a)]),
    "√(c1) = √c 1": (equal(s.sqrt(s.scalar("k") * s.ones), s.sqrt(s.scalar("k")) * s.ones), [positive(s.scalar("k"))]),
    "√(c²v) = c√v for tokens": (
        equal(s.sqrt(row_variances(s, s.diag(c) @ tokens(s))), c * s.sqrt(row_variances(s, tokens(s)))),
        [rows_differ, positive(c)],
    ),
    "√e^(2a)": (equal(s.sqrt(s.exp(2 * a)), s.exp(a)), []),
    "the squares over the mean square": (equal(squares / s.sqrt(squares) ** 2, s.on("M").ones), [positive(squares)]),
    "the variance over itself": (
        equal((row_variances(s, tokens(s)) + s.eps * s.on("M").ones) / spread, spread),
        [eps_is_positive],
    ),
    "around a tree": (
        equal(
            s.dot(s.ones, (tokens(s) * tokens(s)).T @ (s.on("M").ones / squares**0 / s.sqrt(squares) ** 2)), s.on("M").N
        ),
        [positive(squares)],
    ),
    "∂√(1 + a²)/∂a": (equal(s.jacobian(root, a), s.diag(a / root)), []),
    "∂Σ√(1 + (X ⊙ X)1)/∂X": (
        equal(
            s.gradient(s.on("M").sum(s.sqrt(s.on("M").ones + squares)), tokens(s)),
            s.diag(s.on("M").ones / s.sqrt(s.on("M").ones + squares)) @ tokens(s),
        ),
        [],
    ),
    "d√(1 + k²a²)/dk": (
        equal(
            s.derivative(s.sum(s.sqrt(one_and(s, s.scalar("k") * a))), s.scalar("k")),
            s.scalar("k") * s.sum(a**2 / s.sqrt(one_and(s, s.scalar("k") * a))),
        ),
        [positive(s.scalar("k"))],
    ),
    "|a||a| = a²": (equal(s.abs(a) ** 2, a**2), []),
    "|−a| = |a|": (equal(s.abs(-a), s.abs(a)), []),
    "|ab| = |a||b|": (equal(s.abs(a * b), s.abs(a) * s.abs(b)), []),
    "|ka| = |k||a|": (equal(s.abs(s.scalar("k") * a), s.abs(s.scalar("k")) * s.abs(a)), []),
    "|a³| = a²|a|": (equal(s.abs(a**3), a**2 * s.abs(a)), []),
    "1/|a| = |a|/a²": (equal(s.ones / s.abs(a), s.abs(a) / a**2), [nonzero(a)]),
    "an entry of |a|": (equal(s.entry(s.abs(a), "i"), s.abs(s.entry(a, "i"))), []),
    "∂|a|/∂a": (equal(s.jacobian(s.abs(a), a), s.diag(a / s.abs(a))), [nonzero(a)]),
    "|a − μ|² = (a − μ)²": (equal(s.abs(centered(s, a)) ** 2, centered(s, a) ** 2), []),
    "an entry": (equal(s.entry(root, "i"), s.sqrt(1 + s.entry(a, "i") ** 2)), []),
}

# Of these the second engine is not asked.
PROVED = {
    "0 < Σ√v": (positive(s.sum(root)), []),
    "0 < √v": (positive(root), []),
    "a row’s variance + ε is positive": (
        positive(row_variances(s, tokens(s)) + s.eps * s.on("M").ones),
        [eps_is_positive],
    ),
    "a column’s variance + ε is positive": (
        positive(column_variances(s, tokens(s)) + s.eps * s.ones),
        [eps_is_positive],
    ),
    "|a| = a for positive a": (equal(s.abs(a), a), [a_is_positive]),
    "Σa < 1 + Σ|a|": (positive(1 + s.sum(s.abs(a) - a)), []),
    "Σa³ < 1 + Σa²|a|": (positive(1 + s.sum(a**2 * s.abs(a) - a**3)), []),
    "2 Σa² < 1 + (Σ|a|)² + (Σa)²": (positive(1 + s.sum(s.abs(a)) ** 2 + s.sum(a) ** 2 - 2 * s.dot(a, a)), []),
    "(Σ|a|)² < 1 + N Σa²": (positive(1 + s.N * s.dot(a, a) - s.sum(s.abs(a)) ** 2), []),
    "(Σ|a − μ|)² < 1 + N Σ(a − μ)²": (
        positive(1 + s.N * s.dot(centered(s, a), centered(s, a)) - s.sum(s.abs(centered(s, a))) ** 2),
        [],
    ),
}


FALSE = {
    "√(a²) = a": (equal(s.sqrt(a**2), a), []),
    "√(a²) = −a for positive a": (equal(s.sqrt(a**2), -a), [a_is_positive]),
    "√(a²b) = a√b, whatever the sign of a": (equal(s.sqrt(a**2 * b), a * s.sqrt(b)), [nonzero(a), positive(b)]),
    "|a + b| = |a| + |b|": (equal(s.abs(a + b), s.abs(a) + s.abs(b)), []),
    "|a| a = a²": (equal(s.abs(a) * a, a**2), []),
    "|a³| = a³": (equal(s.abs(a**3), a**3), []),
    "|ka| = k|a|": (equal(s.abs(s.scalar("k") * a), s.scalar("k") * s.abs(a)), []),
    "1/|a| = 1/a": (equal(s.ones / s.abs(a), s.ones / a), [nonzero(a)]),
    "∂|a|/∂a = 1": (equal(s.gradient(s.sum(s.abs(a)), a), s.ones), [nonzero(a)]),
    "Σ|a| = |Σa|": (equal(s.sum(s.abs(a)), s.abs(s.sum(a))), []),
    "Σa < Σ|a|": (at_most(1 + s.sum(a), s.sum(s.abs(a))), []),
    "0 < |a|": (positive(s.abs(a)), []),
    "Σb|a| ≤ 1 + Σba": (positive(1 + s.dot(b, a - s.abs(a))), []),
    "N Σa² < 1 + (Σ|a|)²": (positive(1 + s.sum(s.abs(a)) ** 2 - s.N * s.dot(a, a)), []),
    "Σa²b ≤ 1 + Σab|a|": (positive(1 + s.dot(a * b, s.abs(a) - a)), []),
    "2 Σa² ≤ 1 + (Σ|a|)²": (positive(1 + s.sum(s.abs(a)) ** 2 - 2 * s.dot(a, a)), []),
    "(Σ|a|)² < 1 + Σa²": (positive(1 + s.dot(a, a) - s.sum(s.abs(a)) ** 2), []),
    "√(a + b) = √a + √b": (equal(s.sqrt(a + b), s.sqrt(a) + s.sqrt(b)), [a_is_positive, positive(b)]),
    "√(1 + a²) = 1 + a": (equal(root, s.ones + a), [a_is_positive]),
    "√v = v": (equal(root, one_and(s, a)), []),
    "∂√(1 + a²)/∂a, twice": (equal(s.jacobian(root, a), 2 * s.diag(a / root)), []),
    "Σ√v = √Σv": (equal(s.sum(root), s.sqrt(s.sum(one_and(s, a)))), []),
    "0 < Σa√v": (positive(s.dot(a, root)), []),
    "a row’s variance is positive": (positive(row_variances(s, tokens(s))), []),
    "twice a row’s mean square less the squared sum is not negative": (
        positive(s.on("M").ones + squares - (tokens(s) @ s.ones) ** 2),
        [],
    ),
    "a row’s variance less ε": (positive(row_variances(s, tokens(s)) - s.eps * s.on("M").ones), [eps_is_positive]),
    "a row’s mean square by the length of a column": (
        positive(s.on("M").ones + s.on("M").N * squares - (tokens(s) @ s.ones) ** 2),
        [],
    ),
    "the square of a row’s sum less its squares": (
        positive(s.on("M").ones + (tokens(s) @ s.ones) ** 2 - s.N * squares),
        [],
    ),
    "a sum with other weights than 1": (positive(s.on("M").ones + s.N * squares - (tokens(s) @ b) ** 2), []),
    "a mean square of another matrix": (
        positive(s.on("M").ones + s.N * (s.matrix("Y") * s.matrix("Y")) @ s.ones - (tokens(s) @ s.ones) ** 2),
        [],
    ),
    "the scale of a negative factor": (
        equal(s.sqrt(row_variances(s, s.diag(c) @ tokens(s))), c * s.sqrt(row_variances(s, tokens(s)))),
        [rows_differ, nonzero(c)],
    ),
}


CONDITIONAL = {
    "a root of a": (equal(s.sqrt(a) ** 2, a), ["0 ≤ a in every entry"]),
    "that is left in no form": (equal(0 * s.sqrt(a), 0), ["0 ≤ a in every entry"]),
    "of a product": (equal(s.sqrt(a * b) ** 2, a * b), ["0 ≤ (a ⊙ b) in every entry"]),
    "of a fourth power": (equal(s.sqrt(a**4), a**2), []),
    "a derivative of it": (equal(s.jacobian(s.sqrt(a**4), a), 2 * s.diag(a)), ["a ≠ 0 in every entry"]),
    "of a difference": (equal(s.sqrt(a - b) ** 2, a - b), ["0 ≤ (a - b) in every entry"]),
    "that is divided by": (equal(a / s.sqrt(a), s.sqrt(a)), ["a > 0 in every entry"]),
    "of 0": (equal(s.sqrt(0 * a), 0 * a), []),
    "of a token’s variance": (equal(spread**2, row_variances(s, tokens(s)) + s.eps * s.on("M").ones), []),
}


def test_a_negative_radicand_has_no_meaning():
    decision = decide(equal(s.sqrt(-one_and(s, a)) ** 2, -one_and(s, a)))
    assert decision.conditions or not decision.holds


BEYOND = {
    "of what may be 0": (
        equal(s.sqrt(s.scalar("k") * a + b) ** 2, s.scalar("k") * a + b),
        "leading coefficient may be 0",
    ),
    "of a sum with a quotient": (
        equal(s.sqrt(a + s.ones / one_and(s, a)) ** 2, a + s.ones / one_and(s, a)),
        "in which a quotient is",
    ),
    "under a quotient": (at_most(0, s.sum(s.ones / (s.ones + root))), "the reciprocal of a sum in which a root is"),
    "of a basis vector": (equal(s.sqrt(s.basis("i")), s.basis("i")), "a basis vector"),
}

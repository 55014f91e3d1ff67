"""False statements that a decision procedure may be talked into, and how each is answered.

Every case was once accepted, or could be by a careless rule: signs taken from products that may be zero, names
that collide, coordinates that may be none, roots that have no derivative.
"""

import pytest
from variables import a, b, c, conjugate, d, g, norm, square, z

from lnverify import Disagreement, InputError, Undecided, at_most, decide, differ, equal, nonzero, positive
from lnverify.proofs.definitions import nonzero_entries
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.verdicts.second_proof import holds, second_proof


def root_of_a_square(s):
    return equal(s.sqrt(c(s) ** 2 * d(s)) + s.sqrt(d(s) ** 2), s.sqrt(c(s) ** 2 * d(s)) + d(s))


def shifted(s):
    return a(s) - s.sum(a(s)) / s.N * s.ones


def pole(s, v, scalar):
    """1/(v² + scalar)."""
    return s.ones / (v**2 + scalar * s.ones)


def quadratic(s, v):
    """1/(v² + v + 2)."""
    return s.ones / (v**2 + v + 2 * s.ones)


def poles_of_two_critical_points(s, h):
    return s.sum(pole(s, g(s), -s.critical_point(g(s))) * pole(s, h, -s.critical_point(h)))


# name: (claim, hypotheses)
FALSE = {
    "ε c ≥ 0 says nothing of c at ε = 0": (lambda s: at_most(0, c(s)), [lambda s: at_most(0, s.eps * c(s))]),
    "c² d ≥ 0 says nothing of d at c = 0": (lambda s: at_most(0, d(s)), [lambda s: at_most(0, c(s) ** 2 * d(s))]),
    "‖a‖² d ≥ 0 says nothing of d at a = 0": (
        lambda s: at_most(0, d(s)),
        [lambda s: at_most(0, s.dot(a(s), a(s)) * d(s))],
    ),
    "√(c² d) does not presuppose d ≥ 0": (root_of_a_square, []),
    "two reciprocals in one letter part as if they differed by 1": (
        lambda s: equal(pole(s, g(s), 1) * quadratic(s, g(s)), pole(s, g(s), 1) - quadratic(s, g(s))),
        [],
    ),
    "two reciprocals in one letter are one": (lambda s: equal(pole(s, g(s), 1), quadratic(s, g(s))), []),
    "two reciprocals of one polynomial in two letters are one": (
        lambda s: equal(pole(s, g(s), 1), pole(s, a(s), 1)),
        [],
    ),
    "two reciprocals in two letters part as if in one": (
        lambda s: equal(pole(s, g(s), 1) * pole(s, a(s), 2), pole(s, g(s), 1) - pole(s, a(s), 2)),
        [],
    ),
    "two critical points": (lambda s: equal(s.critical_point(s.gain), s.critical_point(s.bias)), []),
    "a critical point and a scalar of its name": (lambda s: equal(s.critical_point(s.gain), s.scalar("zeta")), []),
    "a vector with the name of a reciprocal": (lambda s: equal(s.vector("w1"), s.ones / (s.gain**2 + s.ones)), []),
    "a gain beside a gain with zeros": (
        lambda s: [equal(s.sum(s.zeros_gain()), s.sum(s.zeros_gain())), nonzero(s.gain)],
        [],
    ),
    "a gain with k = 0 zeros has a product": (lambda s: equal(s.product(s.zeros_gain()), 0), []),
    "and a determinant": (lambda s: equal(s.det(s.diag(s.zeros_gain())), 0), []),
    "a gain with zeros has zero entries": (lambda s: nonzero(s.zeros_gain()), []),
    "c(g + 1) where g + 1 ≠ 0, at c = 0": (
        lambda s: nonzero(c(s) * (s.gain + s.ones)),
        [lambda s: nonzero(s.gain + s.ones)],
    ),
    "a letter that is alone in one block only": (
        lambda s: nonzero(a(s)),
        [lambda s: nonzero(s.zeros_gain() + a(s) * s.zeros_gain() * s.drazin(s.zeros_gain()))],
    ),
    # 0 ≥ 0 teaches nothing
    "a·b ≤ b·a": (lambda s: at_most(square(s, a(s)), 1), [lambda s: at_most(s.dot(a(s), b(s)), s.dot(b(s), a(s)))]),
    "0 ≤ Σ(a − μ)": (lambda s: at_most(square(s, a(s)), 1), [lambda s: at_most(0, s.sum(shifted(s)))]),
    "√N² ≤ N": (lambda s: at_most(z(s), z(s) - 1), [lambda s: at_most(s.sqrt(s.N) ** 2, s.N)]),
    "tr(abᵀ) ≤ a·b": (
        lambda s: equal(s.sqrt(c(s) ** 2), c(s)),
        [lambda s: at_most(s.trace(s.outer(a(s), b(s))), s.dot(a(s), b(s)))],
    ),
    # a derivative sees every scalar
    "∂(1/(g² + ‖a‖² + 1))/∂a": (lambda s: equal(s.jacobian(pole(s, g(s), square(s, a(s)) + 1), a(s)), 0), []),
    "∂Σ1/(g² + ‖a‖² + 1)/∂a": (lambda s: equal(s.gradient(s.sum(pole(s, g(s), square(s, a(s)) + 1)), a(s)), 0), []),
    "∂Σ1/(g² + (∏a)² + 1)/∂a": (
        lambda s: equal(s.gradient(s.sum(pole(s, g(s), s.product(a(s)) ** 2 + 1)), a(s)), 0),
        [],
    ),
    "∂Σ1/(g² + √(1 + ‖a‖²))/∂a": (
        lambda s: equal(s.gradient(s.sum(pole(s, g(s), s.sqrt(1 + square(s, a(s))))), a(s)), 0),
        [],
    ),
    "∂det(G + ‖a‖² I)/∂a": (
        lambda s: equal(s.gradient(s.det(s.diag(g(s)) + square(s, a(s)) * s.identity), a(s)), 0),
        [],
    ),
    "∂∏(a − μ)/∂a without the mean": (
        lambda s: equal(s.gradient(s.product(shifted(s)), a(s)), s.product(shifted(s)) * (s.ones / shifted(s))),
        [],
    ),
    "d/dc Σ1/(g² + Σ1/(b² + c²) + 1)": (
        lambda s: equal(s.derivative(s.sum(pole(s, g(s), 1 + s.sum(pole(s, b(s), c(s) ** 2 + 1)))), c(s)), 0),
        [],
    ),
    "d/dc ∏(g + Σ1/(b² + c²))": (
        lambda s: equal(s.derivative(s.product(g(s) + s.sum(pole(s, b(s), c(s) ** 2 + 1)) * s.ones), c(s)), 0),
        [],
    ),
    "dζ/dc for h = g + c": (lambda s: equal(s.derivative(s.critical_point(g(s) + c(s) * s.ones), c(s)), 0), []),
    "∂ζ/∂a for h = g + Σa": (lambda s: equal(s.gradient(s.critical_point(g(s) + s.sum(a(s)) * s.ones), a(s)), 0), []),
    # a conjugate vanishes where the denominator does not
    "1/(√(1 + ε) + 1) at ε = 0": (lambda s: at_most(conjugate(s, s.eps), 0), [lambda s: at_most(s.eps, 0)]),
    "1/(√(1 + c²) + 1) at c = 0": (lambda s: at_most(conjugate(s, c(s) ** 2), 0), [lambda s: at_most(c(s) ** 2, 0)]),
    "1/(√(1 + ‖a‖²) + 1) at a = 0": (
        lambda s: at_most(conjugate(s, square(s, a(s))), 0),
        [lambda s: at_most(square(s, a(s)), 0)],
    ),
    "1/(√(1 + N²σ²) + 1) on a constant row": (
        lambda s: at_most(conjugate(s, s.N * square(s, a(s)) - s.sum(a(s)) ** 2), 0),
        [lambda s: at_most(s.N * square(s, a(s)), s.sum(a(s)) ** 2)],
    ),
    "a numerator beside a conjugate is not learned": (
        lambda s: nonzero(s.sqrt(1 + c(s) ** 2) - 1),
        [lambda s: positive(conjugate(s, c(s) ** 2))],
    ),
    "nor from ≠ 0": (
        lambda s: nonzero(s.sqrt(1 + square(s, a(s))) - 1),
        [lambda s: nonzero(conjugate(s, square(s, a(s))))],
    ),
    # the gap of partial fractions vanishes where the product of the fractions does not
    "1/(g² + 1)(g² + 1 + ε) at ε = 0, an order": (
        lambda s: at_most(s.sum(pole(s, g(s), 1) * pole(s, g(s), 1 + s.eps)), 0),
        [lambda s: at_most(s.sum(pole(s, g(s), 1)), s.sum(pole(s, g(s), 1 + s.eps)))],
    ),
    "1/(g² + 1)(g² + 1 + ε) at ε = 0, an equation": (
        lambda s: equal(s.sum(a(s) * pole(s, g(s), 1) * pole(s, g(s), 1 + s.eps)), 0),
        [lambda s: equal(s.sum(a(s) * pole(s, g(s), 1)), s.sum(a(s) * pole(s, g(s), 1 + s.eps)))],
    ),
    "1/(g² + 1)(g² + 1 + ε) at ε = 0, learned": (
        lambda s: nonzero(s.sum(pole(s, g(s), 1)) - s.sum(pole(s, g(s), 1 + s.eps))),
        [lambda s: nonzero(s.sum(pole(s, g(s), 1) * pole(s, g(s), 1 + s.eps)))],
    ),
    "two secular roots may be one": (
        lambda s: equal(s.sum(pole(s, g(s), -c(s)) * pole(s, g(s), -z(s))), 0),
        [lambda s: equal(s.sum(pole(s, g(s), -c(s))), 0), lambda s: equal(s.sum(pole(s, g(s), -z(s))), 0)],
    ),
    "two critical points may be one": (lambda s: equal(poles_of_two_critical_points(s, -g(s)), 0), []),
    "1/g(g² − z) at z = 0": (
        lambda s: equal(s.sum(s.ones / (g(s) * (g(s) ** 2 - z(s) * s.ones))), 0),
        [
            lambda s: nonzero(g(s)),
            lambda s: equal(s.sum(s.ones / g(s)), s.sum(g(s) / (g(s) ** 2 - z(s) * s.ones))),
        ],
    ),
    # an equation between products has as many branches as factors
    "c z = 0 says nothing of c at z = 0": (lambda s: equal(c(s), 0), [lambda s: equal(c(s) * z(s), 0)]),
    "nor beside c > 0": (lambda s: at_most(c(s), 0), [lambda s: equal(c(s) * z(s), 0), lambda s: positive(c(s))]),
    "c Σa = c says nothing of Σa at c = 0": (
        lambda s: equal(s.sum(a(s)), 1),
        [lambda s: equal(c(s) * s.sum(a(s)), c(s))],
    ),
    "(c − 1)(z − 1) = 0 with c = 0": (lambda s: nonzero(c(s)), [lambda s: equal((c(s) - 1) * (z(s) - 1), 0)]),
    "c² = 1 with c = −1": (lambda s: equal(c(s), 1), [lambda s: equal(c(s) ** 2, 1)]),
    "c² = 1 and z² = 1 leave four cases": (
        lambda s: at_most(c(s) + z(s), 1 + c(s) * z(s) - s.rational(1, 2)),
        [lambda s: equal(c(s) ** 2, 1), lambda s: equal(z(s) ** 2, 1)],
    ),
    "c z = 0 with both 0 is a case too": (lambda s: positive(c(s) ** 2 + z(s) ** 2), [lambda s: equal(c(s) * z(s), 0)]),
    # what an equation is solved for takes along what was known of it, and no more
    "‖a‖² + ε > 0 says nothing of ‖a‖² at ε = 1": (
        lambda s: positive(square(s, a(s))),
        [lambda s: positive(square(s, a(s)) + s.eps), lambda s: equal(s.eps, 1)],
    ),
    "‖a‖² + ε ≥ 0 says nothing at ε = 0": (
        lambda s: positive(square(s, a(s))),
        [lambda s: at_most(0, square(s, a(s)) + s.eps), lambda s: equal(s.eps, 0)],
    ),
    "‖a‖² + c > 0 says nothing of ‖a‖² where c z = 0": (
        lambda s: positive(square(s, a(s))),
        [lambda s: positive(square(s, a(s)) + c(s)), lambda s: equal(c(s) * z(s), 0)],
    ),
    "ε = c says that c ≥ 0, not that c > 0": (lambda s: positive(c(s)), [lambda s: equal(s.eps, c(s))]),
    "c = z says nothing of the sign of z": (lambda s: at_most(0, z(s)), [lambda s: equal(c(s), z(s))]),
    "σ² + c > 0 says nothing of σ² z² + c": (
        lambda s: positive(square(s, a(s)) * z(s) ** 2 + c(s)),
        [
            lambda s: positive(square(s, a(s)) + c(s)),
            lambda s: positive(z(s)),
            lambda s: equal(2 * z(s), 1),
        ],
    ),
    # two blocks, N solved for
    "N c² = 1 beside zero gains": (
        lambda s: [equal(s.sum(s.zeros_gain()), s.sum(s.zeros_gain())), at_most(s.sum(a(s)) ** 2, square(s, a(s)))],
        [lambda s: equal(s.N * c(s) ** 2, 1), lambda s: nonzero(c(s))],
    ),
    "a root that may be 0 beside a square that may be 0": (
        lambda s: positive((c(s) - 1) ** 2 + s.sqrt(s.dot(a(s), a(s)))),
        [],
    ),
    "a negative number over what is positive, and has a root": (
        lambda s: positive(-1 / (s.sqrt(1 + c(s) ** 2) + d(s) ** 2 + 3)),
        [],
    ),
    "a quotient is positive where both parts are negative": (
        lambda s: at_most(0, c(s) + s.sqrt(1 + s.scalar("z") ** 2) + d(s)),
        [lambda s: positive(c(s) / (s.sqrt(1 + s.scalar("z") ** 2) + d(s)))],
    ),
    "√(41813·378317²·459443) with a wrong integer before it": (
        lambda s: equal(s.sqrt(s.rational(41813 * 378317**2 * 459443)), 378316 * s.sqrt(s.rational(41813 * 459443))),
        [],
    ),
    "a vector that may be zero has no Drazin inverse 1/a": (lambda s: equal(a(s) * s.drazin(a(s)), s.ones), []),
}


@pytest.mark.parametrize("name", FALSE)
def test_false_statement_is_refuted(name):
    claim, hypotheses = FALSE[name]
    for everywhere in (False, True):
        decision = decide(claim, hypotheses, everywhere)
        assert not decision.holds and decision.witness is not None, name


@pytest.mark.parametrize("name", FALSE)
def test_the_second_engine_does_not_accept_it(name):
    claim, hypotheses = FALSE[name]
    assert not holds(second_proof(claim, hypotheses, (1, 2))), name


UNDEFINED = {
    "‖a‖ has no gradient at a = 0": (lambda s: equal(norm(s) * s.gradient(norm(s), a(s)), a(s)), []),
    "√c has no derivative at c = 0": (
        lambda s: equal(2 * s.sqrt(c(s)) * s.derivative(s.sqrt(c(s)), c(s)), 1),
        [lambda s: at_most(0, c(s))],
    ),
}


@pytest.mark.parametrize("name", UNDEFINED)
def test_vanishing_root_has_no_derivative(name):
    claim, hypotheses = UNDEFINED[name]
    assert decide(claim, hypotheses).conditions
    assert decide(claim, hypotheses, everywhere=True).witness.undefined


NO_DERIVATIVE = {
    "|c| under c ≥ 0, at 0": (lambda s: equal(s.derivative(s.sqrt(c(s) ** 2), c(s)), 1), [lambda s: at_most(0, c(s))]),
    "|c| under c ≤ 0, at 0": (lambda s: equal(s.derivative(s.sqrt(c(s) ** 2), c(s)), -1), [lambda s: at_most(c(s), 0)]),
    "√c² at 0": (lambda s: equal(s.derivative(s.sqrt(c(s)) ** 2, c(s)), 1), [lambda s: at_most(0, c(s))]),
    "|ε| at 0": (lambda s: equal(s.derivative(s.sqrt(s.eps**2), s.eps), 1), []),
    "|c − z| where c = z": (
        lambda s: equal(s.derivative(s.sqrt((c(s) - z(s)) ** 2), c(s)), 1),
        [lambda s: at_most(z(s), c(s))],
    ),
    "|Σa| where Σa = 0": (
        lambda s: equal(s.gradient(s.sqrt(s.sum(a(s)) ** 2), a(s)), s.ones),
        [lambda s: at_most(0, s.sum(a(s)))],
    ),
    "‖a‖² as a square of a root, at a = 0": (lambda s: equal(s.gradient(norm(s) ** 2, a(s)), 2 * a(s)), []),
}


@pytest.mark.parametrize("name", NO_DERIVATIVE)
def test_a_known_sign_hides_no_kink(name):
    claim, hypotheses = NO_DERIVATIVE[name]
    assert decide(claim, hypotheses).conditions
    decision = decide(claim, hypotheses, everywhere=True)
    assert not decision.holds and decision.witness.undefined


# True by all branches of an equation, or by what was known before it was solved.
BRANCHES = {
    "c z² = 0": (lambda s: equal(c(s) * z(s) ** 2, 0), [lambda s: equal(c(s) * z(s), 0)]),
    "z = 0 where c > 0, known before": (
        lambda s: equal(z(s), 0), [lambda s: positive(c(s)), lambda s: equal(c(s) * z(s), 0)]
    ),
    "z = 0 where c > 0, known after": (
        lambda s: equal(z(s), 0), [lambda s: equal(c(s) * z(s), 0), lambda s: positive(c(s))]
    ),
    "c³ = c": (lambda s: equal(c(s) ** 3, c(s)), [lambda s: equal(c(s) ** 2, 1)]),
    "|c| = 1": (lambda s: equal(s.sqrt(c(s) ** 2), 1), [lambda s: equal(c(s) ** 2, 1)]),
    "c + z ≤ 1 + c z": (
        lambda s: at_most(c(s) + z(s), 1 + c(s) * z(s)),
        [lambda s: equal(c(s) ** 2, 1), lambda s: equal(z(s) ** 2, 1)],
    ),
    "c = 0 from c² = 0": (lambda s: equal(c(s), 0), [lambda s: equal(c(s) ** 2, 0)]),
    "‖a‖² > 0 from ‖a‖² + ε > 0": (
        lambda s: positive(square(s, a(s))),
        [lambda s: positive(square(s, a(s)) + s.eps), lambda s: equal(s.eps, 0)],
    ),
    "σ² > 0 from σ² + ε > 0": (
        lambda s: positive(square(s, shifted(s))),
        [lambda s: positive(square(s, shifted(s)) / s.N + s.eps), lambda s: equal(s.eps, 0)],
    ),
    "c ≥ 0 from ε = c": (lambda s: at_most(0, c(s)), [lambda s: equal(s.eps, c(s))]),
    "c ≥ 0 from ‖a‖² = c": (lambda s: at_most(0, c(s)), [lambda s: equal(square(s, a(s)), c(s))]),
    "nonzero(a) from c ≠ 0": (
        lambda s: nonzero(z(s)), [lambda s: nonzero(c(s) - 1), lambda s: equal(c(s), z(s) + 1)]
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", BRANCHES)
def test_no_branch_is_lost(name):
    claim, hypotheses = BRANCHES[name]
    assert decide(claim, hypotheses, everywhere=True).conditions == []
    assert decide(claim, hypotheses).holds


# True where they have a meaning, which is not everywhere: no point without a meaning may refute them.
TRUE = {
    "zero gains over themselves": (lambda s: equal(s.zeros_gain() / s.zeros_gain(), s.ones), []),
    "c + |c| over itself": (
        lambda s: equal((c(s) + s.sqrt(c(s) ** 2)) / (c(s) + s.sqrt(c(s) ** 2)), 1),
        [],
    ),
    "√(−‖a‖²)": (lambda s: equal(s.sqrt(-square(s, a(s))), 0), []),
    "√c √−c": (lambda s: equal(s.sqrt(c(s)) * s.sqrt(-c(s)), 0), []),
    "the slope of a critical point": (
        lambda s: equal(
            s.derivative(s.critical_point(g(s) + c(s) * s.ones), c(s))
            * s.sum(pole(s, g(s) + c(s) * s.ones, -s.critical_point(g(s) + c(s) * s.ones)) ** 2),
            2
            * s.sum(
                (g(s) + c(s) * s.ones) * pole(s, g(s) + c(s) * s.ones, -s.critical_point(g(s) + c(s) * s.ones)) ** 2
            ),
        ),
        [],
    ),
    "a hypothesis with two equations": (
        lambda s: equal(s.sum(a(s)) + c(s), 1),
        [lambda s: [equal(s.sum(a(s)), 0), equal(c(s), 1)]],
    ),
}


@pytest.mark.parametrize("name", TRUE)
def test_what_is_true_is_not_refuted(name):
    try:
        assert decide(*TRUE[name]).holds
    except Undecided as reason:
        assert "\n" not in str(reason)


def test_critical_point_slope_is_proved():
    assert decide(*TRUE["the slope of a critical point"]).conditions == []


def test_hypotheses_are_read_once():
    assert decide(lambda s: positive(c(s)), (h for h in [lambda s: positive(c(s))])).holds


def test_a_confirmation_that_fails_is_no_verdict(monkeypatch):
    """A calculus that takes every two things for equal is found out by exact numbers, with the point in the message."""
    monkeypatch.setattr("lnverify.proofs.readings.moments.kernel._has_zero_form", lambda value: True)
    with pytest.raises(Disagreement) as caught:
        decide(lambda s: equal(s.sum(a(s)), s.N))
    assert "N = " in str(caught.value) and "\n" not in str(caught.value)


def test_a_wrong_sign_is_found_out(monkeypatch):
    monkeypatch.setattr(Moments, "reasons", lambda space, statement: [])
    monkeypatch.setattr(Moments, "holds", lambda space, statement: True)
    with pytest.raises(Disagreement):
        decide(lambda s: at_most(s.sum(a(s)), 0))


def test_each_difference_needs_its_own_point():
    with pytest.raises(Undecided):
        decide(
            lambda s: [
                differ(a(s), b(s)),
                differ(s.ones / (a(s) * a(s) + b(s) * b(s) + s.ones), s.ones / (b(s) * b(s) + a(s) * a(s) + s.ones)),
            ]
        )


REFUSED = {
    "a derivative at a product's letter in an equation": (
        lambda s: equal(s.gradient(c(s), a(s)), 0),
        [lambda s: equal(s.product(a(s)), c(s))],
    ),
    "a derivative at a determinant's letter in an equation": (
        lambda s: equal(s.gradient(c(s), g(s)), 0),
        [lambda s: equal(s.det(s.diag(g(s))), c(s))],
    ),
    "a derivative at a scalar inside a reciprocal in an equation": (
        lambda s: equal(s.derivative(s.sum(pole(s, g(s), -z(s))), z(s)), 0),
        [lambda s: equal(s.sum(pole(s, g(s), -z(s))), 0)],
    ),
    "a derivative at a vector inside a reciprocal in an equation": (
        lambda s: equal(s.gradient(s.sum(pole(s, g(s), square(s, a(s)) + 1)), a(s)), 0),
        [lambda s: equal(s.sum(pole(s, g(s), square(s, a(s)) + 1)), c(s))],
    ),
    "a derivative at zero gains": (lambda s: equal(s.jacobian(s.zeros_gain(), s.zeros_gain()), s.identity), []),
    "a derivative at a square": (lambda s: equal(s.gradient(s.sum(a(s) ** 2), a(s) ** 2), s.ones), []),
    "a derivative at a reciprocal": (lambda s: equal(s.gradient(s.sum(g(s)), s.ones / g(s)), s.ones), []),
    "a derivative at a multiple": (lambda s: equal(s.gradient(s.sum(a(s)), 2 * a(s)), s.ones), []),
    "a derivative at a product": (lambda s: equal(s.gradient(s.sum(a(s)), a(s) * b(s)), s.ones), []),
    "a derivative at a sum": (lambda s: equal(s.gradient(s.sum(a(s)), a(s) + b(s)), s.ones), []),
    "a derivative at a sum with its square": (lambda s: equal(s.gradient(s.sum(a(s)), a(s) + a(s) ** 2), s.ones), []),
    "a derivative at a constant": (lambda s: equal(s.gradient(s.sum(a(s)), s.ones), s.ones), []),
    "a derivative at nothing": (lambda s: equal(s.gradient(s.sum(a(s)), a(s) - a(s)), s.ones), []),
    "a gradient at zero gains": (
        lambda s: equal(s.gradient(s.sum(s.zeros_gain()), s.zeros_gain()), s.zeros_gain() * s.drazin(s.zeros_gain())),
        [],
    ),
    "a derivative at a masked vector": (
        lambda s: equal(s.gradient(s.sum(a(s)), a(s) * s.zeros_gain() * s.drazin(s.zeros_gain())), s.ones),
        [],
    ),
    "a vector named like the engine's": (lambda s: equal(s.vector("zeros_gain"), s.zeros_gain()), []),
    "no list of hypotheses": (lambda s: equal(s.N, s.N), None),
    "an entry": (lambda s: equal(a(s)[0], 0), []),
    "a sum of Python's": (lambda s: equal(sum(a(s)), 0), []),
    "a length of Python's": (lambda s: equal(len(a(s)), s.N), []),
    "the transpose of a vector": (lambda s: equal(a(s).T @ a(s), 0), []),
    "a word that is not in the vocabulary": (lambda s: equal(s.erf(a(s)), 0), []),
    "a product of one vector": (lambda s: equal(s.dot(a(s)), 0), []),
    "a scalar without a name": (lambda s: equal(s.scalar(), 0), []),
    "a rational of nothing": (lambda s: equal(s.rational(), 0), []),
    "a power without end": (lambda s: equal(c(s) ** (2**64), c(s)), []),
    "the root of a number too long to factor": (
        lambda s: equal(s.sqrt(s.rational((10**45 + 9) * (10**46 + 33) * (10**52 + 21))) ** 2, 5 * c(s)),
        [lambda s: positive(c(s))],
    ),
    "a critical point of equal gains": (lambda s: [equal(s.critical_point(s.ones), 1), equal(s.N, 0)], []),
    "a derivative at a vector in an equation": (
        lambda s: equal(s.gradient(s.sum(a(s)), s.bias), s.ones),
        [lambda s: equal(s.sum(a(s)), s.sum(s.bias))],
    ),
    "a derivative at a scalar in an equation": (
        lambda s: equal(s.derivative(s.sum(a(s)), c(s)), 1),
        [lambda s: equal(s.sum(a(s)), c(s))],
    ),
    "a scalar and a vector of one name": (lambda s: equal(c(s) * s.vector("c"), s.ones), []),
    "a name that is no word": (lambda s: equal(s.vector(""), s.ones), []),
    "a function that is none": (5, []),
    "a hypothesis that is no list": (lambda s: equal(s.N, s.N), lambda s: positive(s.N)),
    "the root of a vector": (lambda s: equal(s.sqrt(a(s)), 1), []),
    "the sum of a scalar": (lambda s: equal(s.sum(s.N), s.N), []),
    "the square of an operator": (lambda s: equal(s.identity**2, s.identity), []),
    "an order": (lambda s: c(s) < 1, []),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refused_in_one_line(name):
    with pytest.raises(InputError) as caught:
        decide(*REFUSED[name])
    assert "\n" not in str(caught.value)


def test_differences():
    """Two things differ where some point tells them apart; agreement at a point says nothing."""
    assert decide(
        lambda s: [differ(a(s), s.bias), equal(s.product(a(s)) * s.product(s.bias), s.product(a(s) * s.bias))]
    ).holds
    assert not decide(lambda s: differ(a(s) + a(s), 2 * a(s))).holds
    with pytest.raises(Undecided):
        decide(lambda s: differ(s.ones / (a(s) * a(s) + s.bias * s.bias + s.ones), s.ones))


def test_hypotheses_that_nothing_satisfies_are_said():
    decision = decide(lambda s: equal(s.N * c(s), 0), [lambda s: equal(s.N, 0)])
    assert decision.conditions
    with pytest.raises(Undecided):
        decide(lambda s: equal(s.N * c(s), 0), [lambda s: equal(s.N, 0)], everywhere=True)


def test_a_long_number_is_abbreviated():
    assert len(str(decide(lambda s: equal(s.rational(2) ** 20_000, 1)).witness)) < 200


NO_LETTERS = {
    "a square": lambda s: a(s) ** 2,
    "a multiple": lambda s: 2 * a(s),
    "a multiple where the gain is not 0": lambda s: a(s) + a(s) * nonzero_entries(s, s.zeros_gain()),
}


@pytest.mark.parametrize("name", NO_LETTERS)
def test_calculus_rejects_derivative_at_nonvariable(name):
    """Not only because the explicit reading refuses it too. A gain that is 0 somewhere takes two blocks."""
    space = Moments(two_blocks=True)
    at = NO_LETTERS[name](space)
    with pytest.raises(InputError):
        space.gradient(space.sum(a(space)), at)
    with pytest.raises(InputError):
        space.jacobian(a(space), at)


@pytest.mark.parametrize("depth", [0, 1, 2])
def test_unknown_product_has_no_sign(depth):
    """Where the search ends, nothing is known."""
    space = Moments()
    product = (c(space) * (d(space) + 1)).value.numerator
    assert space.signs.certify(product, depth) == 0
    assert space.signs.certify(-product, depth) == 0

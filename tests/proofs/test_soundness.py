"""False statements that a decision procedure may be talked into, and how each is answered.

Every case was once accepted, or could be by a careless rule: signs taken from products that may be zero, names
that collide, coordinates that may be none, roots that have no derivative.
"""

import pytest
from statement_tests import holds, pytest_generate_tests, test_refused_in_one_line  # noqa: F401
from variables import W, a, at_most, b, c, conjugate, d, differ, equal, g, nonzero, norm, positive, s, square, z

from lnverify import Disagreement, Undecided, decide
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.verdicts.second_proof import second_proof

root_of_a_square = equal(s.sqrt(c**2 * d) + s.sqrt(d**2), s.sqrt(c**2 * d) + d)
shifted = a - s.sum(a) / s.N * s.ones


def pole(s, v, scalar):
    """1/(v² + scalar)."""
    return s.ones / (v**2 + scalar * s.ones)


def quadratic(s, v):
    """1/(v² + v + 2)."""
    return s.ones / (v**2 + v + 2 * s.ones)


q = (z - 7) ** 2
hidden = conjugate(s, q)
KEPT = s.drazin(s.zeros_gain()) * s.zeros_gain()
"""1 where the gain is not 0."""
# (W ⊙ W)1 − (W1)², negative in a row with two entries of one sign.
spread = (W * W) @ s.ones - (W @ s.ones) ** 2


def poles_of_two_critical_points(s, h):
    return s.sum(pole(s, g(s), -s.critical_point(g(s))) * pole(s, h, -s.critical_point(h)))


kinked = (s.abs(c) - c) * (c + 1)
tiny = s.rational(1, 2**200)

# name: (claim, hypotheses)
FALSE = {
    "ε c ≥ 0 says nothing of c at ε = 0": (at_most(0, c), [at_most(0, s.eps * c)]),
    "c² d ≥ 0 says nothing of d at c = 0": (at_most(0, d), [at_most(0, c**2 * d)]),
    "‖a‖² d ≥ 0 says nothing of d at a = 0": (at_most(0, d), [at_most(0, s.dot(a, a) * d)]),
    "√(c² d) does not presuppose d ≥ 0": (root_of_a_square, []),
    "√(c a²) says nothing of c at a = 0": (
        lambda s: [equal(s.sqrt(c(s) * a(s) ** 2) ** 2, c(s) * a(s) ** 2), at_most(0, c(s))],
        [],
    ),
    "an entry of √(a² b) says nothing of b at a = 0": (
        at_most(0, s.entry(b, "i")),
        [equal(s.entry(s.sqrt(a**2 * b), "i"), d)],
    ),
    "two reciprocals in one letter part as if they differed by 1": (
        equal(pole(s, g, 1) * quadratic(s, g), pole(s, g, 1) - quadratic(s, g)),
        [],
    ),
    "two reciprocals in one letter are one": (equal(pole(s, g, 1), quadratic(s, g)), []),
    "two reciprocals of one polynomial in two letters are one": (equal(pole(s, g, 1), pole(s, a, 1)), []),
    "two reciprocals in two letters part as if in one": (
        equal(pole(s, g, 1) * pole(s, a, 2), pole(s, g, 1) - pole(s, a, 2)),
        [],
    ),
    "two critical points": (equal(s.critical_point(s.gain), s.critical_point(s.bias)), []),
    "a critical point and a scalar of its name": (equal(s.critical_point(s.gain), s.scalar("zeta")), []),
    "a vector with the name of a reciprocal": (equal(s.vector("w1"), s.ones / (s.gain**2 + s.ones)), []),
    "a gain beside a gain with zeros": (
        lambda s: [equal(s.sum(s.zeros_gain()), s.sum(s.zeros_gain())), nonzero(s.gain)],
        [],
    ),
    "a gain with k = 0 zeros has a product": (equal(s.product(s.zeros_gain()), 0), []),
    "and a determinant": (equal(s.det(s.diag(s.zeros_gain())), 0), []),
    "a gain with zeros has zero entries": (nonzero(s.zeros_gain()), []),
    "c(g + 1) where g + 1 ≠ 0, at c = 0": (nonzero(c * (s.gain + s.ones)), [nonzero(s.gain + s.ones)]),
    "a letter that is alone in one block only": (
        nonzero(a),
        [nonzero(s.zeros_gain() + a * s.zeros_gain() * s.drazin(s.zeros_gain()))],
    ),
    # 0 ≥ 0 teaches nothing
    "a·b ≤ b·a": (at_most(square(s, a), 1), [at_most(s.dot(a, b), s.dot(b, a))]),
    "0 ≤ Σ(a − μ)": (at_most(square(s, a), 1), [at_most(0, s.sum(shifted))]),
    "√N² ≤ N": (at_most(z, z - 1), [at_most(s.sqrt(s.N) ** 2, s.N)]),
    "tr(abᵀ) ≤ a·b": (equal(s.sqrt(c**2), c), [at_most(s.trace(s.outer(a, b)), s.dot(a, b))]),
    # a derivative sees every scalar
    "∂(1/(g² + ‖a‖² + 1))/∂a": (equal(s.jacobian(pole(s, g, square(s, a) + 1), a), 0), []),
    "∂Σ1/(g² + ‖a‖² + 1)/∂a": (equal(s.gradient(s.sum(pole(s, g, square(s, a) + 1)), a), 0), []),
    "∂Σ1/(g² + (∏a)² + 1)/∂a": (equal(s.gradient(s.sum(pole(s, g, s.product(a) ** 2 + 1)), a), 0), []),
    "∂Σ1/(g² + √(1 + ‖a‖²))/∂a": (equal(s.gradient(s.sum(pole(s, g, s.sqrt(1 + square(s, a)))), a), 0), []),
    "∂det(G + ‖a‖² I)/∂a": (equal(s.gradient(s.det(s.diag(g) + square(s, a) * s.identity), a), 0), []),
    "∂∏(a − μ)/∂a without the mean": (
        equal(s.gradient(s.product(shifted), a), s.product(shifted) * (s.ones / shifted)),
        [],
    ),
    "d/dc Σ1/(g² + Σ1/(b² + c²) + 1)": (
        equal(s.derivative(s.sum(pole(s, g, 1 + s.sum(pole(s, b, c**2 + 1)))), c), 0),
        [],
    ),
    "d/dc ∏(g + Σ1/(b² + c²))": (equal(s.derivative(s.product(g + s.sum(pole(s, b, c**2 + 1)) * s.ones), c), 0), []),
    "dζ/dc for h = g + c": (equal(s.derivative(s.critical_point(g + c * s.ones), c), 0), []),
    "∂ζ/∂a for h = g + Σa": (equal(s.gradient(s.critical_point(g + s.sum(a) * s.ones), a), 0), []),
    # a conjugate vanishes where the denominator does not
    "1/(√(1 + ε) + 1) at ε = 0": (at_most(conjugate(s, s.eps), 0), [at_most(s.eps, 0)]),
    "1/(√(1 + c²) + 1) at c = 0": (at_most(conjugate(s, c**2), 0), [at_most(c**2, 0)]),
    "1/(√(1 + ‖a‖²) + 1) at a = 0": (at_most(conjugate(s, square(s, a)), 0), [at_most(square(s, a), 0)]),
    "1/(√(1 + N²σ²) + 1) on a constant row": (
        at_most(conjugate(s, s.N * square(s, a) - s.sum(a) ** 2), 0),
        [at_most(s.N * square(s, a), s.sum(a) ** 2)],
    ),
    "a numerator beside a conjugate is not learned": (nonzero(s.sqrt(1 + c**2) - 1), [positive(conjugate(s, c**2))]),
    "nor from ≠ 0": (nonzero(s.sqrt(1 + square(s, a)) - 1), [nonzero(conjugate(s, square(s, a)))]),
    # the gap of partial fractions vanishes where the product of the fractions does not
    "1/(g² + 1)(g² + 1 + ε) at ε = 0, an order": (
        at_most(s.sum(pole(s, g, 1) * pole(s, g, 1 + s.eps)), 0),
        [at_most(s.sum(pole(s, g, 1)), s.sum(pole(s, g, 1 + s.eps)))],
    ),
    "1/(g² + 1)(g² + 1 + ε) at ε = 0, an equation": (
        equal(s.sum(a * pole(s, g, 1) * pole(s, g, 1 + s.eps)), 0),
        [equal(s.sum(a * pole(s, g, 1)), s.sum(a * pole(s, g, 1 + s.eps)))],
    ),
    "1/(g² + 1)(g² + 1 + ε) at ε = 0, learned": (
        nonzero(s.sum(pole(s, g, 1)) - s.sum(pole(s, g, 1 + s.eps))),
        [nonzero(s.sum(pole(s, g, 1) * pole(s, g, 1 + s.eps)))],
    ),
    "two secular roots may be one": (
        equal(s.sum(pole(s, g, -c) * pole(s, g, -z)), 0),
        [equal(s.sum(pole(s, g, -c)), 0), equal(s.sum(pole(s, g, -z)), 0)],
    ),
    "two critical points may be one": (equal(poles_of_two_critical_points(s, -g), 0), []),
    "1/g(g² − z) at z = 0": (
        equal(s.sum(s.ones / (g * (g**2 - z * s.ones))), 0),
        [nonzero(g), equal(s.sum(s.ones / g), s.sum(g / (g**2 - z * s.ones)))],
    ),
    # an equation between products has as many branches as factors
    "c z = 0 says nothing of c at z = 0": (equal(c, 0), [equal(c * z, 0)]),
    "nor beside c > 0": (at_most(c, 0), [equal(c * z, 0), positive(c)]),
    "c Σa = c says nothing of Σa at c = 0": (equal(s.sum(a), 1), [equal(c * s.sum(a), c)]),
    "(c − 1)(z − 1) = 0 with c = 0": (nonzero(c), [equal((c - 1) * (z - 1), 0)]),
    "c² = 1 with c = −1": (equal(c, 1), [equal(c**2, 1)]),
    "c² = 1 and z² = 1 leave four cases": (
        at_most(c + z, 1 + c * z - s.rational(1, 2)),
        [equal(c**2, 1), equal(z**2, 1)],
    ),
    "c z = 0 with both 0 is a case too": (positive(c**2 + z**2), [equal(c * z, 0)]),
    # what an equation is solved for takes along what was known of it, and no more
    "‖a‖² + ε > 0 says nothing of ‖a‖² at ε = 1": (
        positive(square(s, a)),
        [positive(square(s, a) + s.eps), equal(s.eps, 1)],
    ),
    "‖a‖² + ε ≥ 0 says nothing at ε = 0": (positive(square(s, a)), [at_most(0, square(s, a) + s.eps), equal(s.eps, 0)]),
    "‖a‖² + c > 0 says nothing of ‖a‖² where c z = 0": (
        positive(square(s, a)),
        [positive(square(s, a) + c), equal(c * z, 0)],
    ),
    "ε = c says that c ≥ 0, not that c > 0": (positive(c), [equal(s.eps, c)]),
    "c = z says nothing of the sign of z": (at_most(0, z), [equal(c, z)]),
    "σ² + c > 0 says nothing of σ² z² + c": (
        positive(square(s, a) * z**2 + c),
        [positive(square(s, a) + c), positive(z), equal(2 * z, 1)],
    ),
    # two blocks, N solved for
    "N c² = 1 beside zero gains": (
        lambda s: [equal(s.sum(s.zeros_gain()), s.sum(s.zeros_gain())), at_most(s.sum(a(s)) ** 2, square(s, a(s)))],
        [equal(s.N * c**2, 1), nonzero(c)],
    ),
    "a root that may be 0 beside a square that may be 0": (positive((c - 1) ** 2 + s.sqrt(s.dot(a, a))), []),
    "a negative number over what is positive, and has a root": (positive(-1 / (s.sqrt(1 + c**2) + d**2 + 3)), []),
    "a quotient is positive where both parts are negative": (
        at_most(0, c + s.sqrt(1 + s.scalar("z") ** 2) + d),
        [positive(c / (s.sqrt(1 + s.scalar("z") ** 2) + d))],
    ),
    "√(41813·378317²·459443) with a wrong integer before it": (
        equal(s.sqrt(s.rational(41813 * 378317**2 * 459443)), 378316 * s.sqrt(s.rational(41813 * 459443))),
        [],
    ),
    "a vector that may be zero has no Drazin inverse 1/a": (equal(a * s.drazin(a), s.ones), []),
    "√(c² d) is |c|√d only where d ≥ 0": (root_of_a_square, [at_most(0, c**2 * d)]),
    "q of a hidden denominator may be 0": (nonzero(q * (hidden * c + 1)), [nonzero(hidden * c + 1)]),
    "nor does c > 0 teach that it is not": (nonzero(q * (hidden * c - 1)), [positive(hidden * c - 1)]),
    "the sign of a divisor is not known": (at_most(c * d, 1), [at_most(d, 1 / c)]),
    "a root on the way": (positive(c**2 - 5 * c + 5), []),
    "‖a‖² + ε > 0 says nothing of c²‖a‖² + ε": (
        positive(s.eps + c**2 * square(s, a)),
        [positive(s.eps + square(s, a))],
    ),
    "nor does a multiple that is negative": (
        positive(c**2 * d**2 + z**2),
        [nonzero(c), positive(c * d**2 + c**2 * d**2 - c * s.scalar("y") ** 4 + z**2)],
    ),
    "a block may have no coordinate": (nonzero(c), [equal(s.sum(s.ones / (KEPT + c * (s.ones - KEPT))), d)]),
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


# Not true everywhere, though nothing refutes them where they have a meaning.
UNDEFINED = {
    "‖a‖ has no gradient at a = 0": (equal(norm(s) * s.gradient(norm(s), a), a), []),
    "√c has no derivative at c = 0": (equal(2 * s.sqrt(c) * s.derivative(s.sqrt(c), c), 1), [at_most(0, c)]),
    "|c| under c ≥ 0, at 0": (equal(s.derivative(s.sqrt(c**2), c), 1), [at_most(0, c)]),
    "|c| under c ≤ 0, at 0": (equal(s.derivative(s.sqrt(c**2), c), -1), [at_most(c, 0)]),
    "√c² at 0": (equal(s.derivative(s.sqrt(c) ** 2, c), 1), [at_most(0, c)]),
    "√(c²), whose slope is ±1": (equal(s.derivative(s.sqrt(c**2), c) ** 2, 1), []),
    "√(c⁴)": (equal(s.derivative(s.sqrt(c**4), c), 2 * c), []),
    "√(a⁴)": (equal(s.jacobian(s.sqrt(a**4), a), 2 * s.diag(a)), []),
    "√(a² + b²)": (equal(s.jacobian(s.sqrt(a**2 + b**2), a) @ s.sqrt(a**2 + b**2), a), []),
    "|ε| at 0": (equal(s.derivative(s.sqrt(s.eps**2), s.eps), 1), []),
    "|c − z| where c = z": (equal(s.derivative(s.sqrt((c - z) ** 2), c), 1), [at_most(z, c)]),
    "|Σa| where Σa = 0": (equal(s.gradient(s.sqrt(s.sum(a) ** 2), a), s.ones), [at_most(0, s.sum(a))]),
    "‖a‖² as a square of a root, at a = 0": (equal(s.gradient(norm(s) ** 2, a), 2 * a), []),
    "a radicand is no hypothesis": (lambda s: [equal(s.sqrt(c(s)), s.sqrt(c(s))), at_most(0, c(s))], []),
    "(X1)² is at most n(X ⊙ X)1, and no less": (equal(s.sqrt(spread) ** 2, spread), []),
}


@pytest.mark.parametrize("name", UNDEFINED)
def test_it_is_not_true_where_it_has_no_meaning(name):
    decision = decide(*UNDEFINED[name])
    assert decision.holds and decision.conditions
    assert decide(*UNDEFINED[name], everywhere=True).witness.undefined


# True by all branches of an equation, or by what was known before it was solved.
BRANCHES = {
    "c z² = 0": (equal(c * z**2, 0), [equal(c * z, 0)]),
    "z = 0 where c > 0, known before": (equal(z, 0), [positive(c), equal(c * z, 0)]),
    "z = 0 where c > 0, known after": (equal(z, 0), [equal(c * z, 0), positive(c)]),
    "c³ = c": (equal(c**3, c), [equal(c**2, 1)]),
    "|c| = 1": (equal(s.sqrt(c**2), 1), [equal(c**2, 1)]),
    "c + z ≤ 1 + c z": (at_most(c + z, 1 + c * z), [equal(c**2, 1), equal(z**2, 1)]),
    "c = 0 from c² = 0": (equal(c, 0), [equal(c**2, 0)]),
    "‖a‖² > 0 from ‖a‖² + ε > 0": (positive(square(s, a)), [positive(square(s, a) + s.eps), equal(s.eps, 0)]),
    "σ² > 0 from σ² + ε > 0": (
        positive(square(s, shifted)),
        [positive(square(s, shifted) / s.N + s.eps), equal(s.eps, 0)],
    ),
    "c ≥ 0 from ε = c": (at_most(0, c), [equal(s.eps, c)]),
    "c ≥ 0 from ‖a‖² = c": (at_most(0, c), [equal(square(s, a), c)]),
    "nonzero(a) from c ≠ 0": (nonzero(z), [nonzero(c - 1), equal(c, z + 1)]),
}


@pytest.mark.each(BRANCHES)
def test_no_branch_is_lost(claim, hypotheses):
    assert decide(claim, hypotheses, everywhere=True).conditions == []
    assert decide(claim, hypotheses).holds


# True where they have a meaning, which is not everywhere: no point without a meaning may refute them.
TRUE = {
    "zero gains over themselves": (equal(s.zeros_gain() / s.zeros_gain(), s.ones), []),
    "c + |c| over itself": (equal((c + s.sqrt(c**2)) / (c + s.sqrt(c**2)), 1), []),
    "√(−‖a‖²)": (equal(s.sqrt(-square(s, a)), 0), []),
    "√c √−c": (equal(s.sqrt(c) * s.sqrt(-c), 0), []),
    "the slope of a critical point": (
        equal(
            s.derivative(s.critical_point(g + c * s.ones), c)
            * s.sum(pole(s, g + c * s.ones, -s.critical_point(g + c * s.ones)) ** 2),
            2 * s.sum((g + c * s.ones) * pole(s, g + c * s.ones, -s.critical_point(g + c * s.ones)) ** 2),
        ),
        [],
    ),
    "2√G (√G)′ = G′ with G = −2c(c + 1) for c < 0": (
        equal(2 * s.sqrt(kinked) * s.derivative(s.sqrt(kinked), c), s.derivative(kinked, c)),
        [positive(-c)],
    ),
    "the Jacobian of √(|a| + a) for a < 0": (
        equal(s.jacobian(s.sqrt(s.abs(a) + a), a), 0 * s.identity),
        [positive(-a)],
    ),
    "the slope of √(|c| + c) for c < 0": (equal(s.derivative(s.sqrt(s.abs(c) + c), c), 0), [positive(-c)]),
    "the slope of 2⁻²⁰⁰|c|": (equal(s.derivative(s.sqrt(tiny**2 * c**2), c) ** 2, tiny**2), []),
    "(c⁰)′ = 0": (equal(s.derivative(c**0, c), 0), []),
    "a number that 2⁶¹ − 1 divides": (equal(s.sum(a) / (2**61 - 1) * (2**61 - 1), s.sum(a)), []),
    "a hypothesis with two equations": (equal(s.sum(a) + c, 1), [lambda s: [equal(s.sum(a(s)), 0), equal(c(s), 1)]]),
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
    assert decide(positive(c), (h for h in [positive(c)])).holds


def test_a_confirmation_that_fails_is_no_verdict(monkeypatch):
    """A calculus that takes every two things for equal is found out by exact numbers, with the point in the message."""
    monkeypatch.setattr("lnverify.proofs.readings.moments.kernel._has_zero_form", lambda value: True)
    with pytest.raises(Disagreement) as caught:
        decide(equal(s.sum(a), s.N))
    assert "N = " in str(caught.value) and "\n" not in str(caught.value)


def test_a_wrong_sign_is_found_out(monkeypatch):
    monkeypatch.setattr(Moments, "reasons", lambda space, statement: [])
    monkeypatch.setattr(Moments, "holds", lambda space, statement: True)
    with pytest.raises(Disagreement):
        decide(at_most(s.sum(a), 0))


def test_each_difference_needs_its_own_point():
    with pytest.raises(Undecided):
        decide(
            lambda s: [
                differ(a(s), b(s)),
                differ(s.ones / (a(s) * a(s) + b(s) * b(s) + s.ones), s.ones / (b(s) * b(s) + a(s) * a(s) + s.ones)),
            ]
        )


REFUSED = {
    "a derivative at a product's letter in an equation": (equal(s.gradient(c, a), 0), [equal(s.product(a), c)]),
    "a derivative at a determinant's letter in an equation": (equal(s.gradient(c, g), 0), [equal(s.det(s.diag(g)), c)]),
    "a derivative at a scalar inside a reciprocal in an equation": (
        equal(s.derivative(s.sum(pole(s, g, -z)), z), 0),
        [equal(s.sum(pole(s, g, -z)), 0)],
    ),
    "a derivative at a vector inside a reciprocal in an equation": (
        equal(s.gradient(s.sum(pole(s, g, square(s, a) + 1)), a), 0),
        [equal(s.sum(pole(s, g, square(s, a) + 1)), c)],
    ),
    "a vector named like the engine's": (equal(s.vector("zeros_gain"), s.zeros_gain()), []),
    "no list of hypotheses": (equal(s.N, s.N), None),
    "a word that is not in the vocabulary": (equal(s.erf(a), 0), []),
    "a product of one vector": (equal(s.dot(a), 0), []),
    "a scalar without a name": (equal(s.scalar(), 0), []),
    "a rational of nothing": (equal(s.rational(), 0), []),
    "a power without end": (equal(c ** (2**64), c), []),
    "the root of a number too long to factor": (
        equal(s.sqrt(s.rational((10**45 + 9) * (10**46 + 33) * (10**52 + 21))) ** 2, 5 * c),
        [positive(c)],
    ),
    "a critical point of equal gains": (lambda s: [equal(s.critical_point(s.ones), 1), equal(s.N, 0)], []),
    "a derivative at a vector in an equation": (
        equal(s.gradient(s.sum(a), s.bias), s.ones),
        [equal(s.sum(a), s.sum(s.bias))],
    ),
    "a derivative at a scalar in an equation": (equal(s.derivative(s.sum(a), c), 1), [equal(s.sum(a), c)]),
    "a scalar and a vector of one name": (equal(c * s.vector("c"), s.ones), []),
    "a scalar, and a vector in a hypothesis": (equal(c**2, c * c), [positive(s.vector("c"))]),
    "a matrix, and another of its name in a hypothesis": (
        equal(W @ s.ones, 2 * (W @ s.ones)),
        [equal(s.matrix("W", "N", "N") @ s.ones, 0 * s.ones)],
    ),
    "an index, and a scalar in a hypothesis": (equal(s.entry(a, "i"), 0), [equal(s.scalar("i"), 0)]),
    "two vectors that are printed a": (equal(s.vector("a"), 0 * s.ones), [equal(s.activation, 0 * s.ones)]),
    "a name that is no word": (equal(s.vector(""), s.ones), []),
    "a function that is none": (5, []),
    "a hypothesis that is no list": (equal(s.N, s.N), positive(s.N)),
    "the root of a vector": (equal(s.sqrt(a), 1), []),
    "the sum of a scalar": (equal(s.sum(s.N), s.N), []),
}


def test_differences():
    """Two things differ where some point tells them apart; agreement at a point says nothing."""
    assert decide(
        lambda s: [differ(a(s), s.bias), equal(s.product(a(s)) * s.product(s.bias), s.product(a(s) * s.bias))]
    ).holds
    assert not decide(differ(a + a, 2 * a)).holds
    with pytest.raises(Undecided):
        decide(differ(s.ones / (a * a + s.bias * s.bias + s.ones), s.ones))


def test_hypotheses_that_nothing_satisfies_are_said():
    decision = decide(equal(s.N * c, 0), [equal(s.N, 0)])
    assert decision.conditions
    with pytest.raises(Undecided):
        decide(equal(s.N * c, 0), [equal(s.N, 0)], everywhere=True)


def test_a_long_number_is_abbreviated():
    assert len(str(decide(equal(s.rational(2) ** 20_000, 1)).witness)) < 200


@pytest.mark.parametrize("depth", [0, 1, 2])
def test_unknown_product_has_no_sign(depth):
    """Where the search ends, nothing is known."""
    space = Moments()
    product = (c(space) * (d(space) + 1)).value.numerator
    assert space.signs.certify(product, depth) == 0
    assert space.signs.certify(-product, depth) == 0

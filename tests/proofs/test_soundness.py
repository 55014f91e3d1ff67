"""False statements that a decision procedure may be talked into, and how each is answered.

Every case was once accepted, or could be by a careless rule: signs taken from products that may be zero, names
that collide, coordinates that may be none, roots that have no derivative.
"""

import pytest

from proofs import InputError, Undecided, at_most, decide, differ, equal, nonzero, positive
from proofs.second_proof import holds, second_proof


def a(s):
    return s.activation


def c(s):
    return s.scalar("c")


def d(s):
    return s.scalar("d")


def root_of_a_square(s):
    return equal(s.sqrt(c(s) ** 2 * d(s)) + s.sqrt(d(s) ** 2), s.sqrt(c(s) ** 2 * d(s)) + d(s))


# name: (claim, hypotheses)
FALSE = {
    "ε c ≥ 0 says nothing of c at ε = 0": (lambda s: at_most(0, c(s)), [lambda s: at_most(0, s.eps * c(s))]),
    "c² d ≥ 0 says nothing of d at c = 0": (lambda s: at_most(0, d(s)), [lambda s: at_most(0, c(s) ** 2 * d(s))]),
    "‖a‖² d ≥ 0 says nothing of d at a = 0": (
        lambda s: at_most(0, d(s)),
        [lambda s: at_most(0, s.dot(a(s), a(s)) * d(s))],
    ),
    "√(c² d) does not presuppose d ≥ 0": (root_of_a_square, []),
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


def norm(s):
    return s.sqrt(s.dot(a(s), a(s)))


UNDEFINED = {
    "‖a‖ has no gradient at a = 0": (lambda s: equal(norm(s) * s.gradient(norm(s), a(s)), a(s)), []),
    "√c has no derivative at c = 0": (
        lambda s: equal(2 * s.sqrt(c(s)) * s.derivative(s.sqrt(c(s)), c(s)), 1),
        [lambda s: at_most(0, c(s))],
    ),
}


@pytest.mark.parametrize("name", UNDEFINED)
def test_a_root_has_no_derivative_where_it_vanishes(name):
    claim, hypotheses = UNDEFINED[name]
    assert decide(claim, hypotheses).conditions
    assert decide(claim, hypotheses, everywhere=True).witness.undefined


REFUSED = {
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

"""Whether a statement is true at a point, and what is said of one that is not."""

import pytest
from flint import arb
from variables import a, b, c, d, z

from lnverify import at_most, differ, equal, nonzero, positive
from lnverify.proofs.readings.matrices.points import Point, Sampled
from lnverify.proofs.readings.matrices.reals import Real, Reals
from lnverify.proofs.readings.matrices.space import MatrixSpace
from lnverify.proofs.readings.matrices.surds import Surd
from lnverify.proofs.readings.matrices.truth import failure_of
from lnverify.proofs.values import Inexpressible

# a = (1, 2), b = (1, 3), c = −1, d = 2, z = 0, at N = 2.
VALUES = {
    ("activation", 0): 1,
    ("activation", 1): 2,
    ("bias", 0): 1,
    ("bias", 1): 3,
    ("c", None): -1,
    ("d", None): 2,
    ("z", None): 0,
}


def space():
    fixed = {letter: Surd.rational(number) for letter, number in VALUES.items()}
    return MatrixSpace(Sampled(Point(2, 0, 0, fixed)), 2)


# A statement, and what is wrong with it: None for a true one.
CASES = {
    "c = c": (lambda s: equal(c(s), c(s)), None),
    "c = d": (lambda s: equal(c(s), d(s)), "-1 is not 2"),
    "d = c": (lambda s: equal(d(s), c(s)), "2 is not -1"),
    "a = b": (lambda s: equal(a(s), b(s)), "entry 2: 2 is not 3"),
    "a = 1": (lambda s: equal(s.ones, a(s)), "entry 2: 1 is not 2"),
    "diag(a) = I": (lambda s: equal(s.diag(a(s)), s.identity), "entry (2, 2): 2 is not 1"),
    "abᵀ = baᵀ": (lambda s: equal(s.outer(a(s), b(s)), s.outer(b(s), a(s))), "entry (1, 2): 3 is not 2"),
    "c ≠ d": (lambda s: differ(c(s), d(s)), None),
    "c ≠ c": (lambda s: differ(c(s), c(s)), "the two sides agree"),
    "a ≠ b": (lambda s: differ(a(s), b(s)), None),
    "a ≠ a": (lambda s: differ(a(s), a(s)), "the two sides agree"),
    "c ≤ d": (lambda s: at_most(c(s), d(s)), None),
    "c ≤ c": (lambda s: at_most(c(s), c(s)), None),
    "d ≤ c": (lambda s: at_most(d(s), c(s)), "2 is greater than -1"),
    "d > 0": (lambda s: positive(d(s)), None),
    "z > 0": (lambda s: positive(z(s)), "0 is not positive"),
    "c > 0": (lambda s: positive(c(s)), "-1 is not positive"),
    "a > 0": (lambda s: positive(a(s)), None),
    "a − 1 > 0": (lambda s: positive(a(s) - s.ones), "entry 1: 0 is not positive"),
    "a − b > 0": (lambda s: positive(2 * a(s) - b(s) - s.ones), "entry 1: 0 is not positive"),
    "c is not 0": (lambda s: nonzero(c(s)), None),
    "z is not 0": (lambda s: nonzero(z(s)), "0 is zero"),
    "a − b is nowhere 0": (lambda s: nonzero(a(s) - b(s)), "entry 1: 0 is zero"),
    "a is nowhere 0": (lambda s: nonzero(a(s)), None),
}


@pytest.mark.parametrize("name", CASES)
def test_failure(name):
    statement, wanted = CASES[name]
    assert failure_of(statement(space())) == wanted
    # Exact numbers leave no doubt.
    assert failure_of(statement(space()), unsure=True) == wanted


def doubtful_space():
    """z is a ball around 0, c is -1."""
    numbers = Reals(Point(2, 0, 0, {("c", None): Surd.rational(-1)}))
    s = MatrixSpace(numbers, 2)
    s.scalar("z").entry.value = Real(arb("0", "1e-9"))
    return s


# Statements about a ball around 0: none is certainly false.
DOUBTFUL = {
    "z = 0": lambda s: equal(z(s), 0 * c(s)),
    "z ≤ 0": lambda s: at_most(z(s), 0 * c(s)),
    "z > 0": lambda s: positive(z(s)),
    "z is not 0": lambda s: nonzero(z(s)),
}
CERTAIN = {
    "z = c": (lambda s: equal(z(s), c(s)), False),
    "c ≤ z": (lambda s: at_most(c(s), z(s)), True),
    "z ≤ c": (lambda s: at_most(z(s), c(s)), False),
    "c > 0": (lambda s: positive(c(s) + z(s)), False),
    "c is not 0": (lambda s: nonzero(c(s) + z(s)), True),
}


@pytest.mark.parametrize("name", DOUBTFUL)
def test_open_ball_passes_only_if_allowed(name):
    s = doubtful_space()
    assert failure_of(DOUBTFUL[name](s), unsure=True) is None
    with pytest.raises(Inexpressible, match=r"^a ball that contains 0$"):
        failure_of(DOUBTFUL[name](s))


@pytest.mark.parametrize("name", CERTAIN)
def test_what_a_ball_shows_is_told(name):
    statement, is_true = CERTAIN[name]
    s = doubtful_space()
    for unsure in (True, False):
        assert (failure_of(statement(s), unsure) is None) == is_true


def test_a_difference_needs_certain_numbers():
    s = doubtful_space()
    with pytest.raises(Inexpressible):
        failure_of(differ(z(s), 0 * c(s)), unsure=True)

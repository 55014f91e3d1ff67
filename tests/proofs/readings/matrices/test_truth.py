"""Whether a statement is true at a point, and what is said of one that is not."""

import pytest
from flint import arb
from variables import a, at_most, b, c, d, differ, equal, nonzero, norm, positive, s, z

from lnverify.proofs.readings.matrices.plain import try_claim
from lnverify.proofs.readings.matrices.points import Point, Sampled
from lnverify.proofs.readings.matrices.reals import Real, Reals
from lnverify.proofs.readings.matrices.space import MatrixSpace
from lnverify.proofs.readings.matrices.surds import Surd
from lnverify.proofs.values import Inexpressible, Undefined

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


def failure_of(statement, space, unsure=False):
    (said,) = try_claim(statement, space)
    return said.failure(unsure)


# A statement, and what is wrong with it: None for a true one.
CASES = {
    "c = c": (equal(c, c), None),
    "c = d": (equal(c, d), "-1 is not 2"),
    "d = c": (equal(d, c), "2 is not -1"),
    "a = b": (equal(a, b), "entry 2: 2 is not 3"),
    "a = 1": (equal(s.ones, a), "entry 2: 1 is not 2"),
    "diag(a) = I": (equal(s.diag(a), s.identity), "entry (2, 2): 2 is not 1"),
    "abᵀ = baᵀ": (equal(s.outer(a, b), s.outer(b, a)), "entry (1, 2): 3 is not 2"),
    "c ≠ d": (differ(c, d), None),
    "c ≠ c": (differ(c, c), "the two sides agree"),
    "a ≠ b": (differ(a, b), None),
    "a ≠ a": (differ(a, a), "the two sides agree"),
    "c ≤ d": (at_most(c, d), None),
    "c ≤ c": (at_most(c, c), None),
    "d ≤ c": (at_most(d, c), "2 is greater than -1"),
    "d > 0": (positive(d), None),
    "z > 0": (positive(z), "0 is not positive"),
    "c > 0": (positive(c), "-1 is not positive"),
    "a > 0": (positive(a), None),
    "a − 1 > 0": (positive(a - s.ones), "entry 1: 0 is not positive"),
    "a − b > 0": (positive(2 * a - b - s.ones), "entry 1: 0 is not positive"),
    "c is not 0": (nonzero(c), None),
    "z is not 0": (nonzero(z), "0 is zero"),
    "a − b is nowhere 0": (nonzero(a - b), "entry 1: 0 is zero"),
    "a is nowhere 0": (nonzero(a), None),
}


@pytest.mark.each(CASES)
def test_failure(statement, wanted):
    assert failure_of(statement, space()) == wanted
    # Exact numbers leave no doubt.
    assert failure_of(statement, space(), unsure=True) == wanted


def doubtful_space():
    """z is a ball around 0, c is -1."""
    numbers = Reals(Point(2, 0, 0, {("c", None): Surd.rational(-1)}))
    numbers.free = lambda name, index, nonzero: Real(arb("0", "1e-9") if name == "z" else Surd.rational(-1))
    return MatrixSpace(numbers, 2)


# Statements about a ball around 0: none is certainly false.
DOUBTFUL = {"z = 0": equal(z, 0 * c), "z ≤ 0": at_most(z, 0 * c), "z > 0": positive(z), "z is not 0": nonzero(z)}
CERTAIN = {
    "z = c": (equal(z, c), False),
    "c ≤ z": (at_most(c, z), True),
    "z ≤ c": (at_most(z, c), False),
    "c > 0": (positive(c + z), False),
    "c is not 0": (nonzero(c + z), True),
}


@pytest.mark.parametrize("name", DOUBTFUL)
def test_open_ball_passes_only_if_allowed(name):
    s = doubtful_space()
    assert failure_of(DOUBTFUL[name], s, unsure=True) is None
    with pytest.raises(Inexpressible, match=r"^a ball that contains 0$"):
        failure_of(DOUBTFUL[name], s)


@pytest.mark.each(CERTAIN)
def test_what_a_ball_shows_is_told(statement, is_true):
    s = doubtful_space()
    for unsure in (True, False):
        assert (failure_of(statement, s, unsure) is None) == is_true


def test_a_difference_needs_certain_numbers():
    s = doubtful_space()
    with pytest.raises(Inexpressible):
        failure_of(differ(z, 0 * c), s, unsure=True)


def test_no_slope_of_a_root_at_0():
    space = MatrixSpace(Sampled(Point(2, 0, 0, rule=lambda *_: (0, 1))), 2)
    with pytest.raises(Undefined, match="division by zero"):
        try_claim(equal(s.gradient(norm(s), a), a), space)


def test_a_number_without_end_is_refused():
    space = MatrixSpace(Sampled(Point(2, 0, 47)), 2)
    with pytest.raises(Inexpressible, match="bits"):
        try_claim(equal(((c + 2) ** 32768) ** 32768, 1), space)

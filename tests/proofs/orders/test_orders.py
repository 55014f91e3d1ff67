"""Cells and columns against evaluations that share nothing with them; long rows as witnesses."""

from fractions import Fraction
from itertools import combinations_with_replacement, product
from random import Random

import pytest
from flint import fmpq, fmpq_mpoly_ctx

from lnverify import Undecided, at_most, decide, equal, positive
from lnverify.proofs.certificates.search import certify
from lnverify.proofs.orders import cells
from lnverify.proofs.orders.cells import TooLarge, negative_point, value_at
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.sign import Sign

RING = fmpq_mpoly_ctx.get(["x", "y", "z"], "degrevlex")
X, Y, Z = RING.gens()
GRID = [Fraction(n, 2) for n in range(-8, 9)]

NOWHERE_NEGATIVE = {
    "a square": ((X - 2 * Y) ** 2, ()),
    "Motzkin": (X**4 * Y**2 + X**2 * Y**4 + 1 - 3 * X**2 * Y**2, ()),
    "Robinson": (
        X**6 + Y**6 + Z**6 + 3 * X**2 * Y**2 * Z**2
        - X**4 * Y**2 - X**4 * Z**2 - Y**4 * X**2 - Y**4 * Z**2 - Z**4 * X**2 - Z**4 * Y**2,
        (),
    ),
    "Schur": (X * (X - Y) * (X - Z) + Y * (Y - X) * (Y - Z) + Z * (Z - X) * (Z - Y), (0, 1, 2)),
    "arithmetic and geometric mean": (X**3 + Y**3 + Z**3 - 3 * X * Y * Z, (0, 1, 2)),
    "an irrational double zero": ((X**2 - 2) ** 2 + (Y**2 - 3) ** 2 * X**2, ()),
}  # fmt: skip


@pytest.mark.parametrize("name", NOWHERE_NEGATIVE)
def test_nowhere_negative_and_barely_not(name):
    p, positive_ones = NOWHERE_NEGATIVE[name]
    assert negative_point(p, frozenset(positive_ones)) is None
    less = p - (X**2 + Y**2 + Z**2) ** (p.total_degree() // 2) / 1000 - RING.constant(1) / 10**6
    point = negative_point(less, frozenset(positive_ones))
    assert point is not None and value_at(less, point) < 0
    assert all(point.get(i, 1) > 0 for i in positive_ones)


def test_random_polynomials_agree_with_a_grid():
    """A variable that is in no projection, a double root, a factor that is dropped: what is proved holds on a grid."""
    random, proved = Random(4), 0
    for _ in range(150):
        q, r = (
            sum((random.randint(-2, 2) * m for m in (X, Y, Z, X * Y, RING.constant(1))), RING.constant(0)) for _ in "qr"
        )
        p = q * q + random.randint(-1, 1) * r + random.randint(0, 2) * r * r * random.choice((X, Y, RING.constant(1)))
        positive_ones = frozenset(random.sample(range(3), random.randint(0, 3)))
        try:
            point = negative_point(p, positive_ones)
        except TooLarge:
            continue
        if point is not None:
            assert value_at(p, point) < 0 and all(point.get(i, 1) > 0 for i in positive_ones)
            continue
        proved += 1
        for values in product(GRID, repeat=3):
            if all(values[i] > 0 for i in positive_ones):
                at = {i: fmpq(*x.as_integer_ratio()) for i, x in enumerate(values)}
                assert value_at(p, at) >= 0, f"{p} at {values}"
    assert proved > 20


@pytest.mark.parametrize("left, right", [(None, None), (0, 1), ("1/3", "2/5"), ("-7/2", None), (None, "-7/2"), (-1, 0)])
def test_simplest_number_lies_between(left, right):
    ends = [None if x is None else fmpq(*Fraction(x).as_integer_ratio()) for x in (left, right)]
    result = cells._simplest(*ends)
    assert (left is None or result > ends[0]) and (right is None or result < ends[1])


# -- rows ----------------------------------------------------------------------------------------------


def random_form(random):
    """Terms of degree 4 in sums of powers, some with N; a square of sums has something taken away."""
    monomials = [(4,), (2, 2), (3, 1), (2, 1, 1), (1, 1, 1, 1)]
    terms = [(random.randint(-3, 3), random.randint(0, 1), m) for m in random.sample(monomials, 3)]
    return [(c, n, m) for c, n, m in [*terms, (random.randint(1, 3), 1, (4,))] if c]


def test_random_symmetric_forms_hold_on_every_row():
    """What is proved holds for all rows of small whole numbers up to N = 6; some of it is proved."""
    random, proved = Random(11), 0
    for _ in range(200):
        terms, is_positive = random_form(random), random.random() < 0.5
        space = Moments()
        if is_positive:
            space.assumptions.sign(space.activation, Sign.POSITIVE)
        total = space.rational(0)
        for c, n, m in terms:
            term = space.rational(c) * space.N**n
            for k in m:
                term = term * space.sum(space.activation**k)
            total = total + term
        if certify(space, total.value.numerator) is None:
            continue
        proved += 1
        for size in range(1, 7):
            for row in combinations_with_replacement((1, 2, 3, 5) if is_positive else (-2, -1, 0, 1, 3), size):
                value = sum(c * size**n * _product(sum(x**k for x in row) for k in m) for c, n, m in terms)
                assert value >= 0, f"{terms} at {row}"
    assert proved > 10


def _product(factors):
    total = 1
    for factor in factors:
        total *= factor
    return total


def mean(s, k):
    return s.sum(s.activation**k) / s.N


def falling(s, count):
    total = s.N
    for i in range(1, count):
        total = total * (s.N - i)
    return total


LONG = {
    "a single one at N = 21": (lambda s: at_most(mean(s, 4), 20 * mean(s, 2) ** 2), 21),
    "zero below N = 25": (lambda s: equal(falling(s, 25) * s.sum(s.activation), 0), 25),
    "zero below N = 60": (lambda s: equal(falling(s, 60) * s.sum(s.activation), 0), 60),
    "a constant of 300": (lambda s: at_most(mean(s, 4), 300 * mean(s, 2) ** 2), None),
    "of two vectors": (
        lambda s: at_most(s.N * s.sum(s.activation**2 * s.bias**2), 30 * s.sum(s.activation**2) * s.sum(s.bias**2)),
        None,
    ),
    "zero where three entries are alike": (
        lambda s: equal(falling(s, 26) * (s.N * s.sum(s.activation**2) - s.sum(s.activation) ** 2), 0),
        26,
    ),
}


@pytest.mark.parametrize("name", LONG)
def test_witness_in_a_long_row(name):
    claim, size = LONG[name]
    decision = decide(claim)
    assert not decision.holds and decision.witness
    assert size is None or decision.witness.dimension == size
    assert len(str(decision.witness)) < 300


def test_what_is_no_mean_says_so():
    with pytest.raises(Undecided, match="sums that are no means no procedure decides all"):
        decide(lambda s: at_most(s.sum(s.activation**4 * s.bias**4), s.sum(s.activation**2 * s.bias**2) ** 2))


def test_integrality_of_weights_counts():
    """Schur's inequality fails for two and a half ones: whole numbers are branched at."""

    def schur(s, nine=9):
        p1, p2, p3 = (s.sum(s.activation**k) for k in (1, 2, 3))
        return at_most(4 * p1 * (p1**2 - p2) / 2, p1**3 + nine * (p1**3 - 3 * p1 * p2 + 2 * p3) / 6)

    assert decide(schur, [lambda s: positive(s.activation)]).holds
    assert not decide(lambda s: schur(s, 8), [lambda s: positive(s.activation)]).holds

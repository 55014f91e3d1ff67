"""Cells and columns against evaluations that share nothing with them; long rows as witnesses."""

from fractions import Fraction
from itertools import combinations_with_replacement, product
from random import Random

import pytest
from flint import fmpq, fmpq_mpoly_ctx
from variables import at_most, equal, positive, s

from lnverify import Undecided, decide
from lnverify.proofs.certificates.search import certify
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
        X**6
        + Y**6
        + Z**6
        + 3 * X**2 * Y**2 * Z**2
        - X**4 * Y**2
        - X**4 * Z**2
        - Y**4 * X**2
        - Y**4 * Z**2
        - Z**4 * X**2
        - Z**4 * Y**2,
        (),
    ),
    "Schur": (X * (X - Y) * (X - Z) + Y * (Y - X) * (Y - Z) + Z * (Z - X) * (Z - Y), (0, 1, 2)),
    "arithmetic and geometric mean": (X**3 + Y**3 + Z**3 - 3 * X * Y * Z, (0, 1, 2)),
    "an irrational double zero": ((X**2 - 2) ** 2 + (Y**2 - 3) ** 2 * X**2, ()),
}


@pytest.mark.each(NOWHERE_NEGATIVE)
def test_nowhere_negative_and_barely_not(p, positive_ones):
    assert negative_point(p, frozenset(positive_ones)) is None
    less = p - (X**2 + Y**2 + Z**2) ** (p.total_degree() // 2) / 1000 - RING.constant(1) / 10**6
    point = negative_point(less, frozenset(positive_ones))
    assert point is not None and value_at(less, point) < 0
    assert all(point.get(i, 1) > 0 for i in positive_ones)


@pytest.mark.parametrize("count", [50, pytest.param(150, marks=pytest.mark.slow)])
def test_random_polynomials_agree_with_a_grid(count):
    """A variable that is in no projection, a double root, a factor that is dropped: what is proved holds on a grid."""
    random, proved = Random(4), 0
    for _ in range(count):
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
    assert proved > count / 8


# -- rows ----------------------------------------------------------------------------------------------


def random_form(random):
    """Terms of degree 4 in sums of powers, some with N; a square of sums has something taken away."""
    monomials = [(4,), (2, 2), (3, 1), (2, 1, 1), (1, 1, 1, 1)]
    terms = [(random.randint(-3, 3), random.randint(0, 1), m) for m in random.sample(monomials, 3)]
    return [(c, n, m) for c, n, m in [*terms, (random.randint(1, 3), 1, (4,))] if c]


@pytest.mark.parametrize("count", [25, pytest.param(200, marks=pytest.mark.slow)])
def test_random_symmetric_forms_hold_on_every_row(count):
    """What is proved holds for all rows of small whole numbers up to N = 6; some of it is proved."""
    random, proved = Random(11), 0
    for _ in range(count):
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
    assert proved > count / 20


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
    "a single one at N = 21": (at_most(mean(s, 4), 20 * mean(s, 2) ** 2), 21),
    "zero below N = 25": (equal(falling(s, 25) * s.sum(s.activation), 0), 25),
    "zero below N = 60": (equal(falling(s, 60) * s.sum(s.activation), 0), 60),
    "a constant of 300": (at_most(mean(s, 4), 300 * mean(s, 2) ** 2), None),
    "of two vectors": (
        at_most(s.N * s.sum(s.activation**2 * s.bias**2), 30 * s.sum(s.activation**2) * s.sum(s.bias**2)),
        None,
    ),
    "zero where three entries are alike": (
        equal(falling(s, 26) * (s.N * s.sum(s.activation**2) - s.sum(s.activation) ** 2), 0),
        26,
    ),
}


@pytest.mark.each(LONG)
def test_witness_in_a_long_row(claim, size):
    decision = decide(claim)
    assert not decision.holds and decision.witness
    assert size is None or decision.witness.dimension == size
    assert len(str(decision.witness)) < 300


def test_integrality_of_weights_counts():
    """Schur's inequality fails for two and a half ones: whole numbers are branched at."""

    def schur(s, nine=9):
        p1, p2, p3 = (s.sum(s.activation**k) for k in (1, 2, 3))
        return at_most(4 * p1 * (p1**2 - p2) / 2, p1**3 + nine * (p1**3 - 3 * p1 * p2 + 2 * p3) / 6)

    assert decide(schur, [positive(s.activation)]).holds
    assert not decide(lambda s: schur(s, 8), [positive(s.activation)]).holds


def odd_powers(x, power=3):
    """(Σ x)ᵏ ≤ Nᵏ⁻¹ Σ xᵏ, which holds of no row with a large negative entry; Σ x ≥ 0 says nothing of each."""
    return at_most(s.sum(x) ** power, s.N ** (power - 1) * s.sum(x**power))


def gram(power):
    """(N aᵢ − Σa)ᵏ times a Gram determinant of the others is not negative: false of an entry below the mean."""
    p0, p1, p2, p3, p4 = s.N - 1, *(s.sum(s.activation**k) - ENTRY**k for k in (1, 2, 3, 4))
    determinant = p0 * p2 * p4 - p0 * p3**2 - p1**2 * p4 + 2 * p1 * p2 * p3 - p2**3
    return at_most(0, (s.N * ENTRY - s.sum(s.activation)) ** power * determinant)


ENTRY, SUM = s.entry(s.activation, "i"), s.sum(s.activation)
SIGNS_OF_ONE_ROW = {
    "of a sum of products": (odd_powers(s.activation * s.bias), [at_most(0, s.dot(s.activation, s.bias))]),
    "of a sum": (odd_powers(s.activation, 5), [positive(SUM)]),
    "of a logarithm": (
        at_most(s.exp(3 * s.log(SUM)), s.N**2 * s.sum(s.activation**3)),
        [at_most(100, s.N)],
    ),
    "of an entry, before its letter is centred": (gram(1), [at_most(0, ENTRY), at_most(2000, s.N)]),
    "of an entry, in a row with a sum": (gram(3), [at_most(0, ENTRY), at_most((SUM - 1) ** 2, 0)]),
}


@pytest.mark.each(SIGNS_OF_ONE_ROW)
def test_a_sign_of_one_row_is_none_of_others(claim, hypotheses):
    try:
        assert not decide(claim, hypotheses).holds
    except Undecided as reason:
        assert "certificate" in str(reason)

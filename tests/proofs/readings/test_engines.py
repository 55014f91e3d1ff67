"""Parts of the kernel by themselves: what other parts would make up for if it were wrong."""

from math import prod

import pytest
from flint import fmpq
from sympy import QQ
from sympy.core import random
from sympy.polys.orderings import lex
from sympy.polys.rings import PolyRing

from lnverify import InputError, Undecided, decide, equal, positive
from lnverify.proofs.algebra.integers import factors_of
from lnverify.proofs.certificates.search import certify_scalar
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.readings.matrices.constraints import satisfy
from lnverify.proofs.readings.matrices.points import Point, draw_shape, hurting_points
from lnverify.proofs.readings.matrices.signs import _sign_of_form
from lnverify.proofs.readings.matrices.surds import Surd
from lnverify.proofs.readings.matrices.symbols import _RING, factor_list
from lnverify.proofs.readings.moments import hypotheses as moments_hypotheses
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.sign import Sign
from lnverify.proofs.statements import Statement
from lnverify.proofs.vocabulary import ZEROS_GAIN

UNKNOWN, NON_NEGATIVE, POSITIVE = Sign

SQUARES = {
    "a²": ((("activation", 2),), True),
    "a²b²": ((("activation", 2), ("bias", 2)), True),
    "a": ((("activation", 1),), False),
    "a²b: one even power is not enough": ((("activation", 2), ("bias", 1)), False),
    "ab": ((("activation", 1), ("bias", 1)), False),
    "a³b²": ((("activation", 3), ("bias", 2)), False),
}


@pytest.mark.parametrize("name", SQUARES)
def test_what_is_nowhere_negative(name):
    monomial, expected = SQUARES[name]
    assert Moments(False).kernel.is_never_negative(0, monomial) is expected


def test_size_is_positive():
    space = Moments(False)
    space.sum(space.ones)
    c, size = space.field.generator("scalar", "c", "c"), space.field.find("size", 0)
    assert size is not None and space.kernel.generator(size).sign == POSITIVE
    assert space.kernel.generator(c).sign == 0


def test_square_moment_is_nonnegative():
    space = Moments(False)
    space.sum(space.activation)
    space.sum(space.activation**2)
    moments = {generator.key: index for index, generator in enumerate(space.field.generators)}
    assert space.kernel.generator(moments[0, (("activation", 1),)]).sign == 0
    assert space.kernel.generator(moments[0, (("activation", 2),)]).sign == NON_NEGATIVE


def test_witness_lists_every_gain():
    def claim(s):
        return equal(s.sum(s.zeros_gain()), s.sum(s.zeros_gain() ** 2))

    for hypotheses in ([], [lambda s: positive(s.product(s.zeros_gain() ** 2))]):
        witness = decide(claim, hypotheses).witness
        gains = witness.values[ZEROS_GAIN]
        assert len(gains) == witness.dimension and sum(map(Surd.is_zero, gains)) == witness.zeros


def test_quotient_sign_is_product_sign():
    """c Σa = z says Σa = z/c; that z + c is positive is no reason for Σa > 0, and that z c is one."""

    def found(fact):
        space, (statement,) = moments_hypotheses.read_claim(
            lambda s: positive(s.sum(s.activation)),
            [
                lambda s: equal(s.scalar("c") * s.sum(s.activation), s.scalar("z")),
                lambda s: positive(fact(s.scalar("c"), s.scalar("z"))),
            ],
        )
        return certify_scalar(space, statement.excess.value, True)

    assert found(lambda c, z: z + c) is None
    assert found(lambda c, z: z * c) is not None


PLACED = {
    "a product of two sums with one root": (lambda s: equal((1 + s.sqrt(s.scalar("c"))) * s.sqrt(s.scalar("c")), 6), 4),
    "a square of a sum with a root": (lambda s: equal((1 + s.sqrt(s.scalar("c"))) ** 2, 9), 4),
    "a quotient": (lambda s: equal(1 / (1 + s.sqrt(s.scalar("c"))), s.rational(1, 3)), 4),
    "a difference of roots of one letter": (lambda s: equal(3 * s.sqrt(s.scalar("c")) - s.sqrt(s.scalar("c")), 4), 4),
}


@pytest.mark.parametrize("name", PLACED)
def test_a_point_is_moved_onto_an_equation(name):
    hypothesis, c = PLACED[name]
    space = satisfy(Point(2, 0, 3), [hypothesis])
    assert space is not None
    assert space.numbers.values["c", None].parts == {1: fmpq(c)}


# FLINT 3.6 lists a prime of each twice.
REPEATED = {
    "a square between two primes": {41813: 1, 378317: 2, 459443: 1},
    "small primes too": {2: 6, 3: 2, 53: 1, 2971: 1, 41813: 1, 378317: 2, 459443: 1},
    "a cube": {54667: 3, 146369: 1},
    "a cube and a square": {7963: 3, 8147: 2},
}


@pytest.mark.parametrize("name", REPEATED)
def test_integer_primes_are_distinct(name):
    result = factors_of(prod(prime**exponent for prime, exponent in REPEATED[name].items()))
    assert sorted(result) == sorted(REPEATED[name].items())


def test_only_nonzero_gains_exclude_zero():
    values = [
        draw_shape(3, number, name, n, True) for number in range(8) for name in (ZEROS_GAIN, "g") for n in range(3)
    ]
    assert all(numerator for numerator, _ in values) and len(set(values)) > 2
    assert any(not draw_shape(3, number, "g", 0, False)[0] for number in range(8))
    for point in hurting_points():
        gains = [point.value_of(ZEROS_GAIN, n, True) for n in range(point.dimension - point.zeros)]
        assert all(numerator for numerator, _ in gains), (point.dimension, point.number)


def test_a_relation_is_one_of_the_vocabulary():
    def claim(s):
        return Statement("equal", s.N, s.N)

    with pytest.raises(InputError, match="'equal' is no Relation"):
        decide(claim)


def test_equation_solved_for_bare_variable():
    """c Σa = z is solved for z, not for Σa, which it says nothing of where c = 0."""

    def claim(s):
        return equal(s.scalar("c") ** 2 * s.sum(s.activation), s.scalar("z") * s.scalar("c"))

    decision = decide(claim, [lambda s: equal(s.scalar("c") * s.sum(s.activation), s.scalar("z"))])
    assert decision.holds and decision.conditions == []


def test_later_hypothesis_removes_condition():
    hypotheses = [
        lambda s: equal(s.scalar("c") * s.sum(s.activation), s.scalar("z")),
        lambda s: positive(s.scalar("z") * s.scalar("c")),
    ]
    decision = decide(lambda s: positive(s.sum(s.activation)), hypotheses)
    assert decision.holds and not decision.conditions


def test_case_divisors_become_conditions():
    def claim(s):
        c, z, d = map(s.scalar, "czd")
        return equal(c * z / d + d / d, 1)

    decision = decide(claim, [lambda s: equal(s.scalar("c") * s.scalar("z"), 0)])
    assert decision.holds and [condition.text for condition in decision.conditions] == ["d ≠ 0"]


def test_confirmation_reports_symbolic_equality():
    assert decide(lambda s: equal(s.sum(s.ones), s.N)).confirmation.in_symbols
    assert not decide(lambda s: positive(s.N)).confirmation.in_symbols


def test_small_negative_coefficient_blocks_positivity():
    x = _RING.gens[0]
    assert _sign_of_form(-(x**2) / 2) == 0 and _sign_of_form(x**2 / 2) == NON_NEGATIVE


def test_drazin_inverse_jump_has_no_derivative():
    """(aD a)' is 0 where no entry is 0, and nothing elsewhere: no point refutes it."""

    def claim(s):
        return equal(s.jacobian(s.drazin(s.activation) * s.activation, s.activation), 0 * s.identity)

    with pytest.raises(Undecided, match="no witness was found"):
        decide(claim)


@pytest.mark.parametrize(
    "size", [1, pytest.param(2, marks=pytest.mark.slow), 3, pytest.param(5, marks=pytest.mark.slow)]
)
@pytest.mark.parametrize("id", ["riechers.eq6", "lnverify.secular-equation", "lnverify.spectrum", "lnverify.lipschitz"])
def test_ring_grows_as_needed(id, size, monkeypatch):
    result = decide(CLAIMS[id].function, [*CLAIMS[id].hypotheses, *CLAIMS[id].extra_hypotheses])
    monkeypatch.setattr(moments_hypotheses, "_GENERATORS", size)
    again = decide(CLAIMS[id].function, [*CLAIMS[id].hypotheses, *CLAIMS[id].extra_hypotheses])
    assert (again.holds, again.conditions) == (result.holds, result.conditions)
    assert [step.form for step in again.steps] == [step.form for step in result.steps]


def test_factorization_is_deterministic():
    """An unlucky draw of SymPy's would take minutes: a report once seemed to hang."""
    ring = PolyRing(["x0", "x1", "x2"], QQ, lex)
    x, y, z = ring.gens
    product = (x**2 * y + z + 1) * (x * y + z**2 + 2) * (x + y + z)
    drawn = []
    for other in (7, 8):
        random.seed(other)
        factor_list.cache_clear()
        factor_list(_in_the_ring(product))
        drawn.append(random.rng.random())
    assert drawn[0] == drawn[1]


def _in_the_ring(polynomial):
    wide = {(*monomial, *(0,) * (_RING.ngens - len(monomial))): c for monomial, c in polynomial.items()}
    return _RING.from_dict(wide)

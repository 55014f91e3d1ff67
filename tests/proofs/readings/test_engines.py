"""Parts of the kernel by themselves: what other parts would make up for if it were wrong."""

from math import prod

import pytest
from sympy import QQ
from sympy.polys.orderings import lex
from sympy.polys.rings import PolyRing
from variables import a, c, equal, positive, s, z

from lnverify import InputError, Undecided, decide
from lnverify.proofs.certificates.search import certify_scalar
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.readings.matrices.surds import Surd
from lnverify.proofs.readings.matrices.symbols import _RING, factor_list
from lnverify.proofs.readings.moments import hypotheses as moments_hypotheses
from lnverify.proofs.recording import record
from lnverify.proofs.sign import Sign
from lnverify.proofs.statements import Statement
from lnverify.proofs.vocabulary import ZEROS_GAIN

UNKNOWN, NON_NEGATIVE, POSITIVE = Sign


def test_witness_lists_every_gain():
    def claim(s):
        return equal(s.sum(s.zeros_gain()), s.sum(s.zeros_gain() ** 2))

    for hypotheses in ([], [positive(s.product(s.zeros_gain() ** 2))]):
        witness = decide(claim, hypotheses).witness
        gains = witness.values[ZEROS_GAIN]
        assert len(gains) == witness.dimension and sum(map(Surd.is_zero, gains)) == witness.zeros


def test_quotient_sign_is_product_sign():
    """c Σa = z says Σa = z/c; that z + c is positive is no reason for Σa > 0, and that z c is one."""

    def found(fact):
        space, (statement,) = moments_hypotheses.read_claim(
            record(positive(s.sum(a))), [record(equal(c * s.sum(a), z)), record(positive(fact(c, z)))]
        )
        return certify_scalar(space, statement.excess.value, True)

    assert found(lambda c, z: z + c) is None
    assert found(lambda c, z: z * c) is not None


def test_a_relation_is_one_of_the_vocabulary():
    def claim(s):
        return Statement("equal", s.N, s.N)

    with pytest.raises(InputError, match="'equal' is no Relation"):
        decide(claim)


def test_case_divisors_become_conditions():
    def claim(s):
        c, z, d = map(s.scalar, "czd")
        return equal(c * z / d + d / d, 1)

    decision = decide(claim, [equal(s.scalar("c") * s.scalar("z"), 0)])
    assert decision.holds and [condition.text for condition in decision.conditions] == ["d ≠ 0"]


def test_confirmation_reports_symbolic_equality():
    assert decide(equal(s.sum(s.ones), s.N)).confirmation.in_symbols
    assert not decide(positive(s.N)).confirmation.in_symbols


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


def test_factors_of_a_polynomial():
    ring = PolyRing(["x0", "x1", "x2"], QQ, lex)
    x, y, z = ring.gens
    factors = (x**2 * y + z + 1, 1), (x * y / 2 + z**2 + 2, 1), (3 * x + y, 2)
    content, results = factor_list(_in_the_ring(QQ(-2, 3) * prod(factor**exponent for factor, exponent in factors)))
    assert content == QQ(-1, 3)
    assert set(results) == {(_in_the_ring(f * (2 if f.coeff(x * y) else 1)), exponent) for f, exponent in factors}


def _in_the_ring(polynomial):
    wide = {(*monomial, *(0,) * (_RING.ngens - len(monomial))): c for monomial, c in polynomial.items()}
    return _RING.from_dict(wide)

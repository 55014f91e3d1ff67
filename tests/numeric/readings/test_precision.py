"""The precision of Arb and of mpmath is the user's: whatever is computed, it is afterwards what it was."""

from fractions import Fraction

import mpmath
import numpy as np
import pytest
from flint import ctx, fmpq

from lnverify import decide, equal
from lnverify.numeric.axes import principal_axes
from lnverify.numeric.readings.critical_point import enclose_critical_point
from lnverify.numeric.readings.crosscheck import small_rows
from lnverify.numeric.readings.inputs import Input, satisfies
from lnverify.numeric.readings.tracked import BALLS, MPMATH, Roundings, exact, root
from lnverify.numeric.reference.surd import Surd
from lnverify.proofs.readings.matrices.surds import Surd as ProofSurd
from lnverify.proofs.registry import find_claim
from lnverify.proofs.verdicts.verdict import run_second_proof

GAIN = np.array([1.0, 0.5, 1.5, 3.0])
WORK = {
    "a claim in balls and in mpmath": lambda: small_rows(find_claim("riechers.eq6"), (MPMATH, BALLS)),
    "a second proof": lambda: run_second_proof("riechers.eq6"),
    "a decision": lambda: decide(lambda s: equal(s.dot(s.activation, s.ones), s.sum(s.activation))),
    "a refutation": lambda: decide(lambda s: equal(s.sqrt(s.dot(s.activation, s.activation)), s.sum(s.activation))),
    "an axis": lambda: principal_axes(GAIN).enclosure(1, bits=300),
    "a critical point": lambda: enclose_critical_point((Fraction(1), Fraction(2), Fraction(5))),
    "a surd of the reference": lambda: Surd(fmpq(0), ((fmpq(1), fmpq(2)),)).enclose(500),
    "a surd of a proof": lambda: ProofSurd.rational(2).sqrt().enclosure(500),
}


@pytest.mark.parametrize("work", WORK)
def test_precision_is_given_back(work, monkeypatch):
    with ctx.workprec(71), mpmath.workdps(23):
        before = ctx.prec, mpmath.mp.prec
        WORK[work]()
        assert (ctx.prec, mpmath.mp.prec) == before


def broken(s):
    raise RuntimeError("stopped within")


def test_precision_is_given_back_after_an_error():
    with ctx.workprec(71):
        with pytest.raises(RuntimeError, match="stopped within"):
            satisfies(Input("one", 2, {}, None), [broken])
        assert ctx.prec == 71


@pytest.mark.parametrize("digits", [5, 500])
def test_the_multiple_precision_reading_has_its_own(digits):
    """Fifty digits, whatever the global precision says."""
    with mpmath.workdps(digits):
        value = root(exact(Roundings([MPMATH]), [2.0])).values[0].item()
    with mpmath.workdps(60):
        assert 1e-52 < abs(mpmath.mpf(value) - mpmath.sqrt(2)) < 1e-49

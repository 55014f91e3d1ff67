"""Derivatives as terms without derivatives, and what negations do with them."""

import pytest

from lnverify.proofs.rocq.closed import closed_form
from lnverify.proofs.rocq.draft import Unproved
from lnverify.proofs.rocq.files import NEAR_MISSES, topics, write_theorem
from lnverify.proofs.rocq.proof import derivatives
from lnverify.proofs.rocq.statement import theorem
from lnverify.proofs.rocq.words import numeral
from lnverify.proofs.statements import equal

pytestmark = pytest.mark.xdist_group("rocq")


def forms(claim):
    said = theorem(claim)
    return [said.text(form) for form in derivatives(said).values()]


# A claim that speaks of a derivative, and what the derivative is.
DERIVATIVES = {
    "a gradient": (lambda s: equal(s.gradient(s.sum(s.gain * s.bias), s.gain), s.gain), ["bias"]),
    "a gradient of 0": (lambda s: equal(s.gradient(s.sum(s.bias), s.gain), s.gain), ["0"]),
    "a sum over the entries": (
        lambda s: equal(s.gradient(s.sum(s.gain) ** 2, s.gain), s.gain), ["(2%:R * sumv gain) *: ones"],
    ),
    "of a scalar": (
        lambda s: equal(s.derivative(s.scalar("c") ** 3, s.scalar("c")), 0), ["3%:R * c ^+ 2"],
    ),
    "a Jacobian": (
        lambda s: equal(s.jacobian(s.gain * s.bias, s.gain), s.identity), ["diag bias"],
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", DERIVATIVES)
def test_closed(name):
    claim, wanted = DERIVATIVES[name]
    assert forms(claim) == wanted


def test_reciprocal_entries_have_no_term():
    with pytest.raises(Unproved, match="reciprocal"):
        forms(lambda s: equal(s.gradient(s.sum((s.gain**2 + s.ones) ** -1), s.gain), s.gain))


@pytest.mark.parametrize("key", topics()[NEAR_MISSES])
def test_headline_near_misses_have_negations(key):
    assert write_theorem(key).proof, write_theorem(key).reason


@pytest.mark.parametrize(
    ("number", "wanted"),
    [(0, "0"), (1, "1"), (99, "99%:R"), (100, "(10%:R ^+ 2)"), (2700, "(27%:R * (10%:R ^+ 2))"),
     (768, "(7%:R * 100%:R + 68%:R)"), (1010, "(10%:R * 100%:R + 10%:R)")],
)  # fmt: skip
def test_numeral(number, wanted):
    assert numeral(number) == wanted
    assert eval(numeral(number).replace("%:R", "").replace("^+", "**")) == number


def test_closed_is_for_one_block():
    from lnverify.proofs.readings.moments.space import Moments

    space = Moments(True, 24, 100)
    with pytest.raises(Unproved):
        closed_form(space, space.ones)

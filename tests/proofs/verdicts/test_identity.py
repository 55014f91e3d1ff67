"""The third proof: what it proves for every N, what it tells apart, and of what it says nothing."""

import pytest
from variables import a, c

from lnverify import Disagreement, at_most, decide, equal, positive
from lnverify.proofs.recording import record
from lnverify.proofs.verdicts import confirmation
from lnverify.proofs.verdicts.identity import PRIMES, Residues, holds_identically


def centred(s, v):
    return v - s.sum(v) / s.N * s.ones


def norm(s, v):
    return centred(s, v) / s.sqrt(s.dot(centred(s, v), centred(s, v)) / s.N + s.eps)


# True for every N.
TRUE = {
    "Σ(a − μ) = 0": lambda s: equal(s.sum(centred(s, a(s))), 0),
    "‖a − μ1‖² = ‖a‖² − (Σa)²/N": lambda s: equal(
        s.dot(centred(s, a(s)), centred(s, a(s))), s.dot(a(s), a(s)) - s.sum(a(s)) ** 2 / s.N
    ),
    "LayerNorm does not see a shift": lambda s: equal(norm(s, a(s) + c(s) * s.ones), norm(s, a(s))),
    "the Jacobian of a ⊙ Σa": lambda s: equal(
        s.jacobian(s.sum(a(s)) * a(s), a(s)), s.sum(a(s)) * s.identity + s.outer(a(s), s.ones)
    ),
    "1/(√c + 1) = (√c − 1)/(c − 1)": lambda s: equal(1 / (s.sqrt(c(s)) + 1), (s.sqrt(c(s)) - 1) / (c(s) - 1)),
    "a root under a root": lambda s: equal(s.sqrt(1 + s.sqrt(c(s))) ** 4, 1 + 2 * s.sqrt(c(s)) + c(s)),
}
# False at some N, though true at others.
FALSE = {
    "(N − 1)(N − 2)(N − 3)(N − 4) Σa = 0": lambda s: equal(
        (s.N - 1) * (s.N - 2) * (s.N - 3) * (s.N - 4) * s.sum(a(s)), 0
    ),
    "(N − 17) Σa = 0": lambda s: equal((s.N - 17) * s.sum(a(s)), 0),
    "of three moments, true at N = 2": lambda s: equal(
        s.sum(a(s)) ** 3 + 2 * s.sum(a(s) ** 3), 3 * s.sum(a(s)) * s.sum(a(s) ** 2)
    ),
    "the Jacobian without its outer product": lambda s: equal(
        s.jacobian(s.sum(a(s)) * a(s), a(s)), s.sum(a(s)) * s.identity
    ),
}
# True for a reason that is not covered, or for one sign of a root alone, or of nothing here.
OPEN = {
    "√c √d = √(cd)": (lambda s: equal(s.sqrt(c(s)) * s.sqrt(s.scalar("d")), s.sqrt(c(s) * s.scalar("d"))), []),
    "√(c²) = c": (lambda s: equal(s.sqrt(c(s) ** 2), c(s)), []),
    "√c = −√c": (lambda s: equal(s.sqrt(c(s)), -s.sqrt(c(s))), []),
    "c = 0, as c = 0": (lambda s: equal(c(s), 0), [lambda s: equal(c(s), 0)]),
    "(N − 1)(N − 2) = 0, as N ≤ 2": (lambda s: equal((s.N - 1) * (s.N - 2), 0), [lambda s: at_most(s.N, 2)]),
    "e⁰ = 1": (lambda s: equal(s.exp(c(s) - c(s)), 1), []),
    "Σ 1/(a + Σa)": (lambda s: equal(s.sum(s.ones / (a(s) + s.sum(a(s)) * s.ones)), 0), []),
    "an order": (lambda s: positive(s.N), []),
    "a free matrix": (lambda s: equal(s.matrix("W"), s.matrix("W")), []),
}


@pytest.mark.parametrize("name", TRUE)
def test_it_holds_for_every_n(name):
    assert holds_identically(record(TRUE[name]), []) is True
    assert decide(TRUE[name]).confirmation.identically


@pytest.mark.parametrize("name", FALSE)
def test_it_fails_at_some_n(name):
    assert holds_identically(record(FALSE[name]), []) is False


@pytest.mark.parametrize("name", OPEN)
def test_it_cannot_tell(name):
    claim, given = OPEN[name]
    assert holds_identically(record(claim), [record(hypothesis) for hypothesis in given]) is None


def test_a_residue_times_its_reciprocal_is_one():
    numbers = Residues(PRIMES[0], 1)
    x, y = (numbers.free(name, None, False) for name in "xy")
    v = x + x.sqrt() * y + (x.sqrt() + y).sqrt() * x
    assert (v * v.inverse() - numbers.rational(1, 1)).is_zero()


def test_a_false_proof_is_found_out(monkeypatch):
    monkeypatch.setattr(confirmation, "_is_true_at", lambda *_: True)
    with pytest.raises(Disagreement, match="random residues tell the two sides of an equation apart"):
        confirmation.spot_check(record(FALSE["(N − 17) Σa = 0"]), [], [])

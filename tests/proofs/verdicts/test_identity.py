"""The third proof: what it proves for every N, what it tells apart, and of what it says nothing."""

import pytest
from variables import a, at_most, c, equal, positive, s

from lnverify import Disagreement, decide
from lnverify.proofs.definitions import centered, normalized
from lnverify.proofs.recording import record
from lnverify.proofs.verdicts import confirmation
from lnverify.proofs.verdicts.identity import holds_identically

# True for every N.
TRUE = {
    "Σ(a − μ) = 0": equal(s.sum(centered(s, a)), 0),
    "‖a − μ1‖² = ‖a‖² − (Σa)²/N": equal(s.dot(centered(s, a), centered(s, a)), s.dot(a, a) - s.sum(a) ** 2 / s.N),
    "LayerNorm does not see a shift": equal(normalized(s, a + c * s.ones), normalized(s, a)),
    "the Jacobian of a ⊙ Σa": equal(s.jacobian(s.sum(a) * a, a), s.sum(a) * s.identity + s.outer(a, s.ones)),
    "1/(√c + 1) = (√c − 1)/(c − 1)": equal(1 / (s.sqrt(c) + 1), (s.sqrt(c) - 1) / (c - 1)),
    "a root under a root": equal(s.sqrt(1 + s.sqrt(c)) ** 4, 1 + 2 * s.sqrt(c) + c),
}
# False at some N, though true at others.
FALSE = {
    "(N − 1)(N − 2)(N − 3)(N − 4) Σa = 0": equal((s.N - 1) * (s.N - 2) * (s.N - 3) * (s.N - 4) * s.sum(a), 0),
    "(N − 17) Σa = 0": equal((s.N - 17) * s.sum(a), 0),
    "of three moments, true at N = 2": equal(s.sum(a) ** 3 + 2 * s.sum(a**3), 3 * s.sum(a) * s.sum(a**2)),
    "the Jacobian without its outer product": equal(s.jacobian(s.sum(a) * a, a), s.sum(a) * s.identity),
}
# True for a reason that is not covered, or for one sign of a root alone, or of nothing here.
OPEN = {
    "√c √d = √(cd)": (equal(s.sqrt(c) * s.sqrt(s.scalar("d")), s.sqrt(c * s.scalar("d"))), []),
    "√(c²) = c": (equal(s.sqrt(c**2), c), []),
    "√c = −√c": (equal(s.sqrt(c), -s.sqrt(c)), []),
    "c = 0, as c = 0": (equal(c, 0), [equal(c, 0)]),
    "(N − 1)(N − 2) = 0, as N ≤ 2": (equal((s.N - 1) * (s.N - 2), 0), [at_most(s.N, 2)]),
    "e⁰ = 1": (equal(s.exp(c - c), 1), []),
    "Σ 1/(a + Σa)": (equal(s.sum(s.ones / (a + s.sum(a) * s.ones)), 0), []),
    "an order": (positive(s.N), []),
    "a free matrix": (equal(s.matrix("W"), s.matrix("W")), []),
}


@pytest.mark.parametrize("name", TRUE)
def test_it_holds_for_every_n(name):
    assert holds_identically(record(TRUE[name]), []) is True
    assert decide(TRUE[name]).confirmation.identically


@pytest.mark.parametrize("name", FALSE)
def test_it_fails_at_some_n(name):
    assert holds_identically(record(FALSE[name]), []) is False


@pytest.mark.each(OPEN)
def test_it_cannot_tell(claim, given):
    assert holds_identically(record(claim), [record(hypothesis) for hypothesis in given]) is None


def test_a_false_proof_is_found_out(monkeypatch):
    monkeypatch.setattr(confirmation, "_is_true_at", lambda *_: True)
    with pytest.raises(Disagreement, match="random residues tell the two sides of an equation apart"):
        confirmation.spot_check(record(FALSE["(N − 17) Σa = 0"]), [], [])

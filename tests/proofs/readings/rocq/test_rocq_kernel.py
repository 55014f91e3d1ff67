"""Rocq's kernel on theorems: what it accepts, and that it accepts no near miss."""

import pytest

from lnverify.numeric.rocq.check import INSTALL, check_script, check_together, compiled_library, is_installed
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.readings.rocq.identities import Unproved
from lnverify.proofs.readings.rocq.proof import Script, in_section, script

pytestmark = [
    pytest.mark.slow,
    pytest.mark.xdist_group("rocq"),
    pytest.mark.skipif(not is_installed(), reason=f"coqc is not installed; {INSTALL}"),
]

# One of a kind: algebra, roots, an order, zero gains, a critical point, a determinant, a derivative, a difference, a
# number by which letters are divided.
ACCEPTED = [
    "riechers.projector", "riechers.eq6", "riechers.ball", "riechers.nullspace.zero-gain", "lnverify.axes-orthogonal",
    "lnverify.secular-equation", "walkthrough.backward.mean", "flashnorm.bias", "keras.unit-norm",
]  # fmt: skip

# False statements that a careful person could write.
NEAR_MISSES = [
    ("riechers.projector", None),
    ("riechers.centering", None),
    ("riechers.variance", None),
    ("riechers.nullspace", None),
    ("riechers.projector.normal", None),
    ("lnverify.definition.mean", None),
    ("walkthrough.backward.mean", None),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return compiled_library(tmp_path_factory.mktemp("rocq"))


@pytest.mark.parametrize("id", ACCEPTED)
def test_accepted(folder, id):
    answer = check_together(folder, "accepted", [id])[id]
    assert answer.accepted, answer.complaint


def misses():
    return [(id, name) for id, _ in NEAR_MISSES for name in CLAIMS[id].near_misses]


def test_there_are_twenty_near_misses():
    assert len(misses()) >= 20


@pytest.mark.parametrize(("id", "name"), misses())
def test_a_near_miss_is_not_accepted(folder, id, name):
    claim = CLAIMS[id]
    try:
        text = script("near-miss", claim.near_misses[name], [*claim.hypotheses, *claim.extra_hypotheses])
    except Unproved:
        return
    answer = check_script(folder, "near_miss", text, ["near_miss"])
    assert answer.complaint, f"{id}, {name!r}: Rocq accepted\n{text}"


# What the tactics of Trace.v must leave open: the statement, and its proof up to them.
FALSE = {
    "a condition": "Theorem t : (0 != 0 :> R).\nProof. nz. Qed.",
    "a condition on a letter": "Theorem t (x : R) : x != 0.\nProof. nz. Qed.",
    "a sign": "Theorem t (x y : R) : 0 <= x -> 0 <= x * y.\nProof. move=> S; sgn. Qed.",
    "a strict sign": "Theorem t (x : R) : 0 <= x -> 0 < x.\nProof. move=> S; sgn. Qed.",
    "a fraction": "Theorem t (x : R) : x != 0 -> 1 / x = 2%:R / x.\nProof. move=> X; field; nz. Qed.",
    "a fraction that may have no divisor": "Theorem t (x : R) : x / x = 1.\nProof. field; nz. Qed.",
    "a rule without its premise": "Theorem t (x : R) : x = 1.\nProof. by rule (num_eq (erefl x) _). Qed.",
}


@pytest.mark.parametrize("name", FALSE)
def test_tactics_reject_falsehoods(folder, name):
    assert check_script(folder, "false", Script("", in_section(FALSE[name])), ["t"]).complaint


def test_an_axiom_is_seen(folder):
    wrong = "Axiom anything : forall P : Prop, P.\nTheorem false_claim : (0 = 1 :> R).\nProof. exact: anything. Qed."
    said = "Definition false_claim_says (R : rcfType) (N : nat) : Prop := 0 = 1 :> R."
    answer = check_script(folder, "with_axiom", Script(said, in_section(wrong)), ["false_claim"])
    assert "anything" in answer.complaint


def test_a_wrong_definition_does_not_compile(folder):
    """The proof unfolds a definition; where it is not what the claim says, there is no theorem."""
    found = script("t", CLAIMS["riechers.variance"].function)
    changed = found.statement.replace("Pi", "(gain_matrix ones + outer ones ones)")
    assert changed != found.statement
    assert check_script(folder, "changed", Script(changed, found.proof), ["t"]).complaint


def test_a_theorem_proves_what_is_said(folder):
    """One of the same name that proves something else, by a notation or a definition of its own, is not accepted."""
    said = "Definition t_says (R : rcfType) (N : nat) : Prop := 0 = 1 :> R."
    for trick in ("Notation t_says := (fun _ _ => True).", "Definition t_says (R : rcfType) (N : nat) := True."):
        proof = f"{trick}\nTheorem t (R : rcfType) (N : nat) : t_says R N.\nProof. exact I. Qed."
        assert check_script(folder, "trick", Script(said, proof), ["t"]).complaint

"""Rocq's kernel on theorems: what it accepts, and that it accepts no near miss."""

import pytest
from rocq_scripts import complaint_of

from lnverify.proofs import definitions
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.rocq.differing import scripts
from lnverify.proofs.rocq.draft import Unproved
from lnverify.proofs.rocq.kernel import INSTALL, is_installed
from lnverify.proofs.rocq.proof import Script, in_section
from lnverify.proofs.statements import at_most, equal, positive
from lnverify.rocq.check import check_together, compiled_library

pytestmark = [
    pytest.mark.slow,
    pytest.mark.xdist_group("rocq"),
    pytest.mark.skipif(not is_installed(), reason=f"coqc is not installed; {INSTALL}"),
]

# One of a kind: algebra, roots, an order, zero gains, a critical point, a determinant, a derivative, a difference, a
# number by which letters are divided, an entry, functions, a second derivative, the root of a vector, a reciprocal with
# a root in it, a determinant of rank two.
ACCEPTED = [
    "riechers.projector", "riechers.eq6", "riechers.ball", "riechers.nullspace.zero-gain", "lnverify.axes-orthogonal",
    "lnverify.secular-equation", "walkthrough.backward.mean", "flashnorm.bias", "keras.unit-norm",
    "lnverify.entry.samuelson", "lnverify.softmax.jacobian", "lnverify.softmax.log-sum-exp", "lnverify.tanh.derivative",
    "lnverify.relu.parts", "visualizing.centre", "lnverify.semi-axes.product",
]  # fmt: skip

# Claims with false statements beside them that a careful person could write.
NEAR_MISSES = [
    "riechers.projector", "riechers.centering", "riechers.variance", "riechers.nullspace", "riechers.projector.normal",
    "lnverify.definition.mean", "walkthrough.backward.mean", "lnverify.entry.samuelson", "lnverify.softmax.log-sum-exp",
    "lnverify.relu.parts", "lnverify.semi-axes.product", "visualizing.centre",
]  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return compiled_library(tmp_path_factory.mktemp("rocq"))


@pytest.mark.parametrize("id", ACCEPTED)
def test_accepted(folder, id):
    answer = check_together(folder, "accepted", [id])[id]
    assert answer.accepted, answer.complaint


def misses():
    return [(id, name) for id in NEAR_MISSES for name in CLAIMS[id].near_misses]


def test_there_are_twenty_near_misses():
    assert len(misses()) >= 20


@pytest.mark.parametrize(("id", "name"), misses())
def test_a_near_miss_is_not_accepted(folder, id, name):
    claim = CLAIMS[id]
    try:
        text = scripts("near-miss", claim.near_misses[name], [*claim.hypotheses, *claim.extra_hypotheses])
    except Unproved:
        return
    assert complaint_of(folder, "near_miss", text), f"{id}, {name!r}: Rocq accepted\n{text}"


def second(s, f, *, at="c"):
    """The second derivative of a function of c."""
    return s.derivative(s.derivative(f, s.scalar(at)), s.scalar(at))


def zeta(s):
    return s.critical_point(s.gain)


def eigenvector(s):
    return s.gain / (s.gain**2 - zeta(s) * s.ones)


# What a proof must not make of basis vectors, functions, roots and second derivatives.
FALSE_CLAIMS = {
    "an entry is the mean": lambda s: equal(s.entry(s.gain, "i"), s.sum(s.gain) / s.N),
    "two entries are one": lambda s: equal(s.entry(s.gain, "i"), s.entry(s.gain, "j")),
    "two basis vectors are one": lambda s: equal(s.basis("i"), s.basis("j")),
    "a basis vector has an entry elsewhere": lambda s: equal(s.entry(s.basis("i"), "j"), 1),
    "a basis vector is centred": lambda s: equal(s.sum(s.basis("i")), 0),
    "a square is at most the sum of the others": lambda s: at_most(
        2 * s.entry(s.gain, "i") ** 2, s.dot(s.gain, s.gain)
    ),
    "e to a sum is a sum": lambda s: equal(
        s.exp(s.scalar("c") + s.scalar("d")), s.exp(s.scalar("c")) + s.exp(s.scalar("d"))
    ),
    "e to the half is the half": lambda s: equal(s.exp(s.gain / 2), s.exp(s.gain) / 2),
    "e to the opposite is the opposite": lambda s: equal(s.exp(-s.gain), -s.exp(s.gain)),
    "an exponential is above 1": lambda s: positive(s.exp(s.scalar("c")) - 1),
    "exp has the derivative 1": lambda s: equal(s.derivative(s.exp(s.scalar("c")), s.scalar("c")), 1),
    "log of a sum of exponentials is the sum": lambda s: equal(s.log(s.sum(s.exp(s.gain))), s.sum(s.gain)),
    "log of any number": lambda s: equal(s.log(s.scalar("c")), s.log(s.scalar("c"))),
    "tanh is exp": lambda s: equal(s.tanh(s.gain), s.exp(s.gain)),
    "tanh is even": lambda s: equal(s.tanh(-s.gain), s.tanh(s.gain)),
    "a size is the number": lambda s: equal(s.abs(s.gain), s.gain),
    "a size is positive": lambda s: positive(s.abs(s.gain)),
    "sizes add": lambda s: equal(s.abs(s.gain + s.bias), s.abs(s.gain) + s.abs(s.bias)),
    "any entry has a root": lambda s: equal(s.sqrt(s.gain) ** 2, s.gain),
    "a second derivative is the first": lambda s: equal(
        second(s, s.scalar("c") ** 3), s.derivative(s.scalar("c") ** 3, s.scalar("c"))
    ),
    "a second derivative vanishes": lambda s: equal(second(s, s.scalar("c") ** 2), 0),
    "one over what may be 0": lambda s: equal(
        (s.sqrt(s.scalar("c") ** 2 + 1) - s.scalar("d")) / (s.sqrt(s.scalar("c") ** 2 + 1) - s.scalar("d")), 1
    ),
    # A generated name once made these true.
    "every c is a critical point": lambda s: equal(s.scalar("zeta"), zeta(s)),
    "every c is an eigenvalue": lambda s: equal(
        definitions.image_matrix(s, s.gain) @ eigenvector(s), s.scalar("zeta") * eigenvector(s)
    ),
    "every c is positive": lambda s: [positive(zeta(s)), positive(s.scalar("zeta"))],
    "two gains are one": lambda s: equal(s.gain, s.zeros_gain()),
    "a gradient is a letter": lambda s: equal(s.gradient(s.sum(s.gain), s.gain), s.vector("G1")),
    "a Jacobian is a letter": lambda s: equal(s.jacobian(s.gain, s.gain) @ s.vector("J1"), s.vector("e_1")),
    "a derivative is a letter": lambda s: equal(s.derivative(s.scalar("c"), s.scalar("c")), s.scalar("D1")),
    "the size of a block is a letter": lambda s: equal(
        s.sum(s.ones - s.zeros_gain() * s.drazin(s.zeros_gain())), s.scalar("n_1")
    ),
    "a moment is a letter": lambda s: equal(s.sum(s.gain * s.bias), s.scalar("m_1")),
    "a root is a letter": lambda s: equal(s.sqrt(s.scalar("c") ** 2 + 1), s.scalar("r_1")),
    "a step is a letter": lambda s: equal(
        s.gradient(s.dot(s.gain, s.gain), s.gain), s.vector("h_1") + s.vector("h_2") - s.vector("h_3")
    ),
    "a quotient by 0": lambda s: equal(s.scalar("c") / 0, 0),
}


@pytest.mark.parametrize("name", FALSE_CLAIMS)
def test_a_false_claim_is_not_accepted(folder, name):
    try:
        text = scripts("false", FALSE_CLAIMS[name], [])
    except Unproved:
        return
    assert complaint_of(folder, "false", text), f"{name}: Rocq accepted\n{text}"


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
    assert complaint_of(folder, "false", Script("", in_section(FALSE[name])))


def test_an_axiom_is_seen(folder):
    wrong = "Axiom anything : forall P : Prop, P.\nTheorem false_claim : (N%:R = 1 :> R).\nProof. exact: anything. Qed."
    said = "Definition false_claim_says (R : rcfType) (N : nat) : Prop := N%:R = 1 :> R."
    assert "anything" in complaint_of(folder, "with_axiom", Script(said, in_section(wrong)))


def test_a_wrong_definition_does_not_compile(folder):
    """The proof unfolds a definition; where it is not what the claim says, there is no theorem."""
    result = scripts("t", CLAIMS["riechers.variance"].function, [])
    changed = result.statement.replace("Pi", "(gain_matrix ones + outer ones ones)")
    assert changed != result.statement
    assert complaint_of(folder, "changed", Script(changed, result.proof))


def test_a_theorem_proves_what_is_said(folder):
    """One of the same name that proves something else, by a notation or a definition of its own, is not accepted."""
    said = "Definition t_says (R : rcfType) (N : nat) : Prop := 0 = 1 :> R."
    for trick in ("Notation t_says := (fun _ _ => True).", "Definition t_says (R : rcfType) (N : nat) := True."):
        proof = f"{trick}\nTheorem t (R : rcfType) (N : nat) : t_says R N.\nProof. exact I. Qed."
        assert complaint_of(folder, "trick", Script(said, proof))

"""The Rocq reading without Rocq: what a theorem says, what is written, and that the committed files are fresh."""

import re
from pathlib import Path

import pytest

from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.readings.rocq import differing
from lnverify.proofs.readings.rocq.files import LIBRARY, all_files, library, names_in, topics, written
from lnverify.proofs.readings.rocq.identities import Unproved
from lnverify.proofs.readings.rocq.proof import script
from lnverify.proofs.readings.rocq.statement import DEFINITIONS, theorem
from lnverify.proofs.statements import at_most, differ, equal, positive
from lnverify.proofs.values import Inexpressible

COMMITTED = Path(__file__).parents[4] / "reports" / "rocq"

pytestmark = pytest.mark.xdist_group("rocq")


def says(claim, *hypotheses):
    return theorem(claim, hypotheses).print("t")


# What a claim says in Python, and what it says in Rocq.
SAID = {
    "a projector by its name": (
        lambda s: equal((s.identity - s.outer(s.ones, s.ones) / s.N) @ s.ones, 0),
        "  (0 < N)%N ->\n  N%:R != 0 :> R /\\\n  Pi *m ones = 0 :> 'cV[R]_N.",
    ),
    "hypotheses stay hypotheses": (
        lambda s: positive(s.scalar("c")),
        "Theorem t (c : R) :\n  0 < c.",
    ),
    "epsilon is not negative": (
        lambda s: at_most(0, s.eps),
        "Theorem t (eps : R) :\n  0 <= eps ->\n  0 <= eps.",
    ),
    "a divisor is not 0": (
        lambda s: equal(s.gain / s.gain, s.ones),
        "  (forall i, gain i 0 != 0) /\\\n  had gain (vinv gain) = ones :> 'cV[R]_N.",
    ),
    "a radicand is not negative": (
        lambda s: equal(s.sqrt(s.scalar("c")) ** 2, s.scalar("c")),
        "  0 <= c /\\\n  Num.sqrt c ^+ 2 = c :> R.",
    ),
    "the Drazin inverse divides by nothing": (
        lambda s: equal(s.drazin(s.zeros_gain()), s.zeros_gain()),
        "Theorem t (gain : 'cV[R]_N) :\n  (0 < N)%N ->\n  drazin gain = gain :> 'cV[R]_N.",
    ),
    "a derivative exists": (
        lambda s: equal(s.gradient(s.sum(s.activation), s.activation), s.ones),
        "  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N => sumv activation) activation G1 /\\\n"
        "  G1 = ones :> 'cV[R]_N.",
    ),
    "brackets where Rocq needs them": (
        lambda s: equal(s.scalar("a") - (s.scalar("b") - s.scalar("c")) * s.scalar("d"), -(s.scalar("a") ** 2)),
        "  a - (b - c) * d = - a ^+ 2 :> R.",
    ),
}


@pytest.mark.parametrize("name", SAID)
def test_statement(name):
    claim, wanted = SAID[name]
    got = says(claim)
    assert wanted in got, got


# What would be another statement in Rocq is not printed at all.
NOT_SAID = {
    "a letter that the index of an entry hides": lambda s: equal(s.vector("i") / s.vector("i"), s.ones),
    "a letter that hides a definition": lambda s: equal(s.scalar("mean"), s.scalar("mean")),
    "a critical point that moves": lambda s: equal(s.gradient(s.critical_point(s.gain), s.gain), s.ones),
}


@pytest.mark.parametrize("name", NOT_SAID)
def test_not_said(name):
    with pytest.raises(Inexpressible):
        says(NOT_SAID[name])


def apart(s, *, relation=differ):
    """c² is c·c, and not c."""
    c = s.scalar("c")
    return [equal(c**2, c * c), relation(1 / c**2, 1 / c)]


def c_is_positive(s):
    return positive(s.scalar("c"))


def test_that_two_things_differ_is_a_theorem_of_its_own():
    """The first has all that is for all letters, the divisors of both sides among it; the second denies equality."""
    found = differing.scripts("t", apart, [c_is_positive])
    first, second = found.split("End Claims.")
    assert "Theorem t (c : R) :\n  0 < c ->\n  c ^+ 2 != 0 /\\\n  c != 0 /\\\n  c ^+ 2 = c * c :> R." in first
    assert "  c ^+ 2 != 0 /\\\n  c != 0 /\\\n  1 / c ^+ 2 = 1 / c :> R.\nEnd Statement." in second
    assert "Theorem t_equal_1_fails (R : rcfType) : ~ t_equal_1_says R." in second
    assert names_in(found) == ["t", "t_equal_1_fails"]


def test_what_does_not_differ_has_no_theorem():
    with pytest.raises(Unproved, match="no witness"):
        differing.scripts("t", lambda s: [apart(s)[0], differ(s.scalar("c") + 1, 1 + s.scalar("c"))], [c_is_positive])


def test_half_of_a_claim_is_not_written():
    with pytest.raises(Unproved, match="differ"):
        script("t", apart, [c_is_positive])
    with pytest.raises(Unproved, match="nothing else"):
        differing.scripts("t", lambda s: differ(s.gain, s.bias), [])


def test_a_critical_point_in_a_negation():
    """Its hypotheses are shown at the witness, and that it is the number that it is."""
    found = written("riechers.lengths-not-directions")
    assert "(forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) ->" in found.text, found.reason
    assert "riechers_lengths_not_directions_equal_1_fails" in found.text


@pytest.mark.parametrize("word", ["layer_norm", "Pi", "Pi2", "alpha", "variance", "mean", "image_matrix"])
def test_definitions_stand_by_their_names(word):
    """A definition of the paper is a definition of LayerNorm.v, and some theorem speaks of it."""
    assert re.search(rf"^Definition {word}\b", library()["LayerNorm.v"], re.MULTILINE)
    assert any(re.search(rf"\b{word}\b", written(id).text.split("\nProof.")[0]) for id in CLAIMS)


def test_every_definition_is_in_the_library():
    defined = set(re.findall(r"^Definition (\w+)", library()["LayerNorm.v"], re.MULTILINE))
    assert {name for name, *_ in DEFINITIONS} <= defined


@pytest.mark.parametrize("step", [32, pytest.param(1, marks=pytest.mark.slow)], ids=["every 32nd claim", "all"])
def test_a_near_miss_is_another_theorem(step):
    """What is proved for a claim is not what its near misses say."""
    same = []
    for claim in [*CLAIMS.values()][::step]:
        try:
            own = theorem(claim.function)
        except Inexpressible as reason:
            # Of a refuted claim it is the negation that has the reason.
            assert str(reason) in (written(claim.id).reason, written(f"not {claim.id}").reason)
            continue
        for name, miss in claim.near_misses.items():
            if getattr(miss, "func", None) is claim.function and theorem(miss) == own:
                same.append((claim.id, name))
    assert same == []


def test_every_claim_has_a_theorem_or_a_reason():
    keys = [key for found in topics().values() for key in found]
    assert [key for key in keys if bool(written(key).text) == bool(written(key).reason)] == []
    assert set(CLAIMS) <= set(keys)


def test_a_letter_may_be_called_as_a_root_is():
    """The radicand r + 1 is not that of the root itself."""
    text = script("t", lambda s: positive(s.sqrt(s.scalar("r") + 1)), [lambda s: positive(s.scalar("r"))])
    assert re.search(r"exists2 (r_\d+) : R, 0 < \1 & \1 \^\+ 2 = \(r \+ 1\)", text), text


# Refuted by what the statements of Rocq do not know yet.
WITHOUT_NEGATION = {
    "ba.metric.batch": "the function exp, which a real closed field does not have",
    "derf.layer-norm": "a free matrix or a second dimension",
}


@pytest.mark.parametrize("id", [claim.id for claim in CLAIMS.values() if claim.corrected_by])
def test_a_refuted_claim_has_its_negation(id):
    """Under the source's hypotheses, with the witness in its proof, or the reason why there is none; and no theorem."""
    assert not written(id).text
    found = written(f"not {id}")
    if id in WITHOUT_NEGATION:
        assert (found.text, found.reason) == ("", WITHOUT_NEGATION[id])
        return
    assert re.search(r"^Theorem \w+_fails \(R : rcfType\) : ~ ", found.text, re.MULTILINE), found.reason


CENTRAL = [
    "riechers.eq1-eq4", "riechers.centering", "riechers.variance", "riechers.eq5", "riechers.eq6", "riechers.projector",
    "riechers.nullspace", "riechers.nullspace.zero-gain", "riechers.projector.normal", "riechers.principal-axes",
    "riechers.single-zero-eigenvalue", "riechers.drazin", "lnverify.principal-axes.zero-gain",
    "lnverify.secular-equation", "walkthrough.backward.input",
]  # fmt: skip


@pytest.mark.parametrize("id", CENTRAL)
def test_the_central_passage_has_theorems(id):
    assert written(id).text, written(id).reason


def test_nothing_is_taken_for_granted():
    """No axiom, nothing admitted, nothing that trusts more than the kernel."""
    forbidden = re.compile(
        r"\b(Admitted|admit|Axiom|Axioms|Parameter|Parameters|Conjecture|native_compute|Unset Guard)\b"
    )
    sentences = {name: re.sub(r"\(\*.*?\*\)", "", text, flags=re.DOTALL) for name, text in all_files().items()}
    assert {name: forbidden.findall(text) for name, text in sentences.items() if forbidden.search(text)} == {}


def test_the_library_is_shipped():
    assert list(library()) == [f"{name}.v" for name in LIBRARY]

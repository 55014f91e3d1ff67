"""Theorems without Rocq: what a theorem says, and what is written."""

import re

import pytest

from lnverify.numeric.publishing.provenance import ROOT
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.rocq import differing
from lnverify.proofs.rocq.draft import Unproved
from lnverify.proofs.rocq.files import statements_file, topics, write_statement, write_theorem
from lnverify.proofs.rocq.kernel import names_in
from lnverify.proofs.rocq.naming import LIBRARY, library
from lnverify.proofs.rocq.statement import DEFINITIONS, theorem
from lnverify.proofs.rocq.words import FUNCTIONS
from lnverify.proofs.statements import at_most, differ, equal, positive
from lnverify.proofs.values import Inexpressible, Undefined

pytestmark = pytest.mark.xdist_group("rocq")

KEYS = [key for keys in topics().values() for key in keys]
WRITTEN = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "reports/rocq").glob("*.v")}
"""The files of what is said, as readers have them; `lnverify report --check` tells whether they would be others now."""
SOME_AND_ALL = pytest.mark.parametrize(
    "step", [16, pytest.param(1, marks=pytest.mark.integration)], ids=["every 16th", "all"]
)


def says(claim, *hypotheses):
    return theorem(claim, hypotheses).definition("t_says")


# What a claim says in Python, and what it says in Rocq.
SAID = {
    "a projector by its name": (
        lambda s: equal((s.identity - s.outer(s.ones, s.ones) / s.N) @ s.ones, 0),
        "Definition t_says (R : rcfType) (N : nat) : Prop :=\n  (0 < N)%N ->\n  Pi *m ones = 0 :> 'cV[R]_N.",
    ),
    "hypotheses stay hypotheses": (
        lambda s: positive(s.scalar("c")),
        "  forall (c : R),\n  0 < c.",
    ),
    "epsilon is not negative": (
        lambda s: at_most(0, s.eps),
        "  forall (eps : R),\n  0 <= eps ->\n  0 <= eps.",
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
        "  forall (gain : 'cV[R]_N),\n  (0 < N)%N ->\n  drazin gain = gain :> 'cV[R]_N.",
    ),
    "a derivative exists": (
        lambda s: equal(s.gradient(s.sum(s.activation), s.activation), s.ones),
        "  exists G1 : 'cV[R]_N, is_gradient (fun activation : 'cV[R]_N\n"
        "      => sumv activation) activation G1 /\\\n  G1 = ones :> 'cV[R]_N.",
    ),
    "brackets where Rocq needs them": (
        lambda s: equal(s.scalar("a") - (s.scalar("b") - s.scalar("c")) * s.scalar("d"), -(s.scalar("a") ** 2)),
        "  a - (b - c) * d = - a ^+ 2 :> R.",
    ),
    "no factor 1, no summand 0": (
        lambda s: equal(1 * s.gain + 0 * s.ones, s.gain / 1),
        "  gain = gain :> 'cV[R]_N.",
    ),
    "the size where no letter tells it": (
        lambda s: equal(s.sum(s.ones), s.N),
        "  sumv (ones : 'cV[R]_N) = N%:R :> R.",
    ),
    "the name of a value": (
        lambda s: equal(s.let("v", s.gain * s.gain) + s.let("v", s.gain * s.gain), 0),
        "  let v : 'cV[R]_N := had gain gain in\n  (0 < N)%N ->\n  v + v = 0 :> 'cV[R]_N.",
    ),
    "an entry, at an index that no other is": (
        lambda s: equal(s.entry(s.gain, "i") + s.entry(s.basis("i"), "j"), s.entry(s.gain, "i")),
        "  forall (gain : 'cV[R]_N) (i_ j_ : 'I_N),\n  (0 < N)%N ->\n  i_ != j_ ->\n"
        "  gain i_ 0 + (basis i_ : 'cV[R]_N) j_ 0 = gain i_ 0 :> R.",
    ),
    "every exponential": (
        lambda s: equal(s.exp(s.scalar("c")) * s.exp(s.gain), s.tanh(s.gain)),
        "  forall (gain : 'cV[R]_N) (c : R) (exp : R -> R),\n  (0 < N)%N ->\n  is_exponential exp ->\n"
        "  exp c *: map_mx exp gain = map_mx (tanh exp) gain :> 'cV[R]_N.",
    ),
    "a logarithm is of what is positive": (
        lambda s: equal(s.log(s.scalar("c") ** 2), 0),
        "  is_exponential exp ->\n  is_logarithm exp log ->\n  0 < c ^+ 2 /\\\n  log (c ^+ 2) = 0 :> R.",
    ),
    "a derivative that is differentiated is a function": (
        lambda s: equal(s.derivative(s.derivative(s.scalar("c") ** 3, s.scalar("c")), s.scalar("c")), s.scalar("c")),
        "  exists D1 : R -> R, (forall c : R, is_derivative (fun c : R => c ^+ 3) c\n      (D1 c)) /\\\n"
        "  exists D2 : R, is_derivative (fun c : R => D1 c) c D2 /\\\n  D2 = c :> R.",
    ),
    "that a vector is positive is of each entry": (
        lambda s: positive(s.gain),
        "  (forall i, 0 < gain i 0).",
    ),
    "a value that moves keeps no name": (
        lambda s: equal(s.gradient(s.let("m", s.sum(s.gain)) ** 2, s.gain), s.let("m", s.sum(s.gain)) * s.ones),
        "  let m : R := sumv gain in\n  (0 < N)%N ->\n"
        "  exists G1 : 'cV[R]_N, is_gradient (fun gain : 'cV[R]_N => sumv gain ^+ 2)",
    ),
}


@pytest.mark.parametrize("name", SAID)
def test_statement(name):
    claim, wanted = SAID[name]
    got = says(claim)
    assert wanted in got, got


# What would be another statement in Rocq is not printed at all.
NOT_SAID = {
    "a critical point that moves": lambda s: equal(s.gradient(s.critical_point(s.gain), s.gain), s.ones),
    "a second derivative where an equation holds": (
        lambda s: equal(s.derivative(s.derivative(s.scalar("c") ** 3, s.scalar("c")), s.scalar("c")), 7),
        lambda s: equal(s.scalar("c"), 1),
    ),
    "a second derivative at the end of a range": (
        lambda s: equal(s.derivative(s.derivative(s.scalar("c") ** 3, s.scalar("c")), s.scalar("c")), 7),
        lambda s: at_most(1, s.scalar("c")),
    ),
    "a derivative of a derivative of something else": lambda s: equal(
        s.derivative(s.scalar("d") * s.derivative(s.scalar("c") ** 3, s.scalar("c")), s.scalar("d")), 0
    ),
    "a quotient by the number 0": lambda s: equal(s.scalar("c") / 0, 0),
    "a power of the number 0": lambda s: equal(s.rational(0) ** -1, 0),
}


@pytest.mark.parametrize("name", NOT_SAID)
def test_not_said(name):
    claim, *hypotheses = NOT_SAID[name] if isinstance(NOT_SAID[name], tuple) else (NOT_SAID[name],)
    with pytest.raises((Inexpressible, Undefined)):
        says(claim, *hypotheses)


def apart(s, *, relation=differ):
    """c² is c·c, and not c."""
    c = s.scalar("c")
    return [equal(c**2, c * c), relation(1 / c**2, 1 / c)]


def c_is_positive(s):
    return positive(s.scalar("c"))


def test_difference_is_a_theorem():
    """The first has all that is for all letters, the divisors of both sides among it; the second denies equality."""
    result = differing.scripts("t", apart, [c_is_positive])
    first, second = result.statement.split("Definition t_equal_1_as_stated")
    assert first.endswith("  forall (c : R),\n  0 < c ->\n  c ^+ 2 != 0 /\\\n  c ^+ 2 = c * c :> R.\n")
    assert "  c ^+ 2 != 0 /\\\n  1 / c ^+ 2 = 1 / c :> R." in second
    assert (
        "Definition t_equal_1_fails_says (R : rcfType) : Prop :=\n  ~ forall N : nat, t_equal_1_as_stated R N."
        in second
    )
    assert names_in(result.proof) == ["t", "t_equal_1_fails"]


def test_a_negation_says_where_nothing_but_definedness_fails():
    """There a divisor is 0 at the witness; where a statement fails, nothing is said."""
    assert write_theorem("not riechers.intersection").note == "at the witness it is not defined, for a divisor is 0"
    assert write_theorem("not walkthrough.undo").note == ""


def test_the_file_of_negations_says_it():
    text = statements_file(["not riechers.intersection"])
    assert "it is not defined, for a divisor is 0 *)\nDefinition riechers_intersection_as_stated" in text


def test_what_does_not_differ_has_no_theorem():
    with pytest.raises(Unproved, match="no witness"):
        differing.scripts("t", lambda s: [apart(s)[0], differ(s.scalar("c") + 1, 1 + s.scalar("c"))], [c_is_positive])


def test_an_operation_without_a_word_has_no_theorem(monkeypatch):
    monkeypatch.delitem(FUNCTIONS, "tanh")
    with pytest.raises(Unproved, match="the operation tanh"):
        differing.scripts("t", lambda s: equal(s.tanh(-s.gain), -s.tanh(s.gain)), [])


UNPROVED = {
    "a product is 0": lambda s: equal(s.scalar("c") * s.scalar("z"), 0),
    "a derivative in it": lambda s: positive(s.derivative(s.scalar("c") ** 2, s.scalar("c"))),
    "vectors or operators are equal": lambda s: equal(s.gain, s.bias),
    "no letter is positive": lambda s: positive(s.gain - s.gain),
}


@pytest.mark.parametrize("name", UNPROVED)
def test_a_hypothesis_of_which_no_proof_makes_use(name):
    with pytest.raises(Unproved, match=name):
        differing.scripts("t", lambda s: equal(s.sum(s.gain), s.scalar("c")), [UNPROVED[name]])


def test_a_product_that_is_no_product_of_letters():
    with pytest.raises(Unproved, match="not one product"):
        differing.scripts("t", lambda s: equal(s.product(s.exp(s.gain)), s.exp(s.sum(s.gain))), [])


def test_where_things_differ_and_nothing_else_that_is_the_theorem():
    assert names_in(differing.scripts("t", lambda s: differ(s.gain, s.bias), []).proof) == ["t_equal_1_fails"]


def test_a_critical_point_in_a_negation():
    """Its hypotheses are shown at the witness, and that it is the number that it is."""
    result = write_theorem("riechers.lengths-not-directions")
    assert not result.reason, result.reason
    assert "(forall i, (vpow gain 2 - zeta *: ones) i 0 != 0) ->" in result.statement
    assert "riechers_lengths_not_directions_equal_1_fails" in result.proof


@pytest.mark.parametrize("word", ["layer_norm", "Pi", "Pi2", "alpha", "variance", "mean", "image_matrix"])
def test_definitions_stand_by_their_names(word):
    """A definition of the paper is a definition of LayerNorm.v, and some theorem speaks of it."""
    assert re.search(rf"^Definition {word}\b", library()["LayerNorm.v"], re.MULTILINE)
    assert any(re.search(rf"\b{word}\b", write_statement(id)) for id in CLAIMS)


def test_every_definition_is_in_the_library():
    defined = set(re.findall(r"^Definition (\w+)", library()["LayerNorm.v"], re.MULTILINE))
    assert {name for name, *_ in DEFINITIONS} <= defined


@pytest.mark.integration
@pytest.mark.parametrize("step", [32, pytest.param(1, marks=pytest.mark.slow)], ids=["every 32nd claim", "all"])
def test_a_near_miss_is_another_theorem(step):
    """What is proved for a claim is not what its near misses say."""
    same = []
    for claim in [*CLAIMS.values()][::step]:
        try:
            own = theorem(claim.function)
        except Inexpressible as reason:
            # Of a refuted claim it is the negation that has the reason.
            assert str(reason) in (write_theorem(claim.id).reason, write_theorem(f"not {claim.id}").reason)
            continue
        for name, miss in claim.near_misses.items():
            if getattr(miss, "func", None) is claim.function and theorem(miss) == own:
                same.append((claim.id, name))
    assert same == []


@SOME_AND_ALL
def test_what_is_said_has_a_theorem_or_a_reason(step):
    """The statement that is written without its proof is that of the theorem."""
    assert set(CLAIMS) <= set(KEYS)
    for key in KEYS[::step]:
        script = write_theorem(key)
        assert bool(script.proof) != bool(script.reason), key
        assert write_statement(key) == script.statement, key
        assert key.startswith("not ") or not script.note, key


def test_variable_may_share_root_name():
    """The radicand r + 1 is not that of the root itself."""
    text = differing.scripts("t", lambda s: positive(s.sqrt(s.scalar("r") + 1)), [lambda s: positive(s.scalar("r"))])
    assert re.search(r"exists2 r_ : R, 0 < r_ & r_ \^\+ 2 = \(r \+ 1\)", text.proof), text


# Refuted by what the statements of Rocq do not know yet.
WITHOUT_NEGATION = {
    "ba.metric.batch": "a power of e",
    "derf.layer-norm": "a free matrix or a second dimension",
}


@pytest.mark.parametrize("id", [claim.id for claim in CLAIMS.values() if claim.corrected_by])
def test_a_refuted_claim_has_its_negation(id):
    """Under the source's hypotheses, with the witness in its proof, or the reason why there is none; and no theorem."""
    assert not write_theorem(id).proof
    result = write_theorem(f"not {id}")
    if id in WITHOUT_NEGATION:
        assert (result.proof, result.reason) == ("", WITHOUT_NEGATION[id])
        return
    assert not result.reason, result.reason
    assert re.search(r"^Definition \w+_fails_says \(R : rcfType\)\s+: Prop :=\n  ~ forall N", result.statement, re.M)


CENTRAL = [
    "riechers.eq1-eq4", "riechers.centering", "riechers.variance", "riechers.eq5", "riechers.eq6", "riechers.projector",
    "riechers.nullspace", "riechers.nullspace.zero-gain", "riechers.projector.normal", "riechers.principal-axes",
    "riechers.single-zero-eigenvalue", "riechers.drazin", "lnverify.principal-axes.zero-gain",
    "lnverify.secular-equation", "walkthrough.backward.input",
]  # fmt: skip


@pytest.mark.parametrize("id", CENTRAL)
def test_the_central_passage_has_theorems(id):
    assert write_theorem(id).proof, write_theorem(id).reason


@SOME_AND_ALL
def test_nothing_is_taken_for_granted(step):
    """No axiom, nothing admitted, nothing that trusts more than the kernel."""
    forbidden = re.compile(
        r"\b(Admitted|admit|Axiom|Axioms|Parameter|Parameters|Conjecture|native_compute|Unset Guard)\b"
    )
    texts = {**library(), **WRITTEN, **{key: write_theorem(key).proof for key in KEYS[::step]}}
    sentences = {name: re.sub(r"\(\*.*?\*\)", "", text, flags=re.DOTALL) for name, text in texts.items()}
    assert {name: forbidden.findall(text) for name, text in sentences.items() if forbidden.search(text)} == {}


def test_the_library_is_shipped():
    assert list(library()) == [f"{name}.v" for name in LIBRARY]


def test_statements_are_for_readers():
    """80 columns, and nothing that says nothing."""
    texts = {name: text for name, text in WRITTEN.items() if name not in ("LayerNorm.v", "Derivative.v")}
    assert [line for text in texts.values() for line in text.splitlines() if len(line) > 80] == []
    assert sum(text.count("\n") for name, text in texts.items() if name != "near_misses.v") < 8000
    # A power of 0 is that of a letter where it is 0.
    empty = re.compile(r"(?<![\w^.-])1 \*:|\+ 0\b(?!\)| \^)|(?<![\w%])1\^-1")
    assert {name: empty.findall(text) for name, text in texts.items() if empty.search(text)} == {}


def test_statements_rest_on_definitions_alone():
    assert all("From LN" not in text or "Trace" not in text for text in WRITTEN.values())
    assert {line for text in WRITTEN.values() for line in text.splitlines() if line.startswith("From LN")} == {
        "From LN Require Import LayerNorm.", "From LN Require Import LayerNorm Derivative."
    }  # fmt: skip

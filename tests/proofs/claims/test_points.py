"""Points that reviews of the claims found, each held by name."""

import re

import numpy as np
import pytest
from statement_tests import holds
from variables import at_most, equal, positive, s

from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.hypotheses import no_zero_gain, not_constant
from lnverify.proofs.prose import plain
from lnverify.proofs.recording import record
from lnverify.proofs.registry import AS_PRINTED, claim
from lnverify.proofs.verdicts.second_proof import second_proof
from lnverify.proofs.verdicts.verdict import MISPRINT, PROVED, QUALIFIED, REFUTED, judge

# -- the paper's rule for zero gains ---------------------------------------------------------------------


def test_rule_fails_at_paper_dimension():
    witness = judge("riechers.principal-axes.zero-gain").as_stated.witness
    assert (witness.dimension, witness.zeros) == (3, 1)
    assert str(witness) == "at N = 3, g = (1, 1, 0): entry (1, 1): 2 is not 3"


SEMI_AXES = {(1, 1, 0): [1, np.sqrt(3)], (2, 1, 0, 0): None, (3, -2, 1, 0, 5): None}


@pytest.mark.parametrize("gain", SEMI_AXES)
def test_repair_recipe_gives_semi_axes(gain):
    """The code in the remark, run; the semi-axes are the singular values of √N GΠ that are not 0."""
    code = re.findall("`([^`]*)`", CLAIMS["lnverify.principal-axes.zero-gain"].remark)
    names = {"np": np, "g": np.array(gain, dtype=float)}
    exec(code[0], names)
    result = np.sqrt(len(gain) / eval(code[1], names)[0])
    projector = np.eye(len(gain)) - 1 / len(gain)
    true = np.sqrt(len(gain)) * np.linalg.svd(np.diag(gain) @ projector, compute_uv=False)
    assert sorted(result) == pytest.approx(sorted(true)[gain.count(0) :], abs=1e-12)
    if SEMI_AXES[gain]:
        assert sorted(result) == pytest.approx(SEMI_AXES[gain])


# -- one standard for what the source assumes ------------------------------------------------------------

# Where the paper itself says that no gain is zero; anywhere else it is a further hypothesis, or not needed.
GAINS_NOT_ZERO = {"Sec. II.1", "Sec. II.2"}


def test_nonzero_gains_follow_source():
    booked = {id: c.place for id, c in CLAIMS.items() if c.source == "riechers" and no_zero_gain in c.hypotheses}
    assert {id for id, place in booked.items() if place not in GAINS_NOT_ZERO} == set()


@pytest.mark.parametrize("id", ["riechers.intersection", "riechers.stretched-ball", "riechers.surface.hyperellipsoid"])
def test_elsewhere_they_are_a_further_hypothesis(id):
    assert judge(id).status == QUALIFIED
    assert CLAIMS[id].extra_hypotheses == [record(no_zero_gain)]


# -- witnesses that are declared, and the errata ---------------------------------------------------------


def declared(monkeypatch, id, function, **more):
    """A claim of this test alone."""
    function.__doc__ = "A title\n\nA remark."
    # Set, so that it is taken away again after the test.
    monkeypatch.setitem(CLAIMS, id, None)
    del CLAIMS[id]
    claim(id, "here", **more)(function)
    return judge(id)


POINTS_THAT_SHOW_NOTHING = {
    "the claim is true there": {"activation": (2, -2)},
    "a hypothesis fails there": {"activation": (1, 1)},
}


@pytest.mark.parametrize("name", POINTS_THAT_SHOW_NOTHING)
def test_a_declared_point_is_never_trusted(monkeypatch, name):
    verdict = declared(
        monkeypatch,
        f"lnverify.test-{len(name)}",
        equal(s.sum(s.activation), 0),
        hypotheses=[not_constant],
        witness_at=POINTS_THAT_SHOW_NOTHING[name],
    )
    assert any("declared point" in fault for fault in verdict.faults())
    assert verdict.as_stated.witness is not None


def test_misprint_states_its_reading(monkeypatch):
    printed = {AS_PRINTED: positive(-s.dot(s.ones, s.ones))}
    silent = declared(monkeypatch, "lnverify.test-silent", positive(s.dot(s.ones, s.ones)), near_misses=printed)
    assert any("neither a misprint nor a reading" in fault for fault in silent.faults())
    told = declared(
        monkeypatch,
        "lnverify.test-told",
        positive(s.dot(s.ones, s.ones)),
        near_misses=printed,
        misprint="−N, where the text has N.",
    )
    assert told.status == MISPRINT


ERRATA = {
    "riechers.principal-axes.zero-gain": REFUTED,
    "riechers.intersection": QUALIFIED,
    "riechers.centered-sum": MISPRINT,
    "riechers.eq6": PROVED,
}


@pytest.mark.parametrize("id", ERRATA)
def test_the_kind_of_an_erratum_is_computed(id):
    assert judge(id).status == ERRATA[id]


# -- the posts on the sphere and on the activation function ----------------------------------------------


def test_the_subspace_is_shown_in_two_dimensions():
    assert judge("visualizing.subspace").as_stated.witness.dimension == 2


# Steps without which the title would say more than is proved.
STEPS = {
    "activation.bends-lines": "all of it",
    "activation.folding.absolute-value": "at x = 0",
    "lnverify.sigmoid-curvature": "the factor is positive",
    "lnverify.low-gradients": "nonzero",
    "visualizing.rmsnorm.axes": "a semi-axis",
}


@pytest.mark.parametrize("id", STEPS)
def test_the_title_is_proved_whole(id):
    steps = {plain(step.name): step.proved for step in judge(id).decision.steps}
    assert steps[STEPS[id]]


def test_near_miss_labels_match_formulas():
    missed = {plain(miss.name): miss.statement[0] for miss in judge("activation.stretching.five").near_misses}
    assert missed["|u| ≥ 0.95"].startswith(r"\left(\frac{95}{100}\right)^{2} \le")
    assert missed["u² ≥ x² + 1/2"].startswith(r"x^{2} + \frac{1}{2} \le")


# -- the walkthrough and the cheat sheet -----------------------------------------------------------------

FIRM_REFUTATIONS = {
    "walkthrough.undo": "at N = 2, a = (1, 0), ε = 0, c = 1: entry 1: 1/4 is not 1/2",
    "walkthrough.example.rounding": "in numbers: 199999/200000 is greater than 200000/200009",
    "cheatsheet.pre-ln": "at N = 2, a = (2, 0), ε = 0, f = (1, 1), g = (1, 1), b = (0, 0): entry 1: 2 is not 3",
}


@pytest.mark.parametrize("id", FIRM_REFUTATIONS)
def test_refuted_without_eps_or_zero_gain_excuse(id):
    verdict = judge(id)
    assert (verdict.status, str(verdict.as_stated.witness)) == (REFUTED, FIRM_REFUTATIONS[id])


# The hypotheses of a claim, and a near miss that shows why it says no more.
WEAKEST = {
    "lnverify.lipschitz": (["at_least_two", "eps_is_positive"], "attained on all of the space"),
    "lnverify.twice": (["both_are_defined"], "2ε"),
    "lnverify.scale-law": (["denominator_is_positive", "c_is_positive"], "σ² for ε in the share"),
    "lnverify.undo": (["denominator_is_positive"], "what is left has no part along 1"),
    "lnverify.pre-ln": (["denominator_is_positive"], "of any shift"),
    "cheatsheet.post-ln": (["stream_is_normalizable"], "after the gain too"),
    "walkthrough.gradient-sum": (["denominator_is_positive"], "without term 2"),
    "walkthrough.low-precision": ([], "at the smallest numbers of float16 too"),
    "walkthrough.gpt2-means": ([], "a mean bias of 0.01"),
}


@pytest.mark.parametrize("id", WEAKEST)
def test_title_needs_hypotheses_and_near_miss(id):
    hypotheses, name = WEAKEST[id]
    verdict = judge(id)
    assert verdict.status == PROVED
    assert [hypothesis.__name__ for hypothesis in CLAIMS[id].hypotheses] == hypotheses
    assert [miss.rejected for miss in verdict.near_misses if plain(miss.name) == name] == [True]


@pytest.mark.parametrize("id", ["cheatsheet.batchnorm", "walkthrough.batchnorm"])
def test_that_examples_mix_is_a_difference(id):
    decision = judge(id).decision
    assert decision.holds and "differ" in {step.relation for step in decision.steps}


NO_DIMENSION = [
    "walkthrough.example.rounding",
    "walkthrough.low-precision",
    "walkthrough.gpt2-listing",
    "lnverify.best-step",
]


@pytest.mark.parametrize("id", NO_DIMENSION)
def test_numeric_claim_has_no_dimension(id):
    verdict = judge(id)
    assert "N" not in verdict.in_words
    assert not any("N =" in str(miss.decision.witness) for miss in verdict.near_misses)


# -- the second proof, where a hypothesis is false at some N ---------------------------------------------


def c_and_d_are_not_zero(s):
    return [positive(s.scalar(name) ** 2) for name in "cd"]


AT_ONE_TO_FOUR = {
    "false at N = 1 alone": ([at_most(2, s.N)], ["vacuous", "fails", "fails", "fails"]),
    "a product with a free factor may be 0": (
        [positive(s.scalar("c")), equal(s.scalar("c") * s.scalar("d"), 0)],
        ["fails"] * 4,
    ),
    "a product without one is not": ([c_and_d_are_not_zero, equal(s.scalar("c") * s.scalar("d"), 0)], ["vacuous"] * 4),
}


@pytest.mark.each(AT_ONE_TO_FOUR)
def test_only_hypotheses_that_nothing_satisfies_are_vacuous(hypotheses, outcomes):
    result = second_proof(equal(s.scalar("e"), 0), hypotheses)
    assert [item.outcome for item in result] == outcomes[: len(result)]
    assert not holds(result)

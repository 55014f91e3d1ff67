"""Points that reviews of the claims found, each held by name."""

import re

import numpy as np
import pytest

from lnverify.numeric.publishing.address import claim_page
from lnverify.numeric.publishing.markdown import prose_markdown
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.hypotheses import (
    eps_is_positive,
    no_zero_gain,
    not_constant,
    rms_norm_is_defined,
    unit_map_is_defined,
)
from lnverify.proofs.prose import plain
from lnverify.proofs.recording import record
from lnverify.proofs.registry import AS_PRINTED, claim
from lnverify.proofs.sources import STATEMENTS, Kind
from lnverify.proofs.statements import at_most, equal, positive
from lnverify.proofs.verdicts.second_proof import holds, second_proof
from lnverify.proofs.verdicts.verdict import MISPRINT, PROVED, QUALIFIED, REFUTED, judge, run_second_proof
from lnverify.report.collect import claim_data
from lnverify.report.page import render

# -- the paper's rule for zero gains ---------------------------------------------------------------------


def test_rule_fails_at_paper_dimension():
    witness = judge("riechers.principal-axes.zero-gain").as_stated.witness
    assert (witness.dimension, witness.zeros) == (3, 1)
    assert str(witness) == "at N = 3, g = (1, 1, 0): entry (1, 1): 2 is not 3"


SEMI_AXES = {
    (1, 1, 0): [1, np.sqrt(3)],
    (2, 1, 0, 0): None,
    (3, -2, 1, 0, 5): None,
}


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


PROVED_ABOUT_ZERO_GAINS = {
    "both choices of Π₂ agree": "riechers.drazin",
    "the error of the rule": "lnverify.principal-axes.zero-gain.error",
    "√(Nζ) from ΠG²Π, for every gain": "riechers.lengths",
    "one rank-one term repairs it": "lnverify.principal-axes.zero-gain",
    "the limit of Π₂G⁻²Π₂": "lnverify.principal-axes.zero-gain.limit",
    "√k and √N for equal gains": "lnverify.principal-axes.equal-gains",
    "any gains": "lnverify.axes-for-every-gain",
    "Π₂ is a projector": "riechers.projector.normal",
}


@pytest.mark.parametrize("point", PROVED_ABOUT_ZERO_GAINS)
def test_proved_about_the_axes(point):
    assert judge(PROVED_ABOUT_ZERO_GAINS[point]).status == PROVED


@pytest.mark.parametrize(
    "id", ["riechers.lengths", "lnverify.axes-for-every-gain", "lnverify.principal-axes.zero-gain.error"]
)
def test_no_hypothesis_is_needed(id):
    assert not CLAIMS[id].hypotheses and not CLAIMS[id].extra_hypotheses


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


def test_declared_point_becomes_witness(monkeypatch):
    verdict = declared(
        monkeypatch, "lnverify.test-shown", lambda s: equal(s.sum(s.gain), 0), witness_at={"gain": (2, 3)}
    )
    assert str(verdict.as_stated.witness) == "at N = 2, g = (2, 3): 5 is not 0"


POINTS_THAT_SHOW_NOTHING = {
    "the claim is true there": {"activation": (2, -2)},
    "a hypothesis fails there": {"activation": (1, 1)},
}


@pytest.mark.parametrize("name", POINTS_THAT_SHOW_NOTHING)
def test_a_declared_point_is_never_trusted(monkeypatch, name):
    verdict = declared(
        monkeypatch,
        f"lnverify.test-{len(name)}",
        lambda s: equal(s.sum(s.activation), 0),
        hypotheses=[not_constant],
        witness_at=POINTS_THAT_SHOW_NOTHING[name],
    )
    assert any("declared point" in fault for fault in verdict.faults())
    assert verdict.as_stated.witness is not None


def test_misprint_states_its_reading(monkeypatch):
    printed = {AS_PRINTED: lambda s: positive(-s.dot(s.ones, s.ones))}
    silent = declared(
        monkeypatch, "lnverify.test-silent", lambda s: positive(s.dot(s.ones, s.ones)), near_misses=printed
    )
    assert any("neither a misprint nor a reading" in fault for fault in silent.faults())
    told = declared(
        monkeypatch,
        "lnverify.test-told",
        lambda s: positive(s.dot(s.ones, s.ones)),
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


@pytest.fixture(scope="module")
def errata():
    """The page on a few claims, in another order than its own."""
    ids = [*reversed(ERRATA), CLAIMS["riechers.principal-axes.zero-gain"].corrected_by]
    claims = [claim_data(judge(id), run_second_proof(id), None) for id in ids]
    counts = {status: sum(c["verdict"] == status for c in claims) for status in (PROVED, MISPRINT, QUALIFIED, REFUTED)}
    about = {"command": "lnverify report", "version": "", "fingerprints": {"claims": ""}}
    sources = {"riechers": "the paper"}
    data = {
        "claims": claims,
        "summary": counts | {"claims": 5},
        "about": about,
        "sources": sources,
        "statements": {},
    }
    return render("errata.md", data)


@pytest.mark.parametrize("id", ERRATA)
def test_the_kind_of_an_erratum_is_computed(id):
    assert judge(id).status == ERRATA[id]


def test_the_errata_opens_with_what_is_false(errata):
    order = re.findall("^(?:### |\\| )<a id=.*?`(.*?)`", errata, flags=re.M)
    assert order == [id for id, kind in ERRATA.items() if kind != PROVED]


def test_errata_link_to_correction(errata):
    correction = CLAIMS["lnverify.principal-axes.zero-gain"]
    assert f"{prose_markdown(correction.title)}, [`{correction.id}`]({claim_page(correction.id)})" in errata
    assert "np.linalg.eigh" in correction.remark


def test_pages_do_not_say_necessary(errata):
    """What is tested is that a hypothesis cannot be dropped."""
    assert "necessary" not in errata


# -- the posts on the sphere and on the activation function ----------------------------------------------

WEAKENED = {
    "activation.direction": [unit_map_is_defined],
    "lnverify.rmsnorm.gradient": [rms_norm_is_defined],
    "lnverify.sigmoid-curvature": [eps_is_positive],
}


@pytest.mark.parametrize("id", WEAKENED)
def test_no_more_is_assumed_than_is_needed(id):
    assert (
        CLAIMS[id].hypotheses == [record(hypothesis) for hypothesis in WEAKENED[id]] and not CLAIMS[id].extra_hypotheses
    )
    assert judge(id).status == PROVED


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


SAID = {
    "visualizing.subspace": "A takes Πg, a vector of U, to a vector whose entries sum to ‖Πg‖²",
    "activation.folding.absolute-value": "how uneven the fold is, not the distance from |x|",
    "lnverify.sphere-error": "asks for ‖x‖ ≫ ε, with no constant",
    "lnverify.core": "“(almost)”",
}


@pytest.mark.parametrize("id", SAID)
def test_the_remark_says_what_is_measured(id):
    assert SAID[id] in plain(CLAIMS[id].remark)


def test_near_miss_labels_match_formulas():
    missed = {plain(miss.name): miss.statement[0] for miss in judge("activation.stretching.five").near_misses}
    assert missed["|u| ≥ 0.95"].startswith(r"\left(\frac{95}{100}\right)^{2} \le")
    assert missed["u² ≥ x² + 1/2"].startswith(r"x^{2} + \frac{1}{2} \le")


OPEN = {
    "To cross them causes the transition.": "activation",
}


@pytest.mark.parametrize("words", OPEN)
def test_open_statement_has_reason(words):
    (result,) = [item for item in STATEMENTS[OPEN[words]] if item.statement == words]
    assert result.kind is Kind.OPEN and result.reason


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


@pytest.mark.parametrize(
    "id", ["cheatsheet.per-token", "cheatsheet.formula", "cheatsheet.inference", "walkthrough.formula.ba"]
)
def test_what_is_true_by_construction_says_so(id):
    assert "true by construction" in CLAIMS[id].remark.lower()


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


def test_a_claim_about_every_dimension_says_so():
    assert judge("lnverify.variance-bound").in_words == "proved: true for every N"


# -- the second proof, where a hypothesis is false at some N ---------------------------------------------


def c_and_d_are_not_zero(s):
    return [positive(s.scalar(name) ** 2) for name in "cd"]


AT_ONE_TO_FOUR = {
    "false at N = 1 alone": ([lambda s: at_most(2, s.N)], ["vacuous", "fails", "fails", "fails"]),
    "a product with a free factor may be 0": (
        [lambda s: positive(s.scalar("c")), lambda s: equal(s.scalar("c") * s.scalar("d"), 0)],
        ["fails"] * 4,
    ),
    "a product without one is not": (
        [c_and_d_are_not_zero, lambda s: equal(s.scalar("c") * s.scalar("d"), 0)],
        ["vacuous"] * 4,
    ),
}


@pytest.mark.parametrize("name", AT_ONE_TO_FOUR)
def test_only_hypotheses_that_nothing_satisfies_are_vacuous(name):
    hypotheses, outcomes = AT_ONE_TO_FOUR[name]
    result = second_proof(lambda s: equal(s.scalar("e"), 0), hypotheses)
    assert [item.outcome for item in result] == outcomes[: len(result)]
    assert not holds(result)

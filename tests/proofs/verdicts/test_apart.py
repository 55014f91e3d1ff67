"""That two things differ: for some N, or at a point for every N; which one, pages say, and never that all values do."""

import json
from dataclasses import replace
from itertools import combinations

import pytest
from variables import differ, equal, positive, s

from lnverify.numeric.verdicts.decided import second_proof_words
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.definitions import centered, normalized
from lnverify.proofs.hypotheses import at_least_two, eps_is_positive
from lnverify.proofs.readings.printed import has_dimension
from lnverify.proofs.statements import Relation
from lnverify.proofs.verdicts.apart import Extent
from lnverify.proofs.verdicts.decision import decide
from lnverify.proofs.verdicts.second_proof import Outcome, second_proof
from lnverify.proofs.verdicts.verdict import QUALIFIED, assumptions, judge, judgement, run_second_proof
from lnverify.report.collect import about, claim_data
from lnverify.report.page import render

ONE, TWO, SOME = Extent.FROM_ONE, Extent.FROM_TWO, Extent.SOME

# What is said to differ, under which hypotheses, and for which N it does at a point in each.
DIFFER = {
    "only from N = 4 on": (differ((s.N - 1) * (s.N - 2) * (s.N - 3) * s.activation, 0), [], SOME),
    "only at N = 3": (differ(s.activation, 0), [equal(s.N, 3)], SOME),
    "a vector and 0": (differ(s.activation, 0), [], ONE),
    "a vector and its mean": (differ(centered(s), 0), [], TWO),
    "a norm and that of twice": (differ(normalized(s, 2 * s.activation), normalized(s)), [eps_is_positive], TWO),
    "a number and 0": (differ(s.sum(s.activation), 0), [], ONE),
    "two operators": (differ(s.outer(s.activation, s.gain), s.outer(s.gain, s.activation)), [], TWO),
    "entries at two indices": (differ(s.entry(s.activation, "i"), s.entry(s.activation, "j")), [], TWO),
    "entries at three indices": (
        differ(s.entry(s.activation, "i") + s.entry(s.activation, "j"), s.entry(s.activation, "k")),
        [],
        SOME,
    ),
    "rows of a matrix": (differ(s.matrix("X") @ s.activation, 0), [], ONE),
    "not where a hypothesis forbids N = 1": (differ(s.activation, 0), [at_least_two], TWO),
    "a derivative": (differ(s.gradient(s.sum(s.activation**2), s.activation), 0), [], SOME),
    "with an inverse of zeros": (differ(s.drazin(s.zeros_gain()), 0), [], ONE),
}


@pytest.mark.parametrize("name", DIFFER)
def test_extent_of_a_difference(name):
    claim, hypotheses, extent = DIFFER[name]
    result = decide(claim, hypotheses)
    assert result.holds and result.extent is extent, f"{name}: got {result.extent!r}, wanted {extent!r}"
    assert (result.steps[0].apart.family != "") == (extent is not SOME)
    assert str(result).startswith(f"verdict: holds for {extent.value}\n") and "witness: at" in str(result)


def test_what_is_the_same_does_not_differ():
    result = decide(differ(s.sum(s.ones), s.N))
    assert not result.holds and str(result) == "verdict: fails\nconditions: none\nwitness: none"


@pytest.mark.parametrize(
    ("claim", "words"),
    [
        (equal(s.scalar("c") ** 2 - 1, (s.scalar("c") - 1) * (s.scalar("c") + 1)), "holds for all numbers"),
        (differ(s.scalar("c"), 0), "holds for some numbers"),
        (positive(s.N), "holds for every N"),
    ],
)
def test_what_a_decision_quantifies_over(claim, words):
    assert str(decide(claim)).splitlines()[0] == f"verdict: {words}"


def of_claims(ids):
    """Tests of claims, in the process that decides these."""
    return [pytest.param(id, marks=pytest.mark.xdist_group(id)) for id in ids]


DIFFERING = [id for id, claim in CLAIMS.items() if Relation.DIFFER in claim.function.relations]
NUMBERS = [id for id, claim in CLAIMS.items() if not has_dimension(claim.function)]


def page_of(id):
    facts = claim_data(judge(id), run_second_proof(id), None) | {"kernel": []}
    data = {"claims": [facts], "statements": {}, "layers": [], "sources": {}, "about": about()}
    return json.dumps(facts, ensure_ascii=False) + render(f"claims/{id}.md", data)


@pytest.mark.parametrize("id", of_claims(DIFFERING))
def test_no_page_says_every_n_of_a_difference(id):
    page, verdict = page_of(id), judge(id)
    assert "every N" not in page.replace("every N ≥", ""), id
    assert verdict.decision.quantifier in verdict.in_words
    assert verdict.as_stated.holds == ("Fails as stated" not in page)
    assert "fails at" not in second_proof_words([vars(item) for item in run_second_proof(id)])
    # Only of a critical point, and of tanh, no family of points is known.
    assert (verdict.decision.extent is SOME) == (id == "riechers.lengths-not-directions")


@pytest.mark.parametrize("id", of_claims(NUMBERS))
def test_a_claim_about_numbers_has_no_n(id):
    assert "at N = " not in page_of(id)
    assert [item.dimension for item in run_second_proof(id)] == [None]


def test_second_proof_tells_a_difference_from_an_equation():
    def outcomes(claim):
        return [item.outcome for item in second_proof(claim, dimensions=(1, 2))]

    assert outcomes(differ(centered(s), 0)) == [Outcome.AGREES, "holds"]
    assert outcomes(lambda s: [equal(s.N, 1), differ(s.activation, 0)]) == ["holds", "fails"]


# -- one rule for verdicts ------------------------------------------------------------------------------

# Claims of two sources that say the same in the same situation, and what both get.
ALIKE = {
    "a sentence over a formula without ε": ("walkthrough.standardizes", "ioffe.recover", "proved"),
    "a formula without ε for code with one": ("torch-docs.layer-norm", "keras.rmsnorm", "qualified"),
    "and in a post": ("walkthrough.rmsnorm.code", "keras.rmsnorm", "qualified"),
    "true of other normalizations alone": ("ba.all-rescaling", "ba.growth-output", "qualified"),
    "true where something is held fixed": ("ba.fisher-blocks", "ba.growth-output", "qualified"),
    "mended by the example of the page": ("mindspore.rstd", "mindspore.rms-norm", "misprint"),
    "a condition in the sentence before": ("flashnorm.energy", "visualizing.sphere", "proved"),
    "a condition in the same sentence": ("walkthrough.zero-initialization", "visualizing.sphere", "proved"),
    "a hypothesis that only gives a meaning": ("riechers.eq5", "riechers.eq6", "proved"),
    "a word that is wrong, mended below": ("visualizing.averaging.onto", "keras.group-size", "misprint"),
}


@pytest.mark.each(ALIKE)
def test_same_situation_same_verdict(one, other, verdict):
    assert (judge(one).status, judge(other).status) == (verdict, verdict)


# Pairs of claims with the same statements in two sources.
SAME = [
    (one, other)
    for one, other in combinations([id for id in CLAIMS if not id.startswith("lnverify.")], 2)
    if CLAIMS[one].source != CLAIMS[other].source and CLAIMS[one].function.digest == CLAIMS[other].function.digest
]


@pytest.mark.parametrize(("one", "other"), SAME)
def test_same_statement_same_verdict(one, other):
    """Unless one source states what the other leaves to be added: the words that state it are then quoted."""
    claims = CLAIMS[one], CLAIMS[other]
    if {*claims[0].hypotheses} == {*claims[1].hypotheses}:
        assert judge(one).status == judge(other).status
    elif {*assumptions(claims[0])} == {*assumptions(claims[1])}:
        stated, added = sorted(claims, key=lambda claim: len(claim.extra_hypotheses))
        assert stated.condition and judge(added.id).status == QUALIFIED


def test_there_are_such_pairs():
    assert len(SAME) >= 5


@pytest.mark.parametrize(
    "id", ["ba.metric.batch", "ioffe.recover", "mindspore.rstd", "walkthrough.undo", "riechers.tilt"]
)
def test_verdict_does_not_depend_on_the_source(id):
    """The same claim of another source gets the same verdict: a source has no say in it."""
    moved = judgement(replace(CLAIMS[id], id=f"xiong.{id.partition('.')[2]}"))
    assert (moved.status, moved.clause) == (judge(id).status, judge(id).clause)

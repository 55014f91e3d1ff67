"""Points that reviews of the claims found, each held by name."""

import re

import numpy as np
import pytest

from numeric.report.collect import RETIRED, claim_data
from numeric.report.pages import render
from proofs.claims import CLAIMS
from proofs.hypotheses import no_zero_gain, not_constant
from proofs.registry import claim, find_claim
from proofs.statements import equal, positive
from proofs.verdict import FALSE, PROVED, QUALIFIED, REFUTED, REPAIRED, UNDER_HYPOTHESISED, confirm, judge

# -- the paper's rule for zero gains ---------------------------------------------------------------------


def test_the_rule_is_refuted_in_the_dimension_of_the_paper():
    witness = judge("riechers.principal-axes.zero-gain").as_stated.witness
    assert (witness.dimension, witness.zeros) == (3, 1)
    assert str(witness) == "at N = 3, g = (1, 1, 0): entry (1, 1): 2 is not 3"


SEMI_AXES = {
    (1, 1, 0): [1, np.sqrt(3)],
    (2, 1, 0, 0): None,
    (3, -2, 1, 0, 5): None,
}


@pytest.mark.parametrize("gain", SEMI_AXES)
def test_the_recipe_of_the_repair_gives_the_semi_axes(gain):
    """The code in the remark, run; the semi-axes are the singular values of √N GΠ that are not 0."""
    code = re.findall("`([^`]*)`", CLAIMS["lnverify.principal-axes.zero-gain"].remark)
    names = {"np": np, "g": np.array(gain, dtype=float)}
    exec(code[0], names)
    found = np.sqrt(len(gain) / eval(code[1], names)[0])
    projector = np.eye(len(gain)) - 1 / len(gain)
    true = np.sqrt(len(gain)) * np.linalg.svd(np.diag(gain) @ projector, compute_uv=False)
    assert sorted(found) == pytest.approx(sorted(true)[gain.count(0) :], abs=1e-12)
    if SEMI_AXES[gain]:
        assert sorted(found) == pytest.approx(SEMI_AXES[gain])


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
    assert not CLAIMS[id].hypotheses and not CLAIMS[id].further


# -- one standard for what the source assumes ------------------------------------------------------------

# Where the paper itself says that no gain is zero; anywhere else it is a further hypothesis, or not needed.
GAINS_NOT_ZERO = {"Sec. II.1", "Sec. II.2"}


def test_gains_that_are_not_zero_are_assumed_by_the_source_where_it_says_so():
    booked = {id: c.place for id, c in CLAIMS.items() if c.source == "riechers" and no_zero_gain in c.hypotheses}
    assert {id for id, place in booked.items() if place not in GAINS_NOT_ZERO} == set()


@pytest.mark.parametrize(
    "id", ["riechers.intersection", "riechers.stretched-ball", "riechers.surface.hyperellipsoid"]
)
def test_elsewhere_they_are_a_further_hypothesis(id):
    assert judge(id).status == QUALIFIED
    assert CLAIMS[id].further == [no_zero_gain]


# -- witnesses that are declared, and the errata ---------------------------------------------------------


def declared(monkeypatch, id, function, **more):
    """A claim of this test alone."""
    function.__doc__ = "A title\n\nA remark."
    # Set, so that it is taken away again after the test.
    monkeypatch.setitem(CLAIMS, id, None)
    del CLAIMS[id]
    claim(id, "here", **more)(function)
    return judge(id)


def test_a_declared_point_is_shown_where_it_refutes(monkeypatch):
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


def test_what_is_printed_otherwise_says_how_it_was_read(monkeypatch):
    printed = {"as printed": lambda s: positive(-s.dot(s.ones, s.ones))}
    silent = declared(
        monkeypatch, "lnverify.test-silent", lambda s: positive(s.dot(s.ones, s.ones)), near_misses=printed
    )
    assert any("no repair is declared" in fault for fault in silent.faults())
    told = declared(
        monkeypatch,
        "lnverify.test-told",
        lambda s: positive(s.dot(s.ones, s.ones)),
        near_misses=printed,
        repair="−N; it was read as N.",
    )
    assert told.erratum == REPAIRED


ERRATA = {
    "riechers.principal-axes.zero-gain": FALSE,
    "riechers.intersection": UNDER_HYPOTHESISED,
    "riechers.centered-sum": REPAIRED,
    "riechers.eq6": "",
}


@pytest.fixture(scope="module")
def errata():
    """The page on a few claims, in another order than its own."""
    ids = [*reversed(ERRATA), CLAIMS["riechers.principal-axes.zero-gain"].corrected_by]
    claims = [claim_data(judge(id), confirm(id), None) for id in ids]
    counts = {status: sum(c["status"] == status for c in claims) for status in (PROVED, QUALIFIED, REFUTED)}
    about = {"command": "lnverify report", "version": "", "fingerprints": {"claims": ""}}
    sources = {"riechers": "the paper"}
    return render(
        "errata.md", {"claims": claims, "summary": counts | {"claims": 5}, "about": about, "sources": sources}
    )


@pytest.mark.parametrize("id", ERRATA)
def test_the_kind_of_an_erratum_is_computed(id):
    assert judge(id).erratum == ERRATA[id]


def test_the_errata_opens_with_what_is_false(errata):
    order = re.findall("^### `(.*)`$", errata, flags=re.M)
    assert order == [id for id, kind in ERRATA.items() if kind]


def test_the_errata_shows_the_remark_and_the_recipe_of_the_correction(errata):
    correction = CLAIMS["lnverify.principal-axes.zero-gain"]
    assert correction.remark in errata
    assert "np.linalg.eigh" in correction.remark


def test_pages_do_not_say_necessary(errata):
    """What is tested is that a hypothesis cannot be dropped."""
    assert "necessary" not in errata


RETIRED_HERE = {
    "riechers.intersection.zero-gain": "riechers.intersection",
    "riechers.surface.zero-gain": "riechers.surface.hyperellipsoid",
    "riechers.radius-law": "lnverify.radius-law",
}


@pytest.mark.parametrize("id", RETIRED_HERE)
def test_readings_that_no_author_stated_are_retired(id):
    assert find_claim(id).id == RETIRED[id].successor == RETIRED_HERE[id]

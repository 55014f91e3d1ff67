"""The committed report: made by the code that stands beside it, and by nothing else."""

import pytest

from numeric.provenance import ROOT
from numeric.report.collect import fingerprints
from numeric.report.pages import DATA, PAGES, finite, number, read, render, restored, tex_text
from proofs.claims import CLAIMS

REPORTS = ROOT / "reports"


@pytest.fixture(scope="module")
def data():
    return read(REPORTS / DATA)


@pytest.mark.parametrize("section", fingerprints())
def test_not_stale(data, section):
    """The hash of the code and inputs of each section is the one that made the committed report."""
    assert data["about"]["fingerprints"][section] == fingerprints()[section], (
        "run `lnverify report` and commit reports/"
    )


@pytest.mark.parametrize("page", PAGES)
def test_not_edited_by_hand(data, page):
    """Each page is what its template makes of the committed data."""
    assert render(page, data) == (REPORTS / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES)
def test_small_enough_to_be_shown(page):
    """Viewers of Markdown refuse files of more than half a megabyte."""
    assert (REPORTS / page).stat().st_size < 512 * 1024


def test_every_claim_is_in_the_report(data):
    assert [claim["id"] for claim in data["claims"]] == list(CLAIMS)


def test_no_fault(data):
    assert data["summary"]["faults"] == 0
    assert data["summary"]["near_misses_rejected"] == data["summary"]["near_misses"] >= 3 * len(CLAIMS)


def test_observed_never_exceeds_certified(data):
    rows = [row for claim in data["claims"] if claim["verdict"] != "refuted" for row in claim["rows"]]
    rows += [row for layer in data["layers"] for found in layer["rows"].values() for row in found]
    assert rows and all(row["worst_ratio"] <= 1 for row in rows)


def test_the_recipe_fails_on_the_last_layer(data):
    """What the report says of the last LayerNorm: the truth has digits, the paper's recipe loses the long axes."""
    last = data["layers"][-1]
    assert last["smallest_gain"] < 1e-32
    assert float(last["told"][-1][1]) == pytest.approx(15.56, abs=0.001)
    assert last["recipes"][0]["wrong"] > 0


def test_data_round_trip():
    values = {"a": [float("inf"), 1.5], "b": {"c": -float("inf")}, "d": "text"}
    assert restored(finite(values)) == values


@pytest.mark.parametrize(
    ("x", "text"), [(0.0, "0"), (3.14159e-17, "3.1e-17"), (float("inf"), "∞"), (float("nan"), "NaN")]
)
def test_number(x, text):
    assert number(x) == text


def test_tex_text():
    assert tex_text("ε & 50% x̂ᵢ") == (
        r"\ensuremath{\varepsilon} \& 50\% \ensuremath{\hat{x}}\ensuremath{_i}"
    )


def test_every_character_of_the_report_has_latex(data):
    for claim in data["claims"]:
        assert tex_text(claim["title"] + claim["place"]).isascii()

"""The theorems of rounding are found, cited and verified as claims are, and each has a page."""

import json
from pathlib import Path

import pytest
from shell import run as command

from lnverify.kernels.programs.stated import near_misses
from lnverify.kernels.programs.theorems import LAWS, REFUTED, THEOREMS, find_theorem
from lnverify.kernels.rounding import draw
from lnverify.kernels.rounding.facts import facts, page
from lnverify.kernels.rounding.page import contents
from lnverify.numeric.verdicts.shipped import shipped_theorems
from lnverify.proofs.prose import check, pieces

pytestmark = pytest.mark.integration

IDS = [bound.id for bound in (*THEOREMS, *REFUTED, *LAWS)]
REPORTS = Path(__file__).parents[3] / "reports"
MEASURED = {
    "effort": {"rows": 20, "climbs": 0, "seed": 1},
    "bounds": [
        {
            **{"id": "lnverify.rounding.mean", "program": "mean", "format": "float16", "order": "pairwise", "N": 2},
            **{
                "bound": 4.0,
                "error": 3.0,
                "share": 0.75,
                "row": "normal",
                "drawn": 20,
                "rows": 20,
                "inputs": {"x": [1.0, 2.5]},
            },
        }
    ],
}


@pytest.fixture(scope="module")
def pages(tmp_path_factory):
    folder = tmp_path_factory.mktemp("reports")
    (folder / "rounding.json").write_text(json.dumps(MEASURED), encoding="utf-8")
    return contents(folder)


def test_every_theorem_has_a_page(pages):
    assert set(pages) == {"rounding.md", draw.FIGURE, *map(page, IDS)} and set(facts()) >= set(IDS)
    assert all(f"({page(id)})" in pages["rounding.md"] for id in IDS)


def test_a_page_says_what_was_measured(pages):
    text = pages[page("lnverify.rounding.mean")]
    assert "| float16 | pairwise | 2 | 75 % | 3 | 4 | normal | 20 |" in text and "x = (1, 2.5)" in text
    assert "Theorem mean_error (R : rcfType)" in text and "s.sum(s.x) / s.N" in text
    assert "Nothing was measured yet" in pages[page("lnverify.rounding.sum")]


@pytest.mark.parametrize("theorem", THEOREMS, ids=lambda theorem: theorem.id)
def test_near_misses_of_pages_are_broken(pages, theorem):
    told = [line for line in pages[page(theorem.id)].splitlines() if "exceeded" in line]
    factors = [float(line.removesuffix(" times").rpartition(" ")[2]) for line in told]
    assert len(factors) == len(near_misses(theorem)) and all(factor > 1 for factor in factors)


@pytest.fixture(scope="module")
def measured():
    """What is committed, by theorem and format."""
    results = {}
    rows = json.loads((REPORTS / "rounding.json").read_text("utf-8"))["bounds"]
    # Where no row was in the range of a theorem nothing was measured.
    for row in (row for row in rows if row["rows"]):
        results.setdefault(row["id"], {}).setdefault(row["format"], []).append(row)
    return results


@pytest.mark.parametrize("theorem", THEOREMS, ids=lambda theorem: theorem.id)
def test_committed_measurements_keep_the_bounds(measured, theorem):
    assert set(measured[theorem.id]) == {"float32", "float16", "bfloat16"}
    for rows in measured[theorem.id].values():
        assert all(row["share"] <= 1 for row in rows)
        assert all(row["drawn"] == 10**6 for row in rows), "as the page says of all"
        # In range; drawn, and what they are moved to.
        assert sum(row["rows"] for row in rows) >= 10**6


@pytest.mark.parametrize("theorem", THEOREMS, ids=lambda theorem: theorem.id)
def test_a_bound_is_reached_or_its_slack_explained(measured, theorem):
    worst = max(row["share"] for rows in measured[theorem.id].values() for row in rows)
    assert (worst < 0.2) == bool(theorem.slack)


def test_weights_of_merges_make_a_bound_tighter(measured):
    """As the slack of merges says."""
    tree, one_by_one = (
        max(row["share"] for rows in measured[f"lnverify.rounding.{name}"].values() for row in rows)
        for name in ("chan", "chan.one-by-one")
    )
    assert one_by_one > 1.5 * tree


def test_a_refuted_bound_names_one_that_holds(pages):
    for bound in REFUTED:
        assert bound.kept_by in facts() and f"({bound.kept_by}.md)" in pages[page(bound.id)]


def test_a_refuted_bound_is_cited_as_a_theorem(pages):
    """Its title and its theorem in Rocq say that the bound fails, which is proved."""
    for bound in REFUTED:
        assert "**Proved in Rocq: no such bound holds.**" in pages[page(bound.id)]
        cited = command("cite", bound.id, "--style", "latex").stdout
        assert "Proved: " in cited and bound.place[1].replace("_", r"\_") in cited


def test_the_page_of_a_law_tells_each_format(pages):
    assert all(f"| {name} | 768 |" in pages[page("lnverify.rounding.range")] for name in ("float32", "bfloat16"))


def test_a_theorem_is_found_and_cited():
    assert "lnverify.rounding.rms-norm" in command("find", "rounding rmsnorm condition number").stdout
    for style in ("bibtex", "latex", "markdown", "csl"):
        cited = command("cite", "lnverify.rounding.two-pass", "--style", style)
        assert cited.returncode == 0 and facts()["lnverify.rounding.two-pass"]["hash"] in cited.stdout.replace(
            "\\\\", ""
        )


@pytest.mark.parametrize("id", IDS)
def test_a_theorem_is_printed_in_mathematics(id):
    """A title has its formulas between dollars; what is shown has no text of Rocq but where that is wanted."""
    check(facts()[id]["title"])
    words = "".join(part for is_math, part in pieces(facts()[id]["title"]) if not is_math)
    assert not set(words) & set("≤≥√Σ·^κεμσ|₁²"), words
    shown = command("prove", id).stdout
    assert not any(sign in shown for sign in (":=", "%:R", "->", "Num.", "`", "$", "\\")), shown


def test_a_changed_theorem_is_noticed():
    assert shipped_theorems() == facts(), "run `lnverify refresh`"
    pin = f"lnverify/0.2.0/lnverify.rounding.two-pass/{facts()['lnverify.rounding.two-pass']['hash']}"
    assert command("verify", pin).returncode == 0
    assert command("verify", pin[:-12] + "0" * 12).returncode == 1


@pytest.mark.parametrize("name", draw.NAMES)
def test_points_of_the_figure_are_below_the_line(name):
    results = [draw.errors(find_theorem(name), offset) for offset in (1.0, 2.0**6, 2.0**18)]
    assert all((points <= line).all() for points, line in results if line == line)
    ends = results[-1][1] != results[-1][1]
    assert ends == (name in ("one-pass.squared", "merged"))

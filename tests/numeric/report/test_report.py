"""The committed report: made by the code that stands beside it, and by nothing else."""

import re

import pytest
from latex_documents import TEX, compiled

from numeric.pages.provenance import ROOT
from numeric.report.collect import fingerprints
from numeric.report.page import DATA, PAGES, linked, read, render, tex_text
from numeric.report.sources import VERDICTS, source_data, weakest
from proofs.claims import CLAIMS
from proofs.registry import RETIRED, SOURCES, Retired
from proofs.sources import STATEMENTS
from proofs.sources.statement import decided

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
def test_small_enough_to_be_shown(data, page):
    """GitHub shows files of more than 512 KB as plain text; no page comes near."""
    assert len(render(page, data).encode()) < 384 * 1024


@pytest.mark.parametrize("page", [page for page in PAGES if page.endswith(".md")])
def test_formulas_are_what_viewers_know(data, page):
    text = render(page, data)
    assert r"\operatorname" not in text
    formulas = [block or inline for block, inline in re.findall(r"```math\n(.*?)```|\$`(.*?)`\$", text, re.S)]
    used = set(re.findall(r"\\[A-Za-z]+", " ".join(formulas)))
    assert formulas or page in ("verification.md", "sources.md")
    assert used <= KNOWN, used - KNOWN


# Commands that MathJax has by itself, as GitHub's viewer uses it.
NAMES = """
alpha beta gamma delta epsilon zeta kappa lambda mu rho sigma tau Pi partial frac sqrt mathbf boldsymbol hat mathrm
text left right odot cdot top sum prod nolimits le ge ne not equiv langle rangle quad det lvert rvert lVert rVert
"""
KNOWN = {f"\\{name}" for name in NAMES.split()}


@pytest.mark.parametrize("page", [page for page in PAGES if page.endswith(".md")])
def test_links_between_pages_lead_somewhere(data, page):
    anchors = {name: set(re.findall(r'<a id="([^"]+)">', render(name, data))) for name in PAGES}
    for target in re.findall(r"\]\((?!http)([^)]+)\)", render(page, data)):
        name, _, anchor = target.partition("#")
        assert not name or name in PAGES or (REPORTS / name).exists(), target
        if anchor:
            assert anchor in anchors[name or page], target


@pytest.mark.parametrize("source", SOURCES)
def test_whose_hypotheses_they_are(data, source):
    """The project is no source of its own: what it assumes is not a hypothesis "of the source"."""
    text = render(f"verification-{source}.md", data)
    has_hypotheses = any(claim["hypotheses"] for claim in data["claims"] if claim["source"] == source)
    assert ("Hypotheses of the source" in text) == (has_hypotheses and source != "lnverify")
    assert ("Hypotheses" in text) == has_hypotheses


def test_titles_of_the_latex_table_are_mathematics(data):
    """Set as text, S_{n−2,U} would show its braces."""
    text = render("verification.tex", data)
    outside = re.sub(r"\$[^$]*\$|\\\(.*?\\\)|\\texttt\{.*\}", "", text)
    assert r"$\sqrt{n} S_{n-2,U}$" in text and r"$G\Pi G$" in text
    assert not re.search(r"[_^]\{|\\textasciicircum|\\ensuremath|[^\x00-\x7f]", outside)
    assert text.isascii()


@TEX
@pytest.mark.slow
def test_the_latex_table_compiles(data, tmp_path):
    head = "\\documentclass{article}\\usepackage{amsmath,booktabs,longtable}\\begin{document}\n"
    said = compiled(tmp_path, head + render("verification.tex", data) + "\n\\end{document}\n")
    assert "Overfull" not in said, re.findall(r"Overfull.*\n.*", said)


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
    assert float(last["listed"][-1][1]) == pytest.approx(15.56, abs=0.001)
    assert last["recipes"][0]["wrong"] > 0


def rows_with(id, verdicts):
    return [
        row
        for source in source_data(verdicts).values()
        for row in source["rows"]
        if row["verdict"] in VERDICTS and id in [claim["id"] for claim in row["claims"]]
    ]


@pytest.mark.parametrize("verdict", VERDICTS)
def test_a_statement_of_a_source_is_as_good_as_its_worst_claim(verdict):
    """No verdict of the page is typed: it follows the claim's."""
    rows = rows_with("riechers.eq6", dict.fromkeys(CLAIMS, "proved") | {"riechers.eq6": verdict})
    assert rows and {row["verdict"] for row in rows} == {verdict}
    assert weakest(["proved", verdict, "proved"]) == weakest([verdict]) == verdict


def test_a_retired_claim_gives_way_to_the_one_in_its_place(monkeypatch):
    monkeypatch.setitem(RETIRED, "lnverify.old", Retired("riechers.eq6", "it moved"))
    monkeypatch.setitem(STATEMENTS, "riechers", [decided("1", "Title", "…", "lnverify.old", "riechers.eq6")])
    [row] = source_data(dict.fromkeys(CLAIMS, "proved"))["riechers"]["rows"]
    assert row["claims"] == [{"id": "riechers.eq6", "verdict": "proved"}]


def test_every_row_of_a_source_is_counted():
    for source in source_data(dict.fromkeys(CLAIMS, "proved")).values():
        assert sum(source["counts"].values()) == len(source["rows"])


@pytest.mark.parametrize(
    ("page", "section"),
    sorted(
        {
            found
            for statements in STATEMENTS.values()
            for item in statements
            for found in re.findall(r"([\w-]+\.md)(?:, (?:section )?(\w+))?", item.reason)
        }
    ),
)
def test_what_a_reason_refers_to_is_in_the_reports(page, section):
    text = (REPORTS / page).read_text(encoding="utf-8")
    assert re.search(rf"^## {section}\b", text, flags=re.M | re.I)


def test_linked():
    assert linked("run; walkthrough.md, section 2") == "run; [walkthrough.md](walkthrough.md), section 2"


def test_tex_text():
    assert tex_text("ε & 50% x̂ᵢ") == (r"\ensuremath{\varepsilon} \& 50\% \ensuremath{\hat{x}}\ensuremath{_i}")


def test_every_character_of_the_report_has_latex(data):
    for claim in data["claims"]:
        assert tex_text(claim["title"] + claim["place"]).isascii()

"""The committed report: made by the code that stands beside it, and by nothing else."""

import re

import pytest
from latex_documents import TEX, compiled

from numeric.pages.address import anchor, claim_page, source_page, statements_page
from numeric.pages.files import write_set
from numeric.pages.provenance import ROOT
from numeric.report.collect import fingerprints
from numeric.report.page import (
    DATA,
    contents,
    leading,
    left_behind,
    linked,
    named,
    pages,
    read,
    render,
    tex_text,
    worst,
)
from numeric.report.sources import VERDICTS, source_data, weakest
from proofs.claims import CLAIMS
from proofs.registry import RETIRED, SOURCES, Retired
from proofs.sources import STATEMENTS
from proofs.sources.statement import decided

REPORTS = ROOT / "reports"
PAGES = [
    *("verification.md", "errata.md", "sources.md", "verification.tex"),
    *map(source_page, SOURCES),
    *map(statements_page, STATEMENTS),
    *map(claim_page, [*CLAIMS, *RETIRED]),
]
MARKDOWN = [page for page in PAGES if page.endswith(".md")]


@pytest.fixture(scope="module")
def data():
    return read(REPORTS / DATA)


@pytest.mark.parametrize("section", fingerprints())
def test_not_stale(data, section):
    """The hash of the code and inputs of each section is the one that made the committed report."""
    assert data["about"]["fingerprints"][section] == fingerprints()[section], (
        "run `lnverify report` and commit reports/"
    )


# Of pages and claims there are hundreds, and a page is made in a few thousandths of a second: to start and report a
# test of its own for each would take longer.


def test_not_edited_by_hand(data):
    """Each page is what its template makes of the committed data."""
    for page in PAGES:
        assert render(page, data) == (REPORTS / page).read_text(encoding="utf-8"), page


def test_there_is_a_page_for_everything_and_no_other(data):
    """A page whose claim is gone would go on saying what it said."""
    assert pages(data) == PAGES
    assert sorted(path.name for path in (REPORTS / "claims").iterdir()) == sorted(
        page.removeprefix("claims/") for page in PAGES if page.startswith("claims/")
    )


def test_formulas_are_what_viewers_know(data):
    of_claims = set(map(claim_page, CLAIMS))
    for page in MARKDOWN:
        text = render(page, data)
        assert r"\operatorname" not in text, page
        formulas = [block or inline for block, inline in re.findall(r"```math\n(.*?)```|\$`(.*?)`\$", text, re.S)]
        used = set(re.findall(r"\\[A-Za-z]+", " ".join(formulas)))
        assert formulas or page not in of_claims, page
        assert used <= KNOWN, f"{page}: {used - KNOWN}"


# Commands that MathJax has by itself, as GitHub's viewer uses it.
NAMES = """
alpha beta gamma delta epsilon zeta kappa lambda mu rho sigma tau Pi partial frac sqrt mathbf boldsymbol hat mathrm
text left right odot cdot top sum prod nolimits le ge ne not equiv langle rangle quad det lvert rvert lVert rVert
"""
KNOWN = {f"\\{name}" for name in NAMES.split()}


def test_whose_hypotheses_they_are(data):
    """The project is no source of its own: what it assumes is not a hypothesis "of the source"."""
    claims = {claim["id"]: claim for claim in data["claims"]}
    for id in CLAIMS:
        text, claim = render(claim_page(id), data), claims[id]
        stated, own = bool(claim["hypotheses"]), claim["source"] == "lnverify"
        assert ("Hypotheses of the source" in text) == (stated and not own), id
        assert ("Hypotheses" in text) == (stated or bool(claim["further"])), id


def test_a_claim_and_its_source_lead_to_each_other(data):
    summaries = {source: render(source_page(source), data) for source in SOURCES}
    for id, claim in CLAIMS.items():
        assert f'<a id="{anchor(id)}"></a>[`{id}`]({claim_page(id)})' in summaries[claim.source], id
        assert f"(../{source_page(claim.source)}#{anchor(id)})" in render(claim_page(id), data), id


def test_an_erratum_and_its_claim_and_its_correction_lead_to_each_other(data):
    errata = render("errata.md", data)
    for claim in data["claims"]:
        page = render(claim_page(claim["id"]), data)
        listed = f'<a id="{claim["anchor"]}"></a>[`{claim["id"]}`]({claim_page(claim["id"])})' in errata
        assert listed == (f"(../errata.md#{claim['anchor']})" in page) == bool(claim["erratum"])
        if claim["corrected_by"]:
            assert f"(../{claim_page(claim['corrected_by'])})" in page
            assert re.search(rf"^Corrects .*\[`{claim['id']}`\]", render(claim_page(claim["corrected_by"]), data), re.M)


@pytest.mark.parametrize("part", ["remark", "repair", "likely"])
def test_the_page_of_a_claim_has_what_is_said_of_it(data, part):
    ids = {claim["id"] for claim in data["claims"]}
    said = {claim["id"]: named(claim[part], ids) for claim in data["claims"] if claim[part]}
    assert said and [id for id, text in said.items() if text not in render(claim_page(id), data)] == []


def test_a_retired_id_has_a_page_that_leads_on(data):
    for id, (successor, reason) in RETIRED.items():
        text = render(claim_page(id), data)
        assert reason in text and (f"(../{claim_page(successor)})" in text if successor else "nothing" in text)


def test_what_a_summary_shows_of_the_numbers():
    rows = [
        {"reading": "float64", "worst_ratio": 0.5, "skipped": ""},
        {"reading": "float32", "worst_ratio": 0.9, "skipped": ""},
        {"reading": "float16", "worst_ratio": 0.0, "skipped": "overflow"},
    ]
    assert worst({"rows": rows})["reading"] == "float32"
    assert worst({"rows": rows[2:]}) is None


def test_only_what_is_refuted_is_above_its_bound_in_a_summary(data):
    for source in SOURCES:
        for line in render(source_page(source), data).splitlines():
            if line.startswith("| <a"):
                assert (" > " in line.rsplit("|", 2)[1]) == ("**refuted**" in line), line


def test_leading_formulas_fit():
    assert leading(["x" * 60, "y" * 100, "z"]) == ["x" * 60, "y" * 100]
    assert leading(["x" * 161, "y"]) == []


def test_named():
    """Ids in code are left as they are, and so is what only looks like an id."""
    ids = {"torch-docs.layer-norm", "riechers.eq6"}
    assert named("see torch-docs.layer-norm, not np.linalg.eigh or `riechers.eq6`", ids) == (
        "see [torch-docs.layer-norm](torch-docs.layer-norm.md), not np.linalg.eigh or `riechers.eq6`"
    )


def test_the_page_of_a_claim_that_is_gone_goes(data, tmp_path):
    """Only pages that the old report names: a file of somebody else in the same folder stays."""
    write_set(tmp_path, contents(data))
    gone, *kept = data["claims"]
    for file in ("claims/riechers.mine.md", "mine.md"):
        (tmp_path / file).write_text("mine")
    made = pages(data | {"claims": kept})
    assert left_behind(tmp_path, made) == [claim_page(gone["id"])]
    (tmp_path / DATA).write_text((tmp_path / DATA).read_text().replace(f'"{gone["id"]}"', '"../../outside"'))
    assert left_behind(tmp_path, made) == []
    (tmp_path / DATA).write_text("[]")
    assert left_behind(tmp_path, made) == left_behind(tmp_path / "nowhere", made) == []


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

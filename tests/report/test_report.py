"""The pages of a report on a few claims of each kind and two LayerNorms."""

import json
import re

import pytest

from lnverify.numeric.publishing.address import MAY_GO, anchor, claim_page, statements_page
from lnverify.numeric.publishing.files import left_behind, write_set
from lnverify.numeric.publishing.json_text import json_text, restore
from lnverify.numeric.publishing.markdown import prose_markdown
from lnverify.numeric.publishing.workers import executor
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.sources import STATEMENTS
from lnverify.proofs.sources.source import SOURCES
from lnverify.report.collect import collect
from lnverify.report.page import (
    contents,
    link_claim_ids,
    pages,
    render,
)
from lnverify.report.sources import VERDICTS, source_data, weakest

pytestmark = pytest.mark.integration

SAMPLE = [
    "riechers.eq6", "riechers.nullspace", "riechers.tilt", "riechers.drazin", "riechers.principal-axes",
    "walkthrough.undo", "walkthrough.backward.input", "cheatsheet.eps-role", "activation.sign", "keras.group-size",
    "onnx.mvn", "torch-docs.layer-norm", "lnverify.unbiased-norm", "xiong.lemma3",
]  # fmt: skip
"""Claims that are proved, qualified and refuted, of several sources; those that correct them come with them."""

_FIRST = [next(id for id, claim in CLAIMS.items() if claim.source == source) for source in SOURCES]
IDS = [id for id in CLAIMS if id in {*SAMPLE, *_FIRST, *(CLAIMS[one].corrected_by for one in (*SAMPLE, *_FIRST))}]


@pytest.fixture(scope="module")
def data():
    def of_all(verdicts):
        """The sources speak of every claim: those that are not in the sample pass for proved."""
        return source_data(dict.fromkeys(CLAIMS, "proved") | verdicts)

    with executor(count=2) as pool, pytest.MonkeyPatch.context() as patched:
        patched.setattr("lnverify.report.collect.source_data", of_all)
        return restore(json.loads(json_text(collect(pool, lambda *told: None, IDS, (0, 12)))))


def markdown(data):
    return [page for page in pages(data) if page.endswith(".md")]


def test_there_is_a_page_for_everything(data):
    assert set(pages(data)) == {
        *("verification.md", "errata.md", "sources.md", "verdicts.md"),
        *map(statements_page, STATEMENTS),
        *map(claim_page, IDS),
    }


def test_formulas_are_what_viewers_know(data):
    of_claims = set(map(claim_page, IDS))
    for page in markdown(data):
        text = render(page, data)
        assert r"\operatorname" not in text, page
        formulas = [block or inline for block, inline in re.findall(r"```math\n(.*?)```|\$`(.*?)`\$", text, re.S)]
        used = set(re.findall(r"\\[A-Za-z]+", " ".join(formulas)))
        assert formulas or page not in of_claims, page
        assert used <= KNOWN, f"{page}: {used - KNOWN}"


# Commands that MathJax has by itself, as GitHub's viewer uses it.
NAMES = """
alpha beta gamma delta epsilon zeta kappa lambda mu rho sigma tau Pi Sigma partial frac sqrt mathbf boldsymbol hat
mathrm text left right odot cdot top sum prod nolimits le ge ne not equiv langle rangle quad det lvert rvert lVert
rVert Vert vert circ perp max subset
"""
KNOWN = {f"\\{name}" for name in NAMES.split()}


def test_whose_hypotheses_they_are(data):
    """The project is no source of its own: what it assumes is not a hypothesis "of the source"."""
    claims = {claim["id"]: claim for claim in data["claims"]}
    for id in IDS:
        text, claim = render(claim_page(id), data), claims[id]
        stated, own = bool(claim["hypotheses"]), claim["source"] == "lnverify"
        assert ("Hypotheses of the source" in text) == (stated and not own), id
        assert ("Hypotheses" in text) == (stated or bool(claim["extra_hypotheses"])), id


def test_claim_and_source_are_linked(data):
    index = render("verification.md", data)
    for id, claim in ((id, CLAIMS[id]) for id in IDS):
        source = statements_page(claim.source) if claim.source in STATEMENTS else f"verification.md#{anchor(id)}"
        assert f'<a id="{anchor(id)}"></a>' in index and f"[`{id}`]({claim_page(id)})" in index, id
        assert f"(../{source})" in render(claim_page(id), data), id


def test_erratum_claim_correction_are_linked(data):
    errata = render("errata.md", data)
    for claim in data["claims"]:
        page = render(claim_page(claim["id"]), data)
        listed = f'<a id="{claim["anchor"]}"></a>[`{claim["id"]}`]({claim_page(claim["id"])})' in errata
        assert listed == (f"(../errata.md#{claim['anchor']})" in page) == (claim["verdict"] != "proved")
        if claim["corrected_by"]:
            assert f"(../{claim_page(claim['corrected_by'])})" in page
            assert re.search(rf"^Corrects .*\[`{claim['id']}`\]", render(claim_page(claim["corrected_by"]), data), re.M)


@pytest.mark.parametrize("part", ["remark", "misprint", "reading", "condition", "seen", "charitable_reading"])
def test_claim_page_is_complete(data, part):
    ids = {claim["id"] for claim in data["claims"]}
    said = {claim["id"]: link_claim_ids(prose_markdown(claim[part]), ids) for claim in data["claims"] if claim[part]}
    assert said and [id for id, text in said.items() if text not in render(claim_page(id), data)] == []


def test_removed_claim_loses_page(data, tmp_path):
    """Pages of claims alone: a file of somebody else in the same folder stays."""
    write_set(tmp_path, contents(data))
    gone, *kept = data["claims"]
    for file in ("claims/notes.md", "claims/README.v2.md", "mine.md"):
        (tmp_path / file).write_text("mine")
    made = pages(data | {"claims": kept})
    assert left_behind(tmp_path, MAY_GO, made) == [claim_page(gone["id"])]
    assert left_behind(tmp_path / "nowhere", MAY_GO, made) == []


def test_every_claim_is_in_the_report(data):
    assert [claim["id"] for claim in data["claims"]] == IDS


def test_no_fault(data):
    assert {claim["id"]: claim["faults"] for claim in data["claims"] if claim["faults"]} == {}
    assert data["summary"]["near_misses_rejected"] == data["summary"]["near_misses"] >= 3 * len(IDS)


def test_observed_never_exceeds_certified(data):
    rows = [row for claim in data["claims"] if claim["verdict"] != "refuted" for row in claim["rows"]]
    rows += [row for layer in data["layers"] for found in layer["rows"].values() for row in found]
    assert rows and all(row["worst_ratio"] <= 1 for row in rows)


def test_the_last_layer_has_digits(data):
    """What the report says of the last LayerNorm, whose least gain is far below the others."""
    last = data["layers"][-1]
    assert last["smallest_gain"] < 1e-32
    assert float(last["longest_axis"]) == pytest.approx(15.56, abs=0.001)


def rows_with(id, verdicts):
    return [
        row
        for source in source_data(verdicts).values()
        for row in source["rows"]
        if row["verdict"] in VERDICTS and id in [claim["id"] for claim in row["claims"]]
    ]


@pytest.mark.parametrize("verdict", VERDICTS)
def test_worst_claim_sets_statement_verdict(verdict):
    """No verdict of the page is typed: it follows the claim's."""
    rows = rows_with("riechers.eq6", dict.fromkeys(CLAIMS, "proved") | {"riechers.eq6": verdict})
    assert rows and {row["verdict"] for row in rows} == {verdict}
    assert weakest(["proved", verdict, "proved"]) == weakest([verdict]) == verdict


def test_every_row_of_a_source_is_counted():
    for source in source_data(dict.fromkeys(CLAIMS, "proved")).values():
        assert sum(source["counts"].values()) == len(source["rows"])

"""The page says what was measured."""

import json
import re
from pathlib import Path

import numpy as np
import pytest
from failures_for_tests import evidence, failure, of_tag

from lnverify.kernels.audit import audit, upstream
from lnverify.kernels.audit.adapters import libraries
from lnverify.kernels.audit.audit import Result, perform
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.causes.ways import ONE_PASS, SPECIFIED
from lnverify.kernels.audit.errors.measure import errors
from lnverify.kernels.audit.errors.outcome import Outcome
from lnverify.kernels.audit.errors.table import Measurement, Table
from lnverify.kernels.audit.findings import Finding
from lnverify.kernels.audit.page import make, questions, tables
from lnverify.kernels.audit.page.make import collect
from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.publishing.provenance import ROOT
from lnverify.numeric.reference import Problem, solve

pytestmark = pytest.mark.integration

REPORTS = ROOT / "reports"
REPORTED = upstream.REPORTS
OURS = ("lnverify.layer_norm", "float32")


@pytest.fixture(scope="module")
def result():
    """A small audit."""
    groups = {}
    for format in FORMATS:
        for regime in ("standard normal", "mean/std = 2^8", "1 row"):
            outcome, _ = perform(tuple((one, regime, format) for one in ("lnverify", "numpy")))
            groups |= outcome
    return Result(groups, {"torch": "torch is not installed: pip install 'lnverify[torch]'"})


def test_the_page_says_what_was_measured(result, tmp_path):
    facts = collect(result, [])
    make.write(facts, tmp_path)
    text = (tmp_path / "audit.md").read_text()
    assert "pip install 'lnverify[torch]'" in text
    kept = json.loads((tmp_path / "audit.json").read_text())
    assert kept["records"]["lnverify.layer_norm"]["1 row"]["float32"]["output"]["ulp"] < 1
    (answers,) = [one["answers"] for one in kept["answers"] if (one["implementation"], one["format"]) == OURS]
    assert (answers["mean 2⁸ std"], answers["range"], answers["same bits"]) == (True, None, None)


def test_the_page_says_what_part_it_is(result):
    every = {group for group in result.groups if group[2] != "float16"}
    text = tables.pages(collect(Result({group: result.groups[group] for group in every}, {}), []))["audit.md"]
    formats = "float64, float32 and bfloat16"
    wanted = f"Part of an audit: 3 of {len(REGIMES)} regimes, in {formats}: standard normal, mean/std = 2^8, 1 row.\n"
    assert wanted in text


def case(quantity, tag, format="float32"):
    return evidence(
        failure("numpy", "NumPy post layer_norm", quantity, of_tag(tag), format),
        rows=4, input=[["1.0", "2.0"]], upstream=[["1.0", "0.0"]],
        got=["0.5", "nan"], exact=["0.25", "0.125"], at=1, ordinary=tag == "size",
    )  # fmt: skip


FINDING = Finding(
    ONE_PASS, [case("dx", "offset"), case("dx", "size"), case("dgain", "size"), case("dgain", "size", "float16")]
)
UNSEEN = failure("torch", "X", "dx", "N = 2", "float16")


def test_finding_appears_in_summary_and_section(result):
    facts = collect(result, [FINDING], [UNSEEN])
    pages = tables.pages(facts)
    link = "[1](audit-findings-numpy.md#finding-1)"
    cells = f"| {link} | NumPy post layer_norm | ∂x (offset, size); ∂γ (size) | float32, float16 | nan | 0.125 |"
    assert f"{cells} {ONE_PASS} |" in pages["audit.md"], "the ordinary ones lead"
    assert "not seen again on the same input: X, dx in float16 on N = 2." in pages["audit.md"]
    assert '<a id="program-1"></a>' in pages["audit-programs-numpy.md"]
    text = pages["audit-findings-numpy.md"]
    assert "- program: [audit-programs-numpy.md](audit-programs-numpy.md#program-1)" in text
    assert '<a id="finding-1"></a>\n## 1. NumPy post layer_norm, ∂x: offset, size' in text
    assert "N = 2, 4 rows all alike. Found in the regime N = 1, an ordinary input." in text
    assert "Wrong for the same cause: ∂x (offset, size); ∂γ (size)." in text
    assert "- upstream gradient: 1.0, 0.0\n- it gives: 0.5, nan\n- exact: 0.25, 0.125\n" in text


def test_other_findings_are_one_table_by_cause(result):
    extreme = Finding(ONE_PASS, [case("output", "range"), case("dx", "range", "float16")])
    text = tables.pages(collect(result, [extreme, FINDING]))["audit.md"]
    row = "[1](audit-findings-numpy.md#finding-1) NumPy post layer_norm: output, ∂x"
    assert f"| {ONE_PASS} | {row} | float32, float16 |" in text


def test_clean_library_loses_page(result, tmp_path):
    make.write(collect(result, [FINDING]), tmp_path)
    assert (tmp_path / "audit-findings-numpy.md").exists()
    make.write(collect(result, []), tmp_path)
    assert not (tmp_path / "audit-findings-numpy.md").exists()


def measurement(library, quantity="output", **facts):
    errors = {"row_error": 1.0, "ulp_error": 0.5} | facts
    return Measurement(library, f"{library}'s", "1 row", "float32", quantity, **errors)


def test_exceeded_bound_fails_suite(result):
    assert list(audit.failures(result.table)) == []
    bad = (
        measurement("lnverify", ulp_error=1.2),
        measurement("lnverify", "dx", row_error=2.5),
        measurement("lnverify", "dgain", lost=1),
        Measurement("lnverify", "numeric's", "1 row", "float32", "output", refused="why"),
    )
    assert len(list(audit.failures(Table(bad)))) == len(bad)
    assert list(audit.failures(Table((measurement("torch", ulp_error=1.2),)))) == []


def test_finite_is_not_lost_near_zero():
    problem = Problem(np.ones((2, 4)), np.ones(4), np.zeros(4), 1e-5, np.ones((2, 4)))
    place = "a library", "an implementation", "a regime", "float64"
    outcome = errors(place, Outcome(solve(problem), "output", np.full((2, 4), 1e-3)))
    assert outcome.lost == 0
    assert outcome.row_error == pytest.approx(0.001 / FORMATS["float64"].unit_roundoff, rel=1e-5)


def kept_page():
    return json.loads((REPORTS / "audit.json").read_text())


def test_page_opens_with_ordinary_inputs():
    kept = kept_page()
    lines = tables.pages(kept)["audit.md"].splitlines()
    rows = [line for line in lines[: lines.index("## Drafts to the maintainers")] if line.startswith("| [")]
    specified = [str(one) for one in SPECIFIED]
    assert len(rows) == sum(one["ordinary"] and one["cause"] not in specified for one in kept["findings"]) >= 10
    assert len(rows) == sum(ordinary for _, ordinary, *_ in tables.counts(kept).values())


@pytest.mark.parametrize("one", kept_page()["defects"], ids=lambda one: one["name"])
def test_each_program_prints_what_the_page_says(one):
    from processors import ALLOWANCE, on_xla

    from lnverify.kernels.audit import upstream as defects

    try:
        if libraries.versions(one["library"]) != kept_page()["versions"][one["library"]]:
            pytest.skip(f"the page is of {kept_page()['versions'][one['library']]}")
    except libraries.NotUsableError as reason:
        pytest.skip(str(reason))
    # The cancelled variance of float32 makes XLA's differences between processors large as well.
    allowed = 2.0**-24 * ALLOWANCE * on_xla(one["library"], one["implementation"])
    assert defects.run_for_number(one["program"]) == pytest.approx(float(one["got"]), rel=allowed, abs=0, nan_ok=True)


@pytest.mark.parametrize(
    "one",
    [
        # A sum over 16,384 rows takes its time.
        pytest.param(one, id=one["name"], marks=[pytest.mark.slow] * (one["quantity"] == "dbias"))
        for one in kept_page()["defects"]
    ],
)
def test_defect_answer_matches_input(one):
    from lnverify.kernels.audit.upstream import REPORTS

    (defect,) = [each for each in REPORTS if each.name == one["name"]]
    index = tuple(map(int, re.findall(r"\d+", re.search(r"\[([\d, ]+)\][^\[]*$", one["program"])[1])))
    assert defect.text(index) == one["program"]
    assert repr(float(solve(defect.problem)[defect.quantity].rounded[index])) == one["exact"]


def test_defects_are_real():
    """Each loses more than half of its digits on finite, ordinary numbers."""
    from lnverify.kernels.audit.errors.table import half_of_the_digits

    for one in kept_page()["defects"]:
        if one["format"] != "bfloat16":
            assert one["error"] is None or one["error"] > half_of_the_digits(FORMATS[one["format"]]), one["name"]
        assert one["error"] is None or one["error"] > 4


def test_program_without_number_is_noticed():
    from lnverify.kernels.audit import upstream as defects

    with pytest.raises(defects.DisagreementError, match="prints no number"):
        defects.run_for_number("raise ValueError('no')")


def test_drafts_for_maintainers_have_the_facts():
    kept = kept_page()
    drafts = [text for name, text in tables.pages(kept).items() if Path(name).parent.name == "upstream"]
    for one, text in zip(upstream.describe(kept["defects"]), drafts, strict=True):
        facts = "title", "program", "got", "exact", "cause", "searched", "sends"
        assert all(one[fact] in text for fact in facts)
        assert "It has not been sent" in text


def test_most_kept_findings_have_a_cause_and_all_a_program():
    kept = kept_page()["findings"]
    assert sum(bool(one["causes"]) for one in kept) >= 0.75 * len(kept)
    assert all(one["program"] for one in kept)


def kept_texts():
    """Every page of the audit, remade from what is kept."""
    return {name: text for name, text in tables.pages(kept_page()).items() if "/" not in name}


def test_links_between_pages_lead_somewhere():
    texts = kept_texts()
    for name, text in texts.items():
        for page, anchor in re.findall(r"\]\((audit[\w-]*\.md)(?:#([\w-]+))?\)", text):
            assert page in texts, f"{name} links to {page}"
            assert not anchor or f'id="{anchor}"' in texts[page] or f"## {anchor.capitalize()}\n" in texts[page], anchor


def test_each_library_answers_each_question():
    kept = kept_page()
    rows = {name: dict(zip(questions.QUESTIONS, cells, strict=True)) for name, cells in libraries_of(kept)}
    assert rows.keys() == {name for name in kept["implementations"].values() if libraries.is_released(name)}
    assert rows["onnxruntime"]["10⁵ rows"].startswith("– (no gradients")
    assert rows["keras"]["float64"] == rows["mlx"]["float64"] == "✗", "their float64 is float32"


def libraries_of(kept):
    return questions.by_library(kept["answers"], kept["implementations"])


def one(case="standard normal", error=1.0, name="f", **facts):
    return Measurement("torch", name, case, **{"format": "float32", "quantity": "output", "row_error": error} | facts)


FINE, HALF_GONE, GONE = 1.0, 1e5, 1e9


@pytest.mark.parametrize(
    ("title", "measured", "behaves", "answer"),
    [
        ("mean 2⁸ std", [one("mean/std = 2^8"), one("mean/std = 2^12", GONE)], {}, True),
        ("mean 2⁸ std", [one("mean/std = 2^8", HALF_GONE)], {}, False),
        ("mean 2⁸ std", [one("mean/std = 2^8", name="RMSNorm")], {}, None),
        ("constant rows", [one("constant 1/3", 2.0)], {}, False),
        ("range", [one("squares overflow"), one("squares underflow", lost=3)], {}, False),
        ("float64", [one(format="float64", error=1.0)], {}, True),
        ("float64", [one(format="float64", error=GONE)], {}, False),
        ("float64", [one()], {}, None),
        ("10⁵ rows", [one("100,000 rows", HALF_GONE, quantity="dbias")], {}, False),
        ("10⁵ rows", [one("100,000 rows", GONE)], {}, None),
        ("same bits", [one()], {"threads": None, "repeats": True}, True),
        ("same bits", [one()], {"threads": False, "repeats": True}, False),
        ("NaN, Inf", [one()], {"NaN": True, "Inf": False}, False),
        ("memory", [one()], {}, None),
    ],
)
def test_a_question_is_answered(title, measured, behaves, answer):
    assert questions.QUESTIONS[title].ask(Table(tuple(measured)), behaves) is answer


@pytest.mark.parametrize(
    ("answers", "cell"),
    [
        ({"float32": True, "float16": None}, "✓"),
        ({"float32": False, "float16": True}, "✗ float32"),
        ({"float32": False, "float16": False}, "✗"),
        ({"float32": None}, "– (not measured)"),
    ],
)
def test_a_cell_names_the_formats_that_fail(answers, cell):
    known = [{"format": format, "answers": {"range": answer}} for format, answer in answers.items()]
    assert questions.cell(known, "range") == cell


def test_variant_changes_one_place():
    for report in REPORTED:
        program = report.text((0, 0))
        for _, old, new in report.variants:
            assert upstream.replace_once(program, old, new) != program
    with pytest.raises(AssertionError, match="not once"):
        upstream.replace_once("print(1)", "x", "y")

"""The page: committed, whole, not stale, and made of what was measured."""

import json
from pathlib import Path

import numpy as np
import pytest

from numeric.audit.measure import errors
from numeric.audit.page import collect as page
from numeric.audit.runner import Result, Task, perform
from numeric.formats import FORMATS
from numeric.provenance import fingerprint
from numeric.reference import Problem, solve

REPORTS = Path(__file__).parents[2] / "reports"


@pytest.fixture(scope="module")
def result():
    """A small audit."""
    records = {}
    for format in FORMATS:
        for regime in ("standard normal", "mean/std = 2^8", "1 row"):
            for library, found in perform(Task(regime, format, ("numeric", "numpy", "algorithms"))).items():
                records[library, regime, format] = found
    return Result(records, {"torch": "torch is not installed: pip install 'lnverify[torch]'"}, 0)


def test_the_page_says_what_was_measured(result, tmp_path):
    facts = page.collect(result, [], [], [])
    paths = page.write(facts, tmp_path)
    text = (tmp_path / "audit.md").read_text()
    assert "numeric.layer_norm" in text
    assert "pip install 'lnverify[torch]'" in text
    kept = json.loads((tmp_path / "audit.json").read_text())
    assert kept["records"]["numeric.layer_norm"]["1 row"]["float32"]["output"]["ulp"] < 1
    again = tmp_path / "again"
    page.write(page.collect(result, [], [], []), again)
    for path in paths:
        assert path.read_bytes() == (again / path.name).read_bytes(), path.name


def test_the_page_says_what_each_was_given(result):
    facts = page.collect(result, [], [], [])
    text = page.render(facts)
    wide = "algorithm: two-pass, wider format, algorithm: one-pass, wider format in float32, float16, bfloat16"
    assert f"All run in float64, float32, float16, bfloat16, but {wide}." in text
    assert "only the first rows: algorithms up to 131,072 entries." in text


FINDING = {
    "library": "numpy", "implementation": "NumPy post layer_norm", "versions": {"numpy": "2"}, "quantity": "dx",
    "quantities": {"dx": ["offset", "size"], "dgain": ["size"]}, "tags": ["offset", "size"], "cause": "the cause",
    "formats": ["float32", "float16"], "format": "float32", "regime": "N = 2", "eps": 1e-05, "N": 2, "rows": 4,
    "plain": True, "input": [["1.0", "2.0"]], "upstream": [["1.0", "0.0"]], "got": ["0.5", "nan"],
    "exact": ["0.25", "0.125"], "museum": "", "snippet": "print(1)",
}  # fmt: skip


def test_a_finding_stands_in_the_summary_and_in_its_section(result):
    text = page.render(page.collect(result, [FINDING], [], [], ["X, dx in float16 on Y"]))
    assert "| [1](#finding-1) | NumPy post layer_norm | ∂x, ∂γ | float32, float16 | the cause |" in text
    assert '<a id="finding-1"></a>\n### 1. NumPy post layer_norm, ∂x: offset, size' in text
    assert "N = 2, 4 rows all alike. Found in the regime N = 2." in text
    assert "Wrong for the same cause: ∂x (offset, size); ∂γ (size)." in text
    assert "- upstream gradient: 1.0, 0.0\n- it gives: 0.5, nan\n- exact: 0.25, 0.125\n" in text
    assert "- cause, in float32: the cause\n" in text
    assert "not seen again on the same input: X, dx in float16 on Y." in text


def test_worst_cases_have_a_row_an_implementation():
    records = [
        {"implementation": "f", "format": "float32", "error": 2.0, "evaluations": 2048},
        {"implementation": "f", "format": "float64", "error": None, "evaluations": 64},
        {"implementation": "g", "format": "float16", "error": 64.0, "evaluations": 64},
    ]
    assert page.worst_table({"worst": records}) == [
        ("f", ["**NaN or Inf**", "2", "", ""], "64 / 2048"),
        ("g", ["", "", "**64**", ""], "64"),
    ]


def test_the_suite_fails_where_a_bound_is_exceeded(result):
    assert page.failures(result) == []
    own = {"output": {"row": 1.0, "ulp": 1.2, "lost": 0}, "dx": {"row": 2.5, "ulp": 9.0, "lost": 0}}
    bad = Result(
        {
            ("numeric", "1 row", "float32"): {"numeric.layer_norm": own},
            ("algorithms", "1 row", "float32"): {"algorithm: one-pass": {"output": {"ratio": 1.01}}},
        },
        {},
        0,
    )
    assert len(page.failures(bad)) == 3


def test_numbers_are_short():
    assert [page.number(value) for value in (0, 0.5, 12.34, 123.4, 1234, 0.001)] == [
        "0", "0.5", "12", "123", "1.2e3", "1.0e-3",
    ]  # fmt: skip


def test_fingerprints_do_not_depend_on_order_or_place(tmp_path):
    one, two = tmp_path / "a.py", tmp_path / "b.py"
    one.write_text("1")
    two.write_text("2")
    assert fingerprint(one, two) == fingerprint(two, one) == fingerprint(tmp_path)
    two.write_text("3")
    assert fingerprint(one, two) != fingerprint(one)


def test_the_committed_page_is_not_stale():
    """`lnverify audit` makes it anew."""
    kept = json.loads((REPORTS / "audit.json").read_text())
    assert kept["made of"] == page.made_of()
    assert (REPORTS / "audit.md").read_text() == page.render(kept)
    assert set(kept["implementations"].values()) | set(kept["skipped"]) >= {"numeric", "numpy", "algorithms"}


def test_what_is_finite_is_not_lost_however_far_off_an_exact_zero():
    problem = Problem(np.ones((2, 4)), np.ones(4), np.zeros(4), 1e-5, np.ones((2, 4)))
    record = errors(np.full((2, 4), 1e-3), solve(problem)["output"], "output", solve(problem))
    assert record["lost"] == 0
    assert record["row"] == pytest.approx(0.001 / FORMATS["float64"].unit_roundoff, rel=1e-5)

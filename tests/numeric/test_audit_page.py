"""The page: committed, whole, not stale, and made of what was measured."""

import json
from pathlib import Path

import numpy as np
import pytest

from numeric.audit import findings, page
from numeric.audit.adapters import Implementation
from numeric.audit.algorithms import ALGORITHMS
from numeric.audit.regimes import REGIMES
from numeric.audit.runner import Result, Task, perform
from numeric.audit.shrink import loses_half, only, shrink
from numeric.audit.trace import trace
from numeric.formats import FLOAT32, FORMATS
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


@pytest.mark.parametrize("name", ["one-pass", "one-pass, clamped", "two-pass"])
def test_a_fault_is_made_small_and_traced(name):
    algorithm = ALGORITHMS[name]
    implementation = Implementation("mine", algorithm.forward)
    problem = REGIMES["mean/std = 2^16"].problem(FLOAT32)
    small = shrink(only(problem, 0), loses_half(implementation))
    assert small is not None
    assert small.size <= 16
    assert loses_half(implementation)(small)
    values = algorithm.forward(problem.x, problem.gain, problem.bias, problem.eps)
    assert trace(problem, values, solve(problem)["output"].high) == f"{name} algorithm"


def test_a_right_answer_is_traced_to_nothing():
    problem = REGIMES["standard normal"].problem(FLOAT32)
    answer = solve(problem)["output"]
    wrong = answer.rounded + np.float32(0.25)
    assert trace(problem, wrong, answer.high) == "open"


def test_suspects_are_released_and_beyond_half_of_the_digits():
    def one(row, lost=0):
        return {"output": {"row": row, "ulp": row, "lost": lost, "at": 0}}

    records = {
        ("torch", "mean/std = 2^8", "float32"): {
            "torch.nn.LayerNorm": one(5000.0),
            "torch.nn.RMSNorm": one(4000.0),
        },
        ("torch", "mean/std = 2^8", "float16"): {"torch.nn.LayerNorm": one(1.0, 3)},
        ("numpy", "mean/std = 2^8", "float32"): {"NumPy post layer_norm": one(1e9)},
    }
    found = findings.suspects(Result(records, {}, 0))
    assert [(one.implementation, one.format, one.formats) for one in found] == [
        ("torch.nn.LayerNorm", "float32", ("float32", "float16"))
    ]


def test_snippets_show_the_input():
    problem = Problem(np.array([[1.0, 2.5]]), np.ones(2), np.zeros(2), 1e-5)
    template = "x = f([{x}], '{format}', {eps})"
    shown = findings.snippet(
        Implementation("mine", ALGORITHMS["two-pass"].forward, snippet=template), problem, "float64"
    )
    assert shown == "x = f([1.0, 2.5], 'float64', 1e-05)"


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

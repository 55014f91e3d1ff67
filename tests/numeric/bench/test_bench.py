"""The performance page: sections stand alone, and what was committed is of this code and holds."""

import json
import sys

import numpy as np
import pytest

from numeric.bench import axes_section, page, stress, suite, time_axes, time_reference
from numeric.bench.sections import Section
from numeric.floats.formats import FORMATS
from numeric.pages.provenance import ROOT
from numeric.reference import Problem, solve
from proofs.errors import InputError

REPORTS = ROOT / "reports"


def section(key: str, answer: int) -> Section:
    return Section(
        key=key,
        title=key.upper(),
        measure=lambda tell: {"answer": answer},
        render=lambda data: f"The answer is {data['answer']}.",
        figures=lambda data: {f"{key}.svg": b"<svg/>"},
        code=lambda: f"code of {key}",
    )


def test_a_section_alone_keeps_the_others(tmp_path, monkeypatch):
    monkeypatch.setattr(page, "SECTIONS", [section("one", 1), section("two", 2)])
    page.run(page.choose([]), tmp_path, lambda line: None)
    monkeypatch.setattr(page, "SECTIONS", [section("one", 10), section("two", 20)])
    page.run(page.choose(["two"]), tmp_path, lambda line: None)
    text = (tmp_path / "performance.md").read_text()
    assert "The answer is 1." in text
    assert "The answer is 20." in text
    assert (tmp_path / "one.svg").exists()


def test_unknown_sections_and_foreign_files_are_refused(tmp_path):
    with pytest.raises(InputError, match="one of suite, reference, axes, stress"):
        page.choose(["nonsense"])
    (tmp_path / "performance.json").write_text("[1]")
    with pytest.raises(InputError, match="not what `lnverify bench` wrote"):
        page.run([], tmp_path, lambda line: None)


def test_keys_and_titles_are_unique():
    sections = page.SECTIONS
    assert len({each.key for each in sections}) == len({each.title for each in sections}) == len(sections)


def test_the_section_on_axes_can_be_measured(monkeypatch):
    monkeypatch.setattr(time_axes, "SIZES", (24, 48))
    monkeypatch.setattr(time_axes, "alone", time_axes.time_one)
    monkeypatch.setattr(time_axes, "ENOUGH", 0.0)
    monkeypatch.setattr(time_axes, "hard_gains", lambda: {"a zero": time_axes.gain_of(9) * [0, *[1] * 8]})
    data = time_axes.measure(lambda line: None)
    assert {row["method"] for row in data["rows"]} == set(time_axes.METHODS)
    assert all(row["error"] < 8 for row in data["rows"] if row["method"] in time_axes.OURS)
    assert "undefined: zero gains" in axes_section.render(json.loads(json.dumps(data)))
    assert axes_section.figures(data)[axes_section.FIGURE].startswith(b"<?xml")


def test_the_committed_section_on_stress_keeps_its_promises():
    """As often as the page says, nothing hung and nothing stayed behind; a number of runs is no matter of the code."""
    committed = json.loads((REPORTS / "performance.json").read_text())
    assert "stress" in committed, "run `lnverify bench --section stress`"
    data = committed["stress"]["data"]
    wanted = {"runs": stress.RUNS, "short_runs": stress.SHORT_RUNS, "kills": stress.KILLS}
    assert {name: len(data[name]) for name in wanted} == wanted
    assert all(run["exit"] == 0 and not run["left"] for run in [*data["runs"], *data["short_runs"]])
    assert not any(any(row["found"].values()) for row in data["kills"])
    assert "| hangs |" in (REPORTS / "performance.md").read_text(encoding="utf-8")


def test_the_section_on_the_reference_can_be_measured(monkeypatch):
    monkeypatch.setattr(time_reference, "ROWS", 8)
    monkeypatch.setattr(time_reference, "SIZE", 5)
    monkeypatch.setattr(time_reference, "TRIES", 1)
    data = json.loads(json.dumps(time_reference.measure(lambda line: None)))
    assert {row["format"] for row in data["references"]} == {row["format"] for row in data["right"]} == set(FORMATS)
    assert all(row["loop"] > 0 and row["ours"] > 0 for row in data["references"])
    assert "| float64 | all, with gradients |" in time_reference.render(data)


def test_the_loop_that_the_reference_is_compared_with_is_layer_norm():
    """It computes what the reference does: output and gradients."""
    data = {name: array[:3] for name, array in time_reference.drawn(FORMATS["float64"]).items()}
    data |= {name: data[name][:, :3] for name in ("x", "upstream")}
    solution = solve(Problem(eps=time_reference.EPS, **data))
    outputs, dx, dgain, dbias = time_reference.mpmath_loop(**data)
    for name, values in (("output", outputs), ("dx", dx), ("dgain", dgain), ("dbias", dbias)):
        assert np.array_equal(values, solution[name].rounded), name


def test_the_committed_section_on_the_reference_is_not_stale():
    part = json.loads((REPORTS / "performance.json").read_text())["reference"]
    assert part["code"] == time_reference.code(), "the code has changed: run `lnverify bench --section reference`"


def test_the_committed_section_on_axes_is_not_stale_and_keeps_its_promises():
    part = json.loads((REPORTS / "performance.json").read_text())["axes"]
    assert part["code"] == axes_section.code(), "the code has changed: run `lnverify bench --section axes`"
    times = {(row["method"], row["N"]): row["seconds"] for row in part["data"]["rows"]}
    assert times[time_axes.PAPER, 4096] >= 50 * times["lengths", 4096]
    assert times[time_axes.PAPER, 4096] >= 5 * times["lengths and directions", 4096]
    memory = {(row["method"], row["N"]): row["megabytes"] for row in part["data"]["rows"]}
    assert memory["lengths", 12288] <= 64
    assert all(row["error"] <= 8 for row in part["data"]["hard"])
    assert part["data"]["exponent"]["lengths"] <= 2.1


@pytest.fixture
def nothing_is_decided(monkeypatch):
    monkeypatch.setattr(suite.kept, "known", dict)


def test_the_cost_of_confirmation_is_said(monkeypatch, nothing_is_decided):
    """It comes from the run that is timed: nothing is decided twice."""
    program = """print('{"all": 2.0, "by_claim": {"a": 0.01, "b": 0.4, "c": 0.09}}')"""
    monkeypatch.setattr(suite, "DECISIONS", program)
    monkeypatch.setattr(suite, "JOBS", [("all symbolic decisions", (sys.executable, "-c", program), 30.0, 1)])
    data = suite.measure(lambda line: None)
    assert data["confirmation"] == {"claims": 3, "median": 90.0, "largest": 400.0, "slowest": "b", "share": 0.25}
    assert [row["exit"] for row in data["rows"]] == [0]
    assert "`b`, 400 ms, for all 25% of the time" in suite.render(data)


@pytest.mark.usefixtures("nothing_is_decided")
def test_an_installed_package_says_that_it_has_no_tests(monkeypatch):
    monkeypatch.setattr(suite, "is_checkout", lambda: False)
    monkeypatch.setattr(suite, "JOBS", suite.JOBS[-1:])
    (row,) = suite.measure(lambda line: None)["rows"]
    assert "wall" not in row
    assert "not run: an installed package has no tests" in suite.render({"cores": 2, "rows": [row]})


@pytest.mark.usefixtures("nothing_is_decided")
def test_the_start_ups_that_are_measured_are_those_that_are_held(monkeypatch):
    """The limits stand once, and the run in the middle of five counts."""
    jobs = [job for job in suite.JOBS if job[3] > 1]
    assert [what for what, *_ in jobs] == [f"`lnverify {words}`" for words in suite.START_UPS]
    monkeypatch.setattr(suite, "JOBS", jobs[:1])
    walls = iter([0.5, 0.1, 0.2, 0.4, 0.3])
    told = {"processor": 0.2, "memory": 30, "exit": 0, "said": ""}
    monkeypatch.setattr(suite, "_run", lambda command: {"wall": next(walls), **told})
    data = suite.measure(lambda line: None)
    assert data["rows"][0]["wall"] == 0.3
    assert "| `lnverify --help` | 0.30 | 0.20 | 0.3 | 1.00 | 30 | 0 |" in suite.render(data)

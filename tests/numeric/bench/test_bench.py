"""The performance page: sections stand alone, and what was committed is of this code and holds."""

import json

import numpy as np
import pytest

from lnverify.numeric.bench import axes_section, page, suite, time_axes, time_reference
from lnverify.numeric.bench.sections import Section
from lnverify.numeric.floats.formats import FORMATS
from lnverify.numeric.publishing.provenance import ROOT
from lnverify.numeric.reference import Problem, solve
from lnverify.proofs.errors import InputError

REPORTS = ROOT / "reports"


def section(key: str, answer: int) -> Section:
    return Section(
        key=key,
        title=key.upper(),
        measure=lambda tell: {"answer": answer},
        render=lambda data: f"The answer is {data['answer']}.",
        figures=lambda data: {f"{key}.svg": b"<svg/>"},
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
    with pytest.raises(InputError, match="one of suite, reference, axes"):
        page.choose(["nonsense"])
    (tmp_path / "performance.json").write_text("[1]")
    with pytest.raises(InputError, match="not what `lnverify bench` wrote"):
        page.run([], tmp_path, lambda line: None)


def test_keys_and_titles_are_unique():
    sections = page.SECTIONS
    assert len({each.key for each in sections}) == len({each.title for each in sections}) == len(sections)


def test_the_section_on_axes_can_be_measured(monkeypatch):
    monkeypatch.setattr(time_axes, "SIZES", (24, 48))
    monkeypatch.setattr(time_axes, "in_own_process", time_axes.time_one)
    monkeypatch.setattr(time_axes, "ENOUGH", 0.0)
    monkeypatch.setattr(time_axes, "hard_gains", lambda: {"a zero": time_axes.gain_of(9) * [0, *[1] * 8]})
    data = time_axes.measure(lambda line: None)
    assert {row["method"] for row in data["rows"]} == set(time_axes.METHODS)
    assert all(row["error"] < 8 for row in data["rows"] if row["method"] in time_axes.OURS)
    assert "undefined: zero gains" in axes_section.render(json.loads(json.dumps(data)))
    assert axes_section.figures(data)[axes_section.FIGURE].startswith(b"<?xml")


def test_reference_section_is_measurable(monkeypatch):
    monkeypatch.setattr(time_reference, "ROWS", 8)
    monkeypatch.setattr(time_reference, "SIZE", 5)
    monkeypatch.setattr(time_reference, "TRIES", 1)
    data = json.loads(json.dumps(time_reference.measure(lambda line: None)))
    assert {row["format"] for row in data["references"]} == {row["format"] for row in data["right"]} == set(FORMATS)
    assert all(row["loop"] > 0 and row["ours"] > 0 for row in data["references"])
    assert "| float64 | all, with gradients |" in time_reference.render(data)


def test_comparison_loop_is_layer_norm():
    """It computes what the reference does: output and gradients."""
    data = {name: array[:3] for name, array in time_reference.draw_rows(FORMATS["float64"]).items()}
    data |= {name: data[name][:, :3] for name in ("x", "upstream")}
    solution = solve(Problem(eps=time_reference.EPS, **data))
    outputs, dx, dgain, dbias = time_reference.mpmath_loop(**data)
    for name, values in (("output", outputs), ("dx", dx), ("dgain", dgain), ("dbias", dbias)):
        assert np.array_equal(values, solution[name].rounded), name


def test_each_section_runs_its_real_program(monkeypatch):
    """Nothing is replaced: of all claims one is decided, and of all sizes a small one is measured."""
    deciding = next(job for job in suite.JOBS if suite.DECISIONS in job[1])
    small = (deciding[0], (*deciding[1], "riechers.projector"), *deciding[2:])
    monkeypatch.setattr(suite, "JOBS", [suite.JOBS[0], small])
    data = suite.measure(lambda line: None)
    assert [row["exit"] for row in data["rows"]] == [0, 0]
    for method in time_axes.METHODS:
        seconds, _, lengths = time_axes.in_own_process(method, 24)
        assert seconds > 0 and len(lengths) == 23, method


def test_installed_package_reports_no_tests(monkeypatch):
    monkeypatch.setattr(suite, "is_checkout", lambda: False)
    monkeypatch.setattr(suite, "JOBS", suite.JOBS[-1:])
    (row,) = suite.measure(lambda line: None)["rows"]
    assert "wall" not in row
    assert "not run: an installed package has no tests" in suite.render({"cores": 2, "rows": [row]})


def test_measured_startups_are_tested(monkeypatch):
    """The limits stand once, and the run in the middle of five counts."""
    jobs = [job for job in suite.JOBS if job[3] > 1]
    assert [what for what, *_ in jobs] == [f"`lnverify {words}`" for words in suite.START_UPS]
    monkeypatch.setattr(suite, "JOBS", jobs[:1])
    walls = iter([0.5, 0.1, 0.2, 0.4, 0.3])
    told = {"processor": 0.2, "memory": 30, "exit": 0}
    monkeypatch.setattr(suite, "_run", lambda command: {"wall": next(walls), **told})
    data = suite.measure(lambda line: None)
    assert data["rows"][0]["wall"] == 0.3
    assert "| `lnverify --help` | 0.30 | 0.20 | 0.3 | 1.00 | 30 | 0 |" in suite.render(data)

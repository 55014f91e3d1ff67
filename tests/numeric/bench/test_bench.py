"""The performance page: sections stand alone, and what was committed is of this code and holds."""

import json

import pytest

from lnverify.numeric.bench import page, suite, time_axes, time_layer_norm
from lnverify.numeric.publishing.provenance import ROOT
from lnverify.proofs.errors import InputError

REPORTS = ROOT / "reports"


def test_a_section_alone_keeps_the_others(tmp_path, monkeypatch):
    known = {key: part["data"] for key, part in page.previous(REPORTS / "performance.json").items()}
    monkeypatch.setattr(page, "SECTIONS", {key: lambda tell, key=key: known[key] for key in known})
    page.run([], tmp_path, lambda line: None)
    before = page.previous(tmp_path / "performance.json")
    assert before.keys() == {"suite", "layer_norm", "axes"}
    monkeypatch.setitem(page.SECTIONS, "suite", lambda tell: known["suite"] | {"cores": 99})
    page.run(["suite"], tmp_path, lambda line: None)
    after = page.previous(tmp_path / "performance.json")
    assert {key for key in after if after[key]["data"] != before[key]["data"]} == {"suite"}
    text = (tmp_path / "performance.md").read_text()
    assert "on 99 cores" in text and all(f"--section {key}`" in text for key in known)


def test_unknown_sections_and_foreign_files_are_refused(tmp_path):
    with pytest.raises(InputError, match="one of suite, layer_norm, axes"):
        page.run(["nonsense"], tmp_path, lambda line: None)
    (tmp_path / "performance.json").write_text("[1]")
    with pytest.raises(InputError, match="not what `lnverify bench` wrote"):
        page.run(["axes"], tmp_path, lambda line: None)


def written(key, data):
    """The page of one section."""
    return page.contents({key: {"machine": page.machine(), "data": json.loads(json.dumps(data))}})


def test_the_section_on_axes_can_be_measured(monkeypatch):
    monkeypatch.setattr(time_axes, "SIZES", (24, 48))
    monkeypatch.setattr(time_axes, "ENOUGH", 0.0)
    monkeypatch.setattr(time_axes, "hard_gains", lambda: {"a zero": time_axes.gain_of(9) * [0, *[1] * 8]})
    data = time_axes.measure(lambda line: None)
    assert {row["method"] for row in data["rows"]} == set(time_axes.METHODS)
    assert all(row["error"] < 8 for row in data["rows"] if row["method"] in time_axes.OURS)
    result = written("axes", data)
    assert "undefined: zero gains" in result["performance.md"]


def test_layer_norm_section_is_measurable(monkeypatch):
    monkeypatch.setattr(time_layer_norm, "ROWS", 8)
    monkeypatch.setattr(time_layer_norm, "SIZE", 5)
    monkeypatch.setattr(time_layer_norm, "TRIES", 1)
    data = time_layer_norm.measure(lambda line: None)
    assert all(row["ours"] > 0 for row in data["right"])
    text = written("layer_norm", data)["performance.md"]
    assert text.count("| float64 |") == text.count("| float32 |") == 1


@pytest.mark.integration
def test_each_section_runs_its_real_program(monkeypatch):
    """Nothing is replaced: of all claims one is decided, and of all sizes a small one is measured."""
    deciding = next(job for job in suite.JOBS if suite.DECISIONS in job[1])
    small = (deciding[0], (*deciding[1], "riechers.projector"), *deciding[2:])
    monkeypatch.setattr(suite, "JOBS", [suite.JOBS[0], small])
    data = suite.measure(lambda line: None)
    assert [row["exit"] for row in data["rows"]] == [0, 0]
    for method in time_axes.METHODS:
        seconds, lengths = time_axes.time_one(method, 24)
        assert seconds > 0 and len(lengths) == 23, method


def test_installed_package_reports_no_tests(monkeypatch):
    monkeypatch.setattr(suite, "is_checkout", lambda: False)
    monkeypatch.setattr(suite, "JOBS", suite.JOBS[-1:])
    (row,) = suite.measure(lambda line: None)["rows"]
    assert "wall" not in row
    assert (
        "not run: an installed package has no tests" in written("suite", {"cores": 2, "rows": [row]})["performance.md"]
    )


def test_measured_startups_are_tested(monkeypatch):
    """The limits stand once, and the run in the middle of five counts."""
    jobs = [job for job in suite.JOBS if job[3] > 1]
    assert [what for what, *_ in jobs] == [f"`lnverify {words}`" for words in suite.START_UPS]
    monkeypatch.setattr(suite, "JOBS", jobs[:1])
    walls = iter([0.5, 0.1, 0.2, 0.4, 0.3])
    told = {"processor": 0.2, "memory": 30, "exit": 0}
    monkeypatch.setattr(suite, "_run", lambda command, cache: {"wall": next(walls), **told})
    data = suite.measure(lambda line: None)
    assert data["rows"][0]["wall"] == 0.3
    assert "| `lnverify --help` | 0.30 | 0.20 | 0.3 | 1.00 | 30 | 0 |" in written("suite", data)["performance.md"]

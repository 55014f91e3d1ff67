"""A quick audit is quick by what it asks for: one shape, two formats, few values of eps, each library in one worker."""

import json
from contextlib import nullcontext

import pytest
from serial_executor import Serial
from typer.testing import CliRunner

from lnverify.commands import app
from lnverify.kernels.audit import audit
from lnverify.kernels.audit.adapters import libraries
from lnverify.kernels.audit.cases.regimes import REGIMES, ROWS, SIZE, applies
from lnverify.numeric.floats.formats import FORMATS

QUICK = [one.name for one in audit.quick_regimes()]

MOST_EPS = 8
"""For each eps Equinox compiles its layers anew: half a second of a processor in each format."""


@pytest.fixture(autouse=True)
def _nothing_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def all_installed(monkeypatch):
    monkeypatch.setattr(audit, "versions", lambda library: {})


@pytest.mark.parametrize("format", FORMATS)
def test_regimes_share_shape_and_eps(format):
    chosen = [REGIMES[name] for name in QUICK if applies(REGIMES[name], FORMATS[format])]
    problems = [regime.problem(FORMATS[format]) for regime in chosen]
    assert {problem.x.shape for problem in problems} == {(ROWS, SIZE)}
    assert len({problem.eps for problem in problems}) <= MOST_EPS
    # One thread and all are two programs.
    assert {regime.threads for regime in chosen} == {1}


@pytest.mark.integration
def test_each_library_is_measured_by_one_worker(all_installed):
    """A task is what one worker does; what takes long begins first."""
    tasks, _ = audit.plan(libraries.LIBRARIES, audit.QUICK_FORMATS, is_quick=True)
    shares = [{library for library, _, _ in task} for task in tasks]
    assert all(len(share) == 1 for share in shares)
    assert sorted(library for (library,) in shares) == sorted(libraries.LIBRARIES)
    assert tuple(library for (library,) in shares)[: len(audit.LONGEST)] == audit.LONGEST
    assert {place for task in tasks for place in task} == {
        (library, name, format)
        for library in libraries.LIBRARIES
        for name in QUICK
        for format in audit.QUICK_FORMATS
        if applies(REGIMES[name], FORMATS[format])
    }


@pytest.mark.integration
def test_audit_shares_reference_work(all_installed):
    tasks, _ = audit.plan(libraries.LIBRARIES, FORMATS)
    assert all(len({(regime, format) for _, regime, format in task}) == 1 for task in tasks)
    assert len(tasks) == sum(len(regime.formats) for regime in REGIMES.values())


def test_both_measure_the_same():
    """Whoever measures a group, and beside what: what is kept of one audit is used by the other."""
    wanted = {("numpy", "constant 1/3", "bfloat16"), ("lnverify", "constant 1/3", "bfloat16")}
    by_library = [audit.perform((group,))[0] for group in sorted(wanted)]
    together, _ = audit.perform(tuple(sorted(wanted)))
    assert by_library[0] | by_library[1] == together
    assert together.keys() == wanted


@pytest.fixture
def two_libraries(monkeypatch):
    """One that is installed, one that is not; measured in this process."""
    missing = libraries.Library("torch_", ("no-such-package",), "torch")
    monkeypatch.setattr(libraries, "LIBRARIES", {"lnverify": libraries.LIBRARIES["lnverify"], "torch": missing})
    monkeypatch.setattr("lnverify.numeric.publishing.workers.workers", lambda **options: nullcontext(Serial()))


def test_the_command_says_what_it_leaves_out(two_libraries):
    answer = CliRunner().invoke(app, ["audit", "--quick", "--json"])
    assert answer.exit_code == 0, answer.stderr
    first, *others = answer.stderr.splitlines()
    assert first == (f"quick: {len(QUICK)} of {len(REGIMES)} regimes, all of 8 rows of 768, in float32 and bfloat16")
    assert any(line.startswith("skipped torch: no-such-package is not installed") for line in others)
    records = json.loads(answer.stdout)["records"]["lnverify.layer_norm"]
    assert set(records) == set(QUICK)
    assert {format for formats in records.values() for format in formats} == set(audit.QUICK_FORMATS)


def test_formats_that_are_asked_for_are_measured(two_libraries):
    answer = CliRunner().invoke(app, ["audit", "--quick", "--format", "float16", "--json"])
    assert "in float16\n" in answer.stderr
    records = json.loads(answer.stdout)["records"]["lnverify.layer_norm"]
    assert {format for formats in records.values() for format in formats} == {"float16"}

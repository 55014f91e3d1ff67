"""What an audit of libraries measures, by whom, and what it says of a library that is not installed."""

import json
from contextlib import nullcontext

import pytest
from serial_executor import Serial
from typer.testing import CliRunner

from lnverify.commands import app
from lnverify.kernels.audit import audit
from lnverify.kernels.audit.adapters import libraries
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.numeric.floats.formats import FORMATS


@pytest.fixture(autouse=True)
def _nothing_kept(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def all_installed(monkeypatch):
    monkeypatch.setattr(audit, "versions", lambda library: {})


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
    monkeypatch.setattr(audit, "REGIMES", {name: REGIMES[name] for name in ("standard normal", "constant 1/3")})
    monkeypatch.setattr("lnverify.numeric.publishing.workers.executor", lambda *given: nullcontext(Serial()))


def test_formats_that_are_asked_for_are_measured(two_libraries):
    answer = CliRunner().invoke(app, ["audit", "--format", "float16", "--json"])
    assert answer.exit_code == 0, answer.stderr
    assert "skipped torch: no-such-package is not installed" in answer.stderr
    records = json.loads(answer.stdout)["records"]["lnverify.layer_norm"]
    assert {format for formats in records.values() for format in formats} == {"float16"}

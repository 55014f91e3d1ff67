"""`lnverify audit` on one's own functions: faults are flagged with the input that shows them, right ones pass."""

import json
import os
import signal
import subprocess
import sys
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path

import faulty_layer_norms
import pytest
from processes import until
from processors import ALLOWANCE, on_xla
from typer.testing import CliRunner

from numeric.audit import runner
from numeric.audit.adapters import libraries
from numeric.audit.regimes import REGIMES
from numeric.audit.runner import Result, perform
from numeric.audit.search import records
from numeric.commands import app
from numeric.commands import audit as command
from numeric.floats.formats import FORMATS
from proofs.errors import InputError

HERE = Path(__file__).parent


@pytest.fixture(autouse=True)
def _own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def few(monkeypatch):
    """Only the first regimes: enough where the measurements do not matter."""
    names = ("standard normal", "two neighbours", "a bias that cancels", "1 row")
    monkeypatch.setattr(runner, "REGIMES", {name: replace(REGIMES[name], quick=True) for name in names})


class Serial(runner.Executor):
    """An executor that does it at once."""

    def submit(self, function, /, *arguments, **named):
        from concurrent.futures import Future

        future: Future = Future()
        try:
            future.set_result(function(*arguments, **named))
        except BaseException as error:
            future.set_exception(error)
        return future


def audited(name: str, format: str = "float32") -> Result:
    """What the audit measures of a function, on the quick regimes of one format."""
    tasks, known = runner.plan([name], [format], quick=True)
    return runner.run(tasks, known, Serial())


@pytest.mark.parametrize("name", faulty_layer_norms.FAULTS)
def test_each_fault_is_flagged_with_its_input(name, capsys):
    result = audited(f"faulty_layer_norms:{name}")
    assert command.report_named(result.table, [], None, quiet=False) == 1
    printed = capsys.readouterr().out
    assert "FAILS" in printed
    assert ", row " in printed  # a regime and its row


@pytest.mark.parametrize("name", faulty_layer_norms.RIGHT)
def test_right_ones_pass(name):
    assert command.report_named(audited(f"faulty_layer_norms:{name}").table, [], None, quiet=True) == 0


def test_max_ulp_is_a_gate(few):
    result = audited("faulty_layer_norms:right")
    assert command.report_named(result.table, [], 1.0, quiet=True) == 0
    assert command.report_named(result.table, [], 0.4, quiet=True) == 1


def test_json_and_exit_codes(monkeypatch, few):
    monkeypatch.setattr("numeric.pages.workers.workers", lambda: nullcontext(Serial()))
    run = CliRunner().invoke
    arguments = ["audit", "numeric", "--quick", "--format", "float16"]
    answer = run(app, [*arguments, "--json"])
    assert answer.exit_code == 0
    facts = json.loads(answer.stdout)
    assert facts["records"]["numeric.layer_norm"]["standard normal"]["float16"]["output"]["ulp"] < 1
    assert run(app, [*arguments, "--max-ulp", "0.3"]).exit_code == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], "unknown implementation 'nonsense'"),
        (["no_such_module:f"], "cannot be imported"),
        (["math:no_such"], "has no such function"),
        (["numeric", "--format", "float8"], "unknown format 'float8'"),
        (["numeric", "--max-ulp", "-1"], "--max-ulp is -1"),
        (["math:sqrt", "--search"], "--search keeps records of libraries"),
        (["numeric", "--quick", "--scheduler", "nowhere"], "--scheduler"),
    ],
)
def test_bad_input_is_one_line(arguments, words):
    answer = CliRunner().invoke(app, ["audit", *arguments])
    assert isinstance(answer.exception, InputError)
    assert words in str(answer.exception)
    assert "\n" not in str(answer.exception)


def test_a_function_that_takes_nothing_is_bad_input(few):
    result = audited("math:sqrt")
    with pytest.raises(InputError, match="takes none of the inputs"):
        command.report_named(result.table, ["math:sqrt"], None, quiet=True)


OWN = """
import sys
import numpy as np
import numeric
import own_helper

def right(x, gain, bias, eps):
    return own_helper.layer_norm(x, gain, bias, eps)

def in_place(x, gain, bias, eps):
    x[:] = numeric.layer_norm(x, gain, bias, eps)
    return x

def a_list(x, gain, bias, eps):
    return right(x, gain, bias, eps).tolist()

def wide(x, gain, bias, eps):
    return right(x, gain, bias, eps).astype(np.longdouble)

def leaves(x, gain, bias, eps):
    sys.exit(0)

def one_row(x, gain, bias, eps):
    if len(x) > 1:
        raise ValueError("only one row")
    return right(x, gain, bias, eps)

def one(upstream, x, gain, bias, eps):
    return upstream

def lists(upstream, x, gain, bias, eps):
    return [[1.0], [2.0], [3.0]]
"""


@pytest.fixture
def own(tmp_path, monkeypatch, few):
    """A module of somebody's own, and one that it imports."""
    (tmp_path / "own_functions.py").write_text(OWN)
    (tmp_path / "own_helper.py").write_text("from numeric import layer_norm\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    runner.cache.made_by.cache_clear()
    yield tmp_path
    for name in ("own_functions", "own_helper"):
        sys.modules.pop(name, None)


def judged(name: str) -> int:
    name = f"own_functions:{name}"
    return command.report_named(audited(name).table, [name], None, quiet=True)


@pytest.mark.parametrize("name", ["right", "in_place"])
def test_what_gives_the_right_answer_passes_whatever_it_does_with_its_inputs(own, name):
    assert judged(name) == 0


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("a_list", "output is a list, not a NumPy array"),
        ("wide", "not float32 of shape"),
        ("leaves", "takes none of the inputs (1 row: it ends the program)"),
        ("right,lists", "dx is a list"),
        ("right,one", "backward gives a ndarray, not dx, dgain and dbias"),
    ],
)
def test_what_gives_no_arrays_is_bad_input(own, name, words):
    with pytest.raises(InputError) as error:
        judged(name)
    assert words in str(error.value)


def test_what_takes_some_inputs_only_fails(own, capsys):
    assert judged("one_row") == 1
    assert "refuses 2 of 4 regimes in float32, standard normal: only one row; FAILS" in capsys.readouterr().err


def test_functions_of_one_file_do_not_share_what_was_measured(own):
    for name in ("right", "in_place"):
        assert list(audited(f"own_functions:{name}").table.implementations) == [f"own_functions:{name}"]


def test_an_edited_import_is_measured_again(own):
    audited("own_functions:right")
    assert runner.plan(["own_functions:right"], ["float32"], quick=True)[0] == []
    (own / "own_helper.py").write_text("from numeric import layer_norm  # changed\n")
    runner.cache.made_by.cache_clear()
    assert runner.plan(["own_functions:right"], ["float32"], quick=True)[0] != []


def test_a_crash_is_bad_input(tmp_path):
    (tmp_path / "crashing.py").write_text("import os\ndef f(x, gain, bias, eps):\n    os._exit(3)\n")
    done = subprocess.run(
        [sys.executable, "-m", "numeric", "audit", "crashing:f", "--quick", "--format", "float32"],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{HERE.parents[2]}"},
        timeout=120,
    )
    assert done.returncode == 2
    assert "a worker process died, killed or out of memory: it ran crashing:f" in done.stderr
    assert "Traceback" not in done.stderr


def test_what_was_measured_is_kept_and_reused(few):
    first = audited("numeric")
    again, known = runner.plan(["numeric"], ["float32"], quick=True)
    assert again == []
    assert known.table == first.table
    assert known.reused == len(first.groups)


def test_changed_code_is_measured_again(tmp_path, monkeypatch, few):
    monkeypatch.syspath_prepend(str(tmp_path))
    module = tmp_path / "own_kernel.py"
    module.write_text("from numeric import layer_norm as f\n")
    audited("own_kernel:f")
    runner.cache.made_by.cache_clear()
    assert runner.plan(["own_kernel:f"], ["float32"], quick=True)[0] == []
    module.write_text(module.read_text() + "# changed\n")
    runner.cache.made_by.cache_clear()
    assert runner.plan(["own_kernel:f"], ["float32"], quick=True)[0] != []


def test_an_interrupted_audit_keeps_what_it_measured(few):
    tasks, known = runner.plan(["numeric"], ["float32"], quick=True)
    seen = []

    def interrupt(task):
        seen.append(task)
        if len(seen) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        runner.run(tasks, known, Serial(), interrupt)
    assert runner.plan(["numeric"], ["float32"], quick=True)[1].reused == 3


def test_a_broken_cache_entry_is_measured_again(few):
    audited("numeric")
    entry = next(runner.cache.folder().glob("*.json"))
    entry.write_text("{")
    assert len(runner.plan(["numeric"], ["float32"], quick=True)[0]) == 1


def test_a_library_that_is_missing_is_skipped_with_its_reason(monkeypatch):
    missing = libraries.Library("torch_", ("no-such-package",), "torch")
    monkeypatch.setitem(libraries.LIBRARIES, "torch", missing)
    _, known = runner.plan(["torch"], ["float32"], quick=True)
    assert known.skipped == {"torch": "no-such-package is not installed: pip install 'lnverify[torch]'"}


def test_a_library_that_cannot_be_imported_is_skipped_and_asked_again(monkeypatch, few):
    def broken(library):
        raise libraries.NotUsableError(f"{library} cannot be used: no compiler")

    monkeypatch.setattr(runner, "load", broken)
    tasks, known = runner.plan(["numeric"], ["float32"], quick=True)
    result = runner.run(tasks, known, Serial())
    assert (result.groups, result.skipped) == ({}, {"numeric": "numeric cannot be used: no compiler"})
    assert runner.plan(["numeric"], ["float32"], quick=True)[0] == tasks


def test_a_reference_that_disagrees_is_noticed(monkeypatch):
    from numeric.audit import measure
    from numeric.reference.surd import Surd

    monkeypatch.setattr(Surd, "distance", lambda self, value, unit: 7.0)
    with pytest.raises(measure.DisagreementError, match="ulps by the fast evaluation, 7"):
        perform(runner.Task("standard normal", "float32", ("numeric",)))


COMPILED = ("keras", "flax", "equinox")  # these compile, or start processes


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(
            record,
            marks=[pytest.mark.slow] * (record.library in COMPILED),
            id=f"{record.implementation}-{record.format}",
        )
        for record in records()
    ],
)
def test_worst_cases_are_replayed(record):
    """The kept row gives the kept error again, as long as the library is the same."""
    import numpy as np

    from numeric.audit.search import SIZE, measured
    from numeric.floats.rounding import round_array

    try:
        same = libraries.versions(record.library) == record.versions
        implementation = libraries.load(record.library)[record.implementation]
    except libraries.NotUsableError as reason:
        pytest.skip(str(reason))
    assert len(record.row) == SIZE
    row = round_array(np.array([record.row]), FORMATS[record.format])
    assert row[0].astype(float).tolist() == record.row
    error = measured(implementation, row)[0]
    if same and record.error is None:
        assert error == float("inf")
    elif same:
        # A batch of one row may be summed in another order than the batch in which it was found.
        allowed = max(record.error / 2, ALLOWANCE * on_xla(record.library, record.implementation))
        assert abs(error - record.error) <= allowed


@pytest.mark.slow
def test_a_dask_cluster_measures_as_well():
    pytest.importorskip("distributed")
    script = (
        "from distributed import LocalCluster\n"
        "from numeric.commands import audit\n"
        "if __name__ == '__main__':\n"
        "    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:\n"
        "        address = cluster.scheduler_address\n"
        "        code = audit.run(['numeric'], True, ['float32'], None, False, None, address, False)\n"
        "        raise SystemExit(code)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_an_interrupt_ends_it_in_one_line_and_keeps_the_rest(tmp_path):
    page = tmp_path / "reports" / "audit.md"
    page.parent.mkdir()
    page.write_text("the last complete page")
    cache = tmp_path / "cache" / "lnverify" / "audit"
    program = "from numeric.commands import main; main()"
    running = subprocess.Popen(
        [sys.executable, "-c", program, "audit", "algorithms", "numeric", "--out", str(page.parent)],
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"XDG_CACHE_HOME": str(tmp_path / "cache")},
    )
    until(lambda: len(list(cache.glob("*.json"))) >= 4)
    running.send_signal(signal.SIGINT)
    _, words = running.communicate(timeout=60)
    assert running.returncode == 130, words
    assert "interrupted" in words
    assert "Traceback" not in words
    assert page.read_text() == "the last complete page"
    assert len(list(cache.glob("*.json"))) >= 4

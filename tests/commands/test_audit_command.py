"""`lnverify audit` on one's own functions: faults are flagged with the input that shows them, right ones pass."""

import json
import os
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path
from shutil import which

import kernels_under_test
import pytest
from serial_executor import Serial
from typer.testing import CliRunner

from lnverify.commands import app
from lnverify.kernels.audit import audit as kernels_audit
from lnverify.kernels.audit.adapters import libraries
from lnverify.kernels.audit.audit import Result, perform
from lnverify.kernels.audit.cases.regimes import REGIMES, TAGS
from lnverify.proofs.errors import InputError

HERE = Path(__file__).parent
pytestmark = [
    pytest.mark.integration,
    pytest.mark.xdist_group("audit command"),  # one process works out the exact answers to a case once
]


@pytest.fixture(autouse=True)
def _own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.fixture
def few(monkeypatch):
    """Only the first regimes: enough where the measurements do not matter."""
    names = ("standard normal", "two neighbours", "a bias that cancels", "1 row")
    monkeypatch.setattr(kernels_audit, "REGIMES", {name: REGIMES[name] for name in names})


def audited(name: str, format: str = "float32") -> Result:
    """What the audit measures of a function in one format."""
    return kernels_audit.run(*kernels_audit.plan([name], [format]), Serial())


@pytest.fixture
def serial(monkeypatch):
    """Commands work in this process."""
    monkeypatch.setattr("lnverify.numeric.publishing.workers.executor", lambda *given: nullcontext(Serial()))


def audit(*arguments):
    """The command on float32 and quick regimes."""
    return CliRunner().invoke(app, ["audit", *arguments, "--quick", "--format", "float32"])


FAULTS = {
    "one_pass": "FAILS by rounding, output: one-pass",
    "bias_twice": "FAILS by a wrong formula, output: the bias is doubled",
    "last_ignored": "FAILS by a wrong formula, output: mean and variance are of all entries but the last",
    "exact,half_sums_backward": "FAILS by rounding, ∂γ: rows are summed in float16",
}
RIGHT = ("exact", "exact,exact_backward")


@pytest.mark.parametrize(
    "name",
    # A backward pass is measured where many rows are summed, which takes its time.
    [pytest.param(name, marks=[pytest.mark.slow] * ("backward" in name)) for name in FAULTS],
)
def test_each_fault_is_flagged_with_its_cause(name, serial):
    answer = audit(f"kernels_under_test:{name}", "--profile", "stable")
    assert answer.exit_code == 1
    assert FAULTS[name] in answer.stdout.splitlines()[0]
    assert "✗" in answer.stdout


@pytest.mark.parametrize("name", RIGHT)
def test_right_ones_pass(name, serial):
    answer = audit(f"kernels_under_test:{name}")
    assert answer.exit_code == 0
    assert "passes" in answer.stdout.splitlines()[0]
    assert "✗" not in answer.stdout


def test_a_row_for_each_tag(serial):
    for table in audit("lnverify").stdout.strip().split("\n\n"):
        *above, head = table.splitlines()[: -len(TAGS)]
        assert "passes" in above[0] and head.split()[0] == "output"
        assert all(line.startswith(("closest to two passes", "within the bound of two passes")) for line in above[1:])
        assert [line.split()[0] for line in table.splitlines()[-len(TAGS) :]] == list(TAGS)


def test_profiles_differ(serial):
    kernel = "kernels_under_test:one_pass"
    assert audit(kernel, "--profile", "stable", "--only", "plain").exit_code == 0
    assert audit(kernel, "--profile", "stable", "--skip", "plain").exit_code == 1
    assert audit(kernel, "--profile", "exact", "--only", "plain").exit_code == 1
    assert audit(kernel, "--regime", "standard normal", "--regime", "counting").exit_code == 0


def test_json_and_table_agree(serial):
    """What is lost is infinite in both, never 0."""
    kernel = "kernels_under_test:one_pass", "--profile", "stable"
    facts = json.loads(audit(*kernel, "--json").stdout)
    (verdict,) = facts["verdicts"]
    lost = [one for one in verdict["figures"] if one["got"] == "nan"]
    assert lost
    assert {(one["row_error"], one["ulps"], one["part_of_allowed"], one["passes"]) for one in lost} == {
        ("inf", "inf", "inf", False)
    }
    table = audit(*kernel).stdout
    assert verdict["verdict"] in table
    for marks in verdict["marks"].values():
        for mark in marks.values():
            assert mark in table
    assert verdict["marks"]["offset"]["output"].startswith("✗ NaN, from mean/std = 2")


def test_unmeasured_fields_match_schema(serial):
    from test_commands import SCHEMA, check_schema

    check_schema(json.loads(audit("lnverify", "--only", "plain", "--json").stdout), SCHEMA)


def test_search_result_matches_schema(serial):
    from test_commands import SCHEMA, check_schema

    kernel = "kernels_under_test:bessel"
    answer = CliRunner().invoke(app, ["search", kernel, "--points", "8", "--format", "float32", "--json"])
    facts = json.loads(answer.stdout)
    check_schema(facts, SCHEMA)
    assert "Bessel" in facts["searches"][0]["defects"][0]["cause"]
    assert answer.exit_code == 1


def test_reproduce_writes_failing_program(serial, tmp_path):
    file = tmp_path / "fault.py"
    assert audit("kernels_under_test:eps_outside", "--only", "eps", "--reproduce", str(file)).exit_code == 1
    done = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, env=os.environ | {
        "PYTHONPATH": f"{Path(kernels_under_test.__file__).parent}{os.pathsep}{HERE.parents[1]}"
    })  # fmt: skip
    got, wanted = map(float.fromhex, done.stdout.split())
    assert got != wanted
    assert f"# the kernel: {float(got).hex().split('p')[0][:6]}" in file.read_text()


MODULE = """
import torch

class OnePass(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.weight, self.bias, self.eps = torch.nn.Parameter(torch.ones(8)), torch.nn.Parameter(torch.zeros(8)), 1e-5

    def forward(self, x):
        mean = x.mean(-1, keepdim=True)
        variance = (x * x).mean(-1, keepdim=True) - mean**2
        return (x - mean) / torch.sqrt(variance + self.eps) * self.weight + self.bias

layer = OnePass()
"""


def test_the_program_of_a_module_elsewhere_runs(serial, tmp_path):
    """A torch module, whose file is named by its path, outside of the current folder."""
    pytest.importorskip("torch")
    (tmp_path / "one_pass_elsewhere.py").write_text(MODULE)
    file = tmp_path / "fault.py"
    name = f"{tmp_path / 'one_pass_elsewhere.py'}:layer"
    asked = ("--format", "float32", "--only", "offset", "--quick", "--reproduce", str(file))
    assert audit(name, *asked).exit_code == 1
    done = subprocess.run(
        [sys.executable, str(file)],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(HERE.parents[1])},
    )
    got, wanted = map(float.fromhex, done.stdout.split())
    assert got != wanted, done.stderr


def test_a_file_may_lie_anywhere(serial, tmp_path):
    (tmp_path / "a folder").mkdir()
    path = tmp_path / "a folder" / "kernel_elsewhere.py"
    path.write_text("from lnverify import layer_norm as right\n")
    answer = audit(f"{path}:right", "--only", "plain", "--format", "float32")
    assert answer.exit_code == 0 and "kernel_elsewhere:right, float32" in answer.stdout


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("json.py", "another module is called json"),
        ("torch.py", "another module is called torch"),  # torch need not be installed
        ("a-b.py", "a-b is no name of a module"),
    ],
)
def test_a_file_that_is_no_module_is_refused(tmp_path, file, words):
    (tmp_path / file).write_text("def right(): pass\n")
    answer = audit(f"{tmp_path / file}:right")
    assert isinstance(answer.exception, InputError) and words in str(answer.exception)


def test_nothing_is_written_where_nothing_fails(serial, tmp_path):
    file = tmp_path / "fault.py"
    answer = audit("lnverify", "--only", "plain", "--reproduce", str(file))
    assert (answer.exit_code, file.exists()) == (0, False)
    assert "nothing fails" in answer.stderr


@pytest.mark.parametrize("arguments", [["torch"], ["lnverify", "torch"]])
def test_named_missing_library_is_rejected(monkeypatch, serial, arguments):
    monkeypatch.setitem(libraries.LIBRARIES, "torch", libraries.Library("torch_", ("no-such-package",), "torch"))
    answer = CliRunner().invoke(app, ["audit", *arguments])
    assert isinstance(answer.exception, InputError)
    assert str(answer.exception).startswith("no-such-package is not installed: pip install 'lnverify[torch]'")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nonsense"], "unknown implementation 'nonsense'"),
        (["no_such_module:f"], "cannot be imported"),
        (["math:sqrtt"], "math has no function sqrtt; did you mean sqrt?"),
        (["math:sqrt,"], "math:sqrt,: module:forward or module:forward,backward would be right"),
        (["pyproject.toml:f"], "pyproject.toml is no module; a file of Python"),
        (["lnverify", "--format", "float8"], "unknown format 'float8'"),
        (["lnverify", "--reproduce", "."], ".: is a folder; name a file"),
        (["lnverify", "--profile", "good"], "unknown profile 'good'"),
        (["lnverify", "--only", "hard"], "unknown tag 'hard'"),
        (["lnverify", "--regime", "hard"], "unknown regime 'hard'"),
        (["lnverify", "--only", "plain", "--skip", "plain"], "--only plain --skip plain leave no input in float64"),
        (["math:floor", "--quick", "--call-timeout", "nan"], "the limit of a call is nan s"),
        (["--only", "plain"], "--only is for kernels that are named"),
        (["--quick"], "--quick is for kernels that are named"),
        (["math:floor", "--out", "here"], "--out is for pages of libraries"),
        (["lnverify", "--out", "here", "--profile", "exact"], "--profile is for kernels that are named"),
    ],
)
def test_bad_input_is_one_line(arguments, words):
    answer = CliRunner().invoke(app, ["audit", *arguments])
    assert isinstance(answer.exception, InputError) and answer.output == ""
    assert words in str(answer.exception)
    assert "\n" not in str(answer.exception)


OWN = """
import lnverify
import own_helper

def right(x, gain, bias, eps):
    return own_helper.layer_norm(x, gain, bias, eps)

def in_place(x, gain, bias, eps):
    x[:] = lnverify.layer_norm(x, gain, bias, eps)
    return x

def one(upstream, x, gain, bias, eps):
    return upstream

def lists(upstream, x, gain, bias, eps):
    return [[1.0], [2.0], [3.0]]
"""


@pytest.fixture
def own(tmp_path, monkeypatch, few):
    """A module of somebody's own, and one that it imports."""
    (tmp_path / "own_functions.py").write_text(OWN)
    (tmp_path / "own_helper.py").write_text("from lnverify import layer_norm\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    kernels_audit.cache.provenance_hash.cache_clear()
    yield tmp_path
    for name in ("own_functions", "own_helper"):
        sys.modules.pop(name, None)


def judged(name: str):
    return audit(f"own_functions:{name}", "--only", "plain", "--only", "batch", "--only", "size")


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("right,lists", "dx is a list"),
        ("right,one", "backward gives an ndarray, not dx, dgain and dbias"),
    ],
)
def test_what_gives_no_arrays_is_bad_input(own, serial, name, words):
    answer = judged(name)
    assert isinstance(answer.exception, InputError)
    assert words in str(answer.exception)


def test_functions_have_separate_records(own):
    for name in ("right", "in_place"):
        assert list(audited(f"own_functions:{name}").table.implementations) == [f"own_functions:{name}"]


def test_own_functions_are_measured_again(own, monkeypatch):
    audited("own_functions:right")
    monkeypatch.setattr(kernels_audit, "measure", not_again)
    with pytest.raises(AssertionError, match="measured again"):
        audited("own_functions:right")


NORM = """
import numpy as np


def batch_norm(x, gain, bias, eps):
    d = x - x.mean(axis=(0, 2), keepdims=True)
    r = 1 / np.sqrt((d * d).mean(axis=(0, 2), keepdims=True) + eps)
    return (d * r).astype(x.dtype) * gain[:, None] + bias[:, None]


def no_gain(x, gain, bias, eps):
    return batch_norm(x, np.ones_like(gain), bias, eps)


def spread(x):
    d = x - x.mean(-1, keepdims=True)
    return d, np.sqrt((d * d).mean(-1, keepdims=True))


def of_sum(x, residual, gain, bias, eps):
    d, _ = spread(z := x + residual)
    return d / np.sqrt((d * d).mean(-1, keepdims=True) + x.dtype.type(eps)) * gain + bias, z


def rms_of_sum(x, residual, gain, eps):
    z = x + residual
    return z / np.sqrt((z * z).mean(-1, keepdims=True) + x.dtype.type(eps)) * gain


def of_x(x, residual, gain, bias, eps):
    return of_sum(x, 0 * residual, gain, bias, eps)[0] + residual


def over_std(x, gain, eps):
    d, _ = spread(x)
    return x / np.sqrt((d * d).mean(-1, keepdims=True) + x.dtype.type(eps)) * gain


def ending(*arguments):
    import os

    os._exit(0)
"""


@pytest.fixture
def norm(tmp_path, monkeypatch):
    (tmp_path / "own_norms.py").write_text(NORM)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.parametrize(("function", "code"), [("batch_norm", 0), ("no_gain", 1)])
def test_other_norms_are_audited(norm, function, code):
    result = audit(f"own_norms:{function}", "--norm", "batch", "--only", "plain")
    assert result.exit_code == code, result.output
    assert ("as batch norm, float32, profile practical: " + ("passes" if not code else "FAILS")) in result.output


OF_ALL = {
    "of_sum": (
        "residual",
        "the first of the 2 outputs of of_sum is LayerNorm with gain and bias of the sum of two inputs",
    ),
    "rms_of_sum": ("rms-residual", "rms_of_sum is RMSNorm with gain of the sum of two inputs"),
    "of_x": ("residual", "of_x is not LayerNorm with gain and bias of the sum of two inputs at x = "),
    "over_std": (
        "rms",
        "(on plain inputs in float32; for every shape it is division by the standard deviation with gain)",
    ),
}
"""Functions of `own_norms`, what they are declared, and what is said of every shape."""


@pytest.mark.each(OF_ALL)
def test_what_a_function_is_for_every_shape_is_said(given, words, request, norm):
    name = request.node.callspec.id
    assert words in audit(f"own_norms:{name}", "--norm", given, "--only", "plain").output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--norm", "layers", "own_norms:batch_norm"], "batch"),
        (["--norm", "batch"], "--norm batch is about functions"),
        (["--norm", "batch", "torch"], "--norm batch is about functions"),
        (
            ["--norm", "batch", "own_norms:batch_norm", "--reproduce", "failing.py"],
            "--reproduce says nothing of --norm batch",
        ),
        (["--norm", "group", "own_norms:batch_norm", "--only", "plain"], "takes none of the inputs"),
        (["--norm", "group", "own_norms:ending"], "takes none of the inputs (it ends the program)"),
        (["--norm", "batch", "own_norms:batch_norm", "--only", "gain"], "--only gain leave no input in"),
    ],
)
def test_unfit_norms_are_bad_input(norm, arguments, words):
    result = audit(*arguments)
    assert isinstance(result.exception, InputError)
    assert words in str(result.exception)


def audited_by_a_process(name, folder):
    """A quick audit of a function of a folder's module, by a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "lnverify", "audit", name, "--quick", "--format", "float32"],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": f"{folder}{os.pathsep}{HERE.parents[1]}"},
        timeout=300,
    )


@pytest.mark.parametrize(
    "line", ["import os; os._exit(0)", "raise SystemExit", "def __getattr__(name): import os; os._exit(0)"]
)
def test_a_module_that_ends_is_bad_input(line, tmp_path):
    (tmp_path / "ending.py").write_text(f"{line}\n")
    done = audited_by_a_process("ending:f", tmp_path)
    assert done.returncode == 2
    assert "ending.py, line 1: it ends the program" in done.stderr


CRASHES = {
    "os._exit(3)": "small random arrays, which its formula was asked of",
    "len(x) > 4 and os._exit(3)": "x = (",
}


@pytest.mark.parametrize("body", CRASHES)
def test_a_crash_is_bad_input(body, tmp_path):
    (tmp_path / "crashing.py").write_text(f"import os\ndef f(x, gain, bias, eps):\n    {body}\n")
    done = audited_by_a_process("crashing:f", tmp_path)
    assert done.returncode == 2
    assert "a worker process died, killed or out of memory, in a call on " in done.stderr
    assert CRASHES[body] in done.stderr  # loky may warn after it
    assert ": it ran crashing:f" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(which("gcc") is None, reason="gcc is not installed")
def test_flushed_subnormals_are_refused(tmp_path):
    (tmp_path / "fast.c").write_text("int one(void) { return 1; }\n")
    library = tmp_path / "libfast.so"
    subprocess.run(["gcc", "-ffast-math", "-shared", "-fPIC", tmp_path / "fast.c", "-o", library], check=True)
    (tmp_path / "fast.py").write_text(f"import ctypes\nctypes.CDLL({str(library)!r})\ndef f(x, gain, bias, eps): ...\n")
    done = audited_by_a_process("fast:f", tmp_path)
    # Compilers that leave the arithmetic of the process alone are as good.
    assert done.returncode == 2
    assert "flush subnormal numbers to 0" in done.stderr or "takes none of the inputs" in done.stderr


def not_again(*_):
    raise AssertionError("measured again")


def test_what_was_measured_is_kept_and_reused(few, monkeypatch):
    first = audited("lnverify")
    monkeypatch.setattr(kernels_audit, "measure", not_again)
    assert audited("lnverify").table == first.table


def test_an_interrupted_audit_keeps_what_it_measured(few, monkeypatch):
    tasks, _ = kernels_audit.plan(["lnverify"], ["float32"])
    with pytest.raises(KeyboardInterrupt):
        kernels_audit.run(tasks, {}, Serial(3))
    monkeypatch.setattr(kernels_audit, "measure", not_again)
    assert len(kernels_audit.run(tasks[:3], {}, Serial()).groups) == 3


def test_broken_library_is_retried(monkeypatch, few):
    def broken(library):
        raise libraries.NotUsableError(f"{library} cannot be used: no compiler")

    with monkeypatch.context() as patch:
        patch.setattr(kernels_audit, "load", broken)
        result = audited("lnverify")
    assert (result.groups, result.skipped) == ({}, {"lnverify": "lnverify cannot be used: no compiler"})
    assert audited("lnverify").groups


def test_a_reference_that_disagrees_is_noticed(monkeypatch):
    from lnverify.kernels.audit.errors import measure
    from lnverify.numeric.reference.surd import Surd

    monkeypatch.setattr(Surd, "distance", lambda self, value, unit: 7.0)
    with pytest.raises(measure.DisagreementError, match="ulps by the fast evaluation, 7"):
        perform((("lnverify", "standard normal", "float32"),))

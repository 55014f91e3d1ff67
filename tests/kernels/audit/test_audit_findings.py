"""Findings: what is suspect, the smallest input that shows it, and which cases are one."""

import importlib.util
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import kernels_under_test as kernels
import numpy as np
import pytest
from failures_for_tests import evidence, failure, of_tag
from processors import ALLOWANCE, on_xla

import lnverify
from lnverify.kernels.audit import findings
from lnverify.kernels.audit.adapters import Implementation, libraries
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.causes import ways
from lnverify.kernels.audit.causes.cause import Cause
from lnverify.kernels.audit.causes.conditions import ANEW, drawn_anew
from lnverify.kernels.audit.causes.ways import FLOAT32_ONLY, ONE_PASS
from lnverify.kernels.audit.errors.table import Measurement, Table, half_of_the_digits
from lnverify.kernels.audit.program import literal, of_library
from lnverify.kernels.audit.shrink.problems import loses_half, shrink
from lnverify.numeric.floats.formats import FLOAT32, FORMATS
from lnverify.numeric.publishing.provenance import ROOT
from lnverify.numeric.reference import Problem

REPORTS = ROOT / "reports"

RIGHT = Implementation(
    "right", lnverify.layer_norm, lambda v, x, gain, bias, eps: lnverify.layer_norm_backward(v, x, gain, eps)
)


# Which quantities are suspect.


def wrong(library, implementation, quantity, row_error, lost=0, regime="mean/std = 2^8", format="float32"):
    return Measurement(library, implementation, regime, format, quantity, row_error, row_error, lost)


def test_suspects_lose_half_their_digits():
    layer_norm, float16 = ("torch", "torch.nn.LayerNorm"), {"format": "float16"}
    table = Table(
        (
            wrong(*layer_norm, "output", 5000.0),
            wrong(*layer_norm, "dx", 1.0),
            wrong(*layer_norm, "dgain", 1.0, 1),
            wrong("torch", "torch.nn.RMSNorm", "output", 4000.0),
            wrong(*layer_norm, "output", 1.0, 3, **float16),
            wrong("numpy", "NumPy post layer_norm", "output", 1e9),
        )
    )
    result = findings.failures(table)
    assert [(one.implementation, one.quantity, one.format) for one in result] == [
        ("torch.nn.LayerNorm", "dgain", "float32"),
        ("torch.nn.LayerNorm", "output", "float16"),
        ("torch.nn.LayerNorm", "output", "float32"),
    ]


def test_cancelling_bias_checks_gradients_only():
    names = [wrong("torch", "torch.nn.LayerNorm", name, 1e9, regime="a bias that cancels") for name in ("output", "dx")]
    assert [one.quantity for one in findings.failures(Table(tuple(names)))] == ["dx"]


def test_cancelling_terms_are_ignored_unless_lost():
    def found(regime, *measured):
        table = [wrong("torch", name, "dx", row_error, lost, regime) for name, row_error, lost in measured]
        return [one.implementation for one in findings.failures(Table(tuple(table)))]

    torch = ("torch.nn.LayerNorm", 1e6, 0), ("torch.nn.RMSNorm", 1e6, 0)
    assert found("N = 2", *torch) == ["torch.nn.RMSNorm"]
    assert found("N = 1", *torch) == ["torch.nn.LayerNorm"]
    assert found("N = 2", ("torch.nn.LayerNorm", 0.0, 1)) == ["torch.nn.LayerNorm"]


def test_an_ordinary_input_goes_before_a_worse_one():
    measured = [
        wrong("torch", "torch.nn.LayerNorm", "output", error, regime=f"mean/std = 2^{power}")
        for power, error in ((8, 5e3), (20, 1e7))
    ]
    (one,) = findings.failures(Table(tuple(measured)))
    assert one.regime == "mean/std = 2^8"


# The smallest input.


@pytest.mark.parametrize("name", ["one-pass", "one-pass, clamped", "two-pass"])
def test_a_fault_is_made_small(name):
    implementation = Implementation("mine", kernels.algorithm(name))
    small = shrink(REGIMES["mean/std = 2^16"].problem(FLOAT32), 0, loses_half(implementation))
    assert small is not None and small.rows == 1 and small.size <= 16
    assert loses_half(implementation)(small)


INVESTIGATED = [
    ("mean/std = 2^8", "float32", True, [ONE_PASS]),
    ("mean/std = 2^16", "float32", False, [ONE_PASS]),
    ("squares overflow", "float32", False, [Cause(ways.RANGE, detail="float32")]),
]


@pytest.mark.parametrize(("regime", "format", "ordinary", "causes"), INVESTIGATED)
def test_a_failure_has_an_input_a_cause_and_a_program(regime, format, ordinary, causes):
    """An ordinary input stays one; a program runs, and prints what is got."""
    result = findings.investigate(Implementation("mine", kernels.one_pass), failure(regime=regime, format=format))
    assert (result.ordinary, result.causes) == (ordinary, causes)
    assert result.N >= 64 if ordinary else result.N <= 16
    assert "load('mine')[\"mine\"]" in result.program or "load('mine')['mine']" in result.program


def test_rows_drawn_anew_are_new_but_deterministic():
    before = REGIMES["mean/std = 2^16"].problem(FLOAT32)
    first, again = (drawn_anew(before) for _ in range(2))
    assert first.rows == ANEW
    assert (first.x == again.x).all() and (first.x != before.x[:ANEW]).any(axis=1).all()


@pytest.mark.parametrize("quantity", ["output", "dx", "dgain", "dbias"])
def test_what_is_right_has_no_small_input(quantity):
    problem = REGIMES["mean/std = 2^16"].problem(FLOAT32)
    assert shrink(problem, 0, loses_half(RIGHT, quantity), quantity) is None


def test_batch_fault_uses_copied_rows():
    def only_in_fours(x, gain, bias, eps):
        answer = RIGHT.forward(x, gain, bias, eps)
        return answer + 1 if len(x) >= 4 else answer

    faulty = loses_half(Implementation("mine", only_in_fours))
    small = shrink(REGIMES["1,000 rows"].problem(FLOAT32), 7, faulty)
    assert small is not None
    assert (small.x == small.x[:1]).all()
    assert small.rows == 4


def test_long_row_fault_uses_equal_entries():
    def long_only(x, gain, bias, eps):
        answer = kernels.algorithm("two-pass")(x, gain, bias, eps)
        return answer + 1 if x.shape[1] >= 128 else answer

    faulty = loses_half(Implementation("mine", long_only))
    small = shrink(REGIMES["standard normal"].problem(FLOAT32), 0, faulty)
    assert small is not None
    assert small.size == 128
    assert (small.x == 1).all()


def test_unrequested_zero_shows_nothing():
    def noisy(upstream, x, gain, bias, eps):
        return tuple(array + 1 for array in RIGHT.backward(upstream, x, gain, bias, eps))

    implementation = replace(RIGHT, backward=noisy)
    alone = REGIMES["N = 1"].problem(FLOAT32).first(1)
    assert loses_half(implementation, "dx")(alone)
    assert not loses_half(implementation, "dx", zero=False)(alone)


def test_an_input_that_is_refused_shows_nothing():
    def refuses(x, gain, bias, eps):
        raise ValueError

    assert not loses_half(Implementation("mine", refuses))(REGIMES["standard normal"].problem(FLOAT32))


# Which findings are one.


OWN = "the arithmetic's format"
A, B, C = Cause(ways.MEAN, detail=OWN), ONE_PASS, Cause(ways.KEPT, detail="the input's format")
"""Two causes that spoil outputs, and one that does not."""


def case(quantity, tag, causes, implementation="torch.nn.LayerNorm", N=2, format="float32"):
    failing = failure("torch", implementation, quantity, of_tag(tag), format)
    return evidence(failing, causes, N=N)


def grouped(cases):
    """The findings of cases: the tags by quantity, and the cause."""
    return [(finding.quantities, finding.cause) for finding in findings.merge(cases)]


def test_gradient_shares_output_cause():
    assert grouped([case("output", "offset", [A, B]), case("dx", "offset", [C, A])]) == [
        ({"output": ["offset"], "dx": ["offset"]}, A)
    ]


def test_gradient_cause_stands_alone():
    cases = [case("output", "offset", [A]), case("dx", "eps", [C, A]), case("dgain", "eps", [C])]
    assert grouped(cases) == [({"output": ["offset"]}, A), ({"dx": ["eps"], "dgain": ["eps"]}, C)]


def test_an_rms_norm_has_no_mean():
    narrow = Cause(ways.NARROW, detail=OWN)
    layer, rms = (
        findings.Finding(narrow, [evidence(failure("numpy", name, regime="N = 1"), [narrow])]).to_json()["cause"]
        for name in ("NumPy post layer_norm", "NumPy post rmsnorm")
    )
    assert layer.startswith("mean and variance are computed") and rms.startswith("the mean square is computed")


def test_one_cause_gives_one_finding():
    cases = [case("output", "offset", [A]), case("dbias", "eps", [A])]
    assert grouped(cases) == [({"output": ["offset"], "dbias": ["eps"]}, A)]


def test_the_cause_that_explains_most_is_named():
    cases = [case("output", tag, names) for tag, names in (("constant", [A, B]), ("eps", [B]), ("range", [C, B]))]
    assert grouped(cases) == [({"output": ["constant", "eps", "range"]}, B)]


def test_what_two_ways_have_in_common_is_named():
    """One adds that the mean is summed in order."""
    (result,) = findings.merge([case("output", "constant", [A, Cause(ways.IN_ORDER, detail=OWN)])])
    assert result.causes == [A]


def test_open_causes_are_not_one():
    result = grouped([case("output", "constant", []), case("output", "eps", []), case("dx", "constant", [])])
    assert result == [({"output": ["constant"]}, None), ({"output": ["eps"]}, None), ({"dx": ["constant"]}, None)]


def test_implementations_do_not_share_findings():
    cases = [case("output", "constant", [A]), case("output", "constant", [A], implementation="torch.nn.RMSNorm")]
    assert len(findings.merge(cases)) == 2


def test_formats_have_causes_of_their_own():
    """What float32 is wrong for does not explain a gradient in float16."""
    wide = case("output", "constant", [A]), case("dx", "constant", [C, A])
    narrow = case("output", "constant", [B], format="float16"), case("dx", "constant", [C, A], format="float16")
    assert grouped([*wide, *narrow]) == [
        ({"output": ["constant"], "dx": ["constant"]}, A),
        ({"output": ["constant"]}, B),
        ({"dx": ["constant"]}, C),
    ]


def test_shared_code_shares_findings():
    names = "flax.nnx.LayerNorm", "flax.linen.LayerNorm"
    (result,) = findings.merge([case("output", "constant", [A], implementation=name) for name in names])
    assert result.example.failure.implementation == "flax.linen.LayerNorm"
    assert result.others == ["flax.nnx.LayerNorm"]


def test_keras_shares_by_cause():
    on = "keras.layers.LayerNormalization on {}".format
    assert findings.owner(on("torch"), A) == "torch.nn.LayerNorm"
    assert findings.owner(on("torch"), FLOAT32_ONLY) == on("numpy")
    assert findings.owner(on("jax"), ONE_PASS) == on("jax")


FLAX = ("flax.linen.normalization", "flax.nnx.nn.normalization")
KERAS, IN_FLOAT32 = ("keras.src.ops.nn",), 'compute_dtype = backend.result_type(x.dtype, "float32")'
LINES = (
    (FLAX, "var = jnp.maximum(0.0, mu2 - _abs_sq(mu))"),
    (FLAX, "var = maybe_distributed_mean(_abs_sq(x), mask=mask)"),
    (KERAS, IN_FLOAT32),
    (KERAS, IN_FLOAT32),
    (KERAS, "outputs = F.layer_norm(x, normalized_shape, gamma, beta, epsilon)"),
    (KERAS, "outputs = F.rms_norm(x, normalized_shape, scale, epsilon)"),
    (KERAS, "backend.numpy.square(x), axis=axis, keepdims=True"),
)
"""Of each of SHARED the modules that have the line, one of which is the caller's where it calls, and the line."""


def test_each_shared_line_is_known():
    assert len(LINES) == len(findings.SHARED)


@pytest.mark.parametrize(("modules", "line"), dict.fromkeys(LINES))
def test_shared_lines_stand_in_the_installed_sources(modules, line):
    for module in modules:
        library, *inside = module.split(".")
        result = importlib.util.find_spec(library)  # not imported: keras would want a backend
        if result is None:
            pytest.skip(f"{library} is not installed")
        path = Path(result.origin).parent.joinpath(*inside).with_suffix(".py")
        assert line in " ".join(path.read_text().split()), module


def test_what_tells_most_is_shown():
    cases = [
        case("output", "constant", [A, B], N=1),
        case("output", "eps", [A], N=2),
        case("output", "range", [A], N=3),
    ]
    assert findings.merge(cases)[0].example.N == 2
    cases = [case("output", "constant", [A], N=1), case("output", "offset", [A, B], N=4)]
    assert findings.merge(cases)[0].example.N == 4
    ordinary = replace(case("dx", "size", [A], N=64), ordinary=True)
    assert findings.merge([*cases, ordinary])[0].example.N == 64


def test_ties_are_said():
    flushed = Cause(ways.FLUSHED, detail=OWN)
    (result,) = findings.merge([case("output", "constant", [A, B, flushed])])
    assert result.causes == [A, B], "as simple ones"
    (result,) = findings.merge([case("output", "constant", [FLOAT32_ONLY, B])])
    assert result.causes == [FLOAT32_ONLY], "a choice of what is computed"


def test_what_is_refuted_where_more_errs_belongs_to_the_cause():
    cases = [case("output", "constant", [A]), replace(case("output", "offset", []), refuted=[A]), case("dx", "eps", [])]
    assert grouped(cases) == [({"output": ["constant", "offset"]}, A), ({"dx": ["eps"]}, None)]


def test_one_cause_in_two_formats_is_one():
    cases = [case("output", "offset", [Cause(ways.MEAN, detail=one)], format=one) for one in ("float32", "float64")]
    assert grouped(cases) == [({"output": ["offset"]}, A)]


# Programs.


def test_a_library_has_a_program():
    problem = Problem(np.array([[1.0, 2.5]]), np.ones(2), np.zeros(2), 1e-5, upstream=np.array([[0.0, 1.0]]))
    program = of_library("numpy", "mine", "dx", problem, "")
    assert "value(one, problem, 'dx')" in program and "upstream = np.array([[0.0, 1.0]], dtype)" in program
    assert "problem = Problem(x, gain, bias, 1e-05, upstream, True)" in program
    assert "problem = REGIMES['1 row']" in of_library("numpy", "mine", "output", problem, "REGIMES['1 row']")


def test_a_program_by_an_adapter_runs():
    problem = REGIMES["N = 3"].problem(FLOAT32)
    name, *_ = libraries.load("numpy")
    done = subprocess.run(
        [sys.executable, "-c", of_library("numpy", name, "dx", problem, "")], capture_output=True, text=True
    )
    assert len(numbers_of(done.stdout)) == 3, (name, done.stderr)


def test_rows_that_are_alike_are_written_once():
    assert literal(np.array([[1.0, 2.0]] * 3)) == "[[1.0, 2.0]] * 3"
    assert literal(np.array([[1.0] * 40] * 3)) == "[[1.0] * 40] * 3"
    assert literal(np.array([[1.0], [2.0]])) == "[[1.0], [2.0]]"


def programs():
    """The programs by the process that can run them: one a library, for Keras one a backend."""
    groups = {}
    for one in json.loads((REPORTS / "audit.json").read_text())["findings"]:
        backend = one["implementation"].rpartition(" on ")[2] if one["library"] == "keras" else ""
        groups.setdefault(f"{one['library']} {backend}".strip(), []).append(one)
    return groups


RUN = """
import contextlib, io, json, sys, warnings
warnings.simplefilter("ignore")
answers = []
for text in json.load(sys.stdin):
    if "torch.compile" in text:
        import torch
        torch._dynamo.reset()  # as in a process of its own
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            exec(text, {})
        answers.append(printed.getvalue())
    except Exception as error:
        answers.append(f"{type(error).__name__}: {error}")
json.dump(answers, sys.stdout)
"""


@pytest.mark.slow
@pytest.mark.parametrize("group", programs())
def test_every_program_prints_what_the_page_says(group):
    cases = programs()[group]
    library = cases[0]["library"]
    try:
        if libraries.versions(library) != cases[0]["versions"]:
            pytest.skip(f"the page is of {cases[0]['versions']}")
    except libraries.NotUsableError as reason:
        pytest.skip(str(reason))
    # A process of our own may have chosen tinygrad's device or Keras' backend; the programs choose for themselves.
    environment = {name: value for name, value in os.environ.items() if name not in ("DEV", "KERAS_BACKEND")}
    done = subprocess.run(
        [sys.executable, "-c", RUN],
        input=json.dumps([one["program"] for one in cases]),
        capture_output=True,
        text=True,
        env=environment,
    )
    assert done.returncode == 0, done.stderr
    wrong = [
        f"{one['implementation']}, {one['quantity']}\n{one['program']}\nprinted {printed}wanted {one['got']}"
        for one, printed in zip(cases, json.loads(done.stdout), strict=True)
        if not agrees(printed, one)
    ]
    assert not wrong, "\n\n".join(wrong)


def agrees(printed, one):
    if one["library"] == "inductor":
        # What torch compiles depends on the processor, as the page says: here the fault is to show again.
        got, exact = np.array(numbers_of(printed)), np.array(one["exact"], float)
        unit = FORMATS[one["format"]].unit_roundoff * np.abs(exact).max()
        return (
            len(got) == len(exact)
            and not np.abs(got - exact).max() <= half_of_the_digits(FORMATS[one["format"]]) * unit
        )
    return same(printed, one["got"], ALLOWANCE * 2.0**-24 * on_xla(one["library"], one["implementation"]))


def numbers_of(printed):
    """The numbers of a printed list; none where it is something else."""
    try:
        return [float(word) for word in printed.strip().removeprefix("[").removesuffix("]").split(",")]
    except ValueError:
        return []


def same(printed, got, relative=0.0):
    """Whether a printed list of numbers, NaN and Inf included, is what was got, up to a relative difference."""
    numbers, wanted = numbers_of(printed), [float(word) for word in got]
    return len(numbers) == len(wanted) and np.allclose(numbers, wanted, rtol=relative, atol=0, equal_nan=True)


def test_printed_numbers_are_compared_in_full():
    assert same("[1.5, nan, -inf]\n", ["1.5", "nan", "-inf"])
    assert not same("[1.5, 2.0]\n", ["1.5", "2.0000002"])
    assert not same("[1.5]\n", ["1.5", "1.5"])
    assert same("[1.5, 2.0]\n", ["1.5", "2.0000002"], 2e-7)
    assert not same("[1.5, 2.0]\n", ["1.5", "2.0000008"], 2e-7)
    assert not same("Error: no\n", ["1.5"])

"""Findings: what is suspect, the smallest input that shows it, the way of computing that makes it."""

import importlib.util
import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from failures_for_tests import evidence, failure, of_tag
from faulty_gradients import RIGHT, by_fma, in_half, one_pass, uncentred
from lnverify.kernels.audit.causes.algorithms import ALGORITHMS, run_by, two_pass
from lnverify.kernels.audit.causes.forms import Differentiated
from lnverify.kernels.audit.causes.gradients import (
    ORDERS,
    Way,
    by_deviation,
    by_operation,
    flushed,
    ways,
    without_subnormals,
)
from lnverify.kernels.audit.causes.operations import fused
from lnverify.kernels.audit.causes.outputs import algorithms, mean_squares
from lnverify.kernels.audit.causes.simd_welford import lanes, merge
from lnverify.kernels.audit.causes.trace import trace
from processors import ALLOWANCE, on_xla

import lnverify
from lnverify.kernels.audit import findings
from lnverify.kernels.audit.adapters import Implementation, libraries
from lnverify.kernels.audit.calls import value
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.causes import outputs
from lnverify.kernels.audit.causes.shared_code import SHARED, owner
from lnverify.kernels.audit.errors.table import Measurement, Table, half_of_the_digits
from lnverify.kernels.audit.program import in_library, literal
from lnverify.kernels.audit.shrink.problems import loses_half, shrink
from lnverify.kernels.rounding.orders import pairwise
from lnverify.numeric.floats.formats import BFLOAT16, FLOAT16, FLOAT32, FLOAT64, FORMATS
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.publishing.provenance import ROOT
from lnverify.numeric.reference import Problem, solve

REPORTS = ROOT / "reports"


def causes(implementation: Implementation, quantity: str, problem: Problem) -> list[str]:
    """What the trace says of an implementation's values."""
    values = value(implementation, problem, quantity)
    return trace(problem, quantity, values, solve(problem)[quantity].high)


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


# The smallest input.


@pytest.mark.parametrize("name", ["one-pass", "one-pass, clamped", "two-pass"])
def test_a_fault_is_made_small_and_traced(name):
    implementation = Implementation("mine", ALGORITHMS[name].forward)
    problem = REGIMES["mean/std = 2^16"].problem(FLOAT32)
    small = shrink(problem, 0, loses_half(implementation))
    assert small is not None
    assert small.rows == 1
    assert small.size <= 16
    assert loses_half(implementation)(small)
    assert f"{name} algorithm" in causes(implementation, "output", problem)


FAULTY = [
    ("one-pass statistics", one_pass, "dx", "mean/std = 2^16", FLOAT32, "one-pass algorithm"),
    ("one-pass statistics", one_pass, "dgain", "mean/std = 2^16", FLOAT32, "one-pass algorithm"),
    (
        "uncentred form",
        uncentred,
        "dx",
        "mean/std = 2^16",
        FLOAT32,
        "the terms of ∂x cancel in float32, which the uncentred form makes large",
    ),
    (
        "fused multiply–add",
        by_fma,
        "dgain",
        "one entry an ulp apart",
        FLOAT32,
        "x·r - mean·r by a fused multiply–add: mean·r is rounded, x·r is not",
    ),
    ("sums in float16", in_half, "dgain", "1,000 rows", FLOAT32, "rows are summed in float16, one by one"),
    ("sums in float16", in_half, "dbias", "1,000 rows", FLOAT32, "rows are summed in float16, one by one"),
    ("sums in float16", in_half, "dbias", "100,000 rows", FLOAT16, "rows are summed in float16, one by one"),
]


@pytest.mark.parametrize(
    ("fault", "implementation", "quantity", "regime", "format", "cause"),
    [
        # A sum over 100,000 rows takes its time.
        pytest.param(
            *case,
            id=f"{case[0]}, {case[2]} in {case[4].name}",
            marks=[pytest.mark.slow] * (case[3] == "100,000 rows"),
        )
        for case in FAULTY
    ],
)
def test_gradient_fault_is_shrunk_and_traced(fault, implementation, quantity, regime, format, cause):
    problem = REGIMES[regime].problem(format)
    faulty = loses_half(implementation, quantity)
    if not faulty(problem):
        problem = replace(problem, upstream=np.full_like(problem.upstream, 0.75))  # sums that do not cancel
    assert faulty(problem)
    small = shrink(problem, 0, faulty, quantity)
    assert small is not None
    assert faulty(small)
    assert small.size <= 4
    assert (small.gain == 1).all()
    assert len(np.unique(small.upstream.astype(np.float64))) <= 3  # few bits, a unit vector, or ones
    assert cause in causes(implementation, quantity, small)


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
        answer = ALGORITHMS["two-pass"].forward(x, gain, bias, eps)
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


# The cause.


@pytest.mark.parametrize("size", [1, 3, 8, 9, 100, 768, 5120])
@pytest.mark.parametrize("kind", [np.float32, np.float64])
def test_lanes_are_welford(kind, size):
    """On gentle rows mean and variance are right, whole vectors or not, however many chunks are merged."""
    x = np.random.default_rng(size).standard_normal((3, size)).astype(kind)
    mean, d, spread = lanes(x, kind(0))
    assert np.allclose(mean[:, 0], x.astype(float).mean(axis=1), atol=1e-6)
    assert np.allclose(spread[:, 0], x.astype(float).var(axis=1), atol=1e-5)
    assert (d == x - mean).all()


def test_moments_add_over_parts():
    x = np.random.default_rng(1).standard_normal((2, 30))
    parts = [(part.shape[1], part.mean(axis=1), part.var(axis=1) * part.shape[1]) for part in (x[:, :10], x[:, 10:])]
    count, mean, squares = merge(*parts)
    assert count == 30
    assert np.allclose(mean, x.mean(axis=1))
    assert np.allclose(squares, x.var(axis=1) * 30)


NEW_WAYS = [
    ("Welford in lanes", "mean/std = 2^24", FLOAT32),
    ("x·r - fl(μ·r) by a fused multiply–add, wider format", "constant 1000.1", FLOAT16),
    ("x·r - fl(μ·r) by a fused multiply–add, wider format", "constant 1/3", BFLOAT16),
]


@pytest.mark.parametrize(("name", "regime", "format"), NEW_WAYS, ids=lambda value: getattr(value, "name", value))
def test_vector_unit_algorithm_is_distinguished(name, regime, format):
    way = next(one for one in algorithms(format) if one.name == name)
    problem = REGIMES[regime].problem(format).first(1)
    assert causes(Implementation("mine", way.forward), "output", problem) == [f"{name} algorithm"]


@pytest.mark.parametrize(("name", "regime", "format"), NEW_WAYS, ids=lambda value: getattr(value, "name", value))
def test_pytorch_computes_so_to_the_bit(name, regime, format):
    pytest.importorskip("torch")
    layer = libraries.load("torch")["torch.nn.LayerNorm"]
    layer.use_threads(1)
    problem = REGIMES[regime].problem(format)
    way = next(one for one in algorithms(format) if one.name == name)
    arrays = problem.x, problem.gain, problem.bias, problem.eps
    assert (layer.forward(*arrays) == way.forward(*arrays)).all()


def test_fused_derivative_is_traced():
    problem = REGIMES["mean/std = 2^16"].problem(FLOAT32)
    way = Way(run_by(two_pass, pairwise), FLOAT32, FLOAT32, combine=Differentiated(products=True), products=True)

    def backward(upstream, x, gain, bias, eps):
        given = Problem(x, gain, bias, eps, upstream)
        return way.gradient("dx", given), way.gradient("dgain", given), None

    implementation = replace(RIGHT, backward=backward)
    for quantity in ("dx", "dgain"):
        (name,) = causes(implementation, quantity, problem.first(1))
        assert name == "the derivative of x·r + (β - μ·r) cancels in float32: Σ(v·x - μ·v)"


def test_automatic_differentiation_by_operation_is_a_gradient():
    """In float16, where an operation errs by little, it is near the exact one; and it is told from the others."""
    problem = REGIMES["standard normal"].problem(FLOAT16).first(2)
    exact = solve(problem)["dx"].high
    result = by_operation(problem).astype(float)
    assert np.abs(result - exact).max() < 0.02 * np.abs(exact).max()


NO_SUBNORMALS = "subnormal numbers are 0 as they are read and written"


def emulated(reads, writes):
    """RMSNorm whose gradients are right but for subnormal numbers, which are 0 where it reads or writes."""

    def backward(upstream, x, gain, bias, eps):
        given = [flushed(array).astype(array.dtype) if reads else array for array in (upstream, x, gain)]
        result = lnverify.rms_norm_backward(*given, eps)
        return *(flushed(array).astype(array.dtype) if writes else array for array in result), None

    return Implementation("mine", RIGHT.forward, backward, centred=False)


@pytest.mark.parametrize(
    ("regime", "reads", "writes", "is_cause"),
    [
        ("tiny variance and eps 1e-12", True, True, True),
        ("integers at the precision", True, True, True),
        ("tiny variance and eps 1e-12", False, True, False),
        ("integers at the precision", True, False, False),
    ],
)
def test_float16_without_subnormals_is_traced(regime, reads, writes, is_cause):
    """To that alone; one that only reads them as 0, or only writes them so, errs in another way."""
    implementation = emulated(reads, writes)
    problem = REGIMES[regime].problem(FLOAT16, centred=False).first(1)
    assert (NO_SUBNORMALS in causes(implementation, "dx", problem)) == is_cause


@pytest.mark.parametrize("regime", ["squares underflow", "integers at the precision"])
def test_tinygrad_computes_so_to_the_bit(regime):
    """Where it emulates float16, as on its Python device before Python 3.12."""
    pytest.importorskip(
        "lnverify.kernels.audit.adapters.tinygrad_", exc_type=ImportError
    )  # it chooses the device first
    helpers = pytest.importorskip("tinygrad.helpers")
    layer = libraries.load("tinygrad")["tinygrad.nn.RMSNorm"]
    problem = REGIMES[regime].problem(FLOAT16, centred=False).first(1)
    for quantity in ("dx", "dgain"):
        result = without_subnormals(quantity, problem)
        with helpers.Context(EMULATED_DTYPES="half"):
            assert np.array_equal(value(layer, problem, quantity), result, equal_nan=True), quantity


def test_fused_float32_difference_is_traced():
    """∂γ of Keras on torch: float32 within, where mean/std of a constant row is rounded and its entries' is not."""
    problem = REGIMES["constant 1234"].problem(FLOAT16)
    torch = pytest.importorskip("torch")
    torch.set_num_threads(1)
    x, gain, bias, upstream = (
        torch.tensor(array) for array in (problem.x, problem.gain, problem.bias, problem.upstream)
    )
    gain.requires_grad_(True)
    outcome = torch.nn.functional.layer_norm(x.float(), gain.shape, gain.float(), bias.float(), problem.eps)
    outcome.to(x.dtype).backward(upstream)
    result = trace(problem, "dgain", gain.grad.numpy(), solve(problem)["dgain"].high)
    name = "x·r - mean·r by a fused multiply–add in float32: mean·r is rounded, x·r is not"
    assert result == [name]
    ways = [way(problem) for cause, way in by_deviation(problem) if cause == name]
    assert any((gain.grad.numpy() == one).all() for one in ways)


def test_a_sum_of_squares_stalls():
    """Ones in bfloat16: their squares are exact, and their sum stops at 256."""
    ones = np.ones((1, 1024), BFLOAT16.dtype)
    problem = Problem(ones, ones[0], 0 * ones[0], 1e-5, centred=False)
    result = dict(outputs.candidates(problem))["the sum of squares, not the squares, in bfloat16"](problem)
    assert float(result[0, 0]) == 2.0
    assert float(solve(problem)["output"].rounded[0, 0]) == 1.0


def test_a_right_answer_is_traced_to_nothing():
    problem = REGIMES["standard normal"].problem(FLOAT32)
    for quantity in ("output", "dx", "dgain", "dbias"):
        answer = solve(problem)[quantity]
        assert trace(problem, quantity, answer.rounded + np.float32(0.25), answer.high) == []


@pytest.mark.parametrize(("quantity", "seed"), [("dx", 1), ("dgain", 2), ("dbias", 3)])
def test_noise_has_no_cause(quantity, seed):
    problem = REGIMES["mean/std = 2^16"].problem(FLOAT32)
    answer = solve(problem)[quantity]
    noise = np.random.default_rng(seed).standard_normal(answer.high.shape) * np.abs(answer.high).max()
    assert trace(problem, quantity, answer.high + noise, answer.high) == []


def test_nan_is_not_infinity():
    problem = Problem(np.zeros((1, 2), np.float32), np.ones(2, np.float32), np.zeros(2, np.float32), 1e-60)
    answer = solve(problem)["output"].high
    names = trace(problem, "output", np.full((1, 2), np.nan), answer)
    assert "eps lost in the format" in names
    assert "two-pass algorithm" in names


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("format", [FLOAT32, FLOAT16, BFLOAT16], ids=lambda format: format.name)
def test_orders_of_sums_are_sums(order, format):
    terms = round_array(np.random.default_rng(5).integers(-3, 4, (37, 5)).astype(float), format)
    assert (ORDERS[order](terms, format) == terms.astype(float).sum(axis=0)).all()


def test_sequential_sums_stagnate():
    ones = np.ones((5000, 1), np.float32)
    assert ORDERS["one by one"](ones, FLOAT16)[0] == 2048
    assert ORDERS["one by one"](ones, BFLOAT16)[0] == 256
    assert ORDERS["pairwise"](ones, FLOAT16)[0] == 5000


@pytest.mark.parametrize("centred", [True, False])
def test_every_way_is_the_gradient(centred):
    """On gentle rows in float64 each way of the trace is right: what it is blamed for is rounding."""
    generator = np.random.default_rng(11)
    x, upstream = generator.standard_normal((2, 4, 6))
    gain = generator.standard_normal(6)
    problem = Problem(x, gain, np.zeros(6), 0.125, upstream, centred)
    solution = solve(problem)
    for quantity in ("dx", "dgain", *(("dbias",) if centred else ())):
        for name, way in ways(problem, quantity):
            if FLOAT64 in (way.inner, way.work) and way.sums is FLOAT64:
                assert np.allclose(way.gradient(quantity, problem), solution[quantity].high), (name, quantity)


def test_half_of_a_way_is_not_enough():
    """A form without the part that goes through the variance would be noticed."""
    problem = REGIMES["standard normal"].problem(FLOAT64, centred=False)
    way = Way(mean_squares, FLOAT64, FLOAT64, combine=lambda terms: terms.p * terms.r)
    assert not np.allclose(way.gradient("dx", problem), solve(problem)["dx"].high)


def test_a_fused_multiply_add_rounds_once():
    from fractions import Fraction

    generator = np.random.default_rng(7)
    a, b = generator.standard_normal((2, 4000)).astype(np.float32)
    c = (-(a.astype(float) * b) * (1 + generator.integers(-4, 5, 4000) * 2.0**-24)).astype(np.float32)
    result = fused(a, b, c)
    for row in zip(a.tolist(), b.tolist(), c.tolist(), result.tolist(), strict=True):
        first, second, third, got = map(Fraction, row)
        error = abs(first * second + third - got)
        near = np.nextafter(np.float32(row[3]), np.float32([-np.inf, np.inf])).tolist()
        assert all(error <= abs(first * second + third - Fraction(one)) for one in near)
    halfway = fused(*(np.array([value], np.float32) for value in (1 + 2.0**-12, 1 + 2.0**-12, 2.0**-60)))
    assert halfway[0] == np.float32(1 + 2.0**-11 + 2.0**-23)  # above the tie, by what float64 cannot see


# Which findings are one.


def case(quantity, tag, causes, shared=(), implementation="torch.nn.LayerNorm", N=2, format="float32"):
    """A case; all causes of an output are shared."""
    failing = failure("torch", implementation, quantity, of_tag(tag), format)
    return evidence(failing, causes, causes if quantity == "output" else shared, N=N, snippet="print()")


def grouped(cases):
    """The findings of cases: the tags by quantity, and the cause."""
    return [(finding.quantities, finding.cause) for finding in findings.merge_evidence(cases)]


def test_gradient_shares_output_cause():
    assert grouped([case("output", "offset", ["A", "B"]), case("dx", "offset", ["C"], ["A"])]) == [
        ({"output": ["offset"], "dx": ["offset"]}, "A")
    ]


def test_gradient_cause_stands_alone():
    cases = [case("output", "offset", ["A"]), case("dx", "eps", ["C"], ["A"]), case("dgain", "eps", ["C"])]
    assert grouped(cases) == [({"output": ["offset"]}, "A"), ({"dx": ["eps"], "dgain": ["eps"]}, "C")]


def test_one_cause_gives_one_finding():
    cases = [case("output", "offset", ["A"]), case("dbias", "eps", [], ["A"])]
    assert grouped(cases) == [({"output": ["offset"], "dbias": ["eps"]}, "A")]


def test_the_cause_that_explains_most_is_named():
    cases = [
        case("output", tag, names) for tag, names in (("constant", ["A", "B"]), ("eps", ["B"]), ("range", ["C", "B"]))
    ]
    assert grouped(cases) == [({"output": ["constant", "eps", "range"]}, "B")]


def test_open_causes_are_not_one():
    result = grouped([case("output", "constant", []), case("output", "eps", []), case("dx", "constant", [])])
    assert result == [({"output": ["constant"]}, "open"), ({"output": ["eps"]}, "open"), ({"dx": ["constant"]}, "open")]


def test_implementations_do_not_share_findings():
    cases = [case("output", "constant", ["A"]), case("output", "constant", ["A"], implementation="torch.nn.RMSNorm")]
    assert len(findings.merge_evidence(cases)) == 2


def test_formats_have_causes_of_their_own():
    """What float32 is wrong for does not explain a gradient in float16."""
    wide = case("output", "constant", ["A"]), case("dx", "constant", ["C"], ["A"])
    narrow = case("output", "constant", ["B"], format="float16"), case("dx", "constant", ["C"], ["A"], format="float16")
    assert grouped([*wide, *narrow]) == [
        ({"output": ["constant"], "dx": ["constant"]}, "A"),
        ({"output": ["constant"]}, "B"),
        ({"dx": ["constant"]}, "C"),
    ]


def test_shared_code_shares_findings():
    names = "flax.nnx.LayerNorm", "flax.linen.LayerNorm"
    (result,) = findings.merge_evidence([case("output", "constant", ["A"], implementation=name) for name in names])
    assert result.example.failure.implementation == "flax.linen.LayerNorm"
    assert result.others == ["flax.nnx.LayerNorm"]


def test_keras_shares_by_cause():
    on = "keras.layers.LayerNormalization on {}".format
    assert owner(on("torch"), "Welford in lanes algorithm") == "torch.nn.LayerNorm"
    assert owner(on("torch"), "float64 is computed in float32") == on("numpy")
    assert owner(on("jax"), "one-pass algorithm") == on("jax")


@pytest.mark.parametrize("shared", SHARED, ids=lambda shared: shared.implementations[-1])
def test_shared_lines_stand_in_the_installed_sources(shared):
    for module in shared.files:
        library, *inside = module.split(".")
        result = importlib.util.find_spec(library)  # not imported: keras would want a backend
        if result is None:
            pytest.skip(f"{library} is not installed")
        path = Path(result.origin).parent.joinpath(*inside).with_suffix(".py")
        assert shared.line in " ".join(path.read_text().split()), module


def test_shown_input_is_least_ambiguous():
    cases = [
        case("output", "constant", ["A", "B"], N=1),
        case("output", "eps", ["A"], N=2),
        case("output", "range", ["A"], N=3),
    ]
    assert findings.merge_evidence(cases)[0].example.N == 2


def test_offsets_are_shown_first():
    cases = [case("output", "constant", ["A"], N=1), case("output", "offset", ["A", "B"], N=4)]
    assert findings.merge_evidence(cases)[0].example.failure.tag == "offset"


def test_choice_needs_full_width():
    """Few bits are float32 numbers by chance."""
    name = "float64 is computed in float32"
    (result,) = findings.merge_evidence([case("output", "constant", [name])])
    assert replace(result, own=[name]).description == name
    assert replace(result, own=["A"]).description == "A"
    assert replace(result, own=[]).description == "open"


# Snippets.


def test_snippets_show_the_input():
    problem = Problem(np.array([[1.0, 2.5]]), np.ones(2), np.zeros(2), 1e-5, upstream=np.array([[0.0, 1.0]]))
    templates = {"output": "print(f({x}, '{format}', {eps}).tolist())", "dx": "g({x}, {upstream})"}
    mine = Implementation("mine", ALGORITHMS["two-pass"].forward, snippets=templates)
    assert in_library(mine, "output", problem) == "print(f([[1.0, 2.5]], 'float64', 1e-05).tolist())"
    assert in_library(mine, "dx", problem) == "g([[1.0, 2.5]], [[0.0, 1.0]])"
    assert in_library(mine, "dgain", problem) == ""
    long = Problem(np.arange(17.0)[None], np.ones(17), np.zeros(17), 1e-5)
    assert in_library(mine, "output", long) == ""
    shown = in_library(mine, "output", replace(long, x=np.ones((1, 17))))
    assert shown == "print(f([[1.0] * 17], 'float64', 1e-05).tolist()[:16])"


def test_rows_that_are_alike_are_written_once():
    assert literal(np.array([[1.0, 2.0]] * 3)) == "[[1.0, 2.0]] * 3"
    assert literal(np.array([[1.0] * 40] * 3)) == "[[1.0] * 40] * 3"
    assert literal(np.array([[1.0], [2.0]])) == "[[1.0], [2.0]]"


def shown_with_snippets():
    return [one for one in json.loads((REPORTS / "audit.json").read_text())["findings"] if one["snippet"]]


def programs():
    """The snippets by the process that can run them: one a library, for Keras one a backend."""
    groups = {}
    for one in shown_with_snippets():
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
def test_every_snippet_prints_what_the_page_says(group):
    cases = programs()[group]
    library = cases[0]["library"]
    try:
        if libraries.versions(library) != cases[0]["versions"]:
            pytest.skip(f"the page is of {cases[0]['versions']}")
    except libraries.NotUsableError as reason:
        pytest.skip(str(reason))
    # A process of our own may have chosen tinygrad's device or Keras' backend; the snippets choose for themselves.
    environment = {name: value for name, value in os.environ.items() if name not in ("DEV", "KERAS_BACKEND")}
    done = subprocess.run(
        [sys.executable, "-c", RUN],
        input=json.dumps([one["snippet"] for one in cases]),
        capture_output=True,
        text=True,
        env=environment,
    )
    assert done.returncode == 0, done.stderr
    wrong = [
        f"{one['implementation']}, {one['quantity']}\n{one['snippet']}\nprinted {printed}wanted {one['got']}"
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

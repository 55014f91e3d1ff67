"""Ways of computing that were read in a library's source or in what it compiles to: the library does so, to the bit."""

import importlib.util
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from failures_for_tests import evidence, failure
from lnverify.kernels.audit.causes.algorithms import ALGORITHMS
from lnverify.kernels.audit.causes.forms import FORMS, Terms
from lnverify.kernels.audit.causes.operations import fused
from lnverify.kernels.audit.causes.outputs import NEVER_WIDER
from lnverify.kernels.audit.causes.simd_welford import lanes
from lnverify.kernels.audit.causes.trace import FLOAT32_EPS, FLOAT32_ONLY, trace
from lnverify.kernels.audit.evidence import own_width

from lnverify.kernels.audit.adapters import Implementation, libraries
from lnverify.kernels.audit.calls import value
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.causes import gradients, outputs
from lnverify.kernels.audit.causes import xla as compiled
from lnverify.kernels.audit.causes.float64_probe import has_float64
from lnverify.kernels.audit.causes.shared_code import PROMISES, STASH_TYPE, promise
from lnverify.kernels.audit.findings import Finding, investigate_in_worker
from lnverify.kernels.audit.shrink.problems import select_row
from lnverify.kernels.rounding.orders import row_sums
from lnverify.numeric.floats.formats import BFLOAT16, FLOAT16, FLOAT32, FLOAT64
from lnverify.numeric.reference import solve

XLA = "one-pass, clamped, as XLA compiles it algorithm"


def traced(implementation, quantity, problem):
    values, exact = value(implementation, problem, quantity), solve(problem)[quantity].high
    return trace(problem, quantity, values, exact, has_float64(implementation, quantity))


# What an implementation has and holds.


def in_float32(x, gain, bias, eps):
    """Two passes in float32; only gain and bias are float64."""
    d = (x - x.mean(axis=1, keepdims=True)).astype(np.float32)
    return d / np.sqrt((d * d).mean(axis=1, keepdims=True) + np.float32(eps)) * gain + bias


def eps_outside(x, gain, bias, eps):
    d = x - x.mean(axis=1, keepdims=True)
    return d / (np.sqrt((d * d).mean(axis=1, keepdims=True)) + eps) * gain + bias


def test_float32_inside_float64_is_named():
    mine = Implementation("mine", in_float32)
    assert has_float64(mine, "output") is False
    assert has_float64(Implementation("good", ALGORITHMS["two-pass"].forward), "output") is True
    assert has_float64(Implementation("narrow", in_float32, formats=("float32",)), "output") is None
    assert has_float64(Implementation("wrong", eps_outside), "output") is None
    problem = REGIMES["negative gains"].problem(FLOAT64).first(1)
    values, exact = value(mine, problem, "output"), solve(problem)["output"].high
    assert FLOAT32_ONLY not in trace(problem, "output", values, exact)
    assert trace(problem, "output", values, exact, has_float64=False) == [FLOAT32_ONLY]


def test_few_bits_are_float32_numbers_by_chance():
    problem = REGIMES["mean/std = 2^40"].problem(FLOAT64).first(1)
    values = np.full((1, problem.size), 0.5)
    exact = solve(problem)["output"].high
    assert trace(problem, "output", values, exact) == [FLOAT32_ONLY]
    assert FLOAT32_ONLY not in trace(problem, "output", values, exact, has_float64=True)


def test_float32_eps_is_kept():
    def traced_with(eps):
        problem = replace(REGIMES["tiny variance and eps 1e-12"].problem(FLOAT64).first(1), eps=eps)
        held = replace(problem, eps=float(np.float32(eps)))
        return trace(problem, "output", solve(held)["output"].rounded * (1 + 2.0**-50), solve(problem)["output"].high)

    assert traced_with(1e-12) == [FLOAT32_EPS]
    assert FLOAT32_EPS not in traced_with(2.0**-40)


# XLA.


@pytest.mark.parametrize("size", [1, 2, 31, 32, 33, 100, 768, 1025])
@pytest.mark.parametrize("total", compiled.TOTALS, ids=lambda total: total.__name__)
def test_orders_of_sums_are_sums(total, size):
    terms = np.random.default_rng(size).integers(-9, 9, (3, size)).astype(np.float32)
    assert (total(terms) == terms.sum(axis=1, keepdims=True)).all()


def test_a_row_alone_is_summed_by_windows():
    """32 entries in order: a small one after a large one is lost, one in another window is not."""
    row = np.zeros((1, 64), np.float32)
    row[0, [0, 1, 32]] = 2.0**24, 1, 2
    assert compiled.windows(row)[0, 0] == 2.0**24 + 2
    row[0, 33] = 1
    assert compiled.windows(row)[0, 0] == 2.0**24 + 4
    # Of 36 entries the first window has 18, after 14 zeros.
    short = np.zeros((1, 36), np.float32)
    short[0, [0, 17]] = 2.0**24, 1
    assert compiled.windows(short)[0, 0] == 2.0**24
    short[0, [17, 18, 19]] = 0, 1, 1
    assert compiled.windows(short)[0, 0] == 2.0**24 + 2


def test_a_negative_variance_passes_no_gradient():
    """It is clamped to 0, and what is left of ∂x is that of the mean."""
    rows = (np.full((1, 7), np.float32(1 + step / 64)) for step in range(64))
    x = next(row for row in rows if compiled.moments(row, compiled.windows)[1] < 0)
    p = np.arange(7, dtype=np.float32)[None]
    mean, d, spread = compiled.statistics(compiled.windows)(x, np.float32(1e-5))
    r = 1 / np.sqrt(spread)
    result = compiled.through(compiled.windows, None, Terms(x, p, mean, d, r, spread))
    assert np.allclose(result, (p - p.mean()) * r, atol=1e-3)


@pytest.mark.parametrize("quantity", ["output", "dx"])
@pytest.mark.parametrize(
    ("regime", "format"),
    [("mean/std = 2^10", FLOAT16), ("mean/std = 2^18", FLOAT32), ("mean/std = 2^32", FLOAT64)],
    ids=lambda value: getattr(value, "name", value),
)
def test_flax_computes_as_it_is_compiled(quantity, regime, format):
    pytest.importorskip("flax")
    layer = libraries.load("flax")["flax.linen.LayerNorm"]
    assert XLA in traced(layer, quantity, select_row(REGIMES[regime].problem(format), 3))


# NumPy.


@pytest.mark.parametrize("format", [FLOAT16, BFLOAT16], ids=lambda format: format.name)
@pytest.mark.parametrize("regime", ["mean/std = 2^8", "tiny variance and eps 1e-12", "negative gains"])
@pytest.mark.parametrize("name", list(PROMISES))
def test_onnx_reference_skips_float32(name, regime, format):
    pytest.importorskip("onnx")
    one = libraries.load("onnx")[name]
    problem = REGIMES[regime].problem(format, one.centred)
    assert np.array_equal(value(one, problem, "output"), outputs.never_wider(problem), equal_nan=True)


@pytest.mark.parametrize(("name", "module"), PROMISES.items())
def test_onnx_reference_ignores_stash_type(name, module):
    if importlib.util.find_spec("onnx") is None:
        pytest.skip("onnx is not installed")
    library, *inside = module.split(".")
    path = Path(importlib.util.find_spec(library).origin).parent.joinpath(*inside).with_suffix(".py")
    text = path.read_text()
    assert text.count(STASH_TYPE) == 1
    assert text.count("stash_type") == 4  # the argument, the line, and twice in its message
    assert "float32" not in text
    assert promise(name, [NEVER_WIDER]) == ": stash_type 1, which promises float32, is accepted"
    assert promise(name, ["two-pass algorithm"]) == promise("torch.nn.LayerNorm", [NEVER_WIDER]) == ""


@pytest.mark.parametrize(
    ("library", "name"),
    [("onnx", "onnx LayerNormalization, function body"), ("keras", "keras.layers.LayerNormalization on numpy")],
)
def test_one_pass_uses_numpy_order(library, name):
    if importlib.util.find_spec(library) is None:  # not imported: keras would want a backend
        pytest.skip(f"{library} is not installed")
    one = libraries.load(library)[name]
    result = traced(one, "output", select_row(REGIMES["mean/std = 2^10"].problem(FLOAT16), 0))
    assert result
    assert all("one-pass, NumPy's sums" in cause for cause in result)


# MLX.


@pytest.mark.parametrize("format", [FLOAT16, BFLOAT16], ids=lambda format: format.name)
def test_mlx_rounds_what_it_sums_over_rows(format):
    if importlib.util.find_spec("mlx") is None:
        pytest.skip("mlx is not installed")
    layer = libraries.load("mlx")["mlx.nn.LayerNorm"]
    problem = REGIMES["N = 64"].problem(format)
    name = f"the normalized row and its products are rounded to {format.name} before rows are summed"
    results = [way.gradient("dgain", problem) for result, way in gradients.ways(problem, "dgain") if result == name]
    assert any((one == value(layer, problem, "dgain")).all() for one in results)


# PyTorch.


@pytest.mark.parametrize("format", [FLOAT16, BFLOAT16], ids=lambda format: format.name)
def test_pytorch_sums_rows_in_16_bits(format):
    pytest.importorskip("torch")
    layer = libraries.load("torch")["torch.nn.LayerNorm"]
    layer.use_threads(1)
    problem = REGIMES["1,000 rows"].problem(format)
    name = f"mean and 1/std are kept in {format.name} for the gradients, and rows are summed in it"
    results = [way.gradient("dgain", problem) for result, way in gradients.ways(problem, "dgain") if result == name]
    assert any((one == value(layer, problem, "dgain")).all() for one in results)


@pytest.mark.parametrize(
    ("regime", "format"),
    [("mean/std = 2^16", FLOAT32), ("mean/std = 2^48", FLOAT64), ("one entry an ulp apart", FLOAT64)],
    ids=lambda value: getattr(value, "name", value),
)
def test_pytorch_gradient_matches_bitwise(regime, format):
    pytest.importorskip("torch")
    layer = libraries.load("torch")["torch.nn.LayerNorm"]
    layer.use_threads(1)
    problem = REGIMES[regime].problem(format)
    # In some rows 1/std is an ulp away.
    way = gradients.Way(lanes, format, format, combine=FORMS["uncentred"][1])
    assert (way.gradient("dx", problem) == value(layer, problem, "dx")).mean() > 0.95


def test_ambiguous_deviation_holds_on_fresh_batch():
    pytest.importorskip("torch")
    name = "torch.nn.LayerNorm"
    shown = failure("torch", name, "dgain", "one entry an ulp apart")
    assert own_width(libraries.load("torch")[name], shown) == [
        "x·r - mean·r by a fused multiply–add: mean·r is rounded, x·r is not"
    ]


def test_pytorch_is_told_in_float64_too():
    pytest.importorskip("torch")
    layer = libraries.load("torch")["torch.nn.LayerNorm"]
    layer.use_threads(1)
    problem = REGIMES["mean/std = 2^48"].problem(FLOAT64)
    assert "Welford in lanes algorithm" in traced(layer, "dx", select_row(problem, 0))
    (cause,) = traced(layer, "dgain", problem)
    assert cause == "x·r - mean·r by a fused multiply–add: mean·r is rounded, x·r is not"


def test_float64_fma_rounds_once():
    generator = np.random.default_rng(9)
    a = generator.integers(-9, 9, 4000) * 2.0 ** generator.integers(-8, 8, 4000)
    b = 1 / generator.integers(1, 17, 4000)
    c = generator.standard_normal(4000).astype(np.float32) * 2.0 ** generator.integers(-4, 60, 4000)
    wanted = [float(Fraction(x) * Fraction(y) + Fraction(z)) for x, y, z in zip(a, b, c.astype(float), strict=True)]
    assert fused(a, b, c.astype(np.float64)).tolist() == wanted


# Where the smallest input explains nothing, the regime's own row may.


def test_explained_row_is_shown(monkeypatch):
    """Rows of up to 64 entries take a path that no way explains; longer ones are one pass."""

    def forward(x, gain, bias, eps):
        total = row_sums if x.shape[1] > 64 else _odd_sum
        mean = total(x) / np.float32(x.shape[1])
        spread = total(x * x) / np.float32(x.shape[1]) - mean * mean + np.float32(eps)
        with np.errstate(invalid="ignore"):
            return (x - mean) / np.sqrt(spread) * gain + bias

    mine = Implementation("mine", forward)
    monkeypatch.setattr("lnverify.kernels.audit.findings.load", lambda library: {"mine": mine})
    failing = failure("numpy", regime="mean/std = 2^12")
    shown = investigate_in_worker(failing)
    assert (shown["N"], shown["plain"]) == (768, False)
    assert any("one-pass" in cause for cause in shown["causes"])
    assert set(own_width(mine, failing)) & set(shown["causes"])


def _odd_sum(terms):
    """A sum that errs like none: it is a millionth too large."""
    return (terms.astype(float).sum(axis=1, keepdims=True) * (1 + 3e-6)).astype(np.float32)


def test_a_promise_is_said_after_the_cause():
    name = "onnx LayerNormalization, reference"
    shown = evidence(failure("onnx", name, format="bfloat16"), [NEVER_WIDER], [NEVER_WIDER])
    finding = Finding(NEVER_WIDER, [shown], own=[NEVER_WIDER])
    assert finding.description == f"{NEVER_WIDER}: stash_type 1, which promises float32, is accepted"

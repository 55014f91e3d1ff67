"""Ways of computing: each is the norm or its gradient, a library does so to the bit, and what errs as one is named."""

import importlib.util
from dataclasses import replace
from fractions import Fraction
from functools import reduce

import kernels_under_test as kernels
import numpy as np
import pytest

from lnverify.kernels.audit.adapters import Implementation, libraries
from lnverify.kernels.audit.calls import value
from lnverify.kernels.audit.cases.regimes import REGIMES
from lnverify.kernels.audit.causes import programs, ways
from lnverify.kernels.audit.causes.cause import in_words
from lnverify.kernels.audit.causes.conditions import has_float64, same_error
from lnverify.kernels.audit.causes.experiments import counted_rows, held_in_few_bits
from lnverify.kernels.audit.causes.formula import plain
from lnverify.kernels.audit.causes.programs import PROGRAMS, statistics
from lnverify.kernels.audit.causes.ways import FLOAT32_EPS, FLOAT32_ONLY, ONE_PASS, Rows, Way, cast
from lnverify.kernels.audit.errors.outcome import Outcome
from lnverify.kernels.audit.shrink.problems import select_row
from lnverify.kernels.rounding.arrays import fused
from lnverify.kernels.rounding.orders import pairwise, row_sums, sequential, vectors
from lnverify.numeric.floats.formats import BFLOAT16, FLOAT16, FLOAT32, FLOAT64
from lnverify.numeric.reference import Problem, solve

QUANTITIES = ("output", "dx", "dgain", "dbias")


def error_causes(problem, quantity, values, float64=None):
    """The kinds of the causes that make the same error."""
    return [cause.kind for cause in same_error(Outcome(solve(problem), quantity, values), float64)]


# Programs.


def name_of(value):
    """The name of a function, for the ids of tests."""
    return getattr(value, "__name__", str(value))


@pytest.mark.parametrize("size", [1, 3, 8, 9, 100, 768, 5120])
@pytest.mark.parametrize("kind", [np.float32, np.float64])
@pytest.mark.parametrize(("name", "order"), dict.fromkeys([*ways.TWO_PASSES, *ways.DIFFERENCES]), ids=name_of)
def test_statistics_are_mean_and_variance(name, order, kind, size):
    x = np.random.default_rng(size).standard_normal((3, size)).astype(kind)
    mean, d, variance, _ = statistics(name, x, order)
    assert np.allclose(mean[:, 0], x.astype(float).mean(axis=1), atol=1e-5)
    assert np.allclose(variance[:, 0], x.astype(float).var(axis=1), atol=1e-4)
    assert np.allclose(d, x - mean, atol=1e-5)


@pytest.mark.parametrize("size", [1, 2, 31, 32, 33, 100, 768, 1025])
@pytest.mark.parametrize(
    "order", [programs.windows, programs.vectors, programs.by_lanes, programs.by_numpy], ids=name_of
)
def test_orders_of_sums_are_sums(order, size):
    terms = np.random.default_rng(size).integers(-9, 9, (3, size)).astype(np.float32)
    assert (row_sums(terms, order) == terms.sum(axis=1, keepdims=True)).all()


def test_a_row_alone_is_summed_by_windows():
    """32 entries in order: a small one after a large one is lost, one in another window is not."""
    row = np.zeros((1, 64), np.float32)
    row[0, [0, 1, 32]] = 2.0**24, 1, 2
    assert row_sums(row, programs.windows)[0, 0] == 2.0**24 + 2
    row[0, 33] = 1
    assert row_sums(row, programs.windows)[0, 0] == 2.0**24 + 4


@pytest.mark.parametrize("centred", [True, False])
@pytest.mark.parametrize("quantity", QUANTITIES)
def test_every_way_is_the_norm_or_its_gradient(quantity, centred):
    """On gentle rows in float64 each way is right: what it is blamed for is rounding."""
    generator = np.random.default_rng(11)
    x, upstream = generator.standard_normal((2, 4, 6))
    gain, bias = generator.standard_normal((2, 6))
    problem = Problem(x, gain, bias * centred, 0.125, upstream, centred)
    for cause, way in ways.ways(problem, quantity):
        if (way.inner, way.work, way.rows.format) == (FLOAT64,) * 3 and not way.eps:
            assert np.allclose(way.values(problem, quantity), solve(problem)[quantity].high), (str(cause), way)


@pytest.mark.parametrize("order", [None, sequential, pairwise, vectors], ids=name_of)
@pytest.mark.parametrize("format", [FLOAT32, FLOAT16, BFLOAT16], ids=lambda format: format.name)
def test_sums_over_rows_are_sums(order, format):
    terms = np.random.default_rng(5).integers(-3, 4, (37, 5)).astype(np.float32)
    assert (Rows(format, order)(terms) == terms.sum(axis=0)).all()


def test_sequential_sums_stagnate():
    ones = np.ones((5000, 1), np.float32)
    sums = [
        float(Rows(format, order)(ones)[0])
        for format, order in ((FLOAT16, None), (BFLOAT16, None), (FLOAT16, pairwise))
    ]
    assert sums == [2048, 256, 5000]


def test_a_negative_variance_passes_no_gradient():
    """It is clamped to 0, and what is left of ∂x is that of the mean."""
    generator = np.random.default_rng(1)
    rows = (
        np.float32(1) + generator.integers(0, 9, (1, 7)).astype(np.float32) * np.float32(2.0**-22) for _ in range(999)
    )
    x = next(row for row in rows if statistics("one_pass", row, sequential)[2] < 0)
    p = np.arange(7, dtype=np.float32)
    problem = Problem(x, np.ones(7, np.float32), np.zeros(7, np.float32), 1e-5, p[None])
    form = PROGRAMS["derived, one_pass, clamps"]
    result = Way("one_pass", sequential, FLOAT32, FLOAT32, form).values(problem, "dx")
    spread = statistics("one_pass", x, sequential)[2] + np.float32(1e-5)
    assert np.allclose(result, (p - p.mean()) / np.sqrt(spread), rtol=1e-4, atol=1e-2)


def test_float64_fma_rounds_once():
    generator = np.random.default_rng(9)
    a = generator.integers(-9, 9, 4000) * 2.0 ** generator.integers(-8, 8, 4000)
    b = 1 / generator.integers(1, 17, 4000)
    c = generator.standard_normal(4000).astype(np.float32) * 2.0 ** generator.integers(-4, 60, 4000)
    wanted = [float(Fraction(x) * Fraction(y) + Fraction(z)) for x, y, z in zip(a, b, c.astype(float), strict=True)]
    assert fused(a, b, c.astype(np.float64)).tolist() == wanted


# What errs as a way has its cause.

PLANTED = [
    (Way("one_pass", sequential, FLOAT32, FLOAT32), "output", "mean/std = 2^16", FLOAT32, ONE_PASS.kind),
    (Way("clamped", sequential, FLOAT32, FLOAT32), "output", "mean/std = 2^16", FLOAT32, ONE_PASS.kind),
    (Way("two_pass", sequential, FLOAT32, FLOAT32), "output", "mean/std = 2^16", FLOAT32, ways.MEAN),
    (Way("lanes", sequential, FLOAT32, FLOAT32), "output", "mean/std = 2^24", FLOAT32, ways.MEAN),
    (Way("two_pass", pairwise, FLOAT32, FLOAT32), "output", "squares overflow", FLOAT32, ways.RANGE),
    (Way("two_pass", sequential, BFLOAT16, BFLOAT16), "output", "mean/std = 2^8", BFLOAT16, ways.NARROW),
    (
        Way("two_pass", sequential, FLOAT32, FLOAT32, PROGRAMS["fused_affine"]),
        "output", "constant 1000.1", FLOAT16, ways.FUSED,
    ),
    (
        Way("one_pass", sequential, FLOAT32, FLOAT32, PROGRAMS["centred"]),
        "dx", "mean/std = 2^16", FLOAT32, ONE_PASS.kind,
    ),
    (
        Way("two_pass", sequential, FLOAT64, FLOAT32, PROGRAMS["uncentred"]),
        "dx", "mean/std = 2^16", FLOAT32, ways.UNCENTRED,
    ),
    (
        Way("two_pass", pairwise, FLOAT32, FLOAT32, PROGRAMS["derived, products"]),
        "dx", "mean/std = 2^16", FLOAT32, ways.DERIVATIVE,
    ),
    (
        Way("two_pass", sequential, FLOAT32, FLOAT32, PROGRAMS["fused_difference"]),
        "dgain", "one entry an ulp apart", FLOAT32, ways.FUSED,
    ),
    (
        Way("two_pass", sequential, FLOAT32, FLOAT32, PROGRAMS["product"], kept=BFLOAT16),
        "dgain", "mean/std = 2^4", BFLOAT16, ways.KEPT,
    ),
    (
        Way("two_pass", sequential, FLOAT64, FLOAT64, PROGRAMS["product"], rows=Rows(FLOAT16)),
        "dgain", "1,000 rows", FLOAT32, ways.ROWS,
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("way", "quantity", "regime", "format", "cause"),
    [pytest.param(*one, id=f"{one[4]}, {one[1]}, {one[2]}") for one in PLANTED],
)
def test_what_errs_as_a_way_has_its_cause(way, quantity, regime, format, cause):
    problem = REGIMES[regime].problem(format)
    problem = problem if quantity in ("dgain", "dbias") else problem.first(1)
    result = error_causes(problem, quantity, way.values(problem, quantity))
    assert cause in result, f"{quantity} on {regime}: wanted {cause}, got {result}"


def test_a_right_answer_and_noise_have_no_cause():
    problem = REGIMES["mean/std = 2^16"].problem(FLOAT32)
    for seed, quantity in enumerate(QUANTITIES):
        answer = solve(problem)[quantity]
        noise = np.random.default_rng(seed).standard_normal(answer.high.shape) * np.abs(answer.high).max()
        assert error_causes(problem, quantity, answer.high + noise) == []
        assert error_causes(problem, quantity, answer.rounded + np.float32(0.25)) == []


def test_an_eps_that_is_0_in_the_format_is_named():
    problem = Problem(np.zeros((1, 2), np.float32), np.ones(2, np.float32), np.zeros(2, np.float32), 1e-60)
    assert ways.EPS in error_causes(problem, "output", np.full((1, 2), np.nan))


def in_float32(x, gain, bias, eps):
    """Two passes in float32; only gain and bias are float64."""
    d = (x - x.mean(axis=1, keepdims=True)).astype(np.float32)
    return d / np.sqrt((d * d).mean(axis=1, keepdims=True) + np.float32(eps)) * gain + bias


def test_float32_inside_float64_is_named():
    mine = Implementation("mine", in_float32)
    assert has_float64(mine, "output") is False
    assert has_float64(Implementation("good", kernels.algorithm("two-pass")), "output") is True
    assert has_float64(Implementation("narrow", in_float32, formats=("float32",)), "output") is None
    assert has_float64(Implementation("wrong", kernels.eps_outside), "output") is None
    rounds = Implementation("rounds", lambda x, *rest: kernels.two_pass(np.float64(np.float32(x)), *rest))
    assert has_float64(rounds, "output") is None
    problem = REGIMES["negative gains"].problem(FLOAT64).first(1)
    values = value(mine, problem, "output")
    assert FLOAT32_ONLY.kind not in error_causes(problem, "output", values)
    assert error_causes(problem, "output", values, float64=False) == [FLOAT32_ONLY.kind]


def test_few_bits_are_float32_numbers_by_chance():
    problem = REGIMES["mean/std = 2^40"].problem(FLOAT64).first(1)
    values = np.full((1, problem.size), 0.5)
    assert FLOAT32_ONLY.kind in error_causes(problem, "output", values)
    assert FLOAT32_ONLY.kind not in error_causes(problem, "output", values, float64=True)


def test_float32_eps_is_named_where_it_is_another_number():
    def causes_with(eps):
        problem = replace(REGIMES["tiny variance and eps 1e-12"].problem(FLOAT64).first(1), eps=eps)
        held = replace(problem, eps=float(np.float32(eps)))
        return error_causes(problem, "output", solve(held)["output"].rounded * (1 + 2.0**-50))

    assert FLOAT32_EPS.kind in causes_with(1e-12)
    assert FLOAT32_EPS.kind not in causes_with(2.0**-40)


# Sums in few bits, by experiment, whatever their order.


def in_bits(format, rows):
    """A sum of rows that a format holds, one after the other."""
    return reduce(lambda total, row: cast(total + row, format).astype(np.float32), rows)


def of_parts(parts, format):
    """Rows in parts, each summed in a format; the sums are added in float32."""
    return sum(in_bits(format, part) for part in parts)


OVER_ROWS = {
    "8 sums over blocks of rows are held in bfloat16": lambda t: of_parts(
        [t[i : i - (-len(t) // 8)] for i in range(0, len(t), -(-len(t) // 8))], BFLOAT16
    ),
    "256 sums over rows, row i in sum i modulo 256, are held in float16": lambda t: of_parts(
        [t[i::256] for i in range(256)], FLOAT16
    ),
    "sums over 32 rows each are stored in bfloat16": lambda t: sum(
        cast(t[i : i + 32].sum(axis=0), BFLOAT16).astype(np.float32) for i in range(0, len(t), 32)
    ),
    "sums over 16 rows each are added in bfloat16": lambda t: in_bits(
        BFLOAT16, [t[i : i + 16].sum(axis=0) for i in range(0, len(t), 16)]
    ),
    "sums over rows are held in float16": lambda t: in_bits(FLOAT16, t[::-1]),
    "": lambda t: t.sum(axis=0),
}


@pytest.mark.integration
@pytest.mark.parametrize("words", OVER_ROWS)
def test_sums_over_rows_in_few_bits_are_told(words):
    def backward(v, x, gain, bias, eps):
        return x, gain, OVER_ROWS[words](v.astype(np.float32)).astype(x.dtype)

    for format in (BFLOAT16, FLOAT32):
        problem = REGIMES["standard normal"].problem(format)
        result = held_in_few_bits(Implementation("mine", kernels.two_pass, backward), "dbias", problem)
        assert "".join(map(str, result)) == words


COUNTS = {
    "of rows n, counted from 0, those of n modulo 4 = 1, 2 count twice": lambda n: 1 + (n % 4 == 1) + (n % 4 == 2),
    "of 27 rows n of N = 100, counted from 0, those of n = 5, 9 to 11 are left out": lambda n: (
        (n != 5) * ((n < 9) | (n > 11))
    ),
    "": lambda n: 2 + 0 * n,
}


@pytest.mark.parametrize("words", COUNTS)
@pytest.mark.parametrize("quantity", ["dgain", "dbias"])
def test_how_often_rows_count_is_told(quantity, words):
    def backward(v, x, gain, bias, eps):
        v = v * COUNTS[words](np.arange(len(v)))[:, None].astype(v.dtype)
        return x, (v * kernels.two_pass(x, 1 + 0 * gain, 0 * bias, eps)).sum(axis=0), v.sum(axis=0)

    one, problem = Implementation("mine", kernels.two_pass, backward), plain(FLOAT32, 100)
    seen = Outcome(solve(problem), quantity, value(one, problem, quantity))
    result = counted_rows(one, [seen])
    assert "".join(map(str, result)) == words


def of_lanes(x, format):
    """The sums of rows, in 8 lanes that a format holds."""
    return in_bits(format, in_bits(format, np.resize(x.T, (len(x.T) // 8, 8, len(x)))))[:, None]


@pytest.mark.integration
@pytest.mark.parametrize("format", [FLOAT16, BFLOAT16, FLOAT32], ids=lambda format: format.name)
@pytest.mark.parametrize("held", [FLOAT16, BFLOAT16], ids=lambda format: format.name)
@pytest.mark.parametrize("name", ["mean", "variance", "mean square"])
def test_a_sum_of_a_row_in_few_bits_is_told(name, held, format):
    problem = REGIMES["standard normal"].problem(format)
    problem = replace(problem, bias=0 * problem.bias, centred=name != "mean square")

    def forward(x, gain, bias, eps):
        x, size = x.astype(np.float32), x.shape[1]
        d = x - of_lanes(x, held if name == "mean" else FLOAT32) / size * problem.centred
        square = of_lanes(d * d, FLOAT32 if name == "mean" else held) / size
        return (d / np.sqrt(square + np.float32(eps)) * gain + bias).astype(problem.x.dtype)

    def backward(v, x, gain, bias, eps):
        return x, (v * forward(x, 1 + 0 * gain, 0 * bias, eps)).sum(axis=0), x[0]

    for quantity in ("output", "dx"):
        one = Implementation("mine", forward, backward, centred=problem.centred)
        words = in_words(held_in_few_bits(one, quantity, problem), problem.centred)
        assert words == f"the sum for the {name} is held in {held.name}"


# Libraries that compute so to the bit.

LAYER_NORM, OF_LANES = "torch.nn.LayerNorm", PROGRAMS["lanes_gradient"]
TO_THE_BIT = [
    (LAYER_NORM, "output", "mean/std = 2^24", FLOAT32, Way("lanes", sequential, FLOAT32, FLOAT32)),
    (
        LAYER_NORM, "output", "constant 1000.1", FLOAT16,
        Way("two_pass", sequential, FLOAT32, FLOAT32, PROGRAMS["fused_affine"]),
    ),
    (LAYER_NORM, "dx", "mean/std = 2^16", FLOAT32, Way("lanes", sequential, FLOAT32, FLOAT32, OF_LANES)),
    (LAYER_NORM, "dx", "mean/std = 2^48", FLOAT64, Way("lanes", sequential, FLOAT64, FLOAT64, OF_LANES)),
]  # fmt: skip


@pytest.mark.parametrize(("name", "quantity", "regime", "format", "way"), TO_THE_BIT, ids=lambda one: str(one)[:40])
def test_a_library_computes_so_to_the_bit(name, quantity, regime, format, way):
    pytest.importorskip("torch")
    layer = libraries.load("torch")[name]
    layer.use_threads(1)
    problem = REGIMES[regime].problem(format)
    alike = way.values(problem, quantity) == value(layer, problem, quantity)
    assert alike.mean() > 0.95  # in some rows 1/std is an ulp away


@pytest.mark.parametrize("quantity", ["output", "dx"])
@pytest.mark.parametrize(
    ("regime", "format"),
    [("mean/std = 2^10", FLOAT16), ("mean/std = 2^18", FLOAT32), ("mean/std = 2^32", FLOAT64)],
    ids=lambda value: getattr(value, "name", value),
)
def test_flax_has_one_pass(quantity, regime, format):
    pytest.importorskip("flax")
    layer = libraries.load("flax")["flax.linen.LayerNorm"]
    problem = select_row(REGIMES[regime].problem(format), 3)
    assert ONE_PASS.kind in error_causes(problem, quantity, value(layer, problem, quantity), float64=True)


@pytest.mark.parametrize(("quantity", "regime"), [("dgain", "mean/std = 2^8"), ("dx", "counting")])
def test_flax_gradients_have_one_pass(quantity, regime):
    """Sums of several rows are by vectors; what is clamped to 0 passes no gradient."""
    pytest.importorskip("flax")
    layer = libraries.load("flax")["flax.linen.LayerNorm"]
    whole = REGIMES[regime].problem(FLOAT32)
    problem = whole if quantity == "dgain" else select_row(whole, 6)
    assert ONE_PASS.kind in error_causes(problem, quantity, value(layer, problem, quantity), float64=True)


@pytest.mark.parametrize("format", [FLOAT16, BFLOAT16], ids=lambda format: format.name)
@pytest.mark.parametrize("regime", ["mean/std = 2^8", "negative gains"])
def test_onnx_reference_skips_float32(regime, format):
    if importlib.util.find_spec("onnx") is None:
        pytest.skip("onnx is not installed")
    one = libraries.load("onnx")["onnx LayerNormalization, reference"]
    problem = REGIMES[regime].problem(format)
    assert ways.NARROW in error_causes(problem, "output", value(one, problem, "output"))


def test_a_flushing_array_has_no_subnormal_numbers():
    x = np.array([2.0**-149, 2.0**-126, 1.0], np.float32).view(ways.Flushing)
    assert (x + 0).tolist() == [0, 2.0**-126, 1]
    assert (x * np.float32(0.5)).tolist() == [0, 0, 0.5]


def test_where_no_number_is_left_no_digits_are_lost():
    """An overflow of one product is no cancellation, though forms that cancel overflow too."""
    solution = solve(REGIMES["near overflow"].problem(FLOAT16, centred=False))
    values = np.full_like(solution["dx"].rounded, np.inf)
    causes = same_error(Outcome(solution, "dx", values))
    assert not {cause.kind for cause in causes} & {*ways.OF_DIGITS}

"""The reference against an independent one: mpmath, 60 digits and more, formulas as in the textbook."""

import math
from fractions import Fraction

import mpmath
import numpy as np
import pytest
from flint import fmpq
from hypothesis import given, settings
from hypothesis import strategies as st

from lnverify.numeric.floats.formats import BFLOAT16, FLOAT16, FLOAT32, FLOAT64, FORMATS
from lnverify.numeric.floats.rounding import nearest, round_array, ulps
from lnverify.numeric.reference import Problem, Solution, layer_norm, solve
from lnverify.numeric.reference.accumulator import round_enclosure
from lnverify.numeric.reference.evaluate import evaluate
from lnverify.numeric.reference.exact import Exact
from lnverify.numeric.reference.measures import row_errors, ulp_errors
from lnverify.numeric.reference.scales import Enclosed
from lnverify.numeric.reference.surd import Surd, rational
from lnverify.proofs.errors import InputError

DIGITS = 700  # the exponent range of float64 twice, and 60 digits: mpmath's sums are then exact where it matters


def by_mpmath(problem: Problem) -> dict[str, np.ndarray]:
    """Every quantity of a problem as mpmath numbers, from the definition."""
    with mpmath.workdps(DIGITS):
        real = np.vectorize(lambda value: mpmath.mpf(float(value)), otypes=[object])
        x, gain, bias = real(problem.x), real(problem.gain), real(problem.bias)
        size = problem.size
        mean = x.sum(axis=1, keepdims=True) / size * int(problem.centred)
        d = x - mean
        spread = (d * d).sum(axis=1, keepdims=True) / size + mpmath.mpf(problem.eps)
        rstd = np.array([[1 / mpmath.sqrt(value)] for value in spread[:, 0]])
        answers = {"output": gain * d * rstd + bias, "mean": mean[:, 0], "rstd": rstd[:, 0]}
        if problem.upstream is not None:
            v = real(problem.upstream)
            h = d * rstd
            p = gain * v
            inner = p - h * (p * h).sum(axis=1, keepdims=True) / size
            if problem.centred:
                inner = inner - p.sum(axis=1, keepdims=True) / size
            answers |= {"dx": rstd * inner, "dgain": (v * h).sum(axis=0), "dbias": v.sum(axis=0)}
        return answers


def assert_correctly_rounded(problem: Problem, solution: Solution) -> None:
    """No number of the format is nearer to mpmath's value than the reference's answer."""
    with mpmath.workdps(DIGITS):
        for name, values in by_mpmath(problem).items():
            answer = solution[name]
            for index, value in np.ndenumerate(values):
                got = float(answer.rounded[index])
                if abs(value) < mpmath.mpf(10) ** -650:
                    value = mpmath.mpf(0)
                quotient = Fraction(*map(int, _ratio(value)))
                expected = nearest(fmpq(quotient.numerator, quotient.denominator), problem.format)
                assert got == expected, (name, index, got, expected)
                if math.isfinite(got):
                    middle = mpmath.mpf(float(answer.high[index]))
                    if answer.low is not None:
                        middle += mpmath.mpf(float(answer.low[index]))
                    distance = abs(value - middle)
                    assert distance <= mpmath.mpf(answer.radius_at(index)) + mpmath.mpf(10) ** -690, (
                        name,
                        index,
                    )


def _ratio(value: mpmath.mpf) -> tuple[int, int]:
    sign, mantissa, exponent, _ = value._mpf_
    mantissa = -int(mantissa) if sign else int(mantissa)
    return mantissa << max(exponent, 0), 1 << max(-exponent, 0)


def draw(format, rows, size, seed, *, ratio=1.0, scale=1.0, eps=1e-5, centred=True, gain_scale=1.0):
    generator = np.random.default_rng(seed)

    def normal(*shape):
        return generator.standard_normal(shape)

    x = round_array((normal(rows, size) + ratio) * scale, format)
    gain, bias = (round_array(normal(size) * gain_scale, format) for _ in range(2))
    return Problem(x, gain, bias, eps, round_array(normal(rows, size), format), centred)


@pytest.mark.parametrize("centred", [True, False], ids=["layer", "rms"])
@pytest.mark.parametrize("format", FORMATS.values(), ids=lambda format: format.name)
@pytest.mark.parametrize("ratio", [0.0, 1.0, 2.0**7, 2.0**20], ids=lambda ratio: f"mean/std={ratio:g}")
def test_every_quantity_is_the_rounding_of_mpmath(format, centred, ratio):
    scale = 1.0 if format in (FLOAT64, FLOAT32) or ratio <= 2.0**7 else 2.0**-12
    problem = draw(format, 3, 7, 1, ratio=ratio, centred=centred, scale=scale)
    assert_correctly_rounded(problem, solve(problem))


@pytest.mark.parametrize("format", FORMATS.values(), ids=lambda format: format.name)
@pytest.mark.parametrize("place", ["overflow", "underflow"])
def test_the_ends_of_the_range(format, place):
    near = format.emax - 2 if place == "overflow" else format.emin - 3
    problem = draw(format, 2, 5, 2, scale=2.0**near, ratio=0.5, eps=1e-300)
    assert_correctly_rounded(problem, solve(problem))


def test_mixed_magnitudes():
    x = np.array([[1e300, -1e300, 3e299, 0.0], [1e-300, 2e-300, -1e-310, 5e-324], [1.0, 1e-200, 1e200, 3.0]])
    gain = np.array([1e300, 1e-300, 4.8e-33, 0.0])
    bias = np.array([1e-5, 1e300, 0.0, 1e-320])
    upstream = np.array([[1e250, 1.0, 1e-300, 0.0], [1e-300, 1e-308, 1e-320, 0.0], [1.0, -1.0, 1e-10, 1e200]])
    for eps in (0.0, 1e-12, 1e300):
        problem = Problem(x, gain, bias, eps, upstream)
        assert_correctly_rounded(problem, solve(problem))


def enclosures(problem: Problem) -> dict[str, Enclosed]:
    """The fast evaluation alone, of a problem that fits in one chunk."""
    parts: dict[str, Enclosed] = {}
    evaluate(problem, lambda name, rows, enclosed: parts.__setitem__(name, enclosed))
    return parts


@settings(max_examples=40, deadline=None)
@given(
    st.sampled_from(list(FORMATS.values())),
    st.integers(1, 6),
    st.integers(1, 3),
    st.booleans(),
    st.randoms(use_true_random=False),
)
def test_random_bits(format, size, rows, centred, random):
    """Any bit patterns at all, as far as they are finite."""

    def numbers(*shape):
        count = math.prod(shape)
        values = [random.uniform(-2, 2) * 2.0 ** random.randint(format.emin - 5, format.emax - 1) for _ in range(count)]
        return round_array(np.array(values).reshape(shape), format)

    eps = random.choice([1e-5, 1e-12, 1e-300, 2.0**40])
    problem = Problem(numbers(rows, size), numbers(size), numbers(size), eps, numbers(rows, size), centred)
    assert_correctly_rounded(problem, solve(problem))


@pytest.mark.parametrize("format", FORMATS.values(), ids=lambda format: format.name)
def test_the_radius_is_honest_and_mostly_small(format):
    """The fast evaluation alone: its enclosure holds mpmath's value, and settles nearly everything."""
    problem = draw(format, 6, 33, 3, ratio=3.0)
    enclosed, values = enclosures(problem), by_mpmath(problem)
    for name in ("output", "dx"):
        one = enclosed[name]
        with mpmath.workdps(DIGITS):
            low = np.zeros_like(one.high) if one.low is None else one.low
            distance = np.abs(values[name] - (one.high.astype(object) * mpmath.mpf(1) + low.astype(object)))
            assert (distance <= one.radius.astype(object)).all(), name
        assert round_enclosure(one, format)[1].mean() > 0.99, name


def test_too_small_radius_is_noticed():
    problem = draw(FLOAT32, 6, 33, 3, ratio=3.0)
    one, values = enclosures(problem)["output"], by_mpmath(problem)["output"]
    with mpmath.workdps(DIGITS):
        distance = np.abs(values - one.high.astype(object) * mpmath.mpf(1))
    assert not (distance <= one.radius.astype(object) / 1000).all()


def test_ties_are_recognised():
    one = FLOAT32.dtype.type(1)
    x = np.array([[1, np.nextafter(one, FLOAT32.dtype.type(2))]], dtype=FLOAT32.dtype)
    gain = np.array([1, 1], dtype=FLOAT32.dtype)
    assert solve(Problem(x, gain, 0 * gain, 1e-5))["mean"].rounded[0] == 1.0  # the midpoint: to even
    # eps = 3 and variance 1: rstd = 1/2 exactly; an output of 1/2 + 2²⁴ lies half-way between neighbours.
    x, bias = np.array([[-1, 1]], dtype=FLOAT32.dtype), np.array([2**24, 2**24], dtype=FLOAT32.dtype)
    output = solve(Problem(x, gain * 2, bias, 3.0))["output"].rounded
    assert output.tolist() == [[2.0**24 - 1, 2.0**24]]
    assert Surd(fmpq(0), ((fmpq(1), fmpq(2)), (fmpq(-1, 2), fmpq(8)))).equals(fmpq(0))
    assert not Surd(fmpq(0), ((fmpq(1), fmpq(2)), (fmpq(1), fmpq(3)))).equals(fmpq(0))


def test_entry_just_past_halfway():
    """(x - mean)·r is -1/2 and less than 2⁻⁵³ of it more, and 2⁻¹³³ the smallest bfloat16."""
    x = np.array([[0, 0, -(2.0**-5), 0, 2.0**50]]).astype(BFLOAT16.dtype)
    gain = np.array([0, 0, 2.0**-133, 0, 0]).astype(BFLOAT16.dtype)
    problem = Problem(x, gain, 0 * gain, 1e-5)
    assert_correctly_rounded(problem, solve(problem))
    assert float(solve(problem)["output"].rounded[0, 2]) == -(2.0**-133)


def test_huge_radius_leaves_all_unsure():
    x = np.array([[0, 1e-28, 0]]).astype(BFLOAT16.dtype)
    gain = np.array([0, 1e25, 0]).astype(BFLOAT16.dtype)
    problem = Problem(x, gain, 0 * gain, 1e-300, np.full_like(x, 2.0**120), centred=False)
    assert_correctly_rounded(problem, solve(problem))


@pytest.mark.parametrize(("first", "rounded"), [(65504, math.inf), (65472, 65472)], ids=["overflow", "below it"])
def test_ties_at_the_largest_number(first, rounded):
    """h = ±1 by way of √9: only a test for ties ends the search."""
    x, bias = np.array([[3, -3]], np.float16), np.array([16, 1], np.float16)
    output = solve(Problem(x, np.array([first, 1], np.float16), bias, 0.0))["output"].rounded
    assert float(output[0, 0]) == rounded


def test_zero_sum_over_many_rows():
    """Rows and their negatives, upstream gradients alike: every root has its opposite."""
    random = np.random.default_rng(0)
    x = random.standard_normal((300, 4))
    problem = Problem(np.concatenate([x, -x]), np.ones(4), np.zeros(4), 1e-5, np.ones((600, 4)))
    assert not solve(problem)["dgain"].rounded.any()


@pytest.mark.parametrize("format", FORMATS.values(), ids=lambda format: format.name)
def test_gradient_of_sum_vanishes(format):
    problem = draw(format, 4, 33, 1)
    ones = np.ones_like(problem.x)
    answer = solve(Problem(problem.x, ones[0], problem.bias, 1e-5, 3 * ones))["dx"]
    assert not answer.rounded.any()
    assert answer.doubtful == 0
    constant = Problem(ones, ones[0], problem.bias, 0.0, ones)
    assert np.isnan(solve(constant)["dx"].rounded.astype(float)).all()


def test_undefined_rows_are_nan_and_only_they():
    x = np.array([[3.0, 3.0], [3.0, 4.0]])
    answer = solve(Problem(x, np.ones(2), np.zeros(2), 0.0, np.ones((2, 2))))
    assert np.isnan(answer["output"].rounded[0]).all()
    assert answer["output"].rounded[1].tolist() == [-1.0, 1.0]
    assert np.isnan(answer["dgain"].rounded).all()


def test_the_array_face():
    x = np.array([[256, -256]], dtype=np.float16)
    gain = np.ones(2, dtype=np.float16)
    assert layer_norm(x, gain, 0 * gain, 0.0).tolist() == [[1.0, -1.0]]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"x": np.ones(3)}, "shape"),
        ({"x": np.ones((2, 3), dtype=int)}, "type int64"),
        ({"gain": np.ones(2)}, "gain has shape"),
        ({"bias": np.ones(3, dtype=np.float32)}, "float32"),
        ({"eps": -1.0}, "eps"),
        ({"eps": "a"}, "eps is 'a'"),
        ({"gain": [1.0, 1.0, 1.0]}, "gain is a list"),
        ({"x": np.array([[1.0, np.inf, 2.0]])}, "not finite"),
    ],
)
def test_bad_input_is_one_line(change, words):
    inputs = {"x": np.ones((1, 3)), "gain": np.ones(3), "bias": np.ones(3), "eps": 1e-5} | change
    with pytest.raises(InputError, match=words) as error:
        Problem(**inputs)
    assert "\n" not in str(error.value)


def test_rounding_to_bfloat16_is_single():
    """ml_dtypes rounds 1 + 2⁻⁸ + 2⁻³⁰ twice, to 1."""
    values = np.array([1 + 2.0**-8 + 2.0**-30, 1 + 2.0**-8, 1 + 2.0**-8 - 2.0**-30, 2.0**-134, 2.0**-134 * 1.1, 3.4e38])
    values = np.concatenate([values, -values, [0.0, np.inf]])
    rounded = round_array(values, BFLOAT16).astype(float)
    expected = [nearest(rational(value), BFLOAT16) if np.isfinite(value) else value for value in values]
    assert rounded.tolist() == expected
    assert rounded[0] == 1 + 2.0**-7


@pytest.mark.parametrize("format", FORMATS.values(), ids=lambda format: format.name)
def test_both_roundings_agree(format):
    generator = np.random.default_rng(5)
    exponents = generator.uniform(format.emin - format.precision - 2, format.emax + 1.5, 3000)
    values = np.ldexp(generator.uniform(-1, 1, 3000), np.clip(exponents.astype(int), -1074, 1023))
    rounded = round_array(values, format).astype(np.float64)
    assert rounded.tolist() == [nearest(rational(value), format) for value in values]


def test_ulps_are_the_distances_of_neighbours():
    assert ulps(np.array([1.0, 1.5, 2.0, 0.0]), FLOAT32).tolist() == [2.0**-23, 2.0**-23, 2.0**-22, 2.0**-149]
    problem = draw(FLOAT16, 1, 4, 6)
    answer = solve(problem)["output"]
    errors = ulp_errors(answer.rounded, answer, FLOAT16)
    assert errors.max() <= 0.5
    assert (ulp_errors(np.nextafter(answer.rounded, np.float16(np.inf)), answer, FLOAT16) >= 0.5).all()
    assert np.isinf(ulp_errors(np.full((1, 4), np.nan), answer, FLOAT16)).all()
    unit = FLOAT16.unit_roundoff * np.abs(answer.high).max()
    moved = answer.rounded.copy()
    moved[0, 2] = np.inf
    assert row_errors(answer.rounded, answer, FLOAT16).tolist() == [np.abs(answer.rounded - answer.high).max() / unit]
    assert row_errors(moved, answer, FLOAT16).tolist() == [np.inf]


def test_correct_infinity_is_no_error():
    x, gain = np.array([[1.0, -1.0]], np.float16), np.full(2, 60000, np.float16)
    answer = solve(Problem(x, gain, gain, 0.0))["output"]
    assert answer.rounded.tolist() == [[np.inf, 0.0]]
    assert ulp_errors(answer.rounded, answer, FLOAT16).tolist() == [[0.0, 0.0]]
    assert row_errors(np.zeros((1, 2), np.float16), answer, FLOAT16)[0] > 2000


HARD_ROWS = {
    "normal": lambda x, random: x,
    "offset": lambda x, random: x + 2.0 ** random.uniform(0, 40),
    "outlier": lambda x, random: x + 2.0 ** random.uniform(0, 30) * (np.arange(x.shape[1]) == 0),
    "all magnitudes": lambda x, random: np.sign(x) * np.exp(random.uniform(-20, 20, x.shape)),
    "few bits": lambda x, random: np.round(4 * x) / 4,
    "near 1": lambda x, random: 1 + x * 2.0**-20,
}


@pytest.mark.parametrize("size", [1, 3, 64, 768, 1500])
@pytest.mark.parametrize("rows", HARD_ROWS)
@pytest.mark.parametrize("format", FORMATS.values(), ids=lambda format: format.name)
def test_entries_stay_within_radius(format, rows, size):
    """Entries drawn from each quantity, against exact arithmetic."""
    random = np.random.default_rng(size)
    x = np.clip(HARD_ROWS[rows](random.standard_normal((3, size)), random), -60000, 60000)
    arrays = [x, *(random.standard_normal(shape) for shape in (size, size, (3, size)))]
    x, gain, bias, upstream = (round_array(array, format) for array in arrays)
    problem = Problem(x, gain, bias, float(random.choice([0, 1e-12, 1e-5])), upstream, bool(random.integers(2)))
    exact = Exact(problem)
    for name, one in enclosures(problem).items():
        radius = np.broadcast_to(one.radius, one.high.shape)
        for _ in range(4):
            index = tuple(int(random.integers(length)) for length in one.high.shape)
            surd = exact.entry(name, index)
            if surd is None or not np.isfinite(radius[index]):
                continue
            low = 0.0 if one.low is None else float(one.low[index])
            ends = (surd - rational(float(one.high[index])) - rational(low)).enclose(600)
            distance = max(abs(end) for end in ends)
            assert distance <= rational(float(radius[index])) + fmpq(1, 10**100), (name, index)


def test_exact_reference_settles_float64_doubt():
    """Gradients so near half-way between numbers of the format that only pairs of float64 can tell."""
    problem = draw(FLOAT32, 85, 768, 11)
    sure = round_enclosure(enclosures(problem)["dx"], FLOAT32)[1]
    answer = solve(problem)["dx"]
    assert not sure.all()
    assert answer.doubtful == 0
    exact = Exact(problem)
    for row, column in np.argwhere(~sure).tolist():
        surd = exact.entry("dx", (row, column))
        assert surd is not None
        assert float(answer.rounded[row, column]) == surd.nearest(FLOAT32)

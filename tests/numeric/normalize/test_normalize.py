"""The implementation that is right, held to its bounds against the reference."""

import numpy as np
import pytest

import lnverify
from lnverify.numeric.floats.formats import BFLOAT16, FLOAT16, FLOAT32, FLOAT64, FORMATS, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.normalize import fast_path
from lnverify.numeric.reference import Problem, solve
from lnverify.numeric.reference.measures import row_errors, ulp_errors
from lnverify.proofs.errors import InputError


def hard(format: Format, size: int, seed: int) -> dict[str, np.ndarray]:
    """Rows of every difficulty that the format can hold."""
    generator = np.random.default_rng(seed)
    normal = generator.standard_normal((3, size))
    big = 2.0 ** (format.emax - 1)
    cases = {
        "standard": normal,
        "offset": normal * 2.0**-6 + 1,
        "near the precision": 1 + generator.integers(-3, 4, (3, size)) * 2 * format.unit_roundoff,
        "constant": np.full((3, size), 1 / 3),
        "outlier": normal + big * (np.arange(size) == size // 2) / 2**4,
        "overflow": np.sign(normal) * big * 1.5,
        "underflow": normal * 2.0**format.emin,
    }
    return {name: round_array(rows, format) for name, rows in cases.items()}


@pytest.mark.parametrize("size", [1, 2, 7, 64, 769])
@pytest.mark.parametrize("format", FORMATS.values(), ids=lambda format: format.name)
def test_outputs_faithful_gradients_two_ulps(format, size):
    generator = np.random.default_rng(size)
    gain, bias = (round_array(generator.standard_normal(size), format) for _ in range(2))
    for name, x in hard(format, size, size).items():
        upstream = round_array(generator.standard_normal(x.shape), format)
        problem = Problem(x, gain, bias, 1e-5, upstream)
        solution = solve(problem)
        output = lnverify.layer_norm(x, gain, bias, 1e-5)
        assert output.dtype == format.dtype
        assert ulp_errors(output, solution["output"], format).max() < 1, name
        gradients = lnverify.layer_norm_backward(upstream, x, gain, 1e-5)
        for quantity, gradient in zip(("dx", "dgain", "dbias"), gradients, strict=True):
            assert row_errors(gradient, solution[quantity], format).max() <= 2, (name, quantity)
        rms = solve(Problem(x, gain, 0 * gain, 1e-5, centred=False))["output"]
        assert ulp_errors(lnverify.rms_norm(x, gain, 1e-5), rms, format).max() < 1, name


@pytest.mark.parametrize("format", FORMATS.values(), ids=lambda format: format.name)
def test_a_bias_that_cancels_the_output(format):
    """The correctly rounded negative of the output as bias: what is left is below one rounding error."""
    generator = np.random.default_rng(3)
    x, gain = (round_array(generator.standard_normal(shape), format) for shape in ((1, 33), 33))
    bias = -solve(Problem(x, gain, 0 * gain, 1e-5))["output"].rounded[0]
    answer = solve(Problem(x, gain, bias, 1e-5))["output"]
    assert np.abs(answer.high).max() < 4 * format.unit_roundoff * np.abs(bias.astype(float)).max()
    assert ulp_errors(lnverify.layer_norm(x, gain, bias, 1e-5), answer, format).max() < 1


def test_constant_gain_upstream_gives_zero_gradient():
    x = np.random.default_rng(0).standard_normal((2, 9)).astype(np.float32)
    dx, _, dbias = lnverify.layer_norm_backward(np.ones_like(x), x)
    assert not dx.any()
    assert dbias.tolist() == [2.0] * 9


@pytest.mark.parametrize(
    ("format", "gain", "eps"),
    [(FLOAT16, 2.0**4, 1e-5), (FLOAT32, 2.0**103, 1e-8), (FLOAT64, 2.0**970, 1e-40)],
    ids=["float16", "float32", "float64"],
)
def test_just_below_the_threshold_of_infinity(format, gain, eps):
    """The exact value is a little less than half a spacing beyond the largest number."""
    x = np.array([[1, -1]], format.dtype) * format.dtype.type(1 if format is FLOAT64 else 3e4)
    gains, bias = (np.full(2, value, format.dtype) for value in (gain, format.largest))
    output = lnverify.layer_norm(x, gains, bias, eps)
    assert ulp_errors(output, solve(Problem(x, gains, bias, eps))["output"], format).max() < 1
    assert output[0, 0] == format.dtype.type(format.largest)


def test_zero_gradients_despite_overflow():
    x, upstream = np.array([[3e-322, 1.4e-322]]), np.array([[-1.0, 2.0]])
    dx, _, _ = lnverify.layer_norm_backward(upstream, x, np.array([1e118, 1e-31]), 0.0)
    assert dx.tolist() == [[0.0, 0.0]]


@pytest.mark.parametrize("format", FORMATS.values(), ids=lambda format: format.name)
def test_entries_beside_one_that_overflows(format):
    """The row's largest entry counts as the largest number at most."""
    random = np.random.default_rng(5)
    x = round_array(random.standard_normal((4, 8)) * 2.0 ** (format.emin // 2 - 3), format)
    gain = round_array(random.standard_normal(8) * 2.0 ** np.arange(0, -32, -4.0) * 2.0 ** (format.emax - 4), format)
    upstream = round_array(random.standard_normal((4, 8)), format)
    solution = solve(Problem(x, gain, 0 * gain, 0.0, upstream))
    dx, dgain, dbias = lnverify.layer_norm_backward(upstream, x, gain, 0.0)
    assert np.isinf(solution["dx"].rounded.astype(float)).any()
    for name, values in (("dx", dx), ("dgain", dgain), ("dbias", dbias)):
        assert row_errors(values, solution[name], format).max() <= 2, name


def test_leading_axes_are_kept():
    x = np.arange(24.0).reshape(2, 3, 4)
    assert lnverify.layer_norm(x).shape == (2, 3, 4)
    dx, dgain, dbias = lnverify.layer_norm_backward(np.ones_like(x), x)
    assert (dx.shape, dgain.shape, dbias.shape) == ((2, 3, 4), (4,), (4,))
    assert lnverify.rms_norm(x[0, 0]).shape == (4,)


def test_rms_gradients():
    generator = np.random.default_rng(1)
    x, upstream = generator.standard_normal((2, 5, 8)).astype(np.float32)
    gain = generator.standard_normal(8).astype(np.float32)
    solution = solve(Problem(x, gain, 0 * gain, 1e-5, upstream, centred=False))
    for name, gradient in zip(("dx", "dgain"), lnverify.rms_norm_backward(upstream, x, gain), strict=True):
        assert row_errors(gradient, solution[name], FLOAT32).max() <= 2


def test_no_variance_and_no_eps_is_undefined():
    assert np.isnan(lnverify.layer_norm(np.full((1, 3), 7.0), eps=0.0)).all()
    assert lnverify.layer_norm(np.array([[256, -256]], np.float16), eps=0.0).tolist() == [[1.0, -1.0]]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((np.ones((2, 3), int),), "type int64"),
        ((np.ones((2, 3)), np.ones(2)), "gain has shape"),
        ((np.array(1.0),), "shape"),
        (([1.0, 2.0],), "x is a list"),
    ],
)
def test_bad_input_is_one_line(arguments, words):
    with pytest.raises(InputError, match=words):
        lnverify.layer_norm(*arguments)


@pytest.mark.parametrize("size", [8, 768, 1500])
@pytest.mark.parametrize("format", [FLOAT32, FLOAT16, BFLOAT16], ids=lambda format: format.name)
def test_fast_path_bounds_its_error(format, size):
    generator = np.random.default_rng(size)
    x, gain, bias = (round_array(generator.standard_normal(shape), format) for shape in ((60, size), size, size))
    x[:3] += round_array(np.array([2.0**12]), format)
    for centred in (True, False):
        problem = Problem(x, gain, bias if centred else 0 * gain, 1e-5, None, centred)
        output, refused = fast_path.forward(problem, 4)
        assert refused.mean() < 0.75  # products of normal gains and entries come very near 0
        errors = ulp_errors(output, solve(problem)["output"], format)
        assert errors[~refused].max() <= 0.75
        _, taken = fast_path.forward(problem, 2.0**-26)
        assert taken.sum() <= refused.sum()


def test_the_bound_can_fail():
    """The textbook formula in float64 is not faithful: the test above is not vacuous."""
    x = hard(FLOAT64, 64, 64)["offset"]
    naive = (x - x.mean(axis=1, keepdims=True)) / np.sqrt(x.var(axis=1, keepdims=True) + 1e-5)
    answer = solve(Problem(x, np.ones(64), np.zeros(64), 1e-5))["output"]
    assert ulp_errors(naive, answer, FLOAT64).max() > 1

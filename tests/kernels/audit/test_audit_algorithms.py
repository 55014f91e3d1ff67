"""The algorithms: each is LayerNorm, two passes keep their proved bound, and breaks where it says."""

import numpy as np
import pytest
from lnverify.kernels.audit.causes.algorithms import ALGORITHMS

from lnverify.numeric.floats.formats import FLOAT16, FLOAT32, FORMATS, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference import Problem, solve
from lnverify.numeric.reference.measures import distances, row_errors

SIZES = (1, 2, 3, 17, 64, 300)


def problems(format: Format, seed: int):
    """Offsets from none to beyond the precision, sizes small and large, gains of several magnitudes."""
    generator = np.random.default_rng(seed)
    for size in SIZES:
        for power in range(0, format.precision + 2, 3):
            scale = 2.0 ** -max(power - 3, 0)
            x = round_array((2.0**power + generator.standard_normal((4, size))) * scale, format)
            gain, bias, upstream = (
                round_array(generator.standard_normal(shape), format) for shape in (size, size, (4, size))
            )
            yield Problem(x, gain, bias, float(generator.choice([1e-5, 2.0**-10, 16.0])), upstream)


@pytest.mark.parametrize(
    "format",
    [
        pytest.param(format, id=format.name, marks=[pytest.mark.slow] * (format.name not in ("float32", "bfloat16")))
        for format in FORMATS.values()
    ],
)
@pytest.mark.parametrize("name", ALGORITHMS)
def test_proved_bounds_hold(name, format):
    algorithm = ALGORITHMS[name]
    if not algorithm.runs(format):
        assert format.name == "float64"  # there is no wider format to accumulate in
        return
    bounded = 0
    for problem in problems(format, 1):
        solution = solve(problem)
        output = algorithm.forward(problem.x, problem.gain, problem.bias, problem.eps)
        bound = algorithm.proved_bound(solution)
        finite = np.isfinite(bound)
        distance = distances(output, solution["output"]).max(axis=1)
        assert (distance[finite] <= bound[finite]).all(), (problem.size, (distance / bound).max())
        bounded += finite.sum()
    # Of 16 bits, few rows are gentle enough; of other programs no such bound is proved.
    assert bounded >= 4 if algorithm.order is not None else bounded == 0


def offset(format: Format, power: int, size: int = 256) -> Problem:
    generator = np.random.default_rng(4)
    x = round_array(2.0**power + generator.standard_normal((8, size)), format)
    return Problem(x, np.ones(size, format.dtype), np.zeros(size, format.dtype), 1e-5)


def worst(name: str, problem: Problem) -> float:
    output = ALGORITHMS[name].forward(problem.x, problem.gain, problem.bias, problem.eps)
    return float(row_errors(output, solve(problem)["output"], problem.format).max())


def test_each_breaks_where_it_says():
    half = 2.0**12  # half of float32's digits, in units of u
    easy, hard = offset(FLOAT32, 4), offset(FLOAT32, 13)
    for name in ALGORITHMS:
        assert worst(name, easy) < half, name
    for name in ("one-pass", "one-pass, clamped", "one-pass, blocked sums"):
        assert worst(name, hard) > half, name
    for name in ("two-pass, pairwise sums", "shifted by the first entry", "two-pass, wider format"):
        assert worst(name, hard) < half, name
    assert worst("one-pass, wider format", hard) < 3 < worst("two-pass", hard)
    first = offset(FLOAT32, 4)
    first.x[:, 0] = -(2.0**13)
    later = Problem(first.x[:, ::-1].copy(), first.gain, first.bias, first.eps)
    assert worst("shifted by the first entry", first) > 4 * worst("shifted by the first entry", later)
    assert worst("one-pass", offset(FLOAT16, 9)) == np.inf  # the sum of squares overflows


def test_too_small_bound_is_noticed():
    problem = offset(FLOAT32, 4, 64)
    algorithm, solution = ALGORITHMS["two-pass"], solve(problem)
    output = algorithm.forward(problem.x, problem.gain, problem.bias, problem.eps)
    distance = distances(output, solution["output"]).max(axis=1)
    assert not (distance <= algorithm.proved_bound(solution) / 10_000).all()


def test_welford_by_hand():
    """Means 1, 2, 3 and sums of squares 0, 2, 8 of the rows 1, 3, 5."""
    mean, d, spread = ALGORITHMS["Welford"].statistics(np.array([[1.0, 3.0, 5.0]]), np.float64(0))
    assert (mean[0, 0], d.tolist(), spread[0, 0]) == (3, [[-2, 0, 2]], 8 / 3)


def test_sixteen_bit_operations_round_each():
    x = np.full((1, 4096), 1, np.float16)
    assert ALGORITHMS["two-pass"].statistics(x, np.float16(0))[0][0, 0] == 0.5  # 1 + … stops at 2048
    assert ALGORITHMS["two-pass, pairwise sums"].statistics(x, np.float16(0))[0][0, 0] == 1

"""What the reference and the right implementation cost, measured and printed; with `pytest -m slow -s`."""

import time

import mpmath
import numpy as np
import pytest

import numeric
from numeric.formats import FORMATS
from numeric.reference import Problem, solve
from numeric.reference.rounding import round_array

SIZE, ROWS = 768, 1024
pytestmark = pytest.mark.slow


def seconds(function, times=5) -> float:
    """The shortest of several runs."""
    best = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        function()
        best = min(best, time.perf_counter() - start)
    return best


def drawn(format):
    generator = np.random.default_rng(0)
    return [round_array(generator.standard_normal(shape), format) for shape in ((ROWS, SIZE), SIZE, SIZE)]


def mpmath_loop(x, gain, bias, eps):
    """The textbook formula, entry by entry, 60 digits."""
    with mpmath.workdps(60):
        gain, bias = ([mpmath.mpf(float(value)) for value in array] for array in (gain, bias))
        for row in x:
            values = [mpmath.mpf(float(value)) for value in row]
            mean = mpmath.fsum(values) / len(values)
            d = [value - mean for value in values]
            r = 1 / mpmath.sqrt(mpmath.fsum(v * v for v in d) / len(d) + mpmath.mpf(eps))
            yield [float(g * v * r + b) for g, v, b in zip(gain, d, bias, strict=True)]


def plain(x, gain, bias, eps):
    """The plain NumPy LayerNorm."""
    mean, variance = x.mean(axis=-1, keepdims=True), x.var(axis=-1, keepdims=True)
    return gain * ((x - mean) / np.sqrt(variance + x.dtype.type(eps))) + bias


@pytest.mark.parametrize("format", FORMATS.values(), ids=lambda format: format.name)
def test_the_reference_against_an_mpmath_loop(format):
    x, gain, bias = drawn(format)
    loop = seconds(lambda: list(mpmath_loop(x[:4], gain, bias, 1e-5)), 2) / (4 * SIZE)
    fast = seconds(lambda: solve(Problem(x, gain, bias, 1e-5))) / x.size
    print(f"\n{format.name}: {fast * 1e9:.1f} ns an entry, {loop / fast:.0f} times an mpmath loop")
    assert loop / fast > 50  # an order of magnitude below what an idle machine shows: a guard, not the goal


@pytest.mark.parametrize("format", FORMATS.values(), ids=lambda format: format.name)
def test_the_right_implementation_against_plain_numpy(format):
    x, gain, bias = drawn(format)
    simple = seconds(lambda: plain(x, gain, bias, 1e-5)) / x.size
    right = seconds(lambda: numeric.layer_norm(x, gain, bias, 1e-5)) / x.size
    print(f"\n{format.name}: {right * 1e9:.1f} ns an entry, {right / simple:.1f} times plain NumPy")
    assert right / simple < 50  # as above

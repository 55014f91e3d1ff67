"""Upstream gradients along the output: the error of ∂x is conditioning where it stays within its bound."""

import numpy as np
import pytest
from kernels_under_test import in_float32, in_float32_backward, two_pass, two_pass_backward

from lnverify.kernels.audit import parallel
from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.adapters.lnverify_ import implementations as own
from lnverify.numeric.floats.formats import BFLOAT16, FLOAT32
from lnverify.numeric.reference import solve


def measured(forward, backward, format=FLOAT32):
    return parallel.measure(Implementation("x", forward, backward), parallel.along(format))


def test_two_passes_lose_digits_within_their_bound():
    result = measured(two_pass, two_pass_backward)
    assert result["error"] > 1e-3, "percents of ∂x"
    assert result["condition"] > 1e5
    assert result["share"] < 0.1


def test_exact_arithmetic_loses_none():
    layer = next(one for one in own() if one.centred)
    assert parallel.measure(layer, parallel.along(FLOAT32))["error"] < 2**-23


def without_mean_term(upstream, x, gain, bias, eps):
    """Faulty: the term along the row is left out."""
    dx, dgain, dbias = two_pass_backward(upstream, x, gain, bias, eps)
    z = two_pass(x, np.ones_like(gain), 0 * bias, eps)
    return dx + z * (upstream * gain * z).mean(axis=1, keepdims=True), dgain, dbias


def test_wrong_formula_is_beyond_its_bound():
    assert measured(two_pass, without_mean_term)["share"] > 1000


def test_sixteen_bits_are_held_to_float32():
    assert measured(in_float32, in_float32_backward, BFLOAT16)["share"] < 0.1
    assert measured(in_float32, two_pass_backward, BFLOAT16)["share"] > 1


@pytest.mark.parametrize("centred", [True, False], ids=["LayerNorm", "RMSNorm"])
def test_upstream_is_along_the_output(centred):
    problem = parallel.along(FLOAT32, centred)
    assert (problem.upstream == solve(problem)["output"].rounded).all()
    assert parallel.conditions(solve(problem)).max() > 1e5


def test_refusal_is_no_error():
    def refuses(*given):
        raise ValueError

    assert measured(two_pass, refuses) is None

"""GroupNorm, InstanceNorm, BatchNorm and fused residuals: right kernels pass, faulty ones fail, shapes are data."""

from dataclasses import replace

import norms_under_test as kernels
import numpy as np
import pytest

from lnverify.kernels.audit import norms
from lnverify.kernels.audit.cases import cases
from lnverify.kernels.audit.cases.regimes import EVERY
from lnverify.kernels.audit.errors.profiles import PROFILES
from lnverify.numeric.floats.formats import FLOAT32
from lnverify.numeric.reference import solve
from lnverify.proofs.errors import InputError

RIGHT = {
    "group": ("group_norm", "group_backward"),
    "instance": ("instance_norm", "instance_backward"),
    "batch": ("batch_norm", "batch_backward"),
}

FAULTY = {
    "statistics of all groups": (
        "group",
        ("group_by_all",),
        "it normalizes the channels and positions of a sample together",
    ),
    "gain's gradient of one position": (
        "group",
        ("group_norm", "group_of_first_position"),
        "∂γ: only the first position counts",
    ),
    "gain's gradient by another group": (
        "group",
        ("group_norm", "group_modulo"),
        "∂γ: channel c has mean and 1/std of group c modulo the number of groups",
    ),
    "the first channel's gain": (
        "instance",
        ("instance_of_first_gain",),
        "of 2 channels number 1 has the gain of number 0",
    ),
    "one pass": ("group", ("group_by_one_pass",), "× the allowed error (mean/std = "),
    "N - 1 for N": ("batch", ("batch_unbiased",), "output: the variance is divided by N - 1 (Bessel)"),
    "the backward of evaluation": ("batch", ("batch_norm", "batch_without_statistics"), "∂x: "),
}


def examined(norm, names, format="float32", profile="practical"):
    functions = [getattr(kernels, name) for name in names]
    return norms.examine(norm, functions, cases(format, norms.TAGS, quick=True), PROFILES[profile], names[-1])


@pytest.mark.integration
@pytest.mark.parametrize("format", ["float32", "bfloat16"])
@pytest.mark.parametrize("norm", RIGHT)
def test_right_kernels_pass(norm, format):
    verdict = examined(norm, RIGHT[norm], format)
    assert verdict.passes, verdict.line
    assert len(verdict.asked) >= 4 * 6, "a case asks of all its quantities"


@pytest.mark.integration
@pytest.mark.parametrize("fault", FAULTY)
def test_faulty_kernels_fail(fault):
    norm, names, words = FAULTY[fault]
    verdict = examined(norm, names)
    assert not verdict.passes
    assert words in verdict.line


@pytest.mark.parametrize("shape", [(8, 768), (1, 64), (3, 65), (2, 17)], ids=str)
@pytest.mark.parametrize("norm", norms.NORMS)
def test_tensors_hold_the_rows(norm, shape):
    norm = norms.NORMS[norm]
    rows = np.arange(np.prod(shape)).reshape(shape)
    tensor = norm.to_tensor(rows)
    assert (norm.to_rows(tensor, shape) == rows).all()
    channel = norm.to_tensor(norm.channel(shape))
    expected = np.arange(tensor.shape[1])[None, :, None]
    assert (channel == expected).all(), "a channel is an index of the tensor's axis of channels"


def test_normalized_axes_are_those_of_the_norm():
    rows = np.random.default_rng(0).standard_normal((4, 12))
    for name, axes in {"group": (2, 3), "instance": (2,), "batch": (0, 2)}.items():
        norm = norms.NORMS[name]
        tensor = norm.to_tensor(rows)
        if norm.groups:
            tensor = tensor.reshape(len(tensor), norm.lengths(*rows.shape)[norm.groups], -1, tensor.shape[-1])
        assert np.sort(tensor.mean(axis=axes), axis=None) == pytest.approx(np.sort(rows.mean(axis=1)))


def test_answers_of_a_channel_an_entry_are_the_reference():
    """Of a norm whose channels are its entries they are LayerNorm's."""
    by_entry = norms.Norm("", "b", "c", ("b", "c"), "c")
    problem = EVERY["standard normal"].problem(FLOAT32)
    given = norms.as_tensors(by_entry, problem, "standard normal")
    assert (np.abs(given.gain) == 2.0 ** np.round(np.log2(np.abs(given.gain)))).all()
    answers = norms.answers(by_entry, problem, given.gain, given.bias, PROFILES["stable"])
    right = solve(replace(problem, gain=given.gain, bias=given.bias))
    for quantity, (exact, allowed) in answers.items():
        assert exact == pytest.approx(right[quantity].high, rel=1e-13, abs=1e-13), quantity
        assert (2 * allowed >= PROFILES["stable"].allowed(right, quantity)).all(), quantity


def test_a_wrong_shape_is_bad_input():
    functions = [kernels.batch_norm, lambda v, *given: (v, np.ones(1, v.dtype), np.ones(1, v.dtype))]
    with pytest.raises(InputError, match=r"dgain is float32 of shape \(1,\), not float32 of shape \("):
        norms.examine("batch", functions, cases("float32", ["plain"]), PROFILES["practical"], "x")


def test_no_number_fails():
    nothing = [lambda x, *_: np.full_like(x, np.nan)]
    verdict = norms.examine("batch", nothing, cases("float32", ["plain"]), PROFILES["practical"], "x")
    assert "NaN the allowed error" in verdict.line

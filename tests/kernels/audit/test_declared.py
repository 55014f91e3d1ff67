"""Kernels without gain or bias, with an eps of their own, and with parameters of another format than the rows."""

import re
import sys

import ml_dtypes
import numpy as np
import pytest
from kernel_tables import layer_norm, layer_norm_backward, mean, norm, parts

from lnverify.kernels.audit.adapters.callables import halves
from lnverify.kernels.audit.cases.regimes import EVERY
from lnverify.numeric.floats.formats import FORMATS
from lnverify.proofs.errors import InputError
from lnverify.testing import LayerNormError, check_layer_norm, check_rms_norm

pytestmark = pytest.mark.integration


def in_its_place(x, residual, gain, bias, eps):
    residual += x
    return layer_norm(residual, gain, bias, eps), residual


def rms_of_sum(x, residual, gain, eps):
    total = x + residual
    return total / np.sqrt(mean(total * total) + x.dtype.type(eps)) * gain


FEW = {"tags": ["plain", "eps"]}


def without_bias(x, gain):
    return layer_norm(x, gain, 0 * gain, 1e-6)


def without_bias_backward(v, x, gain):
    return layer_norm_backward(v, x, gain, 0 * gain, 1e-6)[:2]


def bare(x, eps):
    d, r = parts(x, eps)
    return d * r


def bare_backward(v, x, eps):
    return layer_norm_backward(v, x, np.ones_like(x[0]), 0 * x[0], eps)[0]


def mixed(x, gain, bias, eps):
    assert gain.dtype == bias.dtype == np.float32
    return layer_norm(x.astype(np.float32), gain, bias, eps).astype(x.dtype)


def mixed_backward(v, x, gain, bias, eps):
    dx, dgain, dbias = layer_norm_backward(v.astype(np.float32), x.astype(np.float32), gain, bias, eps)
    return dx.astype(x.dtype), dgain, dbias


def of_sum(x, residual, gain, bias, eps):
    return layer_norm(x + residual, gain, bias, eps)


def of_sum_backward(v, x, residual, gain, bias, eps):
    return layer_norm_backward(v, x + residual, gain, bias, eps)


def of_sum_backward_to_four(*given):
    dx, *rest = of_sum_backward(*given)
    return dx, dx, *rest


RIGHT = {
    "no bias, eps of its own": (without_bias, without_bias_backward, {"bias": False, "eps": 1e-6}),
    "no bias, no gain": (bare, bare_backward, {"bias": False, "gain": False}),
    "a residual": (of_sum, of_sum_backward, {"norm": "residual"}),
    "a residual with a gradient": (of_sum, of_sum_backward_to_four, {"norm": "residual"}),
    "a residual that is written into": (in_its_place, None, {"norm": "residual"}),
    "RMSNorm of a sum": (rms_of_sum, None, {"norm": "rms-residual"}),
    "parameters of float32": (mixed, mixed_backward, {"format": "bfloat16", "parameters": "float32"}),
}


@pytest.mark.parametrize("name", RIGHT)
def test_what_is_declared_is_not_asked_for(name):
    forward, backward, declared = RIGHT[name]
    result = check_layer_norm(forward, backward, **declared, **FEW)
    if backward is None:
        assert {one.quantity for one in result.figures} == {"output"}
        return
    quantities = {"output", "dx"} | {f"d{one}" for one in ("gain", "bias") if declared.get(one, True)}
    assert {one.quantity for one in result.figures} == quantities


def test_another_eps_than_declared_fails():
    with pytest.raises(LayerNormError, match="eps is 1e-06, whatever is asked for") as error:
        check_layer_norm(without_bias, bias=False, eps=1e-2, tags=["plain"])
    assert "declared=Declared(rms=False, gain=True, bias=False, eps=0.01" in error.value.program


def test_a_small_eps_of_its_own_shows():
    def floored(x, gain, bias):
        return (x - mean(x)) / np.sqrt(np.maximum(x.var(axis=1, keepdims=True), 1e-6)) * gain + bias

    with pytest.raises(LayerNormError, match=r"max\(variance, eps\) stands for variance \+ eps") as error:
        check_layer_norm(floored, eps=1e-6, tags=["plain"])
    assert "eps=1e-06" in error.value.program


def test_gradients_of_the_parameters_have_their_format():
    def rounds(v, x, gain, bias, eps):
        dx, dgain, dbias = mixed_backward(v, x, gain, bias, eps)
        return dx, dgain.astype(ml_dtypes.bfloat16), dbias

    with pytest.raises(LayerNormError, match="dgain is bfloat16, not float32"):
        check_layer_norm(mixed, rounds, format="bfloat16", parameters="float32", tags=["plain"])


def rounds(*names):
    def kernel(x, gain, bias, eps):
        given = {"gain": gain, "bias": bias}
        given |= {name: given[name].astype(x.dtype).astype(np.float32) for name in names}
        return mixed(x, given["gain"], given["bias"], eps)

    return kernel


@pytest.mark.parametrize(("format", "name"), [("bfloat16", "gain"), ("bfloat16", "bias"), ("float16", "gain")])
def test_parameters_that_are_rounded_to_the_rows_format_are_seen(format, name, capsys):
    with pytest.raises(
        LayerNormError, match=rf"the {name} is rounded to {format}.*\(on plain inputs in {format}\)"
    ) as error:
        check_layer_norm(rounds(name), format=format, parameters="float32", tags=["plain"])
    assert f"{name} changed, the same output: True" in printed(error.value.program, rounds(name), capsys)


def test_a_program_prints_the_calls_that_differ(capsys):
    def kernel(x, gain, bias, eps):
        return layer_norm(x, gain, bias, eps) * (1 + np.tanh(x.mean()) / 16)

    with pytest.raises(LayerNormError, match="depends on the other rows") as error:
        check_layer_norm(kernel, tags=["plain"])
    first, *_, last = printed(error.value.program, kernel, capsys)
    together, alone = (part.split()[0] for part in first.partition(": ")[2].split(", "))
    assert together != alone and last in error.value.verdict.cause


@pytest.mark.parametrize("declared", [{"eps": -1.0}, {"eps": float("nan")}, {"parameters": "float33"}])
def test_what_cannot_be_declared_is_bad_input(declared):
    with pytest.raises(InputError, match="would be right"):
        check_layer_norm(layer_norm, **declared)


def printed(program, kernel, capsys):
    """The lines that a program of a kernel without a module prints."""
    capsys.readouterr()
    exec(program.replace("= ..., None", "= kernel, None"), {"kernel": kernel})
    return capsys.readouterr().out.splitlines()


MISBEHAVING = {
    "it changes x in place": (
        lambda x, *rest: np.copyto(x, layer_norm(x, *rest)) or x,
        r"x, entry \[\d+, \d+\]: .* before the call, .* after it",
    ),
    "rows that are not contiguous": (
        lambda x, *rest: layer_norm(x.ravel(order="K").reshape(x.shape), *rest),
        r"rows of a transposed array: \[",
    ),
    "a row with a NaN gets numbers": (
        lambda x, *rest: layer_norm(np.nan_to_num(x), *rest),
        r"with one in row 1: row 0 \[.*\], row 1 \[ *-?\d",
    ),
}


@pytest.mark.parametrize("words", MISBEHAVING)
def test_the_program_of_a_behaviour_prints_numbers(words, capsys):
    kernel, shown = MISBEHAVING[words]
    with pytest.raises(LayerNormError, match=words) as error:
        check_layer_norm(kernel, tags=["plain"])
    *lines, last = printed(error.value.program, kernel, capsys)
    assert re.search(shown, "\n".join(lines)) and last.startswith(words)


def test_rms_norm_has_a_program_of_its_own(capsys):
    def doubled(x, gain, eps):
        return x / np.sqrt(mean(x * x) + x.dtype.type(2 * eps)) * gain

    with pytest.raises(LayerNormError, match="eps is doubled") as error:
        check_rms_norm(doubled, tags=["plain"])
    fault = error.value.verdict.formula
    assert [*map(float.fromhex, printed(error.value.program, doubled, capsys))] == [fault.got, fault.wanted]


LEFT_OUT = {
    "the residual is not added": lambda x, residual, gain, bias, eps: layer_norm(x, gain, bias, eps),
    "x is not added to the residual": lambda x, residual, gain, bias, eps: layer_norm(residual, gain, bias, eps),
    "the mean is that of x without the residual": lambda x, residual, gain, bias, eps: norm(
        x + residual, gain, bias, mean(x), mean(np.square(x + residual - mean(x))), eps
    ),
    "mean and variance are those of x without the residual": lambda x, residual, gain, bias, eps: norm(
        x + residual, gain, bias, mean(x), x.var(axis=1, keepdims=True), eps
    ),
    "the normalized row is of x without the residual, by mean and 1/std of the sum": (
        lambda x, residual, gain, bias, eps: norm(
            x, gain, bias, mean(x + residual), (x + residual).var(axis=1, keepdims=True), eps
        )
    ),
}


@pytest.mark.parametrize("words", LEFT_OUT)
def test_half_of_a_sum_is_named(words, capsys):
    with pytest.raises(LayerNormError, match=words) as error:
        check_layer_norm(LEFT_OUT[words], norm="residual", tags=["plain"])
    assert printed(error.value.program, LEFT_OUT[words], capsys) == [words]


def into(name, function, value):
    """A kernel that also writes into one of its arrays."""

    def kernel(x, other, *rest):
        given = {"x": x, "residual": other, "gain": other}
        answer = function(x, other, *rest)
        given[name][...] = value(x, other)
        return answer

    return kernel


WRITES = {
    "x or the residual, as x": (into("x", of_sum, np.add), {"norm": "residual"}),
    "x or the residual, as the residual": (into("residual", of_sum, np.subtract), {"norm": "residual"}),
    "gain, of another format": (into("gain", layer_norm, lambda x, gain: 2 * gain), {"parameters": "float64"}),
}


@pytest.mark.parametrize("what", WRITES)
def test_what_is_changed_in_place_is_told(what):
    kernel, declared = WRITES[what]
    with pytest.raises(LayerNormError, match=f"it changes {what.split(',')[0]} in place"):
        check_layer_norm(kernel, tags=["plain"], **declared)


def test_the_sum_may_be_written_in_place_of_the_residual():
    assert check_layer_norm(into("residual", of_sum, np.add), norm="residual", tags=["plain"]).passes


OF_RESIDUAL = {
    "; in ∂residual: it is 0": lambda dx, upstream: 0 * dx,
    "; in ∂residual: the upstream gradient is added to ∂x": lambda dx, upstream: dx + upstream,
    " ": lambda dx, upstream: dx - mean(dx * dx),
}


@pytest.mark.parametrize("words", OF_RESIDUAL)
def test_a_wrong_gradient_of_the_residual_is_named(words):
    def backward(upstream, *given):
        dx, *rest = of_sum_backward(upstream, *given)
        return dx, OF_RESIDUAL[words](dx, upstream), *rest

    with pytest.raises(LayerNormError, match="∂residual is not the gradient of the sum" + words):
        check_layer_norm(of_sum, backward, norm="residual", **FEW)


def test_a_gradient_of_the_residual_of_another_shape_is_told():
    def backward(*given):
        dx, *rest = of_sum_backward(*given)
        return dx, dx[0], *rest

    with pytest.raises(LayerNormError, match=r"∂residual: dx is float32 of shape \(8,\), not float32 of shape"):
        check_layer_norm(of_sum, backward, norm="residual", **FEW)


def test_a_gradient_of_the_residual_may_be_none():
    def backward(*given):
        dx, *rest = of_sum_backward(*given)
        return dx, None, *rest

    assert check_layer_norm(of_sum, backward, norm="residual", **FEW).passes


def test_a_parameter_that_is_not_used_is_not_said_to_be_rounded():
    def kernel(x, gain, bias, eps):
        return mixed(x, gain, 0 * bias, eps)

    with pytest.raises(LayerNormError, match="output: the bias is missing"):
        check_layer_norm(kernel, format="float16", parameters="float32", tags=["plain"])


def test_a_backward_without_the_residual_is_named():
    forward, _, declared = RIGHT["a residual"]
    with pytest.raises(LayerNormError, match="∂x: it is that of x without the residual"):
        check_layer_norm(forward, lambda v, x, residual, *rest: layer_norm_backward(v, x, *rest), **declared, **FEW)


@pytest.mark.parametrize("format", FORMATS)
def test_halves_add_to_the_rows(format):
    for regime in ("mean/std = 2^4", "near overflow", "near underflow"):
        x = EVERY[regime].problem(FORMATS[format]).x
        first, rest = halves(x)
        assert (first + rest == x).all() and np.isfinite(first.astype(float)).all()
        assert first.any() and rest.any()


def clamps_gain(v, x, gain, bias, eps):
    """As fused backwards that work h out from the output, with a gain that is kept away from 0."""
    d, r = parts(x, eps)
    h = d * r * gain / np.where(np.abs(gain) < eps, np.copysign(eps, gain), gain).astype(x.dtype)
    p = v * gain
    return r * (p - mean(p) - h * mean(p * h)), (v * d * r).sum(axis=0), v.sum(axis=0)


def scales_by_the_batch(v, x, gain, bias, eps):
    """∂x in steps of the largest of the batch."""
    dx, dgain, dbias = layer_norm_backward(v, x, gain, bias, eps)
    step = np.abs(dx).max() / np.float32(2**14)
    return (np.round(dx / step) * step).astype(x.dtype), dgain, dbias


def past_1000(x, gain, bias, eps):
    return layer_norm(x, gain, np.where(np.arange(x.shape[1]) < 1000, bias, 0).astype(x.dtype), eps)


def last_entry(x, gain, bias, eps):
    return layer_norm(x, np.where(np.arange(x.shape[1]) < x.shape[1] - 1, gain, 0).astype(x.dtype), bias, eps)


def eps_beside(x, gain, bias, eps):
    d = x - mean(x)
    return d * (1 / np.sqrt(mean(d * d)) + x.dtype.type(eps)) * gain + bias


HARD_TO_SEE = {
    "gains near eps": (layer_norm, clamps_gain, ["gain"], "∂x: .* with gains of ±eps at least"),
    "∂x of other rows": (layer_norm, scales_by_the_batch, ["plain"], "∂x of a row depends on the other rows"),
    "columns": (past_1000, None, ["size"], "the entries after the first 1,000: the bias is missing"),
    "last entry": (last_entry, None, ["plain"], "the last entry: "),
    "eps beside the root": (eps_beside, None, ["plain"], "eps is added to 1/std"),
}


@pytest.mark.each(HARD_TO_SEE, slow=["columns", "gains near eps"])
def test_a_fault_that_is_hard_to_see_is_seen(forward, backward, tags, words):
    with pytest.raises(LayerNormError, match=words):
        check_layer_norm(forward, backward, tags=tags)


def test_a_test_of_a_kernel_imports_little():
    import subprocess

    program = "import sys, lnverify.testing; print({'sympy', 'flint', 'matplotlib', 'typer'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


@pytest.mark.slow
@pytest.mark.parametrize("library", ["torch", "flax", "keras"])
def test_default_norms_are_practical_or_fail_for_an_accepted_cause(library):
    """One pass is what Flax's default `use_fast_variance` says of itself."""
    from lnverify.kernels.audit.adapters import libraries
    from lnverify.kernels.audit.cases import cases
    from lnverify.kernels.audit.errors.profiles import PROFILES
    from lnverify.kernels.audit.verdict import examine

    try:
        implementations = libraries.load(library)
    except libraries.NotUsableError as reason:
        pytest.skip(str(reason))
    for name, one in implementations.items():
        if "float32" not in one.formats or "autocast" in name:
            continue
        chosen = [case for case in cases("float32", centred=one.centred) if case.name != "65,601 rows"]
        result = examine(one, chosen, PROFILES["practical"])
        assert result.passes or "the variance is a difference of squares, which cancels" in result.cause, result.line

"""LayerNorms with one fault each, and right ones: what the audit must flag and what it must pass.

float32 unless a fault is about another format; each is right but for its fault.
"""

import numpy as np

import lnverify


def _wide(x, gain, bias):
    return x.astype(np.float64), gain.astype(np.float64), bias.astype(np.float64)


def right(x, gain, bias, eps):
    return lnverify.layer_norm(x, gain, bias, eps)


def right_backward(upstream, x, gain, bias, eps):
    return lnverify.layer_norm_backward(upstream, x, gain, eps)


def right_in_float64(x, gain, bias, eps):
    """Centred twice in float64: no fault in the smaller formats."""
    values, gain, bias = _wide(x, gain, bias)
    d = values - values.mean(axis=1, keepdims=True)
    d -= d.mean(axis=1, keepdims=True)
    with np.errstate(over="ignore"):
        return (d / np.sqrt((d * d).mean(axis=1, keepdims=True) + eps) * gain + bias).astype(x.dtype)


def one_pass(x, gain, bias, eps):
    mean = x.mean(axis=1, keepdims=True)
    with np.errstate(all="ignore"):
        variance = (x * x).mean(axis=1, keepdims=True) - mean * mean
        return (x - mean) / np.sqrt(variance + x.dtype.type(eps)) * gain + bias


def lost_eps(x, gain, bias, eps):
    values, gain, bias = _wide(x, gain, bias)
    d = values - values.mean(axis=1, keepdims=True)
    with np.errstate(all="ignore"):
        root = np.sqrt((d * d).mean(axis=1, keepdims=True) + np.float64(np.float16(eps)))
        return (d / root * gain + bias).astype(x.dtype)


def bessel(x, gain, bias, eps):
    values, gain, bias = _wide(x, gain, bias)
    d = values - values.mean(axis=1, keepdims=True)
    variance = (d * d).sum(axis=1, keepdims=True) / max(x.shape[1] - 1, 1)
    return (d / np.sqrt(variance + eps) * gain + bias).astype(x.dtype)


def bias_twice(x, gain, bias, eps):
    return right_in_float64(x, gain, bias, eps) + bias


def eps_outside(x, gain, bias, eps):
    values, gain, bias = _wide(x, gain, bias)
    d = values - values.mean(axis=1, keepdims=True)
    with np.errstate(all="ignore"):
        return (d / (np.sqrt((d * d).mean(axis=1, keepdims=True)) + eps) * gain + bias).astype(x.dtype)


def last_ignored(x, gain, bias, eps):
    values, gain, bias = _wide(x, gain, bias)
    seen = values[:, :-1] if x.shape[1] > 1 else values
    mean, variance = seen.mean(axis=1, keepdims=True), seen.var(axis=1, keepdims=True)
    return ((values - mean) / np.sqrt(variance + eps) * gain + bias).astype(x.dtype)


def half_sums_backward(upstream, x, gain, bias, eps):
    """The parameter gradients summed in half precision."""
    dx, _, _ = lnverify.layer_norm_backward(upstream, x, gain, eps)
    h = right_in_float64(x, np.ones_like(gain), np.zeros_like(bias), eps)
    with np.errstate(all="ignore"):
        dgain = np.add.accumulate((upstream * h).astype(np.float16), axis=0)[-1]
        dbias = np.add.accumulate(upstream.astype(np.float16), axis=0)[-1]
    return dx, dgain.astype(x.dtype), dbias.astype(x.dtype)


FAULTS = {
    "one_pass": "FAILS by rounding, output: one-pass",
    "lost_eps": "FAILS by rounding, output: eps is held in float16",
    "bessel": "FAILS by a wrong formula, output: the variance is divided by N - 1 (Bessel)",
    "bias_twice": "FAILS by a wrong formula, output: the bias is added twice",
    "eps_outside": "FAILS by a wrong formula, output: eps stands outside the root",
    "last_ignored": "FAILS by a wrong formula, output: mean and variance are of all entries but the last",
    "right,half_sums_backward": "FAILS by rounding, ∂γ: rows are summed in float16",
}
RIGHT = ("right", "right_in_float64", "right,right_backward")

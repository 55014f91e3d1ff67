"""Backward functions: upstream gradients first, then the arguments of the forward."""

from __future__ import annotations

import numpy as np

from public import RMS, backward
from public.forwards import (
    SUM,
    batch_norm,
    gelu,
    gelu_short,
    layer_norm,
    layer_norm_without_bias,
    log_softmax,
    mean,
    residual_rms_norm,
    rms_norm,
    rms_norm_plus_one,
    silu,
    softmax,
    swiglu,
)

_X = {"x": "rows N"}


def _statistics(x, eps):
    return mean(x), 1 / np.sqrt(x.var(-1, keepdims=True) + eps)


# -- LayerNorm -----------------------------------------------------------------------------------------------------


@backward("karpathy/llm.c", "doc/layernorm/layernorm.py, line 21", layer_norm)
def llm_c(dout, x, w, b, eps):
    mu, rstd = _statistics(x, eps)
    norm = (x - mu) * rstd
    dnorm = dout * w
    dx = dnorm - mean(dnorm) - norm * mean(dnorm * norm)
    return dx * rstd, (dout * norm).sum(0), dout.sum(0)


@backward("linkedin/Liger-Kernel", "src/liger_kernel/ops/layer_norm.py, _layer_norm_backward_kernel", layer_norm)
def liger_layer_norm(dy, x, w, b, eps):
    mu, rstd = _statistics(x, eps)
    n = x.shape[-1]
    x_hat, wdy = (x - mu) * rstd, w * dy
    c1, c2 = np.sum(x_hat * wdy, axis=-1, keepdims=True) / n, np.sum(wdy, axis=-1, keepdims=True) / n
    return (wdy - (x_hat * c1 + c2)) * rstd, np.sum(dy * x_hat, axis=0), np.sum(dy, axis=0)


@backward("DanFosing/numpy_ai", "modules/layer_norm.py, backward", layer_norm)
def numpy_ai(gradient, x, gamma, beta, eps):
    d = gradient.shape[-1]
    sigma = np.sqrt(x.var(-1, keepdims=True) + eps)
    x_hat, inner = (x - mean(x)) / sigma, gradient * gamma
    corrections = inner.sum(-1, keepdims=True) + (inner * x_hat).sum(-1, keepdims=True) * x_hat
    return (d * inner - corrections) / (d * sigma), (gradient * x_hat).sum(axis=0), gradient.sum(axis=0)


@backward("tenstorrent/tt-metal", "pull request 53215, compute_dx mended", layer_norm)
def tt_metal_mended(dy, x, gamma, beta, eps, times=1):
    mu, rstd = _statistics(x, eps)
    x_hat, scaled = (x - mu) * rstd, dy * gamma
    dx = rstd * (scaled - times * mean(scaled) - x_hat * mean(scaled * x_hat))
    return dx, (dy * x_hat).sum(0), dy.sum(0)


@backward(
    "tenstorrent/tt-metal", "pull request 53215, compute_dx", layer_norm, mistake="the mean of dy·γ is subtracted twice"
)
def tt_metal(dy, x, gamma, beta, eps):
    return tt_metal_mended(dy, x, gamma, beta, eps, times=2)


@backward("nsmithtt/tml", "layernorm_bw.py, line 30", layer_norm_without_bias, {**RMS, "x": "batch rows N"},
          mistake="1/N is 1 over the length of the batch; with the shape (2, 4, 2) of the file the two are "
              "equal")  # fmt: skip
def tml(dy, x, w, eps):
    mu, rstd = _statistics(x, eps)
    scale = 1 / x.shape[0]
    dg = dy * w
    ds, db = (dg * x).sum(-1, keepdims=True), dg.sum(-1, keepdims=True)
    tb = (db * mu - ds) * rstd * rstd * (rstd * scale)
    tc = -tb * mu - db * (rstd * scale)
    return rstd * dg + tb * x + tc, (dy * (x - mu) * rstd).sum((0, 1))


@backward("hicann/ops-nn", "norm/layer_norm_grad/README.md", layer_norm, mistake="rstd without its root")
def ops_nn(grad_out, x, weight, bias, eps):
    rstd = 1 / (x.var(-1, keepdims=True) + eps)
    x_hat, scaled = (x - mean(x)) * rstd, grad_out * weight
    return (scaled - (mean(scaled) + x_hat * mean(scaled * x_hat))) * rstd, (grad_out * x_hat).sum(0), grad_out.sum(0)


def layer_norm_backward(grad, x, gamma, eps):
    """The gradients that LayerNorm's backward gives: what a double backward is of."""
    return llm_c(grad, x, gamma, None, eps)


_DOUBLE = {"grad": "rows N", "x": "rows N", "gamma": "N", "eps": ""}


@backward(
    "pytorch/pytorch",
    "torch/csrc/autograd/FunctionsManual.cpp, layer_norm_double_backward",
    layer_norm_backward,
    _DOUBLE,
)
def layer_norm_double_backward(gg_x, gg_gamma, gg_beta, g, x, gamma, eps):
    n = x.shape[-1]
    total = lambda v: v.sum(-1, keepdims=True)  # noqa: E731
    centered, inv = x - mean(x), 1 / np.sqrt(x.var(-1, keepdims=True) + eps)
    scaled = g * gamma
    scaled_mu, gg_mu = total(scaled * centered), total(gg_x * centered)
    inner = total(gg_x) * total(scaled) / n - total(gg_x * scaled) + 3 * inv**2 * scaled_mu * gg_mu / n
    dx = centered * inv**3 * inner / n + gg_mu * inv**3 / n * (total(scaled) / n - scaled)
    dx = dx + scaled_mu * inv**3 / n * (total(gg_x) / n - gg_x)
    dx = (
        dx + g * gg_gamma * inv - inv * total(g * gg_gamma) / n - centered * inv**3 * total(g * gg_gamma * centered) / n
    )
    first = inv / n * (n * gg_x - total(gg_x) - centered * inv**2 * total(gg_x * centered))
    return gamma * first + gg_gamma * centered * inv + gg_beta, dx, (g * first).sum(0)


# -- BatchNorm -----------------------------------------------------------------------------------------------------


@backward("ForrestPi/ObjectDetection", "syncbn/batchNorm.md, batchnorm_backward", batch_norm)
def kratzert(dout, x, gamma, beta, eps):
    n, _ = x.shape
    centered = x - x.mean(0)
    root = np.sqrt(x.var(0) + eps)
    inner = dout * gamma
    droot = -1.0 / root**2 * np.sum(inner * centered, axis=0)
    dsquares = 1.0 / n * np.ones_like(dout) * (0.5 * 1.0 / root * droot)
    dx1 = inner * (1 / root) + 2 * centered * dsquares
    dx2 = 1.0 / n * np.ones_like(dout) * (-1 * np.sum(dx1, axis=0))
    return dx1 + dx2, np.sum(dout * centered / root, axis=0), np.sum(dout, axis=0)


@backward(
    "apache/mxnet",
    "issue 1053, batch_norm-inl.h, line 187 to 191, with the term that is called a bug: it is 0",
    batch_norm,
)
def mxnet(grad, x, slope, bias, eps):
    m = x.shape[0]
    centered, scale = x - x.mean(0), 1 / m
    gvar = (grad * slope * centered * -0.5 * (x.var(0) + eps) ** -1.5).sum(0)
    gmean = (grad * slope).sum(0) * -1 / np.sqrt(x.var(0) + eps) + scale * (-2 * centered).sum(0) * gvar
    dx = grad * slope / np.sqrt(x.var(0) + eps) + gvar * scale * 2 * centered + gmean * scale
    return dx, (grad * centered / np.sqrt(x.var(0) + eps)).sum(0), grad.sum(0)


@backward("mlpack/mlpack", "pull request 2474, step 4, without the term that is missed: it is 0", batch_norm)
def mlpack(gy, x, gamma, beta, eps):
    m = x.shape[0]
    inv = 1 / np.sqrt(x.var(0) + eps)
    norm, centered = gy * gamma, x - x.mean(0)
    variance = (norm * centered).sum(0) * inv**3 * -0.5
    dx = norm * inv + centered * variance * 2 / m + (norm * -inv).sum(0) / m
    return dx, (centered * inv * gy).sum(0), gy.sum(0)


def batch_norm_backward(grad, x, gamma, eps):
    """The gradient at x that BatchNorm's backward gives, and that at the gain."""
    dx, dgamma, _ = kratzert(grad, x, gamma, None, eps)
    return dx, dgamma


@backward(
    "pytorch/pytorch",
    "torch/csrc/autograd/FunctionsManual.cpp, batchnorm_double_backward",
    batch_norm_backward,
    _DOUBLE,
)
def batch_norm_double_backward(gg_x, gg_gamma, g, x, gamma, eps):
    m = x.shape[0]
    centered, inv = x - x.mean(0), 1 / np.sqrt(x.var(0) + eps)
    g_mu, gg_mu = (g * centered).sum(0), (gg_x * centered).sum(0)
    inner = gg_x.sum(0) * g.sum(0) / m - (g * gg_x).sum(0) + 3 * inv**2 * g_mu * gg_mu / m
    dx = centered * inv**3 * inner / m + gg_mu * inv**3 / m * (g.sum(0) / m - g)
    dx = gamma * (dx + g_mu * inv**3 / m * (gg_x.sum(0) / m - gg_x))
    dx = dx + gg_gamma * (g * inv - inv * g.sum(0) / m - centered * inv**3 * g_mu / m)
    first = lambda v: inv / m * (m * v - v.sum(0) - centered * inv**2 * (v * centered).sum(0))  # noqa: E731
    return gamma * first(gg_x) + gg_gamma * centered * inv, dx, (gg_x * first(g)).sum(0)


# -- RMSNorm -------------------------------------------------------------------------------------------------------


@backward("linkedin/Liger-Kernel", "src/liger_kernel/ops/rms_norm.py, _rms_norm_backward", rms_norm, RMS)
def liger_rms_norm(dy, x, w, eps):
    inv = (mean(x * x) + eps) ** -0.5
    dx = inv * (dy * w - (1 / x.shape[-1]) * inv * inv * np.sum(dy * w * x, axis=-1, keepdims=True) * x)
    return dx, (dy * x * inv).sum(0)


@backward("limei1221/triton-rmsnorm", "README.md, backward pass", rms_norm, RMS)
def triton_rms_norm(dy, x, w, eps):
    r = 1 / np.sqrt(mean(x**2) + eps)
    g = dy * w
    return r * g - r**3 / x.shape[-1] * x * (g * x).sum(-1, keepdims=True), (dy * r * x).sum(0)


@backward("karpathy/llm.c", "pull request 763, rmsnorm_backward_cpu", rms_norm, RMS)
def llm_c_rms(dout, inp, weight, eps):
    rstd = (mean(inp * inp) + eps) ** -0.5
    o = np.einsum("ri,ri,i->r", dout, inp, weight)[:, None]
    return rstd * weight * dout - o * rstd**3 / inp.shape[-1] * inp, np.einsum("ri,ri,ru->i", dout, inp, rstd)


@backward(
    "karpathy/llm.c",
    "pull request 763, the bug that a review tells of",
    rms_norm,
    RMS,
    mistake="no weight in the gradient at x",
)
def without_weight(dout, inp, weight, eps):
    rstd = (mean(inp * inp) + eps) ** -0.5
    return rstd * dout - mean(dout * inp) * rstd**3 * inp, (dout * inp * rstd).sum(0)


@backward("NVIDIA/Megatron-LM", "pull request 6859, backward mended", rms_norm_plus_one, RMS)
def megatron_mended(g, x, weight, eps):
    r, w = (mean(x * x) + eps) ** -0.5, 1 + weight
    s = (g * x * w).sum(-1, keepdims=True)
    return g * w * r - r**3 * x / x.shape[-1] * s, (g * x * r).sum(0)


@backward(
    "NVIDIA/Megatron-LM",
    "pull request 6859, backward",
    rms_norm_plus_one,
    RMS,
    mistake="the second term has the weight twice",
)
def megatron(g, x, weight, eps):
    r, w = (mean(x * x) + eps) ** -0.5, 1 + weight
    s = (g * x * w).sum(-1, keepdims=True)
    return g * w * r - w * r**3 * x * s / x.shape[-1], (g * x * r).sum(0)


def _rms_slope(grad, x, gain, eps):
    return liger_rms_norm(grad, x, gain, eps)[0]


@backward("Dao-AILab/quack", "pull request 53, mended", residual_rms_norm, SUM)
def quack_mended(dout, dres_out, x, residual, weight, eps):
    total = x + residual
    dres = dres_out + _rms_slope(dout, total, weight, eps)
    return dres, dres, (dout * total * (mean(total**2) + eps) ** -0.5).sum(0)


@backward(
    "Dao-AILab/quack", "pull request 53", residual_rms_norm, SUM, mistake="the gradient of the sum is normalized too"
)
def quack(dout, dres_out, x, residual, weight, eps):
    total = x + residual
    dres = _rms_slope(dres_out + dout, total, weight, eps)
    return dres, dres, (dout * total * (mean(total**2) + eps) ** -0.5).sum(0)


# -- functions of each entry, and softmax --------------------------------------------------------------------------


@backward("HomericIntelligence/Odyssey", "issue 2134, the correct formula", softmax, _X)
def odyssey(grad, x):
    s = softmax(x)
    return s * (grad - (grad * s).sum(-1, keepdims=True))


@backward(
    "deeplearning4j/libnd4j",
    "issue 440, include/ops/special_ops.h, line 1798",
    softmax,
    _X,
    mistake="the diagonal of the Jacobian alone",
)
def libnd4j(grad, x):
    s = softmax(x)
    return grad * s * (1 - s)


@backward("mlpack/mlpack", "src/mlpack/methods/ann/layer/log_softmax_impl.hpp, Backward", log_softmax, _X)
def mlpack_log_softmax_mended(gy, x):
    return gy - np.exp(log_softmax(x)) * gy.sum(-1, keepdims=True)


@backward("mlpack/mlpack", "issue 2360", log_softmax, _X, mistake="the gradient is added to the softmax")
def mlpack_log_softmax(gy, x):
    return np.exp(log_softmax(x)) + gy


@backward("karpathy/llm.c", "train_gpt2.c, gelu_backward", gelu, _X)
def llm_c_gelu(dout, x):
    inner = 0.7978845608028654 * (x + 0.044715 * x * x * x)
    t, sech = np.tanh(inner), 4 / (np.exp(inner) + np.exp(-inner)) ** 2
    return dout * (0.5 * (1 + t) + x * 0.5 * sech * 0.7978845608028654 * (1 + 3 * 0.044715 * x * x))


@backward("flagos-ai/FlagGems", "src/flag_gems/ops/gelu.py, gelu_backward_tanh", gelu_short, _X,
          mistake="a constant to ten digits: 0.1070322243 for 3·0.79788456·0.044715")  # fmt: skip
def flag_gems_gelu(dy, x):
    t = np.tanh(0.79788456 * x * (1 + 0.044715 * x**2))
    return dy * (0.5 * x * ((1 - t * t) * (0.1070322243 * x * x + 0.79788456)) + 0.5 * (1 + t))


@backward("linkedin/Liger-Kernel", "src/liger_kernel/ops/swiglu.py, _swiglu_backward_kernel", swiglu,
          {"x": "rows N", "y": "rows N"})  # fmt: skip
def liger_swiglu(dc, a, b):
    sig = 1 / (1 + np.exp(-a))
    return dc * (silu(a) * (1 - sig) + sig) * b, dc * silu(a)

"""Forward functions, and what they are held against."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import numpy as np

from public import RMS, forward

SUM = {"x": "rows N", "residual": "rows N", "gain": "N", "eps": ""}
"""The arguments of a norm of a sum."""


def mean(x: Any) -> Any:
    """The mean of each row."""
    return x.mean(-1, keepdims=True)


# -- what functions are held against -------------------------------------------------------------------------------


def layer_norm(x: Any, gain: Any, bias: Any, eps: Any) -> Any:
    """LayerNorm of each row (arXiv:1607.06450)."""
    return gain * (x - mean(x)) / np.sqrt(mean((x - mean(x)) ** 2) + eps) + bias


def layer_norm_without_bias(x: Any, gain: Any, eps: Any) -> Any:
    """LayerNorm with a gain alone."""
    return gain * (x - mean(x)) / np.sqrt(mean((x - mean(x)) ** 2) + eps)


def normalized(x: Any, eps: Any) -> Any:
    """LayerNorm without gain and bias."""
    return (x - mean(x)) / np.sqrt(mean((x - mean(x)) ** 2) + eps)


def rms_norm(x: Any, gain: Any, eps: Any) -> Any:
    """RMSNorm of each row (arXiv:1910.07467)."""
    return gain * x / np.sqrt(mean(x * x) + eps)


def rms_norm_plus_one(x: Any, gain: Any, eps: Any) -> Any:
    """RMSNorm whose gain is 1 + w."""
    return (1 + gain) * x / np.sqrt(mean(x * x) + eps)


def batch_norm(x: Any, gain: Any, bias: Any, eps: Any) -> Any:
    """BatchNorm in training, of each column (arXiv:1502.03167)."""
    center = x - x.mean(0)
    return gain * center / np.sqrt((center * center).mean(0) + eps) + bias


def residual_rms_norm(x: Any, residual: Any, gain: Any, eps: Any) -> Any:
    """RMSNorm of a sum, and the sum."""
    total = x + residual
    return rms_norm(total, gain, eps), total


def softmax(x: Any) -> Any:
    """Softmax of each row."""
    return np.exp(x) / np.exp(x).sum(-1, keepdims=True)


def log_softmax(x: Any) -> Any:
    """The logarithm of softmax."""
    return x - np.log(np.exp(x).sum(-1, keepdims=True))


def silu(x: Any) -> Any:
    """x times its sigmoid."""
    return x / (1 + np.exp(-x))


def swiglu(x: Any, y: Any) -> Any:
    """SiLU of one input times the other (arXiv:2002.05202)."""
    return silu(x) * y


def gelu(x: Any) -> Any:
    """GELU by tanh, with the constants that are printed (arXiv:1606.08415)."""
    return 0.5 * x * (1 + np.tanh(0.7978845608028654 * (x + 0.044715 * x**3)))


def gelu_short(x: Any) -> Any:
    """GELU by tanh, with √(2/π) to eight digits."""
    return 0.5 * x * (1 + np.tanh(0.79788456 * x * (1 + 0.044715 * x * x)))


# -- functions of repositories -------------------------------------------------------------------------------------


@forward("karpathy/llm.c", "doc/layernorm/layernorm.py, line 8", layer_norm)
def llm_c(x, w, b, eps):
    n = x.shape[-1]
    shifted = x - x.sum(-1, keepdims=True) / n
    rstd = ((shifted**2).sum(-1, keepdims=True) / n + eps) ** -0.5
    return shifted * rstd * w + b


@forward("linkedin/Liger-Kernel", "src/liger_kernel/ops/layer_norm.py, _layer_norm_forward_kernel", layer_norm)
def liger_layer_norm(x, w, b, eps):
    n = x.shape[-1]
    mu = np.sum(x, axis=-1, keepdims=True) / n
    var = np.sum((x - mu) * (x - mu), axis=-1, keepdims=True) / n
    return (x - mu) * (1 / np.sqrt(var + eps)) * w + b


@forward("linkedin/Liger-Kernel", "src/liger_kernel/ops/rms_norm.py, _rms_norm_forward, offset 0", rms_norm, RMS)
def liger_rms_norm(x, w, eps, offset=0):
    mean_square = np.sum(x * x, axis=-1, keepdims=True) / x.shape[-1]
    return x * (mean_square + eps) ** -0.5 * (offset + w)


@forward(
    "linkedin/Liger-Kernel", "src/liger_kernel/ops/rms_norm.py, _rms_norm_forward, offset 1", rms_norm_plus_one, RMS
)
def liger_rms_norm_offset(x, w, eps):
    return liger_rms_norm(x, w, eps, offset=1)


@forward("DanFosing/numpy_ai", "modules/layer_norm.py, forward", layer_norm)
def numpy_ai(x, gamma, beta, eps):
    mu, var = np.mean(x, axis=-1, keepdims=True), np.var(x, axis=-1, keepdims=True)
    return gamma * ((x - mu) / np.sqrt(var + eps)) + beta


@forward("camlab-ethz/poseidon", "issue 6", layer_norm)
def poseidon(x, w, b, eps):
    mu = x.mean(-1, keepdims=True)
    var = (x**2).mean(-1, keepdims=True) - mu**2
    return (x - mu) / (var + eps) ** 0.5 * w + b


@forward("nsmithtt/tml", "layernorm_bw.py, line 22", layer_norm_without_bias, RMS)
def tml(x, w, eps):
    rstd = 1 / np.sqrt(x.var(-1, keepdims=True) + eps)
    return (x - x.mean(-1, keepdims=True)) * rstd * w


@forward("hyunwoongko/transformer", "issue 7, the second comment", layer_norm)
def transformer_mended(x, gamma, beta, eps):
    mu, var = x.mean(-1, keepdims=True), x.var(-1, ddof=0, keepdims=True)
    return gamma * ((x - mu) / np.sqrt(var + eps)) + beta


@forward("limei1221/triton-rmsnorm", "README.md, forward pass", rms_norm, RMS)
def triton_rms_norm(x, w, eps):
    rms = np.sqrt((x**2).sum(-1, keepdims=True) / x.shape[-1] + eps)
    return (1 / rms) * x * w


@forward("unslothai/unsloth", "pull request 4550, chain", rms_norm, RMS)
def unsloth(x, w, eps):
    r = 1 / np.sqrt((x * x).mean(-1) + eps)
    return (x * r[:, None]) * w


@forward("ForrestPi/ObjectDetection", "syncbn/batchNorm.md, batchnorm_forward", batch_norm)
def kratzert(x, gamma, beta, eps):
    n, _ = x.shape
    centered = x - 1.0 / n * np.sum(x, axis=0)
    deviation = np.sqrt(1.0 / n * np.sum(centered**2, axis=0) + eps)
    return gamma * (centered * (1.0 / deviation)) + beta


@forward("linkedin/Liger-Kernel", "src/liger_kernel/ops/swiglu.py, _swiglu_forward_kernel", swiglu,
         {"x": "rows N", "y": "rows N"})  # fmt: skip
def liger_swiglu(a, b):
    return a * (1 / (1 + np.exp(-a))) * b


@forward("mosaicml/llm-foundry", "pull request 372, mended", rms_norm, RMS)
def llm_foundry_mended(x, weight, eps):
    return x * (1 / np.sqrt((x**2).mean(-1, keepdims=True) + eps)) * weight


@forward("NVIDIA/Megatron-LM", "pull request 6859, forward mended", rms_norm_plus_one, RMS)
def megatron_mended(x, weight, eps):
    return x * (np.mean(x * x, axis=-1, keepdims=True) + eps) ** -0.5 * (weight + 1)


@forward("hkproj/pytorch-transformer", "pull request 31", layer_norm_without_bias, RMS, mistake="ε outside the root")
def pytorch_transformer(x, alpha, eps):
    return alpha * (x - x.mean(-1, keepdims=True)) / (np.sqrt(x.var(-1, keepdims=True)) + eps)


@forward("131250208/TPlinker-joint-extraction", "issue 37, components.py, line 86, mended", layer_norm)
def tplinker_mended(x, gamma, beta, eps):
    mu = x.mean(-1, keepdims=True)
    std = (((x - mu) ** 2).mean(-1, keepdims=True) + eps) ** 0.5
    return (x - mu) / std * gamma + beta


@forward("karpathy/llm.c", "dev/cuda/rmsnorm_forward.cu, rmsnorm_forward_cpu", rms_norm, RMS, mistake="no ε")
def llm_c_rms(x, weight, eps):
    rms = 1 / np.sqrt((x * x).sum(-1, keepdims=True) / x.shape[-1])
    return x * rms * weight


@forward("Dao-AILab/quack", "pull request 53, forward pass", residual_rms_norm, SUM)
def quack(x, residual, weight, eps):
    res_out = residual + x
    return res_out / np.sqrt(np.mean(np.square(res_out), axis=-1, keepdims=True) + eps) * weight, res_out


@forward(
    "mlpack/mlpack",
    "src/mlpack/methods/ann/layer/log_softmax_impl.hpp, ForwardImpl of coot",
    log_softmax,
    {"x": "rows N"},
)
def mlpack_log_softmax(x):
    largest = x.max(-1, keepdims=True)
    return x - (largest + np.log(np.exp((largest - x) * -1).sum(-1, keepdims=True)))


@forward("flagos-ai/FlagGems", "src/flag_gems/ops/gelu.py, gelu_tanh", gelu_short, {"x": "rows N"})
def flag_gems_gelu(x):
    return 0.5 * x * (1 + np.tanh(x * 0.79788456 * (1 + 0.044715 * x**2)))


@forward("harvardnlp/annotated-transformer", "issue 122, the_annotated_transformer.py, line 326", layer_norm,
         mistake="N − 1, and ε outside the root")  # fmt: skip
def annotated_transformer(x, a_2, b_2, eps):
    return a_2 * (x - x.mean(-1, keepdims=True)) / (x.std(-1, ddof=1, keepdims=True) + eps) + b_2


@forward("hyunwoongko/transformer", "issue 7, out", layer_norm, mistake="N − 1, and ε outside the root")
def transformer(x, gamma, beta, eps):
    out = (x - x.mean(-1, keepdims=True)) / (x.std(-1, ddof=1, keepdims=True) + eps)
    return gamma * out + beta


@forward("hyunwoongko/transformer", "issue 7, the first proposal", layer_norm, mistake="the root of σ + ε")
def transformer_proposed(x, gamma, beta, eps):
    return gamma * (x - x.mean(-1, keepdims=True)) / np.sqrt(x.std(-1, ddof=1, keepdims=True) + eps) + beta


@forward("codertimo/BERT-pytorch", "issue 30", layer_norm, mistake="N − 1, and ε outside the root")
def bert_pytorch(x, a_2, b_2, eps):
    mu, std = x.mean(-1, keepdims=True), x.std(-1, keepdims=True, ddof=1)
    return a_2 * (x - mu) / (std + eps) + b_2


@forward("callummcdougall/ARENA_3.0", "issue 228", layer_norm, mistake="ε outside the root")
def arena(x, w, b, eps):
    return (x - x.mean(-1, keepdims=True)) / (x.var(-1, keepdims=True) ** 0.5 + eps) * w + b


@forward("facebookresearch/stopes", "issue 25", layer_norm, mistake="N − 1")
def stopes(x, w, b, eps):
    return (x - x.mean(-1, keepdims=True)) / np.sqrt(x.std(-1, ddof=1, keepdims=True) ** 2 + eps) * w + b


@forward(
    "131250208/TPlinker-joint-extraction",
    "issue 37, components.py, line 86",
    layer_norm,
    mistake="a square for the root",
)
def tplinker(x, gamma, beta, eps):
    mu = x.mean(-1, keepdims=True)
    std = (((x - mu) ** 2).mean(-1, keepdims=True) + eps) ** 2
    return (x - mu) / std * gamma + beta


@forward("mosaicml/llm-foundry", "pull request 372", rms_norm, RMS, mistake="divided by what rsqrt gives")
def llm_foundry(x, weight, eps):
    return x / (1 / np.sqrt((x**2).mean(-1, keepdims=True) + eps)) * weight


@forward(
    "NVIDIA/Megatron-LM", "pull request 6859, forward", rms_norm_plus_one, RMS, mistake="the 1 of 1 + w is not used"
)
def megatron(x, weight, eps):
    return x * (np.mean(x * x, axis=-1, keepdims=True) + eps) ** -0.5 * weight


@forward(
    "hicann/ops-nn", "norm/layer_norm_grad/README.md, rstd", normalized, {"x": "rows N", "eps": ""}, mistake="no root"
)
def ops_nn(x, eps):
    rstd = 1 / (x.var(-1, keepdims=True) + eps)
    return (x - x.mean(-1, keepdims=True)) * rstd


# -- functions that run as they are installed ------------------------------------------------------------------------


def relu_squared(x: Any) -> Any:
    """The square of what is positive."""
    return np.maximum(x, 0) ** 2


def quick_gelu(x: Any) -> Any:
    """x times the sigmoid of 1.702x."""
    return x / (1 + np.exp(-1.702 * x))


_X = {"x": "rows N"}
_INSTALLED: tuple[tuple[str, str, Any, dict[str, str]], ...] = (
    ("transformers", "transformers.activations:NewGELUActivation", gelu, _X),
    ("transformers", "transformers.activations:QuickGELUActivation", quick_gelu, _X),
    ("transformers", "transformers.activations:SiLUActivation", silu, _X),
    ("transformers", "transformers.activations:ReLUSquaredActivation", relu_squared, _X),
    ("timm", "timm.layers.activations:swish", silu, _X),
    ("x_transformers", "x_transformers.x_transformers:ReluSquared", relu_squared, _X),
)

for _library, _path, _reference, _shapes in _INSTALLED:
    if find_spec(_library) is not None:
        forward(_library, _path.replace(":", ", "), _reference, _shapes)(_path)

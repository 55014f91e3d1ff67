"""MLX on the CPU: `mlx.nn.LayerNorm` and `mlx.nn.RMSNorm` (which call `mx.fast`)."""

from collections.abc import Callable
from typing import Any

import ml_dtypes
import mlx.core as mx
import numpy as np
from mlx import nn

from lnverify.kernels.audit.adapters import Implementation, OtherNorm, snippets

TYPES = {"float64": mx.float64, "float32": mx.float32, "float16": mx.float16, "bfloat16": mx.bfloat16}


def to_library(array: np.ndarray) -> Any:
    """An MLX array with the same values, rows of a transposed array transposed; every 16-bit number is a float32."""
    if array.flags.f_contiguous and not array.flags.c_contiguous:
        return to_library(array.T).T
    name = array.dtype.name
    wide = array if name == "float64" else array.astype(np.float32)
    return mx.array(wide, dtype=TYPES[name])


def to_numpy(array: Any) -> np.ndarray:
    """A NumPy array with the same values."""
    if array.dtype == mx.bfloat16:
        return np.array(array.astype(mx.float32)).astype(ml_dtypes.bfloat16)
    return np.array(array)


def layer(kind: Any, eps: float, x: Any, gain: Any, bias: Any = None) -> Any:
    """The layer's output with the given parameters."""
    result = kind(x.shape[-1], eps=eps)
    result.weight = gain
    if "bias" in result:
        result.bias = bias
    return result(x)


def implementation(name: str, kind: Any, *, centred: bool) -> Implementation:
    """Forward and vector–Jacobian products on the CPU."""

    def forward(x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> np.ndarray:
        with mx.stream(mx.cpu):
            return to_numpy(layer(kind, eps, to_library(x), to_library(gain), to_library(bias)))

    def backward(upstream: np.ndarray, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> Any:
        with mx.stream(mx.cpu):
            arrays = [to_library(x), to_library(gain)] + ([to_library(bias)] if centred else [])
            _, products = mx.vjp(lambda *given: [layer(kind, eps, *given)], arrays, [to_library(upstream)])
            return *map(to_numpy, products[:2]), to_numpy(products[2]) if centred else None

    def without_affine(x: np.ndarray, eps: float) -> np.ndarray:
        with mx.stream(mx.cpu):
            return to_numpy(kind(x.shape[-1], eps=eps, affine=False)(to_library(x)))

    kind_name = name.split(".")[-1]
    return Implementation(
        name,
        forward,
        backward,
        centred=centred,
        snippets=snippets(OUTPUT, GRADIENT, PLACES, kind=kind_name, parameters=PARAMETERS[kind_name]),
        formats=tuple(TYPES),
        without_affine=without_affine if centred else None,
    )


LAYER = """import mlx.core as mx, mlx.nn as nn, numpy as np
mx.set_default_device(mx.cpu)
x = mx.array(np.array({x}), dtype=mx.{format})
layer = nn.{kind}(x.shape[-1], eps={eps})
layer.set_dtype(x.dtype)
"""
OUTPUT = LAYER + "print(layer(x)[0].tolist())"
GRADIENT = (
    LAYER
    + """def apply(x, *parameters):
    layer.update(dict(zip(("weight", "bias"), parameters)))
    return [layer(x)]
upstream = mx.array(np.array({upstream}), dtype=x.dtype)
_, gradients = mx.vjp(apply, [x, {parameters}], [upstream])
print({gradient}.tolist())"""
)
PARAMETERS = {"LayerNorm": "layer.weight, layer.bias", "RMSNorm": "layer.weight"}
PLACES = {"dx": "gradients[0][0]", "dgain": "gradients[1]", "dbias": "gradients[2]"}


def implementations() -> list[Implementation]:
    """LayerNorm and RMSNorm."""
    return [
        implementation("mlx.nn.LayerNorm", nn.LayerNorm, centred=True),
        implementation("mlx.nn.RMSNorm", nn.RMSNorm, centred=False),
    ]


def other_norm(name: str, norm: str, make: Callable[..., Any]) -> OtherNorm:
    """A layer from `make(channels, eps, *groups)`, of channels in the last axis, as MLX has them."""

    def apply(x: Any, gain: Any, bias: Any, *rest: Any) -> Any:
        result = make(gain.shape[0], *rest)
        result.weight, result.bias = gain, bias
        return mx.swapaxes(result(mx.swapaxes(x, 1, 2)), 1, 2)

    def forward(x: np.ndarray, gain: np.ndarray, bias: np.ndarray, *rest: Any) -> np.ndarray:
        with mx.stream(mx.cpu):
            return to_numpy(apply(*map(to_library, (x, gain, bias)), *rest))

    def backward(upstream: np.ndarray, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, *rest: Any) -> Any:
        with mx.stream(mx.cpu):
            arrays = [to_library(one) for one in (x, gain, bias)]
            _, products = mx.vjp(lambda *given: [apply(*given, *rest)], arrays, [to_library(upstream)])
            return tuple(map(to_numpy, products))

    return OtherNorm(name, norm, forward, backward)


def group_norm(channels: int, eps: float, groups: int) -> Any:
    """mlx.nn.GroupNorm, its channels grouped as PyTorch does."""
    return nn.GroupNorm(groups, channels, eps, pytorch_compatible=True)


def other_norms() -> list[OtherNorm]:
    """GroupNorm, InstanceNorm and BatchNorm in training."""
    return [
        other_norm("mlx.nn.GroupNorm(pytorch_compatible=True)", "group", group_norm),
        other_norm(
            "mlx.nn.InstanceNorm", "instance", lambda channels, eps: nn.InstanceNorm(channels, eps, affine=True)
        ),
        other_norm("mlx.nn.BatchNorm", "batch", lambda channels, eps: nn.BatchNorm(channels, eps)),
    ]

"""MLX on the CPU: `mlx.nn.LayerNorm` and `mlx.nn.RMSNorm` (which call `mx.fast`)."""

from collections.abc import Callable, Sequence
from typing import Any

import ml_dtypes
import mlx.core as mx
import numpy as np
from mlx import nn

from lnverify.kernels.audit.adapters import Implementation, Interface, widened

TYPES = {"float64": mx.float64, "float32": mx.float32, "float16": mx.float16, "bfloat16": mx.bfloat16}


def to_numpy(array: Any) -> np.ndarray:
    """A NumPy array with the same values."""
    if array.dtype == mx.bfloat16:
        return np.array(array.astype(mx.float32)).astype(ml_dtypes.bfloat16)
    return np.array(array)


def pull(function: Callable[..., Any], inputs: Sequence[Any], upstream: Any) -> Any:
    """The gradients, by mx.vjp."""
    return mx.vjp(lambda *given: [function(*given)], [*inputs], [upstream])[1]


def with_parameters(layer: Any, gain: Any, bias: Any) -> Any:
    """A layer with a gain, and a bias where it has one."""
    layer.weight = gain
    if "bias" in layer:
        layer.bias = bias
    return layer


def of_rows(kind: Any) -> Callable[..., Any]:
    """A layer of rows as a function of x, gain, bias and eps."""

    def apply(x: Any, gain: Any, bias: Any, eps: float) -> Any:
        return with_parameters(kind(x.shape[-1], eps=eps), gain, bias)(x)

    return apply


def of_channels(make: Callable[..., Any]) -> Callable[..., Any]:
    """A layer from `make(channels, eps, *groups)`, of channels in the last axis, as MLX has them."""

    def apply(x: Any, gain: Any, bias: Any, *rest: Any) -> Any:
        layer = with_parameters(make(gain.shape[0], *rest), gain, bias)
        return mx.swapaxes(layer(mx.swapaxes(x, 1, 2)), 1, 2)

    return apply


OTHERS = (
    (
        "mlx.nn.GroupNorm(pytorch_compatible=True)",
        "group",
        lambda channels, eps, groups: nn.GroupNorm(groups, channels, eps, pytorch_compatible=True),
    ),
    ("mlx.nn.InstanceNorm", "instance", lambda channels, eps: nn.InstanceNorm(channels, eps, affine=True)),
    ("mlx.nn.BatchNorm", "batch", nn.BatchNorm),
)
"""Norms of channels, in training."""


def implementations() -> list[Implementation]:
    """LayerNorm, RMSNorm, and norms of channels."""
    mx.set_default_device(mx.cpu)
    interface = Interface(widened(lambda wide, name: mx.array(wide, dtype=TYPES[name])), to_numpy, pull)
    results = []
    for kind in ("LayerNorm", "RMSNorm"):
        apply = of_rows(getattr(nn, kind))
        results.append(interface.implementation(f"mlx.nn.{kind}", apply, centred=kind == "LayerNorm"))
    for name, norm, make in OTHERS:
        results.append(interface.implementation(name, of_channels(make), norm=norm))
    return results

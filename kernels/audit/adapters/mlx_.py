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


def of_rows(kind: Any) -> Callable[..., Any]:
    """A layer as a function of x, gain, bias and eps."""

    def apply(x: Any, gain: Any, bias: Any, eps: float) -> Any:
        layer = kind(x.shape[-1], eps=eps)
        layer.weight = gain
        if "bias" in layer:
            layer.bias = bias
        return layer(x)

    return apply


def implementations() -> list[Implementation]:
    """LayerNorm and RMSNorm."""
    mx.set_default_device(mx.cpu)
    interface = Interface(widened(lambda wide, name: mx.array(wide, dtype=TYPES[name])), to_numpy, pull)
    return [
        interface.implementation(f"mlx.nn.{kind}", of_rows(getattr(nn, kind)), centred=kind == "LayerNorm")
        for kind in ("LayerNorm", "RMSNorm")
    ]

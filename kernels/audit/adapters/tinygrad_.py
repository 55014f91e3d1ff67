"""tinygrad on its Python device, which needs no compiler: `nn.LayerNorm` and `nn.RMSNorm`."""

import os
from collections.abc import Callable, Sequence
from typing import Any

import ml_dtypes
import numpy as np

from lnverify.kernels.audit.adapters import Implementation, Interface, widened

os.environ.setdefault("DEV", "PYTHON")
# It would compile in processes of its own, one a core for each worker here, each ended after sixteen programs.
os.environ.setdefault("PARALLEL", "0")

from tinygrad import Tensor, dtypes, nn


def to_numpy(tensor: Any) -> np.ndarray:
    """A NumPy array with the same values."""
    if tensor.dtype == dtypes.bfloat16:
        return tensor.float().numpy().astype(ml_dtypes.bfloat16)
    return tensor.numpy()


def pull(function: Callable[..., Any], inputs: Sequence[Any], upstream: Any) -> Any:
    """The gradients, by tinygrad's own backward pass."""
    results = function(*inputs).gradient(*inputs, gradient=upstream)
    Tensor.realize(*results)  # together: what they share is computed once
    return results


TENSORS = Interface(
    # Realized: else the kernel of a layer would read the wider numbers, and cast them in its own way.
    widened(lambda wide, name: Tensor(wide, device="PYTHON").cast(getattr(dtypes, name)).realize()),
    to_numpy,
    pull,
)


def of_rows(kind: str) -> Callable[..., Any]:
    """A layer as a function of x, gain, bias and eps."""

    def apply(x: Any, gain: Any, bias: Any, eps: float) -> Any:
        layer = getattr(nn, kind)(x.shape[-1], eps=eps)
        layer.weight = gain
        if kind == "LayerNorm":
            layer.bias = bias
        return layer(x)

    return apply


def implementations() -> list[Implementation]:
    """LayerNorm and RMSNorm, on few entries at a time: the device interprets every operation in Python."""
    return [
        TENSORS.implementation(
            f"tinygrad.nn.{kind}",
            of_rows(kind),
            centred=kind == "LayerNorm",
            entries=1024,
        )
        for kind in ("LayerNorm", "RMSNorm")
    ]

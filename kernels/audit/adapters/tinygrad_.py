"""tinygrad on its Python device, which needs no compiler: `nn.LayerNorm` and `nn.RMSNorm`."""

import os
from functools import partial
from typing import Any

import ml_dtypes
import numpy as np

from lnverify.kernels.audit.adapters import Implementation, snippets

os.environ.setdefault("DEV", "PYTHON")
# It would compile in processes of its own, one a core for each worker here, each ended after sixteen programs.
os.environ.setdefault("PARALLEL", "0")

from tinygrad import Tensor, dtypes, nn

TYPES = {
    "float64": dtypes.float64,
    "float32": dtypes.float32,
    "float16": dtypes.float16,
    "bfloat16": dtypes.bfloat16,
}


def to_library(array: np.ndarray) -> Any:
    """A tensor with the same values, rows of a transposed array transposed; every 16-bit number is a float32."""
    if array.flags.f_contiguous and not array.flags.c_contiguous:
        return to_library(array.T).T
    wide = array if array.dtype == np.float64 else array.astype(np.float32)
    return Tensor(wide, device="PYTHON").cast(TYPES[array.dtype.name])


def to_numpy(tensor: Any) -> np.ndarray:
    """A NumPy array with the same values."""
    if tensor.dtype == dtypes.bfloat16:
        return tensor.float().numpy().astype(ml_dtypes.bfloat16)
    return tensor.numpy()


def module(kind: str, gain: Any, bias: Any, eps: float) -> Any:
    """The layer with the given parameters."""
    result = getattr(nn, kind)(gain.shape[-1], eps=eps)
    result.weight = gain
    if kind == "LayerNorm":
        result.bias = bias
    return result


def forward(kind: str, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> np.ndarray:
    """The layer's output."""
    return to_numpy(module(kind, to_library(gain), to_library(bias), eps)(to_library(x)))


def without_affine(kind: str, x: np.ndarray, eps: float) -> np.ndarray:
    """The output of the layer without gain and bias."""
    return to_numpy(getattr(nn, kind)(x.shape[-1], eps=eps, elementwise_affine=False)(to_library(x)))


def backward(kind: str, upstream: np.ndarray, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> Any:
    """The layer's gradients, by tinygrad's own backward pass."""
    leaves = [to_library(a).realize() for a in (x, gain, bias)]
    output = module(kind, leaves[1], leaves[2], eps)(leaves[0])
    used = leaves if kind == "LayerNorm" else leaves[:2]
    result = output.gradient(*used, gradient=to_library(upstream))
    Tensor.realize(*result)  # together: what they share is computed once
    return *map(to_numpy, result), *([None] * (3 - len(used)))


LAYER = """import os; os.environ["DEV"] = "PYTHON"
from tinygrad import Tensor, dtypes, nn
x = Tensor({x}, dtype=dtypes.{format})
layer = nn.{kind}(x.shape[-1], eps={eps})
for name, value in nn.state.get_state_dict(layer).items():
    setattr(layer, name, value.cast(x.dtype).realize())
"""
OUTPUT = LAYER + "print(layer(x).realize()[0].cast(dtypes.float64).tolist())"
GRADIENT = (
    LAYER
    + """upstream = Tensor({upstream}, dtype=x.dtype)
[gradient] = layer(x).gradient({gradient}, gradient=upstream)
print(gradient.realize(){first}.cast(dtypes.float64).tolist())"""
)
PLACES = {"dx": "x", "dgain": "layer.weight", "dbias": "layer.bias"}


def layer_snippets(kind: str) -> dict[str, str]:
    """The snippets of a layer."""
    return {
        quantity: text.replace("{first}", "[0]" if quantity == "dx" else "")
        for quantity, text in snippets(OUTPUT, GRADIENT, PLACES, kind=kind).items()
    }


def implementations() -> list[Implementation]:
    """LayerNorm and RMSNorm, on a row at a time: the device interprets every operation in Python."""
    return [
        Implementation(
            name=f"tinygrad.nn.{kind}",
            forward=partial(forward, kind),
            backward=partial(backward, kind),
            centred=kind == "LayerNorm",
            snippets=layer_snippets(kind),
            entries=1024,
            without_affine=partial(without_affine, kind),
        )
        for kind in ("LayerNorm", "RMSNorm")
    ]

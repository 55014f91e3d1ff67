"""PyTorch: `nn.LayerNorm` and `nn.RMSNorm`, with autograd, on the processor and on each other device that it has.

Layers are called by the functions of `nn.functional` that they are made of.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import ml_dtypes
import numpy as np
import torch
from torch.nn import functional

from lnverify.kernels.audit.adapters import Implementation, Interface
from lnverify.kernels.audit.adapters.accelerators import devices, name_on_device
from lnverify.numeric.reference import Problem


def tensor(array: np.ndarray) -> torch.Tensor:
    """A tensor of the array's own memory and strides: torch does not know ml_dtypes' bfloat16."""
    if not array.flags.writeable or min(array.strides) < 0:
        array = array.copy()
    if array.dtype == ml_dtypes.bfloat16:
        return torch.from_numpy(array.view(np.int16)).view(torch.bfloat16)
    return torch.from_numpy(array)


def array(value: torch.Tensor) -> np.ndarray:
    """The array with the tensor's bits."""
    value = value.detach().cpu().contiguous()
    if value.dtype == torch.bfloat16:
        return value.view(torch.int16).numpy().view(ml_dtypes.bfloat16)
    return value.numpy()


def pull(function: Callable[..., Any], inputs: Sequence[Any], upstream: Any) -> list[Any]:
    """The gradients by autograd; 0 by what does not count."""
    leaves = [each.detach().requires_grad_(True) for each in inputs]
    output = function(*leaves)
    output.backward(upstream.to(output.dtype))
    return [torch.zeros_like(leaf) if leaf.grad is None else leaf.grad for leaf in leaves]


def interface(device: str = "cpu") -> Interface:
    """Tensors on a device."""
    return Interface(lambda values: tensor(values).to(device), array, pull)


def layer_norm(x: Any, gain: Any, bias: Any, eps: float) -> Any:
    """What nn.LayerNorm calls."""
    return functional.layer_norm(x, (x.shape[-1],), gain, bias, eps)


def rms_norm(x: Any, gain: Any, bias: Any, eps: float) -> Any:
    """What nn.RMSNorm calls."""
    return functional.rms_norm(x, (x.shape[-1],), gain, eps)


def autocast(x: Any, gain: Any, bias: Any, eps: float) -> Any:
    """nn.LayerNorm of 16-bit rows with float32 parameters; gradients of those are rounded to the rows' format."""
    with torch.autocast("cpu", x.dtype):
        return layer_norm(x, gain.float(), bias.float(), eps)


LAYERS = {"LayerNorm": layer_norm, "RMSNorm": rms_norm}


def from_statistics(problem: Problem, mean: np.ndarray, rstd: np.ndarray) -> dict[str, np.ndarray]:
    """The gradients of LayerNorm on the processor, with mean and 1/std given."""
    assert problem.upstream is not None
    upstream, x, gain, bias = (tensor(one) for one in (problem.upstream, problem.x, problem.gain, problem.bias))
    places = tensor(np.reshape(mean, (-1, 1))), tensor(np.reshape(rstd, (-1, 1)))
    result = torch.ops.aten.native_layer_norm_backward(
        upstream, x, [problem.size], *places, gain, bias, [True, True, True]
    )
    return dict(zip(("dx", "dgain", "dbias"), map(array, result), strict=True))


def use_threads(count: int) -> None:
    """One thread, or for 0 as many as torch takes by itself."""
    torch.set_num_threads(count or ALL_THREADS)


ALL_THREADS = torch.get_num_threads()


def implementation(kind: str, device: str = "") -> Implementation:
    """A layer on the processor, or on another device under a name of its own."""
    return interface(device or "cpu").implementation(
        name_on_device(f"torch.nn.{kind}", device) if device else f"torch.nn.{kind}",
        LAYERS[kind],
        centred=kind == "LayerNorm",
        from_statistics=from_statistics if kind == "LayerNorm" and not device else None,
    )


def implementations() -> list[Implementation]:
    """The layers on the processor and each other device, and with parameters of another type."""
    results = [implementation(kind, device) for device in ("", *devices()) for kind in LAYERS]
    mixed, formats = "torch.nn.LayerNorm, float32 parameters under autocast", ("float16", "bfloat16")
    results.append(interface().implementation(mixed, autocast, formats=formats))
    return [replace(one, use_threads=use_threads) for one in results]

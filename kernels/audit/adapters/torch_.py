"""PyTorch: `nn.LayerNorm` and `nn.RMSNorm`, with autograd, on the processor and on each other device that it has."""

from functools import partial
from typing import Any

import ml_dtypes
import numpy as np
import torch
from torch import nn

from lnverify.kernels.audit.adapters import Implementation, OtherNorm, snippets
from lnverify.kernels.audit.adapters.accelerators import devices, name_on_device
from lnverify.numeric.reference import Problem

TYPES = {
    torch.bfloat16: ml_dtypes.bfloat16,
    torch.float8_e4m3fn: ml_dtypes.float8_e4m3fn,
    torch.float8_e5m2: ml_dtypes.float8_e5m2,
}
"""The types that NumPy has from ml_dtypes alone."""


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
    if value.dtype not in TYPES:
        return value.numpy()
    return value.view(torch.int16 if value.dtype.itemsize == 2 else torch.int8).numpy().view(TYPES[value.dtype])


def module(kind: Any, x: torch.Tensor, gain: np.ndarray, bias: np.ndarray, eps: float) -> Any:
    """The layer with the given parameters."""
    layer = kind(x.shape[-1], eps=eps, dtype=x.dtype, device=x.device)
    with torch.no_grad():
        layer.weight.copy_(tensor(gain))
        if getattr(layer, "bias", None) is not None:
            layer.bias.copy_(tensor(bias))
    return layer


def forward(kind: Any, device: str, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> np.ndarray:
    """The layer's output, on a device."""
    rows = tensor(x).to(device)
    return array(module(kind, rows, gain, bias, eps)(rows))


def without_affine(kind: Any, device: str, x: np.ndarray, eps: float) -> np.ndarray:
    """The output of the layer without gain and bias, on a device."""
    rows = tensor(x).to(device)
    layer = kind(x.shape[-1], eps=eps, elementwise_affine=False, dtype=rows.dtype, device=rows.device)
    return array(layer(rows))


def backward(
    kind: Any, device: str, upstream: np.ndarray, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float
) -> Any:
    """The layer's gradients, by autograd, on a device."""
    rows = tensor(x).to(device).requires_grad_(True)
    layer = module(kind, rows, gain, bias, eps)
    layer(rows).backward(tensor(upstream).to(device))
    assert rows.grad is not None
    shift = getattr(layer, "bias", None)
    return array(rows.grad), array(layer.weight.grad), None if shift is None else array(shift.grad)


def from_statistics(problem: Problem, mean: np.ndarray, rstd: np.ndarray) -> dict[str, np.ndarray]:
    """The gradients of LayerNorm on the processor, with mean and 1/std given."""
    assert problem.upstream is not None
    upstream, x, gain, bias = (tensor(one) for one in (problem.upstream, problem.x, problem.gain, problem.bias))
    places = tensor(np.reshape(mean, (-1, 1))), tensor(np.reshape(rstd, (-1, 1)))
    result = torch.ops.aten.native_layer_norm_backward(
        upstream, x, [problem.size], *places, gain, bias, [True, True, True]
    )
    return dict(zip(("dx", "dgain", "dbias"), map(array, result), strict=True))


def under_autocast(x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> Any:
    """The rows, the layer with float32 parameters, and its output, on the processor under autocast."""
    rows = tensor(x).requires_grad_(True)
    layer = nn.LayerNorm(x.shape[-1], eps=eps)
    with torch.no_grad():
        layer.weight.copy_(tensor(gain))
        layer.bias.copy_(tensor(bias))
    with torch.autocast("cpu", rows.dtype):
        return rows, layer, layer(rows)


def mixed_forward(x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> np.ndarray:
    """The output for 16-bit rows and float32 parameters."""
    return array(under_autocast(x, gain, bias, eps)[2])


def mixed_backward(upstream: np.ndarray, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> Any:
    """Its gradients. Those of the parameters are float32 and are rounded to the rows' format for the comparison."""
    rows, layer, output = under_autocast(x, gain, bias, eps)
    output.backward(tensor(upstream).to(output.dtype))
    assert rows.grad is not None
    return array(rows.grad), *(array(one.grad.to(rows.dtype)) for one in (layer.weight, layer.bias))


def use_threads(count: int) -> None:
    """One thread, or for 0 as many as torch takes by itself."""
    torch.set_num_threads(count or ALL_THREADS)


ALL_THREADS = torch.get_num_threads()
SNIPPET = """import torch
x = torch.tensor({x}, dtype=torch.{format}{where})
print(torch.nn.{kind}(x.shape[-1], eps={eps}, dtype=x.dtype{there})(x)[0].tolist())"""
GRADIENT = """import torch
torch.set_num_threads(1)
x = torch.tensor({x}, dtype=torch.{format}{where}, requires_grad=True)
layer = torch.nn.{kind}(x.shape[-1], eps={eps}, dtype=x.dtype{there})
layer(x).backward(torch.tensor({upstream}, dtype=x.dtype{there}))
print({gradient}.tolist())"""
PLACES = {"dx": "x.grad[0]", "dgain": "layer.weight.grad", "dbias": "layer.bias.grad"}


def implementation(kind: str, device: str = "") -> Implementation:
    """A layer on the processor, or on another device under a name of its own."""
    place = getattr(nn, kind), device or "cpu"
    there = {"where": f', device="{device}"', "there": ", device=x.device"} if device else {"where": "", "there": ""}
    return Implementation(
        name=name_on_device(f"torch.nn.{kind}", device) if device else f"torch.nn.{kind}",
        forward=partial(forward, *place),
        backward=partial(backward, *place),
        centred=kind == "LayerNorm",
        snippets=snippets(SNIPPET, GRADIENT, PLACES, kind=kind, **there),
        use_threads=use_threads,
        without_affine=partial(without_affine, *place),
        from_statistics=from_statistics if kind == "LayerNorm" and not device else None,
    )


MIXED = Implementation(
    name="torch.nn.LayerNorm, float32 parameters under autocast",
    forward=mixed_forward,
    backward=mixed_backward,
    formats=("float16", "bfloat16"),
    use_threads=use_threads,
)
"""What people train with: 16-bit rows, float32 gain and bias."""


def implementations() -> list[Implementation]:
    """LayerNorm and RMSNorm on the processor and each other device, and LayerNorm with parameters of another type."""
    places = ("", *devices())
    return [*(implementation(kind, device) for device in places for kind in ("LayerNorm", "RMSNorm")), MIXED]


def group_norm(x: Any, gain: Any, bias: Any, eps: float, groups: int) -> Any:
    """What nn.GroupNorm calls."""
    return nn.functional.group_norm(x, groups, gain, bias, eps)


def instance_norm(x: Any, gain: Any, bias: Any, eps: float) -> Any:
    """What nn.InstanceNorm1d calls in training."""
    return nn.functional.instance_norm(x, weight=gain, bias=bias, use_input_stats=True, eps=eps)


def batch_norm(x: Any, gain: Any, bias: Any, eps: float) -> Any:
    """What nn.BatchNorm1d calls in training."""
    return nn.functional.batch_norm(x, None, None, gain, bias, training=True, eps=eps)


def other_norms() -> list[OtherNorm]:
    """GroupNorm, InstanceNorm and BatchNorm in training, on the processor."""
    return [
        OtherNorm("torch.nn.GroupNorm", "group", group_norm, use_threads=use_threads),
        OtherNorm("torch.nn.InstanceNorm1d", "instance", instance_norm, use_threads=use_threads),
        OtherNorm("torch.nn.BatchNorm1d", "batch", batch_norm, use_threads=use_threads),
    ]

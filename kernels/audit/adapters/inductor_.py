"""PyTorch's compiler on the processor: `nn.LayerNorm` and `nn.RMSNorm` through `torch.compile`, in the C++ of Inductor.

The compiled layers are other code than those that run by themselves: sums in other orders, and 16 bits in float32 from
the first operation to the last. Shapes are dynamic, so that one program serves most of them.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from typing import Any

import numpy as np
import torch
import torch._functorch.config
import torch._inductor.config
from torch import nn

from lnverify.kernels.audit.adapters import Implementation, snippets
from lnverify.kernels.audit.adapters.torch_ import array, tensor, use_threads

COMPILERS = ("g++", "clang++", "c++")
"""Any of them will do, or what CXX names."""

VARIANTS = 512
"""How many programs of one layer may be compiled; past the limit, which is 8 by itself, torch would run it eagerly."""


def compiler() -> str | None:
    """The C++ compiler that Inductor finds; None where there is none."""
    return next(filter(None, map(shutil.which, (os.environ.get("CXX") or "", *COMPILERS))), None)


def layer_norm(x: Any, gain: Any, bias: Any, eps: float) -> Any:
    """What nn.LayerNorm calls."""
    return nn.functional.layer_norm(x, (x.shape[-1],), gain, bias, eps)


def rms_norm(x: Any, gain: Any, bias: Any, eps: float) -> Any:
    """What nn.RMSNorm calls."""
    return nn.functional.rms_norm(x, (x.shape[-1],), gain, eps)


def implementation(kind: str, apply: Callable[..., Any]) -> Implementation:
    """A layer, compiled."""
    torch._dynamo.config.recompile_limit = VARIANTS
    torch._dynamo.config.accumulated_recompile_limit = VARIANTS
    # A program of its own would find what other shapes left on the disk.
    torch._inductor.config.fx_graph_cache = False
    torch._functorch.config.enable_autograd_cache = False
    compiled = torch.compile(apply, dynamic=True)

    def forward(x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> np.ndarray:
        with torch.no_grad():
            return array(compiled(tensor(x), tensor(gain), tensor(bias), eps))

    def backward(upstream: np.ndarray, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> Any:
        leaves = [tensor(each).requires_grad_(True) for each in (x, gain, bias)]
        compiled(*leaves, eps).backward(tensor(upstream))
        return tuple(None if leaf.grad is None else array(leaf.grad) for leaf in leaves)

    return Implementation(
        name=f"torch.compile of nn.{kind}",
        forward=forward,
        backward=backward,
        centred=kind == "LayerNorm",
        formats=("float32", "bfloat16"),
        snippets=snippets(SNIPPET, GRADIENT, PLACES, kind=kind),
        use_threads=use_threads,
        forget=torch._dynamo.reset,
    )


SNIPPET = """import torch
torch.set_num_threads(1)
x = torch.tensor({x}, dtype=torch.{format})
layer = torch.compile(torch.nn.{kind}(x.shape[-1], eps={eps}, dtype=x.dtype), dynamic=True)
print(layer(x)[0].tolist())"""
GRADIENT = """import torch
torch.set_num_threads(1)
x = torch.tensor({x}, dtype=torch.{format}, requires_grad=True)
layer = torch.nn.{kind}(x.shape[-1], eps={eps}, dtype=x.dtype)
torch.compile(layer, dynamic=True)(x).backward(torch.tensor({upstream}, dtype=x.dtype))
print({gradient}.tolist())"""
PLACES = {"dx": "x.grad[0]", "dgain": "layer.weight.grad", "dbias": "layer.bias.grad"}


def implementations() -> list[Implementation]:
    """LayerNorm and RMSNorm.

    Raises:
        RuntimeError: where no C++ compiler is there.
    """
    if compiler() is None:
        raise RuntimeError(f"no C++ compiler is there; {', '.join(COMPILERS)} or one that CXX names would be right")
    return [implementation("LayerNorm", layer_norm), implementation("RMSNorm", rms_norm)]

"""PyTorch's compiler on the processor: `nn.LayerNorm` and `nn.RMSNorm` through `torch.compile`, in the C++ of Inductor.

The compiled layers are other code than those that run by themselves: sums in other orders, and 16 bits in float32 from
the first operation to the last. Shapes are dynamic, so that one program serves most of them.
"""

from __future__ import annotations

import os
import shutil

import torch
import torch._functorch.config
import torch._inductor.config

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.adapters.callables import VARIANTS
from lnverify.kernels.audit.adapters.torch_ import LAYERS, interface, use_threads

COMPILERS = ("g++", "clang++", "c++")
"""Any of them will do, or what CXX names."""


def implementation(kind: str) -> Implementation:
    """A layer, compiled."""
    return interface().implementation(
        f"torch.compile of nn.{kind}",
        torch.compile(LAYERS[kind], dynamic=True),
        centred=kind == "LayerNorm",
        formats=("float32", "bfloat16"),
        use_threads=use_threads,
        forget=torch._dynamo.reset,
    )


def implementations() -> list[Implementation]:
    """LayerNorm and RMSNorm.

    Raises:
        RuntimeError: where no C++ compiler is there.
    """
    if not any(map(shutil.which, (os.environ.get("CXX") or "", *COMPILERS))):
        raise RuntimeError(f"no C++ compiler is there; {', '.join(COMPILERS)} or one that CXX names would be right")
    torch._dynamo.config.recompile_limit = VARIANTS
    torch._dynamo.config.accumulated_recompile_limit = VARIANTS
    # A program of its own would find what other shapes left on the disk.
    torch._inductor.config.fx_graph_cache = False
    torch._functorch.config.enable_autograd_cache = False
    return [implementation(kind) for kind in LAYERS]

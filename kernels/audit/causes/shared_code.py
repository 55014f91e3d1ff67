"""Whose code computes: implementations that run the same lines share their defects.

A line is text that stands in the installed sources of all that share it: a test reads it there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lnverify.kernels.audit.causes.cause import Cause
from lnverify.kernels.audit.causes.ways import FLOAT32_ONLY


@dataclass(frozen=True)
class Shared:
    """Lines that several implementations run.

    Attributes:
        implementations: who runs them; the first is who has the defect.
        files: the modules that have the line, one of which is the caller's where it calls.
        line: the text.
        causes: the only causes that stand in it; any cause where there are none.
    """

    implementations: Sequence[str]
    files: Sequence[str]
    line: str
    causes: Sequence[Cause] = ()


_FLAX = ("flax.linen.normalization", "flax.nnx.nn.normalization")
_LAYER, _RMS = ("keras.layers.LayerNormalization on", "keras.layers.RMSNormalization on")

SHARED = (
    Shared(("flax.linen.LayerNorm", "flax.nnx.LayerNorm"), _FLAX, "var = jnp.maximum(0.0, mu2 - _abs_sq(mu))"),
    Shared(("flax.linen.RMSNorm", "flax.nnx.RMSNorm"), _FLAX, "var = maybe_distributed_mean(_abs_sq(x), mask=mask)"),
    Shared(
        tuple(f"{_LAYER} {backend}" for backend in ("numpy", "jax", "torch")),
        ("keras.src.ops.nn",),
        'compute_dtype = backend.result_type(x.dtype, "float32")',
        (FLOAT32_ONLY,),
    ),
    Shared(
        tuple(f"{_RMS} {backend}" for backend in ("numpy", "jax", "torch")),
        ("keras.src.ops.nn",),
        'compute_dtype = backend.result_type(x.dtype, "float32")',
        (FLOAT32_ONLY,),
    ),
    Shared(
        ("torch.nn.LayerNorm", f"{_LAYER} torch"),
        ("keras.src.ops.nn",),
        "outputs = F.layer_norm(x, normalized_shape, gamma, beta, epsilon)",
    ),
    Shared(
        ("torch.nn.RMSNorm", f"{_RMS} torch"),
        ("keras.src.ops.nn",),
        "outputs = F.rms_norm(x, normalized_shape, scale, epsilon)",
    ),
    Shared(
        (f"{_RMS} numpy", f"{_RMS} jax"), ("keras.src.ops.nn",), "backend.numpy.square(x), axis=axis, keepdims=True"
    ),
)
"""The lines that more than one audited implementation runs."""


def owner(implementation: str, cause: Cause | None) -> str:
    """Who has the defect that an implementation shows: the first of those that run the same line."""
    for one in SHARED:
        if implementation in one.implementations and (not one.causes or cause in one.causes):
            return one.implementations[0]
    return implementation

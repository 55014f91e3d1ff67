"""Flax on JAX's CPU: linen's and nnx's LayerNorm and RMSNorm, jitted as they are run."""

from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from flax import linen, nnx

from lnverify.kernels.audit.adapters import Implementation, Interface

jax.config.update("jax_enable_x64", True)  # float64 is audited too; arrays keep the type they come with


def pull(function: Callable[..., Any], inputs: Sequence[Any], upstream: Any) -> Any:
    """The gradients, by jax.vjp."""
    return jax.vjp(function, *inputs)[1](upstream)


JAX = Interface(jnp.asarray, np.asarray, pull, lambda function, static: jax.jit(function, static_argnums=static))
"""Arrays of JAX, functions jitted; Equinox has it too."""


def of_linen(kind: Any, **options: Any) -> Callable[..., Any]:
    """A layer of linen as a function of x, gain, bias and eps."""

    def apply(x: Any, gain: Any, bias: Any, eps: float) -> Any:
        layer = kind(epsilon=eps, dtype=x.dtype, param_dtype=x.dtype, **options)
        parameters = {"scale": gain} if kind is linen.RMSNorm else {"scale": gain, "bias": bias}
        return layer.apply({"params": parameters}, x)

    return apply


def of_nnx(kind: Any) -> Callable[..., Any]:
    """The same of nnx."""

    def apply(x: Any, gain: Any, bias: Any, eps: float) -> Any:
        layer = kind(x.shape[-1], epsilon=eps, dtype=x.dtype, param_dtype=x.dtype, rngs=nnx.Rngs(0))
        layer.scale = nnx.Param(gain)
        if kind is nnx.LayerNorm:
            layer.bias = nnx.Param(bias)
        return layer(x)

    return apply


LAYERS = {
    "flax.linen.LayerNorm": of_linen(linen.LayerNorm),
    "flax.linen.LayerNorm(use_fast_variance=False)": of_linen(linen.LayerNorm, use_fast_variance=False),
    "flax.nnx.LayerNorm": of_nnx(nnx.LayerNorm),
    "flax.linen.RMSNorm": of_linen(linen.RMSNorm),
    "flax.nnx.RMSNorm": of_nnx(nnx.RMSNorm),
}
"""Layers by name."""


def implementations() -> list[Implementation]:
    """linen with and without the fast variance, nnx, and both RMSNorms."""
    return [JAX.implementation(name, apply, centred="RMS" not in name) for name, apply in LAYERS.items()]

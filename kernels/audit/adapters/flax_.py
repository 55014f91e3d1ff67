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
    """A layer of linen as a function of x, gain, bias, eps and groups; of BatchNorm in training."""

    def apply(x: Any, gain: Any, bias: Any, eps: float, *groups: int) -> Any:
        chosen = options | dict(zip(("num_groups",), groups, strict=False))
        layer = kind(epsilon=eps, dtype=x.dtype, param_dtype=x.dtype, **chosen)
        parameters = {"scale": gain} if kind is linen.RMSNorm else {"scale": gain, "bias": bias}
        if kind is not linen.BatchNorm:
            return layer.apply({"params": parameters}, x)
        running = {"mean": jnp.zeros(gain.shape), "var": jnp.ones(gain.shape)}
        return layer.apply({"params": parameters, "batch_stats": running}, x, mutable=["batch_stats"])[0]

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


def of_channels(apply: Callable[..., Any]) -> Callable[..., Any]:
    """A layer whose channels are in the last axis, as linen has them, of channels in the second."""
    return lambda x, *rest: jnp.swapaxes(apply(jnp.swapaxes(x, 1, 2), *rest), 1, 2)


LAYERS = {
    "flax.linen.LayerNorm": of_linen(linen.LayerNorm),
    "flax.linen.LayerNorm(use_fast_variance=False)": of_linen(linen.LayerNorm, use_fast_variance=False),
    "flax.nnx.LayerNorm": of_nnx(nnx.LayerNorm),
    "flax.linen.RMSNorm": of_linen(linen.RMSNorm),
    "flax.nnx.RMSNorm": of_nnx(nnx.RMSNorm),
}
"""Layers by name."""

OTHERS = (
    ("flax.linen.GroupNorm", "group", of_linen(linen.GroupNorm)),
    ("flax.linen.InstanceNorm", "instance", of_linen(linen.InstanceNorm)),
    ("flax.linen.BatchNorm", "batch", of_linen(linen.BatchNorm, use_running_average=False)),
)
"""Norms of channels, in training."""


def implementations() -> list[Implementation]:
    """linen with and without the fast variance, nnx, both RMSNorms, and linen's norms of channels in training."""
    results = [JAX.implementation(name, apply, centred="RMS" not in name) for name, apply in LAYERS.items()]
    for name, norm, apply in OTHERS:
        static = (3, 4) if norm == "group" else (3,)
        results.append(JAX.implementation(name, of_channels(apply), norm=norm, static=static))
    return results

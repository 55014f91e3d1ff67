"""Flax on JAX's CPU: linen's and nnx's LayerNorm and RMSNorm, jitted as they are run."""

from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from flax import linen, nnx

from lnverify.kernels.audit.adapters import Implementation, Interface, snippets

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
        if gain is None:
            chosen["use_scale"] = False
        if kind is not linen.RMSNorm and bias is None:
            chosen["use_bias"] = False
        layer = kind(epsilon=eps, dtype=x.dtype, param_dtype=x.dtype, **chosen)
        scale = {} if gain is None else {"scale": gain}
        parameters = scale if bias is None or kind is linen.RMSNorm else scale | {"bias": bias}
        if kind is not linen.BatchNorm:
            return layer.apply({"params": parameters}, x)
        running = {"mean": jnp.zeros(gain.shape), "var": jnp.ones(gain.shape)}
        return layer.apply({"params": parameters, "batch_stats": running}, x, mutable=["batch_stats"])[0]

    return apply


def of_nnx(kind: Any) -> Callable[..., Any]:
    """The same of nnx."""

    def apply(x: Any, gain: Any, bias: Any, eps: float) -> Any:
        without = {} if gain is not None else {"use_scale": False}
        if gain is None and kind is nnx.LayerNorm:
            without["use_bias"] = False
        layer = kind(x.shape[-1], epsilon=eps, dtype=x.dtype, param_dtype=x.dtype, rngs=nnx.Rngs(0), **without)
        if gain is not None:
            layer.scale = nnx.Param(gain)
            if kind is nnx.LayerNorm:
                layer.bias = nnx.Param(bias)
        return layer(x)

    return apply


def of_channels(apply: Callable[..., Any]) -> Callable[..., Any]:
    """A layer whose channels are in the last axis, as linen has them, of channels in the second."""
    return lambda x, *rest: jnp.swapaxes(apply(jnp.swapaxes(x, 1, 2), *rest), 1, 2)


LINEN = """import jax, jax.numpy as jnp
from flax import linen
jax.config.update("jax_enable_x64", True)
x = jnp.array({x}, dtype=jnp.{format})
layer = linen.{kind}(epsilon={eps}, {how}dtype=x.dtype, param_dtype=x.dtype)
parameters = layer.init(jax.random.key(0), x)
"""
LINEN_OUTPUT = LINEN + "print(jax.jit(layer.apply)(parameters, x)[0].tolist())"
LINEN_GRADIENT = (
    LINEN
    + """pull = jax.jit(lambda p, x, upstream: jax.vjp(layer.apply, p, x)[1](upstream))
gradients, dx = pull(parameters, x, jnp.array({upstream}, dtype=x.dtype))
print({gradient}.tolist())"""
)
LINEN_PLACES = {"dx": "dx[0]", "dgain": 'gradients["params"]["scale"]', "dbias": 'gradients["params"]["bias"]'}
NNX = """import jax, jax.numpy as jnp
from flax import nnx
jax.config.update("jax_enable_x64", True)
x = jnp.array({x}, dtype=jnp.{format})
layer = nnx.{kind}(x.shape[-1], epsilon={eps}, dtype=x.dtype, param_dtype=x.dtype, rngs=nnx.Rngs(0))
graph, parameters = nnx.split(layer)
apply = lambda parameters, x: nnx.merge(graph, parameters)(x)
"""
NNX_OUTPUT = NNX + "print(jax.jit(apply)(parameters, x)[0].tolist())"
NNX_GRADIENT = (
    NNX
    + """pull = jax.jit(lambda p, x, upstream: jax.vjp(apply, p, x)[1](upstream))
gradients, dx = pull(parameters, x, jnp.array({upstream}, dtype=x.dtype))
print({gradient}.tolist())"""
)
NNX_PLACES = {"dx": "dx[0]", "dgain": 'gradients["scale"][...]', "dbias": 'gradients["bias"][...]'}
LINEN_SNIPPETS, NNX_SNIPPETS = (LINEN_OUTPUT, LINEN_GRADIENT, LINEN_PLACES), (NNX_OUTPUT, NNX_GRADIENT, NNX_PLACES)

LAYERS = (
    ("flax.linen.LayerNorm", of_linen(linen.LayerNorm), LINEN_SNIPPETS, ""),
    (
        "flax.linen.LayerNorm(use_fast_variance=False)",
        of_linen(linen.LayerNorm, use_fast_variance=False),
        LINEN_SNIPPETS,
        "use_fast_variance=False, ",
    ),
    ("flax.nnx.LayerNorm", of_nnx(nnx.LayerNorm), NNX_SNIPPETS, ""),
    ("flax.linen.RMSNorm", of_linen(linen.RMSNorm), LINEN_SNIPPETS, ""),
    ("flax.nnx.RMSNorm", of_nnx(nnx.RMSNorm), NNX_SNIPPETS, ""),
)
"""Names, functions, snippets, and the options in those."""

OTHERS = (
    ("flax.linen.GroupNorm", "group", of_linen(linen.GroupNorm)),
    ("flax.linen.InstanceNorm", "instance", of_linen(linen.InstanceNorm)),
    ("flax.linen.BatchNorm", "batch", of_linen(linen.BatchNorm, use_running_average=False)),
)
"""Norms of channels, in training."""


def implementations() -> list[Implementation]:
    """linen with and without the fast variance, nnx, both RMSNorms, and linen's norms of channels in training."""
    results = []
    for name, apply, texts, how in LAYERS:
        kind = "RMSNorm" if name.endswith("RMSNorm") else "LayerNorm"
        shown = snippets(*texts, kind=kind, how=how)
        results.append(JAX.implementation(name, apply, centred=kind == "LayerNorm", snippets=shown))
    for name, norm, apply in OTHERS:
        static = (3, 4) if norm == "group" else (3,)
        results.append(JAX.implementation(name, of_channels(apply), norm=norm, bare=False, static=static))
    return results

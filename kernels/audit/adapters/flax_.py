"""Flax on JAX's CPU: linen's and nnx's LayerNorm and RMSNorm, jitted as they are run."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from flax import linen, nnx

from lnverify.kernels.audit.adapters import Implementation, OtherNorm, snippets

jax.config.update("jax_enable_x64", True)  # float64 is audited too; arrays keep the type they come with


def implementation(
    name: str,
    apply: Callable[..., Any],
    *,
    centred: bool,
    snippets: Mapping[str, str],
    without_affine: Callable[..., Any],
    static_eps: bool = False,
) -> Implementation:
    """An implementation from `apply(x, gain, bias, eps)` and `without_affine(x, eps)` on JAX arrays.

    With `static_eps` eps is compiled in.
    """
    compiled_without_affine = jax.jit(without_affine, static_argnums=(1,) if static_eps else ())
    compiled = jax.jit(apply, static_argnums=(3,) if static_eps else ())

    def vjp(upstream: Any, x: Any, gain: Any, bias: Any, eps: float) -> Any:
        return jax.vjp(lambda *arrays: apply(*arrays, eps), x, gain, bias)[1](upstream)

    compiled_vjp = jax.jit(vjp, static_argnums=(4,) if static_eps else ())

    def forward(x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> np.ndarray:
        return np.asarray(compiled(jnp.asarray(x), jnp.asarray(gain), jnp.asarray(bias), eps))

    def backward(upstream: np.ndarray, x: np.ndarray, gain: np.ndarray, bias: np.ndarray, eps: float) -> Any:
        dx, dgain, dbias = compiled_vjp(*map(jnp.asarray, (upstream, x, gain, bias)), eps)
        return np.asarray(dx), np.asarray(dgain), np.asarray(dbias) if centred else None

    def without(x: np.ndarray, eps: float) -> np.ndarray:
        return np.asarray(compiled_without_affine(jnp.asarray(x), eps))

    return Implementation(name, forward, backward, centred=centred, snippets=snippets, without_affine=without)


def linen_layer(fast: bool, x: Any, gain: Any, bias: Any, eps: float) -> Any:
    """flax.linen.LayerNorm."""
    layer = linen.LayerNorm(epsilon=eps, use_fast_variance=fast, dtype=x.dtype, param_dtype=x.dtype)
    return layer.apply({"params": {"scale": gain, "bias": bias}}, x)


def linen_without_affine(kind: Any, x: Any, eps: float) -> Any:
    """A linen layer without gain and bias."""
    return kind(epsilon=eps, use_scale=False, dtype=x.dtype, param_dtype=x.dtype).apply({}, x)


def nnx_without_affine(kind: Any, x: Any, eps: float) -> Any:
    """An nnx layer without gain and bias."""
    return kind(x.shape[-1], epsilon=eps, use_scale=False, dtype=x.dtype, rngs=nnx.Rngs(0))(x)


def linen_rms(x: Any, gain: Any, bias: Any, eps: float) -> Any:
    """flax.linen.RMSNorm."""
    layer = linen.RMSNorm(epsilon=eps, dtype=x.dtype, param_dtype=x.dtype)
    return layer.apply({"params": {"scale": gain}}, x)


def nnx_layer(x: Any, gain: Any, bias: Any, eps: float) -> Any:
    """flax.nnx.LayerNorm."""
    layer = nnx.LayerNorm(x.shape[-1], epsilon=eps, dtype=x.dtype, param_dtype=x.dtype, rngs=nnx.Rngs(0))
    layer.scale, layer.bias = nnx.Param(gain), nnx.Param(bias)
    return layer(x)


def nnx_rms(x: Any, gain: Any, bias: Any, eps: float) -> Any:
    """flax.nnx.RMSNorm."""
    layer = nnx.RMSNorm(x.shape[-1], epsilon=eps, dtype=x.dtype, param_dtype=x.dtype, rngs=nnx.Rngs(0))
    layer.scale = nnx.Param(gain)
    return layer(x)


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


def linen_snippets(kind: str, fast: bool = True) -> dict[str, str]:
    """The snippets of a linen layer."""
    how = "" if fast else "use_fast_variance=False, "
    return snippets(LINEN_OUTPUT, LINEN_GRADIENT, LINEN_PLACES, kind=kind, how=how)


def nnx_snippets(kind: str) -> dict[str, str]:
    """The snippets of an nnx layer."""
    return snippets(NNX_OUTPUT, NNX_GRADIENT, NNX_PLACES, kind=kind)


def linen_implementation(name: str, fast: bool) -> Implementation:
    """flax.linen.LayerNorm with or without the fast variance."""
    without_affine = partial(linen_without_affine, partial(linen.LayerNorm, use_bias=False, use_fast_variance=fast))
    shown = linen_snippets("LayerNorm", fast)
    return implementation(name, partial(linen_layer, fast), centred=True, snippets=shown, without_affine=without_affine)


def implementations() -> list[Implementation]:
    """linen with and without the fast variance, nnx, and both RMSNorms."""
    return [
        linen_implementation("flax.linen.LayerNorm", True),
        linen_implementation("flax.linen.LayerNorm(use_fast_variance=False)", False),
        implementation(
            "flax.nnx.LayerNorm",
            nnx_layer,
            centred=True,
            snippets=nnx_snippets("LayerNorm"),
            without_affine=partial(nnx_without_affine, partial(nnx.LayerNorm, use_bias=False)),
        ),
        implementation(
            "flax.linen.RMSNorm",
            linen_rms,
            centred=False,
            snippets=linen_snippets("RMSNorm"),
            without_affine=partial(linen_without_affine, linen.RMSNorm),
        ),
        implementation(
            "flax.nnx.RMSNorm",
            nnx_rms,
            centred=False,
            snippets=nnx_snippets("RMSNorm"),
            without_affine=partial(nnx_without_affine, nnx.RMSNorm),
        ),
    ]


def other_norm(name: str, norm: str, apply: Callable[..., Any]) -> OtherNorm:
    """A linen layer from `apply(x, gain, bias, eps, *groups)`, of channels in the last axis, as linen has them."""

    def of_channels(x: Any, gain: Any, bias: Any, *rest: Any) -> Any:
        return jnp.swapaxes(apply(jnp.swapaxes(x, 1, 2), gain, bias, *rest), 1, 2)

    @partial(jax.jit, static_argnums=(3, 4))
    def compiled(x: Any, gain: Any, bias: Any, *rest: Any) -> Any:
        return of_channels(x, gain, bias, *rest)

    @partial(jax.jit, static_argnums=(4, 5))
    def pulled(upstream: Any, x: Any, gain: Any, bias: Any, *rest: Any) -> Any:
        return jax.vjp(lambda *arrays: of_channels(*arrays, *rest), x, gain, bias)[1](upstream)

    def forward(*given: Any) -> np.ndarray:
        return np.asarray(compiled(*given))

    def backward(*given: Any) -> tuple[np.ndarray, ...]:
        return tuple(map(np.asarray, pulled(*given)))

    return OtherNorm(name, norm, forward, backward)


def with_parameters(layer: Any, x: Any, gain: Any, bias: Any) -> Any:
    """The output of a linen layer with a scale and a bias."""
    return layer.apply({"params": {"scale": gain, "bias": bias}}, x)


def group_norm(x: Any, gain: Any, bias: Any, eps: float, groups: int) -> Any:
    """flax.linen.GroupNorm."""
    layer = linen.GroupNorm(num_groups=groups, epsilon=eps, dtype=x.dtype, param_dtype=x.dtype)
    return with_parameters(layer, x, gain, bias)


def instance_norm(x: Any, gain: Any, bias: Any, eps: float) -> Any:
    """flax.linen.InstanceNorm."""
    return with_parameters(linen.InstanceNorm(epsilon=eps, dtype=x.dtype, param_dtype=x.dtype), x, gain, bias)


def batch_norm(x: Any, gain: Any, bias: Any, eps: float) -> Any:
    """flax.linen.BatchNorm in training."""
    layer = linen.BatchNorm(use_running_average=False, epsilon=eps, dtype=x.dtype, param_dtype=x.dtype)
    running = {"mean": jnp.zeros(gain.shape), "var": jnp.ones(gain.shape)}
    given = {"params": {"scale": gain, "bias": bias}, "batch_stats": running}
    return layer.apply(given, x, mutable=["batch_stats"])[0]


def other_norms() -> list[OtherNorm]:
    """GroupNorm, InstanceNorm and BatchNorm in training, of linen."""
    return [
        other_norm("flax.linen.GroupNorm", "group", group_norm),
        other_norm("flax.linen.InstanceNorm", "instance", instance_norm),
        other_norm("flax.linen.BatchNorm", "batch", batch_norm),
    ]

"""Equinox on JAX's CPU: `eqx.nn.LayerNorm` and `eqx.nn.RMSNorm`, mapped over rows."""

from collections.abc import Callable
from typing import Any

import equinox as eqx
import jax

from lnverify.numeric.kernels.adapters import Implementation, snippets
from lnverify.numeric.kernels.adapters.flax_ import implementation


def layer(kind: Any, *, bias_too: bool) -> Callable[..., Any]:
    """The layer with the given parameters, over rows."""

    def apply(x: Any, gain: Any, bias: Any, eps: float) -> Any:
        made = kind(x.shape[-1:], eps=eps)
        parameters = (gain, bias) if bias_too else (gain,)
        made = eqx.tree_at(lambda m: (m.weight, m.bias) if bias_too else (m.weight,), made, parameters)
        return jax.vmap(made)(x)

    return apply


def without_affine(kind: Any) -> Callable[..., Any]:
    """The layer without gain and bias, over rows."""
    return lambda x, eps: jax.vmap(kind(x.shape[-1:], eps=eps, use_weight=False, use_bias=False))(x)


LAYER = """import equinox as eqx, jax, jax.numpy as jnp
jax.config.update("jax_enable_x64", True)
x = jnp.array({x}, dtype=jnp.{format})
layer = eqx.nn.{kind}(x.shape[1:], eps={eps}, dtype=x.dtype)
apply = lambda layer, x: jax.vmap(layer)(x)
"""
OUTPUT = LAYER + "print(jax.jit(apply)(layer, x)[0].tolist())"
GRADIENT = (
    LAYER
    + """pull = jax.jit(lambda layer, x, upstream: jax.vjp(apply, layer, x)[1](upstream))
gradients, dx = pull(layer, x, jnp.array({upstream}, dtype=x.dtype))
print({gradient}.tolist())"""
)
PLACES = {"dx": "dx[0]", "dgain": "gradients.weight", "dbias": "gradients.bias"}


def implementations() -> list[Implementation]:
    """LayerNorm and RMSNorm."""
    return [
        implementation(
            "equinox.nn.LayerNorm",
            layer(eqx.nn.LayerNorm, bias_too=True),
            centred=True,
            static_eps=True,
            snippets=snippets(OUTPUT, GRADIENT, PLACES, kind="LayerNorm"),
            without_affine=without_affine(eqx.nn.LayerNorm),
        ),
        implementation(
            "equinox.nn.RMSNorm",
            layer(lambda shape, eps: eqx.nn.RMSNorm(shape, eps=eps, use_bias=False), bias_too=False),
            centred=False,
            static_eps=True,
            snippets=snippets(OUTPUT, GRADIENT, PLACES, kind="RMSNorm"),
            without_affine=without_affine(eqx.nn.RMSNorm),
        ),
    ]

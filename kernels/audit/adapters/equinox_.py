"""Equinox on JAX's CPU: `eqx.nn.LayerNorm` and `eqx.nn.RMSNorm`, mapped over rows."""

from functools import partial
from typing import Any

import equinox as eqx
import jax

from lnverify.kernels.audit.adapters import Implementation, snippets
from lnverify.kernels.audit.adapters.flax_ import implementation


def layer(kind: Any, bias_too: bool, x: Any, gain: Any, bias: Any, eps: float) -> Any:
    """The layer with the given parameters, over rows."""
    result = kind(x.shape[-1:], eps=eps)
    parameters = (gain, bias) if bias_too else (gain,)
    result = eqx.tree_at(lambda m: (m.weight, m.bias) if bias_too else (m.weight,), result, parameters)
    return jax.vmap(result)(x)


def without_affine(kind: Any, x: Any, eps: float) -> Any:
    """The layer without gain and bias, over rows."""
    return jax.vmap(kind(x.shape[-1:], eps=eps, use_weight=False, use_bias=False))(x)


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
            partial(layer, eqx.nn.LayerNorm, True),
            centred=True,
            static_eps=True,
            snippets=snippets(OUTPUT, GRADIENT, PLACES, kind="LayerNorm"),
            without_affine=partial(without_affine, eqx.nn.LayerNorm),
        ),
        implementation(
            "equinox.nn.RMSNorm",
            partial(layer, partial(eqx.nn.RMSNorm, use_bias=False), False),
            centred=False,
            static_eps=True,
            snippets=snippets(OUTPUT, GRADIENT, PLACES, kind="RMSNorm"),
            without_affine=partial(without_affine, eqx.nn.RMSNorm),
        ),
    ]

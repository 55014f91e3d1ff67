"""Equinox on JAX's CPU: `eqx.nn.LayerNorm` and `eqx.nn.RMSNorm`, mapped over rows."""

from collections.abc import Callable
from typing import Any

import equinox as eqx
import jax

from lnverify.kernels.audit.adapters import Implementation, fill
from lnverify.kernels.audit.adapters.flax_ import JAX


def over_rows(kind: Any, has_bias: bool) -> Callable[..., Any]:
    """A layer as a function of x, gain, bias and eps."""

    def apply(x: Any, gain: Any, bias: Any, eps: float) -> Any:
        layer = kind(x.shape[-1:], eps=eps, use_bias=has_bias)
        parameters = (gain, bias)[: 1 + has_bias]
        layer = eqx.tree_at(lambda one: (one.weight, one.bias)[: 1 + has_bias], layer, parameters)
        return jax.vmap(layer)(x)

    return apply


SNIPPET = """import equinox as eqx, jax, jax.numpy as jnp
jax.config.update("jax_enable_x64", True)
x = jnp.array({x}, dtype=jnp.{format})
layer = eqx.nn.{kind}(x.shape[1:], eps={eps}, dtype=x.dtype)
print(jax.jit(lambda layer, x: jax.vmap(layer)(x))(layer, x)[0].tolist())"""


def implementations() -> list[Implementation]:
    """LayerNorm and RMSNorm."""
    return [
        JAX.implementation(
            f"equinox.nn.{kind}",
            over_rows(getattr(eqx.nn, kind), centred),
            centred=centred,
            static=(3,),
            snippet=fill(SNIPPET, kind=kind),
        )
        for kind, centred in (("LayerNorm", True), ("RMSNorm", False))
    ]

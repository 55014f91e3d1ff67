"""Equinox on JAX's CPU: `eqx.nn.LayerNorm` and `eqx.nn.RMSNorm`, mapped over rows."""

from collections.abc import Callable
from typing import Any

import equinox as eqx
import jax

from numeric.audit.adapters import Implementation
from numeric.audit.adapters.flax_ import implementation


def layer(kind: Any, *, bias_too: bool) -> Callable[..., Any]:
    """The layer with the given parameters, over rows."""

    def apply(x: Any, gain: Any, bias: Any, eps: float) -> Any:
        made = kind(x.shape[-1:], eps=eps)
        parameters = (gain, bias) if bias_too else (gain,)
        made = eqx.tree_at(lambda m: (m.weight, m.bias) if bias_too else (m.weight,), made, parameters)
        return jax.vmap(made)(x)

    return apply


SNIPPET = """import equinox as eqx, jax.numpy as jnp
x = jnp.array({x}, dtype=jnp.{format})
print(eqx.nn.{kind}(x.shape, eps={eps}, dtype=x.dtype)(x))"""


def implementations() -> list[Implementation]:
    """LayerNorm and RMSNorm."""
    return [
        implementation(
            "equinox.nn.LayerNorm",
            layer(eqx.nn.LayerNorm, bias_too=True),
            centred=True,
            static_eps=True,
            snippet=SNIPPET.replace("{kind}", "LayerNorm"),
        ),
        implementation(
            "equinox.nn.RMSNorm",
            layer(lambda shape, eps: eqx.nn.RMSNorm(shape, eps=eps, use_bias=False), bias_too=False),
            centred=False,
            static_eps=True,
            snippet=SNIPPET.replace("{kind}", "RMSNorm"),
        ),
    ]

"""Equinox on JAX's CPU: `eqx.nn.LayerNorm` and `eqx.nn.RMSNorm`, mapped over rows."""

from collections.abc import Callable
from typing import Any

import equinox as eqx
import jax

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.adapters.flax_ import JAX


def over_rows(kind: Any, has_bias: bool) -> Callable[..., Any]:
    """A layer as a function of x, gain, bias and eps."""

    def apply(x: Any, gain: Any, bias: Any, eps: float) -> Any:
        layer = kind(x.shape[-1:], eps=eps, use_bias=has_bias)
        parameters = (gain, bias)[: 1 + has_bias]
        layer = eqx.tree_at(lambda one: (one.weight, one.bias)[: 1 + has_bias], layer, parameters)
        return jax.vmap(layer)(x)

    return apply


def implementations() -> list[Implementation]:
    """LayerNorm and RMSNorm."""
    return [
        JAX.implementation(
            f"equinox.nn.{kind}",
            over_rows(getattr(eqx.nn, kind), centred),
            centred=centred,
            static=(3,),
        )
        for kind, centred in (("LayerNorm", True), ("RMSNorm", False))
    ]

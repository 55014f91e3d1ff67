"""What the walkthrough post computes: LayerNorm and its gradients in NumPy, operation by operation.

Source: the walkthrough, "LayerNorm" (forward), "LayerNorm Backprop" (backward) and "Numerical Verification of
Backward Pass" (central differences). Arrays keep their format: float32 in, float32 out.
"""

from collections.abc import Callable

import numpy as np

from lnverify.numeric.floats import plain
from lnverify.numeric.floats.plain import Array

EPS = 1e-5


def layer_norm(x: Array, gain: Array, bias: Array, eps: float = EPS) -> Array:
    """gain·(x − mean)/√(variance + eps) + bias over the last axis; x (…, D), gain and bias (D,)."""
    return plain.layer_norm(x, gain, bias, eps)


def backward(x: Array, gain: Array, upstream: Array, eps: float) -> dict[str, Array]:
    """The post's gradients of Σ upstream·output: dx (rows, D), dgain (D,), dbias (D,)."""
    return dict(zip(("dx", "dgain", "dbias"), plain.layer_norm_backward(upstream, x, gain, eps), strict=True))


def central_difference(f: Callable[[Array], Array], x: Array, upstream: Array, h: float) -> Array:
    """Σ upstream·(f(x + h·e) − f(x − h·e))/(2h) for each entry e of x, in the format of x; shape of x."""
    x = x.copy()
    gradient = np.zeros_like(x)
    for index in np.ndindex(x.shape):
        value = x[index]
        x[index] = value + h
        above = f(x)
        x[index] = value - h
        below = f(x)
        x[index] = value
        gradient[index] = np.sum((above - below) * upstream) / (2 * h)
    return gradient

"""What the walkthrough post computes: LayerNorm and its gradients in NumPy, operation by operation.

Source: the walkthrough, "LayerNorm" (forward), "LayerNorm Backprop" (backward) and "Numerical Verification of
Backward Pass" (central differences). Arrays keep their format: float32 in, float32 out.
"""

from collections.abc import Callable
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]
EPS = 1e-5


def layer_norm(x: Array, gain: Array, bias: Array, eps: float = EPS) -> Array:
    """gain·(x − mean)/√(variance + eps) + bias over the last axis; x (…, D), gain and bias (D,)."""
    mean = x.mean(axis=-1, keepdims=True)
    variance = x.var(axis=-1, keepdims=True)
    return gain * ((x - mean) / np.sqrt(variance + eps)) + bias


def backward(x: Array, gain: Array, upstream: Array, eps: float) -> dict[str, Array]:
    """The post's gradients of Σ upstream·output: dx (rows, D), dgain (D,), dbias (D,)."""
    D = x.shape[-1]
    root = np.sqrt(x.var(axis=-1, keepdims=True) + eps)
    normalized = (x - x.mean(axis=-1, keepdims=True)) / root
    inner = upstream * gain
    total = inner.sum(axis=-1, keepdims=True)
    along = (inner * normalized).sum(axis=-1, keepdims=True)
    return {
        "dx": (D * inner - total - normalized * along) / (D * root),
        "dgain": (upstream * normalized).sum(axis=0),
        "dbias": upstream.sum(axis=0),
    }


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

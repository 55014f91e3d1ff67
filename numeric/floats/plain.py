"""LayerNorm as it is usually written in NumPy: short, and with the faults of its arithmetic.

It is what other code is held against, never what a result rests on. Arrays keep their format; eps is added as it is
given, so whoever wants it rounded passes a number of that format. Source of the formulas: the walkthrough post,
"LayerNorm" and "LayerNorm Backprop". `numeric.normalize` is right where these are not.
"""

from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[Any]]


def center(x: Array) -> Array:
    """x less its mean over the last axis."""
    return np.asarray(x - x.mean(axis=-1, keepdims=True))


def normalize(x: Array, eps: Any) -> Array:
    """(x − mean)/√(variance + eps) over the last axis."""
    return np.asarray(center(x) / np.sqrt(x.var(axis=-1, keepdims=True) + eps))


def layer_norm(x: Array, gain: Array, bias: Array, eps: Any) -> Array:
    """gain·(x − mean)/√(variance + eps) + bias over the last axis; x (…, N), gain and bias (N,)."""
    return np.asarray(gain * normalize(x, eps) + bias)


def layer_norm_backward(upstream: Array, x: Array, gain: Array, eps: Any) -> tuple[Array, Array, Array]:
    """The gradients (dx, dgain, dbias) of Σ upstream·output, for rows x (rows, N), in the post's summed form."""
    size = x.dtype.type(x.shape[-1])
    root = np.sqrt(x.var(axis=-1, keepdims=True) + eps)
    h = center(x) / root
    p = upstream * gain
    along = (p * h).sum(axis=-1, keepdims=True)
    dx = (size * p - p.sum(axis=-1, keepdims=True) - h * along) / (size * root)
    return np.asarray(dx), (upstream * h).sum(axis=0), upstream.sum(axis=0)

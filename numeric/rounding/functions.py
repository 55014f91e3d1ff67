"""The functions of LayerNorm.v, Norms.v and Rounding.v, on rows of float64."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


def mean(a: Array) -> Array:
    return np.asarray(a.mean(axis=1, keepdims=True))


def variance(a: Array) -> Array:
    return mean(np.square(a - mean(a)))


def normalized(eps: Array, a: Array, *entry: Any) -> Array:
    return np.asarray((a - mean(a)) / np.sqrt(variance(a) + eps))


def backward(r: Array, p: Array, z: Array, *entry: Any) -> Array:
    return np.asarray(r * (p - mean(p) - z * mean(p * z)))


def backward_size(r: Array, p: Array, z: Array, *entry: Any) -> Array:
    p, z = np.abs(p), np.abs(z)
    return np.asarray(r * (p + mean(p) + z * mean(p * z)))


FUNCTIONS: Mapping[str, Any] = {
    "mean": mean,
    "mean_of": mean,
    "variance": variance,
    "kappa": lambda eps, a: mean(np.abs(a)) / np.sqrt(variance(a) + eps),
    "normalized": normalized,
    "rms_norm": lambda eps, a, *entry: a / np.sqrt(mean(a * a) + eps),
    "layer_norm": lambda eps, g, b, a, *entry: g * normalized(eps, a) + b,
    "backward": backward,
    "backward_size": backward_size,
    "sumv": lambda v: v.sum(axis=1, keepdims=True),
    "absv": np.abs,
    "dot": lambda v, z: (v * z).sum(axis=1, keepdims=True),
    "had": np.multiply,
    "grow": lambda u, ups, any: (1 + u) ** ups / (1 - u) ** any,
    "uphalf": lambda k: (k + 1) // 2,
    "Num.min": np.minimum,
    "Num.sqrt": np.sqrt,
}
"""The functions by their names there."""

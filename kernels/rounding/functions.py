"""The functions of LayerNorm.v, Norms.v and Rounding.v, on rows of float64."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from lnverify.kernels.rounding.statements import inequality

Array = np.ndarray[Any, Any]


def mean(a: Array) -> Array:
    return np.asarray(a.mean(axis=1, keepdims=True))


def variance(a: Array) -> Array:
    return mean(np.square(a - mean(a)))


def normalize(eps: Array, a: Array) -> Array:
    return np.asarray((a - mean(a)) / np.sqrt(variance(a) + eps))


def backward(r: Array, p: Array, z: Array) -> Array:
    return np.asarray(r * (p - mean(p) - z * mean(p * z)))


def backward_size(r: Array, p: Array, z: Array) -> Array:
    p, z = np.abs(p), np.abs(z)
    return np.asarray(r * (p + mean(p) + z * mean(p * z)))


def softmax(a: Array) -> Array:
    e = np.exp(a - a.max(axis=1, keepdims=True))
    return np.asarray(e / e.sum(axis=1, keepdims=True))


def grow(u: float, ups: int, any: int) -> float:
    return (1 + u) ** ups / (1 - u) ** any


def merge_growth(u: float) -> float:
    return (1 + u) * (1 + 2 * (grow(u, 0, 3) - 1))


def one_by_one_growth(u: float, n: int) -> float:
    return float(np.prod([(1 + u) * (1 + 2 / k * (grow(u, 0, 3) - 1)) for k in range(2, n + 1)]))


def sum_growth(u: float, h: int, n: int) -> float:
    return min((1 + u) ** h, 1 + (n - 1) * u)


def _bound_of(file: str, name: str) -> Callable[[float, Array, Array, int, int], Array]:
    """The right side of a theorem on two passes."""

    def bound(u: float, eps: Array, a: Array, h1: int, h2: int) -> Array:
        known = {"u": u, "eps": eps, "a": a, "h1": h1, "h2": h2, "N": a.shape[1]}
        return np.asarray(inequality(file, name).bound({**FUNCTIONS, **known}))

    return bound


FUNCTIONS: Mapping[str, Any] = {
    "mean": mean,
    "mean_of": mean,
    "variance": variance,
    "sd": lambda eps, a: np.sqrt(variance(a) + eps),
    "kappa": lambda eps, a: mean(np.abs(a)) / np.sqrt(variance(a) + eps),
    "shifted": lambda c, a: a - c,
    "normalized": normalize,
    "rms_norm": lambda eps, a: a / np.sqrt(mean(a * a) + eps),
    "layer_norm": lambda eps, g, b, a: g * normalize(eps, a) + b,
    "backward": backward,
    "backward_size": backward_size,
    "sumv": lambda v: v.sum(axis=1, keepdims=True),
    "absv": np.abs,
    "dot": lambda v, z: (v * z).sum(axis=1, keepdims=True),
    "had": np.multiply,
    "square_of": lambda a: a.shape[1] * variance(a),
    "ex": np.exp,
    "softmax_of": softmax,
    "grow": grow,
    "size": lambda v: v.shape[1],
    "uphalf": lambda k: (k + 1) // 2,
    "merge_growth": merge_growth,
    "two_pass_bound": _bound_of("Bounds", "two_pass_error"),
    "sum_growth": sum_growth,
    "nearest_bound": _bound_of("Sharp", "nearest_two_pass_error"),
    "Num.min": np.minimum,
    "Num.max": np.maximum,
    "Num.sqrt": np.sqrt,
}
"""The functions by their names there."""

"""The functions of LayerNorm.v, Norms.v and Rounding.v, on rows of float64."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from lnverify.numeric.rounding.statements import inequality

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


def grow(u: float, ups: int, any: int) -> float:
    return (1 + u) ** ups / (1 - u) ** any


def merge_growth(u: float) -> float:
    return (1 + u) * (1 + 2 * (grow(u, 0, 3) - 1))


def one_by_one_growth(u: float, n: int) -> float:
    return float(np.prod([(1 + u) * (1 + 2 / k * (grow(u, 0, 3) - 1)) for k in range(2, n + 1)]))


def two_pass_bound(u: float, eps: Array, a: Array, h1: int, h2: int) -> Array:
    """As `two_pass_error` states it."""
    known = {"u": u, "eps": eps, "a": a, "h1": h1, "h2": h2, "y": a}
    return np.asarray(inequality("Bounds", "two_pass_error").evaluate({**FUNCTIONS, **known})[1])


def sum_growth(u: float, h: int, n: int) -> float:
    return min((1 + u) ** h, 1 + (n - 1) * u)


def nearest_bound(u: float, eps: Array, a: Array, h1: int, h2: int) -> Array:
    """As `nearest_two_pass_error` states it."""
    known = {"u": u, "eps": eps, "a": a, "h1": h1, "h2": h2, "y": a, "N": a.shape[1]}
    return np.asarray(inequality("Sharp", "nearest_two_pass_error").evaluate({**FUNCTIONS, **known})[1])


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
    "softmax_of": lambda a: (
        np.exp(a - a.max(axis=1, keepdims=True)) / np.exp(a - a.max(axis=1, keepdims=True)).sum(axis=1, keepdims=True)
    ),
    "grow": grow,
    "size": lambda v: v.shape[1],
    "uphalf": lambda k: (k + 1) // 2,
    "merge_growth": merge_growth,
    "two_pass_bound": two_pass_bound,
    "sum_growth": sum_growth,
    "nearest_bound": nearest_bound,
    "Num.min": np.minimum,
    "Num.max": np.maximum,
    "Num.sqrt": np.sqrt,
}
"""The functions by their names there."""

"""The functions of bounds, each said once: on arrays, and on what is written in LaTeX or JavaScript.

Each is called with the space of the bound, which has the functions of `ARRAYS` or what another language has for them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np

from lnverify.kernels.programs.space import Space
from lnverify.kernels.programs.theorems import find_theorem

Array = np.ndarray[Any, Any]


def _softmax(a: Array) -> Array:
    e = np.exp(a - a.max(axis=1, keepdims=True))
    return np.asarray(e / e.sum(axis=1, keepdims=True))


def _one_by_one_growth(u: float, n: int) -> float:
    return float(np.prod([(1 + u) * (1 + 2 / k * ((1 - u) ** -3 - 1)) for k in range(2, n + 1)]))


def _right_side(name: str) -> Callable[..., Array]:
    """What a theorem on two passes allows an entry."""

    def bound(u: float, eps: Any, a: Array, h1: int, h2: int) -> Array:
        values = {"u": u, "eps": eps, "a": a, "h1": h1, "h2": h2, "N": a.shape[1], "y": 0.0}
        return np.asarray(find_theorem(name).says(on_arrays(**values))[1])

    return bound


ARRAYS: Mapping[str, Callable[..., Any]] = {
    "sumv": lambda v: v.sum(axis=1, keepdims=True),
    "size": lambda v: v.shape[1],
    "softmax_of": _softmax,
    "one_by_one_growth": _one_by_one_growth,
    "two_pass_bound": _right_side("two-pass"),
    "nearest_bound": _right_side("nearest.two-pass"),
    "uphalf": lambda k: (k + 1) // 2,
    "ex": np.exp,
    "min": np.minimum,
    "max": np.maximum,
    "sqrt": np.sqrt,
}
"""What only arrays (rows, N) of float64 have, or have in a form of their own."""


def _backward_size(s: Any, r: Any, p: Any, z: Any) -> Any:
    p, z = abs(p), abs(z)
    return r * (p + s.mean(p) + s.mean(p * z) * z)


FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    "mean": lambda s, v: s.sumv(v) / s.size(v),
    "centred": lambda s, a: a - s.mean(a),
    "variance": lambda s, a: s.mean(s.centred(a) ** 2),
    "absv": lambda s, v: abs(v),
    "had": lambda s, v, w: v * w,
    "dot": lambda s, v, w: s.sumv(v * w),
    "shifted": lambda s, c, a: a - c,
    "mean_of": lambda s, a: s.mean(a),
    "square_of": lambda s, a: s.sumv(s.centred(a) ** 2),
    "sd": lambda s, eps, a: s.sqrt(s.variance(a) + eps),
    "kappa": lambda s, eps, a: s.sumv(abs(a)) / (s.size(a) * s.sd(eps, a)),
    "normalized": lambda s, eps, a: s.centred(a) / s.sd(eps, a),
    "rms_norm": lambda s, eps, a: a / s.sqrt(s.mean(a * a) + eps),
    "layer_norm": lambda s, eps, g, b, a: g * s.normalized(eps, a) + b,
    "backward": lambda s, r, p, z: r * (p - s.mean(p) - s.mean(p * z) * z),
    "backward_size": _backward_size,
    "softmax_of": lambda s, a: s.ex(a) / s.sumv(s.ex(a)),
    "grow": lambda s, u, ups, any: (1 + u) ** ups / (1 - u) ** any,
    "merge_growth": lambda s, u: (1 + u) * (2 * s.grow(u, 0, 3) - 1),
    "sum_growth": lambda s, u, h, n: s.min((1 + u) ** h, 1 + (n - 1) * u),
}
"""Functions by their names in Rocq; a language may have another form of one."""


def filled(s: Space, values: Mapping[str, Any]) -> Any:
    """A space with these values, and with the functions that they do not replace."""
    vars(s).update({name: partial(function, s) for name, function in FUNCTIONS.items()} | dict(values))
    return s


def on_arrays(**values: Any) -> Any:
    """The space of arrays with these values."""
    return filled(Space(), {**ARRAYS, **values})


backward_size, grow, merge_growth = (getattr(on_arrays(), name) for name in ("backward_size", "grow", "merge_growth"))

_SIGNS = {"<": np.less, "<=": np.less_equal, "!=": np.not_equal}


def evaluate(says: Callable[[Any], Any], values: Mapping[str, Any]) -> tuple[Any, Any]:
    """What is said in the space of arrays with these values, and where its premises hold."""
    s = on_arrays(**values)
    outcome, holds = says(s), np.True_
    for left, sign, right in s.premises:
        holds = holds & _SIGNS[sign](left, right)
    return outcome, holds

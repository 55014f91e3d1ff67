"""The output and its gradients in float64, with slots in which something else may stand by mistake."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from lnverify.numeric.reference import Problem

Array = np.ndarray


def average(terms: Array) -> Array:
    """Means of rows, (rows, 1)."""
    return np.asarray(terms.mean(axis=1, keepdims=True))


def forward(
    problem: Problem,
    gain: Any = None,
    bias: Any = None,
    rstd: Any = None,
    spread: Any = None,
    centre: Any = None,
    shown: Any = None,
    x: Any = None,
) -> Array:
    """The output in float64, with mistakes in slots."""
    g, b = arrays(problem)[1:3]
    rows, d, r = statistics(problem, rstd, spread, centre, x)
    d = shown(rows, d) if shown else d
    return np.asarray(d * r * (gain(g) if gain else g) + (bias(g, b) if bias else b))


def statistics(
    problem: Problem, rstd: Any = None, spread: Any = None, centre: Any = None, rows: Any = None
) -> tuple[Array, Array, Array]:
    """x, x - mean and 1/std in float64, with mistakes in slots."""
    x, d, variance = _right_statistics(problem)
    if rows or centre:
        x = rows(x) if rows else x
        d = x - (centre(x) if centre else average(x) * problem.centred)
        variance = average(np.square(d))
    variance = spread(x, d) if spread else variance
    r = rstd(variance, problem.size, problem.eps, x) if rstd else 1 / np.sqrt(variance + problem.eps)
    return x, d, r


@lru_cache(maxsize=2)
def _right_statistics(problem: Problem) -> tuple[Array, Array, Array]:
    """x, x - mean and the variance in float64; hundreds of mistakes of one problem are tried in a row."""
    x = arrays(problem)[0]
    d = x - average(x) * problem.centred
    return x, d, average(np.square(d))


def dx(
    problem: Problem,
    p: Any = None,
    level: Any = None,
    slope: Any = None,
    along: Any = None,
    scale: Any = None,
    rest: Any = None,
    rstd: Any = None,
    spread: Any = None,
    centre: Any = None,
    rows: Any = None,
) -> Array:
    """∂x in float64, with mistakes in slots."""
    _, gain, _, v = arrays(problem)
    x, d, r = statistics(problem, rstd, spread, centre, rows)
    q = p(v, gain) if p else v * gain
    inner, outer = along(x, d, r) if along else (d * r, d * r)
    first = level(average, q) if level else average(q)
    second = slope(average, q * inner) if slope else average(q * inner)
    found = (scale(r, gain) if scale else r) * (q - problem.centred * first - outer * second)
    if rest is None:
        return np.asarray(found)
    more = rest(x, v)
    return np.where(np.isfinite(more), found + more, 0)


def dgain(
    problem: Problem,
    h: Any = None,
    weight: Any = None,
    total: Any = None,
    rstd: Any = None,
    spread: Any = None,
    centre: Any = None,
    rows: Any = None,
) -> Array:
    """∂γ in float64, with mistakes in slots."""
    _, gain, _, v = arrays(problem)
    x, d, r = statistics(problem, rstd, spread, centre, rows)
    terms = (weight(v, gain) if weight else v) * (h(x, d, r) if h else d * r)
    return np.asarray(total(terms) if total else terms.sum(axis=0))


def dbias(problem: Problem, weight: Any = None, total: Any = None) -> Array:
    """∂β in float64, with mistakes in slots."""
    _, gain, _, v = arrays(problem)
    terms = weight(v, gain) if weight else v
    return np.asarray(total(terms) if total else terms.sum(axis=0))


MAKERS: dict[str, Callable[..., Array]] = {"output": forward, "dx": dx, "dgain": dgain, "dbias": dbias}
"""What makes a quantity, with mistakes in its slots."""


@lru_cache(maxsize=2)
def arrays(problem: Problem) -> list[Array]:
    """x, gain, bias and upstream gradient in float64."""
    assert problem.upstream is not None
    return [array.astype(np.float64) for array in (problem.x, problem.gain, problem.bias, problem.upstream)]

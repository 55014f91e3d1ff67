"""The gradient check: what the post's central differences get."""

from collections.abc import Callable
from typing import Any

import numpy as np

from lnverify.numeric.floats.plain import Array, layer_norm, layer_norm_backward
from lnverify.numeric.reference import Problem, Solution, solve
from lnverify.numeric.reference.measures import distances

Facts = dict[str, Any]

SEED, ROWS, D = 31, 10, 3
EPS, STEP = 1e-10, 1e-5
FLOOR = 1e-8
"""The least denominator of the relative error."""

AROUND = 10**-9.5
"""Below it the nearest power of ten is 10⁻¹⁰ or less."""

QUANTITIES = ("dx", "dgain", "dbias")


def draw_inputs() -> Problem:
    """The post's inputs, from NumPy's legacy generator with seed 31."""
    generator = np.random.RandomState(SEED)
    x, gain, bias = generator.randn(ROWS, D), generator.randn(D), generator.randn(D)
    return Problem(x, gain, bias, EPS, generator.randn(ROWS, D))


def relative_errors(a: Array, b: Array) -> Array:
    """|a − b|/max(10⁻⁸, |a| + |b|), entry by entry, in float64."""
    a, b = a.astype(np.float64), b.astype(np.float64)
    return np.asarray(np.abs(a - b) / np.maximum(FLOOR, np.abs(a) + np.abs(b)))


def whole_error(a: Array, b: Array) -> float:
    """‖a − b‖/(‖a‖ + ‖b‖) over all entries."""
    return float(np.linalg.norm(a - b) / (np.linalg.norm(a) + np.linalg.norm(b)))


def numeric_gradients(problem: Problem, h: float) -> dict[str, Array]:
    """The central differences for input, gain and bias."""
    x, gain, bias, upstream = problem.x, problem.gain, problem.bias, problem.upstream
    assert upstream is not None
    return {
        "dx": central_difference(lambda z: layer_norm(z, gain, bias, EPS), x, upstream, h),
        "dgain": central_difference(lambda z: layer_norm(x, z, bias, EPS), gain, upstream, h),
        "dbias": central_difference(lambda z: layer_norm(x, gain, z, EPS), bias, upstream, h),
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


def backward(problem: Problem, eps: float = EPS) -> dict[str, Array]:
    """The post's gradients of Σ upstream·output: dx (rows, D), dgain (D,), dbias (D,)."""
    assert problem.upstream is not None
    return dict(zip(QUANTITIES, layer_norm_backward(problem.upstream, problem.x, problem.gain, eps), strict=True))


def gradient_check() -> Facts:
    """The check as the post runs it."""
    problem = draw_inputs()
    exact = solve(problem)
    numeric = numeric_gradients(problem, STEP)
    analytic = backward(problem)
    return {
        "seed": SEED,
        "rows": ROWS,
        "D": D,
        "eps": EPS,
        "h": STEP,
        "around": AROUND,
        "quantities": [_errors(name, numeric[name], analytic[name], exact) for name in QUANTITIES],
    }


def _errors(name: str, numeric: Array, analytic: Array, exact: Solution) -> Facts:
    truth = exact[name].rounded
    relative = relative_errors(numeric, analytic)
    return {
        "name": name,
        "entries": numeric.size,
        "relative": float(relative.max()),
        "above": int((relative >= AROUND).sum()),
        "whole": whole_error(numeric, analytic),
        "backward": float(relative_errors(analytic, truth).max()),
        "absolute": float(distances(numeric, exact[name]).max()),
    }

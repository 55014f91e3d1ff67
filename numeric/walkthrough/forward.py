"""The forward test: the post's five shapes and tolerance, beside the tolerance that its formula needs."""

from typing import Any

import numpy as np

from lnverify.numeric.floats import plain
from lnverify.numeric.floats.formats import FLOAT64
from lnverify.numeric.floats.plain import Array
from lnverify.numeric.reference import Problem, solve
from lnverify.numeric.reference.measures import distances, ulp_errors

Facts = dict[str, Any]

EPS = 1e-5

SHAPES = ((2, 3), (4, 5), (10, 20), (1, 8), (7, 1))
"""The shapes (rows, D) of the post; the seed of each is its place."""

TOLERANCE = 1e-4
"""Both rtol and atol of the post."""


def forward_test() -> Facts:
    """Errors of the post's forward pass on each shape, and the least tolerance at which all pass."""
    shapes = [_errors(seed) for seed in range(len(SHAPES))]
    return {"tolerance": TOLERANCE, "shapes": shapes, "needed": max(shape["needed"] for shape in shapes)}


def draw_inputs(seed: int) -> Problem:
    """The inputs that the post draws for a seed: x (rows, D), gain and bias (D,), standard normal."""
    rng = np.random.default_rng(seed)
    rows, D = SHAPES[seed]
    x = rng.normal(size=(rows, D))
    return Problem(x, rng.normal(size=D), rng.normal(size=D), EPS)


def least_tolerance(values: Array, expected: Array) -> float:
    """The least t with |values − expected| ≤ t + t·|expected| throughout; infinite where a value is NaN."""
    gap = np.abs(values.astype(np.float64) - expected) / (1 + np.abs(expected))
    return float("inf") if np.isnan(gap).any() else float(gap.max())


def _errors(seed: int) -> Facts:
    problem = draw_inputs(seed)
    answer = solve(problem)["output"]
    values = plain.layer_norm(problem.x, problem.gain, problem.bias, EPS)
    return {
        "shape": list(SHAPES[seed]),
        "seed": seed,
        "absolute": float(distances(values, answer).max()),
        "ulps": float(ulp_errors(values, answer, FLOAT64).max()),
        "needed": least_tolerance(values, answer.rounded),
        "least_variance": float(problem.x.var(axis=-1).min()),
        "is_bias": bool((values == problem.bias).all() and (answer.rounded == problem.bias).all()),
    }

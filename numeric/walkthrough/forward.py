"""The forward test: the post's five shapes and tolerance, and which wrong LayerNorms would pass it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import ml_dtypes
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

SCALE = 2.0**-8
"""Rows of this size have a variance near ε: the power of two next to √ε."""

SCALED = 1
"""The shape that is run at that size too."""


@dataclass(frozen=True)
class Variant:
    """A LayerNorm under test.

    Attributes:
        name: how it differs from the definition.
        formula: whether its formula is the definition's (then only its arithmetic is coarser).
        run: x (rows, D), gain and bias (D,) in float64, to the output (rows, D) in any format.
    """

    name: str
    formula: bool
    run: Callable[[Array, Array, Array], Array]


def _layer_norm(eps: float = EPS) -> Callable[[Array, Array, Array], Array]:
    return lambda x, gain, bias: plain.layer_norm(x, gain, bias, eps)


def _with_root(root: Callable[[Array], Array]) -> Callable[[Array, Array, Array], Array]:
    return lambda x, gain, bias: gain * (plain.center(x) / root(x)) + bias


def _bessel(x: Array) -> Array:
    squares = (plain.center(x) ** 2).sum(axis=-1, keepdims=True)
    return np.asarray(np.sqrt(np.divide(squares, x.shape[-1] - 1) + EPS))


def _in_format(dtype: Any) -> Callable[[Array, Array, Array], Array]:
    return lambda x, gain, bias: plain.layer_norm(x.astype(dtype), gain.astype(dtype), bias.astype(dtype), EPS)


VARIANTS = (
    Variant("the post's, float64", True, _layer_norm()),
    Variant("ε = 0", False, _layer_norm(0.0)),
    Variant("ε = 10⁻⁶", False, _layer_norm(1e-6)),
    Variant("ε = 10⁻⁴", False, _layer_norm(1e-4)),
    Variant("ε outside the root", False, _with_root(lambda x: x.std(axis=-1, keepdims=True) + EPS)),
    Variant("variance over N − 1", False, _with_root(_bessel)),
    Variant("mean not subtracted", False, lambda x, gain, bias: plain.rms_norm(x, gain, EPS) + bias),
    Variant("float32", True, _in_format(np.float32)),
    Variant("float16", True, _in_format(np.float16)),
    Variant("bfloat16", True, _in_format(ml_dtypes.bfloat16)),
)


def forward_test() -> Facts:
    """Errors of the post's forward pass, and each variant's verdict on each shape."""
    cases = [draw_inputs(seed) for seed in range(len(SHAPES))]
    small = draw_inputs(SCALED)
    cases.append(Problem(SCALE * small.x, small.gain, small.bias, EPS))
    variants = [_judge(variant, cases) for variant in VARIANTS]
    wrong = [v for v in variants if not v["formula"]]
    return {
        "tolerance": TOLERANCE,
        "shapes": [_errors(seed, cases[seed]) for seed in range(len(SHAPES))],
        "scaled_shape": list(SHAPES[SCALED]),
        "variants": variants,
        "needed": max(result["needed"] for result in variants[0]["results"][: len(SHAPES)]),
        "least_wrong": min(_largest_need(v) for v in wrong),
    }


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


def _errors(seed: int, problem: Problem) -> Facts:
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


def _judge(variant: Variant, cases: list[Problem]) -> Facts:
    results = []
    for problem in cases:
        expected = solve(problem)["output"].rounded
        with np.errstate(all="ignore"):
            values = variant.run(problem.x, problem.gain, problem.bias).astype(np.float64)
        t = least_tolerance(values, expected)
        passes = np.allclose(values, expected, rtol=TOLERANCE, atol=TOLERANCE, equal_nan=True)
        results.append({"needed": t if np.isfinite(t) else None, "passes": bool(passes)})
    return {
        "name": variant.name,
        "formula": variant.formula,
        "results": results,
        "passes_all": all(result["passes"] for result in results[: len(SHAPES)]),
        "passes_many_entries": all(r["passes"] for r, s in zip(results, SHAPES, strict=False) if s[1] > 1),
        "passes_small_rows": results[-1]["passes"],
    }


def _largest_need(variant: Facts) -> float:
    return max(
        float("inf") if result["needed"] is None else result["needed"] for result in variant["results"][: len(SHAPES)]
    )

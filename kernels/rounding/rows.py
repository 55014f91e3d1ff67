"""Inputs of programs that are hard on their bounds, in a format."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from lnverify.kernels.programs.programs import TREES
from lnverify.kernels.programs.vocabulary import Node, Program
from lnverify.numeric.floats.formats import Format
from lnverify.numeric.floats.rounding import round_array

Array = np.ndarray[Any, Any]
EPS = 2.0**-17
"""Near the usual 1e-5, and a number of every format."""


def _offset(rng: np.random.Generator, shape: tuple[int, int], u: float) -> Array:
    """Offsets up to 1/16u times the deviation."""
    return rng.standard_normal(shape) + np.exp2(rng.uniform(0, -np.log2(u) - 4, (shape[0], 1)))


def _outlier(rng: np.random.Generator, shape: tuple[int, int], u: float) -> Array:
    rows = rng.standard_normal(shape)
    rows[:, 0] = 3 * np.sqrt(shape[1])
    return rows


def _stagnating_rows(rng: np.random.Generator, shape: tuple[int, int], u: float) -> Array:
    """1, and then what vanishes beside it."""
    rows = np.full(shape, u) * rng.uniform(0.9, 1.0, (shape[0], 1))
    rows[:, 0] = 1
    return rows


def _tiny(rng: np.random.Generator, shape: tuple[int, int], u: float) -> Array:
    """Squares below the least normal number of float16, some of them below its least number."""
    return np.asarray(rng.standard_normal(shape) * np.exp2(rng.uniform(-13, -5, (shape[0], 1))))


KINDS: Mapping[str, Callable[[np.random.Generator, tuple[int, int], float], Array]] = {
    "normal": lambda rng, shape, u: rng.standard_normal(shape),
    "offset": _offset,
    "outlier": _outlier,
    "stagnating": _stagnating_rows,
    "tiny": _tiny,
}
"""Rows by their kind; only bounds that allow underflow are held against those that are tiny."""


def pre_rounded(name: str, size: int) -> float | None:
    """N or ε, of a program that knows it only as rounded to the format; None of other inputs."""
    return {"n": float(size), "e": 1e-5}.get(name)


def inputs(
    program: Program, kind: str, shape: tuple[int, int], format: Format, seed: Sequence[int]
) -> dict[str, Array]:
    """The inputs of a program: x of the kind, other vectors normal, N and ε.

    Where there is no x, the upstream gradient, the weights or the exponentials, positive, are of the kind, and half of
    the rows beside them are ones.
    """
    rng = np.random.default_rng([*seed, format.precision, *shape])
    if program.name in TREES:
        # Its own inputs are those of a merge; the tree is over a row.
        return {"x": round_array(KINDS[kind](rng, shape, format.unit_roundoff), format)}
    results: dict[str, Array] = {}
    without_x = all(node.name != "x" for node in program.letters)
    for node in sorted(program.letters, key=lambda node: node.name != "x"):
        if program.name == "merged_norm" and node.name in ("m", "Q"):
            continue  # merged from x, see `arrays.merge_rows`
        if (derived := _derived(node, results, rng, format)) is not None:
            rows = derived
        elif node.name in ("N", "eps"):
            rows = np.full((shape[0], 1), {"N": shape[1], "eps": EPS}[node.name])
        elif node.name == "x" or (without_x and node.name in ("upstream", "q")):
            rows = KINDS[kind](rng, shape, format.unit_roundoff)
        elif node.factors and node.vector:
            rows = abs(KINDS[kind](rng, shape, format.unit_roundoff))
        elif node.factors:
            number = pre_rounded(node.name, shape[1])
            rows = np.exp(rng.standard_normal((shape[0], 1))) if number is None else np.full((shape[0], 1), number)
        elif node.name == "c":
            rows = results["x"][:, :1].astype(np.float64)
        else:
            rows = rng.standard_normal(shape if node.vector else (shape[0], 1))
            if without_x:
                rows = np.where(rng.random((shape[0], 1)) < 0.5, 1, rows)
        results[node.name] = round_array(np.asarray(rows, dtype=np.float64), format)
    return results


def _derived(node: Node, found: Mapping[str, Array], rng: np.random.Generator, format: Format) -> Array | None:
    """An input that is computed from x: the approximate inverse root, the largest logit, exponentials; else None."""
    if node.name == "r" and not node.factors:
        return _inverse_root(rng, found["x"].astype(np.float64), format)
    if node.name == "m" and "x" in found:
        return np.asarray(found["x"].max(axis=1, keepdims=True))
    if node.name == "e" and node.vector and "m" in found:
        return np.asarray(np.exp((found["x"] - found["m"]).astype(np.float64)))
    return None


def _inverse_root(rng: np.random.Generator, x: Array, format: Format) -> Array:
    """1/√(σ² + ε) with a relative error of up to √u, as of instructions that approximate it."""
    error = np.sqrt(format.unit_roundoff) * rng.uniform(-1, 1, (len(x), 1))
    return np.asarray((1 + error) / np.sqrt(np.var(x, axis=1, keepdims=True) + EPS))


def perturb(
    program: Program, values: Mapping[str, Array], format: Format, seed: Sequence[int], copies: int = 9
) -> dict[str, Array]:
    """The rows and so many neighbours of each: half of the entries times |1 + δ|, δ of the size of a power of 1/4.

    N and ε stay; an inverse root is approximated anew.
    """
    fixed = {"N", "eps"} | {n.name for n in program.letters if not n.vector and pre_rounded(n.name, 1) is not None}
    rng = np.random.default_rng([*seed, format.precision])
    rows = len(next(iter(values.values())))
    scale = 4.0 ** -rng.integers(0, format.precision // 2 + 1, (copies, rows, 1))
    results = {}
    for name, value in values.items():
        old = value.astype(np.float64)
        if name in fixed:
            results[name] = np.tile(value, (copies + 1, 1))
            continue
        size = (copies, *old.shape)
        new = old * np.abs(1 + scale * rng.standard_normal(size) * (rng.random(size) < 0.5))
        results[name] = round_array(np.concatenate([old, new.reshape(-1, old.shape[1])]), format)
    for node in program.letters if program.name != "merged_norm" else ():
        if (
            derived := _derived(node, {name: value[rows:] for name, value in results.items()}, rng, format)
        ) is not None:
            results[node.name][rows:] = round_array(np.asarray(derived, dtype=np.float64), format)
    return results

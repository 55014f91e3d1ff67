"""Trace a library's wrong output to the algorithm that makes the same mistake.

Every candidate computes LayerNorm in one way with every operation rounded. The one whose output is nearest to
the library's is named, if it is nearer by far than the exact answer is; else the cause stays open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import numpy as np

from numeric.audit.algorithms import ALGORITHMS, Algorithm
from numeric.formats import FLOAT16, FLOAT32, FLOAT64, FORMATS, Format
from numeric.reference import Problem
from numeric.reference.rounding import round_array

NEAR = 0.25  # a cause explains an error if what remains of it is at most this part

Candidate = Callable[[Problem], np.ndarray]


def candidates(problem: Problem) -> Iterator[tuple[str, Candidate]]:
    """Names of causes and what each gives, in the problem's format; the simplest explanations first."""
    if problem.format is FLOAT64:
        yield (
            "float64 is computed in float32",
            lambda p: _in(p, FLOAT32, ALGORITHMS["two-pass, pairwise sums"]),
        )
        yield "eps is held in float32", lambda p: _with_eps(p, float(np.float32(p.eps)))
    if not problem.centred:
        yield from _root_mean_squares(problem.format)
        return
    for name, algorithm in ALGORITHMS.items():
        if algorithm.runs(problem.format):
            yield f"{name} algorithm", partial(_by, algorithm)
    yield (
        "one-pass algorithm in a wider format, clamped",
        lambda p: _in(p, _wide(p), ALGORITHMS["one-pass, clamped"]),
    )
    yield "eps lost in the format", lambda p: _with_eps(p, float(round_array(np.array([p.eps]), p.format)[0]))


def trace(problem: Problem, values: np.ndarray, exact: np.ndarray) -> str:
    """The cause of an output's error, in a few words; "open" where no candidate makes the same one.

    Args:
        problem: what was asked.
        values: what the library gave.
        exact: the exact answer.
    """
    values = values.astype(np.float64)
    if problem.format is FLOAT64 and values.any() and _all_float32(values):
        return "float64 is computed in float32"
    broken = ~np.isfinite(values)
    best, nearest = "open", np.inf
    for name, candidate in candidates(problem):
        with np.errstate(all="ignore"):
            made = candidate(problem).astype(np.float64)
            if broken.any():
                # Both must fail in the same entries.
                distance = 0.0 if (np.isfinite(made) == ~broken).all() else np.inf
                wrong = 1.0
            else:
                distance = float(np.abs(made - values).max())
                wrong = float(np.abs(values - exact).max())
        if distance <= NEAR * wrong and distance < nearest:
            best, nearest = name, distance
    return best


def _all_float32(values: np.ndarray) -> bool:
    """Whether float64 outputs that are known to be wrong hold no more than float32 numbers."""
    finite = np.isfinite(values).all()
    with np.errstate(all="ignore"):
        return bool(finite and (values.astype(np.float32) == values).all())


def _by(algorithm: Algorithm, problem: Problem) -> np.ndarray:
    return algorithm.forward(problem.x, problem.gain, problem.bias, problem.eps)


def _wide(problem: Problem) -> Format:
    return FLOAT64 if problem.format is FLOAT32 else FLOAT32


def _in(problem: Problem, format: Format, algorithm: Algorithm) -> np.ndarray:
    arrays = [round_array(a.astype(np.float64), format) for a in (problem.x, problem.gain, problem.bias)]
    output = algorithm.forward(arrays[0], arrays[1], arrays[2], problem.eps)
    return round_array(output.astype(np.float64), problem.format)


def _with_eps(problem: Problem, eps: float) -> np.ndarray:
    x = problem.x.astype(np.float64)
    d = x - x.mean(axis=1, keepdims=True) if problem.centred else x
    gain, bias = problem.gain.astype(np.float64), problem.bias.astype(np.float64)
    return d / np.sqrt((d * d).mean(axis=1, keepdims=True) + eps) * gain + bias


def _root_mean_squares(format: Format) -> Iterator[tuple[str, Candidate]]:
    """RMSNorm with its squares in each format that may be used, and eps rounded or lost."""
    for name in ("float16", "bfloat16", "float32", "float64"):
        inner = FORMATS[name]
        if inner.precision <= FLOAT16.precision and inner is not format:
            continue
        yield f"squares in {name}", partial(_rms_in, inner)


def _rms_in(format: Format, problem: Problem) -> np.ndarray:
    x, gain = (round_array(a.astype(np.float64), format) for a in (problem.x, problem.gain))
    eps = round_array(np.array([problem.eps]), format)[0]
    squares = np.add.accumulate(x * x, axis=1)[:, -1:]
    mean = squares / round_array(np.array([float(problem.size)]), format)[0]
    output = x * (x.dtype.type(1) / np.sqrt(mean + eps)) * gain
    return round_array(output.astype(np.float64), problem.format)

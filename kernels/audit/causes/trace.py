"""Trace what a library got wrong to the way of computing that makes the same mistake.

Every candidate computes the quantity in one way with every operation rounded. Those that come nearer to the
library's values, by far, than the exact answer does are its possible causes; where there are none the cause
stays open.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from lnverify.kernels.audit.causes import gradients, outputs
from lnverify.kernels.audit.causes.outputs import Candidate
from lnverify.kernels.audit.errors.outcome import Outcome
from lnverify.numeric.floats.formats import FLOAT64
from lnverify.numeric.reference import Problem

NEAR = 0.25
"""A cause explains an error if what remains of it is at most this part."""

SAME = 4.0
"""How far the last operations of two codes may lie apart, in units of u."""

FLOAT32_ONLY = "float64 is computed in float32"
"""The cause of a float64 answer that holds only float32 numbers."""

FLOAT32_EPS = "eps is held in float32"
"""The cause of an answer that is right for another eps."""


def trace(
    problem: Problem,
    quantity: str,
    values: np.ndarray,
    exact: np.ndarray,
    has_float64: bool | None = None,
    deviation: bool = False,
) -> list[str]:
    """What may have caused the error of a quantity, the simplest first; empty where nothing makes the same one.

    Args:
        problem: what was asked.
        quantity: output, dx, dgain or dbias.
        values: what the library gave.
        exact: the exact answer.
        has_float64: whether what gave them has more digits in float64 than float32 has, where that is known: few bits
            are float32 numbers by chance, and what is multiplied by a gain at last is none.
        deviation: whether the deviation in ∂γ may be to blame though statistics explain the error as well.
    """
    values = values.astype(np.float64)
    if problem.format is FLOAT64 and not has_float64 and (has_float64 is False or _all_float32(values)):
        return [FLOAT32_ONLY]
    aside = {FLOAT32_ONLY} if has_float64 else set()
    if float(np.float32(problem.eps)) == problem.eps:
        aside.add(FLOAT32_EPS)  # it is held there without loss
    named = ((name, candidate) for name, candidate in candidates(problem, quantity) if name not in aside)
    result, limit = _explaining(named, problem, values, exact), _limit(problem, values, exact)
    if quantity == "dgain" and (deviation or not any(rest <= limit for rest in result.values())):
        result |= _explaining(gradients.by_deviation(problem), problem, values, exact)
    return [name for name, rest in result.items() if rest <= limit] or list(result)


def _explaining(
    candidates: Iterator[tuple[str, Candidate]], problem: Problem, values: np.ndarray, exact: np.ndarray
) -> dict[str, float]:
    """The candidates that explain an error, with the part of it that they leave."""
    results: dict[str, float] = {}
    for name, candidate in candidates:
        with np.errstate(all="ignore"):
            rest = remaining(candidate(problem).astype(np.float64), values, exact)
        if rest <= NEAR:
            results[name] = min(rest, results.get(name, np.inf))
    return results


def _limit(problem: Problem, values: np.ndarray, exact: np.ndarray) -> float:
    """What a candidate may leave of an error if another leaves nothing.

    NaN and Inf, and the last digits, tell in which order a code computes: what gives the very same is the cause.
    """
    if not np.isfinite(values).all():
        return 0.0
    return SAME * problem.format.unit_roundoff * float(np.abs(values).max() / np.abs(values - exact).max())


def candidates(problem: Problem, quantity: str) -> Iterator[tuple[str, Candidate]]:
    """Names of causes, and what each gives in the problem's format; the simplest explanations first."""
    if quantity == "output":
        yield from outputs.candidates(problem)
    else:
        yield from gradients.candidates(problem, quantity)


def all_candidates(problem: Problem, quantity: str) -> Iterator[tuple[str, Candidate]]:
    """The candidates, with those that are asked only where no other explains an error."""
    yield from candidates(problem, quantity)
    if quantity == "dgain":
        yield from gradients.by_deviation(problem)


def makes_same_error(name: str, seen: Outcome) -> bool:
    """Whether a way of computing, by its name, leaves but a small part of an error unexplained."""
    of_name = ((each, candidate) for each, candidate in all_candidates(seen.problem, seen.quantity) if each == name)
    return bool(_explaining(of_name, seen.problem, seen.values.astype(np.float64), seen.answer.high))


def remaining(made: np.ndarray, values: np.ndarray, exact: np.ndarray) -> float:
    """The part of an error that a candidate leaves unexplained.

    Where values are lost, 0 if the candidate loses the same ones in the same way (NaN, Inf or -Inf), NEAR if it
    loses the same ones in another way, else all of it.
    """
    lost = ~np.isfinite(values)
    if not lost.any():
        rest = float(np.abs(made - values).max())
        return rest / float(np.abs(values - exact).max()) if np.isfinite(rest) else np.inf
    if (np.isfinite(made) == lost).any():
        return np.inf
    return 0.0 if np.array_equal(made[lost], values[lost], equal_nan=True) else NEAR


def _all_float32(values: np.ndarray) -> bool:
    """Whether float64 values that are known to be wrong hold no more than float32 numbers, and not only zeros."""
    finite = np.isfinite(values).all() and values.any()
    with np.errstate(all="ignore"):
        return bool(finite and (values.astype(np.float32) == values).all())

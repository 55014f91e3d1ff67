"""Which part of the formula alone is wrong, where no mistake is known that gives a kernel's values.

The other parts are taken as right, and the numbers that stand in place of that part are solved for: one for each row or
column, of many entries. Where what is made of them is the kernel's to rounding, nothing else is wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import numpy as np

from lnverify.numeric.kernels.causes.slots import Array, arrays, average, dgain, dx, forward, statistics
from lnverify.numeric.reference import Problem

if TYPE_CHECKING:
    from lnverify.numeric.kernels.causes.formula import Made

LIMITS = (*(k * 10.0**e for e in range(5) for k in (1, 2, 3, 4, 5, 6, 8)), *(2.0**e for e in range(4, 17)), 65504.0)
"""At which numbers are cut off."""

LEAST = 4
"""Rows or entries that have to agree on a number beyond those that it is solved from."""


def alone(made: Made, problem: Problem, quantity: str) -> list[str]:
    """The part that alone is wrong, in words, with the number that stands there where it is one; none or several."""
    if not np.isfinite(made.values).all() or problem.size < LEAST:
        return []
    of = {"output": of_output, "dx": of_dx, "dgain": of_dgain}.get(quantity)
    if of is None:
        return []
    with np.errstate(all="ignore"):
        return list(of(made, problem))


def of_output(made: Made, problem: Problem) -> Iterator[str]:
    """The parts of the output: 1/std, the mean with it, the gain, the bias."""
    x, gain, bias, _ = arrays(problem)
    _, d, r = statistics(problem)
    yield from of_limits(made, problem)
    rest = made.values - bias
    own = solved(rest, gain * d)
    if made.by(own * d * gain + bias):
        yield from of_root(own, made, problem)
        yield by_factors(own / r)
    elif problem.centred and problem.size > LEAST + 1:
        slope, level = fitted(rest, gain * x, np.broadcast_to(gain, x.shape))
        centre = -level / slope
        if made.by((x - centre) * slope * gain + bias):
            follows = 1 / np.sqrt(average(np.square(x - centre)) + problem.eps)
            if made.by((x - centre) * follows * gain + bias):
                yield "the mean is another one, all else is right"
            elif made.by((x - centre) * r * gain + bias):
                yield "the mean in x - mean is another one, and the variance is right"
            else:
                yield "mean and variance are other ones, gain and bias are right"
    if problem.rows > LEAST:
        h = d * r
        factor = solved(rest.T, h.T).T
        same = np.median(factor / gain) * gain  # then it may be 1/std, of rows that are alike
        if made.by(h * factor + bias) and not made.by(h * same + bias):
            yield "another gain stands there, all else is right"
        term = (made.values - h * gain).mean(axis=0)
        if made.by(h * gain + term):
            yield "another bias stands there, all else is right"


def of_limits(made: Made, problem: Problem) -> Iterator[str]:
    """Numbers that are cut off: of the output, of the normalized row, of x."""
    _, gain, bias, _ = arrays(problem)
    _, d, r = statistics(problem)
    largest = float(np.abs(made.values).max())
    if largest and made.by(np.clip(d * r * gain + bias, -largest, largest)):
        yield f"the output is cut off at ±{largest:.3g}"
    normalized = np.abs((made.values - bias) / np.where(gain == 0, np.inf, gain))
    for limit in (*LIMITS, float(normalized.max())):
        if limit and made.by(np.clip(d * r, -limit, limit) * gain + bias):
            yield f"the normalized row is cut off at ±{limit:.3g}"
    for limit in LIMITS:
        if made.by(forward(problem, x=lambda rows, limit=limit: np.clip(rows, -limit, limit))):
            yield f"x is cut off at ±{limit:g}"


def of_root(own: Array, made: Made, problem: Problem) -> Iterator[str]:
    """1/std as that of another eps, or with a limit."""
    _, d, r = statistics(problem)
    variance = average(np.square(d))
    row = int(np.argmin(variance))
    eps = float(f"{(own[row, 0] ** -2 - variance[row, 0]):.3g}")
    if np.isfinite(eps) and made.by(forward(problem, rstd=lambda v, n, e, x: 1 / np.sqrt(v + eps))):
        yield f"eps is {eps:g}, whatever is asked for"
        if problem.eps:
            yield f"eps is multiplied by {eps / problem.eps:.3g}"
    for constant in (0, 1):
        there = np.isclose(own, constant)
        kept = np.where(there, constant, r)
        apart = there.any() and not there.all() and variance[there].max() < variance[~there].min()
        if apart and made.by(forward(problem, rstd=lambda v, n, e, x, kept=kept: kept)):
            yield f"1/std is {constant} in rows of small variance, {variance[there].max():.3g} for one"
    for limit, word in ((own.max(), "most"), (own.min(), "least")):
        kept = np.minimum(r, limit) if word == "most" else np.maximum(r, limit)
        # Where all rows are at it, something else may be wrong with them.
        some = (kept == r).any() and (kept != r).any()
        if limit > 0 and some and made.by(forward(problem, rstd=lambda v, n, e, x, kept=kept: kept)):
            yield f"1/std is at {word} {limit:.3g} where eps is {problem.eps:.3g}"


def of_dx(made: Made, problem: Problem) -> Iterator[str]:
    """The parts of ∂x: 1/std, and the means that are taken away."""
    _, gain, _, v = arrays(problem)
    _, d, r = statistics(problem)
    h, p = d * r, v * gain
    largest = float(np.abs(made.values).max())
    if largest and made.by(np.clip(dx(problem), -largest, largest)):
        yield f"it is cut off at ±{largest:.5g}"
    for limit in LIMITS:
        cut = np.clip(h, -limit, limit)
        if made.by(dx(problem, along=lambda x, d, r, cut=cut: (cut, cut))):
            yield f"the normalized row is cut off at ±{limit:.3g}"
    level, slope = average(p) * problem.centred, average(p * h)
    first = solved(made.values / r - p + h * slope, np.ones_like(p))
    if made.by(r * (p + first - h * slope)):
        yield "the term mean(gain·upstream) is another number, all else is right"
    second = solved(made.values / r - p + level, h)
    if made.by(r * (p - level + h * second)):
        yield "the term h·mean(gain·upstream·h) is another multiple of h, all else is right"
    q = p - level
    own, _ = fitted(made.values, q, h)
    if made.by(own * (q - d * own * average(q * d * own))):
        yield by_factors(own / r)
    scale = solved(made.values, p - level - h * slope)
    if made.by(scale * (p - level - h * slope)):
        yield "each row is multiplied by another number than 1/std, all else is right"
    second, first = fitted(made.values / r - p, h, np.ones_like(p))
    # Where h + c stands for h, its multiple is slope + c·level, and the number level + c·(slope + c·level).
    steady = np.abs(level) > np.abs(second)
    shifted = h + np.where(steady, -(second + slope) / level, (first + level) / second)
    if problem.size > LEAST + 1 and made.by(r * (p + first + h * second)):
        if problem.centred and made.by(r * (p - level - shifted * average(p * shifted))):
            yield "the mean in h = (x - mean)/std is another one, all else is right"
        yield "another number and another multiple of h are subtracted from gain·upstream, 1/std and the gain are right"


def of_dgain(made: Made, problem: Problem) -> Iterator[str]:
    """The normalized row in ∂γ, with a limit."""
    for limit in LIMITS:
        if made.by(dgain(problem, h=lambda x, d, r, limit=limit: np.clip(d * r, -limit, limit))):
            yield f"the normalized row is cut off at ±{limit:.3g}"


def by_factors(ratio: Array) -> str:
    """What is said of 1/std that is wrong, and of nothing else."""
    low, high = f"{ratio.min():.3g}", f"{ratio.max():.3g}"
    return f"1/std is wrong by factors of {low if low == high else f'{low} to {high}'}, all else is right"


def solved(values: Array, terms: Array) -> Array:
    """The number of each row that, times the terms, comes nearest to the values; (rows, 1)."""
    return np.asarray((values * terms).sum(axis=1, keepdims=True) / np.square(terms).sum(axis=1, keepdims=True))


def fitted(values: Array, one: Array, other: Array) -> tuple[Array, Array]:
    """The two numbers of each row that, times their terms, come nearest to the values; (rows, 1) each."""
    a, b, c = ((s * t).sum(axis=1, keepdims=True) for s, t in ((one, one), (one, other), (other, other)))
    e, f = ((s * values).sum(axis=1, keepdims=True) for s in (one, other))
    determinant = a * c - b * b
    return (e * c - f * b) / determinant, (f * a - e * b) / determinant

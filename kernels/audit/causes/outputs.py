"""Ways of computing the output, each with every operation rounded."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np

from lnverify.kernels.audit.causes import xla as compiled
from lnverify.kernels.audit.causes.algorithms import (
    ALGORITHMS,
    ONE_PASS,
    TWO_PASS,
    WELFORD,
    Algorithm,
    Statistics,
    clamped,
    mean_square,
    one_pass,
    rounded,
    run_by,
    shifted,
    two_pass,
    two_pass_by_reciprocal,
)
from lnverify.kernels.audit.causes.operations import Flushing, cast
from lnverify.kernels.audit.causes.simd_welford import Vectorized, lanes
from lnverify.kernels.rounding.orders import pairwise, row_sums, sequential
from lnverify.numeric.floats.formats import FLOAT16, FLOAT32, FLOAT64, FORMATS, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference import Problem, solve

Candidate = Callable[[Problem], np.ndarray]
"""What a way of computing gives for a problem."""


def by_numpy(terms: Any, add: Any) -> Any:
    """Sums of columns in NumPy's own order for rows."""
    return terms.T.sum(axis=1)


class Promoted(Algorithm):
    """A way of computing that holds 16 bits in float32, and no other format in a wider one."""

    @property
    def narrow(self) -> bool:
        """Of formats that are no wider than they need to be every operation is rounded to the format."""
        return True

    def runs(self, format: Format) -> bool:
        """Whether the wider format is as the format has it."""
        return (format.precision < FLOAT32.precision) == self.wider


COMPILED = tuple(
    Promoted(
        "one-pass, clamped, as XLA compiles it",
        compiled.statistics(total),
        ONE_PASS,
        wider=wide,
    )
    for wide in (False, True)
    for total in compiled.TOTALS
)
"""The clamped one-pass variance in XLA's orders of sums; one name for all, as the shape and the format choose."""

BY_NUMPY = tuple(
    replace(
        ALGORITHMS["one-pass"],
        name=f"one-pass, NumPy's sums{', fused x·r + (β - μ·r)' if fused else ''}{', wider format' if wide else ''}",
        statistics=run_by(one_pass, by_numpy),
        fused=fused,
        wider=wide,
    )
    for wide in (False, True)
    for fused in (False, True)
)
"""One pass in the order in which NumPy adds."""


def by_means(x: np.ndarray, eps: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """One pass by NumPy's means, which adds float16 in float32 and rounds the quotient."""
    mean = x.mean(axis=1, keepdims=True)
    return mean, x - mean, (x * x).mean(axis=1, keepdims=True) - mean * mean + eps


class Narrow(Algorithm):
    """A way of computing of 16 bits alone; in other formats it is as another one."""

    def runs(self, format: Format) -> bool:
        """Whether the format has 16 bits."""
        return format.precision < FLOAT32.precision


VARIANTS = (
    Narrow("one-pass, NumPy's means", by_means, ONE_PASS),
    replace(
        ALGORITHMS["shifted by the first entry"],
        name="shifted by the first entry, NumPy's sums",
        statistics=run_by(shifted, by_numpy),
    ),
    Algorithm("two-pass, sums times 1/N", run_by(two_pass_by_reciprocal, sequential), TWO_PASS),
    replace(ALGORITHMS["one-pass"], name="one-pass, pairwise sums", statistics=run_by(one_pass, pairwise)),
    replace(ALGORITHMS["one-pass"], name="one-pass, clamped, pairwise sums", statistics=run_by(clamped, pairwise)),
    replace(ALGORITHMS["one-pass"], name="one-pass, fused x·r + (β - μ·r)", fused=True),
    replace(ALGORITHMS["one-pass, clamped"], name="one-pass, clamped, wider format", wider=True),
    *BY_NUMPY,
    *COMPILED,
    Vectorized("Welford in lanes", lanes, WELFORD),
    Vectorized("Welford in lanes, wider format", lanes, WELFORD, wider=True),
    Vectorized(
        "x·r - fl(μ·r) by a fused multiply–add, wider format",
        run_by(two_pass, sequential),
        "",
        fused=True,
        wider=True,
    ),
)
"""Ways that some library takes and that are no algorithm of the page."""


def algorithms(format: Format) -> list[Algorithm]:
    """Every way that a format has what it needs for."""
    return [one for one in (*ALGORITHMS.values(), *VARIANTS) if one.runs(format)]


BY_CAUSE = {algorithm.cause: algorithm for algorithm in (*ALGORITHMS.values(), *VARIANTS)}
"""Every algorithm by what it is called as a cause; of XLA's the wider one, which has the same name."""


NEVER_WIDER = "mean and variance in the format, never in float32"
"""The cause of 16-bit answers that NumPy gives, each sum rounded to the format."""


def candidates(problem: Problem) -> Iterator[tuple[str, Candidate]]:
    """Names of causes and what each gives, in the problem's format; the simplest explanations first."""
    if problem.format.precision < FLOAT32.precision:
        yield NEVER_WIDER, never_wider
    if problem.format is FLOAT64:
        yield "float64 is computed in float32", partial(straight, run_by(two_pass, pairwise), FLOAT32)
        yield "eps is held in float32", lambda p: _with_eps(p, float(np.float32(p.eps)))
    for name, statistics in flushing(problem):
        yield name, partial(straight, statistics, at_least_float32(problem.format), flushes=True)
    if not problem.centred:
        yield from _root_mean_squares(problem.format)
        return
    if problem.format.precision < FLOAT32.precision:
        yield plainest(problem), partial(straight, run_by(two_pass, pairwise), FLOAT32)
    for algorithm in algorithms(problem.format):
        yield algorithm.cause, partial(_by, algorithm)
    yield "eps lost in the format", lambda p: _with_eps(p, float(round_array(np.array([p.eps]), p.format)[0]))


FLUSHED = "subnormal numbers are flushed to 0"
"""How the names of causes begin that have no subnormal numbers."""


def flushing(problem: Problem) -> Iterator[tuple[str, Statistics]]:
    """Names and statistics of a processor that has no subnormal numbers, in float32 where that is the wider format."""
    name = f"{FLUSHED} in {at_least_float32(problem.format).name}"
    for item in (run_by(two_pass, pairwise), run_by(clamped, pairwise)) if problem.centred else (mean_squares,):
        yield name, item


def near_underflow(problem: Problem) -> bool:
    """Whether an input is so small that a product of two may be a subnormal number."""
    emin = at_least_float32(problem.format).emin
    arrays = [problem.x, problem.gain, problem.bias, *([] if problem.upstream is None else [problem.upstream])]
    sizes = np.concatenate([np.abs(one.astype(np.float64)).ravel() for one in arrays])
    return bool(((sizes > 0) & (sizes < 2.0 ** (emin // 2))).any() or problem.eps < 2.0**emin)


def at_least_float32(format: Format) -> Format:
    """float32 for 16 bits, else the format."""
    return FLOAT32 if format.precision < FLOAT32.precision else format


def straight(statistics: Statistics, inner: Format, problem: Problem, flushes: bool = False) -> np.ndarray:
    """d·r·gain + bias, everything but the result held in a format; without subnormal numbers where it flushes them."""
    x, gain, bias = (cast(one, inner) for one in (problem.x, problem.gain, problem.bias))
    if flushes:
        x, gain, bias = (one.view(Flushing) for one in (x, gain, bias))
    with np.errstate(all="ignore"):
        _, d, spread = statistics(x, rounded(problem.eps, np.asarray(x)))
        output = d * (x.dtype.type(1) / np.sqrt(spread)) * gain
        return cast(np.asarray(output + bias if problem.centred else output), problem.format)


def _by(algorithm: Algorithm, problem: Problem) -> np.ndarray:
    return algorithm.forward(problem.x, problem.gain, problem.bias, problem.eps)


def _with_eps(problem: Problem, eps: float) -> np.ndarray:
    """What is right for another eps: whatever else errs is no fault of eps."""
    return solve(replace(problem, eps=eps, upstream=None))["output"].rounded


def never_wider(problem: Problem) -> np.ndarray:
    """NumPy's arithmetic in the type of x; only eps is a float32, and what is computed with it."""
    x = problem.x
    size = x.dtype.type(problem.size)
    with np.errstate(all="ignore"):
        d = x - row_sums(x, by_numpy) / size if problem.centred else x
        # NumPy's mean adds float16 in float32 and rounds the quotient.
        variance = row_sums(d * d, by_numpy) / size if problem.centred else (d * d).mean(axis=1, keepdims=True)
        output = d * np.reciprocal(np.sqrt(variance + np.float32(problem.eps))) * problem.gain
        return cast(output + problem.bias if problem.centred else output, problem.format)


PLAINEST = "squares in ", "two passes in "
"""How the names of causes begin that need no more than the digits and the range of a format."""


def plainest(problem: Problem) -> str:
    """The name of the plainest way of computing: 16 bits in float32, other formats as they are."""
    return f"{PLAINEST[problem.centred]}{at_least_float32(problem.format).name}"


def square_formats(format: Format) -> Iterator[Format]:
    """The formats in which RMSNorm's squares may be held."""
    for inner in FORMATS.values().__reversed__():
        if inner.precision > FLOAT16.precision or inner is format:
            yield inner


def _root_mean_squares(format: Format) -> Iterator[tuple[str, Candidate]]:
    for inner in square_formats(format):
        yield f"squares in {inner.name}", partial(straight, mean_squares, inner)
    if format.precision < FLOAT32.precision:
        yield f"the sum of squares, not the squares, in {format.name}", _rms_stalls


def _rms_stalls(problem: Problem) -> np.ndarray:
    """Exact squares, the running sum of which is rounded to the format: at 2^precision it stops growing."""
    total = np.zeros((problem.rows, 1), problem.x.dtype)
    squares = np.square(cast(problem.x, FLOAT32))
    for column in range(problem.size):
        total = cast(total.astype(np.float32) + squares[:, column : column + 1], problem.format)
    spread = total / rounded(problem.size, total) + rounded(problem.eps, total)
    return problem.x * (total.dtype.type(1) / np.sqrt(spread)) * problem.gain


mean_squares = run_by(mean_square, sequential)
"""RMSNorm's statistics."""

"""Ways of computing the gradients, each with every operation rounded.

A gradient may be wrong because the statistics are (then the output is as well), because the statistics lose
digits on their way from the forward to the backward pass, because the terms of ∂x cancel, or because the sums
over rows of ∂γ and ∂β are held in too few bits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import numpy as np

from numeric.audit.algorithms import Statistics, centred, rounded, two_pass, uncentred
from numeric.audit.bounds import wider
from numeric.audit.sums import blocked, pairwise, sequential
from numeric.audit.trace.outputs import algorithms, mean_square, square_formats
from numeric.formats import BFLOAT16, FLOAT16, FLOAT32, FLOAT64, Format
from numeric.reference import Problem
from numeric.reference.problem import format_of
from numeric.reference.rounding import round_array

Candidate = Callable[[Problem], np.ndarray]
Sum = Callable[[np.ndarray, Format], np.ndarray]


def one_by_one(terms: np.ndarray, format: Format) -> np.ndarray:
    """Sums over rows from the first to the last, the running sum held in a format, (rows, N) to (N,)."""
    if format.precision >= format_of(terms).precision:
        return np.add.accumulate(cast(terms, format), axis=0)[-1]
    total = np.zeros(terms.shape[1], format.dtype)
    for row in terms:
        total = cast(total.astype(terms.dtype) + row, format)
    return total


def in_order(order: Any, terms: np.ndarray, format: Format) -> np.ndarray:
    """Sums over rows of the rounded terms, in an order of `numeric.audit.sums`."""
    return order(cast(terms, format).T)[:, 0]


ORDERS: dict[str, Sum] = {
    "one by one": one_by_one,
    "pairwise": partial(in_order, pairwise),
    "blocked": partial(in_order, blocked),
}


def through_the_statistics(
    x: np.ndarray,
    p: np.ndarray,
    mean: np.ndarray,
    d: np.ndarray,
    r: np.ndarray,
    centre: bool = True,
    one_pass: bool = False,
    apart: Format | None = None,
) -> np.ndarray:
    """dx as automatic differentiation gives it: p·r, and what reaches x through mean and variance.

    Args:
        x, p, mean, d, r, centre: as of `numeric.audit.algorithms.GradientForm`.
        one_pass: the variance is the mean of the squares less the square of the mean.
        apart: the format to which either part is rounded before they are added.
    """
    size = rounded(x.shape[1], x)
    half = rounded(0.5, x)
    slope = -half * (sequential(p * d) * (r * r * r)) / size
    direct = p * r
    squares = (x if one_pass else d) * (slope + slope)
    through = squares
    if centre:
        from_mean = -sequential(direct) - (mean * (slope + slope) * size if one_pass else sequential(squares))
        through = squares + from_mean / size
    if apart is not None:
        return cast(cast(direct, apart).astype(x.dtype) + cast(through, apart).astype(x.dtype), apart)
    return direct + through


@dataclass(frozen=True)
class Way:
    """A way of computing the gradients.

    Attributes:
        statistics: as of `numeric.audit.algorithms.Algorithm`.
        inner: the format of the statistics.
        work: the format of what is done with them.
        combine: as of `numeric.audit.algorithms.GradientForm`.
        kept: the format in which mean and 1/std pass from the forward to the backward pass.
        fused: whether h is x·r - mean·r.
        total: the sum over rows.
        sums: its format.
    """

    statistics: Statistics
    inner: Format
    work: Format
    combine: Callable[..., np.ndarray] = centred
    kept: Format | None = None
    fused: bool = False
    total: Sum = one_by_one
    sums: Format = FLOAT64

    def gradient(self, quantity: str, problem: Problem) -> np.ndarray:
        """dx, dgain or dbias in the problem's format."""
        assert problem.upstream is not None
        with np.errstate(all="ignore"):
            x = cast(problem.x, self.inner)
            mean, d, spread = self.statistics(x, rounded(problem.eps, x))
            r = x.dtype.type(1) / np.sqrt(spread)
            if self.kept is not None:
                mean, r = (cast(cast(one, self.kept), self.inner) for one in (mean, r))
                d = x - mean
            x, mean, d, r = (cast(one, self.work) for one in (x, mean, d, r))
            gain, upstream = (cast(one, self.work) for one in (problem.gain, problem.upstream))
            if quantity == "dx":
                return cast(self.combine(x, gain * upstream, mean, d, r, problem.centred), problem.format)
            h = x * r - mean * r if self.fused else d * r
            terms = upstream * h if quantity == "dgain" else upstream
            return cast(self.total(terms, self.sums), problem.format)


def cast(array: np.ndarray, format: Format) -> np.ndarray:
    """An array rounded once into a format."""
    if array.dtype == format.dtype:
        return array
    return round_array(array.astype(np.float64), format)


def candidates(problem: Problem, quantity: str) -> Iterator[tuple[str, Candidate]]:
    """Names of causes and what each gives, in the problem's format; the simplest explanations first."""
    for name, way in ways(problem, quantity):
        yield name, partial(way.gradient, quantity)
    lost = float(round_array(np.array([problem.eps]), problem.format)[0])
    way = accurate(problem)
    yield "eps lost in the format", lambda p: way.gradient(quantity, replace(p, eps=lost))


def accurate(problem: Problem) -> Way:
    """The best that is at hand: everything in the next wider format, if there is one."""
    wide = problem.format if problem.format is FLOAT64 else wider(problem.format)
    return Way(two_pass(sequential) if problem.centred else mean_square, wide, wide)


def ways(problem: Problem, quantity: str) -> Iterator[tuple[str, Way]]:
    """Every way, with the name of what it does wrong."""
    format, good = problem.format, accurate(problem)
    if format is FLOAT64:
        yield "float64 is computed in float32", replace(good, inner=FLOAT32, work=FLOAT32)
    yield from _by_statistics(problem)
    if quantity == "dx":
        yield from _by_form(good, format)
    else:
        yield from _by_sums(good, format)
    if format is not FLOAT64:
        for combine in (centred, uncentred):
            for fused in (False, True):
                way = replace(good, kept=format, combine=combine, fused=fused)
                yield f"mean and 1/std are kept in {format.name} for the gradients", way


def _by_statistics(problem: Problem) -> Iterator[tuple[str, Way]]:
    """The statistics of each algorithm, which spoil the output too."""
    format = problem.format
    if not problem.centred:
        for inner in square_formats(format):
            yield f"squares in {inner.name}", Way(mean_square, inner, inner)
        return
    for algorithm in algorithms(format):
        inner = wider(format) if algorithm.wider else format
        way = Way(algorithm.statistics, inner, inner, fused=algorithm.fused)
        yield f"{algorithm.name} algorithm", way
        for name, combine in (("uncentred", uncentred), ("differentiated", through_the_statistics)):
            yield f"{algorithm.name} algorithm, {name} form of ∂x", replace(way, combine=combine)
        if "one-pass" in algorithm.name:
            combine = partial(through_the_statistics, one_pass=True)
            yield f"{algorithm.name} algorithm, differentiated form of ∂x", replace(way, combine=combine)


def _by_form(good: Way, format: Format) -> Iterator[tuple[str, Way]]:
    """Accurate statistics, and the terms of ∂x combined in the format or in the wider one."""
    forms: dict[str, Callable[..., np.ndarray]] = {
        "centred": centred,
        "uncentred": uncentred,
        "differentiated": through_the_statistics,
    }
    for work in dict.fromkeys((format, good.work)):
        for name, combine in forms.items():
            yield f"the terms of ∂x cancel in {work.name} ({name} form)", replace(good, work=work, combine=combine)
    if format is not FLOAT64:
        for one_pass in (False, True):
            combine = partial(through_the_statistics, one_pass=one_pass, apart=format)
            name = f"∂x is the sum of two parts that are rounded to {format.name} first"
            yield name, replace(good, combine=combine)


def _by_sums(good: Way, format: Format) -> Iterator[tuple[str, Way]]:
    """Accurate terms, summed over the rows in each order and format."""
    for sums in dict.fromkeys((format, FLOAT32, FLOAT16, BFLOAT16)):
        for name, total in ORDERS.items():
            for kept in (None, format):
                way = replace(good, total=total, sums=sums, kept=kept)
                yield f"rows are summed in {sums.name}, {name}", way


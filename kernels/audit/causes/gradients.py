"""Ways of computing the gradients, each with every operation rounded.

A gradient may be wrong because the statistics are (then the output is as well), because the statistics lose
digits on their way from the forward to the backward pass, because the terms of ∂x cancel, or because the sums
over rows of ∂γ and ∂β are held in too few bits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import Any

import numpy as np

from lnverify.kernels.audit.causes import xla as compiled
from lnverify.kernels.audit.causes.algorithms import ONE_PASS as BY_ONE_PASS
from lnverify.kernels.audit.causes.algorithms import Statistics, rounded, run_by, two_pass, wider
from lnverify.kernels.audit.causes.forms import (
    FORMS,
    ONE_PASS,
    Differentiated,
    Form,
    Terms,
    cube,
    quotient,
    spread_out,
)
from lnverify.kernels.audit.causes.operations import Flushing, cast, fused
from lnverify.kernels.audit.causes.outputs import (
    COMPILED,
    Candidate,
    algorithms,
    at_least_float32,
    flushing,
    mean_squares,
    plainest,
    square_formats,
)
from lnverify.kernels.audit.causes.simd_welford import lanes
from lnverify.kernels.rounding.orders import pairwise, row_sums, sequential, vectors
from lnverify.numeric.floats.formats import BFLOAT16, FLOAT16, FLOAT32, FLOAT64, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference import Problem
from lnverify.numeric.reference.problem import format_of

Sum = Callable[[np.ndarray, Format], np.ndarray]
"""(terms, format) to their sums over rows, (rows, N) to (N,), the running sums held in the format."""


def one_by_one(terms: np.ndarray, format: Format) -> np.ndarray:
    """Sums over rows from the first to the last, the running sum held in a format, (rows, N) to (N,)."""
    if format.precision >= format_of(terms).precision:
        return np.add.accumulate(cast(terms, format), axis=0)[-1]
    total = np.zeros(terms.shape[1], format.dtype)
    for row in terms:
        total = cast(total.astype(terms.dtype) + row, format)
    return total


def block_by_block(count: int, terms: np.ndarray, format: Format) -> np.ndarray:
    """Sums over so many rows each, as exact as the terms, which are rounded to a format and added in it one by one."""
    blocks = np.add.reduceat(terms, np.arange(0, len(terms), count), axis=0)
    return one_by_one(cast(cast(blocks, format), format_of(terms)), format)


def in_order(order: Any, terms: np.ndarray, format: Format) -> np.ndarray:
    """Sums over rows of the rounded terms, in an order of `kernels.rounding.orders`."""
    return np.asarray(order(cast(terms, format), np.add))


DEVIATION = "x·r - mean·r"
"""How the names of causes begin that compute the deviation in ∂γ as a difference of products."""

ORDERS: dict[str, Sum] = {
    "one by one": one_by_one,
    "pairwise": partial(in_order, pairwise),
    "blocked": partial(in_order, vectors),
}
"""The orders in which rows are summed."""

BLOCKS = (4, 8, 16, 32, 64, 128)
"""Rows of which a group of threads adds the sum to what others left."""


def product(x: np.ndarray, mean: np.ndarray, d: np.ndarray, r: np.ndarray) -> np.ndarray:
    """h = d·r."""
    return d * r


def rounded_product(format: Format, x: np.ndarray, mean: np.ndarray, d: np.ndarray, r: np.ndarray) -> np.ndarray:
    """h = d·r, rounded to a format."""
    return cast(cast(d * r, format), format_of(x))


def of_rounded(format: Format, terms: np.ndarray, sums: Format) -> np.ndarray:
    """Sums over rows, one by one, of terms that are rounded to a format."""
    return one_by_one(cast(cast(terms, format), format_of(terms)), sums)


def difference(x: np.ndarray, mean: np.ndarray, d: np.ndarray, r: np.ndarray) -> np.ndarray:
    """h = x·r - mean·r."""
    return x * r - mean * r


def fused_difference(x: np.ndarray, mean: np.ndarray, d: np.ndarray, r: np.ndarray) -> np.ndarray:
    """h = x·r - mean·r, of which only mean·r is rounded by itself."""
    return fused(x, np.broadcast_to(r, x.shape), -(mean * r) + 0 * x)


@dataclass(frozen=True)
class Way:
    """A way of computing the gradients.

    Attributes:
        statistics: as of `kernels.audit.causes.algorithms.Algorithm`.
        inner: the format of the statistics.
        work: the format of what is done with them.
        combine: one of FORMS.
        kept: the format in which mean and 1/std pass from the forward to the backward pass.
        deviation: from (x, mean, d, r) to h.
        total: the sum over rows.
        sums: its format.
        products: whether upstream·h is (upstream·x - mean·upstream)·r, as the derivative of x·r + (β - mean·r) has it.
        flushes: whether subnormal numbers are 0 wherever they are read or written.
    """

    statistics: Statistics
    inner: Format
    work: Format
    combine: Form = FORMS["centred"][0]
    kept: Format | None = None
    deviation: Callable[..., np.ndarray] = product
    total: Sum = one_by_one
    sums: Format = FLOAT64
    products: bool = False
    flushes: bool = False

    def gradient(self, quantity: str, problem: Problem) -> np.ndarray:
        """dx, dgain or dbias in the problem's format."""
        assert problem.upstream is not None
        with np.errstate(all="ignore"):
            if quantity == "dbias":  # in which no statistics are
                return cast(self.total(self._read(problem.upstream, self.work), self.sums), problem.format)
            x = self._read(problem.x, self.inner)
            mean, d, spread = self.statistics(x, rounded(problem.eps, np.asarray(x)))
            r = x.dtype.type(1) / np.sqrt(spread)
            if self.kept is not None:
                mean, r = (cast(cast(one, self.kept), self.inner) for one in (mean, r))
                d = x - mean
            x, mean, d, r, spread = (cast(one, self.work) for one in (x, mean, d, r, spread))
            gain, upstream = (self._read(one, self.work) for one in (problem.gain, problem.upstream))
            if quantity == "dx":
                dx = self.combine(Terms(x, gain * upstream, mean, d, r, spread, problem.centred))
                return cast(dx, problem.format)
            products = (upstream * x + -mean * upstream) * r if self.products else None
            terms = upstream * self.deviation(x, mean, d, r) if products is None else products
            return cast(self.total(terms, self.sums), problem.format)

    def _read(self, array: np.ndarray, format: Format) -> np.ndarray:
        result = cast(array, format)
        return result.view(Flushing) if self.flushes else result


def candidates(problem: Problem, quantity: str) -> Iterator[tuple[str, Candidate]]:
    """Names of causes and what each gives, in the problem's format; the simplest explanations first."""
    for name, way in ways(problem, quantity):
        yield name, partial(way.gradient, quantity)
    if quantity == "dx" and problem.centred and problem.format in (FLOAT16, BFLOAT16):
        yield f"automatic differentiation, each operation rounded to {problem.format.name}", by_operation
    if problem.format is FLOAT16:
        yield "subnormal numbers are 0 as they are read and written", partial(without_subnormals, quantity)
    lost = float(round_array(np.array([problem.eps]), problem.format)[0])
    way = accurate(problem)
    yield "eps lost in the format", lambda p: way.gradient(quantity, replace(p, eps=lost))


def by_operation(problem: Problem) -> np.ndarray:
    """∂x by automatic differentiation of two passes, each operation in 16 bits but sums, which are rounded at the end.

    p·r and what comes through the squares are added and rounded before the mean of both is taken away.
    """
    assert problem.upstream is not None

    def to(values: np.ndarray) -> np.ndarray:
        return cast(cast(values, problem.format), FLOAT32)

    with np.errstate(all="ignore"):
        x, gain, upstream = (cast(one, FLOAT32) for one in (problem.x, problem.gain, problem.upstream))
        size, p = rounded(problem.size, x), to(upstream * gain)
        d = to(x - to(row_sums(x) / size))
        root = to(np.sqrt(to(to(row_sums(to(d * d)) / size) + to(np.full_like(x[:, :1], problem.eps)))))
        r = to(1 / root)
        slope = to(to(to(-to(row_sums(to(p * d))) * r) * r) / to(2 * root))
        squares = to(d * to(slope / size))
        both = to(to(p * r) + to(squares + squares))
        return cast(both - to(to(row_sums(both)) / size), problem.format)


def without_subnormals(quantity: str, problem: Problem) -> np.ndarray:
    """A gradient in float32, of inputs whose subnormal numbers are 0; so are its own, before they are rounded.

    So tinygrad emulates float16 on devices that do not have it, its Python device before Python 3.12 for one
    (tinygrad/codegen/decomp/dtype.py: "denormals are zero"): nothing is rounded to it but what is stored.
    """
    given: dict[str, Any] = {
        name: flushed(cast(getattr(problem, name), FLOAT32)) for name in ("x", "gain", "bias", "upstream")
    }
    statistics = run_by(two_pass, sequential) if problem.centred else mean_squares
    way = Way(statistics, FLOAT32, FLOAT32, combine=Differentiated(), sums=FLOAT32)
    return cast(flushed(way.gradient(quantity, replace(problem, **given))), FLOAT16)


def flushed(values: np.ndarray) -> np.ndarray:
    """Numbers below float16's smallest normal one replaced by 0."""
    return np.where(np.abs(values) < 2.0**FLOAT16.emin, np.copysign(0, values), values)


def accurate(problem: Problem) -> Way:
    """The best that is at hand: everything in the next wider format, if there is one."""
    wide = problem.format if problem.format is FLOAT64 else wider(problem.format)
    return Way(run_by(two_pass, sequential) if problem.centred else mean_squares, wide, wide)


def ways(problem: Problem, quantity: str) -> Iterator[tuple[str, Way]]:
    """Every way, with the name of what it does wrong; last those whose fault is in the statistics."""
    format, good = problem.format, accurate(problem)
    if format is FLOAT64:
        for combine in chain(*FORMS.values()):
            narrow = replace(good, inner=FLOAT32, work=FLOAT32, combine=combine)
            yield "float64 is computed in float32", narrow
    if quantity == "dx":
        yield from _by_cube(problem, good)
        yield from _by_form(good, format)
    else:
        yield from _by_sums(good, format)
    yield from _by_fused_form(problem, quantity)
    if format in (FLOAT16, BFLOAT16):
        for combine in FORMS["centred"] + FORMS["uncentred"]:
            for deviation in (product, difference):
                way = replace(good, kept=format, combine=combine, deviation=deviation)
                yield f"mean and 1/std are kept in {format.name} for the gradients", way
        if quantity == "dgain":
            name = f"mean and 1/std are kept in {format.name} for the gradients, and rows are summed in it"
            narrow = replace(good, deviation=partial(rounded_product, format), total=partial(of_rounded, format))
            yield f"the normalized row and its products are rounded to {format.name} before rows are summed", narrow
            statistics = [good.statistics, *([lanes] if problem.centred else [])]
            for statistic in statistics:
                yield name, replace(good, statistics=statistic, kept=format, deviation=fused_difference, sums=format)
    work = at_least_float32(format)
    if not problem.centred or work is not format:
        statistic = run_by(two_pass, pairwise) if problem.centred else mean_squares
        for combine in chain(*FORMS.values()) if quantity == "dx" else FORMS["centred"][:1]:
            way = Way(statistic, work, work, combine=combine, sums=work, total=ORDERS["pairwise"])
            yield plainest(problem), way
    for name, statistic in flushing(problem):
        for combine in FORMS["centred"] + FORMS["differentiated"]:
            yield name, Way(statistic, work, work, combine=combine, sums=work, total=ORDERS["pairwise"], flushes=True)
    if quantity != "dbias":
        yield from _by_statistics(problem)


def _by_fused_form(problem: Problem, quantity: str) -> Iterator[tuple[str, Way]]:
    """The derivative of x·r + (β - mean·r) by r, in which upstream·x and mean·upstream cancel."""
    good = accurate(problem)
    if not problem.centred or quantity == "dbias":
        return
    for work in dict.fromkeys((problem.format, good.work)):
        name = f"the derivative of x·r + (β - μ·r) cancels in {work.name}: Σ(v·x - μ·v)"
        for order in (sequential, pairwise):
            for power in (quotient, cube):
                combine = Differentiated(power, products=True)
                yield name, Way(run_by(two_pass, order), work, work, combine=combine, products=True)


def _by_statistics(problem: Problem) -> Iterator[tuple[str, Way]]:
    """The statistics of each algorithm, which spoil the output too."""
    format = problem.format
    if not problem.centred:
        for inner in square_formats(format):
            yield f"squares in {inner.name}", Way(mean_squares, inner, inner)
        return
    yield from _as_compiled(format)
    for algorithm in algorithms(format):
        inner = wider(format) if algorithm.wider else format
        deviation = difference if algorithm.fused else product
        way = Way(algorithm.statistics, inner, inner, deviation=deviation)
        for combine in [*chain(*FORMS.values()), *(ONE_PASS if algorithm.family == BY_ONE_PASS else [])]:
            yield algorithm.cause, replace(way, combine=combine)


def _as_compiled(format: Format) -> Iterator[tuple[str, Way]]:
    """XLA's clamped one-pass variance, differentiated in the same orders of sums."""
    for algorithm, total in zip(COMPILED, 2 * compiled.TOTALS, strict=True):
        if algorithm.runs(format):
            inner = wider(format) if algorithm.wider else format
            way = Way(algorithm.statistics, inner, inner)
            for apart in (None, format) if algorithm.wider else (None,):
                yield algorithm.cause, replace(way, combine=partial(compiled.through, total, apart))


def _by_cube(problem: Problem, good: Way) -> Iterator[tuple[str, Way]]:
    """The forms with 1/std³, where that overflows and what it is multiplied by would bring it back."""
    x = problem.x.astype(np.float64)
    spread = (x.var(axis=1) if problem.centred else (x * x).mean(axis=1)) + problem.eps
    for work in dict.fromkeys((at_least_float32(problem.format), good.work)):
        with np.errstate(all="ignore"):
            overflows = (spread**-1.5 > work.largest).any() and (spread**-0.5 <= work.largest).all()
        if overflows:
            forms: list[Form] = [*FORMS["uncentred"], spread_out, Differentiated(cube)]
            for combine in forms:
                yield f"1/std³ overflows in {work.name}", replace(good, work=work, combine=combine)


def _by_form(good: Way, format: Format) -> Iterator[tuple[str, Way]]:
    """Accurate statistics, and the terms of ∂x combined in the format or in the wider one."""
    if format in (FLOAT16, BFLOAT16):
        for one_pass in (False, True):
            name = f"∂x is the sum of two parts, each rounded to {format.name}"
            yield name, replace(good, combine=Differentiated(one_pass=one_pass, apart=format))
    for work in dict.fromkeys((format, good.work)):
        name = f"the terms of ∂x cancel in {work.name}"
        for combine in FORMS["centred"] + FORMS["differentiated"] + ONE_PASS:
            # 1/std may be rounded once, or first its root.
            for inner in dict.fromkeys((good.inner, work)):
                yield name, replace(good, inner=inner, work=work, combine=combine)
        if work is FLOAT32:
            for one_pass in (False, True):
                yield name, replace(good, work=work, combine=Differentiated(one_pass=one_pass, fused=True))
        for combine in FORMS["uncentred"]:
            yield f"{name}, which the uncentred form makes large", replace(good, work=work, combine=combine)


def by_deviation(problem: Problem) -> Iterator[tuple[str, Candidate]]:
    """∂γ with the deviation as a difference of products: to be asked only where no statistics are to blame."""
    if not problem.centred:
        return
    for work in (problem.format, FLOAT32) if problem.format in (FLOAT16, BFLOAT16) else (problem.format,):
        where = "" if work is problem.format else f" in {work.name}"
        vectors = [lanes] if work in (FLOAT32, FLOAT64) else []
        for statistics in (run_by(two_pass, sequential), run_by(two_pass, pairwise), *vectors):
            way = Way(statistics, work, work, deviation=difference)
            yield f"{DEVIATION}{where}: both products are rounded", partial(way.gradient, "dgain")
            if work in (FLOAT32, FLOAT64):
                name = f"{DEVIATION} by a fused multiply–add{where}: mean·r is rounded, x·r is not"
                yield name, partial(replace(way, deviation=fused_difference).gradient, "dgain")


def _by_sums(good: Way, format: Format) -> Iterator[tuple[str, Way]]:
    """Accurate terms, summed over the rows in each order and format."""
    for sums in dict.fromkeys((format, FLOAT32, FLOAT16, BFLOAT16)):
        for name, total in ORDERS.items():
            yield f"rows are summed in {sums.name}, {name}", replace(good, total=total, sums=sums)
        if sums in (FLOAT16, BFLOAT16):
            for count in BLOCKS:
                name = f"sums over {count} rows each are added in {sums.name}"
                yield name, replace(good, total=partial(block_by_block, count), sums=sums)
        of_rounded_terms = partial(in_order, sequential)
        yield f"rows are summed in {sums.name}, one by one", replace(good, total=of_rounded_terms, sums=sums)

"""Ways of computing: a program of `causes.programs`, the order of its sums, where it rounds; and what it does wrong.

`ways` goes over statistics, orders, formats and forms. Those that do one thing wrong have one cause: no cause is told
by an order of sums alone, which decides row by row what is left of digits that cancel.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any

import numpy as np

from lnverify.kernels.audit.causes import programs
from lnverify.kernels.audit.causes.cause import Cause
from lnverify.kernels.audit.causes.programs import (
    PROGRAMS,
    by_lanes,
    by_numpy,
    number,
    statistics,
    windows,
)
from lnverify.kernels.audit.errors.profiles import working_format
from lnverify.kernels.programs.vocabulary import Program
from lnverify.kernels.rounding.arrays import Array, compute
from lnverify.kernels.rounding.orders import Order, pairwise, sequential, vectors
from lnverify.numeric.floats.formats import BFLOAT16, FLOAT16, FLOAT32, FLOAT64, FORMATS, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference import Problem
from lnverify.numeric.reference.problem import format_of

FLOAT32_ONLY = Cause("float64 is computed in float32")
FLOAT32_EPS = Cause("eps is held in float32")
ONE_PASS = Cause("one-pass: the variance is a difference of squares, which cancels")
SPECIFIED = (FLOAT32_ONLY, FLOAT32_EPS)
"""The causes that are a choice of what is computed, rather than of how."""

EPS, NARROW = "eps is rounded to {detail}", "mean and variance are computed with roundings to {detail}"
SPREAD = "the variance is computed with roundings to {detail}"
IN_ORDER = "the sum for the mean, one entry after the other, loses digits in {detail}"
MEAN, RANGE = "the mean is rounded to {detail}", "squares leave the range of {detail}"
FLUSHED = "subnormal numbers are flushed to 0 in {detail}"
DIFFERENCE = "x·r and mean·r are rounded to {detail} before they are subtracted"
FUSED = "mean·r is rounded to {detail}, x·r is not: by a fused multiply–add"
DERIVATIVE = "Σ(upstream·x - mean·upstream) cancels in {detail}: the derivative of x·r + (β - mean·r)"
KEPT = "mean and 1/std are rounded to {detail} for the gradients"
CUBE, TERMS = "1/std³ overflows in {detail}", "the terms of ∂x cancel in {detail}"
UNCENTRED = "the terms of ∂x cancel in {detail}: the form without deviations makes them large"
PARTS = "∂x is the sum of two parts, each rounded to {detail}"
ROWS = "rows are summed in {detail}"

OF_DIGITS = (TERMS, UNCENTRED, DERIVATIVE, NARROW, SPREAD)
"""The kinds by which digits are lost; where no number is left, they are not seen."""

OF_STATISTICS = (ONE_PASS.kind, NARROW, SPREAD, MEAN, IN_ORDER, RANGE)
"""What is wrong with mean and variance."""

OF_OUTPUT = (*OF_STATISTICS, *(cause.kind for cause in SPECIFIED), EPS, FLUSHED, DIFFERENCE, FUSED)
"""What may spoil the output."""


@dataclass(frozen=True)
class Rows:
    """A sum over rows.

    Attributes:
        format: of the running sum.
        order: of the terms, which are rounded to the format first; None for one after the other, as they are.
    """

    format: Format = FLOAT64
    order: Order | None = None

    def __call__(self, terms: Array) -> Array:
        """(rows, N) to (N,)."""
        if self.order is not None:
            return np.asarray(self.order(cast(terms, self.format), np.add))
        if self.format.precision >= format_of(terms).precision:
            return np.asarray(np.add.accumulate(cast(terms, self.format), axis=0)[-1])
        total = np.zeros(terms.shape[1], self.format.dtype)
        for row in terms:
            total = cast(total.astype(terms.dtype) + row, self.format)
        return total


class Flushing(np.ndarray):
    """float32 or float64 numbers whose subnormal ones are 0, as they are read and as they are written.

    XLA's code for processors runs so (jax-ml/jax#16200, #26668, #37762).
    """

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        """The operation on flushed inputs, its result flushed."""
        given = [self._flushed(np.asarray(one)) if isinstance(one, np.ndarray) else one for one in inputs]
        return self._flushed(np.asarray(getattr(ufunc, method)(*given, **options))).view(Flushing)

    @staticmethod
    def _flushed(values: Array) -> Array:
        return flushed(values, format_of(values)) if values.dtype in (np.float32, np.float64) else values


def flushed(values: Array, format: Format) -> Array:
    """Numbers that are subnormal in a format replaced by 0."""
    return np.where(np.abs(values) < 2.0**format.emin, np.copysign(values.dtype.type(0), values), values)


@dataclass(frozen=True)
class Way:
    """A way of computing.

    Attributes:
        statistics: of `programs.statistics`.
        order: of the sums over a row.
        inner, work: the format of mean, deviations and variance, and of what is done with them.
        form: the program of the output, of ∂x, or of the normalized row in ∂γ.
        root: the format of variance + eps and its root, where it is not `inner`.
        eps: the format in which eps is held, where it is another one.
        kept: the format in which mean and 1/std pass from the forward to the backward pass.
        centre: the format of the mean that rows are centred by, where it is not `inner`.
        parts: the format to which both parts of ∂x are rounded before they are added.
        products: whether upstream·h in ∂γ is (upstream·x - mean·upstream)·r.
        rows: the sum over rows.
        flushes: the format whose subnormal numbers are 0: of `work` wherever they are read or written, of the problem
            in its inputs and results.
    """

    statistics: str
    order: Order
    inner: Format
    work: Format
    form: Program = PROGRAMS["affine"]
    root: Format | None = None
    eps: Format | None = None
    kept: Format | None = None
    centre: Format | None = None
    parts: Format | None = None
    products: bool = False
    rows: Rows = Rows()
    flushes: Format | None = None

    def values(self, problem: Problem, quantity: str) -> Array:
        """The output, ∂x, ∂γ or ∂β, in the problem's format."""
        with np.errstate(all="ignore"):
            if quantity == "dbias":  # in which no statistics are
                return self._written(self.rows(self._read(problem.upstream)), problem.format)
            given = self._given(problem)
            if quantity in ("output", "dx"):
                order = by_lanes if self.form is PROGRAMS["lanes_gradient"] else self.order
                result = compute(self.form, given, order)
                if self.parts is None:
                    return self._written(result["y"], problem.format)
                parts = (cast(cast(result[name], self.parts), self.work) for name in ("direct", "rest"))
                return cast(sum(parts, 0 * result["y"]), problem.format)
            x, mean, r, upstream = (given[name] for name in ("x", "mean", "r", "upstream"))
            if self.products:
                terms = (upstream * x + -mean * upstream) * r
            else:
                terms = upstream * compute(self.form, given, self.order)["y"]
            return self._written(self.rows(terms), problem.format)

    def _given(self, problem: Problem) -> dict[str, Any]:
        """What the form is put together from, in its format."""
        x, mean, d, variance, difference = moments(problem, self.statistics, self.order, self.inner, self.flushes)
        eps = problem.eps if self.eps is None else float(number(problem.eps, np.zeros(0, self.eps.dtype)))
        spread = cast(variance, self.root or self.inner)
        spread = spread + number(eps, np.asarray(spread))
        r = spread.dtype.type(1) / np.sqrt(spread)
        if self.kept is not None:
            mean, r = (cast(cast(one, self.kept), self.inner) for one in (mean, r))
            d = x - mean
        if self.centre is not None:
            x, mean, *_ = moments(problem, self.statistics, self.order, self.centre, self.flushes)
            d = cast(x, self.work) - cast(mean, self.work)
        half = variance.dtype.type(0.5)
        given = {"x": x, "mean": mean, "d": d, "r": r, "spread": spread, "passed": half + half * np.sign(difference)}
        given = {name: cast(value, self.work) for name, value in given.items()}
        given |= {
            "gain": self._read(problem.gain),
            "bias": self._read(problem.bias),
            "N": number(problem.size, given["x"]),
        }
        if problem.upstream is not None:
            given |= {"upstream": self._read(problem.upstream)}
            given |= {"p": given["gain"] * given["upstream"]}
        return given

    def _read(self, array: Any) -> Array:
        return read(array, self.work, self.flushes)

    def _written(self, result: Array, format: Format) -> Array:
        values = cast(np.asarray(result), format)
        return flushed(values, format) if self.flushes is format else values


def read(array: Array, format: Format, flushes: Format | None) -> Array:
    """An input in a format."""
    if flushes is None:
        return cast(array, format)
    return cast(array, format).view(Flushing) if flushes is format else cast(flushed(array, flushes), format)


def cast(array: Array, format: Format) -> Array:
    """An array rounded once into a format."""
    if array.dtype == format.dtype:
        return array
    return round_array(np.asarray(array).astype(np.float64), format)


@lru_cache(maxsize=64)
def moments(problem: Problem, name: str, order: Order, inner: Format, flushes: Format | None) -> tuple[Array, ...]:
    """The rows, and their statistics; many ways share them."""
    x = read(problem.x, inner, flushes)
    return x, *statistics(name, x, order)


# The loop over ways.

TWO_PASSES = (
    *(("two_pass", order) for order in (sequential, pairwise, vectors, by_numpy)),
    *(("reciprocal", order) for order in (sequential, windows, programs.vectors)),
    ("welford", sequential), ("lanes", sequential),
)  # fmt: skip
DIFFERENCES = (
    *(("one_pass", order) for order in (sequential, pairwise, vectors, by_numpy)),
    *(("clamped", order) for order in (sequential, pairwise, vectors)),
    *(("compiled", order) for order in (windows, programs.vectors)),
    *(("shifted", order) for order in (sequential, by_numpy)),
)
SQUARES = (("mean_square", sequential), ("mean_square", pairwise))
"""Statistics by program and order of sums; the last of RMSNorm."""

FORMS = {
    "output": {"plain": ["affine"], "difference": ["scaled", "fused_affine"], "one pass": ["scaled"]},
    "dgain": {"plain": ["product"], "difference": ["difference", "fused_difference"]},
    "dx": {
        "plain": ["centred", "spread_out", "derived", "derived, cubed"],
        "without": ["uncentred", "lanes_gradient"],
        "cubed": ["uncentred", "lanes_gradient", "spread_out", "derived, cubed"],
        "difference": ["derived, products", "derived, products, cubed"],
        "one pass": [
            "derived, one_pass",
            "derived, one_pass, cubed",
            "derived, one_pass, clamps",
            "derived, one_pass, clamps, cubed",
        ],
        "fused": ["derived, fuses", "derived, one_pass, fuses"],
        "parts": ["derived", "derived, one_pass"],
    },
}
"""The forms of a quantity by kind: from deviations, without them, with the cube of 1/std, with a difference of rounded
products, for a variance in one pass, with a product that is not rounded, and those whose two parts are rounded."""

Pair = tuple[Cause, Way]


def forms(quantity: str, centred: bool, *kinds: str) -> list[Program]:
    """The forms of some kinds; of RMSNorm those that it has."""
    names = [name for kind in kinds for name in FORMS[quantity].get(kind, ())]
    if quantity == "dx" and not centred:
        names = [of_rms for name in names if (of_rms := f"{name} of RMSNorm") in PROGRAMS]
    return [PROGRAMS[name] for name in names]


def ways(problem: Problem, quantity: str) -> Iterator[Pair]:
    """Every way, with what it does wrong, the simplest causes first."""
    format, wide = problem.format, widest(problem.format)
    best = Way("two_pass" if problem.centred else "mean_square", sequential, wide, wide)
    if quantity == "dbias":
        yield from _of_rows(best, format)
        return
    best = replace(best, form=forms(quantity, problem.centred, "plain")[0])
    if format is FLOAT64:
        for form in forms(quantity, problem.centred, "plain", "without", "cubed"):
            yield FLOAT32_ONLY, replace(best, order=pairwise, inner=FLOAT32, work=FLOAT32, form=form)
        yield FLOAT32_EPS, replace(best, eps=FLOAT32)
    if quantity == "dx":
        yield from _of_form(best, problem)
    if quantity == "dgain":
        yield from _of_rows(best, format)
    if quantity != "output" and format in (FLOAT16, BFLOAT16):
        yield from _kept(best, problem, quantity)
    yield from _of_statistics(best, problem, quantity)
    if format is not FLOAT64:
        yield Cause(EPS, detail=format.name), replace(best, eps=format)


def widest(format: Format) -> Format:
    """float32 for 16 bits, else float64."""
    return FLOAT64 if format in (FLOAT32, FLOAT64) else FLOAT32


def _of_statistics(best: Way, problem: Problem, quantity: str) -> Iterator[Pair]:
    """What is wrong with mean, variance and their root, which spoils the output too."""
    format, centred = problem.format, problem.centred
    work, plain = working_format(format), forms(quantity, centred, "plain", "without")
    differences = [*plain, *forms(quantity, centred, "difference")] if centred else plain
    for inner in dict.fromkeys((work, format, widest(format))):
        way = replace(best, inner=inner, work=inner)
        is_narrow = inner.precision < work.precision
        # Of too few bits the range is a part: it is no cause beside them.
        causes = [Cause(name, detail=inner.name) for name in ((NARROW,) if is_narrow else (RANGE, MEAN))]
        for cause in causes:
            # In too few bits it is no matter how squares are summed; out of range, what is done with them neither.
            every = TWO_PASSES if cause.kind == MEAN else TWO_PASSES + DIFFERENCES
            for name, order in every if centred else SQUARES:
                in_order = cause.kind == MEAN and (name, order) == TWO_PASSES[0]
                named = replace(cause, kind=IN_ORDER) if in_order else cause
                for form in differences if cause.kind == RANGE else plain:
                    yield named, replace(way, statistics=name, order=order, form=form)
        if inner is not work:
            numpy = replace(way, order=by_numpy, work=work, root=work)
            yield from ((cause, replace(numpy, form=form)) for form in plain for cause in causes if is_narrow)
            if centred and is_narrow and quantity == "output":
                half = replace(numpy, root=None, centre=inner)
                yield Cause(NARROW, detail=inner.name), half
                yield Cause(SPREAD, detail=inner.name), replace(half, centre=work)
        if centred and not is_narrow:
            for name, order in DIFFERENCES:
                one = replace(way, statistics=name, order=order)
                for form in forms(quantity, centred, "plain", "without", "one pass"):
                    yield ONE_PASS, replace(one, form=form)
                # In float32 the two parts of XLA's gradient may be those of 16-bit inputs.
                every_parts = (None, FLOAT16, BFLOAT16) if inner is FLOAT32 else (None,)
                for parts in every_parts if quantity == "dx" and name == "compiled" else ():
                    yield ONE_PASS, replace(one, form=PROGRAMS["compiled_gradient"], parts=parts)
            yield from _by_difference(way, quantity)
    for name, order in [("two_pass", pairwise), ("clamped", pairwise)] if centred else [("mean_square", sequential)]:
        for form in forms(quantity, centred, "plain"):
            for flushes in dict.fromkeys((work, format)):
                flushing = Way(name, order, work, work, form, rows=Rows(work, pairwise), flushes=flushes)
                yield Cause(FLUSHED, detail=flushes.name), flushing


def _by_difference(way: Way, quantity: str) -> Iterator[Pair]:
    """x·r - mean·r, whose products cancel, in the output or in ∂γ, and their derivative."""
    detail, kinds = way.inner.name, (DERIVATIVE, DERIVATIVE) if quantity == "dx" else (DIFFERENCE, FUSED)
    for name, order in [("two_pass", sequential), ("two_pass", pairwise), ("two_pass", vectors), ("lanes", sequential)]:
        one = replace(way, statistics=name, order=order)
        for kind, form in zip(kinds, forms(quantity, True, "difference"), strict=True):
            yield Cause(kind, detail=detail), replace(one, form=form)
        if quantity == "dgain":
            yield Cause(DERIVATIVE, detail=detail), replace(one, products=True)


def _of_form(best: Way, problem: Problem) -> Iterator[Pair]:
    """Accurate statistics, and the terms of ∂x put together in the format or in the wider one."""
    format, of = problem.format, partial(forms, "dx", problem.centred)
    for work in dict.fromkeys((format, working_format(format), best.work)):
        way = replace(best, work=work)
        yield from ((Cause(CUBE, detail=work.name), replace(way, form=form)) for form in of("cubed"))
        for form in of("plain", "fused", "one pass"):
            # 1/std may be rounded once, or first its root.
            for inner in dict.fromkeys((best.inner, work)):
                yield Cause(TERMS, detail=work.name), replace(way, inner=inner, form=form)
        for form in of("without"):
            yield Cause(UNCENTRED, detail=work.name), replace(way, form=form)
            if problem.centred:
                yield Cause(UNCENTRED, detail=work.name), replace(way, statistics="lanes", inner=work, form=form)
    for form in of("parts") if format in (FLOAT16, BFLOAT16) else ():
        yield Cause(PARTS, detail=format.name), replace(best, form=form, parts=format)


def _kept(best: Way, problem: Problem, quantity: str) -> Iterator[Pair]:
    """Mean and 1/std that lose digits on their way from the forward to the backward pass."""
    format, centred = problem.format, problem.centred
    kinds = ["plain", "without", *["difference"] * (quantity == "dgain" and centred)]
    for form in forms(quantity, centred, *kinds):
        for rows in (Rows(), *([Rows(format)] if quantity == "dgain" else [])):
            for name in (best.statistics, *["lanes"] * centred):
                way = replace(best, kept=format, statistics=name, form=form, rows=rows)
                yield Cause(KEPT, detail=format.name), way


def _of_rows(best: Way, format: Format) -> Iterator[Pair]:
    """Accurate terms, summed over rows in each order and format."""
    for sums in dict.fromkeys((format, FLOAT32, FLOAT16, BFLOAT16)):
        for order in (None, sequential, pairwise, vectors):
            yield Cause(ROWS, detail=sums.name), replace(best, rows=Rows(sums, order))


# Where a cause may show, and what it is called in any format.


def in_any_format(cause: Cause, format: Format) -> Cause:
    """A cause that names the format of its input, or of the arithmetic on it, as it is called of other formats."""
    if cause.detail == working_format(format).name:
        return replace(cause, detail="the arithmetic's format")
    return replace(cause, detail="the input's format") if cause.detail == format.name else cause


def may_show(cause: Cause, problem: Problem) -> bool:
    """Whether a problem is such that a cause can be seen on it."""
    if cause == FLOAT32_EPS:
        return float(np.float32(problem.eps)) != problem.eps  # else it is held there without loss
    if cause.kind in (MEAN, IN_ORDER, RANGE):
        return leaves_range(problem, cause.detail) == (cause.kind == RANGE) and (problem.centred or cause.kind == RANGE)
    if cause.kind == ROWS:
        return problem.rows > 1
    if cause.kind in (ONE_PASS.kind, NARROW, DIFFERENCE, FUSED, DERIVATIVE, TERMS, UNCENTRED):
        return not leaves_range(problem, working_format(problem.format).name)
    if cause.kind == CUBE:
        return cube_overflows(problem, cause.detail)
    return cause.kind != FLUSHED or cause.detail != working_format(problem.format).name or near_underflow(problem)


def _spread(problem: Problem) -> Array:
    x = problem.x.astype(np.float64)
    with np.errstate(all="ignore"):
        return np.asarray((x.var(axis=1) if problem.centred else (x * x).mean(axis=1)) + problem.eps)


def leaves_range(problem: Problem, format: str) -> bool:
    """Whether squares, or their sum, overflow or underflow in a format, in some row."""
    of, x = FORMATS[format], problem.x.astype(np.float64)
    with np.errstate(all="ignore"):
        large = (problem.size * np.square(x).max(axis=1) >= of.largest / 4).any()
    return bool(large or (_spread(problem) < 2.0 ** (of.emin + 3)).any())


def cube_overflows(problem: Problem, format: str) -> bool:
    """Whether 1/std³ overflows in a format where 1/std does not."""
    spread, largest = _spread(problem), FORMATS[format].largest
    with np.errstate(all="ignore"):
        return bool((spread**-1.5 > largest).any() and (spread**-0.5 <= largest).all())


def near_underflow(problem: Problem) -> bool:
    """Whether an input is so small that a product of two may be a subnormal number."""
    emin = working_format(problem.format).emin
    arrays = [problem.x, problem.gain, problem.bias, *([] if problem.upstream is None else [problem.upstream])]
    sizes = np.concatenate([np.abs(one.astype(np.float64)).ravel() for one in arrays])
    return bool(((sizes > 0) & (sizes < 2.0 ** (emin // 2))).any() or problem.eps < 2.0**emin)

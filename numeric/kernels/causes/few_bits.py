"""An input, a statistic or a result in too few bits, and the values that it gives."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

from lnverify.numeric.floats.formats import FLOAT64, FORMATS, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.kernels.causes.slots import MAKERS, Array, arrays, average, forward, statistics
from lnverify.numeric.reference import Problem


def few_bits(format: str) -> Callable[[Array], Array]:
    """Rounding to a narrow format, or to the eleven bits of TF32."""

    def rounded(values: Array) -> Array:
        if format != "TF32":
            return round_array(np.asarray(values, dtype=np.float64), FORMATS[format]).astype(np.float64)
        fraction, exponent = np.frexp(values)
        return np.asarray(np.ldexp(np.copysign(np.floor(np.abs(fraction) * 2048 + 0.5), fraction) / 2048, exponent))

    return rounded


def cut_bits(values: Array) -> Array:
    """The first eleven bits, as some units take them for TF32."""
    fraction, exponent = np.frexp(values)
    return np.asarray(np.ldexp(np.trunc(fraction * 2048) / 2048, exponent))


NARROW = {format: few_bits(format) for format in ("bfloat16", "float16", "TF32")}
"""Rounding to the formats of fewer bits than float32."""


LANES, MOST_ENTRIES = (1, 8, 32), 1 << 13
"""In how many parts a sum in few bits is held, and up to how many entries it is tried: each is one step or a part."""


def narrower(format: Format) -> list[tuple[str, Callable[[Array], Array]]]:
    """The formats in which something may be held by mistake, with rounding to them."""
    if format is FLOAT64:
        return [*NARROW.items(), ("float32", few_bits("float32"))]
    return [*NARROW.items(), ("TF32", cut_bits)]


def _difference(square: Callable[[Array], Array], cast: Callable[[Array], Array], x: Array, d: Array) -> Array:
    mean = average(cast(x))
    return np.asarray(np.maximum(average(square(x)) - mean * mean, 0))


def _right_root(problem: Problem, cast: Callable[[Array], Array] = np.asarray) -> dict[str, Any]:
    """1/std of the exact mean, whatever mean is taken away."""
    r = statistics(problem)[2]
    return {"rstd": lambda v, n, e, x: cast(r)}


def narrow_ones(problem: Problem, quantity: str) -> list[tuple[str, Array]]:
    """The values that an input or a statistic in too few bits would give."""
    with np.errstate(all="ignore"):
        return [*_narrow_ones(problem, quantity)]


def _narrow_ones(problem: Problem, quantity: str) -> Iterator[tuple[str, Array]]:
    made: Callable[..., Array] = MAKERS[quantity]
    if quantity in ("dx", "dgain"):
        rebuilt = _from_output(problem)
        along, alone = {"along": lambda x, d, r: (rebuilt, rebuilt)}, {"h": lambda x, d, r: rebuilt}
        slots: dict[str, Any] = along if quantity == "dx" else alone
        yield "the normalized row is worked out from the output: (output - bias)/gain", made(problem, **slots)
    for format, cast in narrower(problem.format):
        rstd: dict[str, Any] = {"rstd": lambda v, n, e, x, cast=cast: cast(1 / np.sqrt(v + e))}
        if quantity == "output":
            mean = {"centre": lambda x, cast=cast: cast(average(x))}
            terms = {"centre": lambda x, cast=cast: average(cast(x))}
            of_d = {"spread": lambda x, d, cast=cast: average(np.square(cast(d)))}
            of_squares = {"spread": lambda x, d, cast=cast: average(cast(d * d))}
            shown = {"shown": lambda x, d, cast=cast: cast(d)}
            gain, bias = {"gain": cast}, {"bias": lambda g, b, cast=cast: cast(b)}
            yield f"x is held in {format}", made(problem, x=cast)
            yield f"the gain is held in {format}", made(problem, **gain)
            yield f"the bias is held in {format}", made(problem, **bias)
            yield f"gain and bias are held in {format}", made(problem, **gain, **bias)
            for options in (shown, shown | of_d):
                yield f"x - mean is held in {format}", made(problem, **options)
            yield f"the sum for the mean takes its terms in {format}", made(problem, **terms)
            for options in (of_d, of_squares):
                yield f"the sum for the variance takes its terms in {format}", made(problem, **options)
                yield f"sums take their terms in {format}", made(problem, **terms, **options)
            for square in (lambda x, cast=cast: cast(x * x), lambda x, cast=cast: np.square(cast(x))):
                for whole in ({}, {"x": cast}):
                    yield (
                        f"sums take their terms in {format}, and the variance is by one pass",
                        made(problem, **terms, **whole, spread=partial(_difference, square, cast)),
                    )
            yield f"the mean is rounded to {format}", made(problem, **mean)
            yield f"gain/std and bias - mean·gain/std are rounded to {format}", _scaled_and_shifted(problem, cast)
            if problem.format.name == format and problem.x.size <= MOST_ENTRIES:
                for count in LANES:
                    sums = {"centre": lambda x, c=count, cast=cast: _in_lanes(c, cast, x) / x.shape[1]}
                    for options in (sums, sums | _right_root(problem)):
                        yield f"the sum for the mean is held in {format}", made(problem, **options)
            share = float(cast(np.array([1 / problem.size]))[0])
            yield (
                f"1/N is rounded to {format}",
                made(
                    problem,
                    centre=lambda x, share=share: x.sum(axis=1, keepdims=True) * share,
                    spread=lambda x, d, share=share: np.square(d).sum(axis=1, keepdims=True) * share,
                ),
            )
            divisor = float(cast(np.array([float(problem.size)]))[0])
            yield (
                f"N is rounded to {format}",
                made(
                    problem,
                    centre=lambda x, divisor=divisor: x.sum(axis=1, keepdims=True) / divisor * problem.centred,
                    spread=lambda x, d, divisor=divisor: np.square(d).sum(axis=1, keepdims=True) / divisor,
                ),
            )
            variance = {"spread": lambda x, d, cast=cast: cast(average(np.square(d)))}
            total = {"spread": lambda x, d, cast=cast: cast(np.square(d).sum(axis=1, keepdims=True)) / x.shape[1]}
            for options in (variance, mean | variance, total):
                yield f"mean or variance are rounded to {format}", made(problem, **options)
        if quantity != "dbias":
            eps = float(cast(np.array([problem.eps]))[0])
            yield f"eps is held in {format}", made(problem, rstd=lambda v, n, e, x, eps=eps: 1 / np.sqrt(v + eps))
            yield f"1/std is rounded to {format}", made(problem, **rstd)
        if quantity != "output":
            slot = "p" if quantity == "dx" else "weight"
            through = (lambda v, g, cast=cast: cast(v) * g) if quantity == "dx" else (lambda v, g, cast=cast: cast(v))
            yield f"the upstream gradient is held in {format}", made(problem, **{slot: through})
            if quantity != "dbias":
                yield f"x is held in {format}", made(problem, rows=cast)
                yield f"x and the upstream gradient are held in {format}", made(problem, rows=cast, **{slot: through})
        if quantity == "dx":
            cubed: dict[str, Any] = {"along": lambda x, d, r, cast=cast: (d, d * cast(r**3) / r)}
            yield f"1/std³ is rounded to {format}", made(problem, **cubed)
            yield f"∂x is rounded to {format}", cast(made(problem))
            for both in (lambda h, x, cast=cast: (cast(h), cast(h)), lambda h, x, cast=cast: (cast(h), h)):
                held: dict[str, Any] = {"along": lambda x, d, r, both=both: both(d * r, x)}
                yield f"the normalized row is held in {format}", made(problem, **held)
        if quantity in ("dx", "dgain"):
            mean = {"centre": lambda x, cast=cast: cast(average(x))}
            kept = mean | _right_root(problem, cast)
            yield f"mean and 1/std are kept in {format} for the gradients", made(problem, **kept)
            of_squares = {"spread": lambda x, d, cast=cast: average(cast(d * d))}
            of_variance = {"spread": lambda x, d, cast=cast: cast(average(np.square(d)))}
            yield f"the sum for the variance takes its terms in {format}", made(problem, **of_squares)
            yield f"the variance is rounded to {format}", made(problem, **of_variance)
            yield f"the mean is rounded to {format}", made(problem, **mean, **_right_root(problem))
        if quantity == "dgain":
            h = {"h": lambda x, d, r, cast=cast: cast(d * r)}
            yield f"the normalized row is rounded to {format}", made(problem, **h)
            products = {"total": lambda t, cast=cast: cast(t).sum(axis=0)}
            yield f"the products are rounded to {format}", made(problem, **products)


def _in_lanes(count: int, cast: Callable[[Array], Array], x: Array) -> Array:
    """The sums of rows in so many lanes, each held in few bits; at the end they are added."""
    rows, size = x.shape
    padded = np.zeros((rows, -(-size // count) * count))
    padded[:, :size] = x
    sums = np.zeros((rows, count))
    for column in range(0, size, count):
        sums = cast(sums + padded[:, column : column + count])
    return np.asarray(sums.sum(axis=1, keepdims=True))


def _scaled_and_shifted(problem: Problem, cast: Callable[[Array], Array]) -> Array:
    """x times one number and plus another, both of which are rounded."""
    x, gain, bias, _ = arrays(problem)
    _, d, r = statistics(problem)
    return x * cast(r * gain) + cast(bias - (x - d) * r * gain)


def _from_output(problem: Problem) -> Array:
    """The normalized row, of the rounded output less the bias; 0 where the gain is 0."""
    _, gain, bias, _ = arrays(problem)
    output = round_array(forward(problem), problem.format).astype(np.float64)
    return np.divide(output - bias, gain, out=np.zeros_like(output), where=gain != 0)

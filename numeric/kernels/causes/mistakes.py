"""The formulas that people write by mistake, and the values that they give in float64.

A formula has slots; a mistake is what stands in one of them, or in the choice of the entries that are summed. A slot
left alone is right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, partial
from itertools import combinations
from typing import Any

import numpy as np

from lnverify.numeric.floats.formats import FLOAT64, FORMATS, Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference import Problem

Array = np.ndarray

POWERS = (2, 4, 8, 16, 32, 64, 128, 256, 512, 1024)
"""The lengths of blocks, vectors and groups of threads."""

WRAPS = (64, 128, 256, 512, 1024, 4096, 65536)
"""Where an index, of a thread or of a byte, starts anew."""


MOST_PARTS = 1024
"""Rows of more blocks are not tried."""


def average(terms: Array) -> Array:
    """Means of rows, (rows, 1)."""
    return np.asarray(terms.mean(axis=1, keepdims=True))


def _masked(d: Array, x: Array) -> Array:
    return np.square(d) * (x != 0)


def _nonzero(x: Array) -> Array:
    return np.maximum((x != 0).sum(axis=1, keepdims=True), 1)


def _before(x: Array) -> Array:
    """The mean of the entries before each; of the first 0."""
    count = np.arange(1, x.shape[1] + 1)
    means = np.cumsum(x, axis=1) / count
    return np.concatenate([np.zeros((len(x), 1)), means[:, :-1]], axis=1)


def in_parts(x: Array, count: int, strided: bool) -> list[Array]:
    """Entries in parts of so many, or in so many lanes."""
    return [x[:, i::count] for i in range(count)] if strided else np.split(x, range(count, x.shape[1], count), axis=1)


def _mean_variance(count: int, strided: bool) -> Callable[[Array, Array], Array]:
    def spread(x: Array, d: Array) -> Array:
        parts = [part for part in in_parts(x, count, strided) if part.shape[1]]
        return np.asarray(sum(part.var(axis=1, keepdims=True) for part in parts) / len(parts))

    return spread


def _mean_of_means(count: int) -> Callable[[Array], Array]:
    def centre(x: Array) -> Array:
        parts = in_parts(x, count, strided=False)
        return np.asarray(sum(map(average, parts)) / len(parts))

    return centre


ROOTS: dict[str, Any] = {
    "eps stands outside the root": lambda v, n, e, x: 1 / (np.sqrt(v) + e),
    "eps stands outside the root as well": lambda v, n, e, x: 1 / (np.sqrt(v + e) + e),
    "eps is left out": lambda v, n, e, x: 1 / np.sqrt(v),
    "eps is squared": lambda v, n, e, x: 1 / np.sqrt(v + e * e),
    "√eps stands for eps": lambda v, n, e, x: 1 / np.sqrt(v + np.sqrt(e)),
    "eps is subtracted": lambda v, n, e, x: 1 / np.sqrt(v - e),
    "max(variance, eps) stands for variance + eps": lambda v, n, e, x: 1 / np.sqrt(np.maximum(v, e)),
    "max(std, eps) stands for √(variance + eps)": lambda v, n, e, x: 1 / np.maximum(np.sqrt(v), e),
    "0 stands in place of rows whose variance is below eps": lambda v, n, e, x: np.where(v < e, 0, 1 / np.sqrt(v + e)),
    **{
        f"eps is {fixed:g}, whatever is asked for": lambda v, n, e, x, fixed=fixed: 1 / np.sqrt(v + fixed)
        for fixed in (1e-5, 1e-6, 1e-3)
    },
    **{
        f"eps is {fixed:g} at least": lambda v, n, e, x, fixed=fixed: 1 / np.sqrt(v + max(e, fixed))
        for fixed in (1e-5, 1e-6, 1e-3)
    },
    "1/std is 0 in rows whose entries are all alike": lambda v, n, e, x: np.where(
        np.ptp(x, axis=1, keepdims=True) == 0, 0, 1 / np.sqrt(v + e)
    ),
    "rows whose variance is below eps are not divided": lambda v, n, e, x: np.where(v < e, 1, 1 / np.sqrt(v + e)),
    "eps is multiplied by max|x|²": lambda v, n, e, x: 1 / np.sqrt(v + e * np.square(x).max(axis=1, keepdims=True)),
    "eps is multiplied by the variance": lambda v, n, e, x: 1 / np.sqrt(v + e * v),
    "eps is divided by N": lambda v, n, e, x: 1 / np.sqrt(v + e / n),
    "eps is multiplied by N": lambda v, n, e, x: 1 / np.sqrt(v + e * n),
    "the root is missing": lambda v, n, e, x: 1 / (v + e),
    "1/std is missing": lambda v, n, e, x: 1 + 0 * v,
    "std stands for 1/std": lambda v, n, e, x: np.sqrt(v + e),
}
"""What may stand for 1/√(variance + eps)."""

SPREADS: dict[str, Any] = {
    "the variance is divided by N - 1 (Bessel)": lambda x, d: (
        np.square(d).sum(axis=1, keepdims=True) / (d.shape[1] - 1)
    ),
    "the variance is not divided by N": lambda x, d: np.square(d).sum(axis=1, keepdims=True),
}
"""What may stand for the variance, in the output and in gradients."""

FORWARD: dict[str, dict[str, Any]] = {
    "gain": {
        "the gain is ignored": lambda g: 1 + 0 * g,
        "|gain| stands for the gain": np.abs,
        "1 + gain stands for the gain": lambda g: 1 + g,
        "the gain is multiplied twice": lambda g: g * g,
        "1/gain stands for the gain": lambda g: 1 / g,
    },
    "bias": {
        "the bias is ignored": lambda g, b: 0 * b,
        "the bias is added twice": lambda g, b: 2 * b,
        "the bias is subtracted": lambda g, b: -b,
        "the bias is multiplied by the gain": lambda g, b: g * b,
    },
    "rstd": ROOTS,
    "spread": {
        **SPREADS,
        "the variance is taken about 0 instead of the mean": lambda x, d: average(np.square(x)),
        "the variance is the mean deviation": lambda x, d: np.square(average(np.abs(d))),
        "entries that are 0 are left out of the sum for the variance": lambda x, d: average(_masked(d, x)),
        "entries that are 0 are left out of the variance": lambda x, d: (
            _masked(d, x).sum(axis=1, keepdims=True) / _nonzero(x)
        ),
        "the variance sums squares of x less the mean of the entries before (Welford's update has one such factor)": (
            lambda x, d: average(np.square(x - _before(x)))
        ),
        "the range of the row stands for its std": lambda x, d: np.square(np.ptp(x, axis=1, keepdims=True)),
    },
    "centre": {
        "the mean is not subtracted": lambda x: 0 * x[:, :1],
        "the mean is added": lambda x: -average(x),
        "the sum stands for the mean": lambda x: x.sum(axis=1, keepdims=True),
        "the median stands for the mean": lambda x: np.median(x, axis=1, keepdims=True),
        "the middle of least and largest entry stands for the mean": lambda x: (
            (x.max(axis=1, keepdims=True) + x.min(axis=1, keepdims=True)) / 2
        ),
        "the mean is of |x|": lambda x: average(np.abs(x)),
        "entries that are 0 are left out of the mean": lambda x: x.sum(axis=1, keepdims=True) / _nonzero(x),
        "the mean is cut to an integer": lambda x: np.trunc(average(x)),
        "the mean is rounded to an integer": lambda x: np.rint(average(x)),
    },
    "shown": {"the mean is subtracted in the variance alone": lambda x, d: x},
}
"""The slots of the output, and what may stand there by mistake."""


def indices(length: int) -> Iterator[tuple[str, Array]]:
    """Ways in which an index goes wrong, of what is read along a row."""
    i = np.arange(length)
    yield "the first entry alone", 0 * i
    yield "the entry before", np.roll(i, 1)
    yield "the entry after", np.roll(i, -1)
    yield "the row from its end", i[::-1]
    yield "the other entry of its pair", np.minimum(i ^ 1, length - 1)
    for count in WRAPS:
        if count < length:
            yield f"the entry i modulo {count:,}", i % count


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


def narrow_ones(problem: Problem, quantity: str) -> Iterator[tuple[str, Array]]:
    """The values that an input or a statistic in too few bits would give."""
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
            share = float(cast(np.array([1 / problem.size]))[0])
            yield (
                f"1/N is rounded to {format}",
                made(
                    problem,
                    centre=lambda x, share=share: x.sum(axis=1, keepdims=True) * share,
                    spread=lambda x, d, share=share: np.square(d).sum(axis=1, keepdims=True) * share,
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


_TOTALS: dict[str, Any] = {
    "rows are averaged instead of summed": lambda t: t.mean(axis=0),
    "only the last row counts": lambda t: t[-1],
    "the sign is wrong": lambda t: -t.sum(axis=0),
    "it is twice too large": lambda t: 2 * t.sum(axis=0),
    "it is the sum over all entries of all rows": lambda t: np.full(t.shape[1], t.sum()),
    "the first row is left out": lambda t: t[1:].sum(axis=0),
    "only every other row counts": lambda t: t[::2].sum(axis=0),
    "it is 0": lambda t: 0 * t[0],
}

MEANS: dict[str, Any] = {
    "is missing": lambda mean, t: 0 * mean(t),
    "has the wrong sign": lambda mean, t: -mean(t),
    "is a sum, not divided by N": lambda mean, t: mean(t) * t.shape[1],
    "is divided by N - 1": lambda mean, t: mean(t) * t.shape[1] / (t.shape[1] - 1),
    "is over the rows": lambda mean, t: t.mean(axis=0, keepdims=True),
    "is of the first row": lambda mean, t: mean(t)[:1],
}
"""What may stand for a mean of ∂x."""

GRADIENTS: dict[str, dict[str, dict[str, Any]]] = {
    "dx": {
        "p": {
            "the gain is left out": lambda v, g: v,
            "|gain| stands for the gain": lambda v, g: v * np.abs(g),
            "1 + gain stands for the gain": lambda v, g: v * (1 + g),
        },
        "level": {f"the term mean(gain·upstream) {name}": made for name, made in MEANS.items()},
        "slope": {f"the term h·mean(gain·upstream·h) {name}": made for name, made in MEANS.items()},
        "along": {
            "x stands for h in mean(gain·upstream·h)": lambda x, d, r: (x, d * r),
            "x - mean stands for h in mean(gain·upstream·h)": lambda x, d, r: (d, d * r),
            "x - mean stands for h": lambda x, d, r: (d, d),
            "x stands for h": lambda x, d, r: (x, x),
        },
        "scale": {
            "1/std is missing": lambda r, g: 1 + 0 * r,
            "1/std stands twice": lambda r, g: r * r,
            "the sign is wrong": lambda r, g: -r,
            "the gain is multiplied last": lambda r, g: r * g,
            "it is divided by N": lambda r, g: r / len(g),
            "it is 0": lambda r, g: 0 * r,
        },
        "rest": {
            "upstream is added": lambda x, v: v,
            "entries where x is 0 get 0": lambda x, v: np.where(x == 0, -np.inf, 0),
        },
        "rstd": ROOTS,
        "spread": SPREADS,
    },
    "dgain": {
        "h": {
            "1/std is missing: Σ upstream·(x - mean)": lambda x, d, r: d,
            "the mean is not subtracted: Σ upstream·x/std": lambda x, d, r: x * r,
            "x stands for the normalized row": lambda x, d, r: x,
            "the normalized row is missing: Σ upstream": lambda x, d, r: 1 + 0 * x,
            "the normalized row is that of the row before": lambda x, d, r: np.roll(d * r, 1, axis=0),
            "the normalized row is that of the row after": lambda x, d, r: np.roll(d * r, -1, axis=0),
        },
        "weight": {
            "the gain stands in it as well": lambda v, g: v * g,
            "the upstream gradient is missing": lambda v, g: 1 + 0 * v,
        },
        "total": _TOTALS,
        "rstd": {name: value for name, value in ROOTS.items() if name != "1/std is missing"},
        "spread": SPREADS,
    },
    "dbias": {
        "weight": {
            "the gain stands in it": lambda v, g: v * g,
            "the upstream gradient is missing": lambda v, g: 1 + 0 * v,
        },
        "total": _TOTALS,
    },
}
"""The slots of the gradients."""


def wrong_ones(problem: Problem, quantity: str, pairs: bool = True) -> Iterator[tuple[str, Array]]:
    """The values that each mistake, and then where `pairs` is set each two in different slots, would give."""
    slots: Mapping[str, Mapping[str, Any]] = FORWARD if quantity == "output" else GRADIENTS[quantity]
    made: Callable[..., Array] = MAKERS[quantity]
    faults = [(slot, name, value) for slot, names in slots.items() for name, value in names.items()]
    for count in (1, 2)[: 1 + pairs]:
        for chosen in combinations(faults, count):
            if len({slot for slot, _, _ in chosen}) == count:
                with np.errstate(all="ignore"):
                    yield "; ".join(name for _, name, _ in chosen), made(problem, **{s: v for s, _, v in chosen})
        if count == 1:
            with np.errstate(all="ignore"):
                yield from whole_ones(problem) if quantity == "output" else other_rows(problem, quantity)


def other_rows(problem: Problem, quantity: str) -> Iterator[tuple[str, Array]]:
    """Gradients of gain and bias of which some rows are missing; ∂x of which some rows are not written."""
    kept = partial(_GRADIENT[quantity], problem)
    for count in POWERS[:-1]:
        whole = problem.rows // count * count
        if whole < problem.rows:
            name = f"the rows after the last multiple of {count:,} are left out"
            if quantity == "dx":
                yield name, np.where(np.arange(problem.rows)[:, None] < whole, kept(), 0)
            else:
                yield name, kept(total=lambda t, whole=whole: t[:whole].sum(axis=0))
    if quantity == "dx":
        yield from dx_by_other_sums(problem)
        return
    if quantity == "dgain":
        v = arrays(problem)[3]
        yield "the output stands for the normalized row", (v * forward(problem)).sum(axis=0)
        yield "the sum begins with the gain instead of 0", kept() + arrays(problem)[1]
    else:
        yield "the sum begins with the bias instead of 0", kept() + arrays(problem)[2]
        yield "∂x stands for the upstream gradient", dx(problem).sum(axis=0)
        yield "∂γ stands there", dgain(problem)
    for count in POWERS[1:-1]:
        again = -problem.rows % count
        if again and problem.rows > count:
            name = f"the last block of {count:,} rows begins early, so that rows before it count twice"
            first = problem.rows - problem.rows % count
            yield name, kept(total=lambda t, f=first, a=again: t.sum(axis=0) + t[f - a : f].sum(axis=0))
        if again:
            name = f"the last row fills the last block of {count:,} rows and counts in each place"
            yield name, kept(total=lambda t, a=again: t.sum(axis=0) + a * t[-1])
    for count in prefixes(problem.rows):
        total = {"total": lambda t, count=count: t[:count].sum(axis=0)}
        yield f"only the first {count:,} rows count" if count > 1 else "only the first row counts", kept(**total)


def dx_by_other_sums(problem: Problem) -> Iterator[tuple[str, Array]]:
    """∂x whose two means are sums over other entries, or divided by another number."""
    size = problem.size

    def of(index: Array, divisor: int) -> Array:
        def share(mean: Any, terms: Array) -> Array:
            return np.asarray(terms[:, index].sum(axis=1, keepdims=True) / divisor)

        return dx(problem, level=share, slope=share)

    for name, index in parts(size):
        for divisor in sorted({min(len(index), size), size}) if len(index) else ():
            ending = ", divided by N" if divisor != len(index) else ""
            yield f"the means in ∂x are of {name}{ending}", of(index, divisor)
    for name, padded in paddings(size):
        yield f"the means in ∂x are divided by N rounded up to {name}", of(np.arange(size), padded)
    for count in POWERS:
        if count < size <= count * MOST_PARTS:
            own = partial(_of_blocks, count, None)
            yield f"the means in ∂x are of each block of {count:,} entries", dx(problem, level=own, slope=own)
            own = partial(_of_blocks, count, size)
            name = f"the means in ∂x are of each block of {count:,} entries, divided by N"
            yield name, dx(problem, level=own, slope=own)
    _, _, _, v = arrays(problem)
    output, (_, d, r) = forward(problem), statistics(problem)
    h = d * r
    for name, (inner, outer) in {"": (output, output), " in mean(gain·upstream·h)": (output, h)}.items():
        yield f"the output stands for h{name}", dx(problem, along=lambda x, d, r, i=inner, o=outer: (i, o))
    yield "the output stands for h in front of mean(gain·upstream·h)", dx(problem, along=lambda x, d, r: (h, output))
    yield "mean(upstream) stands for mean(gain·upstream)", dx(problem, level=lambda mean, t: mean(v))
    yield "mean(upstream·h) stands for mean(gain·upstream·h)", dx(problem, slope=lambda mean, t: mean(v * h))


def _of_blocks(count: int, divisor: int | None, mean: Any, terms: Array) -> Array:
    """Sums over blocks of so many entries, by their lengths or by another number, each in the place of its block."""
    size = terms.shape[1]
    places = np.arange(0, size, count)
    lengths = np.diff(np.append(places, size))
    return np.repeat(np.add.reduceat(terms, places, axis=1) / (divisor or lengths), lengths, axis=1)


def prefixes(length: int) -> list[int]:
    """Shorter lengths that code may stop at: powers of two, one less than them, and all but one."""
    powers = [1 << power for power in range(length.bit_length())]
    found = {*powers, *(power - 1 for power in powers), length - 1}
    return sorted(one for one in found if 0 < one < length)


def whole_ones(problem: Problem) -> Iterator[tuple[str, Array]]:
    """Statistics over other entries than those of the row, and outputs that nobody wrote."""
    x, gain, bias, _ = arrays(problem)
    _, d, r = statistics(problem)
    right = d * r * gain + bias

    def of_rows(order: Array) -> Array:
        """The output with the statistics of other rows."""
        variance = order.var(axis=1, keepdims=True)
        return np.asarray((x - average(order)) / np.sqrt(variance + problem.eps) * gain + bias)

    yield "0 stands there, as where nothing is written", 0 * x
    yield "the input stands there", x
    yield "the bias alone stands there", 0 * x + bias
    yield "x·gain + bias stands there", x * gain + bias
    yield "x is added to the output", right + x
    yield "negative outputs are 0", np.maximum(right, 0)
    if not gain.all():
        yield "0 stands where the gain is 0", np.where(gain == 0, 0, right)
    yield "0 stands in rows whose entries are all alike", np.where(np.ptp(x, axis=1, keepdims=True) == 0, 0, right)
    yield "gain and bias change places", d * r * bias + gain
    for name, index in indices(problem.size):
        yield f"the gain is that of {name}", d * r * gain[index] + bias
        yield f"the bias is that of {name}", d * r * gain + bias[index]
        yield f"gain and bias are those of {name}", d * r * gain[index] + bias[index]
    yield "the mean is that of the first row", forward(problem, centre=lambda x: average(x)[:1])
    for name, order in (("the row before", np.roll(x, 1, axis=0)), ("the first row", x[:1])):
        yield f"mean and variance are those of {name}", of_rows(order)
    for count in POWERS[:5]:
        if count < problem.rows:
            order = np.repeat(x[::count], count, axis=0)[: problem.rows]
            yield f"mean and variance are those of the first row of each {count:,}", of_rows(order)
    for count in POWERS[:-1]:
        if (whole := problem.rows // count * count) < problem.rows:
            name = f"0 stands in the rows after the last multiple of {count:,}, as where nothing is written"
            yield name, np.where(np.arange(problem.rows)[:, None] < whole, right, 0)
    for name, axis in (("over the rows of each column", 0), ("over the whole batch", (0, 1))):
        whole_batch = x - x.mean(axis=axis, keepdims=True)
        yield (
            f"it normalizes {name}",
            whole_batch / np.sqrt(np.square(whole_batch).mean(axis=axis, keepdims=True) + problem.eps) * gain + bias,
        )
    yield from by_other_sums(problem)
    yield from in_blocks(problem)


def by_other_sums(problem: Problem) -> Iterator[tuple[str, Array]]:
    """Outputs whose sums for mean or variance are of other entries, or divided by another number."""
    x, gain, bias, _ = arrays(problem)
    size, whole = problem.size, x - average(x) * problem.centred

    def output(mean: Array, variance: Array) -> Array:
        return np.asarray((x - mean) / np.sqrt(variance + problem.eps) * gain + bias)

    for name, index in parts(size):
        for divisor, ending in ((len(index), ""), (size, ", divided by N")):
            if not divisor or divisor > size or (divisor == size and not ending):
                continue
            mean = x[:, index].sum(axis=1, keepdims=True) / divisor * problem.centred
            d = x - mean
            yield f"mean and variance are of {name}{ending}", output(mean, _of(d, index) / divisor)
            yield f"the mean is of {name}{ending}", output(mean, average(np.square(d)))
            yield f"the variance is of {name}{ending}", output(x - whole, _of(whole, index) / divisor)
    for count in POWERS:
        if count < size:
            part = x[:, :count]
            shown = output(average(part) * problem.centred, part.var(axis=1, keepdims=True))
            name = f"only the first {count:,} entries are read, and 0 stands after them"
            yield name, np.where(np.arange(size) < count, shown, 0)
    mean = average(x) * problem.centred
    for name, padded in paddings(size):
        zeros = (padded - size) * np.square(mean)
        squares = np.square(whole).sum(axis=1, keepdims=True)
        yield f"zeros that fill rows up to {name} count in the variance", output(mean, (squares + zeros) / size)
        small = mean * size / padded
        d = x - small
        squares = np.square(d).sum(axis=1, keepdims=True)
        zeros = (padded - size) * np.square(small)
        yield f"zeros that fill rows up to {name} count in mean and variance", output(small, (squares + zeros) / padded)
        yield f"mean and variance are divided by N rounded up to {name}", output(small, squares / padded)
    for divisor in (64, 128, 256, 512, 768, 1024, 2048, 4096):
        mean = x.sum(axis=1, keepdims=True) / divisor * problem.centred
        variance = np.square(x - mean).sum(axis=1, keepdims=True) / divisor
        yield f"mean and variance are divided by {divisor:,}, whatever N is", output(mean, variance)


def _of(d: Array, index: Array) -> Array:
    return np.asarray(np.square(d[:, index]).sum(axis=1, keepdims=True))


def parts(size: int) -> Iterator[tuple[str, Array]]:
    """The entries that sums are of by mistake."""
    i = np.arange(size)
    yield "all entries but the first", i[1:]
    if size % 2:
        yield "all entries, the last of which counts twice", np.append(i, size - 1)
    for count in POWERS[:7]:
        if size % count:
            yield f"the entries up to the last multiple of {count:,}", i[: size // count * count]
    if size & (size - 1):
        yield "what halving leaves where it drops an odd entry", i[halved(size)]
    for count in WRAPS:
        if count < size:
            yield f"the entries i modulo {count:,}", i % count
    for count in prefixes(size):
        yield (
            "all entries but the last"
            if count == size - 1
            else f"the first {count:,} entries alone"
            if count > 1
            else "the first entry alone",
            i[:count],
        )


def halved(size: int) -> Array:
    """Which entries a sum by halving keeps, that drops the last one of an odd number."""
    if size == 1:
        return np.array([True])
    half = halved(size // 2)
    return np.concatenate([half, half, np.zeros(size % 2, dtype=bool)])


def paddings(size: int) -> Iterator[tuple[str, int]]:
    """The lengths to which rows are filled up."""
    for count in POWERS[1:-1]:
        if size % count:
            yield f"a multiple of {count:,}", -(-size // count) * count
    if size & (size - 1):
        yield "a power of two", 1 << size.bit_length()


def in_blocks(problem: Problem) -> Iterator[tuple[str, Array]]:
    """Outputs whose statistics are averages over parts of a row."""
    for count in POWERS:
        if count < problem.size <= count * MOST_PARTS:
            if problem.size % count:
                name = f"the mean is the average of the means of blocks of {count:,}, the last of which is shorter"
                yield name, forward(problem, centre=_mean_of_means(count))
            if problem.size % count:
                name = f"blocks of {count:,} are merged as if the last were as long as the others"
                for divisor in (None, problem.size):
                    yield name, _merged_alike(problem, count, divisor)
            if count <= 64:
                name = f"the variance is the average of those of {count} lanes, whose means differ"
                yield name, forward(problem, spread=_mean_variance(count, strided=True))
            yield f"each block of {count:,} entries is normalized by itself", by_blocks(problem, count)
            name = f"the variance is the average of those of blocks of {count:,}, whose means differ"
            yield name, forward(problem, spread=_mean_variance(count, strided=False))


def _merged_alike(problem: Problem, count: int, divisor: int | None) -> Array:
    """The output where the last block of a row weighs as much as each other in what blocks differ by.

    Their own variances are averaged as well, or their sums of squares divided by a number.
    """
    x, gain, bias, _ = arrays(problem)
    blocks = in_parts(x, count, strided=False)
    means = np.concatenate([average(block) for block in blocks], axis=1)
    if divisor is None:
        variance = np.asarray(sum(block.var(axis=1, keepdims=True) for block in blocks) / len(blocks))
        variance += means.var(axis=1, keepdims=True)
    else:
        squares = sum(np.square(block - average(block)).sum(axis=1, keepdims=True) for block in blocks)
        variance = np.asarray(squares + count * len(blocks) * means.var(axis=1, keepdims=True)) / divisor
    return np.asarray((x - average(means)) / np.sqrt(variance + problem.eps) * gain + bias)


def by_blocks(problem: Problem, count: int) -> Array:
    """The output where each block of so many entries has statistics of its own."""
    x, gain, bias, _ = arrays(problem)
    found = []
    for part in in_parts(x, count, strided=False):
        d = part - average(part)
        found.append(d / np.sqrt(average(np.square(d)) + problem.eps))
    return np.asarray(np.concatenate(found, axis=1) * gain + bias)


def forward(
    problem: Problem,
    gain: Any = None,
    bias: Any = None,
    rstd: Any = None,
    spread: Any = None,
    centre: Any = None,
    shown: Any = None,
    x: Any = None,
) -> Array:
    """The output in float64, with mistakes in slots."""
    g, b = arrays(problem)[1:3]
    rows, d, r = statistics(problem, rstd, spread, centre, x)
    d = shown(rows, d) if shown else d
    return np.asarray(d * r * (gain(g) if gain else g) + (bias(g, b) if bias else b))


def statistics(
    problem: Problem, rstd: Any = None, spread: Any = None, centre: Any = None, rows: Any = None
) -> tuple[Array, Array, Array]:
    """x, x - mean and 1/std in float64, with mistakes in slots."""
    x, d, variance = _right_statistics(problem)
    if rows or centre:
        x = rows(x) if rows else x
        d = x - (centre(x) if centre else average(x) * problem.centred)
        variance = average(np.square(d))
    variance = spread(x, d) if spread else variance
    r = rstd(variance, problem.size, problem.eps, x) if rstd else 1 / np.sqrt(variance + problem.eps)
    return x, d, r


@lru_cache(maxsize=2)
def _right_statistics(problem: Problem) -> tuple[Array, Array, Array]:
    """x, x - mean and the variance in float64; hundreds of mistakes of one problem are tried in a row."""
    x = arrays(problem)[0]
    d = x - average(x) * problem.centred
    return x, d, average(np.square(d))


def dx(
    problem: Problem,
    p: Any = None,
    level: Any = None,
    slope: Any = None,
    along: Any = None,
    scale: Any = None,
    rest: Any = None,
    rstd: Any = None,
    spread: Any = None,
    centre: Any = None,
    rows: Any = None,
) -> Array:
    """∂x in float64, with mistakes in slots."""
    _, gain, _, v = arrays(problem)
    x, d, r = statistics(problem, rstd, spread, centre, rows)
    q = p(v, gain) if p else v * gain
    inner, outer = along(x, d, r) if along else (d * r, d * r)
    first = level(average, q) if level else average(q)
    second = slope(average, q * inner) if slope else average(q * inner)
    found = (scale(r, gain) if scale else r) * (q - problem.centred * first - outer * second)
    if rest is None:
        return np.asarray(found)
    more = rest(x, v)
    return np.where(np.isfinite(more), found + more, 0)


def dgain(
    problem: Problem,
    h: Any = None,
    weight: Any = None,
    total: Any = None,
    rstd: Any = None,
    spread: Any = None,
    centre: Any = None,
    rows: Any = None,
) -> Array:
    """∂γ in float64, with mistakes in slots."""
    _, gain, _, v = arrays(problem)
    x, d, r = statistics(problem, rstd, spread, centre, rows)
    terms = (weight(v, gain) if weight else v) * (h(x, d, r) if h else d * r)
    return np.asarray(total(terms) if total else terms.sum(axis=0))


def dbias(problem: Problem, weight: Any = None, total: Any = None) -> Array:
    """∂β in float64, with mistakes in slots."""
    _, gain, _, v = arrays(problem)
    terms = weight(v, gain) if weight else v
    return np.asarray(total(terms) if total else terms.sum(axis=0))


_GRADIENT: dict[str, Callable[..., Array]] = {"dx": dx, "dgain": dgain, "dbias": dbias}

MAKERS: dict[str, Callable[..., Array]] = {"output": forward, **_GRADIENT}
"""What makes a quantity, with mistakes in its slots."""


@lru_cache(maxsize=2)
def arrays(problem: Problem) -> list[Array]:
    """x, gain, bias and upstream gradient in float64."""
    assert problem.upstream is not None
    return [array.astype(np.float64) for array in (problem.x, problem.gain, problem.bias, problem.upstream)]

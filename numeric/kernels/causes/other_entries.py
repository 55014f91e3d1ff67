"""Sums over other entries than those that are meant, blocks that are merged wrongly, and what nobody wrote."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

from lnverify.numeric.kernels.causes.slots import Array, arrays, average, dx, forward, statistics
from lnverify.numeric.reference import Problem

POWERS = (2, 4, 8, 16, 32, 64, 128, 256, 512, 1024)
"""The lengths of blocks, vectors and groups of threads."""

WRAPS = (64, 128, 256, 512, 1024, 4096, 65536)
"""Where an index, of a thread or of a byte, starts anew."""

MOST_PARTS = 1024
"""Rows of more blocks are not tried."""


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
    for count in POWERS[:6]:
        whole = length // count * count
        if 0 < whole < length:
            name = f"the entry counted from the last multiple of {count:,}, in what is left after it"
            yield name, np.where(i < whole, i, i - whole)


def dx_by_other_sums(problem: Problem) -> Iterator[tuple[str, Array]]:
    """∂x whose two means are sums over other entries, or divided by another number."""
    size = problem.size

    for name, index in parts(size):
        for divisor in sorted({min(len(index), size), size}) if len(index) else ():
            ending = ", divided by N" if divisor != len(index) else ""
            share = partial(_share, index, divisor)
            yield f"the means in ∂x are of {name}{ending}", dx(problem, level=share, slope=share)
            yield f"mean(gain·upstream) is of {name}{ending}", dx(problem, level=share)
            yield f"mean(gain·upstream·h) is of {name}{ending}", dx(problem, slope=share)
    for name, padded in paddings(size):
        share = partial(_share, np.arange(size), padded)
        yield f"the means in ∂x are divided by N rounded up to {name}", dx(problem, level=share, slope=share)
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


def _share(index: Array, divisor: int, mean: Any, terms: Array) -> Array:
    """Sums over some entries of each row, divided by a number."""
    return np.asarray(terms[:, index].sum(axis=1, keepdims=True) / divisor)


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
            yield f"the mean is of {name}{ending}", output(mean, average(np.square(whole)))
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
    for count in POWERS[1:7]:
        if size % count:
            name = f"runs on into the next row, to a multiple of {count:,}"
            far = mean + _behind(x, -size % count) / size
            yield f"the mean {name}", output(far, average(np.square(x - far)))
            yield f"the mean {name}", output(far, average(np.square(whole)))
            squares = _behind(np.square(whole), -size % count)
            yield f"the variance {name}", output(mean, average(np.square(whole)) + squares / size)
    for count in POWERS[:4]:
        if size % count:
            moved = _from_multiples(x, count)
            name = f"mean and variance are of entries that begin at a multiple of {count:,} in memory"
            yield name, output(average(moved), moved.var(axis=1, keepdims=True))
    for divisor in (64, 128, 256, 512, 768, 1024, 2048, 4096):
        mean = x.sum(axis=1, keepdims=True) / divisor * problem.centred
        variance = np.square(x - mean).sum(axis=1, keepdims=True) / divisor
        yield f"mean and variance are divided by {divisor:,}, whatever N is", output(mean, variance)


def _behind(terms: Array, count: int) -> Array:
    """The sum of the terms that follow each row in memory, so many; behind the last row they are 0."""
    flat = np.append(terms.ravel(), np.zeros(count))
    places = terms.shape[1] * np.arange(1, len(terms) + 1)[:, None] + np.arange(count)
    return np.asarray(flat[np.minimum(places, len(flat) - 1)].sum(axis=1, keepdims=True))


def _from_multiples(x: Array, count: int) -> Array:
    """Rows as they are read from the last multiple of so many entries in memory on."""
    first = x.shape[1] * np.arange(len(x)) // count * count
    return np.asarray(x.ravel()[first[:, None] + np.arange(x.shape[1])])


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
    for count in POWERS[2:7]:
        groups = -(-size // count)
        if groups & (groups - 1):
            yield f"what halving leaves of the sums of each {count:,} entries", i[halved(groups)[i // count]]
        if count < 2 * size:
            yield f"the first half of each {count:,} entries", i[i % count < count // 2]
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
                for divisor in (None, problem.size):
                    name = f"{count} lanes are merged as if all had as many entries"
                    yield name, _merged_alike(problem, count, divisor, strided=True)
                name = f"the variance is the average of those of {count} lanes, whose means differ"
                yield name, forward(problem, spread=_mean_variance(count, strided=True))
            yield f"each block of {count:,} entries is normalized by itself", by_blocks(problem, count)
            name = f"the variance is the average of those of blocks of {count:,}, whose means differ"
            yield name, forward(problem, spread=_mean_variance(count, strided=False))


def _merged_alike(problem: Problem, count: int, divisor: int | None, strided: bool = False) -> Array:
    """The output where the last block of a row, or each lane, weighs as much as each other in what blocks differ by.

    Their own variances are averaged as well, or their sums of squares divided by a number.
    """
    x, gain, bias, _ = arrays(problem)
    blocks = in_parts(x, count, strided)
    means = np.concatenate([average(block) for block in blocks], axis=1)
    if divisor is None:
        variance = np.asarray(sum(block.var(axis=1, keepdims=True) for block in blocks) / len(blocks))
        variance += means.var(axis=1, keepdims=True)
    else:
        squares = sum(np.square(block - average(block)).sum(axis=1, keepdims=True) for block in blocks)
        length = problem.size / count if strided else count
        variance = np.asarray(squares + length * len(blocks) * means.var(axis=1, keepdims=True)) / divisor
    return np.asarray((x - average(means)) / np.sqrt(variance + problem.eps) * gain + bias)


def by_blocks(problem: Problem, count: int) -> Array:
    """The output where each block of so many entries has statistics of its own."""
    x, gain, bias, _ = arrays(problem)
    found = []
    for part in in_parts(x, count, strided=False):
        d = part - average(part)
        found.append(d / np.sqrt(average(np.square(d)) + problem.eps))
    return np.asarray(np.concatenate(found, axis=1) * gain + bias)

"""Mean and variance of parts of a row, merged by mistake otherwise than Welford and Chan have it.

Of a part are known how many entries it has, their mean and their sum of squared deviations. All mistakes are made at
once, along the first axis.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache, partial, reduce
from itertools import chain, product
from typing import Any, NamedTuple

import numpy as np

from lnverify.kernels.audit.causes.entries import POWERS
from lnverify.numeric.reference import Problem

Array = np.ndarray[Any, Any]
Weight = Callable[[Array, Array, Array], Array]
"""A factor, from the entries of a part, of the part that is added, and of both."""


class Mistake(NamedTuple):
    """What a merge multiplies the difference of the means by, for the mean, and its square, for the sum of squares.

    `late` says that the square is of the difference from the new mean.
    """

    words: str
    mean: Weight = lambda a, b, n: b / n
    square: Weight = lambda a, b, n: a * b / n
    late: bool = False


_SQUARE = "the squared difference of their means is "
MISTAKES = (
    Mistake("their means are averaged, whatever their counts", mean=lambda a, b, n: 0.5 + 0 * n),
    Mistake("their means are weighed by each other's counts", mean=lambda a, b, n: a / n),
    Mistake(_SQUARE + "multiplied by the entries of the first, not by n_a·n_b/n", square=lambda a, b, n: a),
    Mistake(_SQUARE + "multiplied by n_a²/n, not by n_a·n_b/n", square=lambda a, b, n: a * a / n),
    Mistake(_SQUARE + "left out of the variance", square=lambda a, b, n: 0 * n),
    Mistake(_SQUARE + "taken after the mean was updated", late=True),
    Mistake(_SQUARE + "taken after the mean was updated, both times", square=lambda a, b, n: b, late=True),
    Mistake(_SQUARE + "multiplied by n_b²/n, not by n_a·n_b/n", square=lambda a, b, n: b * b / n),
    Mistake(_SQUARE + "multiplied by the entries of the second, not by n_a·n_b/n", square=lambda a, b, n: b),
    Mistake(_SQUARE + "multiplied by n_a·n_b, which is not divided by n", square=lambda a, b, n: a * b),
    Mistake(_SQUARE + "multiplied by n_a·n_b/n², not by n_a·n_b/n", square=lambda a, b, n: a * b / n**2),
)
OF_EMPTY = MISTAKES[:4]
"""Those to which it matters that parts without entries are added."""

OF_WHOLE = "multiplied by n_a·n_b/N, not by n_a·n_b/n"
"""The one with the entries of the row for those of both parts."""

_UPDATE = "of {{detail}} Welford's update adds {}, not (x - mean before)·(x - mean after)"
WELFORD = (
    Mistake(_UPDATE.format("(x - mean before)²"), square=lambda a, b, n: b),
    Mistake(_UPDATE.format("(x - mean after)²"), square=lambda a, b, n: b, late=True),
)
"""What is added to the sum of squares by mistake where an entry is merged with those before it."""

LEFT_OUT = MISTAKES[4]
"""The one to which the order does not matter."""

MOST = 4100
"""Longer rows are not tried."""

Moments = tuple[Array, Array, Array]
"""Of each part the entries (1, parts, 1), and by mistake, part and row the mean and the sum of squares."""


def merge(one: Moments, other: Moments, mistakes: tuple[Mistake, ...]) -> Moments:
    """The moments of parts and of those that are added to them."""
    (a, mean, squares), (b, added, more) = one, other
    n = np.maximum(a + b, 1)
    weights = [np.concatenate([getattr(each, name)(a, b, n) for each in mistakes]) for name in ("mean", "square")]
    new = mean + (added - mean) * weights[0]
    apart = added - np.where(np.array([each.late for each in mistakes])[:, None, None], new, mean)
    return a + b, new, squares + more + np.square(apart) * weights[1]


def in_order(parts: Moments, mistakes: tuple[Mistake, ...]) -> Moments:
    """One part after the other."""
    each = (at(parts, slice(n, n + 1)) for n in range(parts[0].shape[1]))
    return reduce(partial(merge, mistakes=mistakes), each)


def from_nothing(parts: Moments, mistakes: tuple[Mistake, ...]) -> Moments:
    """One part after the other, the first added to none."""
    return in_order(joined(nothing(at(parts, slice(1))), parts), mistakes)


def by_counter(parts: Moments, mistakes: tuple[Mistake, ...], downwards: bool = False, width: int = 1) -> Moments:
    """Two of one size at once, as a binary counter is carried; at last the larger are added to the smaller.

    Or, `downwards`, the smaller to the larger, as where each is merged with the one beside it. Of each so many parts
    those at one place are merged.
    """
    stack: list[tuple[int, Moments]] = []
    for n in range(0, parts[0].shape[1], width):
        level, part = 0, at(parts, slice(n, n + width))
        while stack and stack[-1][0] == level:
            level, part = level + 1, merge(stack.pop()[1], part, mistakes)
        stack.append((level, part))
    total = stack.pop()[1]
    for _, larger in reversed(stack):
        total = merge(larger, total, mistakes) if downwards else merge(total, larger, mistakes)
    return total


def by_halves(parts: Moments, mistakes: tuple[Mistake, ...]) -> Moments:
    """The first half with the second one, as threads do it."""
    while (count := parts[0].shape[1]) > 1:
        half = 1 << (count - 1).bit_length() - 1
        first, rest, second = (
            at(parts, slice(*ends)) for ends in ((count - half,), (count - half, half), (half, None))
        )
        parts = joined(merge(first, second, mistakes), rest)
    return parts


def by_warps(parts: Moments, mistakes: tuple[Mistake, ...], neighbours: bool = False) -> Moments:
    """By halves among 32 threads, or neighbours first, then by halves."""
    count = parts[0].shape[1]
    threads = parts if count % 32 else at(parts, np.arange(count).reshape(-1, 32).T.ravel())
    if neighbours:
        threads = by_counter(threads, mistakes, downwards=True, width=1 if count % 32 else count // 32)
    return by_halves(threads, mistakes)


def by_lanes(parts: Moments, mistakes: tuple[Mistake, ...], width: int) -> Moments:
    """The chunks of each lane, then what is left of a row and the lanes in order, as PyTorch has it."""
    chunks = parts[0].shape[1] // width
    if not chunks:
        return parts
    stack = [nothing(at(parts, slice(width)))] * max((chunks - 1).bit_length(), 1)
    for chunk in range(chunks):
        stack[0], level = merge(stack[0], at(parts, slice(chunk, -1, chunks)), mistakes), 1
        while level < len(stack) and (chunk + 1) % (1 << level) == 0:
            stack[level] = merge(stack[level], stack[level - 1], mistakes)
            stack[level - 1], level = nothing(stack[level]), level + 1
    lanes = reduce(partial(merge, mistakes=mistakes), stack)
    return in_order(joined(at(parts, slice(-1, None)), lanes), mistakes)


def nothing(like: Moments) -> Moments:
    """As many parts without entries."""
    return 0 * like[0], 0 * like[1], 0 * like[2]


def at(parts: Moments, places: Any) -> Moments:
    """Some of the parts."""
    return parts[0][:, places], parts[1][:, places], parts[2][:, places]


def joined(one: Moments, other: Moments) -> Moments:
    """The parts of both."""
    counts, means, squares = (np.concatenate(pair, axis=1) for pair in zip(one, other, strict=True))
    return counts, means, squares


Order = Callable[[Moments, tuple[Mistake, ...]], Moments]
"""How parts are merged, with mistakes."""

ORDERS: dict[str, Order] = {
    "one after the other": in_order,
    "one after the other, the first into zeros": from_nothing,
    "two of one size at once": by_counter,
    "neighbours first": partial(by_counter, downwards=True),
    "by halves": by_halves,
    "by halves of 32 each": by_warps,
    "neighbours first of 32 each": partial(by_warps, neighbours=True),
}


class Division(NamedTuple):
    """A way of dividing a row.

    Attributes:
        words, number: what it is called, and the number in it.
        part, parts: the part of each entry, and how many there are.
        orders: of merging, by name.
        length: of a part that is not cut off by the end of the row; 0 where it takes what it finds.
    """

    words: str
    number: int | None
    part: Array
    parts: int
    orders: Mapping[str, Order] = ORDERS
    length: int = 0


def divisions(size: int) -> Iterator[Division]:
    """Ways of dividing a row of so many entries."""
    i: Array = np.arange(size)
    yield Division("both halves of a row", None, (i >= -(-size // 2)) * 1, 2)
    yield Division("both halves of a row, the first of N/2 rounded down,", None, (i >= size // 2) * 1, 2)
    for count in (1, *POWERS):
        words = "single entries" if count == 1 else "blocks of {number}"
        yield Division(words, count, i // count, -(-size // count), length=count)
    for width in (4, 8, 16):
        whole, chunks = size // width * width, -(-(size // width) // 16)
        part = np.where(i < whole, i % width * chunks + i // (16 * width), width * chunks)
        words, order = "{number} lanes, each in chunks of 16, and what is left", partial(by_lanes, width=width)
        yield Division(words, width, part, width * chunks + 1, {"lane by lane": order})
    warps = product((32, 64, 128, 256), (2, 4, 8))
    for vector, lanes in chain(product((1, 2, 4, 8), POWERS[:-2]), warps):
        if vector < size or vector > 8:
            words = f"{lanes} lanes" + (", which take {number} at a time," if vector > 1 else "")
            yield Division(words, vector, i // vector % lanes, lanes)
        if vector == 4:
            words = f"{lanes} lanes, which take {{number}} at a time where that divides N,"
            yield Division(words, vector, i // (1 if size % vector else vector) % lanes, lanes)


def moments(x: Array, part: Array, count: int) -> Moments:
    """Those of the parts of rows; of one without entries they are 0."""
    there = np.arange(count)[:, None] == part
    counts = there.sum(axis=1, keepdims=True)
    means = there @ x.T / np.maximum(counts, 1)
    return counts[None].astype(float), means[None], (there @ np.square(x - means[part].T).T)[None]


def alike(x: Array, parts: Moments, length: int) -> Iterator[tuple[str, Array, Array]]:
    """Mean and variance, (rows, 1), where parts count alike, however many entries they have."""
    entries, means, squares = (one[0] for one in parts)
    mean, variance = x.mean(axis=1), x.var(axis=1)
    middle, inner = means.mean(axis=0), (squares / np.maximum(entries, 1)).mean(axis=0)
    between, total = means.var(axis=0) * len(means), squares.sum(axis=0)
    short = means * entries / max(entries.max(), length)
    filled = np.maximum(length - entries, 0) * np.square(means)
    whole = (short * entries).sum(axis=0) / x.shape[1]
    apart = squares + entries * (np.square(means - short) + np.square(short - whole))
    results = [
        ("each mean is the sum divided by the length of a whole one", whole, apart.sum(axis=0) / x.shape[1]),
        ("zeros that fill the last one up count in the variance", mean, variance + filled.sum(axis=0) / x.shape[1]),
        ("the mean is the average of theirs", middle, variance),
        ("the mean is the average of theirs", middle, variance + np.square(middle - mean)),
        ("the variance is the average of theirs, whose means differ", mean, inner),
        (AS_MANY, middle, inner + between / len(means)),
        *((AS_MANY, middle, (total + n * between) / x.shape[1]) for n in (entries.max(), entries.mean())),
    ]
    yield from ((words, first[:, None], second[:, None]) for words, first, second in results)


def updated(x: Array, part: Array) -> Iterator[tuple[str, Array, Array]]:
    """Words, mean and variance where parts that Welford's update makes by mistake are merged rightly."""
    order = np.argsort(part, kind="stable")
    lengths = np.bincount(part)
    ends = np.cumsum(lengths)
    counts, means, squares = total = 0.0 * lengths[None, :, None], *np.zeros((2, len(WELFORD), len(lengths), len(x)))
    for n in range(lengths.max()):
        there = (lengths > n)[None, :, None]
        entry = x.T[order[np.minimum(ends - lengths + n, len(order) - 1)]][None]
        new = merge(total, (1 + 0 * counts, entry, 0 * entry), WELFORD)
        counts, means, squares = total = tuple(np.where(there, *pair) for pair in zip(new, total, strict=True))
    mean = x.mean(axis=1)
    apart = (squares + counts * np.square(means - mean)).sum(axis=1) / x.shape[1]
    yield from ((one.words, mean[:, None], spread[:, None]) for one, spread in zip(WELFORD, apart, strict=True))


AS_MANY = "each counts in the merge as if all had as many entries"


@lru_cache(maxsize=8)
def merged(problem: Problem, names: frozenset[str]) -> list[tuple[str, str, int | None, Array, Array]]:
    """What mistakes in a merge make of rows: words, with the parts as `{detail}`, their number, mean and variance.

    Args:
        problem: the rows.
        names: the divisions that are tried; all where there are none.
    """
    results: list[tuple[str, str, int | None, Array, Array]] = []
    x, size = problem.x.astype(np.float64), problem.size
    whole = Mistake(_SQUARE + OF_WHOLE, square=lambda a, b, n: a * b / size)
    for name, number, part, count, orders, length in divisions(size) if 1 < size <= MOST else ():
        if names and name not in names:
            continue
        filled = int(part.max()) + 1 if orders is ORDERS else count
        if length < 2 and orders is ORDERS:
            lanes = part * (length != 1)  # single entries are all of one
            results += [(words, name, number, mean, spread) for words, mean, spread in updated(x, lanes)]
        for mistakes, used in (((*MISTAKES, whole), filled), (OF_EMPTY, count))[: 1 + (filled < count)]:
            counts, first, second = parts = moments(x, part, used)
            results += [
                ("of {detail} " + words, name, number, mean, spread) for words, mean, spread in alike(x, parts, length)
            ]
            each = tuple(np.broadcast_to(one, (len(mistakes), *one.shape[1:])) for one in (first, second))
            for order, work in orders.items():
                _, means, squares = work((counts, each[0], each[1]), mistakes)
                for one, mean, square in zip(mistakes, means, squares, strict=True):
                    turn = "" if one is LEFT_OUT else " " + order  # the same is left in any order
                    words = f"{{detail}} are merged{turn}: {one.words}"
                    results.append((words, name, number, mean.T, square.T / size))
    return results

"""Rows that are lost, counted or normalized twice, and statistics that are those of another row."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import numpy as np

from lnverify.numeric.kernels.causes.other_entries import POWERS, prefixes
from lnverify.numeric.kernels.causes.slots import MAKERS, Array, arrays, average, dgain, dx, forward, statistics
from lnverify.numeric.reference import Problem


def orders(rows: int) -> Iterator[tuple[str, Array]]:
    """Other rows, one for each."""
    i = np.arange(rows)
    yield "the row before", np.roll(i, 1)
    yield "the first row", 0 * i
    for count in POWERS[:5]:
        yield f"the first row of each {count:,}", i - i % count


def of_other_rows(problem: Problem, quantity: str) -> Iterator[tuple[str, Array]]:
    """An output or a gradient whose statistics are those of other rows."""
    if quantity == "dbias":
        return
    made: Callable[..., Array] = MAKERS[quantity]
    r = statistics(problem)[2]
    for name, order in orders(problem.rows):
        mean: dict[str, Any] = {"centre": lambda x, order=order: average(x)[order] * problem.centred}
        own, other = ({"rstd": lambda v, n, e, x, root=root: root} for root in (r, r[order]))
        yield f"mean and variance are those of {name}", made(problem, **mean, **other)
        yield f"1/std is that of {name}", made(problem, **other)
        yield f"the mean is that of {name}", made(problem, **mean)
        yield f"the mean is that of {name}", made(problem, **mean, **own)


def of_rows_before(problem: Problem) -> Iterator[tuple[str, Array]]:
    """Outputs whose sums go on from an earlier row, as where they are not cleared."""
    _, d, _ = statistics(problem)
    for count in POWERS[:-1]:
        if count < problem.rows:
            name = f"goes on from that of the row {count:,} before"
            squares = _running(np.square(d).mean(axis=1, keepdims=True), count)
            yield f"the sum for the variance {name}", forward(problem, spread=lambda x, d, s=squares: s)
            means = _running(average(arrays(problem)[0]), count)
            yield f"the sum for the mean {name}", forward(problem, centre=lambda x, m=means: m)


def _running(sums: Array, count: int) -> Array:
    """The sums of the row, of the one so many before, of the one before that, and so on."""
    found = sums.copy()
    for row in range(count, len(found), count):
        part = found[row : row + count]
        part += found[row - count : row][: len(part)]
    return found


def outputs_of_other_rows(problem: Problem) -> Iterator[tuple[str, Array]]:
    """Outputs of which some rows are not written, or twice, or have statistics or parameters that are not theirs."""
    right, rows = forward(problem), np.arange(problem.rows)[:, None]
    _, gain, bias, _ = arrays(problem)
    yield from of_other_rows(problem, "output")
    yield from of_rows_before(problem)
    again = forward(problem, x=lambda x: right)
    for count in POWERS[:-1]:
        if not (rest := problem.rows % count):
            continue
        first = problem.rows - rest
        name = f"0 stands in the rows after the last multiple of {count:,}, as where nothing is written"
        yield name, np.where(rows < first, right, 0)
        if problem.rows > count > 1:
            name = f"the last block of {count:,} rows begins early, so that rows before it are normalized twice"
            yield name, np.where((rows >= problem.rows - count) & (rows < first), again, right)
    if problem.rows == problem.size:
        h = forward(problem, gain=lambda g: 1 + 0 * g, bias=lambda g, b: 0 * b)
        yield "the gain is that of the row's number", h * gain[:, None] + bias
        yield "the bias is that of the row's number", h * gain + bias[:, None]
        yield "gain and bias are those of the row's number", h * gain[:, None] + bias[:, None]


def sums_of_other_rows(problem: Problem, quantity: str) -> Iterator[tuple[str, Array]]:
    """Gradients of gain and bias of which some rows are missing; ∂x of which some rows are not written."""
    kept = partial(MAKERS[quantity], problem)
    for count in POWERS[:-1]:
        whole = problem.rows // count * count
        if whole < problem.rows:
            name = f"the rows after the last multiple of {count:,} are left out"
            if quantity == "dx":
                yield name, np.where(np.arange(problem.rows)[:, None] < whole, kept(), 0)
            else:
                yield name, kept(total=lambda t, whole=whole: t[:whole].sum(axis=0))
    yield from of_other_rows(problem, quantity)
    if quantity == "dx":
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
        if count > 1 and not count & (count - 1):
            first = (problem.rows - 1) // count * count
            yield f"only the last block of {count:,} rows counts", kept(total=lambda t, f=first: t[f:].sum(axis=0))
            yield f"only the last {count:,} rows count", kept(total=lambda t, count=count: t[-count:].sum(axis=0))
    if problem.rows == problem.size:
        yield "entries are summed in place of rows", kept(total=lambda t: t.sum(axis=1))

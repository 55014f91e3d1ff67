"""The smallest input that still shows a fault: gain 1, fewer rows, fewer entries, then shorter numbers.

For gradients the upstream gradient is part of the input and is made small as well: to a unit vector, to ones,
or to few bits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import numpy as np

from lnverify.kernels.audit.adapters import Implementation
from lnverify.kernels.audit.errors.outcome import outcome
from lnverify.numeric.floats.formats import Format
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference import Problem, solve
from lnverify.numeric.reference.problem import PARAMETERS

LENGTHS = (1, 2, 3, 4, 6, 8, 12, 16, 32, 64, 128, 256)
"""The numbers of entries that are tried, the smallest first."""

BITS = (3, 5, 7, 8, 11, 14, 17, 20, 24, 32, 44)
"""The numbers of leading bits that are tried."""

LONG = 16
"""Rows that are longer are not printed entry by entry."""

Faulty = Callable[[Problem], bool]
"""Whether a problem shows a fault."""


def loses_half(implementation: Implementation, quantity: str = "output", zero: bool = True) -> Faulty:
    """Whether a quantity loses more than half of the digits, or is not finite where the exact one is.

    Without `zero`, an answer that is 0 in every entry does not count.
    """

    def faulty(problem: Problem) -> bool:
        solution = solve(problem)
        if not zero and not solution[quantity].rounded.any():
            return False
        seen = outcome(implementation, problem, quantity, solution)
        return seen is not None and seen.loses_half  # an input that the library refuses shows nothing

    return faulty


def shrink(problem: Problem, row: int, faulty: Faulty, quantity: str = "output") -> Problem | None:
    """A small problem with gain 1 and bias 0 on which a quantity is faulty as well; None where none is found.

    Of the problem, a batch, `row` shows the fault.
    """
    few = next(filter(faulty, _fewer_rows(_plain(problem, quantity), row, quantity)), None)
    # Of rows shorter than 3 (RMSNorm: 2) ∂x is only the part of eps in the variance; division by 3 adds roundings
    # that depend on how it is done.
    least = 1 if quantity != "dx" else 4 if problem.centred else 2
    steps: list[Callable[[Problem], Iterator[Problem]]] = [
        partial(_shorter, least=least),
        partial(_constant_rows, least=least),
        partial(_upstreams, quantity=quantity),
        _fewer_bits,
    ]
    if few is None:
        return None
    for simpler in steps:
        few = next(filter(faulty, simpler(few)), few)
    return few


def shortest(problem: Problem, faulty: Faulty) -> Problem:
    """The first entries of the rows, as few as are still faulty; the problem itself where none are."""
    shorter = (columns(problem, slice(length)) for length in LENGTHS if length < problem.size)
    return next(filter(faulty, shorter), problem)


def select_row(problem: Problem, row: int) -> Problem:
    """The problem of one row."""
    return problem.part(np.array([row]))


def _plain(problem: Problem, quantity: str) -> Problem:
    """Gain 1 and bias 0; for ∂x, which depends on their product, the gain goes into the upstream gradient."""
    one = np.ones(problem.size, problem.x.dtype)
    upstream = None if quantity == "output" else problem.upstream
    if quantity == "dx" and upstream is not None:
        with np.errstate(all="ignore"):
            product = upstream * problem.gain
        upstream = product if np.isfinite(product.astype(np.float64)).all() else upstream
    return Problem(problem.x, one, 0 * one, problem.eps, upstream, problem.centred)


def _fewer_rows(problem: Problem, row: int, quantity: str) -> Iterator[Problem]:
    """The row alone, copies of it, and for what sums over rows the first rows."""
    yield select_row(problem, row)
    count = 2
    while count <= problem.rows:
        yield problem.part(np.full(count, row))
        if quantity in PARAMETERS:
            yield problem.first(count)
        count *= 2
    if quantity in PARAMETERS:
        yield problem


def _shorter(problem: Problem, least: int = 1) -> Iterator[Problem]:
    """Stretches of the rows: their start, their end, and about the largest entry of the first."""
    size = problem.size
    peak = int(np.argmax(np.abs(problem.x[0].astype(np.float64))))
    for length in LENGTHS:
        if least <= length < size:
            starts = {0, size - length, min(max(0, peak - length // 2), size - length)}
            yield from (columns(problem, slice(start, start + length)) for start in sorted(starts))


def _constant_rows(problem: Problem, least: int) -> Iterator[Problem]:
    """Long rows all of whose entries are the same one, the shortest first."""
    if problem.size <= LONG:
        return
    ones = replace(problem, x=np.ones_like(problem.x))
    yield from _shorter(ones, least)
    yield ones


def columns(problem: Problem, part: slice) -> Problem:
    """The problem of some columns."""
    upstream = None if problem.upstream is None else problem.upstream[:, part]
    return replace(problem, x=problem.x[:, part], gain=problem.gain[part], bias=problem.bias[part], upstream=upstream)


def _upstreams(problem: Problem, quantity: str) -> Iterator[Problem]:
    """Simpler upstream gradients: ones where rows are summed, unit vectors, few bits."""
    if problem.upstream is None:
        return
    ones = np.ones_like(problem.upstream)
    if quantity in PARAMETERS:
        yield replace(problem, upstream=ones)
    peak = int(np.argmax(np.abs(problem.x[0].astype(np.float64))))
    for place in sorted({0, peak}):
        unit = 0 * ones
        unit[:, place] = 1
        yield replace(problem, upstream=unit)
    for bits in (1, *BITS):
        short = _round_entries(problem.upstream, bits, problem.format)
        if short is not None:
            yield replace(problem, upstream=short)


def _fewer_bits(problem: Problem) -> Iterator[Problem]:
    for bits in BITS:
        short = _round_entries(problem.x, bits, problem.format)
        if short is not None:
            yield replace(problem, x=short)


def _round_entries(array: np.ndarray, bits: int, format: Format) -> np.ndarray | None:
    """The entries rounded to some bits below the largest's leading one; None where they leave the range."""
    values = array.astype(np.float64)
    largest = float(np.abs(values).max())
    if largest == 0:
        return None
    quantum = 2.0 ** (int(np.frexp(largest)[1]) - bits)
    with np.errstate(all="ignore"):
        short = round_array(np.rint(values / quantum) * quantum, format)
    return short if np.isfinite(short.astype(np.float64)).all() else None

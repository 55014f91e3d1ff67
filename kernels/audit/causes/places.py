"""Where an array is wrong (the last rows, the last entries of rows), and which lengths fail."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

import numpy as np

SURE = 16
"""Of so many first entries not all are right by chance."""

MOST = 3 / 4
"""The part of the entries after them that are wrong, where these are: some are right by chance."""

DIVISORS = (2, 3, 4, 5, 6, 7, 8, 16, 32, 64, 128)
"""Of which lengths may have to be multiples, or none."""


def where(wrong: np.ndarray) -> str:
    """The place of wrong entries in words; empty where they are spread over rows and columns.

    Args:
        wrong: (rows, N), or (N,) for what is summed over rows.
    """
    table = np.atleast_2d(wrong)
    rows, columns = np.flatnonzero(table.any(axis=1)), np.flatnonzero(table.any(axis=0))
    places = []
    if wrong.ndim == 2 and len(rows) and rows[-1] - rows[0] + 1 == len(rows) < len(table):
        places.append(rows_in_words(int(rows[0]), int(rows[-1]), len(table)))
    # Of a row that is wrong by chance some entries are right: the stretch must be at an end.
    if list(columns) == [table.shape[1] - 1] != [0]:
        places.append("the last entry")
    elif len(columns) and (
        columns[0] >= table.shape[1] / 2
        or (columns[0] >= SURE and len(columns) >= MOST * (table.shape[1] - columns[0]))
    ):
        places.append(f"the entries after the first {columns[0]:,}")
    return ", ".join(places)


def rule(failing: Collection[int], passing: Collection[int]) -> tuple[str, Callable[[int], bool]] | None:
    """The simplest rule that tells lengths that fail from those that pass, with its words; None where none does."""
    bad, good = set(failing), set(passing) - set(failing)
    if not bad or not good:
        return None
    fits = ((words, holds) for words, holds in rules(bad, good) if all(map(holds, bad)) and not any(map(holds, good)))
    return next(fits, None)


def rules(bad: Collection[int], good: Collection[int]) -> Iterator[tuple[str, Callable[[int], bool]]]:
    """Rules for lengths, the simplest first."""
    yield "N a power of two", lambda size: size & (size - 1) == 0
    yield "N no power of two", lambda size: size & (size - 1) != 0
    least, most = min(bad), max(bad)
    below = max((one for one in good if one < least), default=0)
    above = min((one for one in good if one > most), default=0)
    if not above and below:
        tried = f", not up to {below:,}" if below < least - 1 else ""
        yield f"N from {least:,} on{tried}", lambda size: size >= least
    for number in DIVISORS:
        yield f"N not a multiple of {number}", _rest(number, range(1, number))
        yield f"N a multiple of {number}", _rest(number, (0,))
    if not below and above:
        yield f"N below {above:,}", lambda size: size <= most
    if below and above:
        yield f"N between {below:,} and {above:,}", lambda size: least <= size <= most
    for number in DIVISORS:
        for rest in range(1, number):
            yield f"N of rest {rest} by {number}", _rest(number, (rest,))


def _rest(number: int, rests: Collection[int]) -> Callable[[int], bool]:
    return lambda size: size % number in rests


def rows_in_words(first: int, last: int, count: int) -> str:
    """A stretch of so many rows, which is not all of them."""
    if last == count - 1:
        return f"the rows after the first {first:,}" if first > 1 else "the rows after the first"
    return f"rows {first:,} to {last:,} of {count:,}" if first != last else f"row {first:,} of {count:,}"

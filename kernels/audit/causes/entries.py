"""Which entries and rows a sum is of by mistake, and what parts of rows give."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

POWERS = (2, 4, 8, 16, 32, 64, 128, 256, 512, 1024)
"""The lengths of blocks, vectors and groups of threads."""

PROCESSORS = (6, 24, 48, 96, 108, 132, 144)
"""In how many parts rows are divided where that is the number of processors."""

WRAPS = (64, 128, 256, 512, 1024, 4096, 65536)
"""Where an index, of a thread or of a byte, starts anew."""

LENGTHS = (64, 128, 256, 512, 768, 1024, 2048, 4096)
"""Lengths of rows that code is written for."""

MOST_PARTS = 1024
"""Rows of more blocks are not tried."""


def average(terms: Array) -> Array:
    """Means of rows, (rows, 1)."""
    return np.asarray(terms.mean(axis=1, keepdims=True))


def prefixes(length: int) -> list[int]:
    """Shorter lengths that code may stop at: powers of two, then one less than them, and all but one."""
    powers = [1 << power for power in range(length.bit_length())]
    results = dict.fromkeys([*powers, *(power - 1 for power in powers), length - 1])
    return [one for one in results if 0 < one < length]


def parts(size: int) -> Iterator[tuple[str, int | None, Array]]:
    """The entries that sums are of by mistake: words, their number, and how often each entry counts."""
    i = np.arange(size)
    yield "all entries but the first", None, (i > 0) * 1.0
    if size % 2:
        yield "all entries, the last of which counts twice", None, 1.0 + (i == size - 1)
    for count in POWERS[:7]:
        if size % count:
            yield "the entries up to the last multiple of {number}", count, (i < size // count * count) * 1.0
    if size & (size - 1):
        yield "what halving leaves where it drops an odd entry", None, halved(size) * 1.0
    for count in POWERS[2:7]:
        groups = -(-size // count)
        if groups & (groups - 1):
            yield "what halving leaves of the sums of each {number} entries", count, halved(groups)[i // count] * 1.0
        if count < 2 * size:
            yield "the first half of each {number} entries", count, (i % count < count // 2) * 1.0
    for count in WRAPS:
        if count < size:
            yield "the entries i modulo {number}", count, np.bincount(i % count, minlength=size) * 1.0
    for count in prefixes(size):
        first = "the first {number} entries alone" if count > 1 else "the first entry alone"
        yield ("all entries but the last" if count == size - 1 else first), count, (i < count) * 1.0


def halved(size: int) -> Array:
    """Which entries a sum by halving keeps, that drops the last one of an odd number."""
    if size == 1:
        return np.array([True])
    half = halved(size // 2)
    return np.concatenate([half, half, np.zeros(size % 2, dtype=bool)])


def paddings(size: int) -> Iterator[tuple[str, int | None, int]]:
    """The lengths to which rows are filled up: words, their number, the length."""
    for count in POWERS[1:-1]:
        if size % count:
            yield "a multiple of {number}", count, -(-size // count) * count
    if size & (size - 1):
        yield "a power of two", None, 1 << size.bit_length()
    for count in POWERS[3:8]:
        if size < count or size & (size - 1):
            yield "a power of two of {number} or more", count, max(count, 1 << (size - 1).bit_length())


def indices(length: int) -> Iterator[tuple[str, int | None, Array]]:
    """Ways in which an index goes wrong, of what is read along a row: words, their number, the index."""
    i = np.arange(length)
    yield "the first entry alone", None, 0 * i
    yield "the entry before", None, np.roll(i, 1)
    yield "the entry after", None, np.roll(i, -1)
    yield "the row from its end", None, i[::-1]
    yield "the other entry of its pair", None, np.minimum(i ^ 1, length - 1)
    for count in WRAPS:
        if count < length:
            yield "the entry i modulo {number}", count, i % count
    for count in POWERS[:6]:
        whole = length // count * count
        if 0 < whole < length:
            words = "the entry counted from the last multiple of {number}, in what is left after it"
            yield words, count, np.where(i < whole, i, i - whole)


def row_orders(rows: int) -> Iterator[tuple[str, int | None, Array]]:
    """Other rows, one for each: words, their number, the order."""
    i = np.arange(rows)
    yield "the row before", None, np.roll(i, 1)
    yield "the row after", None, np.roll(i, -1)
    yield "the first row", None, 0 * i
    yield "the last row", None, 0 * i + rows - 1
    for count in POWERS[:5]:
        yield "the first row of each {number}", count, i - i % count
    for count in POWERS[:5]:
        if 1 < (length := -(-rows // count)) < rows:
            yield "the row n modulo 1/{number} of the rows, rounded up", count, i % length
            yield "the first row of each 1/{number} of the rows, rounded up", count, i - i % length
    for count in POWERS:
        if count < rows:
            yield "the row n modulo {number}", count, i % count
            yield "row {number}, in the rows after it", count - 1, np.minimum(i, count - 1)


def row_weights(rows: int) -> Iterator[tuple[str, int | None, Array]]:
    """Rows that are left out of a sum or count twice: words, their number, and how often each row counts."""
    i = np.arange(rows)
    yield "only the last row counts", None, (i == rows - 1) * 1.0
    yield "the first row is left out", None, (i > 0) * 1.0
    yield "only every other row counts", None, (i % 2 == 0) * 1.0
    for count in (*POWERS[:-1], *PROCESSORS):
        whole, rest = rows // count * count, -rows % count
        if rest:
            yield "the rows after the last multiple of {number} are left out", count, (i < whole) * 1.0
        if rest and count > 2 and rows > count:
            words = "the last block of {number} rows begins early, so that rows before it count twice"
            yield words, count, 1.0 + ((i >= whole - rest) & (i < whole))
        if rest and count > 2:
            words = "the last row fills the last block of {number} rows and counts in each place"
            yield words, count, 1.0 + rest * (i == rows - 1)
    for count in prefixes(rows):
        first = "only the first {number} rows count" if count > 1 else "only the first row counts"
        yield first, count, (i < count) * 1.0
        if count > 1 and not count & (count - 1):
            yield "only the last block of {number} rows counts", count, (i >= (rows - 1) // count * count) * 1.0
            yield "only the last {number} rows count", count, (i >= rows - count) * 1.0


def running(sums: Array, count: int) -> Array:
    """The sums of the row, of the one so many before, of the one before that, and so on."""
    result = np.array(sums)
    for row in range(count, len(result), count):
        part = result[row : row + count]
        part += result[row - count : row][: len(part)]
    return result


def of_blocks(terms: Array, count: int, divisor: int | None) -> Array:
    """Sums over blocks of so many entries, by their lengths or by another number, each in the place of its block."""
    size = terms.shape[1]
    places = np.arange(0, size, count)
    lengths = np.diff(np.append(places, size))
    return np.repeat(np.add.reduceat(terms, places, axis=1) / (divisor or lengths), lengths, axis=1)


def behind(terms: Array, count: int) -> Array:
    """The sum of the terms that follow each row in memory, so many; behind the last row they are 0."""
    flat = np.append(terms.ravel(), np.zeros(count))
    places = terms.shape[1] * np.arange(1, len(terms) + 1)[:, None] + np.arange(count)
    return np.asarray(flat[np.minimum(places, len(flat) - 1)].sum(axis=1, keepdims=True))


def from_multiples(x: Array, count: int) -> Array:
    """Rows as they are read from the last multiple of so many entries in memory on."""
    first = x.shape[1] * np.arange(len(x)) // count * count
    return np.asarray(x.ravel()[first[:, None] + np.arange(x.shape[1])])

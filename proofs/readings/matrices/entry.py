"""Entries of the explicit reading: numbers that remember how they were made, so that they can be differentiated."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any


class Operation(Enum):
    """How an entry was made."""

    LETTER, SUM, PRODUCT, INVERSE, ROOT, JUMP, CRITICAL_POINT, EXP, LOG, TANH = range(10)


class Entry:
    """A number that remembers how it was made, so that it can be differentiated.

    Attributes:
        value: the number.
        operation: how it was made.
        parents: the entries that it was made from.
    """

    __slots__ = ("operation", "parents", "value")

    def __init__(self, value: Any, operation: Operation = Operation.LETTER, parents: Sequence[Entry] = ()) -> None:
        self.value = value
        self.operation = operation
        self.parents = parents


def in_order(entry: Entry) -> list[Entry]:
    """The entries that an entry was made from, each after its own, the entry itself last."""
    order: list[Entry] = []
    seen: set[int] = set()
    waiting = [(entry, False)]
    while waiting:
        current, finished = waiting.pop()
        if finished:
            order.append(current)
        elif id(current) not in seen:
            seen.add(id(current))
            waiting.append((current, True))
            waiting += [(parent, False) for parent in current.parents]
    return order

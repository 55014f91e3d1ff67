"""The smallest input that still shows a fault: of arrays in `problems`, of the parameters of a point in `points`.

Both try simpler inputs in an order and keep the first that a test still calls faulty; the test is given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

Input = TypeVar("Input")


def first(inputs: Iterable[Input], faulty: Callable[[Input], bool]) -> Input | None:
    """The first of some inputs that is faulty."""
    return next((one for one in inputs if faulty(one)), None)


def descend(
    start: Input, steps: Sequence[Callable[[Input], Iterable[Input]]], faulty: Callable[[Input], bool]
) -> Input:
    """A faulty input, in each step replaced by the first simpler one that is faulty too."""
    for simpler in steps:
        start = first(simpler(start), faulty) or start
    return start

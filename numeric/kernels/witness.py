"""An input on which a kernel is wrong, and the entry that shows it."""

from __future__ import annotations

from dataclasses import dataclass

from lnverify.numeric.reference import Problem


@dataclass(frozen=True)
class Witness:
    """An input on which a kernel is wrong.

    Attributes:
        problem: the input.
        quantity: output, dx, dgain or dbias; empty where it is about behaviour, of which no number is wrong.
        index: the entry; empty where no number is wrong.
        got, wanted, ulps: what the kernel gave, what is right, and how far apart they are.
        cause: why, in words.
    """

    problem: Problem
    quantity: str
    index: tuple[int, ...]
    got: float
    wanted: float
    ulps: float
    cause: str

"""What one reading divides by, and takes roots and logarithms of, in the order in which it is met.

Vectors stand here each in one block of coordinates, and a letter with its block.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Notes:
    """The notes of one space.

    Attributes:
        divisors: the scalars that were divided by, in the words of the claim: where one is 0, the claim has no meaning.
        inverted_letters, inverted_vectors: the letters and the sums that were divided by.
        calculus_divisors, calculus_letters, calculus_vectors: those that a rule of the calculus divided by, not the
            claim: where one is 0, the claim may have a meaning.
        trusted: facts that irreducible factors vanish only where the claim has no meaning.
        doubted: polynomials that a step of the calculus, not the claim, divided by: conjugates and partial fractions.
        radicands: the scalars that the claim takes a root of: not negative.
        root_arguments: the vectors that it takes a root of, as they were written.
        rooted: what the letters of roots stand for the roots of: nowhere negative.
        kinks: the factors of radicands: where one is 0, a root or an absolute value has no derivative.
        kinked: the vectors of which the same is true.
        logged: the scalars and vectors that a logarithm was taken of.
        has_news: whether something was told too late, so that the claim has to be read again: that an exponential is
            needed in halves, say, or that what a logarithm is taken of is positive.
        unoriented: how many roots and absolute values were taken of something of unknown sign.
    """

    divisors: list[Any] = field(default_factory=list)
    inverted_letters: list[tuple[int, str]] = field(default_factory=list)
    inverted_vectors: list[Any] = field(default_factory=list)
    calculus_divisors: list[Any] = field(default_factory=list)
    calculus_letters: list[tuple[int, str]] = field(default_factory=list)
    calculus_vectors: list[Any] = field(default_factory=list)
    trusted: list[Any] = field(default_factory=list)
    doubted: list[Any] = field(default_factory=list)
    radicands: list[Any] = field(default_factory=list)
    root_arguments: list[Any] = field(default_factory=list)
    rooted: list[Any] = field(default_factory=list)
    kinks: list[Any] = field(default_factory=list)
    kinked: list[Any] = field(default_factory=list)
    logged: list[Any] = field(default_factory=list)
    has_news: bool = False
    unoriented: int = 0

    def copy(self) -> list[list[Any]]:
        """What is noted so far."""
        return list(map(list, self._lists()))

    def restore(self, before: list[list[Any]]) -> None:
        """Forget what was noted since a copy was made, to read again."""
        for kept, former in zip(self._lists(), before, strict=True):
            kept[:] = former

    def _lists(self) -> list[list[Any]]:
        return [kept for kept in vars(self).values() if isinstance(kept, list)]

    @contextmanager
    def of_calculus(self) -> Iterator[None]:
        """Inside, it is a rule of the calculus that divides, not the claim: nothing may be concluded from that."""
        own = (self.inverted_letters, self.inverted_vectors, self.divisors, self.trusted)
        with _taken_back(*own) as (letters, vectors, divisors, _):
            yield
        self.calculus_letters += letters
        self.calculus_vectors += vectors
        self.calculus_divisors += divisors

    @contextmanager
    def without_recording(self) -> Iterator[None]:
        """Inside, what is divided by is no divisor of the claim: of what is logged it is known that it is not 0."""
        with _taken_back(self.inverted_letters, self.inverted_vectors, self.divisors, self.trusted, self.logged):
            yield


@contextmanager
def _taken_back(*lists: list[Any]) -> Iterator[tuple[list[Any], ...]]:
    """Inside, lists may grow; after it they are as before, and the lists that are given hold what came to each."""
    before, new = list(map(len, lists)), tuple(list[Any]() for _ in lists)
    yield new
    for kept, length, own in zip(lists, before, new, strict=True):
        own += kept[length:]
        del kept[length:]

"""What is known of polynomials: a table with polynomials for keys. FLINT's have no hash, but are soon compared."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, Generic, TypeVar

Value = TypeVar("Value")


class Table(Generic[Value]):
    """A value for each of some pairs of a polynomial and something else; all are forgotten when there are too many.

    Args:
        most: how many are kept.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._count = 0
        self._rows: dict[Hashable, list[tuple[Any, Value]]] = {}

    def get(self, polynomial: Any, beside: Hashable = None) -> Value | None:
        """The value, or None."""
        for known, value in self._rows.get(_digest(polynomial, beside), ()):
            if known == polynomial:
                return value
        return None

    def put(self, polynomial: Any, value: Value, beside: Hashable = None) -> None:
        """Keep a value for a polynomial that has none yet."""
        if self._count >= self._most:
            self.clear()
        self._count += 1
        self._rows.setdefault(_digest(polynomial, beside), []).append((polynomial, value))

    def clear(self) -> None:
        """Forget all."""
        self._count = 0
        self._rows.clear()


def _digest(polynomial: Any, beside: Hashable) -> Hashable:
    """What two polynomials share that are equal, and few others do; their terms would take ten times as long."""
    return beside, polynomial.total_degree(), *polynomial.coeffs()

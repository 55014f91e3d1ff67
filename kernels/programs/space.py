"""The space of a bound: what its names stand for, on arrays or in another language.

A bound is a function of a space, as a program is. Abbreviations are assigned to it, premises noted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self

from lnverify.proofs.errors import InputError


class Space:
    """Names with their values.

    Attributes:
        lets: the abbreviations, in their order.
        premises: the inequalities asked for, (left, sign, right).
        misses: the names of the near misses.
        miss: that which is said instead of the bound, "" for the bound.
    """

    miss: str = ""
    misses: list[str]
    lets: dict[str, Any]
    premises: list[tuple[Any, str, Any]]

    def __init__(self, **values: Any) -> None:
        vars(self).update({"lets": {}, "premises": [], "misses": []} | values)

    def __getattr__(self, name: str) -> Any:
        raise InputError(f"{name!r} has no value")

    def __setattr__(self, name: str, value: Any) -> None:
        self.lets[name] = value
        vars(self)[name] = self.named(name, value)

    def named(self, name: str, value: Any) -> Any:
        """What stands for an abbreviation from here on."""
        return value

    def vary(self, value: Any, name: str, wrong: Any) -> Any:
        """The value, or what stands for it in the near miss of this name."""
        self.misses.append(name)
        return wrong if self.miss == name else value

    def require(self, left: Any, sign: str, right: Any) -> None:
        """A premise."""
        self.premises.append((left, sign, right))

    def each(self, left: Any, right: Any) -> None:
        """The premise left <= right of every entry; inputs are made to satisfy it, so that arrays are not asked."""

    def given(self, relation: str, *args: Any) -> None:
        """A premise that is a relation of Rocq, such as what was computed before."""


def _joins(sign: str) -> Callable[[Any, Any], Any]:
    return lambda left, right: left.join(sign, left.of(right))


def _joins_to(sign: str) -> Callable[[Any, Any], Any]:
    return lambda right, left: right.of(left).join(sign, right)


class Written:
    """An expression in another language: what Python's operators make of it is one too, by its `join`."""

    __add__, __sub__, __mul__, __truediv__, __pow__ = map(_joins, ("+", "-", "*", "/", "**"))
    __radd__, __rsub__, __rmul__, __rtruediv__ = map(_joins_to, ("+", "-", "*", "/"))

    @classmethod
    def of(cls, value: Any) -> Self:
        """A value of this language; numbers are written as they are."""
        return value if isinstance(value, cls) else cls(str(value))  # type: ignore[call-arg]

"""Terms as values of the moment reading."""

from __future__ import annotations

from functools import reduce
from operator import add, mul, neg, sub, truediv
from typing import Any

from proofs.readings.moments.space import Moments
from proofs.readings.rocq.terms import Term
from proofs.readings.rocq.words import REAL, VECTOR
from proofs.values import Inexpressible

_OPERATIONS: dict[str, Any] = {
    "add": add, "sub": sub, "neg": neg, "mul": mul, "div": truediv, "inv": lambda x: x.inverse(), "pow": pow,
    "scale": lambda c, x: x.scaled(c), "had": mul, "vinv": lambda x: x.inverse(), "vpow": pow,
    "apply": lambda A, v: A @ v, "compose": lambda A, B: A @ B, "transpose": lambda A: A.T,
}  # fmt: skip


class Evaluation:
    """The values of terms in one moment space, each worked out once."""

    def __init__(self, space: Moments, critical: dict[str, Term]) -> None:
        self.space = space
        self._critical = critical
        self._known: dict[Term, Any] = {}

    def forget(self) -> None:
        """Work everything out anew: an equation was learned."""
        self._known.clear()

    def __call__(self, term: Term) -> Any:
        if term not in self._known:
            self._known[term] = self._value(term)
        return self._known[term]

    def _value(self, term: Term) -> Any:
        name, *parts = term
        space = self.space
        if name == "letter":
            kind, letter = parts
            if letter in self._critical:
                return space.critical_point(self(self._critical[letter]))
            if letter == "zeros gain":
                return space.zeros_gain()
            return space.scalar(letter) if kind == REAL else space.vector(letter)
        if name == "integer":
            return space.rational(parts[0])
        if name == "zero":
            (kind,) = parts
            return space.rational(0) * (space.ones if kind == VECTOR else space.identity)
        if name in ("N", "ones", "identity"):
            return getattr(space, name)
        values = [self(part) if isinstance(part, tuple) else part for part in parts]
        if name in _OPERATIONS:
            return reduce(_OPERATIONS[name], values) if len(values) > 1 else _OPERATIONS[name](*values)
        if name == "vinv" or hasattr(space, name):
            return getattr(space, name)(*values)
        raise Inexpressible(f"the word {name}")

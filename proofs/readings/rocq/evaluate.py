"""Terms as values of the moment reading."""

from __future__ import annotations

from functools import reduce
from operator import add, mul, neg, sub, truediv
from typing import Any

from lnverify.proofs.expressions import Expression
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.rocq.words import FUNCTIONS, REAL, VECTOR, kind, letter_name, parts_of, word
from lnverify.proofs.values import Inexpressible
from lnverify.proofs.vocabulary import ZEROS_GAIN

_OPERATIONS: dict[str, Any] = {
    "add": add, "sub": sub, "neg": neg, "mul": mul, "div": truediv, "inv": lambda x: x.inverse(), "pow": pow,
    "scale": lambda c, x: x.scale(c), "had": mul, "vinv": lambda x: x.inverse(), "vpow": pow,
    "apply": lambda A, v: A @ v, "compose": lambda A, B: A @ B, "transpose": lambda A: A.T,
}  # fmt: skip


class Evaluation:
    """The values of terms in one moment space, each worked out once."""

    def __init__(self, space: Moments, critical: dict[str, Expression]) -> None:
        self.space = space
        self._critical = critical
        self._known: dict[Expression, Any] = {}

    def forget(self) -> None:
        """Work everything out anew: an equation was learned."""
        self._known.clear()

    def __call__(self, term: Expression) -> Any:
        if term not in self._known:
            self._known[term] = self._value(term)
        return self._known[term]

    def _value(self, term: Expression) -> Any:
        name, parts, space = word(term), parts_of(term), self.space
        if name == "letter":
            letter = letter_name(term)
            if letter in self._critical:
                return space.critical_point(self(self._critical[letter]))
            if letter == ZEROS_GAIN:
                return space.zeros_gain()
            return space.scalar(letter) if kind(term) == REAL else space.vector(letter)
        if name == "basis":
            return space.basis(term.parts[0])
        if name == "entry":
            return space.entry(self(parts[0]), term.parts[1])
        if name in FUNCTIONS:
            return getattr(space, name)(self(parts[0]))
        if name == "integer":
            return space.rational(parts[0])
        if name == "zero":
            return space.rational(0) * (space.ones if kind(term) == VECTOR else space.identity)
        if name in ("N", "ones", "identity"):
            return getattr(space, name)
        values = [self(part) if isinstance(part, Expression) else part for part in parts]
        if name in _OPERATIONS:
            return reduce(_OPERATIONS[name], values) if len(values) > 1 else _OPERATIONS[name](*values)
        if name == "vinv" or hasattr(space, name):
            return getattr(space, name)(*values)
        raise Inexpressible(f"the word {name}")

"""Terms as values of the moment reading."""

from __future__ import annotations

from functools import reduce
from operator import add, mul, neg, sub, truediv
from typing import Any

from lnverify.proofs.derivatives import DERIVATIVES, worked_out
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
    """The values of terms in one moment space, each worked out once.

    Attributes:
        space: the moment reading.
        kept: the reciprocals that are not made rational, as scalars: by their names, of what each is the reciprocal.
    """

    def __init__(self, space: Moments, critical: dict[str, Expression], keeps: bool = False) -> None:
        self.space = space
        self.kept: dict[str, Any] = {}
        self._keeps = keeps
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
        if name in DERIVATIVES:
            with space.of_calculus():
                return self(worked_out(term))
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
        if self._keeps and name in ("inv", "div") and kind(term) == REAL:
            return reduce(mul, [*values[:-1], self._reciprocal(values[-1])])
        if name in _OPERATIONS:
            return reduce(_OPERATIONS[name], values) if len(values) > 1 else _OPERATIONS[name](*values)
        if name == "vinv" or hasattr(space, name):
            return getattr(space, name)(*values)
        raise Inexpressible(f"the word {name}")

    def _reciprocal(self, x: Any) -> Any:
        """1/x. Made rational, 1/(r + c) is (r − c)/(r² − c²), where r² − c² may be 0: such a one is kept."""
        field = self.space.field
        content, factors = field.factor(x.value.numerator)
        below = type(x)(self.space, field.fraction(x.value.denominator, field.one))
        result = self.space.rational(1, int(content)) * below
        for factor, exponent in factors:
            again = [below for name, below in self.kept.items() if factor == self.space.scalar(name).value.numerator]
            if again:
                result = result * type(x)(self.space, field.fraction(again[0], field.one)) ** exponent
                continue
            one = type(x)(self.space, field.fraction(factor, field.one))
            is_kept = len(factor) > 1 and field.roots_in(factor)
            inverse = self._kept_reciprocal(factor) if is_kept else one.inverse()
            result = result * inverse**exponent
        return result

    def _kept_reciprocal(self, factor: Any) -> Any:
        known = [name for name, other in self.kept.items() if other == factor]
        # No user can write a name with a space in it.
        name = known[0] if known else f"reciprocal {len(self.kept) + 1}"
        self.kept[name] = factor
        return self.space.scalar(name)

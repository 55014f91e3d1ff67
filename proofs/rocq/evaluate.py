"""Terms as values of the moment reading."""

from __future__ import annotations

from functools import reduce
from operator import mul
from typing import Any

from lnverify.proofs.derivatives import DERIVATIVES, worked_out
from lnverify.proofs.expressions import Expression
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.recording import apply
from lnverify.proofs.rocq.words import letter_name, word


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
        space = self.space
        if word(term) == "letter" and letter_name(term) in self._critical:
            return space.critical_point(self(self._critical[letter_name(term)]))
        if term.operation == "zero":
            return space.rational(0) * (space.ones if term.kind == "vector" else space.identity)
        if term.operation in DERIVATIVES:
            with space.of_calculus():
                return self(worked_out(term))
        values = list(map(self, term.operands))
        if self._keeps and word(term) in ("inv", "div") and term.kind == "scalar":
            return reduce(mul, [*values[:-1], self._reciprocal(values[-1])])
        return apply(term, space, values)

    def _reciprocal(self, x: Any) -> Any:
        """1/x. Made rational, 1/(r + c) is (r − c)/(r² − c²), where r² − c² may be 0: such a one is kept."""
        field = self.space.field
        content, factors = field.factor(x.value.numerator)
        below = type(x)(self.space, field.fraction(x.value.denominator, field.one))
        result = self.space.rational(1, int(content)) * below
        for factor, exponent in factors:
            again = [below for name, below in self.kept.items() if factor == self.space.scalar(name).value.numerator]
            if again:
                inverse = type(x)(self.space, field.fraction(again[0], field.one))
            elif len(factor) > 1 and field.roots_in(factor):
                inverse = self._kept_reciprocal(factor)
            else:
                inverse = type(x)(self.space, field.fraction(factor, field.one)).inverse()
            result = result * inverse**exponent
        return result

    def _kept_reciprocal(self, factor: Any) -> Any:
        known = [name for name, other in self.kept.items() if other == factor]
        # No user can write a name with a space in it.
        name = known[0] if known else f"reciprocal {len(self.kept) + 1}"
        self.kept[name] = factor
        return self.space.scalar(name)

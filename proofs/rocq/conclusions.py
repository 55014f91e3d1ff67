"""Conclusions from the trace: that divisors are not 0, radicands not negative, and each statement."""

from __future__ import annotations

from lnverify.proofs.expressions import Expression
from lnverify.proofs.readings.moments.values import MomentScalar, MomentVector
from lnverify.proofs.rocq.draft import Node, Unproved
from lnverify.proofs.rocq.forms import type_suffix
from lnverify.proofs.rocq.signs import ORDER
from lnverify.proofs.rocq.trace import Trace


class Conclusions:
    """Proves what a theorem concludes; each method gives the name of a fact."""

    def __init__(self, trace: Trace) -> None:
        self._trace, self._facts = trace, trace.facts
        self._forms, self._lines = trace.facts.forms, trace.facts.lines
        self._identity = trace.facts.identity

    def defined(self, statement: Expression) -> str:
        """The fact that a divisor is not 0, a radicand not negative, or what a logarithm is taken of positive."""
        if statement.operation == "nonzero":
            return self.nonzero(*statement.parts)
        return self._ordered(statement.parts[-1], statement.operation == "positive")

    def statement(self, statement: Expression) -> str:
        """The fact that a statement holds."""
        relation, sides = statement.operation, statement.parts
        left, name = self._trace.node(sides[0]), self._lines.fresh("C")
        if len(sides) == 1:
            return self.positive(*sides) if relation == "positive" else self.nonzero(*sides)
        right = self._trace.node(sides[1])
        if relation == "at_most":
            difference = right.value - left.value
            sign = self._facts.signs.order(difference.value, False)
            closing = self._identity(left.value, right.value, difference)
            relation, tactic = "<=", f"rule (le_by {left.e} {right.e} _ {sign}); {closing}"
        else:
            relation, tactic = "=", self.equal(left, right)
        self._lines.emit(f"have {name} : {left.t} {relation} {right.t} by {tactic}.")
        return name

    def equal(self, left: Node, right: Node) -> str:
        """The tactic that two terms are equal, for their forms are."""
        if isinstance(left.value, MomentScalar):
            return f"rule (num_eq {left.e} (esym (num_eq {right.e} _))); {self._identity(left.value, right.value)}"
        if isinstance(left.value, MomentVector):
            closing = self._identity(left.value, right.value, entries=True)
            return f"rule (col_same {left.e} {right.e} _) => i; {closing}"
        closing = self._facts.identity.operators(left.value, right.value)
        return f"rule (opr_same {left.e} {right.e} _ _); {closing}"

    def nonzero(self, term: Expression) -> str:
        """The fact that a scalar, or every entry of a vector, is not 0."""
        node = self._trace.node(term)
        if isinstance(node.value, MomentVector):
            return self._nonzero_entries(node)
        value = node.value.value
        statement = f"{self._forms.value(node.value)} != 0{type_suffix(value)}"
        form = self._lines.have("NZ", statement, self._facts.divisors.scalar(value))
        return self._lines.let("C", f"nz_is {node.e} {form}", f"{node.t} != 0")

    def _nonzero_entries(self, node: Node) -> str:
        name, letters = self._lines.fresh("C"), self._facts.letters
        statement, start = f"have {name} : forall i, {node.t} i 0 != 0", f"rule (col_nz {node.e} _) => i; "
        if (positive := letters.positive_or_none(node.value)) is not None:
            self._lines.emit(f"{statement} := fun i => lt0r_neq0 (col_pos {node.e} {positive} i).")
        elif (tactic := letters.nonzero_monomials(node.value)) is not None:
            self._lines.emit(f"{statement} by {start}{tactic}.")
        elif (known := letters.known_nonzero(node.value)) is not None:
            vector, fact, opposite = known
            minus, closing = "rewrite -oppr_eq0; " * opposite, self._identity(node.value, vector, entries=True)
            self._lines.emit(f"{statement} by {start}{minus}rule (nz_of ({fact} i) _); {closing}.")
        else:
            raise Unproved("no proof was found that no entry of a divisor is 0")
        return name

    def positive(self, term: Expression) -> str:
        """The fact that a scalar, or every entry of a vector, is positive."""
        return self._ordered(term, True)

    def _ordered(self, term: Expression, strict: bool) -> str:
        node, name = self._trace.node(term), self._lines.fresh("C")
        lemma, letters = "pos" if strict else "nneg", self._facts.letters
        if isinstance(node.value, MomentVector):
            fact = letters.positive_entries(node.value) if strict else letters.nonnegative_entries(node.value)
            self._lines.emit(f"have {name} : forall i, 0 {ORDER[strict]} {node.t} i 0 := col_{lemma} {node.e} {fact}.")
        else:
            sign = self._facts.signs.order(node.value.value, strict)
            self._lines.emit(f"have {name} : 0 {ORDER[strict]} {node.t} := {lemma}_is {node.e} {sign}.")
        return name

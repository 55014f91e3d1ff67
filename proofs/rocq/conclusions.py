"""Conclusions in the trace: that divisors are not 0, radicands not negative, and each statement."""

from __future__ import annotations

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.expressions import Expression
from lnverify.proofs.readings.moments.values import MomentScalar, MomentVector
from lnverify.proofs.rocq.hypotheses import Hypotheses
from lnverify.proofs.rocq.identities import Unproved, type_suffix
from lnverify.proofs.rocq.statement import Said
from lnverify.proofs.rocq.sums import Node
from lnverify.proofs.rocq.words import numeral
from lnverify.proofs.statements import Relation


class Conclusions(Hypotheses):
    """The trace of a theorem, and its conclusions."""

    def nonzero_term(self, term: Expression) -> str:
        """The fact that a divisor is not 0."""
        node = self.node(term)
        if isinstance(node.value, MomentVector):
            return self._nonzero_entries(node)
        self._known_nonzero(node.value.value)
        text = self.forms.value(node.value)
        form = self.have("NZ", f"{text} != 0{type_suffix(node.value.value)}", self._product_nonzero(node.value.value))
        name = self.fresh("C")
        self.emit(f"have {name} : {node.t} != 0 := nz_is {node.e} {form}.")
        return name

    def _product_nonzero(self, value: Fraction) -> str:
        factors = self.space.field.factor(value.numerator)
        below = self.space.field.factor(value.denominator)
        parts = [numeral(abs(factors[0]))] * (abs(factors[0]) != 1)
        parts += [self.forms.power(self.forms.polynomial(f), e) for f, e in factors[1]]
        parts += [f"{numeral(below[0])}^-1"] * (below[0] != 1)
        parts += [self.forms.power(f"{self.forms.polynomial(f)}^-1", e) for f, e in below[1]]
        facts = [self.nonzero(f) for f, _ in [*factors[1], *below[1]]]
        sign = "- " if factors[0] < 0 else ""
        text = " * ".join(parts) or "1"
        keep = " ".join([*facts, "R"])
        closing = self.identity(value)
        minus = "rewrite oppr_eq0; " if sign else ""
        large = "" if value.generators() else " | apply: lt0r_neq0; sgn"
        return (f"rule (nz_is (c := {sign}({text})) _ _); [{closing} | clear - {keep}; {minus}"
                "repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | "
                f"by rewrite ?orbT ?pnatr_eq0 ?oner_eq0{large}]]")  # fmt: skip

    def _nonzero_entries(self, node: Node) -> str:
        name = self.fresh("C")
        if (positive := self._positive_or_none(node.value)) is not None:
            fact = f"fun i => lt0r_neq0 (col_pos {node.e} {positive} i)"
            self.emit(f"have {name} : forall i, {node.t} i 0 != 0 := {fact}.")
            return name
        if (tactic := self.nonzero_monomials(node.value)) is not None:
            self.emit(f"have {name} : forall i, {node.t} i 0 != 0 by rule (col_nz {node.e} _) => i; {tactic}.")
            return name
        for vector, fact in self._nonzero_vectors:
            difference = [node.value - vector, node.value + vector]
            for sign, rest in zip(("", "-"), difference, strict=True):
                if not rest.terms:
                    closing = self.identity(node.value, vector, entries=True)
                    opposite = "rewrite -oppr_eq0; " if sign else ""
                    self.emit(f"have {name} : forall i, {node.t} i 0 != 0 by rule (col_nz {node.e} _) => i; {opposite}"
                              f"rule (nz_of ({fact} i) _); {closing}.")  # fmt: skip
                    return name
        raise Unproved("no proof was found that no entry of a divisor is 0")

    def _nonnegative_entries(self, v: MomentVector) -> str:
        """The fact that no entry is negative: of what is positive, or of a square."""
        (letters,) = {tuple(letter for letter, _ in m) for _, m in self.space.sqrt(v).terms}
        is_root = len(letters) == 1 and letters[0] in self.space.roots
        if is_root and not (self.space.square_of_root(letters[0], 0) - v).terms:
            fact = self.root_letter(letters[0])
            return f"(fun i => nneg_of (sqr_ge0 _) ({fact} i))"
        positive = self.positive_entries(v)
        return f"(fun i => ltW ({positive} i))"

    def _positive_or_none(self, v: MomentVector) -> str | None:
        saved = len(self.lines)
        try:
            return self.positive_entries(v)
        except Unproved:
            del self.lines[saved:]
            return None

    def nonnegative_term(self, term: Expression) -> str:
        """The fact that a radicand is not negative."""
        node, name = self.node(term), self.fresh("C")
        if isinstance(node.value, MomentVector):
            fact = f"col_nneg {node.e} {self._nonnegative_entries(node.value)}"
            self.emit(f"have {name} : forall i, 0 <= {node.t} i 0 := {fact}.")
            return name
        sign = self.order(node.value.value, False)
        self.emit(f"have {name} : 0 <= {node.t} := nneg_is {node.e} {sign}.")
        return name

    def positive_term(self, term: Expression) -> str:
        """The fact that a scalar, or every entry of a vector, is positive."""
        node, name = self.node(term), self.fresh("C")
        if isinstance(node.value, MomentVector):
            fact = self.positive_entries(node.value)
            self.emit(f"have {name} : forall i, 0 < {node.t} i 0 := col_pos {node.e} {fact}.")
        else:
            sign = self.order(node.value.value, True)
            self.emit(f"have {name} : 0 < {node.t} := pos_is {node.e} {sign}.")
        return name

    def conclusion(self, said: Said) -> str:
        """The fact that a statement holds."""
        left = self.node(said.left)
        name = self.fresh("C")
        if said.relation is Relation.POSITIVE:
            return self.positive_term(said.left)
        if said.relation is Relation.NONZERO:
            return self.nonzero_term(said.left)
        assert said.right is not None
        right = self.node(said.right)
        if said.relation is Relation.AT_MOST:
            difference = right.value - left.value
            sign = self.order(difference.value, False)
            closing = self.identity(left.value, right.value, difference)
            self.emit(f"have {name} : {left.t} <= {right.t} by rule (le_by {left.e} {right.e} _ {sign}); {closing}.")
            return name
        lemma = f"{left.t} = {right.t} by "
        if isinstance(left.value, MomentScalar):
            closing = self.identity(left.value, right.value)
            self.emit(f"have {name} : {lemma}rule (num_eq {left.e} (esym (num_eq {right.e} _))); {closing}.")
        elif isinstance(left.value, MomentVector):
            closing = self.identity(left.value, right.value, entries=True)
            self.emit(f"have {name} : {lemma}rule (col_same {left.e} {right.e} _) => i; {closing}.")
        else:
            self.emit(
                f"have {name} : {lemma}rule (opr_same {left.e} {right.e} _ _); {self._both(left.value, right.value)}."
            )
        return name

"""Hypotheses in the trace: what they say is learned by the proof and by the moment reading alike."""

from __future__ import annotations

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.expressions import Expression
from lnverify.proofs.readings.moments.values import UNIT, MomentVector, Monomial
from lnverify.proofs.rocq.identities import Unproved
from lnverify.proofs.rocq.statement import Said, poles_of
from lnverify.proofs.rocq.sums import Node
from lnverify.proofs.rocq.trace import Trace
from lnverify.proofs.statements import Relation


class Hypotheses(Trace):
    """The trace of a theorem, and what its hypotheses say."""

    def assume(self, said: Said, fact: str) -> None:
        """Learn a hypothesis, and let the moment reading learn it."""
        left = self.node(said.left)
        right = self.node(said.right) if said.right is not None else None
        value = left.value
        if said.relation is Relation.NONZERO and isinstance(value, MomentVector):
            self._assume_entries(left, fact)
        elif said.relation is Relation.NONZERO:
            self.space.assume_nonzero(value)
            name = self.fresh("H")
            self.emit(f"have {name} := nz_of {fact} {left.e}.")
            self.exclude(name, value.value)
        elif said.relation is Relation.POSITIVE and isinstance(value, MomentVector):
            self._assume_positive(left, fact)
        elif said.relation is Relation.POSITIVE:
            self.space.assume_positive(value)
            name = self.fresh("H")
            self.emit(f"have {name} := pos_of {fact} {left.e}.")
            self.learn(name, value.value, True)
        elif said.relation is Relation.AT_MOST and right is not None:
            difference = right.value - value
            self.space.assume_non_negative(difference)
            closing, h = self.identity(value, right.value, difference), self.bound("h")
            name = self.have("H", f"0 <= {self.forms.value(difference)}",
                             f"move: (le_of {fact} {left.e} {right.e}) => {h}; rewrite -subr_ge0 in {h}; "
                             f"rule (nneg_of {h} _); clear {h}; {closing}")  # fmt: skip
            self.learn(name, difference.value, False)
        elif right is not None:
            self._assume_equal(left, right, fact)

    def _assume_entries(self, v: Node, fact: str) -> None:
        self.space.assume_nonzero(v.value)
        terms = v.value.terms
        ((_, monomial), coefficient), *more = terms.items()
        if not more and len(monomial) == 1 and monomial[0][1] == 1 and coefficient.is_one():
            self.learn_letter(monomial[0][0], fact)
            return
        name = self.fresh("H")
        self.emit(f"have {name} : forall i, {self.forms.entry(v.value)} != 0 := col_nz_of {fact} {v.e}.")
        self.learn_vector(v.value, name)

    def _assume_positive(self, v: Node, fact: str) -> None:
        self.space.assume_positive(v.value)
        ((_, monomial), coefficient), *more = v.value.terms.items()
        if more or len(monomial) != 1 or monomial[0][1] != 1 or not coefficient.is_one() or self.two_blocks:
            raise Unproved("a hypothesis that every entry of what is no letter is positive")
        self._positive[monomial[0][0]] = fact

    def _assume_equal(self, left: Node, right: Node, fact: str) -> None:
        before = set(self.space.eliminated)
        difference = (left.value - right.value).value
        for index in difference.generators():
            self._introduce(self.space.field.polynomial_symbol(index))
        self.space.assume_zero(difference)
        new = set(self.space.eliminated) - before
        if not new:
            return
        (index,) = new
        solution = self.space.eliminated[index]
        symbol = self.space.field.symbol(index)
        quotient = (symbol - solution) * difference.reciprocal()
        name = self.forms.generator(index)
        closing = self.identity(left.value, right.value, solution, quotient, symbol)
        lemma = f"(solved (r := {self.forms.fraction(quotient)}) (eq_of {fact} {left.e} {right.e}) _)"
        equation = self.have("E", f"{name} = {self.forms.fraction(solution)}", f"rule {lemma}; {closing}")
        self._substitute(index, name, equation, solution)

    def _substitute(self, index: int, name: str, equation: str, solution: Fraction) -> None:
        """From now on a generator stands for what it is equal to."""
        generator = self.space.field.generators[index]
        if generator.kind == "moment":
            self._replace_moment(generator.key, name, equation, solution)
        elif generator.kind == "size":
            self._replace_moment((generator.key, UNIT), name, equation, solution)
            self.emit(f"rewrite -> {equation} in En." if not self.two_blocks else f"rewrite -> {equation} in Enn.")
        elif generator.kind == "scalar":
            self._letter_equations[generator.key] = equation
        for polynomial, fact, strict in list(self._signed):
            if polynomial.degrees()[index]:
                self._signed.remove((polynomial, fact, strict))
                value = self.space.field.substitute(polynomial, index, solution)
                closing = f"rewrite {equation}; {self.identity(value, solution)}"
                order = "<" if strict else "<="
                if value.is_zero() or value.numerator.is_constant():
                    continue
                which = "pos_of" if strict else "nneg_of"
                new = self.have("S", f"0 {order} {self.forms.fraction(value)}", f"rule ({which} {fact} _); {closing}")
                self.learn(new, value, strict)
        self.evaluate.forget()
        self._nodes.clear()
        self._wholes.clear()

    def _replace_moment(self, key: tuple[int, Monomial], name: str, equation: str, solution: Fraction) -> None:
        lemma, _ = self._moments[key]
        new = self.fresh("M")
        self.emit(f"have {new} := num_eq {lemma} {equation}.")
        self._moments[key] = new, solution

    def assume_critical(self, letter: str, poles: str, secular: str) -> None:
        """Learn what a critical point is: gₙ² − ζ ≠ 0 for all n, and Σ 1/(gₙ² − ζ) = 0."""
        gain = self.theorem.critical[letter]
        zeta = Expression("scalar", (letter,))
        node = self.node(zeta)
        index = next(iter(node.value.value.generators()))
        difference = poles_of(letter, gain)
        eliminated = {i: v for i, v in self.space.eliminated.items() if self._is_reciprocal(i)}
        v = self.node(difference)
        self._assume_entries_of_poles(v, poles)
        reciprocal = v.value.inverse()
        for i in eliminated:
            key = self.space.field.generators[i].key
            self._moments.pop(key, None)
        raw = self._raw_moment
        lemma, values = self.expansion(reciprocal, raw)
        self._entries_invertible(v.value)
        closing = self.identity(v.value, reciprocal, entries=True, lead="reduce")
        name = self.fresh("H")
        form = self.forms.value(reciprocal)
        self.emit(f"have {name} : vinv (vpow {self.node(gain).t} 2 - {node.t} *: ones) = {form} "
                  f"by rule (col_eq (col_vinv {v.e}) _) => i; {closing}.")  # fmt: skip
        total = self.space.field.rational(0)
        for (block, monomial), coefficient in reciprocal.terms.items():
            total = total + coefficient * raw(block, monomial)[1]
        closing = self.identity(reciprocal, *values, total)
        sum_ = self.have("H", f"{self.forms.fraction(total)} = 0",
                         f"rewrite -{secular}; rule (esym (sum_node {name} {lemma} _)); {closing}")  # fmt: skip
        for i, solution in eliminated.items():
            symbol = self.space.field.symbol(i)
            quotient = (symbol - solution) * total.reciprocal()
            closing = self.identity(total, solution, quotient, symbol)
            text = f"rule (solved (r := {self.forms.fraction(quotient)}) {sum_} _); {closing}"
            equation = self.have("E", f"m_{i} = {self.forms.fraction(solution)}", text)
            self._replace_moment(self.space.field.generators[i].key, f"m_{i}", equation, solution)
        sign = self.have("S", f"0 < {node.t}", f"exact: (critical_gt0 N_gt0 {poles} {secular})")
        self._signed.append((self.space.field.polynomial_symbol(index), sign, True))
        self._nodes.clear()
        self._wholes.clear()

    def _is_reciprocal(self, index: int) -> bool:
        generator = self.space.field.generators[index]
        return generator.kind == "moment" and any(l in self.space.relations for l, _ in generator.key[1])

    def _assume_entries_of_poles(self, v: Node, fact: str) -> None:
        name = self.fresh("H")
        self.emit(f"have {name} : forall i, {self.forms.entry(v.value)} != 0 := col_nz_of {fact} {v.e}.")
        self.learn_vector(v.value, name)

    def _raw_moment(self, block: int, monomial: Monomial) -> tuple[str, Fraction]:
        """A moment as a variable, though a hypothesis determines it."""
        key = block, monomial
        if key not in self._moments and monomial != UNIT:
            self.dimension()
            index = self.space.field.generator("moment", key, "")
            text = self.forms.monomial(monomial)
            self.emit(f"have [m_{index} M_{index}] := some_number (part {self.part(block)} (fun i => {text})).")
            self._moments[key] = f"M_{index}", self.space.field.symbol(index)
        return self.moment(block, monomial)

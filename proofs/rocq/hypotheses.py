"""Hypotheses in the trace: what they say is learned by the proof and by the moment reading alike."""

from __future__ import annotations

from typing import Any

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.expressions import Expression
from lnverify.proofs.readings.moments.assumptions import ZeroProduct
from lnverify.proofs.readings.moments.values import UNIT, MomentScalar, MomentVector, Monomial
from lnverify.proofs.rocq.draft import Node, Unproved
from lnverify.proofs.rocq.signs import ORDER
from lnverify.proofs.rocq.statement import poles_of
from lnverify.proofs.rocq.trace import Trace
from lnverify.proofs.sign import Sign


class Hypotheses:
    """Lets a trace learn what a theorem assumes."""

    def __init__(self, trace: Trace) -> None:
        self._trace, self._space, self._facts = trace, trace.space, trace.facts
        self._forms, self._lines, self._known = trace.facts.forms, trace.facts.lines, trace.facts.known
        self._identity = trace.facts.identity

    def assume(self, hypothesis: Expression, fact: str) -> None:
        """Learn a hypothesis."""
        relation, (left, *others) = hypothesis.operation, map(self._trace.node, hypothesis.parts)
        value = left.value
        is_vector = isinstance(value, MomentVector)
        if relation == "nonzero":
            self._space.assumptions.sign(value, Sign.UNKNOWN)
            if not is_vector:
                self._facts.divisors.exclude(self._lines.let("H", f"nz_of {fact} {left.e}"), value.value)
            elif (letter := _letter_of(value)) is not None:
                self._known.nonzero_letters[letter] = fact
            else:
                self._nonzero_entries(left, fact)
        elif relation == "positive":
            self._space.assumptions.sign(value, Sign.POSITIVE)
            if not is_vector:
                self._facts.signs.learn(self._lines.let("H", f"pos_of {fact} {left.e}"), value.value, True)
            elif (letter := _letter_of(value)) is not None and not self._facts.two_blocks:
                self._known.positive_letters[letter] = fact
            else:
                raise Unproved("a hypothesis that every entry of what is no letter is positive")
        elif relation == "at_most":
            self._assume_order(fact, left, *others)
        else:
            self._assume_equal(fact, left, *others)

    def _nonzero_entries(self, v: Node, fact: str) -> None:
        statement = f"forall i, {self._forms.entry(v.value)} != 0"
        self._known.vectors.append((v.value, self._lines.let("H", f"col_nz_of {fact} {v.e}", statement)))

    def _assume_order(self, fact: str, left: Node, right: Node) -> None:
        difference = right.value - left.value
        self._space.assumptions.sign(difference, Sign.NON_NEGATIVE)
        closing, h = self._identity(left.value, right.value, difference), self._forms.bound("h")
        name = self._lines.have("H", f"0 <= {self._forms.value(difference)}",
                                f"move: (le_of {fact} {left.e} {right.e}) => {h}; rewrite -subr_ge0 in {h}; "
                                f"rule (nneg_of {h} _); clear {h}; {closing}")  # fmt: skip
        self._facts.signs.learn(name, difference.value, False)

    # -- equations ---------------------------------------------------------------------------------------------

    def _assume_equal(self, fact: str, left: Node, right: Node) -> None:
        if not isinstance(left.value, MomentScalar):
            raise Unproved("a hypothesis that two vectors or operators are equal")
        before = set(self._space.eliminated)
        difference = (left.value - right.value).value
        for index in difference.generators():
            self._facts.generators.introduce(self._space.field.polynomial_symbol(index))
        try:
            self._space.assumptions.zero(left.value - right.value)
        except ZeroProduct:
            raise Unproved("a hypothesis that a product is 0, which needs a proof for each factor") from None
        for index in sorted(set(self._space.eliminated) - before):
            zero = f"(eq_of {fact} {left.e} {right.e})"
            equation = self._solve(index, difference, zero, left.value, right.value)
            self._substitute(index, equation)

    def _solve(self, index: int, zero: Fraction, fact: str, *values: Any) -> str:
        """The equation of the generator that the moment reading eliminates, from the fact that something is 0."""
        symbol, solution = self._space.field.symbol(index), self._space.eliminated[index]
        quotient = (symbol - solution) * zero.reciprocal()
        closing = self._identity(*values, solution, quotient, symbol)
        statement = f"{self._forms.generator(index)} = {self._forms.fraction(solution)}"
        lemma = f"solved (r := {self._forms.fraction(quotient)}) {fact} _"
        return self._lines.have("E", statement, f"rule ({lemma}); {closing}")

    def _substitute(self, index: int, equation: str) -> None:
        """From now on a generator stands for what it is equal to."""
        generator, solution = self._space.field.generators[index], self._space.eliminated[index]
        if generator.kind == "moment":
            self._replace_moment(generator.key, equation, solution)
        elif generator.kind == "size":
            self._replace_moment((generator.key, UNIT), equation, solution)
            self._lines.emit(f"rewrite -> {equation} in {'Enn' if self._facts.two_blocks else 'En'}.")
        elif generator.kind == "scalar":
            self._trace.replace_letter(generator.key, equation)
        for polynomial, fact, strict in list(self._known.signs):
            if polynomial.degrees()[index]:
                self._known.signs.remove((polynomial, fact, strict))
                value = self._space.field.substitute(polynomial, index, solution)
                closing = f"rewrite {equation}; {self._identity(value, solution)}"
                if value.is_zero() or value.numerator.is_constant():
                    continue
                statement = f"0 {ORDER[strict]} {self._forms.fraction(value)}"
                lemma = "pos_of" if strict else "nneg_of"
                new = self._lines.have("S", statement, f"rule ({lemma} {fact} _); {closing}")
                self._facts.signs.learn(new, value, strict)
        self._trace.forget()

    def _replace_moment(self, key: tuple[int, Monomial], equation: str, solution: Fraction) -> None:
        lemma, _ = self._known.moments[key]
        self._known.moments[key] = self._lines.let("M", f"num_eq {lemma} {equation}"), solution

    # -- critical points ---------------------------------------------------------------------------------------

    def assume_critical(self, letter: str, poles: str, secular: str) -> None:
        """Learn what a critical point is: gₙ² − ζ ≠ 0 for all n, and Σ 1/(gₙ² − ζ) = 0."""
        gain = self._trace.theorem.critical[letter]
        zeta = self._trace.node(Expression("scalar", (letter,)))
        (index, *_) = zeta.value.value.generators()
        eliminated = list(filter(self._is_reciprocal, self._space.eliminated))
        v = self._trace.node(poles_of(letter, gain))
        self._nonzero_entries(v, poles)
        for i in eliminated:
            self._known.moments.pop(self._space.field.generators[i].key, None)
        total, sum_ = self._secular_sum(v, f"vinv (vpow {self._trace.node(gain).t} 2 - {zeta.t} *: ones)", secular)
        for i in eliminated:
            equation = self._solve(i, total, sum_, total)
            self._replace_moment(self._space.field.generators[i].key, equation, self._space.eliminated[i])
        positive = f"exact: (critical_gt0 N_gt0 {poles} {secular})"
        self._facts.signs.prove(self._space.field.polynomial_symbol(index), positive, True)
        self._trace.forget()

    def _secular_sum(self, v: Node, text: str, secular: str) -> tuple[Fraction, str]:
        """Σ 1/(gₙ² − ζ) in its moments, and the fact that it is 0."""
        reciprocal = v.value.inverse()
        lemma, values = self._facts.sums.expansion(reciprocal, determined=True)
        self._trace.invertible(v.value)
        closing = self._identity(v.value, reciprocal, entries=True, lead="reduce")
        name = self._lines.have("H", f"{text} = {self._forms.value(reciprocal)}",
                                f"rule (col_eq (col_vinv {v.e}) _) => i; {closing}")  # fmt: skip
        total = self._space.field.rational(0)
        for value, coefficient in zip(values[::2], values[1::2], strict=True):
            total = total + coefficient * value
        closing = self._identity(reciprocal, *values, total)
        fact = self._lines.have("H", f"{self._forms.fraction(total)} = 0",
                                f"rewrite -{secular}; rule (esym (sum_node {name} {lemma} _)); {closing}")  # fmt: skip
        return total, fact

    def _is_reciprocal(self, index: int) -> bool:
        generator = self._space.field.generators[index]
        return generator.kind == "moment" and any(l in self._space.reciprocals.relations for l, _ in generator.key[1])


def _letter_of(v: MomentVector) -> str | None:
    """The letter that a form is, or None."""
    terms = [(monomial, coefficient) for (_, monomial), coefficient in v.terms.items()]
    if len(terms) != 1 or not terms[0][1].is_one():
        return None
    monomial = terms[0][0]
    return monomial[0][0] if len(monomial) == 1 and monomial[0][1] == 1 else None


def presuppose(trace: Trace) -> None:
    """Read the statements once: a root tells the sign of its radicand, which what stands before it may need."""
    trace.space.notes.has_news = True
    while trace.space.notes.has_news:
        trace.space.notes.has_news = False
        for item in trace.theorem.statements:
            for side in item.parts:
                trace.evaluate(side)
        trace.evaluate.forget()

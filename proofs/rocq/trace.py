"""The trace: each operation of a claim is a line of the proof, `e_5 : t_5 = its canonical form`.

The canonical forms come from the moment reading, which need not be trusted: a wrong form is a line that does not
compile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lnverify.proofs.expressions import Expression
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import MomentVector, letter_power
from lnverify.proofs.rocq.draft import Node, Unproved
from lnverify.proofs.rocq.evaluate import Evaluation
from lnverify.proofs.rocq.facts import Facts
from lnverify.proofs.rocq.forms import Forms
from lnverify.proofs.rocq.functions import Functions
from lnverify.proofs.rocq.identities import Denominator
from lnverify.proofs.rocq.statement import DERIVATIVES, Theorem
from lnverify.proofs.rocq.sums import pairs_of
from lnverify.proofs.rocq.words import (
    CONSTANTS,
    FUNCTIONS,
    MATRIX,
    OPERATIONS,
    REAL,
    VECTOR,
    index_of,
    kind,
    letter_name,
    parts_of,
    word,
)
from lnverify.proofs.vocabulary import ZEROS_GAIN

# A form with more terms is not worked with.
_TERMS = 5000


class Trace:
    """The trace of the terms of one theorem.

    Attributes:
        theorem: what is proved.
        space: the moment reading; `evaluate` gives the value of a term in it.
        facts: what the proof knows.
    """

    def __init__(self, theorem: Theorem, two_blocks: bool, size: int, keeps: bool = False) -> None:
        self.theorem = theorem
        self.space = Moments(two_blocks, size, _TERMS)
        self.evaluate = Evaluation(self.space, theorem.critical, keeps)
        names = {name: theorem.letter(name) for name in theorem.letters}
        self.facts = Facts(self.space, Forms(self.space, names, self.evaluate.kept))
        self._forms, self._lines, self._known = self.facts.forms, self.facts.lines, self.facts.known
        self._identity = self.facts.identity
        self._functions = Functions(self.facts)
        self._letter_equations: dict[str, str] = {}
        if two_blocks:
            self._lines.emit(f"have [at0 [Z1 Z0]] := zeros_of {theorem.letter(ZEROS_GAIN)}.")

    def forget(self) -> None:
        """Work everything out anew: an equation was learned."""
        self.evaluate.forget()
        self._known.nodes.clear()
        self._known.sums.clear()

    def replace_letter(self, letter: str, equation: str) -> None:
        """From now on a scalar letter stands for what an equation says."""
        self._letter_equations[letter] = equation

    # -- nodes -----------------------------------------------------------------------------------------------

    def node(self, term: Expression) -> Node:
        """The node of a term, made when it is first asked for."""
        if term not in self._known.nodes:
            self._known.nodes[term] = self._make(term)
        return self._known.nodes[term]

    def _make(self, term: Expression) -> Node:
        name = word(term)
        if name in DERIVATIVES:
            raise Unproved("a hypothesis with a derivative in it")
        inner = [self.node(part) if isinstance(part, Expression) else part for part in parts_of(term)]
        value = self.evaluate(term)
        if name == "letter":
            return self._letter(term, value)
        if name in CONSTANTS or name in ("integer", "basis"):
            return self._constant(term, value)
        texts = [part.t if isinstance(part, Node) else str(part) for part in inner]
        t, e = self._lines.fresh("t"), self._lines.fresh("e")
        self._lines.emit(f"pose {t} : {kind(term)} := {self.theorem.form(term).format(*texts)}.")
        tactic = self._tactic(term, inner, value)
        return self._shown(t, e, value, tactic)

    def _shown(self, t: str, e: str, value: Any, tactic: str, type_: str = "") -> Node:
        """A node, by a tactic that shows its form."""
        self._lines.emit(f"have {e} : {t} = {self._forms.value(value)}{type_} by {tactic}.")
        return Node(t, e, value)

    def _letter(self, term: Expression, value: Any) -> Node:
        letter = letter_name(term)
        text, e = self._forms.names[letter], self._lines.fresh("e")
        if kind(term) == VECTOR:
            closing = self._identity(value, entries=True)
            return self._shown(text, e, value, f"rule (col_eq (col_letter _) _) => i; {closing}")
        if letter in self.theorem.critical:
            self._forms.critical[next(iter(value.value.generators()))] = text
        if letter in self._letter_equations:
            return Node(text, self._letter_equations[letter], value)
        self._lines.emit(f"have {e} : {text} = {text} by [].")
        return Node(text, e, value)

    def _constant(self, term: Expression, value: Any) -> Node:
        name, which, text, e = word(term), kind(term), self.theorem.text(term), self._lines.fresh("e")
        if name == "N":
            self.facts.generators.dimension()
            rule = "rule (num_eq En (num_eq Enn _))" if self.facts.two_blocks else "rule (num_eq En _)"
            return self._shown("N%:R", e, value, f"{rule}; {self._identity(value)}")
        t = f"({text} : {which})"
        if which == REAL:
            return Node(t, self._shown(text, e, value, self._identity(value), " :> R").e, value)
        if which == VECTOR:
            at = f"(col_here R {self._forms.names[index_of(term)]})" if name == "basis" else ""
            rule = at or ("(col_ones R N)" if name == "ones" else "(col_zero R N)")
            return self._shown(t, e, value, f"rule (col_eq {rule} _) => i; {self._identity(value, entries=True)}")
        rule = "(opr_id R N)" if name == "identity" else "(opr_zero R N)"
        return self._shown(t, e, value, f"rule (opr_eq {rule} _ _); {self.facts.identity.operators(value)}")

    # -- the rules of operations, each as a tactic ---------------------------------------------------------------

    def _tactic(self, term: Expression, parts: list[Any], value: Any) -> str:
        name, which = word(term), kind(term)
        if name in FUNCTIONS:
            of = self._functions.of_scalar if which == REAL else self._functions.of_vector
            return of(name, parts[0], value)
        if name == "entry":
            basis = f"basis {index_of(term).removeprefix('index ')}"
            closing = self.facts.identity.close([parts[0].value, value], indices=(), places={"": basis})
            return f"rule (entry_node {parts[0].e} _); {closing}"
        if which == REAL:
            return self._scalar(name, parts, value)
        return self._vector(name, parts, value) if which == VECTOR else self._matrix(name, parts, value)

    def _scalar(self, name: str, parts: list[Any], value: Any) -> str:
        first = parts[0]
        match name:
            case "sum":
                lemma, total = self.facts.sums.expansion(first.value)
                return f"rule (sum_node {first.e} {lemma} _); {self._identity(first.value, *total, value)}"
            case "dot":
                u, v = parts
                return f"rule (dot_node {u.e} {v.e} {self.facts.sums.dot(u.value, v.value)}); done"
            case "product":
                lemma, symbol = self.facts.sums.product(first.value)
                return f"rule (product_node {first.e} {lemma} _); {self._identity(symbol, value)}"
            case "trace":
                return self._trace(first, value)
            case "det":
                return self._det(first, value)
            case "sqrt":
                self.facts.identity.roots([value.value])
                sign = self.facts.signs.order(value.value, False)
                return f"rule (sqrt_node {first.e} {sign} _); {self._identity(first.value, value)}"
        nodes = [p for p in parts if isinstance(p, Node)]
        shape = OPERATIONS[name].form.format(*("ab"[i] if isinstance(p, Node) else p for i, p in enumerate(parts)))
        lemma = f"num{len(nodes)} (fun {' '.join('ab'[: len(nodes)])} : R => {shape}) {' '.join(n.e for n in nodes)}"
        # What else is divided by: the numerator of the divisor.
        inverted = [Denominator(nodes[-1].value.value.numerator)] if name in ("inv", "div") else []
        return f"rule (num_eq ({lemma}) _); {self._identity(*(n.value for n in nodes), value, *inverted)}"

    def _trace(self, A: Node, value: Any) -> str:
        sums, pairs = self.facts.sums, A.value.terms
        diagonal, dots = sums.whole(A.value.diagonal), sums.dots(pairs)
        closing = self._identity(self.space.sum(A.value.diagonal), *sums.values(pairs), value, lead="reduce")
        return f"rule (opr_trace (s := {sums.text(pairs)}) {A.e} {diagonal} {dots} _); {closing}"

    def _det(self, A: Node, value: Any) -> str:
        """The matrix determinant lemma, for a change of rank one or two."""
        d, terms = A.value.diagonal, A.value.terms
        if len(terms) not in (1, 2):
            raise Unproved("a determinant of a change of rank more than two")
        fact = self.facts.letters.nonzero_entries(d)
        product, symbol = self.facts.sums.product(d)
        results = [self.facts.sums.quotient(q, p, d) for _, q in terms for p, _ in terms]
        lemma = "det_rank_one" if len(terms) == 1 else "det_rank_two"
        closing = self._identity(*(total for _, total in results), symbol, value)
        return f"rule ({lemma} {A.e} {fact} {product} {' '.join(sum_ for sum_, _ in results)} _); {closing}"

    def _vector(self, name: str, parts: list[Any], value: Any) -> str:
        if name == "sqrt":
            return self._functions.root_of_vector(parts[0], value)
        nodes = [p for p in parts if isinstance(p, Node)]
        values = [*(node.value for node in nodes), value]
        if name == "apply":
            A, v = parts
            pairs = pairs_of(A.value, v.value)
            lemma = f"opr_apply (s := {self.facts.sums.text(pairs)}) {A.e} {v.e} {self.facts.sums.dots(pairs)}"
            values += self.facts.sums.values(pairs)
        else:
            exponent = [str(p) for p in parts if not isinstance(p, Node)]
            lemma = " ".join([OPERATIONS[name].lemmas[VECTOR][0], *exponent, *(n.e for n in nodes)])
            if name in ("vinv", "drazin"):
                self.invertible(nodes[0].value)
                one = self.space.field.rational(1)
                inverses = [letter_power(letter, -1) for letter in self.facts.identity.root_letters(values)]
                values += [MomentVector(self.space, {(0, monomial): one}) for monomial in inverses]
        closing = self._identity(*values, entries=True, lead="reduce")
        return f"rule (col_eq ({lemma}) _) => i; {closing}"

    def invertible(self, v: MomentVector) -> None:
        """See that the coefficients of what is inverted are not 0, where there is one in each block."""
        if len(v.terms) == len(self.space.blocks):
            for coefficient in v.terms.values():
                for factor in self.facts.factors(coefficient.numerator):
                    self.facts.divisors.factor(factor)

    def _matrix(self, name: str, parts: Sequence[Node], value: Any) -> str:
        values = [*(p.value for p in parts), value]
        if name == "compose":
            A, B = parts
            sums, columns = self.facts.sums, [pairs_of(A.value, p) for p, _ in B.value.terms]
            texts = "[:: " + "; ".join(map(sums.text, columns)) + "]"
            dots = "".join(f"conj {sums.dots(column)} (" for column in columns) + "I" + ")" * len(columns)
            lemma = f"opr_mul (ss := {texts}) {A.e} {B.e} ({dots})"
            values += [value for column in columns for value in sums.values(column)]
        else:
            lemma = " ".join([OPERATIONS[name].lemmas[MATRIX][0], *(p.e for p in parts)])
        return f"rule (opr_eq ({lemma}) _ _); {self.facts.identity.operators(*values)}"

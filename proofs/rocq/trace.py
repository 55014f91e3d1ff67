"""The trace: each operation of a claim is a line of the proof, `e_5 : t_5 = its canonical form`.

The canonical forms come from the moment reading, which need not be trusted: a wrong form is a line that does not
compile.
"""

from __future__ import annotations

from typing import Any

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.expressions import Expression
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import MomentOperator, MomentVector, letter_power
from lnverify.proofs.rocq.evaluate import Evaluation
from lnverify.proofs.rocq.functions import Functions
from lnverify.proofs.rocq.identities import Denominator
from lnverify.proofs.rocq.statement import Theorem
from lnverify.proofs.rocq.sums import Node
from lnverify.proofs.rocq.words import (
    CONSTANTS,
    FORMS,
    FUNCTIONS,
    MATRIX,
    REAL,
    VECTOR,
    index_of,
    kind,
    letter_name,
    parts_of,
    word,
)
from lnverify.proofs.vocabulary import ZEROS_GAIN

# The rule of each operation of vectors and of operators, by the kind of its result.
_VECTOR_RULES = {"add": "col_add", "sub": "col_sub", "neg": "col_opp", "scale": "col_scale", "had": "col_had",
                 "vinv": "col_vinv", "drazin": "col_drazin", "vpow": "col_vpow"}  # fmt: skip
_MATRIX_RULES = {"add": "opr_add", "sub": "opr_sub", "neg": "opr_opp", "scale": "opr_scale", "transpose": "opr_T",
                 "diag": "opr_diag", "outer": "opr_outer"}  # fmt: skip

# A form with more terms is not worked with.
_TERMS = 5000


class Trace(Functions):
    """The trace of the terms of one theorem."""

    def __init__(self, theorem: Theorem, two_blocks: bool, size: int, keeps: bool = False) -> None:
        super().__init__(Moments(two_blocks, size, _TERMS))
        self.theorem = theorem
        self.forms.names = dict(theorem.letters_in_rocq)
        self.evaluate = Evaluation(self.space, theorem.critical, keeps)
        self.forms.kept = self.evaluate.kept
        self._nodes: dict[Expression, Node] = {}
        self._derived: dict[Expression, Node] = {}
        self._zeros_of_letter = False
        self._letter_equations: dict[str, str] = {}

    # -- nodes -----------------------------------------------------------------------------------------------

    def node(self, term: Expression) -> Node:
        """The node of a term, made when it is first asked for."""
        if term not in self._nodes:
            self._nodes[term] = self._derived.get(term) or self._make_vector(term)
        return self._nodes[term]

    def _make_vector(self, term: Expression) -> Node:
        name = word(term)
        inner = [self.node(part) if isinstance(part, Expression) else part for part in parts_of(term)]
        value = self.evaluate(term)
        which = kind(term)
        if name == "letter":
            return self._letter(term, value)
        if name == "basis":
            return self._basis(term, value)
        if name in CONSTANTS or name == "integer":
            return self._constant(term, value)
        texts = [part.t if isinstance(part, Node) else str(part) for part in inner]
        t, e = self.fresh("t"), self.fresh("e")
        self.emit(f"pose {t} : {which} := {self.theorem.form(term).format(*texts)}.")
        if name in FUNCTIONS or (name == "sqrt" and which == VECTOR):
            self._function(name, inner[0], value, t, e)
            return Node(t, e, value)
        if name == "entry":
            self._entry_of(term, inner[0], value, t, e)
            return Node(t, e, value)
        rule = {REAL: self._scalar, VECTOR: self._vector, MATRIX: self._matrix}[which]
        rule(name, inner, value, t, e)
        return Node(t, e, value)

    def _letter(self, term: Expression, value: Any) -> Node:
        which, letter = kind(term), letter_name(term)
        text = self.forms.names[letter]
        e = self.fresh("e")
        if which == VECTOR:
            if letter == ZEROS_GAIN:
                self.zeros()
            closing = self.identity(value, entries=True)
            self.emit(
                f"have {e} : {text} = {self.forms.value(value)} by rule (col_eq (col_letter _) _) => i; {closing}."
            )
            return Node(text, e, value)
        if letter in self.theorem.critical:
            self.forms.critical[next(iter(value.value.generators()))] = text
        if letter in self._letter_equations:
            return Node(text, self._letter_equations[letter], value)
        self.emit(f"have {e} : {text} = {text} by [].")
        return Node(text, e, value)

    def _basis(self, term: Expression, value: Any) -> Node:
        e, text = self.fresh("e"), f"({self.theorem.text(term)} : {kind(term)})"
        at = self.forms.names[index_of(term)]
        closing = self.identity(value, entries=True)
        form = self.forms.value(value)
        self.emit(f"have {e} : {text} = {form} by rule (col_eq (col_here R {at}) _) => i; {closing}.")
        return Node(text, e, value)

    def _entry_of(self, term: Expression, v: Node, value: Any, t: str, e: str) -> None:
        basis = f"basis {index_of(term).removeprefix('index ')}"
        closing = self._close([v.value, value], True, "", (), {"": basis})
        form = self.forms.value(value)
        self.emit(f"have {e} : {t} = {form} by rule (entry_node {v.e} _); {closing}.")

    def zeros(self) -> None:
        """at0: where the gain with zero entries is 0."""
        if not self._zeros_of_letter:
            self._zeros_of_letter = True
            self.emit(f"have [at0 [Z1 Z0]] := zeros_of {self.theorem.letter(ZEROS_GAIN)}.")

    def _constant(self, term: Expression, value: Any) -> Node:
        which, text = kind(term), self.theorem.text(term)
        e, form = self.fresh("e"), self.forms.value(value)
        t = f"({text} : {which})"
        if word(term) == "N":
            self.dimension()
            rule = "rule (num_eq En (num_eq Enn _))" if self.two_blocks else "rule (num_eq En _)"
            self.emit(f"have {e} : N%:R = {form} by {rule}; {self.identity(value)}.")
            return Node("N%:R", e, value)
        if which == REAL:
            self.emit(f"have {e} : {text} = {form} :> R by {self.identity(value)}.")
        elif which == VECTOR:
            rule = "(col_ones R N)" if word(term) == "ones" else "(col_zero R N)"
            self.emit(f"have {e} : {t} = {form} by rule (col_eq {rule} _) => i; {self.identity(value, entries=True)}.")
        else:
            rule = "(opr_id R N)" if word(term) == "identity" else "(opr_zero R N)"
            self.emit(f"have {e} : {t} = {form} by rule (opr_eq {rule} _ _); {self._both(value)}.")
        return Node(t, e, value)

    def _scalar(self, name: str, parts: list[Any], value: Any, t: str, e: str) -> None:
        form = self.forms.value(value)
        if name in ("sum", "dot", "trace", "det", "product"):
            rule, closing = getattr(self, f"_{name}")(parts, value)
            self.emit(f"have {e} : {t} = {form} by rule ({rule}); {closing}.")
            return
        if name == "sqrt":
            for i in self._roots_of([value.value]):
                self.root(i)
            sign = self.order(value.value, False)
            closing = self.identity(parts[0].value, value)
            self.emit(f"have {e} : {t} = {form} by rule (sqrt_node {parts[0].e} {sign} _); {closing}.")
            return
        shape = FORMS[name].format(*("ab"[i] if isinstance(p, Node) else p for i, p in enumerate(parts)))
        nodes = [p for p in parts if isinstance(p, Node)]
        rule = "num2" if len(nodes) == 2 else "num1"
        function = f"(fun {' '.join('ab'[: len(nodes)])} : R => {shape})"
        lemma = f"{rule} {function} {' '.join(n.e for n in nodes)}"
        closing = self.identity(*(n.value for n in nodes), value, *self._inverted(name, nodes))
        self.emit(f"have {e} : {t} = {form} by rule (num_eq ({lemma}) _); {closing}.")

    def _inverted(self, name: str, nodes: list[Node]) -> list[Denominator]:
        """What else is divided by: the numerator of the divisor."""
        return [Denominator(nodes[-1].value.value.numerator)] if name in ("inv", "div") else []

    def _known_nonzero(self, value: Fraction) -> None:
        for factor, _ in self.space.field.factor(value.numerator)[1]:
            self.nonzero(factor)

    def _vector(self, name: str, parts: list[Any], value: Any, t: str, e: str) -> None:
        if name == "apply":
            A, v = parts
            lemma = f"opr_apply (s := {self._sums(A.value, v.value)}) {A.e} {v.e} {self._dots(A.value, v.value)}"
            values = [A.value, v.value, value, *self._dot_values(A.value, v.value)]
        else:
            nodes = [p for p in parts if isinstance(p, Node)]
            exponent = [str(p) for p in parts if not isinstance(p, Node)]
            arguments = [*exponent, *(n.e for n in nodes)]
            lemma = " ".join([_VECTOR_RULES[name], *arguments])
            values = [*(n.value for n in nodes), value]
            if name in ("vinv", "drazin"):
                self._entries_invertible(nodes[0].value)
                one = self.space.field.rational(1)
                inverses = [letter_power(letter, -1) for letter in self._root_letters(values)]
                values += [MomentVector(self.space, {(0, monomial): one}) for monomial in inverses]
        closing = self.identity(*values, entries=True, lead="reduce")
        self.emit(f"have {e} : {t} = {self.forms.value(value)} by rule (col_eq ({lemma}) _) => i; {closing}.")

    def _entries_invertible(self, v: MomentVector) -> None:
        for _, coefficient in v.terms.items():
            if len(v.terms) == len(self.space.blocks):
                self._known_nonzero(coefficient)

    def _matrix(self, name: str, parts: list[Any], value: Any, t: str, e: str) -> None:
        if name == "compose":
            A, B = parts
            sums = "[:: " + "; ".join(self._sums(A.value, p) for p, _ in B.value.terms) + "]"
            dots = (
                "".join(f"conj {self._dots(A.value, p)} (" for p, _ in B.value.terms) + "I" + ")" * len(B.value.terms)
            )
            lemma = f"opr_mul (ss := {sums}) {A.e} {B.e} ({dots})"
            values = [A.value, B.value, value, *(d for p, _ in B.value.terms for d in self._dot_values(A.value, p))]
        else:
            lemma = " ".join([_MATRIX_RULES[name], *(p.e for p in parts)])
            values = [*(p.value for p in parts), value]
        self.emit(f"have {e} : {t} = {self.forms.value(value)} by rule (opr_eq ({lemma}) _ _); {self._both(*values)}.")

    def _both(self, *values: Any) -> str:
        """The two goals about operators: diagonals, and entries of the outer products."""
        diagonals = self._diagonals(values)
        first = self.identity(*diagonals, entries=True, lead="reduce")
        second = self.identity(*values, entries=True, lead="reduce", indices=("i", "j"))
        return f"[move=> i; {first} | move=> i j; {second}]"

    @staticmethod
    def _diagonals(values: Any) -> list[Any]:
        return [v.diagonal if isinstance(v, MomentOperator) else v for v in values]

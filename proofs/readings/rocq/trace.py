"""The trace: each operation of a claim is a line of the proof, `e_5 : t_5 = its canonical form`.

The canonical forms come from the moment reading, which need not be trusted: a wrong form is a line that does not
compile.
"""

from __future__ import annotations

from typing import Any

from proofs.readings.moments.field import Fraction, key_of
from proofs.readings.moments.space import Moments
from proofs.readings.moments.values import UNIT, MomentOperator, MomentScalar, MomentVector, Monomial
from proofs.readings.rocq.evaluate import Evaluation
from proofs.readings.rocq.facts import Denominator, Facts, Unproved, typed
from proofs.readings.rocq.statement import Said, Theorem
from proofs.readings.rocq.terms import Term
from proofs.readings.rocq.words import CONSTANTS, FORMS, MATRIX, REAL, VECTOR, kind, numeral
from proofs.statements import Relation

# The rule of each operation of vectors and of operators, by the kind of its result.
_VECTOR_RULES = {"add": "col_add", "sub": "col_sub", "neg": "col_opp", "scale": "col_scale", "had": "col_had",
                 "vinv": "col_vinv", "drazin": "col_drazin", "vpow": "col_vpow"}  # fmt: skip
_MATRIX_RULES = {"add": "opr_add", "sub": "opr_sub", "neg": "opr_opp", "scale": "opr_scale", "transpose": "opr_T",
                 "diag": "opr_diag", "outer": "opr_outer"}  # fmt: skip

# A form with more terms is not worked with.
_TERMS = 5000


class Node:
    """A term of the claim: its variable t, the lemma e that gives its form, and the form."""

    def __init__(self, t: str, e: str, value: Any) -> None:
        self.t, self.e, self.value = t, e, value


class Trace(Facts):
    """The trace of the terms of one theorem."""

    def __init__(self, theorem: Theorem, two_blocks: bool, size: int) -> None:
        super().__init__(Moments(two_blocks, size, _TERMS))
        self.theorem = theorem
        self.forms.zeros = theorem.letter("zeros gain")
        self.evaluate = Evaluation(self.space, theorem.critical)
        self._nodes: dict[Term, Node] = {}
        self._wholes: dict[str, str] = {}
        self._derived: dict[Term, Node] = {}
        self._zeros_of_letter = False
        self._letter_equations: dict[str, str] = {}
        self._products: dict[int, str] = {}

    # -- nodes -----------------------------------------------------------------------------------------------

    def node(self, term: Term) -> Node:
        """The node of a term, made when it is first asked for."""
        if term not in self._nodes:
            self._nodes[term] = self._derived.get(term) or self._made(term)
        return self._nodes[term]

    def _made(self, term: Term) -> Node:
        name, *parts = term
        inner = [
            self.node(part) if isinstance(part, tuple) and name not in ("letter", "zero") else part for part in parts
        ]
        value = self.evaluate(term)
        which = kind(term)
        if name == "letter":
            return self._letter(term, value)
        if name in CONSTANTS or name == "integer":
            return self._constant(term, value)
        texts = [part.t if isinstance(part, Node) else str(part) for part in inner]
        t, e = self.fresh("t"), self.fresh("e")
        self.emit(f"pose {t} : {which} := {FORMS[name].format(*texts)}.")
        rule = {REAL: self._scalar, VECTOR: self._vector, MATRIX: self._matrix}[which]
        rule(name, inner, value, t, e)
        return Node(t, e, value)

    def _letter(self, term: Term, value: Any) -> Node:
        _, which, letter = term
        text = self.theorem.letter(letter)
        e = self.fresh("e")
        if which == VECTOR:
            if letter == "zeros gain":
                self.zeros()
            closing = self.identity(value, entries=True)
            self.emit(
                f"have {e} : {text} = {self.forms.value(value)} by apply: (col_eq (col_letter _)) => i; {closing}."
            )
            return Node(text, e, value)
        if letter in self.theorem.critical:
            self.forms.critical[next(iter(value.value.generators()))] = letter
        if letter in self._letter_equations:
            return Node(text, self._letter_equations[letter], value)
        self.emit(f"have {e} : {text} = {text} by [].")
        return Node(text, e, value)

    def zeros(self) -> None:
        """z: where the gain with zero entries is 0."""
        if not self._zeros_of_letter:
            self._zeros_of_letter = True
            self.emit(f"have [z [Z1 Z0]] := zeros_of {self.forms.zeros}.")

    def _constant(self, term: Term, value: Any) -> Node:
        which, text = kind(term), self.theorem.text(term)
        e, form = self.fresh("e"), self.forms.value(value)
        t = f"({text} : {which})"
        if term[0] == "N":
            self.dimension()
            rule = "apply: (num_eq En); apply: (num_eq Enn)" if self.two_blocks else "apply: (num_eq En)"
            self.emit(f"have {e} : N%:R = {form} by {rule}; {self.identity(value)}.")
            return Node("N%:R", e, value)
        if which == REAL:
            self.emit(f"have {e} : {text} = {form} :> R by {self.identity(value)}.")
        elif which == VECTOR:
            rule = "(col_ones R N)" if term[0] == "ones" else "(col_zero R N)"
            self.emit(f"have {e} : {t} = {form} by apply: (col_eq {rule}) => i; {self.identity(value, entries=True)}.")
        else:
            rule = "(opr_id R N)" if term[0] == "identity" else "(opr_zero R N)"
            self.emit(f"have {e} : {t} = {form} by apply: (opr_eq {rule}); {self._both(value)}.")
        return Node(t, e, value)

    def _scalar(self, name: str, parts: list[Any], value: Any, t: str, e: str) -> None:
        form = self.forms.value(value)
        if name in ("sum", "dot", "trace", "det", "product"):
            rule, closing = getattr(self, f"_{name}")(parts, value)
            self.emit(f"have {e} : {t} = {form} by apply: ({rule}); {closing}.")
            return
        if name == "sqrt":
            for i in self._roots_of([value.value]):
                self.root(i)
            sign = self.order(value.value, False)
            closing = self.identity(parts[0].value, value)
            self.emit(f"have {e} : {t} = {form} by apply: (sqrt_node {parts[0].e} {sign}); {closing}.")
            return
        shape = FORMS[name].format(*("ab"[i] if isinstance(p, Node) else p for i, p in enumerate(parts)))
        nodes = [p for p in parts if isinstance(p, Node)]
        rule = "num2" if len(nodes) == 2 else "num1"
        function = f"(fun {' '.join('ab'[: len(nodes)])} : R => {shape})"
        lemma = f"{rule} {function} {' '.join(n.e for n in nodes)}"
        closing = self.identity(*(n.value for n in nodes), value, *self._inverted(name, nodes))
        self.emit(f"have {e} : {t} = {form} by apply: (num_eq ({lemma})); cbv beta; {closing}.")

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
        closing = self.identity(*values, entries=True, lead="reduce")
        self.emit(f"have {e} : {t} = {self.forms.value(value)} by apply: (col_eq ({lemma})) => i; {closing}.")

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
        self.emit(f"have {e} : {t} = {self.forms.value(value)} by apply: (opr_eq ({lemma})); {self._both(*values)}.")

    def _both(self, *values: Any) -> str:
        """The two goals about operators: diagonals, and entries of the outer products."""
        diagonals = self._diagonals(values)
        first = self.identity(*diagonals, entries=True, lead="reduce")
        second = self.identity(*values, entries=True, lead="reduce", indices=("i", "j"))
        return f"[move=> i; {first} | move=> i j; {second}]"

    @staticmethod
    def _diagonals(values: Any) -> list[Any]:
        return [v.diagonal if isinstance(v, MomentOperator) else v for v in values]

    # -- sums ------------------------------------------------------------------------------------------------

    def _sum(self, parts: list[Node], value: Any) -> tuple[str, str]:
        (v,) = parts
        lemma, total = self.expansion(v.value)
        return f"sum_node {v.e} {lemma}", self.identity(v.value, *total, value)

    def _dot(self, parts: list[Node], value: Any) -> tuple[str, str]:
        u, v = parts
        return f"dot_node {u.e} {v.e} {self.dot_of(u.value, v.value)}", "done"

    def _trace(self, parts: list[Node], value: Any) -> tuple[str, str]:
        (A,) = parts
        diagonal = self.whole(A.value.diagonal)
        proofs = [self.dot_of(p, q) for p, q in A.value.terms]
        chain = "".join(f"(conj {proof} " for proof in proofs) + "I" + ")" * len(proofs)
        values = [self.space.sum(p * q) for p, q in A.value.terms]
        closing = self.identity(self.space.sum(A.value.diagonal), *values, value, lead="reduce")
        sums = "[:: " + "; ".join(map(self.forms.value, values)) + "]"
        return f"opr_trace (s := {sums}) {A.e} {diagonal} {chain}", closing

    def _det(self, parts: list[Node], value: Any) -> tuple[str, str]:
        """The matrix determinant lemma, for a change of rank one."""
        (A,) = parts
        d, terms = A.value.diagonal, A.value.terms
        if len(terms) != 1 or self.two_blocks:
            raise Unproved("a determinant of a change of rank other than one")
        ((p, q),) = terms
        inverse = d.inverse()
        quotient = q * (p * inverse)
        total = self.space.sum(quotient)
        closing = self.identity(p, q, d, inverse, quotient, entries=True)
        form = (
            f"whole (fun i => {self._entry(q)} * ({self._entry(p)} / ({self._entry(d)}))) = {self.forms.value(total)}"
        )
        sum_ = self.have("d", form, f"apply: (whole_eq _ {self.whole(quotient)}) => i; {closing}")
        fact = self._no_zero(d)
        product, symbol = self.product_of(d)
        return f"det_rank_one {A.e} {fact} {product} {sum_}", self.identity(total, symbol, value)

    def _no_zero(self, v: MomentVector) -> str:
        """The fact that no entry of a form is 0."""
        text = f"forall i, {self.forms.entry(v)} != 0"
        for vector, fact in self._nonzero_vectors:
            for other in (v - vector, v + vector):
                if not other.terms:
                    closing = "clear - R; ring"
                    return self.have("W", text, f"move=> i; first [apply: (nz_of ({fact} i)); {closing} | "
                                     f"rewrite -oppr_eq0; apply: (nz_of ({fact} i)); {closing}]")  # fmt: skip
        raise Unproved("that no entry of a diagonal is 0 is not seen")

    def _product(self, parts: list[Node], value: Any) -> tuple[str, str]:
        (v,) = parts
        lemma, symbol = self.product_of(v.value)
        return f"product_node {v.e} {lemma}", self.identity(symbol, value)

    def product_of(self, v: MomentVector) -> tuple[str, Fraction]:
        """The lemma: the product of the entries of a form = its variable."""
        value = self.space.product(v).value
        index = next((i for i, d in enumerate(value.numerator.degrees()) if d), None)
        symbol = None if index is None else self.space.field.symbol(index)
        if index is None or symbol is None or (value - symbol).numerator or (self.space.products[index] - v).terms:
            raise Unproved("a product over the entries that is not one product")
        if index not in self._products:
            entry = self.forms.entry(v)
            self.emit(f"have [p_{index} P_{index}] := some_number (\\prod_(i : 'I_N) ({entry})).")
            self._products[index] = f"P_{index}"
            try:
                entries = self._no_zero(v)
                tactic = f"rewrite -P_{index}; apply/prodf_neq0 => i _; exact: ({entries} i)"
                fact = self.have("NZ", f"p_{index} != 0", tactic)
                self._nonzero[key_of(symbol.numerator)] = fact
            except Unproved:
                pass
        return self._products[index], symbol

    def whole(self, v: MomentVector) -> str:
        """The lemma: whole of a canonical form = its value."""
        lemma, total = self.expansion(v)
        value = self.space.sum(v)
        text = f"whole {self.forms.function(v)} = {self.forms.value(value)}"
        if text not in self._wholes:
            self._wholes[text] = self.have("d", text, f"apply: (num_eq {lemma}); {self.identity(v, *total, value)}")
        return self._wholes[text]

    def dot_of(self, u: MomentVector, v: MomentVector) -> str:
        """The lemma: whole of the product of two forms = its value."""
        product = u * v
        value = self.space.sum(product)
        text = f"whole (fun i => {self._entry(u)} * {self._entry(v)}) = {self.forms.value(value)}"
        if text not in self._wholes:
            inner = self.whole(product)
            closing = self.identity(u, v, product, entries=True)
            self._wholes[text] = self.have("d", text, f"apply: (whole_eq _ {inner}) => i; {closing}")
        return self._wholes[text]

    def _entry(self, v: MomentVector) -> str:
        text = self.forms.entry(v)
        return f"({text})" if " " in text else text

    def expansion(self, v: MomentVector, moment: Any = None) -> tuple[str, list[Fraction]]:
        """The lemma: whole of a canonical form = Σ coefficient · moment, and the scalars in it."""
        values: list[Fraction] = []
        parts = []
        for block in self.space.blocks:
            pieces = []
            for monomial, coefficient in v.block(block).items():
                lemma, value = (moment or self.moment)(block, monomial)
                values += [value, coefficient]
                one = coefficient.is_one()
                pieces.append(lemma if one else f"(partZ {self.forms.fraction(coefficient)} {lemma})")
            text = pieces[0] if pieces else f"(@part0 R N {self.part(block)})"
            for piece in pieces[1:]:
                text = f"(partD {text} {piece})"
            parts.append(text)
        return (parts[0] if len(parts) == 1 else f"(whole_if {parts[0]} {parts[1]})"), values

    def _dots(self, A: MomentOperator, v: MomentVector) -> str:
        proofs = [self.dot_of(q, v) for _, q in A.terms]
        return "".join(f"(conj {proof} " for proof in proofs) + "I" + ")" * len(proofs)

    def _sums(self, A: MomentOperator, v: MomentVector) -> str:
        return "[:: " + "; ".join(map(self.forms.value, self._dot_values(A, v))) + "]"

    def _dot_values(self, A: MomentOperator, v: MomentVector) -> list[Any]:
        return [self.space.sum(q * v) for _, q in A.terms]

    # -- hypotheses --------------------------------------------------------------------------------------------

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
        elif said.relation is Relation.POSITIVE:
            self.space.assume_positive(value)
            name = self.fresh("H")
            self.emit(f"have {name} := pos_of {fact} {left.e}.")
            self.learn(name, value.value, True)
        elif said.relation is Relation.AT_MOST and right is not None:
            difference = right.value - value
            self.space.assume_non_negative(difference)
            closing = self.identity(value, right.value, difference)
            name = self.have("H", f"0 <= {self.forms.value(difference)}",
                             f"move: (le_of {fact} {left.e} {right.e}) => h; rewrite -subr_ge0 in h; "
                             f"apply: (nneg_of h); clear h; {closing}")  # fmt: skip
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
        if len(monomial) == 1 and not more and monomial[0][1] > 0:
            letter = monomial[0][0]
            rest = v.value * self.space.vector_of(letter, -1)
            text = f"apply: (nz_factor (r := {self.forms.entry(rest)}) ({name} i)); clear - R; ring"
            self.learn_letter(
                letter, self.have("H", f"forall i, {self.forms.letter(letter, 'i')} != 0", f"move=> i; {text}")
            )

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
        lemma = f"(solved (r := {self.forms.fraction(quotient)}) (eq_of {fact} {left.e} {right.e}))"
        equation = self.have("E", f"{name} = {self.forms.fraction(solution)}", f"apply: {lemma}; {closing}")
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
            self._letter_equations[name] = equation
        for polynomial, fact, strict in list(self._signed):
            if polynomial.degrees()[index]:
                self._signed.remove((polynomial, fact, strict))
                value = self.space.field.substituted(polynomial, index, solution)
                closing = f"rewrite {equation}; {self.identity(value, solution)}"
                order = "<" if strict else "<="
                if value.is_zero() or value.numerator.is_constant():
                    continue
                which = "pos_of" if strict else "nneg_of"
                new = self.have("S", f"0 {order} {self.forms.fraction(value)}", f"apply: ({which} {fact}); {closing}")
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
        zeta = ("letter", REAL, letter)
        node = self.node(zeta)
        index = next(iter(node.value.value.generators()))
        difference = ("sub", ("vpow", gain, 2), ("scale", zeta, ("ones",)))
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
        self.emit(f"have {name} : vinv (vpow {self.node(gain).t} 2 - {letter} *: ones) = {form} "
                  f"by apply: (col_eq (col_vinv {v.e})) => i; {closing}.")  # fmt: skip
        total = self.space.field.rational(0)
        for (block, monomial), coefficient in reciprocal.terms.items():
            total = total + coefficient * raw(block, monomial)[1]
        closing = self.identity(reciprocal, *values, total)
        sum_ = self.have("H", f"{self.forms.fraction(total)} = 0",
                         f"rewrite -{secular}; apply: esym; apply: (sum_node {name} {lemma}); {closing}")  # fmt: skip
        for i, solution in eliminated.items():
            symbol = self.space.field.symbol(i)
            quotient = (symbol - solution) * total.reciprocal()
            closing = self.identity(total, solution, quotient, symbol)
            text = f"apply: (solved (r := {self.forms.fraction(quotient)}) {sum_}); {closing}"
            equation = self.have("E", f"m_{i} = {self.forms.fraction(solution)}", text)
            self._replace_moment(self.space.field.generators[i].key, f"m_{i}", equation, solution)
        sign = self.have("S", f"0 < {letter}", f"exact: (critical_gt0 N_gt0 {poles} {secular})")
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

    # -- conclusions ---------------------------------------------------------------------------------------------

    def nonzero_term(self, term: Term) -> str:
        """The fact that a divisor is not 0."""
        node = self.node(term)
        if isinstance(node.value, MomentVector):
            return self._nonzero_entries(node)
        self._known_nonzero(node.value.value)
        text = self.forms.value(node.value)
        form = self.have("NZ", f"{text} != 0{typed(node.value.value)}", self._product_nonzero(node.value.value))
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
        return (f"apply: (nz_is (c := {sign}({text}))); [{closing} | clear - {keep}; {minus}"
                "repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | "
                f"by rewrite ?orbT ?pnatr_eq0 ?oner_eq0{large}]]")  # fmt: skip

    def _nonzero_entries(self, node: Node) -> str:
        terms = node.value.terms
        name = self.fresh("C")
        if len(self.space.blocks) == 1 and len(terms) == 1:
            ((_, monomial), coefficient), *_ = terms.items()
            self._known_nonzero(coefficient)
            facts = [self.nonzero(f) for f, _ in [*self.space.field.factor(coefficient.numerator)[1],
                                                  *self.space.field.factor(coefficient.denominator)[1]]]  # fmt: skip
            lead = "".join(f"have q{k} := {self.entry_nonzero(l)} i; " for k, (l, _) in enumerate(monomial))
            keep = " ".join([*facts, *(f"q{k}" for k in range(len(monomial))), "R"])
            self.emit(f"have {name} : forall i, {node.t} i 0 != 0 by apply: (col_nz {node.e}) => i; {lead}"
                      f"clear - {keep}; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?oner_eq0 //=; "
                      "first [nz1 | done].")  # fmt: skip
            return name
        for vector, fact in self._nonzero_vectors:
            difference = [node.value - vector, node.value + vector]
            for sign, rest in zip(("", "-"), difference, strict=True):
                if not rest.terms:
                    closing = self.identity(node.value, vector, entries=True)
                    opposite = "rewrite -oppr_eq0; " if sign else ""
                    self.emit(f"have {name} : forall i, {node.t} i 0 != 0 by apply: (col_nz {node.e}) => i; {opposite}"
                              f"apply: (nz_of ({fact} i)); {closing}.")  # fmt: skip
                    return name
        raise Unproved("that no entry of a divisor is 0 is not seen")

    def nonnegative_term(self, term: Term) -> str:
        """The fact that a radicand is not negative."""
        node = self.node(term)
        sign = self.order(node.value.value, False)
        name = self.fresh("C")
        self.emit(f"have {name} : 0 <= {node.t} := nneg_is {node.e} {sign}.")
        return name

    def conclusion(self, said: Said) -> str:
        """The fact that a statement holds."""
        left = self.node(said.left)
        name = self.fresh("C")
        if said.relation is Relation.POSITIVE:
            sign = self.order(left.value.value, True)
            self.emit(f"have {name} : 0 < {left.t} := pos_is {left.e} {sign}.")
            return name
        if said.relation is Relation.NONZERO:
            return self.nonzero_term(said.left)
        assert said.right is not None
        right = self.node(said.right)
        if said.relation is Relation.AT_MOST:
            difference = right.value - left.value
            sign = self.order(difference.value, False)
            closing = self.identity(left.value, right.value, difference)
            self.emit(f"have {name} : {left.t} <= {right.t} by apply: (le_by {left.e} {right.e} _ {sign}); {closing}.")
            return name
        lemma = f"{left.t} = {right.t} by "
        if isinstance(left.value, MomentScalar):
            closing = self.identity(left.value, right.value)
            self.emit(
                f"have {name} : {lemma}apply: (num_eq {left.e}); apply: esym; apply: (num_eq {right.e}); {closing}."
            )
        elif isinstance(left.value, MomentVector):
            closing = self.identity(left.value, right.value, entries=True)
            self.emit(f"have {name} : {lemma}apply: (col_same {left.e} {right.e}) => i; {closing}.")
        else:
            self.emit(
                f"have {name} : {lemma}apply: (opr_same {left.e} {right.e}); {self._both(left.value, right.value)}."
            )
        return name

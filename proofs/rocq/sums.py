"""Sums over the entries, traces, determinants and products in the trace: each from the moments in it."""

from __future__ import annotations

from typing import Any

from lnverify.proofs.algebra.field import Fraction, key_of
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import UNIT, MomentOperator, MomentVector, Monomial, letter_power
from lnverify.proofs.rocq.identities import Unproved
from lnverify.proofs.rocq.signs import Signs
from lnverify.proofs.vocabulary import ZEROS_GAIN


class Node:
    """A term of the claim: its variable t, the lemma e that gives its form, and the form."""

    def __init__(self, t: str, e: str, value: Any) -> None:
        self.t, self.e, self.value = t, e, value


class Sums(Signs):
    """The facts of a proof, sums over entries among them."""

    def __init__(self, space: Moments) -> None:
        super().__init__(space)
        self._wholes: dict[str, str] = {}
        self._products: dict[int, str] = {}

    def _sum(self, parts: list[Node], value: Any) -> tuple[str, str]:
        (v,) = parts
        lemma, total = self.expansion(v.value)
        return f"sum_node {v.e} {lemma} _", self.identity(v.value, *total, value)

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
        return f"opr_trace (s := {sums}) {A.e} {diagonal} {chain} _", closing

    def _det(self, parts: list[Node], value: Any) -> tuple[str, str]:
        """The matrix determinant lemma, for a change of rank one or two."""
        (A,) = parts
        d, terms = A.value.diagonal, A.value.terms
        if len(terms) not in (1, 2):
            raise Unproved("a determinant of a change of rank more than two")
        fact = self._no_zero(d)
        product, symbol = self.product_of(d)
        results = [self._quotient(q, p, d) for _, q in terms for p, _ in terms]
        lemma = "det_rank_one" if len(terms) == 1 else "det_rank_two"
        sums, totals = " ".join(sum_ for sum_, _ in results), [total for _, total in results]
        return f"{lemma} {A.e} {fact} {product} {sums} _", self.identity(*totals, symbol, value)

    def _quotient(self, q: MomentVector, p: MomentVector, d: MomentVector) -> tuple[str, Any]:
        """The lemma: whole of q p / d = its value."""
        inverse = d.inverse()
        quotient = q * (p * inverse)
        total = self.space.sum(quotient)
        closing = self.identity(p, q, d, inverse, quotient, entries=True)
        form = (
            f"whole (fun i => {self._entry(q)} * ({self._entry(p)} / ({self._entry(d)}))) = {self.forms.value(total)}"
        )
        return self.have("d", form, f"rule (whole_eq _ {self.whole(quotient)}) => i; {closing}"), total

    def _no_zero(self, v: MomentVector) -> str:
        """The fact that no entry of a form is 0."""
        text = f"forall i, {self._entry(v) if self.two_blocks else self.forms.entry(v)} != 0"
        for vector, fact in self._nonzero_vectors:
            for other in (v - vector, v + vector):
                if not other.terms:
                    closing = "clear - R; ring"
                    return self.have("W", text, f"move=> i; first [rule (nz_of ({fact} i) _); {closing} | "
                                     f"rewrite -oppr_eq0; rule (nz_of ({fact} i) _); {closing}]")  # fmt: skip
        if self.two_blocks and (tactic := self.nonzero_monomials(v)) is not None:
            return self.have("W", text, f"move=> i; {tactic}")
        try:
            return f"(fun i => lt0r_neq0 ({self.positive_entries(v)} i))"
        except Unproved:
            raise Unproved("no proof was found that no entry of a diagonal is 0") from None

    def nonzero_monomials(self, v: MomentVector) -> str | None:
        """The tactic that an entry is not 0, where it is one product in each block; None where it is more."""
        parts = [list(v.block(block).items()) for block in self.space.blocks]
        if any(len(part) != 1 for part in parts):
            return None
        tactics = [self._nonzero_monomial(*part[0]) for part in parts]
        return f"case zi: (at0 i); [{tactics[1]} | {tactics[0]}]" if self.two_blocks else tactics[0]

    def _nonzero_monomial(self, monomial: Monomial, coefficient: Fraction) -> str:
        polynomials = (coefficient.numerator, coefficient.denominator)
        facts = [self.nonzero(f) for p in polynomials for f, _ in self.space.field.factor(p)[1]]
        # Of the gain with zero entries nothing but its own block has a power.
        told = ["Z0 i zi" if letter == ZEROS_GAIN else f"{self.entry_nonzero(letter)} i" for letter, _ in monomial]
        lead = "".join(f"have q{k} := {fact}; " for k, fact in enumerate(told))
        keep = " ".join([*facts, *(f"q{k}" for k in range(len(told))), "R"])
        return (f"{lead}clear - {keep}; repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?oner_eq0 //=; "
                "first [nz1 | done]")  # fmt: skip

    def _product(self, parts: list[Node], value: Any) -> tuple[str, str]:
        (v,) = parts
        lemma, symbol = self.product_of(v.value)
        return f"product_node {v.e} {lemma} _", self.identity(symbol, value)

    def product_of(self, v: MomentVector) -> tuple[str, Fraction]:
        """The lemma: the product of the entries of a form = its variable."""
        if (power := self._power_of_letter(v)) is not None:
            return power
        value = self.space.product(v).value
        index = next((i for i, d in enumerate(value.numerator.degrees()) if d), None)
        symbol = None if index is None else self.space.field.symbol(index)
        own = self._without_ones(v)
        if index is None or symbol is None or (value - symbol).numerator or (self.space.products[index] - own).terms:
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

    def _power_of_letter(self, v: MomentVector) -> tuple[str, Fraction] | None:
        """The product of a power of a letter is a power of its product."""
        terms = list(self._without_ones(v).terms.items())
        if len(terms) != 1:
            return None
        ((block, monomial), coefficient), *_ = terms
        if not coefficient.is_one() or len(monomial) != 1 or monomial[0][1] < 2:
            return None
        letter, exponent = monomial[0]
        one = self.space.field.rational(1)
        ones = {(other, UNIT): one for other in self.space.blocks if other != block}
        base = MomentVector(self.space, {(block, letter_power(letter, 1)): one} | ones)
        lemma, symbol = self.product_of(base)
        name = self.fresh("P")
        power = f"{self.forms.fraction(symbol)} ^+ {exponent}"
        cases = "; apply: eq_bigr => i _; case: (at0 i); rewrite ?expr1n" * self.two_blocks
        self.emit(f"have {name} : \\prod_(i : 'I_N) ({self.forms.entry(v)}) = {power} "
                  f"by rewrite -{lemma} -prodrXl{cases}.")  # fmt: skip
        return name, symbol**exponent

    def _without_ones(self, v: MomentVector) -> MomentVector:
        """A form of two blocks without the block in which it is 1; of one block the form itself."""
        if not self.two_blocks:
            return v
        parts = {block: v.block(block) for block in self.space.blocks}
        ones = [block for block, part in parts.items() if part.keys() == {UNIT} and part[UNIT].is_one()]
        return MomentVector(self.space, {key: c for key, c in v.terms.items() if key[0] not in ones})

    def whole(self, v: MomentVector) -> str:
        """The lemma: whole of a canonical form = its value."""
        lemma, total = self.expansion(v)
        value = self.space.sum(v)
        text = f"whole {self.forms.function(v)} = {self.forms.value(value)}"
        if text not in self._wholes:
            self._wholes[text] = self.have("d", text, f"rule (num_eq {lemma} _); {self.identity(v, *total, value)}")
        return self._wholes[text]

    def dot_of(self, u: MomentVector, v: MomentVector) -> str:
        """The lemma: whole of the product of two forms = its value."""
        product = u * v
        value = self.space.sum(product)
        text = f"whole (fun i => {self._entry(u)} * {self._entry(v)}) = {self.forms.value(value)}"
        if text not in self._wholes:
            inner = self.whole(product)
            closing = self.identity(u, v, product, entries=True)
            self._wholes[text] = self.have("d", text, f"rule (whole_eq _ {inner}) => i; {closing}")
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

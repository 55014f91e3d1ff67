"""Sums and products over the entries: each from the moments in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lnverify.proofs.algebra.field import Fraction, key_of
from lnverify.proofs.readings.moments.values import UNIT, MomentOperator, MomentVector, letter_power
from lnverify.proofs.rocq.draft import Unproved
from lnverify.proofs.rocq.part import Part


class Sums(Part):
    """Finds the lemmas about sums and products of forms."""

    def expansion(self, v: MomentVector, determined: bool = False) -> tuple[str, list[Fraction]]:
        """The lemma: whole of a canonical form = Σ coefficient · moment, and the scalars in it."""
        values: list[Fraction] = []
        parts = []
        for block in self.space.blocks:
            pieces = []
            for monomial, coefficient in v.block(block).items():
                lemma, value = self.facts.generators.moment(block, monomial, determined)
                values += [value, coefficient]
                one = coefficient.is_one()
                pieces.append(lemma if one else f"(partZ {self.forms.fraction(coefficient)} {lemma})")
            text = pieces[0] if pieces else f"(@part0 R N {self.facts.generators.part(block)})"
            for piece in pieces[1:]:
                text = f"(partD {text} {piece})"
            parts.append(text)
        return (parts[0] if len(parts) == 1 else f"(whole_if {parts[0]} {parts[1]})"), values

    def whole(self, v: MomentVector) -> str:
        """The lemma: whole of a canonical form = its value."""
        lemma, total = self.expansion(v)
        value = self.space.sum(v)
        text = f"whole {self.forms.function(v)} = {self.forms.value(value)}"
        if text not in self.known.sums:
            tactic = f"rule (num_eq {lemma} _); {self.facts.identity(v, *total, value)}"
            self.known.sums[text] = self.lines.have("d", text, tactic)
        return self.known.sums[text]

    def dot(self, u: MomentVector, v: MomentVector) -> str:
        """The lemma: whole of the product of two forms = its value."""
        product = u * v
        value = self.space.sum(product)
        text = f"whole (fun i => {self.forms.atom(u)} * {self.forms.atom(v)}) = {self.forms.value(value)}"
        if text not in self.known.sums:
            inner = self.whole(product)
            closing = self.facts.identity(u, v, product, entries=True)
            self.known.sums[text] = self.lines.have("d", text, f"rule (whole_eq _ {inner}) => i; {closing}")
        return self.known.sums[text]

    def quotient(self, q: MomentVector, p: MomentVector, d: MomentVector) -> tuple[str, Any]:
        """The lemma: whole of q p / d = its value."""
        inverse = d.inverse()
        quotient = q * (p * inverse)
        total = self.space.sum(quotient)
        closing = self.facts.identity(p, q, d, inverse, quotient, entries=True)
        p_text, q_text, d_text = map(self.forms.atom, (p, q, d))
        form = f"whole (fun i => {q_text} * ({p_text} / ({d_text}))) = {self.forms.value(total)}"
        return self.lines.have("d", form, f"rule (whole_eq _ {self.whole(quotient)}) => i; {closing}"), total

    # -- along the outer products of an operator -------------------------------------------------------------------

    def dots(self, pairs: Sequence[tuple[MomentVector, MomentVector]]) -> str:
        """The lemmas about some products of forms, together."""
        proofs = [self.dot(u, v) for u, v in pairs]
        return "".join(f"(conj {proof} " for proof in proofs) + "I" + ")" * len(proofs)

    def values(self, pairs: Sequence[tuple[MomentVector, MomentVector]]) -> list[Any]:
        """The sums of some products of forms."""
        return [self.space.sum(u * v) for u, v in pairs]

    def text(self, pairs: Sequence[tuple[MomentVector, MomentVector]]) -> str:
        """These sums as a list."""
        return "[:: " + "; ".join(map(self.forms.value, self.values(pairs))) + "]"

    # -- products over the entries ---------------------------------------------------------------------------------

    def product(self, v: MomentVector) -> tuple[str, Fraction]:
        """The lemma: the product of the entries of a form = its variable."""
        if (power := self._power_of_letter(v)) is not None:
            return power
        value = self.space.product(v).value
        index = next((i for i, d in enumerate(value.numerator.degrees()) if d), None)
        if index is None or self.space.field.generators[index].kind != "product":
            raise Unproved("a product over the entries that is not one product")
        symbol, (factor, *_) = self.space.field.symbol(index), self.space.coordinates.made_of[index]
        if (value - symbol).numerator or (factor - self._without_ones(v)).terms:
            raise Unproved("a product over the entries that is not one product")
        if index not in self.known.products:
            entry = self.forms.entry(v)
            self.lines.emit(f"have [p_{index} P_{index}] := some_number (\\prod_(i : 'I_N) ({entry})).")
            self.known.products[index] = f"P_{index}"
            try:
                entries = self.facts.letters.nonzero_entries(v)
            except Unproved:
                return self.known.products[index], symbol
            tactic = f"rewrite -P_{index}; apply/prodf_neq0 => i _; exact: ({entries} i)"
            self.known.nonzero[key_of(symbol.numerator)] = self.lines.have("NZ", f"p_{index} != 0", tactic)
        return self.known.products[index], symbol

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
        lemma, symbol = self.product(MomentVector(self.space, {(block, letter_power(letter, 1)): one} | ones))
        statement = f"\\prod_(i : 'I_N) ({self.forms.entry(v)}) = {self.forms.fraction(symbol)} ^+ {exponent}"
        cases = "; apply: eq_bigr => i _; case: (at0 i); rewrite ?expr1n" * self.facts.two_blocks
        return self.lines.have("P", statement, f"rewrite -{lemma} -prodrXl{cases}"), symbol**exponent

    def _without_ones(self, v: MomentVector) -> MomentVector:
        """A form of two blocks without the block in which it is 1; of one block the form itself."""
        if not self.facts.two_blocks:
            return v
        parts = {block: v.block(block) for block in self.space.blocks}
        ones = [block for block, part in parts.items() if part.keys() == {UNIT} and part[UNIT].is_one()]
        return MomentVector(self.space, {key: c for key, c in v.terms.items() if key[0] not in ones})


def pairs_of(A: MomentOperator, v: MomentVector) -> list[tuple[MomentVector, MomentVector]]:
    """What is summed where an operator is applied: the second vector of each outer product, and v."""
    return [(q, v) for _, q in A.terms]

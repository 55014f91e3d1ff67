"""Sums, products and single entries of coordinate functions in the moment reading; each that is none of others is a
generator.

The basis vector e of an index i picks the entry of what it is multiplied by: e ⊙ u = uᵢ e for every coordinate function
u, and Σ e = 1. So every sum with e is a scalar, and of a free vector it is one generator, its entry. Entries of
reciprocals, exponentials and logarithms are these of entries. Two indices differ: eᵢ ⊙ eⱼ = 0, and N is at least the
number of indices.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.readings.moments.coordinates import Coordinates, Part
from lnverify.proofs.readings.moments.functions import Functions
from lnverify.proofs.readings.moments.graphs import Graphs
from lnverify.proofs.readings.moments.reciprocals import Reciprocals
from lnverify.proofs.readings.moments.roots import Roots
from lnverify.proofs.readings.moments.signs import Signs
from lnverify.proofs.readings.moments.values import UNIT, MomentVector, Monomial, key_of_terms, letter_power
from lnverify.proofs.values import Inexpressible


@dataclass(eq=False, repr=False)
class Totals:
    """Sums and products over coordinates, basis vectors, and entries."""

    _coordinates: Coordinates
    _graphs: Graphs
    _reciprocals: Reciprocals
    _roots: Roots
    _functions: Functions
    _signs: Signs

    def __post_init__(self) -> None:
        self._field, self._kernel = self._coordinates.field, self._signs.kernel
        self._coordinates.rules.insert(0, self._rewrite)

    def size(self, block: int) -> Fraction:
        """The number of coordinates in a block."""
        return self._kernel.value_of("size", block)

    def sum(self, v: MomentVector) -> Fraction:
        """Σ v."""
        return self._field.sum(c * self._moment(*place) for place, c in v.terms.items())

    def _moment(self, block: int, monomial: Monomial) -> Fraction:
        if monomial == UNIT:
            return self.size(block)
        if self._is_centred(monomial):
            return self._field.rational(0)
        if self._coordinates.index_in(monomial):
            return self._field.rational(1)
        if self._graphs.branches(monomial):
            result = self._graphs.rooted(block, monomial)
            return self.sum(result) if isinstance(result, MomentVector) else self._kernel.value_of("moment", result)
        return self._kernel.value_of("moment", (block, monomial))

    def _is_centred(self, monomial: Monomial) -> bool:
        """Whether it is the letter of a vector of the claim that sums to 0, in one block."""
        ((letter, exponent), *others) = monomial
        meaning = self._coordinates.meanings.get(letter)
        if meaning is None or exponent != 1 or others or len(self._coordinates.blocks) > 1:
            return False
        return self.sum(meaning).is_zero()

    # -- products --------------------------------------------------------------------------------------

    def product(self, v: MomentVector) -> Fraction:
        """∏ v."""
        total = self._field.rational(1)
        for block in v.blocks:
            terms = v.block(block)
            if not terms and self._signs.is_positive(self.size(block)):
                return self._field.rational(0)
            if not terms:
                raise Inexpressible("a product over coordinates that may be none")
            total = total * self._product_of(block, terms)
        return total

    def _product_of(self, block: int, terms: Part) -> Fraction:
        """∏ over one block, as a product of those of irreducible factors where no scalar has to be taken out."""
        if len(terms) == 1:
            ((monomial, coefficient),) = terms.items()
            exponentials, others = self._product_of_exponentials(block, monomial)
            if others != monomial:
                rest = {others: coefficient}
                is_one = not others and coefficient.is_one()
                return exponentials if is_one else exponentials * self._product_of(block, rest)
        v = self._coordinates.part(block, terms)
        letters = {letter for monomial in terms for letter, _ in monomial} & self._reciprocals.relations.keys()
        if not all(self._kernel.letter_is_nonzero(block, letter) for letter in letters):
            raise Inexpressible("a product of reciprocals whose leading coefficient may be 0")
        cofactor = self._reciprocals.cofactor(v, block)
        if cofactor.terms.keys() != {(block, UNIT)}:
            whole = self._product_of(block, (v * cofactor).block(block))
            return whole * self._product_of(block, cofactor.block(block)).reciprocal()
        if terms.keys() == {UNIT} and self._signs.is_positive(terms[UNIT]):
            return self._functions.exp(self.size(block) * self._functions.log(terms[UNIT]))
        content, factors = self._reciprocals.factors(v)
        if (-content).is_one():
            # (−1)ᴺ taken out would say nothing more.
            return self._product_symbol(block, terms)
        total = self._field.rational(1) if content.is_one() else self._product_of_scalar(block, content)
        for letter, coefficients, exponent in factors:
            factor = {letter_power(letter, j): c for j, c in enumerate(coefficients) if not c.is_zero()}
            total = total * self._product_symbol(block, factor) ** exponent
        return total

    def _product_of_exponentials(self, block: int, monomial: Monomial) -> tuple[Fraction, Monomial]:
        """∏ₙ of the exponentials in a product of letters, which is e to the sum of what they are of, and the others."""
        letters = self._functions.letters
        known = ((item, letters.get(item[0])) for item in monomial)
        mine = {item: one.argument for item, one in known if one is not None and one.function == "exp"}
        sums = (self._field.rational(exponent) * self.sum(self._coordinates.part(block, part))
                for (_, exponent), part in mine.items())  # fmt: skip
        return self._field.product(map(self._functions.exp, sums)), tuple(item for item in monomial if item not in mine)

    def _product_of_scalar(self, block: int, x: Fraction) -> Fraction:
        """∏ of the same scalar: of each of its factors, but where what it divides by may be 0."""
        if not x.denominator.is_constant():
            return self._product_symbol(block, {UNIT: x})
        number, factors = self._field.factor(x.numerator)
        values = [(self._kernel.scalar(factor), exponent) for factor, exponent in factors]
        number_of = self._field.rational(number) * self._kernel.scalar(x.denominator).reciprocal()
        total = self._field.rational(1)
        for value, exponent in [(number_of, 1), *values]:
            if self._signs.is_positive(value):
                total = total * self._functions.exp(self.size(block) * self._functions.log(value)) ** exponent
            else:
                total = total * self._product_symbol(block, {UNIT: value}) ** exponent
        return total

    def _product_symbol(self, block: int, terms: Part) -> Fraction:
        index = self._field.generator("product", (block, key_of_terms(terms)))
        self._coordinates.made_of[index] = [self._coordinates.part(block, terms)]
        return self._field.symbol(index)

    # -- entries ---------------------------------------------------------------------------------------

    def basis(self, name: str) -> MomentVector:
        """The basis vector of an index."""
        # A name that no user can write.
        letter = f"basis {name}"
        if letter not in self._coordinates.bases:
            self._coordinates.bases[letter] = name
            self._signs.learn(self._kernel.indices_differ(len(self._coordinates.bases)))
        return self._coordinates.power(0, letter)

    def _rewrite(self, monomial: Monomial) -> Part | None:
        """e ⊙ u = uᵢ e, and eᵢ ⊙ eⱼ = 0."""
        letters = self._coordinates.index_in(monomial)
        if not letters or (len(monomial) == 1 and monomial[0][1] == 1):
            return None
        if len(letters) > 1:
            return {}
        rest = tuple(item for item in monomial if item[0] != letters[0])
        index = self._coordinates.bases[letters[0]]
        return {((letters[0], 1),): self.entry_of({rest: self._field.rational(1)}, index)}

    def entry_of(self, part: Part, index: str) -> Fraction:
        """The entry of a coordinate function at an index."""

        def power(letter: str, exponent: int) -> Fraction:
            entry = self._entry_of_letter(letter, index)
            return (entry if exponent > 0 else entry.reciprocal()) ** abs(exponent)

        return self._field.sum(prod((power(*each) for each in monomial), start=c) for monomial, c in part.items())

    def _entry_of_letter(self, letter: str, index: str) -> Fraction:
        if letter in self._coordinates.bases:
            return self._field.rational(int(self._coordinates.bases[letter] == index))
        if letter in self._reciprocals.relations:
            return self.entry_of(self._reciprocals.relations[letter].part, index).reciprocal()
        if letter in self._roots.letters:
            square = self.entry_of(self._roots.letters[letter].square, index)
            # Where p is 0, p√q says nothing of q.
            return self._roots.of_scalar(square) if letter in self._roots.alone else self._field.sqrt(square)
        if letter in self._functions.letters:
            outcome = self._functions.letters[letter]
            with self._field.notes.without_recording():
                inner = self.entry_of(outcome.argument, index)
                return self._functions.exp(inner) if outcome.function == "exp" else self._functions.log(inner)
        return self._kernel.value_of("entry", (index, letter))

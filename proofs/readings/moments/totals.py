"""Sums and products of coordinate functions in the moment reading: moments Σ[f] and products ∏ f are generators."""

from __future__ import annotations

from dataclasses import dataclass

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.readings.moments.coordinates import Coordinates, Part
from lnverify.proofs.readings.moments.functions import Functions
from lnverify.proofs.readings.moments.graphs import Graphs
from lnverify.proofs.readings.moments.reciprocals import Reciprocals
from lnverify.proofs.readings.moments.signs import Signs
from lnverify.proofs.readings.moments.values import UNIT, MomentVector, Monomial, key_of_terms, letter_power
from lnverify.proofs.values import Inexpressible


@dataclass(eq=False, repr=False)
class Totals:
    """Sums and products over coordinates."""

    _coordinates: Coordinates
    _graphs: Graphs
    _reciprocals: Reciprocals
    _functions: Functions
    _signs: Signs

    def __post_init__(self) -> None:
        self._field, self._kernel = self._coordinates.field, self._signs.kernel

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

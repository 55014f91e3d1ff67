"""Products and quotients of coordinate functions, in normal form.

A quotient such as 1/(g² − ζ) is a letter w with the relation w·(g² − ζ) = 1; a monomial is in normal form when no
relation shortens it.
"""

from __future__ import annotations

from dataclasses import dataclass

from proofs.field import Field, Fraction
from proofs.moment_values import UNIT, MomentVector, Monomial, letter_power, multiply
from proofs.space import Inexpressible, Undefined
from proofs.structured import StructuredSpace


@dataclass(frozen=True)
class Relation:
    """A letter w with w·v = 1, v = ℓ^d + … + c₀ a polynomial in one letter ℓ, c₀ ≠ 0.

    Attributes:
        name: the letter w.
        letter: the letter ℓ.
        coefficients: c₀, c₁, …, c_d = 1.
    """

    name: str
    letter: str
    coefficients: tuple[Fraction, ...]

    @property
    def degree(self) -> int:
        return len(self.coefficients) - 1


class Coordinates(StructuredSpace):
    """The part of the moment space that knows coordinate functions.

    Attributes:
        blocks: the blocks of coordinates: (0,), or (0, 1) where those of zero gain are block 1.
        field: the scalars.
        relations: the letters that stand for reciprocals.
        inverted_letters: the letters that were divided by.
        inverted_vectors: the sums that were divided by, each in one block.
    """

    def __init__(self, blocks: tuple[int, ...], field: Field) -> None:
        self.blocks = blocks
        self.field = field
        self.relations: dict[str, Relation] = {}
        self.inverted_letters: set[str] = set()
        self.inverted_vectors: list[MomentVector] = []

    def accumulate(
        self, terms: dict[tuple[int, Monomial], Fraction], block: int, monomial: Monomial, value: Fraction
    ) -> None:
        """Add value·monomial to the terms, the monomial in normal form."""
        for normal, factor in self._normal_form(monomial).items():
            key, product = (block, normal), value * factor
            terms[key] = terms[key] + product if key in terms else product

    def _normal_form(self, monomial: Monomial) -> dict[Monomial, Fraction]:
        rewritten = self._rewrite(monomial)
        if rewritten is None:
            return {monomial: self.field.rational(1)}
        total: dict[Monomial, Fraction] = {}
        for inner, factor in rewritten.items():
            for normal, more in self._normal_form(inner).items():
                product = factor * more
                total[normal] = total[normal] + product if normal in total else product
        return total

    def _rewrite(self, monomial: Monomial) -> dict[Monomial, Fraction] | None:
        """One step towards normal form, or None where the monomial is in it."""
        present = [self.relations[letter] for letter, _ in monomial if letter in self.relations]
        if not present:
            return None
        exponents = dict(monomial)
        for relation in present:
            power = exponents.get(relation.letter, 0)
            if power >= relation.degree:
                return self._use(relation, monomial, relation.degree)
            if power < 0:
                return self._use(relation, monomial, 0)
        for i, first in enumerate(present):
            for second in present[i + 1 :]:
                if first.letter == second.letter:
                    return self._partial_fractions(first, second, monomial)
        return None

    def _use(self, relation: Relation, monomial: Monomial, power: int) -> dict[Monomial, Fraction]:
        """w·ℓ^power = (1 − w·Σ_{j ≠ power} cⱼ ℓʲ)/c_power, times the rest of the monomial."""
        rest = multiply(monomial, ((relation.name, -1), (relation.letter, -power)))
        scale = relation.coefficients[power].reciprocal()
        result = {rest: scale}
        for j, coefficient in enumerate(relation.coefficients):
            if j != power and not coefficient.is_zero():
                key = multiply(rest, tuple(sorted(((relation.name, 1), *letter_power(relation.letter, j)))))
                result[key] = -(coefficient * scale)
        return result

    def _partial_fractions(self, first: Relation, second: Relation, monomial: Monomial) -> dict[Monomial, Fraction]:
        """1/(v₁v₂) = (1/v₁ − 1/v₂)/(v₂ − v₁) where v₂ − v₁ is a scalar.

        The claim did not divide by v₂ − v₁; where that vanishes the left side is the limit of the right.
        """
        same = first.coefficients[1:], second.coefficients[1:]
        if len(same[0]) != len(same[1]) or any(a.key() != b.key() for a, b in zip(*same, strict=True)):
            raise Inexpressible("a product of reciprocals whose difference is not a scalar")
        gap = (second.coefficients[0] - first.coefficients[0]).reciprocal()
        without_first = multiply(monomial, ((first.name, -1),))
        without_second = multiply(monomial, ((second.name, -1),))
        return {without_second: gap, without_first: -gap}

    def reciprocal(self, block: int, terms: dict[Monomial, Fraction]) -> dict[tuple[int, Monomial], Fraction]:
        """1/v for the part v of a coordinate function in one block.

        Raises:
            Undefined: where v is 0 there.
            Inexpressible: where v is neither one term nor a polynomial in one letter.
        """
        if not terms:
            raise Undefined("division by a zero entry")
        if len(terms) == 1:
            ((monomial, coefficient),) = terms.items()
            return self._reciprocal_of_a_term(block, monomial, coefficient)
        return self._reciprocal_of_a_polynomial(block, terms)

    def _reciprocal_of_a_term(
        self, block: int, monomial: Monomial, coefficient: Fraction
    ) -> dict[tuple[int, Monomial], Fraction]:
        factor = MomentVector(self, {(block, UNIT): coefficient.inverse()})
        for letter, exponent in monomial:
            if letter in self.relations:
                base = self._denominator_of(letter, block)
            else:
                self.inverted_letters.add(letter)
                base = MomentVector(self, {(block, ((letter, -1),)): self.field.rational(1)})
                if exponent < 0:
                    base, exponent = MomentVector(self, {(block, ((letter, 1),)): self.field.rational(1)}), -exponent
            for _ in range(exponent):
                factor = factor * base
        return factor.terms

    def _denominator_of(self, letter: str, block: int) -> MomentVector:
        relation = self.relations[letter]
        powers = enumerate(relation.coefficients)
        return MomentVector(self, {(block, letter_power(relation.letter, j)): c for j, c in powers})

    def _reciprocal_of_a_polynomial(
        self, block: int, terms: dict[Monomial, Fraction]
    ) -> dict[tuple[int, Monomial], Fraction]:
        letters = {letter for monomial in terms for letter, _ in monomial}
        if len(letters) != 1 or letters & self.relations.keys():
            raise Inexpressible("the reciprocal of a sum is taken in one letter only")
        (letter,) = letters
        powers = {dict(monomial).get(letter, 0): value for monomial, value in terms.items()}
        lowest, highest = min(powers), max(powers)
        # No condition: where the leading coefficient is 0, the sum is still defined.
        leading = powers[highest].reciprocal()
        zero = self.field.rational(0)
        coefficients = tuple(
            powers[j] * leading if j in powers else zero for j in range(lowest, highest + 1)
        )
        if lowest:
            self.inverted_letters.add(letter)
        self.inverted_vectors.append(MomentVector(self, {(block, m): v for m, v in terms.items()}))
        name = self._relation_letter(letter, coefficients)
        result: dict[tuple[int, Monomial], Fraction] = {}
        self.accumulate(result, block, tuple(sorted([(name, 1), *letter_power(letter, -lowest)])), leading)
        return result

    def _relation_letter(self, letter: str, coefficients: tuple[Fraction, ...]) -> str:
        for relation in self.relations.values():
            if relation.letter == letter and _same(relation.coefficients, coefficients):
                return relation.name
        # A name that no user can write.
        name = f"w {len(self.relations) + 1}"
        self.relations[name] = Relation(name, letter, coefficients)
        return name


def _same(left: tuple[Fraction, ...], right: tuple[Fraction, ...]) -> bool:
    return len(left) == len(right) and all(a.key() == b.key() for a, b in zip(left, right, strict=True))

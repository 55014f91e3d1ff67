"""Quotients of coordinate functions, in normal form.

A quotient such as 1/(g² − ζ) is a letter w with the relation w·(g² − ζ) = 1; a monomial is in normal form when no
relation shortens it.

What a claim divides by is a polynomial p with the leading coefficient L, and w is 1/(p/L) = L/p. Where L is 0 and p is
not, the claim has a meaning and w is 0: that w is nowhere 0 is known only where L is known not to be 0. What holds of
w as an equation, or as an order that is not strict, holds there too, by continuity.
"""

from __future__ import annotations

from dataclasses import dataclass

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.algebra.polynomials import Polynomial, bezout
from lnverify.proofs.readings.moments.coordinates import Coordinates, Part
from lnverify.proofs.readings.moments.values import OF_M, UNIT, MomentVector, Monomial, letter_power, multiply, same
from lnverify.proofs.values import Inexpressible, Undefined


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

    @property
    def part(self) -> Part:
        """v."""
        return {letter_power(self.letter, j): c for j, c in enumerate(self.coefficients)}


@dataclass(eq=False, repr=False)
class Reciprocals:
    """The letters that stand for reciprocals.

    Attributes:
        relations: the letters, each with what it is the reciprocal of.
        leading: the leading coefficients of what was divided by, for each letter.
        noted_as: what a division by a letter is noted as: a root by its square, a function by itself.
    """

    _coordinates: Coordinates

    def __post_init__(self) -> None:
        self._field = self._coordinates.field
        self.relations: dict[str, Relation] = {}
        self.leading: dict[str, list[Fraction]] = {}
        self.noted_as: dict[str, Part] = {}
        # Bézout's identity of each two reciprocals that met.
        self._identities: dict[tuple[str, str], tuple[Polynomial, Polynomial] | None] = {}
        self._coordinates.rules.insert(0, self._rewrite)

    def _rewrite(self, monomial: Monomial) -> Part | None:
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

    def _use(self, relation: Relation, monomial: Monomial, power: int) -> Part:
        """w·ℓ^power = (1 − w·Σ_{j ≠ power} cⱼ ℓʲ)/c_power, times the rest of the monomial."""
        rest = multiply(monomial, ((relation.name, -1), (relation.letter, -power)))
        scale = relation.coefficients[power].reciprocal()
        result = {rest: scale}
        for j, coefficient in enumerate(relation.coefficients):
            if j != power and not coefficient.is_zero():
                key = multiply(rest, tuple(sorted(((relation.name, 1), *letter_power(relation.letter, j)))))
                result[key] = -(coefficient * scale)
        return result

    def _partial_fractions(self, first: Relation, second: Relation, monomial: Monomial) -> Part:
        """1/(v₁v₂) = t/v₁ + s/v₂ where s v₁ + t v₂ = 1."""
        pair = first.name, second.name
        if pair not in self._identities:
            self._identities[pair] = bezout(first.coefficients, second.coefficients)
        outcome = self._identities[pair]
        if outcome is None:
            raise Inexpressible("two reciprocals whose denominators have a common factor that is not seen")
        total: Part = {}
        for gone, polynomial in ((first, outcome[0]), (second, outcome[1])):
            rest = multiply(monomial, ((gone.name, -1),))
            for j, coefficient in enumerate(polynomial):
                total[multiply(rest, letter_power(gone.letter, j))] = coefficient
        return total

    def of(self, block: int, terms: Part) -> MomentVector:
        """1/v for the part v of a coordinate function in one block; what v is divided by is remembered.

        Raises:
            Undefined: where v is 0 there.
            Inexpressible: where v is no product of polynomials in one letter each.
        """
        if not terms:
            raise Undefined("division by a zero entry")
        if any(map(self._coordinates.index_in, terms)):
            raise Inexpressible("the reciprocal of a vector in which a basis vector is")
        if len(terms) == 1:
            ((monomial, coefficient),) = terms.items()
            leading = self._leading_powers(monomial)
            return self._reciprocal_of_a_term(block, monomial, coefficient, leading)
        return self._reciprocal_of_a_polynomial(block, terms)

    def _leading_powers(self, monomial: Monomial) -> Fraction:
        """∏ Lᵉ of the reciprocals wᵉ in a monomial: where w stands for L/p, it is this that may be 0."""
        total = self._field.rational(1)
        for letter, exponent in monomial:
            for leading in self.leading.get(letter, []):
                total = total * leading**exponent
        return total

    def _reciprocal_of_a_term(
        self, block: int, monomial: Monomial, coefficient: Fraction, leading: Fraction
    ) -> MomentVector:
        self._divide_by_scalar(block, coefficient * leading)
        factor = self._coordinates.part(block, {UNIT: coefficient.reciprocal()})
        for letter, exponent in monomial:
            if letter not in self.relations:
                self._divide_by_letter(block, letter)
            is_below = letter in self.relations or exponent < 0
            base = self.denominator_of(letter, block) if is_below else self._coordinates.power(block, letter, -1)
            for _ in range(abs(exponent)):
                factor = factor * base
        return factor

    def _divide_by_scalar(self, block: int, x: Fraction) -> None:
        """Note that entries were divided by a scalar: a block of two may have no coordinate, and then none was."""
        if len(self._coordinates.blocks) == 1 or block == OF_M or x.numerator.is_constant():
            x.inverse()
        else:
            self._field.notes.inverted_vectors.append(self._coordinates.part(block, {UNIT: x}))

    def _divide_by_letter(self, block: int, letter: str) -> None:
        if letter in self.noted_as:
            self._field.notes.inverted_vectors.append(self._coordinates.part(block, self.noted_as[letter]))
        else:
            self._field.notes.inverted_letters.append((block, letter))

    def denominator_of(self, letter: str, block: int) -> MomentVector:
        """What the letter of a reciprocal is the reciprocal of, or the letter itself."""
        if letter in self.relations:
            return self._coordinates.part(block, self.relations[letter].part)
        return self._coordinates.power(block, letter)

    def _reciprocal_of_a_polynomial(self, block: int, terms: Part) -> MomentVector:
        """1/v as a product of reciprocals of irreducible polynomials, v cleared of reciprocals first."""
        v = self._coordinates.part(block, terms)
        powers = self.denominators(v)
        leading = self._leading_powers(tuple(powers.items()))
        result = self.cofactor(v, block)
        v = v * result
        if len(v.terms) == 1:
            (((_, monomial), coefficient),) = v.terms.items()
            product: MomentVector = result * self._reciprocal_of_a_term(block, monomial, coefficient, leading)
            return product
        content, factors = self.factors(v)
        for letter, coefficients, exponent in factors:
            result = result * self._power_of_a_reciprocal(block, letter, coefficients, exponent)
        self._divide_by_scalar(block, content * leading)
        return result.scale(self._coordinates.scalar(content.reciprocal()))

    def _power_of_a_reciprocal(
        self, block: int, letter: str, coefficients: tuple[Fraction, ...], exponent: int
    ) -> MomentVector:
        if len(coefficients) == 2 and coefficients[0].is_zero():
            self._divide_by_letter(block, letter)
            return self._coordinates.power(block, letter, -exponent)
        powers = {letter_power(letter, j): c for j, c in enumerate(coefficients)}
        self._field.notes.inverted_vectors.append(self._coordinates.part(block, powers))
        # No condition: where the leading coefficient is 0, the sum is still defined.
        scale = coefficients[-1].reciprocal()
        name = self._relation_letter(letter, tuple(c * scale for c in coefficients))
        known = self.leading.setdefault(name, [])
        key = coefficients[-1].key()
        if not coefficients[-1].numerator.is_constant() and all(key != other.key() for other in known):
            known.append(coefficients[-1])
        return self._coordinates.multiple(block, ((name, exponent),), scale**exponent)

    def cofactor(self, v: MomentVector, block: int) -> MomentVector:
        """The product by which v becomes a polynomial: the denominators of its reciprocals, the letters divided by."""
        product = self._coordinates.power(block, "", 0)
        for letter, power in self.denominators(v).items():
            for _ in range(power):
                product = product * self.denominator_of(letter, block)
        return product

    def denominators(self, v: MomentVector) -> dict[str, int]:
        """By which power each letter stands in the denominator: a reciprocal by its own, a letter by a negative one."""
        powers: dict[str, int] = {}
        for _, monomial in v.terms:
            for letter, exponent in monomial:
                needed = exponent if letter in self.relations else -exponent
                powers[letter] = max(powers.get(letter, 0), needed)
        return powers

    def factors(self, v: MomentVector) -> tuple[Fraction, list[tuple[str, tuple[Fraction, ...], int]]]:
        """v = content · ∏ p^e with p irreducible in one letter: (content, [(letter, coefficients of p, e)]).

        Raises:
            Inexpressible: where a factor has more than one letter.
        """
        letters = {letter for _, monomial in v.terms for letter, _ in monomial}
        index = {letter: self._field.generator("letter", letter) for letter in letters}
        symbol = {letter: self._field.polynomial_symbol(i) for letter, i in index.items()}
        common = self._field.common_denominator(v.terms.values())
        whole = self._field.one * 0
        for (_, monomial), coefficient in v.terms.items():
            term = (coefficient * common).numerator
            for letter, exponent in monomial:
                term = term * symbol[letter] ** exponent
            whole += term
        number, factors = self._field.factor(whole)
        content = self._field.rational(number) * common.reciprocal()
        results = []
        for factor, exponent in factors:
            present = [letter for letter, i in index.items() if factor.degrees()[i] > 0]
            if not present:
                content = content * self._field.fraction(factor, self._field.one) ** exponent
                continue
            if len(present) > 1:
                raise Inexpressible("the reciprocal of a sum of products is taken in one letter only")
            results.append((present[0], tuple(self._field.coefficients(factor, index[present[0]])), exponent))
        return content, results

    def _relation_letter(self, letter: str, coefficients: tuple[Fraction, ...]) -> str:
        for relation in self.relations.values():
            if relation.letter == letter and same(relation.coefficients, coefficients):
                return relation.name
        # A name that no user can write.
        name = f"w {len(self.relations) + 1}"
        self.relations[name] = Relation(name, letter, coefficients)
        self._coordinates.made_of[name] = [self.denominator_of(name, 0)]
        return name

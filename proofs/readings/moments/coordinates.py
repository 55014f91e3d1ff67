"""Products and quotients of coordinate functions, in normal form.

A quotient such as 1/(g² − ζ) is a letter w with the relation w·(g² − ζ) = 1; a monomial is in normal form when no
relation shortens it.

What a claim divides by is a polynomial p with the leading coefficient L, and w is 1/(p/L) = L/p. Where L is 0 and p is
not, the claim has a meaning and w is 0: that w is nowhere 0 is known only where L is known not to be 0. What holds of
w as an equation, or as an order that is not strict, holds there too, by continuity.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from lnverify.proofs.algebra.field import Field, Fraction
from lnverify.proofs.algebra.polynomials import Polynomial, bezout
from lnverify.proofs.readings.moments.values import (
    OF_M,
    UNIT,
    MomentScalar,
    MomentVector,
    Monomial,
    Place,
    gather,
    letter_power,
    multiply,
    same,
)
from lnverify.proofs.readings.operators import StructuredSpace
from lnverify.proofs.values import Inexpressible, Undefined

# A coordinate function in one block: the coefficient of each product of letters.
Part = dict[Monomial, Fraction]


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


class Coordinates(StructuredSpace):
    """The part of the moment space that knows coordinate functions.

    Attributes:
        blocks: the blocks of coordinates: (0,), or (0, 1) where those of zero gain are block 1.
        field: the scalars.
        relations: the letters that stand for reciprocals.
        logged: what a logarithm was taken of; a vector in one block.
        inverted_letters: the letters that were divided by, each with its block.
        inverted_vectors: the sums that were divided by, each in one block.
        calculus_letters, calculus_vectors, calculus_divisors: letters, sums and scalars that a rule of the calculus
            divided by, not the claim: where one is 0, the claim may have a meaning.
    """

    def __init__(self, blocks: tuple[int, ...], field: Field) -> None:
        self.blocks = blocks
        self.field = field
        self.relations: dict[str, Relation] = {}
        # The leading coefficients of what was divided by, for each reciprocal.
        self.leading: dict[str, list[Fraction]] = {}
        # Bézout's identity of each two reciprocals that met.
        self._identities: dict[tuple[str, str], tuple[Polynomial, Polynomial] | None] = {}
        self._normal_forms: dict[Monomial, Part] = {}
        self.logged: list[MomentScalar | MomentVector] = []
        self.inverted_letters: list[tuple[int, str]] = []
        self.inverted_vectors: list[MomentVector] = []
        self.calculus_letters: list[tuple[int, str]] = []
        self.calculus_vectors: list[MomentVector] = []
        self.calculus_divisors: list[Fraction] = []

    @contextmanager
    def of_calculus(self) -> Iterator[None]:
        """Inside, it is a rule of the calculus that divides, not the claim: nothing may be concluded from that."""
        letters, vectors, divisors = self.inverted_letters, self.inverted_vectors, self.field.divisors
        with _taken_back(letters, vectors, divisors, self.field.trusted) as (new_letters, new_vectors, new_divisors, _):
            yield
        self.calculus_letters += new_letters
        self.calculus_vectors += new_vectors
        self.calculus_divisors += new_divisors

    @contextmanager
    def without_recording(self) -> Iterator[None]:
        """Inside, what is divided by is no divisor of the claim: of what is logged it is known that it is not 0."""
        letters, vectors, field = self.inverted_letters, self.inverted_vectors, self.field
        with _taken_back(letters, vectors, field.divisors, field.trusted, self.logged):
            yield

    def part(self, block: int, terms: Part) -> MomentVector:
        """A coordinate function in one block, as a vector."""
        return MomentVector(self, {(block, m): c for m, c in terms.items()})

    def monomial(self, block: int, monomial: Monomial) -> MomentVector:
        """A product of letters in one block, as a vector."""
        return MomentVector(self, {(block, monomial): self.field.rational(1)})

    def power(self, block: int, letter: str, exponent: int = 1) -> MomentVector:
        """A power of a letter in one block."""
        return self.monomial(block, letter_power(letter, exponent))

    def operand(self, v: MomentVector) -> MomentVector:
        """A factor of an elementwise product, as it goes into the product."""
        return v

    def normal(self, block: int, monomial: Monomial, value: Fraction) -> list[tuple[Place, Fraction]]:
        """The terms of value·monomial, the monomial in normal form."""
        return [((block, normal), value * factor) for normal, factor in self._normal_form(monomial).items()]

    def _normal(self, block: int, monomial: Monomial, value: Fraction) -> MomentVector:
        return MomentVector(self, dict(self.normal(block, monomial, value)))

    def _normal_form(self, monomial: Monomial) -> Part:
        if monomial not in self._normal_forms:
            self._normal_forms[monomial] = self._worked_out(monomial)
        return self._normal_forms[monomial]

    def _worked_out(self, monomial: Monomial) -> Part:
        rewritten = self._rewrite(monomial)
        if rewritten is None:
            return {monomial: self.field.rational(1)}
        return gather(
            (normal, factor * more)
            for inner, factor in rewritten.items()
            for normal, more in self._normal_form(inner).items()
        )

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

    def reciprocal(self, block: int, terms: Part) -> MomentVector:
        """1/v for the part v of a coordinate function in one block; what v is divided by is remembered.

        Raises:
            Undefined: where v is 0 there.
            Inexpressible: where v is no product of polynomials in one letter each.
        """
        if not terms:
            raise Undefined("division by a zero entry")
        if len(terms) == 1:
            ((monomial, coefficient),) = terms.items()
            leading = self._leading_powers(monomial)
            return self._reciprocal_of_a_term(block, monomial, coefficient, leading)
        return self._reciprocal_of_a_polynomial(block, terms)

    def _leading_powers(self, monomial: Monomial) -> Fraction:
        """∏ Lᵉ of the reciprocals wᵉ in a monomial: where w stands for L/p, it is this that may be 0."""
        total = self.field.rational(1)
        for letter, exponent in monomial:
            for leading in self.leading.get(letter, []):
                total = total * leading**exponent
        return total

    def _reciprocal_of_a_term(
        self, block: int, monomial: Monomial, coefficient: Fraction, leading: Fraction
    ) -> MomentVector:
        self._divide_by_scalar(block, coefficient * leading)
        factor = self.part(block, {UNIT: coefficient.reciprocal()})
        for letter, exponent in monomial:
            if letter not in self.relations:
                self.divide_by_letter(block, letter)
            is_below = letter in self.relations or exponent < 0
            base = self._denominator_of(letter, block) if is_below else self.power(block, letter, -1)
            for _ in range(abs(exponent)):
                factor = factor * base
        return factor

    def _divide_by_scalar(self, block: int, x: Fraction) -> None:
        """Record that entries were divided by a scalar: a block of two may have no coordinate, and then none was."""
        if len(self.blocks) == 1 or block == OF_M or x.numerator.is_constant():
            x.inverse()
        else:
            self.inverted_vectors.append(MomentVector(self, {(block, UNIT): x}))

    def divide_by_letter(self, block: int, letter: str) -> None:
        """Record that a letter was divided by."""
        self.inverted_letters.append((block, letter))

    def _denominator_of(self, letter: str, block: int) -> MomentVector:
        """What the letter of a reciprocal is the reciprocal of, or the letter itself."""
        return self.part(block, self.relations[letter].part) if letter in self.relations else self.power(block, letter)

    def _reciprocal_of_a_polynomial(self, block: int, terms: Part) -> MomentVector:
        """1/v as a product of reciprocals of irreducible polynomials, v cleared of reciprocals first."""
        v = self.part(block, terms)
        powers = self._denominators(v)
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
        return result.scale(MomentScalar(self, content.reciprocal()))

    def _power_of_a_reciprocal(
        self, block: int, letter: str, coefficients: tuple[Fraction, ...], exponent: int
    ) -> MomentVector:
        if len(coefficients) == 2 and coefficients[0].is_zero():
            self.divide_by_letter(block, letter)
            return self.power(block, letter, -exponent)
        powers = {letter_power(letter, j): c for j, c in enumerate(coefficients)}
        self.inverted_vectors.append(self.part(block, powers))
        # No condition: where the leading coefficient is 0, the sum is still defined.
        scale = coefficients[-1].reciprocal()
        name = self._relation_letter(letter, tuple(c * scale for c in coefficients))
        known = self.leading.setdefault(name, [])
        key = coefficients[-1].key()
        if not coefficients[-1].numerator.is_constant() and all(key != other.key() for other in known):
            known.append(coefficients[-1])
        return self._normal(block, ((name, exponent),), scale**exponent)

    def cofactor(self, v: MomentVector, block: int) -> MomentVector:
        """The product by which v becomes a polynomial: the denominators of its reciprocals, the letters divided by."""
        product = self.power(block, "", 0)
        for letter, power in self._denominators(v).items():
            for _ in range(power):
                product = product * self._denominator_of(letter, block)
        return product

    def _denominators(self, v: MomentVector) -> dict[str, int]:
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
        index = {letter: self.field.generator("letter", letter, "") for letter in letters}
        symbol = {letter: self.field.polynomial_symbol(i) for letter, i in index.items()}
        common = self.field.common_denominator(v.terms.values())
        whole = self.field.one * 0
        for (_, monomial), coefficient in v.terms.items():
            term = (coefficient * common).numerator
            for letter, exponent in monomial:
                term = term * symbol[letter] ** exponent
            whole += term
        number, factors = self.field.factor(whole)
        content = self.field.rational(number) * common.reciprocal()
        results = []
        for factor, exponent in factors:
            present = [letter for letter, i in index.items() if factor.degrees()[i] > 0]
            if not present:
                content = content * self.field.fraction(factor, self.field.one) ** exponent
                continue
            if len(present) > 1:
                raise Inexpressible("the reciprocal of a sum of products is taken in one letter only")
            results.append((present[0], tuple(self.field.coefficients(factor, index[present[0]])), exponent))
        return content, results

    def _relation_letter(self, letter: str, coefficients: tuple[Fraction, ...]) -> str:
        for relation in self.relations.values():
            if relation.letter == letter and same(relation.coefficients, coefficients):
                return relation.name
        # A name that no user can write.
        name = f"w {len(self.relations) + 1}"
        self.relations[name] = Relation(name, letter, coefficients)
        return name


@contextmanager
def _taken_back(*lists: list[Any]) -> Iterator[tuple[list[Any], ...]]:
    """Inside, lists may grow; after it they are as before, and the lists that are given hold what came to each."""
    before, new = list(map(len, lists)), tuple(list[Any]() for _ in lists)
    yield new
    for kept, length, own in zip(lists, before, new, strict=True):
        own += kept[length:]
        del kept[length:]

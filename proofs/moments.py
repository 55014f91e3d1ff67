"""The moment reading: scalars, vectors and operators for every N at once, in canonical form.

A vector is a coordinate function, a Laurent polynomial in per-coordinate letters whose coefficients are
scalars; a scalar is a fraction of polynomials in N, ε, free scalars and moments ⟨f⟩ = Σₙ f(gₙ, aₙ, …), with
⟨1⟩ = N, extended by square roots. A quotient such as 1/(g² − ζ) is a letter w with the relation
w·(g² − ζ) = 1. Coordinates may come in two blocks: those of zero gain and the others.

For N large enough the moments of different monomials are independent, so two expressions agree for all N
and all values if and only if their canonical forms do.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from proofs.errors import InputError
from proofs.field import Field, Fraction, Generator
from proofs.signs import NON_NEGATIVE, POSITIVE, Signs
from proofs.space import Inexpressible, Scalar, Undefined, Vector
from proofs.structured import Structured, StructuredSpace

# A monomial is a sorted tuple of (letter, exponent ≠ 0).
Monomial = tuple[tuple[str, int], ...]
UNIT: Monomial = ()
# The letter of a gain with zero entries: no user can write it, so it never meets `s.gain`.
ZEROS_GAIN = "zeros gain"


class TwoBlocksNeeded(Exception):
    """The claim speaks of zero gains: read it again with coordinates in two blocks."""


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


class MomentScalar(Scalar):
    """A scalar in canonical form."""

    def __init__(self, space: Moments, value: Fraction) -> None:
        self.space = space
        self.value = value

    def plus(self, other: MomentScalar) -> MomentScalar:
        return MomentScalar(self.space, self.value + other.value)

    def scaled(self, factor: MomentScalar) -> MomentScalar:
        return MomentScalar(self.space, self.value * factor.value)

    def inverse(self) -> MomentScalar:
        return MomentScalar(self.space, self.value.inverse())


class MomentVector(Vector):
    """A coordinate function: {(block, monomial): coefficient}, no coefficient zero."""

    def __init__(self, space: Moments, terms: dict[tuple[int, Monomial], Fraction]) -> None:
        self.space = space
        self.terms = {key: value for key, value in terms.items() if not value.is_zero()}

    def plus(self, other: MomentVector) -> MomentVector:
        terms = dict(self.terms)
        for key, value in other.terms.items():
            terms[key] = terms[key] + value if key in terms else value
        return MomentVector(self.space, terms)

    def scaled(self, factor: MomentScalar) -> MomentVector:
        return MomentVector(self.space, {key: value * factor.value for key, value in self.terms.items()})

    def times(self, other: MomentVector) -> MomentVector:
        terms: dict[tuple[int, Monomial], Fraction] = {}
        for (block, left), a in self.terms.items():
            for (other_block, right), b in other.terms.items():
                if block == other_block:
                    self.space.accumulate(terms, block, _multiply(left, right), a * b)
        return MomentVector(self.space, terms)

    def inverse(self) -> MomentVector:
        parts = [self.space.reciprocal(block, self.block(block)) for block in self.space.blocks]
        return MomentVector(self.space, {key: value for part in parts for key, value in part.items()})

    def block(self, block: int) -> dict[Monomial, Fraction]:
        """The terms in one block of coordinates."""
        return {monomial: value for (b, monomial), value in self.terms.items() if b == block}


class MomentOperator(Structured):
    """diag(d) + finite rank; `tensor` is the canonical form of the finite-rank part."""

    def tensor(self) -> dict[tuple[tuple[int, Monomial], tuple[int, Monomial]], Fraction]:
        """Σ p⊗q in the monomials of two independent coordinates, no coefficient zero."""
        total: dict[Any, Fraction] = {}
        for p, q in self.terms:
            for left, a in p.terms.items():
                for right, b in q.terms.items():
                    key = left, right
                    total[key] = total[key] + a * b if key in total else a * b
        return {key: value for key, value in total.items() if not value.is_zero()}

    def _new(self, diagonal: Any, terms: list[tuple[Any, Any]]) -> MomentOperator:
        """Gather the terms by the monomial on their left, so that products do not pile up terms."""
        gathered: dict[tuple[int, Monomial], MomentVector] = {}
        for p, q in terms:
            for left, a in p.terms.items():
                part = q.scaled(MomentScalar(self.space, a))
                gathered[left] = gathered[left] + part if left in gathered else part
        one = self.space.field.rational(1)
        kept = [(MomentVector(self.space, {k: one}), q) for k, q in gathered.items() if q.terms]
        return MomentOperator(self.space, diagonal, kept)


class Moments(StructuredSpace):
    """The space of one decision.

    Args:
        two_blocks: whether coordinates come in two blocks: block 0 of the N − k others, block 1 of the k zero gains.
        size: how many generators the ring holds.
    """

    operator = MomentOperator

    def __init__(self, two_blocks: bool = False, size: int = 48) -> None:
        self.blocks = (0, 1) if two_blocks else (0,)
        self.field = Field(size)
        self.signs = self.field.signs = Signs(self.field, self._generator_sign, self._gram)
        self.relations: dict[str, Relation] = {}
        self.nonzero_letters: set[str] = set()
        self.inverted_letters: set[str] = set()
        self.inverted_vectors: list[MomentVector] = []
        self._rules: dict[int, Fraction] = {}
        self._constrained: set[str] = set()
        self._constrained_scalars: set[int] = set()
        self.signs.learn(self.N.value.numerator, POSITIVE)

    # -- scalars ---------------------------------------------------------------------------------------

    @property
    def N(self) -> MomentScalar:
        total = self.field.rational(0)
        for block in self.blocks:
            total = total + self._size(block)
        return self._scalar(total)

    def _size(self, block: int) -> Fraction:
        text = ("N", "k")[block] if len(self.blocks) == 1 or block else "m"
        return self._generator("size", block, text)

    def rational(self, numerator: int, denominator: int = 1) -> MomentScalar:
        return self._scalar(self.field.rational(numerator, denominator))

    def scalar(self, name: str) -> MomentScalar:
        return self._scalar(self._generator("scalar", name, name))

    def sqrt(self, x: MomentScalar) -> MomentScalar:
        return self._scalar(self.field.sqrt(x.value))

    def _scalar(self, value: Fraction) -> MomentScalar:
        return MomentScalar(self, value)

    def _generator(self, kind: str, key: Hashable, text: str) -> Fraction:
        index = self.field.generator(kind, key, text)
        return self._rules[index] if index in self._rules else self.field.symbol(index)

    # -- vectors ---------------------------------------------------------------------------------------

    @property
    def ones(self) -> MomentVector:
        return self._coordinate_function(UNIT)

    def vector(self, name: str) -> MomentVector:
        return self._coordinate_function(((name, 1),))

    def _coordinate_function(self, monomial: Monomial) -> MomentVector:
        return MomentVector(self, {(block, monomial): self.field.rational(1) for block in self.blocks})

    def zeros_gain(self) -> MomentVector:
        if len(self.blocks) == 1:
            raise TwoBlocksNeeded
        self.nonzero_letters.add(ZEROS_GAIN)
        return MomentVector(self, {(0, ((ZEROS_GAIN, 1),)): self.field.rational(1)})

    def drazin(self, v: MomentVector) -> MomentVector:
        parts: dict[tuple[int, Monomial], Fraction] = {}
        for block in self.blocks:
            if terms := v.block(block):
                parts |= self.reciprocal(block, terms)
        return MomentVector(self, parts)

    def critical_point(self, gain: MomentVector) -> MomentScalar:
        # The terms of the gain tell one critical point from another's.
        key = tuple(sorted((term, value.key()) for term, value in gain.terms.items()))
        zeta = self._scalar(self._generator("critical", key, "zeta"))
        difference = gain * gain - self.ones * zeta
        reciprocals = difference.inverse()
        self.assume_nonzero(difference)
        self.assume_zero(self.sum(reciprocals).value)
        return zeta

    # -- products of coordinate functions --------------------------------------------------------------

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
        rest = _multiply(monomial, ((relation.name, -1), (relation.letter, -power)))
        scale = relation.coefficients[power].reciprocal()
        result = {rest: scale}
        for j, coefficient in enumerate(relation.coefficients):
            if j != power and not coefficient.is_zero():
                key = _multiply(rest, tuple(sorted(((relation.name, 1), *_power(relation.letter, j)))))
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
        without_first = _multiply(monomial, ((first.name, -1),))
        without_second = _multiply(monomial, ((second.name, -1),))
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
        return MomentVector(self, {(block, _power(relation.letter, j)): c for j, c in powers})

    def _reciprocal_of_a_polynomial(
        self, block: int, terms: dict[Monomial, Fraction]
    ) -> dict[tuple[int, Monomial], Fraction]:
        letters = {letter for monomial in terms for letter, _ in monomial}
        if len(letters) != 1 or letters & self.relations.keys():
            raise Inexpressible("the reciprocal of a sum is taken in one letter only")
        (letter,) = letters
        powers = {dict(monomial).get(letter, 0): value for monomial, value in terms.items()}
        lowest, highest = min(powers), max(powers)
        leading = powers[highest].inverse()
        zero = self.field.rational(0)
        coefficients = tuple(
            powers[j] * leading if j in powers else zero for j in range(lowest, highest + 1)
        )
        if lowest:
            self.inverted_letters.add(letter)
        self.inverted_vectors.append(MomentVector(self, {(block, m): v for m, v in terms.items()}))
        name = self._relation_letter(letter, coefficients)
        result: dict[tuple[int, Monomial], Fraction] = {}
        self.accumulate(result, block, tuple(sorted([(name, 1), *_power(letter, -lowest)])), leading)
        return result

    def _relation_letter(self, letter: str, coefficients: tuple[Fraction, ...]) -> str:
        for relation in self.relations.values():
            if relation.letter == letter and _same(relation.coefficients, coefficients):
                return relation.name
        # A name that no user can write.
        name = f"w {len(self.relations) + 1}"
        self.relations[name] = Relation(name, letter, coefficients)
        return name

    # -- sums and products -----------------------------------------------------------------------------

    def sum(self, v: MomentVector) -> MomentScalar:
        total = self.field.rational(0)
        for (block, monomial), coefficient in v.terms.items():
            total = total + coefficient * self._moment(block, monomial)
        return self._scalar(total)

    def _moment(self, block: int, monomial: Monomial) -> Fraction:
        if monomial == UNIT:
            return self._size(block)
        return self._generator("moment", (block, monomial), "")

    def product(self, v: MomentVector) -> MomentScalar:
        total = self.field.rational(1)
        for block in self.blocks:
            terms = v.block(block)
            if not terms and self.signs.certify(self._size(block).numerator) == POSITIVE:
                return self.rational(0)
            if not terms:
                raise Inexpressible("a product over coordinates that may be none")
            total = total * self._product_of(block, terms)
        return self._scalar(total)

    def _product_of(self, block: int, terms: dict[Monomial, Fraction]) -> Fraction:
        """∏ over one block; that of a monomial is the product of the powers of its letters' products."""
        ((monomial, coefficient), *others) = terms.items()
        if not others and coefficient.is_one():
            total = self.field.rational(1)
            for letter, exponent in monomial:
                factor = self._product_symbol(block, {((letter, 1 if exponent > 0 else -1),): coefficient})
                total = total * factor ** abs(exponent)
            return total
        return self._product_symbol(block, terms)

    def _product_symbol(self, block: int, terms: dict[Monomial, Fraction]) -> Fraction:
        key = (block, tuple(sorted((monomial, value.key()) for monomial, value in terms.items())))
        index = self.field.generator("product", key, "")
        self._products[index] = MomentVector(self, {(block, m): c for m, c in terms.items()})
        return self.field.symbol(index)

    @cached_property
    def _products(self) -> dict[int, MomentVector]:
        return {}

    # -- derivatives -----------------------------------------------------------------------------------

    def jacobian(self, f: MomentVector, v: MomentVector) -> MomentOperator:
        letter = self._free_letter(v)
        terms = []
        for index in self._dependencies(f.terms.values()):
            slope = self._slope(index, letter)
            change = MomentVector(self, {key: c.derivative(index) for key, c in f.terms.items()})
            if slope.terms and change.terms:
                terms.append((change, slope))
        return MomentOperator(self, self._local(f, letter), [])._new(self._local(f, letter), terms)

    def gradient(self, x: MomentScalar, v: MomentVector) -> MomentVector:
        letter = self._free_letter(v)
        total = MomentVector(self, {})
        for index in self._dependencies([x.value]):
            slope = self._slope(index, letter)
            if slope.terms:
                total = total + slope.scaled(self._scalar(x.value.derivative(index)))
        return total

    def derivative(self, x: MomentScalar, c: MomentScalar) -> MomentScalar:
        scalar = self._free_scalar(c)
        total = self.field.rational(0)
        for index in self._dependencies([x.value]):
            total = total + x.value.derivative(index) * self._rate(index, scalar)
        return self._scalar(total)

    def _free_letter(self, v: MomentVector) -> str:
        monomials = {monomial for _, monomial in v.terms}
        letters = {monomial[0][0] for monomial in monomials if len(monomial) == 1 and monomial[0][1] == 1}
        if len(monomials) != 1 or not letters or not all(c.is_one() for c in v.terms.values()):
            raise InputError("a derivative is taken at a free vector, such as s.activation or s.vector('v')")
        (letter,) = letters
        if letter in self._constrained:
            raise InputError(f"no derivative at {letter}: a hypothesis ties its entries together")
        return letter

    def _free_scalar(self, c: MomentScalar) -> int:
        for index in c.value.generators():
            if self.field.generators[index].kind == "scalar" and c.value.key() == self.field.symbol(index).key():
                if index in self._constrained_scalars:
                    raise InputError("no derivative at a scalar that a hypothesis ties to others")
                return index
        raise InputError("a derivative is taken at a free scalar, such as s.scalar('c')")

    def _dependencies(self, values: Any) -> list[int]:
        """The generators, other than roots, on which the values depend."""
        found = set().union(*(value.generators() for value in values), set())
        absolute = [i for i in found if self.field.generators[i].kind == "absolute"]
        if absolute:
            raise Inexpressible("the derivative of an absolute value of unknown sign")
        return sorted(i for i in found if self.field.generators[i].square is None)

    def _slope(self, index: int, letter: str) -> MomentVector:
        """The derivative of a generator at the entries of a free vector."""
        generator = self.field.generators[index]
        if generator.kind == "moment":
            return self._local(MomentVector(self, {generator.key: self.field.rational(1)}), letter)  # type: ignore[dict-item]
        if generator.kind == "product":
            change = self._local(self._products[index], letter)
            if change.terms:
                return self._logarithmic(index, change).scaled(self._scalar(self.field.symbol(index)))
        return MomentVector(self, {})

    def _local(self, f: MomentVector, letter: str) -> MomentVector:
        """∂f/∂ℓ at fixed scalars, the letters w of relations differentiated by w′ = −w² v′."""
        total = MomentVector(self, {})
        for (block, monomial), coefficient in f.terms.items():
            for factor, exponent in monomial:
                if factor == letter:
                    inner = MomentVector(self, {(block, UNIT): self.field.rational(1)})
                elif factor in self.relations and self.relations[factor].letter == letter:
                    inner = self._derived_reciprocal(factor, block, letter)
                else:
                    continue
                lowered = MomentVector(self, {(block, _multiply(monomial, ((factor, -1),))): coefficient})
                total = total + (lowered * inner).scaled(self.rational(exponent))
        return total

    def _derived_reciprocal(self, name: str, block: int, letter: str) -> MomentVector:
        for coefficient in self.relations[name].coefficients:
            if any(self._slope(i, letter).terms for i in self._dependencies([coefficient])):
                raise Inexpressible("the derivative of a reciprocal whose scalars depend on the vector")
        square = MomentVector(self, {(block, ((name, 2),)): self.field.rational(-1)})
        return square * self._local(self._denominator_of(name, block), letter)

    def _rate(self, index: int, scalar: int) -> Fraction:
        """The derivative of a generator at a free scalar."""
        generator = self.field.generators[index]
        if index == scalar:
            return self.field.rational(1)
        if generator.kind == "moment":
            v = MomentVector(self, {generator.key: self.field.rational(1)})  # type: ignore[dict-item]
            return self.sum(self._vector_rate(v, scalar)).value
        if generator.kind == "product":
            change = self._vector_rate(self._products[index], scalar)
            if change.terms:
                return self.field.symbol(index) * self.sum(self._logarithmic(index, change)).value
        return self.field.rational(0)

    def _logarithmic(self, index: int, change: MomentVector) -> MomentVector:
        """change/f for the product ∏ f with this index: the derivative of log ∏ f, entry by entry."""
        (block,) = {block for block, _ in self._products[index].terms}
        return change * MomentVector(self, self.reciprocal(block, self._products[index].block(block)))

    def _vector_rate(self, v: MomentVector, scalar: int) -> MomentVector:
        total = MomentVector(self, {key: c.derivative(scalar) for key, c in v.terms.items()})
        for (block, monomial), coefficient in v.terms.items():
            for factor, exponent in monomial:
                if factor in self.relations:
                    moved = self._vector_rate(self._denominator_of(factor, block), scalar)
                    raised = MomentVector(self, {(block, _multiply(monomial, ((factor, 1),))): -coefficient})
                    total = total + (raised * moved).scaled(self.rational(exponent))
        return total

    # -- hypotheses ------------------------------------------------------------------------------------

    def assume_nonzero(self, x: Any) -> None:
        """Take it that a scalar, or every entry of a vector, is not zero."""
        if isinstance(x, MomentScalar):
            self.signs.exclude_zero(x.value.numerator)
            return
        self.nonzero_vectors.append(x)
        parts = [list(x.block(block)) for block in self.blocks]
        if all(len(part) == 1 for part in parts):
            letters = [{letter for letter, _ in monomial} for (monomial,) in parts]
            self.nonzero_letters |= set.intersection(*letters)

    @cached_property
    def nonzero_vectors(self) -> list[MomentVector]:
        """The vectors that hypotheses declare to have no zero entry."""
        return []

    def assume_positive(self, x: MomentScalar) -> None:
        """Take it that a scalar is positive."""
        self._assume(x.value, POSITIVE)

    def assume_non_negative(self, x: MomentScalar) -> None:
        """Take it that a scalar is not negative."""
        self._assume(x.value, NON_NEGATIVE)

    def _assume(self, value: Fraction, strength: int) -> None:
        sign = self.signs.sign(value.denominator)
        if sign:
            self.signs.learn(value.numerator * sign, strength)
        if strength == POSITIVE:
            self.signs.exclude_zero(value.numerator)

    def assume_zero(self, value: Fraction) -> None:
        """Take it that a scalar vanishes: one generator, a moment if there is one, is eliminated by it.

        Raises:
            Inexpressible: where no generator occurs linearly.
        """
        if value.is_zero():
            return
        order = {"moment": 0, "scalar": 1, "critical": 2, "size": 3}
        indices = [i for i in value.generators() if self.field.generators[i].kind in order]
        for index in sorted(indices, key=lambda i: order[self.field.generators[i].kind]):
            if value.numerator.degrees()[index] == 1:
                self._eliminate(index, value)
                return
        raise Inexpressible("no moment and no scalar occurs linearly in a hypothesis")

    def _eliminate(self, index: int, value: Fraction) -> None:
        slope, rest = value.numerator.derivative(index), value.numerator.subs({f"x{index}": 0})
        solved = self.field.fraction(-rest, self.field.one) * self.field.fraction(slope, self.field.one).inverse()
        self._rules[index] = solved
        for used in value.generators():
            self._constrain(self.field.generators[used], used)

    def _constrain(self, generator: Generator, index: int) -> None:
        """No derivative is taken at a letter or scalar that an equation ties to others."""
        self._constrained_scalars.add(index)
        if generator.kind == "moment":
            for letter, _ in generator.key[1]:  # type: ignore[index]
                relation = self.relations.get(letter)
                self._constrained.add(relation.letter if relation else letter)
        if generator.kind == "critical":
            self._constrained |= {letter for (_, monomial), _ in generator.key for letter, _ in monomial}  # type: ignore[union-attr, attr-defined]

    # -- signs -----------------------------------------------------------------------------------------

    def _generator_sign(self, index: int) -> int:
        generator = self.field.generators[index]
        if generator.kind == "size":
            return POSITIVE if len(self.blocks) == 1 else NON_NEGATIVE
        if generator.kind == "moment":
            return self._moment_sign(generator.key[0], generator.key[1])  # type: ignore[index]
        if generator.kind == "root":
            return POSITIVE if self.signs.certify(generator.square, 3) == POSITIVE else NON_NEGATIVE
        if generator.kind == "absolute":
            return NON_NEGATIVE
        return self._declared_sign(index)

    def _declared_sign(self, index: int) -> int:
        symbol = self.field.polynomial_symbol(index)
        strengths = [strength for fact, strength in self.signs.facts if fact == symbol]
        assumed = NON_NEGATIVE if self.field.generators[index].key == "eps" else 0
        return max(strengths, default=assumed)

    def _moment_sign(self, block: int, monomial: Monomial) -> int:
        if any(exponent % 2 for _, exponent in monomial):
            return 0
        known = self.nonzero_letters | self.relations.keys()
        nowhere_zero = all(e < 0 or letter in known for letter, e in monomial)
        size = self._generator_sign(self.field.find("size", block) or 0) if len(self.blocks) > 1 else POSITIVE
        return POSITIVE if nowhere_zero and size == POSITIVE else NON_NEGATIVE

    def _gram(self) -> list[Any]:
        """⟨p²⟩⟨q²⟩ − ⟨pq⟩² and N⟨p²⟩ − ⟨p⟩², in the moments that occur."""
        if self._gram_cache[0] != len(self.field.generators):
            self._gram_cache = (len(self.field.generators), self._gram_polynomials())
        return self._gram_cache[1]

    _gram_cache: tuple[int, list[Any]] = (-1, [])

    def _gram_polynomials(self) -> list[Any]:
        found = []
        moments: dict[Any, int] = {g.key: i for i, g in enumerate(self.field.generators) if g.kind == "moment"}
        symbol = self.field.polynomial_symbol
        for key, index in moments.items():
            block, monomial = key
            square = moments.get((block, tuple((letter, 2 * e) for letter, e in monomial)))
            size = self.field.find("size", block)
            if square is not None and size is not None:
                found.append(symbol(size) * symbol(square) - symbol(index) ** 2)
            found += self._mixed_gram(block, monomial, index, moments)
        return found + (self._total_gram(moments) if len(self.blocks) > 1 else [])

    def _mixed_gram(self, block: int, monomial: Monomial, index: int, moments: dict[Any, int]) -> list[Any]:
        found = []
        symbol = self.field.polynomial_symbol
        for letter, exponent in monomial:
            part = ((letter, exponent),)
            rest = _multiply(monomial, ((letter, -exponent),))
            first = moments.get((block, _multiply(part, part)))
            second = moments.get((block, _multiply(rest, rest)))
            if rest and first is not None and second is not None:
                found.append(symbol(first) * symbol(second) - symbol(index) ** 2)
        return found

    def _total_gram(self, moments: dict[Any, int]) -> list[Any]:
        """N Σ p² − (Σ p)² over both blocks."""
        found = []
        symbol = self.field.polynomial_symbol
        size = self.N.value.numerator
        for monomial in {key[1] for key in moments}:
            double = tuple((letter, 2 * e) for letter, e in monomial)
            keys = [(block, m) for block in self.blocks for m in (monomial, double)]
            if all(key in moments for key in keys):
                squares = sum(symbol(moments[block, double]) for block in self.blocks)
                sums = sum(symbol(moments[block, monomial]) for block in self.blocks)
                found.append(size * squares - sums**2)
        return found


def _power(letter: str, exponent: int) -> Monomial:
    return ((letter, exponent),) if exponent else UNIT


def _multiply(left: Monomial, right: Monomial) -> Monomial:
    if not left or not right:
        return left or right
    exponents = dict(left)
    for letter, exponent in right:
        exponents[letter] = exponents.get(letter, 0) + exponent
    return tuple(sorted((letter, e) for letter, e in exponents.items() if e))


def _same(left: tuple[Fraction, ...], right: tuple[Fraction, ...]) -> bool:
    return len(left) == len(right) and all(a.key() == b.key() for a, b in zip(left, right, strict=True))

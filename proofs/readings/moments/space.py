"""The moment reading: scalars, vectors and operators for every N at once, in canonical form.

A vector is a coordinate function, a Laurent polynomial in per-coordinate letters whose coefficients are
scalars; a scalar is a fraction of polynomials in N, ε, free scalars and moments ⟨f⟩ = Σₙ f(gₙ, aₙ, …), with
⟨1⟩ = N, extended by square roots. A quotient such as 1/(g² − ζ) is a letter w with the relation
w·(g² − ζ) = 1. Exponentials and logarithms are letters too (see `functions`), and a basis vector picks an entry (see
`entries`). Coordinates may come in two blocks: those of zero gain and the others.

For N large enough the moments of different monomials are independent, so two expressions agree for all N
and all values if and only if their canonical forms do. Of exponentials and logarithms only the "if" is claimed.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property
from typing import Any

from proofs.errors import InputError
from proofs.readings.moments.derivatives import Derivatives
from proofs.readings.moments.field import Field, Fraction
from proofs.readings.moments.generator_signs import GeneratorSigns
from proofs.readings.moments.signs import NON_NEGATIVE, POSITIVE, Signs
from proofs.readings.moments.values import UNIT, MomentOperator, MomentScalar, MomentVector, Monomial, letter_power
from proofs.statements import Relation, Statement
from proofs.values import Inexpressible, ZerosNeeded
from proofs.vocabulary import ZEROS_GAIN


class Moments(Derivatives):
    """The space of one decision.

    Args:
        two_blocks: whether coordinates come in two blocks: block 0 of the N − k others, block 1 of the k zero gains.
        size: how many generators the ring holds.
        terms: how many terms a form may have.

    Attributes:
        meanings: the letters that stand for vectors of the claim; none in this space, see `opaque`.
    """

    operator = MomentOperator

    def __init__(self, two_blocks: bool = False, size: int = 48, terms: int = 5000) -> None:
        super().__init__((0, 1) if two_blocks else (0,), Field(size, terms))
        self.entries = GeneratorSigns(self)
        self.signs = self.field.signs = Signs(
            self.field, self.entries.of_generator, self.entries.gram, self.entries.known
        )
        self.nonzero_letters: set[str] = set()
        self.positive_letters: set[str] = set()
        self.has_solved_equations = False
        self.open_slopes: list[Any] = []
        self.meanings: dict[str, MomentVector] = {}
        self.eliminated: dict[int, Fraction] = {}
        self.signs.learn(self.N.value.numerator, POSITIVE)

    # -- scalars ---------------------------------------------------------------------------------------

    @property
    def N(self) -> MomentScalar:
        total = self.field.rational(0)
        for block in self.blocks:
            total = total + self._size(block)
        return self._scalar(total)

    def _size(self, block: int) -> Fraction:
        text = ("N", "k", "M")[block] if len(self.blocks) == 1 or block else "Nplus"
        return self._generator("size", block, text)

    def rational(self, numerator: int, denominator: int = 1) -> MomentScalar:
        return self._scalar(self.field.rational(numerator, denominator))

    def scalar(self, name: str) -> MomentScalar:
        return self._scalar(self._generator("scalar", name, name))

    def sqrt(self, x: Any) -> Any:
        if isinstance(x, MomentVector):
            return self._in_blocks(self.root_of, x)
        return self._scalar(self.field.sqrt(x.value))

    def _scalar(self, value: Fraction) -> MomentScalar:
        return MomentScalar(self, value)

    def _generator(self, kind: str, key: Hashable, text: str) -> Fraction:
        index = self.field.generator(kind, key, text)
        return self.eliminated[index] if index in self.eliminated else self.field.symbol(index)

    # -- vectors ---------------------------------------------------------------------------------------

    @property
    def ones(self) -> MomentVector:
        return self._coordinate_function(UNIT)

    def vector(self, name: str) -> MomentVector:
        return self._coordinate_function(((name, 1),))

    def vector_of(self, letter: str, exponent: int) -> MomentVector:
        """A power of a letter, the engine's own letters too."""
        return self._coordinate_function(((letter, exponent),))

    def _coordinate_function(self, monomial: Monomial) -> MomentVector:
        return MomentVector(self, {(block, monomial): self.field.rational(1) for block in self.blocks})

    def zeros_gain(self) -> MomentVector:
        if len(self.blocks) == 1:
            raise ZerosNeeded
        self.nonzero_letters.add(ZEROS_GAIN)
        return MomentVector(self, {(0, ((ZEROS_GAIN, 1),)): self.field.rational(1)})

    def drazin(self, v: MomentVector) -> MomentVector:
        parts: dict[tuple[int, Monomial], Fraction] = {}
        for block in v.blocks:
            if terms := v.block(block):
                if not self.entries.nowhere_zero(block, terms):
                    raise Inexpressible("the Drazin inverse of a vector that may be zero: take s.zeros_gain()")
                parts |= self.reciprocal(block, terms)
        return MomentVector(self, parts, v.side)

    def critical_point(self, gain: MomentVector) -> MomentScalar:
        if gain.side != "N":
            raise Inexpressible("a critical point in a second dimension")
        # The terms of the gain tell one critical point from another's.
        key = tuple(sorted((term, value.key()) for term, value in gain.terms.items()))
        index = self.field.generator("critical", key, "zeta")
        zeta = self._scalar(self.field.symbol(index))
        if index not in self.critical_gains:
            self.critical_gains[index] = gain
            difference = gain * gain - self.ones * zeta
            reciprocals = difference.inverse()
            self.assume_nonzero(difference)
            self._eliminate_secular(self.sum(reciprocals).value)
        return zeta

    def _eliminate_secular(self, total: Fraction) -> None:
        """Σ 1/(hₙ² − ζ) = 0, solved for the moment of the reciprocals."""
        for index in total.generators():
            generator = self.field.generators[index]
            if generator.kind == "moment" and any(w in self.relations for w, _ in generator.key[1]):
                self._eliminate(index, total.numerator)
                return
        raise Inexpressible("a critical point of a gain whose squares are all equal")

    def det(self, A: MomentOperator) -> MomentScalar:
        """The determinant; that the diagonal is nowhere 0 is a condition of the calculus."""
        with self.of_calculus():
            found: MomentScalar = super().det(A)
        return found

    # -- sums and products -----------------------------------------------------------------------------

    def sum(self, v: MomentVector) -> MomentScalar:
        total = self.field.rational(0)
        for (block, monomial), coefficient in v.terms.items():
            total = total + coefficient * self._moment(block, monomial)
        return self._scalar(total)

    def _moment(self, block: int, monomial: Monomial) -> Fraction:
        if monomial == UNIT:
            return self._size(block)
        if self.index_in(monomial):
            return self.field.rational(1)
        if self.matrix_letters and self.branches(monomial):
            return self.moment_of_tree(block, monomial)
        return self._generator("moment", (block, monomial), "")

    def product(self, v: MomentVector) -> MomentScalar:
        total = self.field.rational(1)
        for block in v.blocks:
            terms = v.block(block)
            if not terms and self.signs.certify(self._size(block).numerator) == POSITIVE:
                return self.rational(0)
            if not terms:
                raise Inexpressible("a product over coordinates that may be none")
            total = total * self._product_of(block, terms)
        return self._scalar(total)

    def _product_of(self, block: int, terms: dict[Monomial, Fraction]) -> Fraction:
        """∏ over one block, as a product of those of irreducible factors where no scalar has to be taken out."""
        if len(terms) == 1:
            ((monomial, coefficient),) = terms.items()
            exponentials, others = self.product_of_exponentials(block, monomial)
            if others != monomial:
                rest = {others: coefficient}
                is_one = not others and coefficient.is_one()
                return exponentials if is_one else exponentials * self._product_of(block, rest)
        v = MomentVector(self, {(block, m): c for m, c in terms.items()})
        letters = {letter for monomial in terms for letter, _ in monomial} & self.relations.keys()
        if not all(map(self.entries.letter_is_nonzero, letters)):
            raise Inexpressible("a product of reciprocals whose leading coefficient may be 0")
        cofactor = self.cofactor(v, block)
        if cofactor.terms.keys() != {(block, UNIT)}:
            whole = self._product_of(block, (v * cofactor).block(block))
            return whole * self._product_of(block, cofactor.block(block)).reciprocal()
        content, factors = self.factors(v)
        if not content.is_one():
            return self._product_symbol(block, terms)
        total = self.field.rational(1)
        for letter, coefficients, exponent in factors:
            factor = {letter_power(letter, j): c for j, c in enumerate(coefficients) if not c.is_zero()}
            total = total * self._product_symbol(block, factor) ** exponent
        return total

    def _product_symbol(self, block: int, terms: dict[Monomial, Fraction]) -> Fraction:
        key = (block, tuple(sorted((monomial, value.key()) for monomial, value in terms.items())))
        index = self.field.generator("product", key, "")
        self.products[index] = MomentVector(self, {(block, m): c for m, c in terms.items()})
        return self.field.symbol(index)

    @property
    def has_equations(self) -> bool:
        """Whether equations tie generators together so that a point may lie on two branches of their solutions.

        One critical point does not: Σ ωₙ/(hₙ² − ζ) = 0 is linear in the weights ω of the coordinates, so its solutions
        are one smooth piece, and what holds where ζ is not 0, say, holds where it is, by continuity. Two critical
        points may be the same or not, and a product that is 0 has two branches.
        """
        return self.has_solved_equations or len(self.critical_gains) > 1

    # -- reading again -----------------------------------------------------------------------------------

    def divided(self) -> tuple[list[Any], ...]:
        """What was divided by and put under roots so far."""
        return tuple(list(kept) for kept in self._divided())

    def divided_only(self, before: tuple[list[Any], ...]) -> None:
        """Forget what was divided by and put under roots since `divided` was asked: the claim is read again."""
        for kept, former in zip(self._divided(), before, strict=True):
            kept[:] = former
        # A normal form may rest on what is known better now, and what it divided by is to be recorded again.
        self._normal_forms.clear()

    def _divided(self) -> list[list[Any]]:
        field = self.field
        return [
            field.divisors,
            field.radicands,
            field.trusted,
            field.kinks,
            field.doubted,
            self.inverted_letters,
            self.inverted_vectors,
            self.calculus_letters,
            self.calculus_vectors,
            self.calculus_divisors,
            self.logged,
        ]

    def open_letters(self, letters: list[str]) -> list[str]:
        """Of letters that were divided by, those that may have a zero entry, in order."""
        return sorted(set(letters) - self.nonzero_letters)

    def open_vectors(self, vectors: list[MomentVector]) -> list[MomentVector]:
        """Of sums that were divided by, each in one block, those that may have a zero entry."""
        blocks = [next(iter(vector.terms))[0] for vector in vectors]
        return [v for v, b in zip(vectors, blocks, strict=True) if not self.entries.nowhere_zero(b, v.block(b))]

    def open_divisors(self, divisors: list[Fraction]) -> list[Fraction]:
        """Of scalars that were divided by, those that may be 0."""
        return [d for d in {d.key(): d for d in divisors}.values() if not self.signs.scalar_is_nonzero(d)]

    @property
    def has_doubts(self) -> bool:
        """Whether a rule of the calculus divided by something that may be 0."""
        return bool(
            self.open_letters(self.calculus_letters)
            or self.open_vectors(self.calculus_vectors)
            or self.open_divisors(self.calculus_divisors)
        )

    # -- statements ------------------------------------------------------------------------------------

    def holds(self, statement: Statement) -> bool:
        """Whether a statement is known to hold, for all N and all values, without a search."""
        left, right = statement.left, statement.right
        if statement.relation in (Relation.EQUAL, Relation.DIFFER):
            return _is_zero(left - right) == (statement.relation is Relation.EQUAL)
        if statement.relation is Relation.POSITIVE and isinstance(statement.left, MomentVector):
            return all(self.entries.everywhere_positive(block, left.block(block)) for block in left.blocks)
        if statement.relation in (Relation.AT_MOST, Relation.POSITIVE):
            needed = POSITIVE if statement.relation is Relation.POSITIVE else NON_NEGATIVE
            return self.signs.strength_of(statement.excess.value) >= needed
        if isinstance(left, MomentScalar):
            return self.signs.scalar_is_nonzero(left.value)
        return all(self.entries.nowhere_zero(block, left.block(block)) for block in left.blocks)

    def assume(self, statement: Statement) -> None:
        """Take a statement for granted.

        Raises:
            InputError: where it is no hypothesis: an equation between vectors, or that two things differ.
            Inexpressible: where an equation can be solved for nothing.
        """
        if statement.relation is Relation.POSITIVE and isinstance(statement.left, MomentVector):
            self.assume_everywhere_positive(statement.left)
        elif statement.relation is Relation.POSITIVE:
            self.assume_positive(statement.left)
        elif statement.relation is Relation.AT_MOST:
            self.assume_non_negative(statement.excess)
        elif statement.relation is Relation.NONZERO:
            self.assume_nonzero(statement.left)
        elif statement.relation is Relation.EQUAL and isinstance(statement.left, MomentScalar):
            self.assume_zero((statement.left - statement.right).value)
        else:
            raise InputError("a hypothesis is an equation or an order between scalars, or nonzero(...)")

    # -- hypotheses ------------------------------------------------------------------------------------

    def assume_nonzero(self, x: Any) -> None:
        """Take it that a scalar, or every entry of a vector, is not zero."""
        if isinstance(x, MomentScalar):
            self.signs.exclude_zero(x.value)
            return
        self.nonzero_vectors.append(x)
        for block in x.blocks:
            self.nonzero_vectors += self._factor_vectors(block, x.block(block))
        parts = [x.block(block) for block in x.blocks]
        if all(len(part) == 1 for part in parts):
            letters = [{letter for letter, _ in monomial} for part in parts for monomial in part]
            self.nonzero_letters |= set.intersection(*letters)
            if len(parts) == 1:
                self.signs.exclude_zero(*parts[0].values())

    def _factor_vectors(self, block: int, terms: dict[Monomial, Fraction]) -> list[MomentVector]:
        """The factors of one part of a vector, as vectors: where the product has no zero entry, none of them has."""
        v = MomentVector(self, {(block, m): c for m, c in terms.items()})
        try:
            factors = self.factors(v * self.cofactor(v, block))[1] if len(terms) > 1 else []
        except Inexpressible:
            return []
        return [
            MomentVector(self, {(block, letter_power(letter, j)): c for j, c in enumerate(coefficients)})
            for letter, coefficients, _ in factors
        ]

    @cached_property
    def nonzero_vectors(self) -> list[MomentVector]:
        """The vectors that hypotheses declare to have no zero entry."""
        return []

    @cached_property
    def positive_vectors(self) -> list[MomentVector]:
        """The vectors whose entries hypotheses declare to be positive."""
        return []

    def assume_everywhere_positive(self, x: MomentVector) -> None:
        """Take it that every entry of a vector is positive."""
        self.assume_nonzero(x)
        self.positive_vectors.append(x)
        parts = [x.block(block) for block in x.blocks]
        if all(len(part) == 1 and all(c.is_one() for c in part.values()) for part in parts):
            letters = [{m[0][0] for m in part if len(m) == 1 and m[0][1] % 2} for part in parts]
            self.positive_letters |= set.intersection(*letters)

    def assume_positive(self, x: MomentScalar) -> None:
        """Take it that a scalar is positive."""
        self.signs.learn_of(x.value, POSITIVE)

    def assume_non_negative(self, x: MomentScalar) -> None:
        """Take it that a scalar is not negative."""
        self.signs.learn_of(x.value, NON_NEGATIVE)

    def assume_zero(self, value: Fraction) -> None:
        """Take it that a scalar vanishes: one generator, a moment if there is one, is eliminated by it.

        No derivative is taken any more at what the equation ties together.

        Raises:
            Inexpressible: where no generator occurs linearly.
        """
        if value.is_zero():
            return
        letters, scalars = self.letters_and_scalars(value)
        self.tied_letters |= letters
        self.tied_scalars |= scalars
        self.has_solved_equations = True
        numerator = self._without_roots(value.numerator)
        constant = numerator.subs({f"x{i}": 0 for i in range(len(self.field.generators))})
        # Of m + q = 0 with a number q ≠ 0: no factor of m is 0.
        if not constant.is_zero():
            self.signs.exclude_factors(numerator - constant)
        order = {"moment": 0, "scalar": 1, "entry": 2, "critical": 3, "cycle": 4, "size": 5}
        degrees = numerator.degrees()
        linear = [i for i, g in enumerate(self.field.generators) if g.kind in order and degrees[i] == 1]
        if not linear:
            raise Inexpressible("no moment and no scalar occurs linearly in a hypothesis")
        self._eliminate(min(linear, key=lambda i: order[self.field.generators[i].kind]), numerator)

    def factors_of_zero(self, value: Fraction) -> list[Any]:
        """Of a scalar that is 0 and whose form is a product: the factors that may be 0."""
        factors = self.field.factor(self._without_roots(value.numerator))[1]
        if sum(exponent for _, exponent in factors) < 2:
            return []
        return [factor for factor, _ in factors if not self.signs.is_nonzero(factor)]

    def _without_roots(self, polynomial: Any) -> Any:
        """What follows from A + B R = 0 for a root R: A² = B²R², and A B is not positive."""
        while roots := self.field.roots_in(polynomial):
            a, b = self.field.split(polynomial, roots[0])
            self.signs.learn(-a * b, NON_NEGATIVE)
            polynomial = self.field.reduce(a * a - b * b * self.field.generators[roots[0]].square)
        return polynomial

    def _eliminate(self, index: int, polynomial: Any) -> None:
        slope, rest = polynomial.derivative(index), polynomial.subs({f"x{index}": 0})
        # Settled by what is known now: what is learned below holds only where the slope is not 0.
        self.open_slopes += self.signs.doubtful([slope])
        solved = self.field.fraction(-rest, self.field.one) * self.field.fraction(slope, self.field.one).reciprocal()
        sign = self.entries.of_generator(index)
        self.eliminated[index] = solved
        # An entry may have been solved for.
        self._normal_forms.clear()
        self.signs.replace(index, solved)
        if sign:
            self.signs.learn_of(solved, sign)


def _is_zero(value: Any) -> bool:
    if isinstance(value, MomentOperator):
        return value.is_zero()
    if isinstance(value, MomentVector):
        return not value.terms
    return bool(value.value.is_zero())

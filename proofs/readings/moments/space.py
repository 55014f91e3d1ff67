"""The moment reading: scalars, vectors and operators for every N at once, in canonical form.

A vector is a coordinate function, a Laurent polynomial in per-coordinate letters whose coefficients are
scalars; a scalar is a fraction of polynomials in N, ε, free scalars and moments Σ[f] = Σₙ f(gₙ, aₙ, …), with
Σ[1] = N, extended by square roots. A quotient such as 1/(g² − ζ) is a letter w with the relation
w·(g² − ζ) = 1. Exponentials and logarithms are letters too (see `functions`), and a basis vector picks an entry (see
`entries`). Coordinates may come in two blocks: those of zero gain and the others.

For N large enough the moments of different monomials are independent, so two expressions agree for all N
and all values if and only if their canonical forms do. Of exponentials and logarithms only the "if" is claimed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import cached_property
from typing import Any

from lnverify.proofs.errors import InputError
from lnverify.proofs.readings.moments.derivatives import Derivatives
from lnverify.proofs.readings.moments.field import Field, Fraction, terms_of
from lnverify.proofs.readings.moments.generator_signs import GeneratorSigns
from lnverify.proofs.readings.moments.signs import Signs
from lnverify.proofs.readings.moments.values import (
    OF_M,
    UNIT,
    MomentOperator,
    MomentScalar,
    MomentVector,
    Monomial,
    letter_power,
)
from lnverify.proofs.sign import Sign
from lnverify.proofs.statements import Relation, Statement
from lnverify.proofs.values import Inexpressible, Undefined, ZerosNeeded
from lnverify.proofs.vocabulary import ZEROS_GAIN

_BEYOND = "an equation between operators, other than that a matrix is symmetric, or has orthonormal columns"


class ZeroProduct(Exception):
    """A hypothesis says that a product is 0: there is a case for each factor that may be.

    Attributes:
        space: the space in which that was found.
        factors: the factors, polynomials.
    """

    def __init__(self, space: Moments, factors: list[Any]) -> None:
        super().__init__()
        self.space = space
        self.factors = factors


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
        # Letters by blocks: one may be nowhere 0 in one block alone.
        self.nonzero_letters: set[tuple[int, str]] = set()
        self.positive_letters: set[tuple[int, str]] = set()
        self.has_solved_equations = False
        self.open_slopes: list[Any] = []
        self.meanings: dict[str, MomentVector] = {}
        self.eliminated: dict[int, Fraction] = {}
        # The letters that equations between vectors are solved for, by blocks; how much is known to exist.
        self.solved: dict[tuple[int, str], dict[Monomial, Fraction]] = {}
        self._existing: dict[int, int] = {}
        self.signs.learn(self.N.value, Sign.POSITIVE)

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
        parts = {block: self._letter_in(block, name) for block in self.blocks}
        return MomentVector(self, {(block, m): c for block, part in parts.items() for m, c in part.items()})

    def _vector_in(self, name: str, dimension: str) -> MomentVector:
        self._only_plain_coordinates()
        return MomentVector(self, {(OF_M, m): c for m, c in self._letter_in(OF_M, name).items()}, dimension)

    def _letter_in(self, block: int, name: str) -> dict[Monomial, Fraction]:
        """A free vector in one block, or what an equation says that it is."""
        return self.solved.get((block, name), {((name, 1),): self.field.rational(1)})

    def vector_of(self, letter: str, exponent: int) -> MomentVector:
        """A power of a letter, the engine's own letters too."""
        return self._coordinate_function(((letter, exponent),))

    def _coordinate_function(self, monomial: Monomial) -> MomentVector:
        return MomentVector(self, {(block, monomial): self.field.rational(1) for block in self.blocks})

    def zeros_gain(self) -> MomentVector:
        if len(self.blocks) == 1:
            raise ZerosNeeded
        self.nonzero_letters.add((0, ZEROS_GAIN))
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
            if not terms and self.signs.certify(self._size(block).numerator) == Sign.POSITIVE:
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
        if not all(self.entries.letter_is_nonzero(block, letter) for letter in letters):
            raise Inexpressible("a product of reciprocals whose leading coefficient may be 0")
        cofactor = self.cofactor(v, block)
        if cofactor.terms.keys() != {(block, UNIT)}:
            whole = self._product_of(block, (v * cofactor).block(block))
            return whole * self._product_of(block, cofactor.block(block)).reciprocal()
        if terms.keys() == {UNIT} and self.signs.known_sign(terms[UNIT]) == Sign.POSITIVE:
            return self._exp(self._size(block) * self._log(terms[UNIT]))
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

    def divisors_so_far(self) -> tuple[list[Any], ...]:
        """What was divided by and put under roots so far."""
        return tuple(list(kept) for kept in self._divided())

    def restore_divisors(self, before: tuple[list[Any], ...]) -> None:
        """Forget what was divided by and put under roots since `divisors_so_far` was asked: the claim is read again."""
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
            self.rooted,
            self.kinked,
            self.logged,
        ]

    def open_letters(self, letters: list[tuple[int, str]]) -> list[tuple[int, str]]:
        """Of letters that were divided by, those that may have a zero entry, in order; each with its block."""
        return sorted(key for key in set(letters) if not self.entries.letter_is_nonzero(*key))

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
        if isinstance(excess := statement.excess, MomentVector) and statement.relation is Relation.AT_MOST:
            return all(self.entries.nowhere_negative(block, excess.block(block)) for block in excess.blocks)
        if statement.relation in (Relation.AT_MOST, Relation.POSITIVE):
            needed = Sign.POSITIVE if statement.relation is Relation.POSITIVE else Sign.NON_NEGATIVE
            excess = statement.excess.value
            return self.signs.known_sign(excess) >= needed or self._exceeds_in_exponentials(excess, needed)
        if isinstance(left, MomentScalar):
            return self.signs.scalar_is_nonzero(left.value)
        return all(self.entries.nowhere_zero(block, left.block(block)) for block in left.blocks)

    def _exceeds_in_exponentials(self, x: Fraction, sign: Sign) -> bool:
        """Whether c log u + y with a number c has a sign: it is that of u − e^(−y/c), or its opposite for c < 0."""
        if not x.denominator.is_constant():
            return False
        for index, (function, inner) in list(self.function_generators.items()):
            symbol = self.field.polynomial_symbol(index)
            slope = x.numerator.derivative(index)
            if function != "log" or x.numerator.degrees()[index] != 1 or not slope.is_constant():
                continue
            rest = self.field.fraction(symbol * slope - x.numerator, slope)
            try:
                gap = inner - self._exp(rest)
            except (Inexpressible, Undefined):
                return False
            return self.signs.known_sign(gap if slope.leading_coefficient() > 0 else -gap) >= sign
        return False

    def assume_exists(self) -> None:
        """Take it that what was read so far exists: a hypothesis that is true has a meaning.

        Of a vector that was divided by nothing is learned: its factors are kept, cleared of denominators that may be 0.
        """
        lessons: list[tuple[list[Any], Callable[[Any], object]]] = [
            (self.field.divisors, self.signs.exclude),
            (self.field.radicands, lambda x: self.signs.learn(x, Sign.NON_NEGATIVE)),
            (self.inverted_letters, self.nonzero_letters.add),
            (self.rooted, self.non_negative_vectors.append),
            (self.logged, self._learn_positive),
        ]
        for kept, learn in lessons:
            for item in kept[self._existing.get(id(kept), 0) :]:
                learn(item)
            self._existing[id(kept)] = len(kept)

    def _learn_nowhere_zero(self, v: MomentVector) -> None:
        """Of a vector in one block."""
        ((block, _), *_) = v.terms
        self.nonzero_vectors += [v, *self._factor_vectors(block, v.block(block))]

    def _learn_positive(self, x: MomentScalar | MomentVector) -> None:
        """Of a scalar, or a vector in one block."""
        if isinstance(x, MomentScalar):
            self.assume_positive(x)
        else:
            self._learn_nowhere_zero(x)
            self.positive_vectors.append(x)

    @property
    def known_size(self) -> int | None:
        """N where a hypothesis says which number it is, in one block and without a second dimension; else None."""
        index = self.field.find("size", 0)
        value = self.eliminated.get(index) if index is not None else None
        known = None if value is None or len(self.all_blocks) > 1 else value.integer()
        return known if known is not None and known >= 0 else None

    def assume(self, statement: Statement) -> None:
        """Take a statement for granted.

        Raises:
            InputError: where it is no hypothesis: that two things differ.
            Inexpressible: where an equation can be solved for nothing.
        """
        if statement.relation is Relation.POSITIVE and isinstance(statement.left, MomentVector):
            self.assume_everywhere_positive(statement.left)
        elif statement.relation is Relation.POSITIVE:
            self.assume_positive(statement.left)
        elif statement.relation is Relation.AT_MOST and isinstance(statement.excess, MomentVector):
            self.non_negative_vectors.append(statement.excess)
        elif statement.relation is Relation.AT_MOST:
            self.assume_non_negative(statement.excess)
        elif statement.relation is Relation.NONZERO:
            self.assume_nonzero(statement.left)
        elif statement.relation is Relation.EQUAL and isinstance(statement.left, MomentScalar):
            self.assume_zero((statement.left - statement.right).value)
        elif statement.relation is Relation.EQUAL and isinstance(statement.left, MomentVector):
            self.assume_zero_vector(statement.left - statement.right)
        elif statement.relation is Relation.EQUAL:
            self.assume_zero_operator(statement.left - statement.right)
        else:
            raise InputError("that two things differ is no hypothesis: nonzero(...) says that one is not 0")

    # -- hypotheses ------------------------------------------------------------------------------------

    def assume_nonzero(self, x: Any) -> None:
        """Take it that a scalar, or every entry of a vector, is not zero."""
        if isinstance(x, MomentScalar):
            self.signs.exclude(x.value)
            return
        self.nonzero_vectors.append(x)
        for block in x.blocks:
            part = x.block(block)
            self.nonzero_vectors += self._factor_vectors(block, part)
            for monomial, coefficient in part.items() if len(part) == 1 else ():
                self.nonzero_letters |= {(block, letter) for letter, _ in monomial}
                # A block of two may have no coordinate.
                if len(x.blocks) == 1:
                    self.signs.exclude(coefficient)

    def _factor_vectors(self, block: int, terms: dict[Monomial, Fraction]) -> list[MomentVector]:
        """The factors of one part of a vector, as vectors: where the product has no zero entry, none of them has.

        A denominator is multiplied out only where it is trusted: where it is 0, so is what is left of the product.
        """
        v = MomentVector(self, {(block, m): c for m, c in terms.items()})
        whole = v * self.cofactor(v, block)
        cleared = self.signs.clear_denominators(list(whole.terms.values())) if len(terms) > 1 else None
        if cleared is None:
            return []
        try:
            _, factors = self.factors(MomentVector(self, dict(zip(whole.terms, cleared, strict=True))))
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

    @cached_property
    def non_negative_vectors(self) -> list[MomentVector]:
        """The vectors whose entries hypotheses declare not to be negative."""
        return []

    def assume_everywhere_positive(self, x: MomentVector) -> None:
        """Take it that every entry of a vector is positive."""
        self.assume_nonzero(x)
        self.positive_vectors.append(x)
        for block in x.blocks:
            for monomial, c in x.block(block).items() if len(x.block(block)) == 1 else ():
                if len(monomial) == 1 and monomial[0][1] % 2 and c.is_one():
                    self.positive_letters.add((block, monomial[0][0]))

    def assume_positive(self, x: MomentScalar) -> None:
        """Take it that a scalar is positive."""
        self.signs.learn(x.value, Sign.POSITIVE)

    def assume_non_negative(self, x: MomentScalar) -> None:
        """Take it that a scalar is not negative."""
        self.signs.learn(x.value, Sign.NON_NEGATIVE)

    def assume_zero(self, value: Fraction) -> None:
        """Take it that a scalar vanishes: one generator, a moment if there is one, is eliminated by it.

        No derivative is taken any more at what the equation ties together.

        Raises:
            ZeroProduct: where it is a product of several factors that may be 0.
            Inexpressible: where no generator occurs linearly.
        """
        if value.is_zero():
            return
        letters, scalars = self.letters_and_scalars(value)
        self.tied_letters |= letters
        self.tied_scalars |= scalars
        self.has_solved_equations = True
        numerator = self._without_roots(value.numerator)
        if numerator.is_zero():
            return  # |c| = c, of a sign alone: nothing is concluded from it
        factors = [factor for factor, _ in self.field.factor(numerator)[1] if not self.signs.is_nonzero(factor)]
        if len(factors) > 1:
            raise ZeroProduct(self, factors)
        (numerator,) = factors or [numerator]
        if self._vanish_one_by_one(numerator):
            return
        constant = numerator.subs({f"x{i}": 0 for i in range(len(self.field.generators))})
        # Of m + q = 0 with a number q ≠ 0: no factor of m is 0.
        if not constant.is_zero():
            self.signs.exclude(self.field.fraction(numerator - constant, self.field.one))
        order = {"moment": 0, "scalar": 1, "entry": 2, "critical": 3, "cycle": 4, "size": 5}
        degrees = numerator.degrees()
        linear = [i for i, g in enumerate(self.field.generators) if g.kind in order and degrees[i] == 1]
        if not linear:
            raise Inexpressible("no moment and no scalar occurs linearly in a hypothesis")
        # Where its slope may be 0 the equation says nothing of a generator.
        known = {i: self.signs.is_nonzero(numerator.derivative(i)) for i in linear}
        self._eliminate(min(linear, key=lambda i: (not known[i], order[self.field.generators[i].kind])), numerator)
        self._vanish_letter(numerator)

    def _vanish_one_by_one(self, polynomial: Any) -> bool:
        """Of a sum of terms of one sign that is 0, each term is; whether it is such a sum of several."""
        terms = terms_of(polynomial)
        sign = 1 if terms[0][1] > 0 else -1
        known = [self.signs.obvious(self.field.ring.from_dict({e: sign * c})) for e, c in terms]
        if len(terms) < 2 or not all(known) or Sign.POSITIVE in known:
            return False
        for exponents, coefficient in terms:
            # What is 0 by now makes the others 0 too.
            if not any(e and i in self.eliminated for i, e in enumerate(exponents)):
                self.assume_zero(
                    self.field.fraction(self.field.ring.from_dict({exponents: coefficient}), self.field.one)
                )
        return True

    def _vanish_letter(self, polynomial: Any) -> None:
        """Where a sum of squares Σ[ℓ²] is 0, the letter ℓ is."""
        used = [index for index, degree in enumerate(polynomial.degrees()) if degree]
        generator = self.field.generators[used[0]]
        if len(polynomial) > 1 or len(used) > 1 or generator.kind != "moment":
            return
        block, monomial = generator.key
        if len(monomial) == 1 and monomial[0][1] % 2 == 0 and _is_free(monomial[0][0]):
            self._set_letter(block, monomial[0][0], {})

    def assume_zero_vector(self, v: MomentVector) -> None:
        """Take it that a vector vanishes: in each block it is solved for a letter, which no longer occurs.

        Raises:
            Inexpressible: where it is linear in no letter alone.
        """
        for block in v.blocks:
            if part := v.block(block):
                letter = self._solvable(block, part)
                scale = -part[letter_power(letter, 1)].reciprocal()
                rest = {m: c * scale for m, c in part.items() if m != letter_power(letter, 1)}
                letters, scalars = self._inside([v])
                self.tied_letters |= letters
                self.tied_scalars |= scalars
                self._set_letter(block, letter, rest)

    def _solvable(self, block: int, part: dict[Monomial, Fraction]) -> str:
        """A free letter that stands in one term of a coordinate function alone, times what is not 0."""
        for monomial, c in part.items():
            letter = monomial[0][0] if len(monomial) == 1 and monomial[0][1] == 1 else ""
            others = {(block, m): d for m, d in part.items() if m != monomial}
            free = _is_free(letter) and self.signs.scalar_is_nonzero(c)
            inside, _ = self._inside([MomentVector(self, others), MomentVector(self, {(block, UNIT): c})])
            if free and letter not in inside and not self.signs.doubtful([c.denominator]):
                return letter
        raise Inexpressible("an equation between vectors that is solved for no letter")

    def _set_letter(self, block: int, letter: str, value: dict[Monomial, Fraction]) -> None:
        solution = MomentVector(self, {(block, m): c for m, c in value.items()})
        if (block, letter) in self.nonzero_letters:
            self.nonzero_vectors.append(solution)
        if (block, letter) in self.positive_letters:
            self.positive_vectors.append(solution)
        self.solved[block, letter] = solution.block(block)

    def assume_zero_operator(self, A: MomentOperator) -> None:
        """Take it that an operator vanishes: that a free matrix is symmetric, or that WᵀW = I.

        Raises:
            Inexpressible: where it says anything else.
        """
        if A.is_zero() or self._assume_orthonormal(A):
            return
        plain = A.words and not A.tensor() and (A.diagonal is None or not A.diagonal.terms)
        paths = [(matrices, c) for (matrices, labels), c in A.paths().items() if not any(labels)] if plain else []
        if len(paths) != 2 or len(paths) < len(A.paths()) or {len(matrices) for matrices, _ in paths} != {1}:
            raise Inexpressible(_BEYOND)
        ((first,), c), ((second,), d) = paths
        if first != second.T or len(first.factors) != 1 or not (c + d).is_zero():
            raise Inexpressible(_BEYOND)
        (name,) = first.names
        self.tied_letters.add(name)
        self._free_matrices[name] = self.operator_of(first.as_symmetric)

    def _assume_orthonormal(self, A: MomentOperator) -> bool:
        """Whether that an operator vanishes says of a free matrix that WᵀW = I; if it is square, W Wᵀ is I too."""
        paths = [*A.paths().items()]
        if len(paths) != 1 or A.tensor() or A.diagonal is None:
            return False
        (((matrices, labels), c),) = paths
        identity = self.ones_in(A.sides[0]).scale(self._scalar(c))
        if len(matrices) != 2 or any(labels) or (A.diagonal + identity).terms:
            return False
        first, second = matrices
        if first != second.T or len(second.factors) > 1:
            return False
        self.orthonormal.update([second, second.T] if second.rows == second.columns else [second])
        self.tied_letters |= second.names
        # Rotations and reflections are two branches.
        self.has_solved_equations = True
        return True

    def _without_roots(self, polynomial: Any) -> Any:
        """What follows from A + B R = 0 for a root R: A² = B²R², and A B is not positive."""
        while roots := self.field.roots_in(polynomial):
            a, b = self.field.split(polynomial, roots[0])
            self.signs.learn(self.field.fraction(-a * b, self.field.one), Sign.NON_NEGATIVE)
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
            self.signs.learn(solved, sign)


def _is_zero(value: Any) -> bool:
    if isinstance(value, MomentOperator):
        return value.is_zero()
    if isinstance(value, MomentVector):
        return not value.terms
    return bool(value.value.is_zero())


def _is_free(letter: str) -> bool:
    """Whether a letter is a free vector of the claim: the calculus' own have a space in their names."""
    return bool(letter) and " " not in letter and letter != ZEROS_GAIN

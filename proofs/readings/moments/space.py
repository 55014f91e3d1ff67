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
from typing import Any

from flint import fmpq

from lnverify.proofs.algebra.field import Field, Fraction, terms_of
from lnverify.proofs.errors import InputError
from lnverify.proofs.readings.moments.dependence import Dependence
from lnverify.proofs.readings.moments.expectations import Expectation
from lnverify.proofs.readings.moments.inequalities import Inequalities
from lnverify.proofs.readings.moments.kernel import Fact, Kernel
from lnverify.proofs.readings.moments.signs import Signs
from lnverify.proofs.readings.moments.values import (
    OF_M,
    UNIT,
    MomentOperator,
    MomentScalar,
    MomentVector,
    Monomial,
    block_of,
    key_of_terms,
    letter_power,
)
from lnverify.proofs.sign import Sign
from lnverify.proofs.statements import Relation, Statement
from lnverify.proofs.values import Inexpressible, Undefined, ZerosNeeded
from lnverify.proofs.vocabulary import ZEROS_GAIN

_BEYOND = "an equation between operators, other than that a matrix is symmetric, or has orthonormal columns"


# So many coordinates at most are a case each.
_FEW = 4


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


class Moments(Dependence):
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
        self.kernel = Kernel(self)
        self.inequalities = Inequalities(self)
        self.signs = self.field.signs = Signs(self.kernel, self.inequalities.facts)
        self.has_solved_equations = False
        self.open_slopes: list[Any] = []
        self.meanings: dict[str, MomentVector] = {}
        # How much is known to exist.
        self._existing: dict[int, int] = {}
        rest = self.kernel.at_least_one(self.blocks)
        self.signs.learn(self.kernel.combination(self.N.value, ((fmpq(1), (rest,)), (fmpq(1), ()))))

    @property
    def eliminated(self) -> dict[int, Fraction]:
        """What generators are that an equation was solved for."""
        return self.kernel.eliminated

    # -- scalars ---------------------------------------------------------------------------------------

    @property
    def N(self) -> MomentScalar:
        return self._scalar(self.field.sum(map(self._size, self.blocks)))

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
        return self.kernel.solved.get((block, name), {((name, 1),): self.field.rational(1)})

    def vector_of(self, letter: str, exponent: int) -> MomentVector:
        """A power of a letter, the engine's own letters too."""
        return self._coordinate_function(((letter, exponent),))

    def _coordinate_function(self, monomial: Monomial) -> MomentVector:
        return MomentVector(self, {(block, monomial): self.field.rational(1) for block in self.blocks})

    def zeros_gain(self) -> MomentVector:
        if len(self.blocks) == 1:
            raise ZerosNeeded
        gain = self.power(0, ZEROS_GAIN)
        if not self.kernel.letter_is_nonzero(0, ZEROS_GAIN):
            self.kernel.learn(self.kernel.hear(self.kernel.hypothesis(gain, Sign.UNKNOWN, True)))
        return gain

    def drazin(self, v: MomentVector) -> MomentVector:
        return self._in_blocks(self._drazin_in, v)

    def _drazin_in(self, block: int, part: dict[Monomial, Fraction]) -> MomentVector:
        if part and not self.kernel.entries(block, part).nonzero:
            raise Inexpressible("the Drazin inverse of a vector that may be zero: take s.zeros_gain()")
        return self.reciprocal(block, part) if part else MomentVector(self, {})

    def critical_point(self, gain: MomentVector) -> MomentScalar:
        if gain.side != "N":
            raise Inexpressible("a critical point in a second dimension")
        # The terms of the gain tell one critical point from another's.
        index = self.field.generator("critical", key_of_terms(gain.terms), "zeta")
        zeta = self._scalar(self.field.symbol(index))
        if index not in self.critical_gains:
            self.critical_gains[index] = gain
            difference = gain * gain - self.ones * zeta
            reciprocals = difference.inverse()
            self.assume_nonzero(difference)
            self._eliminate_secular(self.kernel.critical(index, reciprocals))
        return zeta

    def _eliminate_secular(self, fact: Fact) -> None:
        """Σ 1/(hₙ² − ζ) = 0, solved for the moment of the reciprocals; in a factor of h it is not linear."""
        equation = self.kernel.numerator(fact)
        degrees = equation.polynomial.degrees()
        for index in fact.subject.generators():
            generator = self.field.generators[index]
            of_reciprocals = generator.kind == "moment" and any(w in self.relations for w, _ in generator.key[1])
            if of_reciprocals and degrees[index] == 1:
                self._eliminate(index, equation)
                return
        raise Inexpressible("a critical point of a gain whose squares are all equal")

    def det(self, A: MomentOperator) -> MomentScalar:
        """The determinant; that the diagonal is nowhere 0 is a condition of the calculus."""
        with self.of_calculus():
            result: MomentScalar = super().det(A)
        return result

    # -- sums and products -----------------------------------------------------------------------------

    def sum(self, v: MomentVector) -> MomentScalar:
        return self._scalar(self.field.sum(c * self._moment(*place) for place, c in v.terms.items()))

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
            if not terms and self.signs.is_positive(self._size(block)):
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
        v = self.part(block, terms)
        letters = {letter for monomial in terms for letter, _ in monomial} & self.relations.keys()
        if not all(self.kernel.letter_is_nonzero(block, letter) for letter in letters):
            raise Inexpressible("a product of reciprocals whose leading coefficient may be 0")
        cofactor = self.cofactor(v, block)
        if cofactor.terms.keys() != {(block, UNIT)}:
            whole = self._product_of(block, (v * cofactor).block(block))
            return whole * self._product_of(block, cofactor.block(block)).reciprocal()
        if terms.keys() == {UNIT} and self.signs.is_positive(terms[UNIT]):
            return self._exp(self._size(block) * self._log(terms[UNIT]))
        content, factors = self.factors(v)
        if (-content).is_one():
            # (−1)ᴺ taken out would say nothing more.
            return self._product_symbol(block, terms)
        total = self.field.rational(1) if content.is_one() else self._product_of_scalar(block, content)
        for letter, coefficients, exponent in factors:
            factor = {letter_power(letter, j): c for j, c in enumerate(coefficients) if not c.is_zero()}
            total = total * self._product_symbol(block, factor) ** exponent
        return total

    def _product_of_scalar(self, block: int, x: Fraction) -> Fraction:
        """∏ of the same scalar: of each of its factors, but where what it divides by may be 0."""
        if not x.denominator.is_constant():
            return self._product_symbol(block, {UNIT: x})
        number, factors = self.field.factor(x.numerator)
        values = [(self.kernel.scalar(factor), exponent) for factor, exponent in factors]
        number_of = self.field.rational(number) * self.kernel.scalar(x.denominator).reciprocal()
        total = self.field.rational(1)
        for value, exponent in [(number_of, 1), *values]:
            if self.signs.is_positive(value):
                total = total * self._exp(self._size(block) * self._log(value)) ** exponent
            else:
                total = total * self._product_symbol(block, {UNIT: value}) ** exponent
        return total

    def expectation(self, law: str, f: MomentScalar, v: MomentVector, *row: MomentVector, again: Any) -> MomentScalar:
        if len(self.blocks) > 1:
            raise Inexpressible("an expectation beside a gain with zero entries")
        return self._scalar(Expectation(self, law, v, row).of(f.value))

    def _product_symbol(self, block: int, terms: dict[Monomial, Fraction]) -> Fraction:
        index = self.field.generator("product", (block, key_of_terms(terms)), "")
        self.products[index] = self.part(block, terms)
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
            self.root_arguments,
            self.kinked,
            self.logged,
        ]

    def open_letters(self, letters: list[tuple[int, str]]) -> list[tuple[int, str]]:
        """Of letters that were divided by, those that may have a zero entry, in order; each with its block."""
        return sorted(key for key in set(letters) if not self.kernel.letter_is_nonzero(*key))

    def open_vectors(self, vectors: list[MomentVector]) -> list[MomentVector]:
        """Of sums that were divided by, each in one block, those that may have a zero entry."""
        blocks = [next(iter(vector.terms))[0] for vector in vectors]
        return [v for v, b in zip(vectors, blocks, strict=True) if not self.kernel.entries(b, v.block(b)).nonzero]

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
        """Whether a statement is known to hold, for all N and all values, without a search for a certificate."""
        if statement.relation is Relation.DIFFER:
            return not self.kernel.same_form(_plain(statement.left - statement.right)).vanishes
        return self.reasons(statement) is not None

    def reasons(self, statement: Statement) -> list[Fact] | None:
        """The facts that say what a statement says; None where they are not known."""
        left = statement.left
        if statement.relation is Relation.EQUAL:
            result = self.kernel.same_form(_plain(left - statement.right), self.kernel.used)
            return [result] if result.vanishes else None
        value = left if statement.relation is Relation.NONZERO else statement.excess
        if isinstance(value, MomentVector):
            facts = [self.kernel.entries(block, value.block(block)) for block in value.blocks]
            return facts if all(self._settles(fact, statement) for fact in facts) else None
        if statement.relation is Relation.NONZERO:
            fact = self.signs.nonzero_fact(value.value)
        else:
            fact = self.signs.fact_of(value.value)
            if fact is None or not _says(fact, statement.relation):
                needed = Sign.POSITIVE if statement.relation is Relation.POSITIVE else Sign.NON_NEGATIVE
                fact = self._exceeds_in_exponentials(value.value, needed)
        return [fact] if fact is not None and self._settles(fact, statement) else None

    def _settles(self, fact: Fact, statement: Statement) -> bool:
        """Whether a fact says what a statement says, and rests on what was assumed alone."""
        return _says(fact, statement.relation) and self.kernel.rests_on_hypotheses(fact)

    def _exceeds_in_exponentials(self, x: Fraction, sign: Sign) -> Fact | None:
        """Why (c log u + y)/q has a sign, q > 0: it is that of u − e^(−y/c), or its opposite for c < 0."""
        below, p = self.signs.reason(x.denominator), x.numerator
        for index, (function, inner) in list(self.function_generators.items()) if below is not None else ():
            c = p.derivative(index)
            if function != "log" or p.degrees()[index] != 1:
                continue
            slope = next(
                (f for f in (self.signs.reason(c), self.signs.reason(-c)) if f and f.sign == Sign.POSITIVE), None
            )
            if slope is None:
                continue
            rest = self.kernel.scalar(self.field.polynomial_symbol(index) * c - p) * self.kernel.scalar(c).reciprocal()
            try:
                gap = inner - self._exp(rest)
            except (Inexpressible, Undefined):
                return None
            result = self.signs.fact_of(gap if slope.polynomial == c else -gap)
            if result is None or result.sign < sign:
                return None
            above = self.kernel.in_exponentials(p, index, slope, result)
            return self.kernel.over(x, above, below, self.signs.all_trusted(x.denominator) or ())
        return None

    def assume_exists(self) -> None:
        """Take it that what was read so far exists: a hypothesis that is true has a meaning.

        Of a vector that was divided by nothing is learned: its factors are kept, cleared of denominators that may be 0.
        """
        lessons: list[tuple[list[Any], Callable[[Any], object]]] = [
            (self.field.divisors, lambda x: self.signs.learn(self.kernel.existence(x, Sign.UNKNOWN))),
            (self.field.radicands, lambda x: self.signs.learn(self.kernel.existence(x, Sign.NON_NEGATIVE))),
            (self.inverted_letters, lambda at: self.kernel.learn(self.kernel.existence(self.power(*at), Sign.UNKNOWN))),
            (self.root_arguments, lambda v: self.kernel.learn(self.kernel.existence(v, Sign.NON_NEGATIVE))),
            (self.logged, self._learn_logged),
        ]
        for kept, learn in lessons:
            for item in kept[self._existing.get(id(kept), 0) :]:
                learn(item)
            self._existing[id(kept)] = len(kept)

    def _learn_logged(self, x: MomentScalar | MomentVector) -> None:
        """Of a scalar, or a vector in one block."""
        if isinstance(x, MomentScalar):
            self.signs.learn(self.kernel.existence(x.value, Sign.POSITIVE))
        else:
            self._learn_vector(self.kernel.existence(x, Sign.POSITIVE))

    def _learn_vector(self, fact: Fact) -> None:
        """Of the entries of a vector in one block: the fact, and where none is 0, the same of its factors."""
        self.kernel.learn(fact)
        if not fact.nonzero:
            return
        for factor in self._factor_facts(fact):
            self.kernel.learn(factor)
        block, terms = next(iter(fact.subject.terms))[0], fact.subject.terms
        # A block of two may have no coordinate.
        if len(terms) == 1 and (len(self.blocks) == 1 or block == OF_M):
            self.signs.learn(self.kernel.coefficient(fact))

    @property
    def known_size(self) -> int | None:
        """N where a hypothesis says which number it is, in one block and without a second dimension; else None."""
        index = self.field.find("size", 0)
        value = self.eliminated.get(index) if index is not None else None
        has_rows = bool(self.shapes) or self.field.find("size", OF_M) is not None
        known = None if value is None or has_rows or len(self.blocks) > 1 else value.integer()
        return known if known is not None and known >= 0 else None

    def assume(self, statement: Statement) -> None:
        """Take a statement for granted.

        Raises:
            InputError: where it is no hypothesis: that two things differ.
            Inexpressible: where an equation can be solved for nothing.
        """
        match statement.relation:
            case Relation.POSITIVE:
                self.assume_positive(statement.left)
            case Relation.AT_MOST:
                self.assume_non_negative(statement.excess)
            case Relation.NONZERO:
                self.assume_nonzero(statement.left)
            case Relation.EQUAL:
                self._assume_zero(statement.left - statement.right)
            case _:
                raise InputError("that two things differ is no hypothesis: nonzero(...) says that one is not 0")

    def _assume_zero(self, value: Any) -> None:
        if isinstance(value, MomentScalar):
            self.assume_zero(value.value)
        elif isinstance(value, MomentVector):
            self.assume_zero_vector(value)
        else:
            self.assume_zero_operator(value)

    # -- hypotheses ------------------------------------------------------------------------------------

    def assume_nonzero(self, x: Any) -> None:
        """Take it that a scalar, or every entry of a vector, is not zero."""
        self._assume_sign(x, Sign.UNKNOWN, True)

    def assume_positive(self, x: Any) -> None:
        """Take it that a scalar, or every entry of a vector, is positive."""
        self._assume_sign(x, Sign.POSITIVE, True)

    def assume_non_negative(self, x: Any) -> None:
        """Take it that a scalar, or every entry of a vector, is not negative."""
        self._assume_sign(x, Sign.NON_NEGATIVE, False)

    def _assume_sign(self, x: Any, sign: Sign, nonzero: bool) -> None:
        if isinstance(x, MomentScalar):
            fact = self.kernel.hear(self.kernel.hypothesis(x.value, sign, nonzero))
            self.signs.learn(fact)
            for most in range(1, _FEW + 1):
                if few := self.kernel.few_coordinates(fact, most):
                    self.has_solved_equations = True
                    self._take_zero(few)
            return
        for block in x.blocks:
            if part := x.block(block):
                self._learn_vector(
                    self.kernel.hear(self.kernel.hypothesis(self.kernel.part(block, part), sign, nonzero))
                )

    def _factor_facts(self, fact: Fact) -> list[Fact]:
        """The factors of a vector without zero entries, none of which has one.

        A denominator is multiplied out only where it is trusted: where it is 0, so is what is left of the product.
        """
        ((block, _), *others) = fact.subject.terms
        whole = fact.subject * self.cofactor(fact.subject, block)
        values = list(whole.terms.values())
        times, known = self.signs.clear_denominators(values) if others else ([], None)
        if known is None:
            return []
        scale = self.field.product(divisor.subject for divisor in times)
        try:
            _, factors = self.factors(whole.scale(self._scalar(scale)))
            return [self.kernel.entry_factor(fact, tuple(times), known, letter, p) for letter, p, _ in factors]
        except Inexpressible:
            return []

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
        self._take_zero(self._without_roots(self.kernel.numerator(self.kernel.hear(self.kernel.vanishing(value)))))

    def _take_zero(self, fact: Fact) -> None:
        """Solve the equation that a polynomial is 0."""
        if fact.polynomial.is_zero():
            return  # |c| = c, of a sign alone: nothing is concluded from it
        factors = [factor for factor, _ in self.field.factor(fact.polynomial)[1]]
        nonzero = [self.signs.nonzero_factor(factor) for factor in factors]
        left = [factor for factor, known in zip(factors, nonzero, strict=True) if known is None]
        if len(left) > 1:
            raise ZeroProduct(self, left)
        if left:
            fact = self.kernel.factor_vanishes(fact, left[0], tuple(known for known in nonzero if known is not None))
        if self._vanish_one_by_one(fact):
            return
        polynomial = fact.polynomial
        if apart := self.kernel.apart_from_zero(fact):
            self.signs.learn(apart)
        order = {"moment": 0, "scalar": 1, "entry": 2, "critical": 3, "cycle": 4, "size": 5}
        degrees = polynomial.degrees()
        linear = [i for i, g in enumerate(self.field.generators) if g.kind in order and degrees[i] == 1]
        if not linear:
            raise Inexpressible("no moment and no scalar occurs linearly in a hypothesis")
        # Where its slope may be 0 the equation says nothing of a generator.
        known = {i: self.signs.is_nonzero(polynomial.derivative(i)) for i in linear}
        self._eliminate(min(linear, key=lambda i: (not known[i], order[self.field.generators[i].kind])), fact)
        self._vanish_letter(fact)

    def _vanish_one_by_one(self, fact: Fact) -> bool:
        """Of a sum of terms of one sign that is 0, each term is; whether it is such a sum of several."""
        results = [self.kernel.term_vanishes(fact, exponents) for exponents, _ in terms_of(fact.polynomial)]
        if (
            len(results) < 2
            or not all(results)
            or any(self.kernel.terms(f.polynomial).sign == Sign.POSITIVE for f in results)
        ):
            return False
        for each in results:
            # What is 0 by now makes the others 0 too.
            if not any(degree and i in self.eliminated for i, degree in enumerate(each.polynomial.degrees())):
                self._take_zero(each)
        return True

    def _vanish_letter(self, fact: Fact) -> None:
        """Where a sum of squares Σ[ℓ²] is 0, the letter ℓ is."""
        used = [index for index, degree in enumerate(fact.polynomial.degrees()) if degree]
        generator = self.field.generators[used[0]]
        if generator.kind == "moment" and len(generator.key[1]) == 1 and _is_free(generator.key[1][0][0]):
            block, ((letter, _),) = generator.key
            self.kernel.solve_letter(self.kernel.letter_vanishes(fact, block, letter), block, letter)

    def assume_zero_vector(self, v: MomentVector) -> None:
        """Take it that a vector vanishes: in each block it is solved for a letter, which no longer occurs.

        Raises:
            Inexpressible: where it is linear in no letter alone.
        """
        for block in v.blocks:
            if part := v.block(block):
                letters, scalars = self._inside([v])
                self.tied_letters |= letters
                self.tied_scalars |= scalars
                fact = self.kernel.hear(self.kernel.vanishing(self.kernel.part(block, part)))
                if self._takes_image(fact, block, part):
                    continue
                letter, slope = self._solvable(block, part)
                self.kernel.solve_letter(self.kernel.solved_letter(fact, block, letter, slope), block, letter)

    def _takes_image(self, fact: Fact, block: int, part: dict[Monomial, Fraction]) -> bool:
        """Whether an equation says what a free matrix makes of a product of letters."""
        for monomial, c in part.items():
            letter = monomial[0][0] if len(monomial) == 1 and monomial[0][1] == 1 else ""
            if letter not in self.matrix_letters or (slope := self.signs.nonzero_fact(c)) is None:
                continue
            if image := self.kernel.solved_letter(fact, block, letter, slope):
                self.kernel.solve_letter(image, block, letter)
                matrix, _ = self.matrix_letters[letter]
                value = self.kernel.solved[block, letter]
                if matrix in self.kernel.orthonormal and len(value) == 1:
                    back = self.kernel.image_back(image, letter, matrix.T)
                    self.kernel.solve_letter(
                        back, block_of(matrix.columns), self._letter_along(matrix.T, next(iter(value)))
                    )
                self._known_rootings.clear()
                return True
        return False

    def _solvable(self, block: int, part: dict[Monomial, Fraction]) -> tuple[str, Fact]:
        """A free letter that stands in one term of a coordinate function alone, times what is not 0; and why."""
        for monomial, c in part.items():
            letter = monomial[0][0] if len(monomial) == 1 and monomial[0][1] == 1 else ""
            others = {(block, m): d for m, d in part.items() if m != monomial}
            slope = self.signs.nonzero_fact(c) if _is_free(letter) else None
            inside, _ = self._inside([MomentVector(self, others), MomentVector(self, {(block, UNIT): c})])
            if slope is not None and letter not in inside and not self.signs.doubtful([c.denominator]):
                return letter, slope
        raise Inexpressible("an equation between vectors that is solved for no letter")

    def assume_zero_operator(self, A: MomentOperator) -> None:
        """Take it that an operator vanishes: that a free matrix is symmetric, or that WᵀW = I.

        Raises:
            Inexpressible: where it says anything else, or says it times a scalar that may be 0.
        """
        if A.is_zero():
            return
        fact, paths = self.kernel.hear(self.kernel.vanishing(A)), [*A.paths().items()] if A.words else []
        ((matrices, _), c) = paths[0] if paths else (((), ()), None)
        slope = None if c is None else self.signs.nonzero_fact(c)
        if slope is None:
            raise Inexpressible(_BEYOND)
        if (law := self.kernel.matrix_law(fact, slope, False)).vanishes:
            self.kernel.take_orthonormal(law)
            # Rotations and reflections are two branches.
            self.has_solved_equations = True
        elif self.kernel.matrix_law(fact, slope, True).vanishes:
            self._free_matrices[next(iter(matrices[0].names))] = self.operator_of(matrices[0].as_symmetric)
        else:
            raise Inexpressible(_BEYOND)
        self.tied_letters |= matrices[-1].names

    def _without_roots(self, fact: Fact) -> Fact:
        """What follows from A + B R = 0 for a root R: A² = B²R², and A B is not positive."""
        while roots := self.field.roots_in(fact.polynomial):
            if opposite := self.kernel.opposite(fact, roots[0]):
                self.signs.learn(opposite)
            fact = self.kernel.norm(fact, roots[0])
        return fact

    def _eliminate(self, index: int, fact: Fact) -> None:
        # Settled by what is known now: what is learned below holds only where the slope is not 0.
        self.open_slopes += self.signs.doubtful([fact.polynomial.derivative(index)])
        before = self.kernel.generator(index)
        self.kernel.solve(fact, index)
        # An entry may have been solved for.
        self._normal_forms.clear()
        self.signs.replace(index)
        if before:
            self.signs.learn(self.kernel.substituted(before, index))


def _says(fact: Fact, relation: Relation) -> bool:
    """Whether a fact says that a value is positive, not negative, or not 0."""
    return fact.nonzero if relation is Relation.NONZERO else fact.sign >= _NEEDED[relation]


_NEEDED = {Relation.POSITIVE: Sign.POSITIVE, Relation.AT_MOST: Sign.NON_NEGATIVE}


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, MomentScalar) else value


def _is_free(letter: str) -> bool:
    """Whether a letter is a free vector of the claim: the calculus' own have a space in their names."""
    return bool(letter) and " " not in letter and letter != ZEROS_GAIN

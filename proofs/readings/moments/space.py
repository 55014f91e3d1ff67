"""The moment reading: scalars, vectors and operators for every N at once, in canonical form.

A vector is a coordinate function, a Laurent polynomial in per-coordinate letters whose coefficients are
scalars; a scalar is a fraction of polynomials in N, ε, free scalars and moments Σ[f] = Σₙ f(gₙ, aₙ, …), with
Σ[1] = N, extended by square roots. A quotient such as 1/(g² − ζ) is a letter w with the relation
w·(g² − ζ) = 1. Exponentials and logarithms are letters too (see `functions`), and a basis vector picks an entry (see
`totals`). Coordinates may come in two blocks: those of zero gain and the others.

For N large enough the moments of different monomials are independent, so two expressions agree for all N
and all values if and only if their canonical forms do. Of exponentials and logarithms only the "if" is claimed.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from flint import fmpq

from lnverify.proofs.algebra.field import Field, Fraction
from lnverify.proofs.readings.moments.assumptions import SIGNS, Assumptions
from lnverify.proofs.readings.moments.coordinates import Coordinates, Part
from lnverify.proofs.readings.moments.expectations import Expectation
from lnverify.proofs.readings.moments.functions import Functions
from lnverify.proofs.readings.moments.graphs import Graphs
from lnverify.proofs.readings.moments.inequalities import Inequalities
from lnverify.proofs.readings.moments.kernel import Fact, Kernel
from lnverify.proofs.readings.moments.opaque import Opacity, Opaque
from lnverify.proofs.readings.moments.reciprocals import Reciprocals
from lnverify.proofs.readings.moments.roots import Roots
from lnverify.proofs.readings.moments.signs import Signs
from lnverify.proofs.readings.moments.totals import Totals
from lnverify.proofs.readings.moments.values import (
    OF_M,
    UNIT,
    MomentOperator,
    MomentScalar,
    MomentVector,
    key_of_terms,
    letter_power,
)
from lnverify.proofs.readings.operators import Matrix, StructuredSpace, Word
from lnverify.proofs.sign import Sign
from lnverify.proofs.statements import Relation, Statement
from lnverify.proofs.values import Inexpressible, Undefined, ZerosNeeded
from lnverify.proofs.vocabulary import ZEROS_GAIN


class Moments(StructuredSpace):
    """The space of one decision.

    Args:
        two_blocks: whether coordinates come in two blocks: block 0 of the N − k others, block 1 of the k zero gains.
        size: how many generators the ring holds.
        terms: how many terms a form may have.
        opacity: whether factors of products become letters.

    Attributes:
        blocks: the blocks of coordinates: (0,), or (0, 1) where those of zero gain are block 1.
        field: the scalars.
        notes: what was divided by, and what roots and logarithms were taken of.
        coordinates, reciprocals, graphs, roots, functions, totals: coordinate functions, the letters of each
            kind, and sums and products.
        assumptions: what is taken for granted.
        kernel, inequalities, signs: what is known of signs.
    """

    operator = MomentOperator

    def __init__(
        self, two_blocks: bool = False, size: int = 48, terms: int = 5000, opacity: Opacity = Opacity.NONE
    ) -> None:
        # The dimensions of the free matrices, and of the free vectors that have M entries.
        self.shapes: dict[str, tuple[str, ...]] = {}
        self.blocks = (0, 1) if two_blocks else (0,)
        self.field = Field(size, terms)
        self.notes = self.field.notes
        self.coordinates = Coordinates(self, self.blocks, self.field)
        self.kernel = Kernel(self)
        self.inequalities = Inequalities(self)
        self.signs = self.field.signs = Signs(self.kernel, self.inequalities.facts)
        self.reciprocals = Reciprocals(self.coordinates)
        self.graphs = Graphs(self.coordinates, self.kernel)
        self.roots = Roots(self.coordinates, self.reciprocals, self.graphs, self.signs)
        self.functions = Functions(self.coordinates, self.reciprocals, self.roots, self.signs)
        parts = self.coordinates, self.graphs, self.reciprocals
        self.totals = Totals(*parts, self.roots, self.functions, self.signs)
        self.assumptions = Assumptions(*parts, self.signs, self._take_symmetric)
        self._opaque = None if opacity is Opacity.NONE else Opaque(self.coordinates, self.signs, opacity)
        rest = self.kernel.at_least_one(self.blocks)
        self.signs.learn(self.kernel.combination(self.N.value, ((fmpq(1), (rest,)), (fmpq(1), ()))))

    @property
    def eliminated(self) -> dict[int, Fraction]:
        """What generators are that an equation was solved for."""
        return self.kernel.eliminated

    # -- scalars ---------------------------------------------------------------------------------------

    def size_in(self, dimension: str) -> MomentScalar:
        blocks = self.blocks if dimension == "N" else (OF_M,)
        return self.coordinates.scalar(self.field.sum(map(self.totals.size, blocks)))

    def rational(self, numerator: int, denominator: int = 1) -> MomentScalar:
        return self.coordinates.scalar(self.field.rational(numerator, denominator))

    def scalar(self, name: str) -> MomentScalar:
        return self.coordinates.scalar(self.kernel.value_of("scalar", name))

    def sqrt(self, x: Any) -> Any:
        if isinstance(x, MomentVector):
            return self.coordinates.in_blocks(self.roots.of, x)
        return self.coordinates.scalar(self.roots.of_scalar(x.value))

    # -- vectors ---------------------------------------------------------------------------------------

    def ones_in(self, dimension: str) -> MomentVector:
        return self.coordinates.everywhere(UNIT, dimension)

    def vector_in(self, name: str, dimension: str) -> MomentVector:
        if dimension == "M":
            self.shapes[name] = (dimension,)
            self._only_plain_coordinates()
        parts = {block: self._letter_in(block, name) for block in (self.blocks if dimension == "N" else (OF_M,))}
        terms = {(block, m): c for block, part in parts.items() for m, c in part.items()}
        return self.coordinates.vector(terms, dimension)

    def basis(self, name: str) -> MomentVector:
        if self.shapes:
            raise Inexpressible("a basis vector beside a free matrix")
        if len(self.blocks) > 1:
            raise Inexpressible("a basis vector beside a mask, or a gain with zero entries")
        return self.totals.basis(name)

    def _letter_in(self, block: int, name: str) -> Part:
        """A free vector in one block, or what an equation says that it is."""
        return self.kernel.solved.get((block, name), {((name, 1),): self.field.rational(1)})

    def vector_of(self, letter: str, exponent: int) -> MomentVector:
        """A power of a letter, the engine's own letters too."""
        return self.coordinates.everywhere(letter_power(letter, exponent))

    def zeros_gain(self) -> MomentVector:
        if len(self.blocks) == 1:
            raise ZerosNeeded
        gain = self.coordinates.power(0, ZEROS_GAIN)
        if not self.kernel.letter_is_nonzero(0, ZEROS_GAIN):
            self.kernel.learn(self.kernel.hear(self.kernel.hypothesis(gain, Sign.UNKNOWN, True)))
        return gain

    def drazin(self, v: MomentVector) -> MomentVector:
        return self.coordinates.in_blocks(self._drazin_in, v)

    def _drazin_in(self, block: int, part: Part) -> MomentVector:
        if part and not self.kernel.entries(block, part).nonzero:
            raise Inexpressible("the Drazin inverse of a vector that may be zero: take s.zeros_gain()")
        return self.roots.reciprocal(block, part) if part else self.coordinates.vector({})

    def critical_point(self, gain: MomentVector) -> MomentScalar:
        if gain.side != "N":
            raise Inexpressible("a critical point in a second dimension")
        # The terms of the gain tell one critical point from another's.
        index = self.field.generator("critical", key_of_terms(gain.terms))
        zeta = self.coordinates.scalar(self.field.symbol(index))
        if index not in self.coordinates.made_of:
            self.coordinates.made_of[index] = [gain]
            difference = gain * gain - self.ones * zeta
            reciprocals = difference.inverse()
            self.assumptions.sign(difference, Sign.UNKNOWN)
            self._eliminate_secular(self.kernel.critical(index, reciprocals))
        return zeta

    def _eliminate_secular(self, fact: Fact) -> None:
        """Σ 1/(hₙ² − ζ) = 0, solved for the moment of the reciprocals; in a factor of h it is not linear."""
        equation = self.kernel.numerator(fact)
        degrees = equation.polynomial.degrees()
        for index in fact.subject.generators():
            generator = self.field.generators[index]
            of_reciprocals = generator.kind == "moment" and any(
                w in self.reciprocals.relations for w, _ in generator.key[1]
            )
            if of_reciprocals and degrees[index] == 1:
                self.assumptions.eliminate(index, equation)
                return
        raise Inexpressible("a critical point of a gain whose squares are all equal")

    def det(self, A: MomentOperator) -> MomentScalar:
        """The determinant; that the diagonal is nowhere 0 is a condition of the calculus."""
        with self.of_calculus():
            result: MomentScalar = super().det(A)
        return result

    # -- sums and products -----------------------------------------------------------------------------

    def sum(self, v: MomentVector) -> MomentScalar:
        return self.coordinates.scalar(self.totals.sum(v))

    def product(self, v: MomentVector) -> MomentScalar:
        return self.coordinates.scalar(self.totals.product(v))

    def expectation(self, law: str, f: MomentScalar, v: MomentVector, *row: MomentVector, again: Any) -> MomentScalar:
        if self._opaque is not None:
            raise Inexpressible("an expectation over what stands inside letters")
        if len(self.blocks) > 1:
            raise Inexpressible("an expectation beside a mask, or a gain with zero entries")
        return self.coordinates.scalar(Expectation(self, law, v, row).of(f.value))

    # -- free matrices ---------------------------------------------------------------------------------

    def matrix(self, name: str, rows: str = "M", columns: str = "N") -> MomentOperator:
        self.shapes[name] = rows, columns
        self._only_plain_coordinates()
        result: MomentOperator = super().matrix(name, rows, columns)
        return result

    def _only_plain_coordinates(self) -> None:
        if len(self.blocks) > 1:
            raise Inexpressible("a free matrix beside a mask, or a gain with zero entries")
        if self.coordinates.bases:
            raise Inexpressible("a basis vector beside a free matrix")

    def _take_symmetric(self, matrix: Matrix) -> None:
        self._free_matrices[next(iter(matrix.names))] = self.operator_of(matrix.as_symmetric)

    def vanishes(self, v: MomentVector) -> bool:
        return v.is_zero()

    def along(self, matrix: Matrix, v: MomentVector) -> MomentVector:
        return self.graphs.along(matrix, v)

    def trace_of_word(self, word: Word) -> MomentScalar:
        for turn in word.turns() if self.kernel.orthonormal else ():
            left, vector = self.graphs.contract(turn)
            if left is not turn:
                result: MomentScalar = self.sum(vector) if left is None else self.trace_of(left)
                return result
        return self.coordinates.scalar(self.graphs.trace(word))

    # -- derivatives and functions ---------------------------------------------------------------------

    def of_calculus(self) -> AbstractContextManager[None]:
        return self.notes.of_calculus()

    def derived(self, value: Any, kind: str, name: str) -> Any:
        if self._opaque is not None:
            raise Inexpressible("a derivative of stacked normalizations")
        self.assumptions.check_free(kind, name)
        return value

    def slope_of_root(self, root: Any, kind: str, name: str) -> Any:
        """1/(2√f), where √f is not 0: that is a condition of the calculus.

        A factor that the variable does not move may be 0: then f stays 0, and its root does.
        """
        if isinstance(root, MomentVector):
            with self.of_calculus():
                return super().slope_of_root(root, kind, name) if self.coordinates.moves(root, kind, name) else 0 * root
        if not self.coordinates.moves(root.value, kind, name):
            return self.rational(0)
        factors = (self.kernel.scalar(factor) for factor, _ in self.field.factor(root.value.numerator)[1])
        self.notes.calculus_divisors += [factor for factor in factors if self.coordinates.moves(factor, kind, name)]
        with self.notes.without_recording():
            return super().slope_of_root(root, kind, name)

    def _apply(self, name: str, x: Any) -> Any:
        return self.functions.apply(name, x)

    def operand(self, v: MomentVector) -> MomentVector:
        """A factor of an elementwise product, as it goes into the product."""
        return v if self._opaque is None else self._opaque.operand(v)

    @property
    def has_equations(self) -> bool:
        """Whether equations tie generators together so that a point may lie on two branches of their solutions.

        One critical point does not: Σ ωₙ/(hₙ² − ζ) = 0 is linear in the weights ω of the coordinates, so its solutions
        are one smooth piece, and what holds where ζ is not 0, say, holds where it is, by continuity. Two critical
        points may be the same or not, and a product that is 0 has two branches.
        """
        critical_points = [generator for generator in self.field.generators if generator.kind == "critical"]
        return self.assumptions.has_solved_equations or len(critical_points) > 1

    # -- reading again -----------------------------------------------------------------------------------

    def read_again(self, before: list[list[Any]]) -> None:
        """Forget what was noted since, for the claim is read again."""
        self.notes.restore(before)
        # What a normal form divided by is to be noted again.
        self.coordinates.forget()

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
            self.open_letters(self.notes.calculus_letters)
            or self.open_vectors(self.notes.calculus_vectors)
            or self.open_divisors(self.notes.calculus_divisors)
        )

    # -- statements ------------------------------------------------------------------------------------

    def holds(self, statement: Statement) -> bool:
        """Whether a statement is known to hold, for all N and all values, without a search for a certificate."""
        if statement.relation is Relation.DIFFER:
            return not self.kernel.same_form(_plain(statement.left - statement.right)).vanishes
        return self.reasons(statement) is not None

    def reasons(self, statement: Statement) -> list[Fact] | None:
        """The facts that say what a statement says; None where they are not known."""
        if statement.relation is Relation.EQUAL:
            result = self.kernel.same_form(_plain(statement.left - statement.right), self.kernel.used)
            return [result] if result.vanishes else None
        value = statement.excess
        if isinstance(value, MomentVector):
            facts = [self.kernel.entries(block, value.block(block)) for block in value.blocks]
            return facts if all(self._settles(fact, statement) for fact in facts) else None
        if statement.relation is Relation.NONZERO:
            fact = self.signs.nonzero_fact(value.value)
        else:
            fact = self.signs.fact_of(value.value)
            if fact is None or not _says(fact, statement.relation):
                fact = self._exceeds_in_exponentials(value.value, SIGNS[statement.relation])
        return [fact] if fact is not None and self._settles(fact, statement) else None

    def _settles(self, fact: Fact, statement: Statement) -> bool:
        """Whether a fact says what a statement says, and rests on what was assumed alone."""
        return _says(fact, statement.relation) and self.kernel.rests_on_hypotheses(fact)

    def _exceeds_in_exponentials(self, x: Fraction, sign: Sign) -> Fact | None:
        """Why (c log u + y)/q has a sign, q > 0: it is that of u − e^(−y/c), or its opposite for c < 0."""
        below, p = self.signs.reason(x.denominator), x.numerator
        for index, (function, inner) in list(self.functions.generators.items()) if below is not None else ():
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
                gap = inner - self.functions.exp(rest)
            except (Inexpressible, Undefined):
                return None
            result = self.signs.fact_of(gap if slope.polynomial == c else -gap)
            if result is None or result.sign < sign:
                return None
            above = self.kernel.in_exponentials(p, index, slope, result)
            return self.kernel.over(x, above, below, self.signs.all_trusted(x.denominator) or ())
        return None

    @property
    def known_size(self) -> int | None:
        """N where a hypothesis says which number it is, in one block and without a second dimension; else None."""
        index = self.field.find("size", 0)
        value = self.eliminated.get(index) if index is not None else None
        has_rows = bool(self.shapes) or self.field.find("size", OF_M) is not None
        known = None if value is None or has_rows or len(self.blocks) > 1 else value.integer()
        return known if known is not None and known >= 0 else None


def _says(fact: Fact, relation: Relation) -> bool:
    """Whether a fact says that a value is positive, not negative, or not 0."""
    return fact.nonzero if relation is Relation.NONZERO else fact.sign >= SIGNS[relation]


def _plain(value: Any) -> Any:
    return value.value if isinstance(value, MomentScalar) else value

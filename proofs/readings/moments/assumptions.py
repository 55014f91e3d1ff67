"""What hypotheses say is taken for granted: signs are learned, and equations solved.

An equation between scalars is solved for a generator, one between vectors for a letter, and what it was solved for no
longer occurs. No derivative is taken any more at what an equation ties together.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lnverify.proofs.algebra.field import Fraction, terms_of
from lnverify.proofs.errors import InputError
from lnverify.proofs.readings.moments.coordinates import Coordinates, Part
from lnverify.proofs.readings.moments.graphs import Graphs
from lnverify.proofs.readings.moments.kernel import Fact
from lnverify.proofs.readings.moments.reciprocals import Reciprocals
from lnverify.proofs.readings.moments.signs import Signs
from lnverify.proofs.readings.moments.values import OF_M, MomentOperator, MomentScalar, MomentVector, block_of
from lnverify.proofs.readings.operators import Matrix
from lnverify.proofs.sign import Sign
from lnverify.proofs.statements import Relation, Statement
from lnverify.proofs.values import Inexpressible
from lnverify.proofs.vocabulary import ZEROS_GAIN

SIGNS = {Relation.POSITIVE: Sign.POSITIVE, Relation.AT_MOST: Sign.NON_NEGATIVE, Relation.NONZERO: Sign.UNKNOWN}
_BEYOND = "an equation between operators, other than that a matrix is symmetric, or has orthonormal columns"
# So many coordinates at most are a case each.
_FEW = 4


class ZeroProduct(Exception):
    """A hypothesis says that a product is 0: there is a case for each factor that may be.

    Attributes:
        factors: the factors, polynomials.
    """

    def __init__(self, factors: list[Any]) -> None:
        super().__init__()
        self.factors = factors


@dataclass(eq=False, repr=False)
class Assumptions:
    """What is taken for granted in one space.

    Attributes:
        has_solved_equations: whether an equation tied generators together.
        open_slopes: polynomials that an equation was divided by to solve it, and that may be 0.
    """

    _coordinates: Coordinates
    _graphs: Graphs
    _reciprocals: Reciprocals
    _signs: Signs
    _take_symmetric: Callable[[Matrix], None]

    def __post_init__(self) -> None:
        self._field, self._kernel = self._coordinates.field, self._signs.kernel
        self.has_solved_equations = False
        self.open_slopes: list[Any] = []
        self._tied_letters: set[str] = set()
        self._tied_scalars: set[int] = set()
        # How much of each kind of note is known to exist.
        self._existing = [0] * 5

    def take(self, statement: Statement) -> None:
        """Take a statement for granted.

        Raises:
            InputError: where it is no hypothesis: that two things differ.
            Inexpressible: where an equation can be solved for nothing.
        """
        if statement.relation is Relation.DIFFER:
            raise InputError("that two things differ is no hypothesis: nonzero(...) says that one is not 0")
        if statement.relation is Relation.EQUAL:
            self.zero(statement.left - statement.right)
        else:
            self.sign(statement.excess, SIGNS[statement.relation])

    def check_free(self, kind: str, name: str) -> None:
        """
        Raises:
            InputError: where an equation ties a variable to others: no derivative is taken at it.
        """
        if kind != "scalar" and name in self._tied_letters:
            raise InputError(f"no derivative at {name}: a hypothesis ties its entries together")
        if kind == "scalar" and self._field.find("scalar", name) in self._tied_scalars:
            raise InputError("no derivative at a scalar that a hypothesis ties to others")

    def _tie(self, value: Fraction | MomentVector) -> None:
        letters, scalars = self._coordinates.free_in(value)
        self._tied_letters |= letters
        self._tied_scalars |= scalars

    def zero(self, value: Any) -> None:
        """Take it that a scalar, a vector or an operator is 0.

        Raises:
            ZeroProduct: where a scalar is a product of several factors that may be 0.
            Inexpressible: where the equation is solved for nothing.
        """
        if isinstance(value, MomentScalar):
            self._zero_scalar(value.value)
        elif isinstance(value, MomentVector):
            self._zero_vector(value)
        else:
            self._zero_operator(value)

    def sign(self, x: Any, sign: Sign) -> None:
        """Take it that a scalar, or every entry of a vector, has a sign; UNKNOWN is that it is not 0."""
        nonzero = sign != Sign.NON_NEGATIVE
        if isinstance(x, MomentScalar):
            fact = self._kernel.hear(self._kernel.hypothesis(x.value, sign, nonzero))
            self._signs.learn(fact)
            for most in range(1, _FEW + 1):
                if few := self._kernel.few_coordinates(fact, most):
                    self.has_solved_equations = True
                    self._take_zero(few)
            return
        for part in (self._kernel.part(block, x.block(block)) for block in x.blocks):
            if part.terms:
                self._learn_vector(self._kernel.hear(self._kernel.hypothesis(part, sign, nonzero)))

    def _factor_facts(self, fact: Fact) -> list[Fact]:
        """The factors of a vector without zero entries, none of which has one.

        A denominator is multiplied out only where it is trusted: where it is 0, so is what is left of the product.
        """
        ((block, _), *others) = fact.subject.terms
        whole = fact.subject * self._reciprocals.cofactor(fact.subject, block)
        values = list(whole.terms.values())
        times, known = self._signs.clear_denominators(values) if others else ([], None)
        if known is None:
            return []
        scale = self._field.product(divisor.subject for divisor in times)
        try:
            _, factors = self._reciprocals.factors(whole.scale(self._coordinates.scalar(scale)))
            return [self._kernel.entry_factor(fact, tuple(times), known, letter, p) for letter, p, _ in factors]
        except Inexpressible:
            return []

    def _zero_scalar(self, value: Fraction) -> None:
        """One generator is eliminated, a moment if there is one."""
        if value.is_zero():
            return
        self._tie(value)
        self.has_solved_equations = True
        self._take_zero(self._without_roots(self._kernel.numerator(self._kernel.hear(self._kernel.vanishing(value)))))

    def _take_zero(self, fact: Fact) -> None:
        """Solve the equation that a polynomial is 0."""
        if fact.polynomial.is_zero():
            return  # |c| = c, of a sign alone: nothing is concluded from it
        factors = [factor for factor, _ in self._field.factor(fact.polynomial)[1]]
        nonzero = [self._signs.nonzero_factor(factor) for factor in factors]
        left = [factor for factor, known in zip(factors, nonzero, strict=True) if known is None]
        if len(left) > 1:
            raise ZeroProduct(left)
        if left:
            fact = self._kernel.factor_vanishes(fact, left[0], tuple(known for known in nonzero if known is not None))
        if self._vanish_one_by_one(fact):
            return
        polynomial = fact.polynomial
        if apart := self._kernel.apart_from_zero(fact):
            self._signs.learn(apart)
        order = {"moment": 0, "scalar": 1, "entry": 2, "critical": 3, "cycle": 4, "size": 5}
        degrees = polynomial.degrees()
        linear = [i for i, g in enumerate(self._field.generators) if g.kind in order and degrees[i] == 1]
        if not linear:
            raise Inexpressible("no moment and no scalar occurs linearly in a hypothesis")
        # Where its slope may be 0 the equation says nothing of a generator.
        known = {i: self._signs.is_nonzero(polynomial.derivative(i)) for i in linear}
        self.eliminate(min(linear, key=lambda i: (not known[i], order[self._field.generators[i].kind])), fact)
        self._vanish_letter(fact)

    def _vanish_one_by_one(self, fact: Fact) -> bool:
        """Of a sum of terms of one sign that is 0, each term is; whether it is such a sum of several."""
        results = [self._kernel.term_vanishes(fact, exponents) for exponents, _ in terms_of(fact.polynomial)]
        if (
            len(results) < 2
            or not all(results)
            or any(self._kernel.terms(f.polynomial).sign == Sign.POSITIVE for f in results)
        ):
            return False
        for each in results:
            # What is 0 by now makes the others 0 too.
            if not any(degree and i in self._kernel.eliminated for i, degree in enumerate(each.polynomial.degrees())):
                self._take_zero(each)
        return True

    def _vanish_letter(self, fact: Fact) -> None:
        """Where a sum of squares Σ[ℓ²] is 0, the letter ℓ is."""
        used = [index for index, degree in enumerate(fact.polynomial.degrees()) if degree]
        generator = self._field.generators[used[0]]
        if generator.kind == "moment" and len(generator.key[1]) == 1 and _is_free(generator.key[1][0][0]):
            block, ((letter, _),) = generator.key
            self._kernel.solve_letter(self._kernel.letter_vanishes(fact, block, letter), block, letter)

    def _zero_vector(self, v: MomentVector) -> None:
        """In each block the equation is solved for a letter."""
        for block in v.blocks:
            if part := v.block(block):
                self._tie(v)
                fact = self._kernel.hear(self._kernel.vanishing(self._kernel.part(block, part)))
                if self._takes_image(fact, block, part):
                    continue
                letter, slope = self._solvable(block, part)
                self._kernel.solve_letter(self._kernel.solved_letter(fact, block, letter, slope), block, letter)

    def _takes_image(self, fact: Fact, block: int, part: Part) -> bool:
        """Whether an equation says what a free matrix makes of a product of letters."""
        for monomial, c in part.items():
            letter = monomial[0][0] if len(monomial) == 1 and monomial[0][1] == 1 else ""
            if letter not in self._graphs.letters or (slope := self._signs.nonzero_fact(c)) is None:
                continue
            if image := self._kernel.solved_letter(fact, block, letter, slope):
                self._kernel.solve_letter(image, block, letter)
                matrix, _ = self._graphs.letters[letter]
                value = self._kernel.solved[block, letter]
                if matrix in self._kernel.orthonormal and len(value) == 1:
                    back = self._kernel.image_back(image, letter, matrix.T)
                    self._kernel.solve_letter(
                        back, block_of(matrix.columns), self._graphs.letter_along(matrix.T, next(iter(value)))
                    )
                self._graphs.forget()
                return True
        return False

    def _solvable(self, block: int, part: Part) -> tuple[str, Fact]:
        """A free letter that stands in one term of a coordinate function alone, times what is not 0; and why."""
        for monomial, c in part.items():
            letter = monomial[0][0] if len(monomial) == 1 and monomial[0][1] == 1 else ""
            others = {(block, m): d for m, d in part.items() if m != monomial}
            slope = self._signs.nonzero_fact(c) if _is_free(letter) else None
            inside, _ = self._coordinates.free_in(self._coordinates.vector(others), c)
            if slope is not None and letter not in inside and not self._signs.doubtful([c.denominator]):
                return letter, slope
        raise Inexpressible("an equation between vectors that is solved for no letter")

    def _zero_operator(self, A: MomentOperator) -> None:
        """A free matrix is symmetric, or WᵀW = I, where an equation says that and not times what may be 0."""
        if A.is_zero():
            return
        fact, paths = self._kernel.hear(self._kernel.vanishing(A)), [*A.paths().items()] if A.words else []
        ((matrices, _), c) = paths[0] if paths else (((), ()), None)
        slope = None if c is None else self._signs.nonzero_fact(c)
        if slope is None:
            raise Inexpressible(_BEYOND)
        if (law := self._kernel.matrix_law(fact, slope, False)).vanishes:
            self._kernel.take_orthonormal(law)
            # Rotations and reflections are two branches.
            self.has_solved_equations = True
        elif self._kernel.matrix_law(fact, slope, True).vanishes:
            self._take_symmetric(matrices[0])
        else:
            raise Inexpressible(_BEYOND)
        self._tied_letters |= matrices[-1].names

    def _without_roots(self, fact: Fact) -> Fact:
        """What follows from A + B R = 0 for a root R: A² = B²R², and A B is not positive."""
        while roots := self._field.roots_in(fact.polynomial):
            if opposite := self._kernel.opposite(fact, roots[0]):
                self._signs.learn(opposite)
            fact = self._kernel.norm(fact, roots[0])
        return fact

    def eliminate(self, index: int, fact: Fact) -> None:
        """Put what an equation says that a generator is in its place from now on."""
        # Settled by what is known now: what is learned below holds only where the slope is not 0.
        self.open_slopes += self._signs.doubtful([fact.polynomial.derivative(index)])
        before = self._kernel.generator(index)
        self._kernel.solve(fact, index)
        # An entry may have been solved for.
        self._coordinates.forget()
        self._signs.replace(index)
        if before:
            self._signs.learn(self._kernel.substituted(before, index))

    def existence(self) -> None:
        """Take it that what was read so far exists: a hypothesis that is true has a meaning.

        Of a vector that was divided by nothing is learned: its factors are kept, cleared of denominators that may be 0.
        """
        kernel, signs, notes = self._kernel, self._signs, self._field.notes
        lessons: list[tuple[list[Any], Callable[[Any], object]]] = [
            (notes.divisors, lambda x: signs.learn(kernel.existence(x, Sign.UNKNOWN))),
            (notes.radicands, lambda x: signs.learn(kernel.existence(x, Sign.NON_NEGATIVE))),
            (notes.inverted_letters, lambda at: kernel.learn(kernel.existence(kernel.power(*at), Sign.UNKNOWN))),
            (notes.root_arguments, lambda v: kernel.learn(kernel.existence(v, Sign.NON_NEGATIVE))),
            (notes.logged, self._learn_logged),
        ]
        for place, (kept, learn) in enumerate(lessons):
            for item in kept[self._existing[place] :]:
                learn(item)
            self._existing[place] = len(kept)

    def _learn_logged(self, x: MomentScalar | MomentVector) -> None:
        """Of a scalar, or a vector in one block."""
        if isinstance(x, MomentScalar):
            self._signs.learn(self._kernel.existence(x.value, Sign.POSITIVE))
        else:
            self._learn_vector(self._kernel.existence(x, Sign.POSITIVE))

    def _learn_vector(self, fact: Fact) -> None:
        """Of the entries of a vector in one block: the fact, and where none is 0, the same of its factors."""
        self._kernel.learn(fact)
        if not fact.nonzero:
            return
        for factor in self._factor_facts(fact):
            self._kernel.learn(factor)
        block, terms = next(iter(fact.subject.terms))[0], fact.subject.terms
        # A block of two may have no coordinate.
        if len(terms) == 1 and (len(self._coordinates.blocks) == 1 or block == OF_M):
            self._signs.learn(self._kernel.coefficient(fact))


def _is_free(letter: str) -> bool:
    """Whether a letter is a free vector of the claim: the calculus' own have a space in their names."""
    return bool(letter) and " " not in letter and letter != ZEROS_GAIN

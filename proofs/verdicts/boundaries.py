"""Points where a proof could be wrong: at roots of its divisors and of the polynomials whose sign it uses.

A canonical form is the form of a value only where its denominators are not 0; elsewhere the proof rests on rules. The
rules are tried where they matter: where a denominator is 0 or changes its sign, what a rule divided by, each slope,
content and leading coefficient, what stands under a root or a logarithm, and what a statement says the sign of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import chain, islice
from typing import Any

from flint import fmpz_poly

from lnverify.proofs.algebra.field import Fraction, key_of, terms_of
from lnverify.proofs.expressions import Expression, build, rational
from lnverify.proofs.orders.cells import TooLarge, between, real_roots
from lnverify.proofs.readings.matrices.plain import work
from lnverify.proofs.readings.matrices.points import Point, draw_shape
from lnverify.proofs.readings.moments.form_terms import FormTerms
from lnverify.proofs.readings.moments.hypotheses import read_claim
from lnverify.proofs.readings.moments.kernel import Fact
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import OF_M, MomentScalar, MomentVector
from lnverify.proofs.recording import Recorded, letters, record
from lnverify.proofs.statements import Relation, Statement
from lnverify.proofs.values import Inexpressible, Undefined
from lnverify.proofs.vocabulary import Claim

# So many boundaries are tried, the shortest first, and of one polynomial so many; a longer one is not solved.
_MOST, _OF_ONE, _LONGEST = 24, 4, 12
# So many terms a boundary may have, those under its roots counted too.
_IN_FULL = 1_000
# What is moved there: a point that nothing ties, and one of shapes; a search for a witness tries further ones.
PLAIN = (Point(2, 1, 47), Point(3, 1, 3, {}, draw_shape))
FURTHER = (*PLAIN, *(Point(2, 1, number) for number in (40, 44, 45, 32, 33, 35)), Point(1, 0, 47))
# Up to which dimension a root is looked for.
_LARGEST = 100
# Operations on numbers that a claim, or its hypotheses, may take at one point.
_MOST_WORK = 20_000
# The same where a claim names an N, how long a row may be there, and what it may be named by.
_AT_SIZES, _LONGEST_ROW = 200_000, 10_000
_OF_SIZES = ("dimension", "rational", "add", "sub", "mul", "div", "neg", "pow", "let")


@dataclass(frozen=True)
class Boundary:
    """Where something has one value, 0 mostly.

    Attributes:
        sizes: the numbers of coordinates there, by block; empty where any will do.
        equation: what is true there, where it has to be solved at each point.
        has_zeros: whether the coordinates come in two blocks.
        most_work: operations on numbers that a claim, or its hypotheses, may take at one point.
    """

    sizes: dict[int, int] = field(default_factory=dict)
    equation: Expression | None = None
    has_zeros: bool = False
    most_work: int = _MOST_WORK

    def moved(
        self, claim: Claim, hypotheses: Sequence[Claim], points: Sequence[Point] = PLAIN
    ) -> Iterator[tuple[Point, list[Claim]]]:
        """Points with the sizes there, and what is to be true at them, where that is little work."""
        # Where an equation is to be solved, each entry may be a letter to solve it for.
        equations = [each for each in hypotheses if Relation.EQUAL in record(each).relations]
        solves = self.equation is not None or not all(map(is_about_sizes, equations))
        given = [] if self.equation is None else [Recorded.of(self.equation)]
        for point in points:
            dimension = self.dimension_at(point)
            effort = sum(work(each, dimension) for each in (claim, *hypotheses))
            if effort * (dimension if solves else 1) > self.most_work:
                continue
            zeros = self.sizes.get(1, point.zeros)
            others = self.sizes.get(0, point.dimension)
            dimension = others + zeros if self.has_zeros else others
            if dimension >= 1:  # hypotheses may say otherwise; there is no such point
                rows = self.sizes.get(OF_M)
                yield replace(point, dimension=dimension, zeros=zeros, rows=rows, hurting=False), [*given, *hypotheses]

    def dimension_at(self, point: Point) -> int:
        """N of a point that is moved there."""
        others, zeros = (self.sizes.get(block, size) for block, size in enumerate((point.dimension, point.zeros)))
        return max(others + zeros if self.has_zeros else others, self.sizes.get(OF_M, 0))


def is_about_sizes(claim: Claim) -> bool:
    """Whether a claim has neither variables nor indices."""
    return not letters(record(claim))


def boundaries(space: Moments, found: Sequence[Statement], facts: Sequence[Fact] = ()) -> list[Boundary]:
    """The boundaries of a proof: where something is 0 first, then where it has either sign.

    Args:
        space: the moment space in which the claim was read.
        found: its statements.
        facts: what the proof rests on; each scalar in the trees of reasons counts.
    """
    known = _known_sizes(space)
    pairs = [([Boundary()] if known else [], []), *_of_factors(space, found, facts), *_of_vectors(space, found)]
    zeros, sides = zip(*pairs, strict=True)
    chosen = islice(chain.from_iterable(islice(each, _OF_ONE) for each in (*zeros, *sides)), _MOST)
    return [replace(one, sizes=known | one.sizes, has_zeros=len(space.blocks) > 1) for one in chosen]


def sizes_told(claims: Sequence[Recorded]) -> list[Boundary]:
    """Where what claims say of N alone is 0 or changes its sign: at the whole numbers next to its real roots."""
    of_sizes, results = set[Expression](), set[int]()
    for node in (node for claim in claims for node in claim.nodes):
        if node.operation in _OF_SIZES and of_sizes.issuperset(node.operands):
            of_sizes.add(node)
        else:
            results |= {n for part in of_sizes.intersection(node.operands) for n in _next_to_roots(part)}
    return [Boundary({0: size}, most_work=_AT_SIZES) for size in sorted(results) if 0 < size <= _LONGEST_ROW]


@lru_cache(maxsize=1000)
def _next_to_roots(value: Expression) -> list[int]:
    try:
        _, (statement,) = read_claim(Recorded.of(build("equal", value, rational(0))))
        x = statement.left.value
        ends = [ends for polynomial in (x.numerator, x.denominator) for ends in real_roots(_line(polynomial))]
        return [n for low, high in ends for n in range(int(low.floor()), int(high.floor()) + 2)]
    except (Inexpressible, Undefined, TooLarge):
        return []


def _known_sizes(space: Moments) -> dict[int, int]:
    """The sizes that hypotheses tell, by block."""
    results: dict[int, int] = {}
    for block in (0, 1, OF_M):
        index = space.field.find("size", block)
        value = None if index is None else space.eliminated.get(index)
        if value is not None and (known := value.integer()) is not None and known >= 0:
            results[block] = known
    return results


# Where something is 0, and where it has either sign.
_Pair = tuple[Iterable[Boundary], Iterable[Boundary]]


def _of_factors(space: Moments, found: Sequence[Statement], facts: Sequence[Fact]) -> Iterator[_Pair]:
    """Those of the irreducible factors of polynomials, the shortest first."""
    factors: dict[Any, Any] = {}
    used = (one.subject for fact in facts for one in fact.tree() if isinstance(one.subject, Fraction))
    of_tree = (polynomial for x in used for polynomial in (x.numerator, x.denominator))
    for polynomial in chain(_doubted_polynomials(space, found), of_tree):
        for factor, _ in space.field.factor(polynomial)[1] if not polynomial.is_zero() else ():
            # A single letter is 0 at other points anyway.
            if 1 < len(factor) <= _LONGEST:
                factors.setdefault(key_of(factor), factor)
    shortest = sorted(factors.values(), key=lambda factor: (len(factor), sum(factor.degrees())))
    terms, by_scalar, others = FormTerms(space), dict[int, list[Any]](), list[Any]()
    for factor in shortest:
        index, *more = (i for i, degree in enumerate(factor.degrees()) if degree)
        kind = "" if more else space.field.generators[index].kind
        if kind == "size":
            yield _at_sizes(factor, index, space.field.generators[index].key)
        elif kind == "scalar":
            by_scalar.setdefault(index, []).append(factor)
        elif _length_in_full(space, factor) <= _IN_FULL:
            others.append(factor)
    for index, of_one in by_scalar.items():
        yield _at_scalar(terms.polynomial(space.field.polynomial_symbol(index)), of_one, terms)
    yield from (_at_values(terms.polynomial(factor)) for factor in others)


def _length_in_full(space: Moments, factor: Any) -> int:
    """The terms of a polynomial and of all that stands under its roots: radicands of nested roots double."""
    roots, waiting, total = set[int](), [factor], 0
    while waiting and total <= _IN_FULL:
        total += len(polynomial := waiting.pop())
        new = [root for root in space.field.roots_in(polynomial) if root not in roots]
        roots.update(new)
        waiting += [space.field.generators[root].square for root in new]
    return total


def _at_sizes(factor: Any, index: int, block: int) -> _Pair:
    """The whole roots of a polynomial in one size, and the numbers next to them."""
    terms = terms_of(factor)
    roots = [n for n in range(1, _LARGEST + 1) if not sum(int(c) * n ** e[index] for e, c in terms)]
    beside = dict.fromkeys(near for root in roots for near in (root + 1, root - 1) if near)
    return [Boundary({block: size}) for size in roots], [Boundary({block: size}) for size in beside]


def _at_scalar(x: Expression, factors: Iterable[Any], terms: FormTerms) -> _Pair:
    """The roots of polynomials in one scalar, and a number in each gap that they leave."""
    zeros = [Boundary(equation=build("equal", terms.polynomial(factor), rational(0))) for factor in factors]
    gaps = between(list(map(_line, factors)), False)
    sides = (Boundary(equation=build("equal", x, rational(int(q.p), int(q.q)))) for q in gaps)
    return zeros, sides


def _line(polynomial: Any) -> fmpz_poly:
    """A polynomial in one variable."""
    coefficients = {sum(e): int(c) for e, c in terms_of(polynomial)}
    return fmpz_poly([coefficients.get(k, 0) for k in range(max(coefficients, default=0) + 1)])


def _of_vectors(space: Moments, found: Sequence[Statement]) -> Iterator[_Pair]:
    """Those of vectors: where an entry is 0 so is the product of all, and where one is negative that may be too."""
    notes = space.notes
    vectors = [*notes.inverted_vectors, *notes.calculus_vectors, *notes.rooted, *notes.kinked]
    vectors += [fact.subject for fact in space.kernel.vectors]
    vectors += [value for value in notes.logged if isinstance(value, MomentVector)]
    vectors += [side for side in map(_signed_side, found) if isinstance(side, MomentVector)]
    terms, products = FormTerms(space), dict[Expression, None]()
    for vector in vectors:
        for block in vector.blocks:
            part = MomentVector(space, {(block, m): c for m, c in vector.block(block).items()}, vector.side)
            if 1 < len(part.terms) <= _LONGEST:
                products[build("product", terms.divided_by(part))] = None
    yield from map(_at_values, products)


def _at_values(x: Expression) -> _Pair:
    zero, above, below = (Boundary(equation=build("equal", x, rational(value))) for value in (0, 1, -1))
    return [zero], [above, below]


def _doubted_polynomials(space: Moments, found: Sequence[Statement]) -> Iterator[Any]:
    """The polynomials whose roots are boundaries."""
    notes = space.notes
    values = [*notes.divisors, *notes.calculus_divisors, *chain.from_iterable(space.reciprocals.leading.values())]
    values += [*notes.radicands, *(value.value for value in notes.logged if isinstance(value, MomentScalar))]
    for vector in (*notes.inverted_vectors, *notes.calculus_vectors, *(fact.subject for fact in space.kernel.vectors)):
        values += vector.terms.values()
    for subject in space.kernel.heard:
        values += _scalars_of(subject)
    for statement in found:
        values += _of_statement(statement)
    for value in values:
        yield value.denominator
        yield value.numerator
    yield from (*notes.doubted, *space.assumptions.open_slopes, *notes.kinks)


def _scalars_of(subject: Any) -> Iterable[Fraction]:
    """What may be 0 in what a hypothesis speaks of: it may then say less."""
    if isinstance(subject, Fraction):
        return [subject]
    if isinstance(subject, MomentVector):
        return subject.terms.values()
    return subject.paths().values() if subject.words else ()


def _signed_side(statement: Statement) -> Any:
    """What a statement says the sign of, or that it is not 0; None of an equation."""
    return None if statement.relation in (Relation.EQUAL, Relation.DIFFER) else statement.excess


def _of_statement(statement: Statement) -> Iterable[Fraction]:
    """What a statement says the sign of; of an equation the denominators count alone, for its sides agree."""
    signed = _signed_side(statement)
    for side in [statement.left, statement.right] if signed is None else [signed]:
        for value in _scalars_of(getattr(side, "value", side)):
            one = Fraction(value.field, value.field.one, value.denominator)
            yield one if signed is None else value

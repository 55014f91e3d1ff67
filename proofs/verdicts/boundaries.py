"""Where a proof could be wrong: the roots of what its forms divide by, and of what it says the sign of.

A form is that of a value where its denominators are not 0; what is said of it elsewhere rests on rules, and these are
tried where they are needed: at the roots of each denominator, of what a rule divided by, of each slope, content and
leading coefficient, and of what a statement says is not 0, or has a sign.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any

from flint import fmpq, fmpq_poly

from lnverify.proofs.expressions import Expression, build, rational
from lnverify.proofs.readings.matrices.placing import place
from lnverify.proofs.readings.matrices.points import Index, Point, shaped, solutions
from lnverify.proofs.readings.matrices.space import Explicit
from lnverify.proofs.readings.matrices.surds import Surd
from lnverify.proofs.readings.moments.field import Fraction, key_of, terms_of
from lnverify.proofs.readings.moments.form_terms import FormTerms
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import OF_M, MomentScalar, MomentVector
from lnverify.proofs.recording import Recorded
from lnverify.proofs.statements import Relation, Statement
from lnverify.proofs.vocabulary import Claim

# So many boundaries are tried, the shortest first; a longer polynomial is not solved.
_MOST, _LONGEST = 8, 12
# What is moved there: a point that nothing ties, and one of shapes.
_PLAIN = (Point(2, 1, 47), Point(3, 1, 3, {}, shaped))
# Up to which dimension a root is looked for.
_LARGEST = 100


@dataclass(frozen=True)
class Boundary:
    """Where a polynomial is 0.

    Attributes:
        sizes: the numbers of coordinates there, by block; empty where it is 0 for any.
        values: the values of scalars there.
        equation: what is 0 there, where it has to be solved at each point.
        has_zeros: whether the coordinates come in two blocks.
    """

    sizes: dict[int, int] = field(default_factory=dict)
    values: dict[tuple[str, Index], Surd] = field(default_factory=dict)
    equation: Expression | None = None
    has_zeros: bool = False

    def places(self, hypotheses: Sequence[Claim], numbers: Callable[[Point], Any]) -> Iterator[Explicit]:
        """The spaces of points moved there, at which all hypotheses are true."""
        for point in _PLAIN:
            if (space := self._place(point, hypotheses, numbers)) is not None:
                yield space

    def _place(self, point: Point, hypotheses: Sequence[Claim], numbers: Callable[[Point], Any]) -> Explicit | None:
        others, zeros = (self.sizes.get(block, size) for block, size in enumerate((point.dimension, point.zeros)))
        dimension = others + zeros if self.has_zeros else others
        moved = replace(
            point, dimension=dimension, zeros=zeros, fixed=self.values, rows=self.sizes.get(OF_M), hurting=False
        )
        given = [] if self.equation is None else [Recorded.of(build("equal", self.equation, rational(0)))]
        return place(moved, [*given, *hypotheses], numbers)


def boundaries(space: Moments, found: Sequence[Statement]) -> list[Boundary]:
    """The boundaries of a proof.

    Args:
        space: the moment space in which the claim was read.
        found: its statements.
    """
    factors: dict[Any, Any] = {}
    for polynomial in _doubted(space, found):
        for factor, _ in space.field.factor(polynomial)[1] if not polynomial.is_zero() else ():
            # A single letter is 0 at other points anyway.
            if 1 < len(factor) <= _LONGEST:
                factors.setdefault(key_of(factor), factor)
    shortest = sorted(factors.values(), key=lambda factor: (len(factor), sum(factor.degrees())))
    terms = FormTerms(space)
    return list(islice((found for factor in shortest for found in islice(_of(space, factor, terms), 2)), _MOST))


def _doubted(space: Moments, found: Sequence[Statement]) -> Iterator[Any]:
    """The polynomials whose roots are boundaries."""
    values = [*space.field.divisors, *space.calculus_divisors, *(c for kept in space.leading.values() for c in kept)]
    for vector in (*space.inverted_vectors, *space.calculus_vectors, *space.nonzero_vectors):
        values += vector.terms.values()
    for statement in found:
        values += _of_statement(statement)
    for value in values:
        yield value.denominator
        yield value.numerator
    yield from (*space.field.doubted, *space.open_slopes, *space.field.kinks)


def _of_statement(statement: Statement) -> Iterable[Fraction]:
    """Of an equation the denominators count alone, for its sides agree; else what the statement says the sign of."""
    sides = [statement.left, statement.right] if statement.relation is Relation.EQUAL else [statement.excess]
    for side in sides:
        scalars: Iterable[Fraction] = ()
        if isinstance(side, MomentScalar):
            scalars = [side.value]
        elif isinstance(side, MomentVector):
            scalars = side.terms.values()
        for value in scalars:
            one = Fraction(value.field, value.field.one, value.denominator)
            yield one if statement.relation is Relation.EQUAL else value


def _of(space: Moments, factor: Any, terms: FormTerms) -> Iterator[Boundary]:
    """Where an irreducible polynomial is 0, that is of sizes, of scalars, or of anything else."""
    generators, used = space.field.generators, [i for i, degree in enumerate(factor.degrees()) if degree]
    sizes = [i for i in used if generators[i].kind == "size"]
    scalars, has_zeros = [i for i in used if generators[i].kind == "scalar"], len(space.blocks) > 1
    if len(used) > len(sizes) + len(scalars) or len(scalars) > 1 or len(sizes) > 1:
        yield Boundary(equation=terms.polynomial(factor), has_zeros=has_zeros)
        return
    for size in range(1, _LARGEST + 1) if sizes else (None,):
        at = {generators[i].key: size for i in sizes if size is not None}
        line = _line(factor, dict.fromkeys(sizes, size), scalars)
        if not scalars:
            if not line:
                yield Boundary(at, has_zeros=has_zeros)
            continue
        name = generators[scalars[0]].key
        for root in solutions(line):
            # ε is never negative.
            if name != "eps" or root.sign() >= 0:
                yield Boundary(at, {(name, None): root}, has_zeros=has_zeros)


def _line(factor: Any, sizes: dict[int, int | None], scalars: list[int]) -> fmpq_poly:
    """The polynomial at given sizes, in the one scalar that is left."""
    coefficients: dict[int, int] = {}
    for exponents, coefficient in terms_of(factor):
        power = exponents[scalars[0]] if scalars else 0
        value = int(coefficient)
        for index, size in sizes.items():
            value *= (size or 0) ** exponents[index]
        coefficients[power] = coefficients.get(power, 0) + value
    return fmpq_poly([fmpq(coefficients.get(power, 0)) for power in range(max(coefficients, default=0) + 1)])

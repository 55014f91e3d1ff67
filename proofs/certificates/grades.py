"""Grades of polynomials in moments: how often each letter, each scalar and each sum occurs.

What is added up to a polynomial has grades among its own; this keeps the search for a certificate small. It decides
nothing: a product that is left out is at most missed.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, combinations
from typing import Any

from flint import fmpq, fmpq_mat

Grade = tuple[int, ...]
# A linear form in a grade: (place, coefficient).
Form = tuple[tuple[int, int], ...]


class Grades:
    """The grades that the parts of a polynomial may have.

    Args:
        space: the moment space.
        polynomial: the polynomial.
        facts: polynomials that may break a symmetry of the polynomial.
    """

    def __init__(self, space: Any, polynomial: Any, facts: Iterable[Any]) -> None:
        self._space = space
        self._names: dict[Any, int] = {}
        self._known: dict[int, dict[int, int]] = {}
        self._admitted: dict[Grade, bool] = {}
        self._space = space
        monomials = list(polynomial.to_dict())
        of_facts = [list(fact.to_dict()) for fact in facts]
        for index in {i for e in [*monomials, *chain(*of_facts)] for i, n in enumerate(e) if n}:
            self._of_generator(index)
        own = {self.of(exponents) for exponents in monomials}
        met = [{self.of(exponents) for exponents in fact} for fact in of_facts]
        self._count = size = len(self._names)
        simple: list[Form] = [((i, 1),) for i in range(size)]
        sums: list[Form] = [((i, 1), (j, 1)) for i, j in combinations(range(size), 2)]
        differences: list[Form] = [((i, 1), (j, -1)) for i, j in combinations(range(size), 2)]
        # A fact whose terms differ in a form brings in terms that the polynomial lacks.
        kept = [f for f in [*sums, *differences] if all(len({_apply(f, g) for g in grades}) == 1 for grades in met)]
        everything = own.union(*met)
        self._bounds = []
        for form in [*simple, *kept]:
            values = [_apply(form, grade) for grade in own]
            # Squares of such a fact's terms, and their products with the polynomial's own.
            reach = [max(_apply(form, grade) for grade in grades) for grades in met if form in simple and grades]
            low = min(values) if not reach else min(0, *values)
            self._bounds.append((form, low, max(values) + max([0, *reach])))
        self._highest = [
            (place, high)
            for (name, place), (_, _, high) in zip(self._names.items(), self._bounds, strict=False)
            if not isinstance(name, tuple)
        ]
        self._equations = [
            e for e in _equations(list(own)) if all(len({_affine(e, g) for g in grades}) == 1 for grades in met)
        ]
        self._parities = [form for form in [*simple, *sums] if all(_apply(form, g) % 4 == 0 for g in everything)]

    def _place(self, name: Any) -> int:
        return self._names.setdefault(name, len(self._names))

    def _parts(self, index: int) -> dict[Any, int]:
        """Twice the grade of a generator, so that a root has half the grade of its square."""
        generator = self._space.field.generators[index]
        if generator.kind == "size":
            return {"sums": 2}
        if generator.kind == "entry":
            return {(0, generator.key[1]): 2}
        if generator.kind == "moment":
            block, monomial = generator.key
            parts: dict[Any, int] = {"sums": 2}
            for name, e in self._space.primitive(block, monomial):
                parts[name] = parts.get(name, 0) + 2 * e
            return parts
        if generator.square is not None:
            grades = list({self.of(exponents) for exponents in generator.square.to_dict()})
            names = {place: name for name, place in self._names.items()}
            return {names[i]: max(g[i] for g in grades if i < len(g)) // 2 for i in range(max(map(len, grades)))}
        return {index: 2}

    def _of_generator(self, index: int) -> dict[int, int]:
        if index not in self._known:
            self._known[index] = {self._place(name): e for name, e in self._parts(index).items()}
        return self._known[index]

    def of(self, exponents: tuple[int, ...]) -> Grade:
        """Twice the grade of a monomial."""
        parts = [(self._of_generator(i), e) for i, e in enumerate(exponents) if e]
        total = [0] * len(self._names)
        for part, exponent in parts:
            for place, value in part.items():
                total[place] += exponent * value
        return tuple(total)

    def admit(self, polynomial: Any) -> bool:
        """Whether all terms have grades that the parts of the polynomial may have."""
        return all(self._admits(self.of(exponents)) for exponents in polynomial.to_dict())

    def admit_squared(self, grades: Iterable[Grade], factor: Grade) -> bool:
        """Whether the grades are admitted once something of grade `factor` is multiplied to them twice."""
        size = len(self._names)
        doubled = [2 * x for x in factor] + [0] * (size - len(factor))
        for grade in grades:
            padded = (*grade, *(0,) * (size - len(grade)))
            if not self._admits(tuple(g + d for g, d in zip(padded, doubled, strict=True))):
                return False
        return True

    def add(self, grade: Grade, block: int, monomial: Any) -> Grade:
        """The grade of a product with a coordinate function."""
        # Names that came later than the grade lengthen it.
        total = [*grade, *[0] * (len(self._names) - len(grade))]
        for name, exponent in self._space.primitive(block, monomial):
            if name in self._names:
                total[self._names[name]] += 2 * exponent
        return tuple(total)

    def sums(self, grade: Grade) -> int:
        """Twice the number of sums."""
        place = self._names.get("sums", len(grade))
        return grade[place] if place < len(grade) else 0

    def top(self, polynomial: Any) -> Grade:
        """The largest number that each part of the grade takes in a polynomial."""
        grades = [self.of(exponents) for exponents in polynomial.to_dict()]
        return tuple(max((g[i] for g in grades if i < len(g)), default=0) for i in range(self._count))

    def is_below(self, grade: Grade) -> bool:
        """Whether no scalar and no number of sums exceeds what the polynomial has."""
        return all(grade[place] <= high for place, high in self._highest) and not any(grade[self._count :])

    def parity(self, grade: Grade) -> tuple[int, ...]:
        """What tells two things apart whose product cannot occur, for a sign of a letter may be changed."""
        return tuple(_apply(form, grade) // 2 % 2 for form in self._parities)

    def _admits(self, grade: Grade) -> bool:
        if grade not in self._admitted:
            self._admitted[grade] = self._is_within(grade)
        return self._admitted[grade]

    def _is_within(self, grade: Grade) -> bool:
        width = len(self._equations[0]) - 1 if self._equations else len(grade)
        # A letter or scalar that the polynomial does not have.
        if any(grade[self._count :]):
            return False
        return all(low <= _apply(form, grade) <= high for form, low, high in self._bounds) and all(
            _affine(equation, grade[:width]) == 0 for equation in self._equations
        )


def _apply(form: tuple[tuple[int, int], ...], grade: Grade) -> int:
    return sum(c * grade[i] for i, c in form)


def _affine(equation: list[Any], grade: Grade) -> Any:
    return sum((c * g for c, g in zip(equation, grade, strict=False) if c), equation[-1])


def _equations(grades: list[Grade]) -> list[list[Any]]:
    """The affine equations that all grades satisfy: the null space of the rows (grade, 1)."""
    return null_space([[fmpq(x) for x in (*grade, 1)] for grade in grades])


def null_space(rows: list[list[Any]]) -> list[list[Any]]:
    """A basis of the vectors that are orthogonal to all rows, in echelon form."""
    reduced, rank = fmpq_mat(rows).rref()
    table, width = reduced.tolist(), len(rows[0])
    pivots = [next(j for j, x in enumerate(row) if x) for row in table[:rank]]
    found = []
    for free in (j for j in range(width) if j not in pivots):
        vector = [fmpq(0)] * width
        vector[free] = fmpq(1)
        for row, pivot in zip(table, pivots, strict=False):
            vector[pivot] = -row[free]
        found.append(vector)
    return found

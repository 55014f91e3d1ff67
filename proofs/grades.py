"""Grades of polynomials in moments: how often each letter, each scalar and each sum occurs.

What is added up to a polynomial has grades among its own; this keeps the search for a certificate small. It decides
nothing: a product that is left out is at most missed.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

from flint import fmpq, fmpq_mat

Grade = tuple[int, ...]


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
        self._of: dict[int, dict[int, int]] = {}
        for index in range(len(space.field.generators)):
            self._of[index] = {self._place(name): e for name, e in self._parts(index).items()}
        own = list({self.of(exponents) for exponents in polynomial.to_dict()})
        facts = [[self.of(exponents) for exponents in fact.to_dict()] for fact in facts]
        size = len(self._names)
        self._forms = [((i, 1),) for i in range(size)]
        self._forms += [((i, 1), (j, sign)) for i, j in combinations(range(size), 2) for sign in (1, -1)]
        self._bounds = []
        for form in self._forms:
            values = [_apply(form, grade) for grade in own]
            self._bounds.append((form, min(values), max(values)))
        self._equations = _equations(own)
        even = [form for form in self._forms if all(c == 1 for _, c in form)]
        self._parities = [
            form for form in even if all(_apply(form, g) % 4 == 0 for g in [*own, *(g for f in facts for g in f)])
        ]

    def _place(self, name: Any) -> int:
        return self._names.setdefault(name, len(self._names))

    def _parts(self, index: int) -> dict[Any, int]:
        """Twice the grade of a generator, so that a root has half the grade of its square."""
        generator = self._space.field.generators[index]
        if generator.kind == "size":
            return {"sums": 2}
        if generator.kind == "moment":
            block, monomial = generator.key
            return {"sums": 2} | {(block, letter): 2 * e for letter, e in monomial}
        if generator.square is not None:
            grades = list({self.of(exponents) for exponents in generator.square.to_dict()})
            names = {place: name for name, place in self._names.items()}
            return {names[i]: max(g[i] for g in grades if i < len(g)) // 2 for i in range(max(map(len, grades)))}
        return {index: 2}

    def of(self, exponents: tuple[int, ...]) -> Grade:
        """Twice the grade of a monomial."""
        total = [0] * len(self._names)
        for index, exponent in enumerate(exponents):
            if exponent:
                for place, value in self._of[index].items():
                    total[place] += exponent * value
        return tuple(total)

    def highest(self, name: Any) -> int:
        """The largest grade of the polynomial in a name such as "sums"."""
        place = self._names.get(name)
        return 0 if place is None else next(high for form, _, high in self._bounds if form == ((place, 1),)) // 2

    def admit(self, polynomial: Any) -> bool:
        """Whether all terms have grades that the parts of the polynomial may have."""
        return all(self._admits(self.of(exponents)) for exponents in polynomial.to_dict())

    def admit_shifted(self, grades: Iterable[Grade], exponents: tuple[int, ...]) -> bool:
        """Whether the grades are admitted once the square of a monomial is multiplied to them; roots are not seen."""
        if any(e and self._space.field.generators[i].square is not None for i, e in enumerate(exponents)):
            return True
        shift = self.of(exponents)
        return all(self._admits(tuple(g + 2 * s for g, s in zip(grade, shift, strict=True))) for grade in grades)

    def add(self, grade: Grade, block: int, monomial: Any) -> Grade:
        """The grade of a product with a coordinate function."""
        total = list(grade)
        for letter, exponent in monomial:
            if (block, letter) in self._names:
                total[self._names[block, letter]] += 2 * exponent
        return tuple(total)

    def below(self, exponents: tuple[int, ...]) -> bool:
        """Whether no scalar and no number of sums exceeds what the polynomial has."""
        grade = self.of(exponents)
        return all(
            _apply(form, grade) <= high
            for (name, place), (form, _, high) in zip(self._names.items(), self._bounds, strict=False)
            if not isinstance(name, tuple)
        )

    def parity(self, grade: Grade) -> tuple[int, ...]:
        """What tells two things apart whose product cannot occur, for a sign of a letter may be changed."""
        return tuple(_apply(form, grade) // 2 % 2 for form in self._parities)

    def _admits(self, grade: Grade) -> bool:
        return all(low <= _apply(form, grade) <= high for form, low, high in self._bounds) and all(
            sum(c * g for c, g in zip(equation, (*grade, 1), strict=True)) == 0 for equation in self._equations
        )


def _apply(form: tuple[tuple[int, int], ...], grade: Grade) -> int:
    return sum(c * grade[i] for i, c in form)


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

"""Small exact points of a moment space: where is a polynomial negative, and where is it 0?

They guide the search for a certificate and prove nothing: a polynomial that is negative at a point that satisfies the
hypotheses has no certificate, and where it is 0 every square of its certificate is 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from math import isqrt, prod
from random import Random
from typing import Any

from flint import arb, fmpq

from lnverify.proofs.readings.moments.field import Fraction
from lnverify.proofs.readings.moments.values import OF_M, Cycle, Monomial, block_of
from lnverify.proofs.readings.operators import Matrix
from lnverify.proofs.sign import Sign

_TRIES = 240
# Entries of vectors and values of scalars; small ones are taken more often, so that equations are satisfied.
_ENTRIES = (*map(fmpq, (-1, 0, 1, -1, 0, 1, 2, -2, 3)), fmpq(1, 2))
_POSITIVE_ENTRIES = (fmpq(1), fmpq(1, 4), fmpq(2), fmpq(1, 100), fmpq(9))


class Unknown(Exception):
    """The point has no rational value for something."""


class Trial:
    """One point: a number of coordinates for each block, values for letters and scalars.

    Args:
        space: the moment space.
        random: where the values come from.
    """

    def __init__(self, space: Any, random: Random) -> None:
        self._space = space
        self._random = random
        self._sizes = {block: random.choice((1, 2, 2, 3, 3, 4)) for block in space.blocks}
        if len(space.blocks) > 1:
            self._sizes = {block: random.choice((0, 1, 2, 3)) for block in space.blocks}
            if not any(self._sizes.values()):
                raise Unknown
        if space.has_rows:
            self._sizes[OF_M] = random.choice((1, 2, 2, 3))
        self._tables: dict[str, list[list[Any]]] = {}
        # At some points all vectors are multiples of few, for there orders are often equalities.
        self._few = random.random() < 0.4
        self._letters: dict[tuple[int, str], list[Any]] = {}
        self._values: dict[int, Any] = {}
        self._monomials: dict[tuple[int, ...], Any] = {}

    def value(self, polynomial: Any) -> Any:
        """The value of a polynomial: a rational number, or a ball where a root is not rational."""
        total: Any = fmpq(0)
        for exponents, coefficient in polynomial.to_dict().items():
            total += coefficient * self.monomial(exponents)
        return total

    def monomial(self, exponents: tuple[int, ...]) -> Any:
        """The value of a product of powers of generators."""
        if exponents not in self._monomials:
            powers = (self.generator(i) ** e for i, e in enumerate(exponents) if e)
            self._monomials[exponents] = prod(powers, start=fmpq(1))
        return self._monomials[exponents]

    def exact(self, polynomial: Any) -> Any:
        """The value of a polynomial.

        Raises:
            Unknown: where it is not rational.
        """
        value = self.value(polynomial)
        if isinstance(value, arb):
            raise Unknown
        return value

    def fraction(self, x: Fraction) -> Any:
        """The value of a scalar, where it is rational."""
        below = self.exact(x.denominator)
        if not below:
            raise Unknown
        return self.exact(x.numerator) / below

    def generator(self, index: int) -> Any:
        """The value of a generator."""
        if index not in self._values:
            self._values[index] = self._generator(index)
        return self._values[index]

    def _generator(self, index: int) -> Any:
        generator = self._space.field.generators[index]
        if generator.kind == "size":
            return fmpq(self._sizes[generator.key])
        if generator.kind == "exp":
            return self._random.choice(_POSITIVE_ENTRIES)
        if generator.kind == "scalar":
            return self._random.choice(_POSITIVE_ENTRIES if generator.key == "eps" else _ENTRIES)
        if generator.kind == "entry":
            name, letter = generator.key
            return self._letter(0, letter)[self._place(name)]
        if generator.kind == "moment":
            block, monomial = generator.key
            return sum(self.coordinates(block, monomial), fmpq(0))
        if generator.kind == "cycle":
            return self._trace(generator.key)
        if generator.kind in ("root", "absolute"):
            return _root(self.value(generator.square))
        raise Unknown

    def _place(self, name: str) -> int:
        """The coordinate of an index."""
        place = list(self._space.bases.values()).index(name)
        if place >= self._sizes[0]:
            raise Unknown
        return place

    def coordinates(self, block: int, monomial: Monomial) -> list[Any]:
        """The values of a monomial at the coordinates of a block."""
        found = [fmpq(1)] * self._sizes[block]
        for letter, exponent in monomial:
            entries = self._letter(block, letter)
            if exponent < 0 and not all(entries):
                raise Unknown
            found = [x * y**exponent for x, y in zip(found, entries, strict=True)]
        return found

    def _letter(self, block: int, letter: str) -> list[Any]:
        if (block, letter) not in self._letters:
            self._letters[block, letter] = self._entries(block, letter)
        return self._letters[block, letter]

    def _table(self, matrix: Matrix) -> list[list[Any]]:
        """The entries of an entrywise product of free matrices, by rows."""
        tables = [self._factor(*factor, matrix.sides) for factor in matrix.factors]
        return [
            [prod(entries, start=fmpq(1)) for entries in zip(*rows, strict=True)] for rows in zip(*tables, strict=True)
        ]

    def _factor(self, name: str, is_transposed: bool | None, sides: tuple[str, str]) -> list[list[Any]]:
        """The entries of a free matrix, or of its transpose, by rows."""
        if is_transposed is None:
            table = self._factor(name, False, sides)
            return [
                [x + y for x, y in zip(*pair, strict=True)]
                for pair in zip(table, zip(*table, strict=True), strict=True)
            ]
        if is_transposed:
            return [list(column) for column in zip(*self._factor(name, False, sides[::-1]), strict=True)]
        if name not in self._tables:
            rows, columns = (self._sizes[block_of(side)] for side in sides)
            draw = self._random.choice
            self._tables[name] = [[draw(_ENTRIES) for _ in range(columns)] for _ in range(rows)]
        return self._tables[name]

    def _trace(self, cycle: Cycle) -> Any:
        """The trace of a product of matrices and of what stands behind each."""
        rows: Any = None
        for matrix, label in cycle:
            here = self.coordinates(block_of(matrix.columns), label)
            table = [[x * y for x, y in zip(row, here, strict=True)] for row in self._table(matrix)]
            rows = table if rows is None else [[_inner(row, c) for c in zip(*table, strict=True)] for row in rows]
        return sum((row[n] for n, row in enumerate(rows)), fmpq(0))

    def _entries(self, block: int, letter: str) -> list[Any]:
        if letter in self._space.bases:
            place = self._place(self._space.bases[letter])
            return [fmpq(int(n == place)) for n in range(self._sizes[block])]
        if letter in self._space.matrix_letters:
            matrix, inner = self._space.matrix_letters[letter]
            entries = self.coordinates(block_of(matrix.columns), inner)
            return [_inner(row, entries) for row in self._table(matrix)]
        if letter in self._space.roots:
            square = self._space.square_of_root(letter, block)
            parts = [[self.fraction(c) * x for x in self.coordinates(*place)] for place, c in square.terms.items()]
            found = [_root(sum(entries, fmpq(0))) for entries in zip(*parts, strict=True)]
            if any(isinstance(x, arb) for x in found):
                raise Unknown
            return found
        size, relation = self._sizes[block], self._space.relations.get(letter)
        if relation is None and self._space.kernel.letter_is_positive(block, letter):
            return [self._random.choice(_POSITIVE_ENTRIES) for _ in range(size)]
        if relation is not None:
            powers = [self.fraction(c) for c in relation.coefficients]
            below = [sum(c * x**j for j, c in enumerate(powers)) for x in self._letter(block, relation.letter)]
            if not all(below):
                raise Unknown
            return [1 / x for x in below]
        inverted = {*self._space.inverted_letters, *self._space.calculus_letters}
        nonzero = self._space.kernel.letter_is_nonzero(block, letter) or (block, letter) in inverted
        choices = [x for x in _ENTRIES if x or not nonzero]
        earlier = [entries for (b, name), entries in self._letters.items() if b == block and " " not in name]
        if self._few and (not nonzero or self._random.random() < 0.5):
            multiple = self._random.choice(choices)
            base = self._random.choice([*earlier, [fmpq(1)] * size])
            if not nonzero or all(base):
                return [multiple * x for x in base]
        return [self._random.choice(choices) for _ in range(size)]

    def determinants(self, functions: tuple[tuple[int, Monomial], ...]) -> dict[Any, Any]:
        """f₁∧…∧f_c at every choice of c coordinates; coordinates are (block, place)."""
        places = [(block, n) for block, size in self._sizes.items() for n in range(size)]
        rows = [
            {(block, n): x for n, x in enumerate(self.coordinates(block, monomial))} for block, monomial in functions
        ]
        return {
            chosen: _determinant([[row.get(place, fmpq(0)) for place in chosen] for row in rows])
            for chosen in combinations(places, len(functions))
        }


def _inner(left: Iterable[Any], right: Iterable[Any]) -> Any:
    return sum((x * y for x, y in zip(left, right, strict=True)), fmpq(0))


def _root(square: Any) -> Any:
    if isinstance(square, arb):
        return square.sqrt()
    if square < 0:
        raise Unknown
    above, below = isqrt(int(square.p)), isqrt(int(square.q))
    if above**2 != square.p or below**2 != square.q:
        return arb(square).sqrt()
    return fmpq(above, below)


def _determinant(matrix: list[list[Any]]) -> Any:
    if not matrix:
        return fmpq(1)
    total = fmpq(0)
    for j, x in enumerate(matrix[0]):
        if x:
            total += (-1) ** j * x * _determinant([row[:j] + row[j + 1 :] for row in matrix[1:]])
    return total


class Trials:
    """Points that satisfy the hypotheses, as far as these are known as equations and signs; always the same ones."""

    def __init__(self, space: Any) -> None:
        self._found: list[Trial] = []
        self._source = _points(space)

    def __iter__(self) -> Iterator[Trial]:
        yield from self._found
        for trial in self._source:
            self._found.append(trial)
            yield trial


def _points(space: Any) -> Iterator[Trial]:
    random = Random(1)
    for _ in range(_TRIES):
        try:
            trial = Trial(space, random)
            if not _satisfies(space, trial):
                continue
        except (Unknown, ZeroDivisionError):
            continue
        yield trial


def _satisfies(space: Any, trial: Trial) -> bool:
    for index, rule in space.eliminated.items():
        if trial.fraction(space.field.symbol(index)) != trial.fraction(rule):
            return False
    for fact in (*space.kernel.facts, *space.kernel.presupposed):
        known = trial.exact(fact.polynomial)
        if known < 0 or (fact.sign == Sign.POSITIVE and not known):
            return False
    return all(trial.exact(fact.polynomial) for fact in space.kernel.excluded)

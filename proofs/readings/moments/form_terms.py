"""Canonical forms as expressions: a value of the moment calculus in the words of the vocabulary.

A moment is a sum again, a root a root, the letter w of a quotient 1/(g² − ζ) that quotient. Where coordinates come in
two blocks, a coordinate function of one of them is 0 in the other, and what it divides by is 1 there.

What the calculus put a letter for has a name, so that print can say it once: k is the number of zero gains.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial, reduce
from math import inf
from typing import Any

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.expressions import Expression, add, build, multiply, ones, rational
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import (
    OF_M,
    UNIT,
    MomentOperator,
    MomentScalar,
    MomentVector,
    Monomial,
    Place,
    block_of,
)
from lnverify.proofs.readings.operators import Matrix
from lnverify.proofs.symbols import SYMBOLS
from lnverify.proofs.vocabulary import ZEROS_GAIN

_ZERO = rational(0)
_N = Expression("dimension", ("N",))
_ZEROS_GAIN = Expression("zeros_gain", (), ("N",))
_INVERSE = build("drazin", _ZEROS_GAIN)
# 1 where the gain is not 0, and 0 where it is.
_OTHERS = multiply(_ZEROS_GAIN, _INVERSE)
# What tells the blocks apart: 1 in the block, 0 in the other.
_MASKS = (_OTHERS, build("sub", ones(), _OTHERS))
# A hundred digits.
_BITS = 333
# How many gains are 0.
_ZEROS = build("let", "k", build("sum", _MASKS[1]))


class TooLong(Exception):
    """A form has more terms, or digits in a number, than are written."""


class FormTerms:
    """Writes values of one moment space as expressions.

    Args:
        space: the space.
        most: how many terms a sum may have; and a number so many hundred digits.
    """

    def __init__(self, space: Moments, most: float = inf) -> None:
        self._space = space
        self._most = most
        self._generators: dict[int, Expression] = {}
        self._letters: dict[str, Expression] = {}
        # Reciprocals and roots.
        self._derived: dict[tuple[int, str], Expression] = {}

    def value(self, value: Any) -> Expression:
        """A scalar, a vector or an operator.

        Raises:
            TooLong: where a sum in it has too many terms.
        """
        if isinstance(value, MomentScalar):
            return self.fraction(value.value)
        return self.vector(value) if isinstance(value, MomentVector) else self.operator(value)

    def fraction(self, value: Fraction) -> Expression:
        """A scalar."""
        above = self.polynomial(value.numerator)
        return above if value.denominator.is_one() else build("div", above, self.polynomial(value.denominator))

    def polynomial(self, polynomial: Any) -> Expression:
        """A polynomial in the generators."""
        return self._sum(_ZERO, *(self._term(*item) for item in sorted(polynomial.to_dict().items(), reverse=True)))

    def _sum(self, zero: Expression, *terms: Expression) -> Expression:
        if len(terms) > self._most:
            raise TooLong
        return add(*terms) if terms else zero

    def _term(self, exponents: tuple[int, ...], coefficient: Any) -> Expression:
        factors = [self._generator_power(index, int(e)) for index, e in enumerate(exponents) if e]
        size = abs(int(coefficient))
        if size.bit_length() > _BITS * self._most:
            raise TooLong
        if size != 1 or not factors:
            factors.insert(0, rational(size))
        return build("neg", multiply(*factors)) if coefficient < 0 else multiply(*factors)

    def vector(self, v: MomentVector) -> Expression:
        """A coordinate function."""
        terms = [multiply(self.fraction(c), self._monomial(*key)) for key, c in v.terms.items()]
        return self._sum(multiply(_ZERO, ones(v.side)), *terms)

    def operator(self, A: MomentOperator) -> Expression:
        """A diagonal, outer products, and products of free matrices."""
        terms = [build("diag", self.vector(A.diagonal))] if A.diagonal is not None and A.diagonal.terms else []
        rows: dict[Place, dict[Place, Fraction]] = {}
        for (left, right), c in A.tensor().items():
            rows.setdefault(left, {})[right] = c
        terms += [self._outer(self._monomial(*left), row) for left, row in rows.items()]
        terms += [multiply(self.fraction(c), self._path(*path)) for path, c in A.paths().items()]
        return self._sum(multiply(_ZERO, build("outer", *map(ones, A.sides))), *terms)

    def _outer(self, u: Expression, row: dict[Place, Fraction]) -> Expression:
        if len(row) > 1:
            return build("outer", u, self.vector(MomentVector(self._space, row)))
        ((place, c),) = row.items()
        return multiply(self.fraction(c), build("outer", u, self._monomial(*place)))

    def _path(self, matrices: Sequence[Matrix], labels: Sequence[Monomial]) -> Expression:
        """A product of free matrices and of diagonal ones, one more of these."""
        blocks = [block_of(side) for side in (matrices[0].rows, *(matrix.columns for matrix in matrices))]
        diagonals = [build("diag", self._monomial(*place)) if place[1] else None
                     for place in zip(blocks, labels, strict=True)]  # fmt: skip
        pairs = zip(diagonals, [*map(self._matrix, matrices), None], strict=True)
        return reduce(partial(build, "matmul"), (part for pair in pairs for part in pair if part is not None))

    def divided_by(self, v: MomentVector) -> Expression:
        """A coordinate function of one block that was divided by: 1 in the other block."""
        ((block, _), *_) = v.terms
        return self._fill(block, self.vector(v))

    def letter(self, letter: str) -> Expression:
        """A letter, in every block."""
        if letter not in self._letters:
            self._letters[letter] = self._meaning_of_letter(letter)
        return self._letters[letter]

    def _meaning_of_letter(self, letter: str) -> Expression:
        space = self._space
        if letter in space.coordinates.bases:
            return Expression("basis", (space.coordinates.bases[letter],), ("N",))
        if letter in space.coordinates.meanings:
            name, meaning = letter.replace(" ", ""), space.coordinates.meanings[letter]
            if name not in SYMBOLS and self._most < inf:
                raise TooLong
            return build("let", name, self.vector(meaning))
        if letter in space.graphs.letters:
            matrix, monomial = space.graphs.letters[letter]
            return build("matmul", self._matrix(matrix), self._monomial(block_of(matrix.columns), monomial))
        return (
            _ZEROS_GAIN if letter == ZEROS_GAIN else Expression("vector", (letter,), space.shapes.get(letter, ("N",)))
        )

    def _matrix(self, matrix: Matrix) -> Expression:
        """An entrywise product of free matrices."""
        results: list[Expression] = []
        for name, is_transposed in matrix.factors:
            term = Expression("matrix", (name,), matrix.sides[::-1] if is_transposed else matrix.sides)
            results.append(build("transpose", term) if is_transposed else term)
        return multiply(*results)

    def _generator_power(self, index: int, exponent: int) -> Expression:
        """A power of a generator; that of e^x is e to a multiple of x."""
        function, argument = self._space.functions.generators.get(index, ("", None))
        if function != "exp" or argument is None:
            return _power(self._generator(index), exponent)
        return build("exp", self.fraction(argument * self._space.field.rational(exponent)))

    def _generator(self, index: int) -> Expression:
        if index not in self._generators:
            self._generators[index] = self._meaning_of_generator(index)
        return self._generators[index]

    def _meaning_of_generator(self, index: int) -> Expression:
        space, generator = self._space, self._space.field.generators[index]
        key: Any = generator.key
        if generator.kind == "absolute":
            return build("sqrt", build("pow", self.polynomial(generator.square.sqrt()), 2))
        if generator.square is not None:
            return build("sqrt", self.polynomial(generator.square))
        if generator.kind == "scalar":
            return Expression("scalar", (key,))
        if generator.kind == "size":
            others = build("sub", _N, _ZEROS) if len(space.blocks) > 1 else _N
            return (others, _ZEROS, Expression("dimension", ("M",)))[key]
        if generator.kind == "moment":
            return build("sum", self._monomial(*key))
        if generator.kind == "cycle":
            matrices, labels = zip(*key, strict=True)
            return build("trace", self._path(matrices, (UNIT, *labels)))
        if generator.kind == "entry":
            place, letter = key
            return build("entry", self.letter(letter), place)
        if index in space.functions.generators:
            function, argument = space.functions.generators[index]
            return build(function, self.fraction(argument))
        if generator.kind == "product":
            return build("product", self.divided_by(space.coordinates.made_of[index][0]))
        return build("critical_point", self.vector(space.coordinates.made_of[index][0]))

    def _monomial(self, block: int, monomial: Monomial) -> Expression:
        factors = [self._letter_power(block, letter, e) for letter, e in monomial]
        # The gain, and its inverse, are 0 in the block of the zero gains.
        has_gain = any(letter == ZEROS_GAIN for letter, _ in monomial)
        mask = [_MASKS[block]] if self._is_part(block) and not has_gain else []
        return multiply(*(factors + mask or [_ones_of(block)]))

    def _letter_power(self, block: int, letter: str, exponent: int) -> Expression:
        if letter == ZEROS_GAIN and exponent < 0:
            return _power(_INVERSE, -exponent)
        if letter in self._space.reciprocals.relations:
            return build("pow", self._denominator(block, letter), -exponent)
        function = self._space.functions.letters.get(letter)
        if function is None:
            return _power(self._base(block, letter, exponent), exponent)
        scale = self._space.field.rational(exponent if function.function == "exp" else 1)
        terms = [multiply(self.fraction(c * scale), self._monomial(block, m)) for m, c in function.argument.items()]
        value = build(function.function, self._fill(block, self._sum(multiply(_ZERO, _ones_of(block)), *terms)))
        return value if function.function == "exp" else _power(value, exponent)

    def _is_part(self, block: int) -> bool:
        """Whether its dimension has coordinates in another block too."""
        return len(self._space.blocks) > 1 and block != OF_M

    def _base(self, block: int, letter: str, exponent: int) -> Expression:
        if letter in self._space.roots.letters:
            return self._root(block, letter)
        return self.letter(letter) if exponent > 0 else self._inside(block, self.letter(letter))

    def _denominator(self, block: int, name: str) -> Expression:
        if (block, name) not in self._derived:
            relation = self._space.reciprocals.relations[name]
            letter = self._base(block, relation.letter, 1)
            powers = [_ones_of(block), *(build("pow", letter, j) for j in range(1, relation.degree + 1))]
            terms = [multiply(self.fraction(c), p) for c, p in zip(relation.coefficients, powers, strict=True)]
            self._derived[block, name] = self._inside(block, add(*terms))
        return self._derived[block, name]

    def _root(self, block: int, name: str) -> Expression:
        if (block, name) not in self._derived:
            square = self._space.roots.square_of_root(name, block)
            self._derived[block, name] = build("sqrt", self._fill(block, self.vector(square)))
        return self._derived[block, name]

    def _inside(self, block: int, v: Expression) -> Expression:
        """The vector in its block, and 1 in the other."""
        return self._fill(block, multiply(v, _MASKS[block])) if self._is_part(block) else v

    def _fill(self, block: int, v: Expression) -> Expression:
        """A vector that is 0 in the other block, with 1 there."""
        return add(v, _MASKS[1 - block]) if self._is_part(block) else v


def _power(base: Expression, exponent: int) -> Expression:
    return base if exponent == 1 else build("pow", base, exponent)


def _ones_of(block: int) -> Expression:
    return ones("M" if block == OF_M else "N")

"""Canonical forms as expressions: a value of the moment calculus in the words of the vocabulary.

A moment is a sum again, a root a root, the letter w of a quotient 1/(g² − ζ) that quotient. Where coordinates come in
two blocks, a coordinate function of one of them is 0 in the other, and what it divides by is 1 there.
"""

from __future__ import annotations

from functools import partial, reduce
from typing import Any

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.expressions import Expression, add, build, multiply, ones, rational
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import OF_M, UNIT, MomentOperator, MomentVector, Monomial
from lnverify.proofs.readings.operators import Matrix
from lnverify.proofs.vocabulary import ZEROS_GAIN

_ZERO = rational(0)
_ZEROS_GAIN = Expression("zeros_gain", (), ("N",))
# 1 where the gain is not 0, and 0 where it is.
_OTHERS = multiply(_ZEROS_GAIN, build("drazin", _ZEROS_GAIN))
# What tells the blocks apart: 1 in the block, 0 in the other.
_MASKS = (_OTHERS, add(ones(), multiply(rational(-1), _OTHERS)))


class FormTerms:
    """Writes values of one moment space as expressions."""

    def __init__(self, space: Moments) -> None:
        self._space = space
        self._generators: dict[int, Expression] = {}
        self._letters: dict[str, Expression] = {}
        # Reciprocals, exponentials and logarithms.
        self._derived: dict[tuple[int, str], Expression] = {}

    def fraction(self, value: Fraction) -> Expression:
        """A scalar."""
        above = self.polynomial(value.numerator)
        return above if value.denominator.is_one() else build("div", above, self.polynomial(value.denominator))

    def polynomial(self, polynomial: Any) -> Expression:
        """A polynomial in the generators."""
        terms = [self._term(*item) for item in sorted(polynomial.to_dict().items(), reverse=True)]
        return add(*terms) if terms else _ZERO

    def _term(self, exponents: tuple[int, ...], coefficient: Any) -> Expression:
        factors = [_power(self._generator(index), int(e)) for index, e in enumerate(exponents) if e]
        size = abs(int(coefficient))
        if size != 1 or not factors:
            factors.insert(0, rational(size))
        return build("neg", multiply(*factors)) if coefficient < 0 else multiply(*factors)

    def vector(self, v: MomentVector) -> Expression:
        """A coordinate function."""
        terms = [multiply(self.fraction(c), self._monomial(*key)) for key, c in v.terms.items()]
        return add(*terms) if terms else multiply(_ZERO, ones(v.side))

    def operator(self, A: MomentOperator) -> Expression:
        """A diagonal, and outer products."""
        outer = [build("outer", self.vector(u), self.vector(v)) for u, v in A.terms]
        return add(build("diag", self.vector(A.diagonal)), *outer)

    def divided_by(self, v: MomentVector) -> Expression:
        """A coordinate function of one block that was divided by: 1 in the other block."""
        ((block, _), *_) = v.terms
        return self._inside(block, self.vector(v))

    def letter(self, letter: str) -> Expression:
        """A letter, in every block."""
        if letter in self._space.coordinates.bases:
            return Expression("basis", (self._space.coordinates.bases[letter],), ("N",))
        if letter not in self._letters:
            meaning = self._space.coordinates.meanings.get(letter)
            plain = _ZEROS_GAIN if letter == ZEROS_GAIN else Expression("vector", (letter,), ("N",))
            if letter in self._space.shapes:
                plain = Expression("vector", (letter,), self._space.shapes[letter])
            if letter in self._space.graphs.letters:
                plain = self._along(*self._space.graphs.letters[letter])
            self._letters[letter] = plain if meaning is None else self.vector(meaning)
        return self._letters[letter]

    def _along(self, matrix: Matrix, monomial: Monomial) -> Expression:
        return build("matmul", self._matrix(matrix), self._monomial(OF_M if matrix.columns == "M" else 0, monomial))

    def _matrix(self, matrix: Matrix) -> Expression:
        """An entrywise product of free matrices."""
        results: list[Expression] = []
        for name, is_transposed in matrix.factors:
            term = Expression("matrix", (name,), matrix.sides[::-1] if is_transposed else matrix.sides)
            results.append(build("transpose", term) if is_transposed else term)
        return multiply(*results)

    def _cycle(self, cycle: Any) -> Expression:
        """The trace of a product of matrices and of what stands behind each."""
        blocks = [OF_M if matrix.columns == "M" else 0 for matrix, _ in cycle]
        steps = [(self._matrix(matrix), build("diag", self._monomial(block, label)))
                 for (matrix, label), block in zip(cycle, blocks, strict=True)]  # fmt: skip
        return build("trace", reduce(partial(build, "matmul"), (part for step in steps for part in step)))

    def _generator(self, index: int) -> Expression:
        if index not in self._generators:
            self._generators[index] = self._meaning_of_generator(index)
        return self._generators[index]

    def _meaning_of_generator(self, index: int) -> Expression:
        space, generator = self._space, self._space.field.generators[index]
        key: Any = generator.key
        if generator.square is not None:
            return build("sqrt", self.polynomial(generator.square))
        if generator.kind == "scalar":
            return Expression("scalar", (key,))
        if generator.kind == "size":
            has_blocks = len(space.blocks) > 1 or key == OF_M
            return build("sum", self._monomial(key, UNIT)) if has_blocks else Expression("dimension", ("N",))
        if generator.kind == "moment":
            return build("sum", self._monomial(*key))
        if generator.kind == "cycle":
            return self._cycle(key)
        if generator.kind == "entry":
            place, letter = key
            return build("dot", Expression("basis", (place,), ("N",)), self.letter(letter))
        if index in space.functions.generators:
            function, argument = space.functions.generators[index]
            return build(function, self.fraction(argument))
        if generator.kind == "product":
            return build("product", self.divided_by(space.coordinates.made_of[index][0]))
        return build("critical_point", self.vector(space.coordinates.made_of[index][0]))

    def _monomial(self, block: int, monomial: Monomial) -> Expression:
        factors = [_power(self._base(block, letter, e), e) for letter, e in monomial]
        mask = [_MASKS[block]] if self._is_part(block) else []
        return multiply(*(factors + mask or [_ones_of(block)]))

    def _is_part(self, block: int) -> bool:
        """Whether its dimension has coordinates in another block too."""
        return len(self._space.blocks) > 1 and block != OF_M

    def _base(self, block: int, letter: str, exponent: int) -> Expression:
        if letter in self._space.reciprocals.relations:
            return self._quotient(block, letter)
        if letter in self._space.functions.letters:
            return self._function(block, letter)
        if letter in self._space.roots.letters:
            return self._root(block, letter)
        return self.letter(letter) if exponent > 0 else self._inside(block, self.letter(letter))

    def _quotient(self, block: int, name: str) -> Expression:
        if (block, name) not in self._derived:
            relation = self._space.reciprocals.relations[name]
            letter = self._base(block, relation.letter, 1)
            powers = [_ones_of(block), *(build("pow", letter, j) for j in range(1, relation.degree + 1))]
            terms = [multiply(self.fraction(c), p) for c, p in zip(relation.coefficients, powers, strict=True)]
            self._derived[block, name] = build("pow", self._inside(block, add(*terms)), -1)
        return self._derived[block, name]

    def _function(self, block: int, name: str) -> Expression:
        if (block, name) not in self._derived:
            result = self._space.functions.letters[name]
            terms = [multiply(self.fraction(c), self._monomial(block, m)) for m, c in result.argument.items()]
            argument = add(multiply(_ZERO, _ones_of(block)), *terms)
            self._derived[block, name] = build(result.function, self._inside(block, argument))
        return self._derived[block, name]

    def _root(self, block: int, name: str) -> Expression:
        if (block, name) not in self._derived:
            square = self._space.roots.square_of_root(name, block)
            self._derived[block, name] = build("sqrt", self._inside(block, self.vector(square)))
        return self._derived[block, name]

    def _inside(self, block: int, v: Expression) -> Expression:
        """The vector in its block, and 1 in the other."""
        if not self._is_part(block):
            return v
        return add(multiply(v, _MASKS[block]), _MASKS[1 - block])


def _power(base: Expression, exponent: int) -> Expression:
    return base if exponent == 1 else build("pow", base, exponent)


def _ones_of(block: int) -> Expression:
    return ones("M" if block == OF_M else "N")

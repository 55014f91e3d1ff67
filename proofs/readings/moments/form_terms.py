"""Canonical forms as terms: a value of the moment calculus in the words of the vocabulary.

A moment is a sum again, a root a root, the letter w of a quotient 1/(g² − ζ) that quotient. Where coordinates come in
two blocks, a coordinate function of one of them is 0 in the other, and what it divides by is 1 there.
"""

from __future__ import annotations

from typing import Any

from proofs.readings.moments.field import Fraction
from proofs.readings.moments.space import Moments
from proofs.readings.moments.values import OF_M, UNIT, MomentVector, Monomial
from proofs.readings.operators import Matrix
from proofs.terms import Term
from proofs.vocabulary import ZEROS_GAIN

_ZERO: Term = ("rational", 0, 1)
_ONES: Term = ("ones",)
# The ones of the second dimension.
_OF_ROWS: Term = ("ones_in", "M")
_ZEROS_GAIN: Term = ("zeros_gain",)
# 1 where the gain is not 0, and 0 where it is.
_OTHERS: Term = ("multiply", _ZEROS_GAIN, ("drazin", _ZEROS_GAIN))
# What tells the blocks apart: 1 in the block, 0 in the other.
_MASKS: tuple[Term, Term] = (_OTHERS, ("add", _ONES, ("multiply", ("rational", -1, 1), _OTHERS)))


class FormTerms:
    """Says values of one moment space as terms."""

    def __init__(self, space: Moments) -> None:
        self._space = space
        self._generators: dict[int, Term] = {}
        self._letters: dict[str, Term] = {}
        # Reciprocals, exponentials and logarithms.
        self._derived: dict[tuple[int, str], Term] = {}

    def fraction(self, value: Fraction) -> Term:
        """A scalar."""
        above = self.polynomial(value.numerator)
        if value.denominator.is_one():
            return above
        return ("multiply", above, ("power", self.polynomial(value.denominator), -1))

    def polynomial(self, polynomial: Any) -> Term:
        """A polynomial in the generators."""
        terms = [
            ("multiply", ("rational", int(coefficient), 1), *self._powers(exponents))
            for exponents, coefficient in polynomial.to_dict().items()
        ]
        return ("add", _ZERO, *terms)

    def vector(self, v: MomentVector) -> Term:
        """A coordinate function."""
        terms = [("multiply", self.fraction(c), self._monomial(*key)) for key, c in v.terms.items()]
        return ("add", ("multiply", _ZERO, _OF_ROWS if v.side == "M" else _ONES), *terms)

    def divided_by(self, v: MomentVector) -> Term:
        """A coordinate function of one block that was divided by: 1 in the other block."""
        ((block, _), *_) = v.terms
        return self._inside(block, self.vector(v))

    def letter(self, letter: str) -> Term:
        """A letter, in every block."""
        if letter in self._space.bases:
            return ("basis", self._space.bases[letter])
        if letter not in self._letters:
            meaning = self._space.meanings.get(letter)
            plain = _ZEROS_GAIN if letter == ZEROS_GAIN else ("vector", letter)
            if letter in self._space.shapes:
                plain = ("vector_in", letter, *self._space.shapes[letter])
            if letter in self._space.matrix_letters:
                plain = self._along(*self._space.matrix_letters[letter])
            self._letters[letter] = plain if meaning is None else self.vector(meaning)
        return self._letters[letter]

    def _along(self, matrix: Matrix, monomial: Monomial) -> Term:
        return ("apply", self._matrix(matrix), self._monomial(OF_M if matrix.columns == "M" else 0, monomial))

    def _matrix(self, matrix: Matrix) -> Term:
        """An entrywise product of free matrices."""
        found: list[Term] = []
        for name, is_transposed in matrix.factors:
            term = ("matrix", name, *(matrix.sides[::-1] if is_transposed else matrix.sides))
            found.append(("transpose", term) if is_transposed else term)
        return found[0] if len(found) == 1 else ("multiply", *found)

    def _cycle(self, cycle: Any) -> Term:
        """The trace of a product of matrices and of what stands behind each."""
        blocks = [OF_M if matrix.columns == "M" else 0 for matrix, _ in cycle]
        steps = [(self._matrix(matrix), ("diag", self._monomial(block, label)))
                 for (matrix, label), block in zip(cycle, blocks, strict=True)]  # fmt: skip
        return ("trace", ("apply", *(part for step in steps for part in step)))

    def _powers(self, exponents: tuple[int, ...]) -> list[Term]:
        return [("power", self._generator(index), int(e)) for index, e in enumerate(exponents) if e]

    def _generator(self, index: int) -> Term:
        if index not in self._generators:
            self._generators[index] = self._meaning_of_generator(index)
        return self._generators[index]

    def _meaning_of_generator(self, index: int) -> Term:
        space, generator = self._space, self._space.field.generators[index]
        key: Any = generator.key
        if generator.square is not None:
            return ("sqrt", self.polynomial(generator.square))
        if generator.kind == "scalar":
            return ("scalar", key)
        if generator.kind == "size":
            return ("sum", self._monomial(key, UNIT)) if len(space.blocks) > 1 or key == OF_M else ("N",)
        if generator.kind == "moment":
            return ("sum", self._monomial(*key))
        if generator.kind == "cycle":
            return self._cycle(key)
        if generator.kind == "entry":
            place, letter = key
            return ("dot", ("basis", place), self.letter(letter))
        if index in space.function_generators:
            function, argument = space.function_generators[index]
            return (function, self.fraction(argument))
        if generator.kind == "product":
            return ("product", self.divided_by(space.products[index]))
        return ("critical_point", self.vector(space.critical_gains[index]))

    def _monomial(self, block: int, monomial: Monomial) -> Term:
        factors = [("power", self._base(block, letter, e), e) for letter, e in monomial]
        mask = [_MASKS[block]] if self._is_part(block) else []
        return ("multiply", *(factors + mask or [_OF_ROWS if block == OF_M else _ONES]))

    def _is_part(self, block: int) -> bool:
        """Whether its dimension has coordinates in another block too."""
        return len(self._space.blocks) > 1 and block != OF_M

    def _base(self, block: int, letter: str, exponent: int) -> Term:
        if letter in self._space.relations:
            return self._quotient(block, letter)
        if letter in self._space.function_letters:
            return self._function(block, letter)
        if letter in self._space.roots:
            return self._root(block, letter)
        return self.letter(letter) if exponent > 0 else self._inside(block, self.letter(letter))

    def _quotient(self, block: int, name: str) -> Term:
        if (block, name) not in self._derived:
            relation = self._space.relations[name]
            letter = self._base(block, relation.letter, 1)
            ones = _OF_ROWS if block == OF_M else _ONES
            powers = [ones, *(("power", letter, j) for j in range(1, relation.degree + 1))]
            terms = [("multiply", self.fraction(c), p) for c, p in zip(relation.coefficients, powers, strict=True)]
            self._derived[block, name] = ("power", self._inside(block, ("add", *terms)), -1)
        return self._derived[block, name]

    def _function(self, block: int, name: str) -> Term:
        if (block, name) not in self._derived:
            found = self._space.function_letters[name]
            terms = [("multiply", self.fraction(c), self._monomial(block, m)) for m, c in found.argument.items()]
            ones = _OF_ROWS if block == OF_M else _ONES
            argument: Term = ("add", ("multiply", _ZERO, ones), *terms)
            self._derived[block, name] = (found.function, self._inside(block, argument))
        return self._derived[block, name]

    def _root(self, block: int, name: str) -> Term:
        if (block, name) not in self._derived:
            square = self._space.square_of_root(name, block)
            self._derived[block, name] = ("sqrt", self._inside(block, self.vector(square)))
        return self._derived[block, name]

    def _inside(self, block: int, v: Term) -> Term:
        """The vector in its block, and 1 in the other."""
        if not self._is_part(block):
            return v
        return ("add", ("multiply", v, _MASKS[block]), _MASKS[1 - block])

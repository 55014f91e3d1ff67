"""Single entries in the moment reading: the basis vector e of an index i picks the entry of what it is multiplied by.

e ⊙ u = uᵢ e for every coordinate function u, and Σ e = 1: so every sum with e is a scalar, and of a free vector it is
one generator, its entry. Entries of reciprocals, exponentials and logarithms are these of entries. Two indices differ:
eᵢ ⊙ eⱼ = 0, and N is at least the number of indices.
"""

from __future__ import annotations

from math import prod
from typing import Any

from lnverify.proofs.algebra.field import Field, Fraction
from lnverify.proofs.readings.moments.coordinates import Part
from lnverify.proofs.readings.moments.roots import Roots
from lnverify.proofs.readings.moments.values import UNIT, MomentVector, Monomial
from lnverify.proofs.values import Inexpressible


class Entries(Roots):
    """The part of the moment space that knows basis vectors.

    Attributes:
        bases: the name of each index, by the letter of its basis vector.
    """

    def __init__(self, blocks: tuple[int, ...], field: Field) -> None:
        super().__init__(blocks, field)
        self.bases: dict[str, str] = {}

    def basis(self, name: str) -> MomentVector:
        if len(self.blocks) > 1:
            raise Inexpressible("a basis vector beside a gain with zero entries")
        # A name that no user can write.
        letter = f"basis {name}"
        if letter not in self.bases:
            self.bases[letter] = name
            self.signs.learn(self.kernel.indices_differ(len(self.bases)))
        return self.power(0, letter)

    def index_in(self, monomial: Monomial) -> list[str]:
        """The letters of basis vectors in a monomial."""
        return [letter for letter, _ in monomial if letter in self.bases] if self.bases else []

    def _worked_out(self, monomial: Monomial) -> dict[Monomial, Fraction]:
        outcome = self.index_in(monomial)
        if not outcome:
            return super()._worked_out(monomial)
        if len(outcome) > 1:
            return {}
        rest = tuple(item for item in monomial if item[0] != outcome[0])
        return {((outcome[0], 1),): self.entry_of({rest: self.field.rational(1)}, self.bases[outcome[0]])}

    def entry_of(self, part: Part, index: str) -> Fraction:
        """The entry of a coordinate function at an index."""

        def power(letter: str, exponent: int) -> Fraction:
            entry = self._entry_of_letter(letter, index)
            return (entry if exponent > 0 else entry.reciprocal()) ** abs(exponent)

        return self.field.sum(prod((power(*each) for each in monomial), start=c) for monomial, c in part.items())

    def _entry_of_letter(self, letter: str, index: str) -> Fraction:
        if letter in self.bases:
            return self.field.rational(int(self.bases[letter] == index))
        if letter in self.relations:
            return self.entry_of(self._denominator_of(letter, 0).block(0), index).reciprocal()
        if letter in self.roots:
            square = self.entry_of(self.roots[letter].square, index)
            # Where p is 0, p√q says nothing of q.
            if letter not in self.rooted_alone and not self.signs.known_sign(square):
                raise Inexpressible("an entry of the root of a product that may be 0")
            return self.field.sqrt(square)
        if letter in self.function_letters:
            outcome = self.function_letters[letter]
            with self.without_recording():
                inner = self.entry_of(outcome.argument, index)
                return self._exp(inner) if outcome.function == "exp" else self._log(inner)
        return self._generator("entry", (index, letter), "")

    def _generator(self, kind: str, key: Any, text: str) -> Fraction:
        raise NotImplementedError

    def reciprocal(self, block: int, terms: Part) -> MomentVector:
        if any(map(self.index_in, terms)):
            raise Inexpressible("the reciprocal of a vector in which a basis vector is")
        return super().reciprocal(block, terms)

    def root_of(self, block: int, part: Part) -> MomentVector:
        if any(map(self.index_in, part)):
            raise Inexpressible("the root of a vector in which a basis vector is")
        return super().root_of(block, part)

    def _exp_of(self, block: int, part: Part) -> MomentVector:
        """exp(u + ce) = exp(u) ⊙ (1 + (e^c − 1)e)."""
        rest = {monomial: c for monomial, c in part.items() if not self.index_in(monomial)}
        result = super()._exp_of(block, rest)
        for monomial, c in part.items():
            if monomial not in rest:
                moved = {
                    (block, UNIT): self.field.rational(1),
                    (block, monomial): self._exp(c) - self.field.rational(1),
                }
                result = result * MomentVector(self, moved)
        return result

"""Single entries in the moment reading: the basis vector e of an index i picks the entry of what it is multiplied by.

e ⊙ u = uᵢ e for every coordinate function u, and Σ e = 1: so every sum with e is a scalar, and of a free vector it is
one generator, its entry. Entries of reciprocals, exponentials and logarithms are these of entries. Two indices differ:
eᵢ ⊙ eⱼ = 0, and N is at least the number of indices.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.readings.moments.coordinates import Coordinates, Part
from lnverify.proofs.readings.moments.functions import Functions
from lnverify.proofs.readings.moments.reciprocals import Reciprocals
from lnverify.proofs.readings.moments.roots import Roots
from lnverify.proofs.readings.moments.signs import Signs
from lnverify.proofs.readings.moments.values import MomentVector, Monomial


@dataclass(eq=False, repr=False)
class Entries:
    """Basis vectors, and the entries of coordinate functions."""

    _coordinates: Coordinates
    _reciprocals: Reciprocals
    _roots: Roots
    _functions: Functions
    _signs: Signs

    def __post_init__(self) -> None:
        self._field, self._kernel = self._coordinates.field, self._signs.kernel
        self._coordinates.rules.insert(0, self._rewrite)

    def basis(self, name: str) -> MomentVector:
        """The basis vector of an index."""
        # A name that no user can write.
        letter = f"basis {name}"
        if letter not in self._coordinates.bases:
            self._coordinates.bases[letter] = name
            self._signs.learn(self._kernel.indices_differ(len(self._coordinates.bases)))
        return self._coordinates.power(0, letter)

    def _rewrite(self, monomial: Monomial) -> Part | None:
        """e ⊙ u = uᵢ e, and eᵢ ⊙ eⱼ = 0."""
        letters = self._coordinates.index_in(monomial)
        if not letters or (len(monomial) == 1 and monomial[0][1] == 1):
            return None
        if len(letters) > 1:
            return {}
        rest = tuple(item for item in monomial if item[0] != letters[0])
        index = self._coordinates.bases[letters[0]]
        return {((letters[0], 1),): self.entry_of({rest: self._field.rational(1)}, index)}

    def entry_of(self, part: Part, index: str) -> Fraction:
        """The entry of a coordinate function at an index."""

        def power(letter: str, exponent: int) -> Fraction:
            entry = self._entry_of_letter(letter, index)
            return (entry if exponent > 0 else entry.reciprocal()) ** abs(exponent)

        return self._field.sum(prod((power(*each) for each in monomial), start=c) for monomial, c in part.items())

    def _entry_of_letter(self, letter: str, index: str) -> Fraction:
        if letter in self._coordinates.bases:
            return self._field.rational(int(self._coordinates.bases[letter] == index))
        if letter in self._reciprocals.relations:
            return self.entry_of(self._reciprocals.relations[letter].part, index).reciprocal()
        if letter in self._roots.letters:
            square = self.entry_of(self._roots.letters[letter].square, index)
            # Where p is 0, p√q says nothing of q.
            return self._roots.of_scalar(square) if letter in self._roots.alone else self._field.sqrt(square)
        if letter in self._functions.letters:
            outcome = self._functions.letters[letter]
            with self._field.notes.without_recording():
                inner = self.entry_of(outcome.argument, index)
                return self._functions.exp(inner) if outcome.function == "exp" else self._functions.log(inner)
        return self._kernel.value_of("entry", (index, letter))

"""What a value of the moment reading depends on: letters, and generators of free scalars, however deep inside.

No derivative is taken at what an equation ties to others.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from lnverify.proofs.algebra.field import Field, Fraction
from lnverify.proofs.errors import InputError
from lnverify.proofs.readings.moments.coordinates import Coordinates
from lnverify.proofs.readings.moments.functions import Functions
from lnverify.proofs.readings.moments.graphs import Graphs
from lnverify.proofs.readings.moments.reciprocals import Reciprocals
from lnverify.proofs.readings.moments.roots import Roots
from lnverify.proofs.readings.moments.totals import Totals
from lnverify.proofs.readings.moments.values import MomentVector


@dataclass(eq=False, repr=False)
class Dependence:
    """What values depend on, and at what no derivative is taken."""

    _coordinates: Coordinates
    _graphs: Graphs
    _reciprocals: Reciprocals
    _roots: Roots
    _functions: Functions
    _totals: Totals
    _critical_gains: dict[int, MomentVector]

    def __post_init__(self) -> None:
        self._field: Field = self._coordinates.field
        self._tied_letters: set[str] = set()
        self._tied_scalars: set[int] = set()

    def tie(self, letters: Iterable[str], scalars: Iterable[int] = ()) -> None:
        """Take no derivative any more at what an equation ties to others: free vectors, generators of free scalars."""
        self._tied_letters.update(letters)
        self._tied_scalars.update(scalars)

    def check_free(self, kind: str, name: str) -> None:
        """
        Raises:
            InputError: where a variable is tied to others.
        """
        if kind != "scalar" and name in self._tied_letters:
            raise InputError(f"no derivative at {name}: a hypothesis ties its entries together")
        if kind == "scalar" and self._field.find("scalar", name) in self._tied_scalars:
            raise InputError("no derivative at a scalar that a hypothesis ties to others")

    def moves(self, value: Fraction | MomentVector, kind: str, name: str) -> bool:
        """Whether a value depends on a variable."""
        letters, scalars = self.of(value)
        return self._field.find("scalar", name) in scalars if kind == "scalar" else name in letters

    def of(self, *values: Fraction | MomentVector) -> tuple[set[str], set[int]]:
        """The free letters and the generators of free scalars on which some values depend, however deep inside."""
        letters: set[str] = set()
        scalars: set[int] = set()
        seen: set[str | int] = set()
        waiting: list[Fraction | MomentVector | str | int] = [*values]
        while waiting:
            item = waiting.pop()
            if isinstance(item, MomentVector):
                new: set[str | int] = {letter for _, monomial in item.terms for letter, _ in monomial}
                waiting += new.union(*(c.generators() for c in item.terms.values())) - seen
            elif isinstance(item, Fraction):
                waiting += item.generators()
            elif item not in seen:
                seen.add(item)
                free, inner = self._made_of_letter(item) if isinstance(item, str) else self._made_of_generator(item)
                letters |= free
                waiting += inner
                if not isinstance(item, str) and self._field.generators[item].kind == "scalar":
                    scalars.add(item)
        return letters, scalars

    def _made_of_letter(self, letter: str) -> tuple[set[str], list[Any]]:
        """The letter itself, or the matrices in it and the coordinate function that it is made from."""
        if letter in self._graphs.letters:
            return self._graphs.letters[letter][0].names, [self._graphs.inner_of(letter)]
        if letter in self._reciprocals.relations:
            return set(), [self._reciprocals.denominator_of(letter, 0)]
        if letter in self._functions.letters:
            return set(), [self._coordinates.part(0, self._functions.letters[letter].argument)]
        return (set(), [self._roots.square_of_root(letter, 0)]) if letter in self._roots.letters else ({letter}, [])

    def _made_of_generator(self, index: int) -> tuple[set[str], list[Any]]:
        """The letters and matrices in a generator, and the coordinate functions and generators that it is made from."""
        generator = self._field.generators[index]
        inner: list[Any] = [known[index] for known in (self._totals.products, self._critical_gains) if index in known]
        if index in self._functions.generators:
            inner.append(self._functions.generators[index][1])
        if generator.kind == "moment":
            inner.append(self._coordinates.monomial(*generator.key))
        if generator.kind == "cycle":
            return set().union(*(matrix.names for matrix, _ in generator.key)), [
                *inner,
                *self._graphs.labels(generator.key),
            ]
        return {generator.key[1]} if generator.kind == "entry" else set(), inner

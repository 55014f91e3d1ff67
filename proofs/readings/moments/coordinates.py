"""Coordinate functions in the moment reading: products of letters, and the normal form of a product.

A letter is a free vector of the claim, or one of the calculus' own. What stands for a reciprocal, a root, a function, a
basis vector or a product with a free matrix has a space in its name, which no user can write. Each part of the reading
that makes such letters has a rule by which a product of them is rewritten.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lnverify.proofs.algebra.field import Field, Fraction
from lnverify.proofs.readings.moments.values import (
    OF_M,
    UNIT,
    MomentScalar,
    MomentVector,
    Monomial,
    Place,
    block_of,
    gather,
    letter_power,
)

# A coordinate function in one block: the coefficient of each product of letters.
Part = dict[Monomial, Fraction]


@dataclass(eq=False, repr=False)
class Coordinates:
    """Scalars and coordinate functions of one space.

    Attributes:
        blocks: the blocks of coordinates: (0,), or (0, 1) where those of zero gain are block 1.
        bases: the name of each index, by the letter of its basis vector.
        meanings: the letters that stand for vectors of the claim; see `opaque`.
        made_of: what letters and generators of the calculus are made of: vectors, scalars, free vectors and matrices.
        rules: from a product to one step towards its normal form, or to None; the first that has one is taken.
    """

    _space: Any
    blocks: tuple[int, ...]
    field: Field

    def __post_init__(self) -> None:
        self.bases: dict[str, str] = {}
        self.meanings: dict[str, MomentVector] = {}
        self.made_of: dict[str | int, list[Any]] = {}
        self.rules: list[Callable[[Monomial], Part | None]] = []
        self._normal_forms: dict[Monomial, Part] = {}

    def scalar(self, value: Fraction) -> MomentScalar:
        """A scalar of the space."""
        return MomentScalar(self._space, value)

    def vector(self, terms: dict[Place, Fraction], side: str = "N") -> MomentVector:
        """A coordinate function, with the coefficient of each product of letters in a block."""
        return MomentVector(self._space, terms, side)

    def part(self, block: int, terms: Part) -> MomentVector:
        """A coordinate function in one block, as a vector."""
        return self.vector({(block, m): c for m, c in terms.items()})

    def monomial(self, block: int, monomial: Monomial) -> MomentVector:
        """A product of letters in one block, as a vector."""
        return self.vector({(block, monomial): self.field.rational(1)})

    def power(self, block: int, letter: str, exponent: int = 1) -> MomentVector:
        """A power of a letter in one block."""
        return self.monomial(block, letter_power(letter, exponent))

    def everywhere(self, monomial: Monomial, side: str = "N") -> MomentVector:
        """A product of letters in every block of a dimension."""
        blocks = self.blocks if side == "N" else (OF_M,)
        return self.vector({(block, monomial): self.field.rational(1) for block in blocks})

    def in_blocks(self, function: Callable[[int, Part], MomentVector], x: MomentVector) -> MomentVector:
        """The vector with the function of each of its parts in each block."""
        parts = [function(block, x.block(block)) for block in x.blocks]
        return self.vector({key: value for part in parts for key, value in part.terms.items()}, x.side)

    def terms_of(self, vector: MomentVector | None) -> list[tuple[Monomial, Fraction]]:
        """The terms of a vector of one block; None stands for 1."""
        if vector is None:
            return [(UNIT, self.field.rational(1))]
        return [(monomial, c) for (_, monomial), c in vector.terms.items()]

    def index_in(self, monomial: Monomial) -> list[str]:
        """The letters of basis vectors in a monomial."""
        return [letter for letter, _ in monomial if letter in self.bases] if self.bases else []

    # -- normal forms ----------------------------------------------------------------------------------

    def normal(self, block: int, monomial: Monomial, value: Fraction) -> list[tuple[Place, Fraction]]:
        """The terms of value·monomial, the monomial in normal form."""
        return [((block, normal), value * factor) for normal, factor in self._normal_form(monomial).items()]

    def multiple(self, block: int, monomial: Monomial, value: Fraction) -> MomentVector:
        """value·monomial in one block, in normal form."""
        return self.vector(dict(self.normal(block, monomial, value)))

    def forget(self) -> None:
        """Work normal forms out anew: one may rest on what is known better now."""
        self._normal_forms.clear()

    def _normal_form(self, monomial: Monomial) -> Part:
        if monomial not in self._normal_forms:
            self._normal_forms[monomial] = self._worked_out(monomial)
        return self._normal_forms[monomial]

    def _worked_out(self, monomial: Monomial) -> Part:
        steps = (rule(monomial) for rule in self.rules)
        rewritten = next((step for step in steps if step is not None), None)
        if rewritten is None:
            return {monomial: self.field.rational(1)}
        return gather(
            (normal, factor * more)
            for inner, factor in rewritten.items()
            for normal, more in self._normal_form(inner).items()
        )

    # -- what values depend on --------------------------------------------------------------------------

    def moves(self, value: Fraction | MomentVector, kind: str, name: str) -> bool:
        """Whether a variable moves a value, which depends on it."""
        letters, scalars = self.free_in(value)
        return self.field.find("scalar", name) in scalars if kind == "scalar" else name in letters

    def free_in(self, *values: Fraction | MomentVector) -> tuple[set[str], set[int]]:
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
                waiting += self.made_of.get(item, ())
                if isinstance(item, int):
                    waiting += self._told_by_key(item)
                    scalars |= {item} if self.field.generators[item].kind == "scalar" else set()
                elif item not in self.made_of:
                    letters.add(item)
        return letters, scalars

    def _told_by_key(self, index: int) -> list[MomentVector | str]:
        """What a moment, a trace or an entry is of."""
        generator = self.field.generators[index]
        match generator.kind:
            case "moment":
                return [self.monomial(*generator.key)]
            case "cycle":
                names = set[str]().union(*(matrix.names for matrix, _ in generator.key))
                return [*names, *(self.monomial(block_of(m.columns), label) for m, label in generator.key)]
            case "entry":
                return [generator.key[1]]
        return []

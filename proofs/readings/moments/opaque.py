"""Stacked normalizations: a vector that is the result of one is taken as a free letter.

What is proved for every vector in its place is proved for the one that stands there. Two vectors with the same
canonical form get the same letter, so LN(LN(a + c1)) and LN(LN(a)) meet after the first layer; that a centred vector
sums to 0 is kept (see `totals`). What needs more than that is read in full instead.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from enum import Enum, auto

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.readings.moments.coordinates import Coordinates
from lnverify.proofs.readings.moments.signs import Signs
from lnverify.proofs.readings.moments.values import MomentVector, key_of_terms


class Opacity(Enum):
    """Which factors of elementwise products become letters: none; those that hold roots, or such letters; or the same
    with a root that all terms share taken out, so that the letter of v/‖v‖ is v, and its length is known.
    """

    NONE = auto()
    VECTORS = auto()
    DIRECTIONS = auto()


@dataclass(eq=False, repr=False)
class Opaque:
    """The letters that stand for factors of elementwise products."""

    _coordinates: Coordinates
    _signs: Signs
    _opacity: Opacity

    def __post_init__(self) -> None:
        self._field = self._coordinates.field
        self._named: dict[Hashable, str] = {}

    def operand(self, v: MomentVector) -> MomentVector:
        """The vector as a multiple of a letter, where its form would grow in a product; else the vector."""
        if not self._grows(v):
            return v
        scale = self._scale(v)
        inner = v.scale(self._coordinates.scalar(scale.reciprocal()))
        # A name that no user can write.
        name = self._named.setdefault(key_of_terms(inner.terms), f"y {len(self._named) + 1}")
        self._coordinates.meanings.setdefault(name, inner)
        blocks = {block for block, _ in inner.terms}
        return self._coordinates.vector({(block, ((name, 1),)): scale for block in blocks})

    def _grows(self, v: MomentVector) -> bool:
        if any(self._field.roots_in(c.numerator) for c in v.terms.values()):
            return True
        letters = {letter for _, monomial in v.terms for letter, _ in monomial}
        return len(v.terms) > 1 and not letters.isdisjoint(self._coordinates.meanings)

    def _scale(self, v: MomentVector) -> Fraction:
        """A coefficient that is known not to be zero: multiples of a vector share its letter."""
        in_order = [v.terms[place] for place in sorted(v.terms)]
        if self._opacity is Opacity.DIRECTIONS:
            roots = (set(self._field.roots_in(c.numerator)) for c in in_order)
            scales = filter(self._is_scale, in_order if set.intersection(*roots) else ())
            if (shared := next(scales, None)) is not None:
                return shared
        is_plain = self._is_scale(in_order[0]) and not self._field.roots_in(in_order[0].numerator)
        return in_order[0] if is_plain else self._field.rational(1)

    def _is_scale(self, c: Fraction) -> bool:
        return self._signs.is_nonzero(c.numerator) and self._signs.is_nonzero(c.denominator)

"""Stacked normalizations: a vector that is the result of one is taken as a free letter.

What is proved for every vector in its place is proved for the one that stands there. Two vectors with the same
canonical form get the same letter, so LN(LN(a + c1)) and LN(LN(a)) meet after the first layer; that a centred vector
sums to 0 is kept. What needs more than that is read in full instead.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import MomentScalar, MomentVector, Monomial, key_of_terms
from lnverify.proofs.values import Inexpressible


class OpaqueMoments(Moments):
    """The moment space in which the factors of elementwise products are letters, where they hold roots or letters."""

    def __init__(self, two_blocks: bool = False, size: int = 48, terms: int = 5000) -> None:
        super().__init__(two_blocks, size, terms)
        self._named: dict[Hashable, str] = {}

    def operand(self, v: MomentVector) -> MomentVector:
        """The vector as a multiple of a letter, where its form would grow in a product; else the vector."""
        if not self._grows(v):
            return v
        scale = self._scale(v)
        inner = v.scale(MomentScalar(self, scale.reciprocal()))
        # A name that no user can write.
        name = self._named.setdefault(key_of_terms(inner.terms), f"y {len(self._named) + 1}")
        self.meanings.setdefault(name, inner)
        blocks = {block for block, _ in inner.terms}
        return MomentVector(self, {(block, ((name, 1),)): scale for block in blocks})

    def _grows(self, v: MomentVector) -> bool:
        if any(self.field.roots_in(c.numerator) for c in v.terms.values()):
            return True
        letters = {letter for _, monomial in v.terms for letter, _ in monomial}
        return len(v.terms) > 1 and not letters.isdisjoint(self.meanings)

    def _scale(self, v: MomentVector) -> Fraction:
        """A coefficient that is known not to be zero: multiples of a vector share its letter."""
        first = v.terms[min(v.terms)]
        return first if self._is_scale(first) and not self.field.roots_in(first.numerator) else self.field.rational(1)

    def _is_scale(self, c: Fraction) -> bool:
        return self.signs.is_nonzero(c.numerator) and self.signs.is_nonzero(c.denominator)

    def _moment(self, block: int, monomial: Monomial) -> Fraction:
        ((letter, exponent), *others) = monomial or (("", 0),)
        if exponent == 1 and not others and letter in self.meanings and len(self.blocks) == 1:
            total = super().sum(self.meanings[letter])
            if total.value.is_zero():
                return total.value
        return super()._moment(block, monomial)

    def expectation(self, law: str, f: MomentScalar, v: MomentVector, *row: MomentVector, again: Any) -> MomentScalar:
        raise Inexpressible("an expectation over what stands inside letters")

    def derived(self, value: Any, kind: str, name: str) -> Any:
        raise Inexpressible("a derivative of stacked normalizations")


class OpaqueDirections(OpaqueMoments):
    """The same with a root that all terms share taken out: the letter of v/‖v‖ is v, so that its length is known."""

    def _scale(self, v: MomentVector) -> Fraction:
        shared = set.intersection(*(set(self.field.roots_in(c.numerator)) for c in v.terms.values()))
        known = (v.terms[place] for place in sorted(v.terms) if shared and self._is_scale(v.terms[place]))
        return next(known, None) or super()._scale(v)

"""Derivatives of the moment reading: diagonal plus finite rank, because a moment depends on every entry.

∂fⱼ/∂aᵢ = δᵢⱼ ∂f/∂a + Σ_m (∂f/∂m)ⱼ (∂m/∂a)ᵢ, the sum over the moments m on which the scalars of f depend.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from proofs.coordinates import Coordinates
from proofs.errors import InputError
from proofs.field import Fraction
from proofs.moment_values import UNIT, MomentOperator, MomentScalar, MomentVector, multiply
from proofs.space import Inexpressible


class Derivatives(Coordinates):
    """The part of the moment space that differentiates.

    Attributes:
        constrained_letters: the free vectors that an equation ties to others: no derivative is taken at them.
        constrained_scalars: the generators of scalars of which the same is true.
    """

    @cached_property
    def constrained_letters(self) -> set[str]:
        return set()

    @cached_property
    def constrained_scalars(self) -> set[int]:
        return set()

    @cached_property
    def products(self) -> dict[int, MomentVector]:
        """The coordinate function of each product ∏ f, by its generator."""
        return {}

    def jacobian(self, f: MomentVector, v: MomentVector) -> MomentOperator:
        letter = self._free_letter(v)
        terms = []
        for index in self._dependencies(f.terms.values()):
            slope = self._slope(index, letter)
            change = MomentVector(self, {key: c.derivative(index) for key, c in f.terms.items()})
            if slope.terms and change.terms:
                terms.append((change, slope))
        return MomentOperator(self, self._local(f, letter), [])._new(self._local(f, letter), terms)

    def gradient(self, x: MomentScalar, v: MomentVector) -> MomentVector:
        letter = self._free_letter(v)
        total = MomentVector(self, {})
        for index in self._dependencies([x.value]):
            slope = self._slope(index, letter)
            if slope.terms:
                total = total + slope.scaled(MomentScalar(self, x.value.derivative(index)))
        return total

    def derivative(self, x: MomentScalar, c: MomentScalar) -> MomentScalar:
        scalar = self._free_scalar(c)
        total = self.field.rational(0)
        for index in self._dependencies([x.value]):
            total = total + x.value.derivative(index) * self._rate(index, scalar)
        return MomentScalar(self, total)

    def _free_letter(self, v: MomentVector) -> str:
        monomials = {monomial for _, monomial in v.terms}
        letters = {monomial[0][0] for monomial in monomials if len(monomial) == 1 and monomial[0][1] == 1}
        if len(monomials) != 1 or not letters or not all(c.is_one() for c in v.terms.values()):
            raise InputError("a derivative is taken at a free vector, such as s.activation or s.vector('v')")
        (letter,) = letters
        if letter in self.constrained_letters:
            raise InputError(f"no derivative at {letter}: a hypothesis ties its entries together")
        return letter

    def _free_scalar(self, c: MomentScalar) -> int:
        for index in c.value.generators():
            if self.field.generators[index].kind == "scalar" and c.value.key() == self.field.symbol(index).key():
                if index in self.constrained_scalars:
                    raise InputError("no derivative at a scalar that a hypothesis ties to others")
                return index
        raise InputError("a derivative is taken at a free scalar, such as s.scalar('c')")

    def _dependencies(self, values: Any) -> list[int]:
        """The generators, other than roots, on which the values depend."""
        found = set().union(*(value.generators() for value in values), set())
        absolute = [i for i in found if self.field.generators[i].kind == "absolute"]
        if absolute:
            raise Inexpressible("the derivative of an absolute value of unknown sign")
        return sorted(i for i in found if self.field.generators[i].square is None)

    def _slope(self, index: int, letter: str) -> MomentVector:
        """The derivative of a generator at the entries of a free vector."""
        generator = self.field.generators[index]
        if generator.kind == "moment":
            return self._local(MomentVector(self, {generator.key: self.field.rational(1)}), letter)  # type: ignore[dict-item]
        if generator.kind == "product":
            change = self._local(self.products[index], letter)
            if change.terms:
                return self._logarithmic(index, change).scaled(MomentScalar(self, self.field.symbol(index)))
        return MomentVector(self, {})

    def _local(self, f: MomentVector, letter: str) -> MomentVector:
        """∂f/∂ℓ at fixed scalars, the letters w of relations differentiated by w′ = −w² v′."""
        total = MomentVector(self, {})
        for (block, monomial), coefficient in f.terms.items():
            for factor, exponent in monomial:
                if factor == letter:
                    inner = MomentVector(self, {(block, UNIT): self.field.rational(1)})
                elif factor in self.relations and self.relations[factor].letter == letter:
                    inner = self._derived_reciprocal(factor, block, letter)
                else:
                    continue
                lowered = MomentVector(self, {(block, multiply(monomial, ((factor, -1),))): coefficient})
                total = total + (lowered * inner).scaled(self.rational(exponent))
        return total

    def _derived_reciprocal(self, name: str, block: int, letter: str) -> MomentVector:
        for coefficient in self.relations[name].coefficients:
            if any(self._slope(i, letter).terms for i in self._dependencies([coefficient])):
                raise Inexpressible("the derivative of a reciprocal whose scalars depend on the vector")
        square = MomentVector(self, {(block, ((name, 2),)): self.field.rational(-1)})
        return square * self._local(self._denominator_of(name, block), letter)

    def _rate(self, index: int, scalar: int) -> Fraction:
        """The derivative of a generator at a free scalar."""
        generator = self.field.generators[index]
        if index == scalar:
            return self.field.rational(1)
        if generator.kind == "moment":
            v = MomentVector(self, {generator.key: self.field.rational(1)})  # type: ignore[dict-item]
            return self.sum(self._vector_rate(v, scalar)).value
        if generator.kind == "product":
            change = self._vector_rate(self.products[index], scalar)
            if change.terms:
                return self.field.symbol(index) * self.sum(self._logarithmic(index, change)).value
        return self.field.rational(0)

    def _logarithmic(self, index: int, change: MomentVector) -> MomentVector:
        """change/f for the product ∏ f with this index: the derivative of log ∏ f, entry by entry."""
        (block,) = {block for block, _ in self.products[index].terms}
        return change * MomentVector(self, self.reciprocal(block, self.products[index].block(block)))

    def _vector_rate(self, v: MomentVector, scalar: int) -> MomentVector:
        total = MomentVector(self, {key: c.derivative(scalar) for key, c in v.terms.items()})
        for (block, monomial), coefficient in v.terms.items():
            for factor, exponent in monomial:
                if factor in self.relations:
                    moved = self._vector_rate(self._denominator_of(factor, block), scalar)
                    raised = MomentVector(self, {(block, multiply(monomial, ((factor, 1),))): -coefficient})
                    total = total + (raised * moved).scaled(self.rational(exponent))
        return total

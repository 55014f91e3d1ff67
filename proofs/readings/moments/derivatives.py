"""Derivatives of the moment reading: diagonal plus finite rank, because a moment depends on every entry.

A coordinate function f has letters, and scalars: in its coefficients, and inside the reciprocals 1/v among its
letters. The scalars are functions of generators t (moments, products, critical points, free scalars), so

    ∂fⱼ/∂aᵢ = δᵢⱼ ∂f/∂a + Σ_t (∂f/∂t)ⱼ (∂t/∂a)ᵢ,

and a generator has a slope of its own, by the same rule:

    ∂Σ[f]/∂a = Jᵀ1,   ∂∏f/∂a = ∏f · Jᵀ(1/f),   ∂ζ/∂a = Jᵀ(2 h w²)/Σ[w²],

where J is the Jacobian of f, or of h for the critical point ζ with Σ[w] = 0, w = 1/(h² − ζ). Of e^t and log t the slope
is that of t times e^t and 1/t, and so for the letters of exp v and log v; √v moves by dv/(2√v). The Jacobian of W v is
W J, J that of v.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from lnverify.proofs.algebra.field import Field, Fraction
from lnverify.proofs.errors import InputError
from lnverify.proofs.readings.moments.coordinates import Part
from lnverify.proofs.readings.moments.graphs import Graphs
from lnverify.proofs.readings.moments.values import (
    UNIT,
    MomentOperator,
    MomentScalar,
    MomentVector,
    Monomial,
    multiply,
)
from lnverify.proofs.readings.operators import Matrix, Word
from lnverify.proofs.values import Inexpressible
from lnverify.proofs.vocabulary import ZEROS_GAIN

# What a derivative is taken at: a free vector by its letter, a free scalar by its generator, or a free matrix.
Place = str | int | Matrix


class Derivatives(Graphs):
    """The part of the moment space that differentiates.

    Attributes:
        tied_letters: the free vectors that an equation ties to others: no derivative is taken at them.
        tied_scalars: the generators of free scalars of which the same is true.
        products: the coordinate function of each product ∏ f, by its generator.
        critical_gains: the gain h of each critical point ζ with Σ 1/(hₙ² − ζ) = 0, by its generator.
    """

    def __init__(self, blocks: tuple[int, ...], field: Field) -> None:
        super().__init__(blocks, field)
        self.tied_letters: set[str] = set()
        self.tied_scalars: set[int] = set()
        self.products: dict[int, MomentVector] = {}
        self.critical_gains: dict[int, MomentVector] = {}

    # -- the vocabulary --------------------------------------------------------------------------------

    def jacobian(self, f: MomentVector, v: MomentVector) -> Any:
        letter = self._free_letter(v)
        return self._jacobian(f, letter)

    def gradient(self, x: MomentScalar, v: Any) -> Any:
        at = self._tied_to_nothing(self.matrix_of(v)) if isinstance(v, MomentOperator) else self._free_letter(v)
        return self._gradient(x.value, at)

    def derivative(self, x: MomentScalar, c: MomentScalar) -> MomentScalar:
        result: MomentScalar = self._gradient(x.value, self._free_scalar(c))
        return result

    # -- where a derivative may be taken ---------------------------------------------------------------

    def _free_letter(self, v: MomentVector) -> str:
        monomials = {monomial for _, monomial in v.terms}
        letters = {monomial[0][0] for monomial in monomials if len(monomial) == 1 and monomial[0][1] == 1}
        everywhere = {block for block, _ in v.terms} == set(v.blocks)
        if ((ZEROS_GAIN, 1),) in monomials:
            raise InputError("no derivative at s.zeros_gain(): its zero entries are fixed")
        if len(monomials) != 1 or not letters or not everywhere or not all(c.is_one() for c in v.terms.values()):
            raise InputError("a derivative is taken at a free vector, such as s.activation or s.vector('v')")
        (letter,) = letters
        self._demand_no_ties(letter)
        return letter

    def _tied_to_nothing(self, matrix: Matrix) -> Matrix:
        (name,) = matrix.names
        self._demand_no_ties(name)
        return matrix

    def _demand_no_ties(self, letter: str) -> None:
        if letter in self.tied_letters:
            raise InputError(f"no derivative at {letter}: a hypothesis ties its entries together")
        self._demand_smoothness(lambda letters, _: letter in letters)

    def _free_scalar(self, c: MomentScalar) -> int:
        free = [i for i, g in enumerate(self.field.generators) if g.kind == "scalar"]
        index = next((i for i in free if c.value.key() == self.field.symbol(i).key()), None)
        if index is None:
            raise InputError("a derivative is taken at a free scalar, such as s.scalar('c')")
        if index in self.tied_scalars:
            raise InputError("no derivative at a scalar that a hypothesis ties to others")
        self._demand_smoothness(lambda _, scalars: index in scalars)
        return index

    def _demand_smoothness(self, depends: Any) -> None:
        """√f and |f| have no derivative where f is 0, also where a known sign let the root vanish from the form.

        A factor of f that does not depend on what the derivative is taken at may be 0: then f does not depend on it.
        """
        for kink in self.field.kinks:
            value = Fraction(self.field, kink, self.field.one)
            if depends(*self.letters_and_scalars(value)) and not self.signs.is_nonzero(kink):
                self.calculus_divisors.append(value)
        for v in self.kinked:
            if depends(*self._inside([v])):
                self._demand_nowhere_zero(v)

    def _demand_nowhere_zero(self, v: MomentVector) -> None:
        ((block, _), *others) = v.terms
        if others:
            self.calculus_vectors.append(v)
            return
        with self.of_calculus():
            self.reciprocal(block, v.block(block))

    # -- what a value depends on -----------------------------------------------------------------------

    def _generators_in(self, values: Any) -> list[int]:
        """The generators, other than roots and absolute values, on which the values depend."""
        outcome = set().union(*(value.generators() for value in values), set())
        return sorted(i for i in outcome if self.field.generators[i].square is None)

    def _scalars_of(self, f: MomentVector) -> list[Fraction]:
        """The coefficients of a coordinate function, and those inside its reciprocals and functions."""
        inside = (c for letter in self._letters_within(f) for c in self._made_of(letter).values())
        return [*f.terms.values(), *inside]

    def _made_of(self, letter: str) -> Part:
        """The coordinate function that a letter is the reciprocal, the root, the exponential or the logarithm of."""
        if letter in self.relations:
            return self.relations[letter].part
        if letter in self.function_letters:
            return self.function_letters[letter].argument
        return self.roots[letter].square if letter in self.roots else {}

    def _letters_within(self, f: MomentVector) -> set[str]:
        """The letters of a coordinate function, and those inside its reciprocals, exponentials and logarithms."""
        results = {letter for _, monomial in f.terms for letter, _ in monomial}
        waiting = list(results)
        while waiting:
            inner = {name for monomial in self._made_of(waiting.pop()) for name, _ in monomial}
            waiting += inner - results
            results |= inner
        return results

    def letters_and_scalars(self, value: Fraction) -> tuple[set[str], set[int]]:
        """The free letters and the generators of free scalars on which a scalar depends, however deep inside."""
        return self._inside([], value.generators())

    def letters_of(self, v: MomentVector) -> set[str]:
        """The free letters on which a coordinate function depends, however deep inside."""
        return self._inside([v])[0]

    def _inside(self, vectors: list[MomentVector], generators: Iterable[int] = ()) -> tuple[set[str], set[int]]:
        letters: set[str] = set()
        scalars: set[int] = set()
        waiting, seen = list(generators), set()
        for f in self._with_branches(list(vectors)):
            letters |= self._letters_within(f)
            waiting += [i for inner in self._scalars_of(f) for i in inner.generators()]
        while waiting:
            index = waiting.pop()
            if index in seen:
                continue
            seen.add(index)
            if self.field.generators[index].kind == "scalar":
                scalars.add(index)
            if self.field.generators[index].kind == "entry":
                letters.add(self.field.generators[index].key[1])
            if self.field.generators[index].kind == "cycle":
                letters |= set().union(*(matrix.names for matrix, _ in self.field.generators[index].key))
            if index in self.function_generators:
                waiting += self.function_generators[index][1].generators()
            for f in self._vectors_of(index):
                letters |= self._letters_within(f)
                waiting += [i for inner in self._scalars_of(f) for i in inner.generators()]
        letters |= set().union(
            *(self.matrix_letters[letter][0].names for letter in letters & self.matrix_letters.keys())
        )
        own = (self.relations, self.function_letters, self.roots, self.matrix_letters)
        return letters.difference(*own), scalars

    def _vectors_of(self, index: int) -> list[MomentVector]:
        """The coordinate functions in a generator, those inside the letters of products with matrices too."""
        generator = self.field.generators[index]
        return self._with_branches(
            self.labels(generator.key) if generator.kind == "cycle" else self._functions_of(index)
        )

    def _with_branches(self, found: list[MomentVector]) -> list[MomentVector]:
        """Coordinate functions, and those inside the letters of products with matrices in them."""
        seen: set[str] = set()
        # The list grows while it is gone through.
        for f in found:
            new = self._branches_within(f) - seen
            found += [self.inner_of(letter) for letter in new]
            seen |= new
        return found

    def _branches_within(self, f: MomentVector) -> set[str]:
        """The letters of products with matrices in a coordinate function, those inside its reciprocals too."""
        return self._letters_within(f) & self.matrix_letters.keys()

    def _functions_of(self, index: int) -> list[MomentVector]:
        """The coordinate function that a generator is made from: of a moment, a product, a critical point."""
        generator = self.field.generators[index]
        if generator.kind == "moment":
            return [MomentVector(self, {generator.key: self.field.rational(1)})]
        return [item[index] for item in (self.products, self.critical_gains) if index in item]

    # -- slopes ------------------------------------------------------------------------------

    def _jacobian(self, f: MomentVector, letter: str) -> Any:
        terms = []
        for index in self._generators_in(self._scalars_of(f)):
            slope = self._slope(index, letter)
            if slope.terms and (change := self._change(f, index)).terms:
                terms.append((change, slope))
        sides = f.side, self._side_of(letter)
        local = self._local(f, letter) if sides[0] == sides[1] else None
        result = MomentOperator(self, local, [], (), sides)._new(local, terms, (), sides)
        for branch in sorted(self._branches_within(f)) if self.matrix_letters else ():
            matrix, _ = self.matrix_letters[branch]
            here = self.diag(self._local(f, branch)) @ self.operator_of(matrix)
            result = result + here @ self._jacobian(self.inner_of(branch), letter)
        return result

    def _side_of(self, letter: str) -> str:
        """The dimension of a free vector."""
        return self.shapes.get(letter, ("N",))[0]

    def _nothing(self, at: Place) -> Any:
        """0, as a derivative."""
        if isinstance(at, Matrix):
            return self.no_operator(*at.sides)
        return MomentVector(self, {}, self._side_of(at)) if isinstance(at, str) else self.rational(0)

    def _gradient(self, x: Fraction, at: Place) -> Any:
        total = self._nothing(at)
        for index in self._generators_in([x]):
            slope = self._slope(index, at)
            if not slope.is_zero():
                total = total + slope.scale(MomentScalar(self, x.derivative(index)))
        return total

    def _slope(self, index: int, at: Place) -> Any:
        """The derivative of a generator at the entries of a free vector or matrix, or at a free scalar."""
        generator = self.field.generators[index]
        if index == at:
            return self.rational(1)
        if index in self.function_generators:
            _, argument = self.function_generators[index]
            return self._gradient(argument, at).scale(MomentScalar(self, self.outer_slope(index)))
        if generator.kind == "entry" and generator.key[1] == at:
            return self.basis(generator.key[0])
        if generator.kind == "cycle":
            letters, scalars = self._inside(self._vectors_of(index))
            if at in scalars or letters & (at.names if isinstance(at, Matrix) else {at}):
                raise Inexpressible("the derivative of a trace of free matrices at what stands between them")
            if isinstance(at, Matrix):
                word = Word(tuple(own for own, _ in generator.key), (None, *self.labels(generator.key)))
                return self.gradient_of_trace(word, at)
        for f in self._functions_of(index):
            return self._pulled_back(f, self._weight(index, f), at)
        return self._nothing(at)

    def _pulled_back(self, f: MomentVector, u: MomentVector, at: Place) -> Any:
        """The derivative of u·f for a vector u that is held fixed."""
        total = self._nothing(at)
        for index in self._generators_in(self._scalars_of(f)):
            slope = self._slope(index, at)
            if not slope.is_zero():
                total = total + slope.scale(self.dot(u, self._change(f, index)))
        if isinstance(at, str) and f.side == self._side_of(at):
            total = total + u * self._local(f, at)
        for branch in sorted(self._branches_within(f)) if self.matrix_letters else ():
            own, _ = self.matrix_letters[branch]
            inner, upstream = self.inner_of(branch), u * self._local(f, branch)
            if isinstance(at, Matrix) and at.names <= own.names:
                total = total + own.gradient(self, next(iter(at.names)), upstream, inner)
            total = total + self._pulled_back(inner, self.along(own.T, upstream), at)
        return total

    # -- changes -------------------------------------------------------------------------------

    def _weight(self, index: int, f: MomentVector) -> MomentVector:
        """The vector u with dt = u·df for the generator t that is made from f."""
        if self.field.generators[index].kind == "moment":
            return MomentVector(self, {(block, UNIT): self.field.rational(1) for block, _ in f.terms})
        if index in self.products:
            (block,) = {block for block, _ in f.terms}
            with self.of_calculus():
                reciprocal = MomentVector(self, self.reciprocal(block, f.block(block)))
            return reciprocal.scale(MomentScalar(self, self.field.symbol(index)))
        w = (f * f - self.ones * MomentScalar(self, self.field.symbol(index))).inverse()
        slope: MomentVector = 2 * f * w * w / self.sum(w * w)
        return slope

    def _local(self, f: MomentVector, letter: str) -> MomentVector:
        """∂f/∂ℓ at fixed scalars, the letters w of relations differentiated by w′ = −w² v′."""
        total = MomentVector(self, {}, f.side)
        for (block, monomial), coefficient in f.terms.items():
            for factor, exponent in monomial:
                inner: MomentVector | None
                if factor == letter:
                    inner = MomentVector(self, {(block, UNIT): self.field.rational(1)})
                elif factor in self.relations and not self._may_move(self.relations[factor].letter, letter):
                    continue
                else:
                    inner = self._moved(factor, block, lambda v: self._local(v, letter))
                if inner is not None:
                    total = total + self._differentiate_term(block, monomial, factor, exponent, coefficient) * inner
        return total

    def _may_move(self, inner: str, letter: str) -> bool:
        return inner == letter or inner in self.function_letters

    def _change(self, f: MomentVector, index: int) -> MomentVector:
        """∂f/∂t for a generator t, at fixed letters: in the coefficients, and inside reciprocals."""
        total = MomentVector(self, {key: c.derivative(index) for key, c in f.terms.items()}, f.side)
        for (block, monomial), coefficient in f.terms.items():
            for factor, exponent in monomial:
                inner = self._moved(factor, block, lambda v: self._change(v, index))
                if inner is not None:
                    total = total + self._differentiate_term(block, monomial, factor, exponent, coefficient) * inner
        return total

    def _differentiate_term(
        self, block: int, monomial: Monomial, factor: str, exponent: int, coefficient: Fraction
    ) -> MomentVector:
        """The derivative of one term at one of its letters."""
        return self.part(block, {multiply(monomial, ((factor, -1),)): coefficient * self.field.rational(exponent)})

    def _moved(self, letter: str, block: int, change: Callable[[MomentVector], MomentVector]) -> MomentVector | None:
        """How a letter moves when what it is made of does, by v: −w² v for w = 1/…, v/(2ρ) for a root ρ, E v for an
        exponential, v/u for log u; None for one that is made of nothing.
        """
        part = self._made_of(letter)
        if not part:
            return None
        moved = change(self.part(block, part))
        if letter in self.relations:
            return self.power(block, letter, 2).times(-moved)
        if letter in self.roots:
            return self.power(block, letter, -1).times(moved / 2)
        if not moved.terms or self.function_letters[letter].function == "exp":
            return self.power(block, letter).times(moved)
        with self.without_recording():
            return MomentVector(self, self.reciprocal(block, part)).times(moved)

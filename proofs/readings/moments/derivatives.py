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
from functools import cached_property
from typing import Any, cast

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.errors import InputError
from lnverify.proofs.readings.moments.graphs import Graphs
from lnverify.proofs.readings.moments.values import UNIT, MomentOperator, MomentScalar, MomentVector, Monomial, multiply
from lnverify.proofs.readings.operators import Matrix, Word
from lnverify.proofs.values import Inexpressible
from lnverify.proofs.vocabulary import ZEROS_GAIN


class Derivatives(Graphs):
    """The part of the moment space that differentiates.

    Attributes:
        tied_letters: the free vectors that an equation ties to others: no derivative is taken at them.
        tied_scalars: the generators of free scalars of which the same is true.
    """

    @cached_property
    def tied_letters(self) -> set[str]:
        return set()

    @cached_property
    def tied_scalars(self) -> set[int]:
        return set()

    @cached_property
    def products(self) -> dict[int, MomentVector]:
        """The coordinate function of each product ∏ f, by its generator."""
        return {}

    @cached_property
    def critical_gains(self) -> dict[int, MomentVector]:
        """The gain h of each critical point ζ with Σ 1/(hₙ² − ζ) = 0, by its generator."""
        return {}

    # -- the vocabulary --------------------------------------------------------------------------------

    def jacobian(self, f: MomentVector, v: MomentVector) -> Any:
        letter = self._free_letter(v)
        return self._jacobian(f, letter)

    def gradient(self, x: MomentScalar, v: Any) -> Any:
        if isinstance(v, MomentOperator):
            return self._gradient_at_matrix(x.value, self._tied_to_nothing(self.matrix_of(v)))
        return self._gradient(x.value, self._free_letter(v))

    def derivative(self, x: MomentScalar, c: MomentScalar) -> MomentScalar:
        return MomentScalar(self, self._rate_of(x.value, self._free_scalar(c)))

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
        results = list(f.terms.values())
        for letter in self._letters_within(f):
            if letter in self.relations:
                results += self.relations[letter].coefficients
            elif letter in self.function_letters:
                results += self.function_letters[letter].argument.values()
            elif letter in self.roots:
                results += self.roots[letter].square.values()
        return results

    def _letters_within(self, f: MomentVector) -> set[str]:
        """The letters of a coordinate function, and those inside its reciprocals, exponentials and logarithms."""
        results = {letter for _, monomial in f.terms for letter, _ in monomial}
        waiting = list(results)
        while waiting:
            letter = waiting.pop()
            inner: set[str] = set()
            if letter in self.relations:
                inner = {self.relations[letter].letter}
            elif letter in self.function_letters:
                inner = {name for monomial in self.function_letters[letter].argument for name, _ in monomial}
            elif letter in self.roots:
                inner = {name for monomial in self.roots[letter].square for name, _ in monomial}
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

    # -- slopes and rates ------------------------------------------------------------------------------

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

    def _gradient(self, x: Fraction, letter: str) -> MomentVector:
        total = MomentVector(self, {}, self._side_of(letter))
        for index in self._generators_in([x]):
            slope = self._slope(index, letter)
            if slope.terms:
                total = total + slope.scale(MomentScalar(self, x.derivative(index)))
        return total

    def _slope(self, index: int, letter: str) -> MomentVector:
        """The derivative of a generator at the entries of a free vector."""
        if index in self.function_generators:
            _, argument = self.function_generators[index]
            return self._gradient(argument, letter).scale(MomentScalar(self, self.outer_slope(index)))
        if self.field.generators[index].kind == "entry":
            place, own = self.field.generators[index].key
            return self.basis(place) if own == letter else MomentVector(self, {})
        if self.field.generators[index].kind == "cycle":
            self._demand_constant_labels(index, letter)
        for f in self._functions_of(index):
            weight = self._weight(index, f)
            rate: MomentVector = self._jacobian(f, letter).T @ weight
            return rate
        return MomentVector(self, {}, self._side_of(letter))

    def _demand_constant_labels(self, index: int, at: str | int) -> None:
        """That what stands on a cycle of matrices does not depend on a letter, or on the generator of a scalar."""
        letters, scalars = self._inside(self._vectors_of(index))
        if at in letters or at in scalars:
            raise Inexpressible("the derivative of a trace of free matrices at what stands between them")

    # -- gradients at a free matrix ----------------------------------------------------------------------

    def _gradient_at_matrix(self, x: Fraction, matrix: Matrix) -> Any:
        total = self.no_operator(*matrix.sides)
        for index in self._generators_in([x]):
            total = total + self._slope_at_matrix(index, matrix).scale(MomentScalar(self, x.derivative(index)))
        return total

    def _slope_at_matrix(self, index: int, matrix: Matrix) -> Any:
        """The derivative of a generator at the entries of a free matrix."""
        if index in self.function_generators:
            _, argument = self.function_generators[index]
            return self._gradient_at_matrix(argument, matrix).scale(MomentScalar(self, self.outer_slope(index)))
        if self.field.generators[index].kind == "cycle":
            return self._slope_of_cycle(index, matrix)
        for f in self._functions_of(index):
            return self._pulled_back(f, self._weight(index, f), matrix)
        return self.no_operator(*matrix.sides)

    def _slope_of_cycle(self, index: int, matrix: Matrix) -> Any:
        (name,) = matrix.names
        self._demand_constant_labels(index, name)
        cycle = self.field.generators[index].key
        return self.gradient_of_trace(Word(tuple(own for own, _ in cycle), (None, *self.labels(cycle))), matrix)

    def _pulled_back(self, f: MomentVector, u: MomentVector, matrix: Matrix) -> Any:
        """The derivative of u·f at a free matrix, for a vector u that is held fixed."""
        total = self.no_operator(*matrix.sides)
        (name,) = matrix.names
        for index in self._generators_in(self._scalars_of(f)):
            slope = self._slope_at_matrix(index, matrix)
            total = total + slope.scale(self.dot(u, self._change(f, index)))
        for branch in sorted(self._branches_within(f)):
            own, _ = self.matrix_letters[branch]
            inner, upstream = self.inner_of(branch), u * self._local(f, branch)
            if name in own.names:
                total = total + own.gradient(self, name, upstream, inner)
            total = total + self._pulled_back(inner, self.along(own.T, upstream), matrix)
        return total

    # -- rates and changes -------------------------------------------------------------------------------

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
        rest = multiply(monomial, ((factor, -1),))
        return MomentVector(self, {(block, rest): coefficient * self.field.rational(exponent)})

    def _moved(self, letter: str, block: int, change: Callable[[MomentVector], MomentVector]) -> MomentVector | None:
        """How a letter moves when what it is made of does; None for one that is made of nothing.

        w = 1/v moves by −w² times the change of v.
        """
        if letter in self.relations:
            square = MomentVector(self, {(block, ((letter, 2),)): self.field.rational(-1)})
            return square.times(change(self._denominator_of(letter, block)))
        if letter in self.function_letters:
            return self.moved_function(letter, block, change)
        return self.moved_root(letter, block, change) if letter in self.roots else None

    def _rate_of(self, x: Fraction, scalar: int) -> Fraction:
        total = self.field.rational(0)
        for index in self._generators_in([x]):
            rate = self._rate(index, scalar)
            if not rate.is_zero():
                total = total + x.derivative(index) * rate
        return total

    def _rate(self, index: int, scalar: int) -> Fraction:
        """The derivative of a generator at a free scalar."""
        if index == scalar:
            return self.field.rational(1)
        if index in self.function_generators:
            return self.outer_slope(index) * self._rate_of(self.function_generators[index][1], scalar)
        if self.field.generators[index].kind == "cycle":
            self._demand_constant_labels(index, scalar)
        for f in self._functions_of(index):
            rate = cast(MomentScalar, self.dot(self._weight(index, f), self._vector_rate(f, scalar)))
            return rate.value
        return self.field.rational(0)

    def _vector_rate(self, f: MomentVector, scalar: int) -> MomentVector:
        total = MomentVector(self, {}, f.side)
        for index in self._generators_in(self._scalars_of(f)):
            rate = MomentScalar(self, self._rate(index, scalar))
            if not rate.value.is_zero():
                total = total + self._change(f, index).scale(rate)
        for branch in sorted(self._branches_within(f)) if self.matrix_letters else ():
            inner = self.along(self.matrix_letters[branch][0], self._vector_rate(self.inner_of(branch), scalar))
            total = total + self._local(f, branch) * inner
        return total

"""What a value of the moment reading depends on: letters, and generators of free scalars, however deep inside.

No derivative is taken at what an equation ties to others.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.errors import InputError
from lnverify.proofs.readings.moments.graphs import Graphs
from lnverify.proofs.readings.moments.values import MomentVector


class Dependence(Graphs):
    """The part of the moment space that knows what values depend on.

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

    def derived(self, value: Any, kind: str, name: str) -> Any:
        if kind != "scalar" and name in self.tied_letters:
            raise InputError(f"no derivative at {name}: a hypothesis ties its entries together")
        if kind == "scalar" and self.field.find("scalar", name) in self.tied_scalars:
            raise InputError("no derivative at a scalar that a hypothesis ties to others")
        return value

    def slope_of_root(self, root: Any, kind: str, name: str) -> Any:
        """1/(2√f), where √f is not 0: that is a condition of the calculus.

        A factor that the variable does not move may be 0: then f stays 0, and its root does.
        """

        def moves(letters: set[str], scalars: set[int]) -> bool:
            return self.field.find("scalar", name) in scalars if kind == "scalar" else name in letters

        if isinstance(root, MomentVector):
            with self.of_calculus():
                return super().slope_of_root(root, kind, name) if moves(*self._inside([root])) else 0 * root
        if not moves(*self.letters_and_scalars(root.value)):
            return self.rational(0)
        factors = (
            Fraction(self.field, factor, self.field.one) for factor, _ in self.field.factor(root.value.numerator)[1]
        )
        self.calculus_divisors += [factor for factor in factors if moves(*self.letters_and_scalars(factor))]
        with self.without_recording():
            return super().slope_of_root(root, kind, name)

    # -- what a value depends on -----------------------------------------------------------------------

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

"""What a value of the moment reading depends on: letters, and generators of free scalars, however deep inside.

No derivative is taken at what an equation ties to others.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lnverify.proofs.algebra.field import Field, Fraction
from lnverify.proofs.errors import InputError
from lnverify.proofs.readings.moments.graphs import Graphs
from lnverify.proofs.readings.moments.values import MomentVector


class Dependence(Graphs):
    """The part of the moment space that knows what values depend on.

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

    def letters_and_scalars(self, value: Fraction) -> tuple[set[str], set[int]]:
        """The free letters and the generators of free scalars on which a scalar depends, however deep inside."""
        return self._inside([], value.generators())

    def letters_of(self, v: MomentVector) -> set[str]:
        """The free letters on which a coordinate function depends, however deep inside."""
        return self._inside([v])[0]

    def _inside(self, vectors: list[MomentVector], generators: Iterable[int] = ()) -> tuple[set[str], set[int]]:
        letters: set[str] = set()
        scalars: set[int] = set()
        seen: set[str | int] = set()
        waiting: list[MomentVector | str | int] = [*vectors, *generators]
        while waiting:
            item = waiting.pop()
            if isinstance(item, MomentVector):
                new: set[str | int] = {letter for _, monomial in item.terms for letter, _ in monomial}
                waiting += new.union(*(c.generators() for c in item.terms.values())) - seen
            elif item not in seen:
                seen.add(item)
                free, inner = self._made_of_letter(item) if isinstance(item, str) else self._made_of_generator(item)
                letters |= free
                waiting += inner
                if not isinstance(item, str) and self.field.generators[item].kind == "scalar":
                    scalars.add(item)
        return letters, scalars

    def _made_of_letter(self, letter: str) -> tuple[set[str], list[Any]]:
        """The letter itself, or the matrices in it and the coordinate function that it is made from."""
        if letter in self.matrix_letters:
            return self.matrix_letters[letter][0].names, [self.inner_of(letter)]
        if letter in self.relations:
            return set(), [self.part(0, self.relations[letter].part)]
        if letter in self.function_letters:
            return set(), [self.part(0, self.function_letters[letter].argument)]
        return (set(), [self.part(0, self.roots[letter].square)]) if letter in self.roots else ({letter}, [])

    def _made_of_generator(self, index: int) -> tuple[set[str], list[Any]]:
        """The letters and matrices in a generator, and the coordinate functions and generators that it is made from."""
        generator = self.field.generators[index]
        inner: list[Any] = [known[index] for known in (self.products, self.critical_gains) if index in known]
        if index in self.function_generators:
            inner += self.function_generators[index][1].generators()
        if generator.kind == "moment":
            inner.append(self.monomial(*generator.key))
        if generator.kind == "cycle":
            return set().union(*(matrix.names for matrix, _ in generator.key)), [*inner, *self.labels(generator.key)]
        return {generator.key[1]} if generator.kind == "entry" else set(), inner

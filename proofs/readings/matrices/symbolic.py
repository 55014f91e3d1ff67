"""Free symbols for letters: statements hold for all their values at one N, or are assumed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any

from lnverify.proofs.readings.matrices.plain import Tried, try_claim
from lnverify.proofs.readings.matrices.signs import known_sign, known_sign_of_symbol
from lnverify.proofs.readings.matrices.space import MatrixSpace
from lnverify.proofs.readings.matrices.symbols import Symbol, Symbols
from lnverify.proofs.readings.matrices.truth import pairs
from lnverify.proofs.sign import Sign
from lnverify.proofs.statements import Relation
from lnverify.proofs.values import Inexpressible, Vacuous
from lnverify.proofs.vocabulary import Claim

# M at each N: larger, the same, and smaller.
_HEIGHTS = {1: 2, 2: 2, 3: 2, 4: 1}


class Symbolic(MatrixSpace):
    """The letters at one N as free symbols.

    Args:
        dimension: N.
        zeros: k, how many zero gains there are; None where the claim has none.
        work: how many terms of polynomials may be gone through; None for any number.
        choose: of the factors of a product that a hypothesis says is 0, the one that is taken to be 0.
    """

    def __init__(
        self, dimension: int, zeros: int | None, choose: Callable[[list[Any]], Any], work: int | None = None
    ) -> None:
        self.symbols = Symbols(known_sign) if work is None else Symbols(known_sign, work)
        self._choose = choose
        self._equations = 0
        super().__init__(self.symbols, dimension, zeros, _HEIGHTS.get(dimension, 2))

    def holds(self, said: Tried) -> bool:
        """Whether a statement holds for all values of the symbols."""
        if said.relation is Relation.EQUAL:
            return all(value.is_zero() for value in _differences(said))
        if said.relation is Relation.DIFFER:
            return not all(value.is_zero() for value in _differences(said))
        if said.relation is Relation.NONZERO:
            return all(_never_zero(value) for value in _excesses(said))
        needed = Sign.POSITIVE if said.relation is Relation.POSITIVE else Sign.NON_NEGATIVE
        return all(known_sign_of_symbol(self.symbols, x) >= needed for x in _excesses(said))

    def assume_all(self, hypotheses: Sequence[Claim]) -> None:
        """Take hypotheses for granted, functions of a space, in any order.

        An equation replaces letters, so what was made of these before is made anew, and assumed again. Each time at
        least one more hypothesis is said of the letters that are left.
        """
        for _ in range(len(hypotheses) + 1):
            before = self._equations
            for hypothesis in hypotheses:
                for said in try_claim(hypothesis, self):
                    self.assume(said)
                # A root is another one where a sign is known.
                self.values.clear()
            if self._equations == before:
                return

    def assume(self, said: Tried) -> None:
        """Take a statement for granted.

        Raises:
            Vacuous: where it is false for all values.
        """
        if said.relation is Relation.NONZERO:
            self._assume_nonzero(_excesses(said))
        elif said.relation is Relation.EQUAL:
            for difference in _differences(said):
                self._assume_zero(difference)
        else:
            for x in _excesses(said):
                if (x.is_zero() and said.relation is Relation.POSITIVE) or _is_negative_number(x):
                    raise Vacuous("a hypothesis is false at this N")
                self.symbols.learn(x, Sign.POSITIVE if said.relation is Relation.POSITIVE else Sign.NON_NEGATIVE)

    def expect(self, f: Callable[[list[Any]], Any], name: str, dimension: str, number: int, is_inside: bool) -> Any:
        """Of a polynomial, E xᵏ = (k − 1)!! for each entry."""
        entries, ring = self.vector(name, dimension), self.symbols.ring
        x = self.symbols.number(f(entries))
        own = [next(iter(entry.numerator)).index(1) for entry in entries]
        if any(self._depends(factor, own) for factor in x.factors) or self._depends(x.numerator, own, roots_only=True):
            raise Inexpressible("an expectation of what is no polynomial, in free symbols")
        total = ring.zero
        for monomial, coefficient in x.numerator.items():
            powers = [monomial[i] for i in own]
            if not any(k % 2 for k in powers):
                rest = tuple(0 if i in own else k for i, k in enumerate(monomial))
                total += ring.from_dict({rest: coefficient * prod(prod(range(1, k, 2)) for k in powers)})
        return self.symbols.fraction(total, x.factors)

    def _depends(self, polynomial: Any, own: Sequence[int], roots_only: bool = False) -> bool:
        """Whether a polynomial holds some symbols, itself or under its roots; exponentials are taken to."""
        used = [i for i in range(len(self.symbols.names)) if any(m[i] for m in polynomial)]
        if not roots_only and not set(own).isdisjoint(used):
            return True
        squares = [self.symbols.square_of(i) for i in used if not self.symbols.is_letter(i)]
        return any(square is None or self._depends(square, own) for square in squares)

    def _assume_nonzero(self, values: list[Symbol]) -> None:
        if any(value.is_zero() for value in values):
            raise Vacuous("a hypothesis is false at this N")
        self.symbols.nonzero += [factor for value in values for factor, _ in value.factorization()[1]]

    def _assume_zero(self, difference: Symbol) -> None:
        # It may have been made before an earlier equation.
        difference = self.symbols.fraction(difference.numerator, difference.factors)
        if difference.is_zero():
            return
        if self.symbols.is_nonzero(difference):
            raise Vacuous("a hypothesis is false at this N")
        self._equations += 1
        self.symbols.relate_first(self._choose(self.symbols.factors_of_zero(difference)))


def _is_negative_number(x: Symbol) -> bool:
    content, factors = x.factorization()
    return not factors and content < 0


def _never_zero(x: Symbol) -> bool:
    return Sign.POSITIVE in (known_sign_of_symbol(x.symbols, x), known_sign_of_symbol(x.symbols, -x))


def _differences(said: Tried) -> list[Symbol]:
    return [a - b for _, a, b in pairs(*said.sides)]


def _excesses(said: Tried) -> list[Symbol]:
    """What is to be positive, or not negative, or not 0."""
    is_order = said.relation is Relation.AT_MOST
    return [b - a if is_order else a for _, a, b in pairs(*said.sides)]

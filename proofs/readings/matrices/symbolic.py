"""Matrices of free symbols: the explicit space in which statements hold for all values at one N, or are assumed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations, product
from math import prod
from typing import Any

from lnverify.proofs.readings.matrices.entry import Entry
from lnverify.proofs.readings.matrices.signs import known_sign, known_sign_of_symbol
from lnverify.proofs.readings.matrices.space import MatrixOperator, MatrixScalar, MatrixSpace, MatrixVector
from lnverify.proofs.readings.matrices.symbols import Symbol, Symbols
from lnverify.proofs.sign import Sign
from lnverify.proofs.statements import Relation, Statement, statements
from lnverify.proofs.values import Inexpressible, Vacuous
from lnverify.proofs.vocabulary import Claim

# M at each N: larger, the same, and smaller.
_HEIGHTS = {1: 2, 2: 2, 3: 2, 4: 1}


class Symbolic(MatrixSpace):
    """The space of matrices of free symbols.

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

    def holds(self, statement: Statement) -> bool:
        """Whether a statement holds for all values of the symbols."""
        left, right = statement.left, statement.right
        if statement.relation is Relation.EQUAL:
            return all(value.is_zero() for value in _values(left - right))
        if statement.relation is Relation.DIFFER:
            return not all(value.is_zero() for value in _values(left - right))
        if statement.relation is Relation.NONZERO:
            return all(_never_zero(value) for value in _values(left))
        needed = Sign.POSITIVE if statement.relation is Relation.POSITIVE else Sign.NON_NEGATIVE
        return all(known_sign_of_symbol(self.symbols, x) >= needed for x in _values(statement.excess))

    def assume_all(self, hypotheses: Sequence[Claim]) -> None:
        """Take hypotheses for granted, functions of a space, in any order.

        An equation replaces letters, so what was made of these before is made anew, and assumed again. Each time at
        least one more hypothesis is said of the letters that are left.
        """
        for _ in range(len(hypotheses) + 1):
            before = self._equations
            self.forget()
            for hypothesis in hypotheses:
                for statement in statements(hypothesis(self)):
                    self.assume(statement)
            if self._equations == before:
                return

    def assume(self, statement: Statement) -> None:
        """Take a statement for granted.

        Raises:
            Vacuous: where it is false for all values.
        """
        if statement.relation is Relation.NONZERO:
            self._assume_nonzero(_values(statement.left))
        elif statement.relation is Relation.EQUAL:
            for difference in _values(statement.left - statement.right):
                self._assume_zero(difference)
        else:
            for x in _values(statement.excess):
                if (x.is_zero() and statement.relation is Relation.POSITIVE) or _is_negative_number(x):
                    raise Vacuous("a hypothesis is false at this N")
                self.symbols.learn(x, Sign.POSITIVE if statement.relation is Relation.POSITIVE else Sign.NON_NEGATIVE)

    def expectation(self, law: str, f: MatrixScalar, v: MatrixVector, *row: MatrixVector, again: Any) -> MatrixScalar:
        """Of a polynomial, E xᵏ = (k − 1)!! for each entry; over all draws one by one."""
        if law != "normal":
            return self._over_draws(again, v, row[0].entries, law == "resampled")
        x, ring = f.entry.value, self.symbols.ring
        own = [next(iter(entry.value.numerator)).index(1) for entry in v.entries]
        if any(self._depends(factor, own) for factor in x.factors) or self._depends(x.numerator, own, roots_only=True):
            raise Inexpressible("an expectation of what is no polynomial, in free symbols")
        total = ring.zero
        for monomial, coefficient in x.numerator.items():
            powers = [monomial[i] for i in own]
            if not any(k % 2 for k in powers):
                rest = tuple(0 if i in own else k for i, k in enumerate(monomial))
                total += ring.from_dict({rest: coefficient * prod(prod(range(1, k, 2)) for k in powers)})
        return MatrixScalar(self, Entry(self.symbols.fraction(total, x.factors)))

    def _depends(self, polynomial: Any, own: Sequence[int], roots_only: bool = False) -> bool:
        """Whether a polynomial holds some symbols, itself or under its roots; exponentials are taken to."""
        used = [i for i in range(len(self.symbols.names)) if any(m[i] for m in polynomial)]
        if not roots_only and not set(own).isdisjoint(used):
            return True
        algebraic = [i for i in used if self.symbols.names[i][0] not in self.letters]
        squares = [self.symbols.square_of(i) for i in algebraic]
        return any(square is None or self._depends(square, own) for square in squares)

    def _over_draws(self, f: Any, v: MatrixVector, row: list[Entry], replace: bool) -> MatrixScalar:
        size = len(v.entries)
        if size > len(row) and not replace:
            raise Vacuous(f"a draw of {size} entries without replacement")
        draws = list(product(row, repeat=size) if replace else permutations(row, size))
        values = [f(MatrixVector(self, list(draw), v.side)).entry for draw in draws]
        return MatrixScalar(self, self.multiply(self.rational(1, len(draws)).entry, self.total(values)))

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


def _values(x: Any) -> list[Symbol]:
    if isinstance(x, MatrixOperator):
        return [entry.value for row in x.rows for entry in row]
    if isinstance(x, MatrixVector):
        return [entry.value for entry in x.entries]
    return [x.entry.value]

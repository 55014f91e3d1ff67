"""Entries with free symbols: fractions of SymPy polynomials, square roots as symbols with R² = f.

The second engine: SymPy's sparse polynomial rings, at one N, where the moment calculus uses FLINT's for all N.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sympy import ZZ, factorint
from sympy.polys.orderings import lex
from sympy.polys.rings import PolyElement, PolyRing

from proofs.space import Undefined, Vacuous

_POSITIVE = 2
# The one ring of all decisions: its generators get their meaning in `Symbols.names`.
_RING = PolyRing([f"x{i}" for i in range(40)], ZZ, lex)


class Symbol:
    """numerator/denominator, reduced modulo the relations of the ring's algebraic symbols. Immutable."""

    __slots__ = ("denominator", "numerator", "symbols")

    def __init__(self, symbols: Symbols, numerator: PolyElement, denominator: PolyElement) -> None:
        self.symbols = symbols
        self.numerator = numerator
        self.denominator = denominator

    def __add__(self, other: Symbol) -> Symbol:
        if self.denominator == other.denominator:
            return self.symbols.fraction(self.numerator + other.numerator, self.denominator)
        return self.symbols.fraction(
            self.numerator * other.denominator + other.numerator * self.denominator,
            self.denominator * other.denominator,
        )

    def __neg__(self) -> Symbol:
        return Symbol(self.symbols, -self.numerator, self.denominator)

    def __mul__(self, other: Symbol) -> Symbol:
        return self.symbols.fraction(self.numerator * other.numerator, self.denominator * other.denominator)

    def inverse(self) -> Symbol:
        return self.symbols.fraction(self.denominator, self.numerator)

    def sqrt(self) -> Symbol:
        return self.symbols.sqrt(self)

    def is_zero(self) -> bool:
        return not self.numerator


class Symbols:
    """The numbers of an explicit space with free symbols.

    Args:
        never_negative: tells whether a polynomial is known not to be negative (see `proofs.semidefinite`).
    """

    def __init__(self, never_negative: Callable[[Symbols, PolyElement], bool]) -> None:
        self.ring = _RING
        self.names: list[tuple[str, int | None]] = []
        self.facts: list[tuple[PolyElement, int]] = []
        self.nonzero: list[PolyElement] = []
        self._never_negative = never_negative
        self._relations: list[tuple[int, int, PolyElement, PolyElement]] = []

    # -- fractions -------------------------------------------------------------------------------------

    def fraction(self, numerator: PolyElement, denominator: PolyElement) -> Symbol:
        """The fraction with relations applied and common factors cancelled.

        Raises:
            Undefined: for a denominator that is zero by the relations.
        """
        numerator, multiplier = self.reduce(numerator)
        denominator, other = self.reduce(denominator)
        if not denominator:
            raise Undefined("division by zero")
        if multiplier != other:
            numerator, denominator = numerator * other, denominator * multiplier
        if not numerator:
            return Symbol(self, numerator, self.ring.one)
        numerator, denominator = numerator.cancel(denominator)
        return Symbol(self, numerator, denominator)

    def reduce(self, polynomial: PolyElement) -> tuple[PolyElement, PolyElement]:
        """(r, m) with polynomial = r/m, r of low degree in every algebraic symbol."""
        multiplier = self.ring.one
        for index, degree, leading, rest in reversed(self._relations):
            while polynomial and (top := max(m[index] for m in polynomial)) >= degree:
                high = self.ring.zero
                low = self.ring.zero
                for monomial, coefficient in polynomial.items():
                    if monomial[index] == top:
                        lowered = (*monomial[:index], top - degree, *monomial[index + 1 :])
                        high[lowered] = coefficient
                    else:
                        low[monomial] = coefficient
                polynomial = high * rest + low * leading
                multiplier = multiplier * leading
        return polynomial, multiplier

    def rational(self, numerator: int, denominator: int) -> Symbol:
        return self.fraction(self.ring(numerator), self.ring(denominator))

    # -- symbols ---------------------------------------------------------------------------------------

    def free(self, name: str, index: int | None, nonzero: bool) -> Symbol:
        return Symbol(self, self.ring.gens[self._symbol(name, index)], self.ring.one)

    def _symbol(self, name: str, index: int | None) -> int:
        if (name, index) not in self.names:
            self.names.append((name, index))
        return self.names.index((name, index))

    def critical_point(self, gains: list[Any]) -> Symbol:
        """A symbol ζ with the relation Σ ∏_{m ≠ n} (g²ₘ − ζ) = 0, each value of g² taken once.

        Raises:
            Vacuous: where there is no critical point, N = 1 for one.
        """
        squares: list[tuple[Symbol, int]] = []
        for gain in gains:
            square = gain * gain
            if square.is_zero() and squares and squares[-1][0].is_zero():
                squares[-1] = (square, squares[-1][1] + 1)
            else:
                squares.append((square, 1))
        if len(squares) == 1:
            raise Vacuous("there is no critical point")
        index = self._symbol("zeta", None)
        zeta = self.ring.gens[index]
        total = self.ring.zero
        for skipped, (_, count) in enumerate(squares):
            term = self.ring(count)
            for position, (square, _) in enumerate(squares):
                if position != skipped:
                    term = term * (square.numerator - zeta * square.denominator)
            total = total + term
        self.relate(index, total)
        return Symbol(self, zeta, self.ring.one)

    def relate(self, index: int, polynomial: PolyElement) -> None:
        """Take it that the polynomial is zero: its highest power of one symbol is replaced from now on."""
        degree = max(m[index] for m in polynomial)
        leading, rest = self.ring.zero, self.ring.zero
        for monomial, coefficient in polynomial.items():
            if monomial[index] == degree:
                leading[(*monomial[:index], 0, *monomial[index + 1 :])] = coefficient
            else:
                rest[monomial] = -coefficient
        self._relations.append((index, degree, leading, rest))

    # -- square roots ----------------------------------------------------------------------------------

    def sqrt(self, x: Symbol) -> Symbol:
        """√x, with |f| for a square factor f² and one symbol for each odd factor of known sign.

        Raises:
            Undefined: where x is negative.
        """
        if x.is_zero():
            return x
        content, factors = (x.numerator * x.denominator).factor_list()
        result = self.fraction(self.ring.one, self._absolute(x.denominator))
        unknown = self.ring.one
        for factor, exponent in factors:
            if exponent // 2:
                result = result * self.fraction(self._absolute(factor) ** (exponent // 2), self.ring.one)
            if exponent % 2:
                oriented = self._orient(factor)
                if oriented is None:
                    unknown = unknown * factor
                else:
                    content = content if oriented == factor else -content
                    result = result * self._root(oriented)
        if unknown != 1:
            unknown, content = (unknown, content) if content > 0 else (-unknown, -content)
            result = result * self._root(unknown)
        if content < 0:
            raise Undefined("the square root of a negative number")
        for prime, exponent in factorint(int(content)).items():
            result = result * self.fraction(self.ring(prime) ** (exponent // 2), self.ring.one)
            if exponent % 2:
                result = result * self._root(self.ring(prime))
        return result

    def _orient(self, factor: PolyElement) -> PolyElement | None:
        for candidate in (factor, -factor):
            if self._never_negative(self, candidate):
                return candidate
        return None

    def _absolute(self, polynomial: PolyElement) -> PolyElement:
        content, factors = polynomial.factor_list()
        result = self.ring(abs(content))
        for factor, exponent in factors:
            oriented = factor if exponent % 2 == 0 else self._orient(factor)
            if oriented is None:
                oriented = self._algebraic("absolute", factor, factor**2)
            result = result * oriented**exponent
        return result

    def _root(self, radicand: PolyElement) -> Symbol:
        return Symbol(self, self._algebraic("root", radicand, radicand), self.ring.one)

    def _algebraic(self, kind: str, key: PolyElement, square: PolyElement) -> PolyElement:
        name = f"{kind} {key}"
        known = (name, None) in self.names
        index = self._symbol(name, None)
        symbol = self.ring.gens[index]
        if not known:
            self.relate(index, symbol**2 - square)
        return symbol

    def relate_first(self, polynomial: PolyElement) -> None:
        """Take it that the polynomial is zero, replacing the first free scalar in it, or else the first letter."""
        used = [i for i in range(len(self.names)) if any(m[i] for m in polynomial)]
        self.relate(min(used, key=lambda i: (self.names[i][1] is not None, i)), polynomial)

    def learn(self, x: Symbol, strength: int) -> None:
        """Take it that a fraction is positive, or not negative (see `proofs.semidefinite`)."""
        content, factors = (x.numerator * x.denominator).factor_list()
        rest = self.ring(1 if content > 0 else -1)
        if strength == _POSITIVE:
            # Its factors vanish nowhere, those with even exponents too.
            self.nonzero += [factor for factor, _ in factors]
        for factor, exponent in factors:
            oriented = self._orient(factor)
            if oriented is not None:
                # A factor that is never negative is positive where the product is.
                self.facts.append((oriented, strength))
                rest = rest if oriented == factor else -rest
            elif exponent % 2:
                rest = rest * factor
        self.facts.append((rest, strength))

    def square_of(self, index: int) -> PolyElement | None:
        """The radicand of a root, the square of an absolute value; None for any other symbol."""
        for relation, degree, _, rest in self._relations:
            if relation == index and degree == 2 and self.names[index][0].startswith(("root", "absolute")):
                return rest
        return None

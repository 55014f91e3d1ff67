"""Entries with free symbols: fractions of SymPy polynomials, square roots as symbols with R² = f.

The second engine: SymPy's sparse polynomial rings, at one N, where the moment calculus uses FLINT's for all N.
A denominator is kept as a product of irreducible factors, so that fractions are added without a common divisor.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import inf, prod
from typing import Any

from flint import Ordering, fmpq, fmpq_mpoly_ctx
from sympy import QQ, factorint
from sympy.polys.orderings import lex
from sympy.polys.rings import PolyElement, PolyRing

from lnverify.proofs.readings.matrices.functions import Functions
from lnverify.proofs.readings.matrices.points import Index
from lnverify.proofs.readings.matrices.surds import Number
from lnverify.proofs.sign import Sign
from lnverify.proofs.values import Inexpressible, Undefined, Vacuous

# The one ring of all decisions: its generators get their meaning in `Symbols.names`.
_RING = PolyRing([f"x{i}" for i in range(40)], QQ, lex)


class TooMuchWork(Exception):
    """The proof takes more work than was allowed."""


class Symbol(Number):
    """numerator/∏ factor^exponent, the numerator reduced modulo the relations of algebraic symbols. Immutable."""

    __slots__ = ("factors", "numerator", "symbols")

    def __init__(self, symbols: Symbols, numerator: PolyElement, factors: Mapping[PolyElement, int]) -> None:
        self.symbols = symbols
        self.numerator = numerator
        self.factors = factors

    def __add__(self, other: Symbol | fmpq) -> Symbol:
        if not isinstance(other, Symbol | fmpq):
            return NotImplemented
        other = self.symbols.number(other)
        if not self.numerator or not other.numerator:
            return self if self.numerator else other
        common = {f: max(self.factors.get(f, 0), other.factors.get(f, 0)) for f in {*self.factors, *other.factors}}
        return self.symbols.fraction(self._over_denominator(common) + other._over_denominator(common), common)

    def _over_denominator(self, common: Mapping[PolyElement, int]) -> PolyElement:
        numerator = self.numerator
        for factor, exponent in common.items():
            missing = exponent - self.factors.get(factor, 0)
            numerator = numerator * factor**missing if missing else numerator
        return numerator

    def __neg__(self) -> Symbol:
        return Symbol(self.symbols, -self.numerator, self.factors)

    def __mul__(self, other: Symbol | fmpq) -> Symbol:
        if not isinstance(other, Symbol):
            if not isinstance(other, fmpq):
                return NotImplemented
            return Symbol(self.symbols, self.numerator * QQ(int(other.p), int(other.q)), self.factors if other else {})
        factors = dict(self.factors)
        for factor, exponent in other.factors.items():
            factors[factor] = factors.get(factor, 0) + exponent
        return self.symbols.fraction(self.numerator * other.numerator, factors)

    __radd__, __rmul__ = __add__, __mul__

    def inverse(self) -> Symbol:
        """1/self.

        Raises:
            Undefined: for 0.
        """
        if not self.numerator:
            raise Undefined("division by zero")
        content, factors = factor_list(self.numerator)
        numerator = self.symbols.ring(1 / content)
        for factor, exponent in self.factors.items():
            numerator = numerator * factor**exponent
        return self.symbols.fraction(numerator, dict(factors))

    def sqrt(self) -> Symbol:
        """The non-negative square root (see `Symbols.sqrt`)."""
        return self.symbols.sqrt(self)

    def function(self, name: str) -> Symbol:
        """The function of this name (see `proofs.readings.matrices.functions`)."""
        result: Symbol = self.symbols.functions.apply(name, self)
        return result

    def plain(self) -> Symbol | fmpq:
        """A rational number as such, anything else as it is."""
        if self.factors or not self.numerator.is_ground:
            return self
        constant = self.numerator.LC
        return fmpq(int(constant.numerator), int(constant.denominator))

    def is_zero(self) -> bool:
        """Whether it is 0 for all values."""
        return not self.numerator

    def top_factored(self) -> tuple[Any, list[tuple[PolyElement, int]]]:
        """A rational content and the irreducible factors of the numerator."""
        return factor_list(self.numerator)

    def factorization(self) -> tuple[Any, list[tuple[PolyElement, int]]]:
        """A rational content and irreducible factors of numerator·denominator, which has the sign of the fraction."""
        content, factors = factor_list(self.numerator)
        return content, [*factors, *self.factors.items()]


class Symbols:
    """The numbers of an explicit space with free symbols.

    Args:
        sign: what is known of the sign of a polynomial; see
            `proofs.readings.matrices.signs`.
        work: how many terms may be gone through before `TooMuchWork` is raised.

    Attributes:
        names: (name, index) of each symbol; index None for a scalar.
        facts: polynomials taken to be positive or not negative, with which of the two.
        nonzero: polynomials taken to vanish nowhere.
        functions: exponentials and logarithms, as symbols.
    """

    are_free = True

    def __init__(self, sign: Callable[[Symbols, PolyElement], Sign], work: float = inf) -> None:
        self.ring = _RING
        self.names: list[tuple[str, Index]] = []
        self.facts: list[tuple[PolyElement, Sign]] = []
        self.nonzero: list[PolyElement] = []
        self._known_sign = sign
        self._work = work
        self._relations: list[tuple[int, int, PolyElement, PolyElement]] = []
        self.functions = Functions(self)

    # -- fractions -------------------------------------------------------------------------------------

    def fraction(self, numerator: PolyElement, factors: Mapping[PolyElement, int]) -> Symbol:
        """The fraction with relations applied, and factors cancelled that divide the numerator."""
        self._work -= len(numerator) * (1 + len(factors))
        if self._work < 0:
            raise TooMuchWork
        numerator, multiplier = self.reduce(numerator)
        if multiplier != 1:
            content, more = factor_list(multiplier)
            numerator = numerator * (1 / content)
            factors = {**factors, **{f: e + factors.get(f, 0) for f, e in more}}
        if not numerator:
            return Symbol(self, numerator, {})
        kept: dict[PolyElement, int] = {}
        for factor, exponent in factors.items():
            while exponent and _may_divide(factor, numerator):
                quotient, rest = numerator.div(factor)
                if rest:
                    break
                numerator, exponent = quotient, exponent - 1
            if exponent:
                kept[factor] = exponent
        return Symbol(self, numerator, kept)

    def reduce(self, polynomial: PolyElement) -> tuple[PolyElement, PolyElement]:
        """(r, m) with polynomial = r/m, r of low degree in every algebraic symbol."""
        multiplier = self.ring.one
        for index, degree, leading, rest in reversed(self._relations):
            while polynomial and (top := max(m[index] for m in polynomial)) >= degree:
                high, low = self.ring.zero, self.ring.zero
                for monomial, coefficient in polynomial.items():
                    if monomial[index] == top:
                        high[(*monomial[:index], top - degree, *monomial[index + 1 :])] = coefficient
                    else:
                        low[monomial] = coefficient
                polynomial = high * rest + low * leading
                multiplier = multiplier * leading
        return polynomial, multiplier

    def rational(self, numerator: int, denominator: int) -> Symbol:
        return Symbol(self, self.ring(QQ(numerator, denominator)), {})

    def number(self, x: Symbol | fmpq) -> Symbol:
        """A rational number of FLINT as a fraction."""
        return x if isinstance(x, Symbol) else self.rational(int(x.p), int(x.q))

    def enclose(self, value: Symbol) -> Any:
        raise Inexpressible("a ball around a symbol")

    # -- symbols ---------------------------------------------------------------------------------------

    def free(self, name: str, index: Index, nonzero: bool) -> Symbol:
        symbol = self.ring.gens[self._symbol(name, index)]
        if nonzero and symbol not in self.nonzero:
            self.nonzero.append(symbol)
        return self.fraction(symbol, {})

    def is_nonzero(self, value: Symbol) -> bool:
        """Whether every factor of a fraction is taken to vanish nowhere."""
        return not self.factors_of_zero(value)

    def factors_of_zero(self, value: Symbol) -> list[PolyElement]:
        """The factors of a fraction that may vanish; it is not known that none does."""
        factors = [factor for factor, _ in factor_list(value.numerator)[1]]
        return [factor for factor in factors if factor not in self.nonzero and -factor not in self.nonzero]

    def _symbol(self, name: str, index: Index) -> int:
        if (name, index) not in self.names:
            if len(self.names) == _RING.ngens:
                raise Inexpressible(f"more than {_RING.ngens} symbols at one N")
            self.names.append((name, index))
        return self.names.index((name, index))

    def critical_point(self, gains: list[Any]) -> Symbol:
        """A symbol ζ with the relation Σ ∏_{m ≠ n} (g²ₘ − ζ) = 0, the squares of zero gains taken once.

        Raises:
            Vacuous: where there is no critical point, N = 1 for one.
        """
        zeros = sum(gain.is_zero() for gain in gains)
        squares = [((gain * gain).numerator, 1) for gain in gains if not gain.is_zero()]
        squares += [(self.ring.zero, zeros)] if zeros else []
        if len(squares) == 1:
            raise Vacuous("there is no critical point")
        index = self._symbol(f"critical point of {[str(square) for square, _ in squares]}", None)
        zeta = self.ring.gens[index]
        if not any(relation[0] == index for relation in self._relations):
            self.relate(index, self._secular(squares, zeta))
        return Symbol(self, zeta, {})

    def _secular(self, squares: list[tuple[PolyElement, int]], zeta: PolyElement) -> PolyElement:
        total = self.ring.zero
        for skipped, (_, count) in enumerate(squares):
            term = self.ring(count)
            for position, (square, _) in enumerate(squares):
                term = term * (square - zeta) if position != skipped else term
            total = total + term
        return total

    @property
    def are_independent(self) -> bool:
        """Whether nothing ties the symbols: then two fractions are equal only if their forms are."""
        return not self._relations and not self.functions.used

    # -- hypotheses ------------------------------------------------------------------------------------

    def relate(self, index: int, polynomial: PolyElement) -> None:
        """Take it that the polynomial is zero: its highest power of one symbol is replaced from now on."""
        earlier, self._relations = self._relations, [self._solved_for(index, polynomial)]
        changed = []
        for at, degree, leading, rest in earlier:
            rewritten, _ = self.reduce(self.ring.gens[at] ** degree * leading - rest)
            changed.append((at, rewritten))
        kept = [self._solved_for(at, rewritten) for at, rewritten in changed if _has(rewritten, at)]
        self._relations = [*kept, *self._relations]
        # What an earlier relation says now may be said of other symbols alone.
        for at, rewritten in changed:
            rest, _ = self.reduce(rewritten)
            if rest and not rest.is_ground and not _has(rewritten, at):
                self.relate_first(rest)

    def _solved_for(self, index: int, polynomial: PolyElement) -> tuple[int, int, PolyElement, PolyElement]:
        """What replaces the highest power of a symbol: its index, the exponent, the coefficient, and minus the rest."""
        degree = max(m[index] for m in polynomial)
        leading, rest = self.ring.zero, self.ring.zero
        for monomial, coefficient in polynomial.items():
            if monomial[index] == degree:
                leading[(*monomial[:index], 0, *monomial[index + 1 :])] = coefficient
            else:
                rest[monomial] = -coefficient
        return index, degree, leading, rest

    def relate_first(self, polynomial: PolyElement) -> None:
        """Take it that the polynomial is zero, replacing the first free scalar in it, or else the first letter."""
        used = [i for i in range(len(self.names)) if any(m[i] for m in polynomial)]
        self.relate(min(used, key=lambda i: (self.names[i][1] is not None, i)), polynomial)

    def learn(self, x: Symbol, sign: Sign) -> None:
        """Take it that a fraction is positive, or not negative (see `proofs.readings.matrices.signs`)."""
        content, factors = x.factorization()
        rest = self.ring(1 if content > 0 else -1)
        if sign == Sign.POSITIVE:
            # Its factors vanish nowhere, those with even exponents too.
            self.nonzero += [factor for factor, _ in factors]
        for factor, exponent in factors:
            oriented = self._orient(factor)
            if oriented is not None and sign == Sign.POSITIVE:
                # A factor that is never negative is positive where the product is.
                self.facts.append((oriented, Sign.POSITIVE))
            if oriented is not None and Sign.POSITIVE in (sign, self._known_sign(self, oriented)):
                rest = rest if oriented == factor or exponent % 2 == 0 else -rest
            elif sign != Sign.POSITIVE:
                rest = rest * factor**exponent
            elif exponent % 2:
                rest = rest * factor
        if not rest.is_ground:
            self.facts.append((rest, sign))

    def square_of(self, index: int) -> PolyElement | None:
        """The radicand of a root, the square of an absolute value; None for any other symbol."""
        for relation, degree, _, rest in self._relations:
            if relation == index and degree == 2 and self.names[index][0].startswith(("root ", "absolute ")):
                return rest
        return None

    def is_letter(self, index: int) -> bool:
        """Whether a symbol is that of a letter: an entry, or a name without the space that those of roots have."""
        name, place = self.names[index]
        return place is not None or name.isidentifier()

    # -- square roots ----------------------------------------------------------------------------------

    def sqrt(self, x: Symbol) -> Symbol:
        """√x, with |f| for a square factor f² and one symbol for each odd factor of known sign.

        Raises:
            Undefined: where x is negative.
        """
        if x.is_zero():
            return x
        # Factoring what holds roots can take minutes.
        if self._work < inf and any(self.square_of(i) is not None for i in _symbols_of(x.numerator)):
            raise TooMuchWork
        content, factors = x.factorization()
        result = self.rational(1, 1)
        for factor, exponent in x.factors.items():
            result = result * self._absolute(factor, exponent).inverse()
        unknown = self.ring.one
        for factor, exponent in factors:
            result = result * self._absolute(factor, exponent // 2)
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
        return result * self._root_of_rational(content)

    def name_symbol(self, name: str) -> tuple[int, bool]:
        """The index of the symbol of something that has a name, and whether it is new."""
        known = (name, None) in self.names
        return self._symbol(name, None), not known

    def orientation(self, factor: PolyElement) -> int:
        """1 for a factor that is known to be positive, -1 for one that is known to be negative, else 0."""
        return next((sign for sign in (1, -1) if self._known_sign(self, factor * sign) == Sign.POSITIVE), 0)

    def _root_of_rational(self, content: Any) -> Symbol:
        p, q = int(content.numerator), int(content.denominator)
        result = self.rational(1, q)
        for prime, exponent in factorint(p * q).items():
            result = result * self.rational(prime ** (exponent // 2), 1)
            if exponent % 2:
                result = result * self._root(self.ring(prime))
        return result

    def _orient(self, factor: PolyElement) -> PolyElement | None:
        for candidate in (factor, -factor):
            if self._known_sign(self, candidate):
                return candidate
        return None

    def _absolute(self, factor: PolyElement, exponent: int) -> Symbol:
        """|factor^exponent|."""
        oriented = factor if exponent % 2 == 0 else self._orient(factor)
        if oriented is None:
            oriented = self._algebraic("absolute", factor, factor**2)
        return self.fraction(oriented**exponent, {})

    def _root(self, radicand: PolyElement) -> Symbol:
        return Symbol(self, self._algebraic("root", radicand, radicand), {})

    def _algebraic(self, kind: str, key: PolyElement, square: PolyElement) -> PolyElement:
        index, new = self.name_symbol(f"{kind} {key}")
        symbol = self.ring.gens[index]
        if new:
            self.relate(index, symbol**2 - square)
        return symbol


def _symbols_of(polynomial: PolyElement) -> list[int]:
    """The symbols that occur in a polynomial."""
    return [i for i, degree in enumerate(polynomial.degrees()) if degree > 0]


@lru_cache(maxsize=2000)
def factor_list(polynomial: PolyElement) -> tuple[Any, list[tuple[PolyElement, int]]]:
    """The rational content and the irreducible factors, by FLINT; that their product is the polynomial is checked here.

    SymPy draws the values at which it begins (Wang's algorithm): four terms took four seconds, others hours.
    """
    context = fmpq_mpoly_ctx.get([str(symbol) for symbol in _RING.symbols], Ordering.lex)
    terms = {monomial: fmpq(int(c.numerator), int(c.denominator)) for monomial, c in polynomial.items()}
    content, factors = context.from_dict(terms).factor()
    rational = QQ(int(content.p), int(content.q))
    results = [
        (
            _RING.from_dict({tuple(map(int, e)): QQ(int(c.p), int(c.q)) for e, c in factor.to_dict().items()}),
            int(exponent),
        )
        for factor, exponent in factors
    ]
    if prod((factor**exponent for factor, exponent in results), start=_RING(rational)) != polynomial:
        raise AssertionError("the product of FLINT's factors is another polynomial")
    return rational, results


def _has(polynomial: PolyElement, index: int) -> bool:
    return any(monomial[index] for monomial in polynomial)


def _may_divide(factor: PolyElement, polynomial: PolyElement) -> bool:
    """Whether the first and the last monomial allow it: most divisions need not be tried."""
    ends = [(end(factor), end(polynomial)) for end in (max, min)]
    return all(a <= b for left, right in ends for a, b in zip(left, right, strict=True))

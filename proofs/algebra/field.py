"""Scalars with a canonical form: fractions of integer polynomials, extended by square roots.

A scalar is P/Q in lowest terms, P and Q polynomials with integer coefficients in named generators (N, ε,
free scalars, moments). A square root of an irreducible radicand f is a generator R with R² = f; a power
R² or higher never stays, and Q holds no root. Roots of different irreducible radicands are independent,
so two scalars are equal for all values of the generators if and only if P and Q agree.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from itertools import permutations
from math import gcd, prod
from typing import Any

from flint import fmpz_mpoly_ctx
from flint.utils.flint_exceptions import DomainError

from lnverify.proofs.algebra.integers import factors_of
from lnverify.proofs.algebra.notes import Notes
from lnverify.proofs.algebra.table import Table
from lnverify.proofs.errors import Undecided
from lnverify.proofs.values import Undefined

# One ring serves a whole decision, so that no polynomial is ever carried from ring to ring.
_GENERATORS = 48
# Decisions meet the same polynomials again and again: factorizations are kept by the size of the ring and the
# polynomial, and all forgotten when there are so many.
_REMEMBERED = 10_000
_FACTORED: Table[tuple[int, list[tuple[Any, int]]]] = Table(_REMEMBERED)


# Powers of powers have numbers without end.
_LONGEST = 100_000
# So many products of terms one operation may take.
_MOST_PRODUCTS = 20_000_000


class TooManyTerms(Exception):
    """A form has more terms than this reading works with."""


class OutOfGenerators(Exception):
    """More generators are needed than the ring has: decide again with a larger one."""


@dataclass(frozen=True)
class Generator:
    """A generator of the ring.

    Attributes:
        kind: "size", "scalar", "moment", "product", "critical", "root", "absolute", "exp" or "log" of a scalar, "entry"
            of a free vector, "cycle" for a trace of free matrices, or "letter" for a per-coordinate letter, which
            occurs only while a coordinate function is factored.
        key: what it stands for; a generator is found again by kind and key.
        square: the polynomial that its square equals, for "root" and "absolute".
    """

    kind: str
    key: Any
    square: Any = None


class Field:
    """The ring of one decision, and its generators.

    Args:
        size: how many generators the ring holds.
        terms: how many terms a numerator may have.

    Attributes:
        notes: what was divided by, and put under roots.
        signs: what is known of signs.
    """

    def __init__(self, size: int = _GENERATORS, terms: int = 10**9) -> None:
        self.ring = fmpz_mpoly_ctx.get([f"x{i}" for i in range(size)], "degrevlex")
        self._symbols = self.ring.gens()
        self.generators: list[Generator] = []
        self._roots: list[int] = []
        self._index: dict[tuple[str, Hashable], int] = {}
        self.notes = Notes()
        self.signs: Any = None
        self.terms = terms

    # -- generators ------------------------------------------------------------------------------------

    def generator(self, kind: str, key: Hashable, square: Any = None) -> int:
        """The index of the generator with this kind and key, made where there is none yet."""
        if (kind, key) not in self._index:
            if len(self.generators) == len(self._symbols):
                raise OutOfGenerators
            self._index[kind, key] = len(self.generators)
            self.generators.append(Generator(kind, key, square))
            if square is not None:
                self._roots.insert(0, self._index[kind, key])
        return self._index[kind, key]

    def find(self, kind: str, key: Hashable) -> int | None:
        """The index of a generator that was made before, or None."""
        return self._index.get((kind, key))

    def symbol(self, index: int) -> Fraction:
        """The generator as a scalar."""
        return Fraction(self, self._symbols[index], self.one)

    def polynomial_symbol(self, index: int) -> Any:
        """The generator as a polynomial."""
        return self._symbols[index]

    @property
    def one(self) -> Any:
        return self.ring.constant(1)

    def sum(self, values: Iterable[Fraction]) -> Fraction:
        """The sum of scalars."""
        return sum(values, start=self.rational(0))

    def product(self, values: Iterable[Fraction]) -> Fraction:
        """The product of scalars."""
        return prod(values, start=self.rational(1))

    def rational(self, numerator: int, denominator: int = 1) -> Fraction:
        """A rational constant.

        Raises:
            Undefined: for a zero denominator.
        """
        if not denominator:
            raise Undefined("division by zero")
        common = gcd(numerator, denominator) * (1 if denominator > 0 else -1)
        return Fraction(self, self.ring.constant(numerator // common), self.ring.constant(denominator // common))

    # -- canonical form --------------------------------------------------------------------------------

    def fraction(self, numerator: Any, denominator: Any) -> Fraction:
        """numerator/denominator in canonical form; the denominator holds no root."""
        numerator = self.reduce(numerator)
        if len(numerator) > self.terms:
            raise TooManyTerms
        if len(numerator) == 1 and numerator.leading_coefficient().bit_length() > _LONGEST:
            raise Undecided(f"a form has a number of more than {_LONGEST} bits")
        if denominator.is_one():
            return Fraction(self, numerator, denominator)
        common = numerator.gcd(denominator)
        if not common.is_one():
            numerator, denominator = numerator / common, denominator / common
        if denominator.leading_coefficient() < 0:
            numerator, denominator = -numerator, -denominator
        return Fraction(self, numerator, denominator)

    def reduce(self, polynomial: Any) -> Any:
        """The polynomial with every power R² of a root replaced by its radicand."""
        if not self._roots:
            return polynomial
        degrees = polynomial.degrees()
        for index in self._roots:
            if degrees[index] >= 2:
                polynomial = self._substitute_square(polynomial, index, self.generators[index].square)
                degrees = polynomial.degrees()
        return polynomial

    def _substitute_square(self, polynomial: Any, index: int, square: Any) -> Any:
        parts = powers_of(polynomial, index).items()
        return sum((c * self._symbols[index] ** (e % 2) * square ** (e // 2) for e, c in parts), self.ring.constant(0))

    def roots_in(self, polynomial: Any) -> list[int]:
        """The indices of the roots that occur in the polynomial, latest first."""
        if not self._roots:
            return []
        degrees = polynomial.degrees()
        return [index for index in self._roots if degrees[index] > 0]

    def split(self, polynomial: Any, index: int) -> tuple[Any, Any]:
        """(A, B) with polynomial = A + B·R, R the root with this index."""
        parts, zero = powers_of(polynomial, index), self.ring.constant(0)
        return parts.get(0, zero), parts.get(1, zero)

    def divide_by(self, divisor: Fraction) -> None:
        """Remember a divisor of the claim; the factors of one whose square is free of roots are trusted from now on."""
        self.notes.divisors.append(divisor)
        self.notes.trusted += self.signs.trusted(divisor)

    def common_denominator(self, values: Iterable[Fraction]) -> Fraction:
        """A polynomial that every denominator divides."""
        common = self.one
        for value in values:
            common = common * (value.denominator / common.gcd(value.denominator))
        return self._polynomial(common)

    def coefficients(self, polynomial: Any, index: int) -> list[Fraction]:
        """The coefficients of the powers 0, 1, … of a generator."""
        parts, zero = powers_of(polynomial, index), self.ring.constant(0)
        return [self._polynomial(parts.get(power, zero)) for power in range(max(parts, default=0) + 1)]

    def substitute(self, polynomial: Any, index: int, value: Fraction) -> Fraction:
        """The polynomial with a value for a generator that stands under no root in it."""
        total = self.rational(0)
        for exponent, coefficient in enumerate(self.coefficients(polynomial, index)):
            total = total + coefficient * value**exponent
        return total

    # -- square roots ----------------------------------------------------------------------------------

    def sqrt(self, x: Fraction) -> Fraction:
        """The non-negative square root: √(c ∏ fᵉ) = √c ∏ |f|^(e/2) ∏ √f.

        Raises:
            Undefined: where the radicand is negative for all values.
        """
        if x.is_zero():
            return x
        content, factors = self.factor(x.numerator * x.denominator)
        result = self._inverse_of_polynomial(self.absolute(x.denominator))
        for pair in [pair for pair in permutations(factors, 2) if all(exponent == 1 for _, exponent in pair)]:
            if (size := self._size_beside(*(factor for factor, _ in pair))) is not None:
                result = result * self._polynomial(self.absolute(size)) * self.sqrt(self.rational(1, 2))
                factors = [each for each in factors if each not in pair]
                break
        unknown = self.one
        for factor, exponent in factors:
            self.notes.kinks.append(factor)
            nested = self._root_of_a_square(factor)
            if nested is not None:
                result = result * self._polynomial(self.absolute(nested)) ** exponent * self.rational(1, 2**exponent)
                continue
            result = result * self._polynomial(self.absolute(factor)) ** (exponent // 2)
            sign = self.signs.oriented_sign(factor)
            if exponent % 2 and not sign:
                unknown = unknown * factor
            elif exponent % 2:
                result, content = result * self._root(factor * sign, self.signs.reason(factor * sign)), content * sign
        if not unknown.is_one():
            self.notes.unoriented += 1
            sign = 1 if content > 0 else -1
            known = self.signs.presuppose_radicand(x, unknown * sign)
            result, content = result * self._root(unknown * sign, known), content * sign
        if content < 0:
            raise Undefined("the square root of a negative number")
        return result * self._root_of_integer(content)

    def _size_beside(self, factor: Any, other: Any) -> Any:
        """|f| ± f, where it is the other factor of f(f ± |f|) = (|f| ± f)²/2; None of any other."""
        index = self.find("absolute", key_of(factor))
        size = None if index is None else self._symbols[index]
        return None if size is None else next((s for s in (size + factor, size - factor) if other in (s, -s)), None)

    def _root_of_a_square(self, factor: Any) -> Any:
        """p with p² = 4·factor, p = x + y·R and R the latest root in the factor; None where there is none.

        From (x + yR)² = A + BR follows x⁴ − A x² + B²R²/4 = 0, so A² − B²R² has to be a square.
        """
        for root in self.roots_in(factor)[:1]:
            a, b = self.split(factor, root)
            norm = self.reduce(a * a - b * b * self.generators[root].square)
            d = _polynomial_root(norm)
            for x in [] if d is None else map(_polynomial_root, (2 * (a + d), 2 * (a - d))):
                if x is None or x.is_zero():
                    continue
                y, rest = divmod(2 * b, x)
                outcome = x + y * self._symbols[root]
                if rest.is_zero() and self.reduce(outcome * outcome) == 4 * factor:
                    return outcome
        return None

    def absolute(self, polynomial: Any) -> Any:
        """|polynomial| as a polynomial; a factor of unknown sign becomes a generator A with A² = f²."""
        content, factors = self.factor(polynomial)
        result = self.ring.constant(abs(content))
        for factor, exponent in factors:
            sign = self.signs.oriented_sign(factor)
            if exponent % 2 == 0:
                result *= factor**exponent
            elif sign:
                result *= (factor * sign) ** exponent
            else:
                self.notes.unoriented += 1
                index = self.generator("absolute", key_of(factor), factor * factor)
                result *= self._symbols[index] * factor ** (exponent - 1)
        return result

    def factor(self, polynomial: Any) -> tuple[int, list[tuple[Any, int]]]:
        """The integer content with its sign, and the irreducible factors with leading coefficient above 0."""
        return _factor(polynomial)

    def _root(self, radicand: Any, known: Any) -> Fraction:
        """The generator of a root, with the reason why it is real; None where that is not known."""
        index = self.generator("root", key_of(radicand), radicand)
        if known is not None:
            self.signs.kernel.declare_real(index, known)
        return self.symbol(index)

    def _root_of_integer(self, n: int) -> Fraction:
        result = self.rational(1)
        for prime, exponent in factors_of(n):
            result = result * self.rational(prime ** (exponent // 2))
            if exponent % 2:
                constant = self.ring.constant(prime)
                result = result * self._root(constant, self.signs.reason(constant))
        return result

    def _polynomial(self, polynomial: Any) -> Fraction:
        return self.fraction(polynomial, self.one)

    def _inverse_of_polynomial(self, polynomial: Any) -> Fraction:
        return self._polynomial(polynomial).reciprocal()


class Fraction:
    """A scalar in canonical form. Immutable."""

    __slots__ = ("denominator", "field", "numerator")

    def __init__(self, field: Field, numerator: Any, denominator: Any) -> None:
        self.field = field
        self.numerator = numerator
        self.denominator = denominator

    def __add__(self, other: Fraction) -> Fraction:
        if self.is_zero():
            return other
        if other.is_zero():
            return self
        if self.denominator == other.denominator:
            return self.field.fraction(self.numerator + other.numerator, self.denominator)
        self._bound_work(other)
        return self.field.fraction(
            self.numerator * other.denominator + other.numerator * self.denominator,
            self.denominator * other.denominator,
        )

    def __neg__(self) -> Fraction:
        return Fraction(self.field, -self.numerator, self.denominator)

    def __sub__(self, other: Fraction) -> Fraction:
        return self + (-other)

    def __mul__(self, other: Fraction) -> Fraction:
        if self.is_one():
            return other
        if other.is_one():
            return self
        self._bound_work(other)
        return self.field.fraction(self.numerator * other.numerator, self.denominator * other.denominator)

    def _bound_work(self, other: Fraction) -> None:
        """Products of terms are counted before they are made."""
        left, right = (max(len(x.numerator), len(x.denominator)) for x in (self, other))
        if left * right > _MOST_PRODUCTS:
            raise TooManyTerms

    def integer(self) -> int | None:
        """The integer that it is, whatever its letters are; None where it is none."""
        if not (self.denominator.is_one() and self.numerator.is_constant()):
            return None
        return 0 if self.is_zero() else int(self.numerator.leading_coefficient())

    def __pow__(self, exponent: int) -> Fraction:
        result = self.field.rational(1)
        for _ in range(exponent):
            result = result * self
        return result

    def inverse(self) -> Fraction:
        """1/self, remembered among the divisors of the decision.

        Raises:
            Undefined: where self is 0 for all values.
        """
        if not self.numerator.is_constant():
            self.field.divide_by(self)
        return self.reciprocal()

    def reciprocal(self) -> Fraction:
        """1/self, its denominator freed from roots by multiplying with conjugates; not a divisor of the claim."""
        if self.numerator.is_zero():
            raise Undefined("division by zero")
        top, bottom = self.denominator, self.numerator
        while roots := self.field.roots_in(bottom):
            a, b = self.field.split(bottom, roots[0])
            conjugate = a - b * self.field.polynomial_symbol(roots[0])
            top = self.field.reduce(top * conjugate)
            bottom = self.field.reduce(bottom * conjugate)
            if max(len(top), len(bottom)) > self.field.terms:
                raise TooManyTerms
            if bottom.is_zero():
                raise Undefined("division by a quantity that vanishes for one sign of its root")
        if not bottom.is_constant():
            self.field.notes.doubted.append(bottom)
        return self.field.fraction(top, bottom)

    def is_zero(self) -> bool:
        return bool(self.numerator.is_zero())

    def is_one(self) -> bool:
        return bool(self.numerator.is_one() and self.denominator.is_one())

    def generators(self) -> set[int]:
        """The indices of the generators that occur, those inside radicands included."""
        results: set[int] = set()
        waiting = [self.numerator, self.denominator]
        while waiting:
            degrees = waiting.pop().degrees()
            for index, generator in enumerate(self.field.generators):
                if degrees[index] > 0 and index not in results:
                    results.add(index)
                    if generator.square is not None:
                        waiting.append(generator.square)
        return results

    def key(self) -> Hashable:
        """A hashable value that two scalars share if and only if they are equal."""
        return key_of(self.numerator), key_of(self.denominator)


def _polynomial_root(polynomial: Any) -> Any:
    """A polynomial whose square this is, or None."""
    try:
        return polynomial.sqrt()
    except DomainError:
        return None


def _factor(polynomial: Any) -> tuple[int, list[tuple[Any, int]]]:
    size = polynomial.context().nvars()
    known = _FACTORED.get(polynomial, size)
    if known is not None:
        return known
    try:
        content, factors = polynomial.factor()
    except OverflowError:
        raise Undecided("a polynomial has coefficients that are too large to be factored") from None
    content = int(content)
    oriented = []
    for factor, exponent in factors:
        if factor.leading_coefficient() < 0:
            factor, content = -factor, content * (-1) ** exponent
        oriented.append((factor, int(exponent)))
    _FACTORED.put(polynomial, (content, oriented), size)
    return content, oriented


def key_of(polynomial: Any) -> Hashable:
    """A hashable value that two polynomials share if and only if they are equal.

    Not their text: FLINT's printing of a polynomial leaves memory behind.
    """
    return tuple(zip(polynomial.monoms(), polynomial.coeffs(), strict=True))


def terms_of(polynomial: Any) -> list[tuple[tuple[int, ...], Any]]:
    """(exponents, coefficient) of each term, in the order of the ring: FLINT's own dictionary takes twice as long."""
    exponents = (tuple(map(int, monomial)) for monomial in polynomial.monoms())
    return list(zip(exponents, polynomial.coeffs(), strict=True))


def powers_of(polynomial: Any, index: int) -> dict[int, Any]:
    """The coefficients of the powers of a variable that occur, which are polynomials without it."""
    parts: dict[int, dict[tuple[int, ...], Any]] = {}
    for exponents, coefficient in terms_of(polynomial):
        others = (*exponents[:index], 0, *exponents[index + 1 :])
        parts.setdefault(exponents[index], {})[others] = coefficient
    return {power: polynomial.context().from_dict(terms) for power, terms in parts.items()}

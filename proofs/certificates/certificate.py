"""Certificates: why a polynomial in moments is never negative, written so that anyone can check it.

A certificate is a tree of three kinds of reasons:

- `Sum`: the polynomial is Σ coefficient·∏ factors, every coefficient above 0 and every factor known not to be
  negative. It is positive where all factors of one term are positive.
- `Product`: the polynomial is a product of polynomials with certificates of their own; even powers need none.
- `Root`: the polynomial is A + B·R with R = √S ≥ 0. Either A ≥ 0 and B ≥ 0; or A ≥ 0 and A² ≥ B²S; or B ≥ 0 and
  B²S ≥ A².

What is known not to be negative without a certificate is one of the factors below. `check` works out every identity
anew, from the reasons alone; it shares nothing with the search.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from flint import fmpq

from lnverify.proofs.readings.moments.field import Field, Fraction
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import MomentScalar, MomentVector, Monomial
from lnverify.proofs.sign import Sign

# A coordinate function: a monomial of letters, in one block of coordinates.
Function = tuple[int, Monomial]


# -- what is known not to be negative ------------------------------------------------------------------


@dataclass(frozen=True)
class Signed:
    """A generator of known sign: a size, a moment of a square, a root, an absolute value, ε, an assumed sign."""

    index: int

    def value(self, space: Moments) -> Fraction:
        return space.field.symbol(self.index)

    def sign(self, space: Moments) -> Sign:
        generator = space.field.generators[self.index]
        if not is_real(space, self.index):
            return Sign.UNKNOWN
        symbol = space.field.polynomial_symbol(self.index)
        assumed = max((known for fact, known in space.signs.facts if fact == symbol), default=Sign.UNKNOWN)
        if (generator.kind == "size" and len(space.blocks) == 1) or generator.kind == "exp":
            return Sign.POSITIVE
        if generator.kind == "cycle":
            return max(assumed, space.entries.cycle_sign(generator.key))
        if generator.kind == "moment":
            return max(assumed, *(_moment_sign(space, *place) for place in space.rootings(generator.key)))
        if generator.kind == "root" and generator.square.is_constant():
            return Sign.POSITIVE
        if generator.kind == "root" and _is_positive_symbol(space, generator.square):
            return Sign.POSITIVE
        natural = generator.kind in ("size", "root", "absolute") or generator.key == "eps"
        return max(assumed, Sign.NON_NEGATIVE if natural else Sign.UNKNOWN)


def is_real(space: Moments, index: int) -> bool:
    """Whether a generator is a real number wherever the claim has a meaning.

    √(c²d) is |c|√d, and exists at c = 0 where d is negative and √d is not real: then only |c|√d may be used, not √d.
    """
    generator = space.field.generators[index]
    if generator.kind != "root":
        return True
    square = generator.square
    return square in space.signs.written or space.signs.certify(square) > 0


def _has_imaginary_root(space: Moments, polynomial: Any) -> bool:
    return any(not is_real(space, index) for index in space.field.roots_in(polynomial))


def _is_positive_symbol(space: Moments, polynomial: Any) -> bool:
    """Whether it is assumed to be positive, or is a generator that is positive."""
    if any(fact == polynomial and known == Sign.POSITIVE for fact, known in space.signs.facts):
        return True
    places = [i for i, degree in enumerate(polynomial.degrees()) if degree]
    return (
        len(places) == 1
        and polynomial == space.field.polynomial_symbol(places[0])
        and Signed(places[0]).sign(space) == Sign.POSITIVE
    )


def _moment_sign(space: Moments, block: int, monomial: Monomial) -> Sign:
    if not is_square(space, block, monomial):
        return Sign.UNKNOWN
    nowhere_zero = all(e < 0 or space.entries.letter_is_nonzero(block, letter) for letter, e in monomial)
    return Sign.POSITIVE if nowhere_zero and is_inhabited(space, block) else Sign.NON_NEGATIVE


def is_square(space: Moments, block: int, monomial: Monomial) -> bool:
    """Whether a monomial is nowhere negative in a block: its odd powers are of what is not."""
    return space.entries.is_never_negative(block, monomial)


def is_inhabited(space: Moments, block: int) -> bool:
    """Whether the block is known to have a coordinate."""
    index = space.field.find("size", block)
    return index is not None and Signed(index).sign(space) == Sign.POSITIVE


@dataclass(frozen=True)
class Assumed:
    """A polynomial that a hypothesis makes positive or not negative, or that stands under a written root."""

    polynomial: Any

    def value(self, space: Moments) -> Fraction:
        return space.field.fraction(self.polynomial, space.field.one)

    def sign(self, space: Moments) -> Sign:
        known = [sign for fact, sign in space.signs.facts if fact == self.polynomial]
        known += [Sign.NON_NEGATIVE for fact in space.signs.written if fact == self.polynomial]
        return max(known, default=Sign.UNKNOWN)


@dataclass(frozen=True)
class NonzeroSquare:
    """The square of a polynomial that a hypothesis declares not to be zero."""

    polynomial: Any

    def value(self, space: Moments) -> Fraction:
        return space.field.fraction(self.polynomial * self.polynomial, space.field.one)

    def sign(self, space: Moments) -> Sign:
        return Sign.POSITIVE if any(self.polynomial in (e, -e) for e in space.signs.excluded) else Sign.UNKNOWN


@dataclass(frozen=True)
class AtLeastOne:
    """(number of coordinates in the blocks) − 1; the blocks are all of them, or one that has a coordinate."""

    blocks: tuple[int, ...]

    def value(self, space: Moments) -> Fraction:
        ones = MomentVector(space, {(block, ()): space.field.rational(1) for block in self.blocks})
        excess: MomentScalar = space.sum(ones) - space.rational(1)
        return excess.value

    def sign(self, space: Moments) -> Sign:
        whole = set(self.blocks) == set(space.blocks)
        return Sign.NON_NEGATIVE if whole or all(is_inhabited(space, block) for block in self.blocks) else Sign.UNKNOWN


@dataclass(frozen=True)
class SquareSum:
    """‖Σⱼ pⱼ Fⱼ‖² for polynomials pⱼ in scalars and exterior products Fⱼ = f₁∧…∧f_c of coordinate functions.

    For c = 0 it is the square (Σⱼ pⱼ)², for c = 1 the sum of squares Σₙ (Σⱼ pⱼ fⱼ)², for larger c it is a sum of
    squares over the choices of c coordinates. Its value is Σᵢⱼ pᵢ pⱼ det(Σ[f f′]), a Gram determinant for one Fⱼ.
    """

    parts: tuple[tuple[Any, tuple[Function, ...]], ...]

    def value(self, space: Moments) -> Fraction:
        if len({len(functions) for _, functions in self.parts}) > 1:
            raise ValueError("exterior products of different degrees have no sum")
        total = space.field.rational(0)
        for p, left in self.parts:
            for q, right in self.parts:
                gram = [[_inner(space, f, g) for g in right] for f in left]
                total = total + space.field.fraction(p * q, space.field.one) * _determinant(space.field, gram)
        return total

    def sign(self, space: Moments) -> Sign:
        if any(_has_imaginary_root(space, p) for p, _ in self.parts):
            return Sign.UNKNOWN
        if len(self.parts) > 1:
            return Sign.NON_NEGATIVE
        ((p, functions),) = self.parts
        positive = len(p) == 1 and all(
            Signed(index).sign(space) == Sign.POSITIVE for index, degree in enumerate(p.degrees()) if degree
        )
        if positive and len(functions) == 1:
            ((block, monomial),) = functions
            return _moment_sign(space, block, tuple((letter, 2 * e) for letter, e in monomial))
        return Sign.POSITIVE if positive and not functions else Sign.NON_NEGATIVE


def _inner(space: Moments, f: Function, g: Function) -> Fraction:
    """Σ[f g]."""
    one = space.field.rational(1)
    return space.sum(MomentVector(space, {f: one}).times(MomentVector(space, {g: one}))).value


def _determinant(field: Field, matrix: list[list[Fraction]]) -> Fraction:
    """By expansion along the first row."""
    if not matrix:
        return field.rational(1)
    total = field.rational(0)
    for j, entry in enumerate(matrix[0]):
        minor = [row[:j] + row[j + 1 :] for row in matrix[1:]]
        term = entry * _determinant(field, minor)
        total = total + term if j % 2 == 0 else total - term
    return total


@dataclass(frozen=True)
class MixedTerms:
    """∏Σ[fᵢ] − Σ[∏fᵢ] for squares fᵢ in one block: what is left of the product of sums without its diagonal."""

    block: int
    monomials: tuple[Monomial, ...]

    def value(self, space: Moments) -> Fraction:
        one = space.field.rational(1)
        vectors = [MomentVector(space, {(self.block, monomial): one}) for monomial in self.monomials]
        sums, product = space.rational(1), vectors[0]
        for vector in vectors:
            sums = sums * space.sum(vector)
        for vector in vectors[1:]:
            product = product * vector
        mixed: MomentScalar = sums - space.sum(product)
        return mixed.value

    def sign(self, space: Moments) -> Sign:
        squares = all(is_square(space, self.block, monomial) for monomial in self.monomials)
        return Sign.NON_NEGATIVE if squares and self.monomials else Sign.UNKNOWN


@dataclass(frozen=True)
class Proved:
    """A polynomial with a reason of its own."""

    reason: Reason

    def value(self, space: Moments) -> Fraction:
        return space.field.fraction(self.reason.polynomial, space.field.one)

    def sign(self, space: Moments) -> Sign:
        return self.reason.sign(space)


@dataclass(frozen=True)
class Moment:
    """Σ[m] for a monomial m that is nowhere negative; its normal form may have several terms."""

    block: int
    monomial: Monomial

    def value(self, space: Moments) -> Fraction:
        terms: dict[Any, Fraction] = {}
        space.accumulate(terms, self.block, self.monomial, space.field.rational(1))
        return space.sum(MomentVector(space, terms)).value

    def sign(self, space: Moments) -> Sign:
        return Sign.NON_NEGATIVE if is_square(space, self.block, self.monomial) else Sign.UNKNOWN


Factor = Signed | Assumed | NonzeroSquare | AtLeastOne | SquareSum | MixedTerms | Moment | Proved


# -- reasons -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Term:
    """coefficient·∏ factors."""

    coefficient: fmpq
    factors: tuple[Factor, ...]


@dataclass(frozen=True)
class Sum:
    """A multiple of the polynomial is the sum of the terms; what it is multiplied by is positive.

    Attributes:
        polynomial: the polynomial.
        terms: the terms.
        multiplier: positive factors whose product is multiplied to the polynomial.
    """

    polynomial: Any
    terms: tuple[Term, ...]
    multiplier: tuple[Factor, ...] = ()

    def sign(self, space: Moments) -> Sign:
        """What it shows; UNKNOWN where the reason is not valid."""
        total, found = space.field.rational(0), Sign.NON_NEGATIVE
        if any(factor.sign(space) != Sign.POSITIVE for factor in self.multiplier):
            return Sign.UNKNOWN
        for term in self.terms:
            known = min((factor.sign(space) for factor in term.factors), default=Sign.POSITIVE)
            if term.coefficient <= 0 or known <= 0:
                return Sign.UNKNOWN
            found = max(found, known)
            product = space.field.rational(int(term.coefficient.p), int(term.coefficient.q))
            for factor in term.factors:
                product = product * factor.value(space)
            total = total + product
        wanted = space.field.fraction(self.polynomial, space.field.one)
        for factor in self.multiplier:
            wanted = wanted * factor.value(space)
        return found if (total - wanted).is_zero() else Sign.UNKNOWN


@dataclass(frozen=True)
class Product:
    """The polynomial is content·∏ (±polynomial of a reason)^exponent; an even power needs no reason.

    Attributes:
        polynomial: the product.
        content: its rational content, with its sign.
        factors: (the factor, its exponent, the reason why it, or minus it, is not negative; None for an even power).
    """

    polynomial: Any
    content: int
    factors: tuple[tuple[Any, int, Reason | None], ...]

    def sign(self, space: Moments) -> Sign:
        product, found, sign = space.field.ring.constant(self.content), Sign.POSITIVE, 1 if self.content > 0 else -1
        for factor, exponent, reason in self.factors:
            product *= factor**exponent
            known = reason.sign(space) if reason else Sign.UNKNOWN
            if reason and reason.polynomial not in (factor, -factor):
                return Sign.UNKNOWN
            if exponent % 2 == 0:
                known = max(known, Sign.NON_NEGATIVE)
            elif reason is None or known <= 0:
                return Sign.UNKNOWN
            elif reason.polynomial == -factor:
                sign = -sign
            found = min(found, known)
        same = space.field.reduce(product - self.polynomial).is_zero()
        return found if same and sign > 0 and self.content else Sign.UNKNOWN


@dataclass(frozen=True)
class Root:
    """The polynomial is A + B·R, R the root with this index.

    Attributes:
        polynomial: A + B·R.
        index: the generator R.
        first: why A ≥ 0, or None.
        second: why B ≥ 0, or None.
        gap: why A² − B²R² ≥ 0 (with `first`) or B²R² − A² ≥ 0 (with `second`), or None where both are given.
    """

    polynomial: Any
    index: int
    first: Reason | None
    second: Reason | None
    gap: Reason | None

    def sign(self, space: Moments) -> Sign:
        field, symbol = space.field, space.field.polynomial_symbol(self.index)
        square = field.generators[self.index].square
        if square is None or not is_real(space, self.index):
            return Sign.UNKNOWN
        a, b = field.split(field.reduce(self.polynomial), self.index)
        if field.reduce(a + b * symbol - self.polynomial) != 0:
            return Sign.UNKNOWN
        of_a = self.first.sign(space) if self.first and self.first.polynomial == a else Sign.UNKNOWN
        of_b = self.second.sign(space) if self.second and self.second.polynomial == b else Sign.UNKNOWN
        if self.gap is None:
            return max(of_a, min(of_b, Signed(self.index).sign(space))) if min(of_a, of_b) > 0 else Sign.UNKNOWN
        gap = field.reduce(a * a - b * b * square)
        allowed = [wanted for known, wanted in ((of_a, gap), (of_b, -gap)) if known > 0]
        return self.gap.sign(space) if self.gap.polynomial in allowed else Sign.UNKNOWN


Reason = Sum | Product | Root


@dataclass(frozen=True)
class Certificate:
    """Why a polynomial is never negative, or always positive, under the hypotheses of its space.

    Attributes:
        space: the moment space that the polynomial belongs to.
        reason: the tree of reasons; `reason.polynomial` is the polynomial.
        sign: what it shows.
    """

    space: Moments
    reason: Reason
    sign: Sign

    def check(self) -> bool:
        """Whether every identity holds, by exact polynomial arithmetic, and every factor is known as it claims."""
        try:
            return 0 < self.sign <= self.reason.sign(self.space)
        except (ValueError, ArithmeticError):
            return False

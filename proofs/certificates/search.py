"""The search for a certificate that a polynomial in moments is never negative.

A polynomial is taken apart into its factors; one with a root R, A + B·R, into A, B and A² − B²R²; what is left is to be
a sum of squares and products from the dictionary. The squares are found like this, all in rational numbers:

1. At small exact points the polynomial is evaluated. Where it is negative there is no certificate. Where it is 0 every
   square is 0, so that only linear combinations of the basis remain that vanish there.
2. What cannot cancel goes: a square that alone has a term that the polynomial lacks.
3. The simplex method looks for the coefficients; it is given squares of basis elements, of their sums and differences,
   and of the direction in which its multipliers fail to be positive semidefinite.

Source: P. Parrilo, Math. Program. 96 (2003), for sums of squares as a search; M. Marshall, Positive Polynomials and
Sums of Squares, 2008, for weights and products.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from flint import arb

from lnverify.proofs.certificates.certificate import Certificate
from lnverify.proofs.certificates.combination import Block, Combination, Term
from lnverify.proofs.certificates.dictionary import Dictionary
from lnverify.proofs.certificates.trials import Trial, Trials, Unknown
from lnverify.proofs.certificates.work import Exhausted, Work
from lnverify.proofs.orders.columns import Order
from lnverify.proofs.readings.moments.field import Fraction, OutOfGenerators, TooManyTerms
from lnverify.proofs.readings.moments.kernel import Fact
from lnverify.proofs.sign import Sign

_DEPTH = 6
# How much is done in all.
_ALL_STEPS = 150_000
# How many points are used at which a polynomial is 0.
_ZEROS = 40
# Polynomials with more terms than this are not searched.
_LONGEST = 400
# Each root is split off in three ways, so that the work grows like their factorial.
_ROOTS = 4


@dataclass(frozen=True)
class _Level:
    """How far the search goes.

    Attributes:
        atoms: how many factors a weight may have.
        power: by which power of N the polynomial is multiplied.
        fresh: whether moments may occur that the claim does not speak of.
        of_entries: whether basis vectors are used, of which there are many multiples.
        steps: how much is done.
    """

    atoms: int
    power: int
    fresh: bool
    of_entries: bool = False
    steps: int = 50_000


_OF_ENTRIES = _Level(2, 0, False, of_entries=True, steps=150_000)
_LEVELS = (_Level(1, 0, False), _Level(1, 1, False), _Level(3, 0, False), _Level(2, 2, False), _Level(1, 0, True))


def certify_scalar(space: Any, x: Fraction, wants_positive: bool = False) -> Certificate | None:
    """A certificate for the polynomial that has the sign of a scalar; None if none is found."""
    try:
        polynomial, same = space.signs.polynomial_of(x)
    except TooManyTerms:
        return None
    return certify(space, polynomial, wants_positive or not same)


def certify(space: Any, polynomial: Any, wants_positive: bool = False) -> Certificate | None:
    """A certificate that a polynomial is never negative, or always positive where that is wanted; None without one.

    Args:
        space: the moment space of the polynomial, with what its hypotheses taught.
        polynomial: a polynomial in the generators of the space.
        wants_positive: whether a certificate that leaves 0 possible is of no use.
    """
    try:
        search = _Search(space, wants_positive)
        fact = search.reason(space.field.reduce(polynomial), _DEPTH)
    except (OutOfGenerators, TooManyTerms, Exhausted):
        return None
    needed = Sign.POSITIVE if wants_positive else Sign.NON_NEGATIVE
    known = fact is not None and fact.sign >= needed and space.kernel.rests_on_hypotheses(fact)
    return Certificate(space, fact) if known and fact is not None else None


class _Search:
    """One search; what is known of a polynomial is kept, for roots ask for the same ones again."""

    def __init__(self, space: Any, wants_positive: bool) -> None:
        self._space = space
        self._field = space.field
        self._kernel = space.kernel
        self._wants_positive = wants_positive
        self._trials = Trials(space)
        self._work = Work(_ALL_STEPS + (_OF_ENTRIES.steps if space.bases else 0))
        self._known: dict[Any, Fact | None] = {}

    def reason(self, polynomial: Any, depth: int) -> Fact | None:
        """Why the polynomial is not negative, or None."""
        if polynomial.is_zero():
            return self._kernel.terms(polynomial)  # type: ignore[no-any-return]
        key = str(polynomial)
        if key not in self._known:
            self._known[key] = None
            self._known[key] = self._reason(polynomial, depth) if len(polynomial) <= _LONGEST else None
        return self._known[key]

    def _reason(self, polynomial: Any, depth: int) -> Fact | None:
        found = self._termwise(polynomial)
        if found is not None:
            return found
        zeros = self._zeros(polynomial)
        if zeros is None or (zeros and self._wants_positive and depth == _DEPTH):
            return None
        return (
            self._product(polynomial, depth)
            or self._columns(polynomial)
            or self._root(polynomial, depth)
            or self._sum(polynomial, zeros, depth)
        )

    def _columns(self, polynomial: Any) -> Fact | None:
        """By few columns, or by half degree."""
        kernel = self._kernel
        used = [i for i, degree in enumerate(polynomial.degrees()) if degree]
        names = Order(polynomial, {i: self._field.generators[i] for i in used}, {}, {}).names
        scalars = tuple(kernel.generator(i) for i in used)
        letters = tuple(kernel.letter(0, name) for name in names)
        for least in (3, 2):
            size = kernel.sign_of(self._space.N.value - self._field.rational(least))
            if size is not None:
                break
        else:
            size = kernel.at_least_one((0,))
        for is_whole in (False, True):
            found = kernel.few_columns(polynomial, scalars, letters, size, tuple(kernel.equations), is_whole)
            if found:
                return found
        return None

    def _zeros(self, polynomial: Any) -> list[Trial] | None:
        """Some points at which the polynomial is 0; None where it is negative at a point."""
        found = []
        for trial in self._trials:
            try:
                value = trial.value(polynomial)
            except (Unknown, ZeroDivisionError):
                continue
            if value < 0:
                return None
            if not isinstance(value, arb) and not value:
                found.append(trial)
        return found[:_ZEROS]

    def _termwise(self, polynomial: Any) -> Fact | None:
        """Every term is a product of what has a known sign, and of squares."""
        found = self._kernel.terms(polynomial)
        return found if found and (not self._wants_positive or found.sign == Sign.POSITIVE) else None

    def _sum(self, polynomial: Any, zeros: list[Trial], depth: int) -> Fact | None:
        """The polynomial as a sum of products from its dictionary, or None; `zeros` are points at which it is 0."""
        best, proved = None, self._proved(polynomial, depth)
        sizes = [self._kernel.generator(i) for i, g in enumerate(self._field.generators) if g.kind == "size"]
        inhabited = tuple(size for size in sizes if size.sign == Sign.POSITIVE)
        levels = (_OF_ENTRIES, *_LEVELS) if self._space.bases else _LEVELS
        for level in levels if inhabited else [level for level in levels if not level.power]:
            multiplier = inhabited * level.power
            try:
                terms = self._terms(polynomial, multiplier, zeros, proved, level)
            except Exhausted:
                continue
            if terms is None:
                continue
            found: Fact = self._kernel.combination(self._kernel.scalar(polynomial), tuple(terms), multiplier)
            best = best or found or None
            if found and (not self._wants_positive or found.sign == Sign.POSITIVE):
                return found
        return best

    def _terms(
        self, polynomial: Any, multiplier: tuple[Fact, ...], zeros: list[Trial], proved: list[Fact], level: _Level
    ) -> list[Term] | None:
        for size in multiplier:
            polynomial = polynomial * size.polynomial
        work = self._work.part(level.steps)
        dictionary = Dictionary(self._space, polynomial, work, proved, level.fresh)
        families = dictionary.families(level.atoms, level.of_entries)
        blocks = [Block(family, self._space, work) for family in families]
        blocks = [block for block in blocks if block.vanish_at(zeros)]
        return Combination(self._field, polynomial, blocks, work).solve(self._wants_positive)

    def _proved(self, polynomial: Any, depth: int) -> list[Fact]:
        if not depth or len(self._field.roots_in(polynomial)) < 2:
            return []
        products = list(Dictionary(self._space, polynomial, self._work).root_products())
        return [reason for p in products if (reason := self.reason(p, depth - 1))]

    def _product(self, polynomial: Any, depth: int) -> Fact | None:
        content, factors = self._field.factor(polynomial)
        if not depth or (len(factors) == 1 and factors[0][1] == 1):
            return None
        found, sign = [], 1 if content > 0 else -1
        for factor, exponent in factors:
            # An even power may be positive as well, where its base is.
            reason = self._simple(factor) if exponent % 2 == 0 else self.reason(factor, depth - 1)
            if reason is None and exponent % 2:
                reason, sign = self.reason(-factor, depth - 1), -sign
                if reason is None:
                    return None
            found.append((factor, exponent, reason))
        return self._kernel.product(polynomial, content, tuple(found)) or None if sign > 0 else None

    def _simple(self, factor: Any) -> Fact | None:
        return self.reason(factor, 0) if self._wants_positive else None

    def _root(self, polynomial: Any, depth: int) -> Fact | None:
        roots = self._field.roots_in(polynomial)
        for index in roots if depth and len(roots) <= _ROOTS else ():
            if not self._kernel.is_real(self._field.polynomial_symbol(index)):
                continue
            a, b = self._field.split(polynomial, index)
            if b.is_zero():
                continue
            found = self._root_at(polynomial, index, a, b, depth)
            if found is not None:
                return found
        return None

    def _root_at(self, polynomial: Any, index: int, a: Any, b: Any, depth: int) -> Fact | None:
        of_a, of_b = self.reason(a, depth - 1), self.reason(b, depth - 1)
        if of_a and of_b:
            return self._kernel.root(polynomial, index, of_a, of_b, None) or None
        gap = self._field.reduce(a * a - b * b * self._field.generators[index].square)
        if of_a and (reason := self.reason(gap, depth - 1)):
            return self._kernel.root(polynomial, index, of_a, None, reason) or None
        if of_b and (reason := self.reason(-gap, depth - 1)):
            return self._kernel.root(polynomial, index, None, of_b, reason) or None
        return None

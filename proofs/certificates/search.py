"""The search for a certificate that a polynomial in moments is never negative.

A polynomial with a root R, A + B·R, is taken apart into A, B and A² − B²R²; what is left is reduced to few columns
(`proofs.orders`), where cells decide. That it is positive is shown by a number that can be taken away from it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from math import prod
from operator import sub
from typing import Any

from flint import fmpq

from lnverify.proofs.algebra.field import Fraction, OutOfGenerators, TooManyTerms, key_of, terms_of
from lnverify.proofs.orders.columns import WAYS, letters_in
from lnverify.proofs.readings.moments.kernel import Fact, Kernel
from lnverify.proofs.sign import Sign

_DEPTH = 6
# Polynomials with more terms than this are not searched, and so many are looked at on columns in all: what is decided
# needs 12 at most.
_LONGEST, _MOST = 400, 20
# A polynomial of so many terms may be exchanged for one as long.
_SHORT = 4
# Each root is split off in three ways, so that the work grows like their factorial.
_ROOTS = 4
# A positive polynomial is shown to exceed one such part of 1.
_FRACTION = 100
# Lower bounds of N that are worth knowing.
_BOUNDS = (3, 2, 1)


def certify_scalar(space: Any, x: Fraction, wants_positive: bool = False) -> Fact | None:
    """A fact that the polynomial that has the sign of a scalar is not negative, or positive; None if none is found."""
    try:
        polynomial, same = space.signs.polynomial_of(x)
    except TooManyTerms:
        return None
    return certify(space, polynomial, wants_positive or not same)


def certify(space: Any, polynomial: Any, wants_positive: bool = False) -> Fact | None:
    """A certificate that a polynomial is never negative, or always positive where that is wanted; None without one.

    Args:
        space: the moment space of the polynomial, with what its hypotheses taught.
        polynomial: a polynomial in the generators of the space.
        wants_positive: whether a certificate that leaves 0 possible is of no use.
    """
    try:
        search, whole = _Search(space), space.field.reduce(polynomial)
        fact = search.reason(whole, _DEPTH)
        if wants_positive and not (fact and fact.nonzero):
            fact = search.above_zero(whole)
    except (OutOfGenerators, TooManyTerms):
        return None
    return fact if fact and space.kernel.rests_on_hypotheses(fact) else None


class _Search:
    """One search; what is known of a polynomial is kept, for roots ask for the same ones again."""

    def __init__(self, space: Any) -> None:
        self._space = space
        self._field = space.field
        self._kernel: Kernel = space.kernel
        self._known: dict[Any, Fact | None] = {}
        self._count = 0

    def reason(self, polynomial: Any, depth: int) -> Fact | None:
        """Why the polynomial is not negative, or None."""
        if polynomial.is_zero():
            return self._kernel.terms(polynomial)
        key = key_of(polynomial)
        if key not in self._known:
            is_searched = len(polynomial) <= _LONGEST and self._count < _MOST
            self._known[key] = None
            self._known[key] = self._reason(polynomial, depth) if is_searched else None
        return self._known[key]

    def _reason(self, polynomial: Any, depth: int) -> Fact | None:
        return (
            self._kernel.terms(polynomial)
            or self._on_columns(polynomial)
            or self._less_a_product(polynomial, depth)
            or self._root(polynomial, depth)
            or self._less_a_fact(polynomial, depth)
        )

    # -- few columns ---------------------------------------------------------------------------------------

    def _on_columns(self, polynomial: Any) -> Fact | None:
        """By the first theorem of `proofs.orders` that is enough."""
        self._count += 1
        if self._count > _MOST:
            return None
        facts = facts_on(self._space, polynomial)
        return next(filter(None, (self._kernel.few_columns(polynomial, *facts, way) for way in WAYS)), None)

    def above_zero(self, polynomial: Any) -> Fact | None:
        """p = (p − q) + q with a number q > 0, in whole numbers: b p = (b p − 1) + 1 for q = 1/b."""
        if (rest := self.reason(polynomial * _FRACTION - self._field.one, _DEPTH)) is None:
            return None
        part = fmpq(1, _FRACTION)
        return self._kernel.combination(self._kernel.scalar(polynomial), ((part, (rest,)), (part, ()))) or None

    # -- what is known -------------------------------------------------------------------------------------

    def _less_a_fact(self, polynomial: Any, depth: int) -> Fact | None:
        """What is left without a known inequality, times a monomial that takes a term away, or as it stands."""
        # Parts of what has roots are many, and none of them is looked at so closely.
        if depth < _DEPTH or self._field.roots_in(polynomial):
            return None
        kernel, obstacle = self._kernel, next(self._open(polynomial), None)
        known = list(kernel.facts)
        for fact in [*known, *self._space.signs.inequalities()] if obstacle else ():
            result = self._less_a_multiple(polynomial, fact, *obstacle, depth) if obstacle else None
            if result is not None:
                return result
        one = kernel.terms(self._field.one)
        for fact in known if len(polynomial) <= _SHORT else ():
            if (rest := self._on_columns(self._field.reduce(polynomial - fact.polynomial))) is not None:
                return kernel.split(polynomial, one, fact, one, rest) or None
        return None

    def _less_a_multiple(
        self, polynomial: Any, fact: Fact, exponents: tuple[int, ...], coefficient: Any, depth: int
    ) -> Fact | None:
        for term, scale in terms_of(fact.polynomial):
            quotient = tuple(map(sub, exponents, term))
            if (scale > 0) != (coefficient > 0) or min(quotient) < 0 or not self._kernel.monomial_sign(quotient):
                continue
            multiple = self._field.ring.from_dict({quotient: abs(coefficient)})
            rest = self._field.reduce(polynomial * abs(scale) - fact.polynomial * multiple)
            is_simpler = len(rest) < len(polynomial) or len(rest) <= _SHORT
            if is_simpler and (reason := self.reason(rest, depth)):
                below = self._kernel.terms(self._field.ring.constant(abs(scale)))
                return self._kernel.split(polynomial, below, fact, self._kernel.terms(multiple), reason) or None
        return None

    # -- roots -------------------------------------------------------------------------------------------

    def _root(self, polynomial: Any, depth: int) -> Fact | None:
        roots = self._field.roots_in(polynomial)
        # First those beside which no term is negative.
        roots.sort(key=lambda index: not self._kernel.terms(self._field.split(polynomial, index)[0]))
        for index in roots if depth and len(roots) <= _ROOTS else ():
            if not self._kernel.is_real(self._field.polynomial_symbol(index)):
                continue
            a, b = self._field.split(polynomial, index)
            if b.is_zero():
                continue
            result = self._root_at(polynomial, index, a, b, depth)
            if result is not None:
                return result
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

    def _less_a_product(self, polynomial: Any, depth: int) -> Fact | None:
        """What is left without a multiple of ∏R ± m, by Cauchy and Schwarz for roots R and a sum m."""
        roots, beside = self._field.roots_in(polynomial), dict[frozenset[int], dict[Any, Any]]()
        for exponents, coefficient in terms_of(polynomial) if depth and len(roots) > 1 else ():
            rest = tuple(0 if i in roots else e for i, e in enumerate(exponents))
            beside.setdefault(frozenset(i for i in roots if exponents[i]), {})[rest] = coefficient
        both = dict.fromkeys(left | right for left, right in combinations_with_replacement(beside, 2))
        for chosen, m in product([each for each in both if len(each) > 1], self._sums(beside)):
            for fact in self._roots_exceed(chosen, m):
                results = (self._less_a_multiple(polynomial, fact, *term, depth - 1) for term in self._open(polynomial))
                if (result := next(filter(None, results), None)) is not None:
                    return result
        return None

    def _open(self, polynomial: Any) -> Iterator[tuple[tuple[int, ...], Any]]:
        """The terms that may be negative."""
        return (term for term in terms_of(polynomial) if term[1] < 0 or not self._kernel.monomial_sign(term[0]))

    def _roots_exceed(self, roots: frozenset[int], m: Any) -> Iterator[Fact]:
        """∏R ± m ≥ 0, where ∏R² − m² has no roots and is not negative."""
        first, *others = roots
        other = prod(map(self._field.polynomial_symbol, others), start=self._field.one)
        own = self._field.polynomial_symbol(first) * other
        gap, sign = self._field.reduce(own * own - m * m), self._kernel.terms(other)
        above = self._on_columns(gap) if sign and not self._field.roots_in(gap) else None
        for turn in (1, -1) if above else ():
            if fact := self._kernel.root(own + turn * m, first, None, sign, above):
                yield fact

    def _sums(self, beside: dict[frozenset[int], dict[Any, Any]]) -> list[Any]:
        """The factors without a sign of what stands beside roots, and the single letters of the other terms."""
        results: list[Any] = []
        for roots, terms in beside.items():
            p = self._field.ring.from_dict(terms)
            singles = [self._field.ring.from_dict({e: 1}) for e in terms if sum(e) == 1]
            results += [f for f, e in self._field.factor(p)[1] if e % 2] if roots else singles
        return [m for m in {key_of(m): m for m in results}.values() if not self._kernel.terms(m)]


def facts_on(space: Any, polynomial: Any) -> tuple[tuple[Fact, ...], tuple[Fact, ...], Fact, tuple[Fact, ...]]:
    """What is known of all that a polynomial speaks of: generators, letters, the number of coordinates, sums."""
    kernel, used = space.kernel, [i for i, degree in enumerate(polynomial.degrees()) if degree]
    names = letters_in(space.field.generators[i] for i in used)
    letters = tuple(kernel.letter(0, name) for name in names)
    return tuple(map(kernel.generator, used)), letters, _bound_of_size(space), tuple(kernel.equations)


def _bound_of_size(space: Any) -> Fact:
    """The best lower bound of the number of coordinates, in the first block of two."""
    kernel, size = space.kernel, space.totals.size(0)
    above = (kernel.sign_of(size - space.field.rational(least)) for least in _BOUNDS)
    if (fact := next(filter(None, above), None)) is not None:
        return fact  # type: ignore[no-any-return]
    is_inhabited = kernel.inhabited(0) == Sign.POSITIVE
    own: Fact = kernel.at_least_one((0,)) if is_inhabited else kernel.generator(space.field.find("size", 0))
    return own

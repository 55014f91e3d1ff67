"""The search for a certificate that a polynomial in moments is never negative.

It is that of the signs, and what is left of a polynomial is looked at on few columns (`proofs.orders`) too, where cells
decide. That it is positive is shown by a number that can be taken away from it.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import combinations_with_replacement, product
from math import prod
from typing import Any

from flint import fmpq

from lnverify.proofs.algebra.field import Fraction, OutOfGenerators, TooManyTerms, key_of, terms_of
from lnverify.proofs.orders.columns import WAYS, letters_in
from lnverify.proofs.readings.moments.certifier import Certifier
from lnverify.proofs.readings.moments.kernel import Fact, Kernel
from lnverify.proofs.readings.moments.signs import Signs
from lnverify.proofs.sign import Sign

# How many steps the search may take.
_DEPTH = 12
# Polynomials with more terms than this are not looked at on columns, and so many are in all: what is decided needs 12
# at most.
_LONGEST, _MOST = 400, 20
# A positive polynomial is shown to exceed one such part of 1.
_FRACTION = 100
# A polynomial of so many terms may be exchanged for one as long.
_SHORT = 4
# Each root is split off in three ways, so that the work grows like their factorial.
_ROOTS = 4
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
        search, whole = _OnColumns(space), space.field.reduce(polynomial)
        fact = search.reason(whole, _DEPTH, Sign.NON_NEGATIVE)
        if wants_positive and not (fact and fact.nonzero):
            fact = search.above_zero(whole)
    except (OutOfGenerators, TooManyTerms):
        return None
    return fact if fact and space.kernel.rests_on_hypotheses(fact) else None


class _OnColumns(Certifier):
    """One search, by what the signs of a decision know."""

    def __init__(self, space: Any) -> None:
        super().__init__(space.kernel)
        self._space, self._count = space, 0
        self._kernel: Kernel = space.kernel
        self._signs: Signs = space.signs

    @property
    def facts(self) -> Sequence[Fact]:
        return self._kernel.facts

    def inequalities(self) -> Iterable[Fact]:
        return self._signs.inequalities()

    def excluded(self, polynomial: Any) -> Fact | None:
        return self._signs.excluded(polynomial)

    @property
    def _known(self) -> Hashable:
        return self._kernel.state

    def _find(self, polynomial: Any, depth: int, wanted: Sign) -> Fact | None:
        return (
            self._on_columns(polynomial)
            or self._less_a_product(polynomial, depth)
            or (self._less_a_fact(polynomial) if depth == _DEPTH else None)
            or super()._find(polynomial, depth, wanted)
        )

    def _roots(self, polynomial: Any) -> list[int]:
        """All of them, first those beside which no term is negative."""
        roots = self._field.roots_in(polynomial)
        roots.sort(key=lambda index: not self._kernel.terms(self._field.split(polynomial, index)[0]))
        return roots if len(roots) <= _ROOTS else []

    def _on_columns(self, polynomial: Any) -> Fact | None:
        """By the first theorem of `proofs.orders` that is enough."""
        made_for_a_while = any(polynomial.degrees()[len(self._field.generators) :])
        if len(polynomial) > _LONGEST or self._count > _MOST or made_for_a_while:
            return None
        self._count += 1
        facts = facts_on(self._space, polynomial)
        return next(filter(None, (self._kernel.few_columns(polynomial, *facts, way) for way in WAYS)), None)

    def above_zero(self, polynomial: Any) -> Fact | None:
        """p = (p − q) + q with a number q > 0, in whole numbers: b p = (b p − 1) + 1 for q = 1/b."""
        rest = self.reason(polynomial * _FRACTION - self._field.one, _DEPTH, Sign.NON_NEGATIVE)
        if rest is None:
            return None
        part = fmpq(1, _FRACTION)
        return self._kernel.combination(self._kernel.scalar(polynomial), ((part, (rest,)), (part, ()))) or None

    def _less_a_fact(self, polynomial: Any) -> Fact | None:
        """What is left of a short polynomial without a known one, on columns."""
        one = self._kernel.terms(self._field.one)
        for fact in self.facts if len(polynomial) <= _SHORT else ():
            if rest := self._on_columns(self._field.reduce(polynomial - fact.polynomial)):
                return self._kernel.split(polynomial, one, fact, one, rest) or None
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
                results = (
                    self._subtract(fact, polynomial, *term, depth, Sign.NON_NEGATIVE) for term in self._open(polynomial)
                )
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

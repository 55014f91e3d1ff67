"""The search for a reason why a polynomial is positive, or not negative.

A polynomial is written as a sum of products of what is known not to be negative; the search is greedy and its depth is
bounded, so it may miss a true sign, but it never asserts a false one. What is known is for a subclass to say: the
hypotheses of a decision, or the facts that a proof of Rocq has established.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import combinations
from operator import ge, sub
from typing import Any

from lnverify.proofs.readings.moments.field import Field, terms_of
from lnverify.proofs.readings.moments.real_roots import is_positive
from lnverify.proofs.readings.moments.reasons import (
    Known,
    Nonzero,
    OneVariable,
    Product,
    Reason,
    Root,
    Split,
    Square,
    Terms,
)
from lnverify.proofs.readings.moments.table import Table
from lnverify.proofs.sign import Sign

DEPTH = 4
# So many polynomials are looked at in one decision; after that no sign is known.
WORK = 5_000


class Certifier(ABC):
    """The search for reasons.

    Args:
        field: the ring of the decision.
        generator_sign: what is known of the sign of a generator.

    Attributes:
        squared: the kinds of generators of which squares are split off.
    """

    squared: tuple[str, ...] = ("scalar",)

    def __init__(self, field: Field, generator_sign: Callable[[int], Sign]) -> None:
        self._field = field
        self._generator_sign = generator_sign
        self.work = 0
        self._terms: dict[int, tuple[Any, list[tuple[tuple[int, ...], Any]]]] = {}
        # What was found of a polynomial, and how much work it took, while no more was known than now.
        self._reasons: Table[tuple[Reason | None, int]] = Table(WORK)

    # -- what is known -----------------------------------------------------------------------------------

    @property
    @abstractmethod
    def facts(self) -> Sequence[tuple[Any, Sign]]:
        """The polynomials that are known to be positive or not negative, each with which of the two."""

    @abstractmethod
    def inequalities(self) -> Iterable[Known]:
        """What is known beside the facts: by Cauchy and Schwarz for one."""

    @abstractmethod
    def is_excluded(self, polynomial: Any) -> bool:
        """Whether a polynomial is known not to be zero."""

    @property
    @abstractmethod
    def _known(self) -> Hashable:
        """What changes whenever more is known."""

    # -- what follows ------------------------------------------------------------------------------------

    def sign(self, polynomial: Any, depth: int = DEPTH) -> int:
        """1 where it is never negative, −1 where it is never positive, 0 where neither is known."""
        if self.certify(polynomial, depth):
            return 1
        return -1 if self.certify(-polynomial, depth) else 0

    def certify(self, polynomial: Any, depth: int = DEPTH) -> Sign:
        """What is known of the sign."""
        return _sign_of(self.reason(polynomial, depth))

    def reason(self, polynomial: Any, depth: int = DEPTH, wanted: Sign = Sign.POSITIVE) -> Reason | None:
        """Why the polynomial is positive, or else why it is not negative; None where neither is known.

        Args:
            polynomial: the polynomial.
            depth: how many steps the search may take.
            wanted: the sign that ends the search.
        """
        if polynomial.is_zero():
            return Terms(polynomial, Sign.NON_NEGATIVE)
        beside = depth, wanted, self._known
        kept = self._reasons.get(polynomial, beside)
        if kept is not None and self._spend(kept[1]):
            return kept[0]
        before = self.work
        self.work += 1
        if self.work > WORK:
            return None
        found = self._find(polynomial, depth, wanted)
        if self.work <= WORK:
            self._reasons.put(polynomial, (found, self.work - before), beside)
        return found

    def nonzero_reason(self, factor: Any) -> Reason | None:
        """Why a factor vanishes nowhere: why it, minus it, or its square is positive."""
        found = (self.reason(factor), self.reason(-factor))
        positive = [reason for reason in found if _sign_of(reason) == Sign.POSITIVE]
        return positive[0] if positive else self.square_reason(factor)

    def square_reason(self, factor: Any) -> Reason | None:
        """Why the square of a factor is positive, though the factor has no sign."""
        found = self._by_terms(factor**2, DEPTH, Sign.POSITIVE)
        return found if _sign_of(found) == Sign.POSITIVE else None

    def obvious(self, polynomial: Any) -> Sign:
        """The sign of a sum of terms each of known sign; UNKNOWN where a term has none."""
        signs = [self._monomial_sign(e) if c > 0 else Sign.UNKNOWN for e, c in terms_of(polynomial)]
        return max(signs) if signs and all(signs) else Sign.UNKNOWN

    def _spend(self, work: int) -> bool:
        """Count the work of a kept answer each time, so that no answer depends on what was asked.

        Returns:
            Whether there was work enough left.
        """
        if self.work + work > WORK:
            return False
        self.work += work
        return True

    def _find(self, polynomial: Any, depth: int, wanted: Sign) -> Reason | None:
        roots = self._field.roots_in(polynomial)
        if roots and depth:
            a, b = self._field.split(polynomial, roots[0])
            if not a.is_zero() and not b.is_zero():
                return self._by_root(polynomial, roots[0], a, b, depth, wanted)
        found = self._by_factors(polynomial, depth, wanted)
        if found is not None and found.sign < wanted and self.is_excluded(polynomial):
            return Nonzero(polynomial, Sign.POSITIVE, found)
        return found

    # -- factors -------------------------------------------------------------------------------------------

    def _by_factors(self, polynomial: Any, depth: int, wanted: Sign) -> Reason | None:
        content, factors = self._field.factor(polynomial)
        if not factors:
            return Terms(polynomial, Sign.POSITIVE) if content > 0 else None
        if len(factors) == 1 and factors[0][1] == 1:
            found = self._by_terms(polynomial, depth, wanted)
            if found is not None and found.sign < wanted and depth == DEPTH:
                return self._sharpen_by_fact(polynomial, depth) or found
            return found
        known, sign, parts = Sign.POSITIVE, 1 if content > 0 else -1, []
        for factor, exponent in factors:
            reason, orientation = self._orientation(factor, depth - 1, wanted) if depth else (None, 1)
            found_sign = _sign_of(reason)
            if exponent % 2 == 0:
                never_zero = found_sign == Sign.POSITIVE or self.is_excluded(factor)
                known = min(known, Sign.POSITIVE if never_zero else Sign.NON_NEGATIVE)
                reason = None
            elif reason is None:
                return self._by_terms(polynomial, depth, wanted)
            else:
                known, sign = min(known, found_sign), sign * orientation
            parts.append((factor, exponent, reason))
        return Product(polynomial, known, content, tuple(parts)) if sign > 0 else None

    def _orientation(self, polynomial: Any, depth: int, wanted: Sign) -> tuple[Reason | None, int]:
        """Why the polynomial is not negative, with 1, or else why minus it is not, with −1."""
        if reason := self.reason(polynomial, depth, wanted):
            return reason, 1
        return self.reason(-polynomial, depth, wanted), -1

    # -- terms ---------------------------------------------------------------------------------------------

    def _by_terms(self, polynomial: Any, depth: int, wanted: Sign) -> Reason | None:
        obstacle, known = None, Sign.NON_NEGATIVE
        for exponents, coefficient in terms_of(polynomial):
            sign = self._monomial_sign(exponents)
            if coefficient < 0 or not sign:
                obstacle = obstacle or (exponents, coefficient)
            else:
                known = max(known, sign)
        if obstacle is None:
            found = Terms(polynomial, known)
            return found if known >= wanted else self._split_off_fact(polynomial, depth) or found
        if self._is_positive_in_one_letter(polynomial):
            return OneVariable(polynomial, Sign.POSITIVE)
        if not depth:
            return None
        return self._subtract_a_square(polynomial, *obstacle, depth, wanted) or self._subtract_a_fact(
            polynomial, *obstacle, depth, wanted
        )

    def _monomial_sign(self, exponents: tuple[int, ...]) -> Sign:
        sign = Sign.POSITIVE
        for index, exponent in enumerate(exponents):
            if not exponent:
                continue
            known = self._generator_sign(index)
            if exponent % 2:
                if not known:
                    return Sign.UNKNOWN
                sign = min(sign, known)
            elif known != Sign.POSITIVE and not self.is_excluded(self._field.polynomial_symbol(index)):
                sign = Sign.NON_NEGATIVE
        return sign

    def _is_positive_in_one_letter(self, polynomial: Any) -> bool:
        used = [index for index, degree in enumerate(polynomial.degrees()) if degree]
        if len(used) != 1:
            return False
        coefficients = {exponents[used[0]]: int(c) for exponents, c in terms_of(polynomial)}
        return is_positive(coefficients, self._generator_sign(used[0]) == Sign.POSITIVE)

    # -- facts ---------------------------------------------------------------------------------------------

    def _sharpen_by_fact(self, polynomial: Any, depth: int) -> Reason | None:
        """Try to show that a polynomial that is not negative is positive, by a positive fact times a monomial."""
        for fact, known in self.facts:
            if known != Sign.POSITIVE:
                continue
            for weight in self._weights(polynomial, fact):
                rest = self._field.reduce(polynomial + weight * polynomial - weight * fact)
                if reason := self.reason(rest, depth - 1):
                    part = Known(fact, known)
                    return Split(polynomial, Sign.POSITIVE, self._field.one + weight, part, weight, reason)
        return None

    def _weights(self, polynomial: Any, fact: Any) -> list[Any]:
        """The positive monomials by which a term of the polynomial is larger than one of the fact."""
        pairs = ((exponents, term) for exponents, _ in terms_of(polynomial) for term, _ in self._terms_of(fact))
        quotients = dict.fromkeys(tuple(map(sub, *pair)) for pair in pairs)
        larger = [q for q in quotients if any(q) and min(q) >= 0 and self._monomial_sign(q)]
        return [self._field.ring.from_dict({q: 1}) for q in larger if self._is_nowhere_zero(q)]

    def _is_nowhere_zero(self, exponents: tuple[int, ...]) -> bool:
        """Whether each generator of a monomial is positive, or is known not to be 0."""
        used = [index for index, exponent in enumerate(exponents) if exponent]
        symbol = self._field.polynomial_symbol
        return all(self._generator_sign(i) == Sign.POSITIVE or self.is_excluded(symbol(i)) for i in used)

    def _subtract_a_square(
        self, polynomial: Any, exponents: Any, coefficient: Any, depth: int, wanted: Sign
    ) -> Reason | None:
        """Try to split m(x ± y)² off a polynomial with the term ±2mxy, or y = 1; x and y of the kinds in `squared`."""
        odd = [i for i, e in enumerate(exponents) if e % 2 and self._field.generators[i].kind in self.squared]
        for first, second in [*combinations(odd, 2), *((i, None) for i in odd)]:
            quotient = tuple(e - (i in (first, second)) for i, e in enumerate(exponents))
            if not self._monomial_sign(quotient):
                continue
            x = self._field.polynomial_symbol(first)
            y = self._field.one if second is None else self._field.polynomial_symbol(second)
            base = x + y if coefficient > 0 else x - y
            multiple = self._field.ring.from_dict({quotient: abs(coefficient)})
            if rest := self.reason(2 * polynomial - multiple * base**2, depth - 1, wanted):
                return Split(polynomial, rest.sign, 2 * self._field.one, Square(base), multiple, rest)
        return None

    def _split_off_fact(self, polynomial: Any, depth: int) -> Reason | None:
        """Try to split a positive fact off a polynomial that is not negative."""
        if not depth or not any(sign == Sign.POSITIVE for _, sign in self.facts):
            return None
        found = (self._subtract_a_fact(polynomial, *term, depth, Sign.POSITIVE) for term in terms_of(polynomial))
        return next((reason for reason in found if _sign_of(reason) == Sign.POSITIVE), None)

    def _subtract_a_fact(
        self, polynomial: Any, exponents: Any, coefficient: Any, depth: int, wanted: Sign
    ) -> Reason | None:
        best: Reason | None = None
        for known in (*(Known(*fact) for fact in self.facts), *self.inequalities()):
            for term, scale in self._terms_of(known.polynomial):
                if (scale > 0) != (coefficient > 0) or not all(map(ge, exponents, term)):
                    continue
                quotient = tuple(map(sub, exponents, term))
                sign = self._monomial_sign(quotient)
                if not sign:
                    continue
                multiple = self._field.ring.from_dict({quotient: abs(coefficient)})
                rest = self.reason(
                    self._field.reduce(polynomial * abs(scale) - known.polynomial * multiple), depth - 1, wanted
                )
                if rest is None:
                    continue
                reached = max(min(known.sign, sign), rest.sign if not rest.polynomial.is_zero() else Sign.UNKNOWN)
                if reached > _sign_of(best):
                    divisor = self._field.ring.constant(abs(scale))
                    best = Split(polynomial, reached, divisor, known, multiple, rest)
                if reached >= wanted:
                    return best
        return best

    def _terms_of(self, fact: Any) -> list[tuple[tuple[int, ...], Any]]:
        """The terms of a fact, worked out once; the fact is kept too, so that no other gets its identity."""
        if id(fact) not in self._terms:
            self._terms[id(fact)] = fact, terms_of(fact)
        return self._terms[id(fact)][1]

    # -- roots -----------------------------------------------------------------------------------------------

    def _by_root(self, polynomial: Any, index: int, a: Any, b: Any, depth: int, wanted: Sign) -> Reason | None:
        """The sign of A + B·R from those of A, B and A² − B²R²."""
        square = self._field.generators[index].square
        gap = self._field.reduce(a * a - b * b * square)
        # One level down: a fact that is split off A may bring the root back.
        first, sign_a = self._orientation(a, depth - 1, wanted)
        second, sign_b = self._orientation(b, depth - 1, wanted)
        if first is None or second is None or sign_a == sign_b == -1:
            return None
        if sign_a == sign_b:
            root = max(self._generator_sign(index), Sign.NON_NEGATIVE)
            return Root(polynomial, max(first.sign, min(second.sign, root)), index, first, second, None)
        reason = self.reason(gap if sign_a > 0 else -gap, depth - 1, wanted)
        return None if reason is None else Root(polynomial, reason.sign, index, first, second, reason)


def _sign_of(reason: Reason | None) -> Sign:
    return Sign.UNKNOWN if reason is None else reason.sign

"""The search for a reason why a polynomial is positive, or not negative.

A polynomial is written as a sum of products of what is known not to be negative; the search is greedy and its depth is
bounded, so it may miss a true sign. Each step that it finds is a rule of the kernel, which makes the fact. What is
known is for a subclass to say: the hypotheses of a decision, or the facts that a proof of Rocq has established.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Sequence
from itertools import combinations
from operator import ge, sub
from typing import Any

from lnverify.proofs.algebra.field import terms_of
from lnverify.proofs.algebra.table import Table
from lnverify.proofs.readings.moments.kernel import Fact, Rules
from lnverify.proofs.sign import Sign

DEPTH = 4
# So many polynomials are looked at in one decision, a long one counting as many; after that no sign is known.
WORK, _LONG = 5_000, 20


class Certifier(ABC):
    """The search for reasons.

    Args:
        rules: the rules that make facts.

    Attributes:
        squared: the kinds of generators of which squares are split off.
    """

    squared: tuple[str, ...] = ("scalar",)

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._field = rules.field
        self.work = 0
        self._terms: dict[int, tuple[Any, list[tuple[tuple[int, ...], Any]]]] = {}
        # What was found of a polynomial, and how much work it took, while no more was known than now.
        self._reasons: Table[tuple[Fact | None, int]] = Table(WORK)

    # -- what is known -----------------------------------------------------------------------------------

    @property
    @abstractmethod
    def facts(self) -> Sequence[Fact]:
        """Facts on signs of polynomials."""

    @abstractmethod
    def inequalities(self) -> Iterable[Fact]:
        """What is known beside them: by Cauchy and Schwarz for one."""

    @abstractmethod
    def excluded(self, polynomial: Any) -> Fact | None:
        """Why a polynomial, or minus it, is not 0, where that was learned."""

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

    def reason(self, polynomial: Any, depth: int = DEPTH, wanted: Sign = Sign.POSITIVE) -> Fact | None:
        """Why the polynomial is positive, or else why it is not negative; None where neither is known.

        Args:
            polynomial: the polynomial.
            depth: how many steps the search may take.
            wanted: the sign that ends the search.
        """
        if polynomial.is_zero():
            return self._rules.terms(polynomial)
        beside = depth, wanted, self._known
        kept = self._reasons.get(polynomial, beside)
        if kept is not None and self._spend(kept[1]):
            return kept[0]
        before = self.work
        self.work += 1 + len(polynomial) // _LONG
        if self.work > WORK:
            return None
        result = self._find(polynomial, depth, wanted) or None
        if self.work <= WORK:
            self._reasons.put(polynomial, (result, self.work - before), beside)
        return result

    def nonzero_reason(self, factor: Any) -> Fact | None:
        """Why a factor vanishes nowhere: why it, minus it, or its square is positive."""
        results = (self.reason(factor), self.reason(-factor))
        positive = [reason for reason in results if _sign_of(reason) == Sign.POSITIVE]
        return positive[0] if positive else self.square_reason(factor)

    def square_reason(self, factor: Any) -> Fact | None:
        """Why the square of a factor is positive, though the factor has no sign."""
        result = self._by_terms(self._field.reduce(factor**2), DEPTH, Sign.POSITIVE)
        return result if _sign_of(result) == Sign.POSITIVE else None

    def _spend(self, work: int) -> bool:
        """Count the work of a kept answer each time, so that no answer depends on what was asked.

        Returns:
            Whether there was work enough left.
        """
        if self.work + work > WORK:
            return False
        self.work += work
        return True

    def _find(self, polynomial: Any, depth: int, wanted: Sign) -> Fact | None:
        split = [(index, *self._field.split(polynomial, index)) for index in (self._roots(polynomial) if depth else ())]
        if mixed := [each for each in split if not each[1].is_zero() and not each[2].is_zero()]:
            return next(filter(None, (self._by_root(polynomial, *each, depth, wanted) for each in mixed)), None)
        result = self._by_factors(polynomial, depth, wanted)
        if result and result.sign < wanted and (nonzero := self.excluded(polynomial)) is not None:
            return self._rules.strict(result, nonzero)
        return result

    def _roots(self, polynomial: Any) -> list[int]:
        """The roots of which one is split off."""
        return self._field.roots_in(polynomial)[:1]

    # -- factors -------------------------------------------------------------------------------------------

    def _by_factors(self, polynomial: Any, depth: int, wanted: Sign) -> Fact | None:
        content, factors = self._field.factor(polynomial)
        if not factors:
            return self._rules.terms(polynomial)
        if len(factors) == 1 and factors[0][1] == 1:
            result = self._by_terms(polynomial, depth, wanted)
            if result and result.sign < wanted and depth == DEPTH:
                return self._sharpen_by_fact(polynomial, depth) or result
            return result
        sign, parts = 1 if content > 0 else -1, []
        for factor, exponent in factors:
            reason, orientation = self._orientation(factor, depth - 1, wanted) if depth else (None, 1)
            if exponent % 2 == 0:
                positive = _sign_of(reason) == Sign.POSITIVE
                reason = reason if positive else self.excluded(factor)
            elif reason is None:
                return self._by_terms(polynomial, depth, wanted)
            else:
                sign *= orientation
            parts.append((factor, exponent, reason))
        return self._rules.product(polynomial, content, tuple(parts)) if sign > 0 else None

    def _orientation(
        self, polynomial: Any, depth: int = DEPTH, wanted: Sign = Sign.POSITIVE
    ) -> tuple[Fact | None, int]:
        """Why the polynomial is not negative, with 1, or else why minus it is not, with −1."""
        if reason := self.reason(polynomial, depth, wanted):
            return reason, 1
        return self.reason(-polynomial, depth, wanted), -1

    # -- terms ---------------------------------------------------------------------------------------------

    def _by_terms(self, polynomial: Any, depth: int, wanted: Sign) -> Fact | None:
        obstacle = None
        for exponents, coefficient in terms_of(polynomial):
            if coefficient < 0 or not self._rules.monomial_sign(exponents):
                obstacle = exponents, coefficient
                break
        if obstacle is None:
            summed = self._rules.terms(polynomial)
            return summed if summed.sign >= wanted else self._split_off_fact(polynomial, depth) or summed
        if (result := self._in_one_variable(polynomial)) is not None:
            return result
        if not depth:
            return None
        return self._subtract_a_square(polynomial, *obstacle, depth, wanted) or self._subtract_a_fact(
            polynomial, *obstacle, depth, wanted
        )

    def _in_one_variable(self, polynomial: Any) -> Fact | None:
        return self._rules.one_variable(polynomial) or None

    # -- facts ---------------------------------------------------------------------------------------------

    def _sharpen_by_fact(self, polynomial: Any, depth: int) -> Fact | None:
        """Try to show that a polynomial that is not negative is positive, by a positive fact times a monomial."""
        for fact in self.facts:
            if fact.sign != Sign.POSITIVE:
                continue
            for weight in self._weights(polynomial, fact.polynomial):
                rest = self._field.reduce(polynomial + weight * polynomial - weight * fact.polynomial)
                if reason := self.reason(rest, depth - 1):
                    below, multiple = self._rules.terms(self._field.one + weight), self._rules.terms(weight)
                    return self._rules.split(polynomial, below, fact, multiple, reason) or None
        return None

    def _weights(self, polynomial: Any, fact: Any) -> list[Any]:
        """The positive monomials by which a term of the polynomial is larger than one of the fact."""
        pairs = ((exponents, term) for exponents, _ in terms_of(polynomial) for term, _ in self._terms_of(fact))
        quotients = dict.fromkeys(tuple(map(sub, *pair)) for pair in pairs)
        larger = [q for q in quotients if any(q) and min(q) >= 0]
        return [self._field.ring.from_dict({q: 1}) for q in larger if self._rules.monomial_sign(q) == Sign.POSITIVE]

    def _subtract_a_square(
        self, polynomial: Any, exponents: Any, coefficient: Any, depth: int, wanted: Sign
    ) -> Fact | None:
        """Try to split m(x ± y)² off a polynomial with the term ±2mxy, or y = 1; x and y of the kinds in `squared`."""
        odd = [i for i, e in enumerate(exponents) if e % 2 and self._field.generators[i].kind in self.squared]
        for first, second in [*combinations(odd, 2), *((i, None) for i in odd)]:
            quotient = tuple(e - (i in (first, second)) for i, e in enumerate(exponents))
            if not self._rules.monomial_sign(quotient):
                continue
            x = self._field.polynomial_symbol(first)
            y = self._field.one if second is None else self._field.polynomial_symbol(second)
            base = x + y if coefficient > 0 else x - y
            multiple = self._field.ring.from_dict({quotient: abs(coefficient)})
            if rest := self.reason(2 * polynomial - multiple * base**2, depth - 1, wanted):
                two, above = self._rules.terms(2 * self._field.one), self._rules.terms(multiple)
                return self._rules.split(polynomial, two, self._rules.square(base), above, rest)
        return None

    def _split_off_fact(self, polynomial: Any, depth: int) -> Fact | None:
        """Try to split a positive fact off a polynomial that is not negative."""
        if not depth or not any(fact.sign == Sign.POSITIVE for fact in self.facts):
            return None
        results = (self._subtract_a_fact(polynomial, *term, depth, Sign.POSITIVE) for term in terms_of(polynomial))
        return next((reason for reason in results if reason is not None and reason.sign == Sign.POSITIVE), None)

    def _subtract_a_fact(
        self, polynomial: Any, exponents: Any, coefficient: Any, depth: int, wanted: Sign
    ) -> Fact | None:
        best: Fact | None = None
        for known in (*self.facts, *self.inequalities()):
            result = self._subtract(known, polynomial, exponents, coefficient, depth, wanted)
            if result is not None and result.sign > _sign_of(best):
                best = result
                if result.sign >= wanted:
                    break
        return best

    def _subtract(
        self, known: Fact, polynomial: Any, exponents: Any, coefficient: Any, depth: int, wanted: Sign
    ) -> Fact | None:
        """Try to split a known fact off a polynomial, times a monomial that takes a term away."""
        best: Fact | None = None
        for term, scale in self._terms_of(known.polynomial):
            if (scale > 0) != (coefficient > 0) or not all(map(ge, exponents, term)):
                continue
            quotient = tuple(map(sub, exponents, term))
            if not self._rules.monomial_sign(quotient):
                continue
            multiple = self._field.ring.from_dict({quotient: abs(coefficient)})
            rest = self.reason(
                self._field.reduce(polynomial * abs(scale) - known.polynomial * multiple), depth - 1, wanted
            )
            if rest is None:
                continue
            below, above = (self._rules.terms(p) for p in (self._field.ring.constant(abs(scale)), multiple))
            result = self._rules.split(polynomial, below, known, above, rest)
            if result.sign > _sign_of(best):
                best = result
            if result.sign >= wanted:
                break
        return best

    def _terms_of(self, fact: Any) -> list[tuple[tuple[int, ...], Any]]:
        """The terms of a fact, worked out once; the fact is kept too, so that no other gets its identity."""
        if id(fact) not in self._terms:
            self._terms[id(fact)] = fact, terms_of(fact)
        return self._terms[id(fact)][1]

    # -- roots -----------------------------------------------------------------------------------------------

    def _by_root(self, polynomial: Any, index: int, a: Any, b: Any, depth: int, wanted: Sign) -> Fact | None:
        """The sign of A + B·R from those of A, B and A² − B²R²."""
        square = self._field.generators[index].square
        gap = self._field.reduce(a * a - b * b * square)
        # One level down: a fact that is split off A may bring the root back.
        first, sign_a = self._orientation(a, depth - 1, wanted)
        second, sign_b = self._orientation(b, depth - 1, wanted)
        if first is None or second is None:
            # A² − B²R² ≥ 0 leaves A its sign, and B²R² − A² ≥ 0 leaves B its own, whatever the other has.
            turned = gap if first is not None and sign_a > 0 else -gap if second is not None and sign_b > 0 else None
            over = None if turned is None else self.reason(turned, depth - 1, wanted)
            firsts = (first, None) if second is None else (None, second)
            return None if over is None else self._rules.root(polynomial, index, *firsts, over) or None
        if sign_a == sign_b == -1:
            return None
        if sign_a == sign_b:
            return self._rules.root(polynomial, index, first, second, None)
        reason = self.reason(gap if sign_a > 0 else -gap, depth - 1, wanted)
        return None if reason is None else self._rules.root(polynomial, index, first, second, reason)


def _sign_of(reason: Fact | None) -> Sign:
    return Sign.UNKNOWN if reason is None else reason.sign

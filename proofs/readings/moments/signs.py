"""What is known of scalars: hypotheses are taken in, questions on signs answered. Facts are made by the kernel alone.

A product that is 0 leaves a case for each factor that may be 0 (`hypotheses.Cases`): a claim holds if it does in all of
them. What a rule of the calculus divides by is no divisor of the claim (the lemma on determinants, the gradient of a
product, a kink): it is a condition of the calculus, and nothing is learned from a hypothesis that needs one. An
exponential is taken apart only where its denominator is known not to be 0.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import reduce
from typing import Any

from lnverify.proofs.algebra.field import Field, Fraction, key_of
from lnverify.proofs.readings.moments.certifier import Certifier
from lnverify.proofs.readings.moments.kernel import Fact, Kernel
from lnverify.proofs.sign import Sign
from lnverify.proofs.values import Undefined


class Signs(Certifier):
    """The sign knowledge of one decision.

    Args:
        kernel: the facts of the decision.
        inequalities: facts about the moments at hand, by Cauchy and Schwarz for one.
    """

    def __init__(self, kernel: Kernel, inequalities: Callable[[], Iterable[Fact]]) -> None:
        super().__init__(kernel)
        self.kernel = kernel
        self._field: Field = kernel.field
        self._inequalities = inequalities
        self._logged: list[Any] = []
        kernel.search = lambda polynomial: self.reason(polynomial, 3)
        kernel.sign_of, kernel.nonzero_of, kernel.trusted_of = self.fact_of, self.nonzero_fact, self.all_trusted

    # -- what is known: facts about values ---------------------------------------------------------------

    @property
    def facts(self) -> Sequence[Fact]:
        return self.kernel.facts

    def inequalities(self) -> Iterable[Fact]:
        return [*self.kernel.presupposed, *self._inequalities()]

    def excluded(self, polynomial: Any) -> Fact | None:
        return next((fact for fact in self.kernel.excluded if fact.polynomial in (polynomial, -polynomial)), None)

    @property
    def _known(self) -> Hashable:
        return self.kernel.state

    def learn(self, fact: Fact) -> None:
        """Take in a fact about a scalar: cleared of denominators, and of factors whose sign is known."""
        if fact.subject.is_zero():
            self.kernel.learn(fact)
            return
        times, known = self.clear_denominators([fact.subject])
        whole = reduce(self.kernel.times, times, fact)
        cleared = self.kernel.cleared(whole, known or ())
        if known is not None and cleared.nonzero:
            excluded = self.kernel.factor(cleared, whole.subject.numerator)
            for factor, _ in self._field.factor(excluded.polynomial)[1]:
                self.kernel.learn(self.kernel.factor(excluded, factor))
        if cleared.sign:
            self._take(cleared)

    def clear_denominators(self, values: list[Fraction]) -> tuple[list[Fact], tuple[Fact, ...] | None]:
        """Divisors of the claim that free the values from denominators that may be 0, and why those left are not 0.

        A divisor whose sign is not known stands twice. Without such divisors the second is None.
        """
        times: list[Fact] = []
        for divisor in self._field.notes.divisors:
            if not (doubts := self._doubts(values)):
                break
            if self._field.roots_in(divisor.numerator):
                products = [x * divisor for x in values]
                if self._doubts(products) < doubts:
                    fact = self._divisor(divisor)
                    twice = fact.sign != Sign.POSITIVE
                    values = [x * divisor for x in products] if twice else products
                    times += [self.kernel.times(fact, fact)] if twice else [fact]
        if self._doubts(values):
            return [], None
        return times, tuple(fact for x in values for fact in self.all_trusted(x.denominator) or ())

    def _divisor(self, divisor: Fraction) -> Fact:
        """That a divisor of the claim is not 0, with its sign where that is known."""
        fact = self.kernel.exists(divisor, Sign.UNKNOWN)
        if self._doubts([divisor]):
            return fact
        known = self._quotient_fact(divisor)
        return fact if known is None else self.kernel.both(fact, known)

    def _doubts(self, values: Iterable[Fraction]) -> int:
        """How many factors of the denominators may vanish although the scalars exist."""
        factors = (pair for x in values for pair in self._field.factor(x.denominator)[1])
        return sum(exponent for factor, exponent in factors if self._trust(factor) is None)

    def _take(self, fact: Fact) -> None:
        """Learn that a polynomial is positive, or not negative, without the factors whose sign is known.

        A positive product has no zero factor, so each factor of known sign is learned by itself; from a product that is
        merely not negative, only positive factors may be taken away.
        """
        if fact.polynomial.is_zero():
            return
        rest, gone = self._without_known(fact)
        for factor, _, own in gone if fact.sign == Sign.POSITIVE else ():
            if own is not None:
                self.kernel.learn(self.kernel.strict(own, self.kernel.factor(fact, factor)))
        self.kernel.learn(self.kernel.quotient(fact, rest, gone))

    def _without_known(self, fact: Fact) -> tuple[Any, tuple[tuple[Any, int, Fact | None], ...]]:
        """The polynomial of a fact without the factors that its sign does not need, and these with their powers."""
        content, factors = self._field.factor(fact.polynomial)
        rest, strict = self._field.ring.constant(1 if content > 0 else -1), fact.sign == Sign.POSITIVE
        gone: list[tuple[Any, int, Fact | None]] = []
        for factor, exponent in factors:
            own, sign = self._orientation(factor)
            if own is not None and (strict or own.sign == Sign.POSITIVE):
                rest *= sign**exponent
                gone.append((own.polynomial, exponent, own))
            else:
                left = exponent % 2 if strict else exponent
                rest *= factor**left
                gone += [(factor, exponent - left, None)] * (exponent > left)
        return rest, tuple(gone)

    def replace(self, index: int) -> None:
        """Say what is known of a generator of its value too: an equation was solved for the generator."""
        for fact in [*self.kernel.facts, *self.kernel.excluded]:
            if fact.polynomial.degrees()[index]:
                self.learn(self.kernel.substituted(fact, index))

    def trusted(self, divisor: Fraction) -> list[Fact]:
        """The factors of a divisor of the claim that are not 0 where the claim has a meaning."""
        known = [self._trust(factor) for factor, _ in self._field.factor(divisor.denominator)[1]]
        fact = self.kernel.exists(divisor, Sign.UNKNOWN)
        if self._field.roots_in(divisor.numerator):
            fact = self.kernel.times(fact, fact)
        if self._field.roots_in(fact.polynomial) or None in known:
            return []
        whole = self.kernel.cleared(fact, tuple(own for own in known if own is not None))
        return [self.kernel.factor(whole, factor) for factor, _ in self._field.factor(fact.polynomial)[1]]

    def presuppose_radicand(self, x: Fraction, unknown: Any) -> Fact | None:
        """Take it that q is not negative, for the root of c q = x was written; None where c may be 0.

        Args:
            x: the radicand.
            unknown: q, the part of it whose sign is not known.
        """
        fact = self.kernel.cleared(self.kernel.exists(x, Sign.NON_NEGATIVE), ())
        gone = []
        for factor, exponent in self._field.factor(fact.polynomial)[1]:
            exponent -= divmod(unknown, factor)[1].is_zero()
            own = self._positive_power(factor, exponent) if exponent else None
            if exponent and own is None:
                return None
            gone += [own] * (exponent > 0)
        result = self.kernel.quotient(fact, unknown, tuple(gone))
        if result and all(unknown != known.polynomial for known in self.kernel.presupposed):
            self.kernel.presuppose(result)
        return result or None

    def _positive_power(self, factor: Any, exponent: int) -> tuple[Any, int, Fact] | None:
        """A factor f with f > 0, or f² > 0 in its place; with its power."""
        own, sign = self._orientation(factor)
        if own is not None and own.sign == Sign.POSITIVE and sign > 0:
            return own.polynomial, exponent, own
        nonzero = self.nonzero_factor(factor)
        if nonzero is None:
            return None
        if exponent % 2:
            return (own.polynomial, exponent, self.kernel.strict(own, nonzero)) if own is not None else None
        return factor * factor, exponent // 2, self.kernel.square(factor, nonzero)

    def presuppose_positive(self, x: Fraction) -> bool:
        """Take it that a scalar is positive: its logarithm was written. Whether that is news."""
        fact = self.kernel.cleared(self.kernel.exists(x, Sign.POSITIVE), self.all_trusted(x.denominator) or ())
        rest, gone = self._without_known(fact)
        if rest.is_constant() or rest in self._logged or self.certify(rest) == Sign.POSITIVE:
            return False
        self.kernel.learn(self.kernel.quotient(fact, rest, gone))
        self._logged.append(rest)
        return True

    def forget_presupposed(self) -> None:
        """Take back what roots and logarithms presupposed: conditions have to follow from the hypotheses alone."""
        self._reasons.clear()
        self.kernel.forget_presupposed()
        self._logged = []

    # -- what follows ----------------------------------------------------------------------------------

    def are_contradictory(self) -> bool:
        """Whether no point satisfies the hypotheses: 0 is not 0 by them, or a polynomial is above 0 and not above 0."""
        pairs = ((fact, self.reason(-fact.polynomial)) for fact in self.kernel.facts if not fact.of_meaning)
        return any(not fact.of_meaning for fact in self.kernel.impossible) or any(
            against is not None and not against.of_meaning and Sign.POSITIVE in (fact.sign, against.sign)
            for fact, against in pairs
        )

    def known_sign(self, x: Fraction) -> Sign:
        """What is known of the sign of a scalar."""
        fact = self.fact_of(x)
        return Sign.UNKNOWN if fact is None else fact.sign

    def fact_of(self, x: Fraction) -> Fact | None:
        """Why a scalar is positive, or else why it is not negative; None where neither is known."""
        times, known = self.clear_denominators([x])
        if known is None:
            # x Q = P: where P is positive, neither x nor Q is 0.
            result = self._quotient_fact(x)
            return result if result is not None and result.sign == Sign.POSITIVE else None
        values = [x]
        for divisor in times:
            values.append(values[-1] * divisor.subject)
        result = self._quotient_fact(values[-1])
        for value, divisor in zip(reversed(values[:-1]), reversed(times), strict=True):
            result = None if result is None else self.kernel.divided(value, result, divisor, 1)
        return result

    def _quotient_fact(self, x: Fraction) -> Fact | None:
        below, sign = self._orientation(x.denominator)
        above = None if below is None else self.reason(x.numerator * sign)
        if above is None or below is None:
            return None
        known = self.all_trusted(x.denominator)
        result = self.kernel.over(x, above, below, known or ())
        return result or None

    def all_trusted(self, polynomial: Any) -> tuple[Fact, ...] | None:
        """Why no factor of a denominator is 0; None where one may be."""
        results = [self._trust(factor) for factor, _ in self._field.factor(polynomial)[1]]
        return tuple(f for f in results if f is not None) if None not in results else None

    def polynomial_of(self, x: Fraction) -> tuple[Any, bool]:
        """A polynomial that is positive only where the scalar is; and whether the same is true of "not negative"."""
        times, known = self.clear_denominators([x])
        if known is None:
            return x.numerator * x.denominator, False
        for divisor in times:
            x = x * divisor.subject
        return x.numerator * (self.sign(x.denominator) or x.denominator), True

    def is_positive(self, x: Fraction) -> bool:
        """Whether a scalar is known to be positive; a form that is written by that rests on it."""
        fact = self.fact_of(x)
        return fact is not None and fact.sign == Sign.POSITIVE and bool(self.kernel.note(fact))

    def oriented_sign(self, polynomial: Any) -> int:
        """1 where it is never negative, −1 where it is never positive, else 0; a form rests on that."""
        fact, orientation = self._orientation(polynomial)
        return orientation if self.kernel.note(fact) else 0

    def scalar_is_nonzero(self, x: Fraction) -> bool:
        """Whether a scalar is known to vanish nowhere."""
        return self.nonzero_fact(x) is not None

    def nonzero_fact(self, x: Fraction) -> Fact | None:
        """Why a scalar vanishes nowhere: its numerator, or the denominator of 1/x, does not."""
        fact = self.nonzero_polynomial(x.numerator)
        if fact is None and self._field.roots_in(x.numerator):
            try:
                fact = self.nonzero_polynomial(x.reciprocal().denominator)
            except Undefined:
                return None
        return None if fact is None else self.kernel.nonzero_value(x, fact) or None

    def doubtful(self, polynomials: Iterable[Any]) -> list[Any]:
        """The factors that may vanish where the claim has a meaning, each once."""
        factors = [factor for p in polynomials for factor, _ in self._field.factor(p)[1]]
        return [f for f in {key_of(f): f for f in factors}.values() if self._trust(f) is None]

    def _trust(self, factor: Any) -> Fact | None:
        """Why a factor is not 0 where the claim has a meaning: it divides what the claim divided by, say."""
        known = next((fact for fact in self._field.notes.trusted if fact.polynomial == factor), None)
        return known or self.nonzero_factor(factor)

    def is_nonzero(self, polynomial: Any) -> bool:
        """Whether the polynomial is known to vanish nowhere."""
        return self.nonzero_polynomial(polynomial) is not None

    def nonzero_polynomial(self, polynomial: Any) -> Fact | None:
        """Why a polynomial vanishes nowhere: no factor does."""
        if polynomial.is_zero():
            return None
        content, factors = self._field.factor(polynomial)
        results = [self.nonzero_factor(factor) for factor, _ in factors]
        if None in results:
            return None
        parts = tuple((f, e, fact) for (f, e), fact in zip(factors, results, strict=True) if fact is not None)
        return self.kernel.nonzero_product(polynomial, content, parts) or None

    def nonzero_factor(self, factor: Any) -> Fact | None:
        """Why a factor vanishes nowhere."""
        if (known := self.excluded(factor)) is not None:
            return known
        reason = self.nonzero_reason(factor)
        return None if reason is None else self.kernel.factor(reason, factor) or None

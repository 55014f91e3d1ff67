"""Signs that hold for all N: when is a polynomial in moments positive?

What is known: sizes are positive, moments of squares are not negative, Gram determinants are not negative
(Cauchy and Schwarz), roots are not negative, and what the hypotheses say. A polynomial is certified by
writing it as a sum of products of such quantities; the search is greedy and its depth is bounded, so it may
miss a true sign, but it never asserts a false one.

A scalar x is written P/Q. What may be concluded from P and Q, and what not (each rule but 12, a precaution, has a
test of its name in test_soundness.py, test_signs.py, test_reciprocals.py, test_hypotheses.py, test_functions.py,
test_entries.py, test_matrices.py, test_vector_roots.py or test_hand_mutants.py that fails without it):

1. *x Q = P at every point where x exists*, for every step of the calculus is an identity of fractions. So two
   scalars with one canonical form are equal wherever both exist, and P ≠ 0 gives x ≠ 0.
   That is so as long as no equation ties the generators: partial fractions and conjugates divide by polynomials
   that may vanish, and the sides agree there because they are continuous, moments being independent. Under an
   equation among the hypotheses, or with two critical points, this fails, and such divisors become conditions.
2. *Q may vanish where x exists.* The conjugate that frees a denominator from roots brings its own zeros:
   1/(√(1 + c) + 1) is (√(1 + c) − 1)/c. A factor of Q is trusted where it is known not to be zero, or where it divides
   something that the claim itself divided by. A denominator may be multiplied out only if all its factors are trusted.
3. *A divisor of the claim may be multiplied back in* to get rid of a factor that is not trusted: it is not zero where
   the claim has a meaning. Its square is taken where its sign is not known.
4. *A hypothesis x > 0 teaches P Q > 0, and x ≠ 0 teaches P ≠ 0, only after that*, where Q is trusted; otherwise x > 0
   and x ≥ 0 teach P Q ≥ 0, and x ≠ 0 teaches nothing. So it is with the factors of a vector that is nowhere 0. Where x
   is 0 for all values, 0 ≥ 0 teaches nothing.
5. *A product that is not negative says nothing of its factors*, for another may be 0; a positive one says it of each.
6. *A radicand is not negative where its root was written*: this is presupposed while the claim is read, but as a
   condition it has to follow from the hypotheses alone.
7. *An equation solved for a generator carries over what was known of it*: its own sign, and every fact in which it
   stands. Where what it was divided by is 0 nothing is said: that it is not 0 is a condition, unless that was known
   before the equation was solved; what is learned from the solution cannot settle it.
8. *A product that is 0 leaves a case for each factor that may be 0*: a claim holds if it does in all of them. A case in
   which it fails, or that stays open, is never left out: then there is a witness, or nothing is decided.
9. *A reciprocal 1/p is (1/L) w, with w = L/p and L the leading coefficient of p*: where L is 0, w is 0. So w is
   positive, or not zero, only where L is known not to be 0, and dividing by w is dividing by L.
10. *What a rule of the calculus divides by is no divisor of the claim* (the lemma on determinants, the gradient of a
   product, a kink): it is a condition of the calculus, and nothing is learned from a hypothesis that needs one.
11. *What a logarithm was written of is positive there*: presupposed while the claim is read, as a radicand is, and a
   condition afterwards. Of a product that is logged the factors have no sign.
12. *An exponential is positive, its parts only where they exist*: e^(P/Q) is taken apart only where Q is not 0 wherever
   the claim has a meaning.
13. *k indices differ, so N ≥ k*, wherever the claim has a meaning; what k entries leave of a sum of squares is not
   negative.
14. *A polynomial in one generator alone has the sign that it has at 1, where it has no root on the way*: among all
   real numbers, or, where the generator is positive, among those above 0.
15. *P is positive where (1 + m)P − mF is not negative, with F and m positive*: ε + c²σ², by ε + σ² and m = c².
16. *A sum with free matrices has the sign that any of its rootings shows*, for all of them are the same number; ‖Wm‖²
   is at most tr(WᵀW)‖m‖², and tr(P diag(f) Pᵀ) is not negative where f is not.
17. *(X ⊙ X)m is not negative where m is not*, nor is a sum or a trace of such; and (X1)² is at most n(X ⊙ X)1, entry by
   entry, with n the length of a row: so the variance of a row is not negative.
18. *What a root of a vector was written of is not negative*, in any entry: a condition, for √0 is 0. The root is
   positive only where that is, it has no derivative where that is 0, and √(c²v) is |c|√v, which is c√v only for a
   letter c that is known to be positive.
19. *The root of w² is |w|, at least w and at least −w*: so Σ[q|w|] is at least Σ[qw] where q is nowhere negative, and
   Σ[|w|]² + Σ[w]² at least 2Σ[w²]. That w² is nowhere negative is no condition.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Any

from lnverify.proofs.readings.moments.certifier import WORK, Certifier
from lnverify.proofs.readings.moments.field import Field, Fraction, key_of
from lnverify.proofs.readings.moments.reasons import Known
from lnverify.proofs.sign import Sign
from lnverify.proofs.values import Undefined


class Signs(Certifier):
    """The sign knowledge of one decision.

    Args:
        field: the ring of the decision.
        generator_sign: what is known of the sign of a generator.
        gram: polynomials that are never negative, by Cauchy and Schwarz for one.
        known: what both rest on beside what is known here: it changes whenever one of them may.
    """

    def __init__(
        self,
        field: Field,
        generator_sign: Callable[[int], Sign],
        gram: Callable[[], Iterable[Known]],
        known: Callable[[], Hashable],
    ) -> None:
        super().__init__(field, generator_sign)
        self._gram = gram
        self._known_of_generators = known
        self._facts: list[tuple[Any, Sign]] = []
        self._excluded: list[Any] = []
        self.presupposed: list[Any] = []
        self.written: list[Any] = []
        self._logged: list[Any] = []
        # What was found for a question, and how much work it took, while no more was known than now.
        self._answers: dict[Hashable, tuple[Sign, int]] = {}

    # -- what is known: facts about values ---------------------------------------------------------------
    #
    # Hypotheses speak of values, facts of polynomials. One step, `cleared`, makes the one of the other; nothing else
    # writes a fact.

    @property
    def facts(self) -> Sequence[tuple[Any, Sign]]:
        """The polynomials that are known to be positive or not negative, each with which of the two."""
        return self._facts

    @property
    def excluded(self) -> Sequence[Any]:
        """The polynomials that are known not to be zero."""
        return self._excluded

    def is_excluded(self, polynomial: Any) -> bool:
        return any(polynomial in (known, -known) for known in self._excluded)

    def inequalities(self) -> Iterable[Known]:
        return [*(Known(p, Sign.NON_NEGATIVE) for p in self.presupposed), *self._gram()]

    @property
    def _known(self) -> Hashable:
        """The lists only grow, until all that was found is forgotten with them."""
        lists = len(self._facts), len(self._excluded), len(self.presupposed)
        return lists, self._known_of_generators()

    def learn(self, x: Fraction, known: Sign) -> None:
        """Take it that a scalar is positive, or not negative."""
        found = self.clear_denominators([x])
        if found is None:
            self._take(x.numerator * x.denominator, Sign.NON_NEGATIVE)
            return
        (cleared,) = found
        sign = self.sign(cleared.denominator)
        self._take(cleared.numerator * (sign or cleared.denominator), known)
        if known == Sign.POSITIVE:
            self._exclude(cleared.numerator)

    def exclude(self, x: Fraction) -> None:
        """Take it that a scalar is not zero."""
        found = self.clear_denominators([x])
        if found is not None:
            self._exclude(found[0].numerator)

    def clear_denominators(self, values: list[Fraction]) -> list[Fraction] | None:
        """The values times one positive scalar, their denominators trusted; None where no such scalar is found."""
        for divisor in self._field.divisors:
            if not (doubts := self._doubts(values)):
                return values
            if self._field.roots_in(divisor.numerator):
                products = [x * divisor for x in values]
                if self._doubts(products) < doubts:
                    known = not self._doubts([divisor]) and self._sign_over(divisor.numerator, divisor.denominator)
                    values = products if known else [x * divisor for x in products]
        return None if self._doubts(values) else values

    def _doubts(self, values: Iterable[Fraction]) -> int:
        """How many factors of the denominators may vanish although the scalars exist."""
        factors = (pair for x in values for pair in self._field.factor(x.denominator)[1])
        return sum(exponent for factor, exponent in factors if not self._is_trusted(factor))

    def _take(self, polynomial: Any, known: Sign) -> None:
        """Take it that the polynomial is positive, or not negative.

        A positive product has no zero factor, so each factor of known sign is learned by itself; from a product
        that is merely not negative, only positive factors may be taken away.
        """
        if polynomial.is_zero():
            return
        content, factors = self._field.factor(polynomial)
        rest = self._field.ring.constant(1 if content > 0 else -1)
        for factor, exponent in factors:
            sign = self.sign(factor)
            if sign and known == Sign.POSITIVE:
                self._facts.append((factor * sign, Sign.POSITIVE))
                rest *= sign**exponent
            elif sign and self.certify(factor * sign) == Sign.POSITIVE:
                rest *= sign**exponent
            elif known != Sign.POSITIVE:
                rest *= factor**exponent
            elif exponent % 2:
                rest *= factor
        self._facts.append((rest, known))

    def _exclude(self, polynomial: Any) -> None:
        """Take it that a polynomial is not zero: neither is any of its factors."""
        self._excluded += [factor for factor, _ in self._field.factor(polynomial)[1]]

    def replace(self, index: int, value: Fraction) -> None:
        """Say what is known of a generator of its value too: an equation was solved for the generator."""
        for polynomial, sign in list(self.facts):
            if polynomial.degrees()[index]:
                self.learn(self._field.substitute(polynomial, index, value), sign)
        for polynomial in list(self.excluded):
            if polynomial.degrees()[index]:
                self.exclude(self._field.substitute(polynomial, index, value))

    def presuppose(self, polynomial: Any) -> None:
        """Take it that a radicand is not negative: its square root was written."""
        if polynomial not in self.presupposed:
            self.presupposed.append(polynomial)
            self.written.append(polynomial)

    def presuppose_positive(self, polynomial: Any) -> bool:
        """Take it that a polynomial is positive: its logarithm was written. Whether that is news."""
        content, factors = self._field.factor(polynomial)
        odd = self._field.ring.constant(1 if content > 0 else -1)
        for factor, exponent in factors:
            odd *= factor ** (exponent % 2)
        if odd.is_constant() or odd in self._logged or self.certify(odd) == Sign.POSITIVE:
            return False
        self._facts.append((odd, Sign.POSITIVE))
        self._logged.append(odd)
        return True

    def forget_presupposed(self) -> None:
        """Take back what roots and logarithms presupposed: conditions have to follow from the hypotheses alone."""
        self._reasons.clear()
        self._answers.clear()
        self.presupposed = []
        self._facts = [fact for fact in self._facts if not any(fact[0] is logged for logged in self._logged)]
        self._logged = []

    # -- what follows ----------------------------------------------------------------------------------

    def known_sign(self, x: Fraction) -> Sign:
        """What is known of the sign of a scalar."""
        if (found := self.clear_denominators([x])) is not None:
            return self._sign_over(found[0].numerator, found[0].denominator)
        # x Q = P: where P is positive, neither x nor Q is 0.
        sign = self._sign_over(x.numerator, x.denominator)
        return sign if sign == Sign.POSITIVE else Sign.UNKNOWN

    def polynomial_of(self, x: Fraction) -> tuple[Any, bool]:
        """A polynomial that is positive only where the scalar is; and whether the same is true of "not negative"."""
        found = self.clear_denominators([x])
        if found is None:
            return x.numerator * x.denominator, False
        (cleared,) = found
        return cleared.numerator * (self.sign(cleared.denominator) or cleared.denominator), True

    def _sign_over(self, numerator: Any, denominator: Any) -> Sign:
        sign = self.sign(denominator)
        return self.certify(numerator * sign) if sign else Sign.UNKNOWN

    def scalar_is_nonzero(self, x: Fraction) -> bool:
        """Whether a scalar is known to vanish nowhere: its numerator, or the denominator of 1/x, vanishes nowhere."""
        if self.is_nonzero(x.numerator):
            return True
        if not self._field.roots_in(x.numerator):
            return False
        try:
            return self.is_nonzero(x.reciprocal().denominator)
        except Undefined:
            return False

    def doubtful(self, polynomials: Iterable[Any]) -> list[Any]:
        """The factors that may vanish where the claim has a meaning, each once."""
        factors = [factor for p in polynomials for factor, _ in self._field.factor(p)[1]]
        return [f for f in {key_of(f): f for f in factors}.values() if not self._is_trusted(f)]

    def _is_trusted(self, factor: Any) -> bool:
        return self._divides_a_divisor(factor) or self.is_nonzero(factor)

    def _divides_a_divisor(self, factor: Any) -> bool:
        """Whether the factor divides something free of roots that the claim divided by."""
        return any(factor == known for known in self._field.trusted)

    def is_nonzero(self, polynomial: Any) -> bool:
        """Whether the polynomial is known to vanish nowhere."""
        if polynomial.is_zero():
            return False
        return all(self._factor_is_nonzero(factor) for factor, _ in self._field.factor(polynomial)[1])

    def _factor_is_nonzero(self, factor: Any) -> bool:
        return self.is_excluded(factor) or self.nonzero_reason(factor) is not None

    def once(self, question: Hashable, find: Callable[[], Sign]) -> Sign:
        """The sign that `find` tells, worked out once while no more is known."""
        key = question, self._known
        kept = self._answers.get(key)
        if kept is not None and self._spend(kept[1]):
            return kept[0]
        before, found = self.work, find()
        if self.work <= WORK:
            if len(self._answers) >= WORK:
                self._answers.clear()
            self._answers[key] = found, self.work - before
        return found

"""What has a sign: the reasons of the certifier, printed; each of them rests on what the proof has established.

That a fact holds is for Rocq to see.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from math import prod
from typing import TYPE_CHECKING, Any

from lnverify.proofs.algebra.field import Fraction, key_of
from lnverify.proofs.readings.moments.certifier import Certifier
from lnverify.proofs.readings.moments.kernel import Established, Fact
from lnverify.proofs.rocq.draft import Unproved
from lnverify.proofs.rocq.forms import type_suffix
from lnverify.proofs.rocq.identities import Denominator
from lnverify.proofs.rocq.part import Part
from lnverify.proofs.rocq.words import numeral
from lnverify.proofs.sign import Sign

if TYPE_CHECKING:
    from lnverify.proofs.rocq.facts import Facts

# The lemma for a quantity that is positive, and for one that is not negative.
_IS = {True: "pos_is", False: "nneg_is"}
ORDER = {True: "<", False: "<="}
"""How Rocq writes that something is positive (True), or not negative."""


class _Established(Certifier):
    """The search for reasons among what a proof has established."""

    squared = ("scalar", "moment", "entry")

    def __init__(self, facts: Facts) -> None:
        self._established = Established(facts.space.field, lambda index: facts.signs.of_generator(index))
        super().__init__(self._established)
        self._proof = facts
        self._state: Hashable = None
        self._facts: list[Fact] = []
        self._inequalities: list[Fact] = []

    def start(self) -> _Established:
        """Begin a question; what was found while something else was established is forgotten."""
        known = self._proof.known
        moments = (lemma for lemma, _ in known.moments.values())
        state = tuple(name for _, name, _ in known.signs), tuple(known.nonzero.values()), tuple(moments)
        if state != self._state:
            self._reasons.clear()
            self._terms.clear()
            lemma = self._established.lemma
            self._facts = [lemma(polynomial, _sign(strict), False) for polynomial, _, strict in known.signs]
            offered = self._proof.inequalities.offered()
            self._inequalities = [lemma(fact.polynomial, Sign.NON_NEGATIVE, False) for fact in offered]
            self._state = state
        self.work = 0
        return self

    @property
    def facts(self) -> Sequence[Fact]:
        return self._facts

    def inequalities(self) -> Iterable[Fact]:
        return self._inequalities

    def excluded(self, polynomial: Any) -> Fact | None:
        is_excluded = key_of(polynomial) in self._proof.known.nonzero
        return self._established.lemma(polynomial, Sign.UNKNOWN, True) if is_excluded else None

    @property
    def _known(self) -> Hashable:
        return None

    def _in_one_variable(self, polynomial: Any) -> None:
        """Rocq has no proof that counts roots."""


def _sign(strict: bool) -> Sign:
    return Sign.POSITIVE if strict else Sign.NON_NEGATIVE


class Signs(Part):
    """Finds the facts that polynomials are positive, or not negative."""

    def __init__(self, facts: Facts) -> None:
        super().__init__(facts)
        self._certifier = _Established(facts)

    def keep(self, polynomial: Any, fact: str, strict: bool) -> None:
        """Learn that a polynomial is positive, or not negative."""
        self.known.signs.append((polynomial, fact, strict))

    def prove(self, polynomial: Any, tactic: str, strict: bool, text: str = "") -> str:
        """Prove by a tactic that a polynomial, or its text, is positive or not negative; the fact."""
        name = self.lines.have("S", f"0 {ORDER[strict]} {text or self.forms.polynomial(polynomial)}", tactic)
        self.keep(polynomial, name, strict)
        return name

    def of_generator(self, index: int) -> Sign:
        """The sign of a generator that is established."""
        symbol = self.space.field.polynomial_symbol(index)
        return max((_sign(strict) for known, _, strict in self.known.signs if known == symbol), default=Sign.UNKNOWN)

    def learn(self, fact: str, value: Fraction, strict: bool) -> None:
        """Learn from `fact : 0 < value`, or 0 <= value."""
        self.facts.generators.introduce_in(value)
        if strict:
            self.facts.divisors.exclude(self.lines.let("NZ", f"lt0r_neq0 {fact}"), value)
        content, factors = self.space.field.factor(value.numerator)
        open_ = [f for f, e in factors if self.sign(f, True) is None and (e % 2 or not strict)]
        if not open_ or any(self.sign(f, True) is None for f in self.facts.factors(value.denominator)):
            return
        unknown = (
            open_[0] if len(open_) == 1 else prod((f**e for f, e in factors if f in open_), start=self.space.field.one)
        )
        unknown = unknown if content > 0 else -unknown
        rest = self.facts.as_fraction(unknown) * value.reciprocal()
        lemma = "pos_quotient" if strict else "nneg_quotient"
        closing = self.facts.identity(value, rest, self.facts.as_fraction(unknown))
        rest_text = self.forms.fraction(rest)
        self.prove(unknown, f"rule ({lemma} {fact} (r := {rest_text}) _ _); [{self.by_signs()} | {closing}]", strict)

    def order(self, value: Fraction, strict: bool) -> str:
        """The fact 0 < value, or 0 <= value.

        Raises:
            Unproved: where none is seen.
        """
        self.facts.generators.introduce_in(value)
        text = f"0 {ORDER[strict]} {self.forms.fraction(value)}{type_suffix(value)}"
        if value.is_zero() and not strict:
            return self.lines.have("S", text, "exact: lexx")
        content, factors = self.space.field.factor(value.denominator)
        above, below = value.numerator, []
        for factor, exponent in factors:
            if exponent % 2 and self.sign(factor, True) is None:
                if self.sign(-factor, True) is None:
                    text = self.forms.polynomial(factor)
                    raise Unproved(f"no proof was found for the sign of the denominator {text}")
                factor, above = -factor, -above
            elif exponent % 2 == 0:
                self.facts.divisors.factor(factor)
            below.append((factor, exponent))
        if self.sign(above, strict) is None:
            raise Unproved(f"no proof was found for the sign of {self.forms.polynomial(above)}")
        form = " * ".join([self.forms.polynomial(above), *self.forms.factors(content, below, "^-1")])
        return self.lines.have("S", text, self._by_form(form, self.facts.identity(value), strict))

    def _by_form(self, form: str, closing: str, strict: bool) -> str:
        """The tactic for what is equal to a form that has a sign by its terms."""
        return f"rule ({_IS[strict]} (c := {form}) _ _); [{closing} | {self.by_signs()}]"

    def by_signs(self) -> str:
        """The tactic for what has a sign by its terms: it sees the facts on signs, and on what is not 0, alone."""
        facts = dict.fromkeys([*(name for _, name, _ in self.known.signs), *self.known.nonzero.values()])
        return f"clear - {' '.join(facts)} R; sgn"

    def sign(self, polynomial: Any, strict: bool) -> str | None:
        """The fact that a polynomial is positive, or not negative; None where none is seen."""
        self.facts.generators.introduce(polynomial)
        wanted = _sign(strict)
        if (name := self._name_of(polynomial, strict)) is not None:
            return name
        reason = self._certifier.start().reason(polynomial, wanted=wanted)
        return None if reason is None or reason.sign < wanted else self.show(reason, strict)

    def show(self, reason: Fact, strict: bool) -> str:
        """The fact that a reason shows."""
        if reason.name == "strict" and not strict:
            return self.show(reason.arguments[0], False)
        polynomial = reason.polynomial
        self.facts.generators.introduce(polynomial)
        if (name := self._name_of(polynomial, strict)) is not None:
            return name
        tactic = self._tactic(reason, strict)
        if not polynomial.is_constant():
            return self.prove(polynomial, tactic, strict)
        return self.lines.have("S", f"0 {ORDER[strict]} {self.forms.polynomial(polynomial)} :> R", tactic)

    def square_sign(self, factor: Any) -> str | None:
        """The fact that the square of a polynomial is positive, from something positive that it exceeds; or None."""
        reason = self._certifier.start().square_reason(factor)
        return None if reason is None else self.show(reason, True)

    def _name_of(self, polynomial: Any, strict: bool) -> str | None:
        """What an established sign is called."""
        if polynomial.is_zero() and not strict:
            return "(lexx 0)"
        for known, name, positive in self.known.signs:
            if known == polynomial and (positive or not strict):
                return name if positive == strict else f"(ltW {name})"
        return None

    def _tactic(self, reason: Fact, strict: bool) -> str:
        match reason.name:
            case "terms":
                return self.by_signs()
            case "strict":
                inner = self.show(reason.arguments[0], False)
                return f"rewrite lt_def {self.known.nonzero[key_of(reason.polynomial)]} {inner}"
            case "product":
                return self._product_tactic(reason, strict)
            case "split":
                return self._split_tactic(reason, strict)
            case "root":
                return self._root_tactic(reason, strict)
            case _:
                raise Unproved(f"the sign of {self.forms.polynomial(reason.polynomial)} has no proof in Rocq")

    def _product_tactic(self, reason: Fact, strict: bool) -> str:
        _, content, factors = reason.arguments
        for factor, exponent, why in factors:
            if exponent % 2:
                self.show(why, strict)
            elif strict:
                self.facts.divisors.factor(factor)
        shown = [(why.polynomial if exponent % 2 else factor, exponent) for factor, exponent, why in factors]
        closing = self.facts.identity(self.facts.as_fraction(reason.polynomial))
        return self._by_form(" * ".join(self.forms.factors(content, shown)), closing, strict)

    def _split_tactic(self, reason: Fact, strict: bool) -> str:
        _, below, fact, multiple, rest = reason.arguments
        divisor, is_square = below.polynomial, fact.name == "square"
        part = fact.arguments[0] if is_square else fact.polynomial
        if not is_square:
            self.facts.inequalities.establish(part)
        self.show(rest, strict and rest.sign == Sign.POSITIVE)
        text = f"{self.forms.polynomial(part)}{' ^+ 2' * is_square}"
        text = f"{text} * ({self.forms.polynomial(multiple.polynomial)}) + {self.forms.polynomial(rest.polynomial)}"
        polynomials = reason.polynomial, part, rest.polynomial
        if divisor.is_constant():
            below, closing = numeral(int(divisor.leading_coefficient())), self.facts.identity.by_field(*polynomials)
        else:
            below = f"({self.forms.polynomial(divisor)})"
            closing = self.facts.identity(*map(self.facts.as_fraction, polynomials), Denominator(divisor))
        return self._by_form(f"({text}) / {below}", closing, strict)

    def _root_tactic(self, reason: Fact, strict: bool) -> str:
        """A + B·r by the signs of A, B and A² − B² r²."""
        _, index, first, second, gap = reason.arguments
        self.facts.generators.root(index)
        a, b = self.space.field.split(reason.polynomial, index)
        text = f"{self.forms.polynomial(a)} + {self.forms.polynomial(b)} * r_{index}"
        start = f"rule ({_IS[strict]} (c := {text}) _ _); [{self.facts.identity.by_field(reason.polynomial, a, b)} | "
        if gap is None:
            for part in (first, second):
                self.show(part, False)
            positive = next((part for part in (first, second) if part.sign == Sign.POSITIVE), None)
            if strict and positive:
                self.show(positive, True)
            return f"{start}{self.by_signs()}]"
        if first is None or second is None:
            raise Unproved(f"the sign of {self.forms.polynomial(reason.polynomial)} rests on that of one part alone")
        is_first = first.polynomial == a
        above, below, of = (first, second, b) if is_first else (second, first, a)
        facts = self.show(above, False), self.show(below, False), self.show(gap, strict)
        lemma = ("root_pos_neg" if is_first else "root_neg_pos") + "_strict" * strict
        root = f"(ltW S_r{index})" if self.of_generator(index) == Sign.POSITIVE else f"S_r{index}"
        closing = self.facts.identity.by_field(gap.polynomial, a, b, self.space.field.polynomial_symbol(index))
        opposite = self.facts.identity.by_field(of)
        return (f"{start}apply: {lemma}; [exact: {facts[0]} | exact: {root} | rewrite -oppr_ge0; rule (nneg_is _ "
                f"{facts[1]}); {opposite} | rule ({_IS[strict]} _ {facts[2]}); {closing}]]")  # fmt: skip

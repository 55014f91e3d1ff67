"""What is not 0: polynomials, by their factors and the signs of these."""

from __future__ import annotations

from typing import Any

from lnverify.proofs.algebra.field import Fraction, key_of
from lnverify.proofs.rocq.draft import Unproved
from lnverify.proofs.rocq.part import Part


class Divisors(Part):
    """Finds the facts that polynomials are not 0."""

    def factor(self, factor: Any) -> str:
        """The fact that an irreducible polynomial is not 0.

        Raises:
            Unproved: where none is seen.
        """
        for name, of in self.forms.kept.items():
            # A reciprocal is not 0 where what it is of is not.
            if factor == self.space.scalar(name).value.numerator:
                return self.factor(of)
        self.facts.generators.introduce(factor)
        key = key_of(factor)
        if key not in self.known.nonzero:
            self.known.nonzero[key] = self._by_sign(factor)
        return self.known.nonzero[key]

    def _by_sign(self, factor: Any) -> str:
        """The fact that a polynomial is not 0, by its sign or by that of its square."""
        signs = self.facts.signs
        sign = signs.sign(factor, True) or signs.sign(-factor, True)
        if sign is not None:
            return self.lines.let("NZ", f"lt0r_neq0 {sign}")
        square = None if self.space.field.roots_in(factor) else signs.square_sign(factor)
        text = self.forms.polynomial(factor)
        if square is None:
            raise Unproved(f"no proof was found that {text} is not 0")
        return self.lines.have("NZ", f"{text} != 0",
                               f"rule (nz_factor (lt0r_neq0 {square}) (r := {text}) _); clear - R; ring")  # fmt: skip

    def polynomial(self, polynomial: Any) -> str:
        """The fact that a polynomial is not 0, for none of its factors is."""
        content, factors = self.space.field.factor(polynomial)
        if len(factors) == 1 and factors[0][1] == 1 and content == 1:
            return self.factor(polynomial)
        key = key_of(polynomial)
        if key not in self.known.nonzero:
            facts = [self.factor(f) for f, _ in factors]
            text, minus = self._product(self.forms.factors(content, factors), content < 0)
            large = " | apply: lt0r_neq0; sgn" if abs(content) >= 100 else ""
            self.known.nonzero[key] = self.lines.have(
                "NZ", f"{self.forms.polynomial(polynomial)} != 0 :> R",
                f"rule (nz_is (c := {text}) _ _); [clear - R; ring | clear - {' '.join(facts)} R; "
                f"{minus}repeat apply: mulf_neq0; first [nz1 | apply: expf_neq0; nz1{large}]]",
            )  # fmt: skip
        return self.known.nonzero[key]

    def scalar(self, value: Fraction) -> str:
        """The tactic that a scalar is not 0, for no factor above or below is."""
        content, above = self.space.field.factor(value.numerator)
        divisor, below = self.space.field.factor(value.denominator)
        facts = [self.factor(f) for f, _ in [*above, *below]]
        parts = [*self.forms.factors(content, above), *self.forms.factors(divisor, below, "^-1")]
        text, minus = self._product(parts, content < 0)
        closing = self.facts.identity(value)
        large = "" if value.generators() else " | apply: lt0r_neq0; sgn"
        return (f"rule (nz_is (c := {text}) _ _); [{closing} | clear - {' '.join([*facts, 'R'])}; {minus}"
                "repeat apply: mulf_neq0; rewrite ?expf_eq0 ?invr_eq0 ?negb_and /=; first [nz1 | exact: oner_neq0 | "
                f"by rewrite ?orbT ?pnatr_eq0 ?oner_eq0{large}]]")  # fmt: skip

    @staticmethod
    def _product(parts: list[str], negative: bool) -> tuple[str, str]:
        """A product with its sign, and the step that takes the sign away."""
        text = f"({' * '.join(parts) or '1'})"
        return (f"- {text}", "rewrite oppr_eq0; ") if negative else (text, "")

    def exclude(self, fact: str, value: Fraction) -> None:
        """Learn from `fact : value != 0` that no factor of its numerator is 0."""
        for factor in self.facts.factors(value.numerator):
            self.facts.generators.introduce(factor)
            key, text = key_of(factor), self.forms.polynomial(factor)
            if key in self.known.nonzero:
                continue
            rest = value * self.facts.as_fraction(factor).reciprocal()
            lemma = f"(nz_factor (f := {text}) (r := {self.forms.fraction(rest)}) {fact} _)"
            closing = self.facts.identity(value, rest)
            self.known.nonzero[key] = self.lines.have("NZ", f"{text} != 0", f"rule {lemma}; {closing}")

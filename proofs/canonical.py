"""Canonical forms in print: what both sides of a proved statement reduce to, and what was divided by."""

from __future__ import annotations

from typing import Any

from flint import fmpz

from proofs.field import Fraction, Generator
from proofs.moment_values import MomentOperator, MomentScalar, MomentVector, Monomial
from proofs.moments import Moments
from proofs.printed import LATEX, TEXT, Style

# A form with more terms than this is left out: it would tell a reader nothing.
_LONGEST = 12
# What stands for such a form where something has to stand.
MANY_TERMS = r"\text{(many terms)}"


class FormPrinter:
    """Prints values of one moment space, in LaTeX or in plain Unicode."""

    def __init__(self, space: Moments, style: Style = LATEX) -> None:
        self._space = space
        self._latex = style is LATEX
        self._style = style

    def form(self, value: Any) -> str:
        """The canonical form of a scalar, vector or operator; "" where it is too long to read."""
        if isinstance(value, MomentScalar):
            return self.fraction(value.value)
        if isinstance(value, MomentVector):
            return self._vector(value)
        return self._operator(value)

    def fraction(self, value: Fraction) -> str:
        """A scalar; "" where it is too long to read."""
        above, below = self._polynomial(value.numerator), self._polynomial(value.denominator)
        if not above or not below or below == "1":
            return above if below else ""
        if self._latex:
            return rf"\frac{{{above}}}{{{below}}}"
        return f"{_bracketed(above)}/{_bracketed(below)}"

    def divisor(self, value: Fraction) -> str:
        """A quantity that was divided by: its numerator."""
        return self.polynomial(value.numerator)

    def polynomial(self, polynomial: Any) -> str:
        """A polynomial."""
        return self._polynomial(polynomial) or MANY_TERMS

    def shortened(self, polynomial: Any) -> str:
        """A polynomial; of one that is too long to read, the first terms and how many there are."""
        short = self._polynomial(polynomial)
        if short:
            return short
        terms = list(polynomial.to_dict().items())
        first = _joined([self._term(exponents, fmpz(coefficient)) for exponents, coefficient in terms[:4]])
        return f"{first} + … ({len(terms)} terms)"

    def generator(self, index: int) -> str:
        """A generator of the ring."""
        return self._generator(index)

    def monomial(self, monomial: Monomial) -> str:
        """A coordinate function of one term."""
        return self._monomial(monomial) or "1"

    def letter(self, letter: str) -> str:
        """A letter."""
        return self._style.symbols.get(letter, letter)

    def _operator(self, value: MomentOperator) -> str:
        pieces = []
        if value.diagonal.terms:
            inner = self._vector(value.diagonal)
            pieces.append(self._style.call.format("diag", inner) if inner else "")
        for ((_, left), (_, right)), coefficient in value.tensor().items():
            bra, ket = self._monomial(right) or "1", self._monomial(left) or "1"
            dyad = rf"\lvert {ket}\rangle\langle {bra}\rvert" if self._latex else f"|{ket}⟩⟨{bra}|"
            scale = self._factor(coefficient)
            pieces.append(f"{scale}{dyad}" if scale is not None else "")
        return _joined(pieces)

    def _vector(self, value: MomentVector) -> str:
        pieces = []
        for (block, monomial), coefficient in value.terms.items():
            scale = self._factor(coefficient)
            text = self._monomial(monomial) or ("" if scale else "1")
            pieces.append(f"{scale}{text}{self._where(block)}".rstrip() if scale is not None else "")
        return _joined(pieces)

    def _where(self, block: int) -> str:
        if len(self._space.blocks) == 1:
            return ""
        sign = (r"\ne", "=")[block] if self._latex else ("≠", "=")[block]
        return rf"\,[g_n {sign} 0]" if self._latex else f" [gₙ {sign} 0]"

    def _factor(self, coefficient: Fraction) -> str | None:
        if coefficient.is_one():
            return ""
        text = self.fraction(coefficient)
        if not text:
            return None
        several = len(coefficient.numerator) > 1 and (coefficient.denominator.is_one() or not self._latex)
        return f"{self._style.open}{text}{self._style.close} " if several else f"{text} "

    def _polynomial(self, polynomial: Any) -> str:
        if polynomial.is_zero():
            return "0"
        terms = list(polynomial.to_dict().items())
        if len(terms) > _LONGEST:
            return ""
        return _joined([self._term(exponents, fmpz(coefficient)) for exponents, coefficient in terms])

    def _term(self, exponents: tuple[int, ...], coefficient: fmpz) -> str:
        factors = [self._power(self._generator(i), e) for i, e in enumerate(exponents) if e]
        if not factors or abs(coefficient) != 1:
            return " ".join([coefficient.str(condense=12), *factors])
        return ("-" if coefficient < 0 else "") + " ".join(factors)

    def _power(self, base: str, exponent: int) -> str:
        if exponent == 1:
            return base
        return f"{{{base}}}^{{{exponent}}}" if self._latex else f"{base}{str(exponent).translate(self._style.raised)}"

    def _generator(self, index: int) -> str:
        generator: Generator = self._space.field.generators[index]
        if generator.kind == "moment":
            return self._moment(*generator.key)  # type: ignore[misc]
        if generator.kind == "root":
            square = self._polynomial(generator.square) or "…"
            is_plain = self._latex or len(square) == 1 or square.isdecimal()
            return self._style.root.format(square if is_plain else f"({square})")
        if generator.kind == "absolute":
            return self._style.absolute.format(self._polynomial(generator.square.sqrt()) or "…")
        if generator.kind == "product":
            return f"P_{{{index}}}" if self._latex else f"P{index}"
        return self._style.symbols.get(generator.text, generator.text)

    def _moment(self, block: int, monomial: Monomial) -> str:
        mark = "" if len(self._space.blocks) == 1 else ("_{+}", "_{0}")[block]
        if self._latex:
            return rf"\langle {self._monomial(monomial)}\rangle{mark}"
        return f"⟨{self._monomial(monomial)}⟩{('', '₊', '₀')[block + 1] if mark else ''}"

    def _monomial(self, monomial: Monomial) -> str:
        return " ".join(self._power(self.letter(letter), e) for letter, e in monomial)


def forms(space: Moments, value: Any) -> tuple[str, str]:
    """The canonical form in LaTeX and in plain Unicode."""
    return FormPrinter(space, LATEX).form(value), FormPrinter(space, TEXT).form(value)


def _joined(pieces: list[str]) -> str:
    if not pieces:
        return "0"
    if not all(pieces) or len(pieces) > _LONGEST:
        return ""
    return " + ".join(pieces).replace("+ -", "- ")


def _bracketed(text: str) -> str:
    return f"({text})" if " " in text else text

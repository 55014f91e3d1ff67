"""Canonical forms in print: what both sides of a proved statement reduce to, and what was divided by."""

from __future__ import annotations

from typing import Any

from proofs.field import Fraction, Generator
from proofs.moments import MomentOperator, Moments, MomentScalar, MomentVector, Monomial
from proofs.printed import LATEX

# A form with more terms than this is told by its size.
_LONGEST = 12


def print_form(space: Moments, value: Any) -> str:
    """The canonical form of a scalar, vector or operator, in LaTeX; "" where it is too long to read."""
    if isinstance(value, MomentScalar):
        return _fraction(space, value.value)
    if isinstance(value, MomentVector):
        return _vector(space, value)
    return _operator(space, value)


def print_condition(space: Moments, value: Fraction) -> str:
    """A quantity that was divided by, in LaTeX."""
    return _polynomial(space, value.numerator) or r"\text{a polynomial of many terms}"


def print_letter(letter: str) -> str:
    """A letter in LaTeX."""
    return LATEX.symbols.get(letter, letter)


def _operator(space: Moments, value: MomentOperator) -> str:
    pieces = []
    if value.diagonal.terms:
        inner = _vector(space, value.diagonal)
        pieces.append(rf"\operatorname{{diag}}\left({inner}\right)" if inner else "")
    for ((_, left), (_, right)), coefficient in value.tensor().items():
        scale = _factor(space, coefficient)
        pieces.append(rf"{scale}\,|{_monomial(left) or '1'}\rangle\langle {_monomial(right) or '1'}|" if scale is not None else "")
    return _joined(pieces)


def _vector(space: Moments, value: MomentVector) -> str:
    pieces = []
    for (block, monomial), coefficient in value.terms.items():
        scale = _factor(space, coefficient)
        where = "" if len(space.blocks) == 1 else (r"\,[g_n \ne 0]", r"\,[g_n = 0]")[block]
        pieces.append(f"{scale}{_monomial(monomial) or ('1' if not scale else '')}{where}" if scale is not None else "")
    return _joined(pieces)


def _factor(space: Moments, coefficient: Fraction) -> str | None:
    if coefficient.is_one():
        return ""
    text = _fraction(space, coefficient)
    if not text:
        return None
    several = len(coefficient.numerator) > 1 and coefficient.denominator.is_one()
    return rf"\left({text}\right) " if several else f"{text} "


def _joined(pieces: list[str]) -> str:
    if not pieces:
        return "0"
    if not all(pieces) or len(pieces) > _LONGEST:
        return ""
    return " + ".join(pieces).replace("+ -", "- ")


def _fraction(space: Moments, value: Fraction) -> str:
    above, below = _polynomial(space, value.numerator), _polynomial(space, value.denominator)
    if not above or not below:
        return ""
    if below == "1":
        return above
    return rf"\frac{{{above}}}{{{below}}}"


def _polynomial(space: Moments, polynomial: Any) -> str:
    if polynomial.is_zero():
        return "0"
    terms = list(polynomial.to_dict().items())
    if len(terms) > _LONGEST:
        return ""
    pieces = []
    for exponents, coefficient in terms:
        factors = [_power(_generator(space, i), e) for i, e in enumerate(exponents) if e]
        number = str(coefficient) if abs(coefficient) != 1 or not factors else str(coefficient).replace("1", "")
        pieces.append(" ".join([number, *factors]) if number not in ("", "-") else number + " ".join(factors))
    return " + ".join(pieces).replace("+ -", "- ")


def _power(base: str, exponent: int) -> str:
    if exponent == 1:
        return base
    return f"{{{base}}}^{{{exponent}}}"


def _generator(space: Moments, index: int) -> str:
    generator: Generator = space.field.generators[index]
    if generator.kind == "moment":
        block, monomial = generator.key  # type: ignore[misc]
        mark = "" if len(space.blocks) == 1 else ("_{+}", "_{0}")[block]
        return rf"\langle {_monomial(monomial)}\rangle{mark}"
    if generator.kind == "root":
        return rf"\sqrt{{{_polynomial(space, generator.square) or chr(92) + 'cdots'}}}"
    if generator.kind == "absolute":
        return rf"\left|{index}\right|"
    if generator.kind == "product":
        return rf"P_{{{index}}}"
    return LATEX.symbols.get(generator.text, generator.text)


def _monomial(monomial: Monomial) -> str:
    return " ".join(_power(print_letter(letter), e) for letter, e in monomial)

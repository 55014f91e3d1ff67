"""Certificates in print, in plain Unicode: one line for each term, indented below what it shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from lnverify.proofs.algebra.field import terms_of
from lnverify.proofs.readings.moments.forms import FormPrinter
from lnverify.proofs.readings.moments.kernel import Fact, Function
from lnverify.proofs.readings.moments.values import OF_M
from lnverify.proofs.readings.printed import TEXT
from lnverify.proofs.sign import Sign

# The rules whose facts are shown below the sum that they stand in.
_OF_THEIR_OWN = ("combination", "few_columns", "product", "root", "terms")
_THEOREMS = {
    "on_few_columns": "where it is for few different columns",
    "by_half_degree": "by half degree, where it is for few different entries",
    "by_inner_products": "where it is in coordinates along an orthonormal basis",
}
_SUBSCRIPTS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
_SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def lines_of(certificate: Fact) -> list[str]:
    """The certificate, line by line: a sum of products of squares and of what is known not to be negative, a product of
    polynomials with certificates of their own, or A + B·R with a root R and what is known of A, B and A² − B²R².
    """
    return _Printer(certificate.kernel).fact(certificate, "> 0" if certificate.sign == Sign.POSITIVE else "≥ 0")


class _Printer:
    def __init__(self, kernel: Any) -> None:
        self._space = kernel.space
        self._forms = FormPrinter(kernel.space, TEXT)

    def fact(self, fact: Fact, order: str = "≥ 0") -> list[str]:
        text = self._forms.shorten(fact.polynomial)
        match fact.name:
            case "terms":
                return self._sum(text, order, list(self._terms(fact.polynomial)), [])
            case "combination":
                _, terms, above = fact.arguments
                if above:
                    text = f"{' '.join(map(self._factor, above))} ({text})"
                factors = [factor for _, factors in terms for factor in factors]
                return self._sum(text, order, [self._term(*term) for term in terms], factors)
            case "product":
                return self._product(fact, text, order)
            case "root":
                return self._root(fact, text, order)
            case "few_columns":
                return self._few_columns(fact, text, order)
        return [f"{text} {order}"]

    def _sum(self, text: str, order: str, terms: list[str], factors: list[Fact]) -> list[str]:
        if not terms or terms == [text]:
            return [f"{text} {order}"]
        lines = [f"{text} {order}, for it is"]
        lines += [f"  {'+ ' if i else '  '}{term}" for i, term in enumerate(terms)]
        for factor in factors:
            if factor.name in _OF_THEIR_OWN:
                lines += _below(self.fact(factor))
        return lines

    def _few_columns(self, fact: Fact, text: str, order: str) -> list[str]:
        """The theorem, and the polynomials that it leaves, as products: in no open cell one of them is negative."""
        p, *facts, way = fact.arguments
        whole = self._space.kernel.order_of(p, *facts)
        parts = dict.fromkeys(self._factored(columns.polynomial) for columns in getattr(whole.centre(), way)())
        return [f"{text} {order} {_THEOREMS[way]}:", *(f"  {part} ≥ 0" for part in parts)]

    def _factored(self, polynomial: Any) -> str:
        """A polynomial on few columns as a product; a letter with a number is its entry in that column."""
        if polynomial.is_zero():
            return "0"
        content, factors = polynomial.factor()
        powers = [(self._plain(factor), exponent) for factor, exponent in factors]
        scale = [] if content == 1 and factors else [str(content)]
        own = (f"{f'({p})' if ' ' in p else p}{_power(exponent)}" for p, exponent in powers)
        return " · ".join([*scale, *own])

    def _plain(self, polynomial: Any) -> str:
        names, text = polynomial.context().names(), ""
        for exponents, coefficient in terms_of(polynomial):
            factors = [f"{self._variable(names[i])}{_power(e)}" for i, e in enumerate(exponents) if e]
            scale = [] if abs(coefficient) == 1 and factors else [str(abs(coefficient))]
            text += (" - " if coefficient < 0 else " + ") + " ".join([*scale, *factors])
        return text[3:] if text.startswith(" + ") else "-" + text[3:]

    def _variable(self, name: str) -> str:
        letter, _, column = name.partition("@")
        if letter[0] == "g" and letter[1:].isdigit():
            return self._forms.generator(int(letter[1:]))
        if not column and letter[0] == "w":
            letter, column = "w", letter[1:]
        return f"{TEXT.symbols.get(letter, letter)}{column}".translate(_SUBSCRIPTS)

    def _terms(self, polynomial: Any) -> Iterator[str]:
        """A sum that is seen term by term: a generator without a sign stands in its square."""
        for exponents, coefficient in terms_of(polynomial):
            factors = []
            for index, exponent in enumerate(exponents):
                if exponent and self._space.kernel.generator(index).sign:
                    factors += [self._forms.generator(index)] * exponent
                elif exponent:
                    half = self._space.field.polynomial_symbol(index) ** (exponent // 2)
                    factors.append(f"({self._forms.shorten(half)})²")
            yield " · ".join([*([] if coefficient == 1 and factors else [str(coefficient)]), *factors])

    def _product(self, fact: Fact, text: str, order: str) -> list[str]:
        _, _, factors = fact.arguments
        lines = [f"{text} {order}, for of its factors"]
        for factor, exponent, inner in factors:
            if inner is None:
                lines.append(f"  ({self._forms.shorten(factor)}) stands to the power {exponent}")
            else:
                lines += _below(self.fact(inner))
        return lines

    def _root(self, fact: Fact, text: str, order: str) -> list[str]:
        _, index, first, second, gap_fact = fact.arguments
        lines = [f"{text} {order}, as A + B {self._forms.generator(index)}:"]
        gap = "A² - B² R² ≥ 0" if first else "B² R² - A² ≥ 0"
        parts = [(first, "A ≥ 0"), (second, "B ≥ 0"), (gap_fact, gap.replace("R", self._forms.generator(index)))]
        for part, meaning in parts:
            if part is not None:
                lines += [f"  {meaning}:", *_below(_below(self.fact(part)))]
        return lines

    def _term(self, coefficient: Any, factors: Sequence[Fact]) -> str:
        scale = [] if coefficient == 1 and factors else [str(coefficient)]
        return " · ".join([*scale, *map(self._factor, factors)])

    def _factor(self, fact: Fact) -> str:
        match fact.name:
            case "square":
                return f"({self._forms.shorten(fact.arguments[0])})²"
            case "mixed":
                (entries,) = fact.arguments
                monomials = [self._forms.monomial(m) for entry in entries for _, m in entry.subject.terms]
                inside = " ".join(f"({monomial})" for monomial in monomials)
                return f"({' '.join(f'Σ[{monomial}]' for monomial in monomials)} - Σ[{inside}])"
            case "gram":
                return self._square(fact.arguments[0])
        used = [i for i, degree in enumerate(fact.polynomial.degrees()) if degree]
        if len(used) == 1 and fact.polynomial == self._space.field.polynomial_symbol(used[0]):
            return self._forms.generator(used[0])
        return f"({self._forms.shorten(fact.polynomial)})"

    def _square(self, parts: Sequence[tuple[Any, tuple[Function, ...]]]) -> str:
        pieces = [self._part(p, functions) for p, functions in parts]
        inside = " + ".join(pieces).replace("+ -", "- ")
        degree = len(parts[0][1])
        return (f"({inside})²", f"Σ[({inside})²]")[degree] if degree < 2 else f"‖{inside}‖²"

    def _part(self, p: Any, functions: tuple[Function, ...]) -> str:
        scale, wedge = self._forms.shorten(p), " ∧ ".join(self._function(f) for f in functions)
        if not functions or (scale == "1" and wedge):
            return wedge or scale
        scale = "-" if scale == "-1" else f"({scale}) " if len(p) > 1 else f"{scale} "
        return scale + (wedge if wedge != "1" else "1")

    def _function(self, function: Function) -> str:
        block, monomial = function
        mark = "" if len(self._space.blocks) == 1 or block in (OF_M, None) else ("₊", "₀")[block]
        return f"{self._forms.monomial(monomial)}{mark}"


def _power(exponent: int) -> str:
    return "" if exponent == 1 else str(exponent).translate(_SUPERSCRIPTS)


def _below(lines: list[str]) -> list[str]:
    return [f"  {line}" for line in lines]

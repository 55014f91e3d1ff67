"""Certificates in print, in plain Unicode: one line for each term, indented below what it shows."""

from __future__ import annotations

from typing import Any

from lnverify.proofs.certificates.certificate import (
    Assumed,
    AtLeastOne,
    Certificate,
    Factor,
    Function,
    MixedTerms,
    Moment,
    NonzeroSquare,
    Product,
    Proved,
    Reason,
    Root,
    Signed,
    SquareSum,
    Sum,
    Term,
)
from lnverify.proofs.readings.moments.forms import FormPrinter
from lnverify.proofs.readings.moments.values import OF_M
from lnverify.proofs.readings.printed import TEXT
from lnverify.proofs.sign import Sign


def lines_of(certificate: Certificate) -> list[str]:
    """The certificate, line by line."""
    order = "> 0" if certificate.sign == Sign.POSITIVE else "≥ 0"
    return _Printer(certificate.space).reason(certificate.reason, order)


class _Printer:
    def __init__(self, space: Any) -> None:
        self._space = space
        self._forms = FormPrinter(space, TEXT)

    def reason(self, reason: Reason, order: str = "≥ 0") -> list[str]:
        text = self._forms.shorten(reason.polynomial)
        if isinstance(reason, Sum):
            return self._sum(reason, text, order)
        if isinstance(reason, Product):
            return self._product(reason, text, order)
        return self._root(reason, text, order)

    def _sum(self, reason: Sum, text: str, order: str) -> list[str]:
        if not reason.terms:
            return [f"{text} {order}"]
        if reason.multiplier:
            text = f"{' '.join(map(self._factor, reason.multiplier))} ({text})"
        if [text] == [self._term(term) for term in reason.terms]:
            return [f"{text} {order}"]
        lines = [f"{text} {order}, for it is"]
        lines += [f"  {'+ ' if i else '  '}{self._term(term)}" for i, term in enumerate(reason.terms)]
        for term in reason.terms:
            for factor in term.factors:
                if isinstance(factor, Proved):
                    lines += _below(self.reason(factor.reason))
        return lines

    def _product(self, reason: Product, text: str, order: str) -> list[str]:
        lines = [f"{text} {order}, for of its factors"]
        for factor, exponent, inner in reason.factors:
            if inner is None:
                lines.append(f"  ({self._forms.shorten(factor)}) stands to the power {exponent}")
            else:
                lines += _below(self.reason(inner))
        return lines

    def _root(self, reason: Root, text: str, order: str) -> list[str]:
        lines = [f"{text} {order}, as A + B {self._forms.generator(reason.index)}:"]
        parts = [(reason.first, "A ≥ 0"), (reason.second, "B ≥ 0")]
        gap = "A² - B² R² ≥ 0" if reason.first else "B² R² - A² ≥ 0"
        for part, meaning in [*parts, (reason.gap, gap.replace("R", self._forms.generator(reason.index)))]:
            if part is not None:
                lines += [f"  {meaning}:", *_below(_below(self.reason(part)))]
        return lines

    def _term(self, term: Term) -> str:
        coefficient = term.coefficient
        scale = [] if coefficient == 1 and term.factors else [str(coefficient)]
        return " · ".join([*scale, *map(self._factor, term.factors)])

    def _factor(self, factor: Factor) -> str:
        if isinstance(factor, Signed):
            return self._forms.generator(factor.index)
        if isinstance(factor, Assumed):
            return f"({self._forms.shorten(factor.polynomial)})"
        if isinstance(factor, NonzeroSquare):
            return f"({self._forms.shorten(factor.polynomial)})²"
        if isinstance(factor, AtLeastOne):
            return f"({self._forms.shorten(factor.value(self._space).numerator)})"
        if isinstance(factor, MixedTerms):
            sums = [f"Σ[{self._forms.monomial(monomial)}]" for monomial in factor.monomials]
            inside = " ".join(f"({self._forms.monomial(monomial)})" for monomial in factor.monomials)
            return f"({' '.join(sums)} - Σ[{inside}])"
        if isinstance(factor, Moment):
            return f"Σ[{self._forms.monomial(factor.monomial)}]"
        if isinstance(factor, Proved):
            return f"({self._forms.shorten(factor.reason.polynomial)})"
        return self._square(factor)

    def _square(self, factor: SquareSum) -> str:
        pieces = [self._part(p, functions) for p, functions in factor.parts]
        inside = " + ".join(pieces).replace("+ -", "- ")
        degree = len(factor.parts[0][1])
        return (f"({inside})²", f"Σ[({inside})²]")[degree] if degree < 2 else f"‖{inside}‖²"

    def _part(self, p: Any, functions: tuple[Function, ...]) -> str:
        scale, wedge = self._forms.shorten(p), " ∧ ".join(self._function(f) for f in functions)
        if not functions or (scale == "1" and wedge):
            return wedge or scale
        scale = "-" if scale == "-1" else f"({scale}) " if len(p) > 1 else f"{scale} "
        return scale + (wedge if wedge != "1" else "1")

    def _function(self, function: Function) -> str:
        block, monomial = function
        mark = "" if len(self._space.blocks) == 1 or block == OF_M else ("₊", "₀")[block]
        return f"{self._forms.monomial(monomial)}{mark}"


def _below(lines: list[str]) -> list[str]:
    return [f"  {line}" for line in lines]

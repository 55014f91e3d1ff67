"""Canonical forms in print: what both sides of a proved statement reduce to, and what was divided by.

A form is printed as a claim is, with what those of its letters mean that the claim does not have.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from lnverify.proofs.expressions import Expression, build
from lnverify.proofs.readings.moments.form_terms import FormTerms, TooLong
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.printed import LATEX, TEXT, Printed, Style
from lnverify.proofs.recording import Recorded

LONGEST = 12
"""A form with more terms than this is left out: it would tell a reader nothing."""
# Nor would one with more characters of LaTeX: what stands in an exponent stands in each of its terms.
_WIDEST = 6000
# Of a polynomial that is too long to read so many terms are printed.
_FIRST = 4


def forms(space: Moments, value: Any) -> tuple[str, str]:
    """The canonical form in LaTeX and in plain Unicode; both "" where it is too long to read."""
    try:
        term = FormTerms(space, LONGEST).value(value)
    except TooLong:
        return "", ""
    latex, text = print_term(term, LATEX), print_term(term, TEXT)
    return (latex, text) if len(latex) <= _WIDEST else ("", "")


def print_polynomial(space: Moments, polynomial: Any) -> str:
    """A polynomial in plain Unicode; of one that is too long to read, the first terms and how many there are."""
    terms, short = list(polynomial.to_dict().items()), FormTerms(space, LONGEST)
    first = space.field.ring.from_dict(dict(terms[:_FIRST]))
    for part, end in ((polynomial, ""), (first, f" + … ({len(terms)} terms)")):
        with suppress(TooLong):
            return print_term(short.polynomial(part), TEXT) + end
    return "what is too long to read"


def print_term(term: Expression, style: Style) -> str:
    """A value or a statement, with what it gives names to; what ζ is a claim says itself."""
    space = Printed(style)
    (statement,) = Recorded.of(term if term.kind == "statement" else build("nonzero", term))(space)
    text = space.statement(statement) if term.kind == "statement" else statement.left.text
    meanings = (f"{name} = {meaning}" for name, meaning in space.definitions.items() if name != style.symbol("zeta"))
    return (", " if style is TEXT else r",\quad ").join([text, *meanings])

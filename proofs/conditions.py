"""Side conditions: what a reading divided by, or put under a root, and what the hypotheses do not settle."""

from __future__ import annotations

from proofs.canonical import MANY_TERMS, FormPrinter
from proofs.certificate_search import certify_scalar
from proofs.moments import Moments


def open_conditions(space: Moments) -> list[str]:
    """What the reading divided by, or put under a root, and what the hypotheses do not settle."""
    space.signs.forget_presupposed()
    found = []
    printer = FormPrinter(space)
    for divisor in {d.key(): d for d in space.field.divisors}.values():
        if not space.signs.scalar_is_nonzero(divisor):
            found.append(rf"{printer.divisor(divisor)} \ne 0")
    for radicand in space.field.radicands:
        if not space.signs.strength_of(radicand) and certify_scalar(space, radicand) is None:
            found.append(rf"{printer.fraction(radicand) or MANY_TERMS} \ge 0")
    for letter in sorted(set(space.inverted_letters) - space.nonzero_letters):
        found.append(rf"{printer.letter(letter)}_n \ne 0 \text{{ for all }} n")
    for vector in space.inverted_vectors:
        ((block, _), *_) = vector.terms
        if not space.entries.nowhere_zero(block, vector.block(block)):
            found.append(rf"{printer.form(vector) or MANY_TERMS} \ne 0 \text{{ for all }} n")
    return list(dict.fromkeys(found))


def assumptions(space: Moments) -> list[str]:
    """What the calculus divided by, not the claim, where equations tie generators: the claim may be false there."""
    if not space.has_equations:
        return []
    printer = FormPrinter(space)
    return [rf"{printer.polynomial(factor)} \ne 0" for factor in space.signs.doubtful(space.field.doubted)]

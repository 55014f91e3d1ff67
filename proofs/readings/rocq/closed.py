"""Canonical forms of the moment reading as terms: what a derivative is, said without a derivative."""

from __future__ import annotations

from functools import reduce
from typing import Any

from proofs.readings.moments.field import Fraction
from proofs.readings.moments.space import Moments
from proofs.readings.moments.values import MomentOperator, MomentScalar, MomentVector, Monomial
from proofs.readings.rocq.identities import Unproved
from proofs.readings.rocq.terms import Term
from proofs.readings.rocq.words import REAL, VECTOR


def closed(space: Moments, value: Any) -> Term:
    """The term of a value of one block.

    Raises:
        Unproved: where there is none: of a reciprocal in the entries, of two blocks.
    """
    if len(space.blocks) == 1 and isinstance(value, MomentScalar):
        return _fraction(space, value.value)
    if len(space.blocks) == 1 and isinstance(value, MomentVector):
        terms = [("scale", _fraction(space, c), _entries(space, m)) for (_, m), c in value.terms.items()]
        return _sum(terms) if terms else ("zero", VECTOR)
    if len(space.blocks) == 1 and isinstance(value, MomentOperator):
        outer = [("outer", closed(space, u), closed(space, v)) for u, v in value.terms]
        return _sum([("diag", closed(space, value.diagonal)), *outer])
    raise Unproved("a derivative that is not written in sums over the entries")


def _sum(terms: list[Term]) -> Term:
    return reduce(lambda a, b: ("add", a, b), terms)


def _fraction(space: Moments, value: Fraction) -> Term:
    above = _polynomial(space, value.numerator)
    return above if value.denominator.is_one() else ("div", above, _polynomial(space, value.denominator))


def _polynomial(space: Moments, polynomial: Any) -> Term:
    terms = []
    for exponents, coefficient in sorted(polynomial.to_dict().items(), reverse=True):
        factors = [_power("pow", _generator(space, i), int(e)) for i, e in enumerate(exponents) if e]
        size = abs(int(coefficient))
        if size != 1 or not factors:
            factors.insert(0, ("integer", size))
        product = reduce(lambda a, b: ("mul", a, b), factors)
        terms.append(("neg", product) if coefficient < 0 else product)
    return _sum(terms) if terms else ("integer", 0)


def _generator(space: Moments, index: int) -> Term:
    generator = space.field.generators[index]
    if generator.kind == "size":
        return ("N",)
    if generator.kind == "scalar":
        return ("letter", REAL, generator.key)
    if generator.kind == "moment":
        return ("sum", _entries(space, generator.key[1]))
    if generator.kind == "root":
        return ("sqrt", _polynomial(space, generator.square))
    raise Unproved(f"a derivative in which a generator of the kind {generator.kind} occurs")


def _entries(space: Moments, monomial: Monomial) -> Term:
    """The vector of a product of entries."""
    if any(letter in space.relations or exponent < 0 for letter, exponent in monomial):
        raise Unproved("a derivative in which a reciprocal of entries occurs")
    factors = [_power("vpow", ("letter", VECTOR, letter), exponent) for letter, exponent in monomial]
    return reduce(lambda a, b: ("had", a, b), factors) if factors else ("ones",)


def _power(word: str, base: Term, exponent: int) -> Term:
    return base if exponent == 1 else (word, base, exponent)

"""Canonical forms in the letters of a claim: Σ[a] as N μ, Σ[a²] as N (σ² + μ²), a as μ + √(σ² + ε) x̂.

A name that the claim gives to a scalar stands for a moment where its value is linear in that; a name that it gives to a
vector stands for a letter where its value is a multiple of that, and a constant. A form is rewritten with such names,
which are free letters from then on, and counts only where their values, put in again, give the form back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lnverify.proofs.algebra.field import Fraction, TooManyTerms, terms_of
from lnverify.proofs.expressions import Expression, build
from lnverify.proofs.readings.moments.forms import forms
from lnverify.proofs.readings.moments.hypotheses import Cases, read_claim, retry_in_larger_ring
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import (
    UNIT,
    MomentOperator,
    MomentScalar,
    MomentVector,
    Monomial,
    letter_power,
)
from lnverify.proofs.recording import Recorded
from lnverify.proofs.statements import Relation, Statement
from lnverify.proofs.values import Inexpressible, Undefined

LONGEST = 160
"""How many characters of plain Unicode a form may have: two lines."""
# A form of more terms is not rewritten: each term is worked out by itself.
_MOST_TERMS = 200


def folded_forms(claim: Recorded, hypotheses: Sequence[Recorded]) -> list[tuple[str, str]]:
    """Of each statement the form of its sides, in LaTeX and in plain Unicode, in the fewest characters.

    It is ("", "") for what is no equation that holds, for a form of more than `LONGEST` characters, and for a claim
    that the calculus does not read as a whole: one by cases, say.
    """
    try:
        return retry_in_larger_ring(lambda size: _in_ring(claim, hypotheses, 4 * size))
    except (Inexpressible, Undefined, TooManyTerms, Cases, RecursionError):
        return [("", "")] * len(claim.statements)


def _in_ring(claim: Recorded, hypotheses: Sequence[Recorded], size: int) -> list[tuple[str, str]]:
    lets = _lets(claim, hypotheses)
    both = [*claim.statements, *(build("equal", node, node) for node in lets)]
    space, result = read_claim(Recorded(both, [""] * len(both), claim.nodes), hypotheses, size=size)
    count = len(claim.statements)
    known = {node.parts[0]: item.left for node, item in zip(lets, result[count:], strict=True)}
    scalars = _scalars(space, known)
    rules = [scalars, _vectors(space, known, scalars)]
    back = _values(space, known)
    return [_shortest(space, item, rules, back) for item in result[:count]]


def _lets(claim: Recorded, hypotheses: Sequence[Recorded]) -> list[Expression]:
    """What the claim gives a name to: of several with one name the first, which prints without a prime."""
    nodes = [node for each in (*hypotheses, claim) for node in each.nodes]
    free = {node.parts[0] for node in nodes if node.operation in ("scalar", "vector", "matrix")}
    first: dict[str, Expression] = {}
    for node in nodes:
        if node.operation == "let" and node.parts[0] not in free:
            first.setdefault(node.parts[0], node)
    return [node for node in first.values() if node in claim.nodes and node.shape in ((), ("N",))]


def _shortest(space: Moments, statement: Statement, rules: Sequence[_Rules], back: _Rules) -> tuple[str, str]:
    if statement.relation is not Relation.EQUAL or not space.holds(statement):
        return "", ""
    printed = [forms(space, statement.left)]
    for each in rules:
        try:
            result = each.value(statement.left)
        except (Inexpressible, Undefined, TooManyTerms):
            continue
        if space.holds(Statement(Relation.EQUAL, back.value(result), statement.left)):
            printed.append(forms(space, result))
    latex, text = min(printed, key=lambda pair: len(pair[1]) or LONGEST + 1)
    return (latex, text) if len(text) <= LONGEST else ("", "")


class _Rules:
    """What stands for generators and for letters of a space; nothing at first."""

    def __init__(self, space: Moments) -> None:
        self.space = space
        self.generators: dict[int, Fraction] = {}
        self.letters: dict[str, MomentVector] = {}
        self.moments: dict[Monomial, Fraction] = {}

    def value(self, value: Any) -> Any:
        """A scalar, vector or operator, rewritten."""
        if isinstance(value, MomentScalar):
            return MomentScalar(self.space, self.fraction(value.value))
        if isinstance(value, MomentVector):
            return self._vector(value)
        if value.words or value.diagonal is None:
            raise Inexpressible("a free matrix")
        terms = [(self._vector(p), self._vector(q)) for p, q in value.terms]
        return MomentOperator(self.space, self._vector(value.diagonal), terms)

    def fraction(self, x: Fraction) -> Fraction:
        """A scalar, rewritten."""
        return self._polynomial(x.numerator) * self._polynomial(x.denominator).reciprocal()

    def _polynomial(self, polynomial: Any) -> Fraction:
        if len(polynomial) > _MOST_TERMS:
            raise TooManyTerms
        total = self.space.field.rational(0)
        for exponents, coefficient in terms_of(polynomial):
            term = self.space.field.rational(int(coefficient))
            for index, exponent in enumerate(exponents):
                if exponent:
                    term = term * self._generator(index) ** exponent
            total = total + term
        return total

    def _generator(self, index: int) -> Fraction:
        if index not in self.generators:
            generator = self.space.field.generators[index]
            if generator.kind in ("root", "absolute"):
                self.generators[index] = self.space.field.sqrt(self._polynomial(generator.square))
            elif generator.kind == "moment" and self._is_rewritten(generator.key[1]):
                self.generators[index] = self._sum(self._monomial(*generator.key))
            else:
                return self.space.field.symbol(index)
        return self.generators[index]

    def _sum(self, v: MomentVector) -> Fraction:
        total = self.space.field.rational(0)
        for (block, monomial), coefficient in v.terms.items():
            known = self.moments.get(monomial)
            moment = self.space.sum(MomentVector(self.space, {(block, monomial): self.space.field.rational(1)}))
            total = total + coefficient * (moment.value if known is None else known)
        return total

    def _vector(self, v: MomentVector) -> MomentVector:
        total = MomentVector(self.space, {}, v.side)
        for (block, monomial), coefficient in v.terms.items():
            scale = MomentScalar(self.space, self.fraction(coefficient))
            total = total + self._monomial(block, monomial).scale(scale)
        return total

    def _is_rewritten(self, monomial: Monomial) -> bool:
        return any(letter in self.letters and exponent > 0 for letter, exponent in monomial)

    def _monomial(self, block: int, monomial: Monomial) -> MomentVector:
        one = self.space.field.rational(1)
        rest = tuple(power for power in monomial if not self._is_rewritten((power,)))
        product = MomentVector(self.space, {(block, rest): one})
        for letter, exponent in monomial:
            for _ in range(exponent if (letter, exponent) not in rest else 0):
                product = product.times(self.letters[letter])
        return product


def _scalars(space: Moments, known: Mapping[str, Any]) -> _Rules:
    """Moments by the names of scalars."""
    rules = _Rules(space)
    for name, value in known.items():
        if isinstance(value, MomentScalar) and (index := _moment_in(space, value.value, rules)) is not None:
            rest, scale = space.field.coefficients(value.value.numerator, index)
            below = Fraction(space.field, value.value.denominator, space.field.one)
            solved = (below * _letter(space, name) - rest) * scale.reciprocal()
            rules.generators[index] = rules.fraction(solved)
    return rules


def _moment_in(space: Moments, value: Fraction, rules: _Rules) -> int | None:
    """A moment in which a value is linear, with a factor that has no moments."""
    inside = value.generators()
    kinds = {index: space.field.generators[index].kind for index in inside}
    if not set(kinds.values()) <= {"size", "moment"}:
        return None
    for index in sorted(inside - rules.generators.keys()):
        if kinds[index] == "moment" and value.numerator.degrees()[index] == 1:
            scale = space.field.coefficients(value.numerator, index)[1]
            factors = (*scale.generators(), *Fraction(space.field, value.denominator, space.field.one).generators())
            if all(kinds[factor] == "size" for factor in factors):
                return index
    return None


def _vectors(space: Moments, known: Mapping[str, Any], scalars: _Rules) -> _Rules:
    """The same, and letters by the names of vectors."""
    rules = _Rules(space)
    rules.generators |= {i: x for i, x in scalars.generators.items() if space.field.generators[i].kind == "moment"}
    for name, value in known.items():
        if not isinstance(value, MomentVector) or len(space.blocks) > 1:
            continue
        powers = [power for _, monomial in value.terms for power in monomial]
        if len(powers) != 1 or powers[0][1] != 1 or powers[0][0] in rules.letters:
            continue
        ((letter, _),) = powers
        scale = scalars.fraction(value.terms[0, letter_power(letter, 1)])
        shift = scalars.fraction(value.terms.get((0, UNIT), space.field.rational(0)))
        centred = space.vector_of(name, 1) - space.ones.scale(MomentScalar(space, shift))
        rules.letters[letter] = centred.scale(MomentScalar(space, scale.reciprocal()))
        for exponent in (1, 2):
            rules.moments[letter_power(name, exponent)] = scalars.fraction(space.sum(value**exponent).value)
    return rules


def _values(space: Moments, known: Mapping[str, Any]) -> _Rules:
    """Names by their values."""
    rules = _Rules(space)
    for name, value in known.items():
        if isinstance(value, MomentVector):
            rules.letters[name] = value
        elif isinstance(value, MomentScalar) and (index := space.field.find("scalar", (name, "named"))) is not None:
            rules.generators[index] = value.value
    return rules


def _letter(space: Moments, name: str) -> Fraction:
    return space.field.symbol(space.field.generator("scalar", (name, "named"), name))

"""Canonical forms of the moment reading as terms of Rocq.

A generator is a variable: n the dimension, m_7 a moment, r_9 a root, p_4 a product; a scalar letter is itself. What is
divided by is printed factor by factor.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import MomentOperator, MomentScalar, MomentVector, Monomial
from lnverify.proofs.rocq.words import numeral


class Forms:
    """Prints the values of one moment space.

    Attributes:
        names: how each letter is written.
        kept: of what a scalar is the reciprocal, by its name.
        critical: the letter of each critical point, by its generator.
    """

    def __init__(self, space: Moments, names: dict[str, str], kept: dict[str, Any]) -> None:
        self.space = space
        self.names = names
        self.kept = kept
        self.critical: dict[int, str] = {}

    def bound(self, name: str) -> str:
        """A name for a variable of one line, as a letter of the claim may have this one."""
        while name in self.names.values():
            name += "_"
        return name

    def generator(self, index: int) -> str:
        """The variable of a generator."""
        generator = self.space.field.generators[index]
        if generator.kind == "size":
            return "n" if len(self.space.blocks) == 1 else f"n_{generator.key}"
        if generator.kind == "scalar" and generator.key in self.kept:
            return f"({self.polynomial(self.kept[generator.key])})^-1"
        if generator.kind == "scalar":
            return self.names[generator.key]
        if generator.kind == "critical":
            return self.critical[index]
        if generator.kind == "entry":
            name, letter = generator.key
            return f"({self.letter(letter, self.index(name))})"
        if generator.kind in ("exp", "log"):
            return f"x_{index}"
        return {"moment": "m", "root": "r", "absolute": "r", "product": "p"}[generator.kind] + f"_{index}"

    def index(self, name: str) -> str:
        """An index of the claim."""
        return self.names[f"index {name}"]

    def polynomial(self, polynomial: Any) -> str:
        """A polynomial, in brackets where it is a sum."""
        terms = []
        for exponents, coefficient in sorted(polynomial.to_dict().items(), reverse=True):
            factors = [self.power(self.generator(i), e) for i, e in enumerate(exponents) if e]
            size = abs(int(coefficient))
            if size != 1 or not factors:
                factors.insert(0, numeral(size))
            terms.append(("- " if coefficient < 0 else "+ ") + " * ".join(factors))
        if not terms:
            return "0"
        text = " ".join(terms)
        text = text[2:] if text[0] == "+" else text
        return f"({text})" if " " in text else text

    @staticmethod
    def power(base: str, exponent: int) -> str:
        return base if exponent == 1 else f"{base} ^+ {exponent}"

    def fraction(self, value: Fraction) -> str:
        """A scalar, its denominator in factors."""
        above = self.polynomial(value.numerator)
        if value.denominator.is_one():
            return above
        return f"({above} / ({' * '.join(self.factors(*self.space.field.factor(value.denominator)))}))"

    def factors(self, content: Any, factors: Sequence[tuple[Any, int]], suffix: str = "") -> list[str]:
        """A product of a number and of powers, but for its sign; each factor with a suffix."""
        number = [f"{numeral(abs(content))}{suffix}"] * (abs(content) != 1)
        return number + [self.power(f"{self.polynomial(f)}{suffix}", e) for f, e in factors]

    def letter(self, letter: str, index: str) -> str:
        """An entry of a letter, or of a reciprocal."""
        if letter in self.space.reciprocals.relations:
            return f"({self.denominator(letter, index)})^-1"
        if letter in self.space.coordinates.bases:
            return f"here {self.index(self.space.coordinates.bases[letter])} {index}"
        if letter in self.space.roots.letters:
            return f"Num.sqrt ({self.part(self.space.roots.letters[letter].square, index)})"
        if letter in self.space.functions.letters:
            result = self.space.functions.letters[letter]
            return f"{self.names[f'function {result.function}']} ({self.part(result.argument, index)})"
        return f"{self.names[letter]} {index} 0"

    def denominator(self, letter: str, index: str) -> str:
        """The polynomial whose reciprocal a letter stands for."""
        relation = self.space.reciprocals.relations[letter]
        base = self.letter(relation.letter, index)
        terms = []
        for power, coefficient in reversed(list(enumerate(relation.coefficients))):
            if not coefficient.is_zero():
                scale = [] if coefficient.is_one() and power else [self.fraction(coefficient)]
                terms.append(" * ".join(scale + ([self.power(f"({base})", power)] if power else [])))
        return " + ".join(terms)

    def monomial(self, monomial: Monomial, index: str = "i") -> str:
        """A product of entries."""
        factors = []
        for letter, exponent in monomial:
            entry = f"({self.letter(letter, index)})"
            factors.append(self.power(entry + "^-1" if exponent < 0 else entry, abs(exponent)))
        return " * ".join(factors) or "1"

    def term(self, monomial: Monomial, coefficient: Fraction, index: str = "i") -> str:
        """A multiple of a product of entries."""
        text = self.monomial(monomial, index)
        return text if coefficient.is_one() else f"{self.fraction(coefficient)} * ({text})"

    def part(self, part: Mapping[Monomial, Fraction], index: str = "i") -> str:
        """A sum of multiples of products of entries."""
        return " + ".join(self.term(m, c, index) for m, c in part.items()) or "0"

    def block(self, v: MomentVector, block: int, index: str = "i") -> str:
        """A coordinate function in one block."""
        return self.part(v.block(block), index)

    def entry(self, v: MomentVector, index: str = "i") -> str:
        """A coordinate function."""
        if len(self.space.blocks) == 1:
            return self.block(v, 0, index)
        return f"if at0 {index} then {self.block(v, 1, index)} else {self.block(v, 0, index)}"

    def atom(self, v: MomentVector) -> str:
        """A coordinate function, in brackets where it is more than one word."""
        text = self.entry(v)
        return f"({text})" if " " in text else text

    def function(self, v: MomentVector, index: str = "i") -> str:
        return f"(fun {index} => {self.entry(v, index)})"

    def pairs(self, A: MomentOperator) -> str:
        """The outer products of an operator."""
        return "[:: " + "; ".join(f"({self.function(p)}, {self.function(q)})" for p, q in A.terms) + "]"

    def value(self, value: Any) -> str:
        """The form of any value."""
        if isinstance(value, MomentScalar):
            return self.fraction(value.value)
        if isinstance(value, MomentVector):
            return f"(col {self.function(value)})"
        return f"(opr {self.function(value.diagonal)} {self.pairs(value)})"


def type_suffix(value: Fraction) -> str:
    """The type, where no variable tells it."""
    return "" if value.generators() else " :> R"

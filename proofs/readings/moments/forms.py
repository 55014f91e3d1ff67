"""Canonical forms in print: what both sides of a proved statement reduce to, and what was divided by.

A form is written in the letters of the claim. What the calculus names for itself prints as what it stands for: a
reciprocal as a power of what was divided by, a product over coordinates as a product. `legend` says what marks mean.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from flint import fmpz

from lnverify.proofs.algebra.field import Fraction, Generator
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import OF_M, MomentOperator, MomentScalar, MomentVector, Monomial
from lnverify.proofs.readings.operators import Matrix
from lnverify.proofs.readings.printed import LATEX, TEXT, Style

# A form with more terms than this is left out: it would tell a reader nothing.
_LONGEST = 12
# Nor would one with more characters of LaTeX: what stands in an exponent stands in each of its terms.
_WIDEST = 6000
# What stands for such a form where something has to stand.
MANY_TERMS = r"\text{(many terms)}"
# (a mark of a form in plain Unicode, in LaTeX, what it means in the one, in the other).
_MARKS = (
    ("Σ[", r"\Sigma[", "Σ[f] = Σₙ fₙ, f a product of entries", r"\Sigma[f] = \sum\nolimits_n f_n"),
    ("⟩⟨", r"\rvert", "|f⟩⟨h| has the entries fⱼ hᵢ", r"(\lvert f\rangle\langle h\rvert)_{ji} = f_j h_i"),
    ("[gₙ", "[g_n", "v [gₙ ≠ 0] is v where gₙ ≠ 0, and 0 elsewhere",
     r"v\,[g_n \ne 0] = v \text{ where } g_n \ne 0, 0 \text{ elsewhere}"),
    ("Σ₊[", r"\Sigma_{+}[", "Σ₊[f] is the sum where gₙ ≠ 0", r"\Sigma_{+}[f] = \sum_{g_n \ne 0} f_n"),
    ("Σ₀[", r"\Sigma_{0}[", "Σ₀[f] is the sum where gₙ = 0", r"\Sigma_{0}[f] = \sum_{g_n = 0} f_n"),
    ("Σ_M[", r"\Sigma_{M}[", "Σ_M[f] is a sum over M entries", r"\Sigma_{M}[f] = \sum\nolimits_{m} f_m"),
    ("∏₊", r"\prod\nolimits_{+}", "∏₊ is the product where gₙ ≠ 0", r"\prod\nolimits_{+} f = \prod_{g_n \ne 0} f_n"),
)  # fmt: skip
_SIZES = (
    (r"N(₊|_\{\+\})", "N₊ = N - k gains are not 0", r"N_{+} = N - k \text{ gains are not } 0"),
    (r"\bk\b", "k gains are 0", r"k \text{ gains are } 0"),
)
# A product with a matrix, which no claim can put in square brackets.
_PRODUCTS = (r"\[[A-Z]", "[W f] is the vector W f, f a product of entries",
             r"[W f] = W \mathbf{f} \text{ for a product } f \text{ of entries}")  # fmt: skip
_LOWERED = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


def legend(forms: Sequence[str], style: Style, has_zero_gains: bool) -> list[str]:
    """What the marks in forms mean, and the letters that no claim gives.

    Args:
        forms: canonical forms.
        style: LATEX or TEXT, as the forms are.
        has_zero_gains: whether the claim speaks of a gain with zero entries: then m and k count gains.
    """
    told = " ".join(forms)
    results = [(latex if style is LATEX else text) for sign, command, text, latex in _MARKS
             if (command if style is LATEX else sign) in told]  # fmt: skip
    pattern, text, latex = _PRODUCTS
    if re.search(pattern, told):
        results.append(latex if style is LATEX else text)
    if has_zero_gains:
        results += [latex if style is LATEX else text for letter, text, latex in _SIZES if re.search(letter, told)]
    return results


class FormPrinter:
    """Prints values of one moment space, in LaTeX or in plain Unicode."""

    def __init__(self, space: Moments, style: Style = LATEX) -> None:
        self._space = space
        self._latex = style is LATEX
        self._style = style
        # Letters that stand for vectors of the claim, as they are met in print.
        self._met: dict[str, None] = {}

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
        return f"{_bracket(above)}/{_bracket(below)}"

    def divisor(self, value: Fraction) -> str:
        """A quantity that was divided by: its numerator."""
        return self.polynomial(value.numerator)

    def polynomial(self, polynomial: Any) -> str:
        """A polynomial."""
        return self._polynomial(polynomial) or MANY_TERMS

    def shorten(self, polynomial: Any) -> str:
        """A polynomial; of one that is too long to read, the first terms and how many there are."""
        short = self._polynomial(polynomial)
        if short:
            return short
        terms = list(polynomial.to_dict().items())
        first = _join([self._term(exponents, fmpz(coefficient)) for exponents, coefficient in terms[:4]])
        return f"{first} + … ({len(terms)} terms)"

    def monomial(self, monomial: Monomial) -> str:
        """A coordinate function of one term."""
        return self._monomial(monomial) or "1"

    def letter(self, letter: str) -> str:
        """A letter."""
        if letter in self._space.coordinates.meanings:
            self._met[letter] = None
        if letter in self._space.functions.letters:
            return self._function(letter, 1)
        if letter in self._space.roots.letters:
            square = self._vector(self._space.roots.square_of_root(letter, OF_M)) or "…"
            return self._style.root.format(square if self._latex else f"({square})")
        if letter in self._space.coordinates.bases:
            return self._add_index("e", self._space.coordinates.bases[letter])
        if letter in self._space.graphs.letters:
            matrix, monomial = self._space.graphs.letters[letter]
            return f"[{self._matrix(matrix)} {self._monomial(monomial) or 1}]"
        name, _, number = letter.partition(" ")
        if not number.isdigit():
            return self._style.symbols.get(letter, letter)
        return f"{name}_{{{number}}}" if self._latex else name + number.translate(_LOWERED)

    def with_meanings(self, text: str) -> str:
        """A form, with what those of its letters are that the calculus put for vectors of the claim."""
        sign, told = (r",\quad " if self._latex else ", "), list[str]()
        while text and len(told) < len(self._met):
            letter = list(self._met)[len(told)]
            meaning = self.form(self._space.coordinates.meanings[letter]) or (MANY_TERMS if self._latex else "…")
            told.append(f"{sign}{self.letter(letter)} = {meaning}")
        return text + "".join(told)

    def _matrix(self, matrix: Matrix) -> str:
        texts = []
        for name, is_transposed in matrix.factors:
            text = self._style.symbols.get(name, name)
            texts.append(self._style.transpose.format(text) if is_transposed else text)
        return texts[0] if len(texts) == 1 else self._bracket(self._style.elementwise.join(texts))

    def _path(self, matrices: Sequence[Matrix], labels: Sequence[Monomial]) -> str:
        """A product of matrices and of diagonal ones, those that are 1 left out."""
        inner = [self._monomial(label) for label in labels]
        diagonals = [self._style.call.format("diag", text) if text else "" for text in inner]
        results = [text for pair in zip(diagonals, [*map(self._matrix, matrices), ""], strict=False) for text in pair]
        return " ".join(text for text in results if text)

    def _operator(self, value: MomentOperator) -> str:
        pieces = []
        if value.diagonal is not None and value.diagonal.terms:
            inner = self._vector(value.diagonal)
            pieces.append(self._style.call.format("diag", inner) if inner else "")
        for ((_, left), (_, right)), coefficient in value.tensor().items():
            bra, ket = self._monomial(right) or "1", self._monomial(left) or "1"
            dyad = rf"\lvert {ket}\rangle\langle {bra}\rvert" if self._latex else f"|{ket}⟩⟨{bra}|"
            pieces.append(self._multiple(coefficient, dyad))
        pieces += [self._multiple(c, self._path(*path)) for path, c in value.paths().items()]
        return _join(pieces)

    def _vector(self, value: MomentVector) -> str:
        pieces = []
        for (block, monomial), coefficient in value.terms.items():
            text = self._multiple(coefficient, self._monomial(monomial))
            pieces.append(f"{text}{self._where(block)}" if text else "")
        return _join(pieces)

    def _multiple(self, coefficient: Fraction, text: str) -> str:
        """A multiple of what a text stands for, which is 1 where it is empty; "" where it is too long to read."""
        if coefficient.is_one():
            return text or "1"
        scale = self.fraction(coefficient)
        if not scale:
            return ""
        if scale == "-1":
            return f"-{text or 1}"
        several = len(coefficient.numerator) > 1 and (coefficient.denominator.is_one() or not self._latex)
        scale = f"{self._style.open}{scale}{self._style.close}" if several else scale
        return f"{scale} {text}".rstrip()

    def _where(self, block: int) -> str:
        if len(self._space.blocks) == 1 or block == OF_M:
            return ""
        sign = (r"\ne", "=")[block] if self._latex else ("≠", "=")[block]
        return rf"\,[g_n {sign} 0]" if self._latex else f" [gₙ {sign} 0]"

    def _polynomial(self, polynomial: Any) -> str:
        if polynomial.is_zero():
            return "0"
        terms = list(polynomial.to_dict().items())
        if len(terms) > _LONGEST:
            return ""
        return _join([self._term(exponents, fmpz(coefficient)) for exponents, coefficient in terms])

    def _term(self, exponents: tuple[int, ...], coefficient: fmpz) -> str:
        factors = [self._generator_power(i, int(e)) for i, e in enumerate(exponents) if e]
        if not factors or abs(coefficient) != 1:
            return " ".join([coefficient.str(condense=12), *factors])
        return ("-" if coefficient < 0 else "") + " ".join(factors)

    def _generator_power(self, index: int, exponent: int) -> str:
        """A power of a generator; that of e^x is e to a multiple of x."""
        function, argument = self._space.functions.generators.get(index, ("", None))
        if function != "exp" or argument is None:
            return self._power(self.generator(index), exponent)
        scaled = argument * self._space.field.rational(exponent)
        return self._style.call.format(function, self.fraction(scaled) or "…")

    def _power(self, base: str, exponent: int) -> str:
        if exponent == 1:
            return base
        # σ² is a letter.
        base = self._bracket(base) if base.endswith(("²", "^2", "^{2}")) else base
        return f"{{{base}}}^{{{exponent}}}" if self._latex else f"{base}{str(exponent).translate(self._style.raised)}"

    def generator(self, index: int) -> str:
        """A generator of the ring."""
        generator: Generator = self._space.field.generators[index]
        if generator.kind == "moment":
            return self._moment(*generator.key)
        if generator.kind == "root":
            square = self._polynomial(generator.square) or "…"
            is_plain = self._latex or len(square) == 1 or square.isdecimal()
            return self._style.root.format(square if is_plain else f"({square})")
        if generator.kind == "absolute":
            return self._style.absolute.format(self._polynomial(generator.square.sqrt()) or "…")
        if generator.kind == "product":
            return self._product(self._space.coordinates.made_of[index][0])
        if generator.kind == "cycle":
            matrices, labels = zip(*generator.key, strict=True)
            return self._style.call.format("tr", self._path(matrices, ((), *labels)))
        if generator.kind == "entry":
            place, letter = generator.key
            return self._add_index(self.letter(letter), place)
        if index in self._space.functions.generators:
            function, argument = self._space.functions.generators[index]
            return self._style.call.format(function, self.fraction(argument) or "…")
        return self._style.symbols.get(generator.text, generator.text)

    def _product(self, v: MomentVector) -> str:
        """∏ of a coordinate function, over the one block that it has."""
        ((block, *_), *_) = v.terms
        pieces = [self._multiple(scale, self._monomial(monomial)) for (_, monomial), scale in v.terms.items()]
        inside = _join(pieces) or "…"
        inside = self._bracket(inside) if len(pieces) > 1 else inside
        sign = (r"\prod\nolimits" if self._latex else "∏") + (self._mark(block) or ("_n" if self._latex else "ₙ"))
        return self._bracket(f"{sign} {inside}")

    def _bracket(self, text: str) -> str:
        return f"{self._style.open}{text}{self._style.close}"

    def _moment(self, block: int, monomial: Monomial) -> str:
        inside = self._monomial(monomial)
        # ⟨f⟩ would be read as a mean.
        return ("\\Sigma" if self._latex else "Σ") + f"{self._mark(block)}[{inside}]"

    def _mark(self, block: int) -> str:
        """Over which coordinates a moment runs, where they come in two blocks."""
        if block == OF_M:
            return "_{M}" if self._latex else "_M"
        if len(self._space.blocks) == 1:
            return ""
        return ("_{+}", "_{0}")[block] if self._latex else "₊₀"[block]

    def _monomial(self, monomial: Monomial) -> str:
        return " ".join(self._letter_power(letter, e) for letter, e in monomial)

    def _add_index(self, text: str, place: str) -> str:
        return self._style.index.format(text, self._style.index_of(place))

    def _function(self, letter: str, exponent: int) -> str:
        """A power of a function's letter: that of exp u is exp of a multiple of u."""
        result, one = self._space.functions.letters[letter], self._space.field.rational(1)
        scale = self._space.field.rational(exponent) if result.function == "exp" else one
        terms = [self._multiple(c * scale, self._monomial(m)) for m, c in result.argument.items()]
        text = self._style.call.format(result.function, _join(terms) or "…")
        return text if result.function == "exp" else self._power(text, exponent)

    def _letter_power(self, letter: str, exponent: int) -> str:
        """A power of a letter; the letter of a reciprocal 1/v is a power of v, in brackets."""
        relation = self._space.reciprocals.relations.get(letter)
        if letter in self._space.functions.letters:
            return self._function(letter, exponent)
        if relation is None:
            return self._power(self.letter(letter), exponent)
        powers = [(c, self._letter_power(relation.letter, j) if j else "")
                  for j, c in enumerate(relation.coefficients) if not c.is_zero()]  # fmt: skip
        below = _join([self._multiple(c, text) for c, text in reversed(powers)]) or "…"
        return self._power(self._bracket(below), -exponent)


def forms(space: Moments, value: Any) -> tuple[str, str]:
    """The canonical form in LaTeX and in plain Unicode, with what its letters mean where the claim does not say."""
    in_latex, in_text = FormPrinter(space, LATEX), FormPrinter(space, TEXT)
    results = in_latex.with_meanings(in_latex.form(value)), in_text.with_meanings(in_text.form(value))
    return results if len(results[0]) <= _WIDEST else ("", "")


def _join(pieces: list[str]) -> str:
    if not pieces:
        return "0"
    if not all(pieces) or len(pieces) > _LONGEST:
        return ""
    return " + ".join(pieces).replace("+ -", "- ")


def _bracket(text: str) -> str:
    return f"({text})" if " " in text else text

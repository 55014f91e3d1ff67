"""Square roots of vectors in the moment reading: √v is a letter ρ with ρ² = v, positive as v has to be.

√(4c²v) is 2c√v for a positive letter c, so ρ stands for the root of what is left when such factors are taken out. Where
ρ is divided by, the leading term m of v is written by the others, m/ρ = ρ − (v − m)/ρ, and ρ² always is v: so each
value has one form. One order of the letters tells which term leads, so that the steps come to an end.

That v is nowhere negative is a condition; where √v is divided by or differentiated, that it is nowhere 0 is one too.
√(a²) is |a|, a letter of its own with the square a². That it is a where a is positive, and −a elsewhere, is not known
here: p + q|a| with p and q without |a| is 0 everywhere only where p and q are.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.readings.moments.coordinates import Coordinates, Part
from lnverify.proofs.readings.moments.graphs import Graphs
from lnverify.proofs.readings.moments.reciprocals import Reciprocals
from lnverify.proofs.readings.moments.signs import Signs
from lnverify.proofs.readings.moments.values import UNIT, MomentVector, Monomial, key_of_terms, letter_power, multiply
from lnverify.proofs.sign import Sign
from lnverify.proofs.values import Inexpressible


@dataclass(frozen=True)
class Root:
    """A letter ρ with ρ² = v.

    Attributes:
        square: v.
        leading: the term of v that is written by the others where ρ is divided by; its coefficient is 1 or −1.
        reciprocal: 1/v, where it has a form without roots.
    """

    square: Part
    leading: Monomial
    reciprocal: Part | None


@dataclass(eq=False, repr=False)
class Roots:
    """The letters that stand for square roots of vectors.

    Attributes:
        letters: the letters, each with what it is the root of.
        alone: those of them that are a root of the claim or a hypothesis, up to a scalar: they exist.
    """

    _coordinates: Coordinates
    _reciprocals: Reciprocals
    _graphs: Graphs
    _signs: Signs

    def __post_init__(self) -> None:
        self._field, self._kernel = self._coordinates.field, self._signs.kernel
        self.letters: dict[str, Root] = {}
        self.alone: set[str] = set()
        self._letters_of: dict[Any, str] = {}
        self._coordinates.rules.insert(0, self._rewrite)

    def of_scalar(self, x: Fraction) -> Fraction:
        """The root of a scalar; that it is not negative is a condition."""
        self._field.notes.radicands += [] if x.is_zero() else [x]
        return self._field.sqrt(x)

    def of(self, block: int, part: Part) -> MomentVector:
        """The root of one part of a vector.

        Raises:
            Inexpressible: where a sign is needed that is not known.
        """
        if not part:
            return self._coordinates.vector({})
        if any(map(self._coordinates.index_in, part)):
            raise Inexpressible("the root of a vector in which a basis vector is")
        whole = self._coordinates.part(block, part)
        self._field.notes.kinked.append(whole)
        self._field.notes.root_arguments.append(whole)
        if (size := self._root_of_size(block, whole)) is not None:
            return size
        outside, inside = self._halves(block, _common(part))
        rest = {multiply(multiply(m, _inverse(_common(part))), inside): c for m, c in part.items()}
        if rest.keys() == {UNIT}:
            c = rest[UNIT]
            # Where p is 0 everywhere, or there is no coordinate, √(c p²) says nothing of c.
            exists = outside == UNIT or self._kernel.monomial(block, outside).nonzero
            if exists and len(self._coordinates.blocks) == 1:
                return self._coordinates.multiple(block, outside, self.of_scalar(c))
            self._field.notes.rooted += [] if self._signs.known_sign(c) else [whole]
            return self._coordinates.multiple(block, outside, self._field.sqrt(c))
        leading = self._leading(rest)
        scale = self._size_of(rest[leading])
        square = {m: c * scale.reciprocal() for m, c in rest.items()}
        letter = self._root_letter(block, square, leading)
        self.alone |= {letter} if outside == UNIT else set()
        self._declare_real(block, letter, whole, self._coordinates.monomial(block, outside), scale)
        return self._coordinates.multiple(block, multiply(outside, ((letter, 1),)), self._field.sqrt(scale))

    def _root_of_size(self, block: int, v: MomentVector) -> MomentVector | None:
        """√(c/2) (|w| ± w), for the root of v = c (w² ± w|w|), which is c/2 (|w| ± w)²; None of anything else."""
        letters = {letter for _, monomial in v.terms for letter, _ in monomial}
        for letter in sorted(letters & self.letters.keys()):
            w = self.base_of_root(letter, block)
            scale = None if w is None else v.terms.get((block, self.letters[letter].leading))
            if w is None or scale is None:
                continue
            size = self._coordinates.multiple(block, ((letter, 1),), self._field.rational(1))
            for base in (size + w, size - w):
                half = self._coordinates.scalar(scale * self._field.rational(1, 2))
                if not (v - (base * base).scale(half)).terms and self._signs.known_sign(half.value):
                    root: MomentVector = base.scale(self._coordinates.scalar(self._field.sqrt(half.value)))
                    return root
        return None

    def _declare_real(
        self, block: int, letter: str, whole: MomentVector, outside: MomentVector, scale: Fraction
    ) -> None:
        """Say why √q is real, of √(c p²q): by what a hypothesis says, or as the claim has the condition that q ≥ 0."""
        inside = self.square_of_root(letter, block)
        if not self._kernel.is_assuming:
            self._kernel.declare_real_letter(block, letter, self._kernel.meaning(inside, Sign.NON_NEGATIVE))
        elif (by := self._kernel.sign_of(scale)) is not None:
            known = self._kernel.existence(whole, Sign.NON_NEGATIVE)
            p = self._kernel.entries(block, outside.block(block))
            if outcome := self._kernel.inside_root(known, p, by, inside):
                self._kernel.declare_real_letter(block, letter, outcome)
                self._kernel.learn(outcome)

    def _halves(self, block: int, common: Monomial) -> tuple[Monomial, Monomial]:
        """(p, q) with p²q the factor that all terms share: the root is p√q, for p is positive, a square or a size."""
        outside, inside = UNIT, UNIT
        for letter, exponent in common:
            half, odd = divmod(exponent, 2)
            is_positive = self._kernel.is_noted_positive(block, letter)
            if not is_positive and letter in self._reciprocals.relations:
                raise Inexpressible("the root of a vector in which a quotient is")
            if half % 2 and not is_positive:
                square = letter_power(letter, 2)
                size = self._root_letter(block, {square: self._field.rational(1)}, square)
                outside = multiply(outside, multiply(letter_power(letter, half - 1), letter_power(size, 1)))
            else:
                outside = multiply(outside, letter_power(letter, half))
            if odd and is_positive:
                one = letter_power(letter, 1)
                outside = multiply(outside, ((self._root_letter(block, {one: self._field.rational(1)}, one), 1),))
            elif odd:
                inside = multiply(inside, letter_power(letter, 1))
        return outside, inside

    def _leading(self, part: Part) -> Monomial:
        letters = {letter for monomial in part for letter, _ in monomial}
        if not letters.isdisjoint(self._reciprocals.relations):
            raise Inexpressible("the root of a vector in which a quotient is")
        return self._highest(part, letters)

    def _rank(self, letter: str) -> tuple[Any, ...]:
        """A later root stands above an earlier one, and sums of squares stand above what is left."""
        return letter in self.letters, self._graphs.is_sum_of_squares(letter), len(letter), letter

    def _size_of(self, coefficient: Fraction) -> Fraction:
        """|c| of a coefficient c that is known not to be 0."""
        for size in (coefficient, -coefficient):
            is_trusted = not self._signs.doubtful([size.denominator]) and self._signs.scalar_is_nonzero(size)
            if is_trusted and self._signs.known_sign(size):
                return size
        raise Inexpressible("the root of a vector whose leading coefficient may be 0")

    def square_of_root(self, letter: str, block: int) -> MomentVector:
        """v, of the letter of √v."""
        return self._coordinates.part(block, self.letters[letter].square)

    def _root_letter(self, block: int, square: Part, leading: Monomial) -> str:
        """The letter of √v; that v is positive is a condition, as of a logarithm."""
        key = key_of_terms(square)
        if key not in self._letters_of:
            # A name that no user can write.
            name = self._letters_of[key] = f"root {len(self._letters_of) + 1}"
            self.letters[name] = Root(square, leading, self._reciprocal_without_roots(block, square))
            self._reciprocals.noted_as[name] = square
            self._coordinates.made_of[name] = [self.square_of_root(name, 0)]
        if self.base_of_root(self._letters_of[key], block) is None:
            self._field.notes.rooted.append(self.square_of_root(self._letters_of[key], block))
        return self._letters_of[key]

    def base_of_root(self, letter: str, block: int) -> MomentVector | None:
        """w, where the letter is |w|: where v is w². The terms of w are found one by one, from the leading one down."""
        part, leading = self.letters[letter].square, self.letters[letter].leading
        letters = {letter for monomial in part for letter, _ in monomial}
        if not part[leading].is_one() or any(e % 2 for _, e in leading) or not letters.isdisjoint(self.letters):
            return None
        half = tuple((letter, exponent // 2) for letter, exponent in leading)
        v = self._coordinates.part(block, part)
        w = self._coordinates.multiple(block, half, self._field.rational(1))
        for _ in part:
            rest = (v - w * w).block(block)
            if not rest:
                return w
            highest = self._highest(rest, letters)
            w = w + self._coordinates.multiple(
                block, multiply(highest, _inverse(half)), rest[highest] * self._field.rational(1, 2)
            )
        return None

    def _highest(self, part: Part, letters: Iterable[str]) -> Monomial:
        order = sorted(letters, key=self._rank, reverse=True)
        return max(part, key=lambda monomial: [dict(monomial).get(letter, 0) for letter in order])

    def _reciprocal_without_roots(self, block: int, square: Part) -> Part | None:
        if any(letter in self.letters for monomial in square for letter, _ in monomial):
            return None
        try:
            with self._field.notes.without_recording():
                return self._reciprocals.of(block, square).block(block)
        except Inexpressible:
            return None

    def _rewrite(self, monomial: Monomial) -> Part | None:
        for letter, exponent in monomial if self.letters else ():
            root = self.letters.get(letter)
            if root is None:
                continue
            if exponent > 1:
                rest = multiply(monomial, ((letter, -2),))
                return {multiply(rest, m): c for m, c in root.square.items()}
            if exponent < 0 and root.reciprocal is not None:
                raised = multiply(monomial, ((letter, 2),))
                return {multiply(raised, m): c for m, c in root.reciprocal.items()}
            if exponent < 0 and _divides(root.leading, monomial):
                rest = multiply(monomial, _inverse(root.leading))
                # The coefficient of the leading term is its own reciprocal.
                sign = root.square[root.leading]
                others = {multiply(rest, m): -(c * sign) for m, c in root.square.items() if m != root.leading}
                return {multiply(rest, ((letter, 2),)): sign, **others}
        return None

    def reciprocal(self, block: int, terms: Part) -> MomentVector:
        """1/v, by 1/ρ² where v is a multiple of what a root was taken of."""
        if len(terms) == 1 or not self.letters:
            return self._reciprocals.of(block, terms)
        common = _common(terms)
        rest = {multiply(m, _inverse(common)): c for m, c in terms.items()}
        for letter, root in self.letters.items():
            if root.reciprocal is not None or rest.keys() != root.square.keys():
                continue
            # The coefficient of the leading term is its own reciprocal.
            scale = rest[root.leading] * root.square[root.leading]
            if all(c.key() == (scale * root.square[m]).key() for m, c in rest.items()):
                result: MomentVector = self._coordinates.power(block, letter, -2) * self._reciprocals.of(
                    block, {common: scale}
                )
                self._field.notes.inverted_vectors.append(self.square_of_root(letter, block))
                return result
        if any(letter in self.letters for monomial in rest for letter, _ in monomial):
            raise Inexpressible("the reciprocal of a sum in which a root is")
        return self._reciprocals.of(block, terms)


def _common(part: Part) -> Monomial:
    """The product of powers that all terms share; what one of them divides by is shared."""
    letters = sorted({letter for monomial in part for letter, _ in monomial})
    least = ((letter, min(dict(monomial).get(letter, 0) for monomial in part)) for letter in letters)
    return tuple((letter, exponent) for letter, exponent in least if exponent)


def _inverse(monomial: Monomial) -> Monomial:
    return tuple((letter, -exponent) for letter, exponent in monomial)


def _divides(factor: Monomial, monomial: Monomial) -> bool:
    exponents = dict(monomial)
    return all(exponents.get(letter, 0) >= exponent for letter, exponent in factor)

"""Lines of a proof, and how an identity between canonical forms is closed: by Rocq's field, or its ring."""

from __future__ import annotations

from typing import Any

from lnverify.proofs.readings.moments.field import Fraction, key_of
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import MomentOperator, MomentScalar, MomentVector
from lnverify.proofs.readings.rocq.forms import Forms
from lnverify.proofs.vocabulary import ZEROS_GAIN


class Unproved(Exception):
    """No proof was written; the reason is a clause."""


def typed(value: Fraction) -> str:
    """The type, where no variable tells it."""
    return "" if value.generators() else " :> R"


class Denominator:
    """A polynomial that stands in a denominator of an identity."""

    def __init__(self, polynomial: Any) -> None:
        self.polynomial = polynomial


class Identities:
    """The lines of a proof.

    Attributes:
        space: the moment reading.
        forms: its values as terms of Rocq.
        lines: the proof so far.
    """

    def __init__(self, space: Moments) -> None:
        self.space = space
        self.forms = Forms(space)
        self.lines: list[str] = []
        self._count = 0

    @property
    def two_blocks(self) -> bool:
        return len(self.space.blocks) == 2

    def emit(self, line: str) -> None:
        self.lines.append(line)

    def fresh(self, prefix: str) -> str:
        """A name that no letter has."""
        self._count += 1
        return f"{prefix}_{self._count}"

    def have(self, prefix: str, statement: str, tactic: str) -> str:
        """A new fact; its name."""
        name = self.fresh(prefix)
        self.emit(f"have {name} : {statement} by {tactic}.")
        return name

    def as_fraction(self, polynomial: Any) -> Fraction:
        return self.space.field.fraction(polynomial, self.space.field.one)

    # -- what an identity needs; `Facts` knows it ------------------------------------------------------------

    def nonzero(self, factor: Any) -> str:
        """The fact that an irreducible polynomial is not 0."""
        raise NotImplementedError

    def nonzero_product(self, polynomial: Any) -> str:
        """The fact that a polynomial is not 0, for none of its factors is."""
        raise NotImplementedError

    def entry_nonzero(self, letter: str) -> str:
        """The fact that no entry of a letter is 0."""
        raise NotImplementedError

    def root(self, index: int) -> str:
        """The equation of a root: r² = its radicand."""
        raise NotImplementedError

    # -- closing an identity -------------------------------------------------------------------------------

    def identity(self, *values: Any, entries: bool = False, lead: str = "", indices: tuple[str, ...] = ("i",)) -> str:
        """The tactic for an identity between the forms of values: of scalars, or entry by entry.

        Args:
            values: everything whose form stands in it.
            entries: whether it is about the entries at the indices.
            lead: what is to be done first.
            indices: the names of the indices.
        """
        if not entries or not self.two_blocks:
            return self._close(values, entries, lead, indices, {})
        return self._cases(values, lead, indices, {})

    def _cases(self, values: Any, lead: str, indices: tuple[str, ...], known: dict[str, int]) -> str:
        """One case for each block in which an index may lie."""
        index = indices[len(known)]
        branches = []
        for block in (1, 0):
            found = {**known, index: block}
            if len(found) < len(indices):
                branches.append(self._cases(values, "", indices, found))
            else:
                branches.append(self._close(values, True, "", indices, found))
        start = f"{lead}; " if lead else ""
        return f"{start}case z{index}: (at0 {index}); [{branches[0]} | {branches[1]}]"

    def _close(self, values: Any, entries: bool, lead: str, indices: tuple[str, ...], blocks: dict[str, int]) -> str:
        fractions, letters = self._contents(values)
        kept, divided = [], False
        for value in values:
            if isinstance(value, Denominator):
                divided = True
            if isinstance(value, Denominator) and not value.polynomial.is_one():
                kept += [self.nonzero(f) for f, _ in self.space.field.factor(value.polynomial)[1]]
                kept.append(self.nonzero_product(value.polynomial))
        for polynomial in {key_of(f.denominator): f.denominator for f in fractions}.values():
            divided = divided or not polynomial.is_one()
            for factor, _ in self.space.field.factor(polynomial)[1]:
                kept.append(self.nonzero(factor))
        equations = [self.root(i) for i in self._roots_of(fractions)]
        steps = [lead] if lead else []
        for letter in letters if entries else ():
            name = self.entry_nonzero(letter)
            for index in indices:
                if letter == ZEROS_GAIN:
                    if blocks.get(index) == 0:
                        steps.append(f"have q{index} := Z0 {index} z{index}")
                        kept.append(f"q{index}")
                        divided = True
                    continue
                divided = True
                fact = self.fresh("q")
                steps.append(f"have {fact} := {name} {index}")
                kept.append(fact)
        if entries and self.two_blocks:
            for index in indices:
                if blocks.get(index) == 1 and self.zeros_used:
                    steps.append(f"rewrite ?(Z1 {index} z{index}) ?invr0")
        kept = list(dict.fromkeys(kept))
        numbers = not kept or not (letters or any(fraction.generators() for fraction in fractions))
        # Rocq's field wants a context that is more than the field alone.
        steps.append(f"clear - {' '.join([*kept, *equations, *['N'] * (numbers and divided), 'R'])}")
        rules = f": {' '.join(equations)}" if equations else ""
        # Where numbers alone are divided by, field has no condition.
        conditions = "first [done | nz]" if numbers else "nz"
        by_field = f" | field{rules}; {conditions}" if divided else ""
        steps.append(f"first [reflexivity{by_field} | ring{rules}]")
        return "; ".join(steps)

    def _contents(self, values: Any) -> tuple[list[Fraction], list[str]]:
        """The scalars in values, those inside reciprocals too, and the letters that are divided by."""
        fractions: list[Fraction] = []
        letters: dict[str, None] = {}
        vectors: list[MomentVector] = []
        for value in values:
            if isinstance(value, Fraction):
                fractions.append(value)
            elif isinstance(value, MomentScalar):
                fractions.append(value.value)
            elif isinstance(value, MomentVector):
                vectors.append(value)
            elif isinstance(value, MomentOperator):
                vectors += [value.diagonal, *(v for pair in value.terms for v in pair)]
        for vector in vectors:
            fractions += vector.terms.values()
            for _, monomial in vector.terms:
                for letter, exponent in monomial:
                    if letter in self.space.relations:
                        letters[letter] = None
                        fractions += self.space.relations[letter].coefficients
                    elif exponent < 0 or letter == ZEROS_GAIN:
                        letters[letter] = None
        return fractions, list(letters)

    def _roots_of(self, fractions: list[Fraction]) -> list[int]:
        found: set[int] = set()
        for fraction in fractions:
            found |= {i for i in fraction.generators() if self.space.field.generators[i].square is not None}
        return sorted(found)

    @property
    def zeros_used(self) -> bool:
        return (0, ZEROS_GAIN) in self.space.nonzero_letters

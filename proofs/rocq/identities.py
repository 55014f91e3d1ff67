"""Lines of a proof, and how an identity between canonical forms is closed: by Rocq's field, or its ring."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lnverify.proofs.algebra.field import Fraction, key_of
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import MomentOperator, MomentScalar, MomentVector
from lnverify.proofs.rocq.forms import Forms
from lnverify.proofs.vocabulary import ZEROS_GAIN

# Where each index is: in a block, at the index of a basis vector, or "", at none.
Places = dict[str, Any]


class Unproved(Exception):
    """No proof was written; the reason is a clause."""


def type_suffix(value: Fraction) -> str:
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

    def bound(self, name: str) -> str:
        """A name for a variable of one line, as a letter of the claim may have this one."""
        while name in self.forms.names.values():
            name += "_"
        return name

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

    def differ(self, first: str, second: str) -> str:
        """The fact that the indices of two basis vectors differ."""
        raise NotImplementedError

    def root_letter(self, letter: str) -> str:
        """The equation of the letter of a root in every entry: its square is its radicand."""
        raise NotImplementedError

    def whole_root_letter(self, letter: str) -> str:
        """The same equation, where nothing is divided by in the radicand: so Rocq's ring can use it."""
        raise NotImplementedError

    def function_at(self, letter: str, basis: str) -> str:
        """The equation of a function's letter at the index of a basis vector."""
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

        def close(places: Places) -> str:
            return self._close(values, entries, "" if places else lead, indices, places)

        return self.cases(values, close, lead, indices) if entries else close({})

    def cases(self, values: Any, close: Callable[[Places], str], lead: str, indices: tuple[str, ...] = ("i",)) -> str:
        """One case for each place at which an index may be: in a block, at a basis vector's index, elsewhere."""
        bases = self._bases_in(values)
        if not self.two_blocks and not bases:
            return close({})
        start = f"{lead}; " if lead else ""
        return start + self._cases(bases, close, indices, {})

    def _cases(self, bases: list[str], close: Callable[[Places], str], indices: tuple[str, ...], known: Places) -> str:
        if len(known) == len(indices):
            return close(known)
        index = indices[len(known)]
        if self.two_blocks:
            zero, other = (self._cases(bases, close, indices, {**known, index: block}) for block in (1, 0))
            return f"case z{index}: (at0 {index}); [{zero} | {other}]"
        text = self._cases(bases, close, indices, {**known, index: ""})
        for basis in reversed(bases):
            there, fact = self._cases(bases, close, indices, {**known, index: basis}), self._elsewhere(index, basis)
            at = self.forms.index(self.space.bases[basis])
            text = f"case {fact}: ({index} == {at}); [move/eqP: {fact} => {fact}; rewrite ?{fact}; {there} | {text}]"
        return text

    def _elsewhere(self, index: str, basis: str) -> str:
        """The fact that an index is not that of a basis vector."""
        return f"z{index}_{list(self.space.bases).index(basis)}"

    def _bases_in(self, values: Any) -> list[str]:
        """The basis vectors that occur in values."""
        results = {letter for v in self._vectors_in(values) for _, m in v.terms for letter in self.space.index_in(m)}
        return [basis for basis in self.space.bases if basis in results]

    def at(self, index: str, places: Places) -> str:
        """An index in a case: the claim's own where it is at that of a basis vector."""
        place = places.get(index, "")
        return self.forms.index(self.space.bases[place]) if isinstance(place, str) and place else index

    def _picking(self, values: Any, places: Places) -> list[str]:
        """Put in what the basis vectors are in a case, and what the letters of functions are there."""
        bases = self._bases_in(values)
        if not bases and not any(places.values()):
            return []
        rules = ["?here_same"] * bool(bases)
        letters = {w: None for v in self._vectors_in(values) for _, m in v.terms for w, _ in m}
        for index, place in places.items():
            if not place:
                rules += [f"?(here_not R {self._elsewhere(index, basis)})" for basis in bases]
                continue
            rules += [f"?(here_other R {self.differ(str(place), basis)})" for basis in bases if basis != place]
            rules += [f"?{self.function_at(w, str(place))}" for w in letters if w in self.space.function_letters]
        return [f"rewrite {' '.join(dict.fromkeys(rules))}"] * bool(rules)

    def _close(self, values: Any, entries: bool, lead: str, indices: tuple[str, ...], blocks: Places) -> str:
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
        below = self._kept_in(fractions)
        kept += map(self.nonzero, below)
        divided = divided or bool(below)
        equations = [self.root(i) for i in self._roots_of([*fractions, *map(self.as_fraction, below)])]
        steps = [lead] if lead else []
        for letter in self._root_letters(values) if entries else ():
            for index in indices or blocks:
                fact = self.fresh("q")
                steps.append(f"have {fact} := {self.whole_root_letter(letter)} {self.at(index, blocks)}")
                equations.append(fact)
        for letter in letters if entries else ():
            name = self.entry_nonzero(letter)
            for index in indices or blocks:
                if letter == ZEROS_GAIN:
                    if blocks.get(index) == 0:
                        steps.append(f"have q{index} := Z0 {index} z{index}")
                        kept.append(f"q{index}")
                        divided = True
                    continue
                divided = True
                fact = self.fresh("q")
                steps.append(f"have {fact} := {name} {self.at(index, blocks)}")
                kept.append(fact)
        if entries and self.two_blocks:
            for index in indices:
                if blocks.get(index) == 1 and self.zeros_used:
                    steps.append(f"rewrite ?(Z1 {index} z{index}) ?invr0")
        if entries and not self.two_blocks:
            steps += self._picking(values, blocks)
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
        for value in values:
            if isinstance(value, Fraction):
                fractions.append(value)
            elif isinstance(value, MomentScalar):
                fractions.append(value.value)
        for vector in self._vectors_in(values):
            fractions += vector.terms.values()
            for _, monomial in vector.terms:
                for letter, exponent in monomial:
                    if letter in self.space.relations:
                        letters[letter] = None
                        fractions += self.space.relations[letter].coefficients
                    elif exponent < 0 or letter == ZEROS_GAIN:
                        letters[letter] = None
        return fractions, list(letters)

    def _root_letters(self, values: Any) -> list[str]:
        """The letters of roots that occur in values."""
        letters = {w: None for v in self._vectors_in(values) for _, m in v.terms for w, _ in m}
        return [letter for letter in letters if letter in self.space.roots]

    @staticmethod
    def _vectors_in(values: Any) -> list[MomentVector]:
        results: list[MomentVector] = []
        for value in values:
            if isinstance(value, MomentVector):
                results.append(value)
            elif isinstance(value, MomentOperator):
                results += [value.diagonal, *(v for pair in value.terms for v in pair)]
        return results

    def _roots_of(self, fractions: list[Fraction]) -> list[int]:
        results: set[int] = set()
        for fraction in fractions:
            results |= {i for i in fraction.generators() if self.space.field.generators[i].square is not None}
        return sorted(results)

    def _kept_in(self, fractions: list[Fraction]) -> list[Any]:
        """What the reciprocals that are kept are of."""
        generators = [self.space.field.generators[i] for f in fractions for i in f.generators()]
        keys = {g.key: None for g in generators if g.kind == "scalar" and g.key in self.forms.kept}
        return [self.forms.kept[key] for key in keys]

    @property
    def zeros_used(self) -> bool:
        return (0, ZEROS_GAIN) in self.space.kernel.known_letters

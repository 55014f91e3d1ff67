"""How an identity between canonical forms is closed: by Rocq's field, or its ring."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from lnverify.proofs.algebra.field import Fraction, key_of
from lnverify.proofs.readings.moments.values import MomentOperator, MomentScalar, MomentVector
from lnverify.proofs.rocq.draft import Unproved
from lnverify.proofs.rocq.part import Part
from lnverify.proofs.vocabulary import ZEROS_GAIN

# Where each index is: in a block, at the index of a basis vector, or "", at none.
Places = dict[str, Any]


@dataclass(frozen=True)
class Denominator:
    """A polynomial that stands in a denominator of an identity."""

    polynomial: Any


class Identities(Part):
    """Writes the tactics that close identities."""

    def __call__(self, *values: Any, entries: bool = False, lead: str = "", indices: Sequence[str] = ("i",)) -> str:
        """The tactic for an identity between the forms of values: of scalars, or entry by entry.

        Args:
            values: everything whose form stands in it.
            entries: whether it is about the entries at the indices.
            lead: what is to be done first.
            indices: the names of the indices.
        """
        if not entries:
            return self.close(values, lead, (), entries=False)
        return self.cases(values, lambda at: self.close(values, "" if at else lead, indices, at), lead, indices)

    def operators(self, *values: Any) -> str:
        """The tactic for the two goals about operators: diagonals, and entries of the outer products."""
        diagonals = [v.diagonal if isinstance(v, MomentOperator) else v for v in values]
        first = self(*diagonals, entries=True, lead="reduce")
        second = self(*values, entries=True, lead="reduce", indices=("i", "j"))
        return f"[move=> i; {first} | move=> i j; {second}]"

    # -- cases -------------------------------------------------------------------------------------------------

    def cases(self, values: Any, close: Callable[[Places], str], lead: str, indices: Sequence[str] = ("i",)) -> str:
        """One case for each place at which an index may be: in a block, at a basis vector's index, elsewhere."""
        bases = self.bases_in(values)
        if not self.facts.two_blocks and not bases:
            return close({})
        start = f"{lead}; " if lead else ""
        return start + self._cases(bases, close, indices, {})

    def _cases(self, bases: list[str], close: Callable[[Places], str], indices: Sequence[str], known: Places) -> str:
        if len(known) == len(indices):
            return close(known)
        index = indices[len(known)]
        if self.facts.two_blocks:
            zero, other = (self._cases(bases, close, indices, {**known, index: block}) for block in (1, 0))
            return f"case z{index}: (at0 {index}); [{zero} | {other}]"
        text = self._cases(bases, close, indices, {**known, index: ""})
        for basis in reversed(bases):
            there, fact = self._cases(bases, close, indices, {**known, index: basis}), self._elsewhere(index, basis)
            at = self.forms.index(self.space.coordinates.bases[basis])
            text = f"case {fact}: ({index} == {at}); [move/eqP: {fact} => {fact}; rewrite ?{fact}; {there} | {text}]"
        return text

    def _elsewhere(self, index: str, basis: str) -> str:
        """The fact that an index is not that of a basis vector."""
        return f"z{index}_{list(self.space.coordinates.bases).index(basis)}"

    def bases_in(self, values: Any) -> list[str]:
        """The basis vectors that occur in values."""
        coordinates, monomials = self.space.coordinates, (m for v in _vectors_in(values) for _, m in v.terms)
        results = {letter for monomial in monomials for letter in coordinates.index_in(monomial)}
        return [basis for basis in coordinates.bases if basis in results]

    def at(self, index: str, places: Places) -> str:
        """An index in a case: the claim's own where it is at that of a basis vector."""
        place = places.get(index, "")
        return self.forms.index(self.space.coordinates.bases[place]) if isinstance(place, str) and place else index

    def _picking(self, values: Any, places: Places) -> list[str]:
        """Put in what the basis vectors are in a case."""
        bases = self.bases_in(values)
        if not bases and not any(places.values()):
            return []
        rules = ["?here_same"] * bool(bases)
        for index, place in places.items():
            if not place:
                rules += [f"?(here_not R {self._elsewhere(index, basis)})" for basis in bases]
                continue
            rules += [f"?(here_other R {self.facts.generators.differ(place, b)})" for b in bases if b != place]
            if any(letter in self.space.functions.letters for letter in _letters_in(values)):
                raise Unproved("a function of a vector at one of its entries")
        return [f"rewrite {' '.join(dict.fromkeys(rules))}"] * bool(rules)

    # -- one case ----------------------------------------------------------------------------------------------

    def close(self, values: Sequence[Any], lead: str = "", indices: Sequence[str] = ("i",),
              places: Places | None = None, entries: bool = True) -> str:  # fmt: skip
        """The tactic for an identity in one case; the arguments as above."""
        places = places or {}
        fractions, letters = self._contents(values)
        kept, divided = self._denominators(values, fractions)
        below = self._kept_in(fractions)
        kept += map(self.facts.divisors.factor, below)
        equations = self.roots([*fractions, *map(self.facts.as_fraction, below)])
        steps = [lead] if lead else []
        at = list(indices or places) if entries else []
        for letter in self.root_letters(values):
            for index in at:
                equations.append(self.lines.fresh("q"))
                fact = self.facts.letters.whole_root(letter)
                steps.append(f"have {equations[-1]} := {fact} {self.at(index, places)}")
        entry_facts = [fact for letter in letters for fact in self._nonzero_at(letter, at, places)]
        kept += [name for name, _ in entry_facts]
        steps += [step for _, step in entry_facts]
        if self.facts.two_blocks:
            inside = [index for index in at if places.get(index) == 1 and self._zeros_used]
            steps += [f"rewrite ?(Z1 {index} z{index}) ?invr0" for index in inside]
        elif entries:
            steps += self._picking(values, places)
        divided = divided or bool(below or entry_facts)
        numbers = not kept or not (letters or any(fraction.generators() for fraction in fractions))
        # Rocq's field wants a context that is more than the field alone.
        visible = [*dict.fromkeys(kept), *equations, *["N"] * (numbers and divided), "R"]
        rules = f": {' '.join(equations)}" if equations else ""
        # Where numbers alone are divided by, field has no condition.
        conditions = "first [done | nz]" if numbers else "nz"
        by_field = f" | field{rules}; {conditions}" if divided else ""
        return "; ".join([*steps, f"clear - {' '.join(visible)}", f"first [reflexivity{by_field} | ring{rules}]"])

    def by_field(self, *polynomials: Any) -> str:
        """The tactic for an identity between polynomials, over a number that is divided by."""
        rules = self.roots(map(self.facts.as_fraction, polynomials))
        rewritten = f": {' '.join(rules)}" if rules else ""
        numbers = all(p.is_constant() for p in polynomials)
        return f"clear - {' '.join([*rules, *['N'] * numbers, 'R'])}; first [field{rewritten} | ring{rewritten}]"

    def _denominators(self, values: Sequence[Any], fractions: Sequence[Fraction]) -> tuple[list[str], bool]:
        """The facts that what is divided by is not 0, and whether anything is."""
        given = [value.polynomial for value in values if isinstance(value, Denominator)]
        kept: list[str] = []
        for polynomial in given:
            if not polynomial.is_one():
                kept += map(self.facts.divisors.factor, self.facts.factors(polynomial))
                kept.append(self.facts.divisors.polynomial(polynomial))
        below = {key_of(f.denominator): f.denominator for f in fractions}.values()
        kept += [self.facts.divisors.factor(f) for p in below for f in self.facts.factors(p)]
        return kept, bool(given) or any(not p.is_one() for p in below)

    def _nonzero_at(self, letter: str, indices: Sequence[str], places: Places) -> list[tuple[str, str]]:
        """The facts that the entries of a letter at indices are not 0: their names, and the steps to them."""
        if letter == ZEROS_GAIN:
            inside = [index for index in indices if places.get(index) == 0]
            return [(f"q{index}", f"have q{index} := Z0 {index} z{index}") for index in inside]
        fact = self.facts.letters.nonzero(letter) if indices else ""
        names = {index: self.lines.fresh("q") for index in indices}
        return [(name, f"have {name} := {fact} {self.at(index, places)}") for index, name in names.items()]

    @property
    def _zeros_used(self) -> bool:
        return (0, ZEROS_GAIN) in self.space.kernel.known_letters

    # -- what stands in values ---------------------------------------------------------------------------------

    def _contents(self, values: Sequence[Any]) -> tuple[list[Fraction], list[str]]:
        """The scalars in values, those inside reciprocals too, and the letters that are divided by."""
        scalars = [value.value if isinstance(value, MomentScalar) else value for value in values]
        fractions = [value for value in scalars if isinstance(value, Fraction)]
        letters: dict[str, None] = {}
        for vector in _vectors_in(values):
            fractions += vector.terms.values()
            for letter, exponent in (pair for _, monomial in vector.terms for pair in monomial):
                if letter in self.space.reciprocals.relations:
                    fractions += self.space.reciprocals.relations[letter].coefficients
                if letter in self.space.reciprocals.relations or exponent < 0 or letter == ZEROS_GAIN:
                    letters[letter] = None
        return fractions, list(letters)

    def scalars(self, value: Any) -> list[Fraction]:
        """The scalars in a value."""
        return self._contents([value])[0]

    def root_letters(self, values: Any) -> list[str]:
        """The letters of roots that occur in values."""
        return [letter for letter in _letters_in(values) if letter in self.space.roots.letters]

    def roots(self, fractions: Iterable[Fraction]) -> list[str]:
        """The equations of the roots that occur in scalars."""
        used = {i for f in fractions for i in f.generators() if self.space.field.generators[i].square is not None}
        return [self.facts.generators.root(i) for i in sorted(used)]

    def _kept_in(self, fractions: list[Fraction]) -> list[Any]:
        """What the reciprocals that are kept are of."""
        generators = [self.space.field.generators[i] for f in fractions for i in f.generators()]
        keys = {g.key: None for g in generators if g.kind == "scalar" and g.key in self.forms.kept}
        return [self.forms.kept[key] for key in keys]


def _vectors_in(values: Any) -> list[MomentVector]:
    results: list[MomentVector] = []
    for value in values:
        if isinstance(value, MomentVector):
            results.append(value)
        elif isinstance(value, MomentOperator):
            results += [value.diagonal, *(v for pair in value.terms for v in pair)]
    return results


def _letters_in(values: Any) -> dict[str, None]:
    return {letter: None for v in _vectors_in(values) for _, monomial in v.terms for letter, _ in monomial}

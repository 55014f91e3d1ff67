"""Inequalities between the moments at hand: which rules of the kernel are worth applying, and to what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from flint import fmpq

from lnverify.proofs.readings.moments.kernel import Fact, Kernel
from lnverify.proofs.readings.moments.values import UNIT, Monomial, multiply
from lnverify.proofs.sign import Sign

_HALF = fmpq(1, 2)


class Inequalities:
    """Facts on moments that occur, by the rules on sums.

    Args:
        space: the moment space.
    """

    def __init__(self, space: Any) -> None:
        self._space = space
        self._kernel: Kernel = space.kernel
        self._known: tuple[Any, list[Fact]] = (None, [])
        self._is_looking = False

    def facts(self) -> list[Fact]:
        """All of them, as polynomials; worked out anew where there are more moments, or N is known."""
        field, space = self._space.field, self._space
        state = len(field.generators), len(space.coordinates.bases), space.known_size, len(space.eliminated)
        if self._known[0] != state and not self._is_looking:
            # What is looked for asks for signs itself: those are told by what was known before.
            self._is_looking = True
            try:
                self._known = state, [fact for item in self._all() if (fact := self._polynomial(item))]
            finally:
                self._is_looking = False
        return self._known[1]

    def of_weights(self) -> list[Fact]:
        """Σ[w]Σ[wq²] − Σ[wq]² for an even weight w; a decision has a certificate for it, which its page prints."""
        return [fact for item in self._of_products(self._moments(), _halves) if (fact := self._polynomial(item))]

    def of_determinants(self) -> list[Fact]:
        """The determinant of the inner products of 1 and two letters; a decision has few columns for it."""
        moments, one, results = self._moments(), self._space.field.one, []
        for block, mixed in moments:
            letters = [((letter, 1),) for letter, e in mixed if e == 1]
            at_hand = all((block, m) in moments for l in letters for m in (l, multiply(l, l)))
            if len(letters) == len(mixed) == 2 and at_hand and self._space.field.find("size", block) is not None:
                functions = tuple((block, m) for m in (UNIT, *letters))
                results.append(self._kernel.gram(((one, functions),)))
        return [fact for item in results if (fact := self._polynomial(item))]

    def _polynomial(self, fact: Fact) -> Fact | None:
        """The fact about a polynomial, cleared of denominators."""
        kernel, below = self._kernel, fact.subject.denominator
        if not fact or fact.subject.numerator.is_constant():
            return None
        if below.is_one():
            return fact
        cleared = kernel.cleared(fact, ())
        parts = [self._positive_power(f, e) for f, e in self._space.field.factor(below)[1]]
        if all(own.sign == Sign.POSITIVE for _, _, own in parts):
            return kernel.quotient(cleared, fact.subject.numerator, tuple(parts)) or None
        return cleared

    def _positive_power(self, factor: Any, exponent: int) -> tuple[Any, int, Fact]:
        """A factor of a denominator with its power, or its square with half of that, and what is known of the sign."""
        kernel = self._kernel
        nonzero = next((fact for fact in kernel.excluded if fact.polynomial in (factor, -factor)), None)
        if exponent % 2 or nonzero is None:
            return factor, exponent, kernel.terms(factor)
        return factor * factor, exponent // 2, kernel.square(factor, nonzero)

    def _moments(self) -> dict[Any, int]:
        results: dict[Any, int] = {g.key: i for i, g in enumerate(self._space.field.generators) if g.kind == "moment"}
        if self._space.graphs.letters:
            results |= {place: i for key, i in results.items() for place in self._space.graphs.rootings(key)}
        return results

    def _all(self) -> Iterator[Fact]:
        moments = self._moments()
        yield from self._of_products(moments, _letters)
        yield from self._of_joint(moments)
        yield from self._of_others(moments)
        yield from self._of_all_blocks(moments)
        yield from self._of_reciprocals()
        yield from self._of_matrices(moments)
        yield from self._of_sizes(moments)
        yield from self._of_vectors()
        yield from self._of_deviations(moments)
        yield from self._of_exponentials(moments)
        yield from self._of_tangents(moments)

    def _of_products(self, moments: dict[Any, int], parts_of: Any) -> Iterator[Fact]:
        """Σ[p²]Σ[q²] − Σ[pq]² for the parts p of each monomial pq."""
        for block, monomial in moments:
            for part in parts_of(monomial):
                rest = multiply(monomial, tuple((letter, -e) for letter, e in part))
                if all(self._is_at_hand(block, factor, moments) for factor in (part, rest)):
                    yield self._cauchy(block, multiply(part, part), multiply(rest, rest), monomial)

    def _of_joint(self, moments: dict[Any, int]) -> Iterator[Fact]:
        """Σ[p]Σ[q] − Σ[pq] for p and q that are nowhere negative: the sum over the pairs n ≠ m."""
        for block, monomial in moments:
            for part in [((letter, e),) for letter, e in monomial if len(monomial) > 1]:
                rest = multiply(monomial, tuple((letter, -e) for letter, e in part))
                if all((block, m) in moments and self._kernel.is_never_negative(block, m) for m in (part, rest)):
                    yield self._kernel.mixed(tuple(self._kernel.monomial(block, m) for m in (part, rest)))

    def _is_at_hand(self, block: int, monomial: Monomial, moments: dict[Any, int]) -> bool:
        """Whether Σ[m²] is."""
        square = multiply(monomial, monomial)
        return (block, square) in moments if square else self._space.field.find("size", block) is not None

    def _cauchy(self, block: int, first: Monomial, second: Monomial, middle: Monomial, places: Any = ()) -> Fact:
        kernel = self._kernel
        entries = kernel.monomial(block, first), kernel.monomial(block, second)
        return kernel.cauchy(*entries, kernel.vector((block, middle)), places)

    def _of_sizes(self, moments: dict[Any, int]) -> Iterator[Fact]:
        """Σ[q|w|] ± Σ[qw] for q ≥ 0; Σ[|w|]² + Σ[w]² − 2Σ[w²], a sum over pairs i ≠ j; NΣ[w²] − Σ[|w|]²."""
        kernel, field = self._kernel, self._space.field
        for block, monomial in moments:
            for name in [letter for letter, e in monomial if e == 1 and letter in self._space.roots.letters]:
                rest = multiply(monomial, ((name, -1),))
                if self._space.roots.base_of_root(name, block) is None or not kernel.is_never_negative(block, rest):
                    continue
                exceeds = [kernel.size_exceeds(block, name, sign) for sign in (-1, 1)]
                weight = kernel.monomial(block, rest)
                yield from (kernel.sum_of_entries(kernel.times(weight, each)) for each in exceeds)
                if not rest and field.find("size", block) is not None:
                    yield kernel.gram(((field.one, ((block, UNIT), (block, monomial))),))
                if not rest:
                    both = [kernel.mixed((each, each)) for each in exceeds]
                    half = field.rational(1, 2)
                    value = (both[0].subject + both[1].subject) * half
                    yield kernel.combination(value, tuple((_HALF, (each,)) for each in both))

    def _of_vectors(self) -> Iterator[Fact]:
        """Σ f for f that a hypothesis says to be nowhere negative; |u| + |v| ≥ |u ± v|; (|u| ± u)(|v| ± v) ≥ 0."""
        space, kernel = self._space, self._kernel
        for fact in list(kernel.vectors):
            if fact.sign and len(fact.subject.terms) > 1:
                yield kernel.sum_of_entries(fact)
        for block in space.blocks if len(space.roots.letters) > 1 else ():
            sizes = [name for name in space.roots.letters if space.roots.base_of_root(name, block) is not None]
            for triple in combinations(sizes, 3):
                for i in range(3):
                    if result := kernel.sizes_add(block, *triple[:i], *triple[i + 1 :], triple[i]):
                        yield kernel.sum_of_entries(result)
            for first, second in combinations(sizes, 2):
                products = {}
                for signs in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
                    parts = [kernel.size_exceeds(block, *each) for each in zip((first, second), signs, strict=True)]
                    products[signs] = kernel.sum_of_entries(kernel.times(*parts))
                yield from products.values()
                for sign in (1, -1):
                    if gap := self._gap_of_sizes(block, first, second, sign):
                        terms = [(_HALF * _HALF, (gap,)), (_HALF, (products[1, -1],)), (_HALF, (products[-1, 1],))]
                        scaled = (f.subject * space.field.rational(int(c.p), int(c.q)) for c, (f,) in terms)
                        value = space.field.sum(scaled)
                        yield kernel.combination(value, tuple(terms))

    def _gap_of_sizes(self, block: int, first: str, second: str, sign: int) -> Fact | None:
        """‖(|u| ± u) − (|v| ± v)‖²; with products it says that relu brings no two vectors apart."""
        one, parts = self._space.field.one, list[Any]()
        for name, turn in ((first, 1), (second, -1)):
            ((_, monomial), *more) = self._space.roots.base_of_root(name, block).terms
            if more:
                return None
            parts += [(turn * one, ((block, ((name, 1),)),)), (turn * sign * one, ((block, monomial),))]
        return self._kernel.gram(tuple(parts))

    def _of_deviations(self, moments: dict[Any, int]) -> Iterator[Fact]:
        """N vₙ² ≤ (N − 1) Σv² for the deviations v of a letter from its mean, with weights."""
        for block, whole in moments:
            known = self._space.field.find("size", block) is not None
            for letter in [letter for letter, e in whole if e == 2 and len(whole) > 1] if known else []:
                weight = multiply(whole, ((letter, -2),))
                needed = weight, ((letter, 2),), ((letter, 1),), multiply(weight, ((letter, 1),)), whole
                if all((block, monomial) in moments for monomial in needed):
                    yield self._kernel.deviations(block, letter, self._kernel.monomial(block, weight))

    def _of_others(self, moments: dict[Any, int]) -> Iterator[Fact]:
        """Σ′[ℓ²] and (N − k)Σ′[ℓ²] − Σ′[ℓ]²: sums over what one index leaves, or all k do."""
        entries = [g.key for g in self._space.field.generators if g.kind == "entry"]
        for letter in dict.fromkeys(letter for _, letter in entries):
            own = [place for place, other in entries if other == letter]
            square, size = ((letter, 2),), self._space.field.find("size", 0)
            if (0, square) not in moments or size is None:
                continue
            for places in [(place,) for place in own] + [tuple(own)] * (len(own) > 1):
                yield self._kernel.sum_of_entries(self._kernel.monomial(0, square), places)
                if (0, ((letter, 1),)) in moments:
                    yield self._cauchy(0, UNIT, square, ((letter, 1),), places)

    def _of_exponentials(self, moments: dict[Any, int]) -> Iterator[Fact]:
        """Σ′[E] for exponentials E, the sum over what the indices leave: positive where they leave something."""
        space, kernel = self._space, self._kernel
        if not space.coordinates.bases:
            return
        left = kernel.sign_of(space.N.value - space.field.rational(len(space.coordinates.bases)))
        for block, monomial in moments:
            functions = [space.functions.letters.get(letter) for letter, _ in monomial]
            if functions and all(f is not None and f.function == "exp" for f in functions):
                yield kernel.sum_of_entries(
                    kernel.monomial(block, monomial), tuple(space.coordinates.bases.values()), left
                )

    def _of_tangents(self, moments: dict[Any, int]) -> Iterator[Fact]:
        """e^x ≥ 1 + x and log x ≤ x − 1 of scalars; Σ e^v ≥ Σ e^t (1 + v − t) for the e^t at hand."""
        space, kernel, field = self._space, self._kernel, self._space.field
        functions = list(space.functions.generators.items())
        yield from (kernel.tangent(index, turned) for index, _ in functions for turned in (False, True))
        at = [
            field.rational(0),
            *(x * field.rational(q) for _, (name, x) in functions if name == "exp" for q in (1, 2)),
        ]
        logs = [field.symbol(index) for index, (name, _) in functions if name == "log"]
        at += [*logs, *(x - y for x in logs for y in logs if x is not y)]
        for block, monomial in moments:
            ((letter, power), *others) = monomial or (("", 0),)
            function = space.functions.letters.get(letter)
            if others or power <= 0 or function is None:
                continue
            if function.function == "log":
                yield kernel.sum_of_entries(kernel.tangent_at(block, letter, power, at[0]))
                continue
            for t in at:
                # The other way, a moment of v e^v has to be at hand.
                ways = (False, True) if self._has_product(block, letter, power, moments) else (False,)
                yield from (kernel.sum_of_entries(kernel.tangent_at(block, letter, power, t, way)) for way in ways)

    def _has_product(self, block: int, letter: str, power: int, moments: dict[Any, int]) -> bool:
        """Whether a moment of v e^v is at hand, for the letter of e^v."""
        own = self._space.functions.letters[letter].argument
        return any((block, multiply(monomial, ((letter, power),))) in moments for monomial in own)

    def _of_matrices(self, moments: dict[Any, int]) -> Iterator[Fact]:
        """Cauchy and Schwarz in each row, Σ (W m)² ≤ tr(WᵀW) Σ m²; over all entries, and on the diagonal."""
        cycles = [i for i, g in enumerate(self._space.field.generators) if g.kind == "cycle"]
        yield from filter(None, map(self._kernel.trace_of_matrix, cycles))
        for _, monomial in moments:
            ((letter, exponent), *others) = monomial or (("", 0),)
            if others or letter not in self._space.graphs.letters:
                continue
            if exponent == 1:
                yield from self._of_entries(letter, moments)
            inner = self._space.graphs.inner_of(letter)
            if exponent == 2 and self._space.graphs.square_of(letter) in moments:
                ((place, scale), *more) = (inner * inner).terms.items()
                at_hand = place in moments if place[1] else self._space.field.find("size", place[0]) is not None
                if at_hand and not more and scale.is_one():
                    yield self._kernel.rows(letter)

    def _of_entries(self, letter: str, moments: dict[Any, int]) -> Iterator[Fact]:
        matrix, inner = self._space.graphs.letters[letter]
        if inner or len(matrix.factors) != 2:
            return
        squares = [moments.get(self._space.graphs.place_of_square(matrix, factor)) for factor in matrix.factors]
        own = next((i for key, i in moments.items() if key[1] == ((letter, 1),)), None)
        if None in squares or own in squares:
            return
        for sign in (0, -1, 1):
            if sign or squares[0] != squares[1]:
                yield self._kernel.matrix_gram(letter, sign)

    def _of_reciprocals(self) -> Iterator[Fact]:
        """Σ[ℓᵈ w] for w = 1/(ℓᵈ + … + c₀) > 0, whose form is N − … − c₀Σ[w]; where ℓᵈ is nowhere negative."""
        kernel = self._kernel
        for name, relation in self._space.reciprocals.relations.items():
            for block in self._space.blocks:
                power, own = kernel.monomial(block, ((relation.letter, relation.degree),)), kernel.letter(block, name)
                if own.sign and power.sign:
                    yield kernel.sum_of_entries(kernel.times(power, own))

    def _of_all_blocks(self, moments: dict[Any, int]) -> Iterator[Fact]:
        """N Σ p² − (Σ p)² over both blocks."""
        blocks, one = self._space.blocks, self._space.field.one
        for monomial in dict.fromkeys(monomial for _, monomial in moments) if len(blocks) > 1 else ():
            double = tuple((letter, 2 * e) for letter, e in monomial)
            if all((block, m) in moments for block in blocks for m in (monomial, double)):
                yield self._kernel.gram(((one, ((None, UNIT), (None, monomial))),))


def _letters(monomial: Monomial) -> Iterable[Monomial]:
    """1, and each letter of several with its power."""
    return UNIT, *(((letter, exponent),) for letter, exponent in monomial if len(monomial) > 1)


def _halves(monomial: Monomial) -> Iterable[Monomial]:
    """The root of each even power of several."""
    return [((letter, e // 2),) for letter, e in monomial if len(monomial) > 1 and not e % 2]

"""What is known of the signs of moments: sizes and squares, and the inequality of Cauchy and Schwarz."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from itertools import combinations
from math import lcm
from typing import Any

from lnverify.proofs.readings.moments.real_roots import is_positive
from lnverify.proofs.readings.moments.reasons import Gram, Known, Others
from lnverify.proofs.readings.moments.values import UNIT, Cycle, MomentVector, Monomial, block_of, multiply
from lnverify.proofs.sign import Sign
from lnverify.proofs.values import Undefined


class GeneratorSigns:
    """The signs of the generators of a moment space, and polynomials in moments that are never negative."""

    def __init__(self, space: Any) -> None:
        self._space = space
        self._field = space.field
        self._known: tuple[Hashable, list[Known]] = (None, [])
        self._asked: set[int] = set()
        self._is_looking = False

    def known(self) -> Hashable:
        """What changes whenever a sign may: all of it only grows, but for what is being looked for."""
        space = self._space
        grown = (
            *(self._field.generators, space.bases, space.relations, space.eliminated),
            *(space.nonzero_letters, space.nonzero_vectors, space.positive_letters, space.positive_vectors),
        )
        leading = sum(map(len, space.leading.values())) if space.leading else 0
        return *map(len, grown), leading, frozenset(self._asked), self._is_looking

    def of_generator(self, index: int) -> Sign:
        """What is known of the sign."""
        generator = self._field.generators[index]
        if generator.kind == "size":
            return Sign.POSITIVE if len(self._space.blocks) == 1 else Sign.NON_NEGATIVE
        if generator.kind == "moment":
            # A search asks this of every term that it meets; the sign of a reciprocal takes a search of its own.
            if self._space.relations:
                found: Sign = self._space.signs.once(index, lambda: self._sign_of_moment(generator.key))
                return found
            return self._sign_of_moment(generator.key)
        if generator.kind == "root":
            return self._root_sign(index)
        if generator.kind == "absolute":
            return Sign.NON_NEGATIVE
        if generator.kind == "cycle":
            return max(self.cycle_sign(generator.key), self._declared_sign(index))
        if generator.kind == "exp":
            return Sign.POSITIVE
        if generator.kind == "entry" and self.letter_is_positive(0, generator.key[1]):
            return Sign.POSITIVE
        if generator.kind == "product":
            f = self._space.products[index]
            is_positive = all(self._is_positive(block, f.block(block)) for block in {b for b, _ in f.terms})
            return Sign.POSITIVE if is_positive else Sign.UNKNOWN
        return self._declared_sign(index)

    def _root_sign(self, index: int) -> Sign:
        """A root is positive where its radicand is; one that is asked for while that is looked for counts for less."""
        if index in self._asked:
            return Sign.NON_NEGATIVE
        self._asked.add(index)
        try:
            radicand = self._field.generators[index].square
            return Sign.POSITIVE if self._space.signs.certify(radicand, 3) == Sign.POSITIVE else Sign.NON_NEGATIVE
        finally:
            self._asked.remove(index)

    def _declared_sign(self, index: int) -> Sign:
        symbol = self._field.polynomial_symbol(index)
        signs = [sign for fact, sign in self._space.signs.facts if fact == symbol]
        assumed = Sign.NON_NEGATIVE if self._field.generators[index].key == "eps" else Sign.UNKNOWN
        return max(signs, default=assumed)

    def _sign_of_moment(self, key: Any) -> Sign:
        return max(self._moment_sign(*place) for place in self._space.rootings(key))

    def _moment_sign(self, block: int, monomial: Monomial) -> Sign:
        if not self.is_never_negative(block, monomial):
            return Sign.UNKNOWN
        nowhere_zero = all(e < 0 or self.letter_is_nonzero(block, letter) for letter, e in monomial)
        size = self.of_generator(self._field.find("size", block) or 0) if len(self._space.blocks) > 1 else Sign.POSITIVE
        return Sign.POSITIVE if nowhere_zero and size == Sign.POSITIVE else Sign.NON_NEGATIVE

    def cycle_sign(self, cycle: Cycle) -> Sign:
        """tr(diag(f) P diag(h) Pᵀ) = Σ fᵢ Pᵢⱼ² hⱼ is not negative where f and h are not, for a product P.

        Nor is a trace negative where nothing on its cycle is.
        """
        known = all(
            matrix.is_square and self.is_never_negative(block_of(matrix.columns), label) for matrix, label in cycle
        )
        known = known or any(self._is_double(cycle[i:] + cycle[:i]) for i in range(len(cycle)))
        return Sign.NON_NEGATIVE if known else Sign.UNKNOWN

    def _is_double(self, cycle: Cycle) -> bool:
        """Whether a cycle is P and then Pᵀ, with what is not negative at both ends."""
        half, odd = divmod(len(cycle), 2)
        there, back = cycle[:half], cycle[half:]
        if odd or any(other != matrix.T for (matrix, _), (other, _) in zip(there, reversed(back), strict=True)):
            return False
        inside, mirrored = ([label for _, label in part[:-1]] for part in (there, back))
        ends = (part[-1] for part in (there, back))
        return inside == mirrored[::-1] and all(
            self.is_never_negative(block_of(matrix.columns), label) for matrix, label in ends
        )

    def _is_positive(self, block: int, part: dict[Monomial, Any]) -> bool:
        """Whether a coordinate function is positive for all letters: even powers, and a positive constant."""
        even = all(self.is_never_negative(block, monomial) for monomial in part)
        obvious = self._space.signs.obvious
        signs = {m: min(obvious(c.numerator), obvious(c.denominator)) for m, c in part.items()} if even else {}
        if all(signs.values()) and signs.get((), 0) == Sign.POSITIVE:
            return True
        return self._is_positive_in_one_letter(block, part)

    def _is_positive_in_one_letter(self, block: int, part: dict[Monomial, Any]) -> bool:
        """Whether it is a polynomial in one letter, with numbers for coefficients, that no entry makes 0 or less."""
        letters = {letter for monomial in part for letter, _ in monomial}
        numbers = all(c.numerator.is_constant() and c.denominator.is_constant() for c in part.values())
        if len(letters) != 1 or not numbers or any(e < 0 for monomial in part for _, e in monomial):
            return False
        (letter,) = letters
        whole = lcm(*(int(c.denominator.leading_coefficient()) for c in part.values()))
        coefficients = {
            (monomial[0][1] if monomial else 0): int(
                c.numerator.leading_coefficient() * whole // c.denominator.leading_coefficient()
            )
            for monomial, c in part.items()
        }
        return is_positive(coefficients, self.letter_is_positive(block, letter))

    def letter_is_nonzero(self, block: int, letter: str) -> bool:
        """Whether a letter is known to have no zero entry in a block.

        That is by hypothesis, as an exponential, as the root of what is positive, or as a reciprocal L/p with L not 0.
        """
        if letter in self._space.relations:
            return all(map(self._space.signs.scalar_is_nonzero, self._space.leading.get(letter, [])))
        return (block, letter) in self._space.nonzero_letters or self._is_exponential_or_root(block, letter)

    def letter_is_positive(self, block: int, letter: str) -> bool:
        """Whether a letter is positive in a block.

        That is by hypothesis, as an exponential, as the root of what is positive, or as 1/v with a positive v: there,
        where a leading coefficient is 0, the letter is 0.
        """
        if (block, letter) in self._space.positive_letters or self._is_exponential_or_root(block, letter):
            return True
        relation = self._space.relations.get(letter)
        if relation is None:
            return False
        powers = enumerate(relation.coefficients)
        return self._is_positive(block, {((relation.letter, j),) if j else (): c for j, c in powers if not c.is_zero()})

    def _is_exponential_or_root(self, block: int, letter: str) -> bool:
        """Whether a letter stands for an exponential, or for the root of what is positive."""
        function, root = self._space.function_letters.get(letter), self._space.roots.get(letter)
        if function is not None:
            return bool(function.function == "exp")
        return root is not None and self.everywhere_positive(block, root.square)

    def is_never_negative(self, block: int, monomial: Iterable[tuple[str, int]]) -> bool:
        """Whether a product of letters is nowhere negative in a block: a root, (X ⊙ X)m where m is not."""
        return all(exponent % 2 == 0 or self._is_never_negative(block, letter) for letter, exponent in monomial)

    def _is_never_negative(self, block: int, letter: str) -> bool:
        if letter in self._space.roots:
            return True
        if letter not in self._space.matrix_letters or self.letter_is_positive(block, letter):
            return self.letter_is_positive(block, letter)
        matrix, inner = self._space.matrix_letters[letter]
        return bool(matrix.is_square) and self.is_never_negative(block_of(matrix.columns), inner)

    def gram(self) -> list[Known]:
        """Σ[p²]Σ[q²] − Σ[pq]², NΣ[p²] − Σ[p]² and their like in the moments that occur."""
        size = len(self._field.generators) + len(self._space.bases), self._space.known_size
        if self._known[0] != size and not self._is_looking:
            # What is looked for asks for signs itself: those are told by what was known before.
            self._is_looking = True
            try:
                self._known = (size, self._gram_polynomials())
            finally:
                self._is_looking = False
        return self._known[1]

    def _gram_polynomials(self) -> list[Known]:
        moments: dict[Any, int] = {g.key: i for i, g in enumerate(self._field.generators) if g.kind == "moment"}
        if self._space.matrix_letters:
            moments |= {place: i for key, i in moments.items() for place in self._space.rootings(key)}
        found: list[tuple[Any, Gram | Others | None]] = [*self._gram_of_products(moments, _letters)]
        found += self._gram_of_others(moments)
        found += self._total_gram(moments) if len(self._space.blocks) > 1 else []
        nameless = self._positive_reciprocals()
        nameless += self._gram_of_matrices(moments)
        nameless += self._gram_of_halves(moments)
        nameless += self._gram_of_sizes(moments)
        nameless += self._gram_of_pairs(moments)
        nameless += self._gram_of_deviations(moments)
        found += [(polynomial, None) for polynomial in nameless]
        if (known := self._space.known_size) is not None:
            found = [(polynomial.subs({f"x{self._field.find('size', 0)}": known}), None) for polynomial, _ in found]
        exponentials = [Known(*item) for item in self._exponentials_of_others(moments)]
        return [*(Known(polynomial, Sign.NON_NEGATIVE, origin) for polynomial, origin in found), *exponentials]

    def gram_of_weights(self) -> list[Known]:
        """Σ[w]Σ[wq²] − Σ[wq]² for an even weight w; a decision has a certificate for it, which its page prints."""
        moments: dict[Any, int] = {g.key: i for i, g in enumerate(self._field.generators) if g.kind == "moment"}
        found = self._gram_of_products(moments, _halves)
        return [Known(polynomial, Sign.NON_NEGATIVE, origin) for polynomial, origin in found]

    def _gram_of_products(
        self, moments: dict[Any, int], parts_of: Callable[[Monomial], Iterable[Monomial]]
    ) -> list[tuple[Any, Gram]]:
        """Σ[p²]Σ[q²] − Σ[pq]² for the parts p of each monomial pq."""
        found, symbol = [], self._field.polynomial_symbol
        for (block, monomial), index in moments.items():
            for part in parts_of(monomial):
                rest = multiply(monomial, tuple((letter, -e) for letter, e in part))
                first, second = (self._index_of_square(block, factor, moments) for factor in (part, rest))
                if first is not None and second is not None:
                    found.append((symbol(first) * symbol(second) - symbol(index) ** 2, Gram(block, part, rest)))
        return found

    def _index_of_square(self, block: int, monomial: Monomial, moments: dict[Any, int]) -> int | None:
        """The generator of Σ[m²]; the size for m = 1."""
        square = multiply(monomial, monomial)
        return moments.get((block, square)) if square else self._field.find("size", block)

    def _gram_of_halves(self, moments: dict[Any, int]) -> list[Any]:
        """Σ[p]Σ[q] − Σ[√(pq)]² for p and q that are nowhere negative: N² ≤ Σ[a]Σ[1/a] for a positive a."""
        found, symbol = [], self._field.polynomial_symbol
        signed = [key for key in moments if any(e % 2 for _, e in key[1]) and self.is_never_negative(*key)]
        for first, second in combinations(signed, 2):
            product = multiply(first[1], second[1])
            if first[0] != second[0] or any(e % 2 for _, e in product):
                continue
            block, middle = first[0], tuple((letter, e // 2) for letter, e in product)
            index = moments.get((block, middle)) if middle else self._field.find("size", block)
            if index is not None:
                found.append(symbol(moments[first]) * symbol(moments[second]) - symbol(index) ** 2)
        return found

    def _gram_of_sizes(self, moments: dict[Any, int]) -> list[Any]:
        """Σ[q|w|] ± Σ[qw] for q that is nowhere negative; Σ[|w|]² + Σ[w]² − 2Σ[w²] = Σ |wᵢ||wⱼ| + wᵢwⱼ over i ≠ j."""
        found: list[Any] = []
        for (block, monomial), index in moments.items():
            for name in [letter for letter, e in monomial if e == 1 and letter in self._space.roots]:
                base = self._space.base_of_root(name, block)
                rest = multiply(monomial, ((name, -1),))
                if base is None or not self.is_never_negative(block, rest):
                    continue
                size = self._field.symbol(index)
                weight = MomentVector(self._space, {(block, rest): self._field.rational(1)})
                total = self._space.sum(weight * base).value
                known = [size - total, size + total]
                if not rest:
                    known.append(size**2 + total**2 - self._space.sum(base * base).value * self._field.rational(2))
                found += [x.numerator * (self._space.signs.sign(x.denominator) or x.denominator) for x in known]
        return found

    def _gram_of_pairs(self, moments: dict[Any, int]) -> list[Any]:
        """Σ[p²]Σ[s²] + Σ[q²]Σ[r²] ± 2Σ[pq]Σ[rs] = Σₙₘ (pₙsₘ ± qₙrₘ)², of four different letters."""
        found, symbol = [], self._field.polynomial_symbol
        mixed = [(block, m) for block, m in moments if len(m) == 2 and all(e == 1 for _, e in m)]
        for (block, first), (other, second) in combinations(mixed, 2):
            (p, q), (r, s) = ([letter for letter, _ in m] for m in (first, second))
            squares = [(own, ((letter, 2),)) for own, letter in ((block, p), (block, q), (other, r), (other, s))]
            if len({p, q, r, s}) < 4 or not all(square in moments for square in squares):
                continue
            of_p, of_q, of_r, of_s = (symbol(moments[square]) for square in squares)
            joint = 2 * symbol(moments[block, first]) * symbol(moments[other, second])
            for outer in (of_p * of_s + of_q * of_r, of_p * of_r + of_q * of_s):
                found += [outer - joint, outer + joint]
        return found

    def _gram_of_deviations(self, moments: dict[Any, int]) -> list[Any]:
        """N vₙ² ≤ (N − 1) Σv² for the deviations v of a letter ℓ from its mean, weighted by q that is nowhere negative.

        That is (N − 1)Σ[q]Σ[ℓ²] − Σ[q]Σ[ℓ]² − NΣ[qℓ²] + 2Σ[ℓ]Σ[qℓ]: without entry n it is N − 1 times a variance.
        """
        found, symbol = [], self._field.polynomial_symbol
        for block, whole in moments:
            size = self._field.find("size", block)
            for letter in [letter for letter, e in whole if e == 2 and len(whole) > 1] if size is not None else []:
                weight = multiply(whole, ((letter, -2),))
                needed = weight, ((letter, 2),), ((letter, 1),), multiply(weight, ((letter, 1),)), whole
                at = [moments.get((block, monomial)) for monomial in needed]
                if None in at or not self.is_never_negative(block, weight):
                    continue
                n, (q, square, mean, first, second) = symbol(size), (symbol(index) for index in at)
                found.append((n - 1) * q * square - q * mean**2 - n * second + 2 * mean * first)
        return found

    def _gram_of_others(self, moments: dict[Any, int]) -> list[tuple[Any, Others]]:
        """Σ′[ℓ²] and (N − k)Σ′[ℓ²] − Σ′[ℓ]²: sums over what one index leaves, or all k do."""
        entries = {g.key: i for i, g in enumerate(self._field.generators) if g.kind == "entry"}
        found: list[tuple[Any, Others]] = []
        symbol = self._field.polynomial_symbol
        for letter in dict.fromkeys(letter for _, letter in entries):
            own = [(place, symbol(i)) for (place, other), i in entries.items() if other == letter]
            for picked in [[entry] for entry in own] + [own] * (len(own) > 1):
                places = tuple(place for place, _ in picked)
                values = self._gram_of_letter(letter, [entry for _, entry in picked], moments)
                origins = [Others(((letter, 2),), places, with_mean) for with_mean in (False, True)]
                found += zip(values, origins, strict=False)
        return found

    def _gram_of_matrices(self, moments: dict[Any, int]) -> list[Any]:
        """tr(WᵀW) Σ[m²] − Σ[(W m)²], Cauchy and Schwarz in each row; tr(WᵀW) tr(VᵀV) − tr(WᵀV)², over all entries."""
        found = []
        for (_, monomial), index in moments.items():
            ((letter, exponent), *others) = monomial or (("", 0),)
            if others or letter not in self._space.matrix_letters:
                continue
            if exponent == 1:
                found += self._gram_of_entries(letter, index, moments)
            if exponent != 2:
                continue
            inner = self._space.inner_of(letter)
            trace = moments.get(self._space.square_of(letter))
            ((place, scale), *more) = (inner * inner).terms.items()
            if trace is None or more or not scale.is_one():
                continue
            square = moments.get(place) if place[1] else self._field.find("size", place[0])
            if square is not None:
                symbol = self._field.polynomial_symbol
                found.append(symbol(trace) * symbol(square) - symbol(index))
        return found

    def _gram_of_entries(self, letter: str, index: int, moments: dict[Any, int]) -> list[Any]:
        """tr(WᵀW) tr(VᵀV) − tr(WᵀV)² and ‖W ± V‖², of the letter (W ⊙ V)1; V may be Wᵀ."""
        matrix, inner = self._space.matrix_letters[letter]
        if inner or len(matrix.factors) != 2:
            return []
        squares = [moments.get(self._space.place_of_square(matrix, factor)) for factor in matrix.factors]
        if squares[0] is None or squares[1] is None or index in squares:
            return []
        first, second, joint = (self._field.polynomial_symbol(i) for i in (*squares, index))
        product = [first * second - joint**2] if first != second else []
        return [*product, first + second - 2 * joint, first + second + 2 * joint]

    def _gram_of_letter(self, letter: str, picked: list[Any], moments: dict[Any, int]) -> list[Any]:
        total, square = (moments.get((0, ((letter, power),))) for power in (1, 2))
        size, symbol = self._field.find("size", 0), self._field.polynomial_symbol
        if square is None or size is None:
            return []
        rest = symbol(square) - sum(x**2 for x in picked)
        if total is None:
            return [rest]
        return [rest, (symbol(size) - len(picked)) * rest - (symbol(total) - sum(picked)) ** 2]

    def _exponentials_of_others(self, moments: dict[Any, int]) -> list[tuple[Any, Sign, Others]]:
        """Σ′[E] for exponentials E, the sum over what the indices leave: positive where they leave something."""
        found: list[tuple[Any, Sign, Others]] = []
        left = self._space.N.value - self._field.rational(len(self._space.bases))
        known = self._space.signs.known_sign(left) if self._space.bases else Sign.UNKNOWN
        places = tuple(self._space.bases.values())
        for (_, monomial), index in moments.items():
            functions = [self._space.function_letters.get(letter) for letter, _ in monomial]
            if self._space.bases and functions and all(f is not None and f.function == "exp" for f in functions):
                rest = self._field.symbol(index)
                for place in places:
                    rest = rest - self._space.entry_of({monomial: self._field.rational(1)}, place)
                sign = self._space.signs.sign(rest.denominator)
                at_least = max(known, Sign.NON_NEGATIVE) if sign else Sign.NON_NEGATIVE
                found.append((rest.numerator * (sign or rest.denominator), at_least, Others(monomial, places)))
        return found

    def _positive_reciprocals(self) -> list[Any]:
        """Σ[ℓᵈ w] ≥ 0 for w = 1/(ℓᵈ + … + c₀) > 0, whose form is N − … − c₀Σ[w]."""
        found = []
        for name, relation in self._space.relations.items():
            if all(self.letter_is_positive(block, name) for block in self._space.blocks):
                power = self._space.vector_of(relation.letter, relation.degree) * self._space.vector_of(name, 1)
                total = self._space.sum(power).value
                found.append(total.numerator * total.denominator)
        return found

    # -- entries above zero --------------------------------------------------------------------------------

    def everywhere_positive(self, block: int, part: dict[Monomial, Any]) -> bool:
        """Whether the entries in one block are known to be positive: by hypothesis, or as a sum of positive terms."""
        assumed = (vector.block(block) for vector in self._space.positive_vectors)
        if any(self._is_multiple(part, other, Sign.POSITIVE) for other in assumed):
            return True
        # 1 − 1/(1 + e^x) is e^x over what is positive.
        return self._is_positive_sum(block, part) or self._is_positive_sum(
            block, self._space.clear_denominators(block, part)[0]
        )

    def nowhere_negative(self, block: int, part: dict[Monomial, Any]) -> bool:
        """Whether the entries in one block are known not to be negative, term by term or because they are positive."""
        obvious = self._space.signs.obvious
        known = all(
            self.is_never_negative(block, monomial) and obvious(c.numerator) and obvious(c.denominator)
            for monomial, c in self._without_means(part).items()
        )
        assumed = (vector.block(block) for vector in self._space.non_negative_vectors)
        known = known or any(self._is_multiple(part, other, Sign.NON_NEGATIVE) for other in assumed)
        return known or self.everywhere_positive(block, part)

    def _is_positive_sum(self, block: int, part: dict[Monomial, Any]) -> bool:
        """Whether no term is ever negative, and one is positive."""
        obvious, part = self._space.signs.obvious, self._without_means(part)
        found = []
        for monomial, c in part.items():
            if not self.is_never_negative(block, monomial):
                return False
            nowhere_zero = all(e < 0 or self.letter_is_nonzero(block, letter) for letter, e in monomial)
            found.append(
                min(obvious(c.numerator), obvious(c.denominator), Sign.POSITIVE if nowhere_zero else Sign.NON_NEGATIVE)
            )
        return Sign.POSITIVE in found and all(found)

    def _without_means(self, part: dict[Monomial, Any]) -> dict[Monomial, Any]:
        """A coordinate function that is nowhere larger: where −c L² is, L = X1, −cnQ instead, Q = (X ⊙ X)1.

        For L² is at most nQ, n the length of a row: so the variance of a row is seen not to be negative.
        """
        left = dict(part)
        for monomial, c in part.items():
            ((letter, exponent), *others) = monomial or (("", 0),)
            if others or exponent != 2 or letter not in self._space.matrix_letters:
                continue
            matrix, inner = self._space.matrix_letters[letter]
            _, squares = self._space.square_of(letter) or (0, ())
            is_lowered = self._space.signs.obvious((-c).numerator) and self._space.signs.obvious(c.denominator)
            if not inner and squares in left and is_lowered:
                left[squares] = left[squares] + c * self._space.size_in(matrix.columns).value
                del left[monomial]
        return {monomial: c for monomial, c in left.items() if not c.is_zero()}

    # -- entries without zeros -------------------------------------------------------------------------

    def nowhere_zero(self, block: int, part: dict[Monomial, Any]) -> bool:
        """Whether the entries in one block are known not to be zero: by hypothesis, or as a sum of positive terms."""
        if not part:
            return False
        known = any(self._is_multiple(part, other.block(block)) for other in self._space.nonzero_vectors)
        return known or self._never_zero(block, part) or self.everywhere_positive(block, part)

    def _never_zero(self, block: int, part: dict[Monomial, Any]) -> bool:
        if len(part) == 1:
            ((monomial, coefficient),) = part.items()
            known = all(self.letter_is_nonzero(block, letter) for letter, _ in monomial)
            return known and self._space.signs.scalar_is_nonzero(coefficient)
        return self._is_positive(block, part) or self._is_positive(block, {m: -c for m, c in part.items()})

    def _is_multiple(self, left: dict[Monomial, Any], right: dict[Monomial, Any], sign: Sign = Sign.UNKNOWN) -> bool:
        """Whether left = c·right with a scalar c of a sign, or one that is known not to be zero where that is 0."""
        if left.keys() != right.keys() or not left:
            return False
        try:
            ratios = {ratio.key(): ratio for key in left for ratio in [left[key] * right[key].reciprocal()]}
        except Undefined:
            # A sum such as c + √(c²) is 0 for one sign of its root.
            return False
        signs = self._space.signs
        known = [signs.known_sign(r) >= sign if sign else signs.scalar_is_nonzero(r) for r in ratios.values()]
        return known == [True]

    def _total_gram(self, moments: dict[Any, int]) -> list[tuple[Any, Gram]]:
        """N Σ p² − (Σ p)² over both blocks."""
        found = []
        symbol = self._field.polynomial_symbol
        # N may have been solved for in a hypothesis, and is a fraction then.
        size = self._space.N.value
        for monomial in dict.fromkeys(monomial for _, monomial in moments):
            double = tuple((letter, 2 * e) for letter, e in monomial)
            keys = [(block, m) for block in self._space.blocks for m in (monomial, double)]
            if all(key in moments for key in keys):
                squares = sum(symbol(moments[block, double]) for block in self._space.blocks)
                sums = sum(symbol(moments[block, monomial]) for block in self._space.blocks)
                polynomial = (size.numerator * squares - size.denominator * sums**2) * size.denominator
                found.append((polynomial, Gram(None, UNIT, monomial)))
        return found


def _letters(monomial: Monomial) -> Iterable[Monomial]:
    """1, and each letter of several with its power."""
    return UNIT, *(((letter, exponent),) for letter, exponent in monomial if len(monomial) > 1)


def _halves(monomial: Monomial) -> Iterable[Monomial]:
    """The root of each even power of several."""
    return [((letter, e // 2),) for letter, e in monomial if len(monomial) > 1 and not e % 2]

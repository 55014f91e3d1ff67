"""Expectations in the moment reading, for every N.

Of independent entries, or of a draw, E Πᵢ Σₙ wᵢ(n)·aₙ^kᵢ (or |aₙ|^k) is a sum over the set partitions of the sums:
those of a part meet in one coordinate, different parts in different ones. What is left to know is E Π aₙ^k over
different coordinates: a product of (k − 1)!! for normal entries (this is Wick's rule), and of means of powers of the
row for a draw with replacement; without it, a sum over different entries of the row, over N(N − 1)….

Length and direction of a normal vector are independent, so of p of degree k in a

    E p/‖a‖²ʲ = E p · E‖a‖ᵏ⁻²ʲ/E‖a‖ᵏ = E p/((N + k − 2)(N + k − 4)…(N + k − 2j)),

which exists where N + k > 2j. The same holds of the centred vector c = Πa, with N − 1 for N, and it is independent of
the mean m: p is taken apart by its degree in c, at a = m·1 + t·c. Proofs are in docs/method.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from math import comb, prod
from typing import Any

from lnverify.proofs.algebra.field import Field, Fraction, terms_of
from lnverify.proofs.readings.moments.values import MomentScalar, MomentVector, gather, key_of_terms
from lnverify.proofs.values import Inexpressible

# So many sums are multiplied at most: there are 877 set partitions of seven.
_SUMS = 7

# A polynomial in sums Σₙ w(n)·aₙ^k: the coefficient of each product of them, by the numbers of their generators.
Polynomial = dict[tuple[int, ...], Fraction]


class Expectation:
    """The expectation over one vector.

    Args:
        space: the moment space.
        law: "normal", "drawn" or "resampled", as in `expressions`.
        v: the random vector, a letter.
        row: what it is drawn from, if it is.
    """

    def __init__(self, space: Any, law: str, v: MomentVector, row: Sequence[MomentVector]) -> None:
        self.field: Field = space.field
        self.space, self.law, self.row = space, law, row
        ((self._block, ((self._letter, _),)),) = v.terms
        self._size: Fraction = space.sum(self._powers(0)).value
        # Of each generator that is a sum Σₙ w(n) aₙʲ |aₙ|ᵏ: w, j and k.
        self._sums: dict[int, tuple[MomentVector, int, int]] = {}
        self._apart: dict[Any, Fraction] = {}
        squares, total = (space.sum(v**k).value for k in (2, 1))
        # ‖a‖² and N‖Πa‖², with their degrees of freedom.
        self._lengths = (
            (squares, self._size),
            (self._size * squares - total * total, self._size - self.field.rational(1)),
        )

    def of(self, x: Fraction) -> Fraction:
        """E[x].

        Raises:
            Inexpressible: where the rules do not reach.
        """
        self._forget_lengths()
        divisor, power, length = self._take_apart(x.denominator)
        parts = {-power: x.numerator}
        for root in self.field.roots_in(x.numerator):
            if self._depends(root):
                if len(parts) > 1:
                    raise Inexpressible("an expectation with two roots")
                _, odd, length_of = self._take_apart(self.field.generators[root].square)
                if odd != 2 or self.field.generators[root].kind != "root" or length not in (None, length_of):
                    raise Inexpressible("an expectation with a root other than that of a length")
                length = length_of
                even, odd = self.field.split(x.numerator, root)
                parts = {-power: even, 1 - power: odd}
        results = [self._of_part(self._in_sums(part), at, length) for at, part in parts.items() if not part.is_zero()]
        return self.field.sum(results) * divisor.reciprocal()

    # -- what is divided by ----------------------------------------------------------------------------

    def _take_apart(self, polynomial: Any) -> tuple[Fraction, int, int | None]:
        """The factors that do not depend on the vector; which power of which length the others are."""
        rest, power, length = self.field.rational(1), 0, None
        content, factors = self.field.factor(polynomial)
        for factor, exponent in factors:
            if not self._is_free(factor):
                own, square = self._square_of_root(factor)
                number = next((i for i, (q, _) in enumerate(self._lengths) if self._is_multiple(square, q)), None)
                if self.law != "normal" or number is None or length not in (None, number):
                    raise Inexpressible("an expectation of what divides by, or has a root of, more than one length")
                sign = 1 if square == self._lengths[number][0].numerator or own == 1 else -1
                rest, power, length = rest * self.field.rational(sign**exponent), power + own * exponent, number
            else:
                rest = rest * self.field.fraction(factor**exponent, self.field.one)
        return rest * self.field.rational(content), power, length

    def _square_of_root(self, factor: Any) -> tuple[int, Any]:
        """1 and the square of a factor that is a root; 2 and the factor itself of any other."""
        for root in self.field.roots_in(factor):
            if factor == self.field.polynomial_symbol(root) and self.field.generators[root].kind == "root":
                return 1, self.field.generators[root].square
        return 2, factor

    def _is_multiple(self, factor: Any, length: Fraction) -> bool:
        return length.denominator.is_one() and factor in (length.numerator, -length.numerator)

    def _is_free(self, polynomial: Any) -> bool:
        return not any(degree and self._depends(i) for i, degree in enumerate(polynomial.degrees()))

    def _depends(self, index: int) -> bool:
        """Whether a generator depends on the vector."""
        return self._letter in self.space.coordinates.free_in(self.field.symbol(index))[0]

    def _forget_lengths(self) -> None:
        """What was divided by almost surely is not 0 where it is a length; anything else that depends is refused."""
        notes = self.field.notes
        for kept in (notes.divisors, notes.radicands, notes.kinks, notes.doubted, notes.calculus_divisors):
            items, kept[:] = list(kept), []
            for item in items:
                polynomials = [item.numerator, item.denominator] if isinstance(item, Fraction) else [item]
                if all(map(self._is_free, polynomials)):
                    kept.append(item)
                    continue
                rest, _, length = self._take_apart(polynomials[0])
                if isinstance(item, Fraction):
                    rest = rest * self._take_apart(item.denominator)[0].reciprocal()
                if not rest.numerator.is_constant() or rest.numerator.leading_coefficient() < 0:
                    if kept is notes.radicands and not self._tells_sign(rest, length):
                        raise Inexpressible("an expectation of the root of a length times what may be negative")
                    kept.append(rest if isinstance(item, Fraction) else rest.numerator)
                if length and any(kept is divisors for divisors in (notes.divisors, notes.calculus_divisors)):
                    # A row of one entry has no other length than 0.
                    kept.append(self._lengths[length][1])
        # What is true almost surely is known of the vector here alone.
        for facts in (notes.trusted, self.space.kernel.presupposed):
            facts[:] = [fact for fact in facts if self._is_free(fact.polynomial)]
        for kept in (notes.root_arguments, notes.kinked):
            kept[:] = [v for v in kept if not self._is_square(v)]
        others = [notes.inverted_letters, notes.inverted_vectors, notes.calculus_letters, notes.calculus_vectors]
        others += [notes.rooted, notes.root_arguments, notes.kinked, notes.logged]
        if any(self._letter in self._letters_of(item) for kept in others for item in kept):
            raise Inexpressible("an expectation of an entrywise reciprocal, root or logarithm")

    def _tells_sign(self, scale: Fraction, length: int | None) -> bool:
        """Whether c ≥ 0 where √(c q) exists, for a length q: it is known, or q is not always 0, as of one entry."""
        signs = self.space.signs
        return bool(signs.known_sign(scale)) or (length is not None and signs.is_positive(self._lengths[length][1]))

    def _is_square(self, v: MomentVector) -> bool:
        """Whether a coordinate function is c·a² for a number c > 0."""
        ((key, c), *others) = v.terms.items()
        return not others and key == (self._block, ((self._letter, 2),)) and (c.integer() or 0) > 0

    def _letters_of(self, item: Any) -> set[str]:
        if not isinstance(item, MomentScalar | MomentVector):
            item = self.space.coordinates.power(*item)
        letters: set[str] = self.space.coordinates.free_in(getattr(item, "value", item))[0]
        return letters

    # -- in sums ---------------------------------------------------------------------------------------

    def _in_sums(self, polynomial: Any) -> Polynomial:
        """The polynomial by its products of sums over the vector."""
        results: dict[tuple[int, ...], dict[Any, Any]] = {}
        for exponents, coefficient in terms_of(polynomial):
            used = [i for i, exponent in enumerate(exponents) if exponent and self._depends(i)]
            product = tuple(i for i in used for _ in range(exponents[i]))
            rest = tuple(0 if i in used else exponent for i, exponent in enumerate(exponents))
            results.setdefault(product, {})[rest] = coefficient
            for i in used:
                self._read_sum(i)
        ring = self.field.ring
        return {p: self.field.fraction(ring.from_dict(terms), self.field.one) for p, terms in results.items()}

    def _read_sum(self, index: int) -> None:
        """A generator as Σ w·a^k."""
        generator = self.field.generators[index]
        if generator.kind == "entry":
            name, _ = generator.key
            self._sums[index] = self.space.basis(name), 1, 0
        elif generator.kind == "moment":
            block, monomial = generator.key
            roots = {name for name, root in self.space.roots.letters.items() if self._is_square_root(block, root)}
            powers, size = dict(monomial), sum(exponent for name, exponent in monomial if name in roots)
            others = tuple(item for item in monomial if item[0] != self._letter and item[0] not in roots)
            rest = self.space.coordinates.monomial(block, others)
            degree = powers.get(self._letter, 0)
            if block != self._block or min(degree, size) < 0 or self._letter in self.space.coordinates.free_in(rest)[0]:
                raise Inexpressible("an expectation of what is no polynomial in the entries")
            self._sums[index] = rest, degree, size
        else:
            raise Inexpressible("an expectation of what is no polynomial in the entries")

    def _is_square_root(self, block: int, root: Any) -> bool:
        """Whether a root is |a|, entry by entry."""
        return root.square.keys() == {((self._letter, 2),)} and all(c.is_one() for c in root.square.values())

    def _of_part(self, part: Polynomial, power: int, length: int | None) -> Fraction:
        """E of a polynomial times a power of a length."""
        if not power:
            return self._of_polynomial(part)
        assert length is not None
        parts = [
            (it, c, self._by_degree(it) if length else {(self._degree(it), it): self.field.rational(1)})
            for it, c in part.items()
        ]
        whole = gather((key, c * by) for _, c, terms in parts for key, by in terms.items())
        total = self.field.rational(0)
        for degree in sorted({degree for degree, _ in whole}):
            level = {others: c for (own, others), c in whole.items() if own == degree}
            freedom = self._lengths[length][1] + self.field.rational(degree)
            if not self.space.signs.is_positive(freedom + self.field.rational(power)):
                name = "N" if self._block == 0 else "M"
                raise Inexpressible(
                    f"the expectation of a length to the power {degree + power} exists for {name} > "
                    f"{length - degree - power}: state that {name} is so large"
                )
            expected = self._of_polynomial(level)
            if expected.is_zero():
                continue
            if power % 2:
                raise Inexpressible("the expectation of an odd power of a length is no rational function of N")
            for j in range(1, -power // 2 + 1):
                square = freedom - self.field.rational(2 * j)
                expected = expected * (square * self._size if length else square).reciprocal()
            total = total + expected
        return total

    def _degree(self, product: tuple[int, ...]) -> int:
        return sum(self._sums[i][1] + self._sums[i][2] for i in product)

    def _by_degree(self, product: tuple[int, ...]) -> dict[tuple[int, tuple[int, ...]], Fraction]:
        """A product of sums at m·1 + t·(a − m·1), as degree in t, product of sums, coefficient."""
        (mean,) = self.space.sum(self._powers(1)).value.generators()
        self._sums.setdefault(mean, (self._powers(0), 1, 0))
        terms: dict[tuple[int, tuple[int, ...]], Fraction] = {(0, ()): self.field.rational(1)}
        for index in product:
            weight, k, size = self._sums[index]
            if size:
                raise Inexpressible("an expectation of absolute values over the length of a centred vector")
            larger: list[tuple[tuple[int, tuple[int, ...]], Fraction]] = []
            for j in range(k + 1):
                # C(k, j) (t·a)ʲ ((1 − t) m)ᵏ⁻ʲ
                value = self.space.sum(weight * self._powers(j)).value
                below = self.field.fraction(value.denominator, self.field.one).reciprocal()
                for low in range(k - j + 1):
                    number = self.field.rational(comb(k, j) * comb(k - j, low) * (-1) ** low)
                    own = number * self._size.reciprocal() ** (k - j)
                    for (degree, others), c in terms.items():
                        for extra, by in self._in_sums(value.numerator).items():
                            key = degree + j + low, tuple(sorted((*others, *extra, *([mean] * (k - j)))))
                            larger.append((key, c * own * by * below))
            terms = gather(larger)
        return terms

    def _powers(self, k: int) -> Any:
        return self.space.coordinates.power(self._block, self._letter, k)

    # -- polynomials -----------------------------------------------------------------------------------

    def _of_polynomial(self, polynomial: Polynomial) -> Fraction:
        return self.field.sum(c * self._of_product([self._sums[i] for i in each]) for each, c in polynomial.items())

    def _of_product(self, sums: list[tuple[MomentVector, int, int]]) -> Fraction:
        if len(sums) > _SUMS:
            raise Inexpressible(f"an expectation of a product of more than {_SUMS} sums")
        total = self.field.rational(0)
        for partition in _set_partitions(sums):
            powers = [(sum(j for _, j, _ in part), sum(k for *_, k in part)) for part in partition]
            value = self._of_powers(powers)
            if not value.is_zero():
                weights = [reduce(lambda a, b: a * b, (w for w, *_ in part)) for part in partition]
                total = total + value * self._over_different(weights)
        return total

    def _of_powers(self, signed: list[tuple[int, int]]) -> Fraction:
        """E Π aₙʲ|aₙ|ᵏ over different coordinates n."""
        if self.law == "normal" and any(j % 2 for j, k in signed if k % 2):
            return self.field.rational(0)
        powers = [j + k for j, k in signed]
        if any(k % 2 for _, k in signed):
            raise Inexpressible("the expectation of an odd power of an absolute value")
        if self.law == "normal":
            return self.field.rational(prod(0 if k % 2 else prod(range(1, k, 2)) for k in powers))
        (row,) = self.row
        size = self.space.sum(self.space.ones_in(row.side)).value
        if self.law == "resampled":
            sums = [self.space.sum(row**k).value * size.reciprocal() for k in powers]
            return self.field.product(sums)
        with self.space.of_calculus():
            ways = [(size - self.field.rational(i)).inverse() for i in range(len(powers))]
        return prod(ways, start=self._over_different([row**k for k in powers]))

    def _over_different(self, vectors: list[MomentVector]) -> Fraction:
        """Σ Π vᵢ(nᵢ) over different coordinates n₁, n₂, …."""
        if not vectors:
            return self.field.rational(1)
        key = tuple(sorted(key_of_terms(v.terms) for v in vectors))
        if key not in self._apart:
            first, *others = vectors
            total = self.space.sum(first).value * self._over_different(others)
            for place, other in enumerate(others):
                total = total - self._over_different([*others[:place], first * other, *others[place + 1 :]])
            self._apart[key] = total
        return self._apart[key]


def _set_partitions(items: list[Any]) -> Iterator[list[list[Any]]]:
    """The ways to put items into parts."""
    if not items:
        yield []
        return
    first, *others = items
    for partition in _set_partitions(others):
        yield [[first], *partition]
        for place, part in enumerate(partition):
            yield [*partition[:place], [first, *part], *partition[place + 1 :]]

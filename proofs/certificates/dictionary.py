"""The squares and products that a certificate may be made of, for one polynomial.

A *family* is a weight, a product of factors that are known not to be negative, and a basis of parts p·F, p a monomial
in scalars and F an exterior product of coordinate functions: weight·‖Σ cᵢ pᵢ Fᵢ‖² is not negative for any numbers cᵢ.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, islice
from typing import Any

from lnverify.proofs.certificates.grades import Grade, Grades
from lnverify.proofs.certificates.work import Work
from lnverify.proofs.readings.moments.field import Fraction
from lnverify.proofs.readings.moments.kernel import Fact
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.readings.moments.values import UNIT, MomentVector, Monomial, multiply
from lnverify.proofs.sign import Sign

Function = tuple[int, Monomial]
# How many parts a basis may have, and all bases together: larger searches take too long.
_LARGEST_BASIS, _ALL_PARTS, _ALL_WEIGHTS = 14, 260, 600
# Beside basis vectors: a multiple of each by each entry.
_LARGEST_OF_ENTRIES = 24


@dataclass(frozen=True)
class Part:
    """p·F: exponents and value of the monomial p, and the coordinate functions of F."""

    exponents: tuple[int, ...]
    functions: tuple[Function, ...]


@dataclass
class Weight:
    """A product of factors with its value."""

    factors: tuple[Fact, ...]
    value: Fraction
    sign: Sign


@dataclass
class Family:
    """weight·‖Σ cᵢ pᵢ Fᵢ‖² = Σ cᵢ cⱼ entries[i, j]."""

    weight: Weight
    basis: list[Part]
    entries: dict[tuple[int, int], Fraction]

    @property
    def is_constant(self) -> bool:
        """Whether its only square is the weight itself."""
        return len(self.basis) == 1 and not self.basis[0].functions and not any(self.basis[0].exponents)


class Dictionary:
    """What is known about one polynomial's space, and the families that it may be made of.

    Args:
        space: the moment space.
        polynomial: the polynomial.
        work: how much may be done.
        proved: reasons for other polynomials, to be used as factors.
        fresh: whether moments may occur that the claim does not speak of.
    """

    def __init__(
        self, space: Moments, polynomial: Any, work: Work, proved: Sequence[Fact] = (), fresh: bool = False
    ) -> None:
        self._space = space
        self._proved = proved
        self._fresh = fresh
        self._work = work
        self._field = space.field
        self._polynomial = polynomial
        facts = [*space.kernel.facts, *space.kernel.presupposed]
        self._facts = [fact for fact in facts if not self._is_symbol(fact.polynomial)]
        rules = [p for x in space.eliminated.values() for p in (x.numerator, x.denominator)]
        self.grades = Grades(space, polynomial, [*(fact.polynomial for fact in self._facts), *rules])
        self._products: dict[tuple[Function, Function], Fraction | None] = {}
        self._grams: dict[Any, Fraction | None] = {}
        self._fitting: dict[frozenset[Grade], list[Any]] = {}

    def _is_symbol(self, polynomial: Any) -> bool:
        return sum(polynomial.degrees()) == 1 and len(polynomial) == 1 and polynomial.leading_coefficient() == 1

    # -- coordinate functions --------------------------------------------------------------------------

    def functions(self) -> list[Function]:
        """The functions f whose Σ[f²] is a moment at hand.

        Without basis vectors, beside which the search is long, also those f in which a root is: f² has none.
        """
        found: list[Function] = [(block, UNIT) for block in self._space.all_blocks if self._size_is_known(block)]
        with_roots: list[Function] = []
        for generator in self._field.generators:
            if generator.kind == "moment":
                block, monomial = generator.key
                if all(e % 2 == 0 for _, e in monomial):
                    found.append((block, tuple((letter, e // 2) for letter, e in monomial)))
                elif not self._space.bases and any(letter in self._space.roots for letter, _ in monomial):
                    with_roots.append((block, monomial))
        found = list(dict.fromkeys(found + with_roots))
        return [*found, *self._midpoints(found)] if self._fresh else found

    def _midpoints(self, functions: list[Function]) -> list[Function]:
        """√(fg) for functions f and g, where it is a monomial."""
        found = []
        for f, g in combinations(functions, 2):
            product = multiply(f[1], g[1])
            middle = f[0], tuple((letter, e // 2) for letter, e in product)
            if f[0] == g[0] and all(e % 2 == 0 for _, e in product) and middle not in functions:
                found.append(middle)
        return list(dict.fromkeys(found))

    def root_products(self) -> Iterator[Any]:
        """R R′ − T and R R′ + T for roots R = ‖F‖ and R′ = ‖F′‖ of the polynomial, T the inner product of F and F′."""
        norms = []
        for index in self._field.roots_in(self._polynomial):
            square = self._field.generators[index].square
            for count in (1, 2):
                for chosen in combinations(self.functions(), count):
                    gram = self.gram(chosen, chosen)
                    if gram is not None and gram.denominator.is_one() and gram.numerator == square:
                        norms.append((index, chosen))
        for (i, left), (j, right) in combinations(norms, 2):
            joint = self.gram(left, right) if len(left) == len(right) and i != j else None
            if joint is not None and joint.denominator.is_one():
                product = self._field.polynomial_symbol(i) * self._field.polynomial_symbol(j)
                yield product - joint.numerator
                yield product + joint.numerator

    def _size_is_known(self, block: int) -> bool:
        return self._field.find("size", block) is not None

    def inner(self, f: Function, g: Function) -> Fraction | None:
        """Σ[f g]; None where it is made of moments that the claim does not speak of."""
        key = (f, g) if f <= g else (g, f)
        if key not in self._products:
            self._products[key] = self._inner(*key)
        return self._products[key]

    def _inner(self, f: Function, g: Function) -> Fraction | None:
        if f[0] != g[0]:
            return self._field.rational(0)
        return self.moment(f[0], multiply(f[1], g[1]))

    def moment(self, block: int, monomial: Monomial) -> Fraction | None:
        """Σ[monomial], or None where it is made of moments that the claim does not speak of."""
        terms: dict[Any, Fraction] = {}
        self._space.accumulate(terms, block, monomial, self._field.rational(1))
        for key in terms:
            is_known = key[1] == UNIT or self._fresh or self._space.index_in(key[1])
            if not is_known and self._field.find("moment", self._space.canonical(key)) is None:
                return None
        return self._space.sum(MomentVector(self._space, terms)).value

    def gram(self, left: tuple[Function, ...], right: tuple[Function, ...]) -> Fraction | None:
        """The inner product of two exterior products, det(Σ[f g])."""
        key = left, right
        if key not in self._grams:
            self._grams[key] = self._gram(left, right)
        return self._grams[key]

    def _gram(self, left: tuple[Function, ...], right: tuple[Function, ...]) -> Fraction | None:
        if not left:
            return self._field.rational(1)
        total = self._field.rational(0)
        for j, g in enumerate(right):
            entry = self.inner(left[0], g)
            if entry is None:
                return None
            if entry.is_zero():
                continue
            minor = self.gram(left[1:], right[:j] + right[j + 1 :])
            if minor is None:
                return None
            total = total + entry * minor if j % 2 == 0 else total - entry * minor
        return total

    # -- weights ---------------------------------------------------------------------------------------

    def atoms(self) -> list[Weight]:
        """What is known not to be negative and is no square of the bases."""
        found = list(self._signed())
        found += [_weight(fact) for fact in self._facts]
        kernel = self._space.kernel
        for block, name in [(block, name) for block in self._space.blocks for name in self._space.relations]:
            letter, degree = self._space.relations[name].letter, self._space.relations[name].degree
            for power in range(0, degree + 1, 2):
                monomial = multiply(((name, 1),), ((letter, power),) if power else UNIT)
                own = kernel.monomial(block, monomial)
                if own.sign and self.moment(block, monomial) is not None:
                    found.append(_weight(kernel.normal_sum(own)))
        found += [_weight(fact) for fact in self._proved]
        found += [_weight(kernel.square(fact.polynomial, fact)) for fact in kernel.excluded]
        groups = {tuple(self._space.blocks), *((b,) for b in self._space.all_blocks if kernel.is_inhabited(b))}
        for blocks in sorted(groups):
            sizes = [size for b in blocks if self._size_is_known(b) and (size := self.moment(b, UNIT)) is not None]
            if len(sizes) == len(blocks):
                found.append(_weight(kernel.at_least_one(blocks)))
        return [w for w in [*found, *self._mixed(), *self._minors()] if not w.value.numerator.is_constant()]

    def _value(self, polynomial: Any) -> Fraction:
        return self._field.fraction(polynomial, self._field.one)

    def _signed(self) -> Iterator[Weight]:
        for index in range(len(self._field.generators)):
            if index not in self._space.eliminated and (fact := self._space.kernel.generator(index)).sign:
                yield _weight(fact)

    def _mixed(self) -> Iterator[Weight]:
        """Σ[f]Σ[g] − Σ[fg] and Σ[f]Σ[g]Σ[h] − Σ[fgh]."""
        for block in self._space.blocks:
            squares = [
                g.key[1]
                for g in self._field.generators
                if g.kind == "moment" and g.key[0] == block and self._space.kernel.is_never_negative(block, g.key[1])
            ]
            for count in (2, 3):
                for chosen in combinations(sorted(squares * count), count) if len(squares) < 7 else ():
                    product = UNIT
                    for monomial in chosen:
                        product = multiply(product, monomial)
                    moments = [self.moment(block, monomial) for monomial in (product, *chosen)]
                    if None not in moments:
                        entries = tuple(self._space.kernel.monomial(block, monomial) for monomial in chosen)
                        yield _weight(self._space.kernel.mixed(entries))

    def _minors(self) -> Iterator[Weight]:
        for count in (2, 3):
            for chosen in combinations(self.functions(), count):
                value = self.gram(chosen, chosen)
                if value is not None and not value.is_zero():
                    yield _weight(self._space.kernel.gram(((self._field.one, chosen),)))

    def weights(self, largest: int) -> list[Weight]:
        """Products of at most so many different atoms, as far as the grades admit them below squares."""
        one = Weight((), self._field.rational(1), Sign.POSITIVE)
        atoms, seen = [], {str(one.value.numerator)}
        for atom in self.atoms():
            text = str(atom.value.numerator)
            grade = self.grades.top(atom.value.numerator)
            if text not in seen and self.grades.is_below(grade):
                seen.add(text)
                atoms.append((atom, grade))
        found, layer = [one], [(one, -1, self.grades.top(self._field.one))]
        for _ in range(largest):
            following = []
            for weight, last, grade in layer:
                for place in range(last + 1, len(atoms)):
                    atom, more = atoms[place]
                    total = tuple(x + y for x, y in zip(grade, more, strict=True))
                    if len(found) >= _ALL_WEIGHTS or not self.grades.is_below(total):
                        continue
                    sign = min(weight.sign, atom.sign)
                    self._work.spend(_cost(weight.value) + _cost(atom.value))
                    product = Weight(weight.factors + atom.factors, weight.value * atom.value, sign)
                    found.append(product)
                    following.append((product, place, total))
            layer = following
        return found

    # -- families --------------------------------------------------------------------------------------

    def families(self, largest: int, of_entries: bool = False) -> list[Family]:
        """The families whose weights are products of at most so many atoms.

        Args:
            largest: how many atoms.
            of_entries: whether basis vectors are among the functions; there are fewer families then, of more parts.
        """
        found: list[Family] = []
        functions, parts = self.functions(), 0
        if of_entries:
            functions += [(0, ((letter, 1),)) for letter in self._space.bases]
        monomials = self._monomials()
        for weight in self.weights(largest):
            for count in range(5):
                if of_entries and count and weight.factors:
                    break
                if count and any(factor.name in ("gram", "mixed") for factor in weight.factors):
                    break
                if count > 1 and len(weight.factors) > 1:
                    break
                for family in self._of_degree(weight, count, functions, monomials, of_entries):
                    if parts + len(family.basis) <= _ALL_PARTS:
                        parts += len(family.basis)
                        found.append(family)
        return found

    def _monomials(self) -> list[tuple[tuple[int, ...], Fraction, Grade, bool]]:
        """Monomials whose squares do not exceed the polynomial, in the generators that occur."""
        degrees = self._polynomial.degrees()
        sizes = [self._field.find("size", block) for block in self._space.all_blocks]
        used = [i for i, degree in enumerate(degrees) if degree or i in sizes]
        for index in list(used):
            square = self._field.generators[index].square if index < len(self._field.generators) else None
            used += [i for i, d in enumerate(square.degrees()) if d and i not in used] if square is not None else []
        real = {i for i in used if self._space.kernel.is_real(self._field.polynomial_symbol(i))}
        zero = (0,) * len(degrees)
        found, layer = [zero], [(zero, 0)]
        while layer and len(found) < 400:
            following = []
            for exponents, start in layer:
                for place in range(start, len(used)):
                    index = used[place]
                    more = tuple(e + (i == index) for i, e in enumerate(exponents))
                    if self._field.generators[index].square is not None and (more[index] > 1 or index not in real):
                        continue
                    if self.grades.is_below(self.grades.of(tuple(2 * e for e in more))):
                        following.append((more, place))
            found += [exponents for exponents, _ in following]
            layer = following
        return [
            (
                exponents,
                self._value(self._field.ring.from_dict({exponents: 1})),
                self.grades.of(exponents),
                any(e and self._field.generators[i].square is not None for i, e in enumerate(exponents)),
            )
            for exponents in found[:400]
        ]

    def _of_degree(
        self, weight: Weight, count: int, functions: list[Function], monomials: Any, of_entries: bool
    ) -> Iterator[Family]:
        by_parity: dict[Any, list[tuple[Part, Fraction, Fraction]]] = {}
        for chosen in combinations(functions, count):
            gram = self.gram(chosen, chosen)
            if gram is None or gram.is_zero():
                continue
            self._work.spend(_cost(weight.value) + _cost(gram))
            base = weight.value * gram
            low = [self.grades.of(e) for e in base.numerator.to_dict()]
            if not low:
                continue
            for exponents, value, grade, has_root in self._admitted(frozenset(low), monomials):
                if of_entries and not weight.factors and not self._makes_all_sums(grade, chosen):
                    continue
                self._work.spend(_cost(base) + 20)
                square = base * value * value
                if has_root and not self.grades.admit(square.numerator):
                    continue
                for block, f in chosen:
                    grade = self.grades.add(grade, block, f)
                by_parity.setdefault(self.grades.parity(grade), []).append((Part(exponents, chosen), value, square))
        for parts in by_parity.values():
            for group in self._compatible(parts):
                yield self._family(weight, group[: _LARGEST_OF_ENTRIES if of_entries else _LARGEST_BASIS])

    def _makes_all_sums(self, grade: Grade, functions: tuple[Function, ...]) -> bool:
        """Whether a square has as many sums as the polynomial, where that of a basis vector may count as one."""
        own = 2 * self.grades.sums(grade)
        fewer = sum(1 for _, monomial in functions if self._space.index_in(monomial))
        return own + 2 * (len(functions) - fewer) <= self._sums <= own + 2 * len(functions)

    @cached_property
    def _sums(self) -> int:
        """Twice the number of sums that the polynomial has."""
        return self.grades.sums(self.grades.top(self._polynomial))

    def _admitted(self, low: frozenset[Grade], monomials: list[Any]) -> list[Any]:
        """The monomials whose squares times something of these grades are admitted."""
        if low not in self._fitting:
            self._fitting[low] = [m for m in monomials if m[3] or self.grades.admit_squared(low, m[2])]
        return self._fitting[low]

    def _compatible(self, parts: list[Any]) -> list[list[Any]]:
        """Groups of parts whose inner products are made of moments that the claim speaks of."""
        groups: list[list[Any]] = []
        for part in parts:
            # In the order of the family: a minor beside a zero is not looked at, and a transposed one may be.
            fitting = (
                group
                for group in groups
                if all(self.gram(other[0].functions, part[0].functions) is not None for other in group)
            )
            # Basis vectors fit everywhere, and may be needed in each group.
            has_index = any(self._space.index_in(monomial) for _, monomial in part[0].functions)
            chosen = list(fitting if has_index else islice(fitting, 1))
            for group in chosen:
                group.append(part)
            if not chosen:
                groups.append([part])
        return groups

    def _family(self, weight: Weight, parts: list[tuple[Part, Fraction, Fraction]]) -> Family:
        entries = {(i, i): square for i, (_, _, square) in enumerate(parts)}
        for (i, (first, p, _)), (j, (second, q, _)) in combinations(enumerate(parts), 2):
            gram = self.gram(first.functions, second.functions)
            assert gram is not None
            self._work.spend(2 * _cost(weight.value) + 2 * _cost(gram))
            entries[i, j] = weight.value * p * q * gram
        return Family(weight, [part for part, _, _ in parts], entries)


def _weight(fact: Fact) -> Weight:
    return Weight((fact,), fact.subject, fact.sign)


def _cost(x: Fraction) -> int:
    """Steps of a multiplication; a denominator has to be cancelled each time."""
    return 15 + len(x.numerator) * (1 if x.denominator.is_constant() else 20)

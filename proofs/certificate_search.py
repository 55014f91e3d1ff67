"""The search for a certificate that a polynomial in moments is never negative.

A polynomial is taken apart into its factors; one with a root R, A + B·R, into A, B and A² − B²R²; what is left is to be
a sum of squares and products from the dictionary. The squares are found like this, all in rational numbers:

1. At small exact points the polynomial is evaluated. Where it is negative there is no certificate. Where it is 0 every
   square is 0, so that only linear combinations of the basis remain that vanish there.
2. What cannot cancel goes: a square that alone has a term that the polynomial lacks.
3. The simplex method looks for the coefficients; it is given squares of basis elements, of their sums and differences,
   and of the direction in which its multipliers fail to be positive semidefinite.

Source: P. Parrilo, Math. Program. 96 (2003), for sums of squares as a search; M. Marshall, Positive Polynomials and
Sums of Squares, 2008, for weights and products.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from flint import fmpq

from proofs.certificates import Certificate, Product, Reason, Root, Signed, SquareSum, Sum, Term
from proofs.dictionary import Dictionary, Family
from proofs.field import OutOfGenerators
from proofs.grades import null_space
from proofs.signs import NON_NEGATIVE, POSITIVE
from proofs.simplex import Column, Simplex
from proofs.trials import Trial, Unknown, trials

_DEPTH = 6
_PIVOTS = 250
# Polynomials with more terms than this are not searched.
_LONGEST = 400
_ZERO = fmpq(0)


def certify(space: Any, polynomial: Any, wants_positive: bool = False) -> Certificate | None:
    """A certificate that a polynomial is never negative, or always positive where that is wanted; None if none is found.

    Args:
        space: the moment space of the polynomial, with what its hypotheses taught.
        polynomial: a polynomial in the generators of the space.
        wants_positive: whether a certificate that leaves 0 possible is of no use.
    """
    try:
        search = _Search(space, wants_positive)
        reason = search.reason(space.field.reduce(polynomial), _DEPTH)
    except OutOfGenerators:
        return None
    if reason is None:
        return None
    strength = reason.strength(space)
    certificate = Certificate(space, reason, strength)
    return certificate if strength >= (POSITIVE if wants_positive else NON_NEGATIVE) else None


class _Search:
    """One search; what is known of a polynomial is kept, for roots ask for the same ones again."""

    def __init__(self, space: Any, wants_positive: bool) -> None:
        self._space = space
        self._field = space.field
        self._wants_positive = wants_positive
        self._trials: list[Trial] | None = None
        self._known: dict[Any, Reason | None] = {}

    def reason(self, polynomial: Any, depth: int) -> Reason | None:
        """Why the polynomial is not negative, or None."""
        if polynomial.is_zero():
            return Sum(polynomial, ())
        key = str(polynomial)
        if key not in self._known:
            self._known[key] = None
            self._known[key] = self._reason(polynomial, depth) if len(polynomial) <= _LONGEST else None
        return self._known[key]

    def _reason(self, polynomial: Any, depth: int) -> Reason | None:
        values = self._values(polynomial)
        if any(value < 0 for _, value in values):
            return None
        if self._wants_positive and any(value == 0 for _, value in values) and depth == _DEPTH:
            return None
        return (
            self._product(polynomial, depth)
            or self._root(polynomial, depth)
            or sum_of_squares(self._space, polynomial, [t for t, v in values if v == 0], self._wants_positive)
        )

    def _values(self, polynomial: Any) -> list[tuple[Trial, Any]]:
        if self._trials is None:
            self._trials = trials(self._space)
        found = []
        for trial in self._trials:
            try:
                found.append((trial, trial.value(polynomial)))
            except (Unknown, ZeroDivisionError):
                continue
        return found

    def _product(self, polynomial: Any, depth: int) -> Reason | None:
        content, factors = self._field.factor(polynomial)
        if not depth or (len(factors) == 1 and factors[0][1] == 1):
            return None
        found, sign = [], 1 if content > 0 else -1
        for factor, exponent in factors:
            # An even power may be positive as well, where its base is.
            reason = self._simple(factor) if exponent % 2 == 0 else self.reason(factor, depth - 1)
            if reason is None and exponent % 2:
                reason, sign = self.reason(-factor, depth - 1), -sign
                if reason is None:
                    return None
            found.append((factor, exponent, reason))
        return Product(polynomial, content, tuple(found)) if sign > 0 else None

    def _simple(self, factor: Any) -> Reason | None:
        return self.reason(factor, 0) if self._wants_positive else None

    def _root(self, polynomial: Any, depth: int) -> Reason | None:
        for index in self._field.roots_in(polynomial) if depth else ():
            a, b = self._field.split(polynomial, index)
            if b.is_zero():
                continue
            found = self._root_at(polynomial, index, a, b, depth)
            if found is not None:
                return found
        return None

    def _root_at(self, polynomial: Any, index: int, a: Any, b: Any, depth: int) -> Reason | None:
        of_a, of_b = self.reason(a, depth - 1), self.reason(b, depth - 1)
        if of_a and of_b:
            return Root(polynomial, index, of_a, of_b, None)
        gap = self._field.reduce(a * a - b * b * self._field.generators[index].square)
        if of_a and (reason := self.reason(gap, depth - 1)):
            return Root(polynomial, index, of_a, None, reason)
        if of_b and (reason := self.reason(-gap, depth - 1)):
            return Root(polynomial, index, None, of_b, reason)
        return None


# -- sums of squares -----------------------------------------------------------------------------------


def sum_of_squares(space: Any, polynomial: Any, zeros: list[Trial], wants_positive: bool) -> Sum | None:
    """The polynomial as a sum of products from its dictionary, or None; `zeros` are points at which it is 0."""
    dictionary = Dictionary(space, polynomial)
    for largest in (1, 3):
        blocks = [_Block(family, space.field) for family in dictionary.families(largest)]
        blocks = [block for block in blocks if block.vanish_at(zeros)]
        found = _Combination(space, polynomial, blocks).solve(wants_positive)
        if found is not None:
            return found
    return None


class _Block:
    """A family and the vectors of numbers (cᵢ) that its squares are made of."""

    def __init__(self, family: Family, field: Any) -> None:
        self.family = family
        self._field = field
        size = len(family.basis)
        self.vectors = [[fmpq(int(i == j)) for j in range(size)] for i in range(size)]
        self.entries: dict[tuple[int, int], dict[Any, fmpq]] = {}

    def vanish_at(self, zeros: list[Trial]) -> bool:
        """Keep the combinations that are 0 wherever the polynomial is; whether any is left."""
        rows: list[list[fmpq]] = []
        for zero in zeros:
            try:
                rows += self._at(zero)
            except (Unknown, ZeroDivisionError):
                continue
            if len(rows) > 4 * len(self.vectors):
                self.vectors = null_space(rows)
                rows = _independent(rows)
            if not self.vectors:
                return False
        if rows:
            self.vectors = null_space(rows)
        return bool(self.vectors)

    def _at(self, zero: Trial) -> list[list[fmpq]]:
        if not zero.fraction(self.family.weight.value):
            return []
        wedges: dict[Any, dict[Any, fmpq]] = {}
        scales = []
        for part in self.family.basis:
            if part.functions not in wedges:
                wedges[part.functions] = zero.determinants(part.functions)
            scales.append(zero.value(self._field.ring.from_dict({part.exponents: 1})))
        places = {place for values in wedges.values() for place in values}
        rows = [
            [scale * wedges[part.functions].get(place, _ZERO) for part, scale in zip(self.family.basis, scales, strict=True)]
            for place in sorted(places)
        ]
        return [row for row in rows if any(row)]

    def expand(self, rows_of: Callable[[Any], dict[Any, fmpq]]) -> None:
        """The entries of the symmetric matrix in the vectors that were kept, by row of the linear programme."""
        raw = {pair: rows_of(value) for pair, value in self.family.entries.items() if not value.is_zero()}
        for k, u in enumerate(self.vectors):
            for m in range(k, len(self.vectors)):
                v = self.vectors[m]
                total: dict[Any, fmpq] = {}
                for (i, j), entry in raw.items():
                    weight = u[i] * v[j] if i == j else u[i] * v[j] + u[j] * v[i]
                    if weight:
                        for row, value in entry.items():
                            total[row] = total.get(row, _ZERO) + weight * value
                total = {row: value for row, value in total.items() if value}
                if total:
                    self.entries[k, m] = total

    def drop(self, places: set[int]) -> None:
        """Leave out some of the vectors."""
        kept = [k for k in range(len(self.vectors)) if k not in places]
        index = {k: n for n, k in enumerate(kept)}
        self.vectors = [self.vectors[k] for k in kept]
        self.entries = {
            (index[k], index[m]): entry for (k, m), entry in self.entries.items() if k in index and m in index
        }

    def column(self, vector: list[fmpq]) -> Column:
        """The square of Σ vectorₖ·(k-th kept vector)."""
        total: dict[Any, fmpq] = {}
        for (k, m), entry in self.entries.items():
            weight = vector[k] * vector[m] * (1 if k == m else 2)
            if weight:
                for row, value in entry.items():
                    total[row] = total.get(row, _ZERO) + weight * value
        gain = int(self.family.is_constant and self.family.weight.strength == POSITIVE)
        return Column({row: value for row, value in total.items() if value}, gain, (self, vector))

    def term(self, coefficient: fmpq, vector: list[fmpq]) -> Term:
        """coefficient·weight·(square), its square in integers without a common divisor."""
        size = len(self.family.basis)
        numbers = [sum((vector[k] * v[i] for k, v in enumerate(self.vectors)), _ZERO) for i in range(size)]
        scale = _common_scale(numbers)
        parts = tuple(
            (self._field.ring.from_dict({part.exponents: int((number * scale).p)}), part.functions)
            for part, number in zip(self.family.basis, numbers, strict=True)
            if number
        )
        square = () if self.family.is_constant else (SquareSum(parts),)
        coefficient = coefficient / (scale * scale)
        if self.family.is_constant:
            coefficient = coefficient * int((numbers[0] * scale).p) ** 2
        return Term(coefficient, self.family.weight.factors + square)


def _common_scale(numbers: list[fmpq]) -> fmpq:
    from math import gcd, lcm

    below = lcm(*(int(x.q) for x in numbers if x))
    above = gcd(*(int((x * below).p) for x in numbers if x))
    return fmpq(below, above)


def _independent(rows: list[list[fmpq]]) -> list[list[fmpq]]:
    from flint import fmpq_mat

    reduced, rank = fmpq_mat(rows).rref()
    return reduced.tolist()[:rank]


class _Combination:
    """The linear programme: the polynomial as a combination of squares from the blocks."""

    def __init__(self, space: Any, polynomial: Any, blocks: list[_Block]) -> None:
        self._space = space
        self._field = space.field
        self._polynomial = polynomial
        self._blocks = blocks
        self._common = self._common_denominator()
        self._target = self._terms(polynomial * self._common)
        for block in blocks:
            block.expand(self._rows_of)
        self._prune()

    def _common_denominator(self) -> Any:
        common = self._field.one
        for block in self._blocks:
            for entry in block.family.entries.values():
                below = entry.denominator
                if not (common / below if _divides(below, common) else None):
                    common = common * (below / common.gcd(below))
        return common

    def _rows_of(self, value: Any) -> dict[Any, fmpq]:
        return self._terms(value.numerator * (self._common / value.denominator))

    def _terms(self, polynomial: Any) -> dict[Any, fmpq]:
        return {row: fmpq(int(value)) for row, value in self._field.reduce(polynomial).to_dict().items()}

    def _prune(self) -> None:
        """Leave out squares that alone have a term that the polynomial lacks."""
        while True:
            by_row: dict[Any, list[tuple[_Block, int, int, fmpq]]] = {}
            for block in self._blocks:
                for (k, m), entry in block.entries.items():
                    for row, value in entry.items():
                        by_row.setdefault(row, []).append((block, k, m, value))
            doomed: dict[int, set[int]] = {}
            for row, users in by_row.items():
                if row not in self._target and all(k == m for _, k, m, _ in users):
                    if len({value > 0 for *_, value in users}) == 1:
                        for block, k, _, _ in users:
                            doomed.setdefault(id(block), set()).add(k)
            if not doomed:
                return
            for block in self._blocks:
                if id(block) in doomed:
                    block.drop(doomed[id(block)])
            self._blocks = [block for block in self._blocks if block.vectors]

    def solve(self, wants_positive: bool) -> Sum | None:
        """The sum, or None where the search ends without one."""
        rows = set(self._target)
        for block in self._blocks:
            for entry in block.entries.values():
                rows |= entry.keys()
        if not self._blocks or any(not self._can_reach(row, value) for row, value in self._target.items()):
            return None
        simplex = Simplex(sorted(rows), self._target, self._price, _PIVOTS)
        found = simplex.solve(wants_positive)
        if found is None:
            return None
        terms = [block.term(level, vector) for level, column in found for block, vector in [column.meaning]]
        return Sum(self._polynomial, tuple(terms))

    def _can_reach(self, row: Any, wanted: fmpq) -> bool:
        return any(
            row in entry and (k != m or entry[row] * wanted > 0)
            for block in self._blocks
            for (k, m), entry in block.entries.items()
        )

    def _price(self, y: dict[Any, fmpq], gained: int, in_order: bool) -> Column | None:
        """The square with the largest value at the multipliers, simple ones first."""
        best, score = None, _ZERO
        matrices = [(block, _at_multipliers(block, y)) for block in self._blocks]
        for block, matrix in matrices:
            for vector, value in _simple_vectors(len(block.vectors), matrix):
                gain = gained and block.family.is_constant and block.family.weight.strength == POSITIVE
                value = value + int(gain)
                if value > score:
                    best, score = (block, vector), value
                    if in_order:
                        return block.column(vector)
        if best is None:
            best = next(_directions(matrices), None)
        return best[0].column(best[1]) if best else None


def _divides(divisor: Any, polynomial: Any) -> bool:
    return divisor.is_one() or polynomial.gcd(divisor) == divisor


def _at_multipliers(block: _Block, y: dict[Any, fmpq]) -> dict[tuple[int, int], fmpq]:
    found = {}
    for pair, entry in block.entries.items():
        value = sum((x * y[row] for row, x in entry.items() if row in y), _ZERO)
        if value:
            found[pair] = value
    return found


def _simple_vectors(size: int, matrix: dict[tuple[int, int], fmpq]) -> Iterator[tuple[list[fmpq], fmpq]]:
    """Unit vectors, their sums and differences, with the value of the quadratic form."""
    for k in range(size):
        yield _unit(size, {k: 1}), matrix.get((k, k), _ZERO)
    for (k, m), value in matrix.items():
        if k != m:
            ends = matrix.get((k, k), _ZERO) + matrix.get((m, m), _ZERO)
            yield _unit(size, {k: 1, m: 1 if value > 0 else -1}), ends + 2 * abs(value)


def _unit(size: int, values: dict[int, int]) -> list[fmpq]:
    return [fmpq(values.get(k, 0)) for k in range(size)]


def _directions(matrices: list[tuple[_Block, dict[tuple[int, int], fmpq]]]) -> Iterator[tuple[_Block, list[fmpq]]]:
    """Directions in which the quadratic form is positive."""
    for block, matrix in matrices:
        vector = _positive_direction(len(block.vectors), matrix)
        if vector is not None:
            yield block, vector


def _positive_direction(size: int, matrix: dict[tuple[int, int], fmpq]) -> list[fmpq] | None:
    """A vector v with v·Mv > 0, by completing squares: M is taken apart until a diagonal entry is above 0."""
    full = [[matrix.get((min(i, j), max(i, j)), _ZERO) for j in range(size)] for i in range(size)]
    basis = [_unit(size, {k: 1}) for k in range(size)]
    left = list(range(size))
    while left:
        for i in left:
            if full[i][i] > 0:
                return _rounded(basis[i], matrix)
        pivot = next((i for i in left if full[i][i]), None)
        if pivot is None:
            pair = next(((i, j) for i, j in combinations(left, 2) if full[i][j]), None)
            if pair is None:
                return None
            i, j = pair
            sign = 1 if full[i][j] > 0 else -1
            return _rounded([x + sign * y for x, y in zip(basis[i], basis[j], strict=True)], matrix)
        left.remove(pivot)
        # A zero on the diagonal beside an entry that is not 0: some combination of the two is above 0.
        for i in left:
            if not full[i][i] and full[i][pivot]:
                step = -full[pivot][pivot] / full[i][pivot]
                vector = [x + step * y for x, y in zip(basis[pivot], basis[i], strict=True)]
                return _rounded(vector, matrix)
        for i in left:
            ratio = full[i][pivot] / full[pivot][pivot]
            if ratio:
                basis[i] = [x - ratio * y for x, y in zip(basis[i], basis[pivot], strict=True)]
                for j in left:
                    full[i][j] -= ratio * full[pivot][j]
    return None


def _rounded(vector: list[fmpq], matrix: dict[tuple[int, int], fmpq]) -> list[fmpq]:
    """The vector with the smallest integers for which the form is still above 0."""
    largest = max(abs(x) for x in vector)
    for bound in (1, 2, 3, 4, 6, 8, 12, 24, 48, 96):
        scaled = [fmpq((x * bound / largest + fmpq(1, 2)).floor()) for x in vector]
        if _form(scaled, matrix) > 0:
            return scaled
    return vector


def _form(vector: list[fmpq], matrix: dict[tuple[int, int], fmpq]) -> fmpq:
    return sum((vector[k] * vector[m] * value * (1 if k == m else 2) for (k, m), value in matrix.items()), _ZERO)


_ = Signed

"""A polynomial as a combination of squares from families, by the simplex method in rational numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from math import gcd, lcm
from typing import Any

from flint import fmpq, fmpq_mat

from lnverify.proofs.certificates.dictionary import Family, Part
from lnverify.proofs.certificates.grades import null_space
from lnverify.proofs.certificates.simplex import Column, Simplex
from lnverify.proofs.certificates.trials import Trial, Unknown
from lnverify.proofs.certificates.work import Work
from lnverify.proofs.readings.moments.kernel import Fact
from lnverify.proofs.sign import Sign

# A coefficient, and facts whose product it multiplies.
Term = tuple[fmpq, tuple[Fact, ...]]
_ZERO = fmpq(0)


class Block:
    """A family and the vectors of numbers (cᵢ) that its squares are made of."""

    def __init__(self, family: Family, space: Any, work: Work) -> None:
        self._work = work
        self.family = family
        self._field, self._kernel = space.field, space.kernel
        size = len(family.basis)
        self._positive = [self._is_positive(part) for part in family.basis]
        self.vectors = [[fmpq(int(i == j)) for j in range(size)] for i in range(size)]
        self.entries: dict[tuple[int, int], dict[Any, fmpq]] = {}

    def _is_positive(self, part: Part) -> bool:
        """Whether the square of one part is positive."""
        square = self._kernel.gram(((self._field.ring.from_dict({part.exponents: 1}), part.functions),))
        return bool(self.family.weight.sign == Sign.POSITIVE == square.sign)

    def gain(self, vector: list[fmpq]) -> int:
        """1 where the square of Σ vectorₖ·(k-th kept vector) is positive, else 0."""
        used = [k for k, x in enumerate(vector) if x]
        places = [i for i, x in enumerate(self.vectors[used[0]]) if x] if len(used) == 1 else []
        return int(len(places) == 1 and self._positive[places[0]])

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
            self._work.spend(5)
            scales.append(zero.exact(self._field.ring.from_dict({part.exponents: 1})))
        places = {place for values in wedges.values() for place in values}
        rows = [
            [
                scale * wedges[part.functions].get(place, _ZERO)
                for part, scale in zip(self.family.basis, scales, strict=True)
            ]
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
                        self._work.spend(len(entry))
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
        return Column({row: value for row, value in total.items() if value}, self.gain(vector), (self, vector))

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
        square = () if self.family.is_constant else (self._kernel.gram(parts),)
        coefficient = coefficient / (scale * scale)
        if self.family.is_constant:
            coefficient = coefficient * int((numbers[0] * scale).p) ** 2
        return coefficient, self.family.weight.factors + square


def _common_scale(numbers: list[fmpq]) -> fmpq:
    below = lcm(*(int(x.q) for x in numbers if x))
    above = gcd(*(int((x * below).p) for x in numbers if x))
    return fmpq(below, above)


def _independent(rows: list[list[fmpq]]) -> list[list[fmpq]]:
    reduced, rank = fmpq_mat(rows).rref()
    return reduced.tolist()[:rank]


class Combination:
    """The linear programme: the polynomial as a combination of squares from the blocks."""

    def __init__(self, field: Any, polynomial: Any, blocks: list[Block], work: Work) -> None:
        self._field = field
        self._work = work
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
                if not below.is_one():
                    common = common * (below / common.gcd(below))
        return common

    def _rows_of(self, value: Any) -> dict[Any, fmpq]:
        return self._terms(value.numerator * (self._common / value.denominator))

    def _terms(self, polynomial: Any) -> dict[Any, fmpq]:
        return {row: fmpq(int(value)) for row, value in self._field.reduce(polynomial).to_dict().items()}

    def _prune(self) -> None:
        """Leave out squares that alone have a term that the polynomial lacks."""
        while True:
            by_row: dict[Any, list[tuple[Block, int, int, fmpq]]] = {}
            for block in self._blocks:
                for (k, m), entry in block.entries.items():
                    for row, value in entry.items():
                        by_row.setdefault(row, []).append((block, k, m, value))
            doomed: dict[int, set[int]] = {}
            for row, users in by_row.items():
                alone = row not in self._target and all(k == m for _, k, m, _ in users)
                if alone and len({value > 0 for *_, value in users}) == 1:
                    for block, k, _, _ in users:
                        doomed.setdefault(id(block), set()).add(k)
            if not doomed:
                return
            for block in self._blocks:
                if id(block) in doomed:
                    block.drop(doomed[id(block)])
            self._blocks = [block for block in self._blocks if block.vectors]

    def solve(self, wants_positive: bool) -> list[Term] | None:
        """The terms, or None where the search ends without them."""
        rows = set(self._target)
        for block in self._blocks:
            for entry in block.entries.values():
                rows |= entry.keys()
        if not self._blocks or any(not self._can_reach(row, value) for row, value in self._target.items()):
            return None
        simplex = Simplex(sorted(rows), self._target, self._price, self._work)
        found = simplex.solve(wants_positive)
        if found is None:
            return None
        return [block.term(level, vector) for level, column in found for block, vector in [column.meaning]]

    def _can_reach(self, row: Any, wanted: fmpq) -> bool:
        return any(
            row in entry and (k != m or entry[row] * wanted > 0)
            for block in self._blocks
            for (k, m), entry in block.entries.items()
        )

    def _price(self, y: dict[Any, fmpq], gained: int, in_order: bool) -> Column | None:
        """The square with the largest value at the multipliers, simple ones first."""
        best, score = None, _ZERO
        self._work.spend(sum(len(entry) for block in self._blocks for entry in block.entries.values()))
        matrices = [(block, _at_multipliers(block, y)) for block in self._blocks]
        for block, matrix in matrices:
            size = len(block.vectors)
            gains = [block.gain(_unit(size, {k: 1})) if gained else 0 for k in range(size)]
            matrix = matrix | {(k, k): matrix.get((k, k), _ZERO) for k in range(size) if gains[k]}
            for (k, m), entry in matrix.items():
                value = entry + gains[k]
                if k != m:
                    value = matrix.get((k, k), _ZERO) + matrix.get((m, m), _ZERO) + 2 * abs(entry)
                if value > score:
                    best, score = (block, _unit(size, {k: 1, m: 1 if k == m or entry > 0 else -1})), value
                    if in_order:
                        return block.column(best[1])
        if best is None:
            best = next(_directions(matrices), None)
        return best[0].column(best[1]) if best else None


def _at_multipliers(block: Block, y: dict[Any, fmpq]) -> dict[tuple[int, int], fmpq]:
    found = {}
    for pair, entry in block.entries.items():
        value = sum((x * y[row] for row, x in entry.items() if row in y), _ZERO)
        if value:
            found[pair] = value
    return found


def _unit(size: int, values: dict[int, int]) -> list[fmpq]:
    return [fmpq(values.get(k, 0)) for k in range(size)]


def _directions(matrices: list[tuple[Block, dict[tuple[int, int], fmpq]]]) -> Iterator[tuple[Block, list[fmpq]]]:
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
                return _round_to_integers(basis[i], matrix)
        pivot = next((i for i in left if full[i][i]), None)
        if pivot is None:
            pair = next(((i, j) for i, j in combinations(left, 2) if full[i][j]), None)
            if pair is None:
                return None
            i, j = pair
            sign = 1 if full[i][j] > 0 else -1
            return _round_to_integers([x + sign * y for x, y in zip(basis[i], basis[j], strict=True)], matrix)
        left.remove(pivot)
        # A zero on the diagonal beside an entry that is not 0: some combination of the two is above 0.
        for i in left:
            if not full[i][i] and full[i][pivot]:
                step = -full[pivot][pivot] / full[i][pivot]
                vector = [x + step * y for x, y in zip(basis[pivot], basis[i], strict=True)]
                return _round_to_integers(vector, matrix)
        for i in left:
            ratio = full[i][pivot] / full[pivot][pivot]
            if ratio:
                basis[i] = [x - ratio * y for x, y in zip(basis[i], basis[pivot], strict=True)]
                for j in left:
                    full[i][j] -= ratio * full[pivot][j]
    return None


def _round_to_integers(vector: list[fmpq], matrix: dict[tuple[int, int], fmpq]) -> list[fmpq]:
    """The vector with the smallest integers for which the form is still above 0."""
    largest = max(abs(x) for x in vector)
    for bound in (1, 2, 3, 4, 6, 8, 12, 24, 48, 96):
        scaled = [fmpq((x * bound / largest + fmpq(1, 2)).floor()) for x in vector]
        if _form(scaled, matrix) > 0:
            return scaled
    return vector


def _form(vector: list[fmpq], matrix: dict[tuple[int, int], fmpq]) -> fmpq:
    return sum((vector[k] * vector[m] * value * (1 if k == m else 2) for (k, m), value in matrix.items()), _ZERO)

"""Free matrices in the moment reading: sums become contractions of small graphs, and a graph has a canonical form.

W v is a coordinate function of the rows: linear in v, so it is known by the products m of letters that it is of, and
W m is a letter. A letter of this kind is a rooted tree: what stands at a coordinate, and along each edge, a matrix,
what stands at the other end. A sum is then a tree without a root, Σ[u·Wv] = Σ[Wᵀu·v]: one of its rootings is chosen,
the same however it was written. A trace of matrices is a cycle on which trees stand: of its turns and its reflection
one is chosen. Different trees and cycles are independent where N and M are large, so that equality stays decidable.

Edges with the same ends are one edge, an entrywise product of matrices: so a cycle of two matrices is a tree,
tr(W diag(m) Vᵀ) = Σ[(W ⊙ V)m], and on a cycle of one, tr(S ⊙ T) = tr(S ⊙ Tᵀ), no transpose is left. Where WᵀW = I
is known, Wᵀ cancels W along an edge.

No inverse and no determinant of a free matrix is known, no derivative of a trace of three or more at a vector on its
cycle, and no entrywise product of a free matrix with a diagonal one, or with a product of free matrices.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, pairwise, product
from typing import Any

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.readings.moments.coordinates import Coordinates
from lnverify.proofs.readings.moments.kernel import Kernel
from lnverify.proofs.readings.moments.values import (
    UNIT,
    Cycle,
    MomentVector,
    Monomial,
    Place,
    block_of,
    gather,
    multiply,
)
from lnverify.proofs.readings.operators import Matrix, Word


@dataclass(eq=False, repr=False)
class Graphs:
    """Products with free matrices, and their traces.

    Attributes:
        letters: the letters that stand for a matrix times a coordinate function: which matrix, and of what.
    """

    _coordinates: Coordinates
    _kernel: Kernel

    def __post_init__(self) -> None:
        self._field = self._coordinates.field
        self.letters: dict[str, tuple[Matrix, Monomial]] = {}
        self._letters_of_products: dict[tuple[Matrix, Monomial], str] = {}
        self._known_rootings: dict[Place, list[Place]] = {}

    def forget(self) -> None:
        """Work rootings out anew: more is known of a letter now."""
        self._known_rootings.clear()

    # -- trees ---------------------------------------------------------------------------------------------

    def along(self, matrix: Matrix, v: MomentVector) -> MomentVector:
        """The product of a free matrix and a vector."""
        pairs = ((c, *item) for (_, m), c in v.terms.items() for item in self._product_along(matrix, m).items())
        terms = (self._coordinates.normal(block_of(matrix.rows), result, c * by) for c, result, by in pairs)
        return self._coordinates.vector(gather(chain.from_iterable(terms)), matrix.rows)

    def _product_along(self, matrix: Matrix, monomial: Monomial) -> dict[Monomial, Fraction]:
        """W m: a letter, but for what is known of it, Wᵀ(W m) = m and (Wᵀ ⊙ Wᵀ)1 = 1 where WᵀW = I."""
        one = self._field.rational(1)
        letter = self._letters_of_products.get((matrix, monomial))
        if letter is not None and (block_of(matrix.rows), letter) in self._kernel.solved:
            return self._kernel.solved[block_of(matrix.rows), letter]
        for known in self._kernel.orthonormal:
            if monomial == UNIT and matrix == known.T.times(known.T):
                return {UNIT: one}
            if matrix == known.T and len(monomial) == 1 and monomial[0][1] == 1:
                inner = self.letters.get(monomial[0][0])
                if inner is not None and inner[0] == known:
                    return {inner[1]: one}
        return {((self.letter_along(matrix, monomial), 1),): one}

    def contract(self, word: Word) -> tuple[Word | None, Any]:
        """The word without Wᵀ diag(c1) W where WᵀW = I; or None, and the vector on the diagonal that is left of it."""
        for place, pair in enumerate(pairwise(word.matrices)):
            before, middle, behind = word.vectors[place : place + 3]
            result = self._coordinates.terms_of(middle)
            if (
                pair[1] not in self._kernel.orthonormal
                or pair[0] != pair[1].T
                or any(monomial for monomial, _ in result)
            ):
                continue
            scale = self._coordinates.scalar(self._field.sum(c for _, c in result))
            vector = self._coordinates.everywhere(UNIT, pair[1].columns).scale(scale)
            for other in (before, behind):
                vector = vector if other is None else vector * other
            if len(word.matrices) == 2:
                return None, vector
            vectors = (*word.vectors[:place], vector, *word.vectors[place + 3 :])
            return self.contract(Word(word.matrices[:place] + word.matrices[place + 2 :], vectors))
        return word, None

    def letter_along(self, matrix: Matrix, monomial: Monomial) -> str:
        """The letter of W m."""
        key = matrix, monomial
        if key not in self._letters_of_products:
            # A name that no user can write.
            name = self._letters_of_products[key] = f"product {len(self._letters_of_products) + 1}"
            self.letters[name] = key
            self._coordinates.made_of[name] = [*matrix.names, self.inner_of(name)]
        return self._letters_of_products[key]

    def inner_of(self, letter: str) -> MomentVector:
        """The coordinate function m of a letter W m."""
        matrix, monomial = self.letters[letter]
        return self._coordinates.monomial(block_of(matrix.columns), monomial)

    def branches(self, monomial: Monomial) -> list[str]:
        """The letters in a product that are edges of its tree: a reciprocal 1/(W m) is none."""
        return [letter for letter, e in monomial if e > 0 and letter in self.letters]

    def rooted(self, block: int, monomial: Monomial) -> Place | MomentVector:
        """The rooting of a tree that stands for all, to write its sum by; or a vector of the same sum that is less."""
        result = self._rootings((block, monomial))
        return result if isinstance(result, MomentVector) else min(result, key=_order)

    def rootings(self, place: Place) -> list[Place]:
        """The ways to write a sum that is in canonical form, each a block and a product of letters."""
        if not self.letters or not self.branches(place[1]):
            return [place]
        if place not in self._known_rootings:
            result = self._rootings(place)
            self._known_rootings[place] = [place] if isinstance(result, MomentVector) else result
        return self._known_rootings[place]

    def _rootings(self, place: Place) -> list[Place] | MomentVector:
        """The ways to write a sum; or a vector of the same sum, where one of them can be reduced."""
        results = [place]
        # The list grows while it is gone through.
        for _, monomial in results:
            for letter in self.branches(monomial):
                matrix, inner = self.letters[letter]
                parts = self._product_along(matrix.T, multiply(monomial, ((letter, -1),)))
                back = next(iter(parts), UNIT)
                new = block_of(matrix.columns), multiply(inner, back)
                products = (self._coordinates.normal(new[0], multiply(inner, part), c) for part, c in parts.items())
                terms = gather(chain.from_iterable(products))
                is_reduced = terms.keys() != {new} or not terms[new].is_one()
                # A letter that was divided by may cancel.
                if is_reduced or not back or back[0][0] not in self.branches(new[1]):
                    return self._coordinates.vector(terms, matrix.columns)
                if new not in results:
                    results.append(new)
        return results

    # -- cycles --------------------------------------------------------------------------------------------

    def is_sum_of_squares(self, letter: str) -> bool:
        """Whether a letter stands for sums of squares of entries of matrices, times something."""
        return letter in self.letters and self.letters[letter][0].is_square

    def trace(self, word: Word) -> Fraction:
        """The trace of a word that does not contract."""
        _, *vectors = word.sandwich(None, word.vectors[0]).vectors
        matrices = word.matrices if len(word.matrices) > 1 else (word.matrices[0].on_diagonal,)
        terms = (
            (self._field.product(c for _, c in each), (m for m, _ in each))
            for each in product(*map(self._coordinates.terms_of, vectors))
        )
        cycles = ((value, min(_turns(tuple(zip(matrices, labels, strict=True))))) for value, labels in terms)
        return self._field.sum(value * self._kernel.value_of("cycle", it) for value, it in cycles)

    def square_of(self, letter: str) -> Place | None:
        """The place of Σ W ⊙ W, which is tr(WᵀW), for a letter W m; None where it was not met."""
        matrix, _ = self.letters[letter]
        return self._place_of(matrix.times(matrix))

    def place_of_square(self, matrix: Matrix, factor: tuple[str, bool | None]) -> Place | None:
        """The place of Σ W ⊙ W for one of the factors of an entrywise product; None where it was not met."""
        return self._place_of(Matrix((factor, factor), *matrix.sides))

    def _place_of(self, squares: Matrix) -> Place | None:
        letter = self._letters_of_products.get((squares, UNIT))
        return None if letter is None else (block_of(squares.rows), ((letter, 1),))


def _order(place: Place) -> tuple[bool, Place]:
    """A sum of squares is to be seen as one."""
    return any(e % 2 for _, e in place[1]), place


def _turns(cycle: Cycle) -> Iterator[Cycle]:
    """The ways to write a cycle: tr(AB) = tr(BA), and tr A = tr Aᵀ."""
    matrices, labels = [matrix for matrix, _ in cycle], [label for _, label in cycle]
    behind = [*reversed(labels[:-1]), labels[-1]]
    reflected = tuple((matrix.T, label) for matrix, label in zip(reversed(matrices), behind, strict=True))
    for way in (cycle, reflected):
        for place in range(len(way)):
            yield way[place:] + way[:place]

"""Operators that are diagonal plus finite rank: diag(d) + Σ |p⟩⟨q|.

Every operator of the sources is of this kind, and the kind is closed under all that the vocabulary does, so
a reading that knows vectors and sums gets its operators from here.
"""

from __future__ import annotations

from typing import Any

from proofs.vocabulary import Operator, Space


class Structured(Operator):
    """diag(diagonal) + Σ p qᵀ over the pairs (p, q) of `terms`."""

    def __init__(self, space: Any, diagonal: Any, terms: list[tuple[Any, Any]]) -> None:
        self.space = space
        self.diagonal = diagonal
        self.terms = terms

    def plus(self, other: Structured) -> Structured:
        return self._new(self.diagonal + other.diagonal, self.terms + other.terms)

    def scaled(self, factor: Any) -> Structured:
        return self._new(self.diagonal.scaled(factor), [(p.scaled(factor), q) for p, q in self.terms])

    def apply(self, vector: Any) -> Any:
        result = self.diagonal * vector
        for p, q in self.terms:
            result = result + p.scaled(self.space.dot(q, vector))
        return result

    def compose(self, other: Structured) -> Structured:
        terms = [(p, q * other.diagonal) for p, q in self.terms]
        terms += [(self.apply(p), q) for p, q in other.terms]
        return self._new(self.diagonal * other.diagonal, terms)

    @property
    def T(self) -> Structured:
        return self._new(self.diagonal, [(q, p) for p, q in self.terms])

    def _new(self, diagonal: Any, terms: list[tuple[Any, Any]]) -> Structured:
        return type(self)(self.space, diagonal, terms)


class StructuredSpace(Space):
    """The operator part of the vocabulary, for readings whose operators are structured."""

    operator: type[Structured] = Structured

    def diag(self, v: Any) -> Any:
        return self.operator(self, v, [])

    def outer(self, u: Any, v: Any) -> Any:
        return self.operator(self, self.zero_vector, [(u, v)])

    @property
    def zero_vector(self) -> Any:
        """The vector whose entries are all 0."""
        return self.ones.scaled(self.rational(0))

    def trace(self, A: Any) -> Any:
        total = self.sum(A.diagonal)
        for p, q in A.terms:
            total = total + self.dot(p, q)
        return total

    def det(self, A: Any) -> Any:
        """det(D + Σ p qᵀ) = det D · det(I + (qᵢᵀ D⁻¹ pⱼ)), the matrix determinant lemma."""
        rank = len(A.terms)
        small = [
            [self.rational(int(i == j)) + self.dot(A.terms[i][1], A.terms[j][0] / A.diagonal) for j in range(rank)]
            for i in range(rank)
        ]
        return self.product(A.diagonal) * self._expanded(small)

    def _expanded(self, matrix: list[list[Any]]) -> Any:
        """The determinant of a small matrix, expanded along rows; each minor, a set of columns, is worked out once."""
        minors = {0: self.rational(1)}
        for row in matrix:
            larger: dict[int, Any] = {}
            for columns, minor in minors.items():
                for column, entry in enumerate(row):
                    if not columns >> column & 1:
                        term = minor * entry * (-1) ** (columns >> column).bit_count()
                        wider = columns | 1 << column
                        larger[wider] = larger[wider] + term if wider in larger else term
            minors = larger
        (result,) = minors.values()
        return result

"""Operators that are diagonal plus finite rank, plus products of free matrices.

diag(d) + Σ |p⟩⟨q| + Σ diag(f) W diag(h) …, where W is a free matrix or an entrywise product of some: entrywise,
u vᵀ times A is diag(u) A diag(v), and diag(f) W diag(h) times diag(p) X diag(q) is diag(fp) (W ⊙ X) diag(hq).

Every operator of the sources is of this kind, and the kind is closed under all that the vocabulary does, so
a reading that knows vectors and sums gets its operators from here.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import add
from typing import Any

from lnverify.proofs.values import Inexpressible, Operator
from lnverify.proofs.vocabulary import Space


@dataclass(frozen=True, order=True)
class Matrix:
    """An entrywise product of free matrices and their transposes, mostly a single one; 11ᵀ where there is none.

    Attributes:
        factors: the name of each matrix, and whether it is its transpose that stands here, None of one that is
            symmetric; in order.
        rows, columns: the dimensions of the product.
    """

    factors: tuple[tuple[str, bool | None], ...]
    rows: str
    columns: str

    @property
    def sides(self) -> tuple[str, str]:
        """Its rows and columns."""
        return self.rows, self.columns

    @property
    def names(self) -> set[str]:
        """The names of the matrices."""
        return {name for name, _ in self.factors}

    @property
    def T(self) -> Matrix:
        """The transpose."""
        turned = [(name, None if flag is None else not flag) for name, flag in self.factors]
        return self._with(turned, self.sides[::-1])

    @property
    def as_symmetric(self) -> Matrix:
        """The same product, of matrices that are symmetric."""
        return self._with([(name, None) for name, _ in self.factors], self.sides)

    @property
    def is_square(self) -> bool:
        """Whether every entry is a square: each factor stands there an even number of times."""
        return all(self.factors.count(factor) % 2 == 0 for factor in self.factors)

    @property
    def on_diagonal(self) -> Matrix:
        """The product with the same diagonal without transposes."""
        return self._with([(name, None if flag is None else False) for name, flag in self.factors], self.sides)

    def times(self, other: Matrix) -> Matrix:
        """The entrywise product."""
        return self._with([*self.factors, *other.factors], self.sides)

    def _with(self, factors: list[tuple[str, bool | None]], sides: tuple[str, str]) -> Matrix:
        return Matrix(tuple(sorted(factors)), *sides)


@dataclass(frozen=True)
class Word:
    """diag(f₀) W₁ diag(f₁) … Wₖ diag(fₖ) with k ≥ 1 free matrices.

    Attributes:
        matrices: W₁, …, Wₖ.
        vectors: f₀, …, fₖ; None stands for 1.
    """

    matrices: tuple[Matrix, ...]
    vectors: tuple[Any, ...]

    def apply(self, space: Any, v: Any) -> Any:
        """The product with a column vector."""
        *others, last = self.vectors
        v = _times(last, v)
        for matrix, factor in zip(reversed(self.matrices), reversed(others), strict=True):
            v = _times(factor, space.along(matrix, v))
        return v

    def compose(self, other: Word) -> Word:
        """The product of two words."""
        middle = _times(self.vectors[-1], other.vectors[0])
        return Word(self.matrices + other.matrices, (*self.vectors[:-1], middle, *other.vectors[1:]))

    def times(self, other: Word) -> Word:
        """The entrywise product.

        Raises:
            Inexpressible: where one of them is a product of free matrices.
        """
        if len(self.matrices) > 1 or len(other.matrices) > 1:
            raise Inexpressible("an entrywise product with a product of free matrices")
        matrix = self.matrices[0].times(other.matrices[0])
        return Word((matrix,), tuple(map(_times, self.vectors, other.vectors)))

    def scale(self, space: Any, factor: Any) -> Word:
        """The multiple by a scalar."""
        return self.sandwich(space.ones_in(self.matrices[0].rows).scale(factor), None)

    def sandwich(self, left: Any, right: Any) -> Word:
        """diag(left) times this times diag(right)."""
        *vectors, last = self.vectors
        vectors[0] = _times(left, vectors[0])
        return Word(self.matrices, (*vectors, _times(last, right)))

    @property
    def T(self) -> Word:
        """The transpose."""
        return Word(tuple(matrix.T for matrix in reversed(self.matrices)), self.vectors[::-1])

    def turns(self) -> Iterator[Word]:
        """The words with the same trace, one for each matrix, which comes first: tr(AB) = tr(BA)."""
        _, *labels = self.sandwich(None, self.vectors[0]).vectors
        for place in range(len(labels)):
            matrices = self.matrices[place:] + self.matrices[:place]
            yield Word(matrices, (None, *labels[place:], *labels[:place]))


def _times(u: Any, v: Any) -> Any:
    """u ⊙ v, where None stands for 1."""
    return (v if u is None else u) if u is None or v is None else u * v


class Structured(Operator):
    """diag(diagonal) + Σ p qᵀ over the pairs (p, q) of `terms` + Σ over `words`.

    The diagonal is None where the matrix is not square.
    """

    def __init__(
        self,
        space: Any,
        diagonal: Any,
        terms: list[tuple[Any, Any]],
        words: tuple[Word, ...] = (),
        sides: tuple[str, str] = ("N", "N"),
    ) -> None:
        self.space = space
        self.diagonal = diagonal
        self.terms = terms
        self.words = words
        self.sides = sides

    def plus(self, other: Structured) -> Structured:
        diagonal = None if self.diagonal is None else self.diagonal + other.diagonal
        return self._new(diagonal, self.terms + other.terms, self.words + other.words, self.sides)

    def scale(self, factor: Any) -> Structured:
        diagonal = None if self.diagonal is None else self.diagonal.scale(factor)
        terms = [(p.scale(factor), q) for p, q in self.terms]
        return self._new(diagonal, terms, tuple(word.scale(self.space, factor) for word in self.words), self.sides)

    def times(self, other: Structured) -> Structured:
        """The entrywise product.

        Raises:
            Inexpressible: of a free matrix and a diagonal one, or a product of free matrices.
        """
        if any(a.words and b.is_on_diagonal for a, b in ((self, other), (other, self))):
            raise Inexpressible("an entrywise product of a free matrix and a diagonal one")
        rest = self._new(self.diagonal, [], self.words, self.sides)
        diagonal = None if self.diagonal is None else self.diagonal * other.diagonal
        words = tuple(left.times(right) for left in self.words for right in other.words)
        parts = [self._new(diagonal, [], words, self.sides)]
        parts += [other.sandwich(p, q) for p, q in self.terms]
        parts += [rest.sandwich(p, q) for p, q in other.terms]
        return reduce(add, parts)

    def sandwich(self, left: Any, right: Any) -> Structured:
        """diag(left) times this times diag(right), which is the entrywise product with left rightᵀ."""
        diagonal = None if self.diagonal is None else self.diagonal * left * right
        terms = [(left * p, right * q) for p, q in self.terms]
        return self._new(diagonal, terms, tuple(word.sandwich(left, right) for word in self.words), self.sides)

    @property
    def is_on_diagonal(self) -> bool:
        """Whether there is a part diag(d) with a d other than 0."""
        return self.diagonal is not None and not self.space.vanishes(self.diagonal)

    def apply(self, vector: Any) -> Any:
        parts = [] if self.diagonal is None else [self.diagonal * vector]
        parts += [p.scale(self.space.dot(q, vector)) for p, q in self.terms]
        parts += [word.apply(self.space, vector) for word in self.words]
        return reduce(add, parts) if parts else self.space.zero_vector_in(self.sides[0])

    def compose(self, other: Structured) -> Structured:
        sides = self.sides[0], other.sides[1]
        # The rest of the other, without its terms, from the left: qᵀ B = (Bᵀ q)ᵀ.
        rest = type(self)(self.space, other.diagonal, [], other.words, other.sides)
        terms = [(p, rest.T.apply(q)) for p, q in self.terms]
        terms += [(self.apply(p), q) for p, q in other.terms]
        words = [left.compose(right) for left in self.words for right in other.words]
        if self.diagonal is not None:
            words += [word.sandwich(self.diagonal, None) for word in other.words]
        if other.diagonal is not None:
            words += [word.sandwich(None, other.diagonal) for word in self.words]
        diagonal = None
        if self.diagonal is not None and other.diagonal is not None:
            diagonal = self.diagonal * other.diagonal
        elif sides[0] == sides[1]:
            diagonal = self.space.zero_vector_in(sides[0])
        return self._new(diagonal, terms, tuple(words), sides)

    @property
    def T(self) -> Structured:
        words = tuple(word.T for word in self.words)
        return self._new(self.diagonal, [(q, p) for p, q in self.terms], words, self.sides[::-1])

    def _new(
        self, diagonal: Any, terms: list[tuple[Any, Any]], words: tuple[Word, ...], sides: tuple[str, str]
    ) -> Structured:
        return type(self)(self.space, diagonal, terms, words, sides)


class StructuredSpace(Space):
    """The operator part of the vocabulary, for readings whose operators are structured."""

    operator: type[Structured] = Structured

    def diag(self, v: Any) -> Any:
        return self.operator(self, v, [], (), (v.side, v.side))

    def outer(self, u: Any, v: Any) -> Any:
        return self.operator(self, self._no_diagonal(u.side, v.side), [(u, v)], (), (u.side, v.side))

    def matrix(self, name: str, rows: str = "M", columns: str = "N") -> Any:
        if name not in self._free_matrices:
            self._free_matrices[name] = self.operator_of(Matrix(((name, False),), rows, columns))
        return self._free_matrices[name]

    @cached_property
    def _free_matrices(self) -> dict[str, Structured]:
        return {}

    def _no_diagonal(self, rows: str, columns: str) -> Any:
        return self.zero_vector_in(rows) if rows == columns else None

    def operator_of(self, matrix: Matrix) -> Any:
        """An entrywise product of free matrices as an operator."""
        zero = self._no_diagonal(*matrix.sides)
        if not matrix.factors:
            return self.outer(self.ones_in(matrix.rows), self.ones_in(matrix.columns))
        return self.operator(self, zero, [], (Word((matrix,), (None, None)),), matrix.sides)

    @abstractmethod
    def vanishes(self, v: Any) -> bool:
        """Whether a vector is 0, as far as the reading sees."""

    @abstractmethod
    def along(self, matrix: Matrix, v: Any) -> Any:
        """The product of a free matrix and a vector."""

    @abstractmethod
    def trace_of_word(self, word: Word) -> Any:
        """The trace of a product of free matrices, not two of them, and diagonal ones."""

    def trace_of_two(self, word: Word) -> Any:
        """tr(A diag(f) B diag(h)) = h·(A ⊙ Bᵀ)f."""
        first, second = word.matrices
        _, f, h = word.sandwich(None, word.vectors[0]).vectors
        f, h = (self.ones_in(second.rows) if f is None else f, self.ones_in(first.rows) if h is None else h)
        return self.dot(h, self.along(first.times(second.T), f))

    def zero_vector_in(self, dimension: str) -> Any:
        """The vector of a dimension whose entries are all 0."""
        return self.ones_in(dimension).scale(self.rational(0))

    def trace(self, A: Any) -> Any:
        total = self.sum(A.diagonal)
        for p, q in A.terms:
            total = total + self.dot(p, q)
        for word in A.words:
            total = total + self.trace_of(word)
        return total

    def trace_of(self, word: Word) -> Any:
        """The trace of a word of any length."""
        return (self.trace_of_two if len(word.matrices) == 2 else self.trace_of_word)(word)

    def det(self, A: Any) -> Any:
        """det(D + Σ p qᵀ) = det D · det(I + (qᵢᵀ D⁻¹ pⱼ)), the matrix determinant lemma."""
        if A.words:
            raise Inexpressible("the determinant of a free matrix")
        rank = len(A.terms)
        small = [
            [self.rational(int(i == j)) + self.dot(A.terms[i][1], A.terms[j][0] / A.diagonal) for j in range(rank)]
            for i in range(rank)
        ]
        return self.product(A.diagonal) * expand_determinant(small, self.rational(1))


def expand_determinant(matrix: list[list[Any]], one: Any) -> Any:
    """The determinant of a small matrix, expanded along rows; each minor, a set of columns, is worked out once."""
    minors = {0: one}
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

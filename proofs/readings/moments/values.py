"""Values of the moment reading: scalars, coordinate functions, and diagonal-plus-finite-rank operators.

A monomial is a sorted tuple of (letter, exponent ≠ 0); a vector is a sum of monomials with scalar coefficients,
one sum for each block of coordinates.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import chain, product
from typing import Any, TypeVar

from lnverify.proofs.algebra.field import Fraction
from lnverify.proofs.readings.operators import Matrix, Structured, Word
from lnverify.proofs.values import Scalar, Vector

Monomial = tuple[tuple[str, int], ...]
UNIT: Monomial = ()
# A trace: each matrix with what stands behind it, in a circle.
Cycle = tuple[tuple[Matrix, Monomial], ...]
# The block of the coordinates of the second dimension, beside block 0 and, for zero gains, block 1.
OF_M = 2

Place = tuple[int, Monomial]
Key = TypeVar("Key", bound=Hashable)


class MomentScalar(Scalar):
    """A scalar in canonical form."""

    def __init__(self, space: Any, value: Fraction) -> None:
        self.space = space
        self.value = value

    def plus(self, other: MomentScalar) -> MomentScalar:
        return MomentScalar(self.space, self.value + other.value)

    def is_zero(self) -> bool:
        return self.value.is_zero()

    def scale(self, factor: MomentScalar) -> MomentScalar:
        return MomentScalar(self.space, self.value * factor.value)

    def inverse(self) -> MomentScalar:
        return MomentScalar(self.space, self.value.inverse())


class MomentVector(Vector):
    """A coordinate function: {(block, monomial): coefficient}, no coefficient zero.

    Its dimension is that of its blocks, or is given where it has no terms.
    """

    def __init__(self, space: Any, terms: dict[tuple[int, Monomial], Fraction], side: str = "N") -> None:
        self.space = space
        self.terms = {key: value for key, value in terms.items() if not value.is_zero()}
        for block, _ in terms:
            side = "M" if block == OF_M else "N"
            break
        self.side = side

    @property
    def blocks(self) -> tuple[int, ...]:
        """The blocks of coordinates of its dimension."""
        blocks: tuple[int, ...] = self.space.blocks
        return blocks if self.side == "N" else (OF_M,)

    def is_zero(self) -> bool:
        return not self.terms

    def plus(self, other: MomentVector) -> MomentVector:
        return MomentVector(self.space, gather(chain(self.terms.items(), other.terms.items())), self.side)

    def scale(self, factor: MomentScalar) -> MomentVector:
        return MomentVector(self.space, {key: value * factor.value for key, value in self.terms.items()}, self.side)

    def times(self, other: MomentVector) -> MomentVector:
        factors = (self.space.operand(v).terms.items() for v in (self, other))
        pairs = ((left, right) for left, right in product(*factors) if left[0][0] == right[0][0])
        terms = (self.space.coordinates.normal(block, multiply(m, n), a * b) for ((block, m), a), ((_, n), b) in pairs)
        return MomentVector(self.space, gather(chain.from_iterable(terms)), self.side)

    def inverse(self) -> MomentVector:
        result: MomentVector = self.space.coordinates.in_blocks(self.space.roots.reciprocal, self)
        return result

    def block(self, block: int) -> dict[Monomial, Fraction]:
        """The terms in one block of coordinates."""
        return {monomial: value for (b, monomial), value in self.terms.items() if b == block}


class MomentOperator(Structured):
    """diag(d) + finite rank; `tensor` is the canonical form of the finite-rank part."""

    def tensor(self) -> dict[tuple[tuple[int, Monomial], tuple[int, Monomial]], Fraction]:
        """Σ p⊗q in the monomials of two independent coordinates, no coefficient zero."""
        pairs = chain.from_iterable(product(p.terms.items(), q.terms.items()) for p, q in self.terms)
        return gather(((left, right), a * b) for (left, a), (right, b) in pairs)

    def paths(self) -> dict[tuple[tuple[Matrix, ...], tuple[Monomial, ...]], Fraction]:
        """The products of free matrices, Σ c diag(m₀) W₁ diag(m₁) … in monomials, no coefficient zero."""
        return gather(
            ((word.matrices, tuple(monomial for monomial, _ in chosen)), self.space.field.product(c for _, c in chosen))
            for word in self.words
            for chosen in product(*map(self.space.coordinates.terms_of, word.vectors))
        )

    def is_zero(self) -> bool:
        """Whether it is 0 for all values: diag(e) is e eᵀ for a basis vector e."""
        if self.words and self.paths():
            return False
        if self.diagonal is None:
            return not self.tensor()
        picked = {key: c for key, c in self.diagonal.terms.items() if self.space.coordinates.index_in(key[1])}
        if not picked:
            return not self.diagonal.terms and not self.tensor()
        if len(picked) < len(self.diagonal.terms):
            return False
        dyads = [(MomentVector(self.space, {key: c}), MomentVector(self.space, {key: self.space.field.rational(1)}))
                 for key, c in picked.items()]  # fmt: skip
        return not MomentOperator(self.space, MomentVector(self.space, {}), [*self.terms, *dyads]).tensor()

    def _new(
        self,
        diagonal: Any,
        terms: list[tuple[Any, Any]],
        words: tuple[Word, ...] = (),
        sides: tuple[str, str] = ("N", "N"),
    ) -> MomentOperator:
        """Gather the terms by the monomial on their left, so that products do not pile up terms."""
        gathered: dict[tuple[int, Monomial], MomentVector] = {}
        for p, q in terms:
            for left, a in p.terms.items():
                part = q.scale(MomentScalar(self.space, a))
                gathered[left] = gathered[left] + part if left in gathered else part
        one = self.space.field.rational(1)
        kept = [(MomentVector(self.space, {k: one}), q) for k, q in gathered.items() if q.terms]
        words = tuple(word for word in words if all(v is None or v.terms for v in word.vectors))
        left = []
        for word, vector in map(self.space.graphs.contract, words):
            if word is None:
                diagonal = diagonal + vector
            else:
                left.append(word)
        return MomentOperator(self.space, diagonal, kept, tuple(left), sides)


def gather(terms: Iterable[tuple[Key, Fraction]]) -> dict[Key, Fraction]:
    """What the values beside each key sum to, no sum zero."""
    total: dict[Key, Fraction] = {}
    for key, value in terms:
        total[key] = total[key] + value if key in total else value
    return {key: value for key, value in total.items() if not value.is_zero()}


def key_of_terms(terms: Mapping[Any, Fraction]) -> tuple[tuple[Any, Hashable], ...]:
    """What two sums share if and only if they are equal."""
    return tuple(sorted((place, value.key()) for place, value in terms.items()))


def same(left: Sequence[Fraction], right: Sequence[Fraction]) -> bool:
    """Whether some scalars are those of another list, in the same order."""
    return len(left) == len(right) and all(a.key() == b.key() for a, b in zip(left, right, strict=True))


def block_of(dimension: str) -> int:
    """The block of the coordinates of a dimension."""
    return OF_M if dimension == "M" else 0


def letter_power(letter: str, exponent: int) -> Monomial:
    """letter^exponent."""
    return ((letter, exponent),) if exponent else UNIT


def multiply(left: Monomial, right: Monomial) -> Monomial:
    """The product of two monomials."""
    if not left or not right:
        return left or right
    exponents = dict(left)
    for letter, exponent in right:
        exponents[letter] = exponents.get(letter, 0) + exponent
    return tuple(sorted((letter, e) for letter, e in exponents.items() if e))

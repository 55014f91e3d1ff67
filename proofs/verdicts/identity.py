"""The third proof of an equation: it holds for every N, as it holds at enough N, at random points modulo two primes.

Both sides are evaluated from the recorded tree, entry by entry; canonical forms have no part in it. A root is a letter
R with R² = r, so that what is 0 is 0 for each of its signs.

Why enough N are finitely many. Cleared of its denominators an equation without roots says that a sum of terms is 0:
each is a product of d moments Σ[f] at most, of coordinates that stand alone, and of letters, with a polynomial in N of
degree e at most before it. Products of at most d moments of different functions are linearly independent where d
coordinates are left beside those that stand alone. So where all is 0 at such an N, each polynomial is 0 there, and one
of degree e that is 0 at e + 1 places is 0. With A + B R both A and B are of that kind.

What it does not cover it does not judge: equations among the hypotheses, functions other than roots of scalars, entries
that are divided by what has moments in it, determinants, free matrices, zero gains.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any, NamedTuple

from flint import fmpq

from lnverify.proofs.expressions import Expression
from lnverify.proofs.readings.matrices.plain import try_claim, work
from lnverify.proofs.readings.matrices.space import MatrixSpace
from lnverify.proofs.recording import Recorded
from lnverify.proofs.statements import Relation
from lnverify.proofs.values import Inexpressible, Undefined

PRIMES = (2**61 - 1, 2**61 - 31)
# Operations on numbers that may be spent; derivatives and matrices at a large N take more.
_WORK = 15_000
# A number with more products of roots than this is not worked with.
_TERMS = 64


class Residue:
    """A number modulo a prime with letters for roots: for each product of different roots its coefficient."""

    __slots__ = ("numbers", "terms")

    def __init__(self, numbers: Residues, terms: dict[frozenset[int], int]) -> None:
        self.numbers = numbers
        self.terms = {roots: c for roots, c in terms.items() if c}
        if len(self.terms) > _TERMS:
            raise Inexpressible("a number with many roots")

    def __add__(self, other: Residue | fmpq) -> Residue:
        if not isinstance(other, Residue | fmpq):
            return NotImplemented
        total = dict(self.terms)
        for roots, c in self.numbers.number(other).terms.items():
            total[roots] = (total.get(roots, 0) + c) % self.numbers.prime
        return Residue(self.numbers, total)

    def __neg__(self) -> Residue:
        return Residue(self.numbers, {roots: self.numbers.prime - c for roots, c in self.terms.items()})

    def __sub__(self, other: Residue | fmpq) -> Residue:
        return self + (-other)

    def __rsub__(self, other: fmpq) -> Residue:
        return -self + other

    def __mul__(self, other: Residue | fmpq) -> Residue:
        if not isinstance(other, Residue | fmpq):
            return NotImplemented
        total = Residue(self.numbers, {})
        for (left, a), (right, b) in product(self.terms.items(), self.numbers.number(other).terms.items()):
            term = Residue(self.numbers, {left ^ right: a * b % self.numbers.prime})
            for root in left & right:
                term = term * self.numbers.squares[root]
            total = total + term
        return total

    __radd__, __rmul__ = __add__, __mul__

    def inverse(self) -> Residue:
        """1/self, freed of its last root by its conjugate again and again."""
        if self.is_zero():
            raise Undefined("division by zero")
        if not any(self.terms):
            return Residue(self.numbers, {frozenset(): pow(self.terms[frozenset()], -1, self.numbers.prime)})
        last = max(max(roots) for roots in self.terms if roots)
        turned = {roots: self.numbers.prime - c if last in roots else c for roots, c in self.terms.items()}
        conjugate = Residue(self.numbers, turned)
        return conjugate * (self * conjugate).inverse()

    def sqrt(self) -> Residue:
        return self.numbers.root_of(self)

    def plain(self) -> Residue:
        return self

    def is_zero(self) -> bool:
        return not self.terms

    def sign(self) -> int:
        """0, or 1 of what is not 0."""
        return int(bool(self.terms))

    def __str__(self) -> str:
        return "a residue"

    def _refuse(self) -> Residue:
        raise Inexpressible("a function of a residue")

    exp = log = tanh = _refuse


class Residues:
    """Residues modulo a prime, with a random one for each letter; the numbers of an explicit space."""

    are_free = False

    def __init__(self, prime: int, seed: int) -> None:
        self.prime = prime
        self.squares: list[Residue] = []
        self._random = Random(seed)

    def rational(self, numerator: int, denominator: int) -> Residue:
        return Residue(self, {frozenset(): numerator * pow(denominator, -1, self.prime) % self.prime})

    def number(self, x: Residue | fmpq) -> Residue:
        return x if isinstance(x, Residue) else self.rational(int(x.p), int(x.q))

    def free(self, name: str, index: Any, nonzero: bool) -> Residue:
        return Residue(self, {frozenset(): self._random.randrange(1, self.prime)})

    def root_of(self, x: Residue) -> Residue:
        """The letter of a root: one for each number."""
        place = next((i for i, square in enumerate(self.squares) if square.terms == x.terms), len(self.squares))
        self.squares += [x] * (place == len(self.squares))
        return Residue(self, {frozenset([place]): 1}) if x.terms else x

    def is_nonzero(self, value: Residue) -> bool:
        return not value.is_zero()

    def critical_point(self, gains: list[Any]) -> Residue:
        raise Inexpressible("a critical point of residues")

    def enclose(self, value: Any) -> Any:
        raise Inexpressible("a slope of residues")


class _Degrees(NamedTuple):
    """How many moments, and which power of N, numerator and denominator have at most; and the roots in them."""

    moments: int = 0
    below: int = 0
    power: int = 0
    power_below: int = 0
    roots: frozenset[Expression] = frozenset()

    def plus(self, other: _Degrees) -> _Degrees:
        above = max(self.moments + other.below, other.moments + self.below)
        power = max(self.power + other.power_below, other.power + self.power_below)
        below, power_below = self.below + other.below, self.power_below + other.power_below
        return _Degrees(above, below, power, power_below, self.roots | other.roots)

    def times(self, other: _Degrees) -> _Degrees:
        below, power_below = self.below + other.below, self.power_below + other.power_below
        moments, power = self.moments + other.moments, self.power + other.power
        return _Degrees(moments, below, power, power_below, self.roots | other.roots)

    def inverse(self) -> _Degrees:
        """By 2ᵏ − 1 conjugates, for k roots."""
        more = 2 ** len(self.roots)
        above, power = (more - 1) * self.moments + self.below, (more - 1) * self.power + self.power_below
        return _Degrees(above, more * self.moments, power, more * self.power, self.roots)

    def to_power(self, exponent: int) -> _Degrees:
        base, total = self if exponent >= 0 else self.inverse(), _Degrees()
        for _ in range(abs(exponent)):
            total = total.times(base)
        return total


_SUM = _Degrees(moments=1, power=1)


@cache
def _degrees(node: Expression) -> _Degrees:
    """The degrees of a node.

    Raises:
        Inexpressible: for what this proof does not cover.
    """
    operation, shape = node.operation, node.shape or ()
    inside = [_degrees(part) for part in node.operands]
    if "M" in shape:
        raise Inexpressible("a second dimension")
    match operation:
        case "rational" | "scalar" | "vector" | "ones" | "identity":
            return _Degrees()
        case "dimension":
            return _Degrees(power=1)
        case "let" | "neg" | "diag" | "transpose":
            return inside[0]
        case "add" | "sub":
            return inside[0].plus(inside[1])
        case "mul" | "outer":
            return inside[0].times(inside[1])
        case "sum" | "trace":
            return inside[0].times(_SUM)
        case "dot" | "matmul":
            return inside[0].times(inside[1]).times(_SUM)
        case "div" if not node.operands[1].shape or inside[1] == _Degrees():
            return inside[0].times(inside[1].inverse())
        case "pow" if not shape or node.parts[1] >= 0 or inside[0] == _Degrees():
            return inside[0].to_power(int(node.parts[1]))
        case "sqrt" if not shape:
            of = inside[0]
            # √(P/Q) = √(PQ)/Q; the root itself is a letter that stands for as much as its radicand.
            above = of.moments + of.below, of.below, of.power + of.power_below, of.power_below
            return _Degrees(*above, of.roots | {node})
        case "jacobian" | "gradient" | "derivative":
            return _slope(inside[0])
    raise Inexpressible(f"{operation}, in the third proof")


def _slope(of: _Degrees) -> _Degrees:
    """Of P/Q it is (P′Q − PQ′)/Q², and a root R of r moves by r′R/(2r)."""
    result = of.times(_Degrees(of.below, of.below, of.power_below, of.power_below))
    for root in of.roots:
        radicand = _degrees(root.operands[0])
        size, power = radicand.moments + radicand.below, radicand.power + radicand.power_below
        result = result.times(_Degrees(2 * size, 2 * size, 2 * power, 2 * power))
    return result


def holds_identically(claim: Recorded, hypotheses: Sequence[Recorded]) -> bool | None:
    """Whether the equations of a claim hold for every N, wherever both sides exist; None where this cannot tell.

    That a false equation passes takes a random point, modulo each of two primes of 61 bits at each N, where a
    polynomial of its degree is 0: less than one in 2¹⁰⁰.
    """
    equations = claim.select([i for i, relation in enumerate(claim.relations) if relation is Relation.EQUAL])
    if not equations.statements or any(Relation.EQUAL in hypothesis.relations for hypothesis in hypotheses):
        return None
    try:
        sides = [_degrees(left).plus(_degrees(right)) for left, right in (it.parts for it in equations.statements)]
        # Two coordinates may stand alone: row and column of a matrix.
        least, powers = max(it.moments for it in sides) + 2, max(it.power for it in sides)
        sizes = range(least, least + powers + 1)
        # A degree can be very large: that of the smallest size is asked first.
        if work(equations, least) * (powers + 1) > _WORK or sum(work(equations, size) for size in sizes) > _WORK:
            return None
        holds = all(
            tried.failure(True) is None
            for prime, size in product(PRIMES, sizes)
            for tried in try_claim(equations, MatrixSpace(Residues(prime, size), size))
        )
    except (Inexpressible, Undefined):
        return None
    # Roots may be tied: of √c √d and √(cd) the letters differ. A hypothesis may leave few points: N ≤ 2, or c² ≤ 0.
    return True if holds else None if hypotheses or any(it.roots for it in sides) else False

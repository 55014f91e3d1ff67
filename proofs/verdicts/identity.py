"""The third proof of an equation: it holds for every N, as it holds at enough N, at random points modulo two primes.

Both sides are evaluated from the recorded tree, entry by entry; canonical forms have no part in it. A point is drawn
until each radicand r is a square modulo the prime, and what is 0 has to be 0 for each sign of its root R: that is so of
A + B R if both A and B are 0, and else by chance alone, as A² − B² r then is.

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

from flint import fmpq, nmod
from flint.utils.flint_exceptions import DomainError

from lnverify.proofs.expressions import Expression
from lnverify.proofs.readings.matrices.plain import try_claim, work
from lnverify.proofs.readings.matrices.space import MatrixSpace
from lnverify.proofs.recording import Recorded
from lnverify.proofs.statements import Relation
from lnverify.proofs.values import Inexpressible, Undefined

PRIMES = (2**61 - 1, 2**61 - 31)
# Operations on numbers that may be spent; derivatives and matrices at a large N take more.
_WORK = 15_000
# So many roots are worked with, each with both signs, and so many points are drawn for all radicands to be squares.
_ROOTS, _TRIES = 4, 100


class NoRoot(Exception):
    """A number is no square modulo the prime."""


class Residue:
    """A number modulo a prime, with its roots.

    Attributes:
        value: the number, one of FLINT's.
    """

    __slots__ = ("numbers", "value")

    def __init__(self, numbers: Residues, value: nmod) -> None:
        self.numbers = numbers
        self.value = value

    def sqrt(self) -> Residue:
        return Residue(self.numbers, self.numbers.root_of(self.value))

    def plain(self) -> nmod:
        return self.value

    def function(self, name: str) -> Residue:
        raise Inexpressible("a function of a residue")


class Residues:
    """Residues modulo a prime, with a random one for each letter; the numbers of an explicit space.

    Args:
        prime: the prime.
        seed: what the random numbers are drawn with.
        turned: which roots have the other sign: bit i of the i-th.

    Attributes:
        roots: the roots that were taken, by what they are of: one of each number.
    """

    are_free = False

    def __init__(self, prime: int, seed: int, turned: int = 0) -> None:
        self.prime = prime
        self.roots: dict[int, nmod] = {}
        self._turned = turned
        self._random = Random(seed)

    def number(self, x: nmod | fmpq) -> Residue:
        return Residue(self, nmod(0, self.prime) + x)

    def free(self, name: str, index: Any, nonzero: bool) -> Residue:
        return Residue(self, nmod(self._random.getrandbits(64) or 1, self.prime))

    def root_of(self, x: nmod) -> nmod:
        """
        Raises:
            NoRoot: where there is none.
            Inexpressible: for 0, which has no slope, and where there are too many.
        """
        if not x:
            raise Inexpressible("the root of 0, among residues")
        if int(x) not in self.roots:
            try:
                root = x.sqrt()
            except DomainError:
                raise NoRoot from None
            self.roots[int(x)] = -root if self._turned >> len(self.roots) & 1 else root
            if len(self.roots) > _ROOTS:
                raise Inexpressible("many roots, among residues")
        return self.roots[int(x)]

    def is_nonzero(self, value: nmod) -> bool:
        return bool(value)

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
    polynomial of its degree is 0: less than one in 2⁸⁰, of a hundred points that are drawn at most.
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
        holds = all(_holds_at_random(equations, prime, size) for prime, size in product(PRIMES, sizes))
    except (Inexpressible, Undefined, ZeroDivisionError):  # the last where a constant has no residue
        return None
    # Roots may be tied: of √c √d and √(cd) the letters differ. A hypothesis may leave few points: N ≤ 2, or c² ≤ 0.
    return True if holds else None if hypotheses or any(it.roots for it in sides) else False


def _holds_at_random(equations: Recorded, prime: int, size: int) -> bool:
    """Whether equations hold at a random point at which there are all roots, for each of their signs.

    Raises:
        Inexpressible: where none of a few points is of that kind.
    """
    for seed in range(_TRIES):
        turned = count = 0
        try:
            while turned < 1 << count:
                numbers = Residues(prime, seed, turned)
                if any(tried.failure(True) for tried in try_claim(equations, MatrixSpace(numbers, size))):
                    return False
                turned, count = turned + 1, max(count, len(numbers.roots))
            return True
        except NoRoot:
            continue
    raise Inexpressible("roots of residues")

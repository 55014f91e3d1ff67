"""Points that satisfy hypotheses: an order is tested, an equation is solved for one of the letters."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from math import prod
from typing import Any

from flint import fmpq, fmpq_poly

from lnverify.proofs.readings.matrices.plain import leaf, try_claim
from lnverify.proofs.readings.matrices.points import Index, Point, Sampled, solutions
from lnverify.proofs.readings.matrices.space import MatrixSpace
from lnverify.proofs.readings.matrices.surds import Number, Surd
from lnverify.proofs.readings.matrices.truth import pairs
from lnverify.proofs.recording import Recorded, letters, record
from lnverify.proofs.statements import Relation
from lnverify.proofs.values import Inexpressible, Undefined
from lnverify.proofs.vocabulary import ZEROS_GAIN, Claim

# What became of points is kept for so many sets of hypotheses: a claim and its near misses share them.
_SETS = 100


def satisfy(
    point: Point, hypotheses: Sequence[Claim], numbers: Callable[[Point], Any] = Sampled, patiently: bool = False
) -> MatrixSpace | None:
    """The space of a point at which all hypotheses are true, moved onto the equations among them, or None.

    Args:
        point: where to begin.
        hypotheses: functions of a space.
        numbers: what the entries of the space are, made from a point.
        patiently: whether an equation is solved for a second letter, and a third, where the first leads nowhere.
    """
    if patiently:
        return _onto(point, hypotheses, numbers, _EQUATIONS)
    if point.fixed or not hypotheses:
        return _place_point(point, hypotheses, numbers)[0]
    return _remember_tries(tuple(map(record, hypotheses)), numbers).place(point)


class MetLetters:
    """The letters that claims use, as far as they have been met: points with the same values for them are alike."""

    def __init__(self) -> None:
        # For each N, k and M: how many letters there are depends on these, where the claims speak of them.
        self._letters: dict[Hashable, list[tuple[str, Index]]] = {}
        self._has_zeros = self._has_height = False

    def values_at(self, point: Point) -> Hashable:
        """What two points share where all that has been met so far has the same values at both."""
        size = self._size(point)
        return size, point.values_of(self._letters.get(size, []))

    def add(self, space: MatrixSpace) -> None:
        """Take in what was met in a space."""
        self._has_zeros = self._has_zeros or ZEROS_GAIN in space.letters
        self._has_height = self._has_height or space.has_height
        size, used = self._size(space), list(space.numbers.values)  # type: ignore[attr-defined]
        if len(used) > len(self._letters.get(size, [])):
            self._letters[size] = used

    def _size(self, point: Point | MatrixSpace) -> Hashable:
        return point.dimension, self._has_zeros and point.zeros, self._has_height and point.height


class _Tried:
    """What became of points under the same hypotheses, which are the same for all points with the same values."""

    def __init__(self, hypotheses: tuple[Recorded, ...], numbers: Callable[[Point], Any]) -> None:
        self._hypotheses = hypotheses
        self._numbers = numbers
        self._met = MetLetters()
        self._letters = {name: leaf(node) for name, node in letters(*hypotheses).items()}
        # Where points were moved to, the letters in the order in which they were met there, and whether M was.
        self._found: dict[Hashable, tuple[Point, list[str], bool] | None] = {}

    def place(self, point: Point) -> MatrixSpace | None:
        own = point.dimension, point.zeros, point.number, point.rule, point.rows
        for key in (self._met.values_at(point), own):
            if key in self._found:
                placed = self._found[key]
                return None if placed is None else self._space(point, *placed)
        # Where exact numbers move a point, others do too.
        exact = None if self._numbers is Sampled else _remember_tries(self._hypotheses, Sampled).place(point)
        space: MatrixSpace | None
        met: MatrixSpace | None
        if exact is not None:
            space = met = self._space(point, exact.numbers.point, exact.letters, exact.has_height)  # type: ignore[attr-defined]
        else:
            space, met = _place_point(point, self._hypotheses, self._numbers)
        if met is not None:
            self._met.add(met)
        self._found[own if met is None else self._met.values_at(point)] = (
            None if space is None else (space.numbers.point, list(space.letters), space.has_height)  # type: ignore[attr-defined]
        )
        return space

    def _space(self, point: Point, placed: Point, met: list[str], has_height: bool) -> MatrixSpace:
        """The space of a point with the same values for the letters, moved to where another one was."""
        if placed.fixed:
            point = replace(point, fixed=placed.fixed)
        space = _explicit(point, self._numbers)
        for name in met:
            self._letters[name](space, [])
        space.has_height = space.has_height or has_height
        return space


@lru_cache(maxsize=_SETS)
def _remember_tries(hypotheses: tuple[Recorded, ...], numbers: Callable[[Point], Any]) -> _Tried:
    return _Tried(hypotheses, numbers)


# So many letters are tried that an equation may be solved for, and so many equations are solved one after another.
_WAYS, _EQUATIONS = 3, 4


def _explicit(point: Point, numbers: Callable[[Point], Any]) -> MatrixSpace:
    return MatrixSpace(numbers(point), point.dimension, point.zeros, point.height)


def _place_point(
    point: Point, hypotheses: Sequence[Claim], numbers: Callable[[Point], Any]
) -> tuple[MatrixSpace | None, MatrixSpace | None]:
    """The space, or None; and the one that has met each letter on whose value that depends, or None for any letter."""
    space, moved = _explicit(point, numbers), False
    try:
        for hypothesis in hypotheses:
            for said in try_claim(hypothesis, space):
                if said.failure(False) is None:
                    continue
                if said.relation is not Relation.EQUAL:
                    return None, None if moved else space
                point = next(_move_one(point, hypothesis, said.position))
                space, moved = _explicit(point, numbers), True
                # Of an equation between vectors one entry after another is solved.
                for _ in range(_entries_of(hypothesis, said.position, point)):
                    if try_claim(hypothesis, space)[said.position].failure(False) is None:
                        break
                    point = next(_move_one(point, hypothesis, said.position))
                    space = _explicit(point, numbers)
        return (space, space) if not moved or holds_at(hypotheses, space) else (None, None)
    except (Undefined, Inexpressible, StopIteration):
        return None, None if moved else space


def _entries_of(hypothesis: Claim, position: int, point: Point) -> int:
    """How many further entries an equation between vectors or matrices has."""
    said = getattr(hypothesis, "statements", ())
    shape = said[position].parts[0].shape if said else ()
    return prod(point.height if side == "M" else point.dimension for side in shape) - 1


def _onto(point: Point, hypotheses: Sequence[Claim], numbers: Callable[[Point], Any], depth: int) -> MatrixSpace | None:
    """The space of a point moved onto the first equation that is false there, and onto the next one after that."""
    space = _explicit(point, numbers)
    try:
        for hypothesis in hypotheses:
            for said in try_claim(hypothesis, space):
                if said.failure(False) is None:
                    continue
                if said.relation is not Relation.EQUAL or not depth:
                    return None
                ways = islice(_move_one(point, hypothesis, said.position), _WAYS)
                results = (_onto(moved, hypotheses, numbers, depth - 1) for moved in ways)
                return next((space for space in results if space is not None), None)
        return space
    except (Undefined, Inexpressible):
        return None


def holds_at(hypotheses: Sequence[Claim], space: MatrixSpace) -> bool:
    """Whether all statements of the hypotheses exist and are true in a space of numbers."""
    try:
        return all(item.failure(False) is None for hypothesis in hypotheses for item in try_claim(hypothesis, space))
    except (Undefined, Inexpressible):
        return False


def _move_one(point: Point, hypothesis: Claim, position: int) -> Iterator[Point]:
    """The points that differ from this one in one letter, a scalar if possible, where the first false entry is true."""
    letters = Sampled(point)
    said = try_claim(hypothesis, MatrixSpace(letters, point.dimension, point.zeros, point.height))[position]
    places = [n for n, (_, a, b) in enumerate(pairs(*said.sides)) if (a - b).sign()]
    if not places:
        return
    for letter in sorted(letters.values, key=lambda letter: letter[1] is not None):
        if isinstance(letter[1], tuple) and max(letter[1]) >= _ROWS:
            continue
        try:
            for root in _roots(point, hypothesis, position, places[0], letter):
                if letter[0] == "eps" and root.sign() < 0:
                    continue
                moved = replace(point, fixed={**point.fixed, letter: root})
                if not _gap(hypothesis, position, places[0], _exact(moved)).sign():
                    yield moved
        except (Undefined, Inexpressible):
            continue


def _exact(point: Point) -> MatrixSpace:
    return _explicit(point, Sampled)


def _gap(hypothesis: Claim, position: int, place: int, space: MatrixSpace) -> Any:
    """By how much the sides of an equation differ in one entry."""
    _, a, b = next(islice(pairs(*try_claim(hypothesis, space)[position].sides), place, None))
    return a + (-b)


def _roots(point: Point, hypothesis: Claim, position: int, place: int, letter: tuple[str, Index]) -> list[Surd]:
    space = MatrixSpace(_Line(point, letter), point.dimension, point.zeros, point.height)
    difference: _OnLine = _gap(hypothesis, position, place, space)
    return solutions(difference.vanishing_polynomial())


# Of a free matrix only the first rows and columns are moved: it has so many entries, and each costs as much as all
# products of the equation together.
_ROWS = 2
# An equation with parts of a higher degree is not solved.
_DEGREE = 200
_NONE, _ONE = fmpq_poly([]), fmpq_poly([1])


class _OnLine(Number):
    """(a + b√f)/d with polynomials a, b, f, d in the one letter that moves; f = 0 where there is no root.

    Where d is a number it is 1: without that a sum of many fractions has coefficients that double in length each time.
    """

    __slots__ = ("a", "b", "d", "f")

    def __init__(self, a: fmpq_poly, b: fmpq_poly, f: fmpq_poly, d: fmpq_poly) -> None:
        if max(a.degree(), b.degree(), f.degree(), d.degree()) > _DEGREE:
            raise Inexpressible(f"an equation of a degree beyond {_DEGREE}")
        if d != _ONE and d.degree() == 0:
            a, b, d = a / d[0], b / d[0], _ONE
        self.a, self.b, self.f, self.d = a, b, f if b else _NONE, d

    def _root(self, other: _OnLine) -> fmpq_poly:
        if self.f and other.f and self.f != other.f:
            raise Inexpressible("two square roots in an equation")
        return self.f if self.f else other.f

    def __add__(self, other: _OnLine | fmpq) -> _OnLine:
        if not isinstance(other, _OnLine | fmpq):
            return NotImplemented
        other = _on_line(other)
        if not self.b and not other.b and self.d == other.d == _ONE:
            return _OnLine(self.a + other.a, _NONE, _NONE, _ONE)
        f = self._root(other)
        return _OnLine(self.a * other.d + other.a * self.d, self.b * other.d + other.b * self.d, f, self.d * other.d)

    def __neg__(self) -> _OnLine:
        return _OnLine(-self.a, -self.b, self.f, self.d)

    def __mul__(self, other: _OnLine | fmpq) -> _OnLine:
        if not isinstance(other, _OnLine | fmpq):
            return NotImplemented
        other = _on_line(other)
        if not self.b and not other.b:
            return _OnLine(self.a * other.a, _NONE, _NONE, self.d * other.d)
        f = self._root(other)
        return _OnLine(
            self.a * other.a + self.b * other.b * f, self.a * other.b + self.b * other.a, f, self.d * other.d
        )

    __radd__, __rmul__ = __add__, __mul__

    def inverse(self) -> _OnLine:
        if self.is_zero():
            raise Undefined("division by zero")
        norm = self.a * self.a - self.b * self.b * self.f
        if not norm:
            raise Inexpressible("a number that is 0 for one sign of its root")
        return _OnLine(self.a * self.d, -self.b * self.d, self.f, norm)

    def sqrt(self) -> _OnLine:
        if self.b:
            raise Inexpressible("a root under a root in an equation")
        if self.a.degree() < 1 and self.d.degree() < 1:
            root = Surd({1: self.a[0] / self.d[0]}).sqrt()
            if set(root.parts) <= {1}:
                return _constant(root)
        return _OnLine(_NONE, _ONE, self.a * self.d, self.d)

    def function(self, name: str) -> _OnLine:
        if self.b or self.a.degree() > 0 or self.d.degree() > 0:
            raise Inexpressible("a function of the letter that an equation is solved for")
        return _constant(Surd({1: self.a[0] / self.d[0]}).function(name))

    def plain(self) -> _OnLine | fmpq:
        """A rational number as such, anything else as it is."""
        return self.a[0] if self.a.degree() < 1 and not self.b and self.d == _ONE else self

    def is_zero(self) -> bool:
        return not self.a and not self.b

    def vanishing_polynomial(self) -> fmpq_poly:
        """A polynomial that is 0 wherever this is."""
        return self.a * self.a - self.b * self.b * self.f if self.b else self.a


class _Line(Sampled):
    """The numbers of an explicit space in which one letter moves and the others stay at a point."""

    def __init__(self, point: Point, letter: tuple[str, Index]) -> None:
        super().__init__(point)
        self._letter = letter

    def number(self, x: Any) -> _OnLine:
        return _on_line(x)

    def free(self, name: str, index: Index, nonzero: bool) -> _OnLine:
        if (name, index) == self._letter:
            return _OnLine(fmpq_poly([0, 1]), _NONE, _NONE, _ONE)
        return _constant(super().free(name, index, nonzero))

    def enclose(self, value: _OnLine) -> Any:
        raise Inexpressible("the derivative of a root of what is 0, in an equation")

    def critical_point(self, gains: list[Any]) -> _OnLine:
        raise Inexpressible("a critical point in an equation")


def _constant(value: Surd) -> _OnLine:
    if set(value.parts) - {1}:
        raise Inexpressible("an irrational coefficient")
    return _OnLine(fmpq_poly([value.parts.get(1, fmpq(0))]), _NONE, _NONE, _ONE)


def _on_line(x: _OnLine | fmpq) -> _OnLine:
    return x if isinstance(x, _OnLine) else _OnLine(fmpq_poly([x]), _NONE, _NONE, _ONE)

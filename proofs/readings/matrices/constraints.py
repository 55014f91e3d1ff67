"""Points that satisfy hypotheses: an order is tested, an equation is solved for one of the letters."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from itertools import islice, product
from math import prod
from typing import Any

from flint import fmpq, fmpq_poly

from lnverify.proofs.expressions import Expression, variables
from lnverify.proofs.readings.matrices.plain import try_claim
from lnverify.proofs.readings.matrices.points import Index, Point, Sampled, solutions
from lnverify.proofs.readings.matrices.reals import Reals, precision
from lnverify.proofs.readings.matrices.space import MatrixSpace
from lnverify.proofs.readings.matrices.surds import Number, Surd
from lnverify.proofs.readings.matrices.truth import pairs
from lnverify.proofs.recording import Recorded, indices, record
from lnverify.proofs.statements import Relation
from lnverify.proofs.values import Inexpressible, Undefined
from lnverify.proofs.vocabulary import ZEROS_GAIN, Claim

# The points of so many sets of hypotheses are kept, and so many spaces of points.
_SETS, _SPACES = 20, 1000


def satisfy(point: Point, hypotheses: Sequence[Claim], numbers: Callable[[Point], Any] = Sampled) -> MatrixSpace | None:
    """The space of a point at which all hypotheses are true, moved onto the equations among them, or None.

    Args:
        point: where to begin.
        hypotheses: functions of a space.
        numbers: what the entries of the space are, made from a point; where exact numbers cannot tell whether the
            hypotheses are true, balls do.
    """
    assumed = list(map(record, hypotheses))
    names = tuple(indices(*assumed))
    moved = _move(point, assumed, names)
    # What is tried there may name other indices: the space is of its own.
    return None if moved is None else _space(moved, numbers(moved), names)


class Letters:
    """The letters that nodes of claims use: points with the same values for them are alike.

    Attributes:
        indices: the names of the indices, in their order.
        have_zeros: whether there are zero gains.
        have_height: whether something has M entries.
    """

    def __init__(self, nodes: Iterable[Expression]) -> None:
        own = dict.fromkeys(nodes)
        self._variables = list(variables(own))
        self.indices = tuple(dict.fromkeys(node.parts[-1] for node in own if node.operation in ("basis", "entry")))
        self.have_zeros = any(node.operation == "zeros_gain" for node in self._variables)
        self.have_height = any("M" in (node.shape or ()) or node.parts == ("M",) for node in own)
        # How many entries there are depends on N, k and M, where the claims speak of them.
        self._entries: dict[Hashable, list[tuple[str, Index]]] = {}

    def values_at(self, point: Point) -> Hashable:
        """What two points share where all letters have the same values at both."""
        size = point.dimension, self.have_zeros and point.zeros, self.have_height and point.height
        if size not in self._entries:
            self._entries[size] = list(self.entries(point))
        return size, point.values_of(self._entries[size])

    def entries(self, point: Point) -> Iterator[tuple[str, Index]]:
        """Each entry that is free at a point: its letter and its place."""
        for variable in self._variables:
            lengths = [range(point.height if side == "M" else point.dimension) for side in variable.shape or ()]
            if variable.operation == "zeros_gain":
                yield from ((ZEROS_GAIN, n) for n in range(point.dimension - point.zeros))
            elif len(lengths) == 2:
                yield from ((variable.parts[0], (i, j)) for i, j in product(*lengths))
            elif lengths:
                yield from ((variable.parts[0], n) for n in lengths[0])
            else:
                yield variable.parts[0], None


class Places:
    """The spaces of points that satisfy hypotheses, as `satisfy` has them; points with the same values move alike.

    Args:
        hypotheses: what is true there.
        names: the indices of what is tried there: all that names the same ones shares a space where nothing was moved.
    """

    def __init__(self, hypotheses: tuple[Recorded, ...], names: tuple[str, ...]) -> None:
        self._hypotheses = hypotheses
        self._names = names
        self._letters = Letters(node for hypothesis in hypotheses for node in hypothesis.nodes)
        # Where a point was moved, by the values there, and the spaces of points.
        self._moved: dict[Hashable, Point | None] = {}
        self._spaces: dict[Hashable, MatrixSpace | None] = {}

    def space(self, point: Point, numbers: Callable[[Point], Any], patiently: bool = False) -> MatrixSpace | None:
        """The space of a point, or None.

        Args:
            point: where to begin.
            numbers: as of `satisfy`.
            patiently: whether an equation is solved for a second letter, and a third, where the first leads nowhere.
        """
        if (own := (point.key, numbers, patiently)) not in self._spaces:
            if (moved := self._move(point, patiently)) is not None:
                point = replace(point, fixed=moved.fixed) if moved.fixed else point
            self._spaces[own] = None if moved is None else _explicit(point, numbers, self._names)
        return self._spaces[own]

    def _move(self, point: Point, patiently: bool) -> Point | None:
        if patiently:
            with precision():
                ways = (_onto(point, self._hypotheses, it, self._names, _EQUATIONS) for it in (Sampled, Reals))
                return next(filter(None, ways), None)
        if (values := self._letters.values_at(point)) not in self._moved:
            self._moved[values] = _move(point, self._hypotheses, self._names)
        return self._moved[values]


@lru_cache(maxsize=_SETS)
def places(hypotheses: tuple[Recorded, ...], names: tuple[str, ...]) -> Places:
    """Those of some hypotheses: a claim and its near misses share them."""
    return Places(hypotheses, names)


# So many letters are tried that an equation may be solved for, and so many equations are solved one after another.
_WAYS, _EQUATIONS = 3, 4


def _space(point: Point, numbers: Any, names: tuple[str, ...]) -> MatrixSpace:
    return MatrixSpace(numbers, point.dimension, point.zeros, point.height, names)


def _explicit(point: Point, numbers: Callable[[Point], Any], names: tuple[str, ...]) -> MatrixSpace:
    """The space of a point: one for all with the same names of indices, unless something is fixed there."""
    return _space(point, numbers(point), names) if point.fixed else _shared_space(point.key, numbers, names)


@lru_cache(maxsize=_SPACES)
def _shared_space(key: tuple[Any, ...], numbers: Callable[[Point], Any], names: tuple[str, ...]) -> MatrixSpace:
    dimension, zeros, number, rule, rows = key
    point = Point(dimension, zeros, number, {}, rule, rows=rows)
    return _space(point, numbers(point), names)


def _move(point: Point, hypotheses: Sequence[Recorded], names: tuple[str, ...]) -> Point | None:
    """The point moved onto hypotheses, or None."""
    try:
        return _move_in(Sampled, point, hypotheses, names)
    except Inexpressible:
        with suppress(Inexpressible), precision():
            return _move_in(Reals, point, hypotheses, names)
    return None


def _move_in(
    numbers: Callable[[Point], Any], point: Point, hypotheses: Sequence[Recorded], names: tuple[str, ...]
) -> Point | None:
    """
    Raises:
        Inexpressible: where these numbers cannot tell whether a hypothesis is true.
    """
    space, start = _explicit(point, numbers, names), point
    try:
        for hypothesis in hypotheses:
            for said in try_claim(hypothesis, space):
                if said.failure(False) is None:
                    continue
                if said.relation is not Relation.EQUAL:
                    return None
                point = next(_move_one(point, hypothesis, said.position, names))
                space = _explicit(point, numbers, names)
                # Of an equation between vectors one entry after another is solved.
                for _ in range(_entries_of(hypothesis, said.position, point)):
                    if try_claim(hypothesis, space)[said.position].failure(False) is None:
                        break
                    point = next(_move_one(point, hypothesis, said.position, names))
                    space = _explicit(point, numbers, names)
        return point if point is start or _all_hold(hypotheses, space) else None
    except (Undefined, StopIteration):
        return None


def _entries_of(hypothesis: Recorded, position: int, point: Point) -> int:
    """How many further entries an equation between vectors or matrices has."""
    shape = hypothesis.statements[position].parts[0].shape or ()
    return prod(point.height if side == "M" else point.dimension for side in shape) - 1


def _onto(
    point: Point, hypotheses: Sequence[Claim], numbers: Callable[[Point], Any], names: tuple[str, ...], depth: int
) -> Point | None:
    """The point moved onto the first equation that is false there, and onto the next one after that."""
    space = _explicit(point, numbers, names)
    try:
        for hypothesis in hypotheses:
            for said in try_claim(hypothesis, space):
                if said.failure(False) is None:
                    continue
                if said.relation is not Relation.EQUAL or not depth:
                    return None
                ways = islice(_move_one(point, hypothesis, said.position, names), _WAYS)
                return next(filter(None, (_onto(moved, hypotheses, numbers, names, depth - 1) for moved in ways)), None)
        return point
    except (Undefined, Inexpressible):
        return None


def holds_at(hypotheses: Sequence[Claim], space: MatrixSpace) -> bool:
    """Whether all statements of the hypotheses exist and are true in a space of numbers."""
    try:
        return _all_hold(hypotheses, space)
    except (Undefined, Inexpressible):
        return False


def _all_hold(hypotheses: Sequence[Claim], space: MatrixSpace) -> bool:
    return all(item.failure(False) is None for hypothesis in hypotheses for item in try_claim(hypothesis, space))


def _move_one(point: Point, hypothesis: Claim, position: int, names: tuple[str, ...]) -> Iterator[Point]:
    """The points that differ from this one in one letter, a scalar if possible, where the first false entry is true."""
    letters = Sampled(point)
    said = try_claim(hypothesis, _space(point, letters, names))[position]
    places = [n for n, (_, a, b) in enumerate(pairs(*said.sides)) if (a - b).sign()]
    if not places:
        return
    for letter in sorted(letters.values, key=lambda letter: letter[1] is not None):
        if isinstance(letter[1], tuple) and max(letter[1]) >= _ROWS:
            continue
        try:
            line = _space(point, _Line(point, letter), names)
            difference: _OnLine = _gap(hypothesis, position, places[0], line)
            for root in solutions(difference.vanishing_polynomial()):
                if letter[0] == "eps" and root.sign() < 0:
                    continue
                moved = replace(point, fixed={**point.fixed, letter: root})
                if not _gap(hypothesis, position, places[0], _space(moved, Sampled(moved), names)).sign():
                    yield moved
        except (Undefined, Inexpressible):
            continue


def _gap(hypothesis: Claim, position: int, place: int, space: MatrixSpace) -> Any:
    """By how much the sides of an equation differ in one entry."""
    _, a, b = next(islice(pairs(*try_claim(hypothesis, space)[position].sides), place, None))
    return a + (-b)


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
        is_plain = d is _ONE and b is _NONE  # as most are
        if (a.degree() if is_plain else max(each.degree() for each in (a, b, f, d))) > _DEGREE:
            raise Inexpressible(f"an equation of a degree beyond {_DEGREE}")
        if not is_plain and d != _ONE and d.degree() == 0:
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
            d = _ONE if self.d == other.d == _ONE else self.d * other.d
            return _OnLine(self.a * other.a, _NONE, _NONE, d)
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

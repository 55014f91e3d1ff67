"""The value of a tree at a point, from the definitions alone: it shares no code with the package.

A derivative is that of the expression as a function of its free letters: hypotheses do not tie them. It is taken
with dual numbers: the letter is given one direction an entry, and the expression is evaluated again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import count
from random import Random
from typing import Any

import reals
from reals import Dual, Meaningless, Vacuous, parts
from trees import Tree, nodes

_tags = count(1)
# At so many other points a radicand is looked at, to see whether it is 0 there as well.
_ELSEWHERE = 3


@dataclass
class Point:
    """Dimensions and a value for each free letter, a list for a vector, a list of rows for a matrix.

    Attributes:
        dimension: N.
        values: by letter; of an index n its place is that of "index", n.
        choice: which of the critical points is meant, counted from the least, around the end.
        height: M.
    """

    dimension: int
    values: dict[Any, Any]
    choice: int = 0
    height: int = 1

    @property
    def is_exact(self) -> bool:
        """Whether all values are fractions."""
        return all(type(x) is Fraction for v in self.values.values() for x in flat(v))

    def moved(self, letter: str, value: Any) -> Point:
        """The point with another value of a letter."""
        return replace(self, values={**self.values, letter: value})


def flat(value: Any) -> Iterator[Any]:
    """The numbers of a value, row by row."""
    if isinstance(value, list):
        for part in value:
            yield from flat(part)
    else:
        yield value


def like(value: Any, numbers: Iterable[Any]) -> Any:
    """Numbers in the shape of a value."""
    numbers = iter(numbers)
    return [like(part, numbers) for part in value] if isinstance(value, list) else next(numbers)


def evaluate(tree: Tree, at: Point) -> Any:
    """A number, a list of numbers or a list of rows.

    Raises:
        Meaningless: where the value does not exist.
    """
    name, *inner = tree
    if not inner and name in at.values:
        return at.values[name]
    if name in _SPECIAL:
        return _SPECIAL[name](at, *inner)
    values = [evaluate(part, at) if isinstance(part, tuple) else part for part in inner]
    return _ACTIONS[name](*values)


# -- sums and products of any kind ---------------------------------------------------------------------


def _add(x: Any, y: Any) -> Any:
    return [_add(p, q) for p, q in zip(x, y, strict=True)] if isinstance(x, list) else x + y


def _times(c: Any, x: Any) -> Any:
    """c·x for a number c, or entry by entry for two lists."""
    if isinstance(c, list) and isinstance(x, list):
        return [_times(p, q) for p, q in zip(c, x, strict=True)]
    if isinstance(c, list):
        c, x = x, c
    return [_times(c, p) for p in x] if isinstance(x, list) else c * x


def _each(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of a number, taken of each number of a value."""
    return lambda x, *more: like(x, (function(p, *more) for p in flat(x)))


_inverse = _each(reals.inverse)


def _total(entries: Any) -> Any:
    return sum(entries, Fraction(0))


def _dot(u: list[Any], v: list[Any]) -> Any:
    return _total(p * q for p, q in zip(u, v, strict=True))


def _transposed(A: list[list[Any]]) -> list[list[Any]]:
    return [list(column) for column in zip(*A, strict=True)]


def _apply(A: list[list[Any]], x: Any) -> Any:
    if isinstance(x[0], list):
        columns = _transposed(x)
        return [[_dot(row, column) for column in columns] for row in A]
    return [_dot(row, x) for row in A]


def _product(v: list[Any]) -> Any:
    total: Any = Fraction(1)
    for entry in v:
        total = total * entry
    return total


def _diag(v: list[Any]) -> list[list[Any]]:
    return [[entry if i == j else Fraction(0) for j in range(len(v))] for i, entry in enumerate(v)]


def _drazin(v: list[Any]) -> list[Any]:
    if any(type(entry) is Dual and reals.is_zero(entry) for entry in v):
        raise Meaningless("a Drazin inverse has no derivative at zero")
    return [Fraction(0) if reals.is_zero(entry) else reals.inverse(entry) for entry in v]


_ACTIONS: dict[str, Callable[..., Any]] = {
    "rational": Fraction,
    "add": _add,
    "sub": lambda x, y: _add(x, _times(-1, y)),
    "neg": lambda x: _times(-1, x),
    "mul": _times,
    "div": lambda x, y: _times(x, _inverse(y)),
    "power": _each(reals.power),
    "apply": _apply,
    "exp": _each(reals.exponential),  # conditions speak of 2ᴺ so
    "log": _each(reals.logarithm),
    "tanh": _each(reals.tanh),
    "T": _transposed,
    "let": lambda *named: named[-1],
    "tamed": _each(lambda x: x * reals.inverse(1 + x * x)),
    "unit": lambda v: _times(reals.inverse(reals.root(1 + _dot(v, v))), v),
    "direction": lambda v: _times(reals.inverse(reals.root(_dot(v, v))), v),
    "dot": _dot,
    "sum": _total,
    "product": _product,
    "trace": lambda A: _total(row[i] for i, row in enumerate(A)),
    "det": reals.determinant,
    "drazin": _drazin,
    "diag": _diag,
    "outer": lambda u, v: [[p * q for q in v] for p in u],
}

# -- what needs the point ------------------------------------------------------------------------------


def _critical_point(at: Point, gain: Tree) -> Any:
    gains = evaluate(gain, at)
    roots = reals.critical_points([reals.primal(h) for h in gains])
    if not roots:
        raise Vacuous("there is no critical point")
    return reals.follow(gains, roots[at.choice % len(roots)])


def _sqrt(at: Point, x: Tree) -> Any:
    """√v: a derivative at 0 exists only where v does not depend on what is moved."""
    value = evaluate(x, at)
    entries = value if isinstance(value, list) else [value]
    if any(type(entry) is Dual and reals.is_zero(entry) for entry in entries):
        fixed = _is_always_zero(at, x)
        entries = [Fraction(0) if still and reals.is_zero(entry) else entry
                   for entry, still in zip(entries, fixed, strict=True)]  # fmt: skip
    roots = [reals.root(entry) for entry in entries]
    return roots if isinstance(value, list) else roots[0]


def _is_always_zero(at: Point, x: Tree) -> list[bool]:
    """Whether the entries of a value are 0 wherever the letters that are moved may be."""
    random, result = Random(1), []
    while len(result) < _ELSEWHERE:
        values = {letter: _elsewhere(random, value) for letter, value in at.values.items()}
        result.append([reals.is_zero(entry) for entry in flat(evaluate(x, replace(at, values=values)))])
    return [all(entry) for entry in zip(*result, strict=True)]


def _elsewhere(random: Random, value: Any) -> Any:
    """A number, or the numbers of a list, drawn anew where it is moved."""
    if isinstance(value, list):
        return [_elsewhere(random, entry) for entry in value]
    return Fraction(random.randint(1, 99), 7) if type(value) is Dual else value


def _directions(letter: Tree, at: Point) -> tuple[Any, int]:
    """The value of a letter with a direction for each of its entries, and the tag of these."""
    tag, value = next(_tags), at.values[letter[0]]
    entries = [*flat(value)]
    unit = [[Fraction(int(i == j)) for j in range(len(entries))] for i in range(len(entries))]
    return like(value, (Dual(x, slopes, tag) for x, slopes in zip(entries, unit, strict=True))), tag


def _slopes(value: Any, moved: Any, tag: int) -> Any:
    """The slopes of a number, in the shape of the letter that is moved."""
    return like(moved, parts(value, tag)[1] or [Fraction(0)] * len([*flat(moved)]))


def _gradient(at: Point, x: Tree, letter: Tree) -> Any:
    moved, tag = _directions(letter, at)
    return _slopes(evaluate(x, at.moved(letter[0], moved)), moved, tag)


def _jacobian(at: Point, f: Tree, letter: Tree) -> Any:
    moved, tag = _directions(letter, at)
    return [_slopes(entry, moved, tag) for entry in evaluate(f, at.moved(letter[0], moved))]


_SPECIAL: dict[str, Callable[..., Any]] = {
    "N": lambda at: Fraction(at.dimension),
    "ones": lambda at: [Fraction(1)] * at.dimension,
    "identity": lambda at: _diag([Fraction(1)] * at.dimension),
    "M": lambda at: Fraction(at.height),
    "ones_M": lambda at: [Fraction(1)] * at.height,
    "identity_M": lambda at: _diag([Fraction(1)] * at.height),
    "basis": lambda at, index: [Fraction(int(n == at.values["index", index])) for n in range(at.dimension)],
    "entry": lambda at, v, index: evaluate(v, at)[at.values["index", index]],
    "critical_point": _critical_point,
    "sqrt": _sqrt,
    "gradient": _gradient,
    "jacobian": _jacobian,
    "derivative": _gradient,
}

# -- relations -----------------------------------------------------------------------------------------


def is_true(relation: Tree, at: Point) -> bool:
    """Whether a relation holds at a point.

    Raises:
        Meaningless: where a side does not exist.
    """
    name, *sides = relation
    values = [[*flat(evaluate(side, at))] for side in sides]
    if name == "positive":
        return all(reals.compare(x, Fraction(0)) > 0 for x in values[0])
    if name == "nonzero":
        return all(reals.compare(x, Fraction(0)) for x in values[0])
    compared = [reals.compare(x, y) for x, y in zip(*values, strict=True)]
    if name == "at_most":
        return all(x <= 0 for x in compared)
    return any(compared) if name == "differ" else not any(compared)


def choices(*relations: Tree) -> int:
    """How many choices of critical points have to be tried: none beyond one where there is no such point."""
    named = any(node[0] == "critical_point" for r in relations for side in r[1:] for node in nodes(side))
    return 3 if named else 1

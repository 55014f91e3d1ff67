"""Plain evaluation: what a claim says at a point, in numbers that do not remember how they were made.

A search for a witness looks at thousands of points, and needs numbers alone: a scalar is a number, a vector a list, a
matrix a list of rows; a number is a rational one of FLINT, or a sum of roots where it is irrational. It shares no
arithmetic with the explicit space: a derivative is worked out forwards, with what it depends on. Second derivatives,
those of critical points, and points at which a root has no derivative are left to that space.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial, reduce
from itertools import count
from operator import add, neg, sub
from typing import Any, NamedTuple

from flint import fmpq

from lnverify.proofs.expressions import Expression, fold, in_order, without_names
from lnverify.proofs.readings.matrices.points import Sampled
from lnverify.proofs.readings.matrices.space import LARGEST_DETERMINANT, Explicit
from lnverify.proofs.readings.matrices.surds import Surd
from lnverify.proofs.readings.matrices.truth import failure_of, failure_of_numbers
from lnverify.proofs.recording import Recorded
from lnverify.proofs.statements import Relation, statements
from lnverify.proofs.values import Inexpressible, Undefined
from lnverify.proofs.vocabulary import Claim

_DERIVATIVES = ("jacobian", "gradient", "derivative")
_FUNCTIONS = ("sqrt", "exp", "log", "tanh")
_ZERO, _ONE = fmpq(0), fmpq(1)
# Powers of powers have numbers without end.
_LONGEST = 100_000

Step = Callable[[Explicit, list[Any]], Any]


class Tried(NamedTuple):
    """A statement at a point.

    Attributes:
        position: its number among the statements, from 0.
        relation: what it says of its sides.
        name: its name as a step, or "".
        failure: tells what is wrong with it, or None; takes `unsure`, as `failure_of` does.
    """

    position: int
    relation: Relation
    name: str
    failure: Callable[[bool], str | None]


def tried(claim: Claim, space: Explicit) -> list[Tried]:
    """The statements of a claim at a point.

    Args:
        claim: a function of a space, or what was recorded of one.
        space: the space of a point; it meets the claim's letters.

    Raises:
        Undefined, Inexpressible: where a value does not exist, or cannot be told.
    """
    steps = _steps(claim) if isinstance(claim, Recorded) else None
    if steps is None or not isinstance(claim, Recorded) or type(space.numbers) is not Sampled:
        return _tried_explicitly(claim, space)
    made: list[Any] = []
    try:
        for step in steps:
            made.append(step(space, made))
    except _NoSlope:
        return _tried_explicitly(claim, space)
    return [
        Tried(index, relation, name, partial(_failure, relation, made[sides[0]], made[sides[-1]]))
        for index, (relation, name, sides) in enumerate(zip(claim.relations, claim.names, claim.places, strict=True))
    ]


def _failure(relation: Relation, left: Any, right: Any, unsure: bool) -> str | None:
    if relation is Relation.EQUAL and _same(left, right):
        return None
    return failure_of_numbers(relation, _surds(left), _surds(right), unsure)


def _same(left: Any, right: Any) -> bool:
    """Whether two values are the same rational numbers."""
    if isinstance(left, list):
        return all(map(_same, left, right))
    return type(left) is fmpq and type(right) is fmpq and left == right


def _surds(value: Any) -> Any:
    return [_surds(x) for x in value] if isinstance(value, list) else _surd(value)


def _surd(x: fmpq | Surd) -> Surd:
    return x if isinstance(x, Surd) else Surd({1: x})


def _plain(x: Surd) -> fmpq | Surd:
    """A rational number as such."""
    if not x.parts:
        return _ZERO
    return x.parts[1] if len(x.parts) == 1 and 1 in x.parts else x


def _tried_explicitly(claim: Claim, space: Explicit) -> list[Tried]:
    found = enumerate(statements(claim(space)))
    return [Tried(index, item.relation, item.name, partial(failure_of, item)) for index, item in found]


class _NoSlope(Exception):
    """A derivative that is not worked out here."""


@lru_cache(maxsize=512)
def _steps(claim: Recorded) -> list[Step] | None:
    """The steps of a claim, one for each of its nodes; None where a derivative in it is not worked out here."""
    place = {node: number for number, node in enumerate(claim.nodes)}
    try:
        return [_step(node, place) for node in claim.nodes]
    except _NoSlope:
        return None


def _step(node: Expression, place: Mapping[Expression, int]) -> Step:
    operation, parts, kinds = node.operation, node.parts, [part.kind for part in node.operands]
    inner = [place[part] for part in node.operands]
    if operation in ("add", "sub", "mul", "div", "matmul", "outer", "dot"):
        work = _binary(operation, *kinds)
        i, j = inner
        return lambda space, made: work(made[i], made[j])
    if operation in _DERIVATIVES:
        return _derivative(node, place)
    if operation == "let":
        return lambda space, made: made[inner[0]]
    if operation == "pow":
        exponent = parts[1]
        power = _entrywise(lambda x: _power(x, exponent), node.kind)
        if exponent == 0:
            return lambda space, made: _filled(made[inner[0]], _ONE)
        return lambda space, made: power(made[inner[0]])
    if operation == "entry":
        name = parts[1]
        return lambda space, made: made[inner[0]][_place_of(space, name)]
    if operation == "critical_point":
        return lambda space, made: _plain(space.numbers.critical_point(_surds(made[inner[0]])))
    if operation in _FUNCTIONS:
        function = _entrywise(lambda x: _applied(operation, x), node.kind)
        return lambda space, made: function(made[inner[0]])
    if operation in ("diag", "product", "sum", "trace", "det"):
        of_space = {"diag": _diagonal, "product": _product, "sum": _sum, "trace": _trace, "det": _determinant}[
            operation
        ]
        return lambda space, made: of_space(space, made[inner[0]])
    if operation in _UNARY or operation in ("neg", "drazin"):
        unary = _UNARY.get(operation) or _entrywise(neg if operation == "neg" else _drazin, node.kind)
        return lambda space, made: unary(made[inner[0]])
    return _leaf(node)


def _leaf(node: Expression) -> Step:
    """What has no parts; the space keeps which letters were met, and gives them their numbers."""
    operation, parts, shape = node.operation, node.parts, node.shape or ()
    match operation:
        case "rational":
            numerator, denominator = parts
            return lambda space, made: _number(numerator, denominator)
        case "dimension":
            return lambda space, made: fmpq(space.length(parts[0]))
        case "scalar":
            return lambda space, made: _plain(space.scalar(parts[0]).entry.value)
        case "ones":
            return lambda space, made: [_ONE] * space.length(shape[0])
        case "identity":
            return lambda space, made: _diagonal(space, [_ONE] * space.length(shape[0]))
        case "vector":
            return lambda space, made: [_plain(entry.value) for entry in space.vector_in(parts[0], shape[0]).entries]
        case "matrix":
            return lambda space, made: [[_plain(e.value) for e in row] for row in space.matrix(parts[0], *shape).rows]
    return lambda space, made: [_plain(entry.value) for entry in getattr(space, operation)(*parts).entries]


def _number(numerator: int, denominator: int) -> fmpq:
    if not denominator:
        raise Undefined("division by zero")
    return fmpq(numerator, denominator)


def _filled(like: Any, number: Any) -> Any:
    return [number] * len(like) if isinstance(like, list) else number


def _place_of(space: Explicit, name: str) -> int:
    space.basis(name)
    return space.indices[name] - 1


# -- operations -----------------------------------------------------------------------------------------


def _times(a: Any, b: Any) -> Any:
    found = a * b
    if type(found) is fmpq and found.p.bit_length() > _LONGEST:
        raise Inexpressible(f"a number of more than {_LONGEST} bits")
    return found


def _inverse(x: Any) -> Any:
    if type(x) is not fmpq:
        return x.inverse()
    if not x:
        raise Undefined("division by zero")
    return 1 / x


def _applied(name: str, x: Any) -> Any:
    if isinstance(x, _Dual):
        return getattr(x, name)()
    return _plain(getattr(_surd(x), name)())


def _is_zero(x: Any) -> bool:
    return not x if type(x) is fmpq else bool(x.is_zero())


def _entrywise(work: Callable[[Any], Any], kind: str) -> Callable[[Any], Any]:
    if kind == "scalar":
        return work
    if kind == "vector":
        return lambda v: [work(x) for x in v]
    return lambda A: [[work(x) for x in row] for row in A]


def _binary(operation: str, left: str, right: str) -> Callable[[Any, Any], Any]:
    if operation == "dot":
        return _inner
    if operation == "outer":
        return lambda u, v: [[_times(a, b) for b in v] for a in u]
    if operation == "matmul":
        if right == "vector":
            return lambda A, v: [_inner(row, v) for row in A]
        return _composed
    if operation == "div":
        if right == "scalar":
            scaled = _binary("mul", "scalar", left)
            return lambda a, c: scaled(_inverse(c), a)
        return lambda u, v: [_times(a, b) for a, b in zip(u, [_inverse(b) for b in v], strict=True)]
    if operation == "mul" and left == "scalar":
        if right == "scalar":
            return _times
        if right == "vector":
            return lambda c, v: [_times(c, a) for a in v]
        return lambda c, A: [[_times(c, a) for a in row] for row in A]
    work: Callable[[Any, Any], Any] = {"add": add, "sub": sub, "mul": _times}[operation]
    if left == "scalar":
        return work
    if left == "vector":
        return lambda u, v: [work(a, b) for a, b in zip(u, v, strict=True)]
    return lambda A, B: [[work(a, b) for a, b in zip(p, q, strict=True)] for p, q in zip(A, B, strict=True)]


def _total(numbers: list[Any]) -> Any:
    return reduce(add, numbers)


def _inner(u: list[Any], v: list[Any]) -> Any:
    return _total(list(map(_times, u, v)))


def _composed(A: list[list[Any]], B: list[list[Any]]) -> list[list[Any]]:
    columns = list(zip(*B, strict=True))
    return [[_total(list(map(_times, row, column))) for column in columns] for row in A]


def _power(x: Any, exponent: int) -> Any:
    if exponent < 0:
        return _power(_inverse(x), -exponent)
    result, square = None, x
    while exponent:
        if exponent & 1:
            result = square if result is None else _times(result, square)
        exponent >>= 1
        square = _times(square, square) if exponent else square
    return result


def _drazin(x: Any) -> Any:
    if not _is_zero(x):
        return _inverse(x)
    if isinstance(x, _Dual) and x.slopes:
        raise _NoSlope
    return x


def _diagonal(space: Explicit, v: list[Any]) -> list[list[Any]]:
    zero = _like(_ZERO, v)
    return [[x if i == j else zero for j in range(len(v))] for i, x in enumerate(v)]


def _like(number: Any, others: list[Any]) -> Any:
    """A number as what others are: one that has a slope of 0 where they have slopes."""
    return _Dual(number, {}) if others and isinstance(others[0], _Dual) else number


def _sum(space: Explicit, v: list[Any]) -> Any:
    return _total(v)


def _product(space: Explicit, v: list[Any]) -> Any:
    return reduce(_times, v)


def _trace(space: Explicit, A: list[list[Any]]) -> Any:
    return _total([row[n] for n, row in enumerate(A)])


def _determinant(space: Explicit, A: list[list[Any]]) -> Any:
    """By expansion along rows: each minor, a set of columns, is worked out once."""
    if len(A) > LARGEST_DETERMINANT:
        raise Inexpressible(f"a determinant of more than {LARGEST_DETERMINANT} rows, entry by entry")
    minors: dict[int, Any] = {0: None}
    for row in A:
        larger: dict[int, Any] = {}
        for columns, minor in minors.items():
            for column, entry in enumerate(row):
                if not columns >> column & 1:
                    term = entry if minor is None else _times(minor, entry)
                    term = -term if (columns >> column).bit_count() % 2 else term
                    wider = columns | 1 << column
                    larger[wider] = larger[wider] + term if wider in larger else term
        minors = larger
    (result,) = minors.values()
    return result


_UNARY: dict[str, Callable[[Any], Any]] = {"transpose": lambda A: [list(column) for column in zip(*A, strict=True)]}


# -- derivatives ----------------------------------------------------------------------------------------


class _Dual:
    """A number and its slopes: the derivative at each entry of a variable, by its number; 0 where there is none."""

    __slots__ = ("slopes", "value")

    def __init__(self, value: Any, slopes: dict[int, Any]) -> None:
        self.value = value
        self.slopes = slopes

    def _with(self, value: Any, factor: Any) -> _Dual:
        return _Dual(value, {i: _times(slope, factor) for i, slope in self.slopes.items()})

    def __add__(self, other: _Dual) -> _Dual:
        return _Dual(self.value + other.value, _merged(self.slopes, other.slopes))

    def __sub__(self, other: _Dual) -> _Dual:
        return self + -other

    def __neg__(self) -> _Dual:
        return _Dual(-self.value, {i: -slope for i, slope in self.slopes.items()})

    def __mul__(self, other: _Dual) -> _Dual:
        value = _times(self.value, other.value)
        return _Dual(value, _merged(self._with(value, other.value).slopes, other._with(value, self.value).slopes))

    def inverse(self) -> _Dual:
        value = _inverse(self.value)
        return self._with(value, -_times(value, value))

    def sqrt(self) -> _Dual:
        value = _applied("sqrt", self.value)
        if not self.slopes:
            return _Dual(value, {})
        if _is_zero(value):
            raise _NoSlope
        return self._with(value, _inverse(value + value))

    def exp(self) -> _Dual:
        value = _applied("exp", self.value)
        return self._with(value, value)

    def log(self) -> _Dual:
        return self._with(_applied("log", self.value), _inverse(self.value))

    def tanh(self) -> _Dual:
        value = _applied("tanh", self.value)
        square = _times(value, value)
        return _Dual(value, {i: slope - _times(square, slope) for i, slope in self.slopes.items()})

    def is_zero(self) -> bool:
        """Whether its value is 0."""
        return _is_zero(self.value)


def _merged(slopes: dict[int, Any], others: dict[int, Any]) -> dict[int, Any]:
    if not slopes or not others:
        return slopes or others
    found = dict(slopes)
    for i, slope in others.items():
        found[i] = found[i] + slope if i in found else slope
    return found


def _derivative(node: Expression, place: Mapping[Expression, int]) -> Step:
    of, at = node.operands
    variable = without_names(at)
    depends = fold(in_order(of), lambda part, inner: part is variable or any(x is True for x in inner))
    moving = [part for part in depends if depends[part]]
    if any(part.operation in (*_DERIVATIVES, "critical_point") for part in moving):
        raise _NoSlope
    steps = [(place[part], _step(part, place)) for part in moving if part is not variable]
    fixed = {place[part] for moved in moving for part in moved.operands if not depends[part]}

    def work(space: Explicit, made: list[Any]) -> Any:
        local = list(made)
        for i in fixed:
            local[i] = _dual(made[i])
        start = made[place[variable]]
        local[place[variable]] = _seeds(start, _ONE)
        for i, step in steps:
            local[i] = step(space, local)
        found = local[place[of]] if depends[of] else _dual(made[place[of]])
        zero = _ZERO
        if node.operation == "jacobian":
            return [[x.slopes.get(i, zero) for i in range(len(start))] for x in found]
        return _slopes_like(start, found.slopes, zero)

    return work


def _dual(value: Any) -> Any:
    return [_dual(x) for x in value] if isinstance(value, list) else _Dual(value, {})


def _seeds(variable: Any, one: Any) -> Any:
    """A variable with the slope 1 at each of its own entries, which are numbered by rows."""
    if not isinstance(variable, list):
        return _Dual(variable, {0: one})
    numbers = count()
    return [
        [_Dual(x, {next(numbers): one}) for x in row] if isinstance(row, list) else _Dual(row, {next(numbers): one})
        for row in variable
    ]


def _slopes_like(variable: Any, slopes: dict[int, Any], zero: Any) -> Any:
    if not isinstance(variable, list):
        return slopes.get(0, zero)
    numbers = count()
    return [
        [slopes.get(next(numbers), zero) for _ in row] if isinstance(row, list) else slopes.get(next(numbers), zero)
        for row in variable
    ]

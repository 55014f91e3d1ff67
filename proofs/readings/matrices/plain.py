"""What a claim says where its letters have numbers: the expression tree, entry by entry, on lists.

A scalar is a number, a vector a list, a matrix a list of rows; a number is a rational one of FLINT, or one of the
space: a sum of roots, a ball, a fraction in free symbols, a residue. Neither the vocabulary nor the values of the other
readings are used, so that an error in them is seen here. A derivative is worked out forwards, by numbers with slopes,
and shares no rule with `proofs.derivatives`. √0 has a slope only where it stays 0: it is worked out again near the
point, at complex values of the variable, in balls. That c − c + 0 stays 0, and c² at c = 0 does not, no derivative at
the point tells.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from copy import copy
from functools import lru_cache, partial, reduce
from itertools import count, repeat
from operator import add, mul, neg, sub
from random import Random as Generator
from typing import Any, NamedTuple, cast

from flint import acb, ctx, fmpq, nmod

from lnverify.proofs.elementary import FUNCTIONS
from lnverify.proofs.expressions import Expression, averaged_parts, fold, in_order, random_in, without_names
from lnverify.proofs.readings.matrices.expectations import Random, average
from lnverify.proofs.readings.matrices.space import MatrixSpace, Numbers
from lnverify.proofs.readings.matrices.surds import Number
from lnverify.proofs.readings.matrices.truth import failure_of
from lnverify.proofs.recording import Recorded, record
from lnverify.proofs.statements import Relation
from lnverify.proofs.values import Inexpressible, Undefined
from lnverify.proofs.vocabulary import Claim

_DERIVATIVES = ("jacobian", "gradient", "derivative")
_ZERO, _ONE = fmpq(0), fmpq(1)
# What FLINT works out by itself: rational numbers, and residues.
_EXACT = (fmpq, nmod)
_DIVIDED = (*_EXACT, acb)
# A determinant takes 2ᴺ minors.
_LARGEST_DETERMINANT = 8
# Near a point: how near, and bits; what is 0 at all of them is 0, or flat as c¹⁰⁰ at c = 0, whose root has the slope 0.
_NEAR, _BITS = acb(2) ** -20, (256, 2048)
# So many values a point keeps, for what is tried there next.
_KEPT = 1000
# Powers of powers have numbers without end; those of claims of a degree up to this are short.
_LONGEST, _TAME = 100_000, 1000

# The values of nodes at a point.
_Values = dict[Expression, Any]
Step = Callable[[MatrixSpace, _Values], Any]
_Product = Callable[[Any, Any], Any]


class Tried(NamedTuple):
    """A statement at a point.

    Attributes:
        position: its number among the statements, from 0.
        relation: what it says of its sides.
        name: its name as a step, or "".
        left, right: its sides, the same twice where it has one, of numbers of the space and rational ones of FLINT.
        number: what makes a number of the space of a rational one.
    """

    position: int
    relation: Relation
    name: str
    left: Any
    right: Any
    number: Callable[[Any], Any]

    @property
    def sides(self) -> tuple[Any, Any]:
        """The sides in numbers of the space alone."""
        return _each(self.number, self.left), _each(self.number, self.right)

    def failure(self, unsure: bool) -> str | None:
        """What is wrong with it, or None; `unsure` is what `failure_of` takes."""
        return failure_of(self.relation, self.left, self.right, unsure)


def try_claim(claim: Claim, space: MatrixSpace) -> list[Tried]:
    """The statements of a claim at a point.

    Args:
        claim: a function of a space, or what was recorded of one.
        space: the space of a point; it keeps the value of each node.

    Raises:
        Undefined, Inexpressible: where a value does not exist, or cannot be told.
    """
    claim, values = record(claim), space.values
    if len(values) > _KEPT:
        values.clear()
    for node, step in _steps(claim):
        if node not in values:
            values[node] = step(space, values)
    number = space.numbers.number
    return [
        Tried(index, relation, name, values[item.parts[0]], values[item.parts[-1]], number)
        for index, (relation, name, item) in enumerate(zip(claim.relations, claim.names, claim.statements, strict=True))
    ]


def _each(work: Callable[[Any], Any], value: Any) -> Any:
    """The value with each of its numbers as what is made of it."""
    return [_each(work, x) for x in value] if isinstance(value, list) else work(value)


@lru_cache(maxsize=2000)
def work(claim: Claim, dimension: int) -> int:
    """How many operations on numbers the statements of a claim take at N = M = dimension, about."""
    return sum(_work(node, dimension) for node in record(claim).nodes)


@lru_cache(maxsize=20_000)
def _work(node: Expression, dimension: int) -> int:
    """Of one node, its parts aside."""
    entries = dimension ** len(node.shape or ())
    if node.operation == "expectation":
        return int(dimension ** (dimension + 2))
    if node.operation in _DERIVATIVES:
        of, at = node.operands
        variable = without_names(at)
        return int(dimension ** len(variable.shape or ())) * sum(
            _work(part, dimension) for part in _moving_parts(of, variable)
        )
    if node.operation == "det":
        return dimension << min(dimension, _LARGEST_DETERMINANT)
    if node.operation == "matmul":
        return int(entries * dimension)
    if node.operation in ("dot", "sum", "product", "trace", "critical_point"):
        return dimension
    return int(entries)


@lru_cache(maxsize=512)
def _steps(claim: Recorded) -> list[tuple[Expression, Step]]:
    """The nodes of a claim, each with its step."""
    randoms = tuple(node for node in claim.nodes if node.operation == "random")
    depends = random_in(claim.nodes) if randoms else {}
    degree = max(fold(claim.nodes, _degree).values(), default=0)
    times = mul if degree <= _TAME else _times
    return [(node, _skip if depends.get(node) else _step(node, randoms, times)) for node in claim.nodes]


def _degree(node: Expression, parts: list[Any]) -> int:
    """How many letters are multiplied with each other, about: what bounds the lengths of numbers."""
    inside: list[int] = [part for part in parts if not isinstance(part, str)]
    match node.operation:
        case "rational":
            return 1 + max(map(int.bit_length, parts)) // 8
        case "pow":
            return inside[0] * max(abs(inside[1]), 1)
        case "add" | "sub" | "mul" | "div" | "dot" | "matmul" | "outer":
            return sum(inside)
        case "product" | "det" | "expectation" | "jacobian" | "gradient" | "derivative":
            return 24 * sum(inside)
    return max(inside, default=1)


def _skip(space: MatrixSpace, values: _Values) -> None:
    """What stands inside an expectation is worked out there."""


def _expectation(
    node: Expression, randoms: tuple[Expression, ...], times: _Product, within: tuple[Expression, ...]
) -> Step:
    law, f, v, *row = node.parts
    steps = [(part, _step(part, randoms, times, within)) for part in averaged_parts(f, v)]
    is_inside, number, inner = bool(random_in(in_order(node))[node]), randoms.index(v), in_order(f)

    def work(space: MatrixSpace, values: _Values) -> Any:
        def at(entries: list[Any]) -> Any:
            local = {part: values[part] for part in inner}
            local[v] = entries
            for part, step in steps:
                local[part] = step(space, local)
            return local[f]

        if law == "normal":
            return space.expect(at, v.parts[0], v.shape[0], number, is_inside)
        return average(at, values[row[0]], space.length(v.shape[0]), law == "resampled")

    return work


@lru_cache(maxsize=5000)
def _step(
    node: Expression, randoms: tuple[Expression, ...], times: _Product, within: tuple[Expression, ...] = ()
) -> Step:
    """The step of a node, inside derivatives at some variables, the inner ones last."""
    operation, parts, kinds = node.operation, node.parts, [part.kind for part in node.operands]
    if operation in ("add", "sub", "mul", "div", "matmul", "outer", "dot"):
        work = _binary(times, operation, *kinds)
        left, right = node.operands
        return lambda space, values: work(values[left], values[right])
    if operation in _DERIVATIVES:
        return _derivative(node, randoms, times, within)
    if operation == "expectation":
        return _expectation(node, randoms, times, within)
    if not node.operands:
        return _leaf(node)
    of = node.operands[0]
    if operation == "let":
        return lambda space, values: values[of]
    if operation == "pow":
        exponent = parts[1]
        power = _entrywise(lambda x: _power(x, exponent), node.kind)
        if exponent == 0:
            return lambda space, values: _each(lambda _: _ONE, values[of])
        return lambda space, values: power(values[of])
    if operation == "entry":
        name = parts[1]
        return lambda space, values: values[of][space.place(name)]
    if operation == "critical_point":
        return lambda space, values: _critical_point(space.numbers, values[of])
    if operation == "sqrt" and within:
        return _root(of, randoms, within)
    if operation == "sqrt" or operation in FUNCTIONS:
        return lambda space, values: _each(partial(_apply, operation, space.numbers.number), values[of])
    if operation == "drazin":
        return lambda space, values: _each(partial(_drazin, space.numbers), values[of])
    if operation in ("diag", "product", "sum", "trace", "det"):
        of_space = {"diag": _diagonal, "product": _product, "sum": _sum, "trace": _trace, "det": _determinant}[
            operation
        ]
        return lambda space, values: of_space(space, values[of])
    unary = _UNARY.get(operation) or _entrywise(neg, node.kind)
    return lambda space, values: unary(values[of])


def _leaf(node: Expression) -> Step:
    """The step of what has no parts; the space gives letters their numbers."""
    operation, parts, shape = node.operation, node.parts, node.shape or ()
    match operation:
        case "rational":
            numerator, denominator = parts
            return lambda space, values: _number(numerator, denominator)
        case "dimension":
            return lambda space, values: fmpq(space.length(parts[0]))
        case "scalar":
            return lambda space, values: space.scalar(parts[0])
        case "ones":
            return lambda space, values: [_ONE] * space.length(shape[0])
        case "identity":
            return lambda space, values: _diagonal(space, [_ONE] * space.length(shape[0]))
        case "vector":
            return lambda space, values: space.vector(parts[0], shape[0])
        case "matrix":
            return lambda space, values: space.matrix(parts[0], *shape)
    return lambda space, values: getattr(space, operation)(*parts)


def _number(numerator: int, denominator: int) -> fmpq:
    if not denominator:
        raise Undefined("division by zero")
    return fmpq(numerator, denominator)


# -- operations -----------------------------------------------------------------------------------------


def _times(a: Any, b: Any) -> Any:
    """A product, where numbers may become too long."""
    result = a * b
    if type(result) is fmpq and result.p.bit_length() > _LONGEST:
        raise Inexpressible(f"a number of more than {_LONGEST} bits")
    return result


def _inverse(x: Any) -> Any:
    if type(x) not in _DIVIDED:
        return x.inverse()
    if not x:
        raise Undefined("division by zero")
    return 1 / x


def _apply(name: str, number: Callable[[Any], Any], x: Any) -> Any:
    """A function of a number, of which `number` makes what knows the function."""
    if not isinstance(x, _Dual):
        x = x if isinstance(x, Random) else number(x)
        if type(x) is acb:
            return getattr(x, name)()
        return (x.sqrt() if name == "sqrt" else x.function(name)).plain()
    if (said := FUNCTIONS[name].in_power) is not None:
        return said(_apply("exp", number, x * fmpq(FUNCTIONS[name].times)), _ONE, _inverse)
    value = _apply(name, number, x.value)
    return x.move(value, _SLOPES[name](x.value, value)) if x.slopes else value


# The slopes of the two functions in which others are said, from what they are taken of and from what they are.
_SLOPES: dict[str, Callable[[Any, Any], Any]] = {
    "exp": lambda x, power: power,
    "log": lambda x, log: _inverse(x),
}


def _critical_point(numbers: Any, gains: list[Any]) -> Any:
    """ζ; it moves by 2 hₙ wₙ²/Σw² with a gain hₙ, where w = 1/(h² − ζ)."""
    level = max(map(_level, gains))
    if level < 0:
        return numbers.critical_point(_each(numbers.number, gains)).plain()
    values, slopes = zip(*(_parts(gain, level) for gain in gains), strict=True)
    zeta = _critical_point(numbers, list(values))
    weights = [_inverse(_power(_times(h, h) - zeta, 2)) for h in values]
    scale, result = _inverse(_total(weights)), _Dual(zeta, {}, level)
    for h, weight, moved in zip(values, weights, slopes, strict=True):
        result += _Dual(h, moved, level).move(_ZERO, _times(_times(h + h, weight), scale))
    return result


def _is_zero(x: Any) -> bool:
    if type(x) is acb:
        raise Inexpressible("the derivative of a root of what jumps, where it is 0")
    return not x if type(x) in _EXACT else bool(x.is_zero())


def _entrywise(work: Callable[[Any], Any], kind: str) -> Callable[[Any], Any]:
    if kind == "scalar":
        return work
    if kind == "vector":
        return lambda v: [work(x) for x in v]
    return lambda A: [[work(x) for x in row] for row in A]


def _binary(times: _Product, operation: str, left: str, right: str) -> Callable[[Any, Any], Any]:
    inner = partial(_inner, times)
    if operation == "dot":
        return inner
    if operation == "outer":
        return lambda u, v: [list(map(times, repeat(a), v)) for a in u]
    if operation == "matmul":
        if right == "vector":
            return lambda A, v: [inner(row, v) for row in A]
        return partial(_compose, inner)
    if operation == "div":
        if right == "scalar":
            scaled = _binary(times, "mul", "scalar", left)
            return lambda a, c: scaled(_inverse(c), a)
        return lambda u, v: list(map(times, u, [_inverse(b) for b in v]))
    work: Callable[[Any, Any], Any] = {"add": add, "sub": sub, "mul": times}[operation]
    if right == "scalar":
        return work
    if left == "scalar":
        if right == "vector":
            return lambda c, v: list(map(work, repeat(c), v))
        return lambda c, A: [list(map(work, repeat(c), row)) for row in A]
    if left == "vector":
        return lambda u, v: list(map(work, u, v))
    return lambda A, B: [list(map(work, p, q)) for p, q in zip(A, B, strict=True)]


def _total(numbers: Iterable[Any]) -> Any:
    return reduce(add, numbers)


def _inner(times: _Product, u: list[Any], v: list[Any]) -> Any:
    return reduce(add, map(times, u, v))


def _compose(inner: Callable[[Any, Any], Any], A: list[list[Any]], B: list[list[Any]]) -> list[list[Any]]:
    columns = list(zip(*B, strict=True))
    return [[inner(row, column) for column in columns] for row in A]


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


def _drazin(numbers: Any, x: Any) -> Any:
    if not _is_zero(x):
        value = x
        while isinstance(value, _Dual):
            value = value.value
        if not (type(value) is fmpq or numbers.is_nonzero(value)):
            raise Inexpressible("the Drazin inverse of an entry that may be zero")
        return _inverse(x)
    if isinstance(x, _Dual):
        if x.slopes:
            raise Undefined("the Drazin inverse has no derivative at 0")
        return _drazin(numbers, x.value)
    return x


def _diagonal(space: MatrixSpace, v: list[Any]) -> list[list[Any]]:
    return [[x if i == j else _ZERO for j in range(len(v))] for i, x in enumerate(v)]


def _sum(space: MatrixSpace, v: list[Any]) -> Any:
    return _total(v)


def _product(space: MatrixSpace, v: list[Any]) -> Any:
    return reduce(_times, v)


def _trace(space: MatrixSpace, A: list[list[Any]]) -> Any:
    return _total([row[n] for n, row in enumerate(A)])


def _determinant(space: MatrixSpace, A: list[list[Any]]) -> Any:
    """By expansion along rows: each minor, a set of columns, is worked out once."""
    if len(A) > _LARGEST_DETERMINANT:
        raise Inexpressible(f"a determinant of more than {_LARGEST_DETERMINANT} rows, entry by entry")
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


class _Dual(Number):
    """A number and its slopes: the derivative at each entry of a variable, by its number; 0 where there is none.

    In a derivative of a derivative value and slopes have slopes themselves; what has a smaller level is a constant.
    """

    __slots__ = ("level", "slopes", "value")

    def __init__(self, value: Any, slopes: dict[int, Any], level: int) -> None:
        self.value = value
        self.slopes = slopes
        self.level = level

    def move(self, value: Any, slope: Any) -> _Dual:
        """What has a value, and moves by a slope times this."""
        return _Dual(value, {i: _times(own, slope) for i, own in self.slopes.items()}, self.level)

    def __add__(self, other: Any) -> Any:
        if _level(other) > self.level:
            return other + self
        value, slopes = _parts(other, self.level)
        return _Dual(self.value + value, _merge(self.slopes, slopes), self.level)

    def __neg__(self) -> _Dual:
        return _Dual(-self.value, {i: -slope for i, slope in self.slopes.items()}, self.level)

    def __mul__(self, other: Any) -> Any:
        if type(other) is fmpq and not other:
            return other
        if _level(other) > self.level:
            return other * self
        value, slopes = _parts(other, self.level)
        product, others = _times(self.value, value), _Dual(value, slopes, self.level)
        moved = _merge(self.move(product, value).slopes, others.move(product, self.value).slopes)
        return _Dual(product, moved, self.level)

    __radd__, __rmul__ = __add__, __mul__

    def inverse(self) -> _Dual:
        value = _inverse(self.value)
        return self.move(value, -_times(value, value))

    def is_zero(self) -> bool:
        """Whether its value is 0."""
        return _is_zero(self.value)


def _level(x: Any) -> int:
    """Inside how many other derivatives a number has slopes; −1 where it has none."""
    return x.level if isinstance(x, _Dual) else -1


def _parts(x: Any, level: int) -> tuple[Any, dict[int, Any]]:
    """Value and slopes in the derivative of a level."""
    return (x.value, x.slopes) if _level(x) == level else (x, {})


def _merge(slopes: dict[int, Any], others: dict[int, Any]) -> dict[int, Any]:
    if not slopes or not others:
        return slopes or others
    results = dict(slopes)
    for i, slope in others.items():
        results[i] = results[i] + slope if i in results else slope
    return results


def _derivative(
    node: Expression, randoms: tuple[Expression, ...], times: _Product, within: tuple[Expression, ...]
) -> Step:
    of, at = node.operands
    variable, level = without_names(at), len(within)
    steps = [(part, _step(part, randoms, times, (*within, variable))) for part in _moving_parts(of, variable)]
    is_jacobian, inner = node.operation == "jacobian", in_order(of)

    def work(space: MatrixSpace, values: _Values) -> Any:
        local, numbers = {part: values[part] for part in inner}, count()
        local[variable] = start = _each(lambda x: _Dual(x, {next(numbers): _ONE}, level), values[variable])
        for part, step in steps:
            local[part] = step(space, local)
        results = local[of] if is_jacobian else [local[of]]
        slopes = [_each(partial(_slope_at, _parts(x, level)[1]), start) for x in results]
        return slopes if is_jacobian else slopes[0]

    return work


def _slope_at(slopes: dict[int, Any], entry: _Dual) -> Any:
    """The slope at an entry of the variable, which has one slope itself."""
    (number,) = entry.slopes
    return slopes.get(number, _ZERO)


@lru_cache(maxsize=2000)
def _moving_parts(root: Expression, variable: Expression) -> list[Expression]:
    """The parts of an expression that depend on a variable, in order, the variable aside."""
    depends = fold(in_order(root), lambda part, inner: part is variable or any(x is True for x in inner))
    return [part for part in depends if depends[part] and part is not variable]


# -- roots that stay 0 ----------------------------------------------------------------------------------


def _root(of: Expression, randoms: tuple[Expression, ...], within: tuple[Expression, ...]) -> Step:
    """The step of a root inside derivatives: where it is 0 it has a slope only if it stays 0 with the variable."""

    def work(space: MatrixSpace, values: _Values) -> Any:
        def root(x: Any, *entry: int) -> Any:
            if isinstance(x, list):
                return [root(part, *entry, n) for n, part in enumerate(x)]
            if not isinstance(x, _Dual):
                return _apply("sqrt", space.numbers.number, x)
            value = root(x.value, *entry)
            if not x.slopes or not _is_zero(value):
                return x.move(value, _inverse(value + value)) if x.slopes else value
            if isinstance(x.value, _Dual) and len(set(within)) > 1:
                raise Inexpressible("a second derivative of a root of what is 0, at two variables")
            if not _stays_zero(of, entry, within[x.level], randoms, space, values):
                raise Undefined("division by zero")
            return value

        return root(values[of])

    return work


def _stays_zero(
    of: Expression,
    entry: tuple[int, ...],
    variable: Expression,
    randoms: tuple[Expression, ...],
    space: MatrixSpace,
    values: _Values,
) -> bool:
    """Whether an entry that is 0 is so near the point too, where another variable is what it is.

    Raises:
        Inexpressible: where a root that it is made of is 0: near the point that has two values.
    """
    if space.numbers.are_free:
        return True
    moving = _moving_parts(of, variable)
    if any(part.operation == "sqrt" and _has_zero(values[part]) for part in moving):
        raise Inexpressible("the derivative of a root of a root, where both are 0")
    steps = [(part, _step(part, randoms, mul)) for part in moving]
    others = {part for node in (*moving, of) for part in node.operands}.difference(moving)
    moved, generator = copy(space), Generator(1)
    moved.numbers = cast(Numbers, _Complex)

    def near(x: Any) -> acb:
        return _enclose(space.numbers, x) + acb(generator.uniform(-1, 1), generator.uniform(-1, 1)) * _NEAR

    for bits in _BITS:
        with ctx.workprec(bits):
            local = {part: values[part] for part in in_order(of)}
            for part in others:
                local[part] = _each(partial(_enclose, space.numbers), values[part])
            local[variable] = _each(near, values[variable])
            for part, step in steps:
                local[part] = step(moved, local)
            x = local[of]
            for n in entry:
                x = x[n]
            if not acb(x).contains(0):
                return False
    return True


def _has_zero(value: Any) -> bool:
    return any(map(_has_zero, value)) if isinstance(value, list) else _is_zero(value)


def _enclose(numbers: Any, x: Any) -> acb:
    while isinstance(x, _Dual):
        x = x.value
    return acb(x if type(x) is fmpq else numbers.enclose(x))


class _Complex:
    """The numbers at another value of a variable: balls in the complex plane."""

    number = acb

    @staticmethod
    def critical_point(gains: list[Any]) -> Any:
        raise Inexpressible("the derivative of a root of a critical point, where it is 0")

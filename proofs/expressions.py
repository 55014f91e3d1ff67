"""Expressions: what a claim says, as a tree that every reading folds.

A node has an operation, its parts and its shape. It does not change, and two nodes that say the same are one object:
equality is identity, subexpressions are shared, and a fold visits each of them once.

    operation                                          parts
    rational                                           numerator, denominator
    scalar, vector, matrix, basis                      the name of a variable, or of an index
    dimension                                          "N" or "M"
    ones, identity, zeros_gain                         none
    add, sub, mul, div, matmul                         two expressions; a scalar factor of a vector stands first
    neg, transpose                                     an expression
    pow                                                an expression, an integer
    let                                                the name that print gives, the value
    entry                                              a vector, the name of an index
    sqrt, exp and the other functions of `elementary`,
    drazin, critical_point, diag, outer,
    sum, dot, product, trace, det,
    jacobian, gradient, derivative                     as the words of the vocabulary of this name
    random                                             the name of a vector that an expectation is taken over
    expectation                                        "normal", "drawn" or "resampled" (what is drawn is put back), a
                                                       scalar, the random vector, what it is drawn from
    equal, differ, at_most, positive, nonzero          the sides of a statement
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial, reduce
from hashlib import sha256
from json import dumps
from typing import Any
from weakref import WeakValueDictionary

Shape = tuple[str, ...] | None

VARIABLES = ("scalar", "vector", "matrix", "zeros_gain")
"""What a derivative can be taken at, and a point gives values to; the entries of `zeros_gain` are not all free."""


class Expression:
    """A node of an expression tree. Making one that exists gives the one that exists.

    Attributes:
        operation: what is done.
        parts: what it is done to: expressions, integers and names.
        shape: () of a scalar, ("N",) of a vector, ("M", "N") of an operator with M rows; None of a statement.
        operands: the parts that are expressions.
        has_names: whether print gives a name to it, or to a value that it is made of.
    """

    __slots__ = ("__weakref__", "has_names", "operands", "operation", "parts", "shape")

    operation: str
    parts: tuple[Any, ...]
    shape: Shape
    operands: tuple[Expression, ...]
    has_names: bool

    def __new__(cls, operation: str, parts: tuple[Any, ...] = (), shape: Shape = ()) -> Expression:
        key = operation, parts, shape
        result = _EXPRESSIONS.get(key)
        if result is None:
            result = super().__new__(cls)
            keep = partial(object.__setattr__, result)
            operands = tuple([part for part in parts if isinstance(part, Expression)])
            keep("operation", operation)
            keep("parts", parts)
            keep("shape", shape)
            keep("operands", operands)
            keep("has_names", operation == "let" or any(part.has_names for part in operands))
            _EXPRESSIONS[key] = result
        return result

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("an expression does not change")

    __delattr__ = __setattr__  # type: ignore[assignment]

    def __reduce__(self) -> Any:
        return Expression, (self.operation, self.parts, self.shape)

    def __copy__(self) -> Expression:
        return self

    def __deepcopy__(self, memo: Any) -> Expression:
        return self

    def __repr__(self) -> str:
        parts = ("…" if isinstance(part, Expression) else str(part) for part in self.parts)
        return f"<Expression {', '.join([self.operation, *parts])}>"

    @property
    def kind(self) -> str:
        """ "scalar", "vector", "operator" or "statement"."""
        return "statement" if self.shape is None else ("scalar", "vector", "operator")[len(self.shape)]

    def with_parts(self, parts: Iterable[Any]) -> Expression:
        """The same operation on other parts of the same shapes."""
        return Expression(self.operation, tuple(parts), self.shape)


def build(operation: str, *parts: Any) -> Expression:
    """The node that an operation makes of its parts, its shape found from theirs.

    It is not for what has no such part: a variable, `ones`, `identity`. That the parts fit is taken for granted.
    """
    return Expression(operation, parts, _shape_of(operation, parts))


def rational(numerator: int, denominator: int = 1) -> Expression:
    """A rational number."""
    return Expression("rational", (numerator, denominator))


def ones(dimension: str = "N") -> Expression:
    """The vector whose entries are 1."""
    return Expression("ones", (), (dimension,))


def unit(x: Expression) -> Expression:
    """1, or the vector of ones of the dimension of x."""
    return ones(x.shape[0]) if x.shape else rational(1)


def add(first: Expression, *others: Expression) -> Expression:
    """A sum."""
    return reduce(lambda left, right: build("add", left, right), others, first)


def multiply(first: Expression, *others: Expression) -> Expression:
    """A product, entry by entry; scalar factors stand first."""
    return reduce(lambda left, right: build("mul", left, right), others, first)


_SCALARS = ("critical_point", "entry", "sum", "dot", "product", "trace", "det", "derivative", "expectation")
_STATEMENTS = ("equal", "differ", "at_most", "positive", "nonzero")


def _shape_of(operation: str, parts: Sequence[Any]) -> Shape:
    if operation in _SCALARS or operation in _STATEMENTS:
        return () if operation in _SCALARS else None
    first: tuple[str, ...]
    if operation in ("let", "mul", "gradient"):
        first = parts[1].shape
        return first
    first = parts[0].shape
    if operation == "matmul":
        return (*first[:1], *parts[1].shape[1:])
    if operation in ("diag", "outer", "jacobian"):
        return (*first, *parts[-1].shape)
    return first[::-1] if operation == "transpose" else first


_EXPRESSIONS: WeakValueDictionary[tuple[str, tuple[Any, ...], Shape], Expression] = WeakValueDictionary()


# -- folds ----------------------------------------------------------------------------------------------


def in_order(*roots: Expression) -> list[Expression]:
    """The nodes of some trees, each once, after its parts."""
    order: list[Expression] = []
    visited: set[Expression] = set()
    waiting = [(root, False) for root in reversed(roots)]
    while waiting:
        node, is_finished = waiting.pop()
        if is_finished:
            order.append(node)
        elif node not in visited:
            visited.add(node)
            waiting.append((node, True))
            waiting += [(part, False) for part in reversed(node.operands)]
    return order


def fold(nodes: Iterable[Expression], rule: Callable[[Expression, list[Any]], Any]) -> dict[Expression, Any]:
    """What a rule makes of each node.

    Args:
        nodes: in an order in which each comes after its parts.
        rule: takes a node and its parts, those that are expressions as what was made of them.
    """
    results: dict[Expression, Any] = {}
    for node in nodes:
        parts = [results[part] if isinstance(part, Expression) else part for part in node.parts]
        results[node] = rule(node, parts)
    return results


def rewrite(root: Expression, rule: Callable[[Expression], Expression]) -> Expression:
    """The tree with each node replaced by what the rule makes of it, inner nodes first."""
    result: dict[Expression, Expression] = fold(in_order(root), lambda node, parts: rule(node.with_parts(parts)))
    return result[root]


def without_names(root: Expression) -> Expression:
    """The tree without the names that a claim gives to values for print."""
    return rewrite(root, lambda node: node.parts[1] if node.operation == "let" else node) if root.has_names else root


def substitute(root: Expression, values: Mapping[Expression, Expression]) -> Expression:
    """The tree with other expressions in the place of some, which are not looked into."""
    result = fold(in_order(root), lambda node, parts: values[node] if node in values else node.with_parts(parts))
    return result[root]  # type: ignore[no-any-return]


def match(pattern: Expression, expression: Expression) -> dict[str, Expression] | None:
    """What the holes of a pattern stand for where an expression is of its form; None where it is not.

    A hole is a node with the operation "hole", a name, and the shape of what it stands for.
    """
    holes: dict[str, Expression] = {}

    def fits(wanted: Any, part: Any) -> bool:
        if wanted is part or not isinstance(wanted, Expression) or not isinstance(part, Expression):
            return bool(wanted == part)
        if wanted.operation == "hole":
            return wanted.shape == part.shape and holes.setdefault(wanted.parts[0], part) is part
        alike = (wanted.operation, wanted.shape, len(wanted.parts)) == (part.operation, part.shape, len(part.parts))
        return alike and all(map(fits, wanted.parts, part.parts))

    return holes if fits(pattern, expression) else None


def variables(nodes: Iterable[Expression]) -> Iterator[Expression]:
    """The nodes that are variables."""
    return (node for node in nodes if node.operation in VARIABLES)


def random_in(nodes: Iterable[Expression]) -> dict[Expression, frozenset[Expression]]:
    """Of each node the random vectors on which its value depends: an expectation depends on its own no more.

    Args:
        nodes: in an order in which each comes after its parts.
    """

    def rule(node: Expression, parts: list[Any]) -> frozenset[Expression]:
        if node.operation == "random":
            return frozenset([node])
        inner = list(_of(node, parts))
        if node.operation == "expectation":
            inner[0] -= {node.operands[1]}
            del inner[1]
        return frozenset().union(*inner)

    return fold(nodes, rule)


def averaged_parts(f: Expression, v: Expression) -> list[Expression]:
    """The parts of a scalar that depend on a random vector, in order, that vector and what other ones average aside."""
    depends = random_in(in_order(f))
    return [part for part in depends if part is not v and v in depends[part] <= depends[f]]


def _of(node: Expression, parts: list[Any]) -> Iterator[Any]:
    """What was made of the parts that are expressions."""
    return (result for part, result in zip(node.parts, parts, strict=True) if isinstance(part, Expression))


# -- as data --------------------------------------------------------------------------------------------


def digest(*roots: Expression) -> str:
    """A hash of what some trees say, the same on every machine and in every version that has their operations."""

    def of_node(node: Expression, parts: list[Any]) -> str:
        return _hash([node.operation, node.shape, *parts])

    result = fold(in_order(*roots), of_node)
    return _hash([result[root] for root in roots])


def _hash(data: Any) -> str:
    return sha256(dumps(data, ensure_ascii=False).encode()).hexdigest()

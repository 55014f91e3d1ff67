"""Derivatives, taken once, on expressions: each becomes an expression without any; one rule for each operation.

A rule says what a node passes on to each of its parts: the slope of the node at that part, 1 mostly, or a factor of
each entry, a matrix, a column, a row. A gradient is worked out from the result backwards: what arrives at a node is the
gradient at it, and each part gets its share. A Jacobian is worked out forwards, as L + Σ (∂f/∂t)(∂t/∂v)ᵀ over the
scalars t through which f depends on v, where L is what is left when they stay what they are.

Two checks share no rule with it: the numbers with slopes of `proofs.readings.matrices.plain`, and the lemmas of Rocq by
which `proofs.rocq.tangents` proves what is found here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from lnverify.proofs.elementary import FUNCTIONS
from lnverify.proofs.expressions import Expression, build, fold, in_order, ones, rational, rewrite, unit, without_names
from lnverify.proofs.values import Inexpressible

DERIVATIVES = ("jacobian", "gradient", "derivative")
"""The operations that are worked out here; of each the second part is a variable."""

_ONE, _MINUS, _TWO = rational(1), rational(-1), rational(2)

_PRODUCT = "matmul", "vector"

# What a node passes on to a part: a factor, or what makes the part's share of what arrives at the node.
_Slope = Expression | Callable[[Expression], Expression]


def worked_out(node: Expression) -> Expression:
    """What a derivative of an expression that has none is, without one.

    Raises:
        Inexpressible: where an operation has no rule.
    """
    of, at = node.operands
    variable = without_names(at)
    return (_jacobian if node.operation == "jacobian" else _gradient)(of, variable)


def _gradient(x: Expression, variable: Expression) -> Expression:
    arriving = {x: _ONE}
    moving = _moving(x, variable)
    for node in reversed(moving):
        if node is variable or node not in arriving:
            continue
        above = arriving[node]
        for part, slope in _slopes(node, variable):
            if part in moving:
                share = slope(above) if callable(slope) else _share(node, part, slope, above)
                arriving[part] = build("add", arriving[part], share) if part in arriving else share
    if variable in arriving:
        return arriving[variable]
    result = zero(variable.shape or ())
    # What is differentiated again keeps its roots, which have no slope where they are 0.
    return _times(x, result) if any(part.operation == "sqrt" for part in in_order(x)) else result


def _share(node: Expression, part: Expression, slope: Expression, above: Expression) -> Expression:
    """What arrives at a part through a factor."""
    if slope.kind == "operator" and node.kind == "vector":
        return build("matmul", _transposed(slope), above)
    if part.kind == "scalar" and node.kind != "scalar":
        return _inner(slope, above)
    return _times(slope, above)


def _jacobian(f: Expression, variable: Expression) -> Expression:
    """The Jacobian of a vector at a vector."""
    moving = _moving(f, variable)
    if any(node.kind == "operator" for node in moving):
        f = rewrite(f, lambda node: _applied(*node.parts) if (node.operation, node.kind) == _PRODUCT else node)
        moving = _moving(f, variable)
    # Of each vector L, and its slopes at scalars.
    known: dict[Expression, tuple[Expression | None, dict[Expression, Expression]]] = {}
    for node in moving:
        if node is variable:
            known[node] = Expression("identity", (), (*_shape(node), *_shape(node))), {}
        elif node.kind == "vector":
            local: Expression | None = None
            columns: dict[Expression, Expression] = {}
            for part, slope in _slopes(node, variable):
                if part not in moving:
                    continue
                if callable(slope) or part.kind == "operator":
                    raise Inexpressible("the Jacobian of what a matrix that moves makes of a vector")
                inner, others = known[part] if part.kind == "vector" else (None, {part: _ONE})
                local = _plus(local, inner and _scaled(slope, inner))
                for scalar, column in others.items():
                    columns[scalar] = _plus(columns.get(scalar), _column(slope, column))
            known[node] = local, columns
    result, columns = known.get(f, (None, {}))
    for scalar, column in columns.items():
        result = _plus(result, build("outer", column, _gradient(scalar, variable)))
    return result or zero((*_shape(f), *_shape(variable)))


def _applied(A: Expression, v: Expression) -> Expression:
    """The product of a matrix and a vector, said of the vectors that the matrix is made of."""
    match A.operation:
        case "let":
            return _applied(A.parts[1], v)
        case "outer":
            return _times(build("dot", A.parts[1], v), A.parts[0])
        case "diag":
            return _times(A.parts[0], v)
        case "matmul":
            return _applied(A.parts[0], _applied(A.parts[1], v))
        case "add" | "sub":
            return build(A.operation, *(_applied(part, v) for part in A.parts))
        case "neg":
            return build("neg", _applied(A.parts[0], v))
        case "mul" if not A.parts[0].shape:
            return _times(A.parts[0], _applied(A.parts[1], v))
        case "div":
            return build("div", _applied(A.parts[0], v), A.parts[1])
        case "transpose" if A.parts[0].operation == "outer":
            return _applied(_transposed(A.parts[0]), v)
    return build("matmul", A, v)


def _scaled(slope: Expression, inner: Expression) -> Expression:
    """The Jacobian of what a factor, a scalar, a vector or a matrix, makes of a vector."""
    if slope.kind != "vector":
        return _times(slope, inner) if slope.kind == "scalar" else _composed(slope, inner)
    if inner.operation == "diag":
        return build("diag", _times(slope, inner.parts[0]))
    return _composed(build("diag", slope), inner)


def _composed(A: Expression, B: Expression) -> Expression:
    return A if B.operation == "identity" else build("matmul", A, B)


def _column(slope: Expression, column: Expression) -> Expression:
    return build("matmul", slope, column) if slope.kind == "operator" else _times(slope, column)


# -- the rules ------------------------------------------------------------------------------------------


def _slopes(node: Expression, variable: Expression) -> Iterator[tuple[Expression, _Slope]]:
    """The parts of a node, each with the slope of the node at it.

    Raises:
        Inexpressible: where there is no rule.
    """
    x, *others = node.operands or [node]
    y = others[0] if others else x
    match node.operation:
        case "let" | "derived":
            yield x, _ONE
        case "add":
            yield from ((x, _ONE), (y, _ONE))
        case "sub":
            yield from ((x, _ONE), (y, _MINUS))
        case "neg":
            yield x, _MINUS
        case "mul":
            yield from ((x, y), (y, x))
        case "div":
            over = build("div", unit(y), y)
            yield from ((x, over), (y, build("neg", _times(over, node))))
        case "pow":
            exponent = node.parts[1]
            power = x if exponent == 2 else build("pow", x, exponent - 1)
            if exponent:
                yield x, (_times(rational(exponent), power) if exponent != 1 else _ONE)
        case "sqrt":
            yield x, Expression("slope_of_root", (node, variable.operation, *variable.parts), node.shape)
        case "slope_of_root":
            yield x, _times(rational(-2), build("pow", node, 2))
        case name if name in FUNCTIONS:
            yield x, FUNCTIONS[name].slope(x, node)
        case "drazin":
            yield x, build("neg", _times(node, node))
        case "sum":
            yield x, unit(x)
        case "dot":
            yield from ((x, y), (y, x))
        case "product":
            yield x, _times(node, build("div", unit(x), x))
        case "entry":
            yield x, Expression("basis", node.parts[1:], _shape(x))
        case "critical_point":
            pole = build("pow", build("sub", build("pow", x, 2), _times(node, unit(x))), -2)
            yield x, build("div", _times(_times(_TWO, x), pole), build("sum", pole))
        case "matmul":
            yield from _slopes_of_product(x, y)
        case "outer":
            yield x, lambda above: build("matmul", above, y)
            yield y, lambda above: build("matmul", _transposed(above), x)
        case "diag":
            identity = Expression("identity", (), _shape(node))
            yield x, lambda above: build("matmul", build("mul", above, identity), unit(x))
        case "transpose":
            yield x, _transposed
        case "trace":
            yield x, lambda above: _times(above, Expression("identity", (), _shape(x)))
        case _:
            raise Inexpressible(f"the derivative of the word {node.operation}")


def _slopes_of_product(A: Expression, B: Expression) -> Iterator[tuple[Expression, _Slope]]:
    """Of A B the slopes at A, or at the vector of a diagonal one, and at B."""
    (A, v), (B, w) = _diagonal(A), _diagonal(B)
    if v is not None and B.kind == "vector":
        yield from ((v, B), (B, v))
        return
    if v is not None:
        yield v, lambda above: build("matmul", build("mul", above, B), ones(_shape(B)[1]))
    elif B.kind == "vector":
        yield A, lambda above: build("outer", above, B)
    else:
        yield A, lambda above: build("matmul", above, _transposed(B))
    if w is not None:
        yield w, lambda above: build("matmul", _transposed(build("mul", A, above)), ones(_shape(A)[0]))
    elif B.kind == "vector":
        yield B, A
    else:
        yield B, lambda above: build("matmul", _transposed(A), above)


def _diagonal(A: Expression) -> tuple[Expression, Expression | None]:
    """A matrix without the names that print gives it, and its vector where it is a diagonal one."""
    while A.operation == "let":
        A = A.parts[1]
    return A, A.parts[0] if A.operation == "diag" else None


# -- expressions ----------------------------------------------------------------------------------------


def _moving(root: Expression, variable: Expression) -> dict[Expression, None]:
    """The nodes that depend on a variable, each after its parts; the variable is among them."""
    depends: dict[Expression, bool] = fold(
        in_order(root), lambda node, parts: node is variable or any(part is True for part in parts)
    )
    return {node: None for node in depends if depends[node]}


def _shape(node: Expression) -> tuple[str, ...]:
    return node.shape or ()


def zero(shape: tuple[str, ...]) -> Expression:
    """What is 0 in each entry, in the words of the vocabulary."""
    if len(shape) == 2:
        return build("mul", rational(0), build("outer", *map(ones, shape)))
    return build("mul", rational(0), ones(*shape)) if shape else rational(0)


def _times(x: Expression, y: Expression) -> Expression:
    """A product, entry by entry; a scalar factor stands first."""
    if _ONE in (x, y):
        return y if x is _ONE else x
    if _MINUS in (x, y):
        return build("neg", y if x is _MINUS else x)
    return build("mul", y, x) if x.shape and not y.shape else build("mul", x, y)


def _plus(x: Expression | None, y: Any) -> Any:
    """A sum, where None stands for 0."""
    return (x or y) if x is None or y is None else build("add", x, y)


def _inner(x: Expression, y: Expression) -> Expression:
    """The sum of the products of entries."""
    return build("dot", x, y) if x.kind == "vector" else build("trace", build("matmul", _transposed(x), y))


def _transposed(A: Expression) -> Expression:
    if A.operation == "outer":
        return build("outer", *reversed(A.parts))
    if A.operation in ("diag", "identity"):
        return A
    return A.parts[0] if A.operation == "transpose" else build("transpose", A)

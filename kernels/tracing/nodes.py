"""Expressions of arrays with named axes: how they are made, and what they are on numbers in float64."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from operator import add, mul, neg, truediv
from typing import Any

import numpy as np

from lnverify.kernels.tracing.refusal import refuse
from lnverify.kernels.tracing.shapes import Dims, axes_of, describe
from lnverify.proofs.expressions import Expression, fold, in_order

_ARITHMETIC: dict[str, Any] = {"add": add, "mul": mul, "div": truediv, "neg": neg}
_ON_ARRAYS: dict[str, Any] = _ARITHMETIC | {
    "sqrt": np.sqrt, "exp": np.exp, "log": np.log, "tanh": np.tanh, "power": lambda x, k: x ** float(k),
    "number": lambda p, q: np.float64(p / q), "indicator": lambda x: np.where(x > 0, 1.0, 0.0),
}  # fmt: skip


def number(value: int | Fraction) -> Expression:
    """A rational number."""
    return Expression("number", Fraction(value).as_integer_ratio())


def variable(name: str, axes: Sequence[str] = ()) -> Expression:
    """The entries of an argument with these axes."""
    return Expression("input", (name,), tuple(sorted(axes)))


def entrywise(operation: str, *nodes: Expression) -> Expression:
    """An operation entry by entry; what 0, 1 and other numbers make of it is worked out."""
    one, other, zero, unit = nodes[0], nodes[-1], number(0), number(1)
    neutral = zero if operation == "add" else unit
    if operation in ("add", "mul") and neutral in nodes:
        return other if one is neutral else one
    if operation == "mul" and zero in nodes and all(map(_exists, nodes)):
        return zero
    if operation == "mul" and one.operation == other.operation == "size":
        return Expression("size", tuple(sorted(one.parts + other.parts)))
    if operation == "div" and other is zero:
        refuse("a division by 0")
    if (operation == "div" and other is unit) or (operation == "sqrt" and one in (zero, unit)):
        return one
    if operation == "mul" and one is other and one.operation == "indicator":
        return one
    if operation in _ARITHMETIC and all(node.operation == "number" for node in nodes):
        return number(_ARITHMETIC[operation](*(Fraction(*node.parts) for node in nodes)))
    return Expression(operation, nodes, tuple(sorted({axis for node in nodes for axis in node.shape or ()})))


def _exists(node: Expression) -> bool:
    """Whether a value exists for all arguments: 0 times what does not is not 0."""
    inside = in_order(node)
    return not any(
        one.operation in ("div", "sqrt", "log") or (one.operation == "power" and one.parts[1] < 0) for one in inside
    )


def never_negative(node: Expression) -> bool:
    """Whether a value, where it exists, is never below 0 by its form: squares, variances, and their sums and means."""

    def rule(one: Expression, parts: list[Any]) -> bool:
        if one.operation == "number":
            return bool(parts[0] >= 0)
        if one.operation in ("add", "mul", "div", "sum", "largest") and all(part is not False for part in parts):
            return True
        return one.operation in ("sqrt", "exp", "size", "indicator") or _root(one) is not None or _is_variance(one)

    return bool(fold(in_order(node), rule)[node])


def _root(node: Expression) -> Expression | None:
    """What a square is of."""
    is_product = node.operation == "mul" and node.parts[0] is node.parts[1]
    return node.parts[0] if is_product or (node.operation == "power" and node.parts[1] == 2) else None


def _is_variance(node: Expression) -> bool:
    """Whether a value is mean(a²) − mean(a)²."""
    if [part.operation for part in node.operands] != ["div", "neg"] or node.operation != "add":
        return False
    (total, count), mean = node.parts[0].parts, _root(node.parts[1].parts[0])
    a, axes = _root(total.parts[0]) if total.operation == "sum" else None, total.parts[1:]
    return a is not None and count is Expression("size", axes) and mean is entrywise("div", sum_node(a, axes), count)


def power(node: Expression, exponent: int) -> Expression:
    """An integer power, entry by entry."""
    if exponent == 1 or (exponent == 0 and _exists(node)):
        return node if exponent else number(1)
    return Expression("power", (node, exponent), node.shape)


def sum_node(node: Expression, axes: Sequence[str]) -> Expression:
    """A sum over axes, along some of which the value may be constant; a sum of a sum is one."""
    own = [axis for axis in axes if axis in (node.shape or ())]
    constant = tuple(sorted(axis for axis in axes if axis not in own))
    if own:
        if node.operation == "sum":
            node, own = node.parts[0], [*node.parts[1:], *own]
        node = reduction("sum", node, own)
    return entrywise("mul", node, Expression("size", constant)) if constant else node


def reduction(name: str, node: Expression, axes: Sequence[str]) -> Expression:
    """The sum, or the largest entry, over axes that the value has."""
    return Expression(name, (node, *sorted(axes)), tuple(axis for axis in node.shape or () if axis not in axes))


def broadcast(one: Dims, other: Dims) -> Dims:
    """The dimensions of what is made of two arrays."""
    length = max(len(one), len(other))
    padded = [((),) * (length - len(dims)) + dims for dims in (one, other)]
    both = f"arrays of {describe(one)} and {describe(other)}"
    for a, b in zip(*padded, strict=True):
        if a and b and a != b:
            refuse(f"{both} are broadcast, which fits only where {describe((a,))} and {describe((b,))} are equally "
                   "long")  # fmt: skip
    dims = tuple(a or b for a, b in zip(*padded, strict=True))
    if any(count > 1 for count in Counter(axes_of(dims)).values()):
        refuse(f"{both} would make one with an axis twice; two names of axes for what may differ would be right")
    return dims


# -- on numbers ------------------------------------------------------------------------------------------------------


def evaluate(
    roots: Sequence[tuple[Expression, Dims] | None], values: Mapping[str, Any], shapes: Mapping[str, Dims],
    sizes: Mapping[str, int],
) -> list[Any]:  # fmt: skip
    """Recorded arrays, each an expression and dimensions, where arguments have these values, and axes these lengths.

    Of None it is None.
    """

    def rule(node: Expression, parts: list[Any]) -> Any:
        if node.operation == "input":
            return spread(values[node.parts[0]], shapes[node.parts[0]], sizes)
        if node.operation == "size":
            return np.float64(np.prod([float(sizes[axis]) for axis in parts]))
        if node.operation in ("sum", "largest"):
            work = np.sum if node.operation == "sum" else np.max
            return work(parts[0], axis=tuple(map(list(sizes).index, parts[1:])), keepdims=True)
        return _ON_ARRAYS[node.operation](*parts)

    with np.errstate(all="ignore"):
        nodes = fold(in_order(*(root[0] for root in roots if root)), rule)
        return [root and gather(nodes[root[0]], root[1], sizes) for root in roots]


def _order(dims: Dims, sizes: Mapping[str, int]) -> list[int]:
    """The places of the axes of an array among all, and then those of the others."""
    axes, every = axes_of(dims), list(sizes)
    return [every.index(axis) for axis in (*axes, *(axis for axis in every if axis not in axes))]


def spread(value: Any, dims: Dims, sizes: Mapping[str, int]) -> Any:
    """An array with a dimension for each axis of `sizes`, of length 1 where it lacks the axis."""
    lengths = [sizes[axis] for axis in axes_of(dims)]
    single = [1] * (len(sizes) - len(lengths))
    return np.asarray(value, np.float64).reshape(lengths + single).transpose(np.argsort(_order(dims, sizes)))


def gather(value: Any, dims: Dims, sizes: Mapping[str, int]) -> Any:
    """The array with these dimensions, of what has one for each axis."""
    axes = axes_of(dims)
    full = np.broadcast_to(value, [size if axis in axes else 1 for axis, size in sizes.items()])
    return full.transpose(_order(dims, sizes)).reshape([int(np.prod([sizes[axis] for axis in dim])) for dim in dims])

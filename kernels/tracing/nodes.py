"""Expressions of arrays with named axes, and the dimensions of what is made of two arrays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction

from lnverify.kernels.tracing.refusal import refuse
from lnverify.kernels.tracing.shapes import Dims, axes_of, describe
from lnverify.proofs.expressions import Expression


def number(value: int | Fraction) -> Expression:
    """A rational number."""
    exact = Fraction(value)
    return Expression("number", (exact.numerator, exact.denominator))


def variable(name: str, axes: Sequence[str] = ()) -> Expression:
    """The entries of an argument with these axes."""
    return Expression("input", (name,), tuple(sorted(axes)))


def is_number(node: Expression, value: int) -> bool:
    """Whether an expression is this number."""
    return node.operation == "number" and node.parts == (value, 1)


def _build(operation: str, work: Callable[..., Fraction], *nodes: Expression) -> Expression:
    """An operation entry by entry; of numbers the number that it gives."""
    if all(node.operation == "number" for node in nodes):
        return number(work(*(Fraction(*node.parts) for node in nodes)))
    return Expression(operation, nodes, tuple(sorted({axis for node in nodes for axis in node.shape or ()})))


def add_nodes(one: Expression, other: Expression) -> Expression:
    """A sum."""
    if is_number(one, 0) or is_number(other, 0):
        return other if is_number(one, 0) else one
    return _build("add", lambda a, b: a + b, one, other)


def multiply_nodes(one: Expression, other: Expression) -> Expression:
    """A product, entry by entry."""
    if is_number(one, 1) or is_number(other, 1):
        return other if is_number(one, 1) else one
    if is_number(one, 0) or is_number(other, 0):
        return number(0)
    if one.operation == "size" == other.operation:
        return Expression("size", tuple(sorted(one.parts + other.parts)))
    if one is other and one.operation == "indicator":
        return one
    return _build("mul", lambda a, b: a * b, one, other)


def divide_nodes(one: Expression, other: Expression) -> Expression:
    """A quotient, entry by entry."""
    if is_number(other, 0):
        refuse("a division by 0")
    return one if is_number(other, 1) else _build("div", lambda a, b: a / b, one, other)


def negate_node(node: Expression) -> Expression:
    """The negative."""
    return _build("neg", lambda a: -a, node)


def power_node(node: Expression, exponent: int) -> Expression:
    """An integer power, entry by entry."""
    if exponent in (0, 1):
        return node if exponent else number(1)
    return Expression("power", (node, exponent), node.shape)


def unary(name: str, node: Expression) -> Expression:
    """A function of each entry."""
    if name == "sqrt" and (is_number(node, 0) or is_number(node, 1)):
        return node
    return Expression(name, (node,), node.shape)


def sum_node(node: Expression, axes: Sequence[str]) -> Expression:
    """A sum over axes, along some of which the value may be constant; a sum of a sum is one."""
    own = [axis for axis in axes if axis in (node.shape or ())]
    constant = tuple(sorted(axis for axis in axes if axis not in own))
    if own:
        if node.operation == "sum":
            node, own = node.parts[0], [*node.parts[1:], *own]
        node = reduction("sum", node, own)
    return multiply_nodes(node, Expression("size", constant)) if constant else node


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

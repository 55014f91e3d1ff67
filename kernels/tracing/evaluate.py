"""What was recorded, on numbers in float64."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from lnverify.kernels.tracing.shapes import Dims, axes_of
from lnverify.proofs.expressions import Expression, fold, in_order

_WORK: dict[str, Any] = {
    "add": np.add, "mul": np.multiply, "div": np.divide, "neg": np.negative, "sqrt": np.sqrt, "exp": np.exp,
    "log": np.log, "tanh": np.tanh, "power": lambda x, k: x ** float(k), "number": lambda p, q: np.float64(p / q),
    "indicator": lambda x: np.where(x > 0, 1.0, 0.0),
}  # fmt: skip


def evaluate(
    roots: Sequence[tuple[Expression, Dims] | None], values: Mapping[str, Any], shapes: Mapping[str, Dims],
    sizes: Mapping[str, int],
) -> list[Any]:  # fmt: skip
    """Recorded arrays, each an expression and dimensions, where arguments have these values, and axes these lengths.

    Of None it is None.
    """
    order = list(sizes)

    def rule(node: Expression, parts: list[Any]) -> Any:
        if node.operation == "input":
            return spread(values[node.parts[0]], shapes[node.parts[0]], order, sizes)
        if node.operation == "size":
            return np.float64(np.prod([float(sizes[axis]) for axis in parts]))
        if node.operation in ("sum", "largest"):
            work = np.sum if node.operation == "sum" else np.max
            return work(parts[0], axis=tuple(map(order.index, parts[1:])), keepdims=True)
        return _WORK[node.operation](*parts)

    with np.errstate(all="ignore"):
        nodes = fold(in_order(*(root[0] for root in roots if root)), rule)
        return [root and gather(nodes[root[0]], root[1], order, sizes) for root in roots]


def spread(value: Any, dims: Dims, order: Sequence[str], sizes: Mapping[str, int]) -> Any:
    """An array with an axis for each name, in order; 1 where it lacks one."""
    axes = axes_of(dims)
    atoms = np.asarray(value, np.float64).reshape([sizes[axis] for axis in axes])
    moved = atoms.transpose([axes.index(axis) for axis in order if axis in axes])
    return moved.reshape([sizes[axis] if axis in axes else 1 for axis in order])


def gather(value: Any, dims: Dims, order: Sequence[str], sizes: Mapping[str, int]) -> Any:
    """The array with these dimensions."""
    axes = axes_of(dims)
    own = [axis for axis in order if axis in axes]
    full = np.broadcast_to(value, [sizes[axis] if axis in axes else 1 for axis in order])
    moved = full.reshape([sizes[axis] for axis in own]).transpose([own.index(axis) for axis in axes])
    return moved.reshape([int(np.prod([sizes[axis] for axis in dim])) for dim in dims])

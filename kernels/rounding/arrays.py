"""A program as arrays: in a format, without rounding, or with the roundings of an adversary."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from lnverify.kernels.programs.programs import PROGRAMS
from lnverify.kernels.programs.vocabulary import OPERATORS, Node, Program
from lnverify.kernels.rounding.orders import ORDERS, Order, accumulate, row_sums
from lnverify.numeric.floats.formats import FLOAT64, Format
from lnverify.numeric.floats.pairs import two_product, two_sum
from lnverify.numeric.floats.rounding import round_array
from lnverify.numeric.reference.problem import format_of

Array = np.ndarray[Any, Any]


@dataclass
class Run:
    """What a program computed on rows.

    Attributes:
        values: of each node, (rows, N) of a vector and (rows, 1) of a number.
        safe: of each row, whether nothing overflowed or underflowed; most theorems speak of these.
        finite: of each row, whether nothing overflowed.
    """

    program: Program
    values: dict[Node, Array]
    safe: Array
    finite: Array

    def by_name(self) -> dict[str, Array]:
        """Inputs, cuts and the result `y`, by name, as float64."""
        shown = {node.name: node for node in self.program.nodes if node.op in ("letter", "cut")}
        return {
            name: self.values[node].astype(np.float64) for name, node in (shown | {"y": self.program.result}).items()
        }


def run(
    program: Program, inputs: Mapping[str, Array], format: Format, order: Order, storage: Format | None = None
) -> Run:
    """The program in a format, each operation rounded to nearest.

    Args:
        inputs: by name, in the format: vectors (rows, N), numbers (rows, 1).
        order: of its sums.
        storage: the format of `store`, the same where there is none.
    """
    safe, finite = np.ones((2, len(next(iter(inputs.values())))), dtype=bool)

    def operation(node: Node, args: Sequence[Array]) -> Array:
        if node.op == "dot":
            # In float32, cut off towards 0.
            return accumulate(np.multiply(*(arg.astype(np.float64) for arg in args)), order, cut_off)
        is_stored = node.op == "store"
        into = (storage or format) if is_stored else format
        result = round_array(args[0].astype(np.float64), into) if is_stored else _operation(node, args, order)
        normal = np.isfinite(result)
        finite[:] &= normal.all(axis=1)
        if node.op in ("mul", "div", "store"):
            normal &= (np.abs(result) >= 2.0**into.emin) | (args[0] == 0) | (args[-1] == 0)
        safe[:] &= normal.all(axis=1)
        return result

    return Run(program, _values(program, inputs, format.dtype, operation), safe, finite)


def run_rows(name: str, x: Array, eps: float, format: Format, order: str = "sequential") -> Run:
    """A program of a row, N and ε alone."""
    values = {"x": x, "N": np.full((len(x), 1), x.shape[1]), "eps": np.full((len(x), 1), eps)}
    arrays = {name: value.astype(format.dtype) for name, value in values.items()}
    return run(PROGRAMS[name], arrays, format, ORDERS[order])


def _values(
    program: Program, inputs: Mapping[str, Array], dtype: Any, operation: Callable[[Node, Sequence[Array]], Array]
) -> dict[Node, Array]:
    """What each value is where operations are these."""

    def rule(node: Node, *args: Array) -> Any:
        if node.op == "number":
            return dtype.type(int(node.name))
        if node.op in ("letter", "cut"):
            return args[0] if args else inputs[node.name].astype(dtype)
        return operation(node, args)

    with np.errstate(all="ignore"):
        return program.read(rule)


def compute(program: Program, inputs: Mapping[str, Any], order: Order) -> dict[str, Array]:
    """The cuts of a program by name, and its result as `y`, each operation rounded to the type of the inputs.

    Args:
        inputs: by name, arrays or numbers of one type; subclasses of arrays keep their own operations.
        order: of its sums.
    """
    dtype = next(iter(inputs.values())).dtype
    values = _values(program, inputs, dtype, lambda node, args: _operation(node, args, order))
    return {node.name: values[node] for node in program.cuts} | {"y": values[program.result]}


def _operation(node: Node, args: Sequence[Array], order: Order) -> Array:
    """One operation, rounded to the type of its arguments."""
    if node.op == "fma":
        return fused(*args)
    return row_sums(args[0], order) if node.op == "sum" else np.asanyarray(_ON_ARRAYS[node.op](*args))


_ON_ARRAYS: Mapping[str, Any] = {**OPERATORS, "sqrt": np.sqrt, "max": np.maximum}


Merge = Callable[[Program, dict[str, Array]], Run]
"""Runs a program of merges on inputs (merges, 1)."""


def merge_rows(program: Program, x: Array, order: Order, merge: Merge) -> tuple[dict[str, Array], Array]:
    """Means and sums of squares of rows by a program of merges, in any tree.

    Args:
        program: Chan's merge; or Welford's recurrence, which adds a number, and whose parts are merged by Chan.
        x: (rows, N); its type is that of the format.
        order: of the tree.

    Returns:
        m and Q, (rows, 1), and of each row whether it is `safe`.
    """
    count = np.ones_like(x.T)
    terms = np.stack([count, x.T, np.zeros_like(x.T), count], axis=1)  # (N, [size, mean, squares, safe], rows)

    def add(a: Array, b: Array) -> Array:
        n = a[..., 0, :] + b[..., 0, :]
        parts = {"n": n, "n1": a[..., 0, :], "n2": b[..., 0, :], "m1": a[..., 1, :], "m2": b[..., 1, :]}
        parts |= {"Q1": a[..., 2, :], "Q2": b[..., 2, :]}
        step = program if (b[..., 0, :] == 1).all() else PROGRAMS["chan_merge"]
        done = merge(step, {name: part.reshape(-1, 1) for name, part in parts.items()})
        result = done.by_name()
        safe = a[..., 3, :] * b[..., 3, :] * done.safe.astype(x.dtype).reshape(n.shape)
        columns = [n, *(result[name].astype(x.dtype).reshape(n.shape) for name in ("m", "y")), safe]
        return np.stack(columns, axis=-2)

    _, m, squares, safe = order(terms, add)
    return {"m": m[:, None], "Q": squares[:, None]}, safe > 0


def tree_growth(order: Order, size: int, u: float) -> dict[str, float]:
    """The indices W, D and j of `welford` in Welford.v for a tree, as `merge_rows` builds it."""

    def add(a: Array, b: Array) -> Array:
        (n1, w1, d1, j1), (n2, w2, d2, j2) = (np.moveaxis(part, -2, 0) for part in (a, b))
        n, single = n1 + n2, bool((n2 == 1).all())
        step = (1 + u) * (1 + 2 * n2 / n * ((1 - u) ** (-2 if single else -3) - 1))
        growth = step * np.maximum(w1, w2)
        spread = d1 + d2 + (1 if single else 4 * n1 * n2 / n) * (growth - 1) ** 2
        rounds = np.maximum(j1, 3) + 1 if single else np.maximum(np.maximum(j1, j2) + 1, 6) + 1
        return np.stack([n, growth, spread, rounds], axis=-2)

    terms = np.tile(np.array([1.0, 1.0, 0.0, 0.0])[:, None], (size, 1, 1))
    return dict(zip("WDj", order(terms, add)[1:, 0].tolist(), strict=True))


def adversarial(
    program: Program,
    inputs: Mapping[str, Array],
    u: float,
    signs: Callable[[Node], Any],
    order: Order,
    stored: float = 0.0,
) -> Run:
    """The program in float64, where each result b becomes b·(1 + u·s): a run that the theorems speak of.

    Args:
        u: the unit roundoff, far above float64's.
        signs: numbers s between −1 and 1 for the results of an operation; a sum's additions share them.
        stored: the unit roundoff of `store`.
    """

    def operation(node: Node, args: Sequence[Array]) -> Array:
        factor = 1 + (stored if node.op == "store" else u) * signs(node)
        if node.op == "dot":
            return accumulate(args[0] * args[1], order, lambda a: a * factor)
        if node.op == "sum":
            return np.asarray(order(args[0].T[..., None], lambda a, b: (a + b) * factor)).reshape(-1, 1)
        return np.asarray(factor * _ON_ARRAYS[node.op](*args))

    values = _values(program, inputs, np.dtype(np.float64), operation)
    every = np.ones(len(values[program.result]), dtype=bool)
    return Run(program, values, every, every)


def cut_off(values: Array) -> Array:
    """The numbers of float32 next to float64 values, none of them larger in size."""
    near = values.astype(np.float32)
    return np.where(np.abs(near) > np.abs(values), np.nextafter(near, np.float32(0)), near).astype(np.float64)


def fused(a: Array, b: Array, c: Array) -> Array:
    """a·b + c rounded once, in a format of at most 24 bits or in float64.

    Up to 24 bits the product is exact in float64, where its sum with c is rounded to odd; a float64 has at least two
    bits more than twice 24, so that the second rounding gives what one would have given. In float64 the product is a
    pair of numbers, and the sum is Boldo and Melquiond's, whose small parts are added with rounding to odd.
    """
    format = format_of(a)
    if format is FLOAT64:
        high, low = two_product(a, b)
        small, smaller = two_sum(c, low)
        total, rest = two_sum(high, small)
        sums = total + _to_odd(*two_sum(rest, smaller))
        return np.where(np.isfinite(sums), sums, a * b + c)
    total, rest = two_sum(a.astype(np.float64) * b.astype(np.float64), c.astype(np.float64))
    return round_array(_to_odd(total, rest), format)


def _to_odd(total: Array, rest: Array) -> Array:
    """A sum rounded to odd: of the two numbers beside total + rest the one whose last bit is set."""
    even = (np.ascontiguousarray(total).view(np.int64) & 1) == 0
    return np.where(even & (rest != 0), np.nextafter(total, np.where(rest > 0, np.inf, -np.inf)), total)

"""The same trace as a program of rounded operations: its count of roundings, and a bound where one is proved of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import add, mul, truediv
from typing import Any

from lnverify.kernels.programs.counts import Cancels, counts
from lnverify.kernels.programs.programs import PROGRAMS
from lnverify.kernels.programs.theorems import REFUTED, THEOREMS
from lnverify.kernels.programs.vocabulary import Node, Programs, program_of
from lnverify.kernels.tracing.trace import Trace
from lnverify.proofs.errors import InputError
from lnverify.proofs.expressions import Expression, fold, in_order
from lnverify.proofs.prose import plain

_WORK = {"add": add, "mul": mul, "div": truediv}


def rounding(name: str, recorded: Trace, roles: Mapping[str, str], axis: str) -> str:
    """What is known of the rounding of the first output of a forward that normalizes over an axis, in a line.

    Roots, quotients, products and sums round once each; a power is a product, and its reciprocal a quotient.
    """
    if recorded.notes.casts:
        return f"rounding: no count, as it casts to {', '.join(recorded.notes.casts)}"
    node, _ = next(filter(None, recorded.outputs))
    try:
        values = _build(node, roles, axis, cuts=False)
        try:
            outcome = counts(program := program_of(values[node], name))
        except Cancels:
            values = _build(node, roles, axis, cuts=True)
            outcome = counts(program := program_of(values[node], name))
    except Cancels as reason:
        place = recorded.notes.lines.get(_difference(values, reason.value), "a line")
        return f"rounding: no bound, as what is under a root or divided by cancels at {place}{_known(program)}"
    except _NoProgram as reason:
        return f"rounding: no count, as {reason}"
    counted, known = outcome[program.result], _known(program)
    given = "".join(f", {cut.name} being as computed" for cut in program.cuts)
    bound = f"((1 − u)^−({counted.any}) − 1)·|y|" if counted.relative else f"{counted}, B having + for every −"
    return f"rounding, for sums in any order{given}: |ŷ − y| ≤ {bound}{known}"


class _NoProgram(InputError):
    """An operation is none of the vocabulary of programs."""


def _build(node: Expression, roles: Mapping[str, str], axis: str, cuts: bool) -> dict[Expression, Node]:
    """Each value as one of a program; with `cuts` a mean that is subtracted is taken as it was computed."""
    space = Programs()
    letters = {name: role for role, name in roles.items() if role in ("gain", "bias", "eps")}
    means: dict[Node, Node] = {}

    def cut(value: Node) -> Node:
        if not cuts or value.vector or value.op != "div" or value.args[0].op != "sum":
            return value
        inner = value.args[0].args[0]
        return means.setdefault(value, space.cut(f"m{len(means) or ''}", value)) if inner.op != "mul" else value

    def rule(node: Expression, parts: list[Any]) -> Node:
        operation = node.operation
        if operation == "input":
            name = node.parts[0]
            own = "x" if roles["x"] == name else letters.get(name) or name
            if hasattr(Programs, own):
                known: Node = getattr(space, own)
                return known
            return space.vector(own) if axis in (node.shape or ()) else space.scalar(own)
        if operation == "number":
            return Node("number", name=str(parts[0])) if parts[1] == 1 else space.scalar(f"{parts[0]}/{parts[1]}")
        if operation == "size" and parts == [axis]:
            return space.N  # type: ignore[no-any-return]
        if operation == "sum" and parts[1:] == [axis]:
            return space.sum(parts[0])
        if operation == "add" and "neg" in (signs := [part.operation for part in node.parts]):
            first, second = parts if signs[1] == "neg" else parts[::-1]
            return first - cut(second.args[0])  # type: ignore[no-any-return]
        if operation in _WORK:
            return _WORK[operation](*(map(cut, parts) if operation == "mul" else parts))  # type: ignore[no-any-return]
        if operation == "neg":
            return Node("neg", (parts[0],), vector=parts[0].vector)
        if operation == "sqrt":
            return space.sqrt(parts[0])
        if operation == "power":
            product = reduce(mul, [cut(parts[0])] * abs(parts[1]))
            return product if parts[1] > 0 else 1 / product
        raise _NoProgram(f"{operation} is no operation of programs")

    result = fold(in_order(node), rule)
    if any(value.op == "neg" for value in program_of(result[node], "").nodes):
        raise _NoProgram("a negative that is not subtracted")
    return result


def _difference(made: Mapping[Expression, Node], value: Any) -> Expression:
    """The first difference in what may have cancelled."""
    expression = next(key for key, one in made.items() if one == value or value in one.args)
    differences = (one for one in in_order(expression) if made[one].op == "sub" and not made[one].vector)
    return next(differences, expression)


def _known(program: Any) -> str:
    """The theorem about a program of the same shape."""
    shape = _shape(program.result)
    for law in (*THEOREMS, *REFUTED):
        if _shape(PROGRAMS[law.of].result) == shape:
            return f"; {plain(law.title)} ({law.id})"
    return ""


def _shape(node: Node) -> Any:
    """A program up to the order of factors and terms, and to cuts."""
    if node.op == "cut":
        return _shape(node.args[0])
    parts = [_shape(arg) for arg in node.args]
    return (node.op, node.name, *(sorted(parts, key=repr) if node.op in ("add", "mul") else parts))

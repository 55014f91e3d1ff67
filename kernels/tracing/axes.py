"""Which axes a question is really about.

An axis rides along where nothing mixes its indices: each index then has a question of its own, the same for all, and
the axis is dropped. A sum over such an axis of what is on both sides of an equation is equal for every number of
indices if and only if the terms are. (With R equal indices c + R·s = 0 for every R, so c = s = 0.) Two axes that are
always summed together are one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from typing import Any

from lnverify.kernels.tracing.nodes import entrywise, number, sum_node
from lnverify.proofs.expressions import Expression, fold, in_order, rewrite


@dataclass(frozen=True)
class Question:
    """Whether two recorded values are equal; with an argument, whether `left` is the derivative of `right` at it."""

    name: str
    left: Expression
    right: Expression
    argument: Expression | None = None

    @property
    def roots(self) -> tuple[Expression, ...]:
        return (self.left, self.right, *([self.argument] if self.argument else []))

    def rewrite(self, rule: Callable[[Expression], Expression]) -> Question:
        """The question with each node replaced by what the rule makes of it."""
        left, right, *argument = (rewrite(root, rule) for root in self.roots)
        return Question(self.name, left, right, *argument)


class _Mixed(Exception):
    """The axis does not ride along."""


def length_of(axis: str) -> Expression:
    """The letter that stands for the length of an axis that rides along: any positive number."""
    return Expression("input", (f"length {axis}",), ())


def reduce_axes(
    questions: Sequence[Question], fixed: Sequence[str] = (), frees_lengths: bool = False, rides: bool = True
) -> tuple[tuple[Question, ...], tuple[str, ...]]:
    """The same questions about as few axes as can be, and these axes.

    Args:
        questions: what is asked.
        fixed: axes that keep a length of their own.
        frees_lengths: whether an axis may ride along though its length is used; in its place is any positive number.
        rides: whether axes that ride along are dropped.
    """
    now = tuple(questions)
    while True:
        axes = sorted({axis for node in _nodes(now) for axis in (*(node.shape or ()), *_sizes(node))})
        free = [axis for axis in axes if axis not in fixed]
        pairs = ((a, b) for a in free for b in free if a < b)
        without = (_ride(now, axis, frees_lengths) for axis in free if rides)
        if (dropped := next((new for new in without if new is not None), None)) is not None:
            now = dropped
        elif pair := next((pair for pair in pairs if _go_together(now, *pair)), None):
            now = tuple(question.rewrite(partial(_forget, axis=pair[1])) for question in now)
        else:
            return now, tuple(axes)


def _nodes(questions: Sequence[Question]) -> list[Expression]:
    return in_order(*(root for question in questions for root in question.roots))


def _sizes(node: Expression) -> tuple[str, ...]:
    return node.parts if node.operation == "size" else ()


# -- axes that go together -----------------------------------------------------------------------------------


def _go_together(questions: Sequence[Question], a: str, b: str) -> bool:
    lists = [
        names for node in _nodes(questions)
        for names in (node.shape or (), _sizes(node), node.parts[1:] if node.operation == "sum" else ())
    ]  # fmt: skip
    return all(names.count(a) == names.count(b) for names in lists)


def _forget(node: Expression, axis: str) -> Expression:
    parts = tuple(part for part in node.parts if part != axis) if node.operation in ("size", "sum") else node.parts
    return Expression(node.operation, parts, tuple(one for one in node.shape or () if one != axis))


# -- axes that ride along --------------------------------------------------------------------------------------


def _ride(questions: Sequence[Question], axis: str, frees_lengths: bool) -> tuple[Question, ...] | None:
    """The questions without an axis; None where they mix its indices."""
    try:
        values = fold(_nodes(questions), lambda node, parts: _split(node, parts, axis, frees_lengths))
        return tuple(new for question in questions for new in _without(question, values, axis))
    except _Mixed:
        return None


def _without(question: Question, values: dict[Expression, Any], axis: str) -> list[Question]:
    (left, left_sum), (right, right_sum) = values[question.left], values[question.right]
    where = question.argument or question.left
    argument = question.argument and values[question.argument][0]
    rides = axis in (where.shape or ()) or (question.argument is None and axis in (question.right.shape or ()))
    if rides and (left_sum or (right_sum and argument is None)):
        raise _Mixed
    pairs = [(left, right_sum)] if rides and argument is not None else [(left, right), (left_sum, right_sum)]
    return [Question(question.name, a or number(0), b or number(0), argument) for a, b in pairs if a or b]


def _split(node: Expression, parts: list[Any], axis: str, frees_lengths: bool) -> tuple[Any, ...]:
    """A value as c + Σ s over the indices of an axis; None stands for 0. Neither c nor s has the axis any more."""
    shape = tuple(one for one in node.shape or () if one != axis)
    if node.operation == "size" and axis in node.parts:
        if not frees_lengths:
            raise _Mixed
        rest = tuple(one for one in node.parts if one != axis)
        lengths = [length_of(axis)] * node.parts.count(axis)
        return reduce(partial(entrywise, "mul"), lengths, Expression("size", rest) if rest else number(1)), None
    if not node.operands:
        return Expression(node.operation, node.parts, shape), None
    if node.operation == "sum":
        (c, s), axes = parts[0], [one for one in node.parts[1:] if one != axis]
        if axis not in node.parts[1:]:
            return c and sum_node(c, axes), s and sum_node(s, axes)
        if s is not None:
            raise _Mixed
        return None, sum_node(c, axes)
    if node.operation in ("neg", "add"):
        there = (list(filter(None, terms)) for terms in zip(*parts, strict=True))
        return tuple(entrywise(node.operation, *t) if len(t) == len(parts) else next(iter(t), None) for t in there)
    if all(s is None for _, s in (part for part in parts if isinstance(part, tuple))):
        return Expression(node.operation, tuple(p[0] if isinstance(p, tuple) else p for p in parts), shape), None
    if node.operation not in ("mul", "div"):
        raise _Mixed
    # A product is linear in the factor that has the sum, a quotient in its numerator.
    linear = int(parts[0][1] is None)
    factor, has_sum = parts[1 - linear]
    if has_sum or axis in (node.parts[1 - linear].shape or ()) or (node.operation == "div" and linear):
        raise _Mixed
    return tuple(part and entrywise(node.operation, part, factor) for part in parts[linear])

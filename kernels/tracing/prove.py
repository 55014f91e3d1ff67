"""Whether two functions are equal for every shape, or one is the gradient of the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial, reduce
from itertools import product
from typing import Any

import numpy as np
from sympy import sympify

from lnverify.kernels.tracing.axes import Question, reduce_axes
from lnverify.kernels.tracing.callables import halves_of, is_function, kernel
from lnverify.kernels.tracing.lower import Letters, claim_of, letters_of, open_leaves
from lnverify.kernels.tracing.nodes import entrywise, gather, number, spread, sum_node, variable
from lnverify.kernels.tracing.shapes import Setting, axes_of, is_eps, listed
from lnverify.kernels.tracing.trace import random_inputs, require_dims, trace
from lnverify.kernels.tracing.witness import Asked, Counterexample, of_free
from lnverify.proofs.errors import InputError, Undecided
from lnverify.proofs.expressions import Expression, in_order
from lnverify.proofs.recording import record
from lnverify.proofs.statements import at_most, equal, positive
from lnverify.proofs.verdicts.decision import Decision, decide

# A number of a witness, which may be written with roots.
_FLOATS = np.vectorize(lambda value: float(sympify(str(value).replace("√", "sqrt"))), otypes=[float])

_PLACES = {"shift": "any number in the place of a largest entry", "mask": "any mask in the place of a comparison",
           "constant": "any number in the place of a constant of the code, rounding aside"}  # fmt: skip
_KINDS = {"shift": "largest entry", "mask": "comparison", "constant": "constant"}


def hypotheses(given: Setting, letters: Letters) -> Iterator[Any]:
    """What is assumed of arguments and axes, in the vocabulary."""
    for name, axes in letters.leaves.items():
        if len(axes) < 2 and (name in given.positive or name.startswith("length ")):
            yield lambda s, name=name, axes=axes: positive(letters.value(s, variable(name, axes)).value)
        if name in letters.masks and not axes:
            yield lambda s, name=name: equal(
                letters.value(s, variable(name)).value ** 2, letters.value(s, variable(name)).value
            )
    for axis, least in given.at_least.items():
        if axis in letters.dimensions:
            yield lambda s, axis=axis, least=least: at_most(least, s.on(letters.dimensions[axis]).N)


@dataclass(frozen=True)
class Part:
    """One thing that was decided, such as "∂x"; `opened` has the letters that stand for what is free."""

    name: str
    decision: Decision
    letters: Letters
    opened: Mapping[str, Expression]

    @property
    def places(self) -> list[str]:
        """What stands for what is free, in words."""
        return list(dict.fromkeys(_PLACES[name.partition(" ")[0]] for name in self.opened))

    @property
    def unconfirmed(self) -> str:
        """Why a failure decides nothing: the function has none there. Of what was free it may be no failure at all."""
        if self.opened:
            return (f"it is not decided: a proof with {listed(self.places)} fails, which is all that the calculus "
                    "knows of it; no arguments are found at which the function itself fails")  # fmt: skip
        return (f"it fails {self.decision.witness}, which no arguments of the function are found to be, within the "
                "accuracy of float64")  # fmt: skip


@dataclass(frozen=True)
class Proof:
    """What was decided of functions.

    Attributes:
        asked: the functions, and what was asked of them.
        parts: each output, or each gradient.
        counterexample: a point at which they differ, or None.
    """

    asked: Asked
    parts: tuple[Part, ...]
    counterexample: Counterexample | None

    @property
    def holds(self) -> bool:
        return self.counterexample is None

    @property
    def constants(self) -> tuple[str, ...]:
        """The numbers with a fraction in the code."""
        return tuple(dict.fromkeys(word for one in self.asked.traces for word in one.notes.constants))

    @property
    def conditions(self) -> list[str]:
        """What has to hold beside the hypotheses, each once."""
        said = (part.letters.texts(one) for part in self.parts for one in part.decision.conditions)
        return list(dict.fromkeys(text for texts in said for text in texts))

    @property
    def _meanings(self) -> list[str]:
        """What letters of conditions mean that name no argument, such as "mask1 is the comparison at k.py, line 12"."""
        lines = {node: line for one in self.asked.traces for node, line in one.notes.lines.items()}
        opened = ((part.letters.names[name], _KINDS[name.partition(" ")[0]], node) for part in self.parts
                  for name, node in part.opened.items()
                  if name in part.letters.said_in(part.decision.conditions))  # fmt: skip
        return [*dict.fromkeys(f"{name} is the {kind} at {lines.get(node, 'a line')}" for name, kind, node in opened)]

    @property
    def line(self) -> str:
        """What was decided, in a line."""
        function, reference = self.asked.function.name, self.asked.reference.name
        is_gradient = self.asked.free is not None
        if self.counterexample:
            relation = "does not give the gradient of" if is_gradient else "is not"
            return f"{function} {relation} {reference} {self.counterexample}"
        names = [part.name for part in self.parts]
        verb = "is the gradient" if len(names) == 1 else "are the gradients"
        said = f"{listed(names)} of {function} {verb} of {reference}" if is_gradient else f"{function} is {reference}"
        return f"for {self.asked.said.where}: {said}"

    def notes(self) -> list[str]:
        """What else was used, a line each."""
        opened = dict.fromkeys(words for one in self.parts if one.decision.holds for words in one.places)
        smooth = self.asked.free is not None and _PLACES["mask"] in opened
        given, casts = self.asked.said, dict.fromkeys(word for one in self.asked.traces for word in one.notes.casts)
        assumed = [f"{name} > 0" for name in given.positive]
        assumed += [f"{name} ≥ 0" for name in given.shapes if is_eps(name) and name not in given.positive]
        floats = f"constants are {'the doubles' if given.exact else 'the decimals'} {', '.join(self.constants)}"
        return [
            *([f"given {', '.join(assumed)}"] if assumed else []),
            *([f"where {'; '.join([*self.conditions, *self._meanings])}"] if self.conditions else []),
            *(f"proved with {words}" for words in opened),
            *(["a gradient where no two compared values are equal"] if smooth else []),
            *([floats] if self.constants else []),
            *([f"without rounding: casts to {', '.join(casts)} are left out"] if casts else []),
        ]


# -- what is asked -------------------------------------------------------------------------------------------------


def equality(function: Any, reference: Any, given: Setting) -> Asked:
    """What is to be decided of two functions of the same arguments, whose outputs are to be equal.

    Raises:
        InputError: where one cannot be traced, or their outputs have different shapes.
    """
    one, other = (kernel(it, given.shapes, given.library) for it in (function, reference))
    left, right = trace(one, given), trace(other, given)
    wanted = [(f"output {i + 1}", result[1] if result else ()) for i, result in enumerate(right.outputs)]
    require_dims(one, left.outputs, wanted)
    names = ["the output"] if len(wanted) == 1 else [name for name, _ in wanted]
    pairs = zip(names, left.outputs, right.outputs, strict=True)
    questions = tuple(Question(name, a[0], b[0]) for name, a, b in pairs if a and b)
    return Asked(one, other, given, given, questions, (left, right))


def gradient(function: Any, backward: Any, given: Setting) -> Asked:
    """What is to be decided of a forward and a backward, which is to give its gradients.

    Args:
        function: the forward.
        backward: takes an upstream gradient for each output, then the forward's arguments; returns a gradient for each
            argument that has a shape, in order; that of a residual may be left out. None for an autograd.Function,
            which has its own.
        given: what is said of the forward's arguments.

    Raises:
        InputError: where one cannot be traced, or a gradient has another shape than its argument.
    """
    forward = kernel(function, given.shapes, given.library)
    if backward is None and not is_function(function):
        right = "a function of upstream gradients and arguments, or an autograd.Function, would be right"
        raise InputError(f"{forward.name} has no backward of its own; {right}")
    back = None
    if backward is None:
        forward, back = halves_of(forward, given)
    recorded = trace(forward, given)
    behind, upstream = given.with_upstream(recorded.outputs)
    if not upstream:
        raise InputError(f"{forward.where} returns nothing that has a gradient")
    back = back or kernel(backward, behind.shapes, given.library, forward.library)
    returned = trace(back, behind)
    free = [name for name, dims in given.shapes.items() if dims and name not in given.masks]
    gradients = of_free(returned.outputs, given.shapes, free)
    require_dims(back, gradients, [(f"∂{name}", given.shapes[name]) for name in free])
    products = [
        sum_node(entrywise("mul", variable(name, axes_of(dims)), result[0]), sorted(axes_of(dims)))
        for (name, dims), result in zip(upstream.items(), filter(None, recorded.outputs), strict=True)
    ]
    loss = reduce(partial(entrywise, "add"), products)
    questions = tuple(
        Question(f"∂{name}", outcome[0], loss, variable(name, axes_of(given.shapes[name])))
        for name, outcome in zip(free, gradients, strict=True)
    )
    return Asked(back, forward, given, behind, questions, (recorded, returned), free)


def to_claim(asked: Asked, of_a_row: bool) -> Callable[[Any], Any]:
    """What is to be decided as one claim of a space: of M rows, or, where the calculus lacks that, of a row of each."""

    def claim(s: Any, rides: bool) -> Any:
        questions, letters, _ = prepare(asked.questions, asked.given, constants=False, rides=rides)
        return claim_of(questions, letters)(s)

    with suppress(Undecided):
        record(partial(claim, rides=of_a_row))
        return partial(claim, rides=of_a_row)
    return partial(claim, rides=True)


# -- deciding ----------------------------------------------------------------------------------------------------


def prove(asked: Asked) -> Proof:
    """Decide what is asked of functions.

    Raises:
        Undecided: where neither a proof nor a witness was found.
    """
    parts: list[Part] = []
    reasons = []
    axes = sorted({axis for dims in asked.given.shapes.values() for axis in axes_of(dims)})
    short = {axis: max(asked.given.at_least.get(axis, 2), 2) for axis in axes}
    for question in asked.questions:
        point = None
        try:
            part, point = decide_question(question, asked.given)
        except Undecided as reason:
            reasons.append(f"{question.name}: {reason}")
        else:
            parts.append(part)
            if part.decision.holds:
                continue
            reasons.append(f"{question.name}: {part.unconfirmed}")
        points = [*([point] if point else []), *(random_inputs(asked.given, short, seed) for seed in range(3))]
        if counterexample := next(filter(None, map(asked.differ, points)), None):
            return Proof(asked, tuple(parts), counterexample)
    if reasons:
        raise Undecided("; ".join(reasons))
    return Proof(asked, tuple(parts), None)


def decide_question(question: Question, given: Setting) -> tuple[Part, Mapping[str, Any] | None]:
    """What the engine says of a question, and the arguments at which it fails.

    Raises:
        Undecided: where it says nothing.
    """
    has_long = any(node.operation == "number" and node.parts[1] > 100 for node in in_order(*question.roots))
    failures, reasons = [], []
    for constants, lengths in product((False, True) if has_long and not given.exact else (False,), (False, True)):
        try:
            reduced, letters, opened = prepare([question], given, constants, lengths)
            decision = decide(claim_of(reduced, letters), list(hypotheses(given, letters)))
        except Undecided as reason:
            reasons.append(reason)
            continue
        part = Part(question.name, decision, letters, opened)
        if decision.holds:
            return part, None
        failures.append((part, _point(decision.witness, letters, given)))
    if not failures:
        raise reasons[0]
    return failures[0]


def prepare(
    questions: Sequence[Question], given: Setting, constants: bool, lengths: bool = False, rides: bool = True
) -> tuple[tuple[Question, ...], Letters, dict[str, Expression]]:
    """Questions as claims: what is left of them, how arguments are said, and what is free."""
    free, opened = open_leaves(tuple(questions), constants, partial(_can_differ, given))
    reduced, axes = reduce_axes(free, tuple(given.at_least), lengths, rides)
    if len(axes) > 2:
        raise Undecided(f"{listed(axes)} are all summed over, each by itself; the calculus has two dimensions")
    order = [axis for dims in given.shapes.values() for axis in axes_of(dims)[::-1]]
    # The last of the arguments' axes is N.
    dimensions = dict(zip(sorted(axes, key=order.index), ("N", "M"), strict=False))
    roots = [root for question in reduced for root in question.roots]
    leaves = {node.parts[0]: node.shape or () for node in in_order(*roots) if node.operation == "input"}
    masks = [name for name in leaves if name in given.masks or (name.startswith("mask ") and name in opened)]
    zeros = masks[0] if len(masks) == 1 and tuple(map(dimensions.get, leaves[masks[0]])) == ("N",) else ""
    if masks and not zeros and not rides:
        raise Undecided("the calculus has no mask of rows")
    rows = [name for name in leaves if len(leaves[name]) < len(axes_of(given.shapes.get(name, ()))) and rides]
    names = letters_of({name: f"{'row_of_' * (name in rows)}{name}" for name in leaves}, given.shapes)
    return reduced, Letters(names, leaves, dimensions, masks, zeros), opened


def _can_differ(given: Setting, difference: Expression) -> bool:
    """Whether two compared values differ at some arguments; of what is made of other comparisons that is not known."""
    leaves = {node.parts[0] for node in in_order(difference) if node.operation == "input"}
    if not leaves <= given.shapes.keys():
        return False
    try:
        part, _ = decide_question(Question("", difference, number(0)), given)
    except Undecided:
        return False
    return not (part.decision.holds or part.opened)


def _point(witness: Any, letters: Letters, given: Setting) -> Mapping[str, Any]:
    """The arguments that a witness says."""
    rows = witness.values.get("M")
    lengths = {"N": witness.dimension, "M": int(str(rows)) if rows is not None else 1}
    axes = dict.fromkeys(axis for dims in given.shapes.values() for axis in axes_of(dims))
    sizes = {axis: lengths[letters.dimensions[axis]] if axis in letters.dimensions else 1 for axis in axes}
    values: dict[str, Any] = {}
    for name, dims in given.shapes.items():
        if name in given.lengths:
            values[name] = sizes[given.lengths[name]]
            continue
        there = witness.values.get(letters.of(name)) if name in letters.names else None
        left = sorted(set(axes_of(dims)) & letters.dimensions.keys(), key=letters.dimensions.__getitem__)
        array = _FLOATS(np.array(1 if there is None else there, dtype=object))
        if array.ndim != len(left):
            array = np.broadcast_to(array, [sizes[axis] for axis in left])
        value = gather(spread(array, tuple((axis,) for axis in left), sizes), dims, sizes)
        values[name] = value != 0 if name in given.masks else value
    return values

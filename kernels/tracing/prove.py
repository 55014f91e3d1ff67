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
from lnverify.kernels.tracing.callables import backward_of, kernel
from lnverify.kernels.tracing.lower import Letters, claim_of, letters_of, open_leaves
from lnverify.kernels.tracing.nodes import entrywise, gather, spread, sum_node, variable
from lnverify.kernels.tracing.shapes import Dims, LengthOf, Setting, axes_of, is_eps
from lnverify.kernels.tracing.shapes import listed as _listed
from lnverify.kernels.tracing.trace import Trace, random_inputs, require_dims, trace
from lnverify.kernels.tracing.witness import Counterexample, Pair, of_arrays
from lnverify.proofs.errors import InputError, Undecided
from lnverify.proofs.expressions import Expression, in_order
from lnverify.proofs.recording import record
from lnverify.proofs.statements import at_most, positive
from lnverify.proofs.verdicts.decision import Decision, decide


def hypotheses(given: Setting, letters: Letters) -> Iterator[Callable[[Any], Any]]:
    """What is assumed of arguments and axes, in the vocabulary."""
    for name, axes in letters.leaves.items():
        if len(axes) < 2 and (name in given.positive or name.startswith("length ")):
            yield partial(_is_positive, letters, variable(name, axes))
    for axis, least in given.at_least.items():
        if axis in letters.dimensions:
            yield partial(_is_long, letters.dimensions[axis], least)


def _is_positive(letters: Letters, leaf: Expression, s: Any) -> Any:
    return positive(letters.value(s, leaf).value)


def _is_long(dimension: str, least: int, s: Any) -> Any:
    return at_most(least, s.on(dimension).N)


@dataclass(frozen=True)
class Asked:
    """What is to be decided of two functions: a question for each output or gradient."""

    pair: Pair
    questions: tuple[Question, ...]
    given: Setting
    traces: tuple[Trace, ...]


@dataclass(frozen=True)
class Part:
    """One thing that was decided, such as "∂x"; `opened` has the letters that stand for what is free."""

    name: str
    decision: Decision
    opened: Mapping[str, Expression]


@dataclass(frozen=True)
class Proof:
    """What was decided of functions.

    Attributes:
        function, reference: their names.
        is_gradient: whether the function is to give the gradients of the reference, rather than to equal it.
        setting: what was said of their arguments.
        parts: each output, or each gradient.
        counterexample: a point at which they differ, or None.
        constants, casts: the numbers with a fraction in the code, and the types that it casts to.
    """

    function: str
    reference: str
    is_gradient: bool
    setting: Setting
    parts: tuple[Part, ...]
    counterexample: Counterexample | None
    constants: tuple[str, ...]
    casts: tuple[str, ...]

    @property
    def holds(self) -> bool:
        return self.counterexample is None

    @property
    def conditions(self) -> list[str]:
        """What has to hold beside the hypotheses, each once; of a root, and of a multiple, only what it is of."""
        texts = [condition.text for part in self.parts for condition in part.decision.conditions]
        plain = dict.fromkeys(text.removeprefix("2 ") for text in texts)
        return [text for text in plain if not (text.startswith("√(") and f"{text[2:-5]} ≠ 0" in plain)]

    @property
    def line(self) -> str:
        """What was decided, in a line."""
        if self.counterexample:
            relation = "does not give the gradient of" if self.is_gradient else "is not"
            return f"{self.function} {relation} {self.reference} {self.counterexample}"
        names = [part.name for part in self.parts]
        is_one = len(names) == 1
        said = f"{self.function} is {self.reference}"
        if self.is_gradient:
            verb = "is the gradient" if is_one else "are the gradients"
            said = f"{_listed(names)} of {self.function} {verb} of {self.reference}"
        return f"for {self.setting.where}: {said}"

    def notes(self) -> list[str]:
        """What else was used, a line each."""
        kinds = {"shift": "any number in the place of a largest entry", "mask": "any mask in the place of a comparison",
                 "constant": "any number in the place of a constant of the code, rounding aside"}  # fmt: skip
        opened = dict.fromkeys(name.partition(" ")[0] for part in self.parts for name in part.opened)
        floats = "the doubles" if self.setting.exact else "the decimals"
        assumed = [f"{name} > 0" for name in self.setting.positive]
        assumed += [f"{name} ≥ 0" for name in self.setting.shapes if is_eps(name) and name not in self.setting.positive]
        return [
            *([f"given {', '.join(assumed)}"] if assumed else []),
            *([f"where {'; '.join(self.conditions)}"] if self.conditions else []),
            *(f"proved with {kinds[kind]}" for kind in opened),
            *([f"constants are {floats} {', '.join(self.constants)}"] if self.constants else []),
            *([f"without rounding: casts to {', '.join(self.casts)} are left out"] if self.casts else []),
        ]


# -- what is asked -------------------------------------------------------------------------------------------------


def equality(function: Any, reference: Any, given: Setting) -> Proof:
    """Decide whether two functions of the same arguments have equal outputs.

    Raises:
        InputError: where one cannot be traced, or their outputs have different shapes.
        Undecided: where neither a proof nor a witness was found.
    """
    return _prove(ask_equality(function, reference, given), given)


def ask_equality(function: Any, reference: Any, given: Setting) -> Asked:
    """What `equality` decides."""
    one, other = (kernel(it, given.shapes, given.library) for it in (function, reference))
    left, right = trace(one, given), trace(other, given)
    wanted = [(f"output {i + 1}", result[1] if result else ()) for i, result in enumerate(right.outputs)]
    require_dims(one, left.outputs, wanted)
    names = ["the output"] if len(wanted) == 1 else [name for name, _ in wanted]
    pairs = zip(names, left.outputs, right.outputs, strict=True)
    questions = tuple(Question(name, a[0], b[0]) for name, a, b in pairs if a and b)
    return Asked(Pair(one, other, given.shapes, given.shapes), questions, given, (left, right))


def gradient(function: Any, backward: Any, given: Setting) -> Proof:
    """Decide whether a backward gives the gradients of a function.

    Args:
        function: the forward.
        backward: takes an upstream gradient for each output, then the forward's arguments; returns a gradient for each
            argument that has a shape, in order. None for an autograd.Function, which has its own.
        given: what is said of the forward's arguments.

    Raises:
        InputError: where one cannot be traced, or a gradient has another shape than its argument.
        Undecided: where neither a proof nor a witness was found.
    """
    return _prove(ask_gradient(function, backward, given), given)


def ask_gradient(function: Any, backward: Any, given: Setting) -> Asked:
    """What `gradient` decides."""
    forward = kernel(function, given.shapes, given.library)
    if backward is None and not forward.is_autograd:
        right = "a function of upstream gradients and arguments, or an autograd.Function, would be right"
        raise InputError(f"{forward.name} has no backward of its own; {right}")
    recorded = trace(forward, given)
    behind, upstream = given.with_upstream(recorded.outputs)
    backward = backward or backward_of(function, given.shapes, len(upstream))
    back = kernel(backward, behind.shapes, forward.library.name)
    returned = trace(back, behind)
    free = [name for name, dims in given.shapes.items() if dims and name not in given.masks]
    gradients = of_arrays(returned.outputs, given.shapes)
    require_dims(back, gradients, [(f"∂{name}", given.shapes[name]) for name in free])
    loss = _loss(recorded, upstream)
    questions = tuple(
        Question(f"∂{name}", outcome[0], loss, variable(name, axes_of(given.shapes[name])))
        for name, outcome in zip(free, gradients, strict=True)
    )
    return Asked(Pair(back, forward, given.shapes, behind.shapes, free), questions, behind, (recorded, returned))


def _loss(recorded: Trace, upstream: Mapping[str, Dims]) -> Expression:
    """Σ of upstream gradients times outputs."""
    pairs = zip(upstream.items(), filter(None, recorded.outputs), strict=True)
    products = [(entrywise("mul", variable(name, axes_of(dims)), result[0]), dims) for (name, dims), result in pairs]
    return reduce(partial(entrywise, "add"), [sum_node(node, sorted(axes_of(dims))) for node, dims in products])


def to_claim(asked: Asked, of_a_row: bool) -> Callable[[Any], Any]:
    """What is to be decided as one claim of a space: of M rows, or, where the calculus lacks that, of a row of each."""

    def claim(s: Any, rides: bool) -> Any:
        questions, letters, _ = prepare(asked.questions, asked.given, constants=False, rides=rides)
        return [claim_of(question, letters)(s) for question in questions]

    with suppress(Undecided):
        record(partial(claim, rides=of_a_row))
        return partial(claim, rides=of_a_row)
    return partial(claim, rides=True)


# -- deciding ----------------------------------------------------------------------------------------------------


def _prove(asked: Asked, said: Setting) -> Proof:
    parts: list[Part] = []
    counterexample, reasons = None, []
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
            reasons.append(f"{question.name}: it fails {part.decision.witness}, which no arguments of the function are "
                           "found to be, within the accuracy of float64")  # fmt: skip
        points = [*([point] if point else []), *(_random_point(asked.given, seed) for seed in range(3))]
        counterexample = next(filter(None, map(asked.pair.differ, points)), None)
        if counterexample:
            break
    if reasons and counterexample is None:
        raise Undecided("; ".join(reasons))
    constants, casts = (
        tuple(dict.fromkeys(word for item in asked.traces for word in getattr(item, name)))
        for name in ("constants", "casts")
    )
    names = asked.pair.function.name, asked.pair.reference.name
    return Proof(*names, asked.given is not said, said, tuple(parts), counterexample, constants, casts)


def _random_point(given: Setting, seed: int) -> Mapping[str, Any]:
    """Random arguments, whose axes are as short as may be."""
    axes = {axis for dims in given.shapes.values() for axis in axes_of(dims)}
    return random_inputs(given, {axis: max(given.at_least.get(axis, 2), 2) for axis in sorted(axes)}, seed)


def decide_question(question: Question, given: Setting) -> tuple[Part, Mapping[str, Any] | None]:
    """What the engine says of a question, and the arguments at which it fails.

    Raises:
        Undecided: where it says nothing.
    """
    has_long = any(node.operation == "number" and node.parts[1] > 100 for node in in_order(*question.roots))
    best: tuple[Part, Mapping[str, Any] | None] | Undecided | None = None
    for constants, lengths in product((False, True) if has_long and not given.exact else (False,), (False, True)):
        try:
            answer = _decide(question, given, constants, lengths)
        except Undecided as reason:
            best = best or reason
            continue
        if answer[0].decision.holds:
            return answer
        best = answer if best is None or isinstance(best, Undecided) else best
    if isinstance(best, Undecided):
        raise best
    assert best is not None
    return best


def prepare(
    questions: Sequence[Question], given: Setting, constants: bool, lengths: bool = False, rides: bool = True
) -> tuple[tuple[Question, ...], Letters, dict[str, Expression]]:
    """Questions as claims: what is left of them, how arguments are said, and what is free."""
    free, opened = open_leaves(tuple(questions), constants)
    reduced, axes = reduce_axes(free, tuple(given.at_least), lengths, rides)
    if len(axes) > 2:
        raise Undecided(f"{_listed(axes)} are all summed over, each by itself; the calculus has two dimensions")
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
    return reduced, Letters(names, leaves, dimensions, zeros), opened


def _decide(
    question: Question, given: Setting, constants: bool, lengths: bool
) -> tuple[Part, Mapping[str, Any] | None]:
    reduced, letters, opened = prepare([question], given, constants, lengths)
    claims = [claim_of(one, letters) for one in reduced]
    decision = decide(lambda s: [claim(s) for claim in claims], list(hypotheses(given, letters)))
    place = _point(decision.witness, letters, given) if decision.witness else None
    return Part(question.name, decision, opened), None if decision.holds else place


def _point(witness: Any, letters: Letters, given: Setting) -> Mapping[str, Any]:
    """The arguments that a witness says."""
    rows = witness.values.get("M")
    lengths = {"N": witness.dimension, "M": int(str(rows)) if rows is not None else 1}
    axes = dict.fromkeys(axis for dims in given.shapes.values() for axis in axes_of(dims))
    sizes = {axis: lengths[letters.dimensions[axis]] if axis in letters.dimensions else 1 for axis in axes}
    values: dict[str, Any] = {}
    for name, dims in given.shapes.items():
        if isinstance(dims, LengthOf):
            values[name] = sizes[dims.axis]
            continue
        there = witness.values.get(letters.of(name)) if name in letters.names else None
        left = sorted(
            (axis for axis in axes_of(dims) if axis in letters.dimensions), key=letters.dimensions.__getitem__
        )
        array = np.asarray(numbers(there) if there is not None else 1.0, np.float64)
        if array.ndim != len(left):
            array = np.broadcast_to(array, [sizes[axis] for axis in left])
        value = gather(spread(array, tuple((axis,) for axis in left), sizes), dims, sizes)
        values[name] = value != 0 if name in given.masks else value
    return values


def numbers(value: Any) -> Any:
    """The values of a witness as floats."""
    if isinstance(value, list):
        return [numbers(one) for one in value]
    try:
        return float(value)
    except (TypeError, ValueError):
        return float(sympify(str(value).replace("√", "sqrt")))

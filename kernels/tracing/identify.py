"""Which known norm a function or module is, for every shape."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import product
from typing import Any

import numpy as np

from lnverify.kernels.tracing.array import Array
from lnverify.kernels.tracing.axes import Question
from lnverify.kernels.tracing.callables import Kernel
from lnverify.kernels.tracing.nodes import evaluate, number, variable
from lnverify.kernels.tracing.prove import prove
from lnverify.kernels.tracing.shapes import Setting, axes_of, describe, listed
from lnverify.kernels.tracing.trace import Trace, axis_sizes, random_inputs, trace
from lnverify.kernels.tracing.vocabulary import NUMPY
from lnverify.kernels.tracing.witness import Asked
from lnverify.proofs.errors import InputError, Undecided
from lnverify.proofs.expressions import Expression, in_order


@dataclass(frozen=True)
class Identity:
    """What a function was found to be.

    Attributes:
        form: the known norm, such as "RMSNorm with gain 1 + w"; of a function that is none the nearest.
        axes: those that it normalizes over.
        eps: "ε" where it is an argument, or the number in the code.
        of_standard: whether that is of LayerNorm, RMSNorm or BatchNorm as their papers have them.
        is_proved: whether it is the form for every shape.
        difference: of one that is none, how it differs from the nearest.
        nearest: whether it is the nearest of LayerNorm and RMSNorm, with the arguments that it has.
        trace: what was recorded.
    """

    form: str
    axes: tuple[str, ...]
    eps: str
    of_standard: bool
    is_proved: bool
    difference: str
    nearest: Asked
    trace: Trace

    @property
    def is_standard(self) -> bool:
        """Whether it is LayerNorm, RMSNorm or BatchNorm as their papers have them."""
        return self.is_proved and self.of_standard

    @property
    def count(self) -> int:
        """How many outputs it has; the first is the one that was asked of."""
        return len(self.trace.outputs)

    @property
    def unasked(self) -> list[str]:
        """A line where torch's gradient may be another one than that of the formula."""
        words = [*self.trace.notes.gradients]
        return [f"  its gradient by autograd, which depends on {listed(words)}, was not asked; module:forward,backward"
                ", or the autograd.Function itself, asks it"] if words else []  # fmt: skip

    @property
    def line(self) -> str:
        """What it is, in a line."""
        over = f" over {' and '.join(self.axes)}" if self.axes else ""
        eps = f", ε = {self.eps}" if self.eps not in ("", "ε") else ""
        if self.is_proved:
            first = f"of its {self.count} outputs the first is " if self.count > 1 else ""
            return f"{first}{self.form}{over}{eps}, proved for every shape"
        return f"none of the known norms; nearest is {self.form}{over}{eps}: {self.difference}"


@dataclass(frozen=True)
class _Form:
    norm: str
    name: str
    axes: tuple[str, ...]
    eps: str
    value: Array

    @property
    def is_standard(self) -> bool:
        return self.norm in ("LayerNorm", "RMSNorm", "BatchNorm at inference")


def identify(kernel: Kernel, given: Setting, roles: Mapping[str, str]) -> Identity:
    """Say which known norm a kernel is; `roles` has the argument that is x, gain, bias, eps, gate, mean or variance.

    Raises:
        InputError: where it cannot be traced, or returns no array of the shape of its input.
        Undecided: where it is a known norm on random numbers, and that is not decided.
    """
    recorded = trace(kernel, given)
    result = recorded.outputs[0]
    if result is None or result[1] != given.shapes[roles["x"]]:
        returned = describe(result[1]) if result else "nothing"
        raise InputError(f"{kernel.where} returns {returned}, not an array of the shape of its input")
    candidates = list(_forms(given, roles, _numbers(result[0])))
    gaps = _gaps(result, candidates, given)
    pairs = [*zip(candidates, map(float, gaps), strict=True)]
    best, gap = min(pairs, key=lambda pair: pair[1])
    is_known = gap < 1e-9  # of float64 sums: a few hundred roundings

    def apart(pair: tuple[_Form, float]) -> tuple[bool, float]:
        """How far a standard form is off; what is seldom written has to be nearer."""
        name, is_gate = pair[0].name, roles.get("gate") == "residual" and "sum" not in pair[0].name
        is_gain = ("1 + w" in name) != (is_known and "1 + w" in best.name)
        odd = is_gate + is_gain + (pair[0].norm == "RMSNorm" and "bias" in roles)
        # Of forms without the ε that is an argument a difference would say nothing.
        return pair[0].eps != "ε", pair[1] * 4**odd

    nearest = min((pair for pair in pairs if pair[0].is_standard), key=apart)
    best, gap = (best, gap) if is_known else nearest
    words = ""

    def whether(form: _Form) -> Asked:
        question = Question("the output", result[0], form.value.node)
        reference = Kernel(form.name, NUMPY, partial(_values, form, given), None)
        return Asked(kernel, reference, given, given, (question,), (recorded,))

    if not is_known:
        words = f"at random arrays their entries differ by up to {gap:.2g} of the largest"
    else:
        try:
            proof = prove(whether(best))
        except Undecided as reason:
            raise Undecided(f"{kernel.name} is {best.name} on random arrays; of all, {reason}") from None
        words = str(proof.counterexample or "")
    return Identity(best.name, best.axes, best.eps, best.is_standard, not words, words, whether(nearest[0]), recorded)


def _values(form: _Form, given: Setting, *arguments: Any) -> Any:
    """What a form is where the arguments are numbers."""
    pairs = [*zip(given.shapes.values(), map(np.shape, arguments), strict=True)]
    sizes = {dim[0]: size for dims, shape in pairs for dim, size in zip(dims, shape, strict=True) if dim}
    values = dict(zip(given.shapes, arguments, strict=True))
    return evaluate([(form.value.node, form.value.dims)], values, given.shapes, sizes)[0]


def _numbers(node: Expression) -> list[Fraction]:
    """The small positive constants of a trace: an ε may be one of them, or its square."""
    results = {Fraction(*one.parts) for one in in_order(node) if one.operation == "number"}
    return sorted(value for value in results if 0 < value < Fraction(1, 50))


def _gaps(made: Any, candidates: Sequence[_Form], given: Setting) -> Any:
    """By how much each candidate differs on random numbers, of the largest entry."""
    sizes = axis_sizes(given.shapes, 0)
    inputs = random_inputs(given, sizes, 7)
    # Small enough that an ε of a millionth is seen.
    for name, value in inputs.items():
        if np.ndim(value) > 1:
            inputs[name] = value * 1e-3
        elif name in given.positive and not given.shapes[name]:
            inputs[name] = value * 1e-6
    values = evaluate([made, *((form.value.node, made[1]) for form in candidates)], inputs, given.shapes, sizes)
    scale = np.max(np.abs(values[0])) or 1.0
    with np.errstate(all="ignore"):
        gaps = [np.max(np.abs(value - values[0])) / scale for value in values[1:]]
    return np.nan_to_num(np.array(gaps), nan=np.inf)


# -- the known forms ------------------------------------------------------------------------------------------------


def _forms(given: Setting, roles: Mapping[str, str], constants: Sequence[Fraction]) -> Iterator[_Form]:
    """Every known norm, with what the arguments give it."""
    arguments = {
        role: Array(NUMPY, variable(name, axes_of(given.shapes[name])), given.shapes[name])
        for role, name in roles.items()
    }  # fmt: skip
    x, gate = arguments["x"], arguments.get("gate")
    along = {role: _along(x, value) for role, value in arguments.items()}
    parts = [value for role, values in along.items() if role.startswith("part") for value in values]
    fixed = [*along.get("mean", []), *along.get("variance", [])]
    small = {"ε": arguments["eps"]} if "eps" in roles else {}
    small |= {f"{float(value):g}": Array(NUMPY, number(value), ()) for value in constants}
    small[""] = Array(NUMPY, number(0), ())
    for places, (word, eps) in product(_axes(x), small.items()):
        axes = axes_of(x.dims[place] for place in places) if places != (x.ndim - 1,) else ()
        for name, work in _norms(places, eps, fixed).items():
            for gated, normalized in _gated(x, gate, work):
                for scaled, value in _affine(normalized, along.get("gain", []), along.get("bias", [])):
                    for adapted, out in _adaptive(value, parts if name in _ADAPTED else []):
                        yield _Form(name, name + scaled + gated + adapted, axes, word, out)


def _along(x: Any, vector: Any) -> list[Any]:
    """A vector along the dimensions of an array that have its axes; none where some are not there."""
    if any(dim not in x.dims for dim in vector.dims if dim):
        return []
    return [vector.with_dims(tuple(dim if dim in vector.dims else () for dim in x.dims))]


def _axes(x: Any) -> Iterator[tuple[int, ...]]:
    """The dimensions that a norm may be over: the last, that of channels, all but the batch."""
    last = x.ndim - 1
    yield from dict.fromkeys([(last,), (1,) if last > 1 else (last,), tuple(range(1, x.ndim)),
                              tuple(range(2, x.ndim)) or (last,)])  # fmt: skip


_Work = Callable[[Any, Any], Any]
_NORMS: Mapping[str, tuple[bool, _Work]] = {
    "RMSNorm": (False, lambda x, p: (x * x).average(p, True)),
    "LayerNorm": (True, lambda x, p: x.spread(p, 0, True)),
    "LayerNorm with N − 1": (True, lambda x, p: x.spread(p, 1, True)),
    "L2 norm": (False, lambda x, p: (x * x).total(p, True)),
    "division by the standard deviation": (False, lambda x, p: x.spread(p, 0, True)),
    "division by the standard deviation with N − 1": (False, lambda x, p: x.spread(p, 1, True)),
}
"""Known norms: whether they center, and the square that they divide by the root of."""
_ROOTS: Mapping[str, _Work] = {
    "": lambda square, e: (square + e).apply("sqrt"),
    " and ε outside the root": lambda square, e: square.apply("sqrt") + e,
    " of at least ε": lambda square, e: square.apply("sqrt").maximum(e),
}
"""Where ε is."""
_ROOT_N = "L2 norm of at least ε, times √N"


def _norms(places: Any, eps: Any, fixed: Sequence[Any]) -> dict[str, Callable[[Any], Any]]:
    """Each known norm over some dimensions, as a function of the input; with a mean and a variance that of them."""
    if len(fixed) == 2:
        return {"BatchNorm at inference": lambda x: (x - fixed[0]) / (fixed[1] + eps).apply("sqrt")}

    def work(x: Any, centers: bool, square: _Work, root: _Work) -> Any:
        return (x - x.average(places, True) if centers else x) / root(square(x, places), eps)

    every: dict[str, Callable[[Any], Any]] = {
        (name + where).replace("orm and", "orm with"): partial(work, centers=centers, square=square, root=root)
        for (name, (centers, square)), (where, root) in product(_NORMS.items(), _ROOTS.items())
    }
    every[_ROOT_N] = lambda x: every["L2 norm of at least ε"](x) * x.count(places).apply("sqrt")
    return every | {"the input": lambda x: x}


def _gated(x: Any, gate: Any, work: Callable[[Any], Any]) -> Iterator[tuple[str, Any]]:
    if gate is None:
        yield "", work(x)
        return
    sigmoid = 1 / (1 + (-gate).apply("exp"))
    for name, opened in {"SiLU of ": gate * sigmoid, "sigmoid of ": sigmoid, "": gate}.items():
        yield f", times {name}the gate", work(x) * opened
        yield f" of the input times {name}the gate", work(x * opened)
    yield " of the sum of two inputs", work(x + gate)


_ADAPTED = ("RMSNorm", "LayerNorm", _ROOT_N)


def _adaptive(value: Any, parts: Sequence[Any]) -> Iterator[tuple[str, Any]]:
    """With a scale and a shift among the parts that a layer makes of a condition."""
    yield "", value
    count = len(parts)
    layer = f" of the {count} of a layer of the condition" if count > 1 else " that a layer makes of the condition"
    for i, scale in enumerate(parts, 1):
        yield f", plus part {i}{layer}", value + scale
        for words, scaled in ((f", times 1 + part {i}", value * (1 + scale)), (f", times part {i}", value * scale)):
            yield words + layer, scaled
            for j, shift in enumerate(parts, 1):
                if i != j:
                    yield f"{words} plus part {j}{layer}", scaled + shift


def _affine(value: Any, gains: Sequence[Any], biases: Sequence[Any]) -> Iterator[tuple[str, Any]]:
    """With a gain, a gain 1 + w, a bias; those that are not used are left out."""
    factors = [pair for gain in gains for pair in ((" with gain", gain), (" with gain 1 + w", 1 + gain))]
    for name, one in [("", value), *((name, value * factor) for name, factor in factors)]:
        yield name, one
        yield from ((f"{name}{' and' if name else ' with'} bias", one + bias) for bias in biases)


ROLES = {
    "gain": ("gain", "gamma", "weight", "w", "g", "scale", "a_2", "a2", "alpha", "ln_scale"),
    "bias": ("bias", "beta", "b", "shift", "b_2", "b2", "offset"),
    "eps": ("eps", "epsilon", "variance_epsilon", "norm_eps", "rms_norm_eps", "layer_norm_eps", "layernorm_eps", "e"),
    "gate": ("gate", "z", "residual"),
    "mean": ("running_mean",),
    "variance": ("running_var",),
}
"""The names that arguments and parameters have in libraries."""


def role_of(name: str) -> str | None:
    """The role that a name tells, or None."""
    last = name.rpartition(".")[2].lower()
    return next((role for role, names in ROLES.items() if last in names), None)

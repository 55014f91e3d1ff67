"""Two functions that are compared, and the point at which they differ: on numbers, and as a program of a few lines."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from lnverify.kernels.tracing.axes import Question
from lnverify.kernels.tracing.callables import Kernel, is_function
from lnverify.kernels.tracing.shapes import Dims, Setting
from lnverify.kernels.tracing.trace import Trace, run

# Beyond the first two values differ, and below the second, beside the other, one is a rounding error and said as 0:
# float64 leaves about 1e-16, and a central difference with this step about 1e-9.
_DIFFERENT, _NOTHING = 1e-6, 1e-8
_STEP = 1e-5
_HALF = 1e-3


@dataclass(frozen=True)
class Counterexample:
    """Arguments at which two functions differ.

    Attributes:
        values: the arguments.
        difference: the entry that differs, what the function gives there, in float64, and what would be right.
        program: lines of Python that print both.
    """

    values: Mapping[str, Any]
    difference: str
    program: str

    def __str__(self) -> str:
        arrays = {name: np.array2string(np.asarray(value), separator=", ") for name, value in self.values.items()}
        point = ", ".join(f"{name} = {' '.join(text.split())}" for name, text in arrays.items())
        return f"at {point}: {self.difference}"


@dataclass(frozen=True)
class Asked:
    """What is to be decided of a function and its reference: one it is to equal, or whose gradients it is to give.

    Attributes:
        function, reference: the two.
        said, given: of the arguments of the reference, and of the function, which has upstream gradients first.
        questions: one for each output, or each gradient.
        traces: what the two recorded.
        free: the arguments whose gradients the function gives; None where it is to equal the reference.
    """

    function: Kernel
    reference: Kernel
    said: Setting
    given: Setting
    questions: tuple[Question, ...]
    traces: tuple[Trace, ...]
    free: Sequence[str] | None = None

    def differ(self, values: Mapping[str, Any]) -> Counterexample | None:
        """The entry that differs most at these arguments, or None."""
        result = run(self.function, values, self.given.shapes)
        places = [f"[{i}]" if len(result) > 1 else "" for i in range(len(result))]
        if self.free is None:
            wanted = run(self.reference, values, self.said.shapes)
        else:
            result, places = (of_free(them, self.said.shapes, self.free) for them in (result, places))
            wanted = [self._slope(values, name) for name in self.free]
        # Of a known norm there is one output: only the first is asked of.
        worst = _worst(result[: len(wanted)], wanted)
        if worst is None:
            return None
        index, entry, both = worst
        picked = places[index] + entry
        output = "the output" if len(result) == 1 else f"output {index + 1}"
        what = f"{f'∂{self.free[index]}' if self.free else output}{entry}"
        alone = f'"not", {both[1]!r}'
        if self.free and not self._is_mixed:
            last = self._difference(self.free[index], entry, picked)
        else:
            is_there = not self.free and not self._is_mixed and _is_importable(self.reference)
            right = f"{_call(self.reference, self.said.shapes)}{picked}" if is_there else alone
            last = [f"print({_call(self.function, self.given.shapes)}{picked}, {right})"]
        least = _NOTHING * max(abs(one) for one in both if np.isfinite(one))
        shown = [f"{0 if abs(one) < least else one:.6g}" for one in both]
        difference = f"{what} is {shown[0]}, not {shown[1]}"
        return Counterexample(values, difference, self._program(values, last))

    @property
    def _is_mixed(self) -> bool:
        """Whether one takes arrays of NumPy, and one of torch."""
        return self.function.library is not self.reference.library

    @property
    def _upstream(self) -> list[str]:
        return [name for name in self.given.shapes if name not in self.said.shapes]

    def _slope(self, values: Mapping[str, Any], name: str) -> Any:
        """The gradient of the sum of upstream gradients times outputs, by central differences."""

        def loss(value: Any) -> float:
            shapes = self.said.shapes
            every = run(self.reference, {key: value if key == name else values[key] for key in shapes}, shapes)
            outputs = [one for one in every if one is not None]
            return float(sum((np.asarray(values[u]) * y).sum() for u, y in zip(self._upstream, outputs, strict=True)))

        at = np.asarray(values[name], np.float64)
        result = np.zeros(at.shape)
        for index in np.ndindex(at.shape):
            step = np.zeros(at.shape)
            step[index] = _STEP
            here, ahead, behind = loss(at), loss(at + step), loss(at - step)
            # Where the slopes on both sides differ, there is no derivative.
            smooth = abs(ahead - 2 * here + behind) <= _HALF * _STEP * (1 + abs(ahead - behind) / _STEP)
            result[index] = (ahead - behind) / (2 * _STEP) if smooth else np.nan
        return result

    # -- as a program ----------------------------------------------------------------------------------------------

    def _difference(self, name: str, entry: str, picked: str) -> list[str]:
        """Lines that print a gradient, and the central difference that it should be."""
        forward, every = self.reference, self.traces[0].outputs
        library, item = ("np", "") if forward.library.name == "numpy" else ("torch", ".item()")
        places = [f"[{i}]" if len(every) > 1 else "" for i, one in enumerate(every) if one is not None]

        def loss(inputs: Any) -> str:
            pairs = zip(self._upstream, places, strict=True)
            return " + ".join(f"({one} * {_call(forward, inputs)}{place}).sum()" for one, place in pairs)

        value = f"{_call(self.function, self.given.shapes)}{picked}"
        if is_function(forward.original) and self.function.name == f"{forward.name}.backward":
            inputs = [f"{name}.requires_grad_()" if one == name else one for one in self.said.shapes]
            value = f"torch.autograd.grad({loss(inputs)}, {name}, materialize_grads=True)[0]{entry}"
        return [
            f"h = {library}.zeros_like({name}); h{entry or '[()]'} = {_STEP}",
            f"loss = lambda {name}: ({loss(self.said.shapes)}){item}",
            f"print({value}{item}, (loss({name} + h) - loss({name} - h)) / {2 * _STEP})",
        ]

    def _program(self, values: Mapping[str, Any], last: Sequence[str]) -> str:
        """Lines that import functions, set the arguments, and print."""
        kernels = (self.reference, self.function) if self.free else (self.function, self.reference)
        is_numpy = self.function.library.name == "numpy"
        lines = ["import numpy as np" if is_numpy else "import torch"]
        modules: dict[str, list[str]] = {}
        for one in [one for one in kernels if _is_importable(one) and one.library is self.function.library]:
            modules.setdefault(one.original.__module__, []).append(one.name)
        lines += [f"from {module} import {', '.join(dict.fromkeys(names))}" for module, names in modules.items()]
        lines.append("; ".join(f"{name} = {_literal(value, is_numpy)}" for name, value in values.items()))
        return "\n".join([*lines, *last])


def of_free(results: Sequence[Any], shapes: Mapping[str, Dims], free: Sequence[str]) -> list[Any]:
    """The gradients of free arguments, of a backward that returns one for each argument, or each that has a shape.

    That of an argument called residual may be left out: it is that of the first, to which the residual is added.
    """
    for names in (list(shapes), [name for name, dims in shapes.items() if dims]):
        if len(results) == len(names):
            return [one for name, one in zip(names, results, strict=True) if name in free]
    if "residual" in free[1:] and len(results) == len(free) - 1:
        results = [*results[: (at := free.index("residual"))], results[0], *results[at:]]
    return list(results)


def _worst(found: Sequence[Any], wanted: Sequence[Any]) -> tuple[int, str, tuple[float, float]] | None:
    """Where two lists of arrays differ most: which array, which entry, both values; None where they are equal."""
    best, largest = None, 0.0
    for index, (a, b) in enumerate(zip(found, wanted, strict=True)):
        both = np.isfinite(a) & np.isfinite(b)
        gap = np.abs(np.where(both, a, 0) - np.where(both, b, 0))
        gap = np.where(np.isfinite(b) & ~np.isfinite(a), np.inf, gap)
        entry = np.unravel_index(int(np.argmax(gap)), gap.shape)
        scale = 1 + np.max(np.abs(b), where=np.isfinite(b), initial=0.0)
        if gap[entry] > max(_DIFFERENT * scale, largest):
            text = f"[{', '.join(map(str, entry))}]" if entry else ""
            best, largest = (index, text, (float(a[entry]), float(b[entry]))), float(gap[entry])
    return best


def _call(kernel: Kernel, names: Sequence[str] | Mapping[str, Any]) -> str:
    name = kernel.name if kernel.name.isidentifier() else "function"
    return f"{name}{'.apply' if is_function(kernel.original) else ''}({', '.join(names)})"


def _is_importable(kernel: Kernel) -> bool:
    """Whether a kernel is a function that its module has by its name."""
    module = sys.modules.get(getattr(kernel.original, "__module__", None) or "")
    return kernel.original is not None and getattr(module, kernel.name, None) is kernel.original


def _literal(value: Any, is_numpy: bool) -> str:
    array = np.asarray(value)
    if isinstance(value, int) or not array.shape:
        return repr(value if isinstance(value, int) else float(array))
    text = repr(array.tolist())
    return f"np.array({text})" if is_numpy else f"torch.tensor({text}, dtype=torch.float64)"

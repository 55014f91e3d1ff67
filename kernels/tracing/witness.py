"""The point at which two functions differ, run on numbers, and as a program of a few lines."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from lnverify.kernels.tracing.callables import Kernel
from lnverify.kernels.tracing.shapes import Dims
from lnverify.kernels.tracing.trace import run
from lnverify.proofs.errors import InputError

# Beyond it two values differ: float64 leaves about 1e-16, and a central difference with this step about 1e-9.
_DIFFERENT = 1e-6
_STEP = 1e-5
_HALF = 1e-3


@dataclass(frozen=True)
class Place:
    """Arguments: their values by name, and the lengths of the axes."""

    values: Mapping[str, Any]
    sizes: Mapping[str, int]


@dataclass(frozen=True)
class Counterexample:
    """Arguments at which two functions differ.

    Attributes:
        values: the arguments.
        what: the entry that differs, such as "∂x[0, 1]".
        found, wanted: what the function gives there, in float64, and what would be right.
        program: lines of Python that print both.
    """

    values: Mapping[str, Any]
    what: str
    found: float
    wanted: float
    program: str

    def __str__(self) -> str:
        arrays = {name: np.array2string(np.asarray(value), separator=", ") for name, value in self.values.items()}
        point = ", ".join(f"{name} = {' '.join(text.split())}" for name, text in arrays.items())
        return f"at {point}: {self.what} is {self.found:.6g}, not {self.wanted:.6g}"


def differences(one: Kernel, other: Kernel, shapes: Mapping[str, Dims]) -> Callable[[Place], Counterexample | None]:
    """What tells whether two functions differ at given arguments."""

    def differ(place: Place) -> Counterexample | None:
        result, wanted = (run(each, place.values, shapes) for each in (one, other))
        if (worst := _worst(result, wanted)) is None:
            return None
        index, entry, values = worst
        picked = ("" if len(result) == 1 else f"[{index}]") + entry
        calls = [f"{_call(each, list(shapes))}{picked}" for each in (one, other)]
        if not _is_importable(other):
            calls[1] = f'"not", {values[1]!r}'
        program = _program((one, other), place.values, one, [f"print({', '.join(calls)})"])
        name = "the output" if len(result) == 1 else f"output {index + 1}"
        return Counterexample(place.values, name + entry, *values, program)

    return differ


def slopes(
    forward: Kernel, backward: Kernel, shapes: Mapping[str, Dims], behind: Mapping[str, Dims], free: Sequence[str]
) -> Callable[[Place], Counterexample | None]:
    """What tells whether a backward differs at given arguments from central differences of its forward."""

    def differ(place: Place) -> Counterexample | None:
        returned = run(backward, place.values, behind)
        if len(returned) == len(shapes):
            returned = [one for one, dims in zip(returned, shapes.values(), strict=True) if dims]
        worst = _worst(returned, [_slope(forward, place, shapes, behind, name) for name in free])
        if worst is None:
            return None
        index, entry, values = worst
        name, library = free[index], "np" if forward.library.name == "numpy" else "torch"
        picked = (f"[{index}]" if len(free) > 1 else "") + entry
        value = f"{_call(backward, list(behind))}{picked}"
        if _is_function(forward) and backward.name == f"{forward.name}.backward":
            outputs = [one for one in behind if one not in shapes]
            there = f"({', '.join(outputs)},)" if len(outputs) > 1 else outputs[0]
            inputs = [f"{name}.requires_grad_()" if one == name else one for one in shapes]
            value = f"torch.autograd.grad({_call(forward, inputs)}, {name}, {there})[0]{entry}"
        item = "" if library == "np" else ".item()"
        loss = _loss(forward, shapes, behind)
        program = _program((forward, backward), place.values, forward, [
            f"h = {library}.zeros_like({name}); h{entry or '[()]'} = {_STEP}",
            f"loss = lambda {name}: {f'({loss}){item}' if item else loss}",
            f"print({value}{item}, (loss({name} + h) - loss({name} - h)) / {2 * _STEP})",
        ])  # fmt: skip
        return Counterexample(place.values, f"∂{name}{entry}", *values, program)

    return differ


def _loss(forward: Kernel, shapes: Mapping[str, Dims], behind: Mapping[str, Dims]) -> str:
    upstream = [name for name in behind if name not in shapes]
    call = _call(forward, list(shapes))
    if len(upstream) == 1:
        return f"({upstream[0]} * {call}).sum()"
    return " + ".join(f"({name} * {call}[{i}]).sum()" for i, name in enumerate(upstream))


def _slope(forward: Kernel, place: Place, shapes: Mapping[str, Dims], behind: Mapping[str, Dims], name: str) -> Any:
    """The gradient of the sum of upstream times outputs, by central differences."""
    upstream = [np.asarray(place.values[one]) for one in behind if one not in shapes]

    def loss(value: Any) -> float:
        values = {key: value if key == name else place.values[key] for key in shapes}
        return float(sum((u * y).sum() for u, y in zip(upstream, run(forward, values, shapes), strict=True)))

    at = np.asarray(place.values[name], np.float64)
    result = np.zeros(at.shape)
    for index in np.ndindex(at.shape):
        step = np.zeros(at.shape)
        step[index] = _STEP
        here, ahead, behind_ = loss(at), loss(at + step), loss(at - step)
        # Where the slopes on both sides differ, there is no derivative.
        smooth = abs(ahead - 2 * here + behind_) <= _HALF * _STEP * (1 + abs(ahead - behind_) / _STEP)
        result[index] = (ahead - behind_) / (2 * _STEP) if smooth else np.nan
    return result


def _worst(found: Sequence[Any], wanted: Sequence[Any]) -> tuple[int, str, tuple[float, float]] | None:
    """Where two lists of arrays differ most: which array, which entry, both values; None where they are equal."""
    best, largest = None, 0.0
    for index, (a, b) in enumerate(zip(found, wanted, strict=True)):
        if a.shape != b.shape:
            raise InputError(f"output {index + 1} has the shape {a.shape}, not {b.shape}")
        if not a.size:
            continue
        both = np.isfinite(a) & np.isfinite(b)
        gap = np.abs(np.where(both, a, 0) - np.where(both, b, 0))
        gap = np.where(np.isfinite(b) & ~np.isfinite(a), np.inf, gap)
        entry = np.unravel_index(int(np.argmax(gap)), gap.shape)
        scale = 1 + np.max(np.abs(b), where=np.isfinite(b), initial=0.0)
        if gap[entry] > max(_DIFFERENT * scale, largest):
            text = f"[{', '.join(map(str, entry))}]" if entry else ""
            best, largest = (index, text, (float(a[entry]), float(b[entry]))), float(gap[entry])
    return best


# -- as a program --------------------------------------------------------------------------------------------------


def _call(kernel: Kernel, names: Sequence[str]) -> str:
    name = kernel.name if kernel.name.isidentifier() else "function"
    return f"{name}{'.apply' if _is_function(kernel) else ''}({', '.join(names)})"


def _is_function(kernel: Kernel) -> bool:
    """Whether it is an autograd.Function."""
    return isinstance(kernel.original, type) and hasattr(kernel.original, "apply")


def _is_importable(kernel: Kernel) -> bool:
    """Whether a kernel is a function that its module has by its name."""
    module = sys.modules.get(getattr(kernel.original, "__module__", None) or "")
    return kernel.original is not None and getattr(module, kernel.name, None) is kernel.original


def _program(kernels: Sequence[Kernel], values: Mapping[str, Any], shown: Kernel, last: Sequence[str]) -> str:
    """Lines that import functions, set the arguments, and print."""
    lines = ["import numpy as np" if shown.library.name == "numpy" else "import torch"]
    modules: dict[str, list[str]] = {}
    for one in filter(_is_importable, kernels):
        modules.setdefault(getattr(one.original, "__module__", ""), []).append(one.name.partition(".")[0])
    lines += [f"from {module} import {', '.join(dict.fromkeys(names))}" for module, names in modules.items()]
    lines.append("; ".join(f"{name} = {_literal(value, shown)}" for name, value in values.items()))
    return "\n".join([*lines, *last])


def _literal(value: Any, shown: Kernel) -> str:
    array = np.asarray(value)
    if isinstance(value, int):
        return repr(value)
    if not array.shape:
        return f"{float(array)!r}"
    text = repr(array.tolist())
    return f"np.array({text})" if shown.library.name == "numpy" else f"torch.tensor({text}, dtype=torch.float64)"

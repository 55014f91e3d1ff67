"""A program that reproduces a wrong answer: numbers are hexadecimal floats, so that nothing is lost in printing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from lnverify.numeric.kernels.adapters import Implementation
from lnverify.numeric.kernels.cases.points import Point
from lnverify.numeric.kernels.shrink.problems import LONG
from lnverify.numeric.kernels.verdict import Verdict, hexadecimal
from lnverify.numeric.kernels.witness import Witness
from lnverify.numeric.reference import Problem

ORDER = ("dx", "dgain", "dbias")

LONGEST = 1 << 12
"""Inputs of more entries are made in the program rather than written down."""


def origin(kernel: Any) -> str:
    """module:name of a function that can be imported; empty for any other."""
    module, name = getattr(kernel, "__module__", ""), getattr(kernel, "__qualname__", "")
    return f"{module}:{name}" if module and module != "__main__" and name.isidentifier() else ""


def program(name: str, shown: Witness, tensors: bool = False) -> str:
    """Python that prints an entry of what a kernel gives, and the exact one.

    Args:
        name: module:forward or module:forward,backward; where it is empty the program leaves a place for it.
        shown: the input and the entry.
        tensors: whether the kernel takes torch tensors.
    """
    problem, quantity = shown.problem, shown.quantity or "output"
    module, _, functions = name.partition(":")
    forward, _, backward = functions.partition(",")
    gradient = quantity != "output"
    called = backward if gradient else forward
    by_autograd = tensors and gradient and not backward
    lines = [f'"""{quantity}: {shown.cause}."""', "", *_imports(problem, tensors)]
    called = called or ("layer_norm" if not gradient or by_autograd else "backward")
    lines += [
        f"from {module} import {forward if by_autograd else called}" if module else f"{called} = ...  # your kernel"
    ]
    lines += ["", f"x = {_array(problem.x, tensors)}", f"gain = {_array(problem.gain, tensors)}"]
    lines += [f"bias = {_array(problem.bias, tensors)}", f"eps = float.fromhex({problem.eps.hex()!r})"]
    if gradient:
        assert problem.upstream is not None
        lines.append(f"upstream = {_array(problem.upstream, tensors)}")
    if by_autograd:
        leaf = {"dx": "x", "dgain": "gain", "dbias": "bias"}[quantity]
        lines += [f"{leaf}.requires_grad_(True)", f"{forward or 'layer_norm'}(x, gain, bias, eps).backward(upstream)"]
        lines.append(f"values = {leaf}.grad")
    elif gradient:
        lines.append(f"values = {called}(upstream, x, gain, bias, eps)[{ORDER.index(quantity)}]")
    else:
        lines.append(f"values = {called}(x, gain, bias, eps)")
    if not shown.index:
        return "\n".join([*lines, "print(values, x)"]) + "\n"
    return "\n".join([*lines, *_shown(shown)]) + "\n"


def _shown(one: Witness) -> list[str]:
    """Lines that print the entry of the values, and the exact one."""
    index = ", ".join(map(str, one.index))
    return [
        f"print(float(values[{index}]).hex())  # the kernel: {hexadecimal(one.got)} = {one.got!r}",
        f"print({hexadecimal(one.wanted)!r})  # exact, rounded once: {one.wanted!r}",
    ]


def _imports(problem: Problem, tensors: bool) -> list[str]:
    if tensors:
        return ["import torch"]
    return ["import numpy as np"] + (["import ml_dtypes"] if problem.format.name == "bfloat16" else [])


def _array(array: np.ndarray, tensors: bool) -> str:
    """An expression of an array in its format."""
    name = array.dtype.name
    kind = f"torch.{name}" if tensors else f"ml_dtypes.{name}" if name == "bfloat16" else f"np.{name}"
    made = "torch.tensor" if tensors else "np.array"
    return f"{made}({literal(array, _hexadecimal)}, dtype={kind})"


def _hexadecimal(value: float) -> str:
    return f"float.fromhex({hexadecimal(value)!r})"


def literal(array: np.ndarray, write: Callable[[float], str] = repr) -> str:
    """An array as nested lists; entries or rows that are all alike are written once, times their number."""
    if not isinstance(array, np.ndarray):
        return write(float(array))
    if len(array) > 1 and (array == array[:1]).all():
        return f"[{literal(array[0], write)}] * {len(array)}"
    return f"[{', '.join(literal(part, write) for part in array)}]"


def of_verdict(verdict: Verdict, name: str, tensors: bool = False) -> str:
    """The program of a verdict's first fault; empty where there is none."""
    shown = [*([verdict.formula] if verdict.formula else []), *verdict.witnesses]
    return program(name, shown[0], tensors) if shown else ""


def of_point(point: Point, cause: str, witness: Witness | None, name: str, tensors: bool = False) -> str:
    """The program of what a search found: numbers written down, or made from their seed where they are many.

    Args:
        point: where it was found.
        cause: why, in words.
        witness: the entry; None where an input is refused or changed.
        name: module:forward or module:forward,backward; where it is empty the program leaves a place for it.
        tensors: whether the kernel takes torch tensors; only numbers that are written down are given to it.
    """
    if witness is not None and (tensors or witness.problem.x.size <= LONGEST):
        return program(name, witness, tensors)
    if tensors:
        return ""
    module, _, functions = name.partition(":")
    forward, _, backward = functions.partition(",")
    calls = [forward or "layer_norm", backward or "backward"]
    gradient = bool(backward) if witness is None else witness.quantity != "output"
    imported = [f"from {module} import {functions.replace(',', ', ')}"] if module else [
        f"{call} = ...  # your kernel" for call in calls[: 1 + gradient]
    ]  # fmt: skip
    lines = [f'"""{cause}."""', "", "from lnverify.numeric.kernels.cases.points import Point", *imported, ""]
    lines += [f"p = {point!r}.problem()", "before = [a.copy() for a in (p.x, p.gain, p.bias, p.upstream)]"]
    lines += [f"values = {calls[0]}(p.x, p.gain, p.bias, p.eps)"] * (witness is None or not gradient)
    if gradient:
        index = "" if witness is None else f"[{ORDER.index(witness.quantity)}]"
        lines.append(f"values = {calls[1]}(p.upstream, p.x, p.gain, p.bias, p.eps){index}")
    if witness is None:
        lines.append("print([bool((a == b).all()) for a, b in zip(before, (p.x, p.gain, p.bias, p.upstream))])")
        return "\n".join(lines) + "\n"
    return "\n".join([*lines, *_shown(witness)]) + "\n"


def takes_tensors(implementation: Implementation) -> bool:
    """Whether an implementation was made of a function of tensors."""
    return getattr(implementation.forward, "__module__", "") == "lnverify.numeric.kernels.adapters.callables"


def in_library(implementation: Implementation, quantity: str, problem: Problem) -> str:
    """A program in a library's own interface that prints what it gives for a quantity, with gain 1 and bias 0.

    Of long rows it prints the first entries. Empty where the input is too long to be written, or there is no template.
    """
    text = implementation.snippets.get(quantity, "")
    arrays = [problem.x] if problem.upstream is None else [problem.x, problem.upstream]
    for array in arrays:
        rows_differ, entries_differ = (bool((one != one[:1]).any()) for one in (array, array.T))
        if (problem.rows > LONG and rows_differ) or (problem.size > LONG and entries_differ):
            return ""
    values = {"format": problem.format.name, "eps": repr(problem.eps)}
    values |= {name: literal(array) for name, array in zip(("x", "upstream"), arrays, strict=False)}
    for name, value in values.items():
        text = text.replace(f"{{{name}}}", value)
    return text.replace(".tolist())", f".tolist()[:{LONG}])") if problem.size > LONG else text

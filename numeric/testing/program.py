"""A program that reproduces a wrong answer: numbers are hexadecimal floats, so that nothing is lost in printing."""

from __future__ import annotations

from typing import Any

import numpy as np

from numeric.audit.adapters import Implementation
from numeric.reference import Problem
from numeric.testing.formula import Fault
from numeric.testing.judge import Witness
from numeric.testing.search.points import Point
from numeric.testing.verdict import Verdict, hexadecimal

ORDER = ("dx", "dgain", "dbias")

LONGEST = 1 << 12
"""Inputs of more entries are made in the program rather than written down."""


def origin(kernel: Any) -> str:
    """module:name of a function that can be imported; empty for any other."""
    module, name = getattr(kernel, "__module__", ""), getattr(kernel, "__qualname__", "")
    return f"{module}:{name}" if module and module != "__main__" and name.isidentifier() else ""


def program(name: str, shown: Witness | Fault, tensors: bool = False) -> str:
    """Python that prints an entry of what a kernel gives, and the exact one.

    Args:
        name: module:forward or module:forward,backward; where it is empty the program leaves a place for it.
        shown: the input and the entry.
        tensors: whether the kernel takes torch tensors.
    """
    problem, quantity = shown.problem, shown.quantity or "output"
    place = shown.place if isinstance(shown, Fault) else (shown.index, shown.got, shown.wanted)
    why = shown.what if isinstance(shown, Fault) else shown.cause
    module, _, functions = name.partition(":")
    forward, _, backward = functions.partition(",")
    gradient = quantity != "output"
    called = backward if gradient else forward
    by_autograd = tensors and gradient and not backward
    lines = [f'"""{quantity}: {why}."""', "", *_imports(problem, tensors)]
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
    if place is None:
        return "\n".join([*lines, "print(values, x)"]) + "\n"
    index, got, wanted = place
    return "\n".join([*lines, *_shown(index, got, wanted)]) + "\n"


def _shown(index: tuple[int, ...], got: float, wanted: float) -> list[str]:
    """Lines that print an entry of the values, and the exact one."""
    return [
        f"print(float(values[{', '.join(map(str, index))}]).hex())  # the kernel: {hexadecimal(got)} = {got!r}",
        f"print({hexadecimal(wanted)!r})  # exact, rounded once: {wanted!r}",
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
    return f"{made}({_list(array)}, dtype={kind})"


def _list(array: np.ndarray) -> str:
    """Hexadecimal floats; what is alike is written once."""
    if array.ndim == 1:
        texts = [f"float.fromhex({hexadecimal(float(value))!r})" for value in array]
    else:
        texts = [_list(row) for row in array]
    if len(texts) > 2 and len(set(texts)) == 1:
        return f"[{texts[0]}] * {len(texts)}"
    return f"[{', '.join(texts)}]"


def of_verdict(verdict: Verdict, name: str, tensors: bool = False) -> str:
    """The program of a verdict's first fault; empty where there is none."""
    shown: list[Witness | Fault] = [*([verdict.formula] if verdict.formula else []), *verdict.witnesses]
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
    lines = [f'"""{cause}."""', "", "from numeric.testing.search.points import Point", *imported, ""]
    lines += [f"p = {point!r}.problem()", "before = [a.copy() for a in (p.x, p.gain, p.bias, p.upstream)]"]
    lines += [f"values = {calls[0]}(p.x, p.gain, p.bias, p.eps)"] * (witness is None or not gradient)
    if gradient:
        index = "" if witness is None else f"[{ORDER.index(witness.quantity)}]"
        lines.append(f"values = {calls[1]}(p.upstream, p.x, p.gain, p.bias, p.eps){index}")
    if witness is None:
        lines.append("print([bool((a == b).all()) for a, b in zip(before, (p.x, p.gain, p.bias, p.upstream))])")
        return "\n".join(lines) + "\n"
    return "\n".join([*lines, *_shown(witness.index, witness.got, witness.wanted)]) + "\n"


def takes_tensors(implementation: Implementation) -> bool:
    """Whether an implementation was made of a function of tensors."""
    return getattr(implementation.forward, "__module__", "") == "numeric.testing.kernels"

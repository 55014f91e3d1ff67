"""A program that reproduces a wrong answer: numbers are hexadecimal floats, so that nothing is lost in printing."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from lnverify.kernels.audit.adapters import Implementation, own
from lnverify.kernels.audit.shrink.problems import LONG
from lnverify.kernels.audit.verdict import Verdict, hexadecimal
from lnverify.kernels.audit.witness import Witness
from lnverify.numeric.publishing.quantities import SYMBOLS
from lnverify.numeric.reference import Problem
from lnverify.numeric.reference.problem import GRADIENTS

LONGEST = 64
"""Inputs of more entries are made by the program rather than written down, where it is known how."""


def program(implementation: Implementation, shown: Witness, origin: str) -> str:
    """Python that prints an entry of what a kernel gives, and the exact one; of behaviour, what shows it.

    Args:
        implementation: the kernel.
        shown: the input and the entry.
        origin: module:forward or module:forward,backward; where it is none the program leaves a place for it.
    """
    tensors = implementation.tensors
    module, _, functions = origin.partition(":") if ":" in origin else ("", "", "")
    forward, _, backward = functions.partition(",")
    gradient = shown.quantity in GRADIENTS
    by_autograd = tensors and gradient and not backward
    called = (forward or "layer_norm") if not gradient or by_autograd else backward or "backward"
    result, imports = _inputs(shown, tensors)
    lines = [f'"""{SYMBOLS.get(shown.quantity, "behaviour")}: {shown.cause}."""', "", *imports]
    lines += [*own.path_of(module), f"from {module} import {called}" if module else f"{called} = ...  # your kernel"]
    if implementation.is_module and called == (forward or "layer_norm"):
        lines += ["from lnverify.testing import as_function", "", f"{called} = as_function({called})"]
    if implementation.declared.residual:
        place = ", 1" if called == backward else ""
        lines += ["from lnverify.testing import with_residual", "", f"{called} = with_residual({called}{place})"]
    given = ", ".join(implementation.arguments)
    if wide := implementation.declared.parameters:
        cast = f".to(torch.{wide})" if tensors else f".astype({wide!r})"
        result += [f"{name} = {name}{cast}" for name in implementation.arguments if name in ("gain", "bias")]
    lines += ["", *result]
    if by_autograd:
        leaf = {"dx": "x", "dgain": "gain", "dbias": "bias"}[shown.quantity]
        lines += [f"{leaf}.requires_grad_(True)", f"{called}({given}).backward(upstream)"]
        lines.append(f"values = torch.zeros_like({leaf}) if {leaf}.grad is None else {leaf}.grad")
    elif gradient:
        several = len([name for name in implementation.arguments if name != "eps"]) > 1
        place = f"[{implementation.arguments.index(shown.quantity[1:])}]" if several else ""
        lines.append(f"values = {called}(upstream, {given}){place}")
    elif shown.index:
        lines.append(f"values = {called}({given})")
    return (
        "\n".join([*lines, *(_entry(shown) if shown.index else _behaviour(called, tensors, implementation.arguments))])
        + "\n"
    )


def _inputs(shown: Witness, tensors: bool) -> tuple[list[str], list[str]]:
    """Lines that make the inputs, and the imports that they need."""
    problem, format = shown.problem, shown.problem.format.name
    arrays = ["x", "gain", "bias", *(["upstream"] if shown.quantity in GRADIENTS else [])]
    library = "import torch" if tensors else "import numpy as np"
    if shown.recipe and problem.x.size > LONGEST:
        result = "torch.tensor(p.{0}.astype('float64')).to(torch.{1})" if tensors else "p.{0}"
        lines = [f"p = {shown.recipe}", "eps = p.eps", *(f"{each} = {result.format(each, format)}" for each in arrays)]
        return lines, [
            *([library] if tensors else []),
            f"from lnverify.testing import {shown.recipe.partition('(')[0]}",
        ]
    lines = [f"{each} = {_array(getattr(problem, each), tensors)}" for each in arrays]
    lines.append(f"eps = float.fromhex({problem.eps.hex()!r})")
    return lines, [library, *(["import ml_dtypes"] if format == "bfloat16" and not tensors else [])]


def _entry(one: Witness) -> list[str]:
    """Lines that print the entry of the values, and the exact one."""
    index = ", ".join(map(str, one.index))
    return [
        f"print(float(values[{index}]).hex())  # the kernel: {hexadecimal(one.got)} = {one.got!r}",
        f"print({hexadecimal(one.wanted)!r})  # exact, rounded once: {one.wanted!r}",
    ]


def _behaviour(called: str, tensors: bool, arguments: Sequence[str]) -> list[str]:
    """Lines that call a kernel twice and once with a row alone, and print what changed meanwhile."""
    copy = "clone" if tensors else "copy"
    given, rest = ", ".join(arguments), "".join(f", {name}" for name in arguments[1:])
    others = "".join(f", -2 * {name}" if name in ("gain", "bias") else f", {name}" for name in arguments[1:])
    return [
        f"before = x.{copy}()",
        f"first = {called}({given})",
        f"kept = first.{copy}()",
        'print("x is as before:", bool((x == before).all()))',
        f"second = {called}(before.{copy}(){rest})",
        'print("a second call gives the same:", bool((second == kept).all()))',
        f"alone = {called}(before[-1:].{copy}(){rest})",
        'print("the last row alone gives the same:", bool((alone == kept[-1:]).all()))',
        'print("the first answer is still there:", bool((first == kept).all()))',
        "x[-1, 0] = float('nan')",
        f"spoilt = {called}({given})",
        'print("a NaN makes its row NaN:", bool((spoilt[-1] != spoilt[-1]).all()))',
        'print("a NaN leaves other rows alone:", bool((spoilt[:-1] == kept[:-1]).all()))',
        f"other = {called}(before{others})",
        'print("another gain and bias give another answer:", bool((other != kept).any()))',
    ]


def _array(array: np.ndarray, tensors: bool) -> str:
    """An expression of an array in its format."""
    name = array.dtype.name
    kind = f"torch.{name}" if tensors else f"ml_dtypes.{name}" if name == "bfloat16" else f"np.{name}"
    result = "torch.tensor" if tensors else "np.array"
    return f"{result}({literal(array, _hexadecimal)}, dtype={kind})"


def _hexadecimal(value: float) -> str:
    return f"float.fromhex({hexadecimal(value)!r})"


def literal(array: np.ndarray, write: Callable[[float], str] = repr) -> str:
    """An array as nested lists; entries or rows that are all alike are written once, times their number."""
    if not isinstance(array, np.ndarray):
        return write(float(array))
    if len(array) > 1 and (array == array[:1]).all():
        return f"[{literal(array[0], write)}] * {len(array)}"
    return f"[{', '.join(literal(part, write) for part in array)}]"


def of_verdict(implementation: Implementation, verdict: Verdict, origin: str) -> str:
    """The program of a verdict's first fault; empty where there is none."""
    shown = [*([verdict.formula] if verdict.formula else []), *verdict.witnesses]
    return program(implementation, shown[0], origin) if shown else ""


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

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


LONGEST_TEXT = 4000
"""The most characters of inputs that are written down."""


def is_short(problem: Problem) -> bool:
    """Whether the rows of a problem can be written down."""
    arrays = [problem.x] if problem.upstream is None else [problem.x, problem.upstream]
    return all(one.size < LONGEST_TEXT**2 and len(literal(one)) <= LONGEST_TEXT for one in arrays)


def of_library(library: str, implementation: Implementation, quantity: str, problem: Problem, recipe: str) -> str:
    """A program that prints what a library gives: in its own interface where it can be, else by its adapter.

    In its own it has gain 1 and bias 0, and an input that can be written down. Of long rows it prints the first
    entries.

    Args:
        library, implementation: whose.
        quantity: of outputs and of ∂x the first row is printed.
        problem: the input.
        recipe: Python that makes it; empty where it is written down.
    """
    text = implementation.snippets.get(quantity, "")
    if not text or recipe:
        return by_adapter(library, implementation.name, quantity, problem, recipe)
    values = {"format": problem.format.name, "eps": repr(problem.eps), "x": literal(problem.x)}
    if problem.upstream is not None:
        values["upstream"] = literal(problem.upstream)
    for name, value in values.items():
        text = text.replace(f"{{{name}}}", value)
    return text.replace(".tolist())", f".tolist()[:{LONG}])") if problem.size > LONG else text


BY_ADAPTER = """import numpy as np
from lnverify.kernels.audit.adapters.libraries import load
from lnverify.kernels.audit.calls import value
{made}
one = load({library!r})[{name!r}]
one.use_threads(1)
print(np.atleast_2d(value(one, problem, {quantity!r}))[0].astype(float).tolist()[:{count}])"""


def by_adapter(library: str, name: str, quantity: str, problem: Problem, recipe: str) -> str:
    """A program that calls a library as the audit does."""
    if recipe:
        made = "from lnverify.kernels.audit.cases.regimes import REGIMES\n"
        made += f"from lnverify.numeric.floats.formats import FORMATS\nproblem = {recipe}"
    else:
        arrays = {each: getattr(problem, each) for each in ("x", "gain", "bias", "upstream")}
        made = "from lnverify.numeric.floats.formats import FORMATS\nfrom lnverify.numeric.reference import Problem\n"
        made += f"dtype = FORMATS[{problem.format.name!r}].dtype\n"
        lines = {
            each: f"np.array({literal(one)}, dtype)" if one is not None else "None" for each, one in arrays.items()
        }
        made += "\n".join(f"{each} = {line}" for each, line in lines.items())
        made += f"\nproblem = Problem(x, gain, bias, {problem.eps!r}, upstream, {problem.centred})"
    return BY_ADAPTER.format(made=made, library=library, name=name, quantity=quantity, count=LONG)

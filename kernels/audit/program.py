"""A program that reproduces a wrong answer: an implementation as the audit calls it, an input, and what is printed."""

from __future__ import annotations

import numpy as np

from lnverify.kernels.audit.adapters import Implementation, own
from lnverify.kernels.audit.behaviour import (
    CHANGES,
    HIDES_NAN,
    KEPT,
    OTHER_ROWS,
    OTHER_ROWS_IN_DX,
    SPREADS_NAN,
    STRIDES,
)
from lnverify.kernels.audit.options import NOTHING_DECLARED
from lnverify.kernels.audit.shrink.problems import LONG
from lnverify.kernels.audit.verdict import LOST, Verdict, hexadecimal
from lnverify.kernels.audit.witness import Witness
from lnverify.numeric.publishing.quantities import SYMBOLS
from lnverify.numeric.reference import Problem

LONGEST = 64
"""Inputs of more entries are made by the program rather than written down, where it is known how."""

LONGEST_TEXT = 4000
"""The most characters of inputs that are written down."""

BEHAVIOUR = """from lnverify.kernels.audit.behaviour import misbehaviour
from lnverify.numeric.reference import solve
print(misbehaviour(one, solve(problem)))
"""
"""Prints what a kernel does that no LayerNorm should; what it raises is raised."""

AT_ONCE = """from lnverify.kernels.audit.verdict import wrong_at_once
from lnverify.numeric.floats.formats import FORMATS
print(wrong_at_once(one, FORMATS[{format!r}]).cause)
"""
"""Prints what is wrong with a kernel on plain inputs."""

ALONE = """import numpy as np
from lnverify.kernels.audit.behaviour import {change}
from lnverify.kernels.audit.calls import value
for asked in (problem, {change}(problem)):
    rows = [asked.part(slice(row, row + 1)) for row in range(asked.rows)]
    together, alone = value(one, asked, {name!r}), np.concatenate([value(one, row, {name!r}) for row in rows])
    place = np.unravel_index(np.argmax(abs(together.astype(float) - alone.astype(float))), alone.shape)
    print(f"entry {{[*map(int, place)]}}: {{together[place]}} in the batch, {{alone[place]}} alone")
"""
CALLS = {
    OTHER_ROWS: ALONE.format(change="far_apart", name="output"),
    OTHER_ROWS_IN_DX: ALONE.format(change="uneven", name="dx"),
    KEPT.partition("{}")[0]: """from dataclasses import replace
from lnverify.kernels.audit.behaviour import wider_by, wrong_quantities
first = wider_by(problem, 37)
then = replace(first, x=-2 * first.x, gain=-2 * first.gain, bias=-2 * first.bias, eps=4 * first.eps)
print(f"wrong in a first call: {wrong_quantities(one, first)}, in another after it: {wrong_quantities(one, then)}")
""",
    CHANGES.partition("{}")[0]: """import numpy as np
from lnverify.kernels.audit.calls import INPUTS
for names, function in ((INPUTS[:3], one.forward), (("upstream", *INPUTS[:3]), one.backward)):
    given = {name: getattr(problem, name).copy() for name in names if function}
    if function:
        function(*given.values(), problem.eps)
    for name, after in given.items():
        before = getattr(problem, name)
        place = np.unravel_index(np.argmax(before != after), before.shape)
        if before[place] != after[place]:
            print(f"{name}, entry {[*map(int, place)]}: {before[place]} before the call, {after[place]} after it")
""",
    STRIDES: """from lnverify.kernels.audit.behaviour import run_apart, run_strided
from lnverify.kernels.audit.calls import forward
for words, how in (("contiguous", forward), ("of a transposed array", run_strided), ("apart in memory", run_apart)):
    print(f"rows {words}: {how(one, problem)[0][:4]}")
""",
    **dict.fromkeys(
        (HIDES_NAN, SPREADS_NAN),
        """from lnverify.kernels.audit.calls import forward
x = problem.x.copy()
x[1, 0] = float("nan")
for words, result in (("without a NaN", forward(one, problem)), ("with one in row 1", forward(one, problem, x))):
    print(f"{words}: row 0 {result[0][:4]}, row 1 {result[1][:4]}")
""",
    ),
    LOST: """from lnverify.kernels.audit.verdict import loses_change
for name in one.declared.parts[1:]:
    print(f"{name} changed, the same output: {loses_change(one, problem, name)}")
""",
}
"""What prints the answers of two calls that differ and should not, or the reverse, by words of the cause."""


def program(implementation: Implementation, shown: Witness, origin: str, behaviour: str = BEHAVIOUR) -> str:
    """Python that prints an entry of what a kernel gives, and the exact one; of behaviour, what shows it.

    Args:
        implementation: the kernel.
        shown: the input and the entry.
        origin: module:forward or module:forward,backward; where it is none the program leaves a place for it.
        behaviour: what prints it where no number is wrong.
    """
    module, _, functions = origin.partition(":") if ":" in origin else ("", "", "layer_norm,backward")
    names = ", ".join(functions.split(","))
    yours = f"{names} = ..., None  # your kernel, and its gradients where it has them"
    kernel = [*own.path_of(module), f"from {module} import {names}"] if module else [yours]
    declared, imports = "", list[str]()
    if implementation.declared != NOTHING_DECLARED:
        declared = f", declared={implementation.declared!r}"
        imports = ["from lnverify.kernels.audit.options import Declared"]
    if shown.recipe and shown.problem.x.size > LONGEST:
        problem = [f"from lnverify.testing import {shown.recipe.partition('(')[0]}", f"problem = {shown.recipe}"]
    else:
        problem = [
            "import numpy as np",
            "from lnverify.numeric.floats.formats import FORMATS",
            *_numbers(shown.problem),
        ]
    lines = [
        f'"""{SYMBOLS.get(shown.quantity, "behaviour")}: {shown.cause}."""',
        *["", *kernel, *imports],
        "from lnverify.kernels.audit.adapters.callables import as_implementation",
        *problem,
        f"one = as_implementation({names}{declared})",
        "problem = one.part(problem)",
    ]
    return "\n".join(lines) + "\n" + (_entry(shown) if shown.index else behaviour)


def _entry(one: Witness) -> str:
    """Lines that print the entry of the values, and the exact one."""
    index = ", ".join(map(str, one.index))
    return (
        "from lnverify.kernels.audit.calls import value\n"
        f"print(float(value(one, problem, {one.quantity!r})[{index}]).hex())"
        f"  # the kernel: {hexadecimal(one.got)} = {one.got!r}\n"
        f"print({hexadecimal(one.wanted)!r})  # exact, rounded once: {one.wanted!r}\n"
    )


def _numbers(problem: Problem) -> list[str]:
    """Lines that make a problem of its numbers, each in the shortest form that gives it back."""
    arrays = {name: getattr(problem, name) for name in ("x", "gain", "bias", "upstream")}
    texts = {name: "None" if one is None else f"np.array({literal(one)}, dtype)" for name, one in arrays.items()}
    return [
        "from lnverify.numeric.reference import Problem",
        f"dtype = FORMATS[{problem.format.name!r}].dtype",
        *(f"{name} = {text}" for name, text in texts.items()),
        f"problem = Problem(x, gain, bias, {problem.eps!r}, upstream, {problem.centred})",
    ]


def literal(array: np.ndarray) -> str:
    """An array as nested lists; entries or rows that are all alike are written once, times their number."""
    if not isinstance(array, np.ndarray):
        return repr(float(array))
    if len(array) > 1 and (array == array[:1]).all():
        return f"[{literal(array[0])}] * {len(array)}"
    return f"[{', '.join(map(literal, array))}]"


def of_verdict(implementation: Implementation, verdict: Verdict, origin: str) -> str:
    """The program of a verdict's first fault; empty where there is none."""
    shown = [*([verdict.formula] if verdict.formula else []), *verdict.witnesses]
    calls = (lines for words, lines in CALLS.items() if shown and words in shown[0].cause)
    behaviour = next(calls, "") + AT_ONCE.format(format=verdict.format)
    return program(implementation, shown[0], origin, behaviour) if shown else ""


def is_short(problem: Problem) -> bool:
    """Whether the rows of a problem can be written down."""
    arrays = [problem.x] if problem.upstream is None else [problem.x, problem.upstream]
    return all(one.size < LONGEST_TEXT**2 and len(literal(one)) <= LONGEST_TEXT for one in arrays)


def of_library(library: str, name: str, quantity: str, problem: Problem, recipe: str) -> str:
    """A program that prints what an implementation of a library gives, of long rows the first entries.

    Args:
        library, name: whose.
        quantity: of outputs and of ∂x the first row is printed.
        problem: the input.
        recipe: Python that makes it, of `REGIMES` and `FORMATS`; empty where it is written down.
    """
    return "\n".join(
        [
            "import numpy as np",
            "from lnverify.kernels.audit.adapters.libraries import load",
            "from lnverify.kernels.audit.calls import value",
            *(["from lnverify.kernels.audit.cases.regimes import REGIMES"] if recipe else []),
            "from lnverify.numeric.floats.formats import FORMATS",
            *([f"problem = {recipe}"] if recipe else _numbers(problem)),
            f"one = load({library!r})[{name!r}]",
            "one.use_threads(1)",
            f"print(np.atleast_2d(value(one, problem, {quantity!r}))[0].astype(float).tolist()[:{LONG}])",
        ]
    )

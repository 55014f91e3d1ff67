"""A program that reproduces a wrong answer: an implementation as the audit calls it, an input, and what is printed."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np

from lnverify.kernels.audit import behaviour
from lnverify.kernels.audit.adapters import Implementation, own
from lnverify.kernels.audit.options import NOTHING_DECLARED
from lnverify.kernels.audit.shrink.problems import LONG
from lnverify.kernels.audit.verdict import Verdict, hexadecimal
from lnverify.kernels.audit.witness import Witness
from lnverify.numeric.publishing.quantities import SYMBOLS
from lnverify.numeric.reference import Problem

LONGEST = 64
"""Inputs of more entries are made by the program rather than written down, where it is known how."""

LONGEST_TEXT = 4000
"""The most characters of inputs that are written down."""

PROGRAMS = tomllib.loads(Path(__file__).with_name("programs.toml").read_text("utf-8"))
"""What prints a fault in which no number is wrong."""

CALLS = {getattr(behaviour, name).partition("{}")[0]: lines for name, lines in PROGRAMS["calls"].items()}
"""What prints the answers of two calls that differ and should not, or the reverse, by words of the cause."""


def program(implementation: Implementation, shown: Witness, origin: str, ending: str = PROGRAMS["behaviour"]) -> str:
    """Python that prints an entry of what a kernel gives, and the exact one; of behaviour, what shows it.

    Args:
        implementation: the kernel.
        shown: the input and the entry.
        origin: module:forward or module:forward,backward; where it is none the program leaves a place for it.
        ending: what prints it where no number is wrong.
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
    return "\n".join(lines) + "\n" + (_entry(shown) if shown.index else ending)


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
    ending = next(calls, "") + PROGRAMS["at_once"].format(format=verdict.format)
    return program(implementation, shown[0], origin, ending) if shown else ""


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

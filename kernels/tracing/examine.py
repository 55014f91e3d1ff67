"""What is said of the functions that a user names: module:forward, or module:forward,backward."""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from typing import Any

from lnverify.kernels.audit.adapters import own
from lnverify.kernels.audit.calls import noted
from lnverify.kernels.tracing import identify
from lnverify.kernels.tracing.callables import is_function, is_module, kernel
from lnverify.kernels.tracing.prove import gradient, prove
from lnverify.kernels.tracing.refusal import name_of
from lnverify.kernels.tracing.rounded import rounding
from lnverify.kernels.tracing.shapes import Setting, setting
from lnverify.proofs.errors import InputError, Undecided


@dataclass(frozen=True)
class Examination:
    """What was found of functions.

    Attributes:
        lines: of text, the main ones first.
        is_right: whether the forward is a known norm, and the backward its gradient.
        facts: what was found, as data.
        program: of what is not right, the program that shows it.
    """

    lines: tuple[str, ...]
    is_right: bool
    facts: dict[str, Any]
    program: str = ""


def examine(name: str) -> Examination:
    """Say which norm a function or module is, and whether its backward gives its gradients, for every shape.

    Raises:
        InputError: where it cannot be traced; the line is named.
        Undecided: where neither a proof nor a witness was found.
    """
    functions = own.functions(own.canonical(name))
    first, is_class = functions[0], isinstance(functions[0], type)
    if is_module(first):
        if len(functions) > 1:
            raise InputError(f"{name}: autograd differentiates a module; a function before the backward would be right")
        from lnverify.kernels.tracing.torch_modules import identify_module

        try:
            result = identify_module(first)
        except InputError as reason:
            raise InputError(f"{first.__name__}: {reason}") if str(reason).startswith("its ") else reason from None
        return Examination((f"{first.__name__}: {result.line}", *result.unasked), result.is_standard, _facts(result))
    if is_class and not is_function(first):
        raise InputError(f"{name} is a class; a function, a torch module or an autograd.Function would be right")
    if not is_class and hasattr(first, "forward"):
        raise InputError(f"{name} is an object; `lnverify identify` takes its class, {type(first).__name__}")
    given, roles = arguments(first)
    forward = kernel(first, given.shapes)
    result = identify.identify(forward, given, roles)
    facts, rounded, proof = _facts(result), [], None
    what = forward.name if result.count == 1 else f"the first of the {result.count} outputs of {forward.name}"
    if not result.is_standard:
        line = f"{what} is {result.form if result.is_proved else 'none of the known norms'}"
        proof = prove(result.nearest)
    else:
        eps = f", ε = {result.eps}" if result.eps not in ("", "ε") else ""
        line = f"for {given.where}: {what} is {result.form}{eps}"
        facts["rounding"] = rounding(forward.name, result.trace, roles, given.shapes[roles["x"]][-1][0])
        rounded = [f"  {facts['rounding']}"]
        if len(functions) > 1 or is_class:
            proof = prove(gradient(first, functions[1] if len(functions) > 1 else None, given))
    if proof is None:
        return Examination((line, *rounded, *result.unasked), True, facts)
    lines = (line, proof.line, *(f"  {note}" for note in proof.notes()), *rounded)
    program = proof.counterexample.program if proof.counterexample else ""
    return Examination(lines, result.is_standard and proof.holds, facts | {"proof": proof.line}, program)


def summary(name: str) -> tuple[str, str]:
    """What `examine` says, in one line, also where it says nothing; what a function is that is no norm of a paper."""
    try:
        with noted("small random arrays, which its formula was asked of"):
            result = examine(name)
    except (InputError, Undecided) as reason:
        return f"nothing is shown of {name} for every shape: {reason}", ""
    is_other = result.facts["is_proved"] and not result.facts["is_standard"]
    return "; ".join(line.strip() for line in result.lines), result.facts["form"] if is_other else ""


def _facts(found: identify.Identity) -> dict[str, Any]:
    names = ("form", "axes", "eps", "is_proved", "difference", "is_standard", "line")
    return {name: getattr(found, name) for name in names}


def arguments(function: Any) -> tuple[Setting, dict[str, str]]:
    """The shapes of a function's arguments, and which is what, by their names: x is rows N, gain and bias N.

    Raises:
        InputError: where a name tells nothing.
    """
    target = getattr(function, "forward", function) if isinstance(function, type) else function
    try:
        parameters = inspect.signature(target).parameters.values()
    except ValueError as reason:
        raise InputError(f"{name_of(function)}: {reason}; a function written in Python would be right") from None
    names = [
        one.name for one in parameters
        if one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD)
        and (one.default is one.empty or identify.role_of(one.name) in ("gain", "bias", "eps"))
    ]  # fmt: skip
    if isinstance(function, type) and names and names[0] in ("ctx", "context"):
        names = names[1:]
    if not names:
        raise InputError(f"{name_of(function)} takes no arguments that have names, such as forward(x, gain, bias, eps)")
    roles = {"x": names[0]}
    for name in names[1:]:
        role = identify.role_of(name)
        if role is None or role in roles:
            raise InputError(f"{name_of(function)}: what {name} is cannot be told from its name; "
                             "lnverify.testing.prove_equal takes the shapes of arguments")  # fmt: skip
        roles[role] = name
    shapes = {name: {"x": "rows N", "gate": "rows N", "eps": ""}.get(role, "N") for role, name in roles.items()}
    return setting(shapes, positive=[name for role, name in roles.items() if role == "eps"]), roles

"""`lnverify identify`, and what `lnverify prove` says of functions."""

from __future__ import annotations

from typing import Annotated

import typer

from lnverify.commands.console import show, show_json
from lnverify.commands.own_claims import AsJson

NAMES = "module:Name of functions or torch modules, or path/to/module.py:Name"


def identify(
    names: Annotated[list[str], typer.Argument(metavar="NAME...", help=NAMES, show_default=False)],
    as_json: AsJson = False,
) -> None:
    """Say which known norm a function or a torch module is, for every shape.

    It is run as it stands on arrays whose axes have names. Said are its ε (a letter, or the number in the code),
    its gain (w or 1 + w), bias, gate and axes, or how it differs from the nearest; then the exit code is 1.

    Example: lnverify identify transformers.models.gemma.modeling_gemma:GemmaRMSNorm
    """
    from lnverify.kernels.tracing.examine import examine

    results = {name: examine(name) for name in names}
    if as_json:
        show_json(functions={name: each.facts for name, each in results.items()})
    else:
        for each in results.values():
            show(each.facts["line"])
    raise typer.Exit(0 if all(each.facts["is_proved"] for each in results.values()) else 1)


def prove_functions(names: list[str], as_json: bool) -> int:
    """Say what is proved of functions; the exit code."""
    from lnverify.kernels.tracing.examine import examine

    results = {name: examine(name) for name in names}
    if as_json:
        show_json(functions={name: {"lines": each.lines, "is_right": each.is_right,
                                    "program": each.program, **each.facts}
                             for name, each in results.items()})  # fmt: skip
        return 0 if all(each.is_right for each in results.values()) else 1
    for each in results.values():
        for line in each.lines:
            show(line, fg=None if line.startswith("  ") else "green" if each.is_right else "red")
        if each.program:
            show(f"\n{each.program}\n")
    return 0 if all(each.is_right for each in results.values()) else 1

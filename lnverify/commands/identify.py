"""`lnverify identify`, and what `lnverify prove` says of functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from lnverify.commands.console import say, show, show_json
from lnverify.commands.own_claims import AsJson
from lnverify.proofs.errors import InputError

if TYPE_CHECKING:
    from lnverify.kernels.tracing.examine import Examination

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
    raise typer.Exit(show_functions(names, as_json))


def show_functions(names: list[str], as_json: bool, all_lines: bool = False) -> int:
    """Say what is found of functions, each by itself, and what is wrong with the others; the exit code.

    With `all_lines` what is proved of them is said too, and decides.
    """
    from lnverify.kernels.tracing.examine import examine

    results: dict[str, Examination] = {}
    failures: list[InputError] = []
    for name in names:
        try:
            results[name] = examine(name)
        except InputError as reason:
            failures.append(reason)
    if as_json and results:
        show_json(functions={name: each.facts | ({"lines": each.lines, "is_right": each.is_right,
                                                  "program": each.program} if all_lines else {})
                             for name, each in results.items()})  # fmt: skip
    for each in () if as_json else results.values():
        if not all_lines:
            show(each.facts["line"])
            continue
        for line in each.lines:
            show(line, fg=None if line.startswith("  ") else "green" if each.is_right else "red")
        if each.program:
            show(f"\n{each.program}\n")
    for failure in failures[:-1]:
        say(f"lnverify: {failure}")
    if failures:
        raise failures[-1]
    return 0 if all(each.is_right if all_lines else each.facts["is_proved"] for each in results.values()) else 1

"""`lnverify identify`, and what `lnverify prove` says of functions."""

from __future__ import annotations

from typing import Annotated

import typer

from lnverify.commands.console import show, show_json

NAMES = "module:Name of functions or torch modules, or path/to/module.py:Name"


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def identify(
        names: Annotated[list[str], typer.Argument(metavar="NAME...", help=NAMES, show_default=False)],
        as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    ) -> None:
        """Say which known norm a function or a torch module is, for every shape.

        It is run as it stands on arrays whose axes have names. Said are its ε (a letter, or the number in the code),
        its gain (w or 1 + w), bias, gate and axes, or how it differs from the nearest; then the exit code is 1.

        Example: lnverify identify transformers.models.gemma.modeling_gemma:GemmaRMSNorm
        """
        from lnverify.kernels.tracing.told import examine

        results = {name: examine(name) for name in names}
        if as_json:
            show_json(functions={name: told.facts for name, told in results.items()})
        else:
            for told in results.values():
                show(told.facts["line"])
        raise typer.Exit(0 if all(told.facts["is_proved"] for told in results.values()) else 1)


def prove_functions(names: list[str], as_json: bool) -> int:
    """Say what is proved of functions; the exit code."""
    from lnverify.kernels.tracing.told import examine

    results = {name: examine(name) for name in names}
    if as_json:
        show_json(functions={name: {"lines": told.lines, "is_right": told.is_right,
                                    "program": told.program, **told.facts}
                             for name, told in results.items()})  # fmt: skip
        return 0 if all(told.is_right for told in results.values()) else 1
    for told in results.values():
        for line in told.lines:
            show(line, fg=None if line.startswith("  ") else "green" if told.is_right else "red")
        if told.program:
            show(f"\n{told.program}\n")
    return 0 if all(told.is_right for told in results.values()) else 1

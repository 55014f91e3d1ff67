"""The command line: one module a command, bad input answered in one line."""

import sys

import typer
from rich.console import Console

from numeric.commands import audit, report
from proofs.errors import InputError

app = typer.Typer(
    name="lnverify",
    help="Decide, measure and cite what is true about LayerNorm.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
report.register(app)
audit.register(app)


def main() -> None:
    """Run the command line; exit 0 when all is as declared, 1 when something fails, 2 for bad input."""
    try:
        app()
    except InputError as error:
        Console(stderr=True, soft_wrap=True, highlight=False).print(f"lnverify: {error}", markup=False)
        sys.exit(2)
    except KeyboardInterrupt:
        Console(stderr=True).print("lnverify: interrupted; what was there before is unchanged")
        sys.exit(130)

"""The command line: one module a command, bad input answered in one line."""

import os
import sys
from importlib import metadata
from typing import Annotated

import typer
from rich.console import Console

from numeric.commands import audit, bench, check, cite, claims, geometry, prove, report
from numeric.commands.console import say
from numeric.workers import WorkersError
from proofs.errors import InputError

app = typer.Typer(
    name="lnverify",
    help="Decide, measure and cite what is true about LayerNorm.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def overview(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False
) -> None:
    """Decide, measure and cite what is true about LayerNorm."""
    if version:
        print(f"lnverify {metadata.version('lnverify')}")
    elif context.invoked_subcommand is None:
        Console().print(context.get_help(), markup=False, highlight=False)


for command in (report, claims, prove, check, audit, geometry, bench, cite):
    command.register(app)


def main() -> None:
    """Run the command line; exit 0 when all is as declared, 1 when something fails, 2 for bad input."""
    try:
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except (InputError, typer.TyperException) as error:
        message = error.format_message() if isinstance(error, typer.TyperException) else str(error)
        say(f"lnverify: {message}")
        sys.exit(2)
    except WorkersError as error:
        say(f"lnverify: {error}; the files that were there before are whole; run the command again")
        sys.exit(1)
    except BrokenPipeError:
        # The reader of a pipe has gone, as `| head` does: that is no failure, and nobody is left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    except OSError as error:
        say(f"lnverify: cannot write ({error.strerror})")
        sys.exit(2)
    except typer.Abort:
        sys.exit(130)
    sys.exit(code or 0)

"""The command line: one module a command, bad input answered in one line."""

import logging
import sys
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from lnverify.commands import (
    audit,
    bench,
    bounds,
    check,
    cite,
    claims,
    geometry,
    identify,
    init,
    latex,
    prove,
    refresh,
    report,
    rocq,
    search,
    site,
    vectors,
)
from lnverify.commands.console import forget_output, prepare_streams, say, show
from lnverify.numeric.publishing.workers import WorkersError
from lnverify.numeric.version import VERSION
from lnverify.proofs.errors import InputError


class Commands(TyperGroup):
    """The commands, whose list says of each its whole first sentence."""

    def format_commands(self, context: Any, formatter: Any) -> None:
        """Write the list of the commands."""
        results = [(name, self.get_command(context, name)) for name in self.list_commands(context)]
        with formatter.section("Commands"):
            formatter.write_dl([(name, command.get_short_help_str(limit=1000)) for name, command in results if command])


app = typer.Typer(
    name="lnverify",
    cls=Commands,
    help="Decide, measure and cite what is true about LayerNorm.",
    pretty_exceptions_enable=False,
    # Plain help takes half the time to start. It is readable at any width and in any encoding.
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback(invoke_without_command=True)
def overview(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False
) -> None:
    """Decide, measure and cite what is true about LayerNorm.

    Example: lnverify find "zero gain"
    """
    if version:
        show(f"lnverify {VERSION}")
    elif context.invoked_subcommand is None:
        show(context.get_help())


for command in (
    init.init, report.report, refresh.refresh, claims.claims, claims.find, prove.prove, identify.identify, check.check,
    rocq.rocq, audit.audit, search.search, vectors.vectors, bounds.bounds, geometry.geometry, site.site, bench.bench,
    cite.cite, cite.verify, latex.latex,
):  # fmt: skip
    app.command()(command)


def main() -> None:
    """Run the command line; exit 0 when all is as declared, 1 when something fails, 2 for bad input."""
    # Matplotlib tells of its cache of fonts where the machine is slow.
    logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)
    try:
        prepare_streams()
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = 130
    except BrokenPipeError:
        forget_output()
        code = 0
    except typer.Abort:
        code = 130
    except Exception as error:
        code = _explain(error)
    sys.exit(code or 0)


def _explain(error: Exception) -> int:
    """One line on what went wrong, and the exit code. An error that nobody foresaw is raised again."""
    if isinstance(error, typer.TyperException):
        say(f"lnverify: {error.format_message()}")
        return 2
    if isinstance(error, InputError):
        say(f"lnverify: {error}")
        return 2
    if isinstance(error, WorkersError):
        say(f"lnverify: {error}; the files that were there before are whole; run the command again")
        return 1
    if isinstance(error, OSError):
        say(f"lnverify: cannot read or write {error.filename or 'standard output'} ({error.strerror})")
        forget_output()
        return 2
    raise error

"""`lnverify audit`: how wrong the LayerNorms are that people run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from numeric.commands.console import interruptible, say, show_json, show_table
from numeric.pages.progress import progress_bar

if TYPE_CHECKING:
    from numeric.audit.runner import Result
    from numeric.audit.table import Table

NAMES = "libraries (torch, flax, …), or module:forward or module:forward,backward; all libraries if none is given"


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def audit(
        names: Annotated[list[str] | None, typer.Argument(help=NAMES, show_default=False)] = None,
        quick: Annotated[bool, typer.Option("--quick", help="A few regimes of each kind.")] = False,
        format: Annotated[list[str] | None, typer.Option(help="Only these formats.", show_default=False)] = None,
        max_ulp: Annotated[
            float | None, typer.Option(help="Fail above this component error of an output, in ulps.")
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help="Print what was measured as JSON.")] = False,
        out: Annotated[
            Path | None,
            typer.Option(help="Write the page here; a whole audit writes it to reports.", show_default=False),
        ] = None,
        scheduler: Annotated[
            str | None,
            typer.Option(help="Address of a Dask scheduler whose workers measure.", show_default=False),
        ] = None,
        search: Annotated[
            bool,
            typer.Option("--search", help="Search for worst cases of the named libraries and keep them."),
        ] = False,
    ) -> None:
        """Measure implementations of LayerNorm and RMSNorm against the exact answer.

        Without names it audits every library that is installed and writes the page. With names it prints how
        they do, and exits with 1 where one loses more than half of its digits or errs by more than --max-ulp.

        Writes audit.* into reports below the current folder, or into --out. What was measured is kept in
        ~/.cache/lnverify (or in XDG_CACHE_HOME), by the hash of the code and the versions.

        Example: lnverify audit mykernel:layer_norm,backward --format float32 --max-ulp 2
        """
        with interruptible("the last complete page stays, and what was measured is kept"):
            code = run(names or [], quick, format or [], max_ulp, as_json, out, scheduler, search)
        raise typer.Exit(code)


def run(
    names: list[str],
    quick: bool,
    formats: list[str],
    max_ulp: float | None,
    as_json: bool,
    out: Path | None,
    scheduler: str | None,
    search: bool,
) -> int:
    """The command; returns its exit code."""
    from numeric.audit import runner
    from numeric.audit.adapters import libraries
    from numeric.audit.cluster import executor
    from numeric.audit.page import make
    from numeric.audit.table import to_json
    from numeric.floats.formats import FORMATS, find_format
    from numeric.pages.workers import WorkersError
    from proofs.errors import InputError

    for name in names:
        libraries.check(name)
    chosen = [find_format(name).name for name in formats] or list(FORMATS)
    if max_ulp is not None and not max_ulp > 0:
        raise InputError(f"--max-ulp is {max_ulp}; a number above 0 would be right")
    if search:
        return search_worst(names, chosen)
    wanted = list(dict.fromkeys(names)) or list(libraries.LIBRARIES)
    tasks, known = runner.plan(wanted, chosen, quick)
    try:
        with executor(scheduler) as pool:
            with progress("measuring", len(tasks)) as advance:
                result = runner.run(tasks, known, pool, lambda task: advance())
            for library, reason in result.skipped.items():
                say(f"skipped {library}: {reason}")
            if out is not None or not (names or quick or formats):
                for path in make.make(result, pool, out or Path("reports"), progress):
                    say(f"wrote {path}")
    except WorkersError as error:
        ran = ", ".join(wanted)
        raise InputError(f"{error}: it ran {ran}; code that neither exits, crashes nor hangs would be right") from None
    if as_json:
        show_json(skipped=result.skipped, records=to_json(result.table))
    if not names:
        return report_suite(result)
    return report_named(result.table, names, max_ulp, quiet=as_json)


def report_suite(result: Result) -> int:
    """Say whether our own implementation and the algorithms keep their bounds; the exit code."""
    from numeric.audit import gate

    failed = list(gate.failures(result.table))
    for failure in failed:
        say(f"FAILED {failure}")
    kept = f"{result.reused} of them kept from before"
    say(f"{len(result.groups)} groups of measurements, {kept}; {len(failed)} failures")
    return 1 if failed else 0


def report_named(table: Table, names: Sequence[str], max_ulp: float | None, quiet: bool) -> int:
    """Show a table of the worst of each implementation and format; the exit code."""
    from numeric.audit import gate

    refused, verdicts = gate.refused(table), gate.verdicts(table, max_ulp)
    for one in refused:
        say(str(one))
    gate.require_taken(table, names)
    if verdicts and not quiet:
        titles = ["implementation", "format", "quantity", "verdict", "row error (u)", "ulps", "lost", "worst regime"]
        lines = [verdict.cells for verdict in verdicts]
        show_table(titles, lines, right=titles[4:7], colours={"passes": "green", "FAILS": "red"})
    passes = all(one.passes for one in refused) and all(verdict.passes for verdict in verdicts)
    return 0 if passes else 1


def search_worst(names: Sequence[str], formats: Sequence[str]) -> int:
    """Search for worst cases of libraries and keep those that are found; the exit code."""
    from numeric.audit import search
    from numeric.audit.adapters.libraries import LIBRARIES, NotUsableError

    wanted = search.searchable(names) or list(LIBRARIES)
    with progress("searching", len(wanted)) as advance:
        for library in wanted:
            try:
                search.search_library(library, formats)
            except NotUsableError as reason:
                say(f"skipped {library}: {reason}")
            advance()
    return 0


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar on the terminal; a function that advances it."""
    done = count(1)
    with progress_bar(what) as tell:
        yield lambda: tell(what, next(done), total)

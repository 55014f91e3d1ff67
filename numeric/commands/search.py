"""`lnverify search`: look for inputs on which an implementation fails, and say which condition they share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lnverify.numeric.commands.audit import NAMES
from lnverify.numeric.commands.console import interruptible, say, show, show_json
from lnverify.numeric.publishing.progress import progress_bar
from lnverify.numeric.publishing.workers import SCHEDULER

if TYPE_CHECKING:
    from lnverify.numeric.kernels.search.run import SearchResult


@dataclass(frozen=True)
class Request:
    """What the command was asked for; attributes are its options."""

    names: Sequence[str]
    format: Sequence[str] = ()
    seconds: float = 60.0
    points: int | None = None
    seed: int = 0
    profile: str = "stable"
    as_json: bool = False
    keep: Path | None = None
    reproduce: Path | None = None
    record: bool = False
    worst_rows: bool = False
    scheduler: str | None = None


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def search(
        names: Annotated[list[str], typer.Argument(help=NAMES.partition(";")[0], show_default=False)],
        format: Annotated[list[str] | None, typer.Option(help="Only these formats.", show_default=False)] = None,
        seconds: Annotated[float, typer.Option(help="How long to try points; finding causes comes after that.")] = 60.0,
        points: Annotated[
            int | None,
            typer.Option(
                help="How many points to try, instead of --seconds; those of earlier runs count.", show_default=False
            ),
        ] = None,
        seed: Annotated[int, typer.Option(help="Seed of the points.")] = 0,
        profile: Annotated[str, typer.Option(help="Allowed error: exact, stable or practical.")] = "stable",
        as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
        keep: Annotated[
            Path | None,
            typer.Option(help="Add the failures to this file, for audit --found.", show_default=False),
        ] = None,
        reproduce: Annotated[
            Path | None,
            typer.Option(help="Write a program to this file that shows the first defect.", show_default=False),
        ] = None,
        record: Annotated[
            bool, typer.Option("--record", help="Keep the results on the named libraries for the audit's page.")
        ] = False,
        scheduler: Annotated[str | None, typer.Option(help=SCHEDULER, show_default=False)] = None,
        worst_rows: Annotated[
            bool,
            typer.Option(
                "--worst-rows", help="Climb to the worst ordinary rows of the named libraries instead, and keep them."
            ),
        ] = False,
    ) -> None:
        """Search for inputs on which an implementation fails, beyond those that audit tries.

        Points are drawn from a seeded grid: N from 1 to 16,384, one to 4,096 rows, normal, constant and nearly constant
        ones, mean, scale and outliers, gain and bias or none, eps, upstream gradients random, constant or sparse. The
        exact answer is the oracle. Failures are simplified, and those with one cause count as one defect. Exits
        with 1 if anything is found.

        Results are cached in ~/.cache/lnverify, keyed by a hash of the code: the same command continues from there.

        Example: lnverify search mykernel:layer_norm,backward --format float32 --seconds 60
        """
        request = Request(
            names, format or (), seconds, points, seed, profile, as_json, keep, reproduce, record, worst_rows, scheduler
        )
        with interruptible("what was tried is kept, and the same command goes on from there"):
            code = run(request)
        raise typer.Exit(code)


def run(request: Request) -> int:
    """The command; returns its exit code."""
    from lnverify.numeric.floats.formats import FORMATS, find_format
    from lnverify.numeric.kernels import suite
    from lnverify.numeric.kernels.adapters import libraries, own
    from lnverify.numeric.kernels.cluster import executor
    from lnverify.numeric.kernels.search import records
    from lnverify.numeric.kernels.search.run import SearchOptions, SearchResult, search
    from lnverify.numeric.publishing.workers import WorkersError
    from lnverify.proofs.errors import InputError

    names = list(dict.fromkeys(own.canonical(name) for name in request.names))
    for name in names:
        libraries.check(name)
    check_record(names, request)
    suite.require([name for name in names if ":" not in name])
    if request.seed < 0 or not request.seconds > 0 or (request.points is not None and request.points < 1):
        raise InputError(
            f"--seed {request.seed}, --seconds {request.seconds:g}, --points {request.points}: a seed from 0 on, and "
            "more than 0 seconds or points, would be right"
        )
    formats = tuple(find_format(name).name for name in request.format) or tuple(FORMATS)
    if request.worst_rows:
        return climb(names, formats)
    asked, found = SearchOptions(formats, request.seed, request.profile), list[SearchResult]()
    try:
        with executor(request.scheduler) as pool, progress_bar("searching") as tell:
            for name in names:
                here = search(name, asked, pool, request.points, request.seconds / len(names), tell)
                found += here
                if request.record:
                    records.record(name, here)
                    say(f"wrote {records.SEARCHES}")
    except WorkersError as error:
        raise InputError(f"{error}: it ran {', '.join(names)}; code that ends by itself would be right") from None
    return report(found, request)


def climb(names: Sequence[str], formats: Sequence[str]) -> int:
    """Search for the worst ordinary rows of libraries and keep those that are found; the exit code."""
    from lnverify.numeric.kernels.adapters.libraries import NotUsableError
    from lnverify.numeric.kernels.search import worst_rows

    wanted = worst_rows.searchable(names)
    with progress_bar("searching") as tell:
        for done, library in enumerate(wanted):
            tell(f"searching {library}", done, len(wanted))
            try:
                worst_rows.search_library(library, formats)
            except NotUsableError as reason:
                say(f"skipped {library}: {reason}")
    return 0


def check_record(names: Sequence[str], request: Request) -> None:
    """See that only what the page can name is recorded: libraries, in all formats, by the usual profile.

    Raises:
        InputError: where something else is asked for.
    """
    from lnverify.numeric.kernels.adapters.libraries import LIBRARIES
    from lnverify.proofs.errors import InputError

    if request.record and (request.format or request.profile != "stable" or not set(names) <= set(LIBRARIES)):
        raise InputError(
            "--record keeps searches of libraries in all formats by the profile stable; those would be right"
        )


def report(found: Sequence[SearchResult], request: Request) -> int:
    """Say what was found, and keep it where that is asked for; the exit code."""
    from lnverify.numeric.kernels.search import records
    from lnverify.numeric.publishing.files import write_whole

    if request.as_json:
        show_json(searches=[one.to_json() for one in found])
    else:
        for one in found:
            show(one.line, fg="red" if one.defects else "green", bold=True)
            for defect, _ in one.defects:
                show(f"  {defect.line}")
                show(f"    {defect.simplest.point}")
    defects = [defect for one in found for defect, _ in one.defects]
    if request.keep is not None:
        say(f"wrote {request.keep}: {records.keep(request.keep, defects)} new")
    program = next((program for one in found for _, program in one.defects if program), "")
    if request.reproduce is not None:
        if program:
            write_whole(request.reproduce, program)
        say(f"wrote {request.reproduce}" if program else "nothing to reproduce: nothing fails")
    return 1 if defects else 0

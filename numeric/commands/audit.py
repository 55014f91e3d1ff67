"""`lnverify audit`: how wrong the LayerNorms are that people run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lnverify.numeric.commands.console import interruptible, say, show, show_json, show_table
from lnverify.numeric.publishing.progress import progress_bar
from lnverify.numeric.publishing.workers import SCHEDULER

if TYPE_CHECKING:
    from lnverify.numeric.kernels.audit import Result
    from lnverify.numeric.kernels.errors.table import Table
    from lnverify.numeric.kernels.suite import Demand
    from lnverify.numeric.kernels.verdict import Verdict

NAMES = "libraries (torch, flax, …), or module:forward or module:forward,backward; all libraries if none is given"
QUICK = (
    "A few inputs of each tag. Without names, or with --out: a few of one shape, in float32 and bfloat16 unless "
    "--format says otherwise, and none of the tags size and batch."
)
LIST = typer.Option(show_default=False)


@dataclass(frozen=True)
class Request:
    """What the command was asked for; attributes are its options."""

    names: Sequence[str] = ()
    quick: bool = False
    format: Sequence[str] = ()
    profile: str = "practical"
    max_ulp: float | None = None
    baseline: str | None = None
    only: Sequence[str] = ()
    skip: Sequence[str] = ()
    regime: Sequence[str] = ()
    as_json: bool = False
    junit: Path | None = None
    reproduce: Path | None = None
    require: Sequence[str] = ()
    out: Path | None = None
    scheduler: str | None = None
    found: Path | None = None
    call_timeout: float = 60.0
    norm: str | None = None


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def audit(
        names: Annotated[list[str] | None, typer.Argument(help=NAMES, show_default=False)] = None,
        quick: Annotated[bool, typer.Option("--quick", help=QUICK)] = False,
        format: Annotated[list[str] | None, typer.Option(help="Only these formats.", show_default=False)] = None,
        profile: Annotated[
            str, typer.Option(help="What a named kernel must meet: exact, stable or practical.")
        ] = "practical",
        max_ulp: Annotated[
            float | None, typer.Option(help="Allow outputs this many ulps of error, and gradients what stable allows.")
        ] = None,
        baseline: Annotated[
            str | None, typer.Option(help="Require that no row is worse than that of this library or function.")
        ] = None,
        only: Annotated[list[str] | None, typer.Option(help="Only inputs with these tags.", show_default=False)] = None,
        skip: Annotated[list[str] | None, typer.Option(help="No inputs with these tags.", show_default=False)] = None,
        regime: Annotated[
            list[str] | None, typer.Option(help="Only these inputs, by name.", show_default=False)
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help="Print the measurements as JSON.")] = False,
        junit: Annotated[
            Path | None, typer.Option(help="Write the verdicts to this file as JUnit XML.", show_default=False)
        ] = None,
        reproduce: Annotated[
            Path | None,
            typer.Option(help="Write a program to this file that shows the first failure.", show_default=False),
        ] = None,
        require: Annotated[
            list[str] | None, typer.Option(help="Libraries that must be installed.", show_default=False)
        ] = None,
        out: Annotated[
            Path | None,
            typer.Option(help="Folder for the page; a whole audit writes it into reports.", show_default=False),
        ] = None,
        scheduler: Annotated[
            str | None,
            typer.Option(help=SCHEDULER, show_default=False),
        ] = None,
        found: Annotated[
            Path | None,
            typer.Option(
                help="Also try the inputs in this file, which lnverify search --keep wrote.", show_default=False
            ),
        ] = None,
        call_timeout: Annotated[
            float, typer.Option(metavar="SECONDS", help="The longest that one call of a kernel may take.")
        ] = 60.0,
        norm: Annotated[
            str | None,
            typer.Option(
                help="What the named functions are, beside LayerNorm: group, instance, batch (in training) or "
                "residual (a sum that is normalized).",
                show_default=False,
            ),
        ] = None,
    ) -> None:
        """Measure implementations of LayerNorm and RMSNorm against the exact answer.

        Without names it audits every library that is installed and writes the page. With names it says for each
        whether it meets a profile; if not, whether its formula or its rounding is wrong, and why, and exits with 1.

        --quick without names takes half a minute with an empty cache, and says what it leaves out. It writes a page
        only into --out, since finding causes takes minutes.

        If a named or required library is missing, the exit code is 2.

        Writes audit.* into reports below the current folder, or into --out. Measurements
        are cached in ~/.cache/lnverify (or in XDG_CACHE_HOME), keyed by a hash of the code and the versions.

        Example: lnverify audit mykernel:layer_norm,backward --format float32 --profile stable
        """
        request = Request(
            names or (), quick, format or (), profile, max_ulp, baseline, only or (), skip or (), regime or (), as_json,
            junit, reproduce, require or (), out, scheduler, found, call_timeout, norm,
        )  # fmt: skip
        with interruptible("the last complete page stays, and what was measured is kept"):
            code = run(request)
        raise typer.Exit(code)


def run(request: Request) -> int:
    """The command; returns its exit code."""
    from lnverify.numeric.floats.formats import FORMATS, find_format
    from lnverify.numeric.kernels import quick, suite
    from lnverify.numeric.kernels.adapters import libraries, own
    from lnverify.numeric.publishing.workers import WorkersError
    from lnverify.proofs.errors import InputError

    names = list(dict.fromkeys(own.canonical(name) for name in request.names))
    if request.baseline:
        request = replace(request, baseline=own.canonical(request.baseline))
    for name in (*names, *request.require, *([request.baseline] if request.baseline else [])):
        libraries.check(name)
    asked = [find_format(name).name for name in request.format]
    formats = asked or list(FORMATS)
    suite.require(request.require)
    if request.norm is not None:
        return examine_norm(names, formats, request)
    try:
        if names and request.out is None:
            return examine(names, formats, request)
        if ignored := _of_kernels(request):
            raise InputError(f"{ignored} is for kernels that are named, without --out; name one, or leave it out")
        if request.quick:
            formats = asked or list(quick.FORMATS)
            say(quick.said(formats))
        return measure(names or list(libraries.LIBRARIES), formats, request)
    except WorkersError as error:
        ran = ", ".join(names or libraries.LIBRARIES)
        raise InputError(f"{error}: it ran {ran}; code that neither exits, crashes nor hangs would be right") from None


def _of_kernels(request: Request) -> str:
    """An option that says nothing where libraries are measured for the page, or ""."""
    names = ("max_ulp", "baseline", "only", "skip", "regime", "junit", "reproduce", "found", "profile", "call_timeout")
    fields = {name: getattr(Request, name) for name in names}
    given = [name for name, default in fields.items() if getattr(request, name) != default]
    return f"--{given[0].replace('_', '-')}" if given else ""


def measure(names: Sequence[str], formats: Sequence[str], request: Request) -> int:
    """Measure libraries and write the page; the exit code."""
    from lnverify.numeric.kernels import audit
    from lnverify.numeric.kernels.cluster import executor
    from lnverify.numeric.kernels.errors.table import to_json
    from lnverify.numeric.kernels.page import make

    tasks, known = audit.plan(names, formats, request.quick)
    with executor(request.scheduler) as pool:
        with progress("measuring", len(tasks)) as advance:
            result = audit.run(tasks, known, pool, lambda task: advance())
        for library, reason in result.skipped.items():
            say(f"skipped {library}: {reason}")
        if request.out is not None or not (request.quick or request.format):
            for path in make.make(result, pool, request.out or Path("reports"), progress):
                say(f"wrote {path}")
    if request.as_json:
        show_json(skipped=result.skipped, records=to_json(result.table))
    elif request.quick:
        show_result(result.table)
    return report_suite(result)


def report_suite(result: Result) -> int:
    """Say whether our own implementation and the algorithms keep their bounds; the exit code."""
    from lnverify.numeric.kernels import audit

    failed = list(audit.failures(result.table))
    for failure in failed:
        say(f"FAILED {failure}")
    kept = f"{result.reused} of them kept from before"
    say(f"{len(result.groups)} groups of measurements, {kept}; {len(failed)} failures of lnverify's own")
    return 1 if failed else 0


def show_result(table: Table) -> None:
    """Print on how many inputs each implementation keeps half of the digits, and the first on which it does not."""
    from lnverify.numeric.kernels.adapters.libraries import is_released
    from lnverify.numeric.kernels.errors.table import losses

    found = [
        one for one in losses(table) if is_released(table.implementations[one[0]]) or one[0].startswith("lnverify")
    ]
    names = dict.fromkeys(name for name, *_ in found)
    losing = {name for name, _, _, lost in found if lost}
    show(
        f"{len(losing)} of {len(names)} implementations lose more than half of the digits of some output",
        fg="red" if losing else "green",
        bold=True,
    )
    rows = [
        [name, format, f"{count - len(lost)} of {count}", ", ".join(lost[:3]) + (", …" if len(lost) > 3 else "")]
        for name, format, count, lost in found
    ]
    show_table(["implementation", "format", "inputs kept", "lost on"], rows)
    show(
        "Kept: every entry is a number, and errs by at most 2^(digits/2) units of rounding of its row's largest entry."
    )


def examine(names: Sequence[str], formats: Sequence[str], request: Request) -> int:
    """Hold what is named against a profile and say how it does; the exit code."""
    from lnverify.numeric.kernels import suite
    from lnverify.numeric.kernels.cluster import executor
    from lnverify.numeric.kernels.verdict import LEGEND
    from lnverify.numeric.publishing.files import write_whole
    from lnverify.proofs.errors import InputError

    asked = asked_by(request)
    suite.require(names)
    total = len(names) * sum(len(suite.chosen(format, asked)) for format in formats)
    if not total:
        raise InputError(f"{_choice(request)} leave no input in {', '.join(formats)}; other tags or regimes are right")
    with executor(request.scheduler) as pool, progress("measuring", total) as advance:
        found = suite.run(names, formats, asked, pool, advance)
    verdicts = [verdict for verdict, _ in found]
    if request.as_json:
        show_json(verdicts=[verdict.to_json() for verdict in verdicts])
    else:
        for verdict in verdicts:
            show_verdict(verdict)
        if any(verdict.marks for verdict in verdicts):
            say(LEGEND)
    if request.junit is not None:
        write_whole(request.junit, suite.junit(verdicts))
        say(f"wrote {request.junit}")
    if request.reproduce is not None:
        program = next((program for _, program in found if program), "")
        if program:
            write_whole(request.reproduce, program)
        say(f"wrote {request.reproduce}" if program else "nothing to reproduce: nothing fails")
    return 0 if all(verdict.passes for verdict in verdicts) else 1


def _choice(request: Request) -> str:
    """The options that choose inputs, as they were given."""
    given = {"--only": request.only, "--skip": request.skip, "--regime": request.regime}
    return " ".join(f"{option} {value}" for option, values in given.items() for value in values)


def examine_norm(names: Sequence[str], formats: Sequence[str], request: Request) -> int:
    """Hold functions of another norm against a profile and say how they do; the exit code."""
    from lnverify.numeric.kernels import norms
    from lnverify.numeric.kernels.adapters import own
    from lnverify.numeric.kernels.suite import junit
    from lnverify.numeric.publishing.files import write_whole
    from lnverify.proofs.errors import InputError, choose

    norm = choose("norm", request.norm or "", norms.NORMS)
    if not names or not all(":" in name for name in names):
        raise InputError(f"--norm {norm.name} is about functions; module:forward or module:forward,backward, with "
                         f"{norm.call}, would be right")  # fmt: skip
    for option, value in UNUSED_BY_NORMS.items():
        if getattr(request, value):
            raise InputError(f"{option} says nothing of --norm {norm.name}; leaving it out would be right")
    asked = asked_by(request)
    tags = [tag for tag in norms.TAGS if tag not in request.skip and (not request.only or tag in request.only)]
    places = [(name, format) for name in names for format in formats]
    with progress("measuring", len(places)) as advance:
        verdicts = []
        for name, format in places:
            functions = own.functions(name)
            verdicts.append(norms.examine(norm, functions, format, asked.bound(), name, tags=tags, quick=request.quick))
            advance()
    if request.as_json:
        show_json(verdicts=[verdict.to_json() for verdict in verdicts])
    else:
        for verdict in verdicts:
            show_verdict(verdict)
    if request.junit is not None:
        write_whole(request.junit, junit(verdicts))
        say(f"wrote {request.junit}")
    return 0 if all(verdict.passes for verdict in verdicts) else 1


UNUSED_BY_NORMS = {
    "--out": "out",
    "--found": "found",
    "--baseline": "baseline",
    "--max-ulp": "max_ulp",
    "--regime": "regime",
    "--reproduce": "reproduce",
    "--scheduler": "scheduler",
}
"""Options that `--norm` does not take, with their attributes."""


def asked_by(request: Request) -> Demand:
    """What a request asks of kernels.

    Raises:
        InputError: for a profile, limit, tag or regime that there is not.
    """
    from lnverify.numeric.kernels import suite
    from lnverify.numeric.kernels.cases import check_tags
    from lnverify.numeric.kernels.cases.regimes import find_regime
    from lnverify.numeric.kernels.search import records

    check_tags([*request.only, *request.skip])
    for name in request.regime:
        find_regime(name)
    asked = suite.Demand(
        request.profile, request.max_ulp, request.baseline, tuple(request.only), tuple(request.skip),
        tuple(request.regime), request.quick, () if request.found is None else records.read_points(request.found),
        request.call_timeout,
    )  # fmt: skip
    asked.bound()
    return asked


def show_verdict(verdict: Verdict) -> None:
    """Print the first line of a verdict, and a mark for each tag and quantity."""
    from lnverify.numeric.publishing.quantities import SYMBOLS

    show(verdict.line, fg="green" if verdict.passes else "red", bold=True)
    if verdict.closest:
        show(verdict.closest)
    quantities = list(dict.fromkeys(one.quantity for one in verdict.figures))
    rows = [[tag, *(marks.get(each, "–") for each in quantities)] for tag, marks in verdict.marks.items()]
    show_table(["", *(SYMBOLS[each] for each in quantities)], rows)
    show("")


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar on the terminal; a function that advances it."""
    done = count(1)
    with progress_bar(what) as tell:
        yield lambda: tell(what, next(done), total)

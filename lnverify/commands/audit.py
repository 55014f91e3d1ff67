"""`lnverify audit`: how wrong the LayerNorms are that people run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lnverify.commands.console import interruptible, say, show, show_json, show_table
from lnverify.kernels.audit.options import CALL_TIMEOUT, LINES, Declared, Options, declare
from lnverify.numeric.publishing.files import require_file, write_whole
from lnverify.numeric.publishing.progress import progress_bar
from lnverify.numeric.publishing.workers import WorkersError
from lnverify.proofs.errors import InputError, choose

if TYPE_CHECKING:
    from lnverify.kernels.audit.verdict import Verdict

NAMES = "libraries (torch, flax, …), or module:forward or module:forward,backward; all libraries if none is given"
QUICK = "Of what is named: a few inputs of each tag."
OF_ROWS = "What the named functions are, beside LayerNorm: rms, or residual or rms-residual, where a sum is normalized"

Formats = Annotated[list[str] | None, typer.Option("--format", help="Only these formats.", show_default=False)]
Timeout = Annotated[float, typer.Option(metavar="SECONDS", help="The longest that one call of a kernel may take.")]
NoGain = Annotated[bool, typer.Option("--no-gain", help="The named functions have no gain: they are not given it.")]
NoBias = Annotated[bool, typer.Option("--no-bias", help="The named functions have no bias: they are not given it.")]
OwnEps = Annotated[
    float | None,
    typer.Option(
        help="The named functions have this eps of their own; they are given it if they take it.", show_default=False
    ),
]
Parameters = Annotated[
    str,
    typer.Option(
        metavar="FORMAT",
        help="The format of gain, bias and their gradients, such as float32 beside 16-bit rows; by default that of x.",
        show_default=False,
    ),
]
"""The options that audit and search share: what is said of somebody's own functions."""


@dataclass(frozen=True)
class Output:
    """Where results go: to standard output as JSON, and to files."""

    as_json: bool = False
    reproduce: Path | None = None
    out: Path | None = None


def audit(
    names: Annotated[list[str] | None, typer.Argument(help=NAMES, show_default=False)] = None,
    quick: Annotated[bool, typer.Option("--quick", help=QUICK)] = False,
    format: Formats = None,
    profile: Annotated[
        str, typer.Option(help="What a named kernel must meet: exact, stable or practical.")
    ] = "practical",
    only: Annotated[list[str] | None, typer.Option(help="Only inputs with these tags.", show_default=False)] = None,
    skip: Annotated[list[str] | None, typer.Option(help="No inputs with these tags.", show_default=False)] = None,
    regime: Annotated[list[str] | None, typer.Option(help="Only these inputs, by name.", show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the measurements as JSON.")] = False,
    reproduce: Annotated[
        Path | None,
        typer.Option(help="Write a program to this file that shows the first failure.", show_default=False),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="Folder for the page; a whole audit writes it into reports.", show_default=False),
    ] = None,
    call_timeout: Timeout = CALL_TIMEOUT,
    no_gain: NoGain = False,
    no_bias: NoBias = False,
    eps: OwnEps = None,
    parameters: Parameters = "",
    norm: Annotated[
        str | None,
        typer.Option(help=f"{OF_ROWS}; or group, instance, batch (in training).", show_default=False),
    ] = None,
) -> None:
    """Measure implementations of LayerNorm and RMSNorm against the exact answer.

    Without names it audits every library that is installed and writes the page. With names it says for each
    whether it meets a profile; if not, whether its formula or its rounding is wrong, and why, and exits with 1.

    If a named library is missing, the exit code is 2.

    Writes audit.* into reports below the current folder, or into --out. Measurements
    are cached in ~/.cache/lnverify (or in XDG_CACHE_HOME), keyed by a hash of the code and the versions.

    Example: lnverify audit mykernel:layer_norm,backward --format float32 --profile stable
    """
    options = Options(
        tuple(names or ()), tuple(format or ()), profile, tuple(only or ()), tuple(skip or ()),
        tuple(regime or ()), quick, call_timeout=call_timeout,
        declared=declare(norm if norm in LINES else "", not no_gain, not no_bias, eps, parameters),
    )  # fmt: skip
    with interruptible("the last complete page stays, and what was measured is kept"):
        code = run(options, Output(as_json, reproduce, out), norm)
    raise typer.Exit(code)


def run(options: Options, output: Output, norm: str | None = None) -> int:
    """The command; returns its exit code."""
    from lnverify.kernels.audit.adapters import libraries
    from lnverify.numeric.floats.formats import FORMATS

    options = options.validate()
    require_file(output.reproduce)
    if options.declared != Declared() and not all(":" in name for name in options.names or ("",)):
        raise InputError(
            "--norm, --no-gain, --no-bias, --eps and --parameters are about somebody's own functions; module:forward "
            f"or module:forward,backward, with {options.declared.signature}, would be right"
        )
    if norm is not None and norm not in LINES:
        options = of_channels(norm, options, output)
    if output.out is not None and any(":" in name for name in options.names):
        raise InputError(
            "--out is for pages of libraries; of functions --json prints, and --reproduce writes, what is said"
        )
    try:
        if options.names and output.out is None:
            return examine(options, output)
        if ignored := first_changed_flag(options, output, OF_KERNELS):
            raise InputError(f"{ignored} is for kernels that are named, without --out; name one, or leave it out")
        formats = options.formats or tuple(FORMATS)
        measured = replace(options, names=options.names or tuple(libraries.LIBRARIES), formats=formats)
        return measure(measured, output, output.out or (None if options.formats else Path("reports")))
    except WorkersError as error:
        ran = ", ".join(options.names or libraries.LIBRARIES)
        raise InputError(f"{error}: it ran {ran}; code that neither exits, crashes nor hangs would be right") from None


FLAGS = {"tags": "only", "regimes": "regime"}
"""Options whose flags have other names."""

OF_KERNELS = ("tags", "skip", "regimes", "quick", "reproduce", "profile", "call_timeout")
"""Options that say nothing where libraries are measured for the page."""

UNUSED_BY_NORMS = ("out", "reproduce")
"""Options that a norm of channels does not take."""


def first_changed_flag(options: Options, output: Output, names: Sequence[str]) -> str:
    """The flag of the first of some options that has another value than its default, or ""."""
    defaults = {**vars(Options()), **vars(Output())}
    values = {**vars(options), **vars(output)}
    name = next((name for name in names if values[name] != defaults[name]), "")
    return name and f"--{FLAGS.get(name, name).replace('_', '-')}"


def measure(options: Options, output: Output, folder: Path | None) -> int:
    """Measure libraries and write the page into a folder, where there is one; the exit code."""
    from lnverify.kernels.audit import audit
    from lnverify.kernels.audit.cluster import executor
    from lnverify.kernels.audit.errors.table import to_json
    from lnverify.kernels.audit.page import make

    tasks, skipped = audit.plan(options.names, options.formats)
    with executor() as pool:
        with progress("measuring", len(tasks)) as advance:
            result = audit.run(tasks, skipped, pool, advance)
        for library, reason in result.skipped.items():
            say(f"skipped {library}: {reason}")
        if folder is not None:
            for path in make.make(result, pool, folder, progress):
                say(f"wrote {path}")
    if output.as_json:
        show_json(skipped=result.skipped, records=to_json(result.table))
    failed = list(audit.failures(result.table))
    for failure in failed:
        say(f"FAILED {failure}")
    say(f"{len(result.groups)} groups of measurements; {len(failed)} failures of lnverify's own")
    return 1 if failed else 0


def examine(options: Options, output: Output) -> int:
    """Hold what is named against a profile and say how it does; the exit code."""
    from lnverify.kernels.audit import suite
    from lnverify.kernels.audit.adapters import libraries
    from lnverify.kernels.audit.cluster import executor, perform
    from lnverify.kernels.audit.verdict import LEGEND
    from lnverify.kernels.tracing.examine import summary
    from lnverify.numeric.floats.formats import FORMATS

    libraries.require(options.names)
    total = len(suite.places(options))
    if not total:
        chosen = {"--only": options.tags, "--skip": options.skip, "--regime": options.regimes}
        words = " ".join(f"{flag} {value}" for flag, values in chosen.items() for value in values)
        formats = ", ".join(options.formats or FORMATS)
        raise InputError(f"{words} leave no input in {formats}; other tags or regimes are right")
    own = {name: (summary, name) for name in options.names if ":" in name and not options.channels}
    with executor() as pool:
        known = perform(own, pool)
        for line, _ in known.values():
            say(line)
        with progress("measuring", total) as advance:
            result = suite.run(options, pool, advance)
    verdicts = [replace(one, form=known.get(one.name.partition(" on ")[0], ("", ""))[1]) for one, _ in result]
    code = report(verdicts, output)
    if not output.as_json and any(verdict.marks for verdict in verdicts):
        say(LEGEND)
    write_program((program for _, program in result), output.reproduce)
    return code


def of_channels(norm: str, options: Options, output: Output) -> Options:
    """The options with a norm of channels, which takes few of them."""
    from lnverify.kernels.audit.norms import NORMS

    calls = dict.fromkeys(filter(None, LINES), "") | {key: one.call for key, one in NORMS.items()}
    call = choose("norm", norm, calls)
    if not options.names or not all(":" in name for name in options.names):
        raise InputError(f"--norm {norm} is about functions; module:forward or module:forward,backward, with "
                         f"{call}, would be right")  # fmt: skip
    if options.declared != Declared():
        raise InputError(f"--norm {norm} takes none of --no-gain, --no-bias, --eps and --parameters; leave them out")
    if flag := first_changed_flag(options, output, UNUSED_BY_NORMS):
        raise InputError(f"{flag} says nothing of --norm {norm}; leaving it out would be right")
    return replace(options, channels=norm)


def report(verdicts: Sequence[Verdict], output: Output) -> int:
    """Print verdicts; the exit code."""
    if output.as_json:
        show_json(verdicts=[verdict.to_json() for verdict in verdicts])
    else:
        for verdict in verdicts:
            show_verdict(verdict)
    return 0 if all(verdict.passes for verdict in verdicts) else 1


def write_program(programs: Iterable[str], path: Path | None) -> None:
    """Write the first of some programs that there is to a file, where one is asked for."""

    if path is None:
        return
    if program := next(filter(None, programs), ""):
        write_whole(path, program)
    say(f"wrote {path}" if program else "nothing to reproduce: nothing fails")


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

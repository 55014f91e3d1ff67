"""`lnverify audit`: how wrong the LayerNorms are that people run."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Annotated, Any

import typer

from numeric.commands.console import interruptible, progress_bar, say, show_json, show_table

NAMES = (
    "libraries (torch, flax, …), or module:forward or module:forward,backward; all libraries if none is given"
)


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def audit(
        names: Annotated[list[str] | None, typer.Argument(help=NAMES, show_default=False)] = None,
        quick: Annotated[bool, typer.Option("--quick", help="A few regimes of each kind.")] = False,
        format: Annotated[
            list[str] | None, typer.Option(help="Only these formats.", show_default=False)
        ] = None,
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
    from numeric.audit import adapters, runner
    from numeric.formats import FORMATS, find_format
    from numeric.workers import WorkersError
    from proofs.errors import InputError

    for name in names:
        adapters.check(name)
    chosen = [find_format(name).name for name in formats] or list(FORMATS)
    if max_ulp is not None and not max_ulp > 0:
        raise InputError(f"--max-ulp is {max_ulp}; a number above 0 would be right")
    if search:
        own = [name for name in names if ":" in name]
        if own:
            theirs = ", ".join(adapters.LIBRARIES)
            raise InputError(f"--search keeps records of libraries, which {own[0]} is not; {theirs} would be right")
        return search_worst(names, chosen)
    libraries = list(dict.fromkeys(names)) or runner.default_libraries()
    tasks, known = runner.plan(libraries, chosen, quick)
    for library, reason in known.skipped.items():
        say(f"skipped {library}: {reason}")
    try:
        with executor(scheduler) as pool:
            with progress("measuring", len(tasks)) as advance:
                result = runner.run(tasks, known, pool, lambda task: advance())
            whole = not names and not quick and chosen == list(FORMATS)
            if whole or out is not None:
                write_page(result, pool, out or Path("reports"))
    except WorkersError as error:
        ran = ", ".join(libraries)
        raise InputError(f"{error}: it ran {ran}; code that neither exits, crashes nor hangs would be right") from None
    if as_json:
        show_json(**as_facts(result))
    if not names:
        return report_suite(result)
    return report_named(result, names, max_ulp, quiet=as_json)


def write_page(result: Any, executor: Executor, folder: Path) -> None:
    """Findings, museum, page."""
    from dataclasses import asdict

    from numeric.audit import museum
    from numeric.audit import search as searching
    from numeric.audit.adapters import LIBRARIES, load
    from numeric.audit.causes import findings
    from numeric.audit.page import collect as page

    with progress("finding causes", len(findings.suspects(result))) as advance:
        found, unseen = findings.find(result, executor, lambda suspect: advance())
    replays = []
    present = {library for library, _, _ in result.records}
    libraries = [*(name for name in LIBRARIES if name in present), *sorted(present - set(LIBRARIES))]
    with progress("museum", len(libraries)) as advance:
        for library in libraries:
            if library != "algorithms":
                for implementation in load(library).values():
                    for case, format in museum.exhibits():
                        replay = museum.replay(case, format, implementation)
                        if replay is not None:
                            replays.append((case.name, case.source, format.name, implementation.name, replay))
            advance()
    order = {(case.name, format.name): index for index, (case, format) in enumerate(museum.exhibits())}
    replays.sort(key=lambda one: order[one[0], one[2]])
    worst = [asdict(record) for record in searching.records()]
    for path in page.write(page.collect(result, found, replays, worst, unseen), folder):
        say(f"wrote {path}")


def report_suite(result: Any) -> int:
    """Whether our own implementation and the algorithms keep their bounds."""
    from numeric.audit.page.collect import failures

    failed = failures(result)
    for failure in failed:
        say(f"FAILED {failure}")
    kept = f"{result.reused} of them kept from before"
    say(f"{len(result.records)} groups of measurements, {kept}; {len(failed)} failures")
    return 1 if failed else 0


@dataclass
class Worst:
    """The largest errors of a quantity, and where the row error is largest."""

    row: float = -1.0
    ulp: float = 0.0
    lost: int = 0
    where: str = ""

    def add(self, one: dict[str, Any], regime: str) -> None:
        """Take in what was measured on a regime."""
        row = math.inf if one["lost"] else one["row"]
        if row > self.row:
            self.row, self.where = row, f"{regime}, row {one['at']}"
        self.ulp, self.lost = max(self.ulp, one["ulp"]), self.lost + one["lost"]


def report_named(result: Any, names: list[str], max_ulp: float | None, quiet: bool) -> int:
    """A table of the worst of each implementation and format; 1 where a gate is exceeded or an input refused."""
    from proofs.errors import InputError

    worst: dict[tuple[str, str, str], Worst] = {}
    taken: Counter[tuple[str, str]] = Counter()
    refused: dict[tuple[str, str], list[str]] = {}
    for (_, regime, format), records in sorted(result.records.items()):
        for name, record in records.items():
            if "refused" in record:
                refused.setdefault((name, format), []).append(f"{regime}: {record['refused']}")
                continue
            taken[name, format] += 1
            for quantity, one in record.items():
                worst.setdefault((name, format, quantity), Worst()).add(one, regime)
    refuses = report_refused(refused, taken)
    lines = []
    failed = False
    for (name, format, quantity), one in sorted(worst.items(), key=lambda item: item[0]):
        bad = exceeds(format, quantity, one.row, one.ulp, max_ulp)
        failed = failed or bad
        error = "∞" if math.isinf(one.row) else f"{one.row:.3g}"
        verdict = "FAILS" if bad else "passes"
        lines.append([name, format, quantity, verdict, error, f"{one.ulp:.3g}", str(one.lost), one.where])
    if worst and not quiet:
        titles = ["implementation", "format", "quantity", "verdict", "row error (u)", "ulps", "lost", "worst regime"]
        show_table(titles, lines, right=titles[4:7], colours={"passes": "green", "FAILS": "red"})
    for name in names:
        if ":" in name and not any(name == taker for taker, _ in taken):
            reason = next((reasons[0] for (of, _), reasons in refused.items() if of == name), "none was asked")
            raise InputError(
                f"{name} takes none of the inputs ({reason}); forward(x, gain, bias, eps) that gives an array and "
                "backward(upstream, x, gain, bias, eps) that gives dx, dgain and dbias, all in the format of x, "
                "would be right"
            )
    return 1 if failed or refuses else 0


def report_refused(refused: dict[tuple[str, str], list[str]], taken: Counter[tuple[str, str]]) -> bool:
    """Say what was refused; whether somebody's own function takes some inputs of a format and not others."""
    failed = False
    for (name, format), reasons in sorted(refused.items()):
        some = taken[name, format]
        fails = some > 0 and ":" in name
        count = f"{len(reasons)} of {len(reasons) + some} regimes" if some else "all regimes"
        say(f"{name} refuses {count} in {format}, {reasons[0]}{'; FAILS' if fails else ''}")
        failed = failed or fails
    return failed


def exceeds(format: str, quantity: str, row: float, ulp: float, max_ulp: float | None) -> bool:
    """Whether an error is beyond the gate: --max-ulp for outputs where given, else half of the digits."""
    from numeric.audit.measure import half_of_the_digits
    from numeric.formats import FORMATS

    if max_ulp is not None and quantity == "output":
        return math.isinf(row) or ulp > max_ulp
    return row > half_of_the_digits(FORMATS[format])


def search_worst(names: list[str], formats: list[str]) -> int:
    """Search for worst cases; keep those that are found."""
    from numeric.audit import search
    from numeric.audit.adapters import LIBRARIES, NotUsableError, load, versions
    from numeric.formats import FORMATS

    wanted = names or list(LIBRARIES)
    with progress("searching", len(wanted)) as advance:
        for library in wanted:
            try:
                found = load(library)
            except NotUsableError as reason:
                say(f"skipped {library}: {reason}")
                found = {}
            for implementation in found.values():
                for format in formats:
                    if format in implementation.formats:
                        record = search.search(library, implementation, versions(library), FORMATS[format])
                        search.keep(record)
            advance()
    return 0


def as_facts(result: Any) -> dict[str, Any]:
    """What was measured, by implementation, regime and format."""
    facts: dict[str, Any] = {}
    for (_, regime, format), records in sorted(result.records.items()):
        for name, record in records.items():
            facts.setdefault(name, {}).setdefault(regime, {})[format] = record
    return {"skipped": result.skipped, "records": facts}


@contextmanager
def executor(scheduler: str | None) -> Iterator[Executor]:
    """Processes of this machine, one a core, or the workers of a Dask cluster."""
    from numeric.workers import workers
    from proofs.errors import InputError

    if scheduler is None:
        with workers() as pool:
            yield pool
        return
    try:
        from distributed import Client
    except ImportError:
        raise InputError("--scheduler needs Dask: pip install 'lnverify[dask]'") from None
    try:
        client = Client(scheduler, timeout="10s")
    except (OSError, ValueError, TimeoutError) as error:
        reason = (str(error).splitlines() or [type(error).__name__])[0]
        raise InputError(
            f"--scheduler {scheduler}: no scheduler answers ({reason}); tcp://host:8786 would be right"
        ) from None
    try:
        yield client.get_executor()
    finally:
        client.close()


@contextmanager
def progress(what: str, total: int) -> Iterator[Any]:
    """A bar on the terminal; a function that advances it."""
    done = count(1)
    with progress_bar(what) as tell:
        yield lambda: tell(what, next(done), total)

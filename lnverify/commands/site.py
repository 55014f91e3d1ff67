"""`lnverify site`."""

from pathlib import Path
from typing import Annotated

import typer

from lnverify.commands.console import interruptible, show
from lnverify.commands.own_claims import Files, Timeout, exit_code, known_facts, tell_of_the_rest
from lnverify.numeric.publishing.files import require_folder, write_set
from lnverify.numeric.publishing.progress import progress_bar
from lnverify.proofs.errors import InputError
from lnverify.proofs.guards.patience import PATIENCE

REPORTS = Path("reports")
OUT = "Folder of the site, relative to the current one."


def site(
    out: Annotated[Path, typer.Option(help=OUT)] = Path("site"),
    reports: Annotated[Path, typer.Option(help="Folder of the report to show.")] = REPORTS,
    files: Files = None,
    timeout: Timeout = PATIENCE,
) -> None:
    """Make a web site of the report: browse and search the claims, look at the audit, play with the figures.

    Reads verification.json of the report, audit.json and rocq/, if they exist.
    Without a report it shows the verdicts that ship with lnverify, and no measurements. With --claims it shows your
    own claims too. Writes HTML that needs neither a server nor a network.

    Example: lnverify site
    """
    if not reports.is_dir() and reports != REPORTS:
        raise InputError(f"--reports {reports}: no such folder; `lnverify report --out {reports}` makes it")
    require_folder(out)
    with interruptible():
        from lnverify.site.page import contents, read_report

        # Decided before the bar appears: what is wrong in a claims file is said line by line.
        mine, own = known_facts({}, [], files, timeout) if files else ({}, None)
        with progress_bar("site") as tell:
            data = read_report(reports, [*mine.values()])
            written = write_set(out, contents(data, reports, lambda line: tell(line, 0, 0)))
    show(f"written: {len(written)} files; open {out / 'index.html'}")
    tell_of_the_rest(files)
    raise typer.Exit(exit_code(own, False))

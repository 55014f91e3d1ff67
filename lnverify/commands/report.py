"""`lnverify report`."""

from pathlib import Path
from typing import Annotated

import typer

from lnverify.commands.console import interruptible, show, show_json
from lnverify.commands.own_claims import Files, Timeout, exit_code, own_claims
from lnverify.numeric.publishing.files import require_folder
from lnverify.numeric.publishing.progress import progress_bar
from lnverify.proofs.errors import InputError
from lnverify.proofs.guards.patience import PATIENCE

CHECK = "Write nothing; list the files in the folder that would now be written differently."
OUT = "Folder of the report, relative to the current one."


def report(
    out: Annotated[Path, typer.Option(help=OUT)] = Path("reports"),
    check: Annotated[bool, typer.Option("--check", help=CHECK)] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
    files: Files = None,
    timeout: Timeout = PATIENCE,
) -> None:
    """Prove and cross-check the claims, analyse the bundled gains, and write the report.

    If pyproject.toml or --claims names claims files of your own, it runs them and reports on their claims.

    Reads the gains that come with lnverify. Writes verification*, errata.md, sources*, claims/, atlas-figures.*,
    walkthrough.* and figures/, all at the end and as one set: an interrupted run leaves the last report as it was.

    With --check it writes nothing and lists the stale files in the folder: those that this and other commands would
    now write differently. The exit code is then 1.

    Example: lnverify report --out reports
    """
    if check and (files or as_json):
        raise InputError("--check goes with neither --claims nor --json: it says which files are stale")
    if check and not out.is_dir():
        raise InputError(f"--out {out}: no such folder; `lnverify report --out {out}` makes it")
    if check:
        raise typer.Exit(check_folder(out))
    require_folder(out)
    with interruptible():
        from lnverify.report.run import run

        own = own_claims(files, timeout)
        with progress_bar("report") as progress:
            data, _ = run(out, progress, own.ids if own else None, timeout)
    summary = data["summary"]
    if as_json:
        show_json(summary=summary)
    else:
        for claim in data["claims"]:
            for fault in claim["faults"]:
                show(f"fault in {claim['id']}: {fault}")
        site = "" if own else ", or see `lnverify site`"
        misprints = f", {summary['misprint']} misprint{'s' * (summary['misprint'] != 1)}" if summary["misprint"] else ""
        open_ones = f", {summary['undecided']} undecided" if summary["undecided"] else ""
        count = summary["claims"]
        show(
            f"{count} claim{'s' * (count != 1)}: {summary['proved']} proved{misprints}, "
            f"{summary['qualified']} qualified, {summary['refuted']} refuted{open_ones}; "
            f"{summary['near_misses_rejected']} of {summary['near_misses']} near misses rejected; "
            f"open {out / 'verification.md'}{site}"
        )
    raise typer.Exit(exit_code(own, summary["faults"]))


def check_folder(folder: Path) -> int:
    """Say file by file what is stale; the exit code."""
    from lnverify.generated.products import stale

    with interruptible(), progress_bar("checking") as progress:
        results = list(stale(folder, progress))
    for product, name, how in results:
        show(f"{folder / name} {how}: `{product.command}`")
    return 1 if results else 0

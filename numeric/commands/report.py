"""`lnverify report`."""

from pathlib import Path
from typing import Annotated

import typer

from numeric.commands.console import interruptible, show, show_json
from numeric.pages.progress import progress_bar

OUT = "Folder of the report; below the current one unless it is absolute."


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def report(
        out: Annotated[Path, typer.Option(help=OUT)] = Path("reports"),
        as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
    ) -> None:
        """Prove, cross-check, analyse the bundled real gains, write the reports.

        Reads the gains that come with lnverify, and training results in the folder of the report where they are of
        this code. Writes verification*, errata.md, sources*, claims/, atlas-figures.*, walkthrough.* and figures/
        there, all at the end and as one set: an interrupted run leaves the last report as it was.

        Example: lnverify report --out reports
        """
        from numeric.pages.files import require_folder

        require_folder(out)
        with interruptible():
            from numeric.report.run import run

            with progress_bar("report") as progress:
                data, files = run(out, progress)
        summary = data["summary"]
        if as_json:
            show_json(summary=summary)
        else:
            show(
                f"{summary['claims']} claims: {summary['proved']} proved, {summary['qualified']} qualified, "
                f"{summary['refuted']} refuted; {summary['near_misses_rejected']} of {summary['near_misses']} "
                f"near misses rejected"
            )
            for claim in data["claims"]:
                for fault in claim["faults"]:
                    show(f"fault in {claim['id']}: {fault}")
            single = [str(file) for file in files if file.parent != out / "claims"]
            show(f"written: {', '.join(single)} and {len(files) - len(single)} pages in {out / 'claims'}")
        raise typer.Exit(1 if summary["faults"] else 0)

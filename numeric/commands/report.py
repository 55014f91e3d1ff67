"""`lnverify report`."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from numeric.commands.console import interruptible, progress_bar
from numeric.files import require_folder


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def report(
        out: Annotated[Path, typer.Option(help="Folder of the report.")] = Path("reports"),
        as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
    ) -> None:
        """Prove, cross-check, analyse the bundled real gains, write the reports."""
        require_folder(out)
        with interruptible():
            from numeric.report import run

            with progress_bar("report") as progress:
                data, files = run(out, progress)
        summary = data["summary"]
        if as_json:
            print(json.dumps(summary, ensure_ascii=False))
        else:
            console = Console(highlight=False, soft_wrap=True)
            console.print(
                f"{summary['claims']} claims: {summary['proved']} proved, {summary['qualified']} qualified, "
                f"{summary['refuted']} refuted; {summary['near_misses_rejected']} of {summary['near_misses']} "
                f"near misses rejected"
            )
            for claim in data["claims"]:
                for fault in claim["faults"]:
                    console.print(f"fault in {claim['id']}: {fault}", markup=False)
            console.print(f"written: {', '.join(str(file) for file in files)}", markup=False)
        raise typer.Exit(1 if summary["faults"] else 0)

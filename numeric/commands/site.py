"""`lnverify site`."""

from pathlib import Path
from typing import Annotated

import typer

from lnverify.numeric.commands.console import interruptible, show
from lnverify.numeric.pages.progress import progress_bar

OUT = "Folder of the site; below the current one unless it is absolute."


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def site(
        out: Annotated[Path, typer.Option(help=OUT)] = Path("site"),
        reports: Annotated[Path, typer.Option(help="Folder of the report whose facts are shown.")] = Path("reports"),
        serve: Annotated[bool, typer.Option("--serve", help="Open the site in the browser, from the folder.")] = False,
    ) -> None:
        """Make a web site of the report: browse and search the claims, look at the audit, play with the figures.

        Reads, where they are there, verification.json of the report, audit.json and rocq/, and the training results.
        Without a report it shows the verdicts that ship with lnverify, and nothing measured. Writes HTML that needs
        neither a server nor a network.

        Example: lnverify site --serve
        """
        from lnverify.numeric.pages.files import require_folder, write_set

        require_folder(out)
        with interruptible():
            from lnverify.numeric.site.page import contents, read_report

            with progress_bar("site") as tell:
                files = write_set(out, contents(read_report(reports), reports, lambda line: tell(line, 0, 0)))
        show(f"written: {len(files)} files; open {out / 'index.html'}")
        if serve:
            typer.launch((out / "index.html").absolute().as_uri())

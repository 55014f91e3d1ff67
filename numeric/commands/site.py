"""`lnverify site`."""

from pathlib import Path
from typing import Annotated

import typer

from numeric.commands.console import interruptible, show
from numeric.pages.progress import progress_bar

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

        Reads verification.json of the report and, where they are there, audit.json and rocq/, the geometry of
        the bundled model and the training results. Writes HTML that needs neither a server nor a network.

        Example: lnverify site --serve
        """
        from numeric.pages.files import require_folder, write_set

        require_folder(out)
        with interruptible():
            from numeric.site.page import contents

            with progress_bar("site") as tell:
                files = write_set(out, contents(reports, lambda line: tell(line, 0, 0)))
        show(f"written: {len(files)} files; open {out / 'index.html'}")
        if serve:
            typer.launch((out / "index.html").absolute().as_uri())

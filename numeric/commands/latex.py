"""`lnverify latex`."""

from pathlib import Path
from typing import Annotated

import typer

from lnverify.numeric.commands.console import citable, show
from lnverify.numeric.commands.own import Files, Timeout, exit_code, facts_of, known_facts, own_claims, without_faulty
from lnverify.numeric.commands.prove import IDS
from lnverify.proofs.projects.patience import PATIENCE


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def latex(
        ids: Annotated[list[str] | None, typer.Argument(metavar="ID...", help=IDS, show_default=False)] = None,
        out: Annotated[Path, typer.Option(help="The file of macros.")] = Path("lnverify.tex"),
        files: Files = None,
        timeout: Timeout = PATIENCE,
    ) -> None:
        r"""Write claims as macros of LaTeX: \lnvstatement{ID}, \lnvtitle{ID} and \lnvbadge{ID}.

        Without ids it takes all claims of the files that pyproject.toml or --claims names. The printed statement is the
        one that was decided; the badge has its verdict, version and hash. LaTeX needs amsmath alone.

        Example: lnverify latex riechers.eq6 && pdflatex paper
        """
        from lnverify.numeric.citations.macros import macros
        from lnverify.numeric.publishing.files import write_whole
        from lnverify.numeric.verdicts.selection import select
        from lnverify.proofs.errors import InputError

        if ids:
            known, own = known_facts(citable(), ids, files, timeout)
            chosen = [known[id] for id in select(without_faulty(ids, own), known)]
        else:
            own = own_claims(files, timeout)
            if own is None:
                raise InputError("Missing argument 'ID...'; ids, or a claims file that pyproject.toml names, are right")
            chosen = [*facts_of(own.ids, timeout).values()]
        write_whole(out, macros(chosen))
        show(f"written: {out}, {len(chosen)} claims")
        raise typer.Exit(exit_code(own, False))

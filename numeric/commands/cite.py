"""`lnverify cite`."""

from typing import Annotated

import typer

from numeric.commands.claims import FRESH
from numeric.commands.console import known_claims, show, show_json
from numeric.commands.prove import IDS


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def cite(
        ids: Annotated[list[str] | None, typer.Argument(metavar="ID...", help=IDS, show_default=False)] = None,
        style: Annotated[str, typer.Option(help="bibtex, latex, markdown or csl.")] = "bibtex",
        every: Annotated[bool, typer.Option("--all", help="Cite every claim.")] = False,
        as_json: Annotated[bool, typer.Option("--json", help="Print every style, as JSON.")] = False,
        fresh: Annotated[bool, FRESH] = False,
    ) -> None:
        """Cite claims, each with its verdict, the version, and the hash of what it says.

        Example: lnverify cite --all > lnverify.bib
        """
        from numeric import citation
        from numeric.selection import select

        known = known_claims(fresh)
        if not ids and not every:
            from proofs.errors import InputError

            raise InputError("Missing argument 'ID...'; ids of claims, or --all, would be right")
        chosen = [known[id] for id in (known if every else select(ids or [], known))]
        if as_json:
            styles = {name: citation.cite(chosen, name) for name in citation.STYLES}
            show_json(citations=styles)
        else:
            show(citation.cite(chosen, style))

"""`lnverify cite`."""

import json
from typing import Annotated

import typer

from numeric.commands.console import named_claims


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def cite(
        id: Annotated[str, typer.Argument(metavar="ID", help="The id of a claim; `lnverify claims` lists them.")],
        style: Annotated[str, typer.Option(help="bibtex, latex or markdown.")] = "bibtex",
        as_json: Annotated[bool, typer.Option("--json", help="Print every style, as JSON.")] = False,
    ) -> None:
        """Cite one claim, with its verdict and the anchor of its section in the report."""
        from numeric import citation
        from proofs.verdict import judge

        verdict = judge(named_claims([id])[0].id)
        text = citation.cite(verdict, style)
        if as_json:
            print(
                json.dumps(
                    {name: citation.cite(verdict, name) for name in citation.STYLES}, ensure_ascii=False, indent=1
                )
            )
        else:
            print(text)

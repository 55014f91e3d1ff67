"""`lnverify claims`."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from numeric.commands.console import progress_bar

STYLES = {"proved": "green", "qualified": "yellow", "refuted": "red"}


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def claims(
        source: Annotated[list[str] | None, typer.Option(help="Only claims of this source (repeatable).")] = None,
        as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    ) -> None:
        """List every claim with its verdict, by source."""
        from proofs.claims import CLAIMS
        from proofs.errors import InputError
        from proofs.registry import SOURCES
        from proofs.verdict import judge

        for name in source or []:
            if name not in SOURCES:
                raise InputError(f"unknown source {name!r}; one of {', '.join(SOURCES)} would be right")
        order = list(SOURCES)
        chosen = sorted(
            (c for c in CLAIMS.values() if not source or c.source in source), key=lambda c: order.index(c.source)
        )
        with progress_bar("deciding") as progress:
            verdicts = []
            for done, claim in enumerate(chosen, 1):
                progress(claim.id, done, len(chosen))
                verdicts.append(judge(claim.id))
        if as_json:
            rows = [
                {
                    "id": v.claim.id,
                    "status": v.status,
                    "title": v.claim.title,
                    "source": v.claim.source,
                    "place": v.claim.place,
                    "near_misses": len(v.near_misses),
                    "corrected_by": v.claim.corrected_by,
                }
                for v in verdicts
            ]
            print(json.dumps(rows, ensure_ascii=False, indent=1))
        else:
            table = Table("id", "verdict", "near misses", "claim", box=None)
            for v in verdicts:
                style = STYLES[v.status]
                table.add_row(v.claim.id, f"[{style}]{v.status}[/]", str(len(v.near_misses)), v.claim.title)
            Console().print(table)
        raise typer.Exit(1 if any(v.faults() for v in verdicts) else 0)

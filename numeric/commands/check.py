"""`lnverify check`."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from numeric.commands.console import interruptible, say, show_json, show_table
from numeric.commands.prove import IDS
from numeric.pages.progress import progress_bar

if TYPE_CHECKING:
    from numeric.readings.crosscheck import NumericRow
    from proofs.registry import DeclaredClaim


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def check(
        ids: Annotated[list[str], typer.Argument(metavar="ID...", help=IDS)],
        format: Annotated[
            list[str] | None, typer.Option(help="mpmath, float64, float32, float16, bfloat16 or Arb (repeatable).")
        ] = None,
        real: Annotated[bool, typer.Option("--real", help="Also on the 13 LayerNorms of the bundled model.")] = False,
        as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    ) -> None:
        """Show the numeric rows of a claim: the largest residual beside the bound that it cannot exceed.

        Example: lnverify check riechers.eq6 --format float16
        """
        from numeric.readings.crosscheck import BALLS, real_rows, small_and_paper_rows
        from numeric.readings.inputs import bundled_layers
        from numeric.readings.tracked import READINGS
        from numeric.report.page import residual, short
        from numeric.verdicts.selection import select
        from proofs.claims import CLAIMS
        from proofs.errors import InputError
        from proofs.verdicts.verdict import REFUTED, judge

        readings = format or [*READINGS, BALLS]
        for reading in readings:
            if reading not in (*READINGS, BALLS):
                raise InputError(f"unknown format {reading!r}; one of {', '.join((*READINGS, BALLS))} would be right")
        chosen = [CLAIMS[id] for id in select(ids, CLAIMS, say)]
        layers = bundled_layers() if real else ()
        rows: list[tuple[DeclaredClaim, NumericRow]] = []
        with interruptible(), progress_bar("measuring") as progress:
            total = len(chosen) * (1 + len(layers))
            for claim in chosen:
                progress(claim.id, len(rows), total)
                rows += [(claim, row) for row in small_and_paper_rows(claim, readings)]
                for layer in layers:
                    progress(f"{claim.id} on {short(layer.name)}", len(rows), total)
                    rows += [(claim, row) for row in real_rows(claim, layer, readings)]
        if as_json:
            show_json(rows=[{"id": claim.id, **asdict(row)} for claim, row in rows])
        else:
            lines = []
            for claim, row in rows:
                measured = [*map(residual, (row.residual, row.bound, row.worst_ratio)), short(row.worst_input)]
                if row.skipped:
                    measured = ["", "", "", row.skipped]
                lines.append([claim.id, row.reading, f"{short(row.group)}, {row.inputs}", *measured])
            show_table(["id", "reading", "inputs", "residual", "bound", "ratio", "worst input"], lines)
        bad = any(row.exceeded for claim, row in rows if judge(claim.id).status != REFUTED)
        raise typer.Exit(1 if bad else 0)

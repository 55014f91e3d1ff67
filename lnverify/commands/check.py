"""`lnverify check`."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from lnverify.commands.console import interruptible, show_json, show_table
from lnverify.commands.own_claims import AsJson, Files, Timeout, asked_claims, exit_code
from lnverify.commands.prove import IDS, complete_ids, split_laws
from lnverify.numeric.publishing.progress import progress_bar
from lnverify.proofs.errors import InputError, choose
from lnverify.proofs.guards.patience import PATIENCE

if TYPE_CHECKING:
    from lnverify.numeric.readings.crosscheck import NumericRow
    from lnverify.proofs.registry import DeclaredClaim


def check(
    ids: Annotated[list[str], typer.Argument(metavar="ID...", help=IDS, autocompletion=complete_ids)],
    format: Annotated[
        list[str] | None, typer.Option(help="mpmath, float64, float32, float16, bfloat16 or Arb (repeatable).")
    ] = None,
    real: Annotated[bool, typer.Option("--real", help="Also on the 13 LayerNorms of the bundled model.")] = False,
    as_json: AsJson = False,
    files: Files = None,
    timeout: Timeout = PATIENCE,
) -> None:
    """Show the numeric rows of a claim: the largest residual beside the bound that it cannot exceed.

    Example: lnverify check riechers.eq6 --format float16
    """
    from lnverify.numeric.readings.crosscheck import real_rows, small_rows
    from lnverify.numeric.readings.inputs import bundled_layers
    from lnverify.numeric.readings.tracked import BALLS, READINGS
    from lnverify.proofs.registry import CLAIMS
    from lnverify.proofs.verdicts.verdict import REFUTED, judge
    from lnverify.report.page import residual, short

    readings = format or [*READINGS, BALLS]
    for reading in readings:
        choose("format", reading, dict.fromkeys((*READINGS, BALLS)))
    laws, ids = split_laws(ids)
    if laws:
        raise InputError(f"{laws[0]['id']} has no numeric rows: it is a theorem of Rocq; prove would be right")
    wanted, own = asked_claims(ids, files, timeout)
    chosen = [CLAIMS[id] for id in wanted]
    layers = bundled_layers() if real else ()
    rows: list[tuple[DeclaredClaim, NumericRow]] = []
    asked = [(claim, layer) for claim in chosen for layer in (None, *layers)]
    with interruptible(), progress_bar("measuring") as progress:
        for done, (claim, layer) in enumerate(asked, 1):
            here = real_rows(claim, layer, readings) if layer else small_rows(claim, readings)
            progress(claim.id, done, len(asked))
            rows += [(claim, row) for row in here]
    if as_json:
        show_json(rows=[{"id": claim.id, **asdict(row)} for claim, row in rows])
    else:
        lines = []
        for claim, row in rows:
            measured = [*map(residual, (row.residual, row.bound, row.worst_ratio)), short(row.worst_input)]
            if row.skipped:
                measured = ["", "", "", row.skipped]
            lines.append([claim.id, row.reading, f"{short(row.group)}, {row.inputs}", *measured])
        show_table(["id", "reading", "inputs", "residual", "bound", "largest ratio", "worst input"], lines)
    bad = any(row.exceeds_bound for claim, row in rows if judge(claim.id).status != REFUTED)
    raise typer.Exit(exit_code(own, bad))

"""`lnverify bounds`."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from lnverify.commands.console import interruptible, say, show, show_json, show_table
from lnverify.numeric.publishing.files import require_folder, write_set, write_whole
from lnverify.numeric.publishing.provenance import ROOT, is_checkout
from lnverify.proofs.errors import InputError


def bounds(
    ids: Annotated[list[str] | None, typer.Argument(help="Theorems, such as two-pass; all by default.")] = None,
    n: Annotated[
        list[int] | None, typer.Option("--n", min=1, max=2**20, help="N (repeatable).", show_default="768")
    ] = None,
    format: Annotated[list[str] | None, typer.Option(help="Format (repeatable).", show_default="float32")] = None,
    order: Annotated[
        list[str] | None, typer.Option(help="Order of the sums (repeatable).", show_default="pairwise")
    ] = None,
    rows: Annotated[
        int, typer.Option(min=1, help="Rows for each theorem and format; each N gets a share in proportion to 1/N.")
    ] = 4000,
    climbs: Annotated[int, typer.Option(min=0, help="How often the worst rows are moved to worse ones.")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the rows.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes share the rows.")] = 1,
    check: Annotated[bool, typer.Option("--check", help="Let Rocq's kernel check them; needs coqc.")] = False,
    pages: Annotated[
        bool,
        typer.Option("--pages", help="Write the pages in reports, from its rounding.json, and measure nothing."),
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Print the proved bounds on rounding errors, and the largest error found beside each.

    Both are for the row whose error comes nearest to its bound, in units of the unit roundoff u.

    Example: lnverify bounds two-pass --n 768 --format bfloat16
    """
    from lnverify.kernels.programs.theorems import THEOREMS, find_theorem

    if check + pages + json > 1:
        raise InputError("--check, --pages and --json exclude each other; one of them would be right")
    if ids and (check or pages):
        raise InputError("--check and --pages take all theorems; leave out the ids")
    chosen = [find_theorem(id) for id in ids] if ids else list(THEOREMS)
    with interruptible():
        if check:
            raise typer.Exit(_check())
        if pages:
            return _write()
        places = format or ["float32"], order or ["pairwise"], n or [768]
        result = _measure(chosen, *places, (rows, climbs, seed, jobs))
    if json:
        show_json(effort={"rows": rows, "climbs": climbs, "seed": seed}, bounds=result)
    else:
        _show_rows(result)
    raise typer.Exit(max(map(_complaint, result)))


def _measure(
    theorems: list[Any], formats: list[str], orders: list[str], sizes: list[int], effort: tuple[int, int, int, int]
) -> list[dict[str, Any]]:
    from lnverify.kernels.rounding.sweep import sweep
    from lnverify.numeric.floats.formats import find_format
    from lnverify.numeric.publishing.progress import progress_bar

    with progress_bar("measuring") as tell:
        worst = sweep(theorems, list(map(find_format, formats)), orders, sizes, *effort, tell)
    results = []
    for place, share in worst.items():
        theorem = place.theorem
        where = {"id": theorem.id, "program": theorem.of, "format": place.format.name, "order": place.order}
        # Where no row was in range nothing was measured: no number stands for that.
        figures = {"N": place.size} | {
            name: getattr(share, name) if share.rows else None for name in ("bound", "error", "share")
        }
        inputs = {name: value.tolist() for name, value in share.row.items()} if place.size <= _SHOWN else {}
        results.append(where | figures | {"row": share.kind, "drawn": effort[0], "rows": share.rows, "inputs": inputs})
    return results


_SHOWN = 16
"""The longest row that is printed."""


def _show_rows(found: list[dict[str, Any]]) -> None:
    titles = ["theorem", "format", "order", "N", "bound/u", "worst/u", "share", "row", "rows"]
    cells = []
    for row in found:
        measured = [f"{row['bound']:.3g}", f"{row['error']:.3g}", f"{100 * row['share']:.0f} %"] if row["rows"] else []
        figures = measured or ["–"] * 3
        place = [row["id"].removeprefix("lnverify.rounding."), row["format"], row["order"], str(row["N"])]
        cells.append([*place, *figures, row["row"], str(row["rows"])])
    show_table(titles, cells, right=("N", "bound/u", "worst/u", "share", "rows"))


def _complaint(row: dict[str, Any]) -> int:
    """1, and a line on standard error, where an error exceeds its bound; a line where nothing was in range."""
    place = f"{row['id']}, {row['format']}, N = {row['N']}"
    if row["rows"] == 0:
        say(f"{place}: no row is in the range of the bound; nothing was measured")
        return 0
    if row["share"] > 1:
        say(f"{place}: an error of {row['share']:.3g} times its bound")
    return int(row["share"] > 1)


def _write() -> None:
    from pathlib import Path

    from lnverify.kernels.programs.stated import committed
    from lnverify.kernels.rounding.page import contents

    folder = Path("reports")
    require_folder(folder)
    if is_checkout():
        write_whole(ROOT / "kernels" / "programs" / "statements.v", committed())
    result = contents(folder)
    write_set(folder, result)
    show(f"written: {len(result)} pages in {folder}")


def _check() -> int:
    from pathlib import Path

    from lnverify.commands.rocq import check_by_hand
    from lnverify.kernels.rounding.rocq import texts

    return int(bool(check_by_hand(texts(), Path("reports"))))

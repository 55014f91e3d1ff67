"""`lnverify geometry`."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table

from numeric.files import require_folder
from proofs.errors import InputError

if TYPE_CHECKING:
    from numeric.geometry import ModelGeometry


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def geometry(
        files: Annotated[
            list[Path] | None,
            typer.Argument(
                help="Checkpoints: safetensors (or the index of shards), .npz, ONNX, GGUF, PyTorch."
            ),
        ] = None,
        name: Annotated[
            list[str] | None,
            typer.Option(help="Take gains of this name only (shell-style pattern; repeatable)."),
        ] = None,
        kind: Annotated[
            Literal["layernorm", "rmsnorm"] | None,
            typer.Option(help="What they are, where the file misleads."),
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help="Print the facts as JSON.")] = False,
        out: Annotated[Path, typer.Option(help="Folder for the pages.")] = Path("reports"),
    ) -> None:
        """The ellipsoid of every LayerNorm and RMSNorm in a checkpoint; the bundled one by default."""
        require_folder(out)
        show(files, name or [], kind, as_json, out)


def show(paths: list[Path] | None, patterns: list[str], kind: str | None, as_json: bool, out: Path) -> None:
    """Analyse, write the pages once all files are analysed, and print a table for each model."""
    from numeric.checkpoints.norms import LAYER_NORM, RMS_NORM
    from numeric.geometry import BUNDLED, analyse
    from numeric.geometry.page import facts, write_pages

    chosen = list(paths or [BUNDLED])
    forced = {"layernorm": LAYER_NORM, "rmsnorm": RMS_NORM}.get(kind or "")
    models = []
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        for path in chosen:
            task = progress.add_task(escape(path.name), total=None)

            def tell(done: int, total: int, norm: str, task=task, path=path) -> None:
                progress.update(task, completed=done, total=total, description=escape(f"{path.name}: {norm}"))

            models.append(analyse(path, patterns, forced, tell))
    _refuse_same_names([model.model for model in models], chosen)
    for model in models:
        written = write_pages(model, out)
        if not as_json:
            _print_table(model, written)
    if as_json:
        told = [facts(model) for model in models]
        json.dump(told[0] if len(told) == 1 else told, sys.stdout, indent=1, ensure_ascii=False)
        sys.stdout.write("\n")


def _refuse_same_names(names: list[str], paths: list[Path]) -> None:
    for name in names:
        if names.count(name) > 1:
            same = ", ".join(str(path) for path, other in zip(paths, names, strict=True) if other == name)
            raise InputError(f"{same}: these would all write geometry-{name}.md; give them one at a time")


def _print_table(model: "ModelGeometry", written: list[Path]) -> None:
    """The table of one model; the kind has a column only where there are two."""
    from numeric.geometry.figures import short_name
    from numeric.geometry.page import summary, table_row

    console = Console()
    if not console.is_terminal:
        console.width = 140
    titles = {"N": "N", "least": "least |g|", "greatest": "greatest", "off": "off", "shortest": "shortest"}
    titles |= {"longest": "longest", "dimension": "eff. dim.", "lost": "lost"}
    if len({norm.norm.kind for norm in model.norms}) > 1:
        titles = {"kind": "kind", **titles}
    table = Table(title=escape(f"{model.model} ({model.layout})"), title_justify="left", box=SIMPLE_HEAD)
    table.add_column("norm", overflow="fold")
    for title in titles.values():
        table.add_column(title, justify="right", no_wrap=True)
    for norm in model.norms:
        row = table_row(norm) | {"off": norm.dead + norm.near_dead}
        table.add_row(escape(short_name(norm.norm.name)), *(str(row[key]) for key in titles))
    console.print(table)
    console.print(
        "off: dead and near-dead gains; lost: digits of float64 that the dense recipe loses", style="dim"
    )
    console.print(summary(model).replace("`", ""), highlight=False, markup=False)
    console.print(f"written: {', '.join(map(str, written))}", highlight=False, markup=False, soft_wrap=True)

"""`lnverify geometry`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from numeric.commands.console import progress_bar, show, show_json, show_table

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
        """The ellipsoid of every LayerNorm and RMSNorm in a checkpoint; the bundled one by default.

        Reads the files, and a config.json beside them. Writes geometry-MODEL.md, .json and two figures into reports
        below the current folder, or into --out.

        Example: lnverify geometry model.safetensors
        """
        from numeric.files import require_folder

        require_folder(out)
        analyse_and_show(files, name or [], kind, as_json, out)


def analyse_and_show(
    paths: list[Path] | None, patterns: list[str], kind: str | None, as_json: bool, out: Path
) -> None:
    """Analyse, write the pages once all files are analysed, and print a table for each model."""
    from numeric.checkpoints.norms import LAYER_NORM, RMS_NORM
    from numeric.geometry import BUNDLED, analyse
    from numeric.geometry.page import facts, write_pages

    chosen = list(paths or [BUNDLED])
    forced = {"layernorm": LAYER_NORM, "rmsnorm": RMS_NORM}.get(kind or "")
    models = []
    with progress_bar("reading") as tell:
        for path in chosen:

            def told(done: int, total: int, norm: str, path=path) -> None:
                tell(f"{path.name}: {norm}", done, total)

            models.append(analyse(path, patterns, forced, told))
    _refuse_same_names([model.model for model in models], chosen)
    for model in models:
        written = write_pages(model, out)
        if not as_json:
            _print(model, written)
    if as_json:
        show_json(models=[facts(model) for model in models])


def _refuse_same_names(names: list[str], paths: list[Path]) -> None:
    from proofs.errors import InputError

    for name in names:
        if names.count(name) > 1:
            same = ", ".join(str(path) for path, other in zip(paths, names, strict=True) if other == name)
            raise InputError(f"{same}: these would all write geometry-{name}.md; give them one at a time")


def _print(model: "ModelGeometry", written: list[Path]) -> None:
    """The table of one model; the kind has a column only where there are two."""
    from numeric.geometry.figures import short_name
    from numeric.geometry.page import summary, table_row

    titles = {"N": "N", "least": "least |g|", "greatest": "greatest", "off": "off", "shortest": "shortest"}
    titles |= {"longest": "longest", "dimension": "eff. dim.", "lost": "lost"}
    if len({norm.norm.kind for norm in model.norms}) > 1:
        titles = {"kind": "kind", **titles}
    rows = []
    for norm in model.norms:
        row = table_row(norm) | {"off": norm.dead + norm.near_dead}
        rows.append([short_name(norm.norm.name), *(str(row[key]) for key in titles)])
    show(f"{model.model} ({model.layout})", bold=True)
    show_table(["norm", *titles.values()], rows, right=list(titles.values()))
    show("off: dead and near-dead gains; lost: digits of float64 that the dense recipe loses", dim=True)
    show(summary(model).replace("`", ""))
    show(f"written: {', '.join(map(str, written))}")

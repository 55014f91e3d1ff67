"""`lnverify geometry`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from lnverify.commands.console import show, show_json, show_table
from lnverify.numeric.publishing.files import require_folder, write_set
from lnverify.numeric.publishing.progress import progress_bar
from lnverify.proofs.errors import InputError

if TYPE_CHECKING:
    from lnverify.numeric.geometry import ModelGeometry


def geometry(
    files: Annotated[
        list[Path] | None,
        typer.Argument(help="Checkpoints: safetensors, or the index of shards; or their folders."),
    ] = None,
    name: Annotated[
        list[str] | None,
        typer.Option(help="Only gains with this name (shell-style pattern; repeatable)."),
    ] = None,
    kind: Annotated[
        Literal["layernorm", "rmsnorm"] | None,
        typer.Option(help="What the gains belong to, if the file misleads."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the facts as JSON.")] = False,
    out: Annotated[Path, typer.Option(help="Folder for the pages.")] = Path("reports"),
) -> None:
    """Analyse the ellipsoid of every LayerNorm and RMSNorm in a checkpoint; in the bundled one by default.

    Reads the files, and a config.json beside them. Writes geometry-MODEL.md, .json and a figure into reports
    below the current folder, or into --out.

    Example: lnverify geometry model.safetensors
    """
    from lnverify.numeric.checkpoints import model_file
    from lnverify.numeric.checkpoints.norms import LAYER_NORM, RMS_NORM
    from lnverify.numeric.data import BUNDLED
    from lnverify.numeric.geometry import analyse
    from lnverify.numeric.geometry.page import contents, facts

    require_folder(out)
    paths = [model_file(file) for file in files or ()] or [BUNDLED]
    forced = {"layernorm": LAYER_NORM, "rmsnorm": RMS_NORM}.get(kind or "")
    models: dict[str, ModelGeometry] = {}
    with progress_bar("reading") as tell:
        for path in paths:

            def tell_of(norm: str, done: int, total: int, file: str = path.name) -> None:
                tell(f"{file}: {norm}", done, total)

            model = analyse(path, name or [], forced, tell_of)
            if model.model in models:
                # Nothing has been written yet.
                raise InputError(f"{path}: another file would write geometry-{model.model}.md too; one at a time")
            models[model.model] = model
    for model in models.values():
        written = write_set(out, contents(model))
        if not as_json:
            _print(model, written)
    if as_json:
        show_json(models=[facts(model) for model in models.values()])


def _print(model: "ModelGeometry", written: list[Path]) -> None:
    """The table of one model; the kind has a column only where there are two."""
    from lnverify.numeric.geometry.draw import short_name
    from lnverify.numeric.geometry.page import summary, table_row

    titles = {"N": "N", "least": "least |g|", "greatest": "greatest", "off": "off", "shortest": "shortest"}
    titles |= {"longest": "longest", "dimension": "eff. dim."}
    if len({norm.norm.kind for norm in model.norms}) > 1:
        titles = {"kind": "kind", **titles}
    rows = []
    for norm in model.norms:
        row = table_row(norm) | {"off": norm.dead + norm.near_dead}
        rows.append([short_name(norm.norm.name), *(str(row[key]) for key in titles)])
    show(f"{model.model} ({model.layout})", bold=True)
    show_table(["norm", *titles.values()], rows, right=list(titles.values()))
    show("off: dead and near-dead gains", dim=True)
    show(summary(model).replace("`", ""))
    show(f"written: {', '.join(map(str, written))}")

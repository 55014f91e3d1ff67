"""`lnverify geometry`."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from lnverify.commands.console import say, show, show_json, show_table
from lnverify.numeric.publishing.progress import progress_bar
from lnverify.numeric.publishing.workers import SCHEDULER

if TYPE_CHECKING:
    from lnverify.numeric.geometry import ModelGeometry


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def geometry(
        files: Annotated[
            list[Path] | None,
            typer.Argument(
                help="Checkpoints: safetensors (or the index of shards), .npz, ONNX, GGUF, PyTorch; or their folders."
            ),
        ] = None,
        name: Annotated[
            list[str] | None,
            typer.Option(help="Only gains with this name (shell-style pattern; repeatable)."),
        ] = None,
        kind: Annotated[
            Literal["layernorm", "rmsnorm"] | None,
            typer.Option(help="What the gains belong to, if the file misleads."),
        ] = None,
        npz: Annotated[
            Path | None,
            typer.Option(help="Write all lengths and directions of FILE to this .npz file.", show_default=False),
        ] = None,
        against: Annotated[
            Path | None,
            typer.Option("--compare", help="Compare FILE with this checkpoint; write nothing.", show_default=False),
        ] = None,
        as_json: Annotated[bool, typer.Option("--json", help="Print the facts as JSON.")] = False,
        out: Annotated[Path, typer.Option(help="Folder for the pages.")] = Path("reports"),
        scheduler: Annotated[str | None, typer.Option(help=SCHEDULER, show_default=False)] = None,
    ) -> None:
        """Analyse the ellipsoid of every LayerNorm and RMSNorm in a checkpoint; in the bundled one by default.

        Reads the files, and a config.json beside them. Writes geometry-MODEL.md, .json and two figures into reports
        below the current folder, or into --out; with --npz that file too, with --compare nothing.

        Example: lnverify geometry before.safetensors --compare after.safetensors
        """
        from lnverify.numeric.checkpoints import model_file
        from lnverify.numeric.publishing.files import require_folder
        from lnverify.proofs.errors import InputError

        files, against = files and [model_file(file) for file in files], against and model_file(against)
        if (npz or against) and len(files or []) > 1:
            raise InputError(f"{len(files or [])} files; one would be right with --npz or --compare")
        if against:
            compare_and_show(files, against, name or [], kind, as_json)
            return
        require_folder(npz.parent if npz else out)
        require_folder(out)
        analyse_and_show(files, name or [], kind, as_json, out, npz, scheduler)


def analyse_and_show(
    paths: list[Path] | None,
    patterns: list[str],
    kind: str | None,
    as_json: bool,
    out: Path,
    npz: Path | None,
    scheduler: str | None,
) -> None:
    """Analyse, write the pages once all files are analysed, and print a table for each model."""
    from lnverify.numeric.data import BUNDLED
    from lnverify.numeric.geometry.axes_file import size_of_axes, write_axes
    from lnverify.numeric.geometry.page import facts, write

    chosen = list(paths or [BUNDLED])
    models = _analyse(chosen, patterns, kind, scheduler)
    _refuse_same_names([model.model for model in models], chosen)
    if npz:
        say(f"{npz}: {size_of_axes(chosen[0], patterns, _kind(kind)) / 1e6:,.1f} MB will be written")
        with progress_bar("directions") as tell:
            write_axes(npz, chosen[0], patterns, _kind(kind), tell)
    for model in models:
        written = [*write(model, out), *([npz] if npz else [])]
        if not as_json:
            _print(model, written)
    if as_json:
        show_json(models=[facts(model) for model in models])


def compare_and_show(
    paths: list[Path] | None, against: Path, patterns: list[str], kind: str | None, as_json: bool
) -> None:
    """Analyse two files and print what changed from the first to the second."""
    from dataclasses import asdict

    from lnverify.numeric.data import BUNDLED
    from lnverify.numeric.geometry.compare import compare
    from lnverify.numeric.geometry.draw import short_name
    from lnverify.numeric.geometry.page import number, numbers

    result = compare(*_analyse([*(paths or [BUNDLED]), against], patterns, kind))
    if not result.norms:
        say(
            f"lnverify: nothing to compare: no norm of {result.before} has the name, "
            f"kind and N of one of {result.after}"
        )
    if as_json:
        show_json(comparison=asdict(result))
    if as_json or not result.norms:
        raise typer.Exit(0 if result.norms else 1)

    def both(pair: tuple[float | None, float | None]) -> str:
        return " → ".join(number(value) for value in pair)

    titles = ["norm", "N", "median |g|", "shortest", "longest", "eff. dim.", "largest ratio", "off", "on again"]
    rows = [
        [
            short_name(norm.name),
            str(norm.N),
            *map(both, (norm.median, norm.shortest, norm.longest, norm.effective_dimension)),
            "∞" if norm.most is None else number(norm.most),
            numbers(norm.switched_off) or "–",
            numbers(norm.switched_on) or "–",
        ]
        for norm in result.norms
    ]
    show(f"{result.before} → {result.after}", bold=True)
    show_table(titles, rows, right=titles[1:7])
    show("largest ratio: of two semi-axes of one rank; off, on again: coordinates that changed, from 0", dim=True)
    for what, names in (
        ("of another width or kind", result.unlike),
        (f"only in {result.before}", result.only_before),
        (f"only in {result.after}", result.only_after),
    ):
        if names:
            show(f"{what}: {', '.join(names)}")


def _analyse(
    paths: list[Path], patterns: list[str], kind: str | None, scheduler: str | None = None
) -> "list[ModelGeometry]":
    from lnverify.numeric.geometry import analyse, analyse_many
    from lnverify.numeric.publishing.workers import executor

    models = []
    with progress_bar("reading") as tell:
        if scheduler:
            with executor(scheduler) as pool:
                for done, model in enumerate(analyse_many(paths, patterns, _kind(kind), pool), 1):
                    tell(model.model, done, len(paths))
                    models.append(model)
            return models
        for path in paths:

            def tell_of(norm: str, done: int, total: int, file: str = path.name) -> None:
                tell(f"{file}: {norm}", done, total)

            models.append(analyse(path, patterns, _kind(kind), tell_of))
    return models


def _kind(kind: str | None) -> str | None:
    from lnverify.numeric.checkpoints.norms import LAYER_NORM, RMS_NORM

    return {"layernorm": LAYER_NORM, "rmsnorm": RMS_NORM}.get(kind or "")


def _refuse_same_names(names: list[str], paths: list[Path]) -> None:
    from lnverify.proofs.errors import InputError

    for name in names:
        if names.count(name) > 1:
            same = ", ".join(str(path) for path, other in zip(paths, names, strict=True) if other == name)
            raise InputError(f"{same}: these would all write geometry-{name}.md; give them one at a time")


def _print(model: "ModelGeometry", written: list[Path]) -> None:
    """The table of one model; the kind has a column only where there are two."""
    from lnverify.numeric.geometry.draw import short_name
    from lnverify.numeric.geometry.page import summary, table_row

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
    show("off: dead and near-dead gains; lost: digits of float64 that the dense recipe may lose", dim=True)
    show(summary(model).replace("`", ""))
    show(f"written: {', '.join(map(str, written))}")

"""`lnverify vectors`: golden vectors for tests in any language."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lnverify.commands.console import interruptible, say


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def vectors(
        format: Annotated[list[str] | None, typer.Option(help="Only these formats.", show_default=False)] = None,
        norm: Annotated[str | None, typer.Option(help="rms: of RMSNorm.", show_default=False)] = None,
        out: Annotated[Path, typer.Option(help="The folder to write into.")] = Path("reports/vectors"),
    ) -> None:
        """Write hard cases of LayerNorm or RMSNorm, their exact answers and the mistakes that each catches, as JSON.

        Writes one file per format, and schema.json, which describes them. Readers in C and JavaScript are in
        tests/kernels/audit/readers.

        Example: lnverify vectors --format float32 --out vectors
        """
        with interruptible():
            run(format or [], out, norm)


def run(formats: list[str], out: Path, norm: str | None = None) -> None:
    """The command."""
    from lnverify.kernels.audit import vectors
    from lnverify.numeric.floats.formats import FORMATS, find_format
    from lnverify.numeric.publishing.files import write_set
    from lnverify.proofs.errors import InputError

    if norm not in (None, "rms"):
        raise InputError(f"--norm is {norm}; rms, or none for LayerNorm, would be right")
    centred = norm is None
    schema = "schema.json" if centred else "rms_norm-schema.json"
    chosen = [find_format(name) for name in formats] or list(FORMATS.values())
    files = {vectors.file_name(format, centred): vectors.as_text(format, centred) for format in chosen}
    for path in write_set(out, {schema: vectors.schema(centred), **files}):
        say(f"wrote {path}")

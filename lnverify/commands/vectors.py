"""`lnverify vectors`: golden vectors for tests in any language."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lnverify.commands.console import interruptible, say
from lnverify.numeric.publishing.files import require_folder, write_set
from lnverify.proofs.errors import choose

NORMS = {"layer": (True,), "rms": (False,)}
"""What `--norm` may be: whether it is centred."""


def vectors(
    format: Annotated[list[str] | None, typer.Option(help="Only these formats.", show_default=False)] = None,
    norm: Annotated[
        str | None, typer.Option(help="Only these: layer (LayerNorm) or rms (RMSNorm).", show_default=False)
    ] = None,
    out: Annotated[Path, typer.Option(help="The folder to write into.")] = Path("reports/vectors"),
) -> None:
    """Write hard cases of LayerNorm or RMSNorm, their exact answers and the mistakes that each catches, as JSON.

    Writes one file per norm and format, and schema.json, which describes them. Readers in C and JavaScript are in
    tests/kernels/audit/readers.

    Example: lnverify vectors --format float32 --out vectors
    """
    from lnverify.kernels.audit import vectors
    from lnverify.numeric.floats.formats import FORMATS, find_format

    norms = (True, False) if norm is None else choose("norm", norm, NORMS)
    chosen = [find_format(name) for name in format or FORMATS]
    require_folder(out)
    with interruptible():
        for path in write_set(out, vectors.files(chosen, norms)):
            say(f"wrote {path}")

"""`lnverify refresh`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lnverify.commands.console import interruptible, say, show
from lnverify.numeric.publishing.files import require_folder
from lnverify.numeric.publishing.numbers import join_in_words
from lnverify.numeric.publishing.progress import progress_bar
from lnverify.numeric.publishing.provenance import ROOT
from lnverify.proofs.errors import InputError

_NAMED = 6
"""So many files of a product are named; the others are counted."""


def refresh(
    out: Annotated[Path, typer.Option(help="Folder of the reports.")] = Path("reports"),
) -> None:
    """Remake, in order, everything that a change to code or claims made stale; in a checkout of lnverify alone.

    Decides the claims, and writes the verdicts that ship with lnverify, the theorems of Rocq, the reports, the
    geometry of the bundled model, the golden vectors, and the pages on what was measured. Says what it cannot do:
    what the libraries under audit and the processor give is measured by other commands, and theorems are checked
    where Rocq is.

    Example: lnverify refresh
    """
    from lnverify.generated.products import left_to_do, refresh

    if not (ROOT / "pyproject.toml").is_file():
        raise InputError(
            "refresh remakes what lies in a checkout of lnverify; for your claims `lnverify report` would be right"
        )
    require_folder(out)
    with interruptible(), progress_bar("refreshing") as tell:
        for product, names in refresh(out, tell):
            show(f"{product.command}: {join_in_words(names, _NAMED) if names else 'nothing changed'}")
    for line in left_to_do(out):
        say(line)

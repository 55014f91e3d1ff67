"""`lnverify bench`."""

from pathlib import Path
from typing import Annotated

import typer

from lnverify.commands.console import interruptible, show
from lnverify.numeric.publishing.files import require_folder
from lnverify.numeric.publishing.progress import progress_bar


def bench(
    section: Annotated[list[str] | None, typer.Option(help="Measure only this section (repeatable).")] = None,
    out: Annotated[Path, typer.Option(help="Folder of performance.md and .json, relative to the current one.")] = Path(
        "reports"
    ),
) -> None:
    """Measure speed, memory and accuracy; other sections keep their last results.

    Reads and writes performance.* in the folder of the report. The section on the suite runs its tests, so it
    needs a checkout.

    Example: lnverify bench --section axes
    """
    from lnverify.numeric.bench.page import run

    require_folder(out)
    with interruptible(), progress_bar("measuring") as tell:
        written = run(section or [], out, lambda line: tell(line, 0, 0))
    show(f"written: {', '.join(map(str, written))}")

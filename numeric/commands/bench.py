"""`lnverify bench`."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from numeric.commands.console import interruptible


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def bench(
        section: Annotated[
            list[str] | None, typer.Option(help="Measure this section only (repeatable).")
        ] = None,
        out: Annotated[Path, typer.Option(help="Folder of performance.md and .json.")] = Path("reports"),
    ) -> None:
        """Measure speed, memory and accuracy; sections that are not measured keep what they last gave."""
        from numeric.bench.pages import choose, run

        chosen = choose(section or [])
        console = Console(stderr=True)
        with interruptible(), console.status("measuring") as status:
            written = run(chosen, out, status.update)
        Console().print(f"written: {', '.join(map(str, written))}", highlight=False, soft_wrap=True)

"""`lnverify bench`."""

import typer


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

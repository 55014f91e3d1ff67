"""`lnverify report`."""

import typer


def register(app: typer.Typer) -> None:
    """Add the command to the command line."""

    @app.command()
    def report() -> None:
        """Prove, cross-check, analyse the bundled real gains, write the reports."""
        raise NotImplementedError

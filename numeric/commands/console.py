"""What the commands share: a progress bar, and the list of ids."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn


@contextmanager
def progress_bar(title: str) -> Iterator[Callable[[str, int, int], None]]:
    """A progress bar on the terminal, on standard error; it vanishes when the work is done.

    Yields:
        A function to tell it (what, done, all).
    """
    columns = (TextColumn("{task.description:50.50}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=None)
        yield lambda what, done, total: progress.update(task, description=what, completed=done, total=total)


@contextmanager
def interruptible() -> Iterator[None]:
    """Long work that a user may interrupt: it ends with one line and exit code 130.

    The command line's own handler would end it without a word.
    """
    try:
        yield
    except KeyboardInterrupt:
        Console(stderr=True).print("lnverify: interrupted; what was there before is whole")
        raise typer.Exit(130) from None

"""What the commands share: a progress bar, and the claims that a user names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

if TYPE_CHECKING:
    from proofs.registry import DeclaredClaim


def named_claims(ids: Sequence[str]) -> list[DeclaredClaim]:
    """The claims with these ids; for a retired id the one in its place, and a line on standard error says so.

    Raises:
        InputError: where an id is no claim's.
    """
    from proofs.claims import CLAIMS
    from proofs.registry import find_claim, retirement

    found = [find_claim(id) for id in ids]
    for id in ids:
        if id not in CLAIMS:
            Console(stderr=True, highlight=False, soft_wrap=True).print(f"lnverify: {retirement(id)}", markup=False)
    return found


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

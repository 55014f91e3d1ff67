"""What the commands share: a progress bar, and the list of ids."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

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
def interruptible(then: str = "the files that were there before are whole, or the new ones are") -> Iterator[None]:
    """Long work that may be ended from outside: by an interrupt, by SIGTERM, or with its terminal.

    It ends with one line and the exit code of a shell, 128 and the number of the signal: 130 for an interrupt. The
    command line's own handler would end it without a word, and the default one of SIGTERM without ending its workers.

    Args:
        then: what the line says of the files.
    """

    def end(number: int, frame: FrameType | None) -> None:
        # The work unwinds now; a second interrupt ends it at once, and the workers end with their parent.
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        raise Ended(number)

    before = {number: signal.signal(number, end) for number in ENDING}
    try:
        yield
    except Ended as ended:
        say(f"lnverify: {ENDING[ended.number]}; {then}")
        raise typer.Exit(128 + ended.number) from None
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


ENDING = {
    signal.SIGINT: "interrupted",
    signal.SIGTERM: "ended from outside",
    signal.SIGHUP: "ended with its terminal",
}


class Ended(BaseException):
    """A signal asked for the end; the work unwinds, as for KeyboardInterrupt."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = signal.Signals(number)


def say(text: str) -> None:
    """A line for people, beside what programs read."""
    Console(stderr=True, soft_wrap=True, highlight=False).print(text, markup=False)

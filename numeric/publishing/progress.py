"""The one progress bar, and what work tells it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

Progress = Callable[[str, int, int], None]
"""Told (what is done now, how much is done, how much there is in all); 0 of 0 where nobody knows."""


def on_one_line(text: str) -> str:
    """The text without line breaks and other characters that steer a terminal."""
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)


@contextmanager
def progress_bar(title: str) -> Iterator[Progress]:
    """A progress bar on the terminal, on standard error; it vanishes when the work is done.

    Where standard error is no terminal, or a dumb one, nothing is drawn.

    Args:
        title: what stands there until the work tells more.

    Yields:
        A function to tell it (what, done, all).
    """
    from rich import progress as bars
    from rich.console import Console
    from rich.markup import escape
    from rich.table import Column

    columns = (
        bars.TextColumn("{task.description}", table_column=Column(ratio=1, no_wrap=True, overflow="ellipsis")),
        bars.BarColumn(),
        bars.TextColumn("{task.fields[count]}"),
        bars.TimeElapsedColumn(),
    )
    console = Console(stderr=True)
    plain = not console.is_terminal or console.is_dumb_terminal
    with bars.Progress(*columns, console=console, transient=True, disable=plain, expand=True) as bar:
        task = bar.add_task(title, total=None, count="")

        def tell(what: str, done: int, total: int) -> None:
            count = f"{done}/{total}" if total else ""
            bar.update(task, description=escape(on_one_line(what)), completed=done, total=total or None, count=count)

        yield tell

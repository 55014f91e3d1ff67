"""What the commands share: how they print and how they end."""

from __future__ import annotations

import os
import shutil
import signal
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any

import typer
from rich.cells import cell_len, set_cell_size

from lnverify.numeric.pages.json_text import json_text
from lnverify.numeric.pages.progress import on_one_line, progress_bar
from lnverify.numeric.version import SCHEMA_VERSION, VERSION

ROOM = 16
"""The least width of a last column that is cut; below it the column is left out."""


def use_any_encoding() -> None:
    """Let standard output and error print every character; what their encoding lacks is a question mark."""
    for stream in (sys.stdout, sys.stderr):
        # Tests put other objects in their place.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def say(text: str) -> None:
    """Print a line for people on standard error, apart from what programs read."""
    print(on_one_line(text), file=sys.stderr)


def show(text: str, **style: Any) -> None:
    """Print a line of output, styled on a terminal with the options of `typer.style`, unless NO_COLOR is set.

    If the reader of a pipe has gone, as `| head` does, the rest is discarded: that is no failure.
    """
    try:
        # Not typer's own way: it takes standard output for UTF-8 where that is ASCII.
        print(_styled(text, **style))
    except BrokenPipeError:
        forget_output()


def forget_output() -> None:
    """Discard standard output from now on: nobody reads it any more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _styled(text: str, **style: Any) -> str:
    plain = not text or not style or not sys.stdout.isatty() or os.environ.get("NO_COLOR")
    return text if plain else typer.style(text, **style)


def show_json(**parts: Any) -> None:
    """JSON on standard output, as numeric/pages/schema.json has it.

    Characters are escaped where the output's encoding is not one of Unicode's.
    """
    unicode = (sys.stdout.encoding or "").lower().replace("-", "").startswith("utf")
    value = {"schema_version": SCHEMA_VERSION, "lnverify": VERSION} | parts
    show(json_text(value, ascii=not unicode).removesuffix("\n"))


def show_table(
    titles: Sequence[str],
    rows: Iterable[Sequence[str]],
    right: Collection[str] = (),
    colours: dict[str, str] | None = None,
) -> None:
    """Print a table, one line a row. Only the last column is ever cut, on a terminal that is too narrow for it.

    Args:
        titles: of the columns.
        rows: their cells.
        right: the titles of columns that are set to the right.
        colours: of cells, by their text.
    """
    lines = [[on_one_line(cell) for cell in row] for row in (titles, *rows)]
    widths = [max(map(cell_len, column)) for column in zip(*lines, strict=True)]
    if sys.stdout.isatty():
        left = shutil.get_terminal_size().columns - sum(widths[:-1]) - 2 * (len(widths) - 1)
        if left < widths[-1]:
            widths[-1] = left if left >= ROOM else 0
    for number, line in enumerate(lines):
        cells = []
        for title, cell, width in zip(titles, line, widths, strict=True):
            if width == 0:
                continue
            if cell_len(cell) > width:
                cell = f"{set_cell_size(cell, width - 1)}…"
            space = " " * (width - cell_len(cell))
            styled = _styled(cell, fg=(colours or {}).get(cell), bold=number == 0 or None)
            cells.append(space + styled if title in right else styled + space)
        show("  ".join(cells).rstrip())


def known_claims(fresh: bool = False) -> dict[str, dict[str, Any]]:
    """What was decided of every claim, by id: as it ships, or, where it is to be fresh, decided now."""
    from lnverify.numeric.verdicts import shipped

    if not fresh:
        return shipped.known()
    with progress_bar("deciding") as tell:
        return shipped.decide(tell)


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

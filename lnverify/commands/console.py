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
from rich.cells import cell_len

from lnverify.numeric.publishing.json_text import json_text
from lnverify.numeric.publishing.progress import on_one_line, progress_bar
from lnverify.numeric.version import SCHEMA_VERSION, VERSION

ROOM = 32
"""The least width of a last column whose text is wrapped; below it each row is a list."""


def prepare_streams() -> None:
    """Let standard output and error print every character; what their encoding lacks is a question mark.

    Raises:
        InputError: where standard output is closed. What would be written there would go into another file.
    """
    for descriptor in range(3):
        # A file that is opened later must not take the place of a closed stream.
        while (opened := os.open(os.devnull, os.O_RDWR)) < descriptor:
            pass
        if opened > descriptor:
            os.close(opened)
    sys.stdin = sys.stdin or open(0, encoding="utf-8")  # noqa: SIM115  (open until the process ends)
    sys.stderr = sys.stderr or open(2, "w", encoding="utf-8")  # noqa: SIM115
    for stream in filter(None, (sys.stdout, sys.stderr)):
        # Tests put other objects in their place.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if sys.stdout is None:
        from lnverify.proofs.errors import InputError

        sys.stdout = open(1, "w", encoding="utf-8")  # noqa: SIM115
        raise InputError("standard output is closed; a terminal, a file or a pipe would be right")


def say(text: str) -> None:
    """Print a line for people on standard error, apart from what programs read."""
    print(on_one_line(text), file=sys.stderr)


def show(text: str, **style: Any) -> None:
    """Print a line of output, styled on a terminal that has colours with the options of `typer.style`.

    If the reader of a pipe has gone, as `| head` does, the rest is discarded: that is no failure.
    """
    try:
        # Not typer's own way: it takes standard output for UTF-8 where that is ASCII.
        print(_style(text, **style))
    except BrokenPipeError:
        forget_output()


def forget_output() -> None:
    """Discard standard output from now on: nobody reads it any more."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _style(text: str, **style: Any) -> str:
    return typer.style(text, **style) if text and style and has_colours() else text


def has_colours() -> bool:
    """Whether standard output is a terminal with colours: neither TERM=dumb nor NO_COLOR says otherwise."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def show_json(**parts: Any) -> None:
    """JSON on standard output, as numeric/publishing/schema.json has it.

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
    """Print a table, one line a row; nothing is cut.

    On a terminal that is too narrow the last column is wrapped where it is text and has room, else each row is a list.

    Args:
        titles: of the columns.
        rows: their cells.
        right: the titles of columns that are set to the right.
        colours: of cells, by their text.
    """
    lines = [[on_one_line(cell) for cell in row] for row in (titles, *rows)]
    widths = [max(map(cell_len, column)) for column in zip(*lines, strict=True)]
    left = (
        (shutil.get_terminal_size().columns if sys.stdout.isatty() else 10**6) - sum(widths[:-1]) - 2 * len(widths[1:])
    )
    if left < widths[-1] and (left < ROOM or titles[-1] in right):
        for line in lines[1:]:
            _show_list(titles, line, colours or {})
        return
    for number, line in enumerate(lines):
        cells = []
        for title, cell, width in zip(titles[:-1], line, widths, strict=False):
            space = " " * (width - cell_len(cell))
            styled = _style(cell, fg=(colours or {}).get(cell), bold=number == 0 or None)
            cells.append(space + styled if title in right else styled + space)
        first, *others = _wrap(line[-1], left)
        space = " " * (widths[-1] - cell_len(first)) if titles[-1] in right else ""
        styled = _style(first, fg=(colours or {}).get(line[-1]), bold=number == 0 or None)
        show("  ".join([*cells, space + styled]).rstrip())
        for part in others:
            show(" " * (sum(widths[:-1]) + 2 * len(cells)) + part)


def _show_list(titles: Sequence[str], row: Sequence[str], colours: dict[str, str]) -> None:
    """Print a row as its first cell, and the others with their titles below it."""
    width = shutil.get_terminal_size().columns
    show(row[0], bold=True)
    line, used = "", 0
    for title, cell in zip(titles[1:], row[1:], strict=True):
        item = f"{title}: {cell}" if title else cell
        if used and used + cell_len(item) + 3 > width:
            show(line)
            line, used = "", 0
        first, *others = _wrap(item, width - 4)
        styled = _style(first, fg=colours.get(cell))
        line, used = (f"{line}   {styled}" if line else f"  {styled}"), used + 3 + cell_len(first)
        for part in others:
            show(line)
            line, used = f"    {part}", 4 + cell_len(part)
    if line:
        show(line)


def _wrap(text: str, width: int) -> list[str]:
    """The lines of a text, each at most so wide; the text itself where it fits."""
    if cell_len(text) <= width:
        return [text]
    from rich.console import Console
    from rich.text import Text

    return [part.plain.rstrip() for part in Text(text).wrap(Console(), width)]


def known_claims(fresh: bool = False) -> dict[str, dict[str, Any]]:
    """What was decided of every claim, by id: as it ships, or, where it is to be fresh, decided now."""
    from lnverify.numeric.verdicts import shipped

    if not fresh:
        return shipped.shipped_verdicts()
    with progress_bar("deciding") as tell:
        return shipped.decide(tell)


def citable(fresh: bool = False) -> dict[str, dict[str, Any]]:
    """What is known of every claim, of every theorem of rounding and of every result by hand, by id."""
    from lnverify.kernels.rounding.facts import facts

    return known_claims(fresh) | facts()


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

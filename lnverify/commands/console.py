"""What the commands share: how they print and how they end."""

from __future__ import annotations

import os
import shutil
import signal
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any, Literal

import typer

from lnverify.numeric.publishing.json_text import json_text
from lnverify.numeric.publishing.progress import on_one_line, progress_bar
from lnverify.numeric.version import SCHEMA_VERSION, VERSION
from lnverify.proofs.errors import InputError


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
    """Print a table, one line a row; nothing is cut. On a narrow terminal the last column is wrapped.

    Args:
        titles: of the columns.
        rows: their cells.
        right: the titles of columns that are set to the right.
        colours: of cells, by their text.
    """
    from rich.console import Console
    from rich.measure import Measurement
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for title in titles:
        justify: Literal["right", "left"] = "right" if title in right else "left"
        table.add_column(Text(on_one_line(title)), justify=justify, no_wrap=title != titles[-1])
    for row in rows:
        table.add_row(*(Text(on_one_line(cell), (colours or {}).get(cell, "")) for cell in row))
    console = Console(width=10**6, color_system="standard" if has_colours() else None, force_terminal=has_colours())
    screen = shutil.get_terminal_size().columns
    # A terminal that is too narrow for the words breaks the lines itself.
    if sys.stdout.isatty() and Measurement.get(console, console.options, table).minimum <= screen:
        console.width = screen
    with console.capture() as capture:
        console.print(table)
    for line in capture.get().splitlines():
        show(line.rstrip())


def citable(fresh: bool = False) -> dict[str, dict[str, Any]]:
    """What is known of every claim, of every theorem of rounding and of every result by hand, by id.

    It is what ships, or, where it is to be fresh, what is decided now.
    """
    from lnverify.numeric.verdicts import shipped

    if not fresh:
        return shipped.shipped_verdicts() | shipped.shipped_theorems()
    from lnverify.kernels.rounding.facts import facts

    with progress_bar("deciding") as tell:
        return shipped.decide(tell) | facts()


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

"""What is wrong in a claims file: reported line by line, while the rest of the file goes on."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from traceback import extract_tb

from lnverify.proofs.errors import InputError
from lnverify.proofs.guards.patience import TooLong


@dataclass(frozen=True)
class Place:
    """A line of a file, in which something is declared."""

    file: str
    line: int

    def __str__(self) -> str:
        path = Path(self.file)
        here = Path.cwd()
        return f"{path.relative_to(here) if path.is_relative_to(here) else path}, line {self.line}"

    @property
    def is_typed_in(self) -> bool:
        """Whether it is no file but what was typed into a notebook or a prompt, where one declares again and again."""
        return not Path(self.file).is_file()


@dataclass(frozen=True)
class Fault:
    """What is wrong in a claims file, and in which line."""

    place: Place
    message: str

    def __str__(self) -> str:
        return f"{self.place}: {self.message}"


# So many characters of an error are reported.
_LONGEST = 240
# Where the faults of declarations go while a claims file is run; None where they are raised.
_faults: list[Fault] | None = None


@contextmanager
def collect_into(faults: list[Fault]) -> Iterator[None]:
    """Add the faults of what the block declares to a list; what has none is declared all the same."""
    global _faults
    before, _faults = _faults, faults
    try:
        yield
    finally:
        _faults = before


@contextmanager
def collect_raised(where: Place, of: str = "") -> Iterator[None]:
    """Add what the block raises to the faults that are collected, if any are.

    Args:
        where, of: as of `fault_of`.
    """
    try:
        yield
    except (Exception, TooLong, SystemExit) as error:
        if _faults is None:
            raise
        _faults.append(fault_of(error, where, of))


def fault_of(error: BaseException, where: Place, of: str = "") -> Fault:
    """What an error says of a claims file.

    Args:
        error: what was raised.
        where: the line that is named where the error names none of the same file.
        of: what the line is about, before the words of the error.
    """
    if isinstance(error, SyntaxError):
        return Fault(Place(error.filename or where.file, error.lineno or where.line), f"{error.msg}")
    # What a claim raises is told by another error, which has it as its context.
    raised = [it for it in (error, error.__context__) if it is not None]
    frames = [at for it in raised for at in extract_tb(it.__traceback__) if at.filename == where.file]
    place = Place(where.file, frames[-1].lineno or where.line) if frames else where
    words = str(error) if isinstance(error, (InputError, TooLong)) else f"{type(error).__name__}: {error}"
    if isinstance(error, SystemExit):
        words = f"it ends the program ({words.removesuffix(': ')}); code that runs to its end would be right"
    hint = _hint(error) if isinstance(error, ImportError) else ""
    line = words.splitlines()[0] if words else ""
    brief = line if len(line) <= _LONGEST else f"{line[:_LONGEST]} …"
    return Fault(place, f"{'' if of[:-2] in words else of}{brief}{hint}")


def _hint(error: ImportError) -> str:
    """What a name of this package that is not found was meant to be."""
    package, _, name = (error.name or "").partition(".")
    if package != __name__.split(".", 1)[0]:
        return ""
    # The package was imported by whoever asked it for the name.
    public = sys.modules[package].__all__
    if name in public:
        return f"; write: from lnverify import {name}"
    imported = re.match(r"cannot import name '(\w+)'", str(error))
    near = get_close_matches(imported[1] if imported else name, public, n=1)
    return f"; did you mean {near[0]}?" if near else ""

"""What cannot be traced, said in a line with the place in the user's file.

A function may catch what is raised in it: a refusal is kept, and is raised again when the function has returned.
"""

from __future__ import annotations

import inspect
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any, NoReturn

from lnverify import proofs
from lnverify.proofs.errors import InputError

_ROOM = Path(__file__).parent
_PYTHON = Path(sysconfig.get_path("stdlib"))
_PROOFS = Path(proofs.__file__).parent


Lines = dict[Any, str]
"""The line of the user's that made each expression first."""


class Refused(InputError):
    """A function does what holds for some shapes or some data only, or what is not in the vocabulary."""


@dataclass
class Notes:
    """What is noted while a function runs: refusals, the numbers with a fraction and the types that it casts to.

    With `exact` a float is the exact double, rather than the decimal that it is written as.
    """

    exact: bool = False
    refusals: list[Refused] = field(default_factory=list)
    constants: dict[str, None] = field(default_factory=dict)
    casts: dict[str, None] = field(default_factory=dict)
    lines: Lines = field(default_factory=dict)


_NOTES: ContextVar[Notes | None] = ContextVar("notes", default=None)


def notes() -> Notes:
    """Those of the run that is going on."""
    return _NOTES.get() or Notes()


@contextmanager
def noting(where: Notes) -> Iterator[Notes]:
    """Note what a function does. What it refused is raised at the end, whatever it returned."""
    token = _NOTES.set(where)
    try:
        yield where
    except Exception:
        if where.refusals:
            raise where.refusals[0] from None
        raise
    finally:
        _NOTES.reset(token)
    if where.refusals:
        raise where.refusals[0]


def is_tracing() -> bool:
    """Whether a function of the user's runs on arrays of named axes."""
    return _NOTES.get() is not None


def refuse_text(what: str) -> NoReturn:
    """Refuse what would be written differently for other arrays."""
    refuse(f"{what} is written as text, which a branch could ask")


def refuse(what: str) -> NoReturn:
    """Refuse what the user's line asks for."""
    error = Refused(f"{place(sys._getframe(1))}: {what}")
    notes().refusals.append(error)
    raise error


def place(frame: FrameType | None) -> str:
    """The user's line that is running: "kernel.py, line 12"."""
    outer = None
    while frame is not None:
        path = Path(frame.f_code.co_filename)
        if path.parent != _ROOM:
            if not is_library(path):
                return f"{path.name}, line {frame.f_lineno}"
            outer = outer if path.name == "module.py" else f"{path.name}, line {frame.f_lineno}"
        elif outer:
            return outer
        frame = frame.f_back
    return outer or "the function"


@cache
def is_library(path: Path) -> bool:
    """Whether a file is NumPy's or torch's own, Python's, or of this package's vocabulary."""
    if path.is_relative_to(_PROOFS):
        return True
    parts = path.parts
    if "site-packages" in parts:
        return parts[parts.index("site-packages") + 1] in ("numpy", "torch", "einops")
    result = str(path).startswith(("<frozen", "<__array_function__"))
    return result or path.is_relative_to(_PYTHON)


def is_own(path: Path) -> bool:
    """Whether a file is of this package's tracing."""
    return path.parent == _ROOM


def wrong_call(error: Exception, function: Any) -> InputError:
    """What a function raised by itself, as bad input with its line, or that of its definition."""
    frames = []
    trace = error.__traceback__
    while trace is not None:
        frames.append((Path(trace.tb_frame.f_code.co_filename), trace.tb_lineno))
        trace = trace.tb_next
    own = [(path, line) for path, line in frames if path.parent != _ROOM and not is_library(path)]
    where = f"{own[-1][0].name}, line {own[-1][1]}: " if own else definition(function)
    return InputError(f"{where}{type(error).__name__}: {(str(error).splitlines() or [''])[0]}")


def definition(function: Any) -> str:
    """Where a function, or what an object does when it is called, is defined: "kernel.py, line 12: ", or nothing."""
    plain = inspect.unwrap(getattr(function, "func", function))
    methods = (getattr(type(plain), name, None) for name in ("forward", "__call__"))
    codes = (getattr(one, "__code__", None) for one in (plain, *methods))
    code = next((code for code in codes if code and not is_library(Path(code.co_filename))), None)
    return f"{Path(code.co_filename).name}, line {code.co_firstlineno}: " if code else ""

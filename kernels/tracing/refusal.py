"""What cannot be traced, said in a line with the place in the user's file.

A function may catch what is raised in it: a refusal is noted, and is raised again when the function has returned.
"""

from __future__ import annotations

import sys
import sysconfig
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any, NoReturn

from lnverify.proofs.errors import InputError

_HERE, _OWN = Path(__file__).parent, Path(__file__).parents[2]
_PYTHON = Path(sysconfig.get_path("stdlib"))


class Refused(InputError):
    """A function does what holds for some shapes or some data only, or what is not in the vocabulary."""


@dataclass
class Notes:
    """What is noted while a function runs: refusals, numbers with a fraction, casts, the line of each expression.

    With `exact` a float is the exact double, rather than the decimal that it is written as.
    """

    exact: bool = False
    refusals: list[Refused] = field(default_factory=list)
    constants: dict[str, None] = field(default_factory=dict)
    casts: dict[str, None] = field(default_factory=dict)
    gradients: dict[str, None] = field(default_factory=dict)  # what autograd's depends on beside the formula
    lines: dict[Any, str] = field(default_factory=dict)


_NOTES: ContextVar[Notes | None] = ContextVar("notes", default=None)


def notes() -> Notes:
    """Those of the run that is going on."""
    return _NOTES.get() or Notes()


@contextmanager
def noting(where: Notes) -> Iterator[None]:
    """Note what a function does. What it refused is raised at the end, whatever it returned."""
    token = _NOTES.set(where)
    try:
        yield
    except (Exception, SystemExit):
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


def refuse(what: str, is_noted: bool = True) -> NoReturn:
    """Refuse what the user's line asks for."""
    error = Refused(f"{place(sys._getframe(1))}: {what}")
    if is_noted:
        notes().refusals.append(error)
    raise error


def refusing(why: str) -> Callable[..., Any]:
    """A function or method that is refused, whatever it is asked."""
    return lambda *_, **__: refuse(why)


@cache
def owner(file: str) -> str:
    """Whose a file is: "lnverify" is our own, "library" NumPy's, torch's or Python's, "installed", or "user"."""
    path = Path(file)
    # Installed from a wheel, lnverify is in site-packages too: it is asked for first.
    if path.is_relative_to(_OWN):
        # Its kernels may be asked about as any other package's.
        is_kernel = path.relative_to(_OWN).parts[0] in ("numeric", "kernels") and not path.is_relative_to(_HERE)
        return "installed" if is_kernel else "lnverify"
    if file.startswith(("<frozen", "<__array_function__")):
        return "library"
    if "site-packages" in path.parts:
        package = path.parts[path.parts.index("site-packages") + 1]
        return "library" if package in ("numpy", "torch", "einops") else "installed"
    return "library" if path.is_relative_to(_PYTHON) else "user"


def call(function: Callable[..., Any], arguments: Any) -> Any:
    """What a function of the user's returns; no line that called this is named."""
    return function(*arguments)


def place(frame: FrameType | None) -> str:
    """The user's line that is running: "kernel.py, line 12"; where a library's function is run alone, its line."""
    outer = ""
    while frame is not None and frame.f_code is not call.__code__:
        path = Path(frame.f_code.co_filename)
        whose, here = owner(str(path)), f"{path.name}, line {frame.f_lineno}"
        if whose in ("user", "installed"):
            return here
        if whose == "library" and path.name != "module.py":
            outer = here
        frame = frame.f_back
    return outer or "the function"


def wrong_call(error: BaseException, function: Any, what: str = "") -> InputError:
    """What a function raised by itself, as bad input with its line, or that of its definition."""
    where, trace = definition(function), error.__traceback__
    while trace is not None:
        file = trace.tb_frame.f_code.co_filename
        if owner(file) in ("user", "installed"):
            where = f"{Path(file).name}, line {trace.tb_lineno}: "
        trace = trace.tb_next
    where += f"{what}: " if what else "" if where else f"{name_of(function)}: "
    return InputError(f"{where}{type(error).__name__}: {(str(error).splitlines() or [''])[0]}")


def name_of(function: Any) -> str:
    """The name of a function, or of the class of an object."""
    return getattr(function, "__name__", type(function).__name__)


def definition(function: Any) -> str:
    """Where a function, or what an object does when it is called, is defined: "kernel.py, line 12: ", or nothing."""
    plain = getattr(function, "func", function)
    while hasattr(plain, "__wrapped__"):
        plain = plain.__wrapped__
    methods = (getattr(type(plain), name, None) for name in ("forward", "__call__"))
    codes = (getattr(one, "__code__", None) for one in (plain, *methods))
    code = next((code for code in codes if code and owner(code.co_filename) in ("user", "installed")), None)
    return f"{Path(code.co_filename).name}, line {code.co_firstlineno}: " if code else ""

"""Somebody's own functions, called `module:forward` or `module:forward,backward`."""

from __future__ import annotations

import importlib
import os
import sys
import sysconfig
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import cache
from importlib.util import find_spec
from modulefinder import ModuleFinder
from pathlib import Path
from typing import Any

from lnverify.proofs.errors import InputError
from lnverify.proofs.guards.exits import no_exit


def canonical(name: str) -> str:
    """module:functions for what may also name the module's file, as path/to/module.py:functions.

    The folder of a file that is not below the current one is looked through first from now on, as Python does it for a
    program.

    Raises:
        InputError: for a file that is not there, or whose name no module may have.
    """
    place, colon, listed = name.partition(":")
    if not colon or not (place.endswith(".py") or os.sep in place):
        return name
    path = Path(place if place.endswith(".py") else f"{place}.py")
    if not path.is_file():
        raise InputError(f"{name}: there is no file {path}; module:function, for a module on the path, would be right")
    path, here = path.resolve(), Path.cwd().resolve()
    parts = path.relative_to(here).with_suffix("").parts if path.is_relative_to(here) else (path.stem,)
    if not all(part.isidentifier() for part in parts):
        # Such as a folder with a dash or a space in its name.
        parts = (path.stem,)
    if not path.stem.isidentifier():
        raise InputError(f"{name}: {path.stem} is no name of a module; letters, digits and _ would be right")
    is_new = len(parts) == 1 and path.parent != here and str(path.parent) not in sys.path
    if is_new:
        sys.path.insert(0, str(path.parent))
    spec = find_spec(parts[0]) if len(parts) == 1 else None
    if spec and Path(spec.origin or "").resolve() != path:
        if is_new:
            sys.path.remove(str(path.parent))
        raise InputError(f"{name}: another module is called {path.stem} ({spec.origin}); another name would be right")
    return ".".join(parts) + ":" + listed


def functions(name: str) -> list[Callable[..., Any]]:
    """The functions that a name means.

    Raises:
        InputError: where the module cannot be imported or has no such function, or changes the arithmetic of all.
    """
    module_name, _, listed = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        with redirect_stdout(sys.stderr), no_exit():
            module = importlib.import_module(module_name)
            results = [getattr(module, function, None) for function in listed.split(",")]
    except (Exception, SystemExit) as error:
        reason = (str(error).splitlines() or [type(error).__name__])[0]
        reason = "it ends the program" if isinstance(error, SystemExit) else reason
        raise InputError(f"{module_name}: cannot be imported ({reason}); a module on the path would be right") from None
    if _flushes_subnormals():
        raise InputError(
            f"{module_name}: importing it makes this process flush subnormal numbers to 0, as a library linked with "
            "-ffast-math does; the exact answers need them, so linking it without would be right"
        )
    usable = [function for function in results if callable(function)]
    if not 1 <= len(usable) <= 2 or len(usable) < len(results):
        raise InputError(
            f"{name}: {module_name} has no such function; module:forward or module:forward,backward with "
            "forward(x, gain, bias, eps) and backward(upstream, x, gain, bias, eps) would be right"
        )
    return usable


def path_of(module: str) -> list[str]:
    """Lines of a program after which a module is found that lies outside of the current folder; none for others."""
    file = getattr(sys.modules.get(module), "__file__", None)
    path = Path(file).resolve() if file and "." not in module else None
    if path is None or path.parent == Path.cwd().resolve() or path.parent not in _folders(tuple(sys.path)):
        return []
    return ["import sys", "", f"sys.path.insert(0, {str(path.parent)!r})"]


def _flushes_subnormals() -> bool:
    smallest_normal = sys.float_info.min
    return smallest_normal / 2 == 0


def files(module: str) -> list[Path]:
    """The files of a module and of all that it imports, directly or not; installed packages and Python aside.

    Of this project what computes LayerNorm counts.
    """
    ours = (
        (Path(__file__).parents[3] / "numeric" / "normalize").rglob("*.py") if "lnverify" in imports_of(module) else ()
    )
    return sorted({*filter(None, closure(module).values()), *ours})


def imports_of(module: str) -> set[str]:
    """The top-level names of what a module and its files import beside themselves."""
    return {name.partition(".")[0] for name, path in closure(module).items() if path is None}


def closure(module: str) -> dict[str, Path | None]:
    """What a module imports, directly or not, each with its file; None for what is installed, or is no module."""
    finder = ModuleFinder([*map(str, _folders(tuple(sys.path)))], excludes=["lnverify"])
    try:
        finder.import_hook(module)
    except ImportError:  # it lies in no folder that is read: it is installed, or built in
        return {module: None}
    known: dict[str, Path | None] = dict.fromkeys(finder.badmodules)
    files = {name: getattr(one, "__file__", None) for name, one in finder.modules.items()}
    return known | {name: Path(file) for name, file in files.items() if file}


@cache
def _folders(path: tuple[str, ...]) -> list[Path]:
    """The folders on the path, those of Python itself and of installed packages aside."""
    installed = [Path(one).resolve() for key, one in sysconfig.get_paths().items() if "lib" in key]
    results = [Path(entry or ".").resolve() for entry in path]
    # An environment may take packages from another one's folder.
    results = [one for one in results if one.name not in ("site-packages", "dist-packages")]
    return [one for one in results if not any(one.is_relative_to(each) for each in installed)]

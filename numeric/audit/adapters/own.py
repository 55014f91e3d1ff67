"""Somebody's own functions, called `module:forward` or `module:forward,backward`."""

from __future__ import annotations

import importlib
import os
import sys
import sysconfig
from collections.abc import Callable, Iterable
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from numeric.pages import provenance
from proofs.errors import InputError

SUFFIXES = (".py", *EXTENSION_SUFFIXES)
"""Of the file of a module that is no package."""


def functions(name: str) -> list[Callable[..., Any]]:
    """The functions that a name means.

    Raises:
        InputError: where the module cannot be imported or has no such function.
    """
    module_name, _, listed = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        module = importlib.import_module(module_name)
    except (Exception, SystemExit) as error:
        reason = (str(error).splitlines() or [type(error).__name__])[0]
        raise InputError(f"{module_name}: cannot be imported ({reason}); a module on the path would be right") from None
    found = [getattr(module, function, None) for function in listed.split(",")]
    usable = [function for function in found if callable(function)]
    if not 1 <= len(usable) <= 2 or len(usable) < len(found):
        raise InputError(
            f"{name}: {module_name} has no such function; module:forward or module:forward,backward with "
            "forward(x, gain, bias, eps) and backward(upstream, x, gain, bias, eps) would be right"
        )
    return usable


def files(name: str) -> list[Path]:
    """The files of the module and of what it imports; installed packages and Python itself aside.

    Where they import something of this project, all of it counts, as its face imports by name.
    """
    # Each name is looked for once: nearly all are imported by many files.
    found, ours = provenance.closure(name.partition(":")[0], find=cache(_file)), provenance.project_files()
    return sorted({*found, *ours}) if set(found) & set(ours) else found


def imports_by_name(files: Iterable[Path]) -> bool:
    """Whether of a module's files some, this project's aside, import by names that are put together at run time."""
    return any(map(provenance.imports_by_name, set(files) - set(provenance.project_files())))


def _file(module: str) -> Path | None:
    """The file of a module that is on the path and not installed: its source, or what it was compiled to."""
    name = module.replace(".", os.sep)
    for entry in sys.path:
        place = os.path.join(entry, name)
        for path in (os.path.join(place, "__init__.py"), *(place + suffix for suffix in SUFFIXES)):
            if os.path.isfile(path):
                head, file = os.path.split(path)
                found = Path(head).resolve() / file
                return None if any(found.is_relative_to(folder) for folder in _installed()) else found
    return None


@cache
def _installed() -> list[Path]:
    """The folders of Python itself and of installed packages."""
    return [Path(path) for key, path in sysconfig.get_paths().items() if "lib" in key]

"""Somebody's own functions, called `module:forward` or `module:forward,backward`."""

from __future__ import annotations

import importlib
import os
import sys
import sysconfig
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from numeric.pages import provenance
from proofs.errors import InputError


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
    found, ours = provenance.closure(name.partition(":")[0], find=_file), provenance.project_files()
    return sorted({*found, *ours}) if set(found) & set(ours) else found


def imports_by_name(name: str) -> bool:
    """Whether the module's files, this project's aside, import by names that are put together at run time."""
    return any(map(provenance.imports_by_name, set(files(name)) - set(provenance.project_files())))


def _file(module: str) -> Path | None:
    """The file of a module that is on the path and not installed: its source, or what it was compiled to."""
    installed = [Path(path) for key, path in sysconfig.get_paths().items() if "lib" in key]
    for entry in sys.path:
        place = Path(entry, *module.split(".")).resolve()
        beside = [place.with_name(f"{place.name}{suffix}") for suffix in (".py", *EXTENSION_SUFFIXES)]
        for path in (place / "__init__.py", *beside):
            if path.is_file():
                return None if any(path.is_relative_to(folder) for folder in installed) else path
    return None

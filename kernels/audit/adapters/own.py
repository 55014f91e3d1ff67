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
from pathlib import Path
from traceback import extract_tb
from typing import Any

from lnverify.proofs.errors import InputError, did_you_mean
from lnverify.proofs.guards.exits import no_exit
from lnverify.proofs.guards.faults import Place, fault_of

TAKEN = {*sys.stdlib_module_names, "einops", "flax", "jax", "keras", "mlx", "numpy", "tinygrad", "torch"}
"""Names by which modules of Python and of libraries are known."""


def canonical(name: str) -> str:
    """module:functions for what may also name the module's file, as path/to/module.py:functions.

    The folder of a file that is not below the current one is looked through first from now on, as Python does it for a
    program.

    Raises:
        InputError: for a file that is not there, or whose name no module may have.
    """
    place, colon, listed = name.partition(":")
    if "." in place and not place.endswith(".py") and Path(place).is_file():
        raise InputError(f"{name}: {place} is no module; a file of Python, whose name ends in .py, would be right")
    if not colon or not (place.endswith(".py") or os.sep in place):
        return name
    path = Path(place if place.endswith(".py") else f"{place}.py")
    if not path.is_file():
        raise InputError(f"{name}: there is no file {path}; module:function, for a module on the path, would be right")
    path, here = path.resolve(), Path.cwd().resolve()
    parts = path.relative_to(here).with_suffix("").parts if path.is_relative_to(here) else (path.stem,)
    is_taken = parts[0] in TAKEN and not Path(parts[0], "__init__.py").is_file()
    if is_taken or not all(part.isidentifier() for part in parts):
        # Such as a folder with a dash or a space in its name, or one called torch that is no package.
        parts = (path.stem,)
    if path.stem in TAKEN:
        raise InputError(f"{name}: another module is called {path.stem}; another name would be right")
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
    names = listed.split(",")
    if not (module_name and all(names) and len(names) <= 2):
        raise InputError(f"{name}: module:forward or module:forward,backward would be right")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        with redirect_stdout(sys.stderr), no_exit():
            module = importlib.import_module(module_name)
            results = [getattr(module, function, None) for function in names]
    except (Exception, SystemExit) as error:
        raise InputError(_why_not_imported(module_name, error)) from None
    smallest_normal = sys.float_info.min
    if smallest_normal / 2 == 0:  # subnormal numbers are flushed
        raise InputError(
            f"{module_name}: importing it makes this process flush subnormal numbers to 0, as a library linked with "
            "-ffast-math does; the exact answers need them, so linking it without would be right"
        )
    usable: list[Callable[..., Any]] = []
    for function, given in zip(results, names, strict=True):
        if not callable(function):
            there = [each for each in vars(module) if callable(getattr(module, each))]
            hint = did_you_mean(given, there, "forward(x, gain, bias, eps) or backward(upstream, x, …) would be right")
            raise InputError(f"{name}: {module_name} has no function {given}; {hint}")
        usable.append(function)
    return usable


def _why_not_imported(module: str, error: BaseException) -> str:
    """What a module raises as it is imported, with the line; or that it is not there."""
    ours = __file__, importlib.__file__
    frames = [at for at in extract_tb(error.__traceback__) if at.filename not in ours and at.filename[0] != "<"]
    if frames or isinstance(error, SyntaxError):
        return str(fault_of(error, Place(frames[0].filename if frames else module, 1)))
    return f"{module}: cannot be imported ({error}); a module on the path would be right"


def path_of(module: str) -> list[str]:
    """Lines of a program after which a module is found that lies outside of the current folder; none for others."""
    file = getattr(sys.modules.get(module), "__file__", None)
    path = Path(file).resolve() if file and "." not in module else None
    if path is None or path.parent == Path.cwd().resolve() or path.parent not in _folders(tuple(sys.path)):
        return []
    return ["import sys", "", f"sys.path.insert(0, {str(path.parent)!r})"]


@cache
def _folders(path: tuple[str, ...]) -> list[Path]:
    """The folders on the path, those of Python itself and of installed packages aside."""
    installed = [Path(one).resolve() for key, one in sysconfig.get_paths().items() if "lib" in key]
    results = [Path(entry or ".").resolve() for entry in path]
    # An environment may take packages from another one's folder.
    results = [one for one in results if one.name not in ("site-packages", "dist-packages")]
    return [one for one in results if not any(one.is_relative_to(each) for each in installed)]

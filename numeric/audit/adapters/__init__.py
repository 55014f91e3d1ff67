"""The implementations under audit: one small module a library, imported only when it is asked for.

Each adapter module has `implementations() -> list[Implementation]`. It passes arrays through the library's
own public interface and adds no arithmetic of its own.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import os
import sys
import sysconfig
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from proofs.errors import InputError

Forward = Callable[[np.ndarray, np.ndarray, np.ndarray, float], np.ndarray]
Backward = Callable[
    [np.ndarray, np.ndarray, np.ndarray, np.ndarray, float], tuple[np.ndarray, np.ndarray, np.ndarray | None]
]


@dataclass(frozen=True)
class Implementation:
    """A LayerNorm or RMSNorm that can be called.

    Attributes:
        name: how reports call it, unique.
        forward: (x, gain, bias, eps) to the output; x (rows, N), all arrays in one format.
        backward: (upstream, x, gain, bias, eps) to (dx, dgain, dbias); None without gradients. dbias is None
            where there is no bias.
        centred: False for RMSNorm, which ignores the bias.
        formats: names of the formats that it takes.
        snippets: Python that prints what it gives, by quantity (output, dx, dgain, dbias): of outputs and of dx
            the first row. {x} and {upstream} (lists of rows), {format} and {eps} are filled in; gain 1, bias 0.
        entries: the most entries that an input may have, where the library is slow; of longer inputs it gets
            the first rows.
    """

    name: str
    forward: Forward
    backward: Backward | None = None
    centred: bool = True
    formats: tuple[str, ...] = ("float64", "float32", "float16", "bfloat16")
    snippets: Mapping[str, str] = field(default_factory=dict)
    entries: int = 1 << 24


def snippets(
    output: str, gradient: str = "", places: Mapping[str, str] | None = None, **names: str
) -> dict[str, str]:
    """The snippets of an implementation.

    Args:
        output: that of the output.
        gradient: that of a gradient, which it prints as {gradient}.
        places: what stands for {gradient}, by quantity.
        names: what stands for {name} in all of them.
    """
    found = {quantity: gradient.replace("{gradient}", place) for quantity, place in (places or {}).items()}
    found = {"output": output} | found
    for name, value in names.items():
        found = {quantity: text.replace(f"{{{name}}}", value) for quantity, text in found.items()}
    return found


@dataclass(frozen=True)
class Library:
    """Where implementations come from.

    Attributes:
        module: the adapter, below this package.
        packages: the distributions whose versions matter; all must be installed.
        extra: what to install: `pip install 'lnverify[extra]'`.
        released: False for what is shown for comparison and is nobody's release.
    """

    module: str
    packages: tuple[str, ...]
    extra: str = ""
    released: bool = True


LIBRARIES = {
    "numeric": Library("numeric_", ("numpy",), released=False),
    "algorithms": Library("algorithms_", ("numpy",), released=False),
    "numpy": Library("numpy_post", ("numpy",), released=False),
    "torch": Library("torch_", ("torch",), "torch"),
    "flax": Library("flax_", ("flax", "jax"), "jax"),
    "equinox": Library("equinox_", ("equinox", "jax"), "equinox"),
    "keras": Library("keras_", ("keras",), "keras"),
    "onnx": Library("onnx_", ("onnx",), "onnx"),
    "onnxruntime": Library("onnxruntime_", ("onnxruntime", "onnx"), "onnx"),
    "tinygrad": Library("tinygrad_", ("tinygrad",), "tinygrad"),
    "mlx": Library("mlx_", ("mlx",), "mlx"),
}


class NotUsableError(Exception):
    """A library that is not installed or cannot be used: the reason, in one line."""


def check(name: str) -> None:
    """See that `name` is one of LIBRARIES, or somebody's own module:function.

    Raises:
        InputError: where it is not, or the module or function cannot be found.
    """
    if ":" in name:
        own_functions(name)
    elif name not in LIBRARIES:
        raise InputError(
            f"unknown implementation {name!r}; one of {', '.join(LIBRARIES)}, "
            "or module:function for your own, would be right"
        )


def own_functions(name: str) -> tuple[ModuleType, list[Any]]:
    """The module and the functions of `module:forward` or `module:forward,backward`.

    Raises:
        InputError: where the module cannot be imported or has no such function.
    """
    module_name, _, functions = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        module = importlib.import_module(module_name)
    except (Exception, SystemExit) as error:
        reason = (str(error).splitlines() or [type(error).__name__])[0]
        raise InputError(
            f"{module_name}: cannot be imported ({reason}); a module on the path would be right"
        ) from None
    found = [getattr(module, function, None) for function in functions.split(",")]
    if not 1 <= len(found) <= 2 or not all(map(callable, found)):
        raise InputError(
            f"{name}: {module_name} has no such function; module:forward or module:forward,backward with "
            "forward(x, gain, bias, eps) and backward(upstream, x, gain, bias, eps) would be right"
        )
    return module, found


def sources(library: str) -> list[Path]:
    """The files whose code calls the library: its adapter, or somebody's own module and what that is made of."""
    if ":" in library:
        return own_files(own_functions(library)[0])
    return [Path(__file__).parent / f"{LIBRARIES[library].module}.py"]


def own_files(module: ModuleType) -> list[Path]:
    """The files of a module and of all modules that it refers to, those of installed packages and Python's aside."""
    installed = [Path(path) for name, path in sysconfig.get_paths().items() if "lib" in name]
    found: dict[str, Path] = {}
    waiting = [module]
    while waiting:
        one = waiting.pop()
        file = getattr(one, "__file__", None)
        path = Path(file).resolve() if file else None
        if path is None or one.__name__ in found or any(path.is_relative_to(folder) for folder in installed):
            continue
        found[one.__name__] = path
        names = {getattr(value, "__module__", None) for value in vars(one).values()}
        waiting += [sys.modules[name] for name in names if isinstance(name, str) and name in sys.modules]
        waiting += [value for value in vars(one).values() if isinstance(value, ModuleType)]
    return sorted(found.values())


def versions(library: str) -> dict[str, str]:
    """The versions of a library's distributions; none for somebody's own module.

    Raises:
        NotUsableError: where one is not installed.
    """
    if ":" in library:
        return {}
    found = {}
    for package in LIBRARIES[library].packages:
        try:
            found[package] = importlib.metadata.version(package)
        except importlib.metadata.PackageNotFoundError:
            hint = f"pip install 'lnverify[{LIBRARIES[library].extra}]'"
            raise NotUsableError(f"{package} is not installed: {hint}") from None
    return found


@cache
def load(library: str) -> dict[str, Implementation]:
    """The implementations of a library, by name.

    Raises:
        NotUsableError: where the library is not installed, or its import fails.
    """
    if ":" in library:
        functions = own_functions(library)[1]
        return {library: Implementation(library, functions[0], *functions[1:])}
    versions(library)
    try:
        adapter: ModuleType = importlib.import_module(f"{__name__}.{LIBRARIES[library].module}")
        found: list[Implementation] = adapter.implementations()
    except Exception as error:
        lines = str(error).splitlines() or [type(error).__name__]
        raise NotUsableError(f"{library} cannot be used: {lines[0]}") from error
    return {implementation.name: implementation for implementation in found}

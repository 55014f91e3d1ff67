"""The libraries under audit: what is installed of them, and their implementations."""

from __future__ import annotations

import importlib
import importlib.metadata
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lnverify.kernels.audit.adapters import Implementation, callables, own
from lnverify.kernels.audit.options import CALL_TIMEOUT, NOTHING_DECLARED, Declared
from lnverify.numeric.publishing.provenance import ROOT
from lnverify.proofs.errors import InputError


@dataclass(frozen=True)
class Library:
    """Where implementations come from.

    Attributes:
        adapter: the module beside this one that has them.
        packages: the distributions that the page names with their versions; all must be installed.
        extra: what to install: `pip install 'lnverify[extra]'`.
        released: False for what is shown for comparison and is nobody's release.
        beneath: distributions that compute for it and that its adapter does not import, each where it is installed.
        built_on: files and folders of the project that its adapter imports, beside what all adapters do.
    """

    adapter: str
    packages: tuple[str, ...]
    extra: str = ""
    released: bool = True
    beneath: tuple[str, ...] = ()
    built_on: tuple[str, ...] = ()


LIBRARIES = {
    "lnverify": Library("lnverify_", ("numpy",), released=False, built_on=("numeric/normalize",)),
    "numpy": Library("numpy_post", ("numpy",), released=False),
    "torch": Library("torch_", ("torch",), "torch"),
    "inductor": Library("inductor_", ("torch",), "torch", built_on=("kernels/audit/adapters/torch_.py",)),
    "flax": Library("flax_", ("flax", "jax"), "jax", beneath=("jaxlib",)),
    "equinox": Library(
        "equinox_", ("equinox", "jax"), "equinox", beneath=("jaxlib",), built_on=("kernels/audit/adapters/flax_.py",)
    ),
    "keras": Library("keras_", ("keras",), "keras", beneath=("torch", "jaxlib", "tensorflow")),
    "onnx": Library("onnx_", ("onnx",), "onnx"),
    "onnxruntime": Library(
        "onnxruntime_", ("onnxruntime", "onnx"), "onnx", built_on=("kernels/audit/adapters/onnx_.py",)
    ),
    "tinygrad": Library("tinygrad_", ("tinygrad",), "tinygrad"),
    "mlx": Library("mlx_", ("mlx",), "mlx"),
}
"""The libraries, ours first; the page has them in this order."""


class NotUsableError(Exception):
    """A library that is not installed or cannot be used: the reason, in one line."""


def check(name: str) -> None:
    """See that `name` is one of LIBRARIES, or somebody's own module:function.

    Raises:
        InputError: where it is not, or the module or function cannot be found.
    """
    if ":" in name:
        own.functions(name)
    elif name not in LIBRARIES:
        raise InputError(
            f"unknown implementation {name!r}; one of {', '.join(LIBRARIES)}, "
            "or module:function for your own, would be right"
        )


def in_order(names: set[str]) -> list[str]:
    """Names of libraries in the order of LIBRARIES, somebody's own after them."""
    return [*(name for name in LIBRARIES if name in names), *sorted(names - set(LIBRARIES))]


def is_released(library: str) -> bool:
    """Whether a library is somebody's release, whose faults are findings."""
    return library in LIBRARIES and LIBRARIES[library].released


def versions(library: str) -> dict[str, str]:
    """The versions of a library's distributions; none for somebody's own module.

    Raises:
        NotUsableError: where one is not installed.
    """
    if ":" in library:
        return {}
    results = {}
    for package in LIBRARIES[library].packages:
        version = _version(package)
        if version is None:
            hint = f"pip install 'lnverify[{LIBRARIES[library].extra}]'"
            raise NotUsableError(f"{package} is not installed: {hint}")
        results[package] = version
    return results


def all_versions(library: str) -> dict[str, str]:
    """The versions of the installed distributions that compute: those of a library, and of the reference."""
    names = {*LIBRARIES[library].packages, *LIBRARIES[library].beneath, "numpy", "ml_dtypes", "python-flint"}
    versions = {package: _version(package) for package in sorted(names)}
    return {package: version for package, version in versions.items() if version is not None}


def _version(package: str) -> str | None:
    try:
        return importlib.metadata.version(package)
    except importlib.metadata.PackageNotFoundError:
        return None


def files(library: str) -> list[Path]:
    """The files that call a library: its adapter and what that is built on."""
    known = LIBRARIES[library]
    built_on = [path for name in known.built_on for path in sorted((ROOT / name).rglob("*.py")) or [ROOT / name]]
    return [Path(__file__).with_name(f"{known.adapter}.py"), *built_on]


@cache
def load(library: str, declared: Declared = NOTHING_DECLARED) -> dict[str, Implementation]:
    """The implementations of LayerNorm and RMSNorm of a library, by name.

    Raises:
        NotUsableError: where the library is not installed, or its import fails.
    """
    if ":" in library:
        forward, *backward = own.functions(library)
        return callables.everywhere(forward, backward[0] if backward else None, library, declared)
    versions(library)
    try:
        module = importlib.import_module(f"lnverify.kernels.audit.adapters.{LIBRARIES[library].adapter}")
        return {one.name: one for one in module.implementations()}
    except Exception as error:
        lines = str(error).splitlines() or [type(error).__name__]
        raise NotUsableError(f"{library} cannot be used: {lines[0]}") from error


@contextmanager
def as_bad_input(name: str) -> Iterator[None]:
    """A block in which it is bad input to name a library that cannot be used."""
    try:
        yield
    except NotUsableError as reason:
        raise InputError(f"{reason}; {name} was named") from None


def implementations(
    name: str, call_timeout: float = CALL_TIMEOUT, declared: Declared = NOTHING_DECLARED
) -> dict[str, Implementation]:
    """The implementations of a library, or somebody's own functions or module.

    Args:
        name: of the library, or module:function.
        call_timeout: the most seconds that one call may take, where it is somebody's own.
        declared: what is said of somebody's own.

    Raises:
        InputError: where a library is not installed or cannot be used, or there is no such function.
    """
    with as_bad_input(name):
        return {key: callables.with_limit(one, call_timeout) for key, one in load(name, declared).items()}


def require(names: Iterable[str]) -> None:
    """See that named libraries are installed.

    Raises:
        InputError: where one is not.
    """
    for name in names:
        with as_bad_input(name):
            versions(name)

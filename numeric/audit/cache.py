"""Measurements that are kept: keyed by the hash of everything that they depend on."""

from __future__ import annotations

import hashlib
import json
import os
from functools import cache
from pathlib import Path
from typing import Any

from numeric.audit.adapters import sources, versions
from numeric.files import write_whole
from numeric.provenance import fingerprint
from proofs.errors import InputError

HERE = Path(__file__).parent
COMMON = (
    HERE.parent / "reference",
    HERE.parent / "formats.py",
    HERE / "measure.py",
    HERE / "regimes.py",
    HERE / "runner.py",
)
BESIDES = {
    "numeric": (HERE.parent / "normalize",),
    "algorithms": (HERE / "models",),
    "equinox": (HERE / "adapters" / "flax_.py",),
    "onnxruntime": (HERE / "adapters" / "onnx_.py",),
}


def folder() -> Path:
    """Where measurements are kept: `lnverify/audit` in XDG_CACHE_HOME, or in ~/.cache."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "lnverify" / "audit"


@cache
def code(library: str) -> str:
    """The hash of the code that a library's measurements depend on."""
    return fingerprint(*COMMON, *sources(library), *BESIDES.get(library, ()))


def key(library: str, regime: str, format: str) -> str:
    """The key of a library's measurements on a regime in a format."""
    parts = [
        library,
        code(library),
        sorted(versions(library).items()),
        sorted(versions("numpy").items()),
        regime,
        format,
    ]
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def read(name: str) -> dict[str, Any] | None:
    """What is kept under a key; None where nothing whole is."""
    try:
        kept: dict[str, Any] = json.loads((folder() / f"{name}.json").read_text())
    except (OSError, ValueError):
        return None
    return kept


def write(name: str, records: dict[str, Any]) -> None:
    """Keep measurements under a key.

    Raises:
        InputError: where the folder cannot be written.
    """
    try:
        write_whole(folder() / f"{name}.json", json.dumps(records))
    except InputError as error:
        raise InputError(f"{error}, with XDG_CACHE_HOME") from None

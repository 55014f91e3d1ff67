"""What was measured and found, kept on disk: each part under the hash of everything that it depends on."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import secrets
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from numeric.audit.adapters import accelerators, libraries, own
from numeric.pages.files import write_whole
from numeric.pages.provenance import closure, fingerprint, imports_by_name, processor
from proofs.errors import InputError


class UnseenImportError(Exception):
    """Code that imports modules by name: what it imports would be missing from a key."""


def folder() -> Path:
    """Where it is kept: `lnverify/audit` in XDG_CACHE_HOME, or in ~/.cache."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "lnverify" / "audit"


def key(maker: ModuleType, library: str, *case: str) -> str:
    """The key of something that a module makes of a library.

    Args:
        maker: the module; what it imports, directly or not, is part of the key.
        library: one of LIBRARIES, or somebody's own module:function. Of the adapters only its own one counts.
        case: what tells this part from others.
    """
    return hashlib.sha256(json.dumps([maker.__name__, library, made_by(maker, library), case]).encode()).hexdigest()


@cache
def made_by(maker: ModuleType, library: str) -> str:
    """The hash of what computes: code of a maker and of a library's adapter with all that they import, and versions.

    Raises:
        UnseenImportError: where code of the project imports by name.
    """
    ours, theirs = closure(maker.__name__, packages=False), libraries.files(library)
    is_own = ":" in library
    for path in filter(imports_by_name, ours if is_own else [*ours, *theirs]):
        raise UnseenImportError(f"{path} imports by name, which no key can see; an import statement would be right")
    # Of somebody's own module it is not ours to refuse that: it is measured each time.
    unseen = secrets.token_hex() if is_own and own.imports_by_name(theirs) else ""
    files = [*ours, *theirs]
    parts = [fingerprint(*files), libraries.all_versions(library, files), machine(), unseen]
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def machine() -> list[str]:
    """What measurements depend on beside code and libraries: processor, number of cores, Python, and GPUs."""
    return [processor(), str(os.cpu_count()), platform.python_version(), *accelerators.gpus()]


def read(name: str) -> dict[str, Any] | None:
    """What is kept under a key; None where nothing whole is."""
    try:
        kept: dict[str, Any] = json.loads((folder() / f"{name}.json").read_text())
    except (OSError, ValueError):
        return None
    return kept


def write(name: str, records: dict[str, Any]) -> None:
    """Keep JSON values under a key.

    Raises:
        InputError: where the folder cannot be written.
    """
    try:
        write_whole(folder() / f"{name}.json", json.dumps(records))
    except InputError as error:
        raise InputError(f"{error}, with XDG_CACHE_HOME") from None

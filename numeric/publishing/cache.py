"""The one cache on disk: what was computed, under the hash of everything that it depends on.

It lies in `lnverify` below XDG_CACHE_HOME, or below ~/.cache, in a folder that only its owner can read and write: a row
is a file of JSON with a seal, and nothing in it is ever run. What was not asked for in the longest time goes when it is
full. Where it cannot be written, belongs to somebody else, or nobody has a home, nothing is kept, and everything is
computed each time.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

FULL = 2**30
"""Bytes that it holds at most, when a process begins to write."""


def folder() -> Path:
    """Where it lies."""
    named = Path(os.environ.get("XDG_CACHE_HOME", ""))
    # The XDG specification has relative paths ignored.
    return (named if named.is_absolute() else Path.home() / ".cache") / "lnverify"


def private_folder() -> Path:
    """Where it lies: the folder is there from now on, and nobody else may read or write it.

    Raises:
        OSError: where it cannot be made, or belongs to somebody else.
    """
    path = folder()
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    if path.stat().st_uid != os.geteuid():
        raise PermissionError(f"{path} belongs to another user")
    path.chmod(0o700)
    return path


def key(*parts: Any) -> str:
    """The hash of JSON values."""
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def read_entry(key: str) -> Any:
    """The JSON value under a key; None where there is none, or another than was written."""
    with suppress(OSError, ValueError, TypeError, RuntimeError):
        path = _path(key)
        seal, value = json.loads(path.read_text(encoding="utf-8")) if path.is_file() else (None, None)
        if seal == _seal(key, value):
            os.utime(path)
            return value
    return None


def write(key: str, value: Any) -> None:
    """Keep a JSON value under a key."""
    with suppress(OSError, ValueError, RuntimeError):
        path = _path(key)
        _make_room(path.parent)
        number, name = tempfile.mkstemp(prefix=".", dir=path.parent)
        with os.fdopen(number, "w", encoding="utf-8") as file:
            json.dump([_seal(key, value), value], file)
        os.replace(name, path)


def load_or_make(key: str, make: Callable[[], Any], fits: Callable[[Any], bool] = bool) -> Any:
    """The JSON value under a key; where there is none, what `make` gives, which is kept from now on.

    Args:
        key: of it.
        make: makes it.
        fits: whether a value that was kept may be what `make` gives; without it whatever is sealed may.
    """
    value = read_entry(key)
    if value is None or (fits is not bool and not fits(value)):
        # What was kept and what was just made are alike: tuples are lists in both.
        value = json.loads(json.dumps(make()))
        write(key, value)
    return value


def _path(key: str) -> Path:
    rows = private_folder() / "rows"
    rows.mkdir(exist_ok=True)
    return rows / f"{hashlib.sha256(key.encode()).hexdigest()}.json"


def _seal(key: str, value: Any) -> str:
    """It binds a value to its key, and so to the claim and the code that the key is a hash of."""
    return hashlib.sha256(json.dumps([key, value]).encode()).hexdigest()


@cache
def _make_room(rows: Path) -> None:
    """Remove what was not read for the longest time, down to what may stay; once in a process."""
    results = sorted(
        ((at.st_mtime, at.st_size, path) for path in rows.iterdir() for at in [path.lstat()]), reverse=True
    )
    size = 0
    for _, bytes_of_row, path in results:
        size += bytes_of_row
        if size > FULL:
            path.unlink(missing_ok=True)

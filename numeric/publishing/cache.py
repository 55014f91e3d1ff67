"""The one cache on disk: what was computed, under the hash of everything that it depends on.

It lies in `lnverify` below XDG_CACHE_HOME, or below ~/.cache. What was not asked for in the longest time goes when it
is full. Where it cannot be written nothing is kept, and everything is computed each time.
"""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

FULL = 2**30
"""Bytes that it holds at most."""


def folder() -> Path:
    """Where it lies."""
    named = Path(os.environ.get("XDG_CACHE_HOME", ""))
    # The XDG specification has relative paths ignored.
    return (named if named.is_absolute() else Path.home() / ".cache") / "lnverify"


def key(*parts: Any) -> str:
    """The hash of JSON values."""
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def read_entry(key: str) -> Any:
    """The JSON value under a key; None where there is none."""
    with _ignoring_errors():
        return _open_cache(folder()).get(key)


def write(key: str, value: Any) -> None:
    """Keep a JSON value under a key."""
    with _ignoring_errors():
        _open_cache(folder()).set(key, value)


def load_or_make(key: str, make: Callable[[], Any]) -> Any:
    """The JSON value under a key; where there is none, what `make` gives, which is kept from now on."""
    value = read_entry(key)
    if value is None:
        # What was kept and what was just made are alike: tuples are lists in both.
        value = json.loads(json.dumps(make()))
        write(key, value)
    return value


@contextmanager
def _ignoring_errors() -> Iterator[None]:
    """Whatever is wrong with the folder, the disk or the database, nothing is kept."""
    from diskcache import Timeout

    with suppress(OSError, sqlite3.Error, Timeout, ValueError, zlib.error):
        yield


@cache
def _open_cache(path: Path) -> Any:
    from diskcache import Cache, JSONDisk

    return Cache(str(path / "cache"), disk=JSONDisk, size_limit=FULL, eviction_policy="least-recently-used")

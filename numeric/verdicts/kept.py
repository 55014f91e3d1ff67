"""Verdicts are kept on disk, so that a list, a citation and a search do not wait.

Their key is a hash of everything that they depend on: the code that decides, with all that it imports, and the versions
of Python and of the libraries that compute. When the key changes, they are computed again. Each is noted as soon as it
is known, so that what was interrupted goes on without loss.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from numeric.pages.progress import Progress
from numeric.pages.provenance import closure, fingerprint
from numeric.version import VERSION

# Keys that are kept: those of the last versions that ran.
_MOST = 8


def folder() -> Path:
    """Where results are kept: `lnverify` in XDG_CACHE_HOME, or in ~/.cache."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "lnverify"


def key() -> str:
    """The hash of everything that the verdicts depend on."""
    parts = [VERSION, platform.python_version(), _libraries(), fingerprint(*closure("numeric.verdicts.decided"))]
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def _libraries() -> list[str]:
    """The libraries that compute, each by the name of the folder that says its version."""
    import sys

    names = ("sympy-*.dist-info", "python_flint-*.dist-info")
    return sorted({path.name for place in sys.path for name in names for path in Path(place or ".").glob(name)})


def known(tell: Progress = lambda what, done, total: None) -> dict[str, dict[str, Any]]:
    """What was decided of every claim, by id; decided now where nothing is kept, by one process at a time.

    Args:
        tell: told (what, done, all) while claims are decided.
    """
    if (found := read()) is not None:
        return found
    with _alone():
        # Another process may have decided them while this one waited.
        found = read()
        return keep(_decide(tell, Notes().read())) if found is None else found


@contextmanager
def _alone() -> Iterator[None]:
    """Let no other process decide the claims; where the folder cannot be written, each does it for itself."""
    import fcntl

    path = folder() / "verdicts" / "lock"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.open("w")
    except OSError:
        yield
        return
    with lock:
        # The lock ends with the file, or with the process.
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def read() -> dict[str, dict[str, Any]] | None:
    """What was decided of every claim, by id; None if nothing is kept for this code."""
    found = _read(_path())
    return None if found is None else _by_id(found)


def decide(tell: Progress = lambda what, done, total: None) -> dict[str, dict[str, Any]]:
    """Decide every claim, in the order of the sources, and keep what comes out; see `numeric.verdicts.decided`.

    Args:
        tell: told (what, done, all) as it goes on.
    """
    return keep(_decide(tell, {}))


class Notes:
    """What was decided of single claims, on disk until all are decided; nothing where the folder cannot be written."""

    def __init__(self) -> None:
        self._path = _path().with_suffix(".notes")

    def add(self, found: dict[str, Any]) -> None:
        """Note what was decided of a claim, as `numeric.verdicts.decided` makes it."""
        if self._path.with_suffix(".json").exists():
            return
        content = json.dumps(found)
        with suppress(OSError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            # A line is written at once, so that two processes do not write into each other's.
            with self._path.open("ab", buffering=0) as file:
                file.write(f"{_digest(content)} {content}\n".encode())

    def read(self) -> dict[str, dict[str, Any]]:
        """What is noted, by the id of the claim, without lines that are damaged."""
        try:
            lines = self._path.read_text(encoding="utf-8").splitlines()
        except (OSError, ValueError):
            return {}
        parts = [line.partition(" ") for line in lines]
        return _by_id([json.loads(content) for digest, _, content in parts if digest == _digest(content)])


def keep(found: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Keep what was decided of every claim.

    Args:
        found: by id, as `numeric.verdicts.decided` makes it.

    Returns:
        The same in the order of the sources, as it is read back: the first answer and the later ones are the same.
    """
    from proofs.registry import SOURCES

    order = list(SOURCES)
    claims = json.loads(json.dumps(sorted(found.values(), key=lambda claim: order.index(claim["source"]))))
    _write(_path(), claims)
    return _by_id(claims)


def _path() -> Path:
    return folder() / "verdicts" / f"{key()}.json"


def _by_id(found: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {claim["id"]: claim for claim in found}


def _read(path: Path) -> list[dict[str, Any]] | None:
    """What is kept in a file, below its hash; None if the file is missing or damaged."""
    try:
        digest, _, content = path.read_text(encoding="utf-8").partition("\n")
        claims: list[dict[str, Any]] | None = json.loads(content) if digest == _digest(content) else None
        return claims
    except (OSError, ValueError):
        return None


def _write(path: Path, found: list[dict[str, Any]]) -> None:
    """Keep verdicts and remove those of old versions. If the folder cannot be written, nothing is kept."""
    from numeric.pages.files import write_whole
    from proofs.errors import InputError

    try:
        content = json.dumps(found)
        write_whole(path, f"{_digest(content)}\n{content}")
        path.with_suffix(".notes").unlink(missing_ok=True)
        old = sorted(path.parent.glob("*.*"), key=lambda each: each.stat().st_mtime)[:-_MOST]
        for each in old:
            each.unlink(missing_ok=True)
    except (InputError, OSError):
        return


def _digest(content: str) -> str:
    return hashlib.sha256(content.encode()).hexdigest()


def _decide(tell: Progress, noted: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """What was decided of every claim, by id, beginning with what is noted."""
    from numeric.verdicts.decided import decided
    from proofs.claims import CLAIMS
    from proofs.verdicts.verdict import judge

    notes = Notes()
    found: dict[str, dict[str, Any]] = {}
    for id in CLAIMS:
        tell(id, len(found), len(CLAIMS))
        found[id] = noted.get(id) or decided(judge(id))
        if id not in noted:
            notes.add(found[id])
    return found

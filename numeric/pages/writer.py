"""The process that puts a set of files into a folder. It alone writes, so no other process can end halfway through.

`numeric.pages.files.write_set` starts it, in a session of its own, and sends it the folder, the contents and what is to
go. Where the sender is killed before it has sent everything, nothing is written; after that the writer finishes by
itself. It writes all files into a hidden folder beside their places, removes what is to go, then moves them. Where the
machine stops between two moves, the next writer in that folder does the rest first.

The module needs the standard library alone: it starts in a few hundredths of a second.
"""

import fcntl
import os
import pickle
import shutil
import sys
import tempfile
from collections.abc import Collection, Iterable
from contextlib import suppress

PREFIX = ".lnverify-"
READY = PREFIX + "ready"
# In a folder that is ready: the paths of what is to go, each ended by a zero byte.
GONE = PREFIX + "gone"


def main() -> None:
    """Read (folder, contents by relative path, paths to go) from standard input, write, and say what is in the way."""
    try:
        folder, contents, gone = pickle.load(sys.stdin.buffer)
    except (EOFError, pickle.UnpicklingError):
        return
    try:
        place(folder, contents, gone)
    except OSError as error:
        where = error.filename2 or error.filename or folder
        sys.stdout.buffer.write(pickle.dumps((os.fspath(where), error.strerror or str(error))))


def place(folder: str, contents: dict[str, bytes], gone: Collection[str] = ()) -> None:
    """Write all files and remove what is to go, or do nothing.

    Raises:
        OSError: where they cannot be written; nothing has changed then.
    """
    made = _make(folder)
    try:
        # One writer at a time; the lock ends with the process, whatever ends it.
        lock = os.open(folder, os.O_RDONLY)
        fcntl.flock(lock, fcntl.LOCK_EX)
        _recover(folder)
        stage = tempfile.mkdtemp(prefix=PREFIX, dir=folder)
        try:
            for name, data in contents.items():
                _write(os.path.join(stage, name), data)
            _write(os.path.join(stage, GONE), b"".join(os.fsencode(name) + b"\0" for name in gone))
            _check_places(folder, [*contents, *gone])
            os.rename(stage, os.path.join(folder, READY))
        except BaseException:
            shutil.rmtree(stage)
            raise
        _move(folder)
    except BaseException:
        # Another writer may have come and put something there.
        with suppress(OSError):
            for path in made:
                os.rmdir(path)
        raise


def _make(folder: str) -> list[str]:
    """Make a folder; those that were missing, the innermost first."""
    missing = []
    path = folder
    while not os.path.exists(path):
        missing.append(path)
        path = os.path.dirname(path)
    os.makedirs(folder, exist_ok=True)
    return missing


def _write(path: str, data: bytes) -> None:
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _check_places(folder: str, names: Iterable[str]) -> None:
    """See to it that every move will work, before the first one."""
    device = os.stat(folder).st_dev
    for name in names:
        path = os.path.join(folder, name)
        if os.path.isdir(path):
            raise OSError(21, "a folder is in its place", path)
        parent = os.path.dirname(path)
        if os.path.exists(parent) and not os.path.isdir(parent):
            raise OSError(20, "it is no folder", parent)
        if os.path.isdir(parent) and os.stat(parent).st_dev != device:
            raise OSError(18, "it lies on another disk than the folder that it is in", parent)
        if os.path.isdir(parent) and not os.access(parent, os.W_OK | os.X_OK):
            raise OSError(13, "Permission denied", parent)


def _move(folder: str) -> None:
    """Remove what is to go, and move everything that is ready to its place; begun anew, it ends in the same way."""
    ready = os.path.join(folder, READY)
    _remove(folder, os.path.join(ready, GONE))
    for inside, _, names in os.walk(ready):
        there = os.path.normpath(os.path.join(folder, os.path.relpath(inside, ready)))
        os.makedirs(there, exist_ok=True)
        for name in names:
            if name != GONE:
                os.replace(os.path.join(inside, name), os.path.join(there, name))
    shutil.rmtree(ready)


def _remove(folder: str, listed: str) -> None:
    """Remove the files that a file lists, where they are there."""
    if os.path.exists(listed):
        with open(listed, "rb") as file:
            names = file.read().split(b"\0")[:-1]
        for name in names:
            with suppress(FileNotFoundError):
                os.remove(os.path.join(os.fsencode(folder), name))


def _recover(folder: str) -> None:
    """Finish what a writer had ready when the machine stopped; remove what it had not."""
    if os.path.isdir(os.path.join(folder, READY)):
        _move(folder)
    for name in os.listdir(folder):
        if name.startswith(PREFIX):
            shutil.rmtree(os.path.join(folder, name))


if __name__ == "__main__":
    main()

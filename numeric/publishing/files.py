"""Files that are written whole or not at all, alone or as a set; and what is damaged, told in one line."""

import fcntl
import json
import os
import tempfile
import warnings
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from errno import EACCES, EISDIR
from pathlib import Path
from typing import Any

from lnverify.proofs.errors import InputError


def write_set(folder: Path, contents: Mapping[str, str | bytes], gone: Collection[str] = ()) -> list[Path]:
    """Write files into `folder` as one set: whatever ends this process, all of the old ones are there or all new ones.

    They are written into a hidden folder beside their places, and then moved. A child process does both, in a session
    of its own: neither an interrupt nor a kill of this process leaves a mixture. Two sets for one folder wait for each
    other. Missing folders are made.

    Args:
        folder: where they go; other files in it stay.
        contents: by relative path.
        gone: relative paths of old files that have no place in the new set; they are removed where they are there.

    Returns:
        Their paths, in the order of `contents`.

    Raises:
        InputError: where they cannot be written; nothing has changed then.
    """
    whole = folder.expanduser().absolute()
    answer, writer = os.pipe()
    with warnings.catch_warnings():
        # JAX and Python warn of locks that other threads hold: the child takes none, it writes files alone.
        warnings.simplefilter("ignore")
        child = os.fork()
    if child == 0:
        os.setsid()
        failed = 1
        try:
            _place(whole, contents, gone)
            failed = 0
        except OSError as error:
            where = error.filename2 or error.filename or whole
            os.write(writer, f"{os.fspath(where)}: cannot be written ({error.strerror or error})".encode())
        finally:
            os._exit(failed)
    os.close(writer)
    with os.fdopen(answer, encoding="utf-8") as stream:
        complaint = stream.read()
    _, status = os.waitpid(child, 0)
    if status:
        raise InputError(
            f"{complaint or f'{folder}: the process that writes there was ended'}; nothing has changed; "
            "a folder with room that you may write to would be right"
        )
    return [folder / name for name in contents]


def _place(folder: Path, contents: Mapping[str, str | bytes], gone: Collection[str]) -> None:
    """Write all files and remove what is to go, or do nothing.

    Raises:
        OSError: where they cannot be written; nothing has changed then.
    """
    result = _make(folder)
    try:
        # The lock ends with the process.
        fcntl.flock(os.open(folder, os.O_RDONLY), fcntl.LOCK_EX)
        with tempfile.TemporaryDirectory(prefix=".lnverify-", dir=folder) as stage:
            for name, content in contents.items():
                path = Path(stage, name)
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content.encode() if isinstance(content, str) else content)
                # What would end the moves halfway is looked for before the first.
                place = folder / name
                result = _make(place.parent) + result
                if place.is_dir():
                    raise IsADirectoryError(EISDIR, "a folder is in its place", str(place))
                if not os.access(place.parent, os.W_OK | os.X_OK):
                    raise PermissionError(EACCES, os.strerror(EACCES), str(place.parent))
            for name in gone:
                (folder / name).unlink(missing_ok=True)
            for name in contents:
                os.replace(Path(stage, name), folder / name)
    except BaseException:
        for path in result:
            with suppress(OSError):
                path.rmdir()
        raise


def _make(folder: Path) -> list[Path]:
    """Make a folder; those that were missing, the innermost first."""
    missing = [path for path in (folder, *folder.parents) if not path.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    return missing


def left_behind(folder: Path, patterns: Iterable[str], made: Collection[str]) -> list[str]:
    """The files of patterns that lie in a folder and are not among those that are made now."""
    there = {path.relative_to(folder).as_posix() for pattern in patterns for path in folder.glob(pattern)}
    return sorted(there.difference(made))


def write_whole(path: Path, content: str | bytes) -> None:
    """Write a file, or nothing of it; missing folders are made.

    A link stays one: the file that it leads to is replaced. A pipe or a device is written to.

    Raises:
        InputError: where the folder or the file cannot be written.
    """
    # /dev/stdout leads to whatever file the output goes to, which must not be replaced under it.
    if path.exists() and not path.is_dir() and (not path.is_file() or path.parts[:2] == ("/", "dev")):
        try:
            with path.open("ab") as file:
                file.write(content.encode() if isinstance(content, str) else content)
        except OSError as error:
            raise InputError(f"{path}: cannot be written ({error.strerror}); name a file you may write to") from None
        return
    whole = Path(os.path.realpath(path))
    write_set(whole.parent, {whole.name: content})


def require_folder(path: Path) -> None:
    """See to it, before long work, that files can be written to a folder that exists or can be made.

    Raises:
        InputError: where something else is in the way, or nothing can be written there.
    """
    whole = path.expanduser().resolve()
    nearest = next(part for part in (whole, *whole.parents) if part.exists())
    if not nearest.is_dir():
        raise InputError(f"{path}: {nearest} is no folder; name a folder")
    try:
        with tempfile.TemporaryFile(dir=nearest):
            pass
    except OSError as error:
        raise InputError(f"{path}: cannot be written ({error.strerror}); name a folder you may write to") from None


def require_file(path: Path | None) -> None:
    """See to it, before long work, that a file can be written, where one is asked for.

    Raises:
        InputError: where a folder is in the way, or nothing can be written there.
    """
    if path is None or (path.exists() and not path.is_file() and not path.is_dir()):
        return
    if path.is_dir():
        raise InputError(f"{path}: is a folder; name a file")
    require_folder(path.parent)


@contextmanager
def read_errors(path: Path, right: str, *errors: type[Exception]) -> Iterator[None]:
    """Turn whatever a reader raises on a damaged file into one line.

    Args:
        right: what would be right instead.
        errors: what to catch besides OSError, ValueError, LookupError, ArithmeticError, MemoryError and RecursionError.
    """
    expected: tuple[type[Exception], ...] = (
        *(OSError, ValueError, LookupError, ArithmeticError, MemoryError, RecursionError),
        *errors,
    )
    try:
        yield
    except InputError:
        raise
    except expected as error:
        reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
        line = " ".join(str(reason).split())
        short = line if len(line) <= 160 else line[:157] + "..."
        raise InputError(f"{path}: {short}; {right} would be right") from None


def read_object(path: Path, right: str) -> dict[str, Any]:
    """What a file of JSON has by name; nothing where there is no file.

    Args:
        right: what would be right in the place of a damaged one.

    Raises:
        InputError: where it is damaged.
    """
    if not path.is_file():
        return {}
    with read_errors(path, right):
        result = json.loads(path.read_text(encoding="utf-8"))
        if not isinstance(result, dict):
            raise ValueError("a list, a text or a number")
        return result

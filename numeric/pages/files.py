"""Files that are written whole or not at all, alone or as a set."""

import os
import pickle
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from numeric.pages import writer
from proofs.errors import InputError


def write_set(folder: Path, contents: Mapping[str, str | bytes], gone: Collection[str] = ()) -> list[Path]:
    """Write files into `folder` as one set: whatever ends this process, all of the old ones are there or all new ones.

    A process of its own writes them (`numeric.pages.writer`): neither a mixture nor a temporary file is left behind.
    Two sets for one folder wait for each other. Missing folders are made.

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
    data = {name: text.encode() if isinstance(text, str) else text for name, text in contents.items()}
    # A session of its own: an interrupt from the terminal does not reach it.
    process = subprocess.Popen(
        [sys.executable, "-I", "-S", writer.__file__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
    )
    answer, _ = process.communicate(pickle.dumps((str(whole), data, sorted(gone))))
    if answer:
        where, reason = pickle.loads(answer)
        raise InputError(
            f"{where}: cannot be written ({reason}); nothing has changed; "
            "a folder with room that you may write to would be right"
        )
    if process.returncode:
        raise InputError(f"{folder}: the process that writes there ended before it was done; run the command again")
    return [folder / name for name in contents]


def write_whole(path: Path, content: str | bytes) -> None:
    """Write `content` to a temporary file beside `path` and move it into place.

    An interrupted run leaves the previous file as it was. Missing folders are made.

    Raises:
        InputError: where the folder or the file cannot be written.
    """
    with replacing(path) as file:
        file.write(content.encode() if isinstance(content, str) else content)


@contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """A stream that takes the place of a file once it is written to its end; missing folders are made.

    Raises:
        InputError: where the folder or the file cannot be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise InputError(f"{path}: cannot be written ({error.strerror}); name a folder you may write to") from None
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
        os.chmod(temporary, 0o644)
        os.replace(temporary, path)
    except OSError as error:
        raise InputError(f"{path}: cannot be written ({error.strerror}); name a file you may write to") from None
    finally:
        Path(temporary).unlink(missing_ok=True)


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

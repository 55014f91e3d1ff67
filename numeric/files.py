"""Files that are written whole or not at all."""

import os
import tempfile
from pathlib import Path

from proofs.errors import InputError


def write_whole(path: Path, content: str | bytes) -> None:
    """Write `content` to a temporary file beside `path` and move it into place.

    An interrupted run leaves the previous file as it was. Missing folders are made.

    Raises:
        InputError: where the folder or the file cannot be written.
    """
    data = content.encode() if isinstance(content, str) else content
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    except OSError as error:
        raise InputError(f"{path}: cannot be written ({error.strerror}); name a folder you may write to") from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
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

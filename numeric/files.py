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
        InputError: where a file is in the way, or the folder may not be written to.
    """
    in_the_way = next((part for part in (path, *path.parents) if part.is_file()), None)
    if in_the_way is not None:
        raise InputError(f"{path}: {in_the_way} is a file; name a folder")
    nearest = next(part for part in (path, *path.absolute().parents) if part.exists())
    if not os.access(nearest, os.W_OK):
        raise InputError(f"{path}: cannot be written (Permission denied); name a folder you may write to")

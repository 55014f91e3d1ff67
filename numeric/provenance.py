"""Where a result comes from: a fingerprint of the code and the inputs that made it."""

import hashlib
from pathlib import Path

from proofs.errors import InputError


def fingerprint(*paths: Path) -> str:
    """SHA-256 over the contents of the files, whatever they are called and in whatever order they are given.

    Raises:
        InputError: for a path that is no readable file.
    """
    return hashlib.sha256("\n".join(sorted(map(_digest, paths))).encode()).hexdigest()


def _digest(path: Path) -> str:
    try:
        return hashlib.sha256(Path(path).read_bytes()).hexdigest()
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror}); name a file that exists") from None

"""What a report was made of: a hash of the code and the inputs."""

import hashlib
from pathlib import Path


def fingerprint(*paths: Path | str) -> str:
    """SHA-256 over the contents of files (of a folder: the Python files below), whatever order or place."""
    digests = sorted(
        hashlib.sha256(file.read_bytes()).hexdigest()
        for path in map(Path, paths)
        for file in (path.rglob("*.py") if path.is_dir() else [path])
    )
    return hashlib.sha256("".join(digests).encode()).hexdigest()

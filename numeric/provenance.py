"""Which code, inputs and versions made a report."""

import hashlib
import platform
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent


def fingerprint(*sources: ModuleType | Path) -> str:
    """SHA-256, in hexadecimal, over the contents of source files and inputs.

    It depends on neither the order of the arguments nor on where the project or an input lies: files of the
    project count by their path inside it, others by their name.

    Args:
        sources: files, folders (their .py and .j2 files), or modules (a package: its folder).
    """
    digest = hashlib.sha256()
    for label, path in sorted({_label(path): path for source in sources for path in _files(source)}.items()):
        content = hashlib.sha256()
        with path.open("rb") as file:
            while block := file.read(1 << 20):
                content.update(block)
        digest.update(f"{label}\0{content.hexdigest()}\n".encode())
    return digest.hexdigest()


def versions(*packages: str) -> dict[str, str]:
    """The versions of Python and of installed packages."""
    return {"python": platform.python_version()} | {package: version(package) for package in packages}


def _files(source: ModuleType | Path) -> list[Path]:
    if isinstance(source, ModuleType):
        path = Path(str(source.__file__))
        source = path.parent if path.name == "__init__.py" else path
    if source.is_dir():
        return [path for path in source.rglob("*") if path.suffix in (".py", ".j2")]
    return [source]


def _label(path: Path) -> str:
    path = path.resolve()
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name

"""Keys of what is kept: hashes of code and inputs; and what a report says of versions and machine."""

import ast
import hashlib
import platform
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import ModuleType

from lnverify.numeric.version import VERSION

ROOT = Path(__file__).resolve().parents[2]
"""The folder that proofs, numeric and kernels are in: a checkout, or the installed package."""

FRONT = ROOT / "lnverify" if (ROOT / "lnverify").is_dir() else ROOT
"""The folder of what people run and read: the commands, the report, the site."""


def code_folders() -> list[Path]:
    """The folders that hold the code; links to some of them lie in FRONT."""
    front = [
        path for path in sorted(FRONT.iterdir()) if path.is_dir() and path.name not in ("proofs", "numeric", "kernels")
    ]
    return [*(ROOT / name for name in ("proofs", "numeric", "kernels")), *front]


def is_checkout() -> bool:
    """Whether this is the project's own folder, with its tests, rather than an installed package."""
    return (ROOT / "pyproject.toml").is_file() and (ROOT / "tests").is_dir()


def fingerprint(*sources: ModuleType | Path) -> str:
    """SHA-256, in hexadecimal, over the contents of source files and inputs.

    Of Python's files the syntax tree counts: neither comments, nor docstrings, nor how lines are set.

    It depends on neither the order of the arguments nor on where the project or an input lies: files of the
    project count by their path inside it, others by their name.

    Args:
        sources: files, folders (their .py, .j2, .tsv and .toml files), or modules (a package: its folder).
    """
    digest = hashlib.sha256()
    # Two inputs may have one name.
    for label, content in sorted({(_label(path), _digest(path)) for source in sources for path in _files(source)}):
        digest.update(f"{label}\0{content}\n".encode())
    return digest.hexdigest()


def _digest(path: Path) -> str:
    return _digest_of(path.read_bytes(), path.suffix == ".py")


@cache
def _digest_of(content: bytes, is_python: bool) -> str:
    if is_python:
        with suppress(SyntaxError):
            content = _tree(content)
    return hashlib.sha256(content).hexdigest()


def _tree(source: bytes) -> bytes:
    """What a source says, without its docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                first.value.value = ""
    return ast.dump(tree).encode("utf-8", "backslashreplace")


def processor() -> str:
    """What the processor of this machine is called, as its system has it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()


def versions(*packages: str) -> dict[str, str]:
    """The versions of Python and of installed packages."""
    # It takes a tenth of a second to import.
    from importlib.metadata import version

    own = {"lnverify": VERSION}
    return {"python": platform.python_version()} | {name: own.get(name) or version(name) for name in packages}


def _files(source: ModuleType | Path) -> list[Path]:
    if isinstance(source, ModuleType):
        path = Path(str(source.__file__))
        source = path.parent if path.name == "__init__.py" else path
    if source.is_dir():
        return [path for path in source.rglob("*") if path.suffix in (".py", ".j2", ".tsv", ".toml")]
    return [source]


def _label(path: Path) -> str:
    path = path.resolve()
    for folder in (FRONT, ROOT):
        if path.is_relative_to(folder):
            return path.relative_to(folder).as_posix()
    return path.name

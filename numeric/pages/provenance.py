"""Which code, inputs and versions made a report."""

import hashlib
import platform
import re
from functools import cache
from pathlib import Path
from types import ModuleType

from numeric.version import VERSION

ROOT = Path(__file__).resolve().parents[2]
"""The folder that numeric and proofs are in: a checkout, or site-packages."""


def is_checkout() -> bool:
    """Whether this is the project's own folder, with its tests, rather than an installed package."""
    return (ROOT / "pyproject.toml").is_file() and (ROOT / "tests").is_dir()



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
    # It takes a tenth of a second to import.
    from importlib.metadata import version

    own = {"lnverify": VERSION}
    return {"python": platform.python_version()} | {name: own.get(name) or version(name) for name in packages}


_IMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n]*)"
    r"|import[ \t]+([\w., \t]+))",
    re.M,
)

_FOR_TYPES = re.compile(r"^if TYPE_CHECKING:\n(?:[ \t]+[^\n]*\n|\n)+", re.M)


def closure(*modules: str, packages: bool = True) -> list[Path]:
    """The files of the project that modules import, directly or not, at the top or inside functions, and their own.

    Any key of something that is kept is a `fingerprint` of these and of the inputs. Lines that only look like imports
    count too; names that are put together at run time do not, so a module that is found in that way is to be added.

    Args:
        modules: dotted names, such as "proofs.verdicts.verdict".
        packages: whether modules count with the `__init__.py` of every package around them, as Python imports those
            first. Without them only what is imported by its name counts: enough where importing the others does
            nothing but define names.
    """
    found: dict[str, Path] = {}
    waiting = list(modules)
    while waiting:
        name = waiting.pop()
        path = _modules().get(name)
        if path is None or name in found:
            continue
        found[name] = path
        waiting += _imported(path.read_text(encoding="utf-8"))
        waiting += [name.rpartition(".")[0]] if packages else []
    return sorted(found.values())


def _imported(text: str) -> list[str]:
    """Dotted names that a source may import as it runs: modules, and what may be names in them or modules."""
    names, place = [], 0
    text = _FOR_TYPES.sub("", text) if "TYPE_CHECKING" in text else text
    for line in text.splitlines(keepends=True):
        place, start = place + len(line), place
        # Half a million characters are read at every start: only lines that begin like imports are looked at closely.
        if not line.lstrip(" \t").startswith(("from", "import")) or not (found := _IMPORT.match(text, start)):
            continue
        base, parts, plain = (part or "" for part in found.groups())
        if base:
            listed = re.sub(r"#[^\n]*", "", parts).strip("()")
            names += [base, *(f"{base}.{part.split()[0]}" for part in listed.split(",") if part.strip())]
        names += [part.split()[0] for part in plain.split(",") if part.strip()]
    return names


@cache
def _modules() -> dict[str, Path]:
    """The files of the project's modules, by dotted name; a package is its __init__.py."""
    found = {}
    for package in ("numeric", "proofs"):
        for path in (ROOT / package).rglob("*.py"):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


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

"""Which code, inputs and versions made a report."""

import hashlib
import platform
import re
from collections.abc import Callable
from functools import cache
from importlib.util import resolve_name
from pathlib import Path
from types import ModuleType

from numeric.version import VERSION

ROOT = Path(__file__).resolve().parents[2]
"""The folder that numeric and proofs are in: a checkout, or site-packages."""

PACKAGES = ("numeric", "proofs")
"""The project's packages."""


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
    # Two inputs may have one name.
    for label, content in sorted({(_label(path), _digest(path)) for source in sources for path in _files(source)}):
        digest.update(f"{label}\0{content}\n".encode())
    return digest.hexdigest()


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


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


_IMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n]*)"
    r"|import[ \t]+([\w., \t]+))",
    re.M,
)

_FOR_TYPES = re.compile(r"^if TYPE_CHECKING:\n(?:[ \t]+[^\n]*\n|\n)+", re.M)


def closure(*modules: str, packages: bool = True, find: Callable[[str], Path | None] | None = None) -> list[Path]:
    """The files of the project that modules import, directly or not, at the top or inside functions, and their own.

    Any key of something that is kept is a `fingerprint` of these and of the inputs. Lines that only look like imports
    count too; names that are put together at run time do not, so a module that is found in that way is to be added.

    Args:
        modules: dotted names, such as "proofs.verdicts.verdict".
        packages: whether modules count with the `__init__.py` of every package around them, as Python imports those
            first. Without them only what is imported by its name counts: enough where importing the others does
            nothing but define names.
        find: the file of a module, or None for one that does not count; those of the project by default.
    """
    found: dict[str, Path] = {}
    waiting = list(modules)
    while waiting:
        name = waiting.pop()
        path = find(name) if find else _modules().get(name)
        if path is None or name in found:
            continue
        found[name] = path
        around = name.rpartition(".")[0]
        inside = name if path.name == "__init__.py" else around
        waiting += [resolve_name(each, inside) if inside else each.lstrip(".") for each in imported(path)]
        waiting += [around] if packages else []
    return sorted(found.values())


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")


def project_files() -> list[Path]:
    """The files of all of the project's modules."""
    return sorted(_modules().values())


def imported(path: Path) -> list[str]:
    """Dotted names that a source may import as it runs: modules, and what may be names in them or modules."""
    return _imported(_read(path))


_BY_NAME = re.compile(r"\b(?:import_module|__import__|exec_module|run_module|run_path)\b")


def imports_by_name(path: Path) -> bool:
    """Whether a source imports modules by names that are put together at run time, which `closure` does not see."""
    return _BY_NAME.search(_read(path)) is not None


def _imported(text: str) -> list[str]:
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
            dot = "" if base.endswith(".") else "."
            names += [base, *(f"{base}{dot}{part.split()[0]}" for part in listed.split(",") if part.strip())]
        names += [part.split()[0] for part in plain.split(",") if part.strip()]
    return names


@cache
def _modules() -> dict[str, Path]:
    """The files of the project's modules, by dotted name; a package is its __init__.py."""
    found = {}
    for package in PACKAGES:
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

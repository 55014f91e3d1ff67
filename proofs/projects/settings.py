"""Which claims files a project names: `[tool.lnverify]` in its pyproject.toml, or options of a command.

Only the standard library is imported: a pytest that has no claims to collect finds that out for nothing.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.util import find_spec
from pathlib import Path

from lnverify.proofs.errors import InputError
from lnverify.proofs.guards.exits import no_exit

TABLE = "tool.lnverify"
SHIPPED_CLAIMS = "lnverify.proofs.claims"
"""The claims that ship: a module of claims as any other."""


@dataclass(frozen=True)
class Project:
    """What is named.

    Attributes:
        named_in: the pyproject.toml that names the claims files; None where an option of a command does.
        root: the folder that relative paths start from.
        entries: the claims files, by path, or modules by their dotted name.
    """

    named_in: Path | None
    root: Path
    entries: tuple[str, ...]

    def path_of(self, entry: str) -> Path:
        """The file of an entry; of a module without one, pyproject.toml.

        Raises:
            InputError: where there is no such file or module.
        """
        path = (self.root / entry).resolve()
        if path.is_file() and path.suffix != ".py":
            raise InputError(f"{entry}: a claims file is a file of Python, whose name ends in .py")
        if not is_module(entry):
            if not path.is_file():
                by = f"{self.named_in}, {TABLE}" if self.named_in else "--claims"
                raise InputError(f"{by}: there is no claims file {entry or repr(entry)}")
            return path
        try:
            # It runs the packages around a module.
            with no_exit():
                spec = find_spec(entry)
        except ImportError:
            spec = None
        except (Exception, SystemExit) as error:
            raise InputError(f"{entry}: its package cannot be imported ({type(error).__name__}: {error})") from None
        if spec is None or not spec.origin:
            raise InputError(f"there is no module {entry}; a claims file is named by its path, such as claims.py")
        return Path(spec.origin)


def is_module(entry: str) -> bool:
    """Whether an entry is the dotted name of a module rather than a path."""
    return not entry.endswith(".py") and "/" not in entry and all(part.isidentifier() for part in entry.split("."))


def find_project(files: Sequence[str] | None = None, start: Path | None = None) -> Project | None:
    """The claims files that are named: by options, else by the nearest pyproject.toml that has the table.

    Args:
        files: what options name.
        start: the folder in which the search begins; the current one by default.

    Raises:
        InputError: where the table is not as it has to be.
    """
    here = (start or Path.cwd()).resolve()
    if files:
        return Project(None, here, tuple(files))
    for folder in (here, *here.parents):
        path = folder / "pyproject.toml"
        if path.is_file() and (table := _table(path)) is not None:
            return Project(path, folder, _entries(path, table))
    return None


def _table(path: Path) -> dict[str, object] | None:
    try:
        tool = tomllib.loads(path.read_text(encoding="utf-8")).get("tool", {})
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InputError(f"{path}: {error}") from None
    result = tool.get("lnverify") if isinstance(tool, dict) else tool
    if result is not None and not isinstance(result, dict):
        raise InputError(f'{path}: [{TABLE}] is a table; claims = ["claims.py"] would be right in it')
    return result


def _entries(path: Path, table: dict[str, object]) -> tuple[str, ...]:
    for key in table:
        if key != "claims":
            near = "; did you mean claims?" if get_close_matches(key, ["claims"]) else "; it has claims alone"
            raise InputError(f"{path}: [{TABLE}] has no {key!r}{near}")
    claims = table.get("claims", [])
    if not isinstance(claims, list) or not all(isinstance(entry, str) for entry in claims):
        raise InputError(f'{path}: claims of [{TABLE}] is a list of files; claims = ["claims.py"] would be right')
    return tuple(claims)

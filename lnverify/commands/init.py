"""`lnverify init`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated

import typer

from lnverify.commands.console import show
from lnverify.numeric.publishing.files import read_errors, require_folder, write_set
from lnverify.numeric.publishing.render import page_template
from lnverify.numeric.version import INSTALL
from lnverify.proofs.errors import InputError


def init(
    prefix: Annotated[str, typer.Option(help="What the ids of your claims begin with.")] = "mypaper",
) -> None:
    """Set up your own claims: claims.py with two examples, settings in pyproject.toml, a CI workflow.

    Writes into the current folder and overwrites nothing. Then `pytest` decides the claims.

    Example: lnverify init --prefix mypaper && pytest
    """
    from lnverify.proofs.sources.source import PREFIX, SOURCES

    if not PREFIX.fullmatch(prefix) or prefix in SOURCES:
        why = "is taken" if prefix in SOURCES else "is no prefix of ids"
        raise InputError(f"--prefix {prefix}: it {why}; small letters, digits and dashes would be right: my-paper")
    here = Path.cwd()
    require_folder(here)
    workflow = ".github/workflows/claims.yml"
    for name in ("claims.py", workflow):
        if (here / name).exists():
            raise InputError(f"{name}: it is there already; nothing was written")
    settings = here / "pyproject.toml"
    with read_errors(settings, "a pyproject.toml in UTF-8"):
        old = settings.read_text(encoding="utf-8") if settings.exists() else ""
    results = {
        "claims.py": _text("claims.py", prefix=prefix),
        "pyproject.toml": with_claims(old),
        workflow: _text("claims.yml", install=INSTALL),
    }
    write_set(here, results)
    show(f"written: {', '.join(results)}; `pytest` decides the claims, `lnverify report` writes the pages")


def _text(name: str, **values: str) -> str:
    return page_template(Path(__file__).with_name(f"{name}.j2")).render(values)


def with_claims(text: str) -> str:
    """The text of a pyproject.toml, with claims.py named in it.

    Raises:
        InputError: where it is no TOML, or names claims already.
    """
    result = f'{text.rstrip()}\n\n[tool.lnverify]\nclaims = ["claims.py"]\n'.lstrip()
    try:
        tomllib.loads(result)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise InputError(f"pyproject.toml: {error}; nothing was written") from None
    return result

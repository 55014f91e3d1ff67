"""`lnverify init`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated

import typer

from lnverify.commands.console import show
from lnverify.numeric.publishing.files import read_errors, require_folder, write_set
from lnverify.numeric.version import INSTALL
from lnverify.proofs.errors import InputError

CLAIMS = '''"""What {prefix} claims, for every dimension N. A function of a space `s` says it; `pytest` decides it."""

from lnverify import at_most, claim, equal, source

source("{prefix}", title="Title of the paper", authors="A. Author, B. Author", year=2026, version="draft")


@claim(
    "{prefix}.centred",
    "Section 1",
    near_misses={{"the root of N for N": {{"count": lambda s: s.sqrt(s.N)}}, "half the mean": {{"part": 2}}}},
)
def centred(s, *, count=lambda s: s.N, part=1):
    """What is left of an activation without its mean sums to 0

    The first paragraph is the title; further ones say what the formula means.
    """
    mean = s.sum(s.activation) / count(s)
    return equal(s.sum(s.activation - mean * s.ones / part), 0)


@claim(
    "{prefix}.spread",
    "Theorem 1",
    near_misses={{"N − 1 for N": {{"count": lambda s: s.N - 1}}, "the other way round": {{"sign": -1}}}},
)
def spread(s, *, count=lambda s: s.N, sign=1):
    """The squared sum is at most N times the sum of squares"""
    return at_most(sign * s.sum(s.activation) ** 2, sign * count(s) * s.dot(s.activation, s.activation))
'''

WORKFLOW = f"""\
name: claims
on: [push, pull_request]
permissions:
  contents: read
jobs:
  claims:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-python@v5
        with:
          python-version: "3.12"
      - run: python -m {INSTALL} pytest
      - run: pytest
      - run: lnverify report
"""


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
        "claims.py": CLAIMS.format(prefix=prefix),
        "pyproject.toml": with_claims(old),
        workflow: WORKFLOW,
    }
    write_set(here, results)
    show(f"written: {', '.join(results)}; `pytest` decides the claims, `lnverify report` writes the pages")


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

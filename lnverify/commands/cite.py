"""`lnverify cite` and `lnverify verify`."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from lnverify.commands.console import citable, show, show_json, show_table
from lnverify.commands.own_claims import AsJson, Files, Fresh, Timeout, exit_code, known_facts, without_faulty
from lnverify.commands.prove import IDS, complete_ids
from lnverify.numeric.verdicts.selection import select
from lnverify.proofs.errors import InputError
from lnverify.proofs.guards.patience import PATIENCE

CITATION = "A citation, a file with citations (.bib, .tex, .md), or - for standard input."


def cite(
    ids: Annotated[
        list[str] | None,
        typer.Argument(metavar="ID...", help=IDS, show_default=False, autocompletion=complete_ids),
    ] = None,
    style: Annotated[str, typer.Option(help="bibtex, latex, markdown or csl.")] = "bibtex",
    every: Annotated[bool, typer.Option("--all", help="Cite every claim.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print every style, as JSON.")] = False,
    fresh: Fresh = False,
    files: Files = None,
    timeout: Timeout = PATIENCE,
) -> None:
    """Cite claims, each with its verdict, the version, and the hash of what it says.

    LaTeX states the theorem with its definitions and hypotheses, and needs amsmath alone.

    Example: lnverify cite --all > lnverify.bib
    """
    from lnverify.numeric.citations import citation

    known, own = known_facts(citable(fresh), ids or [], files, timeout)
    if bool(ids) == every:
        problem = "ids beside --all" if ids else "Missing argument 'ID...'"
        raise InputError(f"{problem}; either ids of claims, or --all, would be right")
    chosen = [
        known[id]
        for id in (known if every else select(without_faulty(ids or [], own), [*known, *(own.ids if own else ())]))
    ]
    if not as_json:
        show(citation.cite(chosen, style))
        raise typer.Exit(exit_code(own, False))
    show_json(
        citations=[
            {
                "id": claim["id"],
                "verdict": claim["verdict"],
                "pin": citation.pin(claim),
                "csl": citation.csl([claim])[0],
                **{name: citation.cite([claim], name) for name in citation.STYLES if name != "csl"},
            }
            for claim in chosen
        ]
    )
    raise typer.Exit(exit_code(own, False))


def verify(
    text: Annotated[str, typer.Argument(metavar="CITATION", help=CITATION)],
    as_json: AsJson = False,
    fresh: Fresh = False,
    files: Files = None,
    timeout: Timeout = PATIENCE,
) -> None:
    """Say whether this version still says what was cited; exit with 1 if it does not.

    Example: lnverify verify paper.bib
    """
    from lnverify.numeric.citations.citation import find_pins, verify

    cited, where = _text(text)
    known, own = known_facts(citable(fresh), find_pins(cited), files, timeout)
    pins = verify(cited, known, where)
    if as_json:
        show_json(pins=pins)
    else:
        rows = [[pin["id"], pin["says"], pin["verdict"] or "", pin["pin"]] for pin in pins]
        show_table(["id", "this version says", "verdict", "pin"], rows, colours={"something else": "red"})
    raise typer.Exit(exit_code(own, not all(pin["says"] == "the same" for pin in pins)))


def _text(given: str) -> tuple[str, str]:
    """The citation itself, from wherever it is, and where that is."""
    if given == "-":
        return sys.stdin.buffer.read().decode(errors="replace"), "standard input"
    if "\n" in given or ("lnverify/" in given and not Path(given).is_file()):
        return given, "the citation"
    if not given.strip():
        raise _no_citation("the citation is empty")
    try:
        return Path(given).read_text(encoding="utf-8", errors="replace"), given
    except (OSError, ValueError) as error:
        raise _no_citation(f"{given[:200]}: {getattr(error, 'strerror', error)}") from None


def _no_citation(problem: str) -> Exception:
    return InputError(f"{problem}; a citation, or a file with some, would be right")

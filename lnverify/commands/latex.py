"""`lnverify latex`."""

from pathlib import Path
from typing import Annotated

import typer

from lnverify.commands.console import citable, show
from lnverify.commands.own_claims import Files, Timeout, exit_code, facts_of, known_facts, own_claims, without_faulty
from lnverify.commands.prove import IDS
from lnverify.numeric.publishing.files import write_whole
from lnverify.numeric.verdicts.selection import select
from lnverify.proofs.errors import InputError
from lnverify.proofs.guards.patience import PATIENCE


def latex(
    ids: Annotated[
        list[str] | None,
        typer.Argument(metavar="ID...", help=f"{IDS} Of a file that ends in .tex, the ids in it.", show_default=False),
    ] = None,
    out: Annotated[Path, typer.Option(help="The file of macros.")] = Path("lnverify.tex"),
    check: Annotated[bool, typer.Option("--check", help="Write nothing; exit code 1 where the file is stale.")] = False,
    files: Files = None,
    timeout: Timeout = PATIENCE,
) -> None:
    r"""Write claims as macros of LaTeX: \lnvstatement{ID}, \lnvtitle{ID}, \lnvbadge{ID} and others.

    Without ids it takes all claims of the files that pyproject.toml or --claims names; of a document, those whose
    macros are in it. The printed statement is the one that was decided, \lnvformula{ID} its formulas alone; the
    badge has its verdict, \lnvverdict{ID} too, with version and hash. LaTeX needs amsmath alone.

    Example: lnverify latex paper.tex && pdflatex paper
    """
    from lnverify.numeric.citations.macros import macros, stale

    words = list(dict.fromkeys(id for word in ids or () for id in _named(word)))
    if words:
        known, own = known_facts(citable(), words, files, timeout)
        chosen = [known[id] for id in select(without_faulty(words, own), known)]
    else:
        own = own_claims(files, timeout)
        if own is None:
            raise InputError("Missing argument 'ID...'; ids, or a claims file that pyproject.toml names, are right")
        chosen = [*facts_of(own.ids, timeout).values()]
    text = macros(chosen)
    if check:
        written = out.read_text(encoding="utf-8", errors="replace") if out.is_file() else ""
        differ = ", ".join(stale(written, text)) or "written by another version"
        show(f"{out}: {'as it would be written' if written == text else f'stale: {differ}'}")
        raise typer.Exit(exit_code(own, written != text))
    write_whole(out, text)
    show(f"written: {out}, {len(chosen)} claims")
    raise typer.Exit(exit_code(own, False))


def _named(word: str) -> list[str]:
    """The ids in a document, which ends in .tex; any other word is one."""
    from lnverify.numeric.citations.macros import ids_in

    if not word.endswith(".tex"):
        return [word]
    try:
        result = ids_in(Path(word).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "not UTF-8"
        raise InputError(f"{word}: {why}; a document of LaTeX would be right") from None
    if not result:
        raise InputError(f"{word}: no macro of a claim, as \\lnvstatement{{riechers.eq6}}; one would be right")
    return result

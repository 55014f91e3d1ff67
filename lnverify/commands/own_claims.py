"""Claims of somebody's own on the command line: which files are run, and what is said of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lnverify.commands.console import say
from lnverify.numeric.verdicts.selection import resolve_word, select
from lnverify.proofs.errors import InputError

if TYPE_CHECKING:
    from lnverify.proofs.projects.loading import Loaded

Files = Annotated[
    list[str] | None,
    typer.Option(
        "--claims", metavar="FILE", help="Claims file to run (repeatable), instead of those that pyproject.toml names."
    ),
]


AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Fresh = Annotated[
    bool, typer.Option("--fresh", help="Decide every claim now, instead of reading what ships with lnverify.")
]
"""Options that several commands have."""


def _seconds(value: float) -> float:
    if not 0 <= value <= _LONGEST:
        raise typer.BadParameter(f"{value:g} is no number of seconds from 0 to {_LONGEST:,}")
    return value


# What the clock of a signal takes on every machine.
_LONGEST = 10**7
Timeout = Annotated[
    float,
    typer.Option(callback=_seconds, metavar="SECONDS", help="Limit for each claims file and each claim; 0 is none."),
]


def own_claims(files: Sequence[str] | None, timeout: float = 0) -> Loaded | None:
    """Run the claims files that are named, and tell what is wrong in them; None where none is named.

    Raises:
        InputError: where they declare nothing, and nothing is wrong.
    """
    from lnverify.proofs.projects.loading import load
    from lnverify.proofs.projects.settings import SHIPPED_CLAIMS, find_project

    project = find_project(files)
    if project is None or project.entries in ((), (SHIPPED_CLAIMS,)):
        return None
    result: Loaded = load(project, timeout)
    for fault in result.faults:
        say(f"lnverify: {fault}")
    if not result.ids:
        if result.faults:
            raise typer.Exit(2)
        raise InputError(f"{', '.join(project.entries)}: no claim is declared; @claim(id, place) declares a function")
    return result


def exit_code(own: Loaded | None, faults: Any) -> int:
    """2 where something is wrong in a claims file, 1 where a claim is not as it has to be, else 0."""
    return 2 if own and own.faults else 1 if faults else 0


def asked_claims(words: Sequence[str], files: Sequence[str] | None, timeout: float) -> tuple[list[str], Loaded | None]:
    """The ids that words mean, and what was run for them.

    Claims files are run where --claims names them, or where a word means no claim that ships: nothing is run that was
    not asked for.

    Raises:
        InputError: where a word means nothing.
    """
    from lnverify.proofs.projects.loading import load_shipped
    from lnverify.proofs.registry import CLAIMS

    load_shipped()
    own = _run_for(words, files, timeout, CLAIMS)
    sound = without_faulty(words, own)
    return select(sound, CLAIMS), own


def without_faulty(words: Sequence[str], own: Loaded | None) -> list[str]:
    """The words without the ids of claims that are declared and have a fault, which was reported."""
    messages = [fault.message for fault in own.faults] if own else []
    sound = [word for word in words if not any(message.startswith(f"{word}:") for message in messages)]
    if words and not sound:
        raise typer.Exit(2)
    return sound


def known_facts(
    ships: Mapping[str, dict[str, Any]], words: Sequence[str], files: Sequence[str] | None, timeout: float
) -> tuple[dict[str, dict[str, Any]], Loaded | None]:
    """What is known of all that ships, and of those claims of one's own that words mean; and what was run for it.

    The words are ids, beginnings or patterns; where none are given and --claims names files, all of theirs are meant.
    """
    known = dict(ships)
    own = _run_for(words, files, timeout, known)
    ids = own.ids if own else ()
    meant = [id for id in ids if id not in known and (not words or any(resolve_word(word, [id]) for word in words))]
    return known | facts_of(meant, timeout), own


def facts_of(ids: Iterable[str], timeout: float) -> dict[str, dict[str, Any]]:
    """What is known of claims of one's own, by id; each is decided within so many seconds."""
    return {id: within(timeout, id, _decide) for id in ids}


def _run_for(
    words: Sequence[str], files: Sequence[str] | None, timeout: float, ships: Collection[str]
) -> Loaded | None:
    unknown = [word for word in words if not resolve_word(word, ships)]
    if not files and not unknown:
        return None
    from lnverify.proofs.projects.loading import Loaded, load_offered

    offered = load_offered((word.split(".", 1)[0] for word in unknown), timeout)
    for fault in offered.faults:
        say(f"lnverify: {fault}")
    own = own_claims(files, timeout)
    return own + offered if own else offered if offered != Loaded() else None


def _decide(id: str) -> dict[str, Any]:
    from lnverify.numeric.verdicts.decided import verdict_to_facts
    from lnverify.proofs.verdicts.verdict import judge

    return verdict_to_facts(judge(id))


def within(seconds: float, id: str, work: Callable[[str], Any]) -> Any:
    """Work on a claim that ends within so many seconds; 0 is no limit.

    Raises:
        InputError: where it takes longer.
    """
    from lnverify.proofs.guards.patience import TooLong, patience

    try:
        with patience(seconds, id):
            return work(id)
    except TooLong as late:
        raise InputError(f"{id}: {late}") from None


def tell_of_the_rest(files: Sequence[str] | None) -> None:
    """Say which claims files are named and were not run."""
    from lnverify.proofs.projects.loading import find_offered
    from lnverify.proofs.projects.settings import SHIPPED_CLAIMS, find_project

    project = None if files else find_project()
    names = [entry for entry in (project.entries if project else ()) if entry != SHIPPED_CLAIMS]
    if names:
        say(f"not run: {', '.join(names)}; --claims {names[0]} has its claims too")
    packages = [prefix for prefix, module in find_offered().items() if module != SHIPPED_CLAIMS]
    if packages:
        say(f"not run: the claims of installed packages; `lnverify claims --source {packages[0]}` lists them")

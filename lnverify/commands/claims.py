"""`lnverify claims` and `lnverify find`."""

from typing import Annotated, Any

import typer

from lnverify.commands.console import citable, say, show, show_json, show_table
from lnverify.commands.own_claims import AsJson, Files, Fresh, Timeout, exit_code, known_facts, tell_of_the_rest
from lnverify.proofs.errors import InputError, choose
from lnverify.proofs.guards.patience import PATIENCE
from lnverify.proofs.prose import plain

COLOURS = {"proved": "green", "misprint": "cyan", "qualified": "yellow", "refuted": "red", "undecided": "magenta"}


def claims(
    source: Annotated[list[str] | None, typer.Option(help="Only claims of this source (repeatable).")] = None,
    as_json: AsJson = False,
    fresh: Fresh = False,
    files: Files = None,
    timeout: Timeout = PATIENCE,
) -> None:
    """List every claim and theorem of rounding with its verdict and the number of its near misses, by source.

    Verdicts ship with lnverify; --fresh decides them anew. It runs your own code only
    if --claims names a file, or --source a source that does not ship.

    Example: lnverify claims --source riechers | grep refuted
    """
    known, own = known_facts(citable(fresh), [f"{name}." for name in source or []], files, timeout)
    names = {claim["source"]: claim for claim in known.values()}
    for name in source or []:
        choose("source", name, names)
    chosen = [claim for claim in known.values() if not source or claim["source"] in source]
    _print(chosen, as_json)
    if not source:
        tell_of_the_rest(files)
    raise typer.Exit(exit_code(own, any(claim["faults"] for claim in chosen)))


def find(
    words: Annotated[list[str], typer.Argument(help="Words; scale also finds scaling, and eps finds ε.")],
    as_json: AsJson = False,
    fresh: Fresh = False,
    files: Files = None,
    timeout: Timeout = PATIENCE,
) -> None:
    """Find questions, claims and theorems of rounding by their words: ids, titles, formulas, remarks, sources.

    A question is what people ask in issue trackers, with its answer. If nothing has all of the words, it lists what
    is nearest and exits with 1.

    Example: lnverify find "scale invariance eps"
    """
    from lnverify.numeric.verdicts.find_by_words import claim_texts, find_near, known_documents, search
    from lnverify.questions.answers import find_questions

    typed = " ".join(words)
    if not typed.strip():
        raise InputError("nothing to find; words would be right, such as: scale invariance eps")
    known, own = known_facts(citable(fresh), [], files, timeout)
    among = known_documents(known, lambda: claim_texts(known))
    results = [known[id] for id in search(typed, among)]
    replies, is_answered = find_questions(typed, known)
    if not results:
        beside = find_near(typed, among)
        say(f"no claim has all of these words{'; near are:' if beside else ', nor any of them'}")
        for id in beside:
            say(f"  {id}: {plain(known[id]['title'])}")
    if as_json:
        show_json(claims=results, questions=replies)
    else:
        for reply in replies:
            _print_reply(reply)
        if results:
            _print(results, as_json)
    tell_of_the_rest(files)
    raise typer.Exit(exit_code(own, not (results or is_answered)))


def _print_reply(reply: dict[str, Any]) -> None:
    show(f"{reply['symptom']} ({reply['thread']})", bold=True)
    words = ("False." if reply["is_false"] else "", plain(reply["witness"]), reply["answer"])
    show(f"  {' '.join(filter(None, words))}")
    show(f"  {reply['claim']}, {reply['verdict']}: {plain(reply['says'])}\n")


def _print(claims: list[dict[str, Any]], as_json: bool) -> None:
    if as_json:
        show_json(claims=claims)
        return

    rows = [[claim["id"], claim["verdict"], str(len(claim["near_misses"])), plain(claim["title"])] for claim in claims]
    show_table(["id", "verdict", "misses", "claim"], rows, right=["misses"], colours=COLOURS)

"""Claims by what a user types of their ids: whole ids, beginnings, patterns."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from difflib import SequenceMatcher
from fnmatch import fnmatchcase

from lnverify.proofs.errors import InputError


def select(wanted: Sequence[str], ids: Iterable[str]) -> list[str]:
    """The ids that are meant, each once, in their order. A word is an id, the beginning of some, or a pattern (*, ?).

    Args:
        wanted: what was typed.
        ids: all ids.

    Raises:
        InputError: where one means nothing; it names ids with the same beginning.
    """
    known = list(ids)
    results: dict[str, None] = {}
    for word in wanted:
        here = resolve_word(word, known)
        if not here:
            near = nearest(word, known)
            hint = f"did you mean {' or '.join(near)}?" if near else "`lnverify claims` lists them"
            if word.endswith(".py"):
                hint = f"{word}:function or --claims {word} would be right for a file"
            elif ":" in word:
                hint = "`lnverify prove` and `lnverify audit` take functions"
            raise InputError(f"no claim has the id {word!r}; {hint}")
        results |= dict.fromkeys(here)
    return list(results)


def resolve_word(word: str, known: Collection[str]) -> list[str]:
    """The ids that a word means: it is one, the beginning of some, or a pattern."""
    if word in known:
        return [word]
    if any(char in word for char in "*?["):
        return [id for id in known if fnmatchcase(id, word)]
    return [id for id in known if word and id.startswith(word)]


def nearest(word: str, known: Iterable[str], most: int = 3) -> list[str]:
    """Ids that begin as the word does, for as long as any does; those that are most like it first."""
    shared = {id: _common_prefix(word, id) for id in known}
    longest = max(shared.values(), default=0)
    likeness = {id: SequenceMatcher(None, word, id).ratio() for id in shared if shared[id] == longest}
    if longest == 0:
        likeness = {id: ratio for id, ratio in likeness.items() if ratio > 0.4}
    return sorted(likeness, key=lambda id: -likeness[id])[:most]


def _common_prefix(one: str, other: str) -> int:
    """How many characters two words begin with alike."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))

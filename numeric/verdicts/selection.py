"""Claims by what a user types: ids, beginnings and patterns of ids, words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from difflib import SequenceMatcher
from fnmatch import fnmatchcase
from typing import Any

from lnverify.proofs.prose import plain

_WEIGHTS = {"id": 8, "title": 4, "place": 2, "source": 2, "document": 2, "remark": 1, "likely": 1}


def select(wanted: Sequence[str], ids: Iterable[str]) -> list[str]:
    """The ids that are meant, each once, in their order. A word is an id, the beginning of some, or a pattern (*, ?).

    Args:
        wanted: what was typed.
        ids: all ids.

    Raises:
        InputError: where one means nothing; it names ids with the same beginning.
    """
    known = list(ids)
    found: dict[str, None] = {}
    for word in wanted:
        meant = _meant(word, known)
        if not meant:
            from lnverify.proofs.errors import InputError

            near = nearest(word, known)
            hint = f"did you mean {' or '.join(near)}?" if near else "`lnverify claims` lists them"
            raise InputError(f"no claim has the id {word!r}; {hint}")
        found |= dict.fromkeys(meant)
    return list(found)


def _meant(word: str, known: list[str]) -> list[str]:
    if word in known:
        return [word]
    if any(char in word for char in "*?["):
        return [id for id in known if fnmatchcase(id, word)]
    return [id for id in known if word and id.startswith(word)]


def nearest(word: str, known: Iterable[str], most: int = 3) -> list[str]:
    """Ids that begin as the word does, for as long as any does; those that are most like it first."""
    shared = {id: _shared(word, id) for id in known}
    longest = max(shared.values(), default=0)
    likeness = {id: SequenceMatcher(None, word, id).ratio() for id in shared if shared[id] == longest}
    if longest == 0:
        likeness = {id: ratio for id, ratio in likeness.items() if ratio > 0.4}
    return sorted(likeness, key=lambda id: -likeness[id])[:most]


def _shared(one: str, other: str) -> int:
    """How many characters two words begin with alike."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))


def search(words: str, claims: Mapping[str, dict[str, Any]]) -> list[str]:
    """The ids of the claims in which every word stands, those that have them in the id and the title first.

    A word is found by its beginning, so that "scale" finds "scaling" and "invariance" finds "invariant"; "eps" finds
    ε, "sqrt" √ and so on.

    Args:
        words: what is looked for, separated by spaces.
        claims: facts as in `numeric.verdicts.decided`, by id.
    """
    stems = [re.compile(rf"(?<![a-z0-9]){re.escape(_stem(word))}") for word in _ascii(words).split()]
    scores = {}
    for id, claim in claims.items():
        fields = {name: _ascii(claim.get(name) or "") for name in _WEIGHTS}
        best = [max((w for name, w in _WEIGHTS.items() if stem.search(fields[name])), default=0) for stem in stems]
        if all(best) and best:
            scores[id] = sum(best)
    return sorted(scores, key=lambda id: -scores[id])


def _stem(word: str) -> str:
    """The beginning that forms of a word share."""
    return word[: max(4, len(word) - 4)] if len(word) > 4 else word


def _ascii(text: str) -> str:
    """Lower case in ASCII, with names of characters as words of their own."""
    composed = unicodedata.normalize("NFC", plain(text))
    return "".join(char if char.isascii() else f" {word_of(char)} " for char in composed).lower()


_WORDS = {"ε": "eps", "ϵ": "eps", "√": "sqrt", "Σ": "sum"}


def word_of(char: str) -> str:
    """What a user types for a character: eps for ε, sigma for σ, a letter for one with an accent."""
    name = unicodedata.name(char, "").split()
    greek = name[-1].lower().replace("lamda", "lambda") if name[:1] == ["GREEK"] else ""
    return _WORDS.get(char) or greek or unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode()

"""Claims by what a user types: ids, beginnings and patterns of ids, words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from difflib import SequenceMatcher
from fnmatch import fnmatchcase
from typing import Any

from lnverify.proofs.prose import plain

WEIGHTS = {"id": 8, "title": 4, "formulas": 2, "hypotheses": 2, "place": 2, "source": 2, "document": 2, "remark": 1}
"""What a word counts for, by the field in which it stands."""

_IDLE = "a an and are at be by can do does for how in is it of on the there to true what when which why with"
IDLE = tuple(_IDLE.split(" "))
"""Words that a question has and that no search takes."""


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
        here = resolve_word(word, known)
        if not here:
            from lnverify.proofs.errors import InputError

            near = nearest(word, known)
            hint = f"did you mean {' or '.join(near)}?" if near else "`lnverify claims` lists them"
            raise InputError(f"no claim has the id {word!r}; {hint}")
        found |= dict.fromkeys(here)
    return list(found)


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


def search(words: str, claims: Mapping[str, dict[str, Any]]) -> list[str]:
    """The ids of the claims in which every word stands, those that have them in the id and the title first.

    A word is found by its beginning, so that "scale" finds "scaling" and "invariance" finds "invariant"; "eps" finds
    ε, "sqrt" √ and so on. The site has the same search in `search.js`.

    Args:
        words: what is looked for, separated by spaces.
        claims: facts as in `numeric.verdicts.decided`, by id.
    """
    typed, stems = words.strip().lower(), stems_of(words)
    scores = {id: each for id, each in _scores(stems, claims).items() if all(each)} if stems else {}
    return sorted(scores, key=lambda id: (not id.startswith(typed), -sum(scores[id])))


def find_near(words: str, claims: Mapping[str, dict[str, Any]], most: int = 5) -> list[str]:
    """The ids of the claims in which the most of the words stand; none where no word does anywhere."""
    scores = {id: each for id, each in _scores(stems_of(words), claims).items() if any(each)}
    return sorted(scores, key=lambda id: (-sum(map(bool, scores[id])), -sum(scores[id])))[:most]


def _scores(stems: Sequence[str], claims: Mapping[str, dict[str, Any]]) -> dict[str, list[int]]:
    """What each stem counts for in each claim; 0 where it does not stand in it."""
    found = {}
    for id, claim in claims.items():
        fields = fields_of(claim)
        found[id] = [max((w for name, w in WEIGHTS.items() if f" {stem}" in fields[name]), default=0) for stem in stems]
    return found


def fields_of(claim: Mapping[str, Any]) -> dict[str, str]:
    """What a search looks at in a claim, as words in lower case and ASCII, each with a space before it."""
    told = " ".join(claim[name] for name in ("remark", "charitable_reading", "misprint", "reading"))
    text = claim["text"]
    fields = {
        **{name: claim[name] for name in ("id", "title", "place", "source", "document")},
        "remark": told,
        "formulas": " ".join(text["steps"]),
        "hypotheses": " ".join([*text["hypotheses"], *text["extra_hypotheses"]]),
    }
    return {name: " " + " ".join(_words(value)) for name, value in fields.items()}


def stems_of(words: str) -> list[str]:
    """The beginnings that forms of the words share, without idle words."""
    return [word[: max(4, len(word) - 4)] for word in _words(words) if word not in IDLE]


def _words(text: str) -> list[str]:
    """The words of a text in lower case and ASCII, with names of characters as words of their own."""
    composed = unicodedata.normalize("NFC", plain(text))
    named = "".join(char if char.isascii() else f" {word_of(char)} " for char in composed)
    return re.findall("[a-z0-9]+", named.lower())


_WORDS = {"ε": "eps", "ϵ": "eps", "√": "sqrt", "Σ": "sum"}


def word_of(char: str) -> str:
    """What a user types for a character: eps for ε, sigma for σ, a letter for one with an accent."""
    name = unicodedata.name(char, "").split()
    greek = name[-1].lower().replace("lamda", "lambda") if name[:1] == ["GREEK"] else ""
    return _WORDS.get(char) or greek or unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode()

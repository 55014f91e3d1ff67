"""Claims and questions by the words that somebody types; `search.js` of the site finds the same, in the same order.

A word counts by its stem, as Snowball's English stemmer has it: "scaling" finds "scale". What has several names has one
here: "eps" is ε, "fp16" float16. A word that stands nowhere is the beginning of some, or is cut as far as it does.
"""

from __future__ import annotations

import math
import re
import tomllib
import unicodedata
from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cache as cache_of_one
from pathlib import Path
from typing import Any

from lnverify.numeric.publishing import cache
from lnverify.numeric.publishing.provenance import versions
from lnverify.proofs import prose
from lnverify.proofs.prose import plain

Fields = Mapping[str, str]

_WORDS = tomllib.loads(Path(__file__).with_name("find_by_words.toml").read_text("utf-8"))
WEIGHTS: dict[str, int] = _WORDS["weights"]
IDLE: list[str] = _WORDS["idle"].split()
SPELLINGS: list[tuple[str, str]] = [*map(tuple, _WORDS["spellings"])]


@dataclass(frozen=True)
class Documents:
    """What is searched.

    Attributes:
        fields: by the key of each document and the name of each of its fields, the stems of the text, with a space
            before and behind every one.
        stems: that of each word which stands in a document.
    """

    fields: Mapping[str, Fields]
    stems: Mapping[str, str]


def documents(texts: Mapping[str, Mapping[str, str]]) -> Documents:
    """Texts by key and name of the field, to be searched."""
    words = {key: {name: words_of(text) for name, text in parts.items()} for key, parts in texts.items()}
    stems = {word: _stem(word) for parts in words.values() for found in parts.values() for word in found}
    lines = {
        key: {n: f" {' '.join(stems[word] for word in found)} " for n, found in parts.items()}
        for key, parts in words.items()
    }
    return Documents(lines, stems)


def known_documents(facts: Any, texts: Callable[[], Mapping[str, Mapping[str, str]]]) -> Documents:
    """The documents of texts that are made of facts; they are kept, for it takes longer to make than to search them."""
    code = [path.read_text(encoding="utf-8") for path in map(Path, (__file__, str(prose.__file__)))]
    key = cache.key("search", code, versions("pylatexenc", "snowballstemmer"), facts)
    return Documents(**cache.load_or_make(key, lambda: vars(documents(texts()))))


def claim_texts(claims: Mapping[str, dict[str, Any]]) -> dict[str, dict[str, str]]:
    """What a search looks at in claims, facts as in `numeric.verdicts.decided`, by id."""
    return {id: _texts(claim) for id, claim in claims.items()}


def _texts(claim: Mapping[str, Any]) -> dict[str, str]:
    text = claim["text"]
    found = {name: claim[name] for name in ("id", "title", "place", "source", "document")} | {
        "remark": " ".join(claim[name] for name in ("remark", "charitable_reading", "misprint", "reading")),
        "formulas": " ".join(text["steps"]),
        "hypotheses": " ".join([*text["hypotheses"], *text["extra_hypotheses"]]),
    }
    return {name: plain(words) for name, words in found.items()}


def search(words: str, among: Documents) -> list[str]:
    """The keys of the documents in which every word stands, those with rare words in weighty fields first.

    Args:
        words: what is looked for, separated by spaces; with a dot, a key that begins so comes first.
        among: the documents.
    """
    typed, rarity, scores = words.strip().lower(), *_scores(words, among)
    begins = {key for key in scores if "." in typed and key.startswith(typed)}
    every = {key: each for key, each in scores.items() if each and all(each)}
    return sorted(every, key=lambda key: (key not in begins, -_total(rarity, every[key])))


def find_near(words: str, among: Documents, most: int = 5) -> list[str]:
    """The keys of the documents that have at least a third of the words, rare ones counting more; the best first.

    A word that stands nowhere does not count.
    """
    rarity, scores = _scores(words, among)
    met = {key: _total(rarity, map(bool, each)) for key, each in scores.items()}
    near = [key for key in scores if met[key] and 3 * met[key] >= sum(rarity)]
    return sorted(near, key=lambda key: (-met[key], -_total(rarity, scores[key])))[:most]


def _scores(words: str, among: Documents) -> tuple[list[int], dict[str, list[int]]]:
    """How rare each word is among the documents, 0 where it stands in none; and what it counts for in each."""
    known = {*among.stems.values()}
    stems = [_known_stem(word, among.stems, known) for word in words_of(words)]
    scores = {key: [_score(stem, parts) for stem in stems] for key, parts in among.fields.items()}
    counts = [sum(map(bool, column)) for column in zip(*scores.values(), strict=True)]
    return [round(100 * math.log(1 + len(scores) / count)) if count else 0 for count in counts], scores


def _known_stem(word: str, stems: Mapping[str, str], known: Collection[str]) -> str:
    """The stem of a word; of one that stands nowhere the word itself, or what is left without up to four letters."""
    if word in stems:
        return stems[word]
    cut = [word[:length] for length in range(len(word), max(4, len(word) - 5), -1)]
    return next((part for part in cut if part in known or part in stems), word) if not _begins(word, known) else word


def _begins(word: str, known: Iterable[str]) -> bool:
    return any(stem.startswith(word) for stem in known)


def _score(stem: str, parts: Fields) -> int:
    """What a stem counts for in a document: twice the weight of a field for a whole word, once for a beginning."""
    found = (WEIGHTS[name] * (1 + (f" {stem} " in text)) for name, text in parts.items() if f" {stem}" in text)
    return max(found, default=0)


def _total(rarity: Iterable[int], scores: Iterable[int]) -> int:
    return sum(rare * score for rare, score in zip(rarity, scores, strict=True))


def words_of(text: str) -> list[str]:
    """The words of a text in lower case and ASCII, each thing by one name, without idle words."""
    composed = unicodedata.normalize("NFC", text)
    named = "".join(char if char.isascii() else f" {word_of(char)} " for char in composed)
    spelled = " ".join(re.findall("[a-z0-9]+", named.lower()))
    for other, name in SPELLINGS:
        spelled = re.sub(other, name.replace("$", "\\"), spelled)
    return [word for word in spelled.split() if word not in IDLE]


@cache_of_one
def _stem(word: str) -> str:
    # Loaded on first use: a command that searches nothing need not wait for it.
    import snowballstemmer

    return str(snowballstemmer.stemmer("english").stemWord(word))


_WORDS = {"ε": "epsilon", "ϵ": "epsilon", "√": "root", "Σ": "sum"}


@cache_of_one
def word_of(char: str) -> str:
    """What a user types for a character: epsilon for ε, sigma for σ, a letter for one with an accent."""
    name = unicodedata.name(char, "").split()
    greek = name[-1].lower().replace("lamda", "lambda") if name[:1] == ["GREEK"] else ""
    return _WORDS.get(char) or greek or unicodedata.normalize("NFKD", char).encode("ascii", "ignore").decode()

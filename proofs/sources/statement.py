"""One row of the concordance: a statement of a source, and the claims that decide it or the reason it is open.

An *address* says where in the text of a source a row stands: ``"43.4"`` is the fourth sentence of line 43, ``"5"`` the
whole of line 5; ``"43.2-43.4"`` and ``"1-7"`` are ranges. `sentences` cuts a text in this way.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

Address = tuple[int, int]
# The number of a sentence behind the last of any line.
END_OF_LINE = 10**6
_SENTENCE_END = re.compile(r"(?:(?<=[.?!])|(?<=[.?!][)”’]))\s+(?=[A-Z“(\[])")


class Kind(StrEnum):
    """What a passage of a source is to us."""

    DECIDED = "decided"
    RUN = "run"
    OPEN = "open"
    DEFINITION = "definition"
    NOTHING = "no statement"


@dataclass(frozen=True)
class SourceStatement:
    """A statement of a source.

    Attributes: kind: decided by claims, decided by running it, open for a reason, a definition that claims use, or a
    passage that states nothing. at: its address in the text. place: where a reader of the source finds it. statement:
    what it says, in our words; "" for a passage that states nothing. claims: the ids of the claims that decide it, or
    that use the definition. reason: why it is open, or why there is no statement; of what was run, what came out.
    """

    kind: Kind
    at: str
    place: str
    statement: str
    claims: tuple[str, ...] = ()
    reason: str = ""

    @property
    def first(self) -> Address:
        """Line and sentence at which it begins; sentences count from 1."""
        return _address(self.at.split("-")[0], 1)

    @property
    def last(self) -> Address:
        """Line and sentence at which it ends."""
        return _address(self.at.split("-")[-1], END_OF_LINE)


def _address(text: str, sentence: int) -> Address:
    line, _, number = text.partition(".")
    return int(line), int(number or sentence)


def assertion(at: str, place: str, statement: str, *claims: str) -> SourceStatement:
    """A statement that claims decide."""
    return SourceStatement(Kind.DECIDED, at, place, statement, claims=claims)


def definition(at: str, place: str, statement: str, *claims: str) -> SourceStatement:
    """A definition or a notation, with the claims that test or use it."""
    return SourceStatement(Kind.DEFINITION, at, place, statement, claims=claims)


def run(at: str, place: str, statement: str, answer: str) -> SourceStatement:
    """A statement about a program, which was run: what came out, yes or no, and where it is told."""
    return SourceStatement(Kind.RUN, at, place, statement, reason=answer)


def left_open(at: str, place: str, statement: str, reason: str) -> SourceStatement:
    """A statement that no claim decides."""
    return SourceStatement(Kind.OPEN, at, place, statement, reason=reason)


def nothing(at: str, place: str, reason: str) -> SourceStatement:
    """A passage that states nothing which could be true or false."""
    return SourceStatement(Kind.NOTHING, at, place, "", reason=reason)


def sentences(text: str) -> Iterator[tuple[Address, str]]:
    """The sentences of a text with their addresses; blank lines have none.

    A sentence ends at a full stop, a question mark or an exclamation mark before a capital letter, an opening quotation
    mark or a bracket, so initials and some abbreviations end one too: what counts is that each piece has one address.
    """
    for line, content in enumerate(text.splitlines(), 1):
        if content.strip():
            for number, sentence in enumerate(_SENTENCE_END.split(content.strip()), 1):
                yield (line, number), sentence

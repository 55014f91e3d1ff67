"""Results as a mathematician states them, proved by hand from the theorems of claims: the comment is the title."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from lnverify.proofs.rocq.naming import by_hand

_DEFINITION = re.compile(r"^Definition .*?\.$", re.MULTILINE | re.DOTALL)
_RESULT = re.compile(r"^\(\* ((?:(?!\*\)).)*) \*\)\n(Theorem (\w+)\b.*?\.)\nProof", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Result:
    """A theorem of a file by hand.

    Attributes:
        file: the name of the file.
        name: its own in Rocq.
        title: what it says, in words.
        text: what it says in Rocq.
        definitions: those of its file.
    """

    file: str
    name: str
    title: str
    text: str
    definitions: str

    @property
    def id(self) -> str:
        """As of a claim."""
        return f"lnverify.rocq.{self.name.replace('_', '-')}"

    @property
    def place(self) -> str:
        """Its name with that of the file."""
        return f"{self.file}.{self.name}"


@cache
def results() -> tuple[Result, ...]:
    """All of them, file by file."""
    return tuple(
        Result(file, name, " ".join(title.split()).removesuffix("."), said, "\n".join(_DEFINITION.findall(text)))
        for file, text in by_hand().items()
        for title, said, name in _RESULT.findall(text)
    )

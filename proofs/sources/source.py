"""Sources: the documents that claims are about, by the prefix of the ids of their claims.

A claims file declares its source with `source(prefix, …)`, and its claims with `proofs.registry.claim`.
"""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, fields
from typing import Any

from lnverify.proofs.errors import InputError
from lnverify.proofs.guards.faults import Place, collect_raised
from lnverify.proofs.values import describe

PREFIX = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
ID = re.compile(rf"{PREFIX.pattern}(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+")
"""What may be the id of a claim in a text."""


@dataclass(frozen=True)
class Source:
    """A document.

    Attributes:
        title: its title; "" where it has none of its own.
        authors: who wrote it, initials before names: "A. Author, B. Author"; "" where that is not known, or where it
            is a project's documentation.
        what: what kind of text it is, where the title does not say it.
        arxiv: its number at arXiv, or
        doi: its DOI, or
        url: its address.
        version: which version or part was read, to which alone statements are attributed.
        year: when that version appeared; None where it is not known.
        whole: whether every sentence of it has a line in `proofs.sources`, or only statements chosen from it.
        strict: whether its claims are held to the rules for other people's texts: three near misses, an exact law
            beside each further hypothesis, and words of the text for each hypothesis that does more than give a
            formula its meaning.
        known_as: what it is called in short, where nobody signed it.
    """

    title: str = ""
    authors: str = ""
    what: str = ""
    arxiv: str = ""
    doi: str = ""
    url: str = ""
    version: str = ""
    year: int | None = None
    whole: bool = False
    strict: bool = False
    known_as: str = ""

    @property
    def name(self) -> str:
        """Who wrote it and when, as a text cites it: "Ba et al. 2016"; else what it is called."""
        surnames = (
            [author.split()[-1] for author in self.authors.removesuffix(" et al.").split(", ")] if self.authors else []
        )
        others = len(surnames) > 2 or self.authors.endswith(" et al.")
        by = f"{surnames[0]} et al." if others else " and ".join(surnames)
        return " ".join(filter(None, (by or self.known_as or self.title, str(self.year or ""))))

    def __str__(self) -> str:
        title = f"“{self.title}”" if self.title else ""
        found = f"arXiv:{self.arxiv}" if self.arxiv else f"doi:{self.doi}" if self.doi else self.url
        return ", ".join(filter(None, (self.authors, title, self.what, found, self.version)))

    @property
    def address(self) -> str:
        """Where it is read, or ""."""
        if self.arxiv:
            return f"https://arxiv.org/abs/{self.arxiv}"
        if self.doi:
            return f"https://doi.org/{self.doi}"
        return self.url if self.url.startswith(("https://", "http://")) else ""


SOURCES: dict[str, Source] = {}
"""By prefix, in the order in which they were declared."""
_PLACES: dict[str, Place] = {}


def source(prefix: str, **declared: Any) -> Source:
    """Declare the document that claims are about.

    Args:
        prefix: of the ids of its claims: "mypaper" of mypaper.theorem-1.
        declared: attributes of `Source`: its title, or what it is, and others.

    Raises:
        InputError: where the prefix is taken or is no prefix, or the source has neither title nor kind.
    """
    frame = sys._getframe(1)
    place = Place(frame.f_code.co_filename, frame.f_lineno)
    if not isinstance(prefix, str) or not PREFIX.fullmatch(prefix):
        raise InputError(f"{prefix!r} is no prefix of ids; small letters, digits and dashes would be right: my-paper")
    if prefix in SOURCES and place != _PLACES[prefix] and not place.is_typed_in:
        raise InputError(f"the prefix {prefix!r} is taken: it is declared in {_PLACES[prefix]}, and in {place}")
    texts = [it.name for it in fields(Source) if it.type == "str"]
    unfit = [name for name in texts if not isinstance(declared.get(name, ""), str)]
    # Without a title, or in the wrong year, its claims can be decided all the same.
    with collect_raised(place):
        if not declared.get("title") and not declared.get("what"):
            raise InputError(f"the source {prefix!r} has no title: source({prefix!r}, title=…)")
        for name in unfit:
            raise InputError(f"{name} of the source {prefix!r} is a text, not {describe(declared[name])}")
        if (year := declared.get("year")) is not None and type(year) is not int:
            raise InputError(f"the year of the source {prefix!r} is an integer, not {describe(year)}")
    SOURCES[prefix] = Source(**declared | dict.fromkeys(unfit, ""))
    _PLACES[prefix] = place
    return SOURCES[prefix]

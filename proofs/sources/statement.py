"""One row of the concordance: a statement of a source, and the claims that decide it or the reason it is open.

An *address* says where in the text of a source a row stands: ``"43.4"`` is the fourth sentence of line 43, ``"5"`` the
whole of line 5; ``"43.2-43.4"`` and ``"1-7"`` are ranges.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from importlib.resources import files

from lnverify.proofs.errors import InputError

_TABLES = files(__package__) / "tables"


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


def read_statements(source: str) -> list[SourceStatement]:
    """The statements of a source, in its order: the rows of tables/SOURCE.tsv.

    A reason that several rows share stands in tables/reasons.tsv, under a name that the rows give.

    Raises:
        InputError: where a row has not five cells, or no such kind.
    """
    reasons = {row[0]: row[1] for row in _rows("reasons", 2)}
    statements = []
    for at, place, kind, statement, why in _rows(source, 5):
        if kind not in list(Kind):
            raise InputError(f"{source}.tsv, {at}: no kind {kind!r}; there are {', '.join(Kind)}")
        is_decided = kind in (Kind.DECIDED, Kind.DEFINITION)
        claims, reason = (tuple(why.split()), "") if is_decided else ((), reasons.get(why, why))
        statements.append(SourceStatement(Kind(kind), at, place, statement, claims, reason))
    return statements


def _rows(name: str, cells: int) -> Iterator[list[str]]:
    """The rows of a table below its heading."""
    for line in (_TABLES / f"{name}.tsv").read_text(encoding="utf-8").splitlines()[1:]:
        row = line.split("\t")
        if len(row) != cells:
            raise InputError(f"{name}.tsv has a row of {len(row)} cells for {cells}: {line!r}")
        yield row

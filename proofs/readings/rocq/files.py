"""The files of the Rocq reading: the hand-written ones, and one a topic with its theorems and their proofs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from textwrap import wrap

from proofs.claims import CLAIMS
from proofs.readings.rocq.facts import Unproved
from proofs.readings.rocq.left_out import LEFT_OUT
from proofs.readings.rocq.proof import FOOTER, HEADER, identifier, script
from proofs.registry import SOURCES, DeclaredClaim

# What is written by hand, in the order in which Rocq has to read it, and the name of it all in Rocq.
LIBRARY = ("LayerNorm", "Derivative", "Trace")
ROOT = "LN"


@dataclass(frozen=True)
class Written:
    """A claim in Rocq.

    Attributes:
        id: of the claim.
        text: the theorem with its proof; "" where there is none.
        reason: why there is none, a clause; else "".
    """

    id: str
    text: str
    reason: str


def library() -> dict[str, str]:
    """The hand-written files, by name."""
    folder = files("proofs.readings.rocq")
    return {f"{name}.v": (folder / f"{name}.v").read_text(encoding="utf-8") for name in LIBRARY}


def topic_of(claim: DeclaredClaim) -> str:
    """The topic of a claim: the module that declares it."""
    function = claim.function
    return str(getattr(function, "__module__", "")).rsplit(".", 1)[-1]


def topics() -> dict[str, list[str]]:
    """The ids of the claims of each topic."""
    found: dict[str, list[str]] = {}
    for id, claim in CLAIMS.items():
        found.setdefault(topic_of(claim), []).append(id)
    return found


@cache
def written(id: str) -> Written:
    """A claim in Rocq, under the hypotheses under which it is true."""
    if id in LEFT_OUT:
        return Written(id, "", LEFT_OUT[id])
    try:
        return Written(id, proved(id), "")
    except Unproved as reason:
        return Written(id, "", str(reason))


def proved(id: str) -> str:
    """The theorem of a claim with its proof.

    Raises:
        Unproved: where no proof is written, with the reason.
    """
    claim = CLAIMS[id]
    if claim.corrected_by:
        raise Unproved(f"it is refuted; {claim.corrected_by} is true instead")
    return script(id, claim.function, [*claim.hypotheses, *claim.further])


def comment(id: str) -> str:
    """What stands above a theorem: the id, the title, the source."""
    claim = CLAIMS[id]
    lines = [id, *wrap(claim.title, 114), *wrap(f"{SOURCES[claim.source]}; {claim.place}", 114)]
    # A comment of Rocq reads quotes as strings.
    return "(* " + "\n   ".join(lines).replace('"', "”") + " *)"


def topic_file(topic: str) -> str:
    """The file of a topic."""
    return "\n".join([HEADER, *_parts(topic), FOOTER, ""])


def _parts(topic: str) -> Iterator[str]:
    for id in topics()[topic]:
        found = written(id)
        if found.text:
            yield f"{comment(id)}\n{found.text}\n"
        else:
            yield f"{comment(id)[:-3]}\n   not here: {found.reason} *)\n"


def theorems(topic: str) -> list[str]:
    """The ids of the claims whose theorems stand in the file of a topic."""
    return [id for id in topics()[topic] if written(id).text]


def file_of(ids: Sequence[str]) -> str:
    """A file with the theorems of these claims."""
    return "\n".join([HEADER, *(f"{comment(id)}\n{written(id).text}\n" for id in ids), FOOTER, ""])


def alone(id: str) -> str:
    """A file with one theorem.

    Raises:
        Unproved: where no proof is written.
    """
    found = written(id)
    if not found.text:
        raise Unproved(found.reason)
    return "\n".join([HEADER, f"{comment(id)}\n{found.text}\n", FOOTER, f"Print Assumptions {identifier(id)}.", ""])


def all_files() -> dict[str, str]:
    """Every file, by name."""
    return {**library(), **{f"{topic}.v": topic_file(topic) for topic in topics()}}

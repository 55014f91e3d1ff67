"""The files of the Rocq reading: the hand-written ones, one a topic with its theorems, and one with the negations."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from textwrap import wrap

from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.prose import plain
from lnverify.proofs.readings.rocq import differing, witness
from lnverify.proofs.readings.rocq.identities import Unproved
from lnverify.proofs.readings.rocq.proof import FOOTER, HEADER, IMPORTS, identifier
from lnverify.proofs.registry import SOURCES, DeclaredClaim
from lnverify.proofs.verdicts.witness import find_witness, witness_at
from lnverify.proofs.vocabulary import Claim

# What is written by hand, in the order in which Rocq has to read it, and the name of it all in Rocq.
LIBRARY = ("LayerNorm", "Derivative", "Trace", "Witness")
ROOT = "LN"
# The files of the negations: of claims that fail as stated, and of the near misses of the headline claims. What is in
# them is called by this word, the id of the claim, and of a near miss its name.
NEGATIONS, NEAR_MISSES = "negations", "near_misses"
_NOT, _MISS = "not ", ": "
_HEADLINE = (
    "riechers.eq6", "riechers.projector", "riechers.nullspace", "riechers.nullspace.zero-gain",
    "riechers.principal-axes", "riechers.single-zero-eigenvalue", "riechers.drazin",
    "lnverify.principal-axes.zero-gain", "walkthrough.backward.input",
)  # fmt: skip


@dataclass(frozen=True)
class Written:
    """A claim in Rocq, or the negation of one.

    Attributes:
        text: the theorem with its proof; "" where there is none.
        reason: why there is none, a clause; else "".
    """

    text: str
    reason: str


@cache
def library() -> dict[str, str]:
    """The hand-written files, by name."""
    folder = files("lnverify.proofs.readings.rocq")
    return {f"{name}.v": (folder / f"{name}.v").read_text(encoding="utf-8") for name in LIBRARY}


def fails_as_stated(claim: DeclaredClaim) -> bool:
    """Whether a claim is declared to fail under the hypotheses of its source."""
    return bool(claim.corrected_by or claim.further)


@cache
def topics() -> dict[str, list[str]]:
    """What stands in each file: the ids of claims by topic, the module that declares them; negations; near misses."""
    found: dict[str, list[str]] = {}
    for id, claim in CLAIMS.items():
        found.setdefault(claim.function.__module__.rsplit(".", 1)[-1], []).append(id)
    failing = [_NOT + id for id, claim in CLAIMS.items() if fails_as_stated(claim)]
    missed = {id: list(CLAIMS[id].near_misses) for id in _HEADLINE}
    misses = [_NOT + id + _MISS + name for id, names in missed.items() for name in names]
    return {**found, NEGATIONS: failing, NEAR_MISSES: misses}


def _parts(key: str) -> tuple[DeclaredClaim, str]:
    """The claim of a key, and the name of its near miss or ""."""
    id, _, miss = key.removeprefix(_NOT).partition(_MISS)
    return CLAIMS[id], miss


@cache
def written(key: str) -> Written:
    """A claim in Rocq, under the hypotheses under which it is true; or its negation, under those of its source.

    Args:
        key: the id of the claim; for the negation with "not " in front, of a near miss with its name behind.
    """
    claim, miss = _parts(key)
    try:
        if miss:
            return Written(_miss(key, claim, claim.near_misses[miss]), "")
        return Written(_negation(claim) if key.startswith(_NOT) else _theorem(claim), "")
    except Unproved as reason:
        return Written("", str(reason))


def _theorem(claim: DeclaredClaim) -> str:
    if claim.corrected_by:
        raise Unproved(f"it is refuted; {claim.corrected_by} is true instead")
    return differing.scripts(claim.id, claim.function, [*claim.hypotheses, *claim.further])


def _negation(claim: DeclaredClaim) -> str:
    """That a claim fails as stated, at the declared witness or the first that is found."""
    found = witness_at(claim.witness_at, claim.function, claim.hypotheses) if claim.witness_at else None
    found = found or find_witness(claim.function, claim.hypotheses, True)
    if found is None:
        raise Unproved("no witness in exact numbers")
    return witness.negation(identifier(claim.id), claim.function, claim.hypotheses, witness.values_of(found))


def _miss(key: str, claim: DeclaredClaim, function: Claim) -> str:
    """That a near miss fails where its claim holds, at the first witness that is found."""
    hypotheses = [*claim.hypotheses, *claim.further]
    found = find_witness(function, hypotheses, True)
    if found is None:
        raise Unproved("no witness in exact numbers")
    return witness.negation(name_of(key).removesuffix("_fails"), function, hypotheses, witness.values_of(found))


def name_of(key: str) -> str:
    """The name of a theorem in Rocq."""
    claim, miss = _parts(key)
    number = f"_near_miss_{list(claim.near_misses).index(miss) + 1}" if miss else ""
    return identifier(claim.id) + number + "_fails" * key.startswith(_NOT)


def names_in(text: str) -> list[str]:
    """The names of the theorems in a text."""
    return re.findall(r"^Theorem (\w+)", text, re.MULTILINE)


def comment(key: str) -> str:
    """What stands above a theorem: the id, the title, the source."""
    claim, _ = _parts(key)
    parts = (plain(key), plain(claim.title), f"{SOURCES[claim.source]}; {plain(claim.place)}")
    lines = [line for part in parts for line in wrap(part, 114)]
    # A comment of Rocq reads quotes as strings.
    return "(* " + "\n   ".join(lines).replace('"', "”") + " *)"


def file_of(keys: Sequence[str]) -> str:
    """A file with the theorems of one topic; where there is none, with the reason."""
    parts = []
    for key in keys:
        found = written(key)
        parts.append(
            f"{comment(key)}\n{found.text}\n"
            if found.text
            else f"{comment(key)[:-3]}\n   not here: {found.reason} *)\n"
        )
    head, foot = (IMPORTS, "") if keys[0].startswith(_NOT) else (HEADER, FOOTER)
    return "\n".join([head, *parts, foot, ""])


def header_of(key: str) -> str:
    """What a theorem's file begins with."""
    return IMPORTS if key.startswith(_NOT) else HEADER


def theorems(topic: str) -> list[str]:
    """The keys of the theorems in the file of a topic."""
    return [key for key in topics()[topic] if written(key).text]


def alone(id: str) -> str:
    """A file with one claim: its theorem, or its negation where it is refuted.

    Raises:
        Unproved: where no proof is written.
    """
    key = _NOT + id if CLAIMS[id].corrected_by else id
    found = written(key)
    if not found.text:
        raise Unproved(found.reason)
    asked = "".join(f"Print Assumptions {name}.\n" for name in names_in(found.text))
    return f"{file_of([key])}\n{asked}"


def all_files() -> dict[str, str]:
    """Every file, by name."""
    return {**library(), **{f"{topic}.v": file_of(keys) for topic, keys in topics().items()}}

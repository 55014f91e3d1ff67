"""The files of Rocq: the hand-written ones, one a topic with its theorems, and one with the negations."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from textwrap import wrap

from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.prose import plain
from lnverify.proofs.registry import DeclaredClaim
from lnverify.proofs.rocq import differing, proof
from lnverify.proofs.rocq.draft import Unproved
from lnverify.proofs.rocq.kernel import ROOT, names_in
from lnverify.proofs.rocq.layout import WIDTH
from lnverify.proofs.rocq.naming import by_hand, identifier, library
from lnverify.proofs.rocq.proof import Script
from lnverify.proofs.rocq.statement import IMPORTS
from lnverify.proofs.rocq.witness import negate
from lnverify.proofs.values import Undefined
from lnverify.proofs.verdicts.witness import find_witness, witness_at

DEFINED = ("LayerNorm.v", "Derivative.v")
"""The hand-written files on which statements rest."""
# The files of the negations: of claims that fail as stated, and of the near misses of the headline claims. What is in
# them is called by this word, the id of the claim, and of a near miss its name.
NEGATIONS, NEAR_MISSES = "negations", "near_misses"
_NOT, _MISS = "not ", ": "
_HEADLINE = (
    "riechers.eq6", "riechers.projector", "riechers.nullspace", "riechers.nullspace.zero-gain",
    "riechers.principal-axes", "riechers.single-zero-eigenvalue", "riechers.drazin",
    "lnverify.principal-axes.zero-gain", "walkthrough.backward.input",
)  # fmt: skip
# The claims from which the results by hand follow.
CENTRAL = (
    "riechers.projector", "riechers.eq6", "riechers.ball", "riechers.nullspace", "riechers.principal-axes",
    "riechers.lengths", "lnverify.secular-equation", "walkthrough.backward.input", "lnverify.principal-axes.zero-gain",
)  # fmt: skip


def headline() -> dict[str, str]:
    """The hand-written files of results, with all that they rest on before them, by name."""
    central = {"central": statements_file(CENTRAL), "central_proofs": proofs_file("central", CENTRAL)}
    return {**{file.removesuffix(".v"): text for file, text in library().items()}, **central, **by_hand()}


def fails_as_stated(claim: DeclaredClaim) -> bool:
    """Whether a claim is declared to fail under the hypotheses of its source."""
    return bool(claim.corrected_by or claim.extra_hypotheses)


@cache
def topics() -> dict[str, list[str]]:
    """What stands in each file: the ids of claims by topic, the module that declares them; negations; near misses."""
    results: dict[str, list[str]] = {}
    for id, claim in CLAIMS.items():
        results.setdefault(claim.function.__module__.rsplit(".", 1)[-1], []).append(id)
    failing = [_NOT + id for id, claim in CLAIMS.items() if fails_as_stated(claim)]
    missed = {id: list(CLAIMS[id].near_misses) for id in _HEADLINE}
    misses = [_NOT + id + _MISS + name for id, names in missed.items() for name in names]
    return {**results, NEGATIONS: failing, NEAR_MISSES: misses}


def _parts(key: str) -> tuple[DeclaredClaim, str]:
    """The claim of a key, and the name of its near miss or ""."""
    id, _, miss = key.removeprefix(_NOT).partition(_MISS)
    return CLAIMS[id], miss


@cache
def write_theorem(key: str) -> Script:
    """A claim in Rocq, under the hypotheses under which it is true; or its negation, under those of its source.

    Args:
        key: the id of the claim; for the negation with "not " in front, of a near miss with its name behind.
    """
    claim, miss = _parts(key)
    try:
        return _negation(key, claim, miss) if key.startswith(_NOT) else _theorem(claim)
    except (Unproved, Undefined) as reason:
        return Script(reason=str(reason))


@cache
def write_statement(key: str) -> str:
    """What a theorem says; "" where there is none.

    What can be said of a claim that ships is proved, as a test has it: its proof, which takes longer, is not written.
    """
    claim, _ = _parts(key)
    if key.startswith(_NOT) or claim.corrected_by or not claim.function.__module__.startswith("lnverify."):
        return write_theorem(key).statement
    try:
        return differing.statement(claim.id, claim.function, [*claim.hypotheses, *claim.extra_hypotheses])
    except (Unproved, Undefined):
        return ""


def _theorem(claim: DeclaredClaim) -> Script:
    if claim.corrected_by:
        raise Unproved(f"it is refuted; {claim.corrected_by} is true instead")
    return differing.scripts(claim.id, claim.function, [*claim.hypotheses, *claim.extra_hypotheses])


def _negation(key: str, claim: DeclaredClaim, miss: str) -> Script:
    """That a claim fails as stated, at the declared witness or the first that is found; that a near miss fails."""
    function = claim.near_misses[miss] if miss else claim.function
    hypotheses = [*claim.hypotheses, *claim.extra_hypotheses] if miss else claim.hypotheses
    declared = None if miss or not claim.witness_at else claim.witness_at
    result = witness_at(declared, function, hypotheses) if declared else None
    result = result or find_witness(function, hypotheses, True)
    if result is None:
        raise Unproved("no witness in exact numbers")
    return negate(name_of(key).removesuffix("_fails"), proof.state(function, hypotheses), result)


def name_of(key: str) -> str:
    """The name of a theorem in Rocq."""
    claim, miss = _parts(key)
    number = f"_near_miss_{list(claim.near_misses).index(miss) + 1}" if miss else ""
    return identifier(claim.id) + number + "_fails" * key.startswith(_NOT)


def comment(key: str, *notes: str) -> str:
    """What stands above a theorem: the id with the title, and notes, each from a new line on.

    In a comment of Rocq quotes begin strings, and comments end where the inner ones do: no text here has either.
    """
    claim, _ = _parts(key)
    paragraphs = [f"{plain(key)}: {plain(claim.title)}", *notes]
    text = "\n   ".join(line for paragraph in paragraphs for line in wrap(paragraph, WIDTH - 6))
    return f"(* {text.replace(chr(34), '”').replace('(*', '( *').replace('*)', '* )')} *)"


def statements_file(keys: Sequence[str]) -> str:
    """A file with what is said in the theorems of one topic; where there is none, with the reason."""
    parts = []
    for key in keys:
        script = write_theorem(key)
        if script.reason:
            parts.append(f"{comment(key, f'not here: {script.reason}')}\n")
        else:
            parts.append(f"{comment(key, script.note)}\n{script.statement}\n")
    return "\n".join([IMPORTS, *parts])


def proofs_file(topic: str, keys: Sequence[str]) -> str:
    """A file with the theorems of one topic and their proofs.

    Args:
        topic: the name of the file of the statements.
        keys: of theorems.
    """
    proofs = [script.proof for script in map(write_theorem, keys) if not script.reason]
    return "\n".join([proof.IMPORTS, f"From {ROOT} Require Import {topic}.\n", *(f"{proof}\n" for proof in proofs)])


def theorems(topic: str) -> list[str]:
    """The keys of the theorems in the file of a topic."""
    return [key for key in topics()[topic] if not write_theorem(key).reason]


def all_theorems() -> list[str]:
    """The keys of the theorems in all files."""
    return [key for topic in topics() for key in theorems(topic)]


def standalone_file(id: str) -> str:
    """A file with one claim: its theorem, or its negation where it is refuted.

    Raises:
        Unproved: where no proof is written.
    """
    key = _NOT + id if CLAIMS[id].corrected_by else id
    script = write_theorem(key)
    if script.reason:
        raise Unproved(script.reason)
    asked = "".join(f"Print Assumptions {name}.\n" for name in names_in(script.proof))
    return f"{comment(key)}\n{script.standalone()}\n{asked}"


def statements() -> dict[str, str]:
    """The files of what is said, and of the definitions that it rests on, by name."""
    defined = {name: library()[name] for name in DEFINED}
    return {**defined, **{f"{topic}.v": statements_file(keys) for topic, keys in topics().items()}}


def proofs() -> dict[str, str]:
    """The files of the tactics, and of the theorems with their proofs, by name."""
    tactics = {name: text for name, text in library().items() if name not in DEFINED}
    return {**tactics, **{f"{topic}_proofs.v": proofs_file(topic, theorems(topic)) for topic in topics()}}

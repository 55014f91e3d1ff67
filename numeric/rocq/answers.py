"""What Rocq said of theorems: kept in ~/.cache/lnverify, and beside the files, where it is committed with them.

An answer belongs to one text: a theorem with its proof, the header of its file and the library that it builds on. Where
any of these has changed there is no answer.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from lnverify.numeric.pages import cache
from lnverify.proofs.readings.rocq.files import fails_as_stated, header_of, library, theorems, topics, written
from lnverify.proofs.registry import DeclaredClaim

# The file beside the theorems, and the folder of the theorems in a checkout.
FILE = "answers.json"
COMMITTED = Path("reports/rocq")


@dataclass(frozen=True)
class Checked:
    """What Rocq said of a theorem.

    Attributes:
        accepted: whether coqc compiled it, coqchk confirmed it, and it rests on no axiom.
        complaint: what Rocq complained of; "" where it is accepted.
        seconds: how long coqc took for the theorem with its proof, by the clock on the wall.
        processor: the seconds of the processor for it, which a busy machine spoils less: coqc's own, and of the rest,
            reading the libraries, the axioms and coqchk, its share in proportion.
        memory: the most that a process took for the file in which it was checked, in megabytes.
    """

    accepted: bool
    complaint: str
    seconds: float
    processor: float
    memory: int


def answers(folder: Path = COMMITTED) -> dict[str, Checked]:
    """What was said of the theorems as they are now, by the key of the theorem; none of what was not checked.

    Args:
        folder: where answers may be beside those of the cache.
    """
    known = committed(folder)
    for topic in topics():
        for key in theorems(topic):
            if answer := cache.read(_kept(_text(key))):
                known[key] = Checked(**answer)
    return known


def committed(folder: Path = COMMITTED, keys: Iterable[str] | None = None) -> dict[str, Checked]:
    """What was said of the theorems as they are now, from the file beside them alone: in a checkout always the same.

    Args:
        folder: of the theorems.
        keys: of the theorems; of all by default.
    """
    known = _read(folder / FILE)
    asked = [key for topic in topics() for key in theorems(topic)] if keys is None else keys
    return {key: known[text] for key in asked if (text := _text(key)) in known}


def keys_of(claim: DeclaredClaim) -> dict[str, str]:
    """What the kernel is asked of a claim: its theorem, its negation, both where it is qualified; each with its key."""
    parts = {"theorem": claim.id} if not claim.corrected_by else {}
    return parts | ({"negation": f"not {claim.id}"} if fails_as_stated(claim) else {})


def keep(found: Mapping[str, Checked]) -> None:
    """Keep answers in the cache."""
    for key, answer in found.items():
        cache.write(_kept(_text(key)), asdict(answer))


def contents(found: Mapping[str, Checked]) -> str:
    """The file of answers."""
    return _written({_text(key): answer for key, answer in found.items()})


def kernel_rows(claim: DeclaredClaim, known: Mapping[str, Checked]) -> list[dict[str, Any]]:
    """What the kernel said of each of `keys_of` a claim.

    Args:
        claim: the claim.
        known: what Rocq said, by the key of the theorem.
    """
    return [{"part": part} | kernel_row(key, known.get(key)) for part, key in keys_of(claim).items()]


def kernel_row(key: str, answer: Checked | None) -> dict[str, Any]:
    """What the kernel said of a theorem: whether it accepted it, at what cost, and in words."""
    accepted = bool(answer and answer.accepted)
    reason = written(key).reason or ("" if answer is None else answer.complaint)
    words = "closed under the global context" if accepted else f"not accepted: {reason}" if reason else "not checked"
    cost = {"seconds": answer.processor, "memory": answer.memory} if answer and accepted else {}
    return {"accepted": accepted, "seconds": None, "memory": None, "said": words} | cost


def _text(key: str) -> str:
    """The hash of all that an answer depends on."""
    parts = [*library().values(), header_of(key), written(key).text]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def _kept(text: str) -> str:
    return cache.key("rocq", text)


def _read(path: Path) -> dict[str, Checked]:
    """Answers by the hash of their text; none where there is no such file, or it is not what was written."""
    try:
        return {text: Checked(**answer) for text, answer in json.loads(path.read_text(encoding="utf-8")).items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}


def _written(known: Mapping[str, Checked]) -> str:
    told = {text: asdict(known[text]) for text in sorted(known)}
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"

"""What Rocq said of theorems: kept in ~/.cache/lnverify, and beside the files, where it is committed with them.

An answer belongs to one text: what is said, its proof, the headers of their files, the library that they build on, and
the program that asks. Where any of these has changed there is no answer, and a refusal is never kept: what is kept is
the hash of a text that was accepted, with the versions that accepted it. Whether Rocq still says so, CI asks of a
share each time. The file has the text by the hash of all but the proof: a report need not write proofs to tell which
statements have one that was accepted.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache as cache_of_one
from functools import lru_cache
from pathlib import Path
from typing import Any

from lnverify.numeric.publishing import cache
from lnverify.numeric.publishing.address import ANSWERS, COMMITTED
from lnverify.proofs.registry import DeclaredClaim
from lnverify.proofs.rocq import kernel, proof, statement
from lnverify.proofs.rocq.files import all_theorems, fails_as_stated, write_statement, write_theorem
from lnverify.proofs.rocq.naming import library


@dataclass(frozen=True)
class Checked:
    """What Rocq said of a theorem.

    Attributes:
        complaint: what Rocq complained of; "" where coqc compiled it, coqchk confirmed it, and it rests on no axiom.
        versions: of Coq, MathComp and algebra-tactics, as `check.versions` prints them.
    """

    complaint: str = ""
    versions: str = ""

    @property
    def accepted(self) -> bool:
        """Whether Rocq accepted it."""
        return not self.complaint


def answers(folder: Path = COMMITTED) -> dict[str, Checked]:
    """What was said of the theorems as they are now, by the key of the theorem; none of what was not checked.

    Args:
        folder: where answers may be beside those of the cache.
    """
    return committed_answers(folder) | cached_answers(all_theorems())


def cached_answers(keys: Iterable[str]) -> dict[str, Checked]:
    """What was said of theorems as they are now, from the cache alone."""
    known = {key: cache.read_entry(_cache_key(_text(key))) for key in keys}
    return {key: Checked(versions=it) for key, it in known.items() if isinstance(it, str)}


def committed_answers(folder: Path = COMMITTED) -> dict[str, Checked]:
    """What was said of the theorems as they are now, from the file beside them alone: in a checkout always the same.

    Args:
        folder: of the theorems.
    """
    known = _read_committed(folder)
    wanted = [key for key in all_theorems() if _statement(key) in known] if known else []
    return {key: answer for key in wanted for text, answer in [known[_statement(key)]] if text == _text(key)}


def committed_answers_to(claim: DeclaredClaim, folder: Path = COMMITTED) -> dict[str, Checked]:
    """The same of what a claim says, whose proof, as it was accepted, may be written in another way now."""
    known = _read_committed(folder)
    return {key: known[it][1] for key in keys_of(claim).values() if (it := _statement(key)) in known}


def _read_committed(folder: Path) -> dict[str, tuple[str, Checked]]:
    """The hash of the text that was accepted, and what was said of it, by the hash of the statement."""
    try:
        return _parse((folder / ANSWERS).read_text(encoding="utf-8"))
    except (OSError, ValueError, AttributeError, RecursionError):
        return {}


@lru_cache(maxsize=1)
def _parse(text: str) -> dict[str, tuple[str, Checked]]:
    return {
        statement: (accepted, Checked(versions=versions))
        for versions, texts in json.loads(text).items()
        for statement, accepted in texts.items()
        if _is_hash(statement) and _is_hash(accepted)
    }


def _is_hash(value: Any) -> bool:
    return isinstance(value, str) and re.fullmatch("[0-9a-f]{16}", value) is not None


def keys_of(claim: DeclaredClaim) -> dict[str, str]:
    """What the kernel is asked of a claim: its theorem, its negation, both where it is qualified; each with its key."""
    parts = {"theorem": claim.id} if not claim.corrected_by else {}
    return parts | ({"negation": f"not {claim.id}"} if fails_as_stated(claim) else {})


def keep(answers: Mapping[str, Checked]) -> None:
    """Keep in the cache what was accepted. A refusal may come from the machine, or from the rest of the file."""
    for key, answer in answers.items():
        if answer.accepted:
            cache.write(_cache_key(_text(key)), answer.versions)


def contents(answers: Mapping[str, Checked]) -> str:
    """The file of answers: what was accepted, as for `keep`."""
    lines: dict[str, dict[str, str]] = {}
    for key, answer in answers.items():
        if answer.accepted:
            lines.setdefault(answer.versions, {})[_statement(key)] = _text(key)
    return json.dumps(lines, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def kernel_rows(claim: DeclaredClaim, known: Mapping[str, Checked]) -> list[dict[str, Any]]:
    """What the kernel said of each of `keys_of` a claim.

    Args:
        claim: the claim.
        known: what Rocq said, by the key of the theorem.
    """
    return [{"part": part} | kernel_row(key, known.get(key)) for part, key in keys_of(claim).items()]


def kernel_row(key: str, answer: Checked | None) -> dict[str, Any]:
    """What the kernel said of a theorem: whether it accepted it, and in words."""
    if answer and answer.accepted:
        # Of negations alone there is something more to know.
        note = write_theorem(key).note if key.startswith("not ") else ""
        return {"accepted": True, "said": "closed under the global context" + (f"; {note}" if note else "")}
    reason = write_theorem(key).reason or ("" if answer is None else answer.complaint)
    return {"accepted": False, "said": f"not accepted: {reason}" if reason else "not checked"}


@cache_of_one
def _program() -> str:
    """The source of what asks Rocq."""
    return Path(kernel.__file__).read_text(encoding="utf-8")


def _text(key: str) -> str:
    """The hash of all that an answer depends on, the versions aside."""
    script = write_theorem(key)
    return _hash(script.statement, script.proof)


def _statement(key: str) -> str:
    """The hash of the same without the proof."""
    return _hash(write_statement(key))


def _hash(*said: str) -> str:
    parts = [*library().values(), statement.IMPORTS, proof.IMPORTS, _program(), *said]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def _cache_key(text: str) -> str:
    return cache.key("rocq", text)

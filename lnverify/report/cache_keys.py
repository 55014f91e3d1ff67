"""The keys under which a report keeps what it found: a hash of a claim, of the code, and of what it reads."""

from __future__ import annotations

import hashlib
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

from lnverify.numeric.data import BUNDLED
from lnverify.numeric.publishing.cache import key
from lnverify.numeric.publishing.provenance import FRONT, ROOT, code_folders, fingerprint, versions
from lnverify.proofs.expressions import digest as digest_of
from lnverify.proofs.recording import Recorded
from lnverify.proofs.registry import CLAIMS, DeclaredClaim
from lnverify.proofs.sources.source import SOURCES

LIBRARIES = ("sympy", "python-flint", "numpy", "mpmath", "ml_dtypes", "matplotlib")
# What is no part of how a claim is decided and measured: a claim has a key of its own, and pages only show it.
_OTHERS = (ROOT / "proofs/claims", ROOT / "proofs/sources", FRONT / "commands", FRONT / "site")


@cache
def code() -> str:
    """The hash of the code that decides and measures, and of the versions of the libraries that it uses."""
    results = [path for folder in code_folders() for path in folder.rglob("*") if path.suffix in (".py", ".v")]
    own = [path for path in results if not any(path.is_relative_to(folder) for folder in _OTHERS)]
    return key(fingerprint(*own, BUNDLED), versions(*LIBRARIES))


@cache
def package() -> str:
    """The hash of all files of the package, and of the versions."""
    files = [path for folder in code_folders() for path in folder.rglob("*") if path.suffix != ".pyc"]
    return key(sorted((path.relative_to(ROOT).as_posix(), digest(path)) for path in files), versions(*LIBRARIES))


def key_of(claim: DeclaredClaim, code: str) -> str:
    """The key of a claim: what it and the claims that it names as true say, and the code."""
    named = [CLAIMS[id] for id in (claim.law, claim.corrected_by, *claim.corrects, *claim.rests_on) if id in CLAIMS]
    return key(code, asdict(SOURCES[claim.source]), *(_content(one) for one in (claim, *named)))


def _content(claim: DeclaredClaim) -> dict[str, Any]:
    """Everything that a claim declares, as JSON."""
    declared = {name: value for name, value in vars(claim).items() if isinstance(value, str)}
    return declared | {
        "title": claim.title,
        "remark": claim.remark,
        "where": list(claim.where),
        "undecided": claim.undecided,
        "corrects": list(claim.corrects),
        "rests_on": list(claim.rests_on),
        "witness_at": repr(dict(claim.witness_at)),
        "function": _said(claim.function),
        "hypotheses": list(map(_said, claim.hypotheses)),
        "extra_hypotheses": list(map(_said, claim.extra_hypotheses)),
        "near_misses": {name: _said(one) for name, one in claim.near_misses.items()},
    }


def _said(claim: Recorded) -> list[str]:
    """What a claim says, and the names that it gives."""
    return [digest_of(*claim.nodes, *claim.statements), *claim.names]


def digest(path: Path) -> str:
    """The hash of a file; "" where there is none."""
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""

"""How claims lead to each other: the ids that the texts of a claim name."""

from __future__ import annotations

import re

from lnverify.proofs.registry import CLAIMS, DeclaredClaim


def mentions() -> dict[str, list[str]]:
    """By id, the claims that the remark of a claim, its law, its interpretation or its correction names, in order."""
    return {id: _mentions(claim) for id, claim in CLAIMS.items()}


def _mentions(claim: DeclaredClaim) -> list[str]:
    prose = (claim.remark, claim.seen, claim.misprint, claim.reading, claim.charitable_reading)
    text = " ".join([*prose, claim.law, claim.corrected_by])
    named = set(re.findall(r"[a-z]+(?:\.[a-z0-9-]+)+", text))
    return [id for id in CLAIMS if id in named and id != claim.id]

"""How claims lead to each other: the ids that the texts of a claim name."""

from __future__ import annotations

import re
from dataclasses import dataclass

from lnverify.proofs.registry import CLAIMS, DeclaredClaim


@dataclass(frozen=True)
class Relations:
    """Each part maps an id to ids, in the order of the claims.

    Attributes:
        mentions: the claims that its remark, its law, its interpretation or its correction names.
        mentioned_by: the inverse.
    """

    mentions: dict[str, list[str]]
    mentioned_by: dict[str, list[str]]


def relations() -> Relations:
    """The relations of all claims."""
    mentions = {id: _mentions(claim) for id, claim in CLAIMS.items()}
    return Relations(mentions, {id: [other for other, ids in mentions.items() if id in ids] for id in mentions})


def _mentions(claim: DeclaredClaim) -> list[str]:
    prose = (claim.remark, claim.seen, claim.misprint, claim.reading, claim.charitable_reading)
    text = " ".join([*prose, claim.law, claim.corrected_by])
    named = set(re.findall(r"[a-z]+(?:\.[a-z0-9-]+)+", text))
    return [id for id in CLAIMS if id in named and id != claim.id]

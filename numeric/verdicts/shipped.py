"""What was decided of every claim, as it ships with the package: a line a claim, so that commands answer at once.

`lnverify refresh` writes the lines; `lnverify report --check` says when they are not what would be decided now.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from lnverify.numeric.publishing.progress import Progress

Facts = dict[str, Any]

FILE = Path(__file__).parents[1] / "data" / "verdicts.jsonl"
"""The lines, in the order of the sources; each is what `numeric.verdicts.decided` makes, its `hash` the claim's."""


def shipped_verdicts() -> dict[str, Facts]:
    """What was decided of every claim, by id."""
    return {claim["id"]: claim for claim in map(json.loads, FILE.read_text(encoding="utf-8").splitlines())}


def contents(found: Iterable[Facts]) -> str:
    """The lines for what was decided."""
    from lnverify.proofs.sources.source import SOURCES

    order = list(SOURCES)
    claims = sorted(found, key=lambda claim: order.index(claim["source"]))
    return "".join(json.dumps(claim, ensure_ascii=False, separators=(",", ":")) + "\n" for claim in claims)


def decide(tell: Progress = lambda what, done, total: None) -> dict[str, Facts]:
    """Decide every claim now; what comes out is as `known` gives it.

    Args:
        tell: told (what, done, all) as it goes on.
    """
    from lnverify.numeric.verdicts.decided import verdict_to_facts
    from lnverify.proofs.claims import CLAIMS
    from lnverify.proofs.verdicts.verdict import judge

    found: list[Facts] = []
    for id in CLAIMS:
        tell(id, len(found), len(CLAIMS))
        found.append(verdict_to_facts(judge(id)))
    return {claim["id"]: claim for claim in map(json.loads, contents(found).splitlines())}

"""The sources, statement by statement, with the verdict of the claims that decide each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from lnverify.proofs.registry import find_claim
from lnverify.proofs.sources import STATEMENTS, Kind, SourceStatement
from lnverify.proofs.verdicts.verdict import RULE

VERDICTS = tuple(RULE)
"""From the strongest to the weakest."""

COUNTED = (*VERDICTS, Kind.RUN.value, Kind.OPEN.value, Kind.DEFINITION.value, Kind.NOTHING.value)


def source_data(verdicts: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    """The rows of each source in its order, and how many there are of each verdict.

    Args:
        verdicts: the verdict on every claim, by id.
    """
    results = {}
    for source, statements in STATEMENTS.items():
        rows = [_row(item, verdicts) for item in statements]
        counts = Counter(row["verdict"] for row in rows)
        results[source] = {"counts": {verdict: counts[verdict] for verdict in COUNTED}, "rows": rows}
    return results


def _row(item: SourceStatement, verdicts: Mapping[str, str]) -> dict[str, Any]:
    ids = dict.fromkeys(find_claim(id).id for id in item.claims)
    claims = [{"id": id, "verdict": verdicts[id]} for id in ids]
    return {
        "at": item.at,
        "place": item.place,
        "statement": item.statement,
        "verdict": weakest(verdicts[id] for id in ids) if item.kind is Kind.DECIDED else item.kind.value,
        "claims": claims,
        "reason": item.reason,
    }


def weakest(verdicts: Iterable[str]) -> str:
    """The weakest of some verdicts: a statement is as good as the worst of the claims that decide it."""
    return max(verdicts, key=VERDICTS.index)

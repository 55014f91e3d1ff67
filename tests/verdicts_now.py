"""What was decided of every claim that there is now."""

from typing import Any

from lnverify.numeric.verdicts import shipped
from lnverify.numeric.verdicts.decided import is_about, verdict_to_facts
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.sources.source import SOURCES
from lnverify.proofs.verdicts.verdict import judge


def verdicts_now() -> dict[str, dict[str, Any]]:
    """As it ships and in that order; a claim that is new, or says something else since, is decided here."""
    result, order = shipped.shipped_verdicts(), [*SOURCES]

    def now(id: str) -> dict[str, Any]:
        return result[id] if is_about(result.get(id), CLAIMS[id]) else verdict_to_facts(judge(id))

    return {each["id"]: each for each in sorted(map(now, CLAIMS), key=lambda each: order.index(each["source"]))}

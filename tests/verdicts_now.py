"""What was decided of every claim that there is now."""

from typing import Any

from lnverify.numeric.verdicts import shipped
from lnverify.numeric.verdicts.decided import content_hash, verdict_to_facts
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.verdicts.verdict import judge


def verdicts_now() -> dict[str, dict[str, Any]]:
    """As it ships; a claim that is new, or says something else since, is decided here."""
    result = shipped.shipped_verdicts()

    def now(id: str) -> dict[str, Any]:
        line = result.get(id)
        same = line is not None and line["hash"] == content_hash(CLAIMS[id], line["verdict"])
        return line if line is not None and same else verdict_to_facts(judge(id))

    return {id: now(id) for id in CLAIMS}

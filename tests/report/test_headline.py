"""The ten results with which the report opens: each is a claim that stands, its formula one of its statements."""

import pytest

from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.derivations import DERIVATIONS
from lnverify.proofs.readings.printed import LATEX
from lnverify.proofs.verdicts.verdict import assumptions, print_steps
from lnverify.report.headline import HEADLINES


def test_there_are_ten():
    assert len({headline["words"] for headline in HEADLINES}) == len(HEADLINES) == 10


@pytest.mark.parametrize("headline", HEADLINES, ids=lambda headline: headline["claim"])
def test_headline_is_of_a_claim(headline):
    claim = CLAIMS[headline["claim"]]
    steps, definitions = print_steps(claim.function, LATEX, assumptions(claim))
    assert not claim.corrected_by and 1 <= headline["statement"] <= len(steps)
    assert set(headline["definitions"]) <= set(definitions)
    assert headline["derivation"] in ("", *DERIVATIONS)

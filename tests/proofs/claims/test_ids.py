"""Ids are listed, in order: what is cited by an id is seen to come and to go.

The claims themselves are tested by lnverify's plugin for pytest, as those of users are: pytest pyproject.toml
"""

from pathlib import Path

from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.sources.source import SOURCES

LISTED = Path(__file__).with_name("ids.txt").read_text(encoding="utf-8").splitlines()


def test_the_list_is_that_of_the_claims():
    assert sorted(CLAIMS) == LISTED


def test_every_claim_names_its_source_and_place():
    for id, claim in CLAIMS.items():
        assert claim.title and claim.place, id
        # The plugin asks more of these: three near misses, for one.
        assert SOURCES[claim.source].strict, id

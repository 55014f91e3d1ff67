"""Ids are listed, in order: what is cited by an id is seen to come and to go."""

from pathlib import Path

from lnverify.proofs.claims import CLAIMS

LISTED = Path(__file__).with_name("ids.txt").read_text(encoding="utf-8").splitlines()


def test_the_list_is_that_of_the_claims():
    assert sorted(CLAIMS) == LISTED

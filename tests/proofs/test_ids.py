"""Ids are for ever: what was published stays, and what is new is listed."""

from pathlib import Path

from proofs.claims import CLAIMS

PUBLISHED = Path(__file__).with_name("ids.txt").read_text(encoding="utf-8").splitlines()


def test_no_published_id_vanishes():
    assert not set(PUBLISHED) - set(CLAIMS)


def test_every_new_id_is_listed():
    assert not set(CLAIMS) - set(PUBLISHED)


def test_the_list_is_sorted_and_has_no_duplicates():
    assert sorted(set(PUBLISHED)) == PUBLISHED

"""Ids are for ever: what was published stays, and what is new is listed."""

from pathlib import Path

import pytest

from proofs.claims import CLAIMS
from proofs.errors import InputError
from proofs.registry import RETIRED, Retired, claim, find_claim, retirement
from proofs.statements import equal

PUBLISHED = Path(__file__).with_name("ids.txt").read_text(encoding="utf-8").splitlines()


def test_no_published_id_vanishes():
    assert not set(PUBLISHED) - set(CLAIMS) - set(RETIRED)


def test_every_new_id_is_listed():
    assert not (set(CLAIMS) | set(RETIRED)) - set(PUBLISHED)


def test_the_list_is_sorted_and_has_no_duplicates():
    assert sorted(set(PUBLISHED)) == PUBLISHED


def test_a_retired_id_is_no_claim_and_says_where_it_went():
    assert not set(RETIRED) & set(CLAIMS)
    for id, (successor, reason) in RETIRED.items():
        assert successor in {"", *CLAIMS}, id
        assert reason and not reason.endswith("."), id


@pytest.fixture
def retired(monkeypatch):
    monkeypatch.setitem(RETIRED, "lnverify.old", Retired("riechers.eq6", "it moved"))
    monkeypatch.setitem(RETIRED, "lnverify.gone", Retired("", "nobody said it"))


def test_a_retired_id_answers_with_the_claim_in_its_place(retired):
    assert find_claim("lnverify.old") is CLAIMS["riechers.eq6"]
    assert retirement("lnverify.old") == "the id lnverify.old is retired: it moved; in its place stands riechers.eq6"
    assert retirement("riechers.eq6") == ""


def test_a_retired_id_without_a_successor_says_why(retired):
    with pytest.raises(InputError, match=r"lnverify\.gone is retired: nobody said it"):
        find_claim("lnverify.gone")


def test_a_retired_id_is_never_used_again(retired):
    with pytest.raises(ValueError, match="retired, for ever"):
        claim("lnverify.old", "here")(lambda s: equal(s.N, s.N))

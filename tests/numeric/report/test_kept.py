"""What a report keeps from one run to the next: everything that did not change, and nothing that did."""

from dataclasses import replace

from lnverify.numeric.publishing import cache
from lnverify.numeric.report import kept
from lnverify.numeric.report.collect import facts_of
from lnverify.proofs.claims import CLAIMS

ID = "riechers.eq1-eq4"


def test_a_second_run_reads_what_the_first_found(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    first = facts_of(ID, "code")
    monkeypatch.setattr("lnverify.numeric.report.collect.judge", None)
    assert facts_of(ID, "code") == first


CHANGES = {
    "the remark": lambda claim: replace(claim, where=["a word"]),
    "the statement": lambda claim: replace(claim, function=CLAIMS["riechers.eq6"].function),
    "a hypothesis": lambda claim: replace(claim, hypotheses=[]),
    "a near miss": lambda claim: replace(claim, near_misses={}),
    "what is true instead": lambda claim: replace(claim, law="riechers.eq6"),
}


def test_every_change_to_a_claim_has_another_key():
    claim = CLAIMS[ID]
    keys = {kept.key_of(claim, "code"), kept.key_of(claim, "other code")}
    keys |= {kept.key_of(change(claim), "code") for change in CHANGES.values()}
    assert len(keys) == 2 + len(CHANGES)
    assert kept.key_of(claim, "code") in keys


def test_what_is_made_and_what_is_kept_are_alike(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    made = [cache.load_or_make(cache.key("test"), lambda: {"a": (1, float("inf"))}) for _ in range(2)]
    assert made == [{"a": [1, float("inf")]}] * 2

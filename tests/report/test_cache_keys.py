"""What a report keeps from one run to the next: everything that did not change, and nothing that did."""

from dataclasses import replace

import pytest

from lnverify.numeric.publishing import cache
from lnverify.numeric.publishing.address import ANSWERS
from lnverify.proofs.claims import CLAIMS
from lnverify.report import cache_keys, run
from lnverify.report.collect import facts_of

ID = "riechers.eq1-eq4"


def test_a_second_run_reads_what_the_first_found(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    first = facts_of(ID, "code")
    monkeypatch.setattr("lnverify.report.collect.judge", None)
    assert facts_of(ID, "code") == first


WRONG = {
    "a flipped verdict": lambda facts: facts | {"verdict": "refuted"},
    "another claim": lambda facts: facts | {"hash": "0" * 12},
    "another shape": lambda facts: {"claims": [facts]},
    "a list": lambda facts: [facts],
}


@pytest.mark.parametrize("change", WRONG.values(), ids=WRONG)
def test_a_verdict_is_bound_to_its_claim(change, tmp_path, monkeypatch):
    """Even with a seal of its own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    first = facts_of(ID, "code")
    key = cache.key("facts", cache_keys.key_of(CLAIMS[ID], "code"))
    cache.write(key, change(cache.read_entry(key)))
    assert facts_of(ID, "code") == first


def test_an_unchanged_report_is_read(tmp_path, monkeypatch):
    """Where the package or what Rocq said has changed it is made."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    versions = iter("123")
    monkeypatch.setattr(run, "_contents", lambda progress: {"page.md": next(versions), "figure.png": b"\x89PNG"})
    assert [run.make(None) for _ in range(2)] == [{"page.md": "1", "figure.png": b"\x89PNG"}] * 2
    with monkeypatch.context() as changed:
        changed.setattr(cache_keys, "package", lambda: "changed")
        assert run.make(None)["page.md"] == "2"
    (tmp_path / ANSWERS).write_text("{}")
    monkeypatch.setattr(run, "COMMITTED", tmp_path)
    assert run.make(None)["page.md"] == "3"


CHANGES = {
    "the remark": lambda claim: replace(claim, where=["a word"]),
    "the statement": lambda claim: replace(claim, function=CLAIMS["riechers.eq6"].function),
    "a hypothesis": lambda claim: replace(claim, hypotheses=[]),
    "a near miss": lambda claim: replace(claim, near_misses={}),
    "what is true instead": lambda claim: replace(claim, law="riechers.eq6"),
}


def test_every_change_to_a_claim_has_another_key():
    claim = CLAIMS[ID]
    keys = {cache_keys.key_of(claim, "code"), cache_keys.key_of(claim, "other code")}
    keys |= {cache_keys.key_of(change(claim), "code") for change in CHANGES.values()}
    assert len(keys) == 2 + len(CHANGES)
    assert cache_keys.key_of(claim, "code") in keys


def test_what_is_made_and_what_is_kept_are_alike(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    results = [cache.load_or_make(cache.key("test"), lambda: {"a": (1, float("inf"))}) for _ in range(2)]
    assert results == [{"a": [1, float("inf")]}] * 2

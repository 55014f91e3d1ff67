"""What a report keeps from one run to the next: everything that did not change, and nothing that did."""

from dataclasses import replace

import pytest

from lnverify.numeric.atlas import page as atlas
from lnverify.numeric.atlas.learned import TRAINING
from lnverify.numeric.data import SHIPPED
from lnverify.numeric.publishing import cache
from lnverify.proofs.claims import CLAIMS
from lnverify.report import cache_keys
from lnverify.report.collect import facts_of
from lnverify.report.run import _draw_page, _page_key

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


def test_pages_are_drawn_once(tmp_path, monkeypatch):
    """Neither again for the folder of the first report, which then has its training results, nor for another."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    training = (SHIPPED / "training.json").read_text(encoding="utf-8")
    drawn = []
    monkeypatch.setattr(atlas, "contents", lambda out: drawn.append(out) or {TRAINING: training, "atlas.md": "page"})
    for folder in ("one", "one", "two"):
        asked = atlas.__name__, tmp_path / folder, ["code"]
        result = cache.read_entry(_page_key(*asked)) or _draw_page(*asked)
        (tmp_path / folder / TRAINING).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / folder / TRAINING).write_text(result[TRAINING][1])
    assert drawn == [tmp_path / "one"]


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

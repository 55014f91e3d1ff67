"""Claims by words: by their stems, by any of their names, never by less of a word than has its meaning."""

import pytest

from lnverify.numeric.verdicts.find_by_words import claim_texts, documents, find_near, known_documents, search, words_of
from lnverify.proofs.claims import CLAIMS


@pytest.fixture(scope="module")
def among(known):
    return documents(claim_texts(known))


FIRST = {
    "scale invariance eps": "walkthrough.scale-invariance",
    "Is scale invariance true with ε?": "walkthrough.scale-invariance",
    "every gain axes": "lnverify.axes-for-every-gain",
    "axes-for-every-gain": "lnverify.axes-for-every-gain",
    "single zero eigenvalue": "riechers.single-zero-eigenvalue",
    "LIPSCHITZ": "lnverify.lipschitz",
    "drazin": "riechers.drazin",
    "invarian": "walkthrough.shift-invariance",
}


@pytest.mark.parametrize(("words", "first"), FIRST.items())
def test_first_of_what_is_found(words, first, among):
    assert first in search(words, among)[:2]


SAME = [
    ("eps", "epsilon", "ε", "EPS"),
    ("fp16", "float16", "half precision", "f16", "float 16"),
    ("bf16", "bfloat16"),
    ("fp32", "float32", "single precision"),
    ("LayerNorm", "layer norm", "layer normalization", "LayerNormalization", "layer_norm", "LN"),
    ("RMSNorm", "rms norm", "RMSNormalization"),
    ("BatchNorm", "batch normalisation", "BN"),
    ("sqrt", "√", "root"),
    ("overflow", "overflows", "overflowing"),
    ("centring", "centering", "centred", "centered"),
    ("rotary", "rope", "rotation"),
]


@pytest.mark.parametrize("names", SAME, ids=lambda names: names[0])
def test_one_thing_is_found_by_each_of_its_names(names, among):
    first = search(names[0], among)
    assert first, names[0]
    assert {name: search(name, among) for name in names} == dict.fromkeys(names, first)


TEXTS = {"a": "over it, soft, normal, scales", "b": "squares overflow", "c": "softcap of logits", "d": "scaling law"}
CASES = {
    "overflow": ["b"],
    "over": ["a", "b"],
    "softcap": ["c"],
    "softcaps": ["c"],
    "overfit": [],
    "scale": ["a", "d"],
    "scaled": ["a", "d"],
    "logit": ["c"],
    "": [],
    "the": [],
    "overflow softcap": [],
}


@pytest.mark.parametrize(("words", "found"), CASES.items())
def test_no_word_is_cut_to_another(words, found):
    """A beginning finds what begins so; a longer word is never cut to a shorter one of another meaning."""
    assert search(words, documents({key: {"title": text} for key, text in TEXTS.items()})) == found


def test_where_nothing_fits_what_is_near_is_known(known, among):
    assert search("gradient explosion", among) == []
    near = find_near("gradient explosion", among)
    assert len(near) == 5
    assert all("gradient" in f"{id} {known[id]['title']}".lower() for id in near)
    assert find_near("qqqqq", among) == find_near("", among) == []


def test_every_word_has_to_stand_there(among):
    assert search("scale quaternion", among) == []
    everything = {*search("cheat sheet", among), *search("cheatsheet", among)}
    assert {id for id in CLAIMS if id.startswith("cheatsheet.")} <= everything


@pytest.mark.parametrize(
    "text", ["", "   ", "?!", "\x00", "\ud7ff", "ﬁ", "a" * 10_000, "((((", "\\", "日本語", "$", "$x", "\udcff"]
)
def test_any_text_is_words(text, among):
    assert all(word.isascii() and word.isalnum() for word in words_of(text))
    search(text, among), find_near(text, among)


def test_documents_are_made_once(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    texts = {"a": {"title": "scaling"}}
    first = known_documents([1], lambda: texts)
    assert first == documents(texts) == known_documents([1], lambda: {}) != known_documents([2], lambda: {})

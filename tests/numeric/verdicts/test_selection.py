"""Claims by what a user types: patterns, beginnings, words; suggestions that share what was typed."""

import pytest

from lnverify.numeric.verdicts.selection import find_near, nearest, search, select
from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.errors import InputError


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        (["riechers.ball"], ["riechers.ball"]),
        (["riechers.ball.*"], ["riechers.ball.open", "riechers.ball.sphere"]),
        (["riechers.eq[56]", "riechers.eq5"], ["riechers.eq5", "riechers.eq6"]),
        (["lnverify.axes"], ["lnverify.axes-orthogonal", "lnverify.axes-for-every-gain"]),
        (["lnverify.axes*"], ["lnverify.axes-orthogonal", "lnverify.axes-for-every-gain"]),
        (["riechers.eq6", "riechers.eq5"], ["riechers.eq6", "riechers.eq5"]),
    ],
)
def test_ids_beginnings_and_patterns(typed, meant):
    assert select(typed, CLAIMS) == meant


@pytest.mark.parametrize("typed", ["lnverify.axs", "riechers.eq7", "walkthrough.backward.inputs", "lnverify.zzz*"])
def test_suggestions_begin_as_the_word_does(typed):
    found = nearest(typed, CLAIMS)
    begins = max((typed[:n] for n in range(len(typed) + 1) if any(id.startswith(typed[:n]) for id in CLAIMS)), key=len)
    assert found and all(id.startswith(begins) for id in found)
    with pytest.raises(InputError, match=found[0]):
        select([typed], CLAIMS)


@pytest.mark.parametrize("typed", ["", "§", "???"])
def test_what_is_like_nothing_is_told_so(typed):
    with pytest.raises(InputError, match="`lnverify claims` lists them"):
        select([typed], CLAIMS)


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("scale invariance eps", "walkthrough.scale-invariance"),
        ("every gain axes", "lnverify.axes-for-every-gain"),
        ("axes-for-every-gain", "lnverify.axes-for-every-gain"),
        ("single zero eigenvalue", "riechers.single-zero-eigenvalue"),
        ("LIPSCHITZ", "lnverify.lipschitz"),
        ("drazin", "riechers.drazin"),
    ],
)
def test_words(words, first, known):
    assert first in search(words, known)[:3]


def test_scale_invariance_with_eps_is_found_first(known):
    for words in ("scale invariance eps", "Is scale invariance true with ε?"):
        assert search(words, known)[0] == "walkthrough.scale-invariance"


def test_where_nothing_fits_what_is_near_is_known(known):
    assert search("gradient explosion", known) == []
    assert all(
        "gradient" in known[id]["title"].lower() or "gradient" in id for id in find_near("gradient explosion", known)
    )
    assert len(find_near("gradient explosion", known)) == 5
    assert find_near("qqqqq", known) == []


def test_every_word_has_to_stand_there(known):
    assert search("scale quaternion", known) == []
    assert search("", known) == []
    everything = set(search("cheat sheet", known)) | set(search("cheatsheet", known))
    assert {id for id in CLAIMS if id.startswith("cheatsheet.")} <= everything

"""Claims by what a user types of their ids: patterns, beginnings; suggestions that share what was typed."""

import pytest

from lnverify.numeric.verdicts.selection import nearest, select
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
    result = nearest(typed, CLAIMS)
    begins = max((typed[:n] for n in range(len(typed) + 1) if any(id.startswith(typed[:n]) for id in CLAIMS)), key=len)
    assert result and all(id.startswith(begins) for id in result)
    with pytest.raises(InputError, match=result[0]):
        select([typed], CLAIMS)


@pytest.mark.parametrize("typed", ["", "§", "???"])
def test_what_is_like_nothing_is_told_so(typed):
    with pytest.raises(InputError, match="`lnverify claims` lists them"):
        select([typed], CLAIMS)

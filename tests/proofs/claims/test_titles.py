"""A title claims no more than its theorem: a set has both inclusions, a maximum a point of it, a loss what it is."""

import re

import pytest

from lnverify.proofs.claims import CLAIMS
from lnverify.proofs.statements import Relation

# Titles that say what a set is, or exactly where something holds, and the steps that have the two inclusions.
BOTH_WAYS = {
    "riechers.intersection": ("from the section: $z$ is orthogonal to $\\mathbf{1}$", "and in the hyperellipsoid"),
    "lnverify.intersection.zero-gain": ("a preimage", "and longer"),
    "riechers.image-is-the-interior": None,
    "riechers.nullspace": ("$\\alpha$ is in the nullspace", "every $x$ is $c\\alpha + G^{-1}M^\\top x$"),
    "riechers.nullspace.zero-gain": ("the neural directions are in it", "nothing else is in it"),
    "riechers.single-zero-eigenvalue": ("$\\alpha$ belongs to 0", "nothing else does"),
    "lnverify.sphere-section": ("in $U$", "a vector $\\Pi a$ of $U$"),
}
_SET = re.compile(
    r"\b(?:image|set) is\b|\bis the (?:image|set|interior)\b|\bexactly where\b|\b(?:is|are) exactly \$|"
    r"\bexactly the (?:span|set|image)\b|\bthe multiples of\b"
)
_MAXIMUM = re.compile(
    r"\b(?:the (?:maximum|minimum|largest|smallest|greatest) [a-z]+ (?:is|of)|is the (?:maximum|largest))\b"
)
_BOUND = re.compile(r"\bat most\b|\bat least\b|\b(?:is|are) (?:least|greatest|best)\b|\^2 \\(?:le|ge)\b|\bnever\b")
_LOSS = re.compile(r"\\partial L|\bof (?:a|any|every) loss\b")


def title_says(pattern):
    return [id for id, claim in CLAIMS.items() if pattern.search(claim.title)]


@pytest.mark.parametrize("id", title_says(_SET))
def test_a_set_has_both_inclusions(id):
    steps = CLAIMS[id].function.names
    assert id in BOTH_WAYS and set(BOTH_WAYS[id] or ()) <= set(steps), f"{id}: {CLAIMS[id].title}; steps {steps}"


def test_a_maximum_is_attained():
    results = {id: CLAIMS[id].function for id in title_says(_MAXIMUM)}
    assert {
        id for id, it in results.items() if Relation.AT_MOST not in it.relations or "attained" not in it.names
    } == set()


@pytest.mark.parametrize("id", title_says(_BOUND))
def test_a_bound_is_an_inequality(id):
    assert {Relation.AT_MOST, Relation.POSITIVE} & {*CLAIMS[id].function.relations}, CLAIMS[id].title


@pytest.mark.parametrize("id", title_says(_LOSS))
def test_a_loss_is_said_to_be_linear(id):
    assert any("is linear in the output" in meaning for meaning in CLAIMS[id].where), CLAIMS[id].title


def test_titles_of_this_kind_are_met():
    assert title_says(_SET) and title_says(_LOSS) and title_says(_BOUND)

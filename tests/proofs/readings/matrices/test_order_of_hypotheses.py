"""The second engine says the same whatever order hypotheses come in."""

from itertools import permutations

import pytest
from variables import equal, nonzero, positive, s

from lnverify import hypotheses
from lnverify.proofs.definitions import mean, normalized, variance
from lnverify.proofs.verdicts.second_proof import second_proof


def letter(name):
    return lambda s: s.scalar(name)


c, x, y, z = map(letter, "cxyz")
CLAIMS = {
    "eps is 0 after it was in a root": (
        equal(normalized(s, c(s) * s.activation), normalized(s)),
        [hypotheses.denominator_is_positive, hypotheses.eps_is_zero, hypotheses.c_is_positive],
        ["vacuous", "holds"],
    ),
    "a chain of equations": (
        equal(x(s), 0),
        [equal(x(s), y(s)), equal(y(s), z(s)), equal(z(s), 0)],
        ["holds", "holds"],
    ),
    "a chain of vectors": (
        equal(mean(s), 0),
        [equal(s.activation, s.vector("v")), equal(s.vector("v"), s.bias), equal(s.bias, 0 * s.bias)],
        ["holds", "holds"],
    ),
    "a sign of the letter that stays": (
        equal(s.sqrt(x(s) ** 2), -x(s)),
        [equal(x(s), -y(s)), positive(y(s))],
        ["holds", "holds"],
    ),
    "a root that stands before the sign of its letter": (
        equal(s.sqrt(c(s) ** 2), c(s)),
        [nonzero(s.sqrt(c(s) ** 2)), positive(c(s))],
        ["holds", "holds"],
    ),
    "a factor that is not 0": (
        equal(x(s), 0),
        [equal(x(s) * c(s), 0), positive(c(s)), equal(c(s), y(s))],
        ["holds", "holds"],
    ),
    "a false one, with eps": (
        equal(variance(s), 0),
        [hypotheses.denominator_is_positive, hypotheses.eps_is_zero],
        ["vacuous", "fails"],
    ),
    "a false one, with a chain": (equal(x(s), 1), [equal(x(s), y(s)), equal(y(s), z(s))], ["fails", "fails"]),
}


@pytest.mark.each(CLAIMS)
def test_every_order_has_one_outcome(claim, assumed, outcomes):
    for order in permutations(assumed):
        results = [each.outcome for each in second_proof(claim, order, (1, 2))]
        # A claim without N has one outcome.
        assert results == outcomes[: len(results)]

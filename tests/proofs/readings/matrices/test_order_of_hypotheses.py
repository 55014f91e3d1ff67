"""The second engine says the same whatever order hypotheses come in."""

from itertools import permutations

import pytest

from lnverify import equal, hypotheses, positive
from lnverify.proofs.definitions import mean, normalized, variance
from lnverify.proofs.verdicts.second_proof import second_proof


def letter(name):
    return lambda s: s.scalar(name)


c, x, y, z = map(letter, "cxyz")
CLAIMS = {
    "eps is 0 after it was in a root": (
        lambda s: equal(normalized(s, c(s) * s.activation), normalized(s)),
        [hypotheses.denominator_is_positive, hypotheses.eps_is_zero, hypotheses.c_is_positive],
        ["vacuous", "holds"],
    ),
    "a chain of equations": (
        lambda s: equal(x(s), 0),
        [lambda s: equal(x(s), y(s)), lambda s: equal(y(s), z(s)), lambda s: equal(z(s), 0)],
        ["holds", "holds"],
    ),
    "a chain of vectors": (
        lambda s: equal(mean(s), 0),
        [
            lambda s: equal(s.activation, s.vector("v")),
            lambda s: equal(s.vector("v"), s.bias),
            lambda s: equal(s.bias, 0 * s.bias),
        ],
        ["holds", "holds"],
    ),
    "a sign of the letter that stays": (
        lambda s: equal(s.sqrt(x(s) ** 2), -x(s)),
        [lambda s: equal(x(s), -y(s)), lambda s: positive(y(s))],
        ["holds", "holds"],
    ),
    "a factor that is not 0": (
        lambda s: equal(x(s), 0),
        [lambda s: equal(x(s) * c(s), 0), lambda s: positive(c(s)), lambda s: equal(c(s), y(s))],
        ["holds", "holds"],
    ),
    "a false one, with eps": (
        lambda s: equal(variance(s), 0),
        [hypotheses.denominator_is_positive, hypotheses.eps_is_zero],
        ["vacuous", "fails"],
    ),
    "a false one, with a chain": (
        lambda s: equal(x(s), 1),
        [lambda s: equal(x(s), y(s)), lambda s: equal(y(s), z(s))],
        ["fails", "fails"],
    ),
}


@pytest.mark.parametrize("name", CLAIMS)
def test_every_order_has_one_outcome(name):
    claim, assumed, outcomes = CLAIMS[name]
    for order in permutations(assumed):
        results = [each.outcome for each in second_proof(claim, order, (1, 2))]
        # A claim without N has one outcome.
        assert results == outcomes[: len(results)]

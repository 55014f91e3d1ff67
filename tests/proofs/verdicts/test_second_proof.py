"""The second proof: what it does not prove is not false for that; a claim fails at a point that is shown."""

import pytest
from variables import at_most, differ, equal, nonzero, positive, s

from lnverify.proofs.registry import DeclaredClaim
from lnverify.proofs.verdicts.second_proof import Outcome, second_proof
from lnverify.proofs.verdicts.verdict import PROVED, REFUTED, judgement, second_verdict

(q, k), (a, b) = map(s.vector, "qk"), map(s.scalar, "ab")


def norm(s, v):
    return s.sqrt(s.dot(v, v))


TRUE = {
    "Cauchy and Schwarz": at_most(s.dot(q, k), norm(s, q) * norm(s, k)),
    "Cauchy and Schwarz, below": at_most(-norm(s, q) * norm(s, k), s.dot(q, k)),
    "Cauchy and Schwarz, squared": at_most(s.dot(q, k) ** 2, s.dot(q, q) * s.dot(k, k)),
    "triangle": at_most(norm(s, q + k), norm(s, q) + norm(s, k)),
    "triangle, of a difference": at_most(norm(s, q - k), norm(s, q) + norm(s, k)),
    "two norms": at_most(norm(s, q), s.sum(s.abs(q))),
    "two norms, with √N": at_most(s.sum(s.abs(q)), s.sqrt(s.N) * norm(s, q)),
    "a sum": at_most(s.sum(q), s.sqrt(s.N) * norm(s, q)),
    "two means": at_most(a * b, (a**2 + b**2) / 2),
    "a square": at_most(s.sum(q) ** 2, s.N * s.dot(q, q)),
    "an absolute value": at_most(a, s.abs(a)),
    "two absolute values": at_most(s.abs(a + b), s.abs(a) + s.abs(b)),
    "an exponential": at_most(1 + a, s.exp(a)),
    "an exponential is positive": positive(s.exp(a) + s.exp(-a) - 1),
    "no root": nonzero(a**2 - a + 1),
}
FALSE = {
    "Cauchy and Schwarz, turned": at_most(norm(s, q) * norm(s, k), s.dot(q, k)),
    "triangle, with 1/2": at_most(norm(s, q + k), (norm(s, q) + norm(s, k)) / 2),
    "two norms, turned": at_most(s.sum(s.abs(q)) + a, norm(s, q)),
    "a sum of squares is their square": equal(s.sum(q) ** 2 + a, s.dot(q, q)),
    "a root that is there": nonzero(a**2 - a),
    "a quotient without a meaning": equal(a / a, 1 + b),
}


@pytest.mark.parametrize("name", TRUE)
def test_what_is_true_never_fails(name):
    result = second_proof(TRUE[name])
    assert {item.outcome for item in result} <= {Outcome.HOLDS, Outcome.OPEN}, list(map(str, result))
    assert not any(item.witness for item in result)


gap = positive((a - b) ** 2)
scaled = positive(a * (s.N + s.dot(q, q)))


# A statement, its hypotheses, and what comes of it at N = 1 to 4.
GIVEN = {
    "N = 3": (equal(s.sum(s.ones), 3), [equal(s.N, 3)], ["vacuous", "vacuous", "holds", "vacuous"]),
    "a square that is said to be positive": (gap, [gap], ["holds"]),
    "a square": (gap, [], ["fails"]),
    "a scalar that is said to be positive": (scaled, [positive(a)], ["holds"] * 4),
    "a scalar of any sign": (scaled, [], ["fails"] * 4),
}


@pytest.mark.each(GIVEN)
def test_hypotheses_are_used(claim, given, outcomes):
    assert [item.outcome for item in second_proof(claim, given)] == outcomes


@pytest.mark.parametrize("name", FALSE)
def test_what_fails_is_shown_at_a_point_of_that_size(name):
    for item in second_proof(FALSE[name]):
        assert item.outcome is Outcome.FAILS and item.dimension in (None, item.witness.dimension), str(item)
        assert str(item).startswith("fails at ") or str(item).startswith("fails in numbers"), str(item)


def _judge(function):
    return judgement(DeclaredClaim("lnverify.tried", "here", function))


@pytest.mark.parametrize("name", ["Cauchy and Schwarz", "Cauchy and Schwarz, squared", "triangle", "two norms"])
def test_a_true_inequality_is_no_disagreement(name):
    verdict, result = _judge(TRUE[name]), second_proof(TRUE[name])
    assert verdict.status == PROVED and second_verdict(verdict, result), list(map(str, result))


def test_a_point_contradicts_a_proof_and_a_proof_a_point():
    true, false = TRUE["a square"], FALSE["a sum of squares is their square"]
    assert not second_verdict(_judge(true), second_proof(false))
    assert _judge(false).status == REFUTED and second_verdict(_judge(false), second_proof(false))
    assert not second_verdict(_judge(false), second_proof(equal(a, a)))


def test_that_two_things_differ_at_no_small_n_contradicts_nothing():
    far = second_proof(differ((s.N - 1) * (s.N - 2) * (s.N - 3) * (s.N - 4), 0))
    assert {item.outcome for item in far} == {Outcome.AGREES}
    same = _judge(differ(a, a))
    assert same.status == REFUTED and second_verdict(same, far)
    assert not second_verdict(same, second_proof(differ(a, b)))

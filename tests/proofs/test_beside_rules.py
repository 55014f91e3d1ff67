"""Beside each kind of rule a false statement that it must not prove."""

from contextlib import suppress

import pytest
from variables import a, b, c, d, softmax, square, z

from lnverify import Disagreement, Undecided, at_most, decide, equal, nonzero, positive
from lnverify.proofs.sign import Sign
from lnverify.proofs.statements import Relation
from lnverify.proofs.verdicts import decision
from lnverify.proofs.verdicts.confirmation import Confirmation

UNKNOWN, NON_NEGATIVE, POSITIVE = Sign


def x(s):
    return s.scalar("x")


def y(s):
    return s.scalar("y")


def q(s):
    return (z(s) - 7) ** 2


def hidden(s):
    """Its form is (√(1 + q) − 1)/q."""
    return 1 / (s.sqrt(1 + q(s)) + 1)


def W(s):
    return s.matrix("W")


def X(s):
    return s.matrix("X")


def shifted(s):
    """A vector with a hidden denominator."""
    return hidden(s) * a(s) + s.ones


def spread(s):
    """(W ⊙ W)1 − (W1)², negative in a row with two entries of one sign."""
    return (W(s) * W(s)) @ s.ones - (W(s) @ s.ones) ** 2


def reciprocal(s):
    """Its letter w = L/p is 0 where c is, for its leading coefficient L is c²."""
    return s.ones / (c(s) ** 2 * a(s) ** 2 + s.ones)


def squares(s):
    return a(s) ** 2 + b(s) ** 2


def in_blocks(s):
    """1 where the gain is not zero, c where it is."""
    kept = s.drazin(s.zeros_gain()) * s.zeros_gain()
    return kept + c(s) * (s.ones - kept)


# rule: (a statement, its hypotheses)
FALSE = {
    "a multiple has one ratio": (
        lambda s: positive(a(s) + 2 * b(s) + 1000 * s.ones), [lambda s: positive(a(s) + b(s) + 1000 * s.ones)],
    ),
    "1. a root has one sign": (lambda s: equal(s.sqrt(c(s) ** 2), c(s)), []),
    "1. √(c²d) is |c|√d only where d ≥ 0": (
        lambda s: equal(s.sqrt(c(s) ** 2 * d(s)) + s.sqrt(d(s) ** 2), s.sqrt(c(s) ** 2 * d(s)) + d(s)),
        [lambda s: at_most(0, c(s) ** 2 * d(s))],
    ),
    "2. Q may vanish": (lambda s: nonzero(q(s) * (hidden(s) * x(s) + 1)), [lambda s: nonzero(hidden(s) * x(s) + 1)]),
    "3. the sign of a divisor is not known": (
        lambda s: at_most(c(s) * x(s), 1), [lambda s: at_most(x(s), 1 / c(s))],
    ),
    "4. x ≠ 0 teaches P ≠ 0 where Q is trusted": (
        lambda s: nonzero(q(s) * (hidden(s) * x(s) - 1)), [lambda s: nonzero(hidden(s) * x(s) - 1)],
    ),
    "4. so does x > 0": (
        lambda s: nonzero(q(s) * (hidden(s) * x(s) + 1)), [lambda s: positive(hidden(s) * x(s) + 1)],
    ),
    "4. and a vector its factors": (lambda s: nonzero(q(s) * shifted(s)), [lambda s: nonzero(shifted(s))]),
    "4. 0 ≥ 0 teaches nothing": (lambda s: at_most(2, s.N), [lambda s: at_most(0, c(s) - c(s))]),
    "5. a product says nothing of its factors": (lambda s: at_most(0, c(s)), [lambda s: at_most(0, c(s) * x(s) ** 2)]),
    "6. a radicand is no hypothesis": (lambda s: [equal(s.sqrt(c(s)), s.sqrt(c(s))), at_most(0, c(s))], []),
    "7. what is divided by may be 0": (lambda s: equal(x(s), y(s)), [lambda s: equal(c(s) * x(s), c(s) * y(s))]),
    "8. each case of a product": (lambda s: equal(z(s), 1000), [lambda s: equal(c(s) * (z(s) - 1000), 0)]),
    "8. a case that fails is not left out": (
        lambda s: at_most(c(s), 0), [lambda s: equal(c(s) * (z(s) - 1000), 0), lambda s: positive(c(s))],
    ),
    "9. a leading coefficient may be 0": (lambda s: nonzero(c(s) ** 2 * reciprocal(s)), []),
    "9. and then its letter is no square that is positive": (
        lambda s: positive(c(s) ** 2 * s.sum(reciprocal(s) ** 2)), [],
    ),
    "10. at a kink there is no derivative": (lambda s: equal(s.derivative(s.sqrt(c(s) ** 4), c(s)), 2 * c(s)), []),
    "11. of a product that is logged": (
        lambda s: [equal(s.log(c(s) * x(s)), s.log(c(s) * x(s))), positive(c(s))], [lambda s: positive(c(s) * x(s))],
    ),
    "13. two indices mean N ≥ 2, no more": (
        lambda s: at_most(3, s.N + 0 * s.entry(a(s), "i") * s.entry(a(s), "j")), [],
    ),
    "13. what an index leaves of a sum of squares may be 0": (
        lambda s: at_most(s.entry(a(s), "i") ** 2 + s.N, square(s, a(s))), [],
    ),
    "13. an index may leave no exponential": (lambda s: positive(1 - s.entry(softmax(s), "i")), []),
    "14. a root on the way": (lambda s: positive(c(s) ** 2 - 5 * c(s) + 5), []),
    "15. m is not negative": (
        lambda s: positive(c(s) ** 2 * x(s) ** 2 + z(s) ** 2),
        [
            lambda s: nonzero(c(s)),
            lambda s: positive(c(s) * x(s) ** 2 + c(s) ** 2 * x(s) ** 2 - c(s) * y(s) ** 4 + z(s) ** 2),
        ],
    ),
    "15. nor is it 0": (
        lambda s: positive(s.eps + c(s) ** 2 * square(s, a(s))), [lambda s: positive(s.eps + square(s, a(s)))],
    ),
    "16. tr(WᵀW)‖a‖² and no less": (
        lambda s: at_most(2 * s.on("M").dot(W(s) @ a(s), W(s) @ a(s)), s.trace(W(s).T @ W(s)) * s.dot(a(s), a(s))), [],
    ),
    "16. a trace of P and then Pᵀ, nothing else": (lambda s: at_most(0, s.trace(W(s).T @ W(s) @ W(s).T @ X(s))), []),
    "17. (X ⊙ X)m where m is negative": (lambda s: at_most(0, s.on("M").sum((W(s) * W(s)) @ a(s))), []),
    "17. (X1)² is at most n(X ⊙ X)1, and no less": (lambda s: equal(s.sqrt(spread(s)) ** 2, spread(s)), []),
    "18. √0 = 0": (lambda s: positive(s.sqrt(squares(s))), []),
    "18. what a root is of is not negative": (lambda s: equal(s.sqrt(a(s)) ** 2, a(s)), []),
    "18. √(a²b) is a√b for a > 0": (
        lambda s: equal(s.sqrt(a(s) ** 2 * b(s)), a(s) * s.sqrt(b(s))), [lambda s: positive(b(s))],
    ),
    "18. √v has no derivative where v is 0": (
        lambda s: equal(s.jacobian(s.sqrt(squares(s)), a(s)) @ s.sqrt(squares(s)), a(s)), [],
    ),
    "19. |w| is at least w, and no more": (
        lambda s: at_most(s.sum(a(s) ** 2 * s.ones) + s.sum(a(s)), s.sum(a(s) ** 2) + s.sum(s.abs(a(s))) - 1), [],
    ),
    "Σ[p]Σ[q] ≥ Σ[√(pq)]² where nothing is negative": (
        lambda s: at_most(s.N**2, s.sum(a(s)) * s.sum(s.ones / a(s))), [lambda s: nonzero(a(s))],
    ),
    "a block may have no coordinate": (
        lambda s: nonzero(c(s)), [lambda s: equal(s.sum(s.ones / in_blocks(s)), x(s))],
    ),
    "orthonormal columns are no orthonormal rows": (
        lambda s: equal(X(s) @ (X(s).T @ s.on("M").vector("v")), s.on("M").vector("v")),
        [lambda s: equal(X(s).T @ X(s), s.identity)],
    ),
}  # fmt: skip


@pytest.mark.parametrize("rule", FALSE)
def test_it_is_not_proved(rule):
    claim, given = FALSE[rule]
    with suppress(Undecided):
        assert not decide(claim, given, everywhere=True).holds


def test_without_the_rule_a_case_is_left_out(monkeypatch):
    """A decision by cases that takes an open case for proved: nothing but its confirmation can stand in the way."""
    claim, given = FALSE["8. a case that fails is not left out"]
    decide_case, proved = decision._decide_case, decision.Step("", Relation.AT_MOST, True)

    def careless(question, term):
        with suppress(Undecided):
            return decide_case(question, term)
        return decision.Decision(True, [], None, [proved])

    monkeypatch.setattr(decision, "_decide_case", careless)
    with pytest.raises(Disagreement):
        decide(claim, given, everywhere=True)
    monkeypatch.setattr(decision, "spot_check", lambda *_: Confirmation((1,), satisfiable=True, in_symbols=False))
    assert decide(claim, given, everywhere=True).holds

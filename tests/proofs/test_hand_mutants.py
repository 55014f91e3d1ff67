"""Rules of signs (see readings/moments/signs.py), each beside a false statement; three mutants prove theirs."""

from contextlib import suppress
from operator import sub

import pytest

from lnverify import Undecided, at_most, decide, equal, nonzero, positive
from lnverify.proofs.readings.moments.generator_signs import GeneratorSigns
from lnverify.proofs.readings.moments.hypotheses import read
from lnverify.proofs.readings.moments.signs import Signs, terms_of
from lnverify.proofs.recording import record
from lnverify.proofs.values import Undefined


def a(s):
    return s.activation


def b(s):
    return s.bias


def c(s):
    return s.scalar("c")


def x(s):
    return s.scalar("x")


def y(s):
    return s.scalar("y")


def z(s):
    return s.scalar("z")


def q(s):
    return (z(s) - 7) ** 2


def hidden(s):
    """Its form is (√(1 + q) − 1)/q."""
    return 1 / (s.sqrt(1 + q(s)) + 1)


def W(s):
    return s.matrix("W")


NEGATIVE_WEIGHT = (
    lambda s: positive(c(s) ** 2 * x(s) ** 2 + z(s) ** 2),
    [
        lambda s: nonzero(c(s)),
        lambda s: positive(c(s) * x(s) ** 2 + c(s) ** 2 * x(s) ** 2 - c(s) * y(s) ** 4 + z(s) ** 2),
    ],
)
NO_MULTIPLE = (
    lambda s: positive(a(s) + 2 * b(s) + 1000 * s.ones),
    [lambda s: positive(a(s) + b(s) + 1000 * s.ones)],
)

# rule: (a statement, its hypotheses)
FALSE = {
    "a weight of a certificate is positive": NEGATIVE_WEIGHT,
    "a multiple has one ratio": NO_MULTIPLE,
    "1. a root has one sign": (lambda s: equal(s.sqrt(c(s) ** 2), c(s)), []),
    "2. Q may vanish": (lambda s: nonzero(q(s) * (hidden(s) * x(s) + 1)), [lambda s: nonzero(hidden(s) * x(s) + 1)]),
    "3. the sign of a divisor is not known": (
        lambda s: at_most(c(s) * x(s), 1), [lambda s: at_most(x(s), 1 / c(s))],
    ),
    "4. 0 ≥ 0 teaches nothing": (lambda s: at_most(0, c(s)), [lambda s: at_most(0, c(s) - c(s))]),
    "5. a product says nothing of its factors": (lambda s: at_most(0, c(s)), [lambda s: at_most(0, c(s) * x(s) ** 2)]),
    "6. a radicand is no hypothesis": (lambda s: [equal(s.sqrt(c(s)), s.sqrt(c(s))), at_most(0, c(s))], []),
    "7. what is divided by may be 0": (lambda s: equal(x(s), y(s)), [lambda s: equal(c(s) * x(s), c(s) * y(s))]),
    "8. each case of a product": (
        lambda s: at_most(c(s), 0), [lambda s: equal(c(s) * (z(s) - 1000), 0), lambda s: positive(c(s))],
    ),
    "9. a leading coefficient may be 0": (
        lambda s: positive(1 - s.entry(s.ones / (c(s) * a(s) ** 2 + s.ones), "i")), [lambda s: positive(a(s))],
    ),
    "10. at a kink there is no derivative": (
        lambda s: equal(s.derivative(s.sqrt(c(s) ** 2), c(s)) * s.sqrt(c(s) ** 2), c(s)), [],
    ),
    "11. of a product that is logged": (lambda s: [equal(s.log(c(s) * x(s)), y(s)), positive(c(s))], []),
    "13. two indices mean N ≥ 2, no more": (
        lambda s: at_most(3, s.N + 0 * s.entry(a(s), "i") * s.entry(a(s), "j")), [],
    ),
    "14. a root on the way": (lambda s: positive(c(s) ** 4 - 2 * c(s) + 1), []),
    "15. m is positive": (lambda s: positive(s.eps + c(s) * s.dot(a(s), a(s))), [lambda s: positive(s.eps)]),
    "16. tr(WᵀW)‖a‖² and no less": (
        lambda s: at_most(2 * s.on("M").dot(W(s) @ a(s), W(s) @ a(s)), s.trace(W(s).T @ W(s)) * s.dot(a(s), a(s))), [],
    ),
    "17. (X ⊙ X)m where m is negative": (lambda s: at_most(0, s.on("M").sum((W(s) * W(s)) @ a(s))), []),
    "18. √0 = 0": (lambda s: positive(s.sqrt(a(s))), []),
    "18. √(c²v) is c√v for c > 0": (lambda s: equal(s.sqrt(c(s) ** 2 * a(s)), c(s) * s.sqrt(a(s))), []),
}  # fmt: skip


@pytest.mark.parametrize("rule", FALSE)
def test_it_is_not_proved(rule):
    claim, given = FALSE[rule]
    with suppress(Undecided):
        assert not decide(claim, given, everywhere=True).holds


def is_read_as_true(claim, given):
    """Whether the calculus alone, unconfirmed, takes a claim to be true."""
    space, found = read(record(claim), [record(item) for item in given])
    return all(map(space.holds, found))


def weights_of_any_sign(self, polynomial, fact):
    pairs = ((exponents, term) for exponents, _ in terms_of(polynomial) for term, _ in self._terms_of(fact))
    quotients = dict.fromkeys(tuple(map(sub, *pair)) for pair in pairs)
    larger = [q for q in quotients if any(q) and min(q) >= 0]
    return [self._field.ring.from_dict({q: 1}) for q in larger if self._is_nowhere_zero(q)]


def is_multiple_in_some_term(self, left, right, strength=0):
    try:
        ratios = [left[key] * right[key].reciprocal() for key in left] if left.keys() == right.keys() else []
    except Undefined:
        return False
    signs = self._space.signs
    return any(signs.strength_of(r) >= strength if strength else signs.scalar_is_nonzero(r) for r in ratios)


MUTANTS = {
    "weights of any sign": (Signs, "_weights", weights_of_any_sign, NEGATIVE_WEIGHT),
    "a multiple in some term": (GeneratorSigns, "_is_multiple", is_multiple_in_some_term, NO_MULTIPLE),
    "2. every denominator is trusted": (Signs, "_is_trusted", lambda self, factor: True, FALSE["2. Q may vanish"]),
}


@pytest.mark.parametrize("name", MUTANTS)
def test_without_the_rule_it_is_read_as_true(monkeypatch, name):
    owner, attribute, careless, (claim, given) = MUTANTS[name]
    assert not is_read_as_true(claim, given)
    monkeypatch.setattr(owner, attribute, careless)
    assert is_read_as_true(claim, given)

"""Faults planted in the calculus: a proof of what is false is held against the point at which that shows.

The calculus is made to take everything for true, and to settle every condition. Each statement is false at rare points
alone, and each point is one that the proof speaks of: a root of a denominator, of a slope, of what has a sign.
"""

from contextlib import suppress

import pytest
from variables import a, b, c, conjugate, g, square, z

from lnverify import Disagreement, Undecided, at_most, decide, equal, nonzero, positive
from lnverify.proofs import derivatives
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.recording import record
from lnverify.proofs.values import Value, Vector
from lnverify.proofs.verdicts import decision
from lnverify.proofs.vocabulary import Space


def M(s):
    return s.on("M").N


def W(s):
    return s.matrix("W")


def size_of_zeros(s):
    """k."""
    return s.N - s.sum(s.drazin(s.zeros_gain()) * s.zeros_gain())


def line(s, slope):
    """1/(slope·a² + 1), of which the leading coefficient is the slope."""
    return s.ones / (slope * a(s) ** 2 + s.ones)


# name: (a statement, its hypotheses)
RARE = {
    "N = 12": (lambda s: nonzero(s.N - 12), []),
    "N = 17": (lambda s: positive((s.N - 17) ** 2), []),
    "N = 12 under a root": (lambda s: positive(s.sqrt((s.N - 12) ** 2)), []),
    "N above 20": (lambda s: at_most(s.N, 20), []),
    "N below 3": (lambda s: at_most(3, s.N), []),
    "N = 13, where two sides differ": (lambda s: equal(s.sqrt((13 - s.N) ** 2), 13 - s.N), []),
    "M = 9": (lambda s: nonzero(M(s) - 9), []),
    "M = 2 N, at N = 5": (lambda s: nonzero(M(s) - 2 * s.N), [lambda s: equal(s.N, 5)]),
    "c = 1000": (lambda s: nonzero(c(s) - 1000), []),
    "c above 1000": (lambda s: at_most(c(s), 1000), []),
    "c below −1000": (lambda s: at_most(-1000, c(s)), []),
    "c below −1000 under a root": (lambda s: equal(s.sqrt((c(s) + 1000) ** 2), c(s) + 1000), []),
    "c between 1000 and 1001": (lambda s: at_most(0, (c(s) - 1000) * (c(s) - 1001)), []),
    "c = √2000": (lambda s: nonzero(c(s) ** 2 - 2000), []),
    "c z = 1000": (lambda s: nonzero(c(s) * z(s) - 1000), []),
    "c = N, at large N": (lambda s: nonzero(c(s) - s.N**3), []),
    "ε = 77": (lambda s: nonzero(s.eps - 77), []),
    "ε above 77": (lambda s: at_most(s.eps, 77), []),
    "Σb = 11": (lambda s: nonzero(s.sum(b(s)) - 11), []),
    "Σb above 11000": (lambda s: at_most(s.sum(b(s)), 11000), []),
    "‖b‖² = 1000": (lambda s: nonzero(square(s, b(s)) - 1000), []),
    "‖b‖² above 100000": (lambda s: at_most(square(s, b(s)), 100_000), []),
    "σ² = 77, with ε": (lambda s: nonzero(square(s, a(s)) / s.N + s.eps - 77), [lambda s: positive(s.eps)]),
    "⟨a, b⟩ = 500": (lambda s: nonzero(s.dot(a(s), b(s)) - 500), [lambda s: positive(square(s, b(s)))]),
    "tr(WᵀW) = 1000": (lambda s: nonzero(s.trace(W(s).T @ W(s)) - 1000), []),
    "an entry that is 1000": (lambda s: nonzero(s.entry(a(s), "i") - 1000), []),
    "an entry above 1000": (lambda s: at_most(s.entry(a(s), "i"), 1000), []),
    "a vector with an entry that is 1000": (lambda s: nonzero(a(s) - 1000 * s.ones), []),
    "a vector with an entry above 1000": (lambda s: positive(1000 * s.ones - a(s)), []),
    "the content of a vector": (lambda s: nonzero((c(s) - 1000) * a(s)), [lambda s: nonzero(a(s))]),
    "a slope of a vector": (
        lambda s: nonzero((c(s) - 1000) * a(s) + (z(s) - 1000) * b(s)),
        [lambda s: nonzero(a(s)), lambda s: nonzero(b(s))],
    ),
    "a leading coefficient": (
        lambda s: positive(s.ones - s.entry(line(s, (c(s) - 1000) ** 2), "i") * s.ones), [lambda s: nonzero(a(s))],
    ),
    "a hidden denominator": (
        lambda s: nonzero((z(s) - 1000) ** 2 * conjugate(s, (z(s) - 1000) ** 2)), [],
    ),
    "a hidden denominator of N": (lambda s: nonzero((s.N - 23) * conjugate(s, (s.N - 23) ** 2)), []),
    "a hidden denominator of a hypothesis": (
        lambda s: nonzero((s.N - 7) ** 2 * (conjugate(s, (s.N - 7) ** 2) * a(s) + s.ones)),
        [lambda s: nonzero(conjugate(s, (s.N - 7) ** 2) * a(s) + s.ones)],
    ),
    "what a hypothesis was solved with": (
        lambda s: equal(z(s), 1), [lambda s: equal((c(s) - 1000) * z(s), c(s) - 1000)],
    ),
    "a case of a product": (
        lambda s: at_most(c(s), 0), [lambda s: equal(c(s) * (z(s) - 1000), 0), lambda s: positive(c(s))],
    ),
    "the other case of a product": (
        lambda s: equal(z(s), 1000), [lambda s: equal(c(s) * (z(s) - 1000), 0)],
    ),
    "a case of a product of N": (lambda s: equal(c(s), 0), [lambda s: equal(c(s) * (s.N - 12), 0)]),
    "a block alone": (
        lambda s: nonzero((c(s) - 1000) * s.zeros_gain() + a(s) - a(s) * s.zeros_gain() * s.drazin(s.zeros_gain())),
        [lambda s: nonzero(a(s))],
    ),
    "k = 4": (lambda s: nonzero(size_of_zeros(s) - 4), []),
    "k above 9": (lambda s: at_most(size_of_zeros(s), 9), []),
    "N − k = 8": (lambda s: nonzero(s.N - size_of_zeros(s) - 8), []),
    "a kink": (lambda s: nonzero(s.derivative(s.sqrt((c(s) - 1000) ** 2), c(s))), []),
    "a divisor": (lambda s: equal((c(s) - 1000) / (c(s) - 1000), 1), []),
    "a divisor of N": (lambda s: equal((s.N - 19) / (s.N - 19), 1), []),
    "a divisor that is a sum": (
        lambda s: equal((s.sum(b(s)) - 1000) / (s.sum(b(s)) - 1000), 1), [],
    ),
    "a divisor that is a vector": (lambda s: equal((a(s) - 500 * s.ones) / (a(s) - 500 * s.ones), s.ones), []),
    "a radicand": (lambda s: equal(s.sqrt(c(s) + 1000) ** 2, c(s) + 1000), []),
    "a logarithm": (lambda s: equal(s.exp(s.log(c(s) + 1000)), c(s) + 1000), []),
}  # fmt: skip


@pytest.fixture
def credulous(monkeypatch):
    """A calculus that takes every statement for true, and every condition for settled."""
    monkeypatch.setattr(Moments, "reasons", lambda space, statement: [])
    monkeypatch.setattr(Moments, "holds", lambda space, statement: True)
    monkeypatch.setattr(decision, "open_conditions", lambda space: [])
    monkeypatch.setattr(decision, "assumptions", lambda space: [])


@pytest.mark.parametrize("name", RARE)
def test_a_rare_point_is_tried(credulous, name):
    claim, given = RARE[name]
    with pytest.raises(Disagreement):
        decide(claim, given, everywhere=True)


@pytest.mark.parametrize("name", RARE)
def test_nothing_is_planted_here(name):
    claim, given = RARE[name]
    with suppress(Undecided):
        assert not decide(claim, given, everywhere=True).holds


def twice_the_slope_of(operation, slopes=derivatives._slopes):
    """The rules of derivatives, of which that of one operation gives twice what it should."""

    def wrong(node, variable):
        for part, slope in slopes(node, variable):
            yield part, derivatives._times(derivatives._TWO, slope) if node.operation == operation else slope

    return wrong


# An error in what the readings share: the word and its owner, what it means then, and what this would prove.
VOCABULARY = {
    "a·b is twice what it is": (
        Space, "dot", lambda s, u, v: 2 * s.sum(u * v), lambda s: equal(s.dot(a(s), b(s)), 2 * s.sum(a(s) * b(s))),
    ),
    "a·b of a alone": (
        Space, "dot", lambda s, u, v: s.sum(u * u), lambda s: equal(s.dot(a(s), b(s)), s.sum(a(s) ** 2)),
    ),
    "a·b ≥ 0": (
        Space, "dot", lambda s, u, v: s.sum((u * v) ** 2), lambda s: at_most(0, s.dot(a(s), b(s))),
    ),
    "a·b inside a derivative": (
        derivatives, "_slopes", twice_the_slope_of("dot"), lambda s: equal(s.gradient(square(s, a(s)), a(s)), 4 * a(s)),
    ),
    "a·b inside a second derivative": (
        derivatives, "_slopes", twice_the_slope_of("dot"),
        lambda s: equal(s.jacobian(s.gradient(square(s, a(s)) ** 2, a(s)), a(s)) @ a(s), 40 * square(s, a(s)) * a(s)),
    ),
    "the derivative of a critical point": (
        derivatives, "_slopes", twice_the_slope_of("critical_point"),
        lambda s: equal(s.dot(s.gradient(s.critical_point(g(s)), g(s)), g(s)), 4 * s.critical_point(g(s))),
    ),
    "a/b is b/a": (Value, "__truediv__", lambda x, y: y * x.inverse(), lambda s: equal(a(s) / b(s), b(s) * a(s) ** -1)),
    "a³ is a²": (Vector, "__pow__", lambda x, n: x * x, lambda s: equal(a(s) ** 3, a(s) * a(s))),
}  # fmt: skip


@pytest.mark.parametrize("name", VOCABULARY)
def test_an_error_in_the_vocabulary_is_noticed(monkeypatch, name):
    owner, word, meaning, claim = VOCABULARY[name]
    recorded = record(claim)
    monkeypatch.setattr(owner, word, meaning)
    with pytest.raises(Disagreement):
        decide(recorded)

"""Faults planted in the calculus: a proof of what is false is held against the point at which that shows.

The calculus is made to take everything for true, and to settle every condition. Each statement is false at rare points
alone, and each point is one that the proof speaks of: a root of a denominator, of a slope, of what has a sign.
"""

from contextlib import suppress
from dataclasses import replace

import pytest
from variables import a, at_most, b, c, conjugate, equal, g, nonzero, positive, s, square, z

from lnverify import Disagreement, Undecided, decide
from lnverify.proofs import derivatives
from lnverify.proofs.elementary import FUNCTIONS
from lnverify.proofs.readings.moments.space import Moments
from lnverify.proofs.recording import record
from lnverify.proofs.values import Value, Vector
from lnverify.proofs.verdicts import decision
from lnverify.proofs.vocabulary import Space

M = s.on("M").N
W = s.matrix("W")
size_of_zeros = s.N - s.sum(s.drazin(s.zeros_gain()) * s.zeros_gain())  # k


def line(s, slope):
    """1/(slope·a² + 1), of which the leading coefficient is the slope."""
    return s.ones / (slope * a(s) ** 2 + s.ones)


# name: (a statement, its hypotheses)
RARE = {
    "N = 12": (nonzero(s.N - 12), []),
    "N = 17": (positive((s.N - 17) ** 2), []),
    "N = 12 under a root": (positive(s.sqrt((s.N - 12) ** 2)), []),
    "N above 20": (at_most(s.N, 20), []),
    "N below 3": (at_most(3, s.N), []),
    "N = 13, where two sides differ": (equal(s.sqrt((13 - s.N) ** 2), 13 - s.N), []),
    "M = 9": (nonzero(M - 9), []),
    "M = 2 N, at N = 5": (nonzero(M - 2 * s.N), [equal(s.N, 5)]),
    "c = 1000": (nonzero(c - 1000), []),
    "c above 1000": (at_most(c, 1000), []),
    "c below −1000": (at_most(-1000, c), []),
    "c below −1000 under a root": (equal(s.sqrt((c + 1000) ** 2), c + 1000), []),
    "c between 1000 and 1001": (at_most(0, (c - 1000) * (c - 1001)), []),
    "c = √2000": (nonzero(c**2 - 2000), []),
    "c z = 1000": (nonzero(c * z - 1000), []),
    "c = N, at large N": (nonzero(c - s.N**3), []),
    "ε = 77": (nonzero(s.eps - 77), []),
    "ε above 77": (at_most(s.eps, 77), []),
    "Σb = 11": (nonzero(s.sum(b) - 11), []),
    "Σb above 11000": (at_most(s.sum(b), 11000), []),
    "‖b‖² = 1000": (nonzero(square(s, b) - 1000), []),
    "‖b‖² above 100000": (at_most(square(s, b), 100_000), []),
    "σ² = 77, with ε": (nonzero(square(s, a) / s.N + s.eps - 77), [positive(s.eps)]),
    "⟨a, b⟩ = 500": (nonzero(s.dot(a, b) - 500), [positive(square(s, b))]),
    "tr(WᵀW) = 1000": (nonzero(s.trace(W.T @ W) - 1000), []),
    "an entry that is 1000": (nonzero(s.entry(a, "i") - 1000), []),
    "an entry above 1000": (at_most(s.entry(a, "i"), 1000), []),
    "a vector with an entry that is 1000": (nonzero(a - 1000 * s.ones), []),
    "a vector with an entry above 1000": (positive(1000 * s.ones - a), []),
    "the content of a vector": (nonzero((c - 1000) * a), [nonzero(a)]),
    "a slope of a vector": (nonzero((c - 1000) * a + (z - 1000) * b), [nonzero(a), nonzero(b)]),
    "a leading coefficient": (positive(s.ones - s.entry(line(s, (c - 1000) ** 2), "i") * s.ones), [nonzero(a)]),
    "a hidden denominator": (nonzero((z - 1000) ** 2 * conjugate(s, (z - 1000) ** 2)), []),
    "a hidden denominator of N": (nonzero((s.N - 23) * conjugate(s, (s.N - 23) ** 2)), []),
    "a hidden denominator of a hypothesis": (
        nonzero((s.N - 7) ** 2 * (conjugate(s, (s.N - 7) ** 2) * a + s.ones)),
        [nonzero(conjugate(s, (s.N - 7) ** 2) * a + s.ones)],
    ),
    "what a hypothesis was solved with": (equal(z, 1), [equal((c - 1000) * z, c - 1000)]),
    "a case of a product": (at_most(c, 0), [equal(c * (z - 1000), 0), positive(c)]),
    "the other case of a product": (equal(z, 1000), [equal(c * (z - 1000), 0)]),
    "a case of a product of N": (equal(c, 0), [equal(c * (s.N - 12), 0)]),
    "a block alone": (
        nonzero((c - 1000) * s.zeros_gain() + a - a * s.zeros_gain() * s.drazin(s.zeros_gain())),
        [nonzero(a)],
    ),
    "k = 4": (nonzero(size_of_zeros - 4), []),
    "k above 9": (at_most(size_of_zeros, 9), []),
    "N − k = 8": (nonzero(s.N - size_of_zeros - 8), []),
    "a kink": (nonzero(s.derivative(s.sqrt((c - 1000) ** 2), c)), []),
    "a divisor": (equal((c - 1000) / (c - 1000), 1), []),
    "a divisor of N": (equal((s.N - 19) / (s.N - 19), 1), []),
    "a divisor that is a sum": (equal((s.sum(b) - 1000) / (s.sum(b) - 1000), 1), []),
    "a divisor that is a vector": (equal((a - 500 * s.ones) / (a - 500 * s.ones), s.ones), []),
    "a radicand": (equal(s.sqrt(c + 1000) ** 2, c + 1000), []),
    "a logarithm": (equal(s.exp(s.log(c + 1000)), c + 1000), []),
}


@pytest.fixture
def credulous(monkeypatch):
    """A calculus that takes every statement for true, and every condition for settled."""
    monkeypatch.setattr(Moments, "reasons", lambda space, statement: [])
    monkeypatch.setattr(Moments, "holds", lambda space, statement: True)
    monkeypatch.setattr(decision, "open_conditions", lambda space: [])
    monkeypatch.setattr(decision, "assumptions", lambda space: [])


@pytest.mark.each(RARE)
def test_a_rare_point_is_tried(claim, given, credulous):
    with pytest.raises(Disagreement):
        decide(claim, given, everywhere=True)


@pytest.mark.each(RARE)
def test_nothing_is_planted_here(claim, given):
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
    "a·b is twice what it is": (Space, "dot", lambda s, u, v: 2 * s.sum(u * v), equal(s.dot(a, b), 2 * s.sum(a * b))),
    "a·b of a alone": (Space, "dot", lambda s, u, v: s.sum(u * u), equal(s.dot(a, b), s.sum(a**2))),
    "a·b ≥ 0": (Space, "dot", lambda s, u, v: s.sum((u * v) ** 2), at_most(0, s.dot(a, b))),
    "a·b inside a derivative": (
        derivatives,
        "_slopes",
        twice_the_slope_of("dot"),
        equal(s.gradient(square(s, a), a), 4 * a),
    ),
    "a·b inside a second derivative": (
        derivatives,
        "_slopes",
        twice_the_slope_of("dot"),
        equal(s.jacobian(s.gradient(square(s, a) ** 2, a), a) @ a, 40 * square(s, a) * a),
    ),
    "the derivative of a critical point": (
        derivatives,
        "_slopes",
        twice_the_slope_of("critical_point"),
        equal(s.dot(s.gradient(s.critical_point(g), g), g), 4 * s.critical_point(g)),
    ),
    "a/b is b/a": (Value, "__truediv__", lambda x, y: y * x.inverse(), equal(a / b, b * a**-1)),
    "a³ is a²": (Vector, "__pow__", lambda x, n: x * x, equal(a**3, a * a)),
}


@pytest.mark.each(VOCABULARY)
def test_an_error_in_the_vocabulary_is_noticed(owner, word, meaning, claim, monkeypatch):
    recorded = record(claim)
    monkeypatch.setattr(owner, word, meaning)
    with pytest.raises(Disagreement):
        decide(recorded)


# A function that is declared wrong, and what this would prove.
DECLARED = {
    "tanh in another power of e": ({"times": 1}, equal(s.tanh(c), 1 - 2 / (1 + s.exp(c)))),
    "tanh of entries in another power": ({"times": 1}, equal(s.tanh(a), s.ones - 2 * (s.ones + s.exp(a)) ** -1)),
    "the slope of tanh": ({"slope": lambda x, tanh: tanh}, equal(s.derivative(s.tanh(c), c), s.tanh(c))),
}


@pytest.mark.each(DECLARED)
def test_a_function_that_is_declared_wrong_is_noticed(declared, claim, monkeypatch):
    monkeypatch.setitem(FUNCTIONS, "tanh", replace(FUNCTIONS["tanh"], **declared))
    with pytest.raises(Disagreement):
        decide(claim)

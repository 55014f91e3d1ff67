"""The witness that is found: the simplest of the first ones, told with the values that were used."""

import pytest
from variables import W, a, at_most, b, c, d, differ, equal, nonzero, positive, s

from lnverify.proofs.definitions import layer_norm, variance
from lnverify.proofs.verdicts.witness import find_witness, is_refuted_at_once, satisfiable, witness_at
from lnverify.proofs.vocabulary import ZEROS_GAIN

# A statement and its hypotheses; the witness, or None; and whether a point that is chosen to hurt shows it.
CASES = {
    "c = d": (equal(c, d), [], "at c = 1, d = 0: 1 is not 0", True),
    "c = 1 where c² = 2": (equal(c, 1), [equal(c**2, 2)], "at c = √2: √2 is not 1", True),
    "c = 1 where c > 2": (equal(c, 1), [positive(c - 2)], "at c = 3: 3 is not 1", True),
    "c = 0 where nothing is": (equal(c, 0), [equal(c**2, -1)], None, False),
    "c = c, then c = 0": (lambda s: [equal(c(s), c(s)), equal(c(s), 0)], [], "at c = 1: 1 is not 0", True),
    "0 ≤ c²": (at_most(0, c**2), [], None, False),
    "c ≠ d": (differ(c, d), [], None, False),
    "c ≠ d, and c = 0": (lambda s: [differ(c(s), d(s)), equal(c(s), 0)], [], "at c = 1, d = 1: 1 is not 0", True),
    "a = b": (equal(a, b), [], "at N = 1, a = (0), b = (1): entry 1: 0 is not 1", True),
    "N = 1": (equal(s.N, 1), [], "at N = 2: 2 is not 1", True),
    "N ≤ 4": (at_most(s.N, 4), [], "at N = 5: 5 is greater than 4", True),
    "N ≤ 12": (at_most(s.N, 12), [], "at N = 13: 13 is greater than 12", False),
    "N ≤ 23": (at_most(s.N, 23), [], "at N = 24: 24 is greater than 23", False),
    "N ≤ 24": (at_most(s.N, 24), [], None, False),
    "2 ≤ N": (at_most(2, s.N), [], "at N = 1: 2 is greater than 1", True),
    "Wa = 0": (
        equal(W @ a, 0 * s.on("M").ones),
        [],
        "at N = 1, M = 2, W = ((1), (1)), a = (1): entry 1: 1 is not 0",
        True,
    ),
    "no gain is 0": (nonzero(s.zeros_gain()), [], "at N = 1, g = (0): entry 1: 0 is zero", True),
    "the gains that are not 0 are N": (
        equal(s.sum(s.zeros_gain() * s.drazin(s.zeros_gain())), s.N),
        [],
        "at N = 1, g = (0): 0 is not 1",
        True,
    ),
    "a gain is 0 or 1": (
        equal(s.dot(s.zeros_gain(), s.ones - s.zeros_gain()), 0),
        [positive(s.sum(s.zeros_gain() * s.drazin(s.zeros_gain()))), at_most(2, s.N)],
        "at N = 2, g = (1, 2): -2 is not 0",
        True,
    ),
    "aᵢ = aⱼ": (equal(s.entry(a, "i"), s.entry(a, "j")), [], "at N = 2, i = 1, j = 2, a = (1, 0): 1 is not 0", True),
    "a root under a root": (equal(s.sqrt(1 + s.sqrt(1 + c**2)), 1 + c**2), [], "at c = 0: √2 is not 1", True),
    "e^c = 1 + c, in balls": (equal(s.exp(c), 1 + c), [], "at c = 2: 7.38905609893065 is not 3", False),
    "ε > 0": (positive(s.eps), [], "at ε = 0: 0 is not positive", True),
    "σ² > 0": (positive(variance(s)), [], "at N = 1, a = (0): 0 is not positive", True),
    "the variance of an output is 1": (
        equal(variance(s, layer_norm(s)), 1),
        [],
        "at N = 1, g = (1), a = (0), ε = 1, b = (0): 0 is not 1",
        True,
    ),
}


@pytest.mark.each(CASES)
def test_the_witness(statement, hypotheses, text, at_once):
    witness = find_witness(statement, hypotheses, False)
    assert (None if witness is None else str(witness)) == text
    assert witness is None or not witness.undefined
    assert is_refuted_at_once(statement, hypotheses, False) == at_once


# Statements that have no meaning somewhere, and the witness where that counts; where it does not there is none.
UNDEFINED = {
    "c/c = 1": (equal(c / c, 1), "at c = 0: division by zero"),
    "√c is not negative": (at_most(0, s.sqrt(c)), "at c = -1: the square root of a negative number"),
    "a/a = 1": (equal(a / a, s.ones), "at N = 1, a = (0): division by zero"),
    "the slope of a Drazin inverse": (
        equal(s.jacobian(s.drazin(a), a), -s.diag(s.drazin(a) ** 2)),
        "at N = 1, a = (0): the Drazin inverse has no derivative at 0",
    ),
}


@pytest.mark.each(UNDEFINED)
def test_undefined_counts_only_on_request(statement, text):
    assert find_witness(statement, [], False) is None and not is_refuted_at_once(statement, [], False)
    witness = find_witness(statement, [], True)
    assert (str(witness), witness.undefined) == (text, True) and is_refuted_at_once(statement, [], True)


def test_falsehood_precedes_undefinedness():
    """c/c = 2 has no meaning at c = 0, and is false at c = 1."""
    assert str(find_witness(equal(c / c, 2), [], True)) == "at c = 1: 1 is not 2"


def test_a_statement_is_told_by_its_place():
    witness = find_witness(lambda s: [equal(c(s), c(s)), equal(d(s), d(s)), equal(c(s), d(s))], [], False)
    assert (witness.statement, witness.dimension, witness.zeros) == (2, 1, None)


def test_witness_violates_omitted_hypothesis():
    """c² = c·|c| needs c ≥ 0; where another hypothesis is to be violated, c is positive too."""

    def claim(s):
        return equal(c(s) ** 2, c(s) * s.sqrt(c(s) ** 2))

    assert str(find_witness(claim, [], False, violated=at_most(0, c))) == "at c = -1: 1 is not -1"
    assert str(find_witness(claim, [], False, violated=at_most(-1, c))) == "at c = -2: 4 is not -4"
    assert find_witness(claim, [], False, violated=at_most(c, 0)) is None


# Given values, a statement, hypotheses, and the witness that they are.
GIVEN = {
    "a scalar and a vector": (
        {"activation": (2, 0), "c": -1},
        equal(c * a, a),
        [],
        "at N = 2, c = -1, a = (2, 0): entry 1: -2 is not 2",
    ),
    "two vectors": (
        {"activation": (1, 2, 4), "bias": (1, 0, 0)},
        equal(s.dot(a, b), 4),
        [],
        "at N = 3, a = (1, 2, 4), b = (1, 0, 0): 1 is not 4",
    ),
    "zero gains": ({ZEROS_GAIN: (3, 0, 0)}, equal(s.sum(s.zeros_gain()), 6), [], "at N = 3, g = (3, 0, 0): 3 is not 6"),
    "a matrix of two rows": (
        {"W": ((1, 0, 2), (0, 3, 0))},
        equal(s.sum(W.T @ s.on("M").ones), s.on("M").N),
        [],
        "at N = 3, M = 2, W = ((1, 0, 2), (0, 3, 0)): 6 is not 2",
    ),
    "a true statement": ({"activation": (1, 1)}, equal(s.sum(a), 2), [], None),
    "a hypothesis fails": ({"activation": (1, 1)}, equal(s.sum(a), 3), [positive(s.sum(a) - 2)], None),
    "a hypothesis holds": (
        {"activation": (1, 1)},
        equal(s.sum(a), 3),
        [positive(s.sum(a) - 1)],
        "at N = 2, a = (1, 1): 2 is not 3",
    ),
    "no meaning": ({"activation": (0, 1)}, equal(a / a, s.ones), [], "at N = 2, a = (0, 1): division by zero"),
    "no exact number": (
        {"activation": (1, 1)},
        equal(s.exp(s.sum(a)), 0),
        [],
        "at N = 2, a = (1, 1): 7.38905609893065 is not 0",
    ),
}


@pytest.mark.each(GIVEN)
def test_a_given_point(values, statement, hypotheses, text):
    witness = witness_at(values, statement, hypotheses)
    assert (None if witness is None else str(witness)) == text


SATISFIABLE = {
    "nothing": ([], True),
    "c > 0": ([positive(c)], True),
    "c² = 2": ([equal(c**2, 2)], True),
    "c² = −1": ([equal(c**2, -1)], False),
    "c > 0 and c < 0": ([positive(c), positive(-c)], False),
    "N ≥ 7": ([at_most(7, s.N)], True),
    "N ≥ 25": ([at_most(25, s.N)], False),
}


@pytest.mark.each(SATISFIABLE)
def test_whether_some_point_satisfies_the_hypotheses(hypotheses, wanted):
    assert satisfiable(hypotheses) == wanted

"""Functions that are no claims: one line says what is wrong and what would be right."""

import functools
import operator

import numpy as np
import pytest
from variables import equal, s

from lnverify import InputError, decide
from lnverify.proofs.recording import Recorder
from lnverify.proofs.statements import Relation, Statement

BAD = {
    "a vector equal to a scalar": (equal(s.activation, s.N), "different kinds"),
    "a float": (equal(0.5 * s.activation, s.activation), "not exact"),
    "a NumPy number": (equal(np.float64(0.5) * s.activation, s.activation), "not exact|no meaning"),
    "NaN": (equal(s.N * float("nan"), s.N), "not exact"),
    "nothing": (lambda s: None, "returned nothing; it has to return a statement"),
    "an empty list": (lambda s: [], "returned an empty list; it has to return a statement"),
    "a vector": (lambda s: s.activation, "^a claim returned a vector; it has to return a statement"),
    "an operator": (lambda s: s.identity, "^a claim returned an operator; it has to"),
    "a number": (lambda s: 3, "^a claim returned an int; it has to"),
    "a function": (lambda s: equal, "^a claim returned a function; it has to"),
    "a list with a vector": (lambda s: [equal(s.N, s.N), s.bias], "^a claim returned a list with a vector in it; it"),
    "one over a vector of M entries": (equal(1 / (s.matrix("W") @ s.activation), s.bias), 'is s.on\\("M"\\).ones / v$'),
    "a bare value": (lambda s: s.N, "returned a scalar; it has to return a statement"),
    "a derivative at no free vector": (equal(s.gradient(s.N, s.activation + s.gain), s.ones), "free vector"),
    "a derivative at no free scalar": (equal(s.derivative(s.N, s.N + 1), s.N), "free scalar"),
    "no parameter": (lambda: 0, r"not one with \(\)"),
    "two parameters": (lambda s, t: 0, "not one with"),
    "a function that does not say what it takes": (max, r"max\(\) does not say what it takes"),
    "a class": (int, "a claim is a function of a space, not a class"),
    "a remainder": (equal(s.scalar("c") % 2, 0), "remainders, roundings and conversions of a scalar"),
    "a conversion": (lambda s: equal(int(s.scalar("c")), 0), "remainders, roundings and conversions"),
    "brackets": (equal(s.N(), 1), "a scalar is no function"),
    "a value by name": (equal(s.sum(v=s.activation), 0), "without v ="),
    "a reciprocal of an operator": (equal(1 / s.identity, s.identity), "int / operator"),
    "a partial function that takes nothing": (functools.partial(max), "does not say what it takes|one space"),
    "a getter": (operator.itemgetter(0), "takes one space|not one with|raises TypeError"),
    "a name without a value": (equal(s.let("x"), 0), "raises TypeError"),
    "no definition": (equal(s.write_out(5, s.N), s.N), "takes a definition"),
    "a statement about numbers": (lambda s: Statement(Relation.EQUAL, 1, 1), "about values of the space"),
    "a fault of its own": (lambda s: equal(s.N, [][1]), "raises IndexError in line"),
}


@pytest.mark.each(BAD)
def test_bad_claim(function, expected):
    with pytest.raises(InputError, match=expected) as caught:
        decide(function)
    assert "\n" not in str(caught.value)


def test_a_value_of_another_space():
    kept = []
    decide(lambda s: (kept.append(s.N), equal(s.N, s.N))[1])
    with pytest.raises(InputError, match="another space"):
        decide(lambda s: equal(s.N, kept[0] * s.N))
    with pytest.raises(InputError, match="another space"):
        decide(lambda s: [equal(s.N, s.N), equal(kept[0], kept[0])])


# a where the gain is not 0, and 0 elsewhere.
in_some_entries = s.activation * s.zeros_gain() * s.drazin(s.zeros_gain())


NOT_FREE = {
    "2a": lambda s: 2 * s.activation,
    "a gain with zeros": lambda s: s.zeros_gain(),
    "a + a²": lambda s: s.activation + s.activation**2,
    "a − a": lambda s: s.activation - s.activation,
    "a + b": lambda s: s.activation + s.bias,
    "a²": lambda s: s.activation**2,
    "a ⊙ b": lambda s: s.activation * s.bias,
    "1/a": lambda s: s.ones / s.activation,
    "1": lambda s: s.ones,
    "0": lambda s: 0 * s.ones,
    "e^a": lambda s: s.exp(s.activation),
    "log a": lambda s: s.log(s.activation),
    "√(1 + a²)": lambda s: s.sqrt(s.ones + s.activation**2),
    "1/(1 + a²)": lambda s: s.ones / (s.ones + s.activation**2),
    "Wa": lambda s: s.matrix("W", rows="N") @ s.activation,
    "the entries of a where the gain is not 0": in_some_entries,
    "the entries of a where the gain is 0": lambda s: s.activation - in_some_entries(s),
    "a basis vector": lambda s: s.basis("i"),
}


@pytest.mark.parametrize("name", NOT_FREE)
def test_derivative_needs_free_vector(name):
    s = Recorder()
    at = NOT_FREE[name](s)
    for derivative in (lambda: s.gradient(s.dot(s.activation, s.activation), at), lambda: s.jacobian(at, at)):
        with pytest.raises(
            InputError, match=r"a derivative is taken at a free vector|no derivative at s\.zeros_gain\(\)"
        ):
            derivative()


def test_print_name_is_same_vector():
    assert decide(equal(s.jacobian(s.activation, s.let("x", s.activation)), s.identity)).holds

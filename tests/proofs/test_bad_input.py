"""Functions that are no claims: one line says what is wrong and what would be right."""

import numpy as np
import pytest

from proofs import InputError, decide, equal
from proofs.readings.matrices.points import Point
from proofs.readings.matrices.reals import Reals
from proofs.readings.matrices.space import Explicit
from proofs.readings.matrices.surds import Surd
from proofs.readings.moments.space import Moments

BAD = {
    "a scalar added to a vector": (lambda s: equal(s.activation + 1, s.activation), "c \\* s.ones"),
    "a vector equal to a scalar": (lambda s: equal(s.activation, s.N), "different kinds"),
    "a float": (lambda s: equal(0.5 * s.activation, s.activation), "not exact"),
    "a NumPy number": (lambda s: equal(np.float64(0.5) * s.activation, s.activation), "not exact|no meaning"),
    "NaN": (lambda s: equal(s.N * float("nan"), s.N), "not exact"),
    "nothing": (lambda s: None, "has to return a statement"),
    "an empty list": (lambda s: [], "has to return a statement"),
    "a bare value": (lambda s: s.N, "has to return a statement"),
    "a comparison": (lambda s: s.N == s.N, "equal\\(left, right\\)"),
    "a truth value": (lambda s: equal(s.N, s.N) if s.N else None, "no truth"),
    "an operator times a vector with *": (lambda s: equal(s.identity * s.activation, s.activation), "A @ v"),
    "a fractional power": (lambda s: equal(s.N**0.5, s.N), "s.sqrt"),
    "a derivative at no free vector": (lambda s: equal(s.gradient(s.N, s.activation + s.gain), s.ones), "free vector"),
    "a derivative at no free scalar": (lambda s: equal(s.derivative(s.N, s.N + 1), s.N), "free scalar"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_claim(name):
    function, expected = BAD[name]
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


def in_some_entries(s):
    """a where the gain is not 0, and 0 elsewhere."""
    return s.activation * s.zeros_gain() * s.drazin(s.zeros_gain())


NOT_FREE = {
    "2a": lambda s: 2 * s.activation,
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
def test_a_derivative_is_taken_at_a_free_vector(name):
    """In each reading: a guard of one of them hides that the other has none."""
    at, positive = NOT_FREE[name], {("activation", n): Surd.rational(n + 1) for n in range(3)}
    for s in (Moments(two_blocks="where the gain" in name), Explicit(Reals(Point(3, 1, 0, positive)), 3, 1)):
        for derivative in (
            lambda s, v: s.gradient(s.dot(s.activation, s.activation), v),
            lambda s, v: s.jacobian(v, v),
        ):
            with pytest.raises(InputError, match="a derivative is taken at a free vector"):
                derivative(s, at(s))

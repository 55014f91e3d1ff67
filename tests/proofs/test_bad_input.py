"""Functions that are no claims: one line says what is wrong and what would be right."""

import numpy as np
import pytest

from proofs import InputError, decide, equal

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

"""The walkthrough's experiments: the page is of this code, no word outlives its numbers, the checks can fail."""

import copy
import json

import numpy as np
import pytest

from lnverify.numeric.publishing.json_text import json_text
from lnverify.numeric.reference import solve
from lnverify.numeric.walkthrough import forward, gradients, page


@pytest.fixture(scope="module")
def found():
    return json.loads(json_text(page.collect()))


@pytest.fixture(scope="module")
def rendered(found):
    return page.PAGE.render(found)


# What each sentence of the page rests on: a place in the data, a value that refutes it, what it says while it holds.
SENTENCES = [
    (("forward", "shapes", 4, "is_bias"), False, "the output is the bias, exactly"),
    (("check", "quantities", 0, "relative"), 1e-10, "fails entry by entry and holds for the vector as a whole"),
    (("check", "quantities", 0, "whole"), 1e-8, "fails entry by entry and holds for the vector as a whole"),
    (("check", "quantities", 0, "backward"), 1e-9, "The backward pass is right"),
]


@pytest.mark.parametrize(("place", "value", "words"), SENTENCES, ids=["/".join(map(str, s[0])) for s in SENTENCES])
def test_no_sentence_outlives_its_numbers(found, rendered, place, value, words):
    assert words in rendered
    changed = copy.deepcopy(found)
    *path, last = place
    part = changed
    for step in path:
        part = part[step]
    part[last] = value
    assert words not in page.PAGE.render(changed)


def test_least_tolerance_is_threshold():
    problem = forward.draw_inputs(1)
    expected = solve(problem)["output"].rounded
    values = expected + np.linspace(-1, 1, expected.size).reshape(expected.shape) * 1e-3
    t = forward.least_tolerance(values, expected)
    # A part in 10⁹ is far above the roundings of the comparison.
    assert np.allclose(values, expected, rtol=t * (1 + 1e-9), atol=t * (1 + 1e-9))
    assert not np.allclose(values, expected, rtol=t * (1 - 1e-9), atol=t * (1 - 1e-9))
    assert forward.least_tolerance(np.full_like(expected, np.nan), expected) == np.inf


def test_float64_stays_within_bound(found):
    # N = 20 at most: some twenty roundings of entries below 8.
    assert found["forward"]["needed"] < 2.0**-45
    assert all(s["absolute"] < 2.0**-45 for s in found["forward"]["shapes"])


def test_the_backward_pass_is_the_exact_gradient():
    problem = gradients.draw_inputs()
    exact = solve(problem)
    for name, value in gradients.backward(problem).items():
        # A few dozen roundings; σ² ≥ 1/50 lets them grow by about 7, and entries are below 10.
        assert np.abs(value - exact[name].rounded).max() < 2.0**-42


def test_wrong_gradient_fails_check():
    problem = gradients.draw_inputs()
    numeric = gradients.numeric_gradients(problem, gradients.STEP)["dx"]
    wrong = gradients.backward(problem, 1e-5)["dx"]
    assert gradients.relative_errors(numeric, wrong).max() > 1e-6
    assert gradients.whole_error(numeric, wrong) > 1e-6
